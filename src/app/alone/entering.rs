//! What is entered into the log of the two clocks.

use super::{Alone, Desk, Ended, Event, Next, Question};
use crate::app::effect::Effect;
use crate::clock::Ms;
use crate::clock::bare::Entry;
use crate::game::said;
use crate::rules::color::Color;

impl Alone {
    /// Makes an entry of what happened now; tells whether it was accepted.
    pub(super) fn enter(&mut self, event: Event, desk: &mut Desk) -> bool {
        let spent = self.watch.spent(&self.bare, desk.now.ms);
        self.accept(Entry { spent, event }, desk)
    }

    /// The number of the last entry.
    pub(super) fn number(&self) -> u32 {
        u32::try_from(self.bare.entries().len()).unwrap_or(u32::MAX)
    }

    /// Clocks that ran when the program was killed stand where they were last noted, or their flag is down.
    pub(super) fn stand_after(&mut self, spent: Ms, desk: &mut Desk) {
        if self.bare.until_flag().is_some_and(|left| spent >= left) {
            self.flag(self.bare.to_move(), desk);
        } else if self.bare.running().is_some() {
            self.accept(Entry { spent, event: Event::Pause }, desk);
        }
    }

    fn accept(&mut self, entry: Entry, desk: &mut Desk) -> bool {
        if self.looked_at || self.bare.play(entry.clone()).is_err() {
            return false;
        }
        if entry.event == Event::Start {
            desk.ask(Effect::BeginClocks(Box::new(self.bare.setup().clone())));
        }
        desk.ask(Effect::AppendClocks(self.number(), entry));
        self.watch.entered(&self.bare, desk);
        true
    }

    /// What happens when time is up is dated at the deadline, however late it is noticed.
    fn at_deadline(&mut self, event: Event, desk: &mut Desk) -> bool {
        self.bare.until_flag().is_some_and(|spent| self.accept(Entry { spent, event }, desk))
    }

    /// The time of the running clock is up.
    pub(super) fn time_up(&mut self, desk: &mut Desk) -> Next {
        let by = self.bare.to_move();
        if self.bare.clock().timeout_pass(by).is_some() {
            // Everything stops; whoever overran may ask for a pass (A §22.5).
            return Next::Ask(Question::Timeout(by));
        }
        self.flag(by, desk);
        Next::Stay
    }

    /// The flag of the running clock falls.
    pub(super) fn flag(&mut self, by: Color, desk: &mut Desk) {
        if self.at_deadline(Event::Flag { by }, desk) {
            self.watch.heard.call_out(desk);
            self.tell_end(desk);
        }
    }

    /// The last minute ran out, and a pass was asked for instead (A §22.5).
    pub(super) fn timeout_pass(&mut self, by: Color, desk: &mut Desk) {
        if self.at_deadline(Event::TimeoutPass { by }, desk) {
            desk.tell((desk.text.table.passed)(said::color(by, desk.text)));
        }
    }

    /// Stops the clocks for now.
    pub(super) fn pause(&mut self, desk: &mut Desk) {
        if self.bare.running().is_some() && self.enter(Event::Pause, desk) {
            desk.notice = None;
        }
    }

    /// Takes the last press back; the clocks stand as they did at it.
    pub(super) fn undo(&mut self, desk: &mut Desk) {
        if self.enter(Event::Undo, desk) {
            let by = said::color(self.bare.to_move(), desk.text);
            desk.tell((desk.text.alone.undone)(by));
        }
    }

    /// Stops the clocks for good.
    pub(super) fn finish(&mut self, desk: &mut Desk) {
        if self.enter(Event::End, desk) {
            self.tell_end(desk);
            self.report(desk);
        }
    }

    fn tell_end(&self, desk: &mut Desk) {
        let text = desk.text;
        match self.bare.ended() {
            Some(Ended::Flag(lost)) => {
                let won = &self.bare.setup().names[!lost];
                let loser = said::color(lost, text);
                desk.tell(said::winner(won, !lost, text, |won| (text.result.by_time)(loser, won)));
            }
            Some(Ended::Stopped) => desk.tell(text.alone.ended),
            None => {}
        }
    }
}
