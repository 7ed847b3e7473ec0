//! The sealed move: the turn ends, the clocks stand, and the envelope is opened when play is taken up again.

use crate::clock::Ms;
use crate::game::event::PauseWhy;
use crate::game::refusal::Refusal;
use crate::game::sealed::Sealed;
use crate::game::{Game, Stage, Turn};
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Point;
use crate::rules::position::Move;

impl Game {
    /// The move that lies in its envelope.
    pub fn sealed(&self) -> Option<&Sealed> {
        self.sealed.as_ref().filter(|_| self.stage == Stage::Playing)
    }

    /// Whether `by` could seal this move now, clocks aside.
    ///
    /// # Errors
    /// Why not.
    pub fn why_not_seal(&self, by: Color, mv: Move) -> Result<(), Refusal> {
        self.need_turn(by)?;
        self.why_not_open(by, mv)
    }

    /// The move in the envelope, if it can be played now.
    ///
    /// # Errors
    /// Why it cannot: there is none, it cannot be read, or the rules forbid it.
    pub fn why_not_unseal(&self) -> Result<Move, Refusal> {
        let sealed = self.sealed().ok_or(Refusal::Sealed)?;
        let mv = sealed.opened().ok_or(Refusal::Envelope)?;
        self.why_not_open(sealed.by, mv).map(|()| mv)
    }

    fn why_not_open(&self, by: Color, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Play(_) if self.last_pass => Err(Refusal::LastPass),
            Move::Play(p) => self.why_not(by, p),
            Move::Pass if self.must_play => Err(Refusal::MustPlay),
            Move::Pass => Ok(()),
        }
    }

    pub(super) fn seal(&mut self, by: Color, envelope: &str, t: Ms) -> Result<(), Refusal> {
        self.need_turn(by)?;
        let after = self.pressed(by, t)?;
        let before = std::mem::replace(&mut self.clock, after);
        let envelope = envelope.to_owned();
        self.sealed = Some(Sealed { by, t, confirmed: ByColor::default(), before, envelope });
        self.turn = Some(Turn { by, ran: 0 });
        self.paused = Some(PauseWhy::Stop);
        // What the other side asked for was not granted.
        self.asked = None;
        Ok(())
    }

    /// Opens the envelope: it must say this move. What cannot be played leaves it sealed.
    pub(super) fn open(&mut self, p: Option<Point>, n: u32) -> Result<(), Refusal> {
        let mv = self.why_not_unseal()?;
        if mv != p.map_or(Move::Pass, Move::Play) {
            return Err(Refusal::Envelope);
        }
        let sealed = self.sealed().ok_or(Refusal::Sealed)?.clone();
        let by = sealed.by;
        match mv {
            Move::Play(p) => self.position.play(by, p).map_err(Refusal::Illegal)?,
            Move::Pass => self.position.pass(by),
        }
        self.sealed = None;
        self.paused = None;
        let last = self.last_pass;
        let after = std::mem::replace(&mut self.clock, sealed.before);
        self.press(by, mv, sealed.t, n, after);
        if last {
            self.stop_play();
        } else if mv == Move::Pass {
            self.passed(n, true);
        }
        Ok(())
    }

    /// A side confirms the times as they were recorded at the adjournment (A §22.9).
    pub(super) fn confirm_times(&mut self, by: Color) {
        if let Some(sealed) = &mut self.sealed {
            sealed.confirmed[by] = true;
        }
    }

    /// Clocks set during an adjournment are what the players have to confirm, and what a takeback leads to.
    pub(super) fn reset_times(&mut self, side: Color) {
        if let Some(sealed) = &mut self.sealed {
            sealed.confirmed = ByColor::default();
            sealed.before.sides[side] = self.clock.sides[side].clone();
        }
    }
}
