//! What the new-game form hands over.

use crate::game::outcome::Outcome;
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
    /// Another game after this one ended so: the next of its series, or the same with colours exchanged. Where Black
    /// laid the handicap stones himself, he does so again.
    pub fn another(terms: &Terms, outcome: Outcome, at: i64) -> Self {
        let terms = terms.another(outcome, at);
        Self { free: terms.is_free(), nigiri: false, terms }
    }
}
