//! What differs between two frames.
//!
//! A cell is asked how wide its character is only in rows that differ: most rows of most frames do not.

use ratatui::buffer::{Buffer, Cell, CellDiffOption};
use unicode_width::UnicodeWidthStr;

/// The bytes of a jump within a row, at least.
const JUMP: usize = 4;

/// The cells that turn a terminal showing `old` into one showing `new`, each with its column and row, row by row.
/// Both frames have the same area, which begins at the upper left.
pub fn changes<'a>(old: &Buffer, new: &'a Buffer) -> Vec<(u16, u16, &'a Cell)> {
    let mut changed = Vec::new();
    let width = usize::from(new.area.width).max(1);
    let rows = old.content.chunks(width).zip(new.content.chunks(width));
    for (y, (old, new)) in (0..new.area.height).zip(rows) {
        if old != new {
            row(old, new, y, &mut changed);
        }
    }
    changed
}

fn row<'a>(old: &[Cell], new: &'a [Cell], y: u16, changed: &mut Vec<(u16, u16, &'a Cell)>) {
    // Columns before `covered` lie under a wide character; those before `stale` may show anything.
    let (mut covered, mut stale) = (0, 0);
    for (x, (before, after)) in old.iter().zip(new).enumerate() {
        if x < covered {
            // A character that began here is broken by the one that covers it.
            stale = stale.max(x + columns(before));
            continue;
        }
        covered = x + columns(after);
        if before == after && x >= stale {
            continue;
        }
        stale = stale.max(x + columns(before)).max(covered);
        let from = changed.last().filter(|last| last.1 == y).map_or(x, |last| usize::from(last.0) + 1);
        let from = if spares_a_jump(new, from, x) { from } else { x };
        changed.extend((from..=x).filter_map(|x| Some((u16::try_from(x).ok()?, y, &new[x]))));
    }
}

/// Whether the characters between two that changed, before which the cursor stands and up to which it must go, are
/// said in fewer bytes than a jump over them: they ask for no pen of their own.
fn spares_a_jump(cells: &[Cell], from: usize, to: usize) -> bool {
    let alike = |a: &Cell, b: &Cell| (a.fg, a.bg, a.modifier) == (b.fg, b.bg, b.modifier);
    let goes_with =
        |changed: &Cell| cells[from..to].iter().all(|cell| cell.symbol().len() == 1 && alike(cell, changed));
    from < to
        && to - from <= JUMP
        && cells[from - 1].symbol().len() == 1
        && (goes_with(&cells[from - 1]) || goes_with(&cells[to]))
}

/// How many columns a cell's character takes.
fn columns(cell: &Cell) -> usize {
    match cell.diff_option {
        CellDiffOption::ForcedWidth(width) => usize::from(width.get()),
        _ if cell.symbol().len() == 1 => 1,
        _ => cell.symbol().width().max(1),
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU16;

    use proptest::prelude::{prop, prop_assert_eq, prop_oneof, proptest};
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::{Color, Style};

    use super::changes;
    use crate::shell::ink;

    /// One line, the next, and what is sent.
    type Case = (&'static str, &'static str, &'static [(u16, &'static str)]);

    /// Columns and characters of what is sent.
    fn sent(old: &str, new: &str) -> Vec<(u16, String)> {
        let frame = |line: &str| {
            let mut frame = Buffer::empty(Rect::new(0, 0, 8, 1));
            frame.set_string(0, 0, line, Style::new());
            frame
        };
        changes(&frame(old), &frame(new)).iter().map(|(x, _, cell)| (*x, cell.symbol().to_owned())).collect()
    }

    #[test]
    fn only_what_differs_and_all_that_was_broken() {
        let cases: [Case; 11] = [
            ("0:30", "0:30", &[]),
            ("0:30", "0:29", &[(2, "2"), (3, "9")]),
            // Half a wide character shows nothing certain.
            ("手x", "a x", &[(0, "a"), (1, " ")]),
            ("ab", "手", &[(0, "手")]),
            ("a手b", "手 b", &[(0, "手"), (2, " ")]),
            ("手手", "a手", &[(0, "a"), (1, "手"), (3, " ")]),
            ("手谈", "手谈!", &[(4, "!")]),
            // What is shorter than a jump is said again.
            ("0:29", "1:28", &[(0, "1"), (1, ":"), (2, "2"), (3, "8")]),
            ("0.0.....", "1.0....2", &[(0, "1"), (7, "2")]),
            ("a手b", "c手d", &[(0, "c"), (3, "d")]),
            ("", "", &[]),
        ];
        for (old, new, expected) in cases {
            let expected: Vec<(u16, String)> = expected.iter().map(|(x, s)| (*x, (*s).to_owned())).collect();
            assert_eq!(sent(old, new), expected, "{old:?} to {new:?}");
        }
    }

    #[test]
    fn a_frame_of_no_size_has_no_changes() {
        for area in [Rect::new(0, 0, 0, 0), Rect::new(0, 0, 0, 3), Rect::new(0, 0, 3, 0)] {
            assert!(changes(&Buffer::empty(area), &Buffer::empty(area)).is_empty());
        }
    }

    fn side(n: u16) -> NonZeroU16 {
        NonZeroU16::new(n).unwrap()
    }

    /// Every cell as it is seen: a blank one is blank whatever was last written there.
    fn seen(terminal: &vt100::Parser) -> Vec<(String, vt100::Color)> {
        let cells = (0..3).flat_map(|y| (0..12).map(move |x| (y, x)));
        let cell = |(y, x)| {
            let cell = terminal.screen().cell(y, x).unwrap();
            (cell.contents().trim_end().to_owned(), cell.bgcolor())
        };
        cells.map(cell).collect()
    }

    proptest! {
        /// A terminal that showed one frame and reads what differs shows the next, through a whole series.
        #[test]
        fn a_terminal_follows(
            frames in prop::collection::vec(
                prop::collection::vec((0_u16..12, 0_u16..3, prop_oneof!["[a-c手谈●]{1,4}"], 0_u8..3), 0..6),
                1..6,
            ),
        ) {
            let area = Rect::new(0, 0, 12, 3);
            let mut terminal = vt100::Parser::new(side(3), side(12), 0);
            let mut shown = Buffer::empty(area);
            for words in frames {
                let mut next = Buffer::empty(area);
                for (x, y, text, color) in words {
                    next.set_stringn(x, y, text, usize::from(12 - x), Style::new().bg(Color::Indexed(color)));
                }
                let mut bytes = String::new();
                ink::write(&changes(&shown, &next), 12, &mut bytes).unwrap();
                terminal.process(bytes.as_bytes());
                // What a terminal shows of the whole frame drawn on an empty screen.
                let mut fresh = vt100::Parser::new(side(3), side(12), 0);
                let mut bytes = String::new();
                ink::write(&changes(&Buffer::empty(area), &next), 12, &mut bytes).unwrap();
                fresh.process(bytes.as_bytes());
                prop_assert_eq!(seen(&terminal), seen(&fresh));
                shown = next;
            }
        }
    }
}
