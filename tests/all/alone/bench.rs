//! The clocks on a stage: every key at its ms.

use shoutan::app::alone::Alone;
use shoutan::app::effect::Effect;
use shoutan::app::{Mode, Screen};
use shoutan::clock::bare::{Entry, Setup};
use shoutan::clock::spec::parse_both;
use shoutan::rules::color::{ByColor, Color};
use shoutan::text::Text;
use shoutan::text::en::EN;

use crate::stage::Stage;

pub fn setup(time: &str) -> Setup {
    Setup { time: parse_both(time).unwrap(), names: ByColor::default(), first: Color::Black }
}

impl Stage {
    /// Clocks put out at ms 0, not yet started.
    pub fn clocks(time: &str) -> Self {
        Self::clocks_of(setup(time), &EN)
    }

    pub fn clocks_of(setup: Setup, text: &'static Text) -> Self {
        Self::clockless(text).begin(|app, now| app.clock(setup, now))
    }

    /// The same with the first clock started at ms 0.
    pub fn clocks_started(time: &str) -> Self {
        let mut stage = Self::clocks(time);
        stage.keys("<enter>");
        assert_eq!(stage.app.mode(), Mode::Alone);
        stage
    }

    /// On the home screen; no time passes between two keys.
    pub fn clockless(text: &'static Text) -> Self {
        let mut stage = Self::new(text).colored();
        stage.pace = 0;
        stage
    }

    pub fn alone(&self) -> &Alone {
        match &self.app.screen {
            Screen::Alone(alone) => alone,
            other => panic!("{other:?}"),
        }
    }

    /// The entries handed over to be kept, with their numbers.
    pub fn kept(&self) -> Vec<(u32, Entry)> {
        let entry = |effect: &Effect| match effect {
            Effect::AppendClocks(n, entry) => Some((*n, entry.clone())),
            _ => None,
        };
        self.asked.iter().filter_map(entry).collect()
    }

    /// What was said.
    pub fn said(&self) -> Vec<String> {
        let said = |effect: &Effect| match effect {
            Effect::Speak(words) => Some(words.text.clone()),
            Effect::Hush => Some("-".to_owned()),
            _ => None,
        };
        self.asked.iter().filter_map(said).collect()
    }

    /// The digits a side's clock shows.
    pub fn digits(&self, side: Color) -> String {
        self.alone().reading(side, self.ms).digits
    }

    /// The state of a side as the log has it.
    pub fn state(&self, side: Color) -> String {
        self.alone().bare.clock_now().sides[side].state().to_string()
    }
}
