//! Where the fate of some stones is decided.

use super::local::beside;
use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::grid::Grid;
use crate::rules::point::Point;

/// Steps over settled points that are still near.
const STEPS: u8 = 2;

/// What was one side's this much more often than the other's, in thousandths, is settled, and such stones are safe.
const SAFE: i32 = 900;

/// What matters to the chain at `first`: the points beside it, and on from there over points that were now one side's and now
/// the other's, a few steps over others, and past stones that were not always kept, these and its own included. `owned`: whose
/// every point was, 1000 always Black's, −1000 always White's.
pub(super) fn near(board: &Board, first: Point, owned: &Grid<i32>) -> Grid<bool> {
    let mut steps = Grid::new(board.size(), u8::MAX);
    let mut next: Vec<Point> = board.chain(first).collect();
    for &stone in &next {
        steps[stone] = 0;
    }
    while let Some(point) = next.pop() {
        for other in beside(point) {
            if board.is_empty(other) {
                let count = if owned[other].abs() < SAFE { 1 } else { steps[point] + 1 };
                if count <= STEPS && count < steps[other] {
                    steps[other] = count;
                    next.push(other);
                }
            } else if let Some(color) = board.at(other) {
                let kept = if color == Color::Black { owned[other] } else { -owned[other] };
                if kept < SAFE && steps[other] > 0 {
                    for stone in board.chain(other) {
                        steps[stone] = 0;
                        next.push(stone);
                    }
                }
            }
        }
    }
    let mut near = Grid::new(board.size(), false);
    for (point, &steps) in steps.iter() {
        near[point] = steps <= STEPS;
    }
    near
}

#[cfg(test)]
mod tests {
    use super::near;
    use crate::rules::board::Board;
    use crate::rules::color::Color;
    use crate::rules::grid::Grid;

    #[test]
    fn what_matters_is_close_or_unsettled() {
        // Black's stones were kept always, White's one in the corner now and then.
        for (rows, unsettled, expected) in [
            (&["O.......X"][..], &[][..], "B1 C1"),
            (&["O.......X"], &["D1", "E1"], "B1 C1 D1 E1 F1"),
            (&["O.......X"], &["B1", "C1", "D1"], "B1 C1 D1 E1"),
            (&["OX..", ".X.."], &[], "A1"),
            (&["OXO.", ".XX."], &[], "A1"),
            (&["OO.XO..", "XXXXXXX"], &[], "C2"),
            (&["OO.O...", "XXXXXXX"], &[], "C2 E2 F2"),
        ] {
            let board = Board::from_rows(rows).unwrap();
            let at = |label: &str| board.size().parse(label).unwrap();
            let mut owned = Grid::new(board.size(), 1000);
            for point in board.stones().filter(|&(_, color)| color == Color::White).map(|(point, _)| point) {
                owned[point] = 0;
            }
            for label in unsettled {
                owned[at(label)] = 0;
            }
            let near = near(&board, board.size().iter().next().unwrap(), &owned);
            let found = board.size().iter().filter(|&point| near[point] && board.is_empty(point));
            let found: Vec<String> = found.map(|point| board.size().label(point)).collect();
            assert_eq!(found.join(" "), expected, "{rows:?}");
        }
    }
}
