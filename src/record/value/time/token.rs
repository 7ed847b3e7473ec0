//! Numbers, words and signs of a time setting in words.

use crate::clock::Ms;

/// A piece of a text about time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A number, taken as seconds and given in ms; or a time `h:m:s` or `m:s`.
    Number(Ms),
    /// Letters; `byo-yomi` and its spellings are one word.
    Word(&'a str),
    /// Anything else but blanks.
    Sign(char),
}

/// Takes a text in lower case apart. `None` if a number in it is none, or too large.
pub(super) fn tokens(text: &str) -> Option<Vec<Token<'_>>> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = |among: &dyn Fn(char) -> bool| rest.find(|c| !among(c)).unwrap_or(rest.len());
        let length = if first.is_ascii_digit() || first == '.' {
            let length = end(&|c| c.is_ascii_digit() || matches!(c, '.' | ':'));
            tokens.push(Token::Number(number(&rest[..length])?));
            length
        } else if first.is_alphabetic() {
            let byoyomi = ["byo-yomi", "byo yomi", "byoyomi"].iter().find(|word| rest.starts_with(**word));
            let length = byoyomi.map_or_else(|| end(&char::is_alphabetic), |word| word.len());
            tokens.push(Token::Word(if byoyomi.is_some() { "byoyomi" } else { &rest[..length] }));
            length
        } else {
            tokens.push(Token::Sign(first));
            first.len_utf8()
        };
        rest = rest[length..].trim_start();
    }
    Some(tokens)
}

/// A time at the start of what is said: `90`, `90 sec`, `1 hour 30 min`; and what follows it.
pub(super) fn duration<'s, 'a>(said: &'s [Token<'a>]) -> Option<(Ms, &'s [Token<'a>])> {
    let mut total: Option<Ms> = None;
    let mut rest = said;
    while let [Token::Number(time), more @ ..] = rest {
        let factor = match more.first() {
            Some(Token::Word("h" | "hour" | "hours")) => 3600,
            Some(Token::Word("m" | "min" | "mins" | "minute" | "minutes")) => 60,
            Some(Token::Word("s" | "sec" | "secs" | "second" | "seconds")) => 1,
            _ if total.is_none() => return Some((*time, more)),
            _ => break,
        };
        total = Some(total.unwrap_or(0).checked_add(time.checked_mul(factor)?)?);
        rest = &more[1..];
    }
    Some((total?, rest))
}

fn number(text: &str) -> Option<Ms> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    if part.bytes().any(|b| !b.is_ascii_digit()) || (whole.is_empty() && part.is_empty()) {
        return None;
    }
    let mut seconds: Ms = 0;
    let mut places = 0;
    for place in whole.split(':').filter(|_| !whole.is_empty()) {
        seconds = seconds.checked_mul(60)?.checked_add(place.parse().ok()?)?;
        places += 1;
    }
    let thousandths: Ms = format!("{part:0<3}").get(..3)?.parse().ok()?;
    (places <= 3).then(|| seconds.checked_mul(1000)?.checked_add(thousandths))?
}
