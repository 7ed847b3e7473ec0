//! The sixteen ways to look at a position: turned, mirrored, with colours exchanged.
//!
//! Which way up a board lies changes nothing about who lives, so a position is judged as it looks from where it
//! is least, and what looks the same from several sides is judged the same.

use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::grid::Grid;
use crate::rules::point::{MAX_SIDE, Point, Size};

/// One way to look at a board.
#[derive(Clone, Copy)]
pub(super) struct View {
    size: Size,
    way: u8,
}

/// What a way of looking may do; a way is a sum of these.
const COLUMNS: u8 = 1;
const ROWS: u8 = 2;
const DIAGONAL: u8 = 4;
const COLORS: u8 = 8;

impl View {
    /// All of them.
    fn all(size: Size) -> impl Iterator<Item = Self> {
        (0..16).map(move |way| Self { size, way })
    }

    const fn does(self, what: u8) -> bool {
        self.way & what != 0
    }

    /// Where `point` is seen.
    pub(super) const fn point(self, point: Point) -> Point {
        let x = if self.does(COLUMNS) { self.size.width() - 1 - point.x() } else { point.x() };
        let y = if self.does(ROWS) { self.size.height() - 1 - point.y() } else { point.y() };
        if self.does(DIAGONAL) { Point::new(y, x) } else { Point::new(x, y) }
    }

    /// As which colour `color` is seen.
    pub(super) fn color(self, color: Color) -> Color {
        if self.does(COLORS) { !color } else { color }
    }

    /// Whether Black is seen as White.
    pub(super) const fn exchanges(self) -> bool {
        self.does(COLORS)
    }

    /// How large the board is seen.
    fn seen_size(self) -> Size {
        let turned = Size::new(self.size.height(), self.size.width());
        turned.filter(|_| self.does(DIAGONAL)).unwrap_or(self.size)
    }

    /// The board as it is seen; how it came about makes no difference to it.
    pub(super) fn board(self, board: &Board) -> Board {
        let mut seen = Board::new(self.seen_size());
        seen.put(board.stones().map(|(point, color)| (self.point(point), Some(self.color(color)))));
        seen
    }

    /// Whose the points are, as it is seen.
    pub(super) fn owners(self, owners: &Grid<Option<Color>>) -> Grid<Option<Color>> {
        let mut seen = Grid::new(self.seen_size(), None);
        for (point, owner) in owners.iter() {
            seen[self.point(point)] = owner.map(|color| self.color(color));
        }
        seen
    }

    /// How much of Black's or White's the points are, as it is seen: what is Black's is positive.
    pub(super) fn owned(self, owned: &Grid<i32>) -> Grid<i32> {
        let mut seen = Grid::new(self.seen_size(), 0);
        for (point, &owned) in owned.iter() {
            seen[self.point(point)] = if self.exchanges() { -owned } else { owned };
        }
        seen
    }

    /// What two views must agree on to be the same: size, who moves, and what lies where.
    fn key(self, board: &Board, to_move: Option<Color>) -> Vec<u8> {
        let code = |color: Option<Color>| match color.map(|color| self.color(color)) {
            None => 0,
            Some(Color::Black) => 1,
            Some(Color::White) => 2,
        };
        let width = self.seen_size().width();
        let mut key = vec![0; usize::from(self.size.points())];
        for (point, color) in board.stones() {
            let seen = self.point(point);
            key[usize::from(seen.y()) * usize::from(width) + usize::from(seen.x())] = code(Some(color));
        }
        key.extend([MAX_SIDE - width, code(to_move)]);
        key
    }
}

/// The views from which the position is least, in an order that means nothing: one, or several that show the same.
pub(super) fn least(board: &Board, to_move: Option<Color>) -> Vec<View> {
    let mut best = Vec::new();
    let mut views = Vec::new();
    for view in View::all(board.size()) {
        let key = view.key(board, to_move);
        if views.is_empty() || key < best {
            best = key;
            views = vec![view];
        } else if key == best {
            views.push(view);
        }
    }
    views
}

#[cfg(test)]
mod tests {
    use super::{View, least};
    use crate::rules::board::Board;
    use crate::rules::color::Color;
    use crate::rules::point::Size;

    #[test]
    fn every_view_of_a_position_has_the_same_least_one() {
        let board = Board::from_rows(&["XO..", "..X.", "O..."]).unwrap();
        let first = least(&board, Some(Color::White));
        assert_eq!(first.len(), 1);
        for view in View::all(board.size()) {
            let turned = view.board(&board);
            let again = least(&turned, Some(view.color(Color::White)));
            assert!(again[0].board(&turned) == first[0].board(&board));
            assert_eq!(again[0].color(view.color(Color::White)), first[0].color(Color::White));
        }
    }

    #[test]
    fn what_looks_alike_from_several_sides_has_as_many_views() {
        for (rows, to_move, count) in [
            (&["...", "...", "..."][..], None, 16),
            (&["...", "...", "..."], Some(Color::Black), 8),
            (&["..."], None, 8),
            (&["X.O"], None, 4),
            (&["X.O"], Some(Color::Black), 2),
            (&["X..", ".X.", "..O"], None, 2),
        ] {
            let board = Board::from_rows(rows).unwrap();
            assert_eq!(least(&board, to_move).len(), count, "{rows:?}");
        }
        assert_eq!(least(&Board::new(Size::STANDARD), None).len(), 16);
    }
}
