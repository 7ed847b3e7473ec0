//! Repetition, capture and suicide, told as diagrams and moves. A move that ends in a reason is refused for it.

use shoutan::rules::board::Board;
use shoutan::rules::color::Color;
use shoutan::rules::point::{Point, Size};
use shoutan::rules::position::{Illegal, Move, Position};
use shoutan::rules::ruleset::KoRule;

const NONE: KoRule = KoRule::None;
const SIMPLE: KoRule = KoRule::Simple;
const POSITIONAL: KoRule = KoRule::Positional;
const SITUATIONAL: KoRule = KoRule::Situational;

fn start(rows: &[&str], ko: KoRule, suicide: bool, to_move: Color) -> Position {
    let board = Board::from_rows(rows).unwrap();
    let stones: Vec<(Point, Color)> = board.stones().collect();
    Position::set_up(board.size(), ko, suicide, &stones, to_move).unwrap()
}

/// `B D4`, `W pass`, `B D4 ko`, `W D4 superko 3`, in a row with commas between.
fn follow(position: &mut Position, script: &str) {
    for step in script.split(',') {
        let words: Vec<&str> = step.split_whitespace().collect();
        let color = Color::from_letter(words[0]).unwrap();
        if words[1] == "pass" {
            position.pass(color);
            continue;
        }
        let point = position.size().parse(words[1]).unwrap();
        let expected = match words[2..] {
            [] => Ok(()),
            ["occupied"] => Err(Illegal::Occupied),
            ["suicide"] => Err(Illegal::Suicide),
            ["ko"] => Err(Illegal::Ko),
            ["superko", after] => Err(Illegal::Superko { after: after.parse().unwrap() }),
            _ => panic!("{step}"),
        };
        let before = format!("{position:?} {} {:?}", position.passes(), position.last_removed());
        assert_eq!(position.play(color, point), expected, "{step} in {script}");
        if expected.is_err() {
            let after = format!("{position:?} {} {:?}", position.passes(), position.last_removed());
            assert_eq!(before, after, "a refusal changed something: {step}");
        }
    }
}

fn check(rows: &[&str], suicide: bool, cases: &[(&[KoRule], &str)]) {
    for (rules, script) in cases {
        for &ko in *rules {
            let first = Color::from_letter(&script[..1]).unwrap();
            follow(&mut start(rows, ko, suicide, first), script);
        }
    }
}

const KO: [&str; 5] = [".....", ".XO..", "XO.O.", ".XO..", "....."];

#[test]
fn a_ko_may_not_be_retaken_at_once() {
    check(
        &KO,
        false,
        &[
            (&[NONE], "B C3, W B3, B C3"),
            (&[SIMPLE, POSITIONAL, SITUATIONAL], "B C3, W B3 ko, W E1, B A1, W B3"),
        ],
    );
}

#[test]
fn a_pass_lifts_a_simple_ko_but_no_superko() {
    check(
        &KO,
        false,
        &[
            (&[SIMPLE], "B C3, W pass, B pass, W B3"),
            (&[POSITIONAL, SITUATIONAL], "B C3, W pass, B pass, W B3 superko 0"),
        ],
    );
}

#[test]
fn a_ko_after_the_other_was_answered() {
    // Two kos: taking one answers the other.
    let rows = [".XO..", "XO.O.", ".XO..", ".XO..", "X.XO.", ".XO.."];
    check(&rows, false, &[(&[SIMPLE, POSITIONAL, SITUATIONAL], "B C5, W B5 ko, W B2, B C2 ko, B E1, W B5")]);
}

#[test]
fn a_snapback_is_no_ko() {
    let rows = ["XO.OX", "XO.OX"];
    let all = [NONE, SIMPLE, POSITIONAL, SITUATIONAL];
    check(&rows, false, &[(&all, "B C1, W C2, B C1")]);
    let mut position = start(&rows, POSITIONAL, false, Color::Black);
    follow(&mut position, "B C1, W C2, B C1");
    assert_eq!((position.taken().black, position.taken().white), (1, 5));
    assert_eq!(position.board().rows(), ["X...X", "X.X.X"]);
}

#[test]
fn sending_two_returning_one() {
    let rows = ["O.O.X", ".OXX."];
    check(
        &rows,
        false,
        &[
            (&[NONE, SIMPLE], "W D2, B B2, W C2, B pass, W D2"),
            (&[POSITIONAL], "W D2, B B2, W C2 superko 0"),
            // With Black to move it had not stood; White may return one, but not send two again.
            (&[SITUATIONAL], "W D2, B B2, W C2, B pass, W D2 superko 1"),
        ],
    );
}

/// Three kos, the first and the last in White's hands.
const THREE_KOS: [&str; 9] =
    [".XO..", "XO.O.", ".XO..", ".XO..", "X.XO.", ".XO..", ".XO..", "XO.O.", ".XO.."];

#[test]
fn a_triple_ko_goes_round() {
    let round = "B C8, W B5, B C2, W B8, B C5";
    for ko in [NONE, SIMPLE] {
        let mut position = start(&THREE_KOS, ko, false, Color::Black);
        for (n, step) in format!("{round}, W B2").split(", ").enumerate() {
            assert_eq!(position.repeats(), None, "before move {n}");
            follow(&mut position, step);
        }
        assert_eq!(position.repeats(), Some(0));
        follow(&mut position, "B C8");
        assert_eq!(position.repeats(), Some(1));
        follow(&mut position, "W pass");
        assert_eq!(position.repeats(), None, "a pass repeats nothing");
    }
    check(&THREE_KOS, false, &[(&[POSITIONAL, SITUATIONAL], &format!("{round}, W B2 superko 0"))]);
}

#[test]
fn eternal_life_goes_round() {
    let rows = ["XX..", "OOXX", "...."];
    let round = "W C3, B A3, W D3";
    for ko in [NONE, SIMPLE] {
        let mut position = start(&rows, ko, false, Color::White);
        follow(&mut position, &format!("{round}, B B3"));
        assert_eq!(position.repeats(), Some(0));
        assert_eq!((position.taken().black, position.taken().white), (2, 2));
    }
    check(&rows, false, &[(&[POSITIONAL, SITUATIONAL], &format!("{round}, B B3 superko 0"))]);
}

#[test]
fn suicide_of_several() {
    let rows = [".XO.", "XOO.", "OO.."];
    let all = [NONE, SIMPLE, POSITIONAL, SITUATIONAL];
    check(&rows, false, &[(&all, "B A3 suicide, W A3")]);
    let again = "B A3, W pass, B A3, W pass, B B3, W pass, B A2";
    check(
        &rows,
        true,
        &[(&[NONE, SIMPLE], again), (&[POSITIONAL, SITUATIONAL], &format!("{again} superko 1"))],
    );
    let mut position = start(&rows, POSITIONAL, true, Color::Black);
    follow(&mut position, "B A3");
    assert_eq!((position.taken().black, position.last_removed().len()), (3, 3));
    assert_eq!(position.board().rows(), ["..O.", ".OO.", "OO.."]);
    // A single stone never takes itself off.
    for suicide in [false, true] {
        check(&[".O", "O."], suicide, &[(&all, "B A2 suicide, B B1 suicide, W A2")]);
        check(&["."], suicide, &[(&all, "B A1 suicide, W A1 suicide")]);
    }
}

#[test]
fn taking_comes_before_ones_own_breath() {
    // Both are out of breath: the enemy's stones come off (A §3).
    let rows = [".XO", "XO.", "..."];
    let mut position = start(&rows, POSITIONAL, false, Color::White);
    follow(&mut position, "W A3");
    assert_eq!(position.board().rows(), ["O.O", "XO.", "..."]);
    follow(&mut position, "B B3 ko, B C2");
}

#[test]
fn forced_as_records_do_it() {
    let mut position = start(&["OX.", "...", "..."], POSITIONAL, false, Color::Black);
    let at = |label: &str| Size::square(3).unwrap().parse(label).unwrap();
    // Over a stone of the other colour: no prisoner of it.
    position.force(Color::Black, at("A3"));
    assert_eq!(position.board().rows(), ["XX.", "...", "..."]);
    assert_eq!(position.taken().white, 0);
    // A lone stone without liberties comes off itself.
    let mut position = start(&[".X.", "X..", "..."], POSITIONAL, false, Color::White);
    position.force(Color::White, at("A3"));
    assert_eq!(position.board().rows(), [".X.", "X..", "..."]);
    assert_eq!((position.taken().white, position.last_removed()), (1, &[at("A3")][..]));
    // Off the board: a move, no stone, no pass.
    position.pass(Color::Black);
    position.force(Color::White, Size::STANDARD.parse("T1").unwrap());
    assert_eq!((position.moves(), position.passes(), position.to_move()), (3, 0, Color::Black));
    assert_eq!(position.last_move(), None);
    // In the middle of a chain, which falls apart.
    let mut position = start(&["OXXXO", "OOOOO"], POSITIONAL, false, Color::White);
    position.force(Color::White, Size::new(5, 2).unwrap().parse("C2").unwrap());
    assert_eq!(position.board().rows(), ["O.O.O", "OOOOO"]);
    assert_eq!(position.taken().black, 2);
}

#[test]
fn setup_in_the_middle() {
    let size = Size::square(3).unwrap();
    let at = |label: &str| size.parse(label).unwrap();
    let mut position = Position::new(size, POSITIONAL, false);
    follow(&mut position, "B A1, W B1");
    position.place(&[(at("A2"), Some(Color::White)), (at("A1"), None), (at("A3"), Some(Color::Black))]);
    position.set_to_move(Color::Black);
    assert_eq!(position.board().rows(), ["X..", "O..", ".O."]);
    assert_eq!((position.moves(), position.to_move(), position.last_removed().len()), (2, Color::Black, 0));
    assert_eq!(position.last_move(), Some((Color::White, Move::Play(at("B1")))));
    follow(&mut position, "B B2, W C3, B A1");
    assert_eq!(position.board().rows(), ["X.O", ".X.", "XO."]);
    follow(&mut position, "W A2 ko");
    // A stone without liberties stands until a move touches it.
    position.place(&[
        (at("B3"), Some(Color::White)),
        (at("A2"), Some(Color::White)),
        (at("A3"), Some(Color::Black)),
    ]);
    assert_eq!(position.board().liberties(at("A3")), 0);
    assert_eq!(position.at(at("A3")), Some(Color::Black));
}
