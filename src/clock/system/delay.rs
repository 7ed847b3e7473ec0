//! What Bronstein, US delay and the hourglass share: the first ms of every move are free.

use super::{Besides, Kind, Read, Stretch, Then};
use crate::clock::duration::Overtime;
use crate::clock::settings::limited;
use crate::clock::state::State;
use crate::clock::{Ms, Unfit};
use crate::text::spec::Part;

/// Both full.
pub(super) fn start(main: Ms, delay: Ms) -> State {
    State { main, delay, ..State::default() }
}

/// Runs the delay down, then the main time.
pub(super) fn run(state: &State, t: Ms) -> State {
    let charged = t.saturating_sub(state.delay);
    State { main: state.main - charged, delay: state.delay.saturating_sub(t), ..*state }
}

/// A press brings the delay back to its full length.
pub(super) fn finish(state: &State, t: Ms, delay: Ms) -> State {
    State { delay, ..run(state, t) }
}

/// Everything a player could think in one turn.
pub(super) fn deadline(state: &State) -> Ms {
    state.main.saturating_add(state.delay)
}

/// The main time as it runs behind the delay.
pub(super) fn main_stretch(state: &State, length: Ms) -> Stretch {
    Stretch {
        kind: Kind::Main,
        count: None,
        end: Some(deadline(state)),
        length,
        read: Read::End,
        then: Then::Flag,
    }
}

/// What runs at `t` where the delay is shown before the main time.
pub(super) fn stretch(state: &State, t: Ms, delay: Ms) -> Stretch {
    let behind = main_stretch(state, state.main);
    if t >= state.delay {
        return behind;
    }
    Stretch {
        kind: Kind::Delay,
        end: Some(state.delay),
        length: delay,
        then: if state.main > 0 { Then::Main } else { Then::Flag },
        ..behind
    }
}

/// The delay every move has.
pub(super) fn besides(delay: Ms) -> Option<Besides> {
    (delay > 0).then(|| Besides::Delay(Overtime(delay).to_string()))
}

/// Refuses settings with neither main time nor delay.
pub(super) fn check(main: Ms, delay: Ms) -> Result<(), Unfit> {
    if main == 0 && delay == 0 {
        return Err(Unfit::NoDelay);
    }
    limited(Part::Main, main)?;
    limited(Part::Delay, delay)
}

/// Whether the state has only a main time and a delay not above `delay`.
pub(super) fn holds(state: &State, delay: Ms) -> bool {
    *state == start(state.main, state.delay) && state.delay <= delay
}
