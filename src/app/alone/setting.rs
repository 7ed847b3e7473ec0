//! A clock set by hand, in the figures an arbiter types.

use super::{Alone, Desk, Event, Line, Setting};
use crate::app::arbiter::figure;
use crate::clock::side::Side;
use crate::clock::state::Field;
use crate::game::said;
use crate::rules::color::Color;

/// The longest line of figures.
const LONGEST: usize = 40;

impl Alone {
    /// The clock of a side as it stands now.
    fn side_now(&self, side: Color) -> Side {
        self.bare.clock_now().sides[side].clone()
    }

    /// Stops the clocks and opens the line with what one of them stands at.
    pub(super) fn begin_setting(&mut self, side: Color, desk: &mut Desk) {
        if !self.bare.can_be_put_right() {
            return;
        }
        self.pause(desk);
        let words = figure::clock_words(&self.side_now(side));
        let mut line = Line::new(&words, LONGEST);
        line.light();
        desk.notice = None;
        self.setting = Some(Setting { side, line });
    }

    /// What the line holds, by name and in order.
    pub fn setting_fields(&self, side: Color, desk: &Desk) -> String {
        let side = self.side_now(side);
        let place = |field: &Field| Field::ALL.iter().position(|other| other == field);
        let names = side.fields().iter().filter_map(place);
        let names: Vec<&str> = names.filter_map(|at| desk.text.arbiter.ask.fields.get(at).copied()).collect();
        names.join(desk.text.word.comma)
    }

    /// Sets the clock to what was typed.
    pub(super) fn set_typed(&mut self, desk: &mut Desk) {
        if let Some(Setting { side, line }) = &self.setting {
            let (side, typed) = (*side, line.text().to_owned());
            self.set(side, &typed, desk);
        }
    }

    fn set(&mut self, side: Color, typed: &str, desk: &mut Desk) {
        let before = self.side_now(side);
        let Some(after) = figure::clock(&before, typed) else {
            desk.warn((desk.text.arbiter.ask.unread_clock)(&figure::clock_words(&before)));
            return;
        };
        self.setting = None;
        desk.notice = None;
        if after != before && self.enter(Event::Set { side, state: after.state() }, desk) {
            let log = &desk.text.arbiter.log;
            let [before, after] = [before, after].map(|side| figure::clock_words(&side));
            desk.tell((log.clock)(said::color(side, desk.text), &before, &after, ""));
        }
    }
}
