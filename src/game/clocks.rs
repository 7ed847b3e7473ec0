//! Both clocks at the moments of a game one can look at.

use super::Game;
use super::outcome::{Outcome, Win};
use crate::clock::Clock;

impl Game {
    /// Both clocks as they stand at the last entry, as ones to start from. A clock that lost has nothing left.
    pub fn clock_now(&self) -> Clock {
        self.turn.map_or_else(|| self.clock.clone(), |turn| self.clock.stopped(turn.by, turn.ran))
    }

    /// Both clocks after so many of the moves that stand; `None` where there are fewer. `at_end` nothing follows these,
    /// and a clock whose time ended the game has nothing left.
    pub fn clock_after(&self, made: usize, at_end: bool) -> Option<Clock> {
        let on_time = matches!(self.outcome(), Some(Outcome::Win { by: Win::Time, .. }));
        match made.checked_sub(1) {
            _ if at_end && on_time => Some(self.clock_now()),
            // What came off for a late arrival came off before the first move.
            None => Some(self.moves.first().map_or(&self.clock, |played| &played.before).clone()),
            Some(last) => self.moves.get(last).map(|played| played.after.clone()),
        }
    }
}
