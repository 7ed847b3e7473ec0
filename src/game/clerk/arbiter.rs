//! What the arbiter enters: clocks, warnings, exchanged colours, a position put right.

use crate::clock::Ms;
use crate::clock::reading::Phase;
use crate::clock::side::Side;
use crate::game::event::{Event, PauseWhy};
use crate::game::outcome::{Outcome, Win};
use crate::game::refusal::Refusal;
use crate::game::{Game, Played, Stage};
use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::position::Move;
use crate::rules::ruleset::{Penalties, Quarters, ZI};

/// The last move up to which exchanged colours can be put right (A §17.1).
const LAST_SWAP: usize = 10;

impl Game {
    /// Sets a clock by hand, `t` ms into the turn; where it is the running one, its turn begins anew. So it does where
    /// time has gone from one side to the other in this turn, which then has gone for good.
    pub(super) fn set_clock(&mut self, side: Color, after: &str, t: Ms) -> Result<bool, Refusal> {
        let set = Side::from_text(after).map_err(|_| Refusal::BadClock)?;
        let mut anew = false;
        if let Some(turn) = &mut self.turn {
            let now = self.clock.stopped(turn.by, t);
            let flows = now.sides[!turn.by] != self.clock.sides[!turn.by];
            if flows {
                self.clock = now;
            }
            anew = flows || turn.by == side;
            if anew {
                turn.ran = 0;
            }
        }
        self.clock.sides[side] = set;
        self.reset_times(side);
        Ok(anew)
    }

    /// Whose time ended the game, as long as that is its end. A clock of that side's set by hand annuls it.
    pub fn fallen(&self) -> Option<Color> {
        match self.stage {
            Stage::Over(Outcome::Win { winner, by: Win::Time }) => Some(!winner),
            _ => None,
        }
    }

    /// The time of `side` was not up after all: with its clock set the game goes on where it stood, once both are ready.
    pub(super) fn annul_flag(&mut self, side: Color, after: &str, t: Ms) -> Result<(), Refusal> {
        self.set_clock(side, after, t)?;
        self.stage = if self.turn.is_some() { Stage::Playing } else { Stage::Waiting };
        self.paused = self.turn.map(|_| PauseWhy::Key);
        Ok(())
    }

    pub(super) fn late(&mut self, by: Color, ms: Ms) -> Result<(), Refusal> {
        if !self.moves.is_empty() {
            return Err(Refusal::NotBeforePlay);
        }
        // Twice the delay comes off the limit (A §22.1).
        let side = &self.clock.sides[by];
        let cut = side.late(ms.saturating_mul(2));
        let exhausted = cut.is_none();
        self.clock.sides[by] = cut.unwrap_or_else(|| side.spent());
        if exhausted {
            self.stage = Stage::Settled(Outcome::win(!by, Win::Time));
        }
        Ok(())
    }

    /// Who was not there was read out (A §22.4): the clock has run as if the player sat before it.
    pub(super) fn absent(&mut self, by: Color, ms: Ms) -> Result<(), Refusal> {
        if !self.moves.is_empty() {
            return Err(Refusal::NotBeforePlay);
        }
        // A turn that has begun goes on from there.
        let ran = self.turn.filter(|turn| turn.by == by).map_or(0, |turn| turn.ran);
        let all = ms.saturating_add(ran);
        let ended = self.clock.deadline(by).is_some_and(|deadline| all >= deadline);
        self.clock = self.clock.stopped(by, if ended { all } else { ms });
        if ended {
            self.stage = Stage::Settled(Outcome::win(!by, Win::Time));
        }
        Ok(())
    }

    /// Whether `by` may leave the seat now: once a game, in byo-yomi, in the opponent's time (A §22.7).
    ///
    /// # Errors
    /// Why not.
    pub fn why_not_leave(&self, by: Color) -> Result<(), Refusal> {
        let reading = self.clock.sides[by].reading(0).phase;
        let others_time = self.stage == Stage::Playing && self.turn.is_some_and(|turn| turn.by != by);
        match reading {
            _ if self.seat_left[by] => Err(Refusal::SeatUsed),
            Phase::Overtime | Phase::Last if others_time => Ok(()),
            _ => Err(Refusal::SeatNow),
        }
    }

    pub(super) fn leave_seat(&mut self, by: Color) -> Result<(), Refusal> {
        self.why_not_leave(by)?;
        self.seat_left[by] = true;
        Ok(())
    }

    pub(super) fn warn(&mut self, to: Color) {
        self.warnings[to] += 1;
        if self.terms.rules.penalties == Penalties::A {
            self.fines[to] = self.fines[to].saturating_add(ZI);
        }
        if self.warnings[to] >= 2 {
            self.stage = Stage::Settled(Outcome::win(!to, Win::Forfeit));
        }
    }

    /// Whether the players may still exchange colours: up to and including move 10 (A §17.1).
    ///
    /// # Errors
    /// Why not.
    pub fn why_not_swap(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Waiting | Stage::Playing if self.moves.len() > LAST_SWAP => Err(Refusal::TooLate),
            Stage::Waiting | Stage::Playing if self.sealed.is_some() => Err(Refusal::Sealed),
            Stage::Waiting | Stage::Playing => Ok(()),
            Stage::Marking(_) => Err(Refusal::NotPlaying),
            Stage::Settled(_) | Stage::Over(_) => Err(Refusal::Over),
        }
    }

    pub(super) fn swap(&mut self) -> Result<(), Refusal> {
        self.why_not_swap()?;
        self.terms.swap_colors();
        // What belongs to a player goes along: the clock with the time used, warnings, takebacks. Nothing before this
        // is taken back, and the time of the turn so far is nobody's.
        std::mem::swap(&mut self.clock.sides.black, &mut self.clock.sides.white);
        self.taken_back = self.taken_back.swapped();
        self.warnings = self.warnings.swapped();
        self.fines = self.fines.swapped();
        self.seat_left = self.seat_left.swapped();
        self.base = (self.position.clone(), self.moves.len());
        self.asked = None;
        if let Some(turn) = &mut self.turn {
            turn.ran = 0;
        }
        Ok(())
    }

    pub(super) fn set(&mut self, rows: &[String], next: Color) -> Result<(), Refusal> {
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
        self.position.put_right(&changes, next);
        self.base = (self.position.clone(), self.moves.len());
        self.resumed_at = self.moves.len();
        // A takeback asked for before reaches behind what is now put right.
        self.asked = None;
        self.doubt = None;
        self.last_pass = false;
        // Where it is another's turn now, a sealed move means nothing any more.
        self.sealed = self.sealed.take().filter(|sealed| sealed.by == next);
        if let Some(turn) = &mut self.turn {
            turn.by = next;
        }
        Ok(())
    }

    /// The last move, where it can be ruled void: a stone, laid since the position was put right.
    pub fn voidable(&self) -> Option<&Played> {
        let last = self.moves.get(self.base.1..).and_then(<[Played]>::last)?;
        let stands = self.stage == Stage::Playing && self.sealed.is_none();
        Some(last).filter(|last| stands && last.mv != Move::Pass)
    }

    /// The entry that rules it void: the board as it was before, and whose turn it was.
    pub fn annulment(&self) -> Option<Event> {
        let n = self.voidable()?.n;
        let mut before = self.clone();
        before.take_back();
        Some(Event::Set { rows: before.position.board().rows(), next: before.to_move(), void: Some(n) })
    }

    /// The last move is void, as the second of two in a row is (A §17.2): the board, the prisoners, both clocks and the
    /// turn are what they were before it, which has to be the board the arbiter saw.
    pub(super) fn annul(&mut self, n: u32, rows: &[String], next: Color) -> Result<(), Refusal> {
        if self.voidable().is_none_or(|last| last.n != n) {
            return Err(Refusal::BadSetup);
        }
        let mut before = self.clone();
        before.take_back();
        if before.position.board().rows() != rows || before.to_move() != next {
            return Err(Refusal::BadSetup);
        }
        before.doubt = None;
        *self = before;
        Ok(())
    }

    /// The fines in quarter zi that move the margin: what White pays less what Black pays.
    pub fn fine_balance(&self) -> Quarters {
        self.fines.white.saturating_sub(self.fines.black)
    }
}
