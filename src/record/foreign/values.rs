//! Values as these formats write them: numbers, days, names with ranks, results in words.

use crate::game::outcome::{Outcome, Win};
use crate::record::value::result::{By, GameResult, result_of, write};

/// A whole number, blanks around it allowed.
pub(super) fn number(text: &str) -> Option<u32> {
    text.trim().parse().ok()
}

/// Tenths as a decimal number: `65` is 6.5.
pub(super) fn tenths(text: &str) -> Option<String> {
    let text = text.trim();
    let (sign, digits) = text.strip_prefix('-').map_or(("", text), |digits| ("-", digits));
    let number = number(digits)?;
    let sign = if number == 0 { "" } else { sign };
    Some(match number % 10 {
        0 => format!("{sign}{}", number / 10),
        part => format!("{sign}{}.{part}", number / 10),
    })
}

/// A decimal number without idle zeros: `7.50` is 7.5. A comma is a point.
pub(super) fn decimal(text: &str) -> Option<String> {
    let text = text.trim();
    let (sign, digits) = text.strip_prefix('-').map_or(("", text), |digits| ("-", digits));
    let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    let all_digits = |text: &str| text.len() <= 6 && text.bytes().all(|b| b.is_ascii_digit());
    if !all_digits(whole) || !all_digits(part) || (whole.is_empty() && part.is_empty()) {
        return None;
    }
    let whole = whole.trim_start_matches('0');
    let whole = if whole.is_empty() { "0" } else { whole };
    let part = part.trim_end_matches('0');
    Some(match part {
        "" if whole == "0" => "0".to_owned(),
        "" => format!("{sign}{whole}"),
        part => format!("{sign}{whole}.{part}"),
    })
}

/// The first three numbers of a text as a day: `2016- 3-26-17-29-25` and `20170316 [09:51]` both name one.
pub(super) fn day(text: &str) -> Option<String> {
    let mut numbers =
        text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty()).peekable();
    let first = *numbers.peek()?;
    let (year, month, day) = if first.len() == 8 {
        (&first[..4], &first[4..6], &first[6..])
    } else {
        (numbers.next()?, numbers.next()?, numbers.next()?)
    };
    let within = |text: &str, most: u32| number(text).filter(|n| (1..=most).contains(n));
    let (month, day) = (within(month, 12)?, within(day, 31)?);
    let year = Some(year).filter(|year| year.len() == 4 && *year != "0000")?;
    Some(format!("{year}-{month:02}-{day:02}"))
}

/// A value short enough to be named in a sentence.
pub(super) fn shown(value: &str) -> String {
    value.chars().take(30).collect()
}

/// A name with its rank behind it in brackets: `harpmaster(3段)`.
pub(super) fn with_rank(text: &str) -> (&str, &str) {
    let text = text.trim();
    let split = text.strip_suffix([')', '）']).and_then(|rest| {
        let at = rest.rfind(['(', '（'])?;
        let behind = rest[at..].chars().next()?.len_utf8();
        Some((rest[..at].trim_end(), rest[at + behind..].trim()))
    });
    split.filter(|(name, _)| !name.is_empty()).unwrap_or((text, ""))
}

/// A rank as records write it: `10K` is 10k, `5段P` 5p; a `*` (settled) or `?` (not settled) stays. What is no such
/// rank stays as it is.
pub(super) fn rank(text: &str) -> String {
    let text = text.trim();
    let known = || {
        let digits = text.find(|c: char| !c.is_ascii_digit()).filter(|at| (1..=2).contains(at))?;
        let unit = text[digits..].trim_start();
        let letter = unit.chars().next()?;
        let rest = &unit[letter.len_utf8()..];
        let (letter, rest) = match letter {
            'k' | 'K' | '급' | '级' | '級' => ('k', rest),
            'd' | 'D' | '단' | '段' => match rest.strip_prefix(['p', 'P']) {
                Some(rest) => ('p', rest),
                None => ('d', rest),
            },
            'p' | 'P' => ('p', rest),
            _ => return None,
        };
        matches!(rest, "" | "*" | "?").then(|| format!("{}{letter}{rest}", &text[..digits]))
    };
    known().unwrap_or_else(|| text.to_owned())
}

/// A result in words as records write it, where it is understood; as it is where it is not.
pub(super) fn said(words: &str) -> String {
    // Behind it some files give the stones of both sides.
    let words = words.split(">>").next().unwrap_or_default().trim();
    let mut spaced = String::new();
    for c in words.chars() {
        if c.is_ascii_alphabetic() && spaced.ends_with(|last: char| last.is_ascii_digit()) {
            spaced.push(' ');
        }
        spaced.push(c);
    }
    match result_of(&spaced) {
        GameResult::Win(winner, by) => write(Outcome::win(
            winner,
            match by {
                By::Count(margin) => Win::Margin(margin),
                By::Resignation => Win::Resignation,
                By::Time => Win::Time,
                By::Forfeit => Win::Forfeit,
                By::Unsaid => Win::Margin(0),
            },
        )),
        GameResult::Draw => write(Outcome::Draw),
        GameResult::Void => write(Outcome::NoResult),
        _ => words.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{day, decimal, rank, said, tenths, with_rank};

    #[test]
    fn results_in_words() {
        for (words, expected) in [
            ("White wins by  resign!", "W+R"),
            ("Black wins by 0.5!", "B+0.5"),
            ("White Win by Resign!", "W+R"),
            ("Black Win 6.5 >> White(50):Black(63)", "B+6.5"),
            ("White loses on time", "B+Time"),
            ("White 19Win  >> White(83):Black(64)", "W+19"),
            ("Black wins by 1win >> White(58):Black(59)", "B+1"),
            ("흑 1.5집 승", "B+1.5"),
            ("白5.5目勝ち!", "W+5.5"),
            ("黒中押し勝ち!", "B+R"),
            ("197手完、黒中押し勝ち", "B+R"),
            ("232手完、黒2目半勝ち", "B+2.5"),
            ("白時間切れ勝ち！", "W+Time"),
            ("black 4 points win", "B+4"),
            ("흑 시간승", "B+Time"),
            ("白11目胜", "W+11"),
            ("黑 时间胜", "B+Time"),
            ("黑 5目半胜", "B+5.5"),
            ("黑中盘胜(现场消息)", "B+R"),
            ("Progressing!", "Progressing!"),
            ("", ""),
        ] {
            assert_eq!(said(words), expected, "{words}");
        }
    }

    #[test]
    fn numbers() {
        for (text, expected) in
            [("65", Some("6.5")), ("0", Some("0")), ("110", Some("11")), ("-55", Some("-5.5")), ("x", None)]
        {
            assert_eq!(tenths(text).as_deref(), expected, "{text}");
        }
        for (text, expected) in [
            ("7.50", Some("7.5")),
            ("-5.50", Some("-5.5")),
            ("6", Some("6")),
            ("0.00", Some("0")),
            ("-0.0", Some("0")),
            ("06,50", Some("6.5")),
            (".5", Some("0.5")),
            ("", None),
            (".", None),
            ("C", None),
            ("1.2.3", None),
        ] {
            assert_eq!(decimal(text).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn days() {
        for (text, expected) in [
            ("2016- 3-26-17-29-25", Some("2016-03-26")),
            ("2015:08:29:22:56", Some("2015-08-29")),
            ("2012年11月22日 下午 6:3", Some("2012-11-22")),
            ("20170316 [09:51]", Some("2017-03-16")),
            ("20100404", Some("2010-04-04")),
            ("2006-9-5", Some("2006-09-05")),
            ("2019/03/08", Some("2019-03-08")),
            ("//", None),
            ("2019/13/08", None),
            ("0000-00-00", None),
            ("8 March 2019", None),
            ("", None),
        ] {
            assert_eq!(day(text).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn names_and_ranks() {
        for (text, name, level) in [
            ("jy512 (15K)", "jy512", "15K"),
            ("石下之臣(2段)", "石下之臣", "2段"),
            ("이창호（9단）", "이창호", "9단"),
            ("a (b) (3D)", "a (b)", "3D"),
            ("plain", "plain", ""),
            ("(9D)", "(9D)", ""),
        ] {
            assert_eq!(with_rank(text), (name, level), "{text}");
        }
        for (text, expected) in [
            ("10K", "10k"),
            ("7D*", "7d*"),
            ("9DP", "9p"),
            ("5段P", "5p"),
            ("7段*", "7d*"),
            ("1급", "1k"),
            ("9단", "9d"),
            ("2k?", "2k?"),
            ("9P", "9p"),
            ("初段", "初段"),
            ("9-dan", "9-dan"),
            ("Gosei", "Gosei"),
            ("", ""),
        ] {
            assert_eq!(rank(text), expected, "{text}");
        }
    }
}
