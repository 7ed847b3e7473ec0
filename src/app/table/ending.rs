//! After play has stopped: dead chains by key and mouse, both sides' agreement, the way back to play.

pub mod counting;
pub mod keys;
pub mod tryout;

use super::{Desk, Next, Question, Table};
use crate::game::Stage;
use crate::game::ending::Marking;
use crate::game::event::Event;
use crate::game::said;
use crate::rules::color::Color;
use crate::rules::point::Point;
use unicode_width::UnicodeWidthStr;

/// Columns in which what is open is told: as many as the smallest screen has.
const NOTICE: usize = 46;

impl Table {
    /// The marking as it stands.
    pub fn marking(&self) -> Option<&Marking> {
        match self.game.stage() {
            Stage::Marking(marking) => Some(marking),
            _ => None,
        }
    }

    /// Lays out the first marking, once play has stopped.
    pub(super) fn begin_marking(&mut self, desk: &mut Desk) {
        if self.game.last_pass() {
            desk.tell(desk.text.refusal.last_pass);
        }
        if self.marking().is_none() {
            return;
        }
        if !self.game.terms().rules.removal {
            // Everything on the board counts, so there is nothing to agree on.
            self.enter(Event::Confirm { by: Color::Black }, None, desk);
            self.enter(Event::Confirm { by: Color::White }, None, desk);
            self.settle(desk);
            return;
        }
        let first = self.game.first_marking();
        self.mark(&first, desk);
        desk.tell(match first.open.as_slice() {
            [] => desk.text.ending.mark.to_owned(),
            open => said::open(open, self.game.terms().size, desk.text, |words| words.width() <= NOTICE),
        });
    }

    fn mark(&mut self, marking: &Marking, desk: &mut Desk) {
        if !self.marking().is_some_and(|now| now.is_same(marking)) {
            self.enter(marking.event(), None, desk);
        }
    }

    /// What an empty point counts for as marked, in words.
    fn tell_worth(&self, p: Point, desk: &mut Desk) {
        let Some(marking) = self.marking() else { return };
        let (label, words) = (self.game.terms().size.label(p), &desk.text.ending.open);
        let around = self.game.region(marking, p);
        let many = u32::try_from(around.len()).unwrap_or(u32::MAX);
        let told = match self.game.count(marking).owner(p) {
            _ if around.is_empty() => (words.points)(&[label], 0),
            Some(color) => (words.counts)(&label, said::color(color, desk.text)),
            None if around.iter().any(|q| marking.neutral.contains(q)) => (words.seki)(many),
            None => (words.undivided)(many),
        };
        desk.tell(told);
    }

    /// Marks the chain at the cursor dead or living.
    pub(super) fn toggle(&mut self, desk: &mut Desk) {
        let Some(marking) = self.marking() else { return };
        self.mark(&self.game.toggled(marking, self.cursor), desk);
        desk.notice = None;
    }

    /// Marks what is suggested.
    fn take_suggestion(&mut self, desk: &mut Desk) {
        let suggestion = self.game.first_marking();
        if suggestion.is_same(&Marking::default()) {
            desk.tell(desk.text.ending.no_suggestion);
        } else {
            self.mark(&suggestion, desk);
            desk.notice = None;
        }
    }

    /// Turns the point at the cursor neutral, or back.
    fn mark_open(&mut self, desk: &mut Desk) {
        let next = self.marking().and_then(|marking| self.game.toggled_open(marking, self.cursor));
        self.mark_here(next, desk);
    }

    /// Turns the region at the cursor neutral, or back.
    fn mark_seki(&mut self, desk: &mut Desk) {
        let next = self.marking().and_then(|marking| self.game.toggled_neutral(marking, self.cursor));
        self.mark_here(next, desk);
    }

    fn mark_here(&mut self, next: Option<Marking>, desk: &mut Desk) {
        match next {
            Some(next) => {
                self.mark(&next, desk);
                self.tell_worth(self.cursor, desk);
            }
            None => desk.warn(desk.text.ending.neutral_where),
        }
    }

    /// Asks whether the chain at the cursor is claimed dead and play goes on.
    fn ask_dispute(&mut self, desk: &mut Desk) -> Next {
        let Some(color) = self.game.position().at(self.cursor) else {
            desk.warn(desk.text.ending.dispute_where);
            return Next::Stay;
        };
        Next::Ask(Question::Dispute(!color, self.cursor))
    }

    /// A side gives up every open point: the clocks stop, and what is dead is marked.
    pub(super) fn concede(&mut self, by: Color, desk: &mut Desk) {
        let marking = self.marking().is_some();
        if self.enter(Event::Concede { by }, None, desk) {
            if !marking {
                self.begin_marking(desk);
            }
            if self.marking().is_some() {
                desk.tell((desk.text.ending.conceded)(said::color(by, desk.text)));
            }
        }
    }

    /// Whether a side has agreed to the marking as it stands.
    pub(super) fn has_agreed(&self, by: Color) -> bool {
        self.marking().is_some_and(|marking| marking.confirmed[by])
    }

    fn agree(&mut self, by: Color, desk: &mut Desk) {
        if self.has_agreed(by) {
            return;
        }
        if self.enter(Event::Confirm { by }, None, desk) {
            desk.notice = None;
            self.settle(desk);
        }
    }
}
