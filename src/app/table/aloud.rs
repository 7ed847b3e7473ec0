//! The table read aloud: the time left, the result.

use super::Table;
use crate::app::desk::Desk;
use crate::app::speech;
use crate::game::outcome::{Outcome, Win};

impl Table {
    /// Calls the result out.
    pub(super) fn call_result(&mut self, result: Outcome, desk: &mut Desk) {
        if matches!(result, Outcome::Win { by: Win::Time, .. }) {
            self.watch.heard.call_out(desk);
        } else {
            let unit = self.game.terms().rules.said_in;
            self.watch.heard.speak(speech::outcome(result, unit, desk.aloud.words), desk);
        }
    }

    /// Says the time left of the side to move. While the count is read it is only shown.
    pub(super) fn say_time(&mut self, desk: &mut Desk) {
        self.watch.say_time(&self.game, desk);
    }
}
