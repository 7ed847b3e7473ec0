//! Clocks that are stopped because somebody at the table wants it (A §14). At a friendly table one key does it; at a
//! refereed one both agree or the referee does it, and until then the clock runs.

use super::keys::{Keys, arbiter, leave, resign, say_time, sound, swap};
use super::{Desk, Next, Question, Table};
use crate::app::shared::{help, menu, suspend};
use crate::clock::Ms;
use crate::clock::reading::whole_seconds;
use crate::game::event::{Event, PauseWhy};
use crate::game::ledger;
use crate::rules::color::Color;

/// While the clocks stand.
pub(super) const PAUSED: &[Keys] = &[
    resign().in_menu(6),
    go_on("t").in_menu(1),
    say_time().in_menu(2),
    sound().in_menu(3),
    go_on("enter y").silent().commits(),
    arbiter().in_menu(5),
    swap().in_menu(4),
    help().in_menu(7),
    menu(),
    leave().in_menu(8),
    suspend(),
];

/// Asks both whether they are ready.
const fn go_on(keys: &'static str) -> Keys {
    Keys::to(keys, |text| text.key.go_on, |_, _| Next::Ask(Question::Ready(Color::Black)))
}

impl Table {
    /// Whether a clock runs that no player alone may stop.
    pub(super) fn has_to_stop(&self) -> bool {
        self.game.terms().refereed && self.game.running().is_some() && self.read_only.is_none()
    }

    /// Stops the clocks at a friendly table; at a refereed one asks both whether they agree.
    pub(super) fn ask_stop(&mut self, desk: &mut Desk) -> Next {
        if self.has_to_stop() {
            return Next::Ask(Question::Stop(Color::Black));
        }
        self.pause(PauseWhy::Key, desk);
        Next::Stay
    }

    /// One side agrees to a stop or does not.
    pub(super) fn answer_stop(&mut self, by: Color, yes: bool, desk: &mut Desk) -> Next {
        match (by, yes) {
            (_, false) => desk.tell(desk.text.arbiter.table.no_stop),
            (Color::Black, true) => return Next::Ask(Question::Stop(Color::White)),
            (Color::White, true) => self.stop(PauseWhy::Both, desk),
        }
        Next::Stay
    }

    /// Stops the clocks, and says who did.
    pub(super) fn stop(&mut self, why: PauseWhy, desk: &mut Desk) {
        let words = ledger::words(&self.game, &Event::Pause { why }, desk.text);
        self.pause(why, desk);
        if let (Some(words), Some(_)) = (words, self.game.paused()) {
            desk.tell(words);
        }
    }

    /// The clocks go on: what is laid is told of, and what the stop has cost.
    pub(super) fn go_on(&mut self, desk: &mut Desk) {
        let stops = self.game.stops(desk.now.utc);
        if !self.enter(Event::Resume, None, desk) {
            return;
        }
        desk.notice = None;
        self.tell_laid(desk);
        self.tell_lost(desk);
        if !stops.lasts {
            return;
        }
        let [last, all] = [stops.last, stops.all].map(|ms: Ms| whole_seconds(ms / 1000));
        let cost = (desk.text.arbiter.table.stood)(&last, stops.count, &all);
        let before = desk.notice.take().map(|notice| notice.text.to_string() + desk.text.word.comma);
        desk.tell(before.unwrap_or_default() + &cost);
    }
}
