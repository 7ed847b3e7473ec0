//! What a clock's face shows.

use super::Ms;
use super::duration::{HOUR, MINUTE, SECOND};
use super::side::Side;
use super::system::{Besides, Count, Kind, Then};

/// What runs, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// No limit; the digits count up.
    Untimed,
    /// Main time.
    Main,
    /// A delay, before the main time runs.
    Delay,
    /// Overtime.
    Overtime,
    /// The last period: when it is used up the flag falls.
    Last,
    /// The flag is down.
    Flagged,
}

/// A clock's face at one instant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// What runs.
    pub phase: Phase,
    /// What is left of it in ms (used so far if there is no limit).
    pub left: Ms,
    /// The same as digits, rounded up to the second, below 10 s to the tenth: `1:05:30`, `0:24`, `9.9`.
    pub digits: String,
    /// In a delay: the main time that waits behind it, as digits.
    pub behind: Option<String>,
    /// The same in ms; else 0.
    pub waiting: Ms,
    /// Periods, minutes, blocks or stones left.
    pub count: Option<Count>,
    /// In main time: what there is besides it.
    pub besides: Option<Besides>,
    /// Points owed for periods bought.
    pub penalty: u32,
}

/// Above this many ms whole seconds are shown, from it on tenths: at 9.901 s the tenths would read 10.0.
const TENTHS: Ms = 9_900;

impl Side {
    /// What the face shows `t` running ms into the turn.
    pub fn reading(&self, t: Ms) -> Reading {
        Reading::of(self, t)
    }

    /// The running ms after `t` at which the digits or the phase next change.
    pub fn next_change(&self, t: Ms) -> Option<Ms> {
        Reading::next_change(self, t)
    }
}

impl Reading {
    /// The face of `side` at `t` running ms.
    pub(super) fn of(side: &Side, t: Ms) -> Self {
        let state = side.run(t);
        let Some(stretch) = side.stretch(t) else {
            return Self {
                phase: Phase::Flagged,
                left: 0,
                digits: digits(0),
                behind: None,
                waiting: 0,
                count: None,
                besides: None,
                penalty: state.penalty,
            };
        };
        let left = stretch.end.map_or(state.used, |end| end.saturating_sub(t));
        let phase = match (stretch.kind, stretch.count, stretch.then) {
            (Kind::Untimed, ..) => Phase::Untimed,
            (Kind::Main, ..) => Phase::Main,
            (Kind::Delay, ..) => Phase::Delay,
            // Blocks of stones and time per move are always one period from the flag: nothing to warn of.
            (Kind::Overtime, None | Some(Count::Stones(_)), _) => Phase::Overtime,
            (Kind::Overtime, Some(_), Then::Flag) => Phase::Last,
            (Kind::Overtime, Some(_), _) => Phase::Overtime,
        };
        Self {
            phase,
            left,
            digits: if stretch.end.is_none() { whole_seconds(left / SECOND) } else { digits(left) },
            behind: (phase == Phase::Delay).then(|| digits(state.main)),
            waiting: if phase == Phase::Delay { state.main } else { 0 },
            count: stretch.count,
            besides: if phase == Phase::Main { side.control().besides(&state) } else { None },
            penalty: state.penalty,
        }
    }

    /// The face of `side` while it stands still: behind a delay the main time is what counts.
    pub(super) fn resting(side: &Side) -> Self {
        let reading = Self::of(side, 0);
        if reading.phase != Phase::Delay {
            return reading;
        }
        let main = side.state().main;
        Self {
            phase: Phase::Main,
            left: main,
            digits: digits(main),
            behind: None,
            waiting: 0,
            besides: side.control().besides(&side.state()),
            ..reading
        }
    }

    /// Whether what runs is used up within so many ms. A delay is not while main time waits behind it.
    pub fn runs_out(&self, within: Ms) -> bool {
        self.left.saturating_add(self.waiting) < within
    }

    /// The count of the last ten seconds of overtime, upwards from 1, where the flag waits at their end.
    pub fn counted(&self) -> Option<u8> {
        let flag_waits = match self.phase {
            Phase::Last => true,
            // Blocks of stones and time per move are always one period from the flag.
            Phase::Overtime => matches!(self.count, None | Some(Count::Stones(_))),
            _ => false,
        };
        let seconds = u8::try_from(self.left.div_ceil(SECOND)).ok().filter(|_| flag_waits)?;
        10_u8.checked_sub(seconds).filter(|&n| n > 0)
    }

    /// Whether two readings look the same, however many ms apart.
    pub fn looks_like(&self, other: &Self) -> bool {
        (self.phase, &self.digits, &self.behind, self.count, &self.besides, self.penalty)
            == (other.phase, &other.digits, &other.behind, other.count, &other.besides, other.penalty)
    }

    /// The running ms at which the face of `side` first looks different from what it shows at `t`.
    pub(super) fn next_change(side: &Side, t: Ms) -> Option<Ms> {
        let stretch = side.stretch(t)?;
        let Some(end) = stretch.end else {
            return t.checked_add(SECOND - side.run(t).used % SECOND);
        };
        Some(end - shown_until(end - t))
    }
}

/// With `left` > 0 ms left: how much is left when the digits next change.
fn shown_until(left: Ms) -> Ms {
    if left <= TENTHS {
        return (left - 1) / 100 * 100;
    }
    ((left - 1) / SECOND * SECOND).max(TENTHS)
}

/// With `shown` ms on a face that counts up to more: how much there is when the digits next change.
pub(super) fn next_growth(shown: Ms) -> Ms {
    let step = if shown <= TENTHS { 100 } else { SECOND };
    // 9.9 is followed by 0:10, which is shown from 9.901 s on.
    let last = shown.div_ceil(step).saturating_mul(step);
    last.saturating_add(1)
}

/// Time left as digits, rounded up, so that `0:00` is shown only when nothing is left.
pub fn digits(left: Ms) -> String {
    if left == 0 || left > TENTHS {
        return whole_seconds(left.div_ceil(SECOND));
    }
    let tenths = left.div_ceil(100);
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Seconds as `0:24` or `1:05:30`.
pub fn whole_seconds(seconds: u64) -> String {
    let (per_hour, per_minute) = (HOUR / SECOND, MINUTE / SECOND);
    let (hours, minutes, rest) = (seconds / per_hour, seconds / per_minute % 60, seconds % per_minute);
    if hours > 0 { format!("{hours}:{minutes:02}:{rest:02}") } else { format!("{minutes}:{rest:02}") }
}

#[cfg(test)]
mod tests {
    use super::{Phase, Reading, digits};
    use crate::clock::side::Side;
    use crate::clock::system::{Besides, Count};

    #[test]
    fn digits_round_up() {
        let cases = [
            (0, "0:00"),
            (1, "0.1"),
            (100, "0.1"),
            (101, "0.2"),
            (9_801, "9.9"),
            (9_900, "9.9"),
            (9_901, "0:10"),
            (10_000, "0:10"),
            (10_001, "0:11"),
            (59_001, "1:00"),
            (60_001, "1:01"),
            (3_599_001, "1:00:00"),
            (3_929_999, "1:05:30"),
            (360_000_000, "100:00:00"),
        ];
        for (left, text) in cases {
            assert_eq!(digits(left), text, "{left}");
        }
    }

    #[test]
    fn what_there_is_besides_main_time() {
        let (overtime, increment, delay) = (Besides::Overtime, Besides::Increment, Besides::Delay);
        for (spec, besides) in [
            ("30m", None),
            ("30m+5x30s", Some(overtime("5x30s".to_owned()))),
            ("1h incl 5x60s", Some(overtime("5x60s".to_owned()))),
            ("30m+15/5m", Some(overtime("15/5m".to_owned()))),
            ("30m+15/10m carry", Some(overtime("15/10m carry".to_owned()))),
            ("10m nhk 30s+10x60s", Some(overtime("30s+10x60s".to_owned()))),
            ("30m ing 3x5m", Some(overtime("ing 3x5m".to_owned()))),
            ("20m+10s cap 30m", Some(increment("10s".to_owned()))),
            ("20m+0s", None),
            ("20m bronstein 5s", Some(delay("5s".to_owned()))),
            ("20m delay 5s", Some(delay("5s".to_owned()))),
            ("20m delay 0s", None),
            ("hourglass 2m", None),
            ("hourglass 2m delay 5s", Some(delay("5s".to_owned()))),
        ] {
            let resting = Reading::resting(&Side::new(spec.parse().unwrap()));
            assert_eq!((resting.phase, resting.besides), (Phase::Main, besides), "{spec}");
        }
    }

    #[test]
    fn a_delay_runs_out_with_the_main_time_behind_it() {
        for (spec, t, expected) in [
            ("20m delay 5s", 0, false),
            ("20m delay 5s", 4_999, false),
            ("6s delay 5s", 1_001, true),
            ("6s delay 5s", 0, false),
            ("0s delay 5s", 0, true),
            ("hourglass 20m delay 5s", 4_000, false),
            ("20m", 1_190_001, true),
            ("20m", 1_190_000, false),
            ("3x30s", 20_001, true),
        ] {
            let side = Side::new(spec.parse().unwrap());
            assert_eq!(side.reading(t).runs_out(10_000), expected, "{spec} at {t}");
        }
    }

    #[test]
    fn phases_of_byoyomi() {
        let side = Side::new("20s+2x30s".parse().unwrap());
        let cases = [
            (0, Phase::Main, "0:20", 2, Some("2x30s")),
            (19_999, Phase::Main, "0.1", 2, Some("2x30s")),
            (20_000, Phase::Overtime, "0:30", 2, None),
            (49_999, Phase::Overtime, "0.1", 2, None),
            (50_000, Phase::Last, "0:30", 1, None),
            (79_999, Phase::Last, "0.1", 1, None),
        ];
        for (t, phase, digits, periods, follows) in cases {
            let reading = side.reading(t);
            assert_eq!((reading.phase, reading.digits.as_str()), (phase, digits), "{t}");
            assert_eq!(reading.count, Some(Count::Periods(periods)), "{t}");
            assert_eq!(
                reading.besides,
                follows.map(|overtime| Besides::Overtime(overtime.to_owned())),
                "{t}"
            );
        }
        assert_eq!(side.reading(80_000).phase, Phase::Flagged);
        assert_eq!(side.reading(u64::MAX).digits, "0:00");
    }

    #[test]
    fn a_delay_stands_before_the_main_time() {
        let side = Side::new("20m delay 5s".parse().unwrap());
        let reading = side.reading(0);
        assert_eq!((reading.phase, reading.digits.as_str()), (Phase::Delay, "5.0"));
        assert_eq!(reading.behind.as_deref(), Some("20:00"));
        let reading = side.reading(5_000);
        assert_eq!((reading.phase, reading.digits.as_str()), (Phase::Main, "20:00"));
        let side = Side::new("20m bronstein 5s".parse().unwrap());
        assert_eq!(side.reading(0).digits, "20:05");
    }

    #[test]
    fn without_a_limit_time_counts_up() {
        let side = Side::new("none".parse().unwrap()).finish(1_500).unwrap();
        assert_eq!(side.reading(0).digits, "0:01");
        assert_eq!(side.reading(499).digits, "0:01");
        assert_eq!(side.reading(500).digits, "0:02");
        assert_eq!(side.next_change(0), Some(500));
        assert_eq!(side.next_change(500), Some(1_500));
    }
}
