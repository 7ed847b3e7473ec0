//! The shapes under each ko rule.

use super::{
    CYCLES, ETERNAL_LIFE, FALSE_LIFE, QUADRUPLE_KO, ROUND_ROBIN, SIMPLE_KO, Shape, TRIPLE_KO, follow, parted,
    start, told,
};
use shoutan::rules::color::Color;
use shoutan::rules::point::Point;
use shoutan::rules::position::{Illegal, Position};
use shoutan::rules::ruleset::KoRule;

const SUPERKO: [KoRule; 2] = [KoRule::Positional, KoRule::Situational];

/// Under the simple rule every play of the round is legal, and after the last one the start has come back; under
/// both whole-board rules the last one is refused, and the start is named.
fn goes_round(shape: &Shape, taken: (u32, u32)) {
    let (most, last) = parted(shape.round);
    let mut position = start(shape.rows, KoRule::Simple, shape.first);
    for label in most.split_whitespace() {
        follow(&mut position, label);
        assert_eq!(position.repeats(), None, "{label}");
    }
    follow(&mut position, last);
    assert_eq!(position.repeats(), Some(0));
    assert_eq!(position.board().rows(), shape.rows);
    assert_eq!((position.taken().black, position.taken().white), taken);
    // And on: every later play of the same round brings back what stood after as many plays of it.
    for (n, label) in (1..).zip(shape.round.split_whitespace()) {
        follow(&mut position, label);
        assert_eq!(position.repeats(), Some(n % u32::try_from(shape.round.split(' ').count()).unwrap()));
    }
    for ko in SUPERKO {
        let mut position = start(shape.rows, ko, shape.first);
        follow(&mut position, most);
        assert_eq!(told(&position, last), Err(Illegal::Superko { after: 0 }), "{ko:?}");
        let earlier = repeated(&position, last);
        assert_eq!(earlier, Some((0, shape.rows.iter().map(ToString::to_string).collect())));
    }
}

fn repeated(position: &Position, label: &str) -> Option<(u32, Vec<String>)> {
    let point = position.size().parse(label).unwrap();
    position.repeated(position.to_move(), point).map(|earlier| (earlier.after, earlier.board.rows()))
}

#[test]
fn simple_ko() {
    for ko in [KoRule::Simple, KoRule::Positional, KoRule::Situational] {
        let mut position = start(&SIMPLE_KO, ko, Color::Black);
        follow(&mut position, "E5 A5 C3");
        assert_eq!(told(&position, "B3"), Err(Illegal::Ko));
        let before = ["O...X", ".XO..", "XO.O.", ".XO..", "....."];
        assert_eq!(repeated(&position, "B3"), Some((2, before.map(str::to_owned).to_vec())));
        // A threat and its answer, and the ko is free.
        follow(&mut position, "E1 A1 B3");
        assert_eq!(told(&position, "C3"), Err(Illegal::Ko));
        assert_eq!(repeated(&position, "C3").map(|(after, _)| after), Some(5));
        assert_eq!(repeated(&position, "D1"), None, "nothing is repeated there");
        assert_eq!(repeated(&position, "E1"), None, "occupied is no repetition");
    }
}

#[test]
fn triple_ko() {
    goes_round(&TRIPLE_KO, (3, 3));
}

#[test]
fn quadruple_ko() {
    goes_round(&QUADRUPLE_KO, (4, 4));
}

#[test]
fn eternal_life() {
    goes_round(&ETERNAL_LIFE, (2, 2));
}

#[test]
fn round_robin() {
    goes_round(&ROUND_ROBIN, (3, 3));
}

#[test]
fn false_life() {
    goes_round(&FALSE_LIFE, (3, 3));
    // Under a whole-board rule White is the first who may not go on, and is taken (A §6).
    let (most, _) = parted(FALSE_LIFE.round);
    for ko in SUPERKO {
        let mut position = start(FALSE_LIFE.rows, ko, Color::Black);
        follow(&mut position, most);
        follow(&mut position, "pass C10 pass E10");
        assert_eq!(&position.board().rows()[..2], ["X.X.XX", ".X...X"]);
    }
}

/// Two stones given, one taken back: only one side plays there, and a pass comes in between.
#[test]
fn sending_two_returning_one() {
    let rows = ["O.O.X", ".OXX."];
    let mut position = start(&rows, KoRule::Positional, Color::White);
    follow(&mut position, "D2 B2");
    assert_eq!(told(&position, "C2"), Err(Illegal::Superko { after: 0 }));
    let mut position = start(&rows, KoRule::Situational, Color::White);
    follow(&mut position, "D2 B2 C2 pass");
    assert_eq!(told(&position, "D2"), Err(Illegal::Superko { after: 1 }));
    let mut position = start(&rows, KoRule::Simple, Color::White);
    follow(&mut position, "D2 B2 C2 pass");
    assert_eq!(position.repeats(), None, "a pass brings nothing back");
    follow(&mut position, "D2");
    assert_eq!(position.repeats(), Some(1));
}

/// A threat with its answer breaks the round: what comes then has not stood before.
#[test]
fn a_threat_breaks_every_cycle() {
    for shape in CYCLES {
        let (most, last) = parted(shape.round);
        let rows: Vec<String> = shape.rows.iter().map(|row| format!("{row}X...")).collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        for ko in SUPERKO {
            let mut position = start(&rows, ko, shape.first);
            follow(&mut position, most);
            let size = position.size();
            let corner = |y: u8| size.label(Point::new(size.width() - 1, y));
            follow(&mut position, &format!("{} {}", corner(0), corner(size.height() - 1)));
            assert_eq!(told(&position, last), Ok(()), "{ko:?} {rows:?}");
        }
    }
}

#[test]
fn put_right_to_an_earlier_position_it_may_be_played_again() {
    let (most, last) = parted(TRIPLE_KO.round);
    for ko in SUPERKO {
        let mut position = start(TRIPLE_KO.rows, ko, Color::Black);
        follow(&mut position, "C8 B5");
        let earlier = position.clone();
        follow(&mut position, "C2 B8");
        let changes: Vec<_> = position
            .size()
            .iter()
            .filter(|&p| position.at(p) != earlier.at(p))
            .map(|p| (p, earlier.at(p)))
            .collect();
        position.put_right(&changes, Color::Black);
        assert_eq!((position.board(), position.repeats()), (earlier.board(), None));
        // The same once more, and what stood before that is still forbidden.
        follow(&mut position, "C2 B8 C5");
        assert_eq!((most, told(&position, last)), ("C8 B5 C2 B8 C5", Err(Illegal::Superko { after: 0 })));
    }
}
