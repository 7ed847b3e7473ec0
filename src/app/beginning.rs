//! The way from a plan to the table: colours are chosen, stones are laid, then the game begins.

use super::desk::Desk;
use super::next::{Next, To};
use super::plan::Plan;
use crate::game::Game;
use crate::game::refusal::Refusal;

/// Fewer handicap stones are none that could be laid.
const LEAST: u8 = 2;

impl Plan {
    /// Goes on from a game that is over.
    pub(super) fn again(self, desk: &mut Desk) -> Next {
        desk.notice = None;
        if let Ok(to) = self.go(false, desk) {
            return Next::Go(to);
        }
        desk.warn(desk.text.form.bad_terms);
        Next::Stay
    }

    /// Goes on with what comes next. With `at_once` the first clock starts as soon as all is settled.
    ///
    /// # Errors
    /// When the terms cannot be played.
    pub fn go(self, at_once: bool, desk: &mut Desk) -> Result<To, Refusal> {
        // What cannot be played is refused before anything else is settled.
        Game::new(self.terms.clone())?;
        desk.last_terms = Some(self.terms.clone());
        if self.nigiri {
            return Ok(To::Nigiri(Box::new(self), at_once));
        }
        if self.free && self.terms.handicap >= LEAST {
            if u16::from(self.terms.handicap) >= self.terms.size.points() {
                return Err(Refusal::BadSetup);
            }
            return Ok(To::Placing(Box::new(self), at_once));
        }
        Ok(To::Table(Box::new(self.terms), at_once))
    }
}
