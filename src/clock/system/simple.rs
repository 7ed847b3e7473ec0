//! So much time for every move; what is left of it is lost.

use std::fmt;

use super::{Besides, Family, Kind, Read, Stretch, System, Then};
use crate::clock::duration::Overtime;
use crate::clock::settings::{Setting, Settings, some_time};
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::spec::Part;
use crate::text::timing::{SystemWords, Systems};

/// Time per move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Simple {
    /// Time for each move in ms.
    pub per_move: Ms,
}

impl Simple {
    pub(in crate::clock) fn read(settings: &Settings<'_>) -> Result<Self, Unfit> {
        Ok(Self { per_move: settings.ms("per_move")? })
    }
}

impl fmt::Display for Simple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/move", Overtime(self.per_move))
    }
}

impl System for Simple {
    fn name(&self) -> &'static str {
        "simple"
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.simple
    }

    fn check(&self) -> Result<(), Unfit> {
        some_time(Part::PerMove, self.per_move)
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        vec![("per_move", Setting::Ms(self.per_move))]
    }

    fn fields(&self) -> &'static [Field] {
        &[Field::Period]
    }

    fn family(&self) -> Family<'_> {
        Family::Moves
    }

    fn move_time(&self) -> Option<Ms> {
        Some(self.per_move)
    }

    fn start(&self) -> State {
        State { period: self.per_move, ..State::default() }
    }

    fn deadline(&self, state: &State) -> Option<Ms> {
        Some(state.period)
    }

    fn run(&self, state: &State, t: Ms) -> State {
        State { period: state.period - t, ..*state }
    }

    fn finish(&self, _state: &State, _t: Ms) -> State {
        self.start()
    }

    fn stretch(&self, state: &State, _t: Ms) -> Stretch {
        Stretch {
            kind: Kind::Overtime,
            count: None,
            end: Some(state.period),
            length: self.per_move,
            read: Read::All,
            then: Then::Flag,
        }
    }

    /// There is no limit to take anything from: the clock of an absent player simply runs.
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
        *state == State { period: state.period, ..State::default() } && state.period <= self.per_move
    }
}
