//! What a case of the arbiter's comes to: the entries it leads to, tried on a copy of the game first.

use crate::app::arbiter::act::Act;
use crate::app::arbiter::{Case, figure};
use crate::app::table::{Desk, Table};
use crate::clock::Ms;
use crate::clock::duration::SECOND;
use crate::clock::fault::proportional;
use crate::clock::side::Side;
use crate::game::event::Event;
use crate::game::{Game, said};
use crate::rules::color::{ByColor, Color};
use crate::text::Text;

impl Table {
    /// The game after some entries, or why they are refused.
    pub(super) fn tried(&self, events: &[Event], desk: &Desk) -> Result<Game, String> {
        let mut game = self.game.clone();
        for event in events {
            let entry = game.entry(0, desk.now.utc, event.clone());
            game.play(entry)
                .map_err(|refusal| said::refusal(refusal, None, self.game.terms().size, desk.text))?;
        }
        Ok(game)
    }

    /// The entries a case leads to, or why there are none.
    pub(super) fn entries_of(&self, case: &Case, desk: &Desk) -> Result<Vec<Event>, String> {
        let text = &desk.text.arbiter;
        let side = case.side.unwrap_or(Color::Black);
        let why = case.why.clone().unwrap_or_default();
        let typed = case.figure.as_deref().unwrap_or_default();
        let unread = || text.ask.unread.to_owned();
        let mut events = Vec::new();
        if let Some(events) = self.by_article(case, desk) {
            return events;
        }
        if !why.is_empty() && !matches!(case.act, Act::Warning | Act::Clock) {
            events.push(Event::Note { why: why.clone() });
        }
        match case.act {
            Act::Warning => events.push(Event::Warning { to: side, why }),
            Act::Fine => {
                let quarters = figure::amount(typed, self.game.terms().rules.said_in).ok_or_else(unread)?;
                events.push(Event::Fine { to: side, quarters });
            }
            Act::Clock => {
                let set = self.typed_clock(side, typed, desk.text)?;
                events.extend(self.set_clocks(&[(side, set)], &why));
            }
            Act::Fault => {
                let elapsed = figure::minutes(typed).ok_or_else(unread)?;
                events.extend(self.put_clocks_right(elapsed, desk)?);
            }
            Act::Late => {
                let (late, limit) = (figure::minutes(typed).ok_or_else(unread)?, case.limit.unwrap_or(0));
                let mut both = ByColor::default();
                both[side] = late;
                events.extend(self.late_entries(&both, limit, desk));
            }
            Act::Seat => events.push(Event::Seat { by: side }),
            Act::Swap => events.push(Event::Swap),
            Act::Position => {
                let (rows, next) = case.board.clone().ok_or_else(unread)?;
                events.push(Event::Set { rows, next, void: None });
            }
            Act::Recount => {
                let marking = self.marking().ok_or_else(|| text.table.no_count.to_owned())?;
                events.push(Event::Note { why: text.act.recount.to_owned() });
                events.push(marking.event());
            }
            // By its article, or nothing but the stop.
            Act::Stop
            | Act::Halves
            | Act::Reread
            | Act::Twice
            | Act::Moved
            | Act::Scattered
            | Act::BothLate
            | Act::AfterBreak
            | Act::Forfeit
            | Act::Draw
            | Act::NoResult
            | Act::BothLose
            | Act::Replay
            | Act::Extra => {}
        }
        Ok(events)
    }

    pub(super) fn side_now(&self, side: Color) -> Side {
        self.game.clock_now().sides[side].clone()
    }

    /// What the line being typed is about: the names of the numbers a clock is set by, in their order, or how far a
    /// period has been read.
    pub fn asked_about(&self, desk: &Desk) -> String {
        let case = self.doing.arbiter().and_then(|arbiter| arbiter.case.as_ref());
        if case.is_some_and(|case| case.act == Act::Reread) {
            return self.read_so_far(desk);
        }
        let side = case.and_then(|case| case.side);
        let Some(side) = side else { return String::new() };
        let all = crate::clock::state::Field::ALL;
        let name = |field| all.iter().position(|&other| other == field);
        let names = self.side_now(side).fields().iter().filter_map(|&field| name(field));
        let names: Vec<&str> = names.filter_map(|at| desk.text.arbiter.ask.fields.get(at).copied()).collect();
        names.join(desk.text.word.comma)
    }

    /// The clock an arbiter starts from: as it stands, or once its time has ended the game as it stood when that turn
    /// began, if there was time on it.
    pub(super) fn side_to_set(&self, side: Color) -> Side {
        let began = &self.game.clock().sides[side];
        let some_time = began.deadline().is_some_and(|deadline| deadline >= SECOND);
        if self.game.fallen() == Some(side) && some_time { began.clone() } else { self.side_now(side) }
    }

    /// What is proposed for the clock of `side`; nothing where no time is left.
    pub(super) fn proposed_clock(&self, side: Color) -> String {
        let from = self.side_to_set(side);
        if is_empty(&from) { String::new() } else { figure::clock_words(&from) }
    }

    /// The clock of `side` as typed, or why it cannot be set so: it cannot be read, it has no time, or it stands so.
    pub(super) fn typed_clock(&self, side: Color, typed: &str, text: &Text) -> Result<Side, String> {
        let from = self.side_to_set(side);
        let Some(set) = figure::clock(&from, typed) else {
            let example = if is_empty(&from) { Side::new(from.control().clone()) } else { from };
            return Err((text.arbiter.ask.unread_clock)(&figure::clock_words(&example)));
        };
        if is_empty(&set) {
            return Err(text.arbiter.table.empty_clock.to_owned());
        }
        if set == self.side_now(side) {
            return Err(text.arbiter.table.same_clock.to_owned());
        }
        Ok(set)
    }

    /// The entries that set clocks, of those that change. A clock whose time ended the game comes first.
    pub(in crate::app::table) fn set_clocks(&self, set: &[(Color, Side)], why: &str) -> Vec<Event> {
        let now = self.game.clock_now();
        let other = !self.game.to_move();
        let first = self.game.fallen().unwrap_or(other);
        let mut events = Vec::new();
        for side in [first, !first] {
            let wanted = set.iter().find(|(color, _)| *color == side).map(|(_, wanted)| wanted);
            if let Some(after) = wanted.filter(|after| **after != now.sides[side]) {
                let (before, after) = (now.sides[side].to_text(), after.to_text());
                events.push(Event::Clock { side, before, after, why: why.to_owned() });
            }
        }
        events
    }

    /// A faulty clock: both readings set in proportion to the times used (A §22.8).
    fn put_clocks_right(&self, elapsed: Ms, desk: &Desk) -> Result<Vec<Event>, String> {
        let table = &desk.text.arbiter.table;
        let right = proportional(&self.game.used(), elapsed).ok_or_else(|| table.small_fault.to_owned())?;
        self.set_to_used(&right, desk.text.arbiter.why.fault, desk)
    }

    /// Both clocks as they would stand had the sides used so much (A §22.8-9).
    pub(super) fn set_to_used(
        &self,
        used: &ByColor<Ms>,
        why: &str,
        desk: &Desk,
    ) -> Result<Vec<Event>, String> {
        let table = &desk.text.arbiter.table;
        let clock = self.game.clock_had(used).ok_or_else(|| table.fault_beyond.to_owned())?;
        if Color::ALL.into_iter().any(|side| is_empty(&clock.sides[side])) {
            return Err(table.fault_beyond.to_owned());
        }
        let set = Color::ALL.map(|side| (side, clock.sides[side].clone()));
        let events = self.set_clocks(&set, why);
        if events.is_empty() { Err(table.same_clock.to_owned()) } else { Ok(events) }
    }
}

/// Whether a clock has lost the moment it starts.
fn is_empty(side: &Side) -> bool {
    side.deadline() == Some(0)
}
