//! Durations as people write them: in the largest unit that leaves no fraction.

use std::fmt;

use super::Ms;

/// A second in ms.
pub const SECOND: Ms = 1_000;
/// A minute in ms.
pub const MINUTE: Ms = 60 * SECOND;
/// An hour in ms.
pub const HOUR: Ms = 60 * MINUTE;

/// The units in ms, and as they are printed.
const UNITS: [(Ms, &str); 4] = [(HOUR, "h"), (MINUTE, "m"), (SECOND, "s"), (1, "ms")];

/// Main time (in ms) as it is written in a time setting: `1h`, `90m`, `90s`, `1500ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Main(pub Ms);

/// Overtime (in ms) as it is written in a time setting: as main time, but one minute is `60s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overtime(pub Ms);

impl fmt::Display for Main {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = self.0;
        let (unit, word) = UNITS
            .into_iter()
            .find(|&(unit, _)| ms >= unit && ms.is_multiple_of(unit))
            .unwrap_or((SECOND, "s"));
        write!(f, "{}{word}", ms / unit)
    }
}

impl fmt::Display for Overtime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == MINUTE { f.write_str("60s") } else { Main(self.0).fmt(f) }
    }
}

/// A unit of so many ms as it is printed.
pub(super) fn unit_word(unit: Ms) -> &'static str {
    UNITS.into_iter().find(|&(ms, _)| ms == unit).map_or("s", |(_, word)| word)
}

/// The length in ms of a unit written after a number, if it is one.
pub fn unit(word: &str) -> Option<Ms> {
    match word {
        "h" | "hr" | "hrs" | "hour" | "hours" | "小时" | "小時" | "时" | "時間" | "시간" => {
            Some(HOUR)
        }
        "m" | "min" | "mins" | "minute" | "minutes" | "分" | "分钟" | "分鐘" | "分間" | "분" => {
            Some(MINUTE)
        }
        "s" | "sec" | "secs" | "second" | "seconds" | "秒" | "秒钟" | "秒鐘" | "秒間" | "초" => {
            Some(SECOND)
        }
        "ms" => Some(1),
        _ => None,
    }
}

/// A length of time in ms as it is written in a time setting: `90s`, `5m`, `1h30m`, `5分`; `None` where that is not what
/// it says.
pub fn read(text: &str) -> Option<Ms> {
    let mut rest = text.trim();
    let mut sum: Ms = 0;
    if rest.is_empty() {
        return None;
    }
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit())?;
        let (number, after) = rest.split_at(digits);
        let after = after.trim_start();
        let end = after.find(|c: char| c.is_ascii_digit() || c == ' ').unwrap_or(after.len());
        let (word, left) = after.split_at(end);
        let part = number.parse::<Ms>().ok()?.checked_mul(unit(&word.to_lowercase())?)?;
        sum = sum.checked_add(part)?;
        rest = left.trim_start();
    }
    Some(sum)
}

#[cfg(test)]
mod tests {
    use super::{Main, Overtime, read};

    #[test]
    fn lengths_as_in_a_time_setting() {
        for (text, ms) in [
            ("90s", Some(90_000)),
            ("5m", Some(300_000)),
            ("5 min", Some(300_000)),
            ("1h", Some(3_600_000)),
            ("1H30M", Some(5_400_000)),
            ("1h 30m", Some(5_400_000)),
            ("5分30秒", Some(330_000)),
            ("", None),
            ("5", None),
            ("m", None),
            ("5x", None),
            ("1h5", None),
            ("99999999999999999999h", None),
            ("9999999999999999999h", None),
        ] {
            assert_eq!(read(text), ms, "{text}");
        }
    }

    #[test]
    fn the_largest_whole_unit() {
        let cases = [
            (0, "0s"),
            (1, "1ms"),
            (999, "999ms"),
            (1_000, "1s"),
            (1_500, "1500ms"),
            (59_000, "59s"),
            (60_000, "1m"),
            (90_000, "90s"),
            (3_600_000, "1h"),
            (5_400_000, "90m"),
            (7_200_000, "2h"),
            (86_400_000, "24h"),
        ];
        for (ms, text) in cases {
            assert_eq!(Main(ms).to_string(), text, "{ms}");
        }
        assert_eq!(Overtime(60_000).to_string(), "60s");
        assert_eq!(Overtime(120_000).to_string(), "2m");
    }
}
