//! Floor 2. The game clock: time settings, what is left under them, what a face shows, what is said.
//!
//! Nothing here asks what time it is. A turn is `t` running ms long; every answer is a function of the clock at the
//! start of the turn and of `t`, and nothing is ever counted down by a tick. All budgets are half open: a limit of
//! L ms is survived only by `t < L`; at `t == L` it is used up, also for a press at that very ms (A §12.3).

use crate::rules::color::{ByColor, Color};

pub mod announce;
pub mod bare;
pub mod control;
pub mod duration;
pub mod fault;
pub mod late;
pub mod pace;
pub mod reading;
pub mod settings;
pub mod side;
pub mod spec;
pub mod state;
pub mod system;
mod unfit;

use announce::Announcement;
use control::TimeControl;
use reading::Reading;
use side::{Flag, Side};
use state::State;
use system::Family;

pub use unfit::Unfit;

/// Milliseconds.
pub type Ms = u64;

/// A stranger's text fit to be quoted in a message: short, without controls and marks of writing direction.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let seen = |c: char| match c {
        '\u{061c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => '?',
        c if c.is_control() => '?',
        c => c,
    };
    let mut short: String = text.chars().take(LONGEST).map(seen).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push_str("...");
    }
    format!("'{short}'")
}

/// Both halves of a game clock, at the start of a turn.
///
/// A value, cheap to clone: whoever needs the clock as it was keeps the old one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// The two halves.
    pub sides: ByColor<Side>,
}

impl Clock {
    /// A clock set for the first move.
    pub fn new(controls: &ByColor<TimeControl>) -> Self {
        Self { sides: controls.clone().map(Side::new) }
    }

    /// The running ms of `color`'s turn at which its flag falls; `None` if it never does.
    pub fn deadline(&self, color: Color) -> Option<Ms> {
        self.sides[color].deadline()
    }

    /// The clock after `color` presses at `t`; the flag if the time is used up by then.
    pub fn press(&self, color: Color, t: Ms) -> Result<Self, Flag> {
        let moved = self.sides[color].finish(t)?;
        Ok(self.with(color, moved, t))
    }

    /// The clock as it stands `t` running ms into `color`'s turn, the flag down if the time is used up. Letting it
    /// run on from there is the same as never having stopped.
    #[must_use]
    pub fn stopped(&self, color: Color, t: Ms) -> Self {
        self.with(color, self.sides[color].stopped(t), t)
    }

    /// Both states as they stand `t` running ms into `color`'s turn.
    pub fn states(&self, color: Color, t: Ms) -> ByColor<State> {
        self.stopped(color, t).sides.map(|side| side.state())
    }

    /// The clock after `color` overran the last minute and had it counted as a pass (A §22.5): the minute stands
    /// full again. `None` where that is not agreed.
    pub fn timeout_pass(&self, color: Color) -> Option<Self> {
        let side = &self.sides[color];
        let Family::Minutes { timeout_as_pass: true, .. } = side.control().family() else { return None };
        let last = State { main: 0, periods: 1, period: duration::MINUTE, ..side.state() };
        Some(self.with_side(color, side.at(last)))
    }

    /// The clock with one half set anew, as the arbiter does; refused if the setting cannot stand there.
    pub fn adjusted(&self, color: Color, state: State) -> Result<Self, Unfit> {
        Ok(self.with_side(color, self.sides[color].with_state(state)?))
    }

    /// What `face` shows while `running` is `t` ms into its turn (`None`: both stand still).
    pub fn reading(&self, face: Color, running: Option<(Color, Ms)>) -> Reading {
        match running {
            None => Reading::resting(&self.sides[face]),
            Some((color, t)) if color == face => self.sides[face].reading(t),
            Some((color, t)) => Reading::resting(&self.stopped(color, t).sides[face]),
        }
    }

    /// The running ms after `t` of `color`'s turn at which either face next looks different.
    pub fn next_change(&self, color: Color, t: Ms) -> Option<Ms> {
        let own = self.sides[color].next_change(t)?;
        let given = self.given(color, Ms::MAX);
        if given == 0 {
            return Some(own);
        }
        // The opponent's hourglass fills while this one empties; its digits have boundaries of their own.
        let delay = self.sides[color].state().delay;
        let before = self.sides[!color].state().main;
        let now = before.saturating_add(t.saturating_sub(delay));
        let grows = (reading::next_growth(now) - before).saturating_add(delay);
        Some(own.min(grows))
    }

    /// What is announced after `from` and up to `to` running ms of `color`'s turn, in order.
    pub fn announcements(&self, color: Color, from: Ms, to: Ms) -> Vec<Announcement> {
        self.sides[color].announcements(from, to)
    }

    /// The running ms of the first announcement after `t` of `color`'s turn.
    pub fn next_announcement(&self, color: Color, t: Ms) -> Option<Ms> {
        self.sides[color].next_announcement(t)
    }

    /// The clock with the players' colours exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self { sides: self.sides.swapped() }
    }

    /// Time that has gone from `color` to its opponent `t` running ms into the turn (hourglass only).
    fn given(&self, color: Color, t: Ms) -> Ms {
        let both = self.sides.as_ref().map(|side| side.control().is_glass());
        if !(both.black && both.white) {
            return 0;
        }
        let state = self.sides[color].state();
        t.saturating_sub(state.delay).min(state.main)
    }

    fn with(&self, color: Color, moved: Side, t: Ms) -> Self {
        let given = self.given(color, t);
        let mut clock = self.with_side(color, moved);
        if given > 0 {
            let other = &clock.sides[!color];
            let state = State { main: other.state().main.saturating_add(given), ..other.state() };
            clock.sides[!color] = other.at(state);
        }
        clock
    }

    fn with_side(&self, color: Color, side: Side) -> Self {
        let mut clock = self.clone();
        clock.sides[color] = side;
        clock
    }
}
