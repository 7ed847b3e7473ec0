//! One half of a clock: a time setting and what is left under it.

use super::control::TimeControl;
use super::state::{Field, State};
use super::system::{Kind, Stretch, System};
use super::{Ms, Unfit};

/// A side's clock between two turns. Asking it about a running turn changes nothing: every answer is a function of
/// this value and the running ms `t` since the turn began.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Side {
    control: TimeControl,
    state: State,
}

/// The flag has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flag {
    /// The running ms of the turn at which it fell, whenever it was noticed.
    pub at: Ms,
}

impl Side {
    /// A clock set for the first move.
    pub fn new(control: TimeControl) -> Self {
        let state = control.rules().start();
        Self { control, state }
    }

    /// The clock set to another state, as the arbiter does; refused if the setting cannot stand there.
    pub fn with_state(&self, state: State) -> Result<Self, Unfit> {
        if !self.rules().holds(&state) {
            return Err(Unfit::new(format!("a clock of {} cannot stand at {state}", self.control)));
        }
        Ok(Self { control: self.control.clone(), state })
    }

    /// The setting.
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The numbers this clock is made of, in the order they are told.
    pub fn fields(&self) -> &'static [Field] {
        self.rules().fields()
    }

    /// The state at the start of the turn.
    pub const fn state(&self) -> State {
        self.state
    }

    /// The running ms of a turn at which the flag falls; `None` if it never does.
    pub fn deadline(&self) -> Option<Ms> {
        self.rules().deadline(&self.state)
    }

    /// The state as it stands `t` running ms into the turn; with the flag down nothing is left.
    #[must_use]
    pub fn run(&self, t: Ms) -> State {
        match self.deadline() {
            Some(deadline) if t >= deadline => match deadline.checked_sub(1) {
                // Points for periods bought on the way are owed all the same.
                Some(last) => self.rules().run(&self.state, last).spent(),
                None => self.state.spent(),
            },
            _ => self.rules().run(&self.state, t),
        }
    }

    /// The clock after a press at `t`. A budget is survived only below its limit: at the deadline the flag is down.
    pub fn finish(&self, t: Ms) -> Result<Self, Flag> {
        match self.deadline() {
            Some(at) if t >= at => Err(Flag { at }),
            _ => Ok(self.at(self.rules().finish(&self.state, t))),
        }
    }

    /// The clock as it stands `t` running ms into the turn, as one to start from: letting it run on from there is
    /// the same as never having stopped.
    #[must_use]
    pub fn stopped(&self, t: Ms) -> Self {
        self.at(self.run(t))
    }

    /// The clock with nothing left.
    #[must_use]
    pub fn spent(&self) -> Self {
        self.at(self.state.spent())
    }

    /// The clock with `cut` ms of its limit taken off before the first move (twice the delay of a late arrival,
    /// A §22.1); `None` if nothing is left.
    pub fn late(&self, cut: Ms) -> Option<Self> {
        // Who comes in time loses nothing, also where there is no limit but a delay.
        if cut == 0 {
            return Some(self.clone());
        }
        self.rules().late(&self.state, cut).map(|state| self.at(state))
    }

    /// How much of the overtime period that runs at `t` is gone, and its length, both in ms; `None` where none runs. With
    /// the flag down it is the last one, all gone.
    pub fn read_at(&self, t: Ms) -> Option<(Ms, Ms)> {
        let t = self.deadline().map_or(t, |deadline| t.min(deadline));
        let stretch = self.stretch(t).or_else(|| self.stretch(t.checked_sub(1)?))?;
        let left = stretch.end?.saturating_sub(t);
        (stretch.kind == Kind::Overtime).then(|| (stretch.length.saturating_sub(left), stretch.length))
    }

    /// The latest running ms of this turn, up to `t`, at which `gone` ms of an overtime period were gone: where its
    /// reading is taken up again (A §16.2).
    pub fn last_read(&self, t: Ms, gone: Ms) -> Option<Ms> {
        let (mut from, mut found) = (0, None);
        while let Some(stretch) = self.stretch(from).filter(|_| from <= t) {
            let end = stretch.end?;
            let at = end.saturating_add(gone).checked_sub(stretch.length);
            let read = stretch.kind == Kind::Overtime && gone < stretch.length;
            found = at.filter(|at| read && (from..=t).contains(at)).or(found);
            from = end;
        }
        found
    }

    /// Setting and state as one line of text: `byoyomi main=0 periods=3 period=30000; periods=2 period=30000`.
    pub fn to_text(&self) -> String {
        format!("{}; {}", self.control.to_text(), self.state)
    }

    /// Reads what [`Self::to_text`] wrote.
    pub fn from_text(text: &str) -> Result<Self, Unfit> {
        let (control, state) = text
            .split_once(';')
            .ok_or_else(|| Unfit::new("a clock's text has a ; between setting and state"))?;
        let side = Self::new(TimeControl::from_text(control)?);
        side.with_state(state.trim().parse()?)
    }

    pub(super) fn rules(&self) -> &dyn System {
        self.control.rules()
    }

    /// What runs at `t`; `None` with the flag down.
    pub(super) fn stretch(&self, t: Ms) -> Option<Stretch> {
        let down = self.deadline().is_some_and(|deadline| t >= deadline);
        (!down).then(|| self.rules().stretch(&self.state, t))
    }

    pub(super) fn at(&self, state: State) -> Self {
        Self { control: self.control.clone(), state }
    }
}
