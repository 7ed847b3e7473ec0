//! Canadian overtime: after the main time so many stones in so many minutes, again and again.

use std::fmt;

use super::{Besides, Count, Family, Kind, Read, Rest, Stretch, System, Then};
use crate::clock::duration::{Main, Overtime};
use crate::clock::settings::{Setting, Settings, counted, limited, some_time};
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::spec::Part;
use crate::text::timing::{SystemWords, Systems};

/// The fields all systems with blocks of stones show.
pub(super) const FIELDS: &[Field] = &[Field::Main, Field::MovesLeft, Field::Period, Field::Block];

/// Main time, then blocks of `stones` moves in `period`. What is left of a full block is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Canadian {
    /// Main time in ms; may be 0.
    pub main: Ms,
    /// Moves to be made in a block, at least 1.
    pub stones: u32,
    /// Time for a block in ms.
    pub period: Ms,
}

impl Canadian {
    pub(in crate::clock) fn read(settings: &Settings<'_>) -> Result<Self, Unfit> {
        Ok(Self {
            main: settings.ms_or("main", 0)?,
            stones: settings.count("stones")?,
            period: settings.ms("period")?,
        })
    }

    /// What the state still has of a block, in the words of a time setting: `15/5m`.
    pub(super) fn block(&self, state: &State) -> String {
        let (stones, period) =
            if state.moves_left > 0 { (state.moves_left, state.period) } else { (self.stones, self.period) };
        format!("{stones}/{}", Overtime(period))
    }
}

/// Everything a player could think in one turn.
pub(super) fn deadline(state: &State) -> Ms {
    state.main.saturating_add(state.period)
}

/// The state `t` ms into a turn: main time runs, then the block.
pub(super) fn run(state: &State, t: Ms) -> State {
    if t < state.main {
        State { main: state.main - t, ..*state }
    } else {
        State { main: 0, period: state.period - (t - state.main), ..*state }
    }
}

/// What runs at `t`; `length` is that of the block.
pub(super) fn stretch(state: &State, t: Ms, main: Ms, length: Ms) -> Stretch {
    let count = Some(Count::Stones(state.moves_left));
    if t < state.main {
        return Stretch::main(state, main, count);
    }
    Stretch {
        kind: Kind::Overtime,
        count,
        end: Some(deadline(state)),
        length,
        read: Read::End,
        then: Then::Flag,
    }
}

/// The state after a press: a move in main time is free, any other counts as a stone, also the one that used the
/// main time up. `next` gives the following block from the state at the end of a full one.
pub(super) fn finish(state: &State, t: Ms, next: impl FnOnce(&State) -> (u32, Ms)) -> State {
    let now = run(state, t);
    if now.main > 0 {
        return now;
    }
    if now.moves_left > 1 {
        return State { moves_left: now.moves_left - 1, ..now };
    }
    let (moves_left, period) = next(&now);
    State { moves_left, period, block: now.block.saturating_add(1), ..now }
}

/// A late arrival takes main time only; with none left the game starts in the first block (A §22.1).
pub(super) fn late(state: &State, cut: Ms) -> State {
    State { main: state.main.saturating_sub(cut), ..*state }
}

/// Whether the state has only fields of these systems and a move to make.
pub(super) fn holds(state: &State) -> bool {
    let kept = State {
        main: state.main,
        moves_left: state.moves_left,
        period: state.period,
        block: state.block,
        ..State::default()
    };
    *state == kept && state.moves_left > 0 && (state.period > 0 || state.main == 0)
}

impl fmt::Display for Canadian {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.main > 0 {
            write!(f, "{}+", Main(self.main))?;
        }
        write!(f, "{}/{}", self.stones, Overtime(self.period))
    }
}

impl System for Canadian {
    fn name(&self) -> &'static str {
        "canadian"
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.canadian
    }

    fn check(&self) -> Result<(), Unfit> {
        limited(Part::Main, self.main)?;
        counted(Part::Stones, self.stones)?;
        some_time(Part::Block, self.period)
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        vec![
            ("main", Setting::Ms(self.main)),
            ("stones", Setting::Count(self.stones)),
            ("period", Setting::Ms(self.period)),
        ]
    }

    fn fields(&self) -> &'static [Field] {
        FIELDS
    }

    fn family(&self) -> Family<'_> {
        Family::Stones(Rest::Lost)
    }

    fn move_time(&self) -> Option<Ms> {
        None
    }

    fn start(&self) -> State {
        State { main: self.main, moves_left: self.stones, period: self.period, ..State::default() }
    }

    fn deadline(&self, state: &State) -> Option<Ms> {
        Some(deadline(state))
    }

    fn run(&self, state: &State, t: Ms) -> State {
        run(state, t)
    }

    fn finish(&self, state: &State, t: Ms) -> State {
        finish(state, t, |_| (self.stones, self.period))
    }

    fn stretch(&self, state: &State, t: Ms) -> Stretch {
        stretch(state, t, self.main, self.period)
    }

    fn limit(&self, start: &State) -> Ms {
        start.main
    }

    fn late(&self, state: &State, cut: Ms) -> Option<State> {
        Some(late(state, cut))
    }

    fn besides(&self, state: &State) -> Option<Besides> {
        Some(Besides::Overtime(self.block(state)))
    }

    fn holds(&self, state: &State) -> bool {
        holds(state) && state.moves_left <= self.stones && state.period <= self.period
    }
}
