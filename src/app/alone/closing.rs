//! The end of the two clocks: the report, full clocks again, the way home.

use super::{Alone, Desk, Event, Next};
use crate::app::chart::Chart;
use crate::app::effect::Effect;
use crate::game::said;
use crate::rules::color::{ByColor, Color};

impl Alone {
    /// Sets out again with full clocks.
    pub(super) fn anew(&mut self, desk: &mut Desk) {
        self.enter(Event::End, desk);
        desk.ask(Effect::Close);
        desk.notice = None;
        *self = Self::new(self.bare.setup().clone(), desk);
    }

    /// Opens the report.
    pub(super) fn report(&mut self, desk: &Desk) {
        let names = &self.bare.setup().names;
        let mut chart = Chart::new(self.bare.pace());
        chart.names = ByColor::new_with(|color: Color| said::name(&names[color], color, desk.text));
        self.chart = Some(Box::new(chart));
    }

    pub(super) fn leave(&mut self, desk: &mut Desk) -> Next {
        self.pause(desk);
        desk.notice = None;
        desk.ask(Effect::Close);
        Next::Home
    }
}
