//! Hourglass: what the mover uses the opponent gains.

use std::fmt;

use super::{Besides, Family, Stretch, System, delay};
use crate::clock::duration::{Main, Overtime};
use crate::clock::settings::{Setting, Settings, limited, playable_main};
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::spec::Part;
use crate::text::timing::{SystemWords, Systems};

/// The same time for both, running from one side to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hourglass {
    /// Time of each side at the start, in ms.
    pub main: Ms,
    /// Time at the start of every move in which nothing runs, in ms.
    pub delay: Ms,
}

impl Hourglass {
    pub(in crate::clock) fn read(settings: &Settings<'_>) -> Result<Self, Unfit> {
        Ok(Self { main: settings.ms("main")?, delay: settings.ms_or("delay", 0)? })
    }
}

impl fmt::Display for Hourglass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hourglass {}", Main(self.main))?;
        if self.delay > 0 {
            write!(f, " delay {}", Overtime(self.delay))?;
        }
        Ok(())
    }
}

impl System for Hourglass {
    fn name(&self) -> &'static str {
        "hourglass"
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.hourglass
    }

    fn check(&self) -> Result<(), Unfit> {
        playable_main(self.main)?;
        limited(Part::Main, self.main)?;
        limited(Part::Delay, self.delay)
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        vec![("main", Setting::Ms(self.main)), ("delay", Setting::Ms(self.delay))]
    }

    fn fields(&self) -> &'static [Field] {
        &[Field::Main]
    }

    fn family(&self) -> Family<'_> {
        Family::Glass
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
        delay::stretch(state, t, self.delay)
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
