//! By what the clock is heard.

use crate::text::Text;

/// By what the clock is heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sound {
    /// A voice, or whatever there is in its place.
    #[default]
    Voice,
    /// The terminal's bell.
    Bell,
    /// Nothing.
    Off,
}

impl Sound {
    /// Every one, in the order they follow each other.
    pub const ALL: [Self; 3] = [Self::Voice, Self::Bell, Self::Off];

    /// The one after it.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Voice => Self::Bell,
            Self::Bell => Self::Off,
            Self::Off => Self::Voice,
        }
    }

    /// What the screen says of it.
    pub const fn said(self, text: &Text) -> &'static str {
        let [voice, bell, off] = text.voice.sound;
        match self {
            Self::Voice => voice,
            Self::Bell => bell,
            Self::Off => off,
        }
    }
}
