//! Rulings that an article of the rules describes: what each comes to.

use crate::app::arbiter::act::{Act, Course};
use crate::app::arbiter::{Case, figure};
use crate::app::table::{Desk, Next, Table};
use crate::clock::duration::SECOND;
use crate::clock::reading::whole_seconds;
use crate::game::event::Event;
use crate::game::outcome::{Outcome, Win};
use crate::game::said;
use crate::rules::color::{ByColor, Color};
use crate::rules::position::Move;
use crate::rules::ruleset::Penalties;
use crate::text::Text;

impl Table {
    /// The entries of a ruling an article describes, or why there are none; `None` for any other.
    pub(super) fn by_article(&self, case: &Case, desk: &Desk) -> Option<Result<Vec<Event>, String>> {
        let text = desk.text;
        Some(match case.act {
            Act::Halves => self.halves(case, desk),
            Act::Reread => {
                self.read_again(case.figure.as_deref().unwrap_or_default(), text).map(|event| vec![event])
            }
            Act::Twice => Ok(self.twice(case, desk)),
            Act::Moved | Act::Scattered => self.displaced(case, desk),
            Act::BothLate => self.both_late(case, desk),
            Act::AfterBreak => self.after_break(case, desk),
            Act::Extra => Ok(self.ended(case, &case.label(text), Outcome::NoResult, desk)),
            Act::Draw => Ok(self.ended(case, "", Outcome::Draw, desk)),
            Act::NoResult => Ok(self.ended(case, "", Outcome::NoResult, desk)),
            Act::BothLose => Ok(self.ended(case, "", Outcome::BothLose, desk)),
            Act::Replay => Ok(self.ended(case, "", Outcome::Replay, desk)),
            Act::Forfeit => {
                let lost = Outcome::win(!case.side.unwrap_or(Color::Black), Win::Forfeit);
                Ok(self.ended(case, "", lost, desk))
            }
            _ => return None,
        })
    }

    /// What is ruled, the article it rests on, and the arbiter's own words.
    fn cited(&self, case: &Case, words: &str, desk: &Desk) -> Event {
        let article = case.article(self.game.terms().rules.penalties);
        Event::Note {
            why: (desk.text.rulings.cited)([words, article, case.why.as_deref().unwrap_or_default()]),
        }
    }

    /// The game is ended so. What the result is says itself.
    fn ended(&self, case: &Case, words: &str, result: Outcome, desk: &Desk) -> Vec<Event> {
        vec![self.cited(case, words, desk), Event::End { result }]
    }

    /// The time of both up to now is split equally (A §22.9).
    fn halves(&self, case: &Case, desk: &Desk) -> Result<Vec<Event>, String> {
        let text = &desk.text.arbiter;
        let sum = figure::minutes(case.figure.as_deref().unwrap_or_default());
        let sum = sum.ok_or_else(|| text.ask.unread.to_owned())?;
        let equal = ByColor { black: sum / 2, white: sum - sum / 2 };
        let article = case.article(self.game.terms().rules.penalties);
        let why = (desk.text.rulings.cited)([desk.text.rulings.why.halves, article, ""]);
        self.set_to_used(&equal, &why, desk)
    }

    /// The time both sides have used up to now, as the clocks have it.
    pub(super) fn time_of_both(&self) -> String {
        let used = self.game.used();
        whole_seconds(used.black.saturating_add(used.white) / SECOND)
    }

    /// The clock of the side whose turn it is, back where the reading stood at this second of a period.
    pub(super) fn read_again(&self, typed: &str, text: &Text) -> Result<Event, String> {
        let words = &text.rulings;
        let turn = self.game.turn().ok_or_else(|| words.not_read.to_owned())?;
        let now = &self.game.clock().sides[turn.by];
        now.read_at(turn.ran).ok_or_else(|| words.not_read.to_owned())?;
        let second = figure::seconds(typed).ok_or_else(|| text.arbiter.ask.unread.to_owned())?;
        let at = now.last_read(turn.ran, second).ok_or_else(|| words.not_so_read.to_owned())?;
        let after = now.stopped(at);
        let before = self.side_now(turn.by);
        if before == after {
            return Err(text.arbiter.table.same_clock.to_owned());
        }
        let article = Act::Reread.article(self.game.terms().rules.penalties);
        let why = (words.cited)([&(words.why.reread)(&(second / SECOND).to_string()), article, ""]);
        Ok(Event::Clock { side: turn.by, before: before.to_text(), after: after.to_text(), why })
    }

    /// How far the period that runs has been read, in words.
    pub(super) fn read_so_far(&self, desk: &Desk) -> String {
        let turn = self.game.turn();
        let read = turn.and_then(|turn| {
            let (gone, length) = self.game.clock().sides[turn.by].read_at(turn.ran)?;
            let who = said::color(turn.by, desk.text);
            Some((desk.text.rulings.ask.reread)(who, gone / SECOND, length / SECOND))
        });
        read.unwrap_or_else(|| desk.text.rulings.not_read.to_owned())
    }

    /// Whether the last move on this board is the second of two in a row of the side meant: what was played in the other's
    /// turn lies here as a move of the other's.
    pub(super) fn has_second(&self, case: &Case) -> bool {
        let void = self.game.terms().rules.penalties == Penalties::A;
        let last = self.game.voidable().filter(|_| void && self.game.moves().len() > 1);
        last.is_some_and(|last| case.side == Some(!last.by))
    }

    /// The second of two moves is void with a warning (A §17.2), or loses by the short text (B 8.1).
    fn twice(&self, case: &Case, desk: &Desk) -> Vec<Event> {
        let (text, by) = (desk.text, case.side.unwrap_or(Color::Black));
        let penalties = self.game.terms().rules.penalties;
        if penalties == Penalties::B {
            let lost = Event::End { result: Outcome::win(!by, Win::Forfeit) };
            return vec![self.cited(case, case.act.label(text), desk), lost];
        }
        let why = (text.rulings.cited)([case.act.label(text), case.article(penalties), ""]);
        let warning = Event::Warning { to: by, why };
        let annulled = self.game.annulment().filter(|_| case.course == Some(Course::ComesOff));
        annulled.into_iter().chain([warning]).collect()
    }

    /// A stone found moved (A §17.5), a scattered board (A §17.6).
    fn displaced(&self, case: &Case, desk: &Desk) -> Result<Vec<Event>, String> {
        let text = desk.text;
        let mut events = vec![self.cited(case, &case.label(text), desk)];
        let result = match case.course {
            Some(Course::Draw) => Outcome::Draw,
            Some(Course::Replay) => Outcome::Replay,
            Some(Course::BothLose) => Outcome::BothLose,
            Some(Course::OnPurpose) => Outcome::win(!case.side.unwrap_or(Color::Black), Win::Forfeit),
            Some(course) if course.carries() => {
                let (rows, next) = case.board.clone().ok_or_else(|| text.arbiter.ask.unread.to_owned())?;
                if rows == self.game.position().board().rows() {
                    return Err(text.rulings.not_moved.to_owned());
                }
                events.push(Event::Set { rows, next, void: None });
                return Ok(events);
            }
            // The board of the game is how it was played: it lies here.
            _ => return Ok(events),
        };
        events.push(Event::End { result });
        Ok(events)
    }

    /// Both late (A §22.3): each by the rule for one, and where that loses for both, both lose.
    fn both_late(&self, case: &Case, desk: &Desk) -> Result<Vec<Event>, String> {
        let text = desk.text;
        let typed = |figure: &Option<String>| figure::minutes(figure.as_deref().unwrap_or_default());
        let (Some(black), Some(white)) = (typed(&case.figure), typed(&case.second)) else {
            return Err(text.arbiter.ask.unread.to_owned());
        };
        let mut events = self.late_entries(&ByColor { black, white }, case.limit.unwrap_or(0), desk);
        if let Some(Event::End { result: Outcome::BothLose }) = events.last() {
            let [black, white] = [black, white].map(|ms| whole_seconds(ms / SECOND));
            let why = (text.rulings.why.both_late)([&black, &white]);
            let why = (text.rulings.cited)([&why, case.article(self.game.terms().rules.penalties), ""]);
            events = vec![Event::Note { why }, Event::End { result: Outcome::BothLose }];
        }
        Ok(events)
    }

    /// Late after a break (A §22.1): the clock is started, whoever is there, and nobody is asked to be ready.
    fn after_break(&self, case: &Case, desk: &Desk) -> Result<Vec<Event>, String> {
        let text = desk.text;
        let sealed = self.game.sealed().is_some();
        if !sealed && self.game.paused().is_none() {
            return Err(text.rulings.no_break.to_owned());
        }
        let who = said::color(case.side.unwrap_or(Color::Black), text);
        let mut events = vec![self.cited(case, &(text.rulings.why.after_break)(who), desk)];
        match self.game.why_not_unseal() {
            Ok(Move::Play(p)) => events.push(Event::Open { p: Some(p) }),
            Ok(Move::Pass) => events.push(Event::Open { p: None }),
            Err(_) if sealed => return Err(text.sealed.unplayable.to_owned()),
            Err(_) => events.push(Event::Resume),
        }
        Ok(events)
    }

    /// Tells that the clock runs, and what was in the envelope, where one was opened.
    pub(super) fn run_after_break(&mut self, why: &str, desk: &mut Desk) -> Next {
        let mut told = why.to_owned();
        if let Some(Event::Open { p }) = self.game.entries().last().map(|entry| &entry.event) {
            self.cursor = p.unwrap_or(self.cursor);
            let by = said::color(!self.game.to_move(), desk.text);
            let opened = (desk.text.sealed.opened)(by, &self.last_move_label(desk));
            told = [told.as_str(), desk.text.word.comma, &opened].concat();
        }
        desk.rule(told);
        self.begin_marking(desk);
        Next::Stay
    }
}
