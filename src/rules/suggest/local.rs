//! What a player sees at a glance: eyes, liberties, atari, and stones worth giving up inside an eye.

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
fn border(board: &Board, point: Point) -> bool {
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
    match breath(board, point) {
        (only, None) => only,
        _ => None,
    }
}

/// Whether a stone on the empty `point`, which takes nothing, leaves its chain with one liberty; then the
/// stones of that chain, `point` first.
pub(super) fn gives_atari(board: &Board, color: Color, point: Point, chain: &mut Vec<Point>) -> bool {
    chain.clear();
    let mut only = None;
    for next in beside(point) {
        if board.is_empty(next) {
            if only.is_some() {
                return false;
            }
            only = Some(next);
        }
    }
    chain.push(point);
    for start in beside(point) {
        if board.at(start) != Some(color) || chain.contains(&start) {
            continue;
        }
        for stone in board.chain(start) {
            chain.push(stone);
            for next in beside(stone) {
                if next != point && board.is_empty(next) && only != Some(next) {
                    if only.is_some() {
                        return false;
                    }
                    only = Some(next);
                }
            }
        }
    }
    true
}

/// Whether the chain, once taken, leaves a hole in which its taker can still be kept to one eye.
pub(super) fn kills(chain: &[Point]) -> bool {
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
        // A square, or three around one.
        4 => lines == 8 || degrees[3] == 1,
        // A square with one more, or four around one.
        5 => lines == 10 || degrees[4] == 1,
        // A square with two more at one of its corners.
        _ => lines == 12 && degrees[4] == 1,
    }
}

/// `start` and the empty points joined to it, if they are `N` together.
pub(super) fn room<const N: usize>(board: &Board, start: Point) -> Option<[Point; N]> {
    let mut room = [start; N];
    let mut count = 1;
    let mut next = 0;
    while next < count {
        for other in beside(room[next]) {
            if board.is_empty(other) && !room[..count].contains(&other) {
                *room.get_mut(count)? = other;
                count += 1;
            }
        }
        next += 1;
    }
    (count == N).then_some(room)
}

/// How many neighbours of `point` belong to `hole`.
fn joined(hole: &[Point], point: Point) -> usize {
    beside(point).iter().filter(|next| hole.contains(next)).count()
}

/// The point of `hole` with the most neighbours in it, if it alone has that many.
pub(super) fn vital(hole: &[Point]) -> Option<Point> {
    let most = hole.iter().map(|&point| joined(hole, point)).max()?;
    let mut best = hole.iter().copied().filter(|&point| joined(hole, point) == most);
    match (best.next(), best.next()) {
        (only, None) => only,
        _ => None,
    }
}

/// The other middle point of an eye of four in a row, bent or not, once the opponent has played the one at
/// `last`; none if that is not what he did.
pub(super) fn other_middle(board: &Board, color: Color, last: Point) -> Option<Point> {
    let room: [Point; 4] = room(board, last)?;
    let closed = |next: Point| room.contains(&next) || board.at(next) == Some(color) || border(board, next);
    if joined(&room, last) != 2 || !room.iter().all(|&point| beside(point).into_iter().all(closed)) {
        return None;
    }
    let mut others = room.into_iter().filter(|&point| point != last && joined(&room, point) == 2);
    match (others.next(), others.next()) {
        (only, None) => only,
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{atari, eye, gives_atari, kills, other_middle, room, vital};
    use crate::rules::board::Board;
    use crate::rules::color::Color;
    use crate::rules::point::Point;

    fn stones(rows: &[&str]) -> Vec<Point> {
        Board::from_rows(rows).unwrap().stones().map(|(point, _)| point).collect()
    }

    #[test]
    fn shapes_that_kill_and_their_middle() {
        for (rows, kill, middle) in [
            (&["XX"][..], true, None),
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
        ] {
            let chain = stones(rows);
            assert_eq!(kills(&chain), kill, "{rows:?}");
            if chain.len() < 6 && kill {
                let size = Board::from_rows(rows).unwrap().size();
                assert_eq!(vital(&chain).map(|point| size.label(point)).as_deref(), middle, "{rows:?}");
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
        assert!(gives_atari(&board, Color::Black, at("A3"), &mut Vec::new()));
        assert!(gives_atari(&board, Color::Black, at("D3"), &mut Vec::new()));
        assert!(!gives_atari(&board, Color::White, at("A3"), &mut Vec::new()));
        assert_eq!(room::<3>(&board, at("A3")), None);
        let board = Board::from_rows(&["...XX", "XXXXX"]).unwrap();
        let corner = board.size().iter().next().unwrap();
        assert_eq!(room::<3>(&board, corner).and_then(|room| vital(&room)), board.size().iter().nth(1));
        assert_eq!(atari(&Board::from_rows(&[".XX"]).unwrap(), Point::new(1, 0)), Some(corner));
    }

    #[test]
    fn a_row_of_four_has_two_middles() {
        for (rows, last, answer) in [
            (&[".O..X", "XXXXX"][..], "B2", Some("C2")),
            (&["..O.X", "XXXXX"], "C2", Some("B2")),
            (&["O...X", "XXXXX"], "A2", None),
            (&[".O..X", "XXXOX"], "B2", None),
            (&[".OX", "..X", "XXX"], "B3", None),
            (&[".OX", ".XX", ".XX", "XXX"], "B4", None),
            (&["..X", "OXX", ".XX", "XXX"], "A3", Some("A4")),
        ] {
            let board = Board::from_rows(rows).unwrap();
            let last = board.size().parse(last).unwrap();
            let found = other_middle(&board, Color::Black, last).map(|point| board.size().label(point));
            assert_eq!(found.as_deref(), answer, "{rows:?}");
        }
    }
}
