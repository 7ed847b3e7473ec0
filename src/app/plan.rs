//! What the new-game form hands over, and the way from there to the table.

use super::nigiri::Nigiri;
use super::placing::Placing;
use super::table::Table;
use super::{Desk, Next, Screen};
use crate::game::Game;
use crate::game::outcome::Outcome;
use crate::game::refusal::Refusal;
use crate::game::terms::Terms;

/// Fewer handicap stones are none that could be laid.
const LEAST: u8 = 2;

/// A game as the players planned it: what they agreed, and what is still to be settled before the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What was agreed. Where colours are still to be chosen, the names stand in the order they were entered.
    pub terms: Terms,
    /// Whether colours are chosen by nigiri (猜先).
    pub nigiri: bool,
    /// Whether Black lays the handicap stones where he likes; the terms then name their number and hold none.
    pub free: bool,
}

impl From<Terms> for Plan {
    fn from(terms: Terms) -> Self {
        Self { terms, nigiri: false, free: false }
    }
}

impl Plan {
    /// Another game after this one ended so: the next of its series, or the same with colours exchanged. Where Black
    /// laid the handicap stones himself, he does so again.
    pub fn another(terms: &Terms, outcome: Outcome, at: i64) -> Self {
        let terms = terms.another(outcome, at);
        Self { free: terms.is_free(), nigiri: false, terms }
    }

    /// Goes on from a game that is over.
    pub(super) fn again(self, desk: &mut Desk) -> Next {
        desk.notice = None;
        if let Ok(screen) = self.go(false, desk) {
            return Next::Go(screen);
        }
        desk.warn(desk.text.form.bad_terms);
        Next::Stay
    }

    /// Goes on with what comes next. With `at_once` the first clock starts as soon as all is settled.
    ///
    /// # Errors
    /// When the terms cannot be played.
    pub fn go(self, at_once: bool, desk: &mut Desk) -> Result<Screen, Refusal> {
        // What cannot be played is refused before anything else is settled.
        Game::new(self.terms.clone())?;
        desk.last_terms = Some(self.terms.clone());
        if self.nigiri {
            return Ok(Screen::Nigiri(Box::new(Nigiri::new(self, at_once))));
        }
        if self.free && self.terms.handicap >= LEAST {
            if u16::from(self.terms.handicap) >= self.terms.size.points() {
                return Err(Refusal::BadSetup);
            }
            return Ok(Screen::Placing(Box::new(Placing::new(self, at_once))));
        }
        Table::begin(self.terms, at_once, desk).map(|table| Screen::Table(Box::new(table)))
    }
}
