//! Japanese byo-yomi: main time, then periods; a move inside a period costs nothing.

use std::fmt;

use super::{Besides, Count, Family, Kind, Read, Stretch, System, Then};
use crate::clock::duration::{Main, Overtime};
use crate::clock::settings::{Setting, Settings, counted, limited, some_time};
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::spec::Part;
use crate::text::timing::{SystemWords, Systems};

/// Main time and `periods` periods, the last one included: using up the last loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Byoyomi {
    /// Main time in ms; may be 0.
    pub main: Ms,
    /// Number of periods, at least 1.
    pub periods: u32,
    /// Length of a period in ms.
    pub period: Ms,
}

impl Byoyomi {
    pub(in crate::clock) fn read(settings: &Settings<'_>) -> Result<Self, Unfit> {
        Ok(Self {
            main: settings.ms_or("main", 0)?,
            periods: settings.count("periods")?,
            period: settings.ms("period")?,
        })
    }

    /// Everything a player could think in one turn, in ms.
    pub(super) fn total(&self, state: &State) -> Ms {
        let more = Ms::from(state.periods.saturating_sub(1)).saturating_mul(self.period);
        state.main.saturating_add(state.period).saturating_add(more)
    }

    /// The state `u` ms into overtime: a period that is used up is lost, several of them in one think if need be.
    fn overtime(&self, state: &State, u: Ms) -> State {
        if u < state.period {
            return State { main: 0, period: state.period - u, ..*state };
        }
        let over = u - state.period;
        let lost = u32::try_from(over / self.period).unwrap_or(u32::MAX).saturating_add(1);
        State {
            main: 0,
            periods: state.periods.saturating_sub(lost),
            period: self.period - over % self.period,
            ..*state
        }
    }

    /// A late arrival: main time goes first, then whole periods; a period partly eaten stays whole (A §22.1).
    pub(super) fn cut(&self, state: &State, cut: Ms) -> Option<State> {
        if cut <= state.main {
            return (cut < self.total(state)).then(|| State { main: state.main - cut, ..*state });
        }
        let left = self.total(state).checked_sub(cut).filter(|&left| left > 0)?;
        let periods = u32::try_from(left.div_ceil(self.period)).unwrap_or(u32::MAX);
        Some(State { main: 0, periods, period: self.period, ..*state })
    }
}

impl fmt::Display for Byoyomi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.main > 0 {
            write!(f, "{}+", Main(self.main))?;
        }
        write!(f, "{}x{}", self.periods, Overtime(self.period))
    }
}

impl System for Byoyomi {
    fn name(&self) -> &'static str {
        "byoyomi"
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.byoyomi
    }

    fn check(&self) -> Result<(), Unfit> {
        limited(Part::Main, self.main)?;
        counted(Part::Periods, self.periods)?;
        some_time(Part::Period, self.period)
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        vec![
            ("main", Setting::Ms(self.main)),
            ("periods", Setting::Count(self.periods)),
            ("period", Setting::Ms(self.period)),
        ]
    }

    fn fields(&self) -> &'static [Field] {
        &[Field::Main, Field::Periods, Field::Period]
    }

    fn family(&self) -> Family<'_> {
        Family::Periods(self.periods)
    }

    fn move_time(&self) -> Option<Ms> {
        Some(self.period)
    }

    fn start(&self) -> State {
        State { main: self.main, periods: self.periods, period: self.period, ..State::default() }
    }

    fn deadline(&self, state: &State) -> Option<Ms> {
        Some(self.total(state))
    }

    fn run(&self, state: &State, t: Ms) -> State {
        if t < state.main {
            State { main: state.main - t, ..*state }
        } else {
            self.overtime(state, t - state.main)
        }
    }

    fn finish(&self, state: &State, t: Ms) -> State {
        State { period: self.period, ..self.run(state, t) }
    }

    fn stretch(&self, state: &State, t: Ms) -> Stretch {
        let now = self.run(state, t);
        let count = Some(Count::Periods(now.periods));
        if now.main > 0 {
            return Stretch::main(state, self.main, count);
        }
        Stretch {
            kind: Kind::Overtime,
            count,
            end: Some(t.saturating_add(now.period)),
            length: self.period,
            read: Read::All,
            then: if now.periods <= 1 { Then::Flag } else { Then::Period(now.periods - 1) },
        }
    }

    fn limit(&self, start: &State) -> Ms {
        self.total(start)
    }

    fn late(&self, state: &State, cut: Ms) -> Option<State> {
        self.cut(state, cut)
    }

    fn besides(&self, state: &State) -> Option<Besides> {
        let period = if state.periods == 1 { state.period } else { self.period };
        Some(Besides::Overtime(format!("{}x{}", state.periods, Overtime(period))))
    }

    fn holds(&self, state: &State) -> bool {
        let kept =
            State { main: state.main, periods: state.periods, period: state.period, ..State::default() };
        *state == kept
            && state.period <= self.period
            && (state.periods > 0) == (state.period > 0)
            && (state.periods > 0 || state.main == 0)
    }
}
