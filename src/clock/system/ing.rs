//! Ing overtime: periods are bought, each for points, at the instant the time before them runs out.

use std::fmt;

use super::{Besides, Count, Family, Kind, Read, Stretch, System, Then};
use crate::clock::duration::{Main, Overtime};
use crate::clock::settings::{Setting, Settings, counted, few, limited, some_time};
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::spec::Part;
use crate::text::timing::{SystemWords, Systems};

/// What a period costs if nothing else is said, in points.
pub const PENALTY: u32 = 2;
/// How many periods may be bought if nothing else is said.
pub const PERIODS: u32 = 3;

/// Main time, then periods that are bought one by one. Nothing is reset by a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ing {
    /// Main time in ms; may be 0.
    pub main: Ms,
    /// How many periods may be bought, at least 1.
    pub periods: u32,
    /// Length of a period in ms.
    pub period: Ms,
    /// What each costs, in points off the buyer's score.
    pub penalty_points: u32,
}

impl Ing {
    pub(in crate::clock) fn read(settings: &Settings<'_>) -> Result<Self, Unfit> {
        let main = settings.ms("main")?;
        Ok(Self {
            main,
            periods: settings.count_or("periods", PERIODS)?,
            period: settings.ms_or("period", main / 6)?,
            penalty_points: settings.count_or("penalty_points", PENALTY)?,
        })
    }
}

impl fmt::Display for Ing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ing {}x{}", Main(self.main), self.periods, Overtime(self.period))?;
        if self.penalty_points != PENALTY {
            write!(f, " at {}", self.penalty_points)?;
        }
        Ok(())
    }
}

impl System for Ing {
    fn name(&self) -> &'static str {
        "ing"
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.ing
    }

    fn check(&self) -> Result<(), Unfit> {
        limited(Part::Main, self.main)?;
        counted(Part::Periods, self.periods)?;
        some_time(Part::Period, self.period)?;
        few(Part::Penalty, self.penalty_points)
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        vec![
            ("main", Setting::Ms(self.main)),
            ("periods", Setting::Count(self.periods)),
            ("period", Setting::Ms(self.period)),
            ("penalty_points", Setting::Count(self.penalty_points)),
        ]
    }

    fn fields(&self) -> &'static [Field] {
        &[Field::Main, Field::Periods, Field::Period, Field::Penalty]
    }

    fn family(&self) -> Family<'_> {
        Family::Bought(self.periods)
    }

    fn move_time(&self) -> Option<Ms> {
        None
    }

    fn start(&self) -> State {
        State { main: self.main, periods: self.periods, ..State::default() }
    }

    fn deadline(&self, state: &State) -> Option<Ms> {
        let more = Ms::from(state.periods).saturating_mul(self.period);
        Some(state.main.saturating_add(state.period).saturating_add(more))
    }

    fn run(&self, state: &State, t: Ms) -> State {
        if t < state.main {
            return State { main: state.main - t, ..*state };
        }
        let u = t - state.main;
        if u < state.period {
            return State { main: 0, period: state.period - u, ..*state };
        }
        let over = u - state.period;
        let bought = u32::try_from(over / self.period).unwrap_or(u32::MAX).saturating_add(1);
        State {
            main: 0,
            periods: state.periods.saturating_sub(bought),
            period: self.period - over % self.period,
            penalty: state.penalty.saturating_add(bought.saturating_mul(self.penalty_points)),
            ..*state
        }
    }

    fn finish(&self, state: &State, t: Ms) -> State {
        self.run(state, t)
    }

    fn stretch(&self, state: &State, t: Ms) -> Stretch {
        let now = self.run(state, t);
        let count = Some(Count::Purchases(now.periods));
        if now.main > 0 {
            return Stretch::main(state, self.main, count);
        }
        Stretch {
            kind: Kind::Overtime,
            count,
            end: Some(t.saturating_add(now.period)),
            length: self.period,
            read: Read::End,
            then: now.periods.checked_sub(1).map_or(Then::Flag, Then::Period),
        }
    }

    fn limit(&self, start: &State) -> Ms {
        self.deadline(start).unwrap_or(start.main)
    }

    /// Time missed is time run: it buys periods as any other time does.
    fn late(&self, state: &State, cut: Ms) -> Option<State> {
        let left = self.deadline(state).is_some_and(|all| cut < all);
        left.then(|| self.run(state, cut))
    }

    fn besides(&self, state: &State) -> Option<Besides> {
        // Said by its name: byo-yomi is written alike, and its periods cost no points.
        let left = format!("ing {}x{}", state.periods, Overtime(self.period));
        (state.periods > 0).then_some(Besides::Overtime(left))
    }

    fn holds(&self, state: &State) -> bool {
        let kept = State {
            main: state.main,
            periods: state.periods,
            period: state.period,
            penalty: state.penalty,
            ..State::default()
        };
        *state == kept && state.period <= self.period && (state.main == 0 || state.period == 0)
    }
}
