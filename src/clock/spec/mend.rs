//! What a text that is no time setting may have meant: it is changed where it is wrong, and read again.

use std::ops::Range;

use super::{SpecError, Wrong, near, read, token};
use crate::clock::Unfit;
use crate::clock::control::TimeControl;

/// How many readings are offered.
pub(super) const MOST_READINGS: usize = 4;
/// In how many places what is small is put right: a unit is filled in, a fraction written out.
const MOST_GAPS: u8 = 3;
/// In how many places the text is changed otherwise.
const MOST_CHANGES: u8 = 1;
/// Nobody means anything by a longer text, in bytes.
const LONGEST: usize = 120;

/// A change to the text.
#[derive(Clone, Debug)]
pub(super) struct Mend {
    /// The bytes that go.
    at: Range<usize>,
    /// What stands there instead.
    with: String,
    how: How,
}

/// How far a change goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// It fills in or writes out what stands there.
    Gap,
    /// It changes what is written.
    Change,
    /// It leaves out what is not understood, if nothing else helps.
    Last,
}

impl Mend {
    /// Puts something small right.
    pub(super) fn gap(at: Range<usize>, with: impl Into<String>) -> Self {
        Self { at, with: with.into(), how: How::Gap }
    }

    /// Changes what is written.
    pub(super) fn change(at: Range<usize>, with: impl Into<String>) -> Self {
        Self { at, with: with.into(), how: How::Change }
    }

    /// The text with this change.
    fn apply(&self, text: &str) -> Option<String> {
        let (before, after) = (text.get(..self.at.start)?, text.get(self.at.end..)?);
        Some(format!("{before}{}{after}", self.with).trim().to_owned())
    }
}

/// What the grammar stumbles over, and how that may be put right.
#[derive(Debug)]
pub(super) struct Trouble {
    what: Wrong,
    /// Likeliest first.
    mends: Vec<Mend>,
    /// What the text means if it is no slip of the pen.
    readings: Vec<TimeControl>,
}

impl Trouble {
    pub(super) const fn new(what: Wrong) -> Self {
        Self { what, mends: Vec::new(), readings: Vec::new() }
    }

    pub(super) fn or(mut self, mends: impl IntoIterator<Item = Mend>) -> Self {
        self.mends.extend(mends);
        self
    }

    /// Without changes unless they are wanted.
    pub(super) fn filter(mut self, wanted: bool) -> Self {
        self.mends.retain(|_| wanted);
        self
    }

    pub(super) fn or_at_last(mut self, mend: Mend) -> Self {
        self.mends.push(Mend { how: How::Last, ..mend });
        self
    }

    pub(super) fn or_read(mut self, readings: impl IntoIterator<Item = TimeControl>) -> Self {
        self.readings.extend(readings.into_iter().filter(|control| control.check().is_ok()));
        self
    }

    /// The refusal, with what `text` may have meant.
    pub(super) fn told(self, text: &str) -> SpecError {
        let mut found = Vec::new();
        if text.len() <= LONGEST {
            if let Some(digits) = near::in_digits(text) {
                follow(&Mend::gap(0..text.len(), digits), text, MOST_GAPS, MOST_CHANGES, &mut found);
            }
            self.search(text, MOST_GAPS, MOST_CHANGES, &mut found);
            let last = self.mends.iter().find(|mend| mend.how == How::Last && found.is_empty());
            if let Some(mended) = last.and_then(|mend| mend.apply(text))
                && let Ok(control) = read(&mended)
            {
                keep(&mut found, mended, control);
            }
        }
        SpecError { what: self.what, readings: found.into_iter().map(|(text, _)| text).collect() }
    }

    fn search(&self, text: &str, gaps: u8, changes: u8, found: &mut Vec<(String, TimeControl)>) {
        for control in &self.readings {
            keep(found, control.to_string(), control.clone());
        }
        for mend in &self.mends {
            follow(mend, text, gaps, changes, found);
        }
    }
}

/// Reads the text with a change, and puts right what is still wrong with it.
fn follow(mend: &Mend, text: &str, gaps: u8, changes: u8, found: &mut Vec<(String, TimeControl)>) {
    let left = match mend.how {
        How::Gap => gaps.checked_sub(1).map(|gaps| (gaps, changes)),
        How::Change => changes.checked_sub(1).map(|changes| (gaps, changes)),
        How::Last => None,
    };
    let (Some((gaps, changes)), Some(mended)) = (left, mend.apply(text)) else { return };
    if found.len() == MOST_READINGS {
        return;
    }
    match read(&mended) {
        Ok(control) => keep(found, mended, control),
        Err(trouble) => trouble.search(&mended, gaps, changes, found),
    }
}

/// Two readings that mean the same are one.
fn keep(found: &mut Vec<(String, TimeControl)>, text: String, control: TimeControl) {
    if found.len() < MOST_READINGS && !found.iter().any(|(_, other)| *other == control) {
        // Blanks stand between words alone.
        let written = token::split(&text).map(|tokens| token::written(&text, &tokens));
        found.push((written.unwrap_or(text), control));
    }
}

impl From<Unfit> for Trouble {
    fn from(unfit: Unfit) -> Self {
        Self::new(unfit.into())
    }
}
