//! The rules of play line by line (A §2-6): one test each, named by what it says.

use shoutan::game::refusal::Refusal;
use shoutan::game::said;
use shoutan::rules::board::Board;
use shoutan::rules::color::Color;
use shoutan::rules::color::Color::{Black, White};
use shoutan::rules::handicap::{fixed_stones, set_stones};
use shoutan::rules::point::{Point, Size};
use shoutan::rules::position::{Illegal, Position};
use shoutan::rules::ruleset::KoRule;
use shoutan::text::en::EN;

const KO_RULES: [KoRule; 4] = [KoRule::None, KoRule::Simple, KoRule::Positional, KoRule::Situational];
const SUPERKO: [KoRule; 2] = [KoRule::Positional, KoRule::Situational];
const KO: [&str; 3] = [".XO.", "XO.O", ".XO."];

fn start(rows: &[&str], ko: KoRule, suicide: bool, first: Color) -> Position {
    let board = Board::from_rows(rows).unwrap();
    let stones: Vec<(Point, Color)> = board.stones().collect();
    Position::set_up(board.size(), ko, suicide, &stones, first).unwrap()
}

fn at(position: &Position, label: &str) -> Point {
    position.size().parse(label).unwrap()
}

fn plays(position: &mut Position, labels: &str) {
    for label in labels.split_whitespace() {
        let (color, point) = (position.to_move(), at(position, label));
        assert_eq!(position.play(color, point), Ok(()), "{label}");
    }
}

fn told(position: &Position, color: Color, label: &str) -> Result<(), Illegal> {
    position.why_not(color, at(position, label))
}

#[test]
fn the_board_is_empty_and_black_moves_first() {
    for side in 1..=19 {
        let position = Position::new(Size::square(side).unwrap(), KoRule::Positional, false);
        assert_eq!((position.board().stones().count(), position.to_move()), (0, Black));
    }
}

#[test]
fn the_sides_move_in_turn() {
    let mut position = Position::new(Size::square(9).unwrap(), KoRule::Positional, false);
    plays(&mut position, "E5");
    assert_eq!(position.to_move(), White);
    position.pass(White);
    assert_eq!(position.to_move(), Black);
}

#[test]
fn a_stone_laid_never_moves() {
    let mut position = Position::new(Size::square(5).unwrap(), KoRule::Positional, true);
    let mut n = 7_u32;
    for _ in 0..400 {
        n = n.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let point = position.size().iter().nth((n >> 16) as usize % 25).unwrap();
        let (before, color) = (position.board().clone(), position.to_move());
        if position.play(color, point).is_err() {
            position.pass(color);
            assert_eq!(*position.board(), before);
            continue;
        }
        for p in position.size().iter() {
            let taken = position.last_removed().contains(&p);
            let expected = if taken {
                None
            } else if p == point {
                Some(color)
            } else {
                before.at(p)
            };
            assert_eq!(position.at(p), expected);
        }
    }
}

#[test]
fn passing_is_always_legal() {
    for ko in KO_RULES {
        let mut position = start(&["."], ko, false, Black);
        for n in 1..10 {
            position.pass(position.to_move());
            assert_eq!((position.passes(), position.moves()), (n, n));
        }
    }
}

#[test]
fn a_liberty_is_an_empty_point_joined_by_a_line() {
    let position = start(&["X..", ".X.", "..O"], KoRule::Positional, false, Black);
    for (label, liberties) in [("A3", 2), ("B2", 4), ("C1", 2)] {
        assert_eq!(position.board().liberties(at(&position, label)), liberties, "{label}");
    }
}

#[test]
fn connected_stones_share_their_liberties() {
    let position = start(&["XX.", "OX.", ".O."], KoRule::Positional, false, Black);
    for label in ["A3", "B3", "B2"] {
        let point = at(&position, label);
        assert_eq!((position.board().chain(point).count(), position.board().liberties(point)), (3, 2));
    }
}

#[test]
fn chains_without_liberties_come_off() {
    let mut position = start(&["OOX", "XX.", "..."], KoRule::Positional, false, White);
    position.pass(White);
    assert_eq!(position.board().rows()[0], "OOX", "what stands without liberties waits for a play beside it");
    let mut position = start(&[".OO", "XXX", "..."], KoRule::Positional, false, Black);
    plays(&mut position, "A3");
    assert_eq!((position.board().rows()[0].as_str(), position.taken()[White]), ("X..", 2));
}

#[test]
fn capture_comes_before_own_breath() {
    let mut position = start(&[".XO", "XO.", "O.."], KoRule::Positional, false, White);
    plays(&mut position, "A3");
    assert_eq!(position.board().rows(), ["O.O", ".O.", "O.."]);
    assert_eq!((position.taken()[Black], position.taken()[White]), (2, 0));
}

#[test]
fn a_play_that_loses_its_breath_and_takes_nothing_is_forbidden() {
    for ko in KO_RULES {
        let position = start(&[".XO", "XXO", "OO."], ko, false, Black);
        assert_eq!(told(&position, Black, "A3"), Err(Illegal::Suicide));
        assert_eq!(told(&position, White, "A3"), Ok(()), "White takes");
        // Where suicide is allowed the chain comes off.
        let mut position = start(&[".XO", "XXO", "OO."], ko, true, Black);
        plays(&mut position, "A3");
        assert_eq!(position.board().rows(), ["..O", "..O", "OO."]);
    }
}

#[test]
fn lone_stone_suicide_is_never_a_move() {
    for ko in KO_RULES {
        for suicide in [false, true] {
            let position = start(&[".X.", "X..", "..."], ko, suicide, White);
            assert_eq!(told(&position, White, "A3"), Err(Illegal::Suicide));
        }
    }
}

#[test]
fn the_whole_board_never_repeats() {
    for ko in SUPERKO {
        let mut position = Position::new(Size::new(3, 2).unwrap(), ko, true);
        let mut stood = vec![(position.board().rows(), Black)];
        let mut n = 3_u32;
        for _ in 0..3000 {
            n = n.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let (color, point) =
                (position.to_move(), position.size().iter().nth((n >> 16) as usize % 6).unwrap());
            if position.play(color, point).is_ok() {
                let now = (position.board().rows(), !color);
                let same = |then: &&(Vec<String>, Color)| {
                    then.0 == now.0 && (ko == KoRule::Positional || then.1 == now.1)
                };
                assert!(stood.iter().find(same).is_none(), "{now:?}");
            } else {
                position.pass(color);
            }
            stood.push((position.board().rows(), !color));
        }
    }
}

#[test]
fn a_single_ko_may_not_be_retaken_at_once() {
    for ko in [KoRule::Simple, KoRule::Positional, KoRule::Situational] {
        let mut position = start(&KO, ko, false, Black);
        plays(&mut position, "C2");
        assert_eq!(told(&position, White, "B2"), Err(Illegal::Ko));
    }
}

#[test]
fn any_pass_lifts_a_simple_ko() {
    for passes in 1..4 {
        let mut position = start(&KO, KoRule::Simple, false, Black);
        plays(&mut position, "C2");
        for _ in 0..passes {
            position.pass(position.to_move());
        }
        assert_eq!(told(&position, White, "B2"), Ok(()), "{passes}");
    }
}

#[test]
fn the_starting_position_has_occurred() {
    for ko in SUPERKO {
        let mut position = start(&KO, ko, false, Black);
        plays(&mut position, "C2");
        position.pass(White);
        position.pass(Black);
        assert_eq!(told(&position, White, "B2"), Err(Illegal::Superko { after: 0 }), "{ko:?}");
    }
    // Handicap and set stones are part of it: beside them the same ko.
    let nine = Size::square(9).unwrap();
    let handicap: Vec<_> = fixed_stones(nine, 4).unwrap().into_iter().map(|p| (p, Black)).collect();
    let set: Vec<_> = set_stones(nine).unwrap().into_iter().collect();
    for (laid, ko) in [handicap, set].into_iter().flat_map(|laid| SUPERKO.map(|ko| (laid.clone(), ko))) {
        let board = Board::from_rows(&KO).unwrap();
        let shape = board.stones().map(|(p, color)| (Point::new(p.x() + 4, p.y() + 6), color));
        let stones: Vec<_> = laid.into_iter().filter(|(p, _)| p.y() < 6).chain(shape).collect();
        let mut position = Position::set_up(nine, ko, false, &stones, Black).unwrap();
        plays(&mut position, "G2");
        position.pass(White);
        position.pass(Black);
        assert_eq!(told(&position, White, "F2"), Err(Illegal::Superko { after: 0 }), "{ko:?}");
    }
}

#[test]
fn positional_compares_stones_alone_and_situational_the_side_to_move_too() {
    let rows = ["O.O.X", ".OXX."];
    for (ko, verdict) in
        [(KoRule::Positional, Err(Illegal::Superko { after: 0 })), (KoRule::Situational, Ok(()))]
    {
        let mut position = start(&rows, ko, false, White);
        plays(&mut position, "D2 B2");
        assert_eq!(told(&position, White, "C2"), verdict);
    }
}

#[test]
fn a_refusal_says_why_with_the_facts() {
    let size = Size::STANDARD;
    let point = size.parse("D4").unwrap();
    for (illegal, words) in [
        (Illegal::Occupied, "D4: there is a stone already"),
        (Illegal::Superko { after: 123 }, "D4 repeats the board after move 123"),
        (Illegal::Superko { after: 0 }, "D4 repeats the board before the first move"),
    ] {
        assert_eq!(said::refusal(Refusal::Illegal(illegal), Some(point), size, &EN), words);
    }
    for illegal in [Illegal::Suicide, Illegal::Ko] {
        assert!(said::refusal(Refusal::Illegal(illegal), Some(point), size, &EN).starts_with("D4"));
    }
}
