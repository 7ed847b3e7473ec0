//! A turn at the two clocks alone: what it takes, over a clock that is set in it.

use crate::clock::pace::{Think, Took};
use crate::clock::{Clock, Ms};
use crate::rules::color::Color;

/// A turn: whose clock is concerned, and the running ms it had used when the last entry was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose.
    pub by: Color,
    /// Running ms since the turn began, or since a clock was set in it.
    pub ran: Ms,
    /// What it took before a clock was set in it.
    pub earlier: Earlier,
}

impl Turn {
    pub(super) const fn of(by: Color) -> Self {
        Self { by, ran: 0, earlier: Earlier { ran: 0, main: 0, periods: 0 } }
    }

    /// A clock is set in it: what it took until then is put aside.
    pub(super) fn put_aside(&mut self, clock: &Clock) {
        let think = Think::unfinished(&clock.sides[self.by], self.by, 1, self.ran);
        let Earlier { ran, main, periods } = &mut self.earlier;
        *ran = ran.saturating_add(self.ran);
        *main = main.saturating_add(think.main);
        *periods = periods.saturating_add(think.periods);
        self.ran = 0;
    }

    /// What it has taken so far, under the clock it goes on with.
    pub(super) fn think(&self, clock: &Clock, number: u32) -> Think {
        self.earlier.with(Think::unfinished(&clock.sides[self.by], self.by, number, self.ran))
    }

    /// All running ms of the turn.
    pub const fn all(&self) -> Ms {
        self.earlier.ran.saturating_add(self.ran)
    }
}

/// What a turn took before a clock was set in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Earlier {
    /// Running ms.
    pub ran: Ms,
    /// How much of that was no overtime, ms.
    pub main: Ms,
    /// Periods it cost.
    pub periods: u32,
}

impl Earlier {
    /// The whole turn, of which `think` is the rest.
    fn with(self, think: Think) -> Think {
        Think {
            took: Took::exactly(think.took.least.saturating_add(self.ran)),
            main: think.main.saturating_add(self.main),
            periods: think.periods.saturating_add(self.periods),
            ..think
        }
    }
}

/// A press that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// Whose.
    pub by: Color,
    /// Running ms of the turn since `before`.
    pub t: Ms,
    /// What it took before a clock was set in it.
    pub earlier: Earlier,
    /// Both clocks as they stood when the turn began, or when one was set in it.
    pub before: Clock,
}

impl Press {
    /// All running ms of the turn it ended.
    pub const fn all(&self) -> Ms {
        self.earlier.ran.saturating_add(self.t)
    }

    /// The turn it ended.
    pub(super) fn think(&self, number: u32) -> Think {
        self.earlier.with(Think::of(&self.before.sides[self.by], self.by, number, self.t))
    }
}
