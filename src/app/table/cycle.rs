//! Positions that come back: the board a refused play would repeat, and the question when one has come back.

use super::{Desk, Next, Question, Table};
use crate::app::action::Command;
use crate::game::event::{Event, PauseWhy, Ruling};
use crate::game::refusal::Refusal;
use crate::game::{Stage, said};
use crate::rules::color::Color;
use crate::rules::point::Point;
use crate::rules::position::{Earlier, Illegal};

/// A play that was refused because it repeats a board.
#[derive(Debug)]
pub(super) struct Repeated {
    earlier: Earlier,
    /// What was said of it; while that can be read, the board can be shown.
    notice: String,
    shown: bool,
}

impl Table {
    /// Tells why something is refused; a repetition with the number of the move whose board it repeats.
    pub(super) fn tell_refusal(&mut self, refusal: Refusal, at: Option<Point>, desk: &mut Desk) {
        let (size, text) = (self.game.terms().size, desk.text);
        self.repeated = None;
        let mut words = said::refusal(refusal, at, size, text);
        if let (Refusal::Illegal(why @ (Illegal::Ko | Illegal::Superko { .. })), Some(p)) = (refusal, at)
            && let Some(earlier) = self.game.position().repeated(self.game.to_move(), p)
        {
            match (why, earlier.after) {
                (Illegal::Ko, 0) => words = (text.cycle.ko_start)(&size.label(p)),
                (Illegal::Ko, after) => words = (text.cycle.ko)(&size.label(p), after),
                _ => {}
            }
            self.cursor = p;
            self.repeated = Some(Repeated { earlier, notice: words.clone(), shown: false });
        }
        desk.warn(words);
    }

    /// The board the refused play would repeat, while its refusal can be read.
    pub fn repeated(&self, desk: &Desk) -> Option<&Earlier> {
        let repeated = self.repeated.as_ref()?;
        let stands = desk.notice.as_ref().is_some_and(|notice| notice.text == repeated.notice);
        (stands && *self.game.stage() == Stage::Playing).then_some(&repeated.earlier)
    }

    /// The earlier board that is shown instead of the present one.
    pub fn shown_earlier(&self) -> Option<&Earlier> {
        let repeated = self.repeated.as_ref().filter(|repeated| repeated.shown)?;
        (*self.game.stage() == Stage::Playing).then_some(&repeated.earlier)
    }

    /// Shows the earlier board, or the present one again.
    pub(super) fn show_earlier(&mut self, shown: bool, desk: &Desk) {
        let shown = shown && self.repeated(desk).is_some();
        if let Some(repeated) = &mut self.repeated {
            repeated.shown = shown;
        }
    }

    /// While it is asked what a return leads to, the clocks stand.
    pub(super) fn stand_for_return(&mut self, desk: &mut Desk) {
        if self.game.returned().is_some() {
            self.pause(PauseWhy::Key, desk);
        }
    }

    /// What can be done while it is asked what a return leads to. To play on takes no agreement.
    pub(super) fn cycle_command(&mut self, command: Command, desk: &mut Desk) -> Next {
        let ruling = match command {
            Command::Resign => return Next::Ask(Question::Resign(self.game.to_move())),
            Command::Cycle(ruling) => ruling,
            _ => return Next::Stay,
        };
        if !self.game.rulings().contains(&ruling) {
            return Next::Stay;
        }
        if ruling != Ruling::PlayOn {
            return Next::Ask(Question::Cycle(ruling, Color::Black));
        }
        if self.enter(Event::Cycle { ruling }, None, desk) {
            if self.game.paused().is_some() {
                self.enter(Event::Resume, None, desk);
            }
            let by = said::color(self.game.to_move(), desk.text);
            desk.tell((desk.text.table.to_play)(by));
        }
        Next::Stay
    }

    /// One side agrees to a ruling; it holds once both do.
    pub(super) fn agree_on_return(&mut self, ruling: Ruling, by: Color, desk: &mut Desk) -> Next {
        if by == Color::Black {
            return Next::Ask(Question::Cycle(ruling, Color::White));
        }
        if self.enter(Event::Cycle { ruling }, None, desk) {
            self.settle(desk);
        }
        Next::Stay
    }
}
