//! Numbers that were published, and life by its definition.

use shoutan::rules::board::Board;
use shoutan::rules::color::Color;
use shoutan::rules::life::pass_alive;
use shoutan::rules::point::{Point, Size};
use shoutan::rules::position::Position;
use shoutan::rules::ruleset::KoRule;
use std::collections::HashMap;

/// Every arrangement of stones, legal or not.
fn arrangements(width: usize, height: usize) -> impl Iterator<Item = Board> {
    (0..3_u64.pow(u32::try_from(width * height).unwrap())).map(move |mut n| {
        let mut row = || -> String {
            (0..width)
                .map(|_| {
                    let c = [b'.', b'X', b'O'][(n % 3) as usize];
                    n /= 3;
                    char::from(c)
                })
                .collect()
        };
        let rows: Vec<String> = (0..height).map(|_| row()).collect();
        Board::from_rows(&rows).unwrap()
    })
}

fn is_legal(board: &Board) -> bool {
    board.stones().all(|(point, _)| board.liberties(point) > 0)
}

#[test]
fn legal_positions() {
    // J. Tromp and G. Farnebäck, "Combinatorics of Go"; OEIS A094777.
    for (width, height, number) in [(1, 1, 1), (2, 2, 57), (3, 3, 12675), (4, 3, 321_689)] {
        assert_eq!(arrangements(width, height).filter(is_legal).count(), number, "{width}x{height}");
    }
}

/// Of boards that differ by flips and by the colours exchanged only one is looked at.
#[test]
#[ignore = "five million boards take half a minute"]
fn legal_positions_4x4() {
    type Rows = [usize; 4];
    let digits = |row: usize| [row % 3, row / 3 % 3, row / 9 % 3, row / 27];
    let number = |[a, b, c, d]: [usize; 4]| a + 3 * (b + 3 * (c + 3 * d));
    let mirror: Vec<usize> = (0..81)
        .map(|row| {
            let [a, b, c, d] = digits(row);
            number([d, c, b, a])
        })
        .collect();
    let swap: Vec<usize> = (0..81).map(|row| number(digits(row).map(|stone| [0, 2, 1][stone]))).collect();
    let text: Vec<String> =
        (0..81).map(|row| digits(row).map(|stone| ['.', 'X', 'O'][stone]).iter().collect()).collect();
    let mut legal = 0;
    for n in 0..81_usize.pow(4) {
        let rows: Rows = [n / 531_441, n / 6561 % 81, n / 81 % 81, n % 81];
        let flip = |[a, b, c, d]: Rows| [d, c, b, a];
        let mirrored = rows.map(|row| mirror[row]);
        let four = [rows, flip(rows), mirrored, flip(mirrored)];
        let mut eight: Vec<Rows> =
            four.iter().copied().chain(four.map(|rows| rows.map(|row| swap[row]))).collect();
        if eight.iter().all(|other| rows <= *other) {
            eight.sort_unstable();
            eight.dedup();
            if is_legal(&Board::from_rows(&rows.map(|row| text[row].as_str())).unwrap()) {
                legal += eight.len();
            }
        }
    }
    assert_eq!(legal, 24_318_165);
}

/// Games that never repeat an arrangement, either colour at each step, the game without moves counted.
fn games(position: &Position) -> u64 {
    let mut number = 1;
    for point in position.size().iter() {
        for color in Color::ALL {
            let mut next = position.clone();
            if next.play(color, point).is_ok() {
                number += games(&next);
            }
        }
    }
    number
}

#[test]
fn games_under_positional_superko() {
    // J. Tromp and G. Farnebäck, the same.
    for (width, number) in [(1, 1), (2, 9), (3, 907)] {
        let start = Position::new(Size::new(width, 1).unwrap(), KoRule::Positional, true);
        assert_eq!(games(&start), number, "1x{width}");
    }
}

/// The same by paths in the graph of arrangements, whose edges are the moves of the core.
#[test]
#[ignore = "two thousand million games take half a minute"]
fn games_on_1x4() {
    fn paths(edges: &[Vec<usize>], at: usize, seen: u64) -> u64 {
        let free = edges[at].iter().filter(|&&next| seen & (1 << next) == 0);
        1 + free.map(|&next| paths(edges, next, seen | 1 << next)).sum::<u64>()
    }
    let size = Size::new(4, 1).unwrap();
    let boards: Vec<Board> = arrangements(4, 1).filter(is_legal).collect();
    let number: HashMap<Vec<String>, usize> =
        boards.iter().enumerate().map(|(n, board)| (board.rows(), n)).collect();
    let moves = |board: &Board| -> Vec<usize> {
        let stones: Vec<(Point, Color)> = board.stones().collect();
        let start = Position::set_up(size, KoRule::None, true, &stones, Color::Black).unwrap();
        let mut reached = Vec::new();
        for (point, color) in size.iter().flat_map(|point| Color::ALL.map(|color| (point, color))) {
            let mut next = start.clone();
            if next.play(color, point).is_ok() {
                reached.push(number[&next.board().rows()]);
            }
        }
        reached
    };
    let edges: Vec<Vec<usize>> = boards.iter().map(moves).collect();
    assert_eq!(boards.len(), 41);
    assert_eq!(paths(&edges, 0, 1), 2_098_407_841);
}

/// For every arrangement the black stones as bits, and where each white move leads; `None` for one that is
/// not legal.
fn white_moves(size: Size, suicide: bool) -> Vec<Option<(Board, u32, Vec<usize>)>> {
    let number = |board: &Board| {
        size.iter().enumerate().fold(0, |sum, (n, point)| {
            sum + 3_usize.pow(u32::try_from(n).unwrap())
                * board.at(point).map_or(0, |color| color as usize + 1)
        })
    };
    let entry = |board: Board| {
        let stones: Vec<(Point, Color)> = board.stones().collect();
        let start = Position::set_up(size, KoRule::None, suicide, &stones, Color::White).unwrap();
        let follow = size.iter().filter(|&point| start.why_not(Color::White, point).is_ok()).map(|point| {
            let mut next = start.clone();
            next.force(Color::White, point);
            number(next.board())
        });
        let follow = follow.collect();
        let bits = size.iter().enumerate().filter(|&(_, point)| board.at(point) == Some(Color::Black));
        let bits = bits.fold(0, |bits, (n, _)| bits | 1 << n);
        (board, bits, follow)
    };
    arrangements(size.width().into(), size.height().into())
        .map(|board| is_legal(&board).then(|| entry(board)))
        .collect()
}

#[test]
fn living_chains_are_those_that_cannot_be_taken() {
    for ((width, height), suicide) in [((3, 3), false), ((3, 3), true), ((5, 2), false), ((5, 2), true)] {
        let size = Size::new(width, height).unwrap();
        let graph = white_moves(size, suicide);
        let mut reached = vec![usize::MAX; graph.len()];
        for (from, entry) in graph.iter().enumerate() {
            let Some((board, black, _)) = entry else { continue };
            // Black only passes. What no row of white moves takes is alive.
            let mut alive = *black;
            let mut open = vec![from];
            reached[from] = from;
            while let Some(at) = open.pop() {
                let (_, _, follow) = graph[at].as_ref().unwrap();
                for &next in follow {
                    if std::mem::replace(&mut reached[next], from) != from {
                        alive &= graph[next].as_ref().unwrap().1;
                        open.push(next);
                    }
                }
            }
            let map = pass_alive(board, suicide);
            let known =
                size.iter().enumerate().filter(|&(n, p)| black & 1 << n != 0 && map[p] == Some(Color::Black));
            assert_eq!(known.fold(0, |bits, (n, _)| bits | 1 << n), alive, "{suicide} {board:?}");
        }
    }
}
