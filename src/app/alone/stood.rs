//! Clocks that stood still without anyone's will: nothing of it is charged unless the players say so.

use super::{Alone, Desk, Event, Next};
use crate::clock::Ms;
use crate::clock::reading::whole_seconds;
use crate::rules::color::Color;

impl Alone {
    /// Charges the time to the clock that ran, or does not.
    pub(super) fn charge(&mut self, lasted: Ms, yes: bool, desk: &mut Desk) -> Next {
        let length = whole_seconds(lasted / 1000);
        let charged = self.watch.charged(lasted, &self.bare);
        if !yes {
            desk.tell((desk.text.sealed.not_charged)(&length));
            return Next::Stay;
        }
        let Some(charged) = charged else {
            // It is more than there is: the time is up, as at any deadline.
            return if self.enter(Event::Resume, desk) { self.time_up(desk) } else { Next::Stay };
        };
        let now = self.bare.clock_now();
        let changed = |side: &Color| now.sides[*side] != charged.sides[*side];
        for side in Color::ALL.into_iter().filter(changed) {
            if self.enter(Event::Set { side, state: charged.sides[side].state() }, desk) {
                desk.tell((desk.text.sealed.log.charged)(&length));
            }
        }
        Next::Stay
    }
}
