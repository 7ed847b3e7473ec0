//! What a root says of the game: board and komi.

use super::text::split;
use crate::rules::point::{MAX_SIDE, Size};
use crate::rules::ruleset::{POINT, Quarters};

/// A board larger than any this program knows, in columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge(pub u32, pub u32);

/// Reads `SZ` (reader rule 27). `Ok(None)`: it is not a size, and 19×19 is meant.
pub fn size(raw: &str) -> Result<Option<Size>, TooLarge> {
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|&n| n > 0);
    let (columns, rows) = split(raw).unwrap_or((raw, raw));
    let (Some(columns), Some(rows)) = (number(columns), number(rows)) else { return Ok(None) };
    let side = |n: u32| u8::try_from(n).ok().filter(|&n| n <= MAX_SIDE);
    match (side(columns), side(rows)) {
        (Some(width), Some(height)) => Ok(Size::new(width, height)),
        _ => Err(TooLarge(columns, rows)),
    }
}

/// Reads a decimal number, with dot or comma, as hundredths. `None` if it is none, or has more digits.
pub fn hundredths(text: &str) -> Option<i64> {
    let text = text.trim();
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    let part = part.trim_end_matches('0');
    let all_digits = whole.bytes().chain(part.bytes()).all(|b| b.is_ascii_digit());
    if !all_digits || (whole.is_empty() && part.is_empty() && !digits.contains('0')) || part.len() > 2 {
        return None;
    }
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().ok().filter(|&n| n < 1_000_000_000)? };
    let part: i64 = format!("{part:0<2}").parse().ok()?;
    let value = whole * 100 + part;
    Some(if negative { -value } else { value })
}

/// Hundredths of a point as quarter zi, if they are whole half points.
pub(super) fn quarters(hundredths: i64) -> Option<Quarters> {
    let half_point = 100 / i64::from(POINT);
    (hundredths % half_point == 0).then(|| Quarters::try_from(hundredths / half_point).ok())?
}

/// What komi a root means, when other properties tell which dialect it is written in (reader rule 35).
#[derive(Clone, Copy, Debug, Default)]
pub struct KomiDialect {
    /// Written by the Fox server.
    pub fox: bool,
    /// Played by Chinese rules, so quarters are zi.
    pub chinese: bool,
}

/// Reads the text of `KM`. `None`: it says no komi that can be counted with.
pub fn komi(text: &str, dialect: KomiDialect) -> Option<Quarters> {
    let mut value = hundredths(text)?;
    let (small, in_hundredths) = (4 * 100, 200 * 100);
    if value >= in_hundredths {
        value /= 100;
        if value <= small {
            value *= 2;
        }
    } else if dialect.fox && value >= 50 * 100 {
        value /= 100;
    }
    let is_quarter = value % 50 != 0 && value % 25 == 0;
    if dialect.chinese && is_quarter {
        value *= 2;
    }
    quarters(value)
}

#[cfg(test)]
mod tests {
    use super::{KomiDialect, TooLarge, komi, size};
    use crate::rules::point::Size;

    #[test]
    fn rule_27_sizes() {
        for (raw, width, height) in [
            ("19", 19, 19),
            (" 9 ", 9, 9),
            ("9:13", 9, 13),
            (" 13 : 9 ", 13, 9),
            ("52", 52, 52),
            ("19:19", 19, 19),
        ] {
            assert_eq!(size(raw), Ok(Size::new(width, height)), "{raw:?}");
        }
        for raw in ["", "x", "0", "-1", "9:", ":", "9:0", "9x9", "99999999999"] {
            assert_eq!(size(raw), Ok(None), "{raw:?}");
        }
        assert_eq!(size("53"), Err(TooLarge(53, 53)));
        assert_eq!(size("19:300"), Err(TooLarge(19, 300)));
    }

    #[test]
    fn kaya_156_columns_come_before_rows() {
        assert_eq!(size("9:13"), Ok(Size::new(9, 13)));
    }

    #[test]
    fn rule_35_komi_in_its_dialects() {
        let plain = KomiDialect::default();
        let fox = KomiDialect { fox: true, ..plain };
        let chinese = KomiDialect { chinese: true, ..plain };
        for (raw, dialect, quarters) in [
            ("6.5", plain, Some(13)),
            ("6,5", plain, Some(13)),
            ("7.50", plain, Some(15)),
            ("0", plain, Some(0)),
            ("-5.5", plain, Some(-11)),
            ("+7", plain, Some(14)),
            (".5", plain, Some(1)),
            ("650", plain, Some(13)),
            ("750", plain, Some(15)),
            ("375", plain, Some(15)),
            ("375", fox, Some(15)),
            ("200", plain, Some(8)),
            ("50", fox, Some(1)),
            ("50", plain, Some(100)),
            ("0", fox, Some(0)),
            ("6.5", fox, Some(13)),
            ("3.75", chinese, Some(15)),
            ("2.75", chinese, Some(11)),
            ("7.5", chinese, Some(15)),
            ("3.5", chinese, Some(7)),
            ("3.75", plain, None),
            ("6.3", plain, None),
            ("", plain, None),
            (".", plain, None),
            ("six", plain, None),
            ("6.5 points", plain, None),
            ("nan", plain, None),
        ] {
            assert_eq!(komi(raw, dialect), quarters, "{raw:?} {dialect:?}");
        }
    }
}
