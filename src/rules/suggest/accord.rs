//! What is suggested must agree with itself: the chains were judged one by one, the board is one.

use crate::rules::board::Board;
use crate::rules::color::{ByColor, Color};
use crate::rules::grid::Grid;
use crate::rules::point::Point;

/// What is left of `dead`, first points of chains, once the judgements fit together.
///
/// With the dead stones off, a place that only one colour surrounds is that colour's, and stones of its own in
/// there are at home. Where both colours, or none, surround a place, two dead chains of unlike colours that touch or
/// share a liberty cannot both be taken: neither is suggested, as neither is in a seki. A stone left in a ko, which the
/// other side could have taken and passed, lives with the stones it would be joined to.
pub(super) fn accord(board: &Board, mut dead: Vec<Point>) -> Vec<Point> {
    let mut open: Grid<Option<Point>> = Grid::new(board.size(), None);
    for &first in &dead {
        for stone in board.chain(first) {
            open[stone] = Some(first);
        }
    }
    let places = places(board, &open);
    let revived: Vec<Point> = dead
        .iter()
        .copied()
        .filter(|&first| {
            let Some(color) = board.at(first) else { return false };
            let around = places[first];
            match (around[color], around[!color]) {
                (alone, false) if alone => true,
                (false, true) => left_in_ko(board, &open, first, color),
                _ => contested(board, &open, first, color) || left_in_ko(board, &open, first, color),
            }
        })
        .collect();
    dead.retain(|first| !revived.contains(first));
    dead
}

/// For every point that is empty or holds a dead stone, which colours' living stones its place touches. A place
/// is a largest connected set of such points.
fn places(board: &Board, open: &Grid<Option<Point>>) -> Grid<ByColor<bool>> {
    let size = board.size();
    let is_open = |point: Point| board.is_empty(point) || open[point].is_some();
    let mut of = Grid::new(size, ByColor::default());
    let mut seen = Grid::new(size, false);
    for start in size.iter() {
        if seen[start] || !is_open(start) {
            continue;
        }
        seen[start] = true;
        let mut place = vec![start];
        let mut around = ByColor::default();
        let mut next = 0;
        while let Some(&point) = place.get(next) {
            next += 1;
            for beside in size.neighbours(point) {
                match board.at(beside) {
                    Some(color) if !is_open(beside) => around[color] = true,
                    _ if seen[beside] => {}
                    _ => {
                        seen[beside] = true;
                        place.push(beside);
                    }
                }
            }
        }
        for point in place {
            of[point] = around;
        }
    }
    of
}

/// Whether a dead chain of the other colour touches the one at `first` or shares a liberty with it.
fn contested(board: &Board, open: &Grid<Option<Point>>, first: Point, color: Color) -> bool {
    let size = board.size();
    let hostile = |point: Point| board.at(point) == Some(!color) && open[point].is_some();
    board
        .chain(first)
        .flat_map(|stone| size.neighbours(stone))
        .any(|beside| hostile(beside) || board.is_empty(beside) && size.neighbours(beside).any(hostile))
}

/// Whether the chain at `first` is a lone stone whose only liberty lies between it and living stones of its own.
fn left_in_ko(board: &Board, open: &Grid<Option<Point>>, first: Point, color: Color) -> bool {
    let size = board.size();
    let alone = size.neighbours(first).all(|beside| board.at(beside) != Some(color));
    let mut liberties = size.neighbours(first).filter(|&beside| board.is_empty(beside));
    let (Some(liberty), None) = (liberties.next(), liberties.next()) else { return false };
    let mut others = size.neighbours(liberty).filter(|&beside| beside != first).peekable();
    alone
        && others.peek().is_some()
        && others.all(|beside| board.at(beside) == Some(color) && open[beside].is_none())
}

#[cfg(test)]
mod tests {
    use super::accord;
    use crate::rules::board::Board;

    fn left(rows: &[&str], dead: &[&str]) -> String {
        let board = Board::from_rows(rows).unwrap();
        let dead = dead.iter().map(|label| board.size().parse(label).unwrap()).collect();
        let left: Vec<String> =
            accord(&board, dead).into_iter().map(|point| board.size().label(point)).collect();
        left.join(" ")
    }

    #[test]
    fn stones_at_home_live() {
        // White is dead in Black's corner, so the black stone inside is not.
        assert_eq!(left(&["X.O.X", "OO.XX", "XXXX."], &["A3", "C3", "A2"]), "C3 A2");
        // Somebody else's corner: both colours dead in it, but Black's stone is in White's place.
        assert_eq!(left(&["X.O", "..O", "OOO"], &["A3"]), "A3");
    }

    #[test]
    fn a_stone_left_in_a_ko_lives_with_its_friends() {
        let rows = ["..XO..", ".XO.O.", "..XO..", "......"];
        assert_eq!(left(&rows, &["C3"]), "");
        assert_eq!(left(&rows, &["C3", "E3"]), "C3 E3", "with dead friends it is dead");
        assert_eq!(left(&["..XO..", ".XO...", "..XO..", "......"], &["C3"]), "C3", "no ko");
    }

    #[test]
    fn where_nobody_is_at_home_two_that_touch_are_not_both_dead() {
        assert_eq!(left(&["X.O"], &["A1", "C1"]), "");
        assert_eq!(left(&["X..O"], &["A1", "D1"]), "A1 D1");
        assert_eq!(left(&["XXOO", "XX.O", "OOXX", "OOXX"], &["A4", "C4"]), "");
    }
}
