//! Two ways to one end: where the opponent takes one of them, the other joins the chains.

use super::local::beside;
use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::point::Point;

/// Where two chains of `color` that the opponent has just come between at `last` can still be joined; the first such
/// point that is `sound`.
pub(super) fn joint(
    board: &Board,
    color: Color,
    last: Point,
    mut sound: impl FnMut(Point) -> bool,
) -> Option<Point> {
    let sides = beside(last);
    for (at, &one) in sides.iter().enumerate().filter(|&(_, &one)| board.at(one) == Some(color)) {
        for &other in &sides[at + 1..] {
            if board.at(other) != Some(color) || board.is_one_chain(one, other) {
                continue;
            }
            // The smaller one is gone around.
            let is_smaller = board.stones_of(one) < board.stones_of(other);
            let (small, large) = if is_smaller { (one, other) } else { (other, one) };
            let joins = |next| board.at(next) == Some(color) && board.is_one_chain(next, large);
            for point in board.chain(small).flat_map(beside).filter(|&point| board.is_empty(point)) {
                if beside(point).into_iter().any(joins) && sound(point) {
                    return Some(point);
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::joint;
    use crate::rules::board::Board;
    use crate::rules::color::Color;

    #[test]
    fn the_other_way_is_found() {
        for (rows, last, expected) in [
            // At the edge, and diagonally.
            (&["XXX.XXX", "OOOXOOO", "O.O.O.O"][..], "D2", Some("D1")),
            (&["O.", "XO"], "A1", Some("B2")),
            // They are joined already; nothing joins them any more; only one is there.
            (&["OOO", "OXO", "O.O"], "B2", None),
            (&["XXX", "OXO", "OXO"], "B2", None),
            (&["X..", "XOO", "X.."], "A2", None),
        ] {
            let board = Board::from_rows(rows).unwrap();
            let last = board.size().parse(last).unwrap();
            let found = joint(&board, Color::White, last, |_| true).map(|point| board.size().label(point));
            assert_eq!(found.as_deref(), expected, "{rows:?}");
            assert_eq!(joint(&board, Color::White, last, |_| false), None);
        }
    }
}
