//! Figures as an arbiter types them: amounts, times, the numbers of a clock.

use crate::clock::Ms;
use crate::clock::duration::{self, HOUR, MINUTE, SECOND};
use crate::clock::reading::whole_seconds;
use crate::clock::side::Side;
use crate::clock::state::Field;
use crate::rules::ruleset::{Quarters, Unit};

/// More than any board holds.
const MOST: Quarters = 10_000;

/// An amount above 0 in quarter zi: `1`, `1/2`, `2 1/2`, `2又1/2`, `1.5`.
pub fn amount(typed: &str, unit: Unit) -> Option<Quarters> {
    let whole = unit.quarters();
    let mut sum: Quarters = 0;
    for part in typed.split([' ', '又']).filter(|part| !part.is_empty()) {
        let part = if let Some((over, under)) = part.split_once('/') {
            share(number(over)?, whole, number(under)?)?
        } else if let Some((ones, tenths)) = part.split_once('.') {
            let under = 10_i32.checked_pow(u32::try_from(tenths.len()).ok()?)?;
            number(ones)?.checked_mul(whole)?.checked_add(share(number(tenths)?, whole, under)?)?
        } else {
            number(part)?.checked_mul(whole)?
        };
        sum = sum.checked_add(part)?;
    }
    (1..=MOST).contains(&sum).then_some(sum)
}

/// `over / under` of `whole`, if that is a whole number of quarter zi.
fn share(over: Quarters, whole: Quarters, under: Quarters) -> Option<Quarters> {
    let all = over.checked_mul(whole)?;
    (under > 0 && all % under == 0).then(|| all / under)
}

fn number(digits: &str) -> Option<Quarters> {
    (!digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())).then(|| digits.parse().ok()).flatten()
}

/// A time: `0:24`, `12:30`, `1:05:30`, the seconds with up to three decimals; or as in a time setting: `90s`, `5m`, `1h`.
pub fn time(typed: &str) -> Option<Ms> {
    if let Some(ms) = duration::read(typed) {
        return (ms < 1_000 * HOUR).then_some(ms);
    }
    let (whole, fraction) = typed.trim().split_once('.').unwrap_or((typed.trim(), ""));
    let parts: Option<Vec<Ms>> = whole.split(':').map(|part| number(part)?.try_into().ok()).collect();
    let (hours, minutes, seconds) = match parts?[..] {
        [hours, minutes, seconds] if minutes < 60 => (hours, minutes, seconds),
        [minutes, seconds] => (0, minutes, seconds),
        _ => return None,
    };
    let ms = match fraction.len() {
        0 => 0,
        digits @ 1..=3 => {
            let scale = [100, 10, 1][digits - 1];
            Ms::try_from(number(fraction)?).ok()? * scale
        }
        _ => return None,
    };
    (seconds < 60 && hours < 1_000).then_some(hours * HOUR + minutes * MINUTE + seconds * SECOND + ms)
}

/// A time, or a number of minutes.
pub fn minutes(typed: &str) -> Option<Ms> {
    let count = number(typed.trim()).and_then(|count| Ms::try_from(count).ok());
    count.filter(|&count| count < 60_000).map(|count| count * MINUTE).or_else(|| time(typed))
}

/// A number of seconds, or a time.
pub fn seconds(typed: &str) -> Option<Ms> {
    let count = number(typed.trim()).and_then(|count| Ms::try_from(count).ok());
    count.filter(|&count| count < 1_000_000).map(|count| count * SECOND).or_else(|| time(typed))
}

const fn is_time(field: Field) -> bool {
    matches!(field, Field::Used | Field::Main | Field::Period | Field::Delay)
}

/// The numbers of a clock, in the order of [`Side::fields`], whole seconds: `12:30 5 0:30`.
pub fn clock_words(side: &Side) -> String {
    let state = side.state();
    let word = |&field: &Field| match state.value(field) {
        ms if is_time(field) => whole_seconds(ms / SECOND),
        count => count.to_string(),
    };
    side.fields().iter().map(word).collect::<Vec<_>>().join(" ")
}

/// The clock as typed: all of its numbers, the main time alone, or `+1:30`, `-0:20` on the time that runs. What is left as it was shown
/// keeps its milliseconds.
pub fn clock(side: &Side, typed: &str) -> Option<Side> {
    let mut state = side.state();
    let typed = typed.trim();
    if let Some(rest) = typed.strip_prefix(['+', '-']) {
        let by = time(rest)?;
        let runs = [Field::Main, Field::Period, Field::Used]
            .into_iter()
            .find(|&field| side.fields().contains(&field) && state.value(field) > 0)?;
        let value = state.value(runs);
        let value = if typed.starts_with('+') { value.checked_add(by) } else { value.checked_sub(by) };
        state.set(runs, value?);
        return side.with_state(state).ok();
    }
    let words: Vec<&str> = typed.split_whitespace().collect();
    if let [one] = words[..]
        && side.fields().len() > 1
    {
        // A time alone is the main time; where none is left it might be meant for a period.
        if !side.fields().contains(&Field::Main) || state.main == 0 || !state.set(Field::Main, time(one)?) {
            return None;
        }
        return side.with_state(state).ok();
    }
    if words.len() != side.fields().len() {
        return None;
    }
    let shown = clock_words(side);
    for ((&field, word), shown) in side.fields().iter().zip(words).zip(shown.split(' ')) {
        if word == shown {
            continue;
        }
        let value = if is_time(field) { time(word) } else { number(word).and_then(|n| Ms::try_from(n).ok()) };
        if !state.set(field, value?) {
            return None;
        }
    }
    side.with_state(state).ok()
}

#[cfg(test)]
mod tests {
    use super::{amount, clock, clock_words, minutes, time};
    use crate::clock::side::Side;
    use crate::rules::ruleset::Unit;

    #[test]
    fn amounts() {
        for (typed, zi, points) in [
            ("1", Some(4), Some(2)),
            ("1/2", Some(2), Some(1)),
            ("2 1/2", Some(10), Some(5)),
            ("2又3/4", Some(11), None),
            ("1.5", Some(6), Some(3)),
            ("0.25", Some(1), None),
            ("0", None, None),
            ("1/3", None, None),
            ("1/0", None, None),
            ("-1", None, None),
            ("", None, None),
            ("99999999999", None, None),
            ("1.00000000000000", None, None),
        ] {
            assert_eq!(amount(typed, Unit::Zi), zi, "{typed}");
            assert_eq!(amount(typed, Unit::Points), points, "{typed}");
        }
    }

    #[test]
    fn times() {
        for (typed, ms) in [
            ("0:24", Some(24_000)),
            ("12:30", Some(750_000)),
            ("1:05:30", Some(3_930_000)),
            ("0:09.5", Some(9_500)),
            ("0:09.123", Some(9_123)),
            ("0:60", None),
            ("1:60:00", None),
            ("90s", Some(90_000)),
            ("5m", Some(300_000)),
            ("1h", Some(3_600_000)),
            ("5000h", None),
            ("5", None),
            ("a:b", None),
            (":", None),
            ("", None),
        ] {
            assert_eq!(time(typed), ms, "{typed}");
        }
        assert_eq!(minutes("16"), Some(960_000));
        assert_eq!(minutes("0:30"), Some(30_000));
    }

    #[test]
    fn clocks() {
        let side = Side::new("20m+5x30s".parse().unwrap()).stopped(1_234);
        assert_eq!(clock_words(&side), "19:58 5 0:30");
        let text = |typed: &str| clock(&side, typed).map(|side| side.state().to_string());
        let state = |text: &str| Some(text.to_owned());
        assert_eq!(text("19:58 4 0:30"), state("main=1198766 periods=4 period=30000"));
        assert_eq!(text("15:00 5 0:30"), state("main=900000 periods=5 period=30000"));
        assert_eq!(text("+1:00"), state("main=1258766 periods=5 period=30000"));
        assert_eq!(text("-1:00"), state("main=1138766 periods=5 period=30000"));
        assert_eq!(text("0:02"), state("main=2000 periods=5 period=30000"));
        assert_eq!(text("15m 5 30s"), state("main=900000 periods=5 period=30000"));
        assert_eq!(text("+1m"), state("main=1258766 periods=5 period=30000"));
        for typed in ["", "5", "x", "15:00 5", "15:00 x 0:30", "15:00 5 0:30 1", "-30:00", "0:00 0 0:30"] {
            assert_eq!(text(typed), None, "{typed}");
        }
        // In byo-yomi a time alone might be meant for the period.
        let late = side.stopped(1_200_000);
        assert_eq!(clock(&late, "0:20"), None);
        assert!(clock(&late, "0:20 5 0:30").is_some());
    }
}
