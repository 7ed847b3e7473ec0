//! The words of a time setting.

use super::{Trouble, Wrong};
use crate::clock::{Ms, duration, quoted};

/// One word, and the byte behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// What it is.
    pub kind: Kind,
    /// Where it ends in the text.
    pub end: usize,
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

/// Splits lower-case text into words. Durations that follow each other add up: `1h30m`, `1h 30m`.
pub(super) fn split(text: &str) -> Result<Vec<Token>, Trouble> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        let Some(first) = rest.chars().next() else { return Ok(tokens) };
        let start = text.len() - rest.len();
        let kind = if first.is_ascii_digit() {
            number(&mut rest)?
        } else if first == 'x' && !rest.chars().nth(1).is_some_and(char::is_alphabetic)
            || matches!(first, '+' | '/' | ',' | '=')
        {
            rest = &rest[first.len_utf8()..];
            Kind::Sign(first)
        } else if first.is_alphabetic() {
            Kind::Word(letters(&mut rest).to_owned())
        } else {
            return Err(Trouble::Wrong(match first {
                '.' => Wrong::Fraction,
                ':' => Wrong::Colon,
                '-' => Wrong::Dash,
                _ => Wrong::NoMeaning(quoted(&text[start..])),
            }));
        };
        let end = text.len() - rest.len();
        let last = tokens.last_mut().map(|token| (&mut token.kind, &mut token.end));
        match (last, kind) {
            (Some((Kind::Duration(sum), last_end)), Kind::Duration(more)) => {
                *sum = sum.checked_add(more).ok_or_else(too_large)?;
                *last_end = end;
            }
            (_, kind) => tokens.push(Token { kind, end }),
        }
    }
}

/// A number, with the unit behind it if there is one.
fn number(rest: &mut &str) -> Result<Kind, Trouble> {
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (number, behind) = rest.split_at(digits);
    let number: u64 = number.parse().map_err(|_| too_large())?;
    *rest = behind;
    let mut after = behind.trim_start();
    let apart = after.len() < behind.len();
    let word = letters(&mut after);
    // `5x30s`: the sign stands between two numbers.
    if word.is_empty() || word == "x" {
        return Ok(Kind::Number(number));
    }
    match duration::unit(word) {
        Some(unit) => {
            *rest = after;
            Ok(Kind::Duration(number.checked_mul(unit).ok_or_else(too_large)?))
        }
        None if apart => Ok(Kind::Number(number)),
        None => Err(Trouble::Wrong(Wrong::NotAUnit(quoted(word)))),
    }
}

fn letters<'a>(rest: &mut &'a str) -> &'a str {
    let end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
    let (word, behind) = rest.split_at(end);
    *rest = behind;
    word
}

const fn too_large() -> Trouble {
    Trouble::Wrong(Wrong::TooLarge)
}
