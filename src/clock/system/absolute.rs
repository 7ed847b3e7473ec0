//! Sudden death (包干用时, A §12.4): one budget for the whole game.

use std::fmt;

use super::{Besides, Family, Kind, Read, Stretch, System, Then};
use crate::clock::duration::Main;
use crate::clock::settings::{Setting, Settings, limited, playable_main};
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::spec::Part;
use crate::text::timing::{SystemWords, Systems};

/// Main time and nothing after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Absolute {
    /// Main time in ms.
    pub main: Ms,
}

impl Absolute {
    pub(in crate::clock) fn read(settings: &Settings<'_>) -> Result<Self, Unfit> {
        Ok(Self { main: settings.ms("main")? })
    }
}

impl fmt::Display for Absolute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Main(self.main))
    }
}

impl System for Absolute {
    fn name(&self) -> &'static str {
        "absolute"
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.absolute
    }

    fn check(&self) -> Result<(), Unfit> {
        playable_main(self.main)?;
        limited(Part::Main, self.main)
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        vec![("main", Setting::Ms(self.main))]
    }

    fn fields(&self) -> &'static [Field] {
        &[Field::Main]
    }

    fn family(&self) -> Family<'_> {
        Family::Main
    }

    fn move_time(&self) -> Option<Ms> {
        None
    }

    fn start(&self) -> State {
        State { main: self.main, ..State::default() }
    }

    fn deadline(&self, state: &State) -> Option<Ms> {
        Some(state.main)
    }

    fn run(&self, state: &State, t: Ms) -> State {
        State { main: state.main - t, ..*state }
    }

    fn finish(&self, state: &State, t: Ms) -> State {
        self.run(state, t)
    }

    fn stretch(&self, state: &State, _t: Ms) -> Stretch {
        Stretch {
            kind: Kind::Main,
            count: None,
            end: Some(state.main),
            length: self.main,
            read: Read::End,
            then: Then::Flag,
        }
    }

    fn limit(&self, start: &State) -> Ms {
        start.main
    }

    fn late(&self, state: &State, cut: Ms) -> Option<State> {
        super::late_from_main(state, cut)
    }

    fn besides(&self, _state: &State) -> Option<Besides> {
        None
    }

    fn holds(&self, state: &State) -> bool {
        *state == State { main: state.main, ..State::default() }
    }
}
