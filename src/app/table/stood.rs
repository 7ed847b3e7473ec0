//! A clock that stood still: nothing of it is charged unless the players, or the arbiter, say so.

use super::{Desk, Next, Question, Table};
use crate::app::question::SHORT_STOP;
use crate::clock::Ms;
use crate::clock::reading::whole_seconds;
use crate::game::event::{Event, PauseWhy};
use crate::game::said;
use crate::rules::color::Color;

impl Table {
    /// From now on, for `lasted` ms, the clock could not be shown: a pause as of this moment.
    pub(super) fn stall(&mut self, lasted: Ms, asleep: bool, desk: &mut Desk) {
        if self.game.running().is_none() {
            return;
        }
        self.pause(if asleep { PauseWhy::Suspend } else { PauseWhy::Stall }, desk);
        if self.game.paused().is_some() {
            self.stood = Some(lasted);
            desk.warn((desk.text.table.stood_still)(&time(lasted)));
        }
    }

    /// The program is in front again. A player who put it in the background has paused, and nothing is charged; where
    /// somebody else did, nobody meant the clock to stand.
    pub(super) fn back_in_front(&mut self, desk: &Desk) {
        let lasted = desk.now.ms.saturating_sub(self.since);
        if std::mem::take(&mut self.stopped) && self.game.paused().is_some() && lasted > SHORT_STOP {
            self.stood = Some(lasted);
        }
    }

    /// Whether the time the clock stood still is charged: asked until it is answered.
    pub(super) fn charge_asked(&self) -> Option<Question> {
        let lasted = self.stood.filter(|_| self.game.paused().is_some() && self.read_only.is_none())?;
        Some(Question::Charge(self.game.to_move(), lasted))
    }

    /// Charges it, or does not.
    pub(super) fn charge(&mut self, (by, lasted): (Color, Ms), yes: bool, desk: &mut Desk) -> Next {
        self.stood = None;
        let (text, length) = (desk.text, time(lasted));
        let Some(turn) = self.game.turn().filter(|_| yes) else {
            desk.tell((text.sealed.not_charged)(&length));
            return Next::Stay;
        };
        let t = turn.ran.saturating_add(lasted);
        if self.game.clock().deadline(by).is_some_and(|deadline| t >= deadline) {
            return self.charge_all(by, &length, desk);
        }
        let (now, charged) = (self.game.clock_now(), self.game.clock().stopped(by, t));
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
        self.ahead = self.game.until_flag().unwrap_or(0);
        self.time_up(desk).unwrap_or(Next::Stay)
    }
}

fn time(lasted: Ms) -> String {
    whole_seconds(lasted / 1000)
}
