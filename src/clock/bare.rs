//! The two clocks alone, beside a real board: a log of presses, and everything else a fold of it.

mod turn;

use super::control::TimeControl;
use super::pace::Pace;
use super::state::State;
use super::{Clock, Ms};
use crate::rules::color::{ByColor, Color};

pub use turn::{Earlier, Press, Turn};

/// What is agreed before the first clock starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Both sides' time settings.
    pub time: ByColor<TimeControl>,
    /// Who plays, as entered; may be empty.
    pub names: ByColor<String>,
    /// Whose clock starts first: White's where handicap stones stand on the board.
    pub first: Color,
}

impl Setup {
    /// Clocks of a club game, nobody named, Black's first.
    pub fn usual() -> Self {
        let time = ByColor::new_with(|_| TimeControl::USUAL);
        Self { time, names: ByColor::default(), first: Color::Black }
    }
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Ms the running clock used since the entry before; 0 while none runs.
    pub spent: Ms,
    /// What happened.
    pub event: Event,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The first clock was started.
    Start,
    /// A move was made and the clock pressed.
    Press {
        /// By whom.
        by: Color,
    },
    /// The last minute ran out and it was counted as a pass (A §22.5); dated at the deadline.
    TimeoutPass {
        /// Whose.
        by: Color,
    },
    /// Both clocks stand still.
    Pause,
    /// They go on.
    Resume,
    /// A clock was set by hand. One whose flag had fallen goes on with that.
    Set {
        /// Whose.
        side: Color,
        /// What it shows from then on.
        state: State,
    },
    /// The last press was taken back: both clocks stand as they did at it. A flag that fell since, because a press was
    /// forgotten, has not.
    Undo,
    /// Time ran out; dated at the deadline.
    Flag {
        /// Whose.
        by: Color,
    },
    /// The clocks were stopped for good.
    End,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// This side's flag fell.
    Flag(Color),
    /// The players stopped the clocks.
    Stopped,
}

/// Why an entry is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is the other side's clock that runs.
    OtherSide,
    /// The clocks stand still, or have not been started.
    Standing,
    /// The clocks run, or have been started.
    Running,
    /// The flag had fallen by then.
    TimeUp,
    /// The flag had not fallen by then, or it does not count as a pass here.
    TimeLeft,
    /// A clock of this setting cannot stand so.
    Unfit,
    /// There is no press to take back, or a clock was set after it.
    Nothing,
    /// It is over.
    Over,
}

/// Two clocks and their log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bare {
    setup: Setup,
    entries: Vec<Entry>,
    presses: Vec<Press>,
    /// So many presses can no longer be taken back.
    settled: usize,
    clock: Clock,
    turn: Option<Turn>,
    standing: bool,
    ended: Option<Ended>,
}

impl Bare {
    /// Clocks set for the first move.
    pub fn new(setup: Setup) -> Self {
        Self {
            clock: Clock::new(&setup.time),
            setup,
            entries: Vec::new(),
            presses: Vec::new(),
            settled: 0,
            turn: None,
            standing: false,
            ended: None,
        }
    }

    /// What was agreed.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The log.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The presses that stand, oldest first.
    pub fn presses(&self) -> &[Press] {
        &self.presses
    }

    /// How many moves a side has made.
    pub fn moves(&self, side: Color) -> usize {
        self.presses.iter().filter(|press| press.by == side).count()
    }

    /// Both clocks as they stood when the turn began, or when one was set in it.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The turn; `None` before the start.
    pub const fn turn(&self) -> Option<Turn> {
        self.turn
    }

    /// Whether the clocks stand still in the midst of a turn.
    pub const fn is_standing(&self) -> bool {
        self.standing
    }

    /// How it ended, once it has.
    pub const fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// The running clock: whose, and the ms of its turn used up to the last entry.
    pub fn running(&self) -> Option<Turn> {
        self.turn.filter(|_| !self.standing && self.ended.is_none())
    }

    /// Ms from the last entry until the running clock's flag falls; `None` where it never does.
    pub fn until_flag(&self) -> Option<Ms> {
        let turn = self.running()?;
        self.clock.deadline(turn.by).map(|deadline| deadline.saturating_sub(turn.ran))
    }

    /// Whose clock runs, stands, or starts first.
    pub fn to_move(&self) -> Color {
        self.turn.map_or(self.setup.first, |turn| turn.by)
    }

    /// Both clocks as they stand at the last entry, as ones to start from.
    pub fn clock_now(&self) -> Clock {
        self.turn.map_or_else(|| self.clock.clone(), |turn| self.clock.stopped(turn.by, turn.ran))
    }

    /// Whether the last press can be taken back.
    pub fn can_undo(&self) -> bool {
        self.can_be_put_right() && self.presses.len() > self.settled
    }

    /// Whether a clock can be set: also when a flag fell that should not have.
    pub fn can_be_put_right(&self) -> bool {
        self.ended != Some(Ended::Stopped)
    }

    /// Where the time went, turn by turn.
    pub fn pace(&self) -> Pace {
        let made = (1_u32..).zip(&self.presses).map(|(number, press)| press.think(number));
        let last = self.turn.filter(|turn| turn.all() > 0).map(|turn| {
            let number = u32::try_from(self.presses.len()).unwrap_or(u32::MAX).saturating_add(1);
            turn.think(&self.clock, number)
        });
        let controls = self.setup.time.clone().map(Some);
        Pace::new(made.chain(last).collect(), controls, None)
    }

    /// Accepts an entry, or refuses it and stays as it was.
    ///
    /// # Errors
    /// Why not.
    pub fn play(&mut self, entry: Entry) -> Result<(), Refused> {
        let rights = matches!(entry.event, Event::Set { .. } | Event::Undo) && self.can_be_put_right();
        if self.ended.is_some() && !rights {
            return Err(Refused::Over);
        }
        let ran = match self.running() {
            Some(turn) => turn.ran.saturating_add(entry.spent),
            None => self.turn.map_or(0, |turn| turn.ran),
        };
        let by = self.to_move();
        let deadline = self.running().and_then(|turn| self.clock.deadline(turn.by));
        let at_deadline = matches!(entry.event, Event::Flag { .. } | Event::TimeoutPass { .. });
        if at_deadline {
            self.running().ok_or(Refused::Standing)?;
            if deadline != Some(ran) {
                return Err(Refused::TimeLeft);
            }
        } else if deadline.is_some_and(|deadline| ran >= deadline) {
            return Err(Refused::TimeUp);
        }
        self.happen(&entry.event, by, ran)?;
        self.entries.push(entry);
        Ok(())
    }

    fn happen(&mut self, event: &Event, mover: Color, ran: Ms) -> Result<(), Refused> {
        let running = self.running().is_some();
        match *event {
            Event::Start if self.turn.is_some() => return Err(Refused::Running),
            Event::Start => self.turn = Some(Turn::of(mover)),
            Event::Press { by } | Event::TimeoutPass { by } | Event::Flag { by }
                if running && by != mover =>
            {
                return Err(Refused::OtherSide);
            }
            Event::Press { .. } | Event::Pause if !running => return Err(Refused::Standing),
            Event::Press { by } => {
                let after = self.clock.press(by, ran).map_err(|_| Refused::TimeUp)?;
                self.moved(by, ran, after);
            }
            Event::TimeoutPass { by } => {
                let after = self.clock.timeout_pass(by).ok_or(Refused::TimeLeft)?;
                self.moved(by, ran, after);
            }
            Event::Pause => {
                self.ran(ran);
                self.standing = true;
            }
            Event::Resume if !self.standing => return Err(Refused::Running),
            Event::Resume => self.standing = false,
            Event::Set { .. } if running => return Err(Refused::Running),
            Event::Set { side, state } => {
                let set = self.clock_now().adjusted(side, state).map_err(|_| Refused::Unfit)?;
                if let Some(turn) = &mut self.turn {
                    turn.put_aside(&self.clock);
                }
                self.clock = set;
                self.settled = self.presses.len();
                if self.ended == Some(Ended::Flag(side)) {
                    self.ended = None;
                    self.standing = true;
                }
            }
            Event::Undo => {
                let press = if self.can_undo() { self.presses.pop() } else { None };
                let press = press.ok_or(Refused::Nothing)?;
                self.clock = press.before;
                self.turn = Some(Turn { by: press.by, ran: press.t, earlier: press.earlier });
                self.ended = None;
                self.standing = true;
            }
            Event::Flag { by } => {
                self.ran(ran);
                self.ended = Some(Ended::Flag(by));
            }
            Event::End => {
                self.ran(ran);
                self.ended = Some(Ended::Stopped);
            }
        }
        Ok(())
    }

    fn ran(&mut self, ran: Ms) {
        if let Some(turn) = &mut self.turn {
            turn.ran = ran;
        }
    }

    fn moved(&mut self, by: Color, ran: Ms, after: Clock) {
        let earlier = self.turn.map_or_else(Earlier::default, |turn| turn.earlier);
        let before = std::mem::replace(&mut self.clock, after);
        self.presses.push(Press { by, t: ran, earlier, before });
        self.turn = Some(Turn::of(!by));
    }
}

#[cfg(test)]
mod tests;
