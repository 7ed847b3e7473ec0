//! The end of the two clocks: the report, full clocks again, the way home.

use super::{Alone, Bare, Desk, Event, Next, Question};
use crate::app::chart::Chart;
use crate::app::effect::Effect;
use crate::game::said;
use crate::rules::color::{ByColor, Color};

impl Alone {
    /// What is not on the disk, in words; `None` while everything is.
    pub fn unsaved(&self, desk: &Desk) -> Option<String> {
        let entries = self.bare.entries();
        let kept =
            entries.get(..self.kept).filter(|_| desk.trouble.is_some() && self.kept < entries.len())?;
        let mut on_disk = Bare::new(self.bare.setup().clone());
        for entry in kept {
            on_disk.play(entry.clone()).ok()?;
        }
        let (from, to) = (on_disk.presses().len(), self.bare.presses().len());
        let words = &desk.text.table;
        Some(if from < to { (words.unsaved_moves)(from + 1, to) } else { words.unsaved_last.to_owned() })
    }

    /// Asks before the clocks are left or set anew. What waits is tried once more before that is read.
    pub(super) fn ask(&self, question: Question, desk: &mut Desk) -> Next {
        if self.unsaved(desk).is_some() {
            desk.ask(Effect::Retry);
        }
        Next::Ask(question)
    }

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

    /// Leaves clocks that are over; what is not saved is asked about first.
    pub(super) fn leave_over(&mut self, desk: &mut Desk) -> Next {
        if self.unsaved(desk).is_some() { self.ask(Question::Leave, desk) } else { self.leave(desk) }
    }

    pub(super) fn leave(&mut self, desk: &mut Desk) -> Next {
        self.pause(desk);
        desk.notice = None;
        desk.ask(Effect::Close);
        Next::Home
    }
}
