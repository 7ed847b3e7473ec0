//! What the answers to the questions of the table lead to.

use super::{Desk, Next, Table};
use crate::app::question::Question;
use crate::game::event::Event;
use crate::game::said;
use crate::rules::color::Color;

impl Table {
    /// Does what a question was answered with.
    pub(super) fn answered(&mut self, question: Question, yes: bool, desk: &mut Desk) -> Next {
        match question {
            Question::Timeout(by) if yes => self.pass_at_deadline(by, desk),
            Question::Timeout(_) => self.flag(desk),
            Question::IsOver(by) => self.say_over(by, yes, desk),
            Question::Slip(by) => self.rule_slip(by, yes, desk),
            Question::Ruling => return self.answer_ruling(yes, desk),
            Question::SealIt(_) => return self.seal_pointed(yes, desk),
            Question::Times(by) => return self.confirm_times(by, yes, desk),
            Question::Charge(by, lasted) => return self.charge((by, lasted), yes, desk),
            Question::Stop(by) => return self.answer_stop(by, yes, desk),
            Question::Seal(by) if !yes && by != self.game.to_move() => {
                desk.tell(desk.text.arbiter.table.no_stop);
            }
            // What else is asked is left alone by no.
            _ if !yes => {}
            Question::Leave => return self.leave(desk),
            Question::Anew => return self.again(desk),
            Question::Cycle(ruling, by) => return self.agree_on_return(ruling, by, desk),
            Question::Swap(Color::Black) => return Next::Ask(Question::Swap(Color::White)),
            Question::Swap(Color::White) => self.swap(desk),
            Question::Seal(by) if self.game.terms().refereed && by == self.game.to_move() => {
                return Next::Ask(Question::Seal(!by));
            }
            Question::Seal(_) => self.begin_sealing(desk),
            Question::MoveAnew(asked) => return self.move_anew(asked, desk),
            Question::Ready(Color::Black) => return Next::Ask(Question::Ready(Color::White)),
            Question::Ready(Color::White) if self.game.sealed().is_some() => return self.unseal(desk),
            Question::Ready(Color::White) => self.go_on(desk),
            Question::Pass(_) if self.game.terms().two_step => self.say_pass(desk),
            Question::Pass(by) => self.pass(by, desk),
            Question::Over(by) => {
                if self.enter(Event::Propose { by }, None, desk) {
                    desk.notice = None;
                    self.begin_marking(desk);
                }
            }
            Question::Concede(by) => self.concede(by, desk),
            Question::Resign(by) => {
                if self.enter(Event::Resign { by }, None, desk) {
                    self.settle(desk);
                }
            }
            Question::Dispute(by, p) => self.play_on(Event::Dispute { by, p }, by, desk),
            Question::GoOn(by) => self.play_on(Event::GoOn { by }, by, desk),
            // Asked elsewhere.
            Question::Finish | Question::Replace(_) | Question::Trash => {}
        }
        Next::Stay
    }

    /// Goes back from the marking to play.
    fn play_on(&mut self, event: Event, by: Color, desk: &mut Desk) {
        if self.enter(event, None, desk) {
            desk.tell((desk.text.table.to_play)(said::color(by, desk.text)));
        }
    }
}
