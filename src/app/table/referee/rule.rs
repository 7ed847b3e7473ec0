//! A ruling entered: tried out, shown whole where it is final, and told.

use crate::app::arbiter::act::Act;
use crate::app::arbiter::{Arbiter, Case, Step};
use crate::app::table::doing::Doing;
use crate::app::table::{Desk, Next, Question, Table};
use crate::game::event::Event;
use crate::game::{Game, Stage, ledger, said};
use crate::rules::color::Color;
use crate::rules::point::Point;
use crate::text::Text;

impl Table {
    /// Tries a complete case out. What is refused is told; what is final is asked once more.
    pub(super) fn weigh(&mut self, case: &Case, desk: &mut Desk) -> Next {
        let events = self.entries_of(case, desk);
        let tried = events.and_then(|events| Ok((self.tried(&events, desk)?, events)));
        match tried {
            Err(why) => {
                if let Doing::Referee(arbiter) = &mut self.doing {
                    arbiter.restart();
                }
                desk.warn(why);
                Next::Stay
            }
            Ok((after, events)) if self.is_final(&after, case.act) => {
                let lines = self.whole(&events, desk);
                if let Doing::Referee(arbiter) = &mut self.doing {
                    arbiter.step = Step::Sure(lines);
                }
                Next::Ask(Question::Ruling)
            }
            Ok(_) => self.rule(desk),
        }
    }

    /// The ruling about to be entered, in words.
    pub fn ruling_words(&self, desk: &Desk) -> Option<String> {
        let case = self.doing.arbiter()?.case.as_ref()?;
        let events = self.entries_of(case, desk).ok()?;
        match self.tried(&events, desk).ok()?.stage() {
            Stage::Settled(outcome) | Stage::Over(outcome) => {
                Some(said::result(*outcome, self.game.terms(), desk.text).into())
            }
            _ => Some(case.act.label(desk.text).to_owned()),
        }
    }

    /// Everything a ruling does, in the words the log will have for it.
    fn whole(&self, events: &[Event], desk: &Desk) -> Vec<String> {
        let (text, mut game, mut lines) = (desk.text, self.game.clone(), Vec::new());
        for event in events {
            let before = game.clone();
            let entry = game.entry(0, desk.now.utc, event.clone());
            if game.play(entry).is_err() {
                break;
            }
            match event {
                Event::Note { why } => lines.push(why.clone()),
                Event::End { result } => {
                    lines.push(said::result(*result, before.terms(), text).into());
                }
                event => lines.extend(ledger::words(&before, event, text)),
            }
            lines.extend(changed(&before, &game, text));
        }
        if let Stage::Settled(result) = *game.stage() {
            lines.push(said::result(result, game.terms(), text).into());
        }
        lines
    }

    /// Whether a ruling ends the game, moves a stone or changes what was played, so that it is asked once more.
    fn is_final(&self, after: &Game, act: Act) -> bool {
        let ends = matches!(after.stage(), Stage::Settled(_) | Stage::Over(_));
        ends || act == Act::Swap || after.position().board() != self.game.position().board()
    }

    /// The answer to the last question before a final ruling.
    pub(in crate::app::table) fn answer_ruling(&mut self, yes: bool, desk: &mut Desk) -> Next {
        if yes {
            return self.rule(desk);
        }
        if let Doing::Referee(arbiter) = &mut self.doing {
            arbiter.restart();
        }
        Next::Stay
    }

    /// Enters the case and tells of it. The clocks stay stopped until both players are ready.
    fn rule(&mut self, desk: &mut Desk) -> Next {
        let Doing::Referee(Arbiter { case: Some(case), .. }) = std::mem::take(&mut self.doing) else {
            return Next::Stay;
        };
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
        if case.act == Act::AfterBreak {
            return self.run_after_break(reason.as_deref().unwrap_or_default(), desk);
        }
        if case.act == Act::Recount {
            // Both look on as it is counted, and then have to agree again.
            self.begin_count(desk);
            desk.tell(desk.text.arbiter.table.recount);
            return Next::Stay;
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

/// The stones that come off and those that are laid, in words; nothing where none are.
fn changed(before: &Game, after: &Game, text: &Text) -> Option<String> {
    let (size, words) = (before.terms().size, &text.rulings);
    let (old, new) = (before.position().board(), after.position().board());
    let says = |p: Point| match new.at(p) {
        stone if stone == old.at(p) => None,
        None => Some((words.comes_off)(&size.label(p))),
        Some(color) => Some((words.is_laid)(said::color(color, text), &size.label(p))),
    };
    let all: Vec<String> = size.iter().filter_map(says).collect();
    (!all.is_empty()).then(|| all.join(text.word.comma))
}
