//! Small rooms, in which one move decides between one eye and two.

use super::local::{around, beside, border};
use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::point::Point;

/// Most points of a room in which one move decides between one eye and two.
const ROOM: usize = 6;

/// A few points joined together.
pub(super) struct Room {
    points: [Point; ROOM],
    count: usize,
}

impl Room {
    /// `start` and the empty points joined to it, if they are not too many.
    pub(super) fn at(board: &Board, start: Point) -> Option<Self> {
        let mut points = [start; ROOM];
        let (mut count, mut next) = (1, 0);
        while next < count {
            for other in beside(points[next]) {
                if board.is_empty(other) && !points[..count].contains(&other) {
                    *points.get_mut(count)? = other;
                    count += 1;
                }
            }
            next += 1;
        }
        Some(Self { points, count })
    }

    /// Its points, the one it was found from first.
    pub(super) fn points(&self) -> &[Point] {
        &self.points[..self.count]
    }
}

/// The empty neighbours of `point`, without those that an empty corner joins to one before them.
pub(super) fn apart(board: &Board, point: Point) -> impl Iterator<Item = Point> {
    let [above, left, right, below, nw, ne, sw, se] = around(point).map(|next| (next, board.is_empty(next)));
    [
        (above, false),
        (left, above.1 && nw.1),
        (right, above.1 && ne.1),
        (below, left.1 && sw.1 || right.1 && se.1),
    ]
    .into_iter()
    .filter(|&((_, empty), joined)| empty && !joined)
    .map(|((next, _), _)| next)
}

/// How many neighbours of `point` belong to `hole`.
pub(super) fn joined(hole: &[Point], point: Point) -> usize {
    beside(point).iter().filter(|next| hole.contains(next)).count()
}

/// The point of `hole` with the most neighbours in it, if it alone has that many; in a row of four bent in the
/// corner the middle one beside the corner.
pub(super) fn vital(board: &Board, hole: &[Point]) -> Option<Point> {
    let most = hole.iter().map(|&point| joined(hole, point)).max()?;
    let mut best = hole.iter().copied().filter(|&point| joined(hole, point) == most);
    match (best.next(), best.next()) {
        (only, None) => only,
        _ => bent_four(board, hole),
    }
}

/// In a row of four points bent in the corner of the board, the middle one beside the corner.
pub(super) fn bent_four(board: &Board, hole: &[Point]) -> Option<Point> {
    let middle = |&point: &Point| joined(hole, point) == 2;
    let corner = |&point: &Point| {
        let [above, left, right, below] = beside(point).map(|next| border(board, next));
        (above || below) && (left || right)
    };
    let bend = hole.iter().copied().find(|point| corner(point) && middle(point))?;
    let mut others = hole.iter().copied().filter(|point| *point != bend && middle(point));
    match (hole.len(), others.next(), others.next()) {
        (4, only, None) => only,
        _ => None,
    }
}

/// Where `color` should play in an eye of his own of four points to six: at the point that joins the most of the
/// others. `start` is one of them, empty or with the stone the opponent has just laid there. None if it is in no
/// such eye, or no point joins two.
pub(super) fn divide(board: &Board, color: Color, start: Point) -> Option<Point> {
    let closed = |next: Point| {
        board.is_empty(next) || next == start || board.at(next) == Some(color) || border(board, next)
    };
    if !beside(start).into_iter().all(closed) {
        return None;
    }
    let room = Room::at(board, start)?;
    let room = room.points();
    if room.len() < 4 || !room[1..].iter().all(|&point| beside(point).into_iter().all(closed)) {
        return None;
    }
    let open = || room.iter().copied().filter(|&point| board.is_empty(point));
    let most = open().map(|point| joined(room, point)).max().filter(|&most| most > 1);
    open().find(|&point| Some(joined(room, point)) == most)
}

#[cfg(test)]
mod tests {
    use super::{apart, divide};
    use crate::rules::board::Board;
    use crate::rules::color::Color;

    #[test]
    fn an_eye_is_divided_where_it_matters() {
        for (rows, last, expected) in [
            (&[".O..X", "XXXXX"][..], "B2", Some("C2")),
            (&["..O.X", "XXXXX"], "C2", Some("B2")),
            (&[".O..X", "XXXOX"], "B2", None),
            (&["....X", "XXXXX"], "D2", Some("C2")),
            (&[".O.X", "XXXX"], "B2", None),
            (&["..X", "OXX", ".XX", "XXX"], "A3", Some("A4")),
            // Six in a rectangle, and four in a row with one above.
            (&[".O.X", "...X", "XXXX"], "B3", Some("B2")),
            (&["XX.XX", "..O.X", "XXXXX"], "C2", Some("B2")),
            (&["O..X", "..XX", "XXXX"], "A3", Some("B3")),
            // Too late: three around the stone.
            (&[".O.X", "X.XX", "XXXX"], "B3", None),
        ] {
            let board = Board::from_rows(rows).unwrap();
            let last = board.size().parse(last).unwrap();
            let found = divide(&board, Color::Black, last).map(|point| board.size().label(point));
            assert_eq!(found.as_deref(), expected, "{rows:?}");
        }
    }

    #[test]
    fn neighbours_that_a_corner_joins_are_one_room() {
        for (rows, expected) in [
            (&["...", ".X.", "..."][..], "B3"),
            (&["X.X", ".X.", "X.X"], "B3 A2 C2 B1"),
            (&["X..", ".X.", "..X"], "B3 A2"),
            (&["XX.", "XX.", "..."], "C2"),
            (&["XXX", ".X.", "..."], "A2 C2"),
        ] {
            let board = Board::from_rows(rows).unwrap();
            let found: Vec<String> = apart(&board, board.size().parse("B2").unwrap())
                .map(|point| board.size().label(point))
                .collect();
            assert_eq!(found.join(" "), expected, "{rows:?}");
        }
    }
}
