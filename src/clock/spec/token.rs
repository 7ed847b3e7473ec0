//! The words of a time setting.

use std::ops::Range;

use super::mend::{Mend, Trouble};
use super::{Wrong, near};
use crate::clock::{Ms, duration, quoted};

/// One word, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// What it is.
    pub kind: Kind,
    /// Its bytes in the text.
    pub at: Range<usize>,
    /// Of a duration: the unit of its last part, in ms.
    pub unit: Ms,
}

/// Kinds of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A number with no unit.
    Number(u64),
    /// A duration in ms.
    Duration(Ms),
    /// Letters.
    Word(String),
    /// One of `+ / , = x`.
    Sign(char),
}

/// Splits lower-case text into words. Durations that follow each other add up, each unit standing once: `1h30m`,
/// `1h 30m`.
pub(super) fn split(text: &str) -> Result<Vec<Token>, Trouble> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut rest = text;
    // The units of the duration at the end.
    let mut units = Vec::new();
    loop {
        rest = rest.trim_start();
        let mut signs = rest.chars();
        let (Some(first), second) = (signs.next(), signs.next()) else { return Ok(tokens) };
        let start = text.len() - rest.len();
        let (kind, unit) =
            if first.is_ascii_digit() || first == '.' && second.is_some_and(|c| c.is_ascii_digit()) {
                number(text, &mut rest, tokens.last())?
            } else if first == 'x' && !second.is_some_and(char::is_alphabetic)
                || matches!(first, '+' | '/' | ',' | '=')
            {
                rest = &rest[first.len_utf8()..];
                (Kind::Sign(first), 0)
            } else if first.is_alphabetic() {
                (Kind::Word(letters(&mut rest).to_owned()), 0)
            } else {
                return Err(strange(text, start));
            };
        let at = start..text.len() - rest.len();
        if let Some(Token { kind: Kind::Duration(sum), at: whole, unit: last }) = tokens.last_mut()
            && let Kind::Duration(more) = &kind
        {
            if units.contains(&unit) {
                return Err(twice(text, whole.start, at, unit));
            }
            *sum = sum.checked_add(*more).ok_or_else(|| too_large(&text[at.clone()]))?;
            (whole.end, *last) = (at.end, unit);
        } else {
            units.clear();
            tokens.push(Token { kind, at, unit });
        }
        units.push(unit);
    }
}

/// Words as they are usually written: blanks between two of them, but not beside a sign.
pub(super) fn written(text: &str, tokens: &[Token]) -> String {
    let mut written = String::new();
    let mut tight = true;
    for token in tokens {
        let sign = matches!(token.kind, Kind::Sign(_));
        if !tight && !sign {
            written.push(' ');
        }
        written.push_str(&text[token.at.clone()].split_whitespace().collect::<Vec<_>>().join(" "));
        tight = sign;
    }
    written
}

/// A number, with the unit behind it if there is one, and that unit in ms.
fn number(text: &str, rest: &mut &str, before: Option<&Token>) -> Result<(Kind, Ms), Trouble> {
    let start = text.len() - rest.len();
    let length = rest.find(|c: char| !c.is_ascii_digit() && c != '.' && c != ':').unwrap_or(rest.len());
    let (digits, behind) = rest.split_at(length);
    let mut after = behind.trim_start();
    let apart = after.len() < behind.len();
    let word = letters(&mut after);
    let unit = duration::unit(word);
    let word_end = text.len() - after.len();
    let all = start..if unit.is_some() { word_end } else { start + length };
    if digits.contains(':') {
        let times = near::clock_times(digits).into_iter();
        return Err(Trouble::new(Wrong::Colon(quoted(&text[all.clone()])))
            .or(times.map(|time| Mend::gap(all.clone(), time))));
    }
    if digits.contains('.') {
        let counted = before.is_some_and(|before| before.kind == Kind::Word("at".to_owned()));
        let next = after.starts_with(['x', '/']) && !after.starts_with("/m") || word == "x";
        return Err(fraction(text, digits, unit, all).filter(!counted && !next));
    }
    let number: u64 = digits.parse().map_err(|_| too_large(digits))?;
    *rest = behind;
    // `5x30s`: the sign stands between two numbers.
    if word.is_empty() || word == "x" {
        return Ok((Kind::Number(number), 0));
    }
    if let Some(unit) = unit {
        *rest = after;
        let ms = number.checked_mul(unit).ok_or_else(|| too_large(&text[all]))?;
        return Ok((Kind::Duration(ms), unit));
    }
    if apart && !near::is_times(word) {
        return Ok((Kind::Number(number), 0));
    }
    let at = word_end - word.len()..word_end;
    let mut mends: Vec<Mend> =
        near::unit_words(word).into_iter().map(|word| Mend::gap(at.clone(), word)).collect();
    if near::is_days(word) {
        mends.extend(number.checked_mul(24).map(|hours| Mend::gap(start..at.end, format!("{hours}h"))));
    }
    if near::is_times(word) {
        mends.push(Mend::gap(at.clone(), "x"));
        // `30s 5 times`
        if let Some(Token { kind: Kind::Duration(_), at: period, .. }) = before {
            mends.push(Mend::gap(period.start..at.end, format!("{number}x{}", &text[period.clone()])));
        }
    }
    Err(Trouble::new(Wrong::NotAUnit(quoted(word), number)).or(mends))
}

/// A number with a point in it; without a unit it may be of minutes or seconds.
fn fraction(text: &str, number: &str, unit: Option<Ms>, at: Range<usize>) -> Trouble {
    let units = unit.map_or_else(|| vec![duration::MINUTE, duration::SECOND], |unit| vec![unit]);
    let whole = units.into_iter().filter_map(|unit| near::whole(number, unit));
    let point =
        number.strip_suffix('.').map(|number| Mend::gap(at.start..at.start + number.len() + 1, number));
    Trouble::new(Wrong::Fraction(quoted(&text[at.clone()])))
        .or(point)
        .or(whole.map(|time| Mend::gap(at.clone(), time)))
}

/// A unit that stands twice in one duration from `start` on, the second time at `at`.
fn twice(text: &str, start: usize, at: Range<usize>, unit: Ms) -> Trouble {
    let whole = start..at.end;
    let both = [&text[start..at.start], &text[at.clone()]].map(str::trim);
    let sum = both.iter().filter_map(|part| duration::read(part)).try_fold(0, Ms::checked_add);
    let mends = [
        sum.map(|sum| Mend::gap(whole.clone(), near::written_out(sum))),
        Some(Mend::change(at.start..at.start, "+")),
        (both[0] == both[1]).then(|| Mend::gap(whole.clone(), both[0])),
    ];
    Trouble::new(Wrong::UnitTwice(quoted(&text[whole]), duration::unit_word(unit)))
        .or(mends.into_iter().flatten())
}

/// A sign that means nothing. Between two words another may be meant.
fn strange(text: &str, start: usize) -> Trouble {
    let rest = &text[start..];
    let first = rest.chars().next().unwrap_or_default();
    let length = rest.find(|c| c != first).unwrap_or(rest.len());
    let at = start..start + length;
    let inside = start > 0 && at.end < text.len();
    if first == '-' && at.end < text.len() {
        let end = rest.find(|c: char| c.is_whitespace() || "+/,=".contains(c)).unwrap_or(rest.len());
        let mend = Mend::change(at.clone(), if inside { "+" } else { "" });
        return Trouble::new(Wrong::Dash(quoted(&rest[..end]))).or([mend]).or_at_last(Mend::change(at, " "));
    }
    // `30'`, `30"`
    let unit = match first {
        '\'' | '\u{2019}' | '\u{2032}' => Some("m"),
        '"' | '\u{201d}' | '\u{2033}' => Some("s"),
        _ => None,
    };
    let unit = unit.filter(|_| length == first.len_utf8());
    let signs = if inside { &["+", "/", ",", "x", " ", ""][..] } else { &[""] };
    let trouble = Trouble::new(Wrong::NoMeaning(quoted(&text[at.clone()])));
    match unit {
        Some(unit) => trouble.or([Mend::gap(at, unit)]),
        None => trouble.or(signs.iter().map(|sign| Mend::change(at.clone(), *sign))),
    }
}

fn letters<'a>(rest: &mut &'a str) -> &'a str {
    let end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
    let (word, behind) = rest.split_at(end);
    *rest = behind;
    word
}

fn too_large(number: &str) -> Trouble {
    Trouble::new(Wrong::TooLarge(quoted(number)))
}
