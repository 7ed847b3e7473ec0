//! What one player asks of the other, and what the answer undoes.

use crate::clock::Ms;
use crate::game::event::{Entry, PassWhy, Request};
use crate::game::refusal::Refusal;
use crate::game::terms::Takebacks;
use crate::game::{Asked, Doubt, Game, Played, Turn};
use crate::rules::color::Color;
use crate::rules::position::{Move, Position};

impl Game {
    pub(super) fn ask(&mut self, by: Color, what: Request, to: Option<u32>, n: u32) -> Result<(), Refusal> {
        match what {
            Request::Recount => drop(self.marking()?),
            Request::Takeback | Request::Slip => {
                self.need_running()?;
                // What the arbiter put right is not taken back.
                let last = self.moves.get(self.base.1..).and_then(<[Played]>::last);
                let last = last.ok_or(Refusal::NothingToTakeBack)?;
                if last.by != by || to != Some(last.n) {
                    return Err(Refusal::NothingToTakeBack);
                }
                if what == Request::Takeback && (self.terms.refereed || !self.may_take_back(by)) {
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

    pub(super) fn answer(
        &mut self,
        by: Color,
        ask: u32,
        yes: bool,
        t: Ms,
        entry: &Entry,
    ) -> Result<(), Refusal> {
        if let Some(doubt) = self.doubt.filter(|doubt| doubt.n == ask) {
            return self.settle_doubt(doubt, by, yes);
        }
        let asked =
            self.asked.filter(|asked| asked.n == ask && asked.by == !by).ok_or(Refusal::NothingAsked)?;
        if self.paused.is_some() {
            return Err(Refusal::Paused);
        }
        match (asked.what, yes) {
            (None, true) => {
                return self.pass(by, PassWhy::Own, t, entry.n);
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

    /// Whether the game is over, asked of both: it is once both have said so; one no and play goes on.
    fn settle_doubt(&mut self, mut doubt: Doubt, by: Color, yes: bool) -> Result<(), Refusal> {
        if doubt.over[by] {
            return Err(Refusal::NothingAsked);
        }
        doubt.over[by] = true;
        self.doubt = yes.then_some(doubt);
        if yes && doubt.over[!by] {
            self.is_over();
        }
        Ok(())
    }

    /// Undoes the last press: the board, both clocks, the turn. The time since is nobody's.
    pub(super) fn take_back(&mut self) {
        let Some(last) = self.moves.pop() else { return };
        self.clock = last.before;
        self.resumed_at = self.resumed_at.min(self.moves.len());
        self.turn = Some(Turn { by: last.by, ran: 0 });
        self.asked = None;
        self.must_play = false;
        self.last_pass = false;
        self.position = self.replayed();
    }

    /// The position after the moves that stand; stepping is replay.
    pub(super) fn replayed(&self) -> Position {
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
}
