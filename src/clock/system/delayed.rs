//! A free delay before every move's charge: Bronstein and US delay. Both count alike; they differ in the face.

use std::fmt;

use super::{Besides, Family, Stretch, System, delay};
use crate::clock::duration::{Main, Overtime};
use crate::clock::settings::{Setting, Settings};
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::timing::{SystemWords, Systems};

/// Main time of which the first `delay` of every move is not charged. It never grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Delayed {
    /// Main time in ms; may be 0 if there is a delay.
    pub main: Ms,
    /// Free time for every move in ms.
    pub delay: Ms,
    /// What is seen of it.
    pub face: Face,
}

/// How the delay is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Bronstein: added to the main time at once, it jumps back after the move, as DGT clocks show it.
    Added,
    /// US delay: the delay runs down first, then the main time.
    First,
}

impl Delayed {
    pub(in crate::clock) fn read(settings: &Settings<'_>, face: Face) -> Result<Self, Unfit> {
        Ok(Self { main: settings.ms_or("main", 0)?, delay: settings.ms("delay")?, face })
    }
}

impl fmt::Display for Delayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.face {
            Face::Added => "bronstein",
            Face::First => "delay",
        };
        write!(f, "{} {word} {}", Main(self.main), Overtime(self.delay))
    }
}

impl System for Delayed {
    fn name(&self) -> &'static str {
        match self.face {
            Face::Added => "bronstein",
            Face::First => "us_delay",
        }
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.delayed
    }

    fn check(&self) -> Result<(), Unfit> {
        delay::check(self.main, self.delay)
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        vec![("main", Setting::Ms(self.main)), ("delay", Setting::Ms(self.delay))]
    }

    fn fields(&self) -> &'static [Field] {
        &[Field::Main, Field::Delay]
    }

    fn family(&self) -> Family<'_> {
        Family::Main
    }

    fn move_time(&self) -> Option<Ms> {
        None
    }

    fn start(&self) -> State {
        delay::start(self.main, self.delay)
    }

    fn deadline(&self, state: &State) -> Option<Ms> {
        Some(delay::deadline(state))
    }

    fn run(&self, state: &State, t: Ms) -> State {
        delay::run(state, t)
    }

    fn finish(&self, state: &State, t: Ms) -> State {
        delay::finish(state, t, self.delay)
    }

    fn stretch(&self, state: &State, t: Ms) -> Stretch {
        match self.face {
            Face::Added => delay::main_stretch(state, self.main.saturating_add(self.delay)),
            Face::First => delay::stretch(state, t, self.delay),
        }
    }

    fn limit(&self, start: &State) -> Ms {
        start.main
    }

    fn late(&self, state: &State, cut: Ms) -> Option<State> {
        super::late_from_main(state, cut)
    }

    fn besides(&self, _state: &State) -> Option<Besides> {
        delay::besides(self.delay)
    }

    fn holds(&self, state: &State) -> bool {
        delay::holds(state, self.delay)
    }
}
