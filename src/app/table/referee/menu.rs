//! The arbiter at the table. The clock runs while the menu is open; whoever has a matter to rule on stops it by taking
//! that up, and what is entered stands in the log.

use crate::app::arbiter::act::{Act, Course, Subject};
use crate::app::arbiter::editor::Editor;
use crate::app::arbiter::{Arbiter, Case, Need, Step, figure};
use crate::app::line::Line;
use crate::app::table::doing::Doing;
use crate::app::table::{Desk, Next, Table};
use crate::clock::Ms;
use crate::clock::late::{LIMIT_AWAY, LIMIT_TOGETHER};
use crate::game::event::PauseWhy;
use crate::rules::color::Color;

/// Characters of a reason, and of a figure.
const REASON: usize = 60;
const FIGURE: usize = 24;

impl Table {
    /// Calls the arbiter, which stops no clock by itself. Once time has ended the game, a clock is all that is left to set.
    pub(in crate::app::table) fn call_arbiter(&mut self, desk: &mut Desk) {
        if let Some(why) = &self.read_only {
            desk.warn(why.clone());
            return;
        }
        desk.notice = None;
        let penalties = self.game.terms().rules.penalties;
        self.doing = Doing::Referee(Arbiter::new(self.game.fallen().is_some(), penalties));
    }

    /// Leaves the menu. Clocks that stand go on when both players are ready.
    fn dismiss_arbiter(&mut self, desk: &mut Desk) {
        self.doing = Doing::Game;
        desk.notice = None;
        if self.game.running().is_some() {
            self.tell_laid(desk);
        }
    }

    /// Lights another line of the list.
    pub(super) fn light(&mut self, to: fn(usize, usize) -> usize, desk: &mut Desk) {
        if let Doing::Referee(arbiter) = &mut self.doing {
            arbiter.lit = to(arbiter.lit, arbiter.lines(desk.text).len().saturating_sub(1));
        }
    }

    pub(super) fn choose_lit(&mut self, desk: &mut Desk) -> Next {
        let lit = self.doing.arbiter().map_or(0, |arbiter| arbiter.lit);
        self.choose(lit, desk)
    }

    /// The same for a digit, where there is such a line.
    pub(super) fn choose_number(&mut self, number: usize, desk: &mut Desk) -> Next {
        let lines = self.doing.arbiter().map_or(0, |arbiter| arbiter.lines(desk.text).len());
        match number.checked_sub(1).filter(|&row| row < lines) {
            Some(row) => self.choose(row, desk),
            None => Next::Stay,
        }
    }

    /// Takes the line as it is typed.
    pub(super) fn take_line(&mut self, desk: &mut Desk) -> Next {
        let Some(Step::Line(need, line)) = self.doing.arbiter().map(|arbiter| &arbiter.step) else {
            return Next::Stay;
        };
        let (need, typed) = (*need, line.text().trim().to_owned());
        self.typed(need, typed, desk)
    }

    /// Changes the point at the cursor.
    pub(in crate::app::table) fn change_here(&mut self) {
        let cursor = self.cursor;
        if let Some(editor) = self.doing.arbiter_mut().and_then(Arbiter::editor) {
            editor.change(cursor);
        }
    }

    /// Takes the board as it is set. A stone in the hand is laid down first.
    pub(super) fn enter_board(&mut self, desk: &mut Desk) -> Next {
        let Some(editor) = self.doing.arbiter_mut().and_then(Arbiter::editor) else { return Next::Stay };
        if editor.held.is_some() {
            desk.warn(desk.text.rulings.ask.held);
            return Next::Stay;
        }
        let board = (editor.rows(), editor.next);
        self.known(|case| case.board = Some(board), desk)
    }

    /// From a question back to the list, from the list to the subjects, from these to the game.
    pub(super) fn step_back(&mut self, desk: &mut Desk) {
        match &mut self.doing {
            Doing::Referee(arbiter)
                if arbiter.case.is_some() || matches!(arbiter.step, Step::Acts(_)) && !arbiter.after_time =>
            {
                arbiter.restart();
                desk.notice = None;
            }
            _ => self.dismiss_arbiter(desk),
        }
    }

    /// Takes a line of the list or of a choice.
    pub(in crate::app::table) fn choose(&mut self, row: usize, desk: &mut Desk) -> Next {
        let Doing::Referee(arbiter) = &mut self.doing else { return Next::Stay };
        match arbiter.step {
            Step::Subjects => {
                let Some(&subject) = row.checked_sub(1).and_then(|row| Subject::ALL.get(row)) else {
                    self.dismiss_arbiter(desk);
                    return Next::Stay;
                };
                desk.notice = None;
                (arbiter.step, arbiter.lit) = (Step::Acts(subject), 0);
                Next::Stay
            }
            Step::Acts(subject) => {
                let Some(&act) = row.checked_sub(1).and_then(|row| subject.acts().get(row)) else {
                    self.step_back(desk);
                    return Next::Stay;
                };
                desk.notice = None;
                if act == Act::Stop {
                    self.doing = Doing::Game;
                    self.stop(PauseWhy::Referee, desk);
                    return Next::Stay;
                }
                if act == Act::AfterBreak && self.game.running().is_some() {
                    desk.warn(desk.text.rulings.no_break);
                    return Next::Stay;
                }
                arbiter.case = Some(Case { side: self.game.fallen(), ..Case::new(act) });
                // Whoever rules has stopped the clocks for it.
                self.stop(PauseWhy::Referee, desk);
                self.go_on_asking(desk)
            }
            Step::Choice(Need::Course) => {
                let courses = arbiter.case.as_ref().map_or(&[][..], |case| case.act.courses());
                let Some(&course) = courses.get(row) else { return Next::Stay };
                self.known(|case| case.course = Some(course), desk)
            }
            Step::Choice(Need::Limit) => match row {
                0 => self.known(|case| case.limit = Some(LIMIT_AWAY), desk),
                1 => self.known(|case| case.limit = Some(LIMIT_TOGETHER), desk),
                _ => {
                    desk.notice = None;
                    arbiter.step = Step::Line(Need::Limit, Line::new("", FIGURE));
                    Next::Stay
                }
            },
            Step::Choice(_) => {
                let side = if row == 0 { Color::Black } else { Color::White };
                // Where absence is read out nothing is allowed or not.
                let no_limit = self.reads_out(side).then_some(Ms::MAX);
                self.known(|case| (case.side, case.limit) = (Some(side), no_limit), desk)
            }
            Step::Line(..) | Step::Board(_) | Step::Sure(_) => Next::Stay,
        }
    }

    /// Takes what was typed; what cannot be read is asked again.
    fn typed(&mut self, need: Need, typed: String, desk: &mut Desk) -> Next {
        if need == Need::Why {
            return self.known(|case| case.why = Some(typed), desk);
        }
        let case = self.doing.arbiter().and_then(|arbiter| arbiter.case.as_ref());
        let read = |reads: bool| if reads { Ok(()) } else { Err(desk.text.arbiter.ask.unread.to_owned()) };
        let refused = case.map(|case| match (case.act, case.side) {
            (Act::Fine, _) => read(figure::amount(&typed, self.game.terms().rules.said_in).is_some()),
            (Act::Clock, Some(side)) => self.typed_clock(side, &typed, desk.text).map(drop),
            (Act::Reread, _) => self.read_again(&typed, desk.text).map(drop),
            _ => read(figure::minutes(&typed).is_some()),
        });
        if let Some(Err(why)) = refused {
            desk.warn(why);
            return Next::Stay;
        }
        match need {
            Need::Limit => self.known(|case| case.limit = figure::minutes(&typed), desk),
            Need::Second => self.known(|case| case.second = Some(typed), desk),
            _ => self.known(|case| case.figure = Some(typed), desk),
        }
    }

    pub(super) fn known(&mut self, learn: impl FnOnce(&mut Case), desk: &mut Desk) -> Next {
        if let Some(case) = self.doing.arbiter_mut().and_then(|arbiter| arbiter.case.as_mut()) {
            learn(case);
        }
        desk.notice = None;
        self.go_on_asking(desk)
    }

    /// Asks what is not known yet; a case that is complete is entered, a final one after one more question.
    fn go_on_asking(&mut self, desk: &mut Desk) -> Next {
        let Some(case) = self.doing.arbiter().and_then(|arbiter| arbiter.case.clone()) else {
            return Next::Stay;
        };
        let carries = case.course.is_some_and(Course::carries);
        let step = match case.wants() {
            None => return self.weigh(&case, desk),
            // Where both are read out nothing is allowed or not (A §22.4).
            Some(Need::Limit)
                if case.act == Act::BothLate && Color::ALL.into_iter().all(|by| self.reads_out(by)) =>
            {
                return self.known(|case| case.limit = Some(Ms::MAX), desk);
            }
            // Where only one ruling is left, there is nothing to choose.
            Some(Need::Course) if case.act == Act::Twice && !self.has_second(&case) => {
                return self.known(|case| case.course = Some(Course::NotHere), desk);
            }
            Some(need @ (Need::Side | Need::Course | Need::Limit)) => Step::Choice(need),
            Some(Need::Board) => {
                Step::Board(Editor::new(self.game.position().board(), self.game.to_move(), carries))
            }
            Some(Need::Why) => Step::Line(Need::Why, Line::new("", REASON)),
            Some(need @ (Need::Figure | Need::Second)) => {
                let shown = match (case.act, case.side) {
                    (Act::Clock, Some(side)) => self.proposed_clock(side),
                    (Act::Halves, _) => self.time_of_both(),
                    _ => String::new(),
                };
                let mut line = Line::new(&shown, FIGURE);
                line.light();
                Step::Line(need, line)
            }
        };
        if matches!(step, Step::Board(_)) {
            // The keys of the board are told there.
            desk.notice = None;
        }
        if let Doing::Referee(arbiter) = &mut self.doing {
            arbiter.step = step;
            arbiter.lit = 0;
        }
        Next::Stay
    }
}
