//! Both clocks at the moments of a game one can look at.

use super::Game;
use super::outcome::{Outcome, Win};
use crate::clock::{Clock, Ms};
use crate::rules::color::{ByColor, Color};

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

    /// The ms both sides have used, by the clock, in the turns that stand and the one that runs.
    pub fn used(&self) -> ByColor<Ms> {
        let mut used: ByColor<Ms> = ByColor::default();
        for (by, t, _) in self.ended_turns() {
            used[by] = used[by].saturating_add(t);
        }
        if let Some(turn) = self.turn {
            used[turn.by] = used[turn.by].saturating_add(turn.ran);
        }
        used
    }

    /// Both clocks as they would stand had the sides used `instead` of [`Self::used`], in ms, every turn in proportion:
    /// a move made within its period costs nothing then either. What was set by hand counts from where it was set.
    /// `None` if by that a side's time were up.
    pub fn clock_had(&self, instead: &ByColor<Ms>) -> Option<Clock> {
        let used = self.used();
        let mut gone: ByColor<Ms> = ByColor::default();
        // Rounded on the sum, so that no ms is lost on the way.
        let mut scaled = |by: Color, t: Ms| {
            let upto = |ms: Ms| share(ms, instead[by], used[by]);
            let from = upto(gone[by]);
            gone[by] = gone[by].saturating_add(t);
            upto(gone[by]) - from
        };
        let turns: Vec<_> = self.ended_turns().collect();
        let first = turns.first().map_or(&self.clock, |&(_, _, before)| before);
        let (mut clock, mut shown) = (first.clone(), first.clone());
        for (by, t, before) in turns {
            set_by_hand(&mut clock, &shown, before);
            clock = pressed(&clock, by, scaled(by, t))?;
            shown = pressed(before, by, t)?;
        }
        set_by_hand(&mut clock, &shown, &self.clock);
        if let Some(turn) = self.turn {
            clock = stood(&clock, turn.by, scaled(turn.by, turn.ran))?;
        }
        // A clock that never ran has no turn to stretch.
        for by in Color::ALL.into_iter().filter(|&by| used[by] == 0) {
            clock = stood(&clock, by, instead[by])?;
        }
        Some(clock)
    }

    /// The turns that have ended: whose, its running ms, both clocks when it began.
    fn ended_turns(&self) -> impl Iterator<Item = (Color, Ms, &Clock)> {
        let sealed = self.sealed().map(|sealed| (sealed.by, sealed.t, &sealed.before));
        self.moves.iter().map(|played| (played.by, played.t, &played.before)).chain(sealed)
    }
}

/// `ms * over / under`, rounded down; 0 where `under` is 0.
fn share(ms: Ms, over: Ms, under: Ms) -> Ms {
    let wide = (u128::from(ms) * u128::from(over)).checked_div(u128::from(under)).unwrap_or(0);
    Ms::try_from(wide).unwrap_or(Ms::MAX)
}

/// The clock after a press; past the deadline only where that counts as a pass.
fn pressed(clock: &Clock, by: Color, t: Ms) -> Option<Clock> {
    clock.press(by, t).ok().or_else(|| clock.timeout_pass(by))
}

/// The clock within a turn, unless time is up.
fn stood(clock: &Clock, by: Color, t: Ms) -> Option<Clock> {
    let up = t > 0 && clock.deadline(by).is_some_and(|deadline| t >= deadline);
    (!up).then(|| clock.stopped(by, t))
}

/// Takes over what does not follow from the turns before: `now` where it is not what was `shown` after them. Where time
/// goes from one side to the other, both sides.
fn set_by_hand(clock: &mut Clock, shown: &Clock, now: &Clock) {
    let flows = |side: Color| now.sides[side].control().is_glass();
    let changed = |side: Color| now.sides[side] != shown.sides[side];
    for side in Color::ALL {
        if changed(side) || flows(side) && changed(!side) {
            clock.sides[side] = now.sides[side].clone();
        }
    }
}
