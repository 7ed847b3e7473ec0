//! No limit: the time used is counted up and nothing ever runs out.

use std::fmt;

use super::{Besides, Family, Kind, Read, Stretch, System, Then};
use crate::clock::settings::Setting;
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::timing::{SystemWords, Systems};

/// No time limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Untimed;

impl fmt::Display for Untimed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("none")
    }
}

impl System for Untimed {
    fn name(&self) -> &'static str {
        "none"
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.none
    }

    fn check(&self) -> Result<(), Unfit> {
        Ok(())
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        Vec::new()
    }

    fn fields(&self) -> &'static [Field] {
        &[Field::Used]
    }

    fn family(&self) -> Family<'_> {
        Family::Untimed
    }

    fn move_time(&self) -> Option<Ms> {
        None
    }

    fn start(&self) -> State {
        State::default()
    }

    fn deadline(&self, _state: &State) -> Option<Ms> {
        None
    }

    fn run(&self, state: &State, t: Ms) -> State {
        State { used: state.used.saturating_add(t), ..*state }
    }

    fn finish(&self, state: &State, t: Ms) -> State {
        self.run(state, t)
    }

    fn stretch(&self, _state: &State, _t: Ms) -> Stretch {
        Stretch { kind: Kind::Untimed, count: None, end: None, length: 0, read: Read::End, then: Then::Never }
    }

    fn limit(&self, start: &State) -> Ms {
        start.main
    }

    fn late(&self, state: &State, _cut: Ms) -> Option<State> {
        Some(*state)
    }

    fn besides(&self, _state: &State) -> Option<Besides> {
        None
    }

    fn holds(&self, state: &State) -> bool {
        *state == State { used: state.used, ..State::default() }
    }
}
