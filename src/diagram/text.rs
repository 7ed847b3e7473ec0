//! A position in characters: for a pipe, a mail, a reader of screens.

use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::grid::Grid;
use crate::rules::handicap::star_points;
use crate::rules::point::{Point, Size, column_label};
use std::iter::once;
use unicode_width::UnicodeWidthStr;

/// What the board is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyphs {
    /// Lines and round stones: `●` is Black, `○` is White.
    Unicode,
    /// Nothing but ASCII: `X` is Black, `O` is White.
    Ascii,
}

/// How an empty point is drawn at which a border is not closed.
pub const OPEN: char = '?';

impl Glyphs {
    /// How a stone is drawn.
    pub const fn stone(self, color: Color) -> char {
        match (self, color) {
            (Self::Unicode, Color::Black) => '●',
            (Self::Unicode, Color::White) => '○',
            (Self::Ascii, Color::Black) => 'X',
            (Self::Ascii, Color::White) => 'O',
        }
    }

    /// How a dead stone is drawn while it still lies on the board: small.
    pub const fn dead(self, color: Color) -> char {
        match (self, color) {
            (Self::Unicode, Color::Black) => '•',
            (Self::Unicode, Color::White) => '◦',
            (Self::Ascii, Color::Black) => 'x',
            (Self::Ascii, Color::White) => 'o',
        }
    }

    /// How an empty point that is somebody's is drawn.
    pub const fn owned(self, color: Color) -> char {
        match (self, color) {
            (Self::Unicode, Color::Black) => '▪',
            (Self::Unicode, Color::White) => '▫',
            (Self::Ascii, Color::Black) => 'b',
            (Self::Ascii, Color::White) => 'w',
        }
    }

    const fn empty(self, size: Size, point: Point, star: bool) -> char {
        let (x, y) = (point.x(), point.y());
        let (left, right) = (x == 0, x + 1 == size.width());
        let (top, bottom) = (y == 0, y + 1 == size.height());
        match self {
            Self::Ascii => {
                if star {
                    '+'
                } else {
                    '.'
                }
            }
            Self::Unicode => match (left, right, top, bottom) {
                (true, _, true, _) => '┌',
                (_, true, true, _) => '┐',
                (true, _, _, true) => '└',
                (_, true, _, true) => '┘',
                (true, ..) => '├',
                (_, true, ..) => '┤',
                (_, _, true, _) => '┬',
                (.., true) => '┴',
                _ if star => '╋',
                _ => '┼',
            },
        }
    }
}

/// What is written on a point beside lines and stones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sign {
    /// What stands in the place of the stone or the crossing.
    pub own: Option<String>,
    /// What stands behind it.
    pub after: String,
}

impl Sign {
    /// A character in the place of what is there.
    fn of(own: char) -> Self {
        Self { own: Some(own.into()), after: String::new() }
    }

    /// The columns it takes more than a stone.
    fn more(&self) -> usize {
        self.own.as_deref().map_or(0, |own| own.width().saturating_sub(1)) + self.after.width()
    }
}

/// The board, a line for each row and one above and below with the letters of the columns; the point `marked` stands in
/// parentheses. No line ends in a blank.
pub fn board(board: &Board, marked: Option<Point>, glyphs: Glyphs) -> String {
    drawn(board, marked, glyphs, |_| None)
}

/// As [`board`], with another character on the points where `other` names one.
pub fn drawn(
    board: &Board,
    marked: Option<Point>,
    glyphs: Glyphs,
    other: impl Fn(Point) -> Option<char>,
) -> String {
    signed(board, marked, glyphs, |point| other(point).map(Sign::of))
}

/// As [`board`], with signs on the points where `sign` has one. Signs that need room part the points further.
pub fn signed(
    board: &Board,
    marked: Option<Point>,
    glyphs: Glyphs,
    sign: impl Fn(Point) -> Option<Sign>,
) -> String {
    let size = board.size();
    let signs = Grid::filled(size, |point| sign(point).unwrap_or_default());
    let more = signs.iter().map(|(_, sign)| sign.more()).max().unwrap_or(0);
    let last = signs.iter().filter(|(point, _)| point.x() + 1 == size.width());
    let last = last.map(|(_, sign)| sign.more()).max().unwrap_or(0);
    let pitch = if more > 0 { pitch(size).max(more + 2) } else { pitch(size) };
    let margin = size.height().to_string().len();
    let letters = letters(size, margin, pitch);
    let stars = star_points(size);
    let rows = (0..size.height()).map(|y| {
        let number = size.height() - y;
        let mut row = format!("{number:>margin$}");
        // Nothing stands before the first point but a blank.
        let mut gap = vec![' '; pitch - 1];
        for x in 0..size.width() {
            let point = Point::new(x, y);
            let is_marked = marked == Some(point);
            if let Some(last) = gap.last_mut().filter(|_| is_marked) {
                *last = '(';
            }
            row.extend(&gap);
            let Sign { own, after } = &signs[point];
            match own {
                Some(own) => row.push_str(own),
                None => row.push(board.at(point).map_or_else(
                    || glyphs.empty(size, point, stars.contains(&point)),
                    |color| glyphs.stone(color),
                )),
            }
            row.push_str(after);
            let is_last = x + 1 == size.width();
            let line = if glyphs == Glyphs::Unicode && !is_last { '─' } else { ' ' };
            let room = if is_last { 1 + last } else { pitch - 1 };
            gap = vec![line; room - signs[point].more()];
            if is_marked {
                gap[0] = ')';
            }
        }
        row.extend(&gap);
        row.push_str(&number.to_string());
        row
    });
    let lines: Vec<String> = once(letters.clone()).chain(rows).chain(once(letters.clone())).collect();
    lines.join("\n") + "\n"
}

/// Columns from one point to the next: labels of two letters need room.
const fn pitch(size: Size) -> usize {
    if size.width() > 25 { 3 } else { 2 }
}

fn letters(size: Size, margin: usize, pitch: usize) -> String {
    let labels: String =
        (0..size.width()).map(|x| format!("{:>pitch$}", column_label(x))).collect::<Vec<_>>().concat();
    format!("{:margin$}{labels}", "")
}

#[cfg(test)]
mod tests {
    use super::{Glyphs, board};
    use crate::rules::board::Board;
    use crate::rules::point::{Point, Size};

    #[test]
    fn a_small_board_in_both_hands() {
        let position = Board::from_rows(&["X....", ".....", "..X.O", ".....", "....O"]).unwrap();
        let shown = board(&position, Some(Point::new(2, 2)), Glyphs::Ascii);
        let expected = "  A B C D E\n\
                        5 X . . . . 5\n\
                        4 . . . . . 4\n\
                        3 . .(X). O 3\n\
                        2 . . . . . 2\n\
                        1 . . . . O 1\n\
                        \x20 A B C D E\n";
        assert_eq!(shown, expected);
        let shown = board(&position, Some(Point::new(4, 4)), Glyphs::Unicode);
        let expected = "  A B C D E\n\
                        5 ●─┬─┬─┬─┐ 5\n\
                        4 ├─┼─┼─┼─┤ 4\n\
                        3 ├─┼─●─┼─○ 3\n\
                        2 ├─┼─┼─┼─┤ 2\n\
                        1 └─┴─┴─┴(○)1\n\
                        \x20 A B C D E\n";
        assert_eq!(shown, expected);
    }

    #[test]
    fn every_size_is_straight() {
        for side in 1..=52 {
            let empty = Board::new(Size::square(side).unwrap());
            for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
                let shown = board(&empty, Some(Point::new(0, 0)), glyphs);
                let lines: Vec<&str> = shown.lines().collect();
                assert_eq!(lines.len(), usize::from(side) + 2);
                let rows = &lines[1..=usize::from(side)];
                let without_number =
                    |row: &str| row.trim_end_matches(|c: char| c.is_ascii_digit()).chars().count();
                let widths: Vec<usize> = rows.iter().map(|row| without_number(row)).collect();
                assert!(widths.iter().all(|&width| width == widths[0]), "{shown}");
                assert!(lines.iter().all(|line| !line.ends_with(' ')), "{shown}");
            }
        }
    }
}
