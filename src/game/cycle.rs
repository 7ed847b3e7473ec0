//! Whether a position has come back, and what the players settle then (A §6, §20; B 2.11).
//!
//! Asked is only where the rules neither forbid a long cycle nor let it go on for ever: when a stone brings back
//! stones that stood before with the same side to move, the start included. A pass brings nothing back: the other
//! side may pass too. Once the players have gone on, only what has stood since then counts. So the same cycle is
//! asked about once a round, not at every move of it, and another cycle at its first return.

use super::event::Ruling;
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::{Game, Stage};
use crate::rules::position::Move;
use crate::rules::ruleset::LongCycle;

/// A position that came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Return {
    /// After so many moves it had stood before; 0 = before the first move.
    pub after: u32,
    /// After so many moves it came back.
    pub at: usize,
}

impl Game {
    /// The position on the board, where it came back with the last move and nothing has been settled yet.
    pub fn returned(&self) -> Option<Return> {
        self.returned.filter(|_| self.stage == Stage::Playing)
    }

    /// What may be settled when a position has come back: what the rules say, or under `ask` anything; playing on,
    /// which harms nobody, comes last. Nothing where long cycles are forbidden.
    pub const fn rulings(&self) -> &'static [Ruling] {
        match self.terms.rules.long_cycle {
            LongCycle::Forbidden => &[],
            LongCycle::NoResult => &[Ruling::NoResult, Ruling::PlayOn],
            LongCycle::Draw => &[Ruling::Draw, Ruling::PlayOn],
            LongCycle::Ask => &[Ruling::NoResult, Ruling::Draw, Ruling::Replay, Ruling::PlayOn],
        }
    }

    /// Settles what a return leads to; the clocks may stand.
    pub(super) fn cycle(&mut self, ruling: Ruling) -> Result<(), Refusal> {
        let returned = self.returned().ok_or(Refusal::NothingAsked)?;
        if !self.rulings().contains(&ruling) {
            return Err(Refusal::NothingAsked);
        }
        match ruling {
            Ruling::NoResult => self.settle(Outcome::NoResult),
            Ruling::Draw => self.settle(Outcome::Draw),
            Ruling::Replay => self.settle(Outcome::Replay),
            Ruling::PlayOn => {
                self.played_on.push(returned.at);
                Ok(())
            }
        }
    }

    /// Looks whether the last entry brought a position back.
    pub(super) fn watch(&mut self) {
        if self.rulings().is_empty() {
            return;
        }
        let made = self.moves.len();
        // Whoever moves without a word goes on.
        if let Some(before) = self.returned.filter(|before| before.at < made)
            && self.played_on.last() != Some(&before.at)
        {
            self.played_on.push(before.at);
        }
        self.played_on.retain(|&at| at <= made);
        self.returned = self.first_stood().map(|after| Return { after, at: made });
    }

    /// After how many moves the position on the board first stood, of those that count.
    fn first_stood(&self) -> Option<u32> {
        let made = self.moves.len();
        // What the arbiter lays, or whose turn it is after a dispute, is no return.
        let first = self.position.repeats().filter(|_| made > self.resumed_at)?;
        let Some(&gone_on) = self.played_on.last() else { return Some(first) };
        let (mut position, base) = self.base.clone();
        for (n, played) in self.moves.iter().enumerate().skip(base) {
            if n >= gone_on
                && position.to_move() == self.position.to_move()
                && position.board() == self.position.board()
            {
                return u32::try_from(n).ok();
            }
            match played.mv {
                Move::Play(p) => drop(position.play(played.by, p)),
                Move::Pass => position.pass(played.by),
            }
        }
        None
    }
}
