//! What the answers to the questions of the table lead to.

use super::{Desk, Next, Table};
use crate::app::question::Question;
use crate::rules::color::Color;

impl Table {
    /// Does what a question was answered with.
    pub(super) fn answered(&mut self, question: Question, yes: bool, desk: &mut Desk) -> Next {
        if let Question::Timeout(by) = question {
            if yes {
                self.pass_at_deadline(by, desk);
            } else {
                self.flag(desk);
            }
            return Next::Stay;
        }
        match question {
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
            _ if yes => return self.granted(question, desk),
            _ => {}
        }
        Next::Stay
    }

    /// Does what a question was answered with yes.
    fn granted(&mut self, question: Question, desk: &mut Desk) -> Next {
        match question {
            Question::Leave => return self.leave(desk),
            Question::Anew => return self.again(desk),
            Question::Cycle(ruling, by) => return self.agree_on_return(ruling, by, desk),
            Question::Swap(Color::Black) => return Next::Ask(Question::Swap(Color::White)),
            Question::Swap(Color::White) => self.swap(desk),
            Question::Ready(Color::Black) => return Next::Ask(Question::Ready(Color::White)),
            Question::Seal(by) if self.game.terms().refereed && by == self.game.to_move() => {
                return Next::Ask(Question::Seal(!by));
            }
            Question::Seal(_) => self.begin_sealing(desk),
            Question::MoveAnew(asked) => return self.move_anew(asked, desk),
            Question::Ready(Color::White) if self.game.sealed().is_some() => return self.unseal(desk),
            Question::Ready(Color::White) => {
                self.go_on(desk);
            }
            _ => self.sure(question, desk),
        }
        Next::Stay
    }
}
