//! A clock that stood still: nothing of it is charged unless the players, or the arbiter, say so.

use super::{Desk, Next, Question, Table};
use crate::clock::Ms;
use crate::clock::reading::whole_seconds;
use crate::game::event::Event;
use crate::game::said;
use crate::rules::color::Color;

impl Table {
    /// Whether the time the clock stood still is charged: asked until it is answered.
    pub(super) fn charge_asked(&self) -> Option<Question> {
        let stood = self.watch.stood(&self.game).filter(|_| self.read_only.is_none());
        stood.map(|(by, lasted)| Question::Charge(by, lasted))
    }

    /// Charges it, or does not.
    pub(super) fn charge(&mut self, (by, lasted): (Color, Ms), yes: bool, desk: &mut Desk) -> Next {
        let (text, length) = (desk.text, whole_seconds(lasted / 1000));
        let charged = self.watch.charged(lasted, &self.game);
        if !yes {
            desk.tell((text.sealed.not_charged)(&length));
            return Next::Stay;
        }
        let Some(charged) = charged else { return self.charge_all(by, &length, desk) };
        let now = self.game.clock_now();
        let changed = Color::ALL.into_iter().filter(|&side| now.sides[side] != charged.sides[side]);
        let set: Vec<_> = changed.map(|side| (side, charged.sides[side].clone())).collect();
        for event in self.set_clocks(&set, &(text.sealed.log.charged)(&length)) {
            let words = crate::game::ledger::words(&self.game, &event, text);
            if self.enter(event, None, desk) {
                desk.tell(words.unwrap_or_default());
            }
        }
        Next::Stay
    }

    /// It is more than there is: the time is up, as at any deadline.
    fn charge_all(&mut self, by: Color, length: &str, desk: &mut Desk) -> Next {
        let why = (desk.text.sealed.log.charged_to)(said::color(by, desk.text), length);
        if !(self.enter(Event::Note { why }, None, desk) && self.enter(Event::Resume, None, desk)) {
            return Next::Stay;
        }
        self.watch.charge_all(&self.game);
        self.time_up(desk)
    }
}
