//! A board as rows of letters, from the top: `X` Black, `O` White, `.` empty.

use super::Board;
use crate::rules::color::Color;
use crate::rules::grid::glyph;
use crate::rules::point::{Point, Size};
use std::fmt;

/// Rows that are no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadRows {
    /// No rows, more than 52, or a side of 0 or more than 52.
    Size,
    /// A row longer or shorter than the first (0-based).
    Ragged(usize),
    /// A character that is none of `X`, `O`, `.` in this row (0-based).
    Character(usize),
}

impl fmt::Display for BadRows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size => write!(f, "a board has 1 to 52 rows of 1 to 52 points"),
            Self::Ragged(row) => write!(f, "row {} is not as long as the first", row + 1),
            Self::Character(row) => write!(f, "row {} holds something other than X, O and .", row + 1),
        }
    }
}

impl std::error::Error for BadRows {}

impl Board {
    /// Reads rows from the top: `X` Black, `O` White, `.` empty. Stones without liberties stand.
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Self, BadRows> {
        let width = rows.first().map_or(0, |row| row.as_ref().chars().count());
        let narrow = |n: usize| u8::try_from(n).map_err(|_| BadRows::Size);
        let size = Size::new(narrow(width)?, narrow(rows.len())?).ok_or(BadRows::Size)?;
        let mut stones = Vec::new();
        let mut points = size.iter();
        for (y, row) in rows.iter().enumerate() {
            if row.as_ref().chars().count() != width {
                return Err(BadRows::Ragged(y));
            }
            for (c, point) in row.as_ref().chars().zip(points.by_ref().take(width)) {
                match c {
                    'X' => stones.push((point, Some(Color::Black))),
                    'O' => stones.push((point, Some(Color::White))),
                    '.' => {}
                    _ => return Err(BadRows::Character(y)),
                }
            }
        }
        let mut board = Self::new(size);
        board.put(stones);
        Ok(board)
    }

    /// Rows from the top: `X` Black, `O` White, `.` empty.
    pub fn rows(&self) -> Vec<String> {
        (0..self.size.height())
            .map(|y| (0..self.size.width()).map(|x| glyph(self.at(Point::new(x, y)))).collect())
            .collect()
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.rows()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::{BadRows, Board};

    #[test]
    fn what_is_no_board() {
        let long = "X".repeat(53);
        for (rows, error) in [
            (&[][..], BadRows::Size),
            (&[""], BadRows::Size),
            (&[long.as_str()], BadRows::Size),
            (&["."; 53], BadRows::Size),
            (&["X.", "O"], BadRows::Ragged(1)),
            (&["X.", "O.."], BadRows::Ragged(1)),
            (&["X.", "x."], BadRows::Character(1)),
            (&["X。"], BadRows::Character(0)),
        ] {
            assert_eq!(Board::from_rows(rows), Err(error), "{rows:?}");
        }
    }

    #[test]
    fn rows_read_back() {
        let rows = ["X.O", "...", "OOX", "XXX"];
        let board = Board::from_rows(&rows).unwrap();
        assert_eq!(board.rows(), rows);
        assert_eq!(board.size().to_string(), "3x4");
        assert_eq!(board.stones().count(), 8);
    }
}
