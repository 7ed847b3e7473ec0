//! The arbiter at the table. The clock runs while the menu is open; whoever has a matter to rule on stops it by taking
//! that up, and what is entered stands in the log.

use crate::app::action::Command;
use crate::app::arbiter::editor::Editor;
use crate::app::arbiter::{Act, Arbiter, Case, Need, Step, figure};
use crate::app::form::Line;
use crate::app::table::play::moved;
use crate::app::table::{Desk, Next, Question, Table};
use crate::clock::Ms;
use crate::clock::late::{LIMIT_AWAY, LIMIT_TOGETHER};
use crate::game::event::{Event, PauseWhy};
use crate::game::{Game, Stage, ledger, said};
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
        let acts: &[Act] = if self.game.fallen().is_some() { &Act::AFTER_TIME } else { &Act::ALL };
        self.arbiter = Some(Arbiter::new(acts));
    }

    /// Leaves the menu. Clocks that stand go on when both players are ready.
    fn dismiss_arbiter(&mut self, desk: &mut Desk) {
        self.arbiter = None;
        desk.notice = None;
        if self.game.running().is_some() {
            self.tell_laid(desk);
        }
    }

    pub(in crate::app::table) fn arbiter_command(&mut self, command: Command, desk: &mut Desk) -> Next {
        let size = self.game.terms().size;
        let Some(arbiter) = &mut self.arbiter else { return Next::Stay };
        match &mut arbiter.step {
            Step::Acts | Step::Choice(_) => {
                let last = arbiter.lines(desk.text).len().saturating_sub(1);
                match command {
                    Command::Up => arbiter.lit = arbiter.lit.checked_sub(1).unwrap_or(last),
                    Command::Down => arbiter.lit = if arbiter.lit >= last { 0 } else { arbiter.lit + 1 },
                    Command::First | Command::PageUp => arbiter.lit = 0,
                    Command::Last | Command::PageDown => arbiter.lit = last,
                    Command::Enter | Command::Space => {
                        let lit = arbiter.lit;
                        return self.choose(lit, desk);
                    }
                    Command::Digit(n) => {
                        let row = usize::from(n).checked_sub(1).filter(|&row| row <= last);
                        return row.map_or(Next::Stay, |row| self.choose(row, desk));
                    }
                    Command::Menu | Command::Back | Command::No => self.back(desk),
                    _ => {}
                }
            }
            Step::Line(need, line) => match command {
                Command::Enter => {
                    let (need, typed) = (*need, line.text().trim().to_owned());
                    return self.typed(need, typed, desk);
                }
                Command::Menu | Command::Back => self.back(desk),
                command => {
                    if line.edit(command) {
                        desk.notice = None;
                    }
                }
            },
            Step::Board(editor) => match command {
                _ if moved(&mut self.cursor, command, size) => {}
                Command::Enter | Command::Space => editor.change(self.cursor),
                Command::Next => editor.next = !editor.next,
                Command::Yes => {
                    let board = (editor.rows(), editor.next);
                    return self.known(|case| case.board = Some(board), desk);
                }
                Command::Menu | Command::Back | Command::No => self.back(desk),
                _ => {}
            },
        }
        Next::Stay
    }

    /// From a question back to the list, from the list back to the game.
    fn back(&mut self, desk: &mut Desk) {
        match &mut self.arbiter {
            Some(arbiter) if arbiter.case.is_some() => {
                arbiter.restart();
                desk.notice = None;
            }
            _ => self.dismiss_arbiter(desk),
        }
    }

    /// Takes a line of the list or of a choice.
    pub(in crate::app::table) fn choose(&mut self, row: usize, desk: &mut Desk) -> Next {
        let Some(arbiter) = &mut self.arbiter else { return Next::Stay };
        match arbiter.step {
            Step::Acts => {
                let Some(&act) = row.checked_sub(1).and_then(|row| arbiter.acts.get(row)) else {
                    self.dismiss_arbiter(desk);
                    return Next::Stay;
                };
                desk.notice = None;
                if act == Act::Stop {
                    self.arbiter = None;
                    self.stop(PauseWhy::Referee, desk);
                    return Next::Stay;
                }
                arbiter.case = Some(Case { side: self.game.fallen(), ..Case::new(act) });
                // Whoever rules has stopped the clocks for it.
                self.stop(PauseWhy::Referee, desk);
                self.go_on_asking(desk)
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
            Step::Line(..) | Step::Board(_) => Next::Stay,
        }
    }

    /// Takes what was typed; what cannot be read is asked again.
    fn typed(&mut self, need: Need, typed: String, desk: &mut Desk) -> Next {
        if need == Need::Why {
            return self.known(|case| case.why = Some(typed), desk);
        }
        let case = self.arbiter.as_ref().and_then(|arbiter| arbiter.case.as_ref());
        let read = |reads: bool| if reads { Ok(()) } else { Err(desk.text.arbiter.ask.unread.to_owned()) };
        let refused = case.map(|case| match (case.act, case.side) {
            (Act::Fine, _) => read(figure::amount(&typed, self.game.terms().rules.said_in).is_some()),
            (Act::Clock, Some(side)) => self.typed_clock(side, &typed, desk.text).map(drop),
            _ => read(figure::minutes(&typed).is_some()),
        });
        if let Some(Err(why)) = refused {
            desk.warn(why);
            return Next::Stay;
        }
        if need == Need::Limit {
            return self.known(|case| case.limit = figure::minutes(&typed), desk);
        }
        self.known(|case| case.figure = Some(typed), desk)
    }

    fn known(&mut self, learn: impl FnOnce(&mut Case), desk: &mut Desk) -> Next {
        if let Some(case) = self.arbiter.as_mut().and_then(|arbiter| arbiter.case.as_mut()) {
            learn(case);
        }
        desk.notice = None;
        self.go_on_asking(desk)
    }

    /// Asks what is not known yet; a case that is complete is entered, a final one after one more question.
    fn go_on_asking(&mut self, desk: &mut Desk) -> Next {
        let Some(case) = self.arbiter.as_ref().and_then(|arbiter| arbiter.case.clone()) else {
            return Next::Stay;
        };
        let step = match case.wants() {
            None => return self.weigh(&case, desk),
            Some(need @ (Need::Side | Need::Limit)) => Step::Choice(need),
            Some(Need::Board) => Step::Board(Editor::new(self.game.position().board(), self.game.to_move())),
            Some(Need::Why) => Step::Line(Need::Why, Line::new("", REASON)),
            Some(Need::Figure) => {
                let shown = match (case.act, case.side) {
                    (Act::Clock, Some(side)) => self.proposed_clock(side),
                    _ => String::new(),
                };
                let mut line = Line::new(&shown, FIGURE);
                line.light();
                Step::Line(Need::Figure, line)
            }
        };
        if matches!(step, Step::Board(_)) {
            // The keys of the board are told there.
            desk.notice = None;
        }
        if let Some(arbiter) = &mut self.arbiter {
            arbiter.step = step;
            arbiter.lit = 0;
        }
        Next::Stay
    }

    /// Tries a complete case out. What is refused is told; what is final is asked once more.
    fn weigh(&mut self, case: &Case, desk: &mut Desk) -> Next {
        let tried = self.entries_of(case, desk).and_then(|events| self.tried(&events, desk));
        match tried {
            Err(why) => {
                if let Some(arbiter) = &mut self.arbiter {
                    arbiter.restart();
                }
                desk.warn(why);
                Next::Stay
            }
            Ok(game) if is_final(&game, case.act) => Next::Ask(Question::Ruling),
            Ok(_) => self.rule(desk),
        }
    }

    /// The ruling about to be entered, in words.
    pub fn ruling_words(&self, desk: &Desk) -> Option<String> {
        let case = self.arbiter.as_ref()?.case.as_ref()?;
        let events = self.entries_of(case, desk).ok()?;
        match self.tried(&events, desk).ok()?.stage() {
            Stage::Settled(outcome) | Stage::Over(outcome) => {
                Some(said::result(*outcome, self.game.terms(), desk.text).into())
            }
            _ => Some(case.act.label(desk.text).to_owned()),
        }
    }

    /// The answer to the last question before a final ruling.
    pub(in crate::app::table) fn answer_ruling(&mut self, yes: bool, desk: &mut Desk) -> Next {
        if yes {
            return self.rule(desk);
        }
        if let Some(arbiter) = &mut self.arbiter {
            arbiter.restart();
        }
        Next::Stay
    }

    /// Enters the case and tells of it. The clocks stay stopped until both players are ready.
    fn rule(&mut self, desk: &mut Desk) -> Next {
        let Some(case) = self.arbiter.take().and_then(|arbiter| arbiter.case) else { return Next::Stay };
        let Ok(events) = self.entries_of(&case, desk) else { return Next::Stay };
        let mut told = Vec::new();
        let mut reason = None;
        told.extend(clocks_set(&events, desk));
        for event in events {
            let words = match &event {
                Event::Clock { .. } => None,
                Event::Note { why } => {
                    reason = Some(why.clone());
                    None
                }
                Event::End { result } => Some(said::result(*result, self.game.terms(), desk.text).into()),
                event => ledger::words(&self.game, event, desk.text),
            };
            let end = if let Event::End { result } = event { Some(result) } else { None };
            if !self.enter(event.clone(), None, desk) {
                return Next::Stay;
            }
            told.extend(self.late_words(&event, desk).or(words));
            if let Some(result) = end {
                self.conclude(result, desk);
            }
        }
        if case.act == Act::Recount {
            // Both look on as it is counted, and then have to agree again.
            let next = self.begin_count(desk);
            desk.tell(desk.text.arbiter.table.recount);
            return next;
        }
        let told = told.join(desk.text.word.comma);
        desk.rule(reason.map_or_else(|| told.clone(), |why| (desk.text.arbiter.log.because)(&told, &why)));
        self.settle(desk);
        Next::Stay
    }
}

/// What the clocks stand at that are set, then what they stood at, then why: the end may be cut.
fn clocks_set(events: &[Event], desk: &Desk) -> Option<String> {
    let text = desk.text;
    let (mut now, mut were, mut reason) = (Vec::new(), Vec::new(), "");
    for color in Color::ALL {
        for event in events {
            let Event::Clock { side, before, after, why } = event else { continue };
            if *side != color {
                continue;
            }
            let [mut before, mut after] = [before, after].map(|clock| ledger::face_of(clock));
            // What follows the time is told where it changes.
            if let (Some((from, n)), Some((to, m))) = (before.split_once(" ("), after.split_once(" ("))
                && n == m
            {
                [before, after] = [from.to_owned(), to.to_owned()];
            }
            now.push(format!("{} {after}", said::color(*side, text)));
            were.push(before);
            reason = why;
        }
    }
    let comma = text.word.comma;
    (!now.is_empty()).then(|| (text.arbiter.table.clocks)([&now.join(comma), &were.join(comma), reason]))
}

/// Whether a ruling ends the game or changes what was played, so that it is asked once more.
const fn is_final(game: &Game, act: Act) -> bool {
    matches!(game.stage(), Stage::Settled(_) | Stage::Over(_)) || matches!(act, Act::Swap)
}
