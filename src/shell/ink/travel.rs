//! The way of the cursor from one place to another, in the fewest bytes.

use std::fmt::{self, Write};

/// Where the cursor is, columns and rows from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cursor {
    /// Anywhere.
    Lost,
    /// In this row, and in this column if the characters before it are as wide as they are taken to be.
    About(u16, u16),
    /// In this column and row.
    At(u16, u16),
}

/// One way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Travel {
    /// It is there.
    None,
    /// To a column and a row.
    To(u16, u16),
    /// To a column of the same row.
    Column(u16),
    /// So many columns to the right and rows down; negative ones to the left and up.
    By(i32, i32),
}

impl Cursor {
    /// The shortest way to a column and a row.
    pub(super) fn travel(self, x: u16, y: u16) -> Travel {
        let to = Travel::To(x, y);
        match self {
            Self::About(column, row) | Self::At(column, row) if (column, row) == (x, y) => Travel::None,
            Self::At(column, row) => {
                let by = Travel::By(i32::from(x) - i32::from(column), i32::from(y) - i32::from(row));
                let along = if row == y { Travel::Column(x) } else { to };
                [along, by].into_iter().min_by_key(|way| way.bytes()).unwrap_or(to)
            }
            Self::About(_, row) if row == y => Travel::Column(x),
            Self::About(..) | Self::Lost => to,
        }
    }
}

impl Travel {
    /// Its length.
    pub(super) fn bytes(self) -> usize {
        let mut length = Length(0);
        // A length takes any text.
        self.write(&mut length).map_or(usize::MAX, |()| length.0)
    }

    pub(super) fn write(self, out: &mut impl Write) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::To(x, y) => write!(out, "\x1b[{};{}H", y + 1, x + 1),
            Self::Column(x) => write!(out, "\x1b[{}G", x + 1),
            Self::By(right, down) => {
                steps(down, 'B', 'A', out)?;
                match right {
                    -3..0 => (right..0).try_for_each(|_| out.write_char('\x08')),
                    _ => steps(right, 'C', 'D', out),
                }
            }
        }
    }
}

/// Steps in one direction or, if there are less than none, in the other.
fn steps(n: i32, one: char, other: char, out: &mut impl Write) -> fmt::Result {
    let letter = if n < 0 { other } else { one };
    match n.unsigned_abs() {
        0 => Ok(()),
        1 => write!(out, "\x1b[{letter}"),
        n => write!(out, "\x1b[{n}{letter}"),
    }
}

/// Counts bytes.
struct Length(usize);

impl Write for Length {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}
