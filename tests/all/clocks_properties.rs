//! What holds for every time system at every ms.

use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop, prop_oneof, proptest};
use proptest::{prop_assert, prop_assert_eq};
use shoutan::clock::Clock;
use shoutan::clock::control::{TimeControl, display_both};
use shoutan::clock::side::Side;
use shoutan::clock::spec::parse_both;
use shoutan::clock::system::absolute::Absolute;
use shoutan::clock::system::byoyomi::Byoyomi;
use shoutan::clock::system::canadian::Canadian;
use shoutan::clock::system::canadian_progressive::{Block, CanadianProgressive};
use shoutan::clock::system::cn_byoyomi::CnByoyomi;
use shoutan::clock::system::cn_step::CnStep;
use shoutan::clock::system::delayed::{Delayed, Face};
use shoutan::clock::system::fischer::Fischer;
use shoutan::clock::system::hourglass::Hourglass;
use shoutan::clock::system::ing::Ing;
use shoutan::clock::system::nhk::Nhk;
use shoutan::clock::system::simple::Simple;
use shoutan::rules::color::{ByColor, Color};

/// Times around the boundaries that matter: odd ms, whole tenths and whole seconds.
fn ms() -> impl Strategy<Value = u64> + Clone {
    prop_oneof![
        1..300_u64,
        (1..400_u64).prop_map(|n| n * 100),
        (1..200_u64).prop_map(|n| n * 1_000),
        1..200_000_u64
    ]
}

fn main_ms() -> impl Strategy<Value = u64> + Clone {
    prop_oneof![Just(0), ms()]
}

fn control() -> impl Strategy<Value = TimeControl> {
    let stones = (main_ms(), 1..5_u32, ms());
    let block = (1..4_u32, ms()).prop_map(|(stones, period)| Block { stones, period });
    prop_oneof![
        Just(TimeControl::None),
        ms().prop_map(|main| TimeControl::Absolute(Absolute { main })),
        ms().prop_map(|per_move| TimeControl::Simple(Simple { per_move })),
        stones.clone().prop_map(|(main, periods, period)| TimeControl::Byoyomi(Byoyomi {
            main,
            periods,
            period
        })),
        (main_ms(), 1..4_u32, any::<bool>()).prop_map(|(main, reserve_minutes, timeout_as_pass)| {
            let total = main + u64::from(reserve_minutes) * 60_000;
            TimeControl::CnByoyomi(CnByoyomi { total, reserve_minutes, timeout_as_pass })
        }),
        (main_ms(), ms(), 0..4_u32, ms()).prop_map(|(main, base, blocks, block)| TimeControl::Nhk(Nhk {
            main,
            base,
            blocks,
            block
        })),
        stones.clone().prop_map(|(main, stones, period)| TimeControl::Canadian(Canadian {
            main,
            stones,
            period
        })),
        stones.prop_map(|(main, stones, period)| TimeControl::CnStep(CnStep { main, stones, period })),
        (main_ms(), prop::collection::vec(block, 1..4)).prop_map(|(main, blocks)| {
            TimeControl::CanadianProgressive(CanadianProgressive { main, blocks: blocks.into() })
        }),
        (ms(), main_ms(), prop::option::of(main_ms()), any::<bool>()).prop_map(
            |(main, increment, above, bonus_at_start)| {
                let cap = above.map(|above| main + above);
                let bonus_at_start = bonus_at_start && increment > 0;
                TimeControl::Fischer(Fischer { main, increment, cap, bonus_at_start })
            }
        ),
        (main_ms(), ms()).prop_map(|(main, delay)| TimeControl::Delayed(Delayed {
            main,
            delay,
            face: Face::Added
        })),
        (main_ms(), ms()).prop_map(|(main, delay)| TimeControl::Delayed(Delayed {
            main,
            delay,
            face: Face::First
        })),
        (ms(), main_ms()).prop_map(|(main, delay)| TimeControl::Hourglass(Hourglass { main, delay })),
        (main_ms(), 1..4_u32, ms(), 0..5_u32).prop_map(|(main, periods, period, penalty_points)| {
            TimeControl::Ing(Ing { main, periods, period, penalty_points })
        }),
    ]
}

/// A side after a few moves none of which lost.
fn side() -> impl Strategy<Value = Side> {
    (control(), prop::collection::vec(0..120_000_u64, 0..5)).prop_map(|(control, thinks)| {
        thinks.into_iter().fold(Side::new(control), |side, t| side.finish(t).unwrap_or(side))
    })
}

/// A running ms of the side's turn, often just around its deadline.
fn moment(side: &Side, near: bool, t: u64) -> u64 {
    match side.deadline() {
        Some(deadline) if near => (deadline + 2).saturating_sub(t % 5),
        _ => t,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    /// Settings come back from every form they are written in.
    #[test]
    fn settings_round_trip(control in control()) {
        prop_assert!(control.check().is_ok());
        prop_assert_eq!(control.to_string().parse(), Ok(control.clone()), "{}", control);
        prop_assert_eq!(TimeControl::from_text(&control.to_text()), Ok(control.clone()));
        let both = TimeControl::both_from_settings(ByColor::new_with(|_| control.system()), &control.settings());
        prop_assert_eq!(both, Ok(ByColor::new_with(|_| control.clone())));
    }

    /// So do the settings of two players.
    #[test]
    fn both_settings_round_trip(black in control(), white in control()) {
        let glass = |control: &TimeControl| matches!(control, TimeControl::Hourglass(_));
        let mixed = glass(&black) != glass(&white);
        let both = ByColor { black, white };
        let read = parse_both(&display_both(&both));
        let right = if mixed { read.is_err() } else { read == Ok(both) };
        prop_assert!(right);
    }

    /// A clock's text holds everything, at any ms of a turn.
    #[test]
    fn state_text_round_trip(side in side(), near: bool, t in 0..400_000_u64) {
        let stopped = side.stopped(moment(&side, near, t));
        prop_assert_eq!(Side::from_text(&stopped.to_text()), Ok(stopped.clone()), "{}", stopped.to_text());
        prop_assert_eq!(stopped.with_state(stopped.state()), Ok(stopped));
    }

    /// Stopping a turn and taking it up again changes nothing, however often it is done.
    #[test]
    fn a_turn_in_pieces_is_the_same_turn(side in side(), pieces in prop::collection::vec(0..60_000_u64, 1..6)) {
        let total: u64 = pieces.iter().sum();
        let stopped = pieces.iter().fold(side.clone(), |side, &piece| side.stopped(piece));
        prop_assert_eq!(stopped.state(), side.run(total));
        let whole = side.finish(total).map(|side| side.state());
        let last = pieces.split_last().map_or(0, |(last, _)| *last);
        let before = pieces.iter().rev().skip(1).sum::<u64>();
        let in_pieces = side.stopped(before).finish(last).map(|side| side.state());
        prop_assert_eq!(whole.ok(), in_pieces.ok());
    }

    /// The flag is down from the deadline on and not before.
    #[test]
    fn the_deadline_is_exact(side in side()) {
        match side.deadline() {
            None => prop_assert!(side.finish(u64::MAX).is_ok()),
            Some(deadline) => {
                prop_assert!(deadline > 0);
                prop_assert!(side.finish(deadline - 1).is_ok());
                prop_assert_eq!(side.finish(deadline).map_err(|flag| flag.at), Err(deadline));
                prop_assert_eq!(side.run(deadline), side.run(u64::MAX));
                prop_assert_eq!(side.stopped(deadline).deadline(), Some(0));
            }
        }
    }

    /// Looking changes nothing: the digits stand still until `next_change` and differ then.
    #[test]
    fn next_change_is_exact(side in side(), near: bool, t in 0..400_000_u64) {
        let t = moment(&side, near, t);
        let now = side.reading(t);
        match side.next_change(t) {
            None => prop_assert!(side.deadline().is_some_and(|deadline| t >= deadline)),
            Some(next) => {
                prop_assert!(next > t && next <= t + 1_000);
                prop_assert!(!side.reading(next).looks_like(&now), "{:?} at {}", now, next);
                for between in [t + 1, t + (next - t) / 2, next - 1] {
                    if between < next {
                        prop_assert!(side.reading(between).looks_like(&now), "{:?} at {}", now, between);
                    }
                }
            }
        }
    }

    /// With two faces the same, also where the other one fills.
    #[test]
    fn next_change_of_two_faces(main in ms(), delay in main_ms(), first in 0..40_000_u64, t in 0..250_000_u64) {
        let control = TimeControl::Hourglass(Hourglass { main, delay });
        let clock = Clock::new(&ByColor { black: control.clone(), white: control });
        let clock = clock.press(Color::Black, first).unwrap_or(clock);
        let faces = |t| Color::ALL.map(|face| clock.reading(face, Some((Color::White, t))));
        let alike = |a: u64, b: u64| faces(a).iter().zip(&faces(b)).all(|(a, b)| a.looks_like(b));
        if let Some(next) = clock.next_change(Color::White, t) {
            prop_assert!(next > t);
            prop_assert!(!alike(next, t), "{} {}", t, next);
            for between in [t + 1, t + (next - t) / 2, next - 1] {
                prop_assert!(between >= next || alike(between, t), "{} {} {}", t, between, next);
            }
        }
    }

    /// Where every ms of thinking is charged, what is charged is what has run.
    #[test]
    fn charged_is_what_ran(control in control(), thinks in prop::collection::vec(0..50_000_u64, 1..8)) {
        let mut side = Side::new(control.clone());
        for t in thinks {
            let before = side.state();
            let Ok(next) = side.finish(t) else { break };
            let after = next.state();
            match &control {
                TimeControl::None => prop_assert_eq!(after.used - before.used, t),
                TimeControl::Absolute(_) => prop_assert_eq!(before.main - after.main, t),
                TimeControl::Ing(ing) => {
                    let left = |s: shoutan::clock::state::State| s.main + s.period + u64::from(s.periods) * ing.period;
                    prop_assert_eq!(left(before) - left(after), t);
                    let bought = before.periods - after.periods;
                    prop_assert_eq!(after.penalty - before.penalty, bought * ing.penalty_points);
                }
                TimeControl::CnStep(step) => {
                    // What a completed block adds comes on top of what is left.
                    let added = u64::from(after.block - before.block) * step.period;
                    prop_assert_eq!(before.main + before.period + added - after.main - after.period, t);
                }
                TimeControl::Delayed(_) => {
                    prop_assert_eq!(before.main - after.main, t.saturating_sub(before.delay));
                }
                TimeControl::Fischer(Fischer { increment, cap: None, .. }) => {
                    prop_assert_eq!(before.main + increment - after.main, t);
                }
                TimeControl::Byoyomi(b) => {
                    // Below a whole period nothing is charged in overtime.
                    let left = |s: shoutan::clock::state::State| s.main + u64::from(s.periods) * b.period;
                    let charged = left(before) - left(after);
                    prop_assert!(charged <= t && t - charged < b.period);
                }
                _ => {}
            }
            side = next;
        }
    }

    /// The sand of an hourglass stays the same.
    #[test]
    fn sand_is_kept(main in ms(), delay in main_ms(), thinks in prop::collection::vec(0..60_000_u64, 1..9)) {
        let control = TimeControl::Hourglass(Hourglass { main, delay });
        let mut clock = Clock::new(&ByColor { black: control.clone(), white: control });
        let mut color = Color::Black;
        let sand = |clock: &Clock| clock.sides.black.state().main + clock.sides.white.state().main;
        for t in thinks {
            prop_assert_eq!(sand(&clock.stopped(color, t)), main * 2);
            let Ok(next) = clock.press(color, t) else { break };
            prop_assert_eq!(sand(&next), main * 2);
            clock = next;
            color = !color;
        }
    }

    /// What is said comes in order, once, none of it outside its time, however the turn is cut up.
    #[test]
    fn everything_is_said_once(side in side(), cuts in prop::collection::vec(0..300_000_u64, 0..6)) {
        let all = side.announcements(0, u64::MAX);
        prop_assert!(all.is_sorted_by_key(|said| said.at));
        prop_assert_eq!(all.last().map(|said| said.at), side.deadline());
        let mut cuts = cuts;
        cuts.sort_unstable();
        cuts.push(u64::MAX);
        let mut from = 0;
        let mut parts = Vec::new();
        for to in cuts {
            let part = side.announcements(from, to);
            prop_assert!(part.iter().all(|said| from < said.at && said.at <= to));
            prop_assert_eq!(side.next_announcement(from).filter(|&at| at <= to), part.first().map(|said| said.at));
            parts.extend(part);
            from = to;
        }
        prop_assert_eq!(parts, all);
    }

    /// No text breaks the reading of settings, and what is said about it can be printed.
    #[test]
    fn any_text_is_read_or_refused(text in any::<String>(), words in prop::collection::vec(
        prop::sample::select(vec!["30", "5", "30m", "30s", "+", "x", "/", ",", "incl", "5x60s", "carry", "cap", "nhk",
            "ing", "at", "delay", "bronstein", "hourglass", "bonus", "first", "/move", "timeout=pass", "none", "B=", "W=", " "]), 0..9)) {
        for text in [text, words.concat(), words.join(" ")] {
            match parse_both(&text) {
                Ok(both) => prop_assert_eq!(parse_both(&display_both(&both)), Ok(both)),
                Err(error) => prop_assert!(!error.to_string().chars().any(char::is_control)),
            }
            let _ = Side::from_text(&text);
        }
    }
}
