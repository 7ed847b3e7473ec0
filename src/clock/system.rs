//! The one shape every time system has, and the systems, a file each.

use std::fmt;

use super::settings::Setting;
use super::state::{Field, State};
use super::{Ms, Unfit};
use crate::text::timing::{SystemWords, Systems};
use canadian_progressive::CanadianProgressive;

pub mod absolute;
pub mod byoyomi;
pub mod canadian;
pub mod canadian_progressive;
pub mod cn_byoyomi;
pub mod cn_step;
mod delay;
pub mod delayed;
pub mod fischer;
pub mod hourglass;
pub mod ing;
pub mod nhk;
pub mod simple;
pub mod untimed;

/// A stretch of a turn in which one budget runs: main time, a delay, one period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stretch {
    /// What runs.
    pub kind: Kind,
    /// What is counted besides time.
    pub count: Option<Count>,
    /// Running ms of the turn at which it is used up; `None` if never.
    pub end: Option<Ms>,
    /// The length of the budget in ms, with what earlier turns used of it unless a delay stands before it. Nothing is
    /// announced from before its beginning.
    pub length: Ms,
    /// What a reader calls out of it.
    pub read: Read,
    /// What follows when it is used up.
    pub then: Then,
}

impl Stretch {
    /// Main time with overtime behind it; `length` is what it is at the start of the game, in ms.
    const fn main(state: &State, length: Ms, count: Option<Count>) -> Self {
        Self { kind: Kind::Main, count, end: Some(state.main), length, read: Read::End, then: Then::Overtime }
    }
}

/// What runs in a [`Stretch`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Time without limit, counted up.
    Untimed,
    /// Main time.
    Main,
    /// A delay before the main time.
    Delay,
    /// Overtime of any kind.
    Overtime,
}

/// What a reader calls out of a [`Stretch`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Read {
    /// The count of its last ten seconds, if the flag waits at its end.
    End,
    /// How much of it is gone, and the same count in place of the last of it.
    All,
    /// How much of it is gone, to its end.
    Marks,
}

/// What follows a [`Stretch`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// Nothing: it does not end.
    Never,
    /// Main time.
    Main,
    /// The first overtime.
    Overtime,
    /// The next period, after which so many are left (as the state counts them).
    Period(u32),
    /// The flag.
    Flag,
}

/// The state with `cut` ms of main time taken away; `None` if nothing of it is left.
fn late_from_main(state: &State, cut: Ms) -> Option<State> {
    (cut < state.main).then(|| State { main: state.main - cut, ..*state })
}

/// What a player has besides the main time, in the words of a time setting.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Besides {
    /// Overtime, once the main time is used up: `5x30s`, `15/5m`.
    Overtime(String),
    /// What every move adds to the main time, after which nothing follows: `10s`.
    Increment(String),
    /// How long every move is free before it costs main time, after which nothing follows: `5s`.
    Delay(String),
}

/// What kind of clock a system is, by what it counts besides main time and what is lost with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family<'a> {
    /// No limit.
    Untimed,
    /// Main time alone, with whatever a move adds to it or is free of.
    Main,
    /// Main time that one side loses to the other.
    Glass,
    /// Each move by itself, without main time.
    Moves,
    /// So many periods of byo-yomi.
    Periods(u32),
    /// Minutes of the time limit that are read out.
    Minutes {
        /// How many there are.
        reserve: u32,
        /// Whether overrunning the last one may count as a pass (A §22.5).
        timeout_as_pass: bool,
    },
    /// So many blocks of thinking time.
    Blocks(u32),
    /// So many periods that may be bought.
    Bought(u32),
    /// Blocks of time for a number of stones.
    Stones(Rest<'a>),
}

/// What becomes of the time left when the last stone of a block is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest<'a> {
    /// It is lost: the next block is like this one.
    Lost,
    /// It is kept: the next block is longer by it.
    Kept,
    /// It is lost, and the next block of the list follows.
    Next(&'a CanadianProgressive),
}

/// What a clock counts besides time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// Byo-yomi periods left, the running one included.
    Periods(u32),
    /// Minutes of the Chinese reserve left, the running one included.
    Minutes(u32),
    /// Thinking-time blocks not yet used.
    Blocks(u32),
    /// Moves still to be made before the block is full.
    Stones(u32),
    /// Overtime periods that may still be bought.
    Purchases(u32),
}

/// A time system: pure functions of the state at the start of the turn and the running ms since.
///
/// `run`, `finish` and `stretch` are only asked about a `t` before the deadline.
pub(super) trait System: fmt::Display {
    /// The system's name in settings and records: `byoyomi`.
    fn name(&self) -> &'static str;

    /// What is said of it, among the words for all systems.
    fn words(&self, systems: &Systems) -> SystemWords;

    /// Refuses settings nobody could play under or that are beyond all measure.
    fn check(&self) -> Result<(), Unfit>;

    /// The settings by name, without those that are off.
    fn settings(&self) -> Vec<(&'static str, Setting)>;

    /// The fields of the state shown to the outside.
    fn fields(&self) -> &'static [Field];

    /// What kind of clock it is.
    fn family(&self) -> Family<'_>;

    /// The time a move has in overtime, in ms, before something is lost; `None` where a move has no time of its own.
    fn move_time(&self) -> Option<Ms>;

    /// The state before the first move.
    fn start(&self) -> State;

    /// The running ms of the turn at which the flag falls.
    fn deadline(&self, state: &State) -> Option<Ms>;

    /// The state `t` running ms into the turn.
    fn run(&self, state: &State, t: Ms) -> State;

    /// The state after a press at `t`.
    fn finish(&self, state: &State, t: Ms) -> State;

    /// What runs at `t`.
    fn stretch(&self, state: &State, t: Ms) -> Stretch;

    /// The time limit that time missed is measured by, in ms, at the state before the first move: main time, and what is
    /// kept of the limit to be read out.
    fn limit(&self, start: &State) -> Ms;

    /// The state before the first move with `cut` ms of the time limit taken away; `None` if nothing is left.
    fn late(&self, state: &State, cut: Ms) -> Option<State>;

    /// What there is besides the main time: as much of it as the state still has.
    fn besides(&self, state: &State) -> Option<Besides>;

    /// Whether the state is one this clock can stand at between two turns or within one.
    fn holds(&self, state: &State) -> bool;
}
