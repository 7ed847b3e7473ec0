//! What each event does to a game: the checks first, then the change.

use super::ending::Marking;
use super::event::{Entry, Event, PassWhy, Request, Ruling};
use super::outcome::{Outcome, Win};
use super::refusal::Refusal;
use super::terms::Takebacks;
use super::{Asked, Game, Played, Stage, Turn};
use crate::clock::side::Side;
use crate::clock::{Clock, Ms};
use crate::rules::board::Board;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Point;
use crate::rules::position::{Move, Position};
use crate::rules::ruleset::{Penalties, Quarters, ZI};

/// The last move up to which exchanged colours can be put right (A §17.1).
const LAST_SWAP: usize = 10;

impl Game {
    /// Carries out an entry whose number is right.
    pub(super) fn accept(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let t = self.time_of(entry)?;
        match &entry.event {
            Event::End { result } => return self.end(*result),
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
            Event::Mark { dead, neutral } => self.mark(dead, neutral)?,
            Event::Confirm { by } => self.confirm(*by)?,
            Event::Dispute { by, p } => self.dispute(*by, *p)?,
            Event::Cycle { ruling } => self.cycle(*ruling)?,
            Event::Seal { by, .. } => self.seal(*by, t)?,
            Event::Open { p } => self.open(*p, entry.n)?,
            Event::Clock { side, after, .. } => {
                self.clock.sides[*side] = Side::from_text(after).map_err(|_| Refusal::BadClock)?;
                if let Some(turn) = self.turn.as_mut().filter(|turn| turn.by == *side) {
                    turn.ran = 0;
                    return Ok(());
                }
            }
            Event::Late { by, ms } => self.late(*by, *ms)?,
            Event::Seat { .. } => {}
            Event::Warning { to, .. } => self.warn(*to),
            Event::Fine { to, quarters } => self.fines[*to] = self.fines[*to].saturating_add(*quarters),
            Event::Swap => self.swap()?,
            Event::Set { rows, next } => self.set(rows, *next)?,
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

    fn begin(&mut self, by: Color) -> Result<(), Refusal> {
        if self.stage != Stage::Waiting {
            return Err(Refusal::Begun);
        }
        self.turn = Some(Turn { by, ran: 0 });
        self.position.set_to_move(by);
        self.stage = Stage::Playing;
        Ok(())
    }

    /// Ends the turn of `by`, whose move is on the board already, and starts the other's.
    fn press(&mut self, by: Color, mv: Move, t: Ms, n: u32, after: Clock) {
        let before = std::mem::replace(&mut self.clock, after.clone());
        self.moves.push(Played { n, by, mv, t, before, after });
        self.turn = Some(Turn { by: !by, ran: 0 });
        self.asked = None;
        self.must_play = false;
    }

    fn pressed(&self, by: Color, t: Ms) -> Result<Clock, Refusal> {
        self.clock.press(by, t).map_err(|_| Refusal::TimeUp)
    }

    fn play_stone(&mut self, by: Color, p: Point, t: Ms, n: u32) -> Result<(), Refusal> {
        self.need_turn(by)?;
        let after = self.pressed(by, t)?;
        self.position.play(by, p).map_err(Refusal::Illegal)?;
        self.press(by, Move::Play(p), t, n, after);
        Ok(())
    }

    fn pass(&mut self, by: Color, why: PassWhy, t: Ms, n: u32) -> Result<(), Refusal> {
        self.need_turn(by)?;
        if self.must_play && why == PassWhy::Own {
            return Err(Refusal::MustPlay);
        }
        let after = if why == PassWhy::Timeout {
            self.clock.timeout_pass(by).ok_or(Refusal::TimeUp)?
        } else {
            self.pressed(by, t)?
        };
        self.position.pass(by);
        self.press(by, Move::Pass, t, n, after);
        if self.passes() >= 2 {
            self.stage = Stage::Marking(Marking::default());
        }
        Ok(())
    }

    /// Passes in a row at the end, since play began or was last resumed.
    fn passes(&self) -> usize {
        self.moves.iter().skip(self.resumed_at).rev().take_while(|played| played.mv == Move::Pass).count()
    }

    /// A proposal is a pass; where the other side has just passed it ends play as a second pass does.
    fn propose(&mut self, by: Color, t: Ms, n: u32) -> Result<(), Refusal> {
        self.pass(by, PassWhy::Own, t, n)?;
        if self.stage == Stage::Playing {
            self.asked = Some(Asked { n, by, what: None, to: None });
        }
        Ok(())
    }

    fn ask(&mut self, by: Color, what: Request, to: Option<u32>, n: u32) -> Result<(), Refusal> {
        match what {
            Request::Recount if matches!(self.stage, Stage::Marking(_)) => {}
            Request::Recount => return Err(Refusal::NotMarking),
            Request::Takeback | Request::Slip => {
                self.need_running()?;
                // What the arbiter put right is not taken back.
                let last = self.moves.get(self.base.1..).and_then(<[Played]>::last);
                let last = last.ok_or(Refusal::NothingToTakeBack)?;
                if last.by != by || to != Some(last.n) {
                    return Err(Refusal::NothingToTakeBack);
                }
                if what == Request::Takeback && !self.may_take_back(by) {
                    return Err(Refusal::NoTakebacks);
                }
            }
        }
        self.asked = Some(Asked { n, by, what: Some(what), to });
        Ok(())
    }

    /// Whether the terms leave `by` a takeback.
    pub fn may_take_back(&self, by: Color) -> bool {
        match self.terms.takebacks {
            Takebacks::Free => true,
            Takebacks::Each(most) => self.taken_back[by] < u32::from(most),
            Takebacks::None => false,
        }
    }

    fn answer(&mut self, by: Color, ask: u32, yes: bool, t: Ms, entry: &Entry) -> Result<(), Refusal> {
        let asked =
            self.asked.filter(|asked| asked.n == ask && asked.by == !by).ok_or(Refusal::NothingAsked)?;
        if self.paused.is_some() {
            return Err(Refusal::Paused);
        }
        match (asked.what, yes) {
            (None, true) => {
                self.pass(by, PassWhy::Own, t, entry.n)?;
                self.stage = Stage::Marking(Marking::default());
                return Ok(());
            }
            (None, false) => self.must_play = true,
            (Some(Request::Takeback | Request::Slip), true) => {
                if asked.what == Some(Request::Takeback) {
                    self.taken_back[asked.by] += 1;
                }
                self.take_back();
                return Ok(());
            }
            (Some(_), _) => {}
        }
        self.asked = None;
        if let Some(turn) = &mut self.turn {
            turn.ran = turn.ran.saturating_add(entry.spent);
        }
        Ok(())
    }

    /// Undoes the last press: the board, both clocks, the turn. The time since is nobody's.
    fn take_back(&mut self) {
        let Some(last) = self.moves.pop() else { return };
        self.clock = last.before;
        self.resumed_at = self.resumed_at.min(self.moves.len());
        self.turn = Some(Turn { by: last.by, ran: 0 });
        self.asked = None;
        self.must_play = false;
        self.position = self.replayed();
    }

    /// The position after the moves that stand; stepping is replay.
    fn replayed(&self) -> Position {
        let (mut position, made) = self.base.clone();
        for played in self.moves.iter().skip(made) {
            match played.mv {
                // A move that stands was legal when it was made, and the moves before it are the same.
                Move::Play(p) => drop(position.play(played.by, p)),
                Move::Pass => position.pass(played.by),
            }
        }
        position
    }

    fn settle(&mut self, outcome: Outcome) -> Result<(), Refusal> {
        if self.stage == Stage::Waiting && matches!(outcome, Outcome::Win { by: Win::Time, .. }) {
            return Err(Refusal::NotBegun);
        }
        self.stage = Stage::Settled(outcome);
        self.asked = None;
        Ok(())
    }

    fn concede(&mut self, by: Color) -> Result<(), Refusal> {
        match self.stage {
            Stage::Playing => self.stage = Stage::Marking(Marking::default()),
            Stage::Marking(_) => {}
            _ => return Err(Refusal::NotPlaying),
        }
        self.conceded = Some(by);
        Ok(())
    }

    fn resume(&mut self) -> Result<(), Refusal> {
        if self.paused.take().is_none() {
            return Err(Refusal::NotPaused);
        }
        Ok(())
    }

    fn marking(&mut self) -> Result<&mut Marking, Refusal> {
        match &mut self.stage {
            Stage::Marking(marking) => Ok(marking),
            _ => Err(Refusal::NotMarking),
        }
    }

    fn mark(&mut self, dead: &[Point], neutral: &[Point]) -> Result<(), Refusal> {
        if dead.iter().any(|&p| self.position.at(p).is_none()) {
            return Err(Refusal::NoStone);
        }
        *self.marking()? =
            Marking { dead: dead.to_vec(), neutral: neutral.to_vec(), confirmed: ByColor::default() };
        Ok(())
    }

    fn confirm(&mut self, by: Color) -> Result<(), Refusal> {
        let marking = self.marking()?;
        marking.confirmed[by] = true;
        if marking.confirmed.black && marking.confirmed.white {
            let agreed = marking.clone();
            self.stage = Stage::Settled(self.outcome_of(&agreed));
        }
        Ok(())
    }

    fn dispute(&mut self, by: Color, p: Point) -> Result<(), Refusal> {
        if self.position.at(p) != Some(!by) {
            return Err(Refusal::NoStone);
        }
        self.marking()?;
        self.stage = Stage::Playing;
        self.resumed_at = self.moves.len();
        self.turn = Some(Turn { by, ran: 0 });
        self.position.set_to_move(by);
        Ok(())
    }

    fn cycle(&mut self, ruling: Ruling) -> Result<(), Refusal> {
        self.need_running()?;
        match ruling {
            Ruling::NoResult => self.settle(Outcome::NoResult),
            Ruling::Draw => self.settle(Outcome::Draw),
            Ruling::Replay => self.settle(Outcome::Replay),
            Ruling::PlayOn => Ok(()),
        }
    }

    fn seal(&mut self, by: Color, t: Ms) -> Result<(), Refusal> {
        self.need_turn(by)?;
        self.clock = self.pressed(by, t)?;
        self.turn = Some(Turn { by, ran: 0 });
        self.sealed = Some(by);
        self.paused = Some(super::event::PauseWhy::Stop);
        Ok(())
    }

    fn open(&mut self, p: Option<Point>, n: u32) -> Result<(), Refusal> {
        let by = self.sealed.ok_or(Refusal::Sealed)?;
        let after = self.clock.clone();
        let mv = if let Some(p) = p {
            self.position.play(by, p).map_err(Refusal::Illegal)?;
            Move::Play(p)
        } else {
            self.position.pass(by);
            Move::Pass
        };
        self.sealed = None;
        self.paused = None;
        self.press(by, mv, 0, n, after);
        Ok(())
    }

    fn late(&mut self, by: Color, ms: Ms) -> Result<(), Refusal> {
        // Twice the delay comes off the limit (A §22.1).
        match self.clock.sides[by].late(ms.saturating_mul(2)) {
            Some(side) => {
                self.clock.sides[by] = side;
                Ok(())
            }
            None => self.settle(Outcome::win(!by, Win::Time)),
        }
    }

    fn warn(&mut self, to: Color) {
        self.warnings[to] += 1;
        if self.terms.rules.penalties == Penalties::A {
            self.fines[to] = self.fines[to].saturating_add(ZI);
        }
        if self.warnings[to] >= 2 {
            self.stage = Stage::Settled(Outcome::win(!to, Win::Forfeit));
        }
    }

    fn swap(&mut self) -> Result<(), Refusal> {
        if self.moves.len() > LAST_SWAP {
            return Err(Refusal::TooLate);
        }
        self.terms.names = std::mem::take(&mut self.terms.names).swapped();
        Ok(())
    }

    fn set(&mut self, rows: &[String], next: Color) -> Result<(), Refusal> {
        let wanted = Board::from_rows(rows).map_err(|_| Refusal::BadSetup)?;
        if wanted.size() != self.terms.size {
            return Err(Refusal::BadSetup);
        }
        let changes: Vec<_> = self
            .terms
            .size
            .iter()
            .filter(|&p| wanted.at(p) != self.position.at(p))
            .map(|p| (p, wanted.at(p)))
            .collect();
        self.position.place(&changes);
        self.position.set_to_move(next);
        self.base = (self.position.clone(), self.moves.len());
        self.resumed_at = self.moves.len();
        // A takeback asked for before reaches behind what is now put right.
        self.asked = None;
        if let Some(turn) = &mut self.turn {
            turn.by = next;
        }
        Ok(())
    }

    fn end(&mut self, result: Outcome) -> Result<(), Refusal> {
        match self.stage {
            Stage::Over(_) => return Err(Refusal::Over),
            Stage::Settled(outcome) if outcome != result => return Err(Refusal::WrongResult),
            Stage::Settled(_) => {}
            // A ruling ends a game at any time; a count, a resignation or a flag must have come about.
            _ if matches!(result, Outcome::Win { by: Win::Margin(_) | Win::Resignation | Win::Time, .. }) => {
                return Err(Refusal::Undecided);
            }
            _ => {}
        }
        self.stage = Stage::Over(result);
        Ok(())
    }

    /// The fines in quarter zi that move the margin: what White pays less what Black pays.
    pub fn fine_balance(&self) -> Quarters {
        self.fines.white.saturating_sub(self.fines.black)
    }
}

/// Whether an event ends the turn of the side to move.
const fn is_press(event: &Event) -> bool {
    matches!(event, Event::Play { .. } | Event::Pass { .. } | Event::Propose { .. } | Event::Seal { .. })
}
