//! How points are written: columns from the left, rows from the bottom or from the top.

use crate::rules::point::{MAX_SIDE, Point, Size};

/// The grid of a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    pub(super) size: Size,
    /// Whether rows are counted from the bottom (`IGS`), and not from the top (`JPN`).
    pub(super) from_bottom: bool,
}

impl Grid {
    /// The point in a column and a row, both from 1; `None` where there can be none. It may lie off the board.
    pub(super) fn point(self, column: u32, row: u32) -> Option<Point> {
        let height = u32::from(self.size.height());
        let row = if self.from_bottom { (height + 1).checked_sub(row)? } else { row };
        let index = |n: u32| u8::try_from(n.checked_sub(1)?).ok().filter(|&n| n < MAX_SIDE);
        Some(Point::new(index(column)?, index(row)?))
    }

    /// Whether a column and a row, both from 1, lie beyond the board both: that is a pass.
    pub(super) fn is_beyond(self, column: u32, row: u32) -> bool {
        column > u32::from(self.size.width()) && row > u32::from(self.size.height())
    }

    /// Whether a point lies on the board.
    pub(super) fn has(self, point: Option<Point>) -> bool {
        point.is_some_and(|point| self.size.has(point))
    }
}

#[cfg(test)]
mod tests {
    use super::Grid;
    use crate::rules::point::{Point, Size};

    #[test]
    fn rows_from_the_bottom_and_from_the_top() {
        let igs = Grid { size: Size::STANDARD, from_bottom: true };
        let jpn = Grid { from_bottom: false, ..igs };
        assert_eq!(igs.point(17, 16), Some(Point::new(16, 3)));
        assert_eq!(jpn.point(17, 16), Some(Point::new(16, 15)));
        for grid in [igs, jpn] {
            assert!(grid.is_beyond(20, 20) && !grid.is_beyond(20, 3) && !grid.is_beyond(19, 19));
            assert_eq!((grid.point(0, 3), grid.point(3, 99)), (None, None));
            assert!(grid.has(grid.point(19, 19)) && !grid.has(grid.point(20, 3)) && !grid.has(None));
        }
        assert_eq!((igs.point(1, 0), jpn.point(1, 0)), (Some(Point::new(0, 19)), None));
    }
}
