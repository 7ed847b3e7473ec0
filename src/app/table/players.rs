//! Between the same players: another game, the score of their series, colours exchanged.

use super::{Desk, Next, Question, Table};
use crate::app::plan::Plan;
use crate::game::event::Event;
use crate::game::outcome::Outcome;
use crate::game::said;
use crate::game::series::Series;
use crate::rules::color::Color;

impl Table {
    /// Another game between the same players.
    pub(super) fn again(&self, desk: &mut Desk) -> Next {
        match self.game.outcome() {
            Some(outcome) => Plan::another(self.game.terms(), outcome, desk.now.utc).again(desk),
            None => Next::Stay,
        }
    }

    /// The players exchange colours; each keeps the own clock.
    pub(super) fn swap(&mut self, desk: &mut Desk) {
        if self.enter(Event::Swap, None, desk) {
            let terms = self.game.terms();
            if Color::ALL.iter().all(|&side| terms.is_named(side)) {
                let [black, white] = Color::ALL.map(|side| said::players(terms, side, desk.text));
                desk.tell((desk.text.before.swapped)(&black, &white));
            } else {
                desk.tell(desk.text.before.swapped_unnamed);
            }
        }
    }

    /// Asks both whether they have each other's colours, or says at once why it is too late (A §17.1).
    pub(super) fn ask_swap(&self, desk: &mut Desk) -> Next {
        match self.game.why_not_swap() {
            Ok(()) => Next::Ask(Question::Swap(Color::Black)),
            Err(refusal) => {
                desk.warn(said::refusal(refusal, None, self.game.terms().size, desk.text));
                Next::Stay
            }
        }
    }

    /// The score of the series once this game has ended so, the players named as they sat.
    pub(super) fn score_after(&self, result: Outcome, desk: &Desk) -> Option<String> {
        let terms = self.game.terms();
        let (series, next) = (terms.series?, terms.another(result, terms.at).series?);
        Some(said::score(terms, &Series { turned: series.turned, ..next }, desk.text))
    }
}
