//! Time settings as people type them: `30m+5x30s`, `1h incl 5x60s`, `20m+10s cap 30m`.

use std::fmt;
use std::str::FromStr;

use self::mend::{Mend, Trouble};
use super::control::{PRESETS, TimeControl};
use super::quoted;
use crate::text::Text;
use crate::text::en::EN;

mod grammar;
mod mend;
mod near;
mod sides;
mod token;
mod words;
mod wrong;

pub use sides::parse_both;
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

impl FromStr for TimeControl {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let text = tidy(text);
        read(&text).map_err(|trouble| trouble.told(&text))
    }
}

/// Lower case, one blank between words, signs of any width as their ASCII twins.
pub fn tidy(text: &str) -> String {
    let narrow = text.chars().map(|c| match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '、' => ',',
        '。' | '·' => '.',
        '×' | '✕' => 'x',
        '−' | '–' | '—' => '-',
        other => other,
    });
    let lower: String = narrow.map(|c| if c == '*' { 'x' } else { c }).flat_map(char::to_lowercase).collect();
    lower.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn read(text: &str) -> Result<TimeControl, Trouble> {
    for (name, spec) in PRESETS {
        let Some(rest) = text.strip_prefix(name) else { continue };
        if rest.is_empty() {
            return grammar::parse(spec);
        }
        // `fischer 20m+10s`: the name of a system before a setting says nothing new.
        if let Some(more) = rest.strip_prefix(' ').filter(|more| grammar::parse(more).is_err()) {
            let what = Wrong::OneTooMany(quoted(more), name.to_owned());
            return Err(Trouble::new(what).or([Mend::change(name.len()..text.len(), "")]));
        }
    }
    grammar::parse(text)
}
