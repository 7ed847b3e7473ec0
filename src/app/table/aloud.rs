//! The table read aloud: the running clock, the time left, the result.

use super::Table;
use crate::app::aloud::{Running, next_said};
use crate::app::desk::Desk;
use crate::app::speech;
use crate::clock::Ms;
use crate::game::Turn;
use crate::game::outcome::{Outcome, Win};

impl Table {
    /// Says what has become due.
    pub(super) fn read_aloud(&mut self, desk: &mut Desk) {
        let Some(turn) = self.game.running().and(self.turn(desk.now.ms)) else { return };
        let mut heard = std::mem::take(&mut self.heard);
        heard.read_aloud(self.heard_of(turn), desk);
        self.heard = heard;
    }

    /// When something is next due, in running ms of the turn.
    pub(super) fn next_said(&self, turn: Turn) -> Option<Ms> {
        next_said(self.heard_of(turn))
    }

    fn heard_of(&self, turn: Turn) -> Running<'_> {
        Running {
            clock: self.game.clock(),
            by: turn.by,
            ran: turn.ran,
            entered: self.game.turn().map_or(0, |turn| turn.ran),
            moves: self.game.moves().len(),
        }
    }

    /// Cuts off what is said of a turn that is over, or of a clock that stands.
    pub(super) fn fall_silent(&mut self, desk: &mut Desk) {
        let now = self.game.running().map(|turn| (self.game.moves().len(), turn.by));
        self.heard.fall_silent(now, desk);
    }

    /// Calls the result out.
    pub(super) fn call_result(&mut self, result: Outcome, desk: &mut Desk) {
        if matches!(result, Outcome::Win { by: Win::Time, .. }) {
            self.heard.call_out(desk);
        } else {
            let unit = self.game.terms().rules.said_in;
            self.heard.speak(speech::outcome(result, unit, desk.aloud.words), desk);
        }
    }

    /// Says the time left of the side to move. While the count is read it is only shown.
    pub(super) fn say_time(&mut self, desk: &mut Desk) {
        let by = self.game.to_move();
        let running = self.turn(desk.now.ms).map(|turn| (turn.by, turn.ran));
        let reading = self.game.clock().reading(by, running);
        self.heard.say_time(by, &reading, self.game.running().is_some(), desk);
    }
}
