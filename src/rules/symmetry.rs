//! The eight ways a board can lie: turned by quarters, and turned over.

use super::board::Board;
use super::point::{Point, Size};

/// A way the board lies, compared to how it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Whether left and right change places, before it is turned.
    mirrored: bool,
    /// Quarters it is turned by, clockwise; below 4.
    quarters: u8,
}

impl Symmetry {
    /// As it was.
    pub const NONE: Self = Self { mirrored: false, quarters: 0 };
    /// Turned by a quarter, clockwise.
    pub const QUARTER: Self = Self { mirrored: false, quarters: 1 };
    /// Left and right exchanged.
    pub const MIRROR: Self = Self { mirrored: true, quarters: 0 };

    /// Every one.
    pub fn all() -> impl Iterator<Item = Self> {
        [false, true].into_iter().flat_map(|mirrored| (0..4).map(move |quarters| Self { mirrored, quarters }))
    }

    /// Turned by so many quarters, clockwise.
    #[must_use]
    pub const fn turned(quarters: u8) -> Self {
        Self { mirrored: false, quarters: quarters % 4 }
    }

    /// This, and what comes of it laid so in turn.
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        // A board that is turned over goes round the other way.
        let so_far = if next.mirrored { 4 - self.quarters } else { self.quarters };
        Self { mirrored: self.mirrored != next.mirrored, quarters: (so_far + next.quarters) % 4 }
    }

    /// What undoes it.
    #[must_use]
    pub const fn inverse(self) -> Self {
        let quarters = if self.mirrored { self.quarters } else { (4 - self.quarters) % 4 };
        Self { mirrored: self.mirrored, quarters }
    }

    /// By how many degrees it is turned clockwise, and whether it was turned over before.
    pub const fn told(self) -> (u16, bool) {
        (self.quarters as u16 * 90, self.mirrored)
    }

    /// Whether rows become columns.
    pub const fn transposes(self) -> bool {
        self.quarters % 2 == 1
    }

    /// The sides of the board then.
    #[must_use]
    pub const fn size(self, size: Size) -> Size {
        if self.transposes() { size.transposed() } else { size }
    }

    /// Where a point of a board of `size` lies then.
    #[must_use]
    pub fn point(self, point: Point, size: Size) -> Point {
        let (mut x, mut y) = (point.x(), point.y());
        let (mut width, mut height) = (size.width(), size.height());
        if self.mirrored {
            x = width - 1 - x;
        }
        for _ in 0..self.quarters {
            (x, y) = (height - 1 - y, x);
            (width, height) = (height, width);
        }
        Point::new(x, y)
    }

    /// A board laid so.
    #[must_use]
    pub fn board(self, board: &Board) -> Board {
        let size = board.size();
        let mut laid = Board::new(self.size(size));
        laid.put(board.stones().map(|(point, color)| (self.point(point, size), Some(color))));
        laid
    }
}

#[cfg(test)]
mod tests {
    use super::Symmetry;
    use crate::rules::board::Board;
    use crate::rules::point::{Point, Size};

    #[test]
    fn a_quarter_turns_clockwise_and_a_mirror_exchanges_left_and_right() {
        let board = Board::from_rows(&["XX.", "O.."]).unwrap();
        for (symmetry, rows) in [
            (Symmetry::NONE, &["XX.", "O.."][..]),
            (Symmetry::QUARTER, &["OX", ".X", ".."]),
            (Symmetry::turned(2), &["..O", ".XX"]),
            (Symmetry::turned(3), &["..", "X.", "XO"]),
            (Symmetry::MIRROR, &[".XX", "..O"]),
            (Symmetry::QUARTER.then(Symmetry::MIRROR), &["XO", "X.", ".."]),
        ] {
            assert_eq!(symmetry.board(&board).rows(), rows, "{symmetry:?}");
        }
    }

    #[test]
    fn the_eight_are_a_group() {
        let size = Size::new(5, 3).unwrap();
        let all: Vec<Symmetry> = Symmetry::all().collect();
        assert_eq!(all.len(), 8);
        for &one in &all {
            assert_eq!(one.then(one.inverse()), Symmetry::NONE, "{one:?}");
            for &other in &all {
                let both = one.then(other);
                assert!(all.contains(&both));
                for point in size.iter() {
                    let step = other.point(one.point(point, size), one.size(size));
                    assert_eq!(both.point(point, size), step, "{one:?} {other:?} {point:?}");
                }
            }
            let mut seen: Vec<Point> = size.iter().map(|point| one.point(point, size)).collect();
            seen.sort_unstable();
            assert_eq!(seen, one.size(size).iter().collect::<Vec<_>>());
        }
    }
}
