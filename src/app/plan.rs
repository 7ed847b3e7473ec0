//! What the new-game form hands over, and the way from there to the table.

use super::table::Table;
use super::{Desk, Screen};
use crate::game::refusal::Refusal;
use crate::game::terms::Terms;

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
    /// Goes on with what comes next. With `at_once` the first clock starts as soon as all is settled.
    ///
    /// # Errors
    /// When the terms cannot be played.
    pub fn go(self, at_once: bool, desk: &mut Desk) -> Result<Screen, Refusal> {
        Table::begin(self.terms, at_once, desk).map(|table| Screen::Table(Box::new(table)))
    }
}
