//! Points, board sizes, and how both are written.
//!
//! A `Point` is an index into the largest bordered board there is (52×52 and a border), so it means the same
//! on every board and its neighbours are plain sums. Rows count from the top, columns from the left, both from 0.

use std::fmt;

/// The longest side a board may have (SGF has letters for no more).
pub const MAX_SIDE: u8 = 52;

/// Cells in a row of the bordered board, so the distance from a point to the one below it.
pub const STRIDE: usize = MAX_SIDE as usize + 2;

/// An intersection. Ordered by rows from the top, then by columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u16);

impl Point {
    /// The point in column `x` (0 = left) and row `y` (0 = top). Both must be below 52.
    #[expect(clippy::cast_possible_truncation, reason = "the stride is 54")]
    pub const fn new(x: u8, y: u8) -> Self {
        debug_assert!(x < MAX_SIDE && y < MAX_SIDE);
        Self((y as u16 + 1) * STRIDE as u16 + x as u16 + 1)
    }

    /// The column, 0 = left.
    #[expect(clippy::cast_possible_truncation, reason = "below 54 by the modulus")]
    pub const fn x(self) -> u8 {
        (self.0 % STRIDE as u16 - 1) as u8
    }

    /// The row, 0 = top.
    #[expect(clippy::cast_possible_truncation, reason = "at most 53 by construction")]
    pub const fn y(self) -> u8 {
        (self.0 / STRIDE as u16 - 1) as u8
    }

    /// The cell of this point in a bordered board of `STRIDE` columns.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point of a cell; the reverse of [`Point::index`].
    pub(super) const fn from_index(index: u16) -> Self {
        Self(index)
    }

    /// As records write it: two letters, column then row from the top, `a`…`z` then `A`…`Z`.
    pub fn to_sgf(self) -> String {
        let letter = |n: u8| char::from(if n < 26 { b'a' + n } else { b'A' + n - 26 });
        [letter(self.x()), letter(self.y())].iter().collect()
    }

    /// Reads the two letters of a record; `None` for anything else.
    pub fn from_sgf(text: &str) -> Option<Self> {
        let number = |b: u8| match b {
            b'a'..=b'z' => Some(b - b'a'),
            b'A'..=b'Z' => Some(b - b'A' + 26),
            _ => None,
        };
        match text.as_bytes() {
            [x, y] => Some(Self::new(number(*x)?, number(*y)?)),
            _ => None,
        }
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_sgf())
    }
}

/// The sides of a board, each 1 to 52 points.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Size {
    width: u8,
    height: u8,
}

impl Size {
    /// The common board, 19×19.
    pub const STANDARD: Self = Self { width: 19, height: 19 };

    /// A board of `width` columns and `height` rows; `None` unless both are 1 to 52.
    pub const fn new(width: u8, height: u8) -> Option<Self> {
        if width == 0 || width > MAX_SIDE || height == 0 || height > MAX_SIDE {
            None
        } else {
            Some(Self { width, height })
        }
    }

    /// A square board.
    pub const fn square(side: u8) -> Option<Self> {
        Self::new(side, side)
    }

    /// Columns.
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Rows.
    pub const fn height(self) -> u8 {
        self.height
    }

    /// Rows for columns.
    #[must_use]
    pub const fn transposed(self) -> Self {
        Self { width: self.height, height: self.width }
    }

    /// The number of points.
    pub const fn points(self) -> u16 {
        self.width as u16 * self.height as u16
    }

    /// Whether `point` lies on a board of this size.
    pub const fn has(self, point: Point) -> bool {
        point.x() < self.width && point.y() < self.height
    }

    /// The middle of the board, or the point above and left of it on even sides.
    pub const fn centre(self) -> Point {
        Point::new((self.width - 1) / 2, (self.height - 1) / 2)
    }

    /// Every point, row by row from the top.
    pub fn iter(self) -> impl Iterator<Item = Point> {
        (0..self.height).flat_map(move |y| (0..self.width).map(move |x| Point::new(x, y)))
    }

    /// The up to four points joined to `point` by a line.
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> {
        let (x, y) = (point.x(), point.y());
        [
            (y > 0).then(|| Point::new(x, y - 1)),
            (x > 0).then(|| Point::new(x - 1, y)),
            (x + 1 < self.width).then(|| Point::new(x + 1, y)),
            (y + 1 < self.height).then(|| Point::new(x, y + 1)),
        ]
        .into_iter()
        .flatten()
    }

    /// As players write it: `D4`, rows from the bottom, columns without I, beyond Z `AA`…`AZ` (without `AI`), `BA`…
    pub fn label(self, point: Point) -> String {
        format!("{}{}", column_label(point.x()), self.height - point.y())
    }

    /// Reads what players write, in either case; `None` when it is no point of this board.
    pub fn parse(self, text: &str) -> Option<Point> {
        let text = text.trim();
        let split = text.find(|c: char| c.is_ascii_digit())?;
        let (letters, digits) = text.split_at(split);
        let x = (0..self.width).find(|&x| column_label(x).eq_ignore_ascii_case(letters))?;
        if digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let row: u8 = digits.parse().ok()?;
        (1..=self.height).contains(&row).then(|| Point::new(x, self.height - row))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl fmt::Debug for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The letters over a column: `A`…`Z` without I, then `AA`…`AZ` without `AI`, then `BA`, `BB`.
pub fn column_label(x: u8) -> String {
    let letter = |n: u8| char::from(b'A' + n + u8::from(n >= 8));
    match x / 25 {
        0 => letter(x % 25).to_string(),
        lead => [letter(lead - 1), letter(x % 25)].iter().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_SIDE, Point, Size, column_label};

    #[test]
    fn columns_skip_i() {
        for (x, label) in [
            (0, "A"),
            (7, "H"),
            (8, "J"),
            (18, "T"),
            (24, "Z"),
            (25, "AA"),
            (33, "AJ"),
            (49, "AZ"),
            (50, "BA"),
            (51, "BB"),
        ] {
            assert_eq!(column_label(x), label);
        }
    }

    #[test]
    fn every_point_of_every_square_reads_back() {
        for side in 1..=MAX_SIDE {
            let size = Size::square(side).unwrap();
            for point in size.iter() {
                assert_eq!(size.parse(&size.label(point)), Some(point));
                assert_eq!(size.parse(&size.label(point).to_lowercase()), Some(point));
                assert_eq!(Point::from_sgf(&point.to_sgf()), Some(point));
                assert_eq!(Point::new(point.x(), point.y()), point);
            }
        }
    }

    #[test]
    fn what_is_no_point() {
        let size = Size::STANDARD;
        for text in ["", "I5", "D0", "D20", "U1", "4D", "D", "4", "D-4", "D+4", "D04", "DD4", "D4x", "Ⅳ4"] {
            assert_eq!(size.parse(text), None, "{text}");
        }
    }
}
