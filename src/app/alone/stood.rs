//! Clocks that stood still without anyone's will: nothing of it is charged unless the players say so.

use super::{Alone, Desk, Event, Next};
use crate::app::question::SHORT_STOP;
use crate::clock::Ms;
use crate::clock::reading::whole_seconds;
use crate::rules::color::Color;

impl Alone {
    /// From now on, for `lasted` ms, the clocks could not be shown: a pause as of this moment.
    pub(super) fn stall(&mut self, lasted: Ms, desk: &mut Desk) {
        if self.bare.running().is_some() {
            self.pause(desk);
            if self.bare.is_standing() {
                self.stood = Some(lasted);
                desk.warn((desk.text.table.stood_still)(&whole_seconds(lasted / 1000)));
            }
        }
    }

    /// The program is in front again. Where no player's key had put it in the background, nobody meant the clocks to
    /// stand.
    pub(super) fn back_in_front(&mut self, desk: &Desk) {
        let lasted = desk.now.ms.saturating_sub(self.since);
        if std::mem::take(&mut self.stopped) && self.bare.is_standing() && lasted > SHORT_STOP {
            self.stood = Some(lasted);
        }
    }

    /// Charges the time to the clock that ran, or does not.
    pub(super) fn charge(&mut self, lasted: Ms, yes: bool, desk: &mut Desk) -> Next {
        self.stood = None;
        let length = whole_seconds(lasted / 1000);
        let Some(turn) = self.bare.turn().filter(|_| yes) else {
            desk.tell((desk.text.sealed.not_charged)(&length));
            return Next::Stay;
        };
        let t = turn.ran.saturating_add(lasted);
        if self.bare.clock().deadline(turn.by).is_some_and(|deadline| t >= deadline) {
            // It is more than there is: the time is up, as at any deadline.
            return if self.enter(Event::Resume, desk) { self.time_up(desk) } else { Next::Stay };
        }
        let (now, charged) = (self.bare.clock_now(), self.bare.clock().stopped(turn.by, t));
        let changed = |side: &Color| now.sides[*side] != charged.sides[*side];
        for side in Color::ALL.into_iter().filter(changed) {
            if self.enter(Event::Set { side, state: charged.sides[side].state() }, desk) {
                desk.tell((desk.text.sealed.log.charged)(&length));
            }
        }
        Next::Stay
    }
}
