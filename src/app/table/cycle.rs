//! Positions that come back: the board a refused play would repeat, and the question when one has come back.

use super::keys::{Keys, leave, resign};
use super::{Desk, Doing, Next, Question, Table};
use crate::app::shared::{help, menu, suspend};
use crate::game::event::{Event, PauseWhy, Ruling};
use crate::game::refusal::Refusal;
use crate::game::{Stage, said};
use crate::rules::color::Color;
use crate::rules::point::Point;
use crate::rules::position::{Earlier, Illegal};
use crate::text::Text;

/// While the board that a refused play would repeat is shown.
pub(super) const SHOWN: &[Keys] = &[
    suspend(),
    Keys::each("any", |table, _, _| {
        table.doing = Doing::Game;
        Next::Stay
    })
    .commits(),
];

/// While it is asked what a return leads to.
pub(super) const RETURNED: &[Keys] = &[
    Keys::to("n", |text| text.cycle.no_result, |table, desk| table.rule_return(Ruling::NoResult, desk))
        .when(|table, _| table.game.rulings().contains(&Ruling::NoResult))
        .commits()
        .in_menu(1),
    Keys::to("d", |text| text.cycle.draw, |table, desk| table.rule_return(Ruling::Draw, desk))
        .when(|table, _| table.game.rulings().contains(&Ruling::Draw))
        .commits()
        .in_menu(2),
    Keys::to("r", |text| text.cycle.replay, |table, desk| table.rule_return(Ruling::Replay, desk))
        .when(|table, _| table.game.rulings().contains(&Ruling::Replay))
        .commits()
        .in_menu(3),
    Keys::to("enter", |text| text.cycle.play_on, |table, desk| table.rule_return(Ruling::PlayOn, desk))
        .when(|table, _| table.game.rulings().contains(&Ruling::PlayOn))
        .commits()
        .in_menu(4),
    resign().in_menu(5),
    help().in_menu(6),
    menu(),
    leave().in_menu(7),
    suspend(),
];

/// What a ruling on a return is called.
pub const fn label(ruling: Ruling, text: &Text) -> &'static str {
    match ruling {
        Ruling::NoResult => text.cycle.no_result,
        Ruling::Draw => text.cycle.draw,
        Ruling::Replay => text.cycle.replay,
        Ruling::PlayOn => text.cycle.play_on,
    }
}

/// A play that was refused because it repeats a board.
#[derive(Debug)]
pub(super) struct Repeated {
    earlier: Earlier,
    /// What was said of it; while that can be read, the board can be shown.
    notice: String,
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
            self.repeated = Some(Repeated { earlier, notice: words.clone() });
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
        let looks = matches!(self.doing, Doing::LookingBack) && *self.game.stage() == Stage::Playing;
        self.repeated.as_ref().filter(|_| looks).map(|repeated| &repeated.earlier)
    }

    /// While it is asked what a return leads to, the clocks stand.
    pub(super) fn stand_for_return(&mut self, desk: &mut Desk) {
        if self.game.returned().is_some() {
            self.pause(PauseWhy::Key, desk);
        }
    }

    /// Asks whether both agree to a ruling. To play on takes no agreement.
    fn rule_return(&mut self, ruling: Ruling, desk: &mut Desk) -> Next {
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
