//! Random games and random boards against the slow rules.

use crate::rules_slow::{Lines, Slow, cells, chain, liberties, owners, pass_alive as slow_pass_alive, score};
use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest};
use shoutan::rules::board::Board;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::life::pass_alive;
use shoutan::rules::point::{Point, Size};
use shoutan::rules::position::{Illegal, Position};
use shoutan::rules::ruleset::{KoRule, Scoring, Tax};
use shoutan::rules::score::{Marks, count};
use std::collections::BTreeSet;

const KO_RULES: [KoRule; 4] = [KoRule::None, KoRule::Simple, KoRule::Positional, KoRule::Situational];

fn sizes() -> impl Strategy<Value = Size> {
    prop_oneof![
        4 => (1_u8..=4, 1_u8..=4),
        2 => (1_u8..=6, 1_u8..=6),
        1 => (1_u8..=19, 1_u8..=19),
        1 => (1_u8..=2, 1_u8..=8),
    ]
    .prop_map(|(width, height)| Size::new(width, height).unwrap())
}

fn boards() -> impl Strategy<Value = Board> {
    sizes().prop_flat_map(|size| {
        let content =
            prop_oneof![4 => Just(Some(Color::Black)), 2 => Just(Some(Color::White)), 3 => Just(None)];
        vec(content, usize::from(size.points())).prop_map(move |content| {
            let row = |row: &[Option<Color>]| -> String {
                row.iter()
                    .map(|stone| stone.map_or('.', |color| "XO".as_bytes()[color as usize].into()))
                    .collect()
            };
            let rows: Vec<String> = content.chunks(usize::from(size.width())).map(row).collect();
            Board::from_rows(&rows).unwrap()
        })
    })
}

fn verdict(position: &Position, color: Color, point: Point) -> (&'static str, Option<usize>) {
    match position.why_not(color, point) {
        Ok(()) => ("legal", None),
        Err(Illegal::Superko { after }) => ("superko", Some(after as usize)),
        Err(illegal) => (illegal.name(), None),
    }
}

fn same(position: &Position, slow: &Slow) {
    let lines = slow.lines;
    assert_eq!(cells(position.board()), slow.cells);
    assert_eq!(position.to_move(), slow.to_move);
    assert_eq!(position.taken(), slow.taken);
    assert_eq!(position.passes(), slow.passes);
    let mut removed: Vec<usize> = position.last_removed().iter().map(|&point| lines.number(point)).collect();
    removed.sort_unstable();
    assert_eq!(removed, slow.removed.iter().copied().collect::<Vec<_>>());
}

/// One game. Each entry: where, and what kind of move.
fn game(size: Size, ko: KoRule, suicide: bool, forced: bool, moves: &[(u16, u8)]) {
    let lines = Lines(size);
    let mut position = Position::new(size, ko, suicide);
    let mut slow = Slow::new(size, ko, suicide, vec![None; lines.len()], Color::Black);
    for &(at, kind) in moves {
        let color = if kind == 0 { !position.to_move() } else { position.to_move() };
        if kind == 1 {
            position.pass(color);
            slow.pass(color);
            same(&position, &slow);
            continue;
        }
        let n = usize::from(at) % lines.len();
        // Small boards at every point, of larger ones a few that the move's draw picks.
        let looked_at: Vec<usize> = if lines.len() <= 16 {
            (0..lines.len()).collect()
        } else {
            [3, 5, 7].map(|by| (usize::from(at) * by + usize::from(kind)) % lines.len()).to_vec()
        };
        for m in looked_at {
            for color in Color::ALL {
                let right = slow.verdict(color, m);
                assert_eq!(verdict(&position, color, lines.point(m)), right, "{color} {m} {position:?}");
                if matches!(right.0, "ko" | "superko") {
                    let earlier =
                        position.repeated(color, lines.point(m)).map(|earlier| earlier.after as usize);
                    assert_eq!(earlier, slow.repeated(color, m), "{color} {m} {position:?}");
                }
            }
        }
        let right = slow.verdict(color, n);
        assert_eq!(verdict(&position, color, lines.point(n)), right, "{color} {n} {position:?}");
        let legal = if forced {
            position.force(color, lines.point(n));
            true
        } else {
            position.play(color, lines.point(n)).is_ok()
        };
        if legal {
            slow.force(color, n);
        }
        same(&position, &slow);
    }
    for n in 0..lines.len() {
        let known = position.board().liberties(lines.point(n));
        let stones: Vec<Point> = position.board().chain(lines.point(n)).collect();
        if slow.cells[n].is_some() {
            assert_eq!(known, liberties(lines, &slow.cells, n).len());
            assert_eq!(
                stones.iter().map(|&p| lines.number(p)).collect::<BTreeSet<_>>(),
                chain(lines, &slow.cells, n)
            );
        } else {
            assert_eq!((known, stones.len()), (0, 0));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_agree(
        size in sizes(),
        ko in 0_usize..4,
        suicide in any::<bool>(),
        forced in prop_oneof![3 => Just(false), 1 => Just(true)],
        moves in vec((any::<u16>(), 0_u8..12), 0..90),
    ) {
        game(size, KO_RULES[ko], suicide, forced, &moves);
    }

    #[test]
    fn counts_agree(board in boards(), dead in vec(any::<u16>(), 0..3), taken in (0_u32..5, 0_u32..5)) {
        let lines = Lines(board.size());
        let taken = ByColor { black: taken.0, white: taken.1 };
        let dead: Vec<Point> = dead.iter().map(|&n| lines.point(usize::from(n) % lines.len())).collect();
        let counted = count(&board, taken, Marks { dead: &dead, ..Marks::default() });
        let (mut rest, mut lost) = (cells(&board), taken);
        for &point in &dead {
            let n = lines.number(point);
            if let Some(color) = rest[n] {
                for m in chain(lines, &rest, n) {
                    rest[m] = None;
                    lost[color] += 1;
                }
            }
        }
        let right = owners(lines, &rest);
        assert_eq!(counted.owners().iter().map(|(_, &owner)| owner).collect::<Vec<_>>(), right);
        for scoring in [Scoring::Area, Scoring::Territory, Scoring::Stones] {
            for tax in [Tax::None, Tax::Seki, Tax::All] {
                assert_eq!(
                    counted.score(scoring, tax),
                    score(lines, &rest, lost, scoring, tax),
                    "{scoring:?} {tax:?} {board:?}"
                );
            }
        }
        assert_eq!(usize::try_from(counted.neutral()).unwrap(), right.iter().filter(|owner| owner.is_none()).count());
        let total: i32 = Color::ALL.iter().map(|&color| counted.zi(color)).sum();
        assert_eq!(total, 4 * i32::from(board.size().points()));
    }

    #[test]
    fn life_agrees(board in boards(), suicide in any::<bool>()) {
        let lines = Lines(board.size());
        let map: Vec<_> = pass_alive(&board, suicide).iter().map(|(_, &owner)| owner).collect();
        assert_eq!(map, slow_pass_alive(lines, &cells(&board), suicide), "{board:?}");
    }

    #[test]
    fn turned_and_with_colours_exchanged(
        size in sizes(),
        ko in 0_usize..4,
        suicide in any::<bool>(),
        moves in vec((any::<u16>(), 0_u8..12), 0..60),
    ) {
        let turned_size = Size::new(size.height(), size.width()).unwrap();
        let turn = |point: Point| Point::new(size.height() - 1 - point.y(), point.x());
        let mut one = Position::new(size, KO_RULES[ko], suicide);
        let mut other =
            Position::set_up(turned_size, KO_RULES[ko], suicide, &[], Color::White).unwrap();
        for (at, kind) in moves {
            let color = if kind == 0 { !one.to_move() } else { one.to_move() };
            if kind == 1 {
                one.pass(color);
                other.pass(!color);
            } else {
                let point = Lines(size).point(usize::from(at) % Lines(size).len());
                assert_eq!(one.play(color, point), other.play(!color, turn(point)));
            }
            assert_eq!(one.taken(), other.taken().swapped());
            assert_eq!(one.repeats(), other.repeats());
            for point in size.iter() {
                assert_eq!(one.at(point), other.at(turn(point)).map(|color| !color));
            }
        }
        let (counted, turned) = (
            count(one.board(), one.taken(), Marks::default()),
            count(other.board(), other.taken(), Marks::default()),
        );
        let (alive, alive_turned) = (pass_alive(one.board(), suicide), pass_alive(other.board(), suicide));
        for point in size.iter() {
            assert_eq!(counted.owner(point), turned.owner(turn(point)).map(|color| !color));
            assert_eq!(alive[point], alive_turned[turn(point)].map(|color| !color));
        }
        for tax in [Tax::None, Tax::Seki, Tax::All] {
            assert_eq!(counted.score(Scoring::Territory, tax), -turned.score(Scoring::Territory, tax));
        }
    }
}

/// Every ko rule with and without suicide, on boards from 1×1 to 19×19, most of them small: there a position
/// comes back often.
#[test]
fn two_thousand_games_agree() {
    let mut random = 20_260_101_u64;
    let mut next = |below: u16| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u16::try_from((random >> 33) % u64::from(below)).unwrap()
    };
    for n in 0_u16..2048 {
        let (most, plies) = match n / 8 % 16 {
            0..=11 => (4, 40),
            12..=14 => (9, 60),
            _ => (19, 80),
        };
        let side = |drawn: u16| u8::try_from(1 + drawn).unwrap();
        let size = match n / 8 {
            0 => Size::square(1).unwrap(),
            15 => Size::square(19).unwrap(),
            _ => Size::new(side(next(most)), side(next(most))).unwrap(),
        };
        let moves: Vec<(u16, u8)> =
            (0..plies).map(|_| (next(1 << 15), u8::try_from(next(16)).unwrap())).collect();
        game(size, KO_RULES[usize::from(n % 4)], n / 4 % 2 == 0, false, &moves);
    }
}

#[test]
fn long_games_agree() {
    let mut random = 7_u64;
    let mut next = |below: u64| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u16::try_from((random >> 33) % below).unwrap()
    };
    for (ko, suicide) in [(KoRule::Positional, true), (KoRule::Situational, false), (KoRule::Simple, true)] {
        for side in [3, 5, 9, 19] {
            let mut entry = |_| (next(1 << 16), if next(100) == 0 { 1 } else { 2 });
            let moves: Vec<(u16, u8)> = (0..u16::from(side) * 60).map(&mut entry).collect();
            game(Size::square(side).unwrap(), ko, suicide, false, &moves);
        }
    }
}
