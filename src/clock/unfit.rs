//! Why a time setting or a clock's state cannot be.

use std::fmt;

use super::Ms;
use super::duration::Main;
use crate::text::Text;
use crate::text::en::EN;
use crate::text::spec::Part;

/// Why a time setting or a clock's state cannot be: one sentence without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// Data that cannot be read, told in English as the data is.
    Data(String),
    /// A time is too long: of what, the most in ms.
    Long(Part, Ms),
    /// A number is too high: of what, the most.
    Many(Part, u32),
    /// A time is 0.
    NoTime(Part),
    /// A number is 0.
    None(Part),
    /// No main time and nothing after it.
    NoMain,
    /// Neither main time nor a delay.
    NoDelay,
    /// No block of stones.
    NoBlock,
    /// More reserved minutes than the limit holds: how many, the limit in ms.
    Reserve(u32, Ms),
    /// The cap is below main time, both in ms.
    CapBelow(Ms, Ms),
    /// An hourglass for one side alone.
    HalfAGlass,
}

impl Unfit {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self::Data(what.into())
    }

    /// The sentence in a language.
    pub fn said(&self, text: &Text) -> String {
        let words = &text.spec;
        let name = |part: Part| (words.part)(part);
        let time = |ms: Ms| Main(ms).to_string();
        match *self {
            Self::Data(ref what) => what.clone(),
            Self::Long(part, most) => (words.at_most)(name(part), &time(most)),
            Self::Many(part, most) => (words.at_most)(name(part), &most.to_string()),
            Self::NoTime(part) => (words.no_time)(name(part)),
            Self::None(part) => (words.at_least_one)(name(part)),
            Self::NoMain => words.no_main.to_owned(),
            Self::NoDelay => words.no_delay.to_owned(),
            Self::NoBlock => words.no_block.to_owned(),
            Self::Reserve(minutes, limit) => (words.reserve)(minutes, &time(limit)),
            Self::HalfAGlass => words.half_a_glass.to_owned(),
            Self::CapBelow(cap, main) => (words.cap_below)(&time(cap), &time(main)),
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl std::error::Error for Unfit {}
