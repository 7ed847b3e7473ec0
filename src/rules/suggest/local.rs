//! What a player sees at a glance: eyes, liberties, atari, and stones worth giving up inside an eye.

use super::room::{bent_four, joined};
use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::point::{Point, STRIDE};

/// The four neighbours, border included.
#[expect(clippy::cast_possible_truncation, reason = "a bordered board has at most 54² cells")]
pub(super) fn beside(point: Point) -> [Point; 4] {
    let at = point.index();
    [at - STRIDE, at - 1, at + 1, at + STRIDE].map(|index| Point::from_index(index as u16))
}

/// The eight points around one, border included: the neighbours in the first half, the corners in the second.
#[expect(clippy::cast_possible_truncation, reason = "a bordered board has at most 54² cells")]
pub(super) fn around(point: Point) -> [Point; 8] {
    let at = point.index();
    let (above, below) = (at - STRIDE, at + STRIDE);
    [above, at - 1, at + 1, below, above - 1, above + 1, below - 1, below + 1]
        .map(|index| Point::from_index(index as u16))
}

/// Whether a cell next to the board's points is border.
pub(super) fn border(board: &Board, point: Point) -> bool {
    !board.is_empty(point) && board.at(point).is_none()
}

/// Whether the empty `point` is an eye of `color`, and by its corners no false one.
pub(super) fn eye(board: &Board, color: Color, point: Point) -> bool {
    let own = |&p: &Point| board.at(p) == Some(color) || border(board, p);
    if !beside(point).iter().all(own) {
        return false;
    }
    let [.., nw, ne, sw, se] = around(point);
    let corners = [nw, ne, sw, se];
    let enemies = corners.iter().filter(|&&p| board.at(p) == Some(!color)).count();
    let edge = corners.iter().any(|&p| border(board, p));
    enemies + usize::from(edge) < 2
}

/// Up to two liberties of the chain at `point`.
pub(super) fn breath(board: &Board, point: Point) -> (Option<Point>, Option<Point>) {
    let mut first = None;
    for stone in board.chain(point) {
        for next in beside(stone) {
            if board.is_empty(next) && first != Some(next) {
                if first.is_some() {
                    return (first, Some(next));
                }
                first = Some(next);
            }
        }
    }
    (first, None)
}

/// The only liberty of the chain at `point`.
pub(super) fn atari(board: &Board, point: Point) -> Option<Point> {
    // Four lines at most lead to one liberty.
    if board.lines_of(point) > 4 {
        return None;
    }
    match breath(board, point) {
        (only, None) => only,
        _ => None,
    }
}

/// The only liberty of its chain if a stone on the empty `point`, which takes nothing and is no suicide, leaves
/// it with one; then the stones of that chain, `point` first.
pub(super) fn gives_atari(
    board: &Board,
    color: Color,
    point: Point,
    chain: &mut Vec<Point>,
) -> Option<Point> {
    chain.clear();
    let mut only = None;
    for next in beside(point) {
        if board.is_empty(next) {
            if only.is_some() {
                return None;
            }
            only = Some(next);
        }
    }
    chain.push(point);
    for start in beside(point) {
        if board.at(start) != Some(color) || chain.contains(&start) {
            continue;
        }
        // Four lines at most lead to `point`, and four to one liberty more.
        if board.lines_of(start) > 8 {
            return None;
        }
        for stone in board.chain(start) {
            chain.push(stone);
            for next in beside(stone) {
                if next != point && board.is_empty(next) && only != Some(next) {
                    if only.is_some() {
                        return None;
                    }
                    only = Some(next);
                }
            }
        }
    }
    only
}

/// Whether the chain, once taken, leaves a hole in which its taker can still be kept to one eye.
pub(super) fn kills(board: &Board, chain: &[Point]) -> bool {
    if chain.len() <= 3 {
        return true;
    }
    if chain.len() > 6 {
        return false;
    }
    let mut degrees = [0_usize; 5];
    let mut lines = 0;
    for &stone in chain {
        let degree = joined(chain, stone);
        degrees[degree] += 1;
        lines += degree;
    }
    match chain.len() {
        // A square, three around one, or a row of four bent in the corner.
        4 => lines == 8 || degrees[3] == 1 || bent_four(board, chain).is_some(),
        // A square with one more, or four around one.
        5 => lines == 10 || degrees[4] == 1,
        // A square with two more at one of its corners.
        _ => lines == 12 && degrees[4] == 1,
    }
}

#[cfg(test)]
mod tests {
    use super::super::room::{Room, vital};
    use super::{atari, eye, gives_atari, kills};
    use crate::rules::board::Board;
    use crate::rules::color::Color;
    use crate::rules::point::Point;

    #[test]
    fn shapes_that_kill_and_their_middle() {
        for (rows, kill, middle) in [
            (&["XX."][..], true, None),
            (&["XXX"], true, Some("B1")),
            (&["XX", "X."], true, Some("A2")),
            (&["XXXX"], false, None),
            (&["XX.", ".XX"], false, None),
            (&["XXX", ".X."], true, Some("B2")),
            (&["XX", "XX"], true, None),
            (&["XXX", "XX."], true, Some("B2")),
            (&[".X.", "XXX", ".X."], true, Some("B2")),
            (&["XXX", "X..", "X.."], false, None),
            (&[".X.", "XXX", "XX."], true, Some("B2")),
            (&["XXX", "XXX"], false, None),
            (&["XXXXXXX"], false, None),
            // Bent in the corner, and bent elsewhere.
            (&["XXX", "X.."], true, Some("B2")),
            (&[".XX", ".X.", ".X."], false, None),
        ] {
            let board = Board::from_rows(rows).unwrap();
            let chain: Vec<Point> = board.stones().map(|(point, _)| point).collect();
            assert_eq!(kills(&board, &chain), kill, "{rows:?}");
            if chain.len() < 6 && kill {
                let found = vital(&board, &chain).map(|point| board.size().label(point));
                assert_eq!(found.as_deref(), middle, "{rows:?}");
            }
        }
    }

    #[test]
    fn eyes_true_and_false() {
        for (rows, point, is) in [
            (&["XXX", "X.X", "XXX"][..], "B2", true),
            (&["OXX", "X.X", "XXX"], "B2", true),
            (&["OXX", "X.X", "XXO"], "B2", false),
            (&["X.X", "XXX"], "B2", true),
            (&["X.X", "XXO"], "B2", false),
            (&[".X", "XX"], "A2", true),
            (&[".X", "XO"], "A2", false),
            (&["..X", "XXX"], "A2", false),
        ] {
            let board = Board::from_rows(rows).unwrap();
            assert_eq!(eye(&board, Color::Black, board.size().parse(point).unwrap()), is, "{rows:?}");
        }
    }

    #[test]
    fn liberties_before_and_after() {
        let board = Board::from_rows(&[".XX.O", "OOOOO", "....."]).unwrap();
        let at = |label: &str| board.size().parse(label).unwrap();
        assert_eq!(atari(&board, at("B3")), None);
        assert_eq!(gives_atari(&board, Color::Black, at("D3"), &mut Vec::new()), Some(at("A3")));
        assert_eq!(gives_atari(&board, Color::White, at("A3"), &mut Vec::new()), None);
        let board = Board::from_rows(&["...XX", "XXXXX"]).unwrap();
        let corner = board.size().iter().next().unwrap();
        let room = Room::at(&board, corner).unwrap();
        assert_eq!(vital(&board, room.points()), board.size().iter().nth(1));
        assert!(Room::at(&Board::new(board.size()), corner).is_none());
        assert_eq!(atari(&Board::from_rows(&[".XX"]).unwrap(), Point::new(1, 0)), Some(corner));
    }
}
