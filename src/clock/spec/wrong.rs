//! What is wrong with a text that is no time setting.

use crate::clock::Unfit;
use crate::rules::color::Color;
use crate::text::Text;
use crate::text::spec::{Part, Spec};

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
    /// A word behind a number that is no unit of time, and the number.
    NotAUnit(String, u64),
    /// A unit that stands twice in one duration: the duration, the unit.
    UnitTwice(String, &'static str),
    /// A number beyond all measure.
    TooLarge(String),
    /// Blocks that differ cannot carry time over.
    CarryOfList,
    /// It has two readings.
    TwoReadings(String),
    /// `incl` needs whole minutes.
    NoMinutes,
    /// `timeout` without `=pass`.
    NoPass,
    /// A number with a fraction.
    Fraction(String),
    /// A time with colons.
    Colon(String),
    /// A dash, and what follows it.
    Dash(String),
    /// Any other sign.
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
            Self::Missing(part, None) => (words.missing_at_end)(&named(*part, words)),
            Self::Missing(part, Some(word)) => (words.missing_before)(&named(*part, words), word),
            Self::NoUnit(number) => (words.no_unit)(*number),
            Self::NotAUnit(word, number) => (words.not_a_unit)(word, *number),
            Self::UnitTwice(time, unit) => (words.unit_twice)(time, unit),
            Self::TooLarge(number) => (words.too_large)(number),
            Self::CarryOfList => words.carry_of_list.to_owned(),
            Self::TwoReadings(setting) => (words.two_readings)(setting),
            Self::NoMinutes => words.no_minutes.to_owned(),
            Self::NoPass => words.no_pass.to_owned(),
            Self::Fraction(number) => (words.fraction)(number),
            Self::Colon(time) => (words.colon)(time),
            Self::Dash(rest) => (words.dash)(rest),
            Self::NoMeaning(word) => (words.no_meaning)(word),
            Self::Twice(color) => (words.twice)(&color.to_string()),
            Self::BeforeSides(word) => (words.before_sides)(word),
            Self::SideMissing(color) => (words.side_missing)(&color.to_string()),
            Self::OfSide(color, wrong) => (words.of_side)(&color.to_string(), &wrong.said(text)),
            Self::Unfit(unfit) => unfit.said(text),
        }
    }
}

/// A part that is missing, by an example.
fn named(part: Part, words: &Spec) -> String {
    let name = (words.part)(part);
    example(part).map_or_else(|| name.to_owned(), |example| (words.such_as)(name, example))
}

/// How a part may be written.
const fn example(part: Part) -> Option<&'static str> {
    Some(match part {
        Part::Main | Part::Limit | Part::Time | Part::Cap => "30m",
        Part::Each => "10m",
        Part::Overtime => "10s",
        Part::PerMove | Part::Base | Part::Period => "30s",
        Part::Delay | Part::Increment => "5s",
        Part::Minute => "60s",
        Part::Block => "5m",
        Part::Periods | Part::Minutes => "5",
        Part::Stones => "15",
        Part::Blocks => "10",
        Part::Penalty => "2",
        Part::SomeMinutes => "5x60s",
        Part::SomeBlock => "20/5m",
        Part::SomeBlocks => "+10x60s",
        Part::First => return None,
    })
}

impl From<Unfit> for Wrong {
    fn from(unfit: Unfit) -> Self {
        Self::Unfit(unfit)
    }
}
