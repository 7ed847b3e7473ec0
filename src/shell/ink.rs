//! Cells as bytes: where the cursor goes, what changes in colour and weight, the characters. It says nothing the
//! terminal knows already, so that a moved cursor costs little on a slow line.

use std::fmt::{self, Write};

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

/// The codes that switch a modifier on and off. Bold and dim are switched off together.
const MODIFIERS: [(Modifier, u8, u8); 9] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::RAPID_BLINK, 6, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

/// Writes cells, each with its column and row, for a terminal whose pen is plain; it is plain again afterwards.
pub fn write<'a>(cells: impl Iterator<Item = (u16, u16, &'a Cell)>, out: &mut String) -> fmt::Result {
    let mut pen = Pen::PLAIN;
    let mut last: Option<(u16, u16)> = None;
    for (x, y, cell) in cells {
        match last {
            // How far a wide character takes the cursor is the terminal's affair: only the very next column
            // follows without a jump.
            Some((column, row)) if row == y && column + 1 == x => {}
            Some((_, row)) if row == y => write!(out, "\x1b[{}G", x + 1)?,
            _ => write!(out, "\x1b[{};{}H", y + 1, x + 1)?,
        }
        last = Some((x, y));
        pen.change(Pen { fg: cell.fg, bg: cell.bg, modifier: cell.modifier }, out)?;
        // Whatever a name or a comment holds, it does not steer the terminal.
        out.push_str(if cell.symbol().contains(char::is_control) { " " } else { cell.symbol() });
    }
    if pen != Pen::PLAIN {
        out.push_str("\x1b[0m");
    }
    Ok(())
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Pen {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

impl Pen {
    const PLAIN: Self = Self { fg: Color::Reset, bg: Color::Reset, modifier: Modifier::empty() };

    /// Makes it another pen by the fewest codes.
    fn change(&mut self, to: Self, out: &mut String) -> fmt::Result {
        if *self == to {
            return Ok(());
        }
        if to == Self::PLAIN {
            *self = to;
            out.push_str("\x1b[0m");
            return Ok(());
        }
        let mut codes = Codes { out, any: false };
        let gone = self.modifier - to.modifier;
        let mut kept = self.modifier & to.modifier;
        for (modifier, _, off) in MODIFIERS {
            // 22 for bold and dim, and 25 for both blinks, is said once.
            let twin = MODIFIERS
                .iter()
                .take_while(|row| row.0 != modifier)
                .any(|row| row.2 == off && gone.contains(row.0));
            if gone.contains(modifier) && !twin {
                codes.add(format_args!("{off}"))?;
                for (other, _, same) in MODIFIERS {
                    if same == off {
                        kept -= other;
                    }
                }
            }
        }
        for (modifier, on, _) in MODIFIERS {
            if (to.modifier - kept).contains(modifier) {
                codes.add(format_args!("{on}"))?;
            }
        }
        if self.fg != to.fg {
            codes.paint(to.fg, 30)?;
        }
        if self.bg != to.bg {
            codes.paint(to.bg, 40)?;
        }
        *self = to;
        codes.end();
        Ok(())
    }
}

/// One sequence of codes. An empty one would be a full reset, so it is never written.
struct Codes<'a> {
    out: &'a mut String,
    any: bool,
}

impl Codes<'_> {
    fn add(&mut self, code: fmt::Arguments<'_>) -> fmt::Result {
        self.out.push_str(if self.any { ";" } else { "\x1b[" });
        self.any = true;
        self.out.write_fmt(code)
    }

    /// A colour, for the foreground (30) or the background (40).
    fn paint(&mut self, color: Color, ground: u8) -> fmt::Result {
        let bright = ground + 60;
        let plain = match color {
            Color::Reset => ground + 9,
            Color::Black => ground,
            Color::Red => ground + 1,
            Color::Green => ground + 2,
            Color::Yellow => ground + 3,
            Color::Blue => ground + 4,
            Color::Magenta => ground + 5,
            Color::Cyan => ground + 6,
            Color::Gray => ground + 7,
            Color::DarkGray => bright,
            Color::LightRed => bright + 1,
            Color::LightGreen => bright + 2,
            Color::LightYellow => bright + 3,
            Color::LightBlue => bright + 4,
            Color::LightMagenta => bright + 5,
            Color::LightCyan => bright + 6,
            Color::White => bright + 7,
            Color::Indexed(n) => return self.add(format_args!("{};5;{n}", ground + 8)),
            Color::Rgb(r, g, b) => return self.add(format_args!("{};2;{r};{g};{b}", ground + 8)),
        };
        self.add(format_args!("{plain}"))
    }

    fn end(self) {
        if self.any {
            self.out.push('m');
        }
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
        write(cells.iter().map(|(x, y, cell)| (*x, *y, cell)), &mut out).unwrap();
        out
    }

    #[test]
    fn only_what_changes_is_said() {
        let plain = Style::new();
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let wood = Style::new().fg(Color::Rgb(1, 2, 3)).bg(Color::Indexed(137));
        let cases: [(&[Drawn], &str); 8] = [
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
            cells in prop::collection::vec((0_u16..20, 0_u16..6, "[a-z●手]", color(), color(), any::<[bool; 4]>()), 1..60)
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
            write(blank.diff(&page).into_iter(), &mut out).unwrap();
            let side = |n| NonZeroU16::new(n).unwrap();
            let mut terminal = vt100::Parser::new(side(6), side(22), 0);
            terminal.process(out.as_bytes());
            for (x, y, cell) in blank.diff(&page) {
                let seen = terminal.screen().cell(y, x).unwrap();
                assert_eq!(seen.contents(), cell.symbol());
                assert_eq!((as_seen(seen.fgcolor()), as_seen(seen.bgcolor())), (cell.fg, cell.bg));
                assert_eq!(seen.bold(), cell.modifier.contains(Modifier::BOLD));
                assert_eq!(seen.dim(), cell.modifier.contains(Modifier::DIM));
                assert_eq!(seen.underline(), cell.modifier.contains(Modifier::UNDERLINED));
                assert_eq!(seen.inverse(), cell.modifier.contains(Modifier::REVERSED));
            }
        }
    }
}
