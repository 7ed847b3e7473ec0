//! What is wrong with a text that is no time setting.

use crate::clock::Unfit;
use crate::rules::color::Color;
use crate::text::Text;
use crate::text::spec::Part;

/// What is wrong with a text that is no time setting. Words of the text are quoted already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Nothing is written.
    Nothing,
    /// A word behind a whole setting: the word, the setting.
    OneTooMany(String, String),
    /// A word no setting begins with.
    NoSetting(String),
    /// A part is missing, and what stands in its place; at the end nothing does.
    Missing(Part, Option<String>),
    /// A number has no unit.
    NoUnit(u64),
    /// A word that is no unit of time.
    NotAUnit(String),
    /// A number beyond all measure.
    TooLarge,
    /// Blocks that differ cannot carry time over.
    CarryOfList,
    /// It has two readings.
    TwoReadings(String),
    /// `incl` needs whole minutes.
    NoMinutes,
    /// `timeout` without `=pass`.
    NoPass,
    /// A fraction.
    Fraction,
    /// A colon.
    Colon,
    /// A dash.
    Dash,
    /// Any other sign, and what follows it.
    NoMeaning(String),
    /// A side is named twice.
    Twice(Color),
    /// A word before the sides.
    BeforeSides(String),
    /// A side is not named.
    SideMissing(Color),
    /// What is wrong with one side's setting.
    OfSide(Color, Box<Wrong>),
    /// It can be read, but not be played by.
    Unfit(Unfit),
}

impl Wrong {
    /// One sentence without a full stop.
    pub fn said(&self, text: &Text) -> String {
        let words = &text.spec;
        match self {
            Self::Nothing => words.nothing.to_owned(),
            Self::OneTooMany(word, setting) => (words.one_too_many)(word, setting),
            Self::NoSetting(word) => (words.no_setting)(word),
            Self::Missing(part, None) => (words.missing_at_end)((words.part)(*part)),
            Self::Missing(part, Some(word)) => (words.missing_before)((words.part)(*part), word),
            Self::NoUnit(number) => (words.no_unit)(*number),
            Self::NotAUnit(word) => (words.not_a_unit)(word),
            Self::TooLarge => words.too_large.to_owned(),
            Self::CarryOfList => words.carry_of_list.to_owned(),
            Self::TwoReadings(setting) => (words.two_readings)(setting),
            Self::NoMinutes => words.no_minutes.to_owned(),
            Self::NoPass => words.no_pass.to_owned(),
            Self::Fraction => words.fraction.to_owned(),
            Self::Colon => words.colon.to_owned(),
            Self::Dash => words.dash.to_owned(),
            Self::NoMeaning(word) => (words.no_meaning)(word),
            Self::Twice(color) => (words.twice)(&color.to_string()),
            Self::BeforeSides(word) => (words.before_sides)(word),
            Self::SideMissing(color) => (words.side_missing)(&color.to_string()),
            Self::OfSide(color, wrong) => (words.of_side)(&color.to_string(), &wrong.said(text)),
            Self::Unfit(unfit) => unfit.said(text),
        }
    }
}

impl From<Unfit> for Wrong {
    fn from(unfit: Unfit) -> Self {
        Self::Unfit(unfit)
    }
}
