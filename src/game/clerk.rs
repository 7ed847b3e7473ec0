//! What each event does to a game: the checks first, then the change.

mod arbiter;
mod ending;
mod moves;
mod requests;
mod sealing;

use super::event::{Entry, Event, PassWhy};
use super::outcome::{Outcome, Win};
use super::refusal::Refusal;
use super::{Game, Stage};
use crate::clock::Ms;
use crate::rules::color::Color;

impl Game {
    /// Carries out an entry whose number is right.
    pub(super) fn accept(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let t = self.time_of(entry)?;
        match &entry.event {
            Event::End { result } => return self.end(*result),
            Event::Clock { side, after, .. } if self.fallen() == Some(*side) => {
                return self.annul_flag(*side, after, t);
            }
            _ if matches!(self.stage, Stage::Over(_) | Stage::Settled(_)) => return Err(Refusal::Over),
            Event::Begin { by } => self.begin(*by)?,
            Event::Play { by, p } => self.play_stone(*by, *p, t, entry.n)?,
            Event::Pass { by, why } => self.pass(*by, *why, t, entry.n)?,
            Event::Propose { by } => self.propose(*by, t, entry.n)?,
            Event::Ask { by, what, to } => self.ask(*by, *what, *to, entry.n)?,
            Event::Answer { by, ask, yes } => return self.answer(*by, *ask, *yes, t, entry),
            Event::Resign { by } => self.settle(Outcome::win(!*by, Win::Resignation))?,
            Event::Flag { by } => self.settle(Outcome::win(!*by, Win::Time))?,
            Event::Concede { by } => self.concede(*by)?,
            Event::Pause { why } => {
                self.need_running()?;
                self.paused = Some(*why);
            }
            Event::Resume => self.resume()?,
            Event::Mark { dead, neutral, open } => self.mark(dead, neutral, open)?,
            Event::Confirm { by } if self.sealed().is_some() => self.confirm_times(*by),
            Event::Confirm { by } => self.confirm(*by)?,
            Event::Dispute { by, p } => self.dispute(*by, *p)?,
            Event::GoOn { by } => self.go_on(*by)?,
            Event::Cycle { ruling } => self.cycle(*ruling)?,
            Event::Seal { by, sealed } => self.seal(*by, sealed, t)?,
            Event::Open { p } => self.open(*p, entry.n)?,
            Event::Clock { side, after, .. } => {
                if self.set_clock(*side, after, t)? {
                    return Ok(());
                }
            }
            Event::Late { by, ms } => self.late(*by, *ms)?,
            Event::Absent { by, ms } => self.absent(*by, *ms)?,
            Event::Seat { by } => self.leave_seat(*by)?,
            Event::Warning { to, .. } => self.warn(*to),
            Event::Fine { to, quarters } => self.fines[*to] = self.fines[*to].saturating_add(*quarters),
            Event::Note { .. } => {}
            Event::Swap => return self.swap(),
            Event::Set { rows, next, void: None } => self.set(rows, *next)?,
            Event::Set { rows, next, void: Some(n) } => return self.annul(*n, rows, *next),
        }
        // Whatever is not a press only adds to the time of the turn; a press has begun a new one.
        if let (Some(turn), true) = (self.turn.as_mut(), entry.spent > 0)
            && !is_press(&entry.event)
        {
            turn.ran = turn.ran.saturating_add(entry.spent);
        }
        Ok(())
    }

    /// The running ms of the turn at this entry, once it is sure that the clocks allow it.
    fn time_of(&self, entry: &Entry) -> Result<Ms, Refusal> {
        let Some(turn) = self.running() else {
            return if entry.spent > 0 {
                Err(Refusal::ClockStands)
            } else if let Event::Flag { .. } = entry.event {
                Err(Refusal::TimeLeft)
            } else {
                Ok(self.turn.map_or(0, |turn| turn.ran))
            };
        };
        let t = turn.ran.saturating_add(entry.spent);
        let deadline = self.clock.deadline(turn.by);
        let falls = match entry.event {
            Event::Flag { by } | Event::Pass { by, why: PassWhy::Timeout } => {
                if by != turn.by {
                    return Err(Refusal::NotYourTurn);
                }
                true
            }
            _ => false,
        };
        match deadline {
            Some(deadline) if falls && t == deadline => Ok(t),
            _ if falls => Err(Refusal::TimeLeft),
            Some(deadline) if t >= deadline => Err(Refusal::TimeUp),
            _ => Ok(t),
        }
    }

    /// That moves are being made, not paused.
    fn need_running(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Waiting => Err(Refusal::NotBegun),
            Stage::Playing if self.paused.is_some() => Err(Refusal::Paused),
            Stage::Playing if self.doubt.is_some() => Err(Refusal::InDoubt),
            Stage::Playing => Ok(()),
            Stage::Marking(_) => Err(Refusal::NotPlaying),
            Stage::Settled(_) | Stage::Over(_) => Err(Refusal::Over),
        }
    }

    /// That it is `by`'s move.
    fn need_turn(&self, by: Color) -> Result<(), Refusal> {
        self.need_running()?;
        if self.turn.is_some_and(|turn| turn.by == by) { Ok(()) } else { Err(Refusal::NotYourTurn) }
    }

    fn resume(&mut self) -> Result<(), Refusal> {
        if self.paused.take().is_none() {
            return Err(Refusal::NotPaused);
        }
        // An envelope nobody opened is put aside: its player moves anew, by the clocks as they were recorded.
        self.sealed = None;
        Ok(())
    }
}

/// Whether an event ends the turn of the side to move.
const fn is_press(event: &Event) -> bool {
    matches!(event, Event::Play { .. } | Event::Pass { .. } | Event::Propose { .. } | Event::Seal { .. })
}
