//! The Chinese step system (定时限步制, A §12.5): as Canadian, but time saved in a block goes into the next.

use std::fmt;

use super::canadian::{self, Canadian};
use super::{Besides, Family, Rest, Stretch, System};
use crate::clock::settings::{Setting, Settings};
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::timing::{SystemWords, Systems};

/// Main time, then blocks of `stones` moves in `period`, time left over being carried on without limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CnStep {
    /// Main time in ms; may be 0.
    pub main: Ms,
    /// Moves to be made in a block, at least 1.
    pub stones: u32,
    /// Time added for each block in ms.
    pub period: Ms,
}

impl CnStep {
    pub(in crate::clock) fn read(settings: &Settings<'_>) -> Result<Self, Unfit> {
        let Canadian { main, stones, period } = Canadian::read(settings)?;
        Ok(Self { main, stones, period })
    }

    fn as_canadian(self) -> Canadian {
        Canadian { main: self.main, stones: self.stones, period: self.period }
    }
}

impl fmt::Display for CnStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} carry", self.as_canadian())
    }
}

impl System for CnStep {
    fn name(&self) -> &'static str {
        "cn_step"
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.cn_step
    }

    fn check(&self) -> Result<(), Unfit> {
        self.as_canadian().check()
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        self.as_canadian().settings()
    }

    fn fields(&self) -> &'static [Field] {
        canadian::FIELDS
    }

    fn family(&self) -> Family<'_> {
        Family::Stones(Rest::Kept)
    }

    fn move_time(&self) -> Option<Ms> {
        None
    }

    fn start(&self) -> State {
        self.as_canadian().start()
    }

    fn deadline(&self, state: &State) -> Option<Ms> {
        Some(canadian::deadline(state))
    }

    fn run(&self, state: &State, t: Ms) -> State {
        canadian::run(state, t)
    }

    fn finish(&self, state: &State, t: Ms) -> State {
        canadian::finish(state, t, |full| (self.stones, full.period.saturating_add(self.period)))
    }

    fn stretch(&self, state: &State, t: Ms) -> Stretch {
        canadian::stretch(state, t, self.main, self.period.max(state.period))
    }

    fn limit(&self, start: &State) -> Ms {
        start.main
    }

    fn late(&self, state: &State, cut: Ms) -> Option<State> {
        Some(canadian::late(state, cut))
    }

    fn besides(&self, state: &State) -> Option<Besides> {
        Some(Besides::Overtime(format!("{} carry", self.as_canadian().block(state))))
    }

    fn holds(&self, state: &State) -> bool {
        canadian::holds(state) && state.moves_left <= self.stones
    }
}
