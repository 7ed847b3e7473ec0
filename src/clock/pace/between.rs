//! What a turn can have taken, from the clock before it and the clock after it.

use super::Took;
use crate::clock::Ms;
use crate::clock::side::Side;
use crate::clock::state::State;
use crate::clock::system::Kind;

/// The ms a turn can have taken that began at `before` and left the clock as `noted`, and the clock it left; `None`
/// where no turn does that. Of what was noted main time, periods, the period and the moves left are looked at.
///
/// A press brings a period back to its full length, so that a range is all that can be known of most moves in
/// byo-yomi. A clock noted as it stood at the press, its period not yet brought back, tells it exactly.
pub fn took(before: &Side, noted: &State) -> Option<(Took, Side)> {
    let took = search(before, noted, |t| before.finish(t).ok().map(|side| side.state()))
        .or_else(|| search(before, noted, |t| Some(before.run(t))))?;
    Some((took, before.finish(took.least).ok()?))
}

/// Goes through the stretches of the turn: in each of them what is left only falls, or stays.
fn search(before: &Side, noted: &State, state: impl Fn(Ms) -> Option<State>) -> Option<Took> {
    let total = |state: &State| state.main.saturating_add(state.period);
    let seen = |state: &State| (state.main, state.periods, state.period, state.moves_left);
    let wanted = total(noted);
    let at = |t: Ms| state(t).map_or(0, |state| total(&state));
    let mut start = 0;
    while let Some(stretch) = before.stretch(start) {
        // Periods never come back.
        if stretch.kind == Kind::Untimed || before.run(start).periods < noted.periods {
            return None;
        }
        let end = stretch.end?.min(before.deadline()?);
        let first = first_where(start, end, |t| at(t) <= wanted);
        let next = first_where(first, end, |t| at(t) < wanted);
        if first < next && state(first).is_some_and(|state| seen(&state) == seen(noted)) {
            return Some(Took { least: first, most: Some(next - 1) });
        }
        if end <= start {
            return None;
        }
        start = end;
    }
    None
}

/// The first of `start..end` for which `holds` is true, `end` if there is none; once true it stays true.
fn first_where(start: Ms, end: Ms, holds: impl Fn(Ms) -> bool) -> Ms {
    let (mut low, mut high) = (start, end);
    while low < high {
        let middle = low + (high - low) / 2;
        if holds(middle) { high = middle } else { low = middle + 1 }
    }
    low
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{Strategy, any, proptest};

    use super::took;
    use crate::clock::Ms;
    use crate::clock::side::Side;
    use crate::clock::state::State;

    const SPECS: [&str; 14] = [
        "30m",
        "10s/move",
        "20s+3x30s",
        "3m incl 2x60s",
        "10s nhk 30s+2x60s",
        "10s+2/60s",
        "10s+2/60s carry",
        "10s+1/30s,2/60s",
        "20m+10s",
        "30s+10s cap 40s",
        "20s bronstein 5s",
        "20s delay 5s",
        "hourglass 30s delay 2s",
        "10s ing 3x20s",
    ];

    #[test]
    fn turns_from_what_is_left() {
        // Spec, main, periods or moves left, period after the turn; what it took.
        for (spec, main, count, period, least, most) in [
            ("20s+3x30s", 15_000, 3, 30_000, 5_000, 5_000),
            ("20s+3x30s", 0, 3, 30_000, 20_000, 49_999),
            ("20s+3x30s", 0, 2, 30_000, 50_000, 79_999),
            ("20s+3x30s", 0, 1, 30_000, 80_000, 109_999),
            // Noted at the press, before the period came back.
            ("20s+3x30s", 0, 2, 12_500, 67_500, 67_500),
            ("nhk 30s+2x60s", 0, 2, 30_000, 0, 29_999),
            ("nhk 30s+2x60s", 0, 1, 30_000, 30_000, 89_999),
            ("30s+10s cap 40s", 40_000, 0, 0, 0, 0),
            ("30s+20s cap 40s", 40_000, 0, 0, 0, 10_000),
            ("30s+20s cap 40s", 39_999, 0, 0, 10_001, 10_001),
            ("10s ing 3x20s", 0, 1, 5_000, 45_000, 45_000),
        ] {
            let before = Side::new(spec.parse().unwrap());
            let after = State { main, periods: count, period, ..State::default() };
            let took = took(&before, &after).map(|(took, _)| (took.least, took.most));
            assert_eq!(took, Some((least, Some(most))), "{spec} {after}");
        }
    }

    #[test]
    fn a_full_block_hides_its_last_move() {
        let first = Side::new("10s+2/60s".parse().unwrap());
        let second = first.finish(25_000).unwrap();
        assert_eq!(took(&first, &second.state()).and_then(|(took, _)| took.exact()), Some(25_000));
        let third = second.finish(1_000).unwrap();
        let (hidden, left) = took(&second, &third.state()).unwrap();
        assert_eq!(left, third);
        assert_eq!((hidden.least, hidden.most), (0, Some(44_999)));
    }

    #[test]
    fn no_turn_gives_back_time() {
        for (spec, main) in [("30m", 1_800_001), ("20m+10s", 1_210_001), ("20s+3x30s", 25_000)] {
            let before = Side::new(spec.parse().unwrap());
            let after = State { main, ..before.state() };
            assert_eq!(took(&before, &after), None, "{spec}");
        }
        let untimed = Side::new("none".parse().unwrap());
        assert_eq!(took(&untimed, &untimed.state()), None);
    }

    proptest! {
        /// Whatever a turn took is among what its clocks allow.
        #[test]
        fn a_turn_is_among_those_its_clocks_allow(
            spec in 0..SPECS.len(),
            turns in proptest::collection::vec(any::<Ms>().prop_map(|t| t % 70_000), 1..12),
        ) {
            let mut side = Side::new(SPECS[spec].parse().unwrap());
            for t in turns {
                let Ok(after) = side.finish(t) else { break };
                let (found, left) = took(&side, &after.state()).unwrap();
                assert_eq!(left, after);
                assert!(found.least <= t && found.most.unwrap() >= t, "{} {t} {found:?}", SPECS[spec]);
                for at in [found.least, found.most.unwrap()] {
                    assert_eq!(side.finish(at), Ok(after.clone()), "{} {t} {found:?}", SPECS[spec]);
                }
                side = after;
            }
        }
    }
}
