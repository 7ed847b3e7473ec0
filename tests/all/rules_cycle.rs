//! Positions that come back, told as diagrams: what is banned, which move is named, what the players are asked.

mod asked;
mod screen;
mod shapes;

use shoutan::rules::board::Board;
use shoutan::rules::color::Color;
use shoutan::rules::point::Point;
use shoutan::rules::position::{Illegal, Position};
use shoutan::rules::ruleset::KoRule;

/// A diagram, who moves first there, and a row of plays that brings the first position back.
struct Shape {
    rows: &'static [&'static str],
    first: Color,
    round: &'static str,
}

const SIMPLE_KO: [&str; 5] = [".....", ".XO..", "XO.O.", ".XO..", "....."];

/// Three kos, the first and the last in White's hands (三劫循环).
const TRIPLE_KO: Shape = Shape {
    rows: &[".XO..", "XO.O.", ".XO..", ".XO..", "X.XO.", ".XO..", ".XO..", "XO.O.", ".XO.."],
    first: Color::Black,
    round: "C8 B5 C2 B8 C5 B2",
};

/// Four kos, two in the hands of each (四劫循环).
const QUADRUPLE_KO: Shape = Shape {
    rows: &[
        ".XO..", "XO.O.", ".XO..", ".XO..", "X.XO.", ".XO..", ".XO..", "XO.O.", ".XO..", ".XO..", "X.XO.",
        ".XO..",
    ],
    first: Color::Black,
    round: "C11 B8 C5 B2 C8 B11 C2 B5",
};

/// Each side takes two stones and gives two (长生).
const ETERNAL_LIFE: Shape =
    Shape { rows: &["XX..", "OOXX", "...."], first: Color::White, round: "C3 A3 D3 B3" };

/// Each side in turn gives two stones, loses them and takes one (双提两子).
const ROUND_ROBIN: Shape = Shape {
    rows: &["X.X.O", ".XOO.", ".....", ".OXX.", "O.O.X"],
    first: Color::White,
    round: "D1 D5 B5 B1 C1 C5",
};

/// White's stones at the top are caught but for a ko; the two kos below never run out of threats (假生).
const FALSE_LIFE: Shape = Shape {
    rows: &[
        "XO.O.X", ".XOOOX", ".XXXXX", "......", ".XO...", "X.XO..", ".XO...", ".XO...", "XO.O..", ".XO...",
    ],
    first: Color::Black,
    round: "C10 B5 C2 B10 C5 B2",
};

const CYCLES: [&Shape; 5] = [&TRIPLE_KO, &QUADRUPLE_KO, &ETERNAL_LIFE, &ROUND_ROBIN, &FALSE_LIFE];

fn start(rows: &[&str], ko: KoRule, first: Color) -> Position {
    let board = Board::from_rows(rows).unwrap();
    let stones: Vec<(Point, Color)> = board.stones().collect();
    Position::set_up(board.size(), ko, false, &stones, first).unwrap()
}

/// Plays a row of points, sides in turn; `pass` is a pass.
fn follow(position: &mut Position, points: &str) {
    for label in points.split_whitespace() {
        let color = position.to_move();
        if label == "pass" {
            position.pass(color);
        } else {
            let point = position.size().parse(label).unwrap();
            assert_eq!(position.play(color, point), Ok(()), "{label} of {points}");
        }
    }
}

/// What the side to move is told of a point.
fn told(position: &Position, label: &str) -> Result<(), Illegal> {
    position.why_not(position.to_move(), position.size().parse(label).unwrap())
}

/// All but the last play of the round, and the last.
fn parted(round: &str) -> (&str, &str) {
    round.rsplit_once(' ').unwrap()
}
