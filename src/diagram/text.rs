//! A position in characters: for a pipe, a mail, a reader of screens.

use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::handicap::star_points;
use crate::rules::point::{Point, Size, column_label};
use std::iter::once;

/// What the board is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyphs {
    /// Lines and round stones: `●` is Black, `○` is White.
    Unicode,
    /// Nothing but ASCII: `X` is Black, `O` is White.
    Ascii,
}

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
    let size = board.size();
    let margin = size.height().to_string().len();
    let letters = letters(size, margin);
    let stars = star_points(size);
    let rows = (0..size.height()).map(|y| {
        let number = size.height() - y;
        let mut row = format!("{number:>margin$}");
        for x in 0..size.width() {
            let point = Point::new(x, y);
            let glyph = other(point).unwrap_or_else(|| {
                board.at(point).map_or_else(
                    || glyphs.empty(size, point, stars.contains(&point)),
                    |color| glyphs.stone(color),
                )
            });
            row.push_str(&between(size, x, y, marked, glyphs));
            row.push(glyph);
        }
        let end = if marked == Some(Point::new(size.width() - 1, y)) { ')' } else { ' ' };
        row.push(end);
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

fn letters(size: Size, margin: usize) -> String {
    let pitch = pitch(size);
    let labels: String =
        (0..size.width()).map(|x| format!("{:>pitch$}", column_label(x))).collect::<Vec<_>>().concat();
    format!("{:margin$}{labels}", "")
}

/// What stands between a point and the one to its left, or the margin.
fn between(size: Size, x: u8, y: u8, marked: Option<Point>, glyphs: Glyphs) -> String {
    let line = if x > 0 && glyphs == Glyphs::Unicode { '─' } else { ' ' };
    let mut gap = vec![line; pitch(size) - 1];
    if x > 0 && marked == Some(Point::new(x - 1, y)) {
        gap[0] = ')';
    }
    if marked == Some(Point::new(x, y))
        && let Some(last) = gap.last_mut()
    {
        *last = '(';
    }
    gap.into_iter().collect()
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
