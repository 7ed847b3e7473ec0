//! Cells as bytes: where the cursor goes, what changes in colour and weight, the characters. It says nothing the
//! terminal knows already, so that a moved cursor costs little on a slow line.
//!
//! A frame with few changes, such as a tick of a clock, is written in the order that takes the fewest bytes.

mod pen;
mod run;
mod travel;

use std::fmt;

use self::pen::Pen;
use self::run::{Placed, Run};
use self::travel::Cursor;

/// The most runs that are brought into a shorter order.
const ORDERED: usize = 100;
/// About the bytes of a changed pen.
const PEN: usize = 6;

/// Writes cells, each with its column and row, row by row, for a terminal so many columns wide whose pen is plain; it
/// is plain again afterwards.
pub fn write(cells: &[Placed<'_>], width: u16, out: &mut String) -> fmt::Result {
    let mut runs = Run::all(cells);
    let begun = out.len();
    let mut way = Way::new(width, out);
    runs.iter().try_for_each(|run| way.put(run))?;
    way.end()?;
    // A character of uncertain width may break the one beside it: then the order is left to right.
    if runs.len() <= ORDERED && runs.iter().all(Run::is_plain) {
        let mut shorter = String::new();
        let mut way = Way::new(width, &mut shorter);
        while let Some(n) = (0..runs.len()).min_by_key(|&n| way.cost(&runs[n])) {
            way.put(&runs.remove(n))?;
        }
        way.end()?;
        if shorter.len() < out.len() - begun {
            out.replace_range(begun.., &shorter);
        }
    }
    Ok(())
}

/// The way of the pen over the screen.
struct Way<'a> {
    pen: Pen,
    cursor: Cursor,
    /// The columns of the screen.
    width: u16,
    out: &'a mut String,
}

impl<'a> Way<'a> {
    const fn new(width: u16, out: &'a mut String) -> Self {
        Self { pen: Pen::PLAIN, cursor: Cursor::Lost, width, out }
    }

    /// About how many bytes it takes to begin with a run.
    fn cost(&self, run: &Run<'_, '_>) -> usize {
        let changed = if run.suits(self.pen) { 0 } else { PEN };
        changed + self.cursor.travel(run.x, run.y).bytes()
    }

    fn put(&mut self, run: &Run<'_, '_>) -> fmt::Result {
        self.cursor.travel(run.x, run.y).write(self.out)?;
        self.cursor = run.write(&mut self.pen, self.width, self.out)?;
        Ok(())
    }

    fn end(mut self) -> fmt::Result {
        self.pen.change(Pen::PLAIN, self.out)
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU16;

    use proptest::prelude::{Just, Strategy, any, prop, prop_oneof, proptest};
    use ratatui::buffer::{Buffer, Cell};
    use ratatui::layout::Rect;
    use ratatui::style::{Color, Modifier, Style};

    use super::write;

    type Drawn = (u16, u16, &'static str, Style);

    fn written(cells: &[Drawn]) -> String {
        let cells: Vec<(u16, u16, Cell)> = cells
            .iter()
            .map(|(x, y, symbol, style)| {
                let mut cell = Cell::default();
                cell.set_symbol(symbol).set_style(*style);
                (*x, *y, cell)
            })
            .collect();
        let mut out = String::new();
        let cells: Vec<_> = cells.iter().map(|(x, y, cell)| (*x, *y, cell)).collect();
        write(&cells, 80, &mut out).unwrap();
        out
    }

    #[test]
    fn only_what_changes_is_said() {
        let plain = Style::new();
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let wood = Style::new().fg(Color::Rgb(1, 2, 3)).bg(Color::Indexed(137));
        let lit = Style::new().add_modifier(Modifier::REVERSED);
        let cases: [(&[Drawn], &str); 12] = [
            (&[(0, 0, "a", plain), (1, 0, "b", plain)], "\x1b[1;1Hab"),
            (&[(0, 0, "a", plain), (4, 0, "b", plain), (0, 1, "c", plain)], "\x1b[1;1Ha\x1b[5Gb\x1b[2;1Hc"),
            (&[(0, 0, "手", plain), (2, 0, "b", plain)], "\x1b[1;1H手\x1b[3Gb"),
            (&[(0, 0, "a", bold), (1, 0, "b", bold), (2, 0, "c", plain)], "\x1b[1;1H\x1b[1mab\x1b[0mc"),
            (
                &[(0, 0, "a", wood), (1, 0, "b", wood.fg(Color::Black))],
                "\x1b[1;1H\x1b[38;2;1;2;3;48;5;137ma\x1b[30mb\x1b[0m",
            ),
            (
                &[(0, 0, "a", bold.add_modifier(Modifier::DIM)), (1, 0, "b", bold)],
                "\x1b[1;1H\x1b[1;2ma\x1b[22;1mb\x1b[0m",
            ),
            (
                &[(0, 0, "a", wood.bg(Color::White)), (1, 0, "b", plain)],
                "\x1b[1;1H\x1b[38;2;1;2;3;107ma\x1b[0mb",
            ),
            (&[(0, 0, "\x1b[2J", plain), (1, 0, "\u{9b}", plain)], "\x1b[1;1H  "),
            // What goes out of one pen comes before what takes another; the cursor goes on from where it is.
            (
                &[(4, 0, " ", lit), (9, 0, "a", plain), (4, 1, " ", lit), (9, 1, "b", plain)],
                "\x1b[1;10Ha\x1b[B\x08b\x1b[5G\x1b[7m \x1b[A\x08 \x1b[0m",
            ),
            // Blanks show no colour of the pen, and are erased where the cursor stays for the next.
            (
                &[
                    (9, 0, " ", bold),
                    (10, 0, " ", bold),
                    (11, 0, " ", bold),
                    (9, 1, " ", bold),
                    (10, 1, " ", bold),
                    (11, 1, " ", bold),
                ],
                "\x1b[1;10H\x1b[3X\x1b[B\x1b[3X",
            ),
            (&[(0, 0, "a", bold), (1, 0, " ", plain), (2, 0, "b", bold)], "\x1b[1;1H\x1b[1ma b\x1b[0m"),
            // Where the cursor is after the last column differs between terminals.
            (&[(79, 0, "a", plain), (79, 1, "b", plain)], "\x1b[1;80Ha\x1b[2;80Hb"),
        ];
        for (cells, bytes) in cases {
            assert_eq!(written(cells), bytes);
        }
    }

    fn color() -> impl Strategy<Value = Color> {
        prop_oneof![
            Just(Color::Reset),
            any::<u8>().prop_map(Color::Indexed),
            any::<[u8; 3]>().prop_map(|[r, g, b]| Color::Rgb(r, g, b)),
        ]
    }

    fn as_seen(color: vt100::Color) -> Color {
        match color {
            vt100::Color::Default => Color::Reset,
            vt100::Color::Idx(n) => Color::Indexed(n),
            vt100::Color::Rgb(r, g, b) => Color::Rgb(r, g, b),
        }
    }

    proptest! {
        /// A terminal that reads the bytes shows the cells.
        #[test]
        fn a_terminal_shows_what_was_drawn(
            cells in prop::collection::vec((0_u16..20, 0_u16..6, "[a-z ●手]", color(), color(), any::<[bool; 4]>()), 1..60)
        ) {
            let area = Rect::new(0, 0, 22, 6);
            let mut page = Buffer::empty(area);
            for (x, y, symbol, fg, bg, [bold, dim, underlined, reversed]) in &cells {
                let mut style = Style::new().fg(*fg).bg(*bg);
                for (on, modifier) in [
                    (*bold, Modifier::BOLD),
                    // This terminal knows one weight at a time.
                    (*dim && !*bold, Modifier::DIM),
                    (*underlined, Modifier::UNDERLINED), (*reversed, Modifier::REVERSED),
                ] {
                    if on { style = style.add_modifier(modifier); }
                }
                page[(*x, *y)].reset();
                page.set_string(*x, *y, symbol, style);
            }
            let blank = Buffer::empty(area);
            let mut out = String::new();
            write(&blank.diff(&page), 22, &mut out).unwrap();
            let side = |n| NonZeroU16::new(n).unwrap();
            let mut terminal = vt100::Parser::new(side(6), side(22), 0);
            terminal.process(out.as_bytes());
            for (x, y, cell) in blank.diff(&page) {
                let seen = terminal.screen().cell(y, x).unwrap();
                assert_eq!(as_seen(seen.bgcolor()), cell.bg);
                assert_eq!(seen.underline(), cell.modifier.contains(Modifier::UNDERLINED));
                assert_eq!(seen.inverse(), cell.modifier.contains(Modifier::REVERSED));
                let blank = cell.symbol() == " ";
                assert!(seen.contents() == cell.symbol() || blank && seen.contents().is_empty());
                // Nothing else is seen of a blank.
                if !blank || seen.inverse() || seen.underline() {
                    assert_eq!(as_seen(seen.fgcolor()), cell.fg);
                    assert_eq!(seen.bold(), cell.modifier.contains(Modifier::BOLD));
                    assert_eq!(seen.dim(), cell.modifier.contains(Modifier::DIM));
                }
            }
        }
    }
}
