//! Time settings as people type them: `30m+5x30s`, `1h incl 5x60s`, `20m+10s cap 30m`.

use std::fmt;
use std::str::FromStr;

use super::control::{PRESETS, TimeControl};
use super::system::byoyomi::Byoyomi;
use super::{Unfit, quoted};
use crate::rules::color::{ByColor, Color};
use crate::text::Text;
use crate::text::en::EN;

mod grammar;
mod token;
mod wrong;

pub use wrong::Wrong;

/// Why a text is no time setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError {
    /// What is wrong.
    pub what: Wrong,
    /// Settings the text may have meant, as they would be written.
    pub readings: Vec<String>,
}

impl SpecError {
    const fn new(what: Wrong) -> Self {
        Self { what, readings: Vec::new() }
    }

    /// What is wrong and what may have been meant, in a language.
    pub fn said(&self, text: &Text) -> String {
        let what = self.what.said(text);
        match self.readings.as_slice() {
            [] => what,
            [one] => (text.spec.perhaps)(&what, one),
            [most @ .., last] => (text.spec.could_be)(&what, most, last),
        }
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl std::error::Error for SpecError {}

/// What the grammar stumbles over.
#[derive(Debug)]
enum Trouble {
    /// The text is wrong.
    Wrong(Wrong),
    /// A duration without a unit: the byte where the unit is missing, the units it may have, likeliest first.
    NoUnit { at: usize, number: u64, units: [&'static str; 2] },
    /// The text has several readings.
    Ambiguous { what: Wrong, readings: Vec<TimeControl> },
}

impl From<Unfit> for Trouble {
    fn from(unfit: Unfit) -> Self {
        Self::Wrong(unfit.into())
    }
}

/// How many readings of an ambiguous text are offered.
const MOST_READINGS: usize = 4;
/// In how many places units are filled in to find them.
const MOST_GAPS: usize = 3;

impl FromStr for TimeControl {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let text = tidy(text);
        read(&text).map_err(|trouble| match trouble {
            Trouble::Wrong(what) => SpecError::new(what),
            Trouble::Ambiguous { what, readings } => {
                SpecError { what, readings: readings.iter().map(Self::to_string).collect() }
            }
            Trouble::NoUnit { number, .. } => {
                let mut readings = Vec::new();
                fill_in(&text, MOST_GAPS, &mut readings);
                SpecError { what: Wrong::NoUnit(number), readings }
            }
        })
    }
}

/// Lower case, trimmed, full-width signs as their ASCII twins.
fn tidy(text: &str) -> String {
    let narrow = text.trim().chars().map(|c| match c {
        '＋' => '+',
        '／' => '/',
        '，' | '、' => ',',
        '＝' => '=',
        '×' | '*' | '✕' => 'x',
        '０'..='９' => char::from_digit(u32::from(c) - u32::from('０'), 10).unwrap_or(c),
        other => other,
    });
    narrow.flat_map(char::to_lowercase).collect()
}

fn read(text: &str) -> Result<TimeControl, Trouble> {
    if let Some((_, spec)) = PRESETS.iter().find(|(name, _)| *name == text) {
        return grammar::parse(&token::split(spec)?);
    }
    grammar::parse(&token::split(text)?)
}

/// Fills in missing units one after the other and keeps what can be read.
fn fill_in(text: &str, gaps: usize, readings: &mut Vec<String>) {
    match read(text) {
        Ok(control) => {
            let reading = control.to_string();
            if readings.len() < MOST_READINGS && !readings.contains(&reading) {
                readings.push(reading);
            }
        }
        Err(Trouble::NoUnit { at, units, .. }) if gaps > 0 => {
            let (before, after) = text.split_at_checked(at).unwrap_or((text, ""));
            for unit in units {
                fill_in(&format!("{before}{unit}{after}"), gaps - 1, readings);
            }
        }
        Err(Trouble::Ambiguous { readings: several, .. }) => {
            let new = several.iter().map(TimeControl::to_string);
            readings.extend(new.take(MOST_READINGS.saturating_sub(readings.len())));
        }
        Err(_) => {}
    }
}

/// Reads one setting for both sides, or `B=… W=…`.
pub fn parse_both(text: &str) -> Result<ByColor<TimeControl>, SpecError> {
    let lower = tidy(text);
    let words: Vec<&str> = lower.split_whitespace().collect();
    if !words.iter().any(|word| word.starts_with("b=") || word.starts_with("w=")) {
        let control: TimeControl = lower.parse()?;
        return Ok(ByColor { black: control.clone(), white: control });
    }
    let mut texts: ByColor<Option<String>> = ByColor::default();
    let mut side = None;
    for word in words {
        let (rest, named) = match (word.strip_prefix("b="), word.strip_prefix("w=")) {
            (Some(rest), _) => (rest, Some(Color::Black)),
            (_, Some(rest)) => (rest, Some(Color::White)),
            _ => (word, None),
        };
        if let Some(color) = named {
            if texts[color].is_some() {
                return Err(SpecError::new(Wrong::Twice(color)));
            }
            texts[color] = Some(rest.to_owned());
            side = Some(color);
        } else {
            let text = side.and_then(|color| texts[color].as_mut());
            let text = text.ok_or_else(|| SpecError::new(Wrong::BeforeSides(quoted(word))))?;
            text.push(' ');
            text.push_str(word);
        }
    }
    let read = |color: Color| {
        let text = texts[color].as_deref().ok_or_else(|| SpecError::new(Wrong::SideMissing(color)))?;
        text.parse::<TimeControl>().map_err(|SpecError { what, readings }| SpecError {
            what: Wrong::OfSide(color, Box::new(what)),
            readings,
        })
    };
    let both = ByColor { black: read(Color::Black)?, white: read(Color::White)? };
    let glasses = both.as_ref().map(|control| matches!(control, TimeControl::Hourglass(_)));
    if glasses.black != glasses.white {
        return Err(SpecError::new(Unfit::HalfAGlass.into()));
    }
    Ok(both)
}

/// The readings of periods inside a limit that are not a minute long.
fn incl_readings(total: super::Ms, periods: u32, period: super::Ms) -> Vec<TimeControl> {
    let inside = super::Ms::from(periods).saturating_mul(period);
    let apart = total.checked_sub(inside).map(|main| Byoyomi { main, periods, period });
    let minutes =
        super::system::cn_byoyomi::CnByoyomi { total, reserve_minutes: periods, timeout_as_pass: false };
    let readings = [apart.map(TimeControl::Byoyomi), Some(TimeControl::CnByoyomi(minutes))];
    readings.into_iter().flatten().filter(|control| control.check().is_ok()).collect()
}
