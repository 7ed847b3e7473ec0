//! What is nearly a word or a number of a time setting.

use crate::clock::Ms;
use crate::clock::control::PRESETS;
use crate::clock::duration::{HOUR, MINUTE, Main, SECOND, unit};

/// The words of time settings, but for units and names.
const WORDS: [&str; 16] = [
    "none",
    "hourglass",
    "nhk",
    "delay",
    "bronstein",
    "ing",
    "incl",
    "including",
    "cap",
    "bonus",
    "first",
    "carry",
    "timeout",
    "pass",
    "per",
    "move",
];

/// What elsewhere stands for no limit.
const UNLIMITED: [&str; 9] =
    ["unlimited", "untimed", "off", "不限时", "不限", "不计时", "無制限", "時間無制限", "무제한"];

/// What people say for a plus.
const AND: [&str; 8] = ["and", "plus", "then", "和", "加", "然后", "と", "와"];

/// The word of a time setting a word is nearly written like.
pub(super) fn word(word: &str) -> Option<&'static str> {
    if UNLIMITED.contains(&word) {
        return Some("none");
    }
    let half = word.get(..word.len() / 2).unwrap_or_default();
    let known = || WORDS.into_iter().chain(PRESETS.into_iter().map(|(name, _)| name));
    if let Some(known) = known().find(|known| *known == half && word.ends_with(half)) {
        return Some(known);
    }
    let most = match word.chars().count() {
        0..3 => return None,
        3..5 => 1,
        _ => 2,
    };
    let near = known().map(|known| (distance(word, known), known)).filter(|&(far, _)| far <= most && far > 0);
    near.min_by_key(|&(far, _)| far).map(|(_, known)| known)
}

/// How many letters must be put in, taken out or changed.
fn distance(one: &str, other: &str) -> usize {
    if one.len() > 20 {
        return usize::MAX;
    }
    let mut row: Vec<usize> = (0..=other.chars().count()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut corner = i;
        row[0] = i + 1;
        for (j, b) in other.chars().enumerate() {
            let least = (corner + usize::from(a != b)).min(row[j] + 1).min(row[j + 1] + 1);
            corner = row[j + 1];
            row[j + 1] = least;
        }
    }
    row.last().copied().unwrap_or(usize::MAX)
}

/// What the letters behind a number may have been: a unit, or a unit and the next word.
pub(super) fn unit_words(letters: &str) -> Vec<String> {
    let mut words = Vec::new();
    let bare = letters.trim_start_matches(['个', '個']);
    let mut last = None;
    let single: String = letters.chars().filter(|&c| last.replace(c) != Some(c)).collect();
    if unit(&single).is_some() || single == "x" {
        words.push(single);
    }
    for (at, _) in letters.char_indices().skip(1) {
        let (head, rest) = letters.split_at(at);
        if unit(head).is_some() && (WORDS.contains(&rest) || rest == "x") {
            words.push(format!("{head} {rest}"));
        } else if unit(head).is_some() && AND.contains(&rest) {
            words.push(format!("{head}+"));
        }
    }
    if bare != letters && unit(bare).is_some() {
        words.push(bare.to_owned());
    }
    let first = letters.chars().next();
    if words.is_empty()
        && let Some(letter) = first.filter(|letter| letters.is_ascii() && "hms".contains(*letter))
    {
        words.push(letter.to_string());
    }
    words
}

/// Whether the letters behind a number count times rather than measure time: `5次`.
pub(super) fn is_times(letters: &str) -> bool {
    matches!(letters, "次" | "回" | "회" | "번" | "times" | "periods" | "period")
}

/// Whether a word behind a number names what is counted in a block.
pub(super) fn is_stones(word: &str) -> bool {
    matches!(word, "moves" | "stones" | "手" | "着" | "수")
}

/// Whether the letters behind a number are days, which no clock counts in.
pub(super) fn is_days(letters: &str) -> bool {
    matches!(letters, "d" | "day" | "days" | "天" | "日" | "일")
}

/// A number with a fraction, in units of `unit` ms, written without one: `1.5` of an hour is `1h30m`. `None` if it is
/// none, or finer than a ms.
pub(super) fn whole(number: &str, unit: Ms) -> Option<String> {
    let (whole, part) = number.split_once(['.', ','])?;
    let digits = |text: &str| text.len() <= 9 && text.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.is_empty() {
        return None;
    }
    let places = u32::try_from(part.len()).ok()?;
    let (all, scale) = (format!("0{whole}{part}").parse::<Ms>().ok()?.checked_mul(unit)?, 10_u64.pow(places));
    all.is_multiple_of(scale).then(|| written_out(all / scale))
}

/// What a time with colons may say: minutes and seconds, hours and minutes, or all three.
pub(super) fn clock_times(text: &str) -> Vec<String> {
    let parts: Option<Vec<Ms>> =
        text.split(':').map(|part| part.parse::<Ms>().ok().filter(|_| part.len() <= 4)).collect();
    let sum = |units: &[Ms], parts: &[Ms]| units.iter().zip(parts).map(|(unit, part)| unit * part).sum();
    match parts.as_deref() {
        Some(parts @ [_, _]) => {
            [[MINUTE, SECOND], [HOUR, MINUTE]].map(|units| written_out(sum(&units, parts))).to_vec()
        }
        Some(parts @ [_, _, _]) => vec![written_out(sum(&[HOUR, MINUTE, SECOND], parts))],
        _ => Vec::new(),
    }
}

/// A length of time in hours, minutes and seconds: `1h30m`; in one unit where it is short or not in whole seconds.
pub(super) fn written_out(ms: Ms) -> String {
    if ms < MINUTE || !ms.is_multiple_of(SECOND) {
        return Main(ms).to_string();
    }
    let parts = [(ms / HOUR, "h"), (ms % HOUR / MINUTE, "m"), (ms % MINUTE / SECOND, "s")];
    parts.map(|(n, unit)| if n > 0 { format!("{n}{unit}") } else { String::new() }).concat()
}

/// The text with numbers in Chinese characters as digits; `None` if there are none.
pub(super) fn in_digits(text: &str) -> Option<String> {
    let mut out = String::new();
    let mut run: Vec<char> = Vec::new();
    for c in text.chars().chain(['\0']) {
        if "零〇一二两兩三四五六七八九十百".contains(c) {
            run.push(c);
            continue;
        }
        if !run.is_empty() {
            out.push_str(&numeral(&run)?.to_string());
            run.clear();
        }
        out.push(c);
    }
    out.pop();
    (out != text).then_some(out)
}

/// A numeral below a thousand.
fn numeral(run: &[char]) -> Option<u64> {
    let (mut sum, mut digit) = (0_u64, None::<u64>);
    for &c in run {
        let power = match c {
            '十' => 10,
            '百' => 100,
            c => {
                let value = "零一二三四五六七八九".chars().position(|other| other == c);
                let value = value.or(match c {
                    '〇' => Some(0),
                    '两' | '兩' => Some(2),
                    _ => None,
                });
                digit = Some(u64::try_from(value?).ok()?);
                continue;
            }
        };
        sum = sum.checked_add(digit.take().unwrap_or(1) * power)?;
    }
    Some(sum + digit.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::{clock_times, in_digits, unit_words, whole, word};

    #[test]
    fn words_nearly_known() {
        for (text, known) in [
            ("hourglas", Some("hourglass")),
            ("bronstien", Some("bronstein")),
            ("cary", Some("carry")),
            ("nkh", None),
            ("clubb", Some("club")),
            ("无", None),
            ("不限时", Some("none")),
            ("foo", None),
            ("delay", None),
        ] {
            assert_eq!(word(text), known, "{text}");
        }
        for (text, words) in [
            ("mm", &["m"][..]),
            ("xx", &["x"]),
            ("mincl", &["m incl"]),
            ("个小时", &["小时"]),
            ("sek", &["s"]),
            ("q", &[]),
        ] {
            assert_eq!(unit_words(text), words, "{text}");
        }
    }

    #[test]
    fn numbers_nearly_known() {
        for (number, unit, text) in [
            ("1.5", 3_600_000, Some("1h30m")),
            ("0.5", 1_000, Some("500ms")),
            ("1.25", 60_000, Some("1m15s")),
            (".5", 60_000, Some("30s")),
            ("1,5", 60_000, Some("1m30s")),
            ("0.0001", 1_000, None),
            ("1.2.3", 1_000, None),
            ("1.", 1_000, None),
            ("99999999999.5", 1_000, None),
        ] {
            assert_eq!(whole(number, unit).as_deref(), text, "{number}");
        }
        assert_eq!(clock_times("1:30"), ["1m30s", "1h30m"]);
        assert_eq!(clock_times("1:30:05"), ["1h30m5s"]);
        assert!(clock_times("1:").is_empty() && clock_times("1:2:3:4").is_empty());
        assert_eq!(in_digits("三十分+五次三十秒").as_deref(), Some("30分+5次30秒"));
        assert_eq!(in_digits("一百二十秒").as_deref(), Some("120秒"));
        assert_eq!(in_digits("30m"), None);
    }
}
