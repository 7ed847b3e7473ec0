//! Adjournment with a sealed move: it is entered unseen, twice, lies in its envelope while the clocks stand, and is
//! opened when both are ready.

pub(super) mod keys;

use super::{Desk, Doing, Next, Question, Table};
use crate::app::arbiter::Arbiter;
use crate::app::shared::board::{Way, typed_point};
use crate::clock::reading::{Phase, Reading, digits};
use crate::game::event::Event;
use crate::game::refusal::Refusal;
use crate::game::{envelope, ledger, said};
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Point;
use crate::rules::position::Move;

/// What a player types to seal a pass.
const PASS: &str = "pass";
/// Characters of the longest move that can be typed.
const LONGEST: usize = 5;

/// A move being sealed: what was entered so far. Nothing of it is ever shown but how many characters were typed, and
/// the cursor while it is moved.
#[derive(Debug, Default)]
pub struct Sealing {
    typed: String,
    /// The move typed the first time; it is sealed when it is typed again.
    first: Option<Move>,
    pointed: Option<Point>,
}

impl Sealing {
    /// How many characters stand in the field.
    pub const fn typed(&self) -> usize {
        self.typed.len()
    }

    /// Whether the move is typed for the second time.
    pub const fn is_again(&self) -> bool {
        self.first.is_some()
    }

    /// Where the cursor stands, from the moment it is moved until it has chosen.
    pub const fn pointed(&self) -> Option<Point> {
        self.pointed
    }

    pub(super) fn type_char(&mut self, c: char) {
        if c.is_ascii_alphanumeric() && self.typed.len() < LONGEST {
            self.pointed = None;
            self.typed.push(c);
        }
    }
}

impl Table {
    /// Whether the mover is asked for the move to seal, or why it cannot be.
    pub(super) fn ask_seal(&self, desk: &mut Desk) -> Next {
        match &self.read_only {
            Some(why) => {
                desk.warn(why.clone());
                Next::Stay
            }
            None => self.ask_first(Question::Seal(self.game.to_move()), desk),
        }
    }

    pub(super) fn begin_sealing(&mut self, desk: &mut Desk) {
        self.laid = None;
        self.doing = Doing::Sealing(Sealing::default());
        desk.notice = None;
    }

    /// Moves the cursor that chooses a move, as long as nothing is typed.
    fn point_on(&mut self, way: Way, desk: &mut Desk) {
        let Doing::Sealing(sealing) = &mut self.doing else { return };
        if sealing.typed.is_empty() && sealing.first.is_none() {
            let from = sealing.pointed.unwrap_or(self.cursor);
            sealing.pointed = Some(way.step(from, self.game.terms().size));
            desk.notice = None;
        }
    }

    /// A click: the first one points, the second on the same point chooses.
    pub(super) fn point_sealing(&mut self, p: Point, desk: &mut Desk) -> Next {
        let Doing::Sealing(sealing) = &mut self.doing else { return Next::Stay };
        if sealing.first.is_some() {
            return Next::Stay;
        }
        sealing.typed.clear();
        if sealing.pointed.replace(p) == Some(p) { self.entered(desk) } else { Next::Stay }
    }

    /// Takes what was typed or pointed at. What cannot be sealed is refused without a word about where it is.
    fn entered(&mut self, desk: &mut Desk) -> Next {
        let (by, size) = (self.game.to_move(), self.game.terms().size);
        let Doing::Sealing(sealing) = &mut self.doing else { return Next::Stay };
        let typed = std::mem::take(&mut sealing.typed);
        let pointed = sealing.pointed.take();
        let mv = match pointed {
            Some(p) => Some(Move::Play(p)),
            None if typed.is_empty() => return Next::Stay,
            None if typed.eq_ignore_ascii_case(PASS) => Some(Move::Pass),
            None => typed_point(&typed, size).map(Move::Play),
        };
        let first = sealing.first.take();
        desk.notice = None;
        let Some(mv) = mv.filter(|&mv| self.game.why_not_seal(by, mv).is_ok()) else {
            desk.warn(desk.text.sealed.refused);
            return Next::Stay;
        };
        match first {
            Some(first) if first == mv => return self.close(mv, desk),
            Some(_) => desk.warn(desk.text.sealed.differ),
            None => self.doing = Doing::Sealing(Sealing { first: Some(mv), ..Sealing::default() }),
        }
        if pointed.is_some() { Next::Ask(Question::SealIt(by)) } else { Next::Stay }
    }

    /// Whoever pointed at a move has seen it and need not enter it twice.
    pub(super) fn seal_pointed(&mut self, yes: bool, desk: &mut Desk) -> Next {
        let Doing::Sealing(sealing) = &mut self.doing else { return Next::Stay };
        match sealing.first.take() {
            Some(mv) if yes => self.close(mv, desk),
            _ => Next::Stay,
        }
    }

    /// Closes the envelope: the turn is over, both clocks stand.
    fn close(&mut self, mv: Move, desk: &mut Desk) -> Next {
        let by = self.game.to_move();
        let salt = u64::from_ne_bytes(desk.now.utc.to_ne_bytes()).rotate_left(24) ^ desk.now.ms;
        self.doing = Doing::Game;
        if !self.enter(Event::Seal { by, sealed: envelope::seal(mv, salt) }, None, desk) {
            return Next::Stay;
        }
        desk.notice = None;
        if self.game.terms().refereed { Next::Ask(Question::Times(Color::Black)) } else { Next::Stay }
    }

    /// Both clocks as they were recorded; in main time what follows it is known.
    pub fn recorded(&self) -> ByColor<String> {
        self.game.clock().sides.as_ref().map(|side| match side.reading(0) {
            Reading { phase: Phase::Main | Phase::Delay, .. } => digits(side.state().main),
            _ => ledger::face(side),
        })
    }

    /// A side confirms the recorded times, or does not (A §22.9).
    pub(super) fn confirm_times(&mut self, by: Color, yes: bool, desk: &mut Desk) -> Next {
        if !yes {
            desk.warn(desk.text.sealed.times_wrong);
            return Next::Stay;
        }
        let confirmed = self.game.sealed().is_some_and(|sealed| sealed.confirmed[by]);
        if !confirmed && self.enter(Event::Confirm { by }, None, desk) {
            desk.notice = None;
        }
        let other = self.game.sealed().is_some_and(|sealed| !sealed.confirmed[!by]);
        if other { Next::Ask(Question::Times(!by)) } else { Next::Stay }
    }

    /// Whether a side has yet to confirm the recorded times.
    pub(super) fn has_to_confirm(&self, by: Color) -> bool {
        self.game.terms().refereed && self.game.sealed().is_some_and(|sealed| !sealed.confirmed[by])
    }

    /// Opens the envelope, now that both are ready: the move is played, and the other side's clock runs.
    pub(super) fn unseal(&mut self, desk: &mut Desk) -> Next {
        let text = desk.text;
        let (by, mv) = match (self.game.sealed().map(|sealed| sealed.by), self.game.why_not_unseal()) {
            (Some(by), Ok(mv)) => (by, mv),
            (_, Err(refusal)) => {
                desk.warn(if refusal == Refusal::Envelope {
                    text.sealed.broken
                } else {
                    text.sealed.unplayable
                });
                return Next::Ask(Question::MoveAnew(Color::Black));
            }
            (None, Ok(_)) => return Next::Stay,
        };
        let p = match mv {
            Move::Play(p) => Some(p),
            Move::Pass => None,
        };
        if self.enter(Event::Open { p }, None, desk) {
            self.cursor = p.unwrap_or(self.cursor);
            let mut told = (text.sealed.opened)(said::color(by, text), &self.last_move_label(desk));
            self.add_taken(&mut told, desk);
            desk.tell(told);
            self.begin_marking(desk);
        }
        Next::Stay
    }

    /// The way out where an envelope is of no use: both agree, or the arbiter rules, that its player moves anew.
    pub(super) fn move_anew(&mut self, asked: Color, desk: &mut Desk) -> Next {
        if asked == Color::Black && !self.game.terms().refereed {
            return Next::Ask(Question::MoveAnew(Color::White));
        }
        if self.enter(Event::Resume, None, desk) {
            let by = said::color(self.game.to_move(), desk.text);
            desk.tell((desk.text.sealed.put_aside)(by));
        }
        Next::Stay
    }

    /// Whether the board is not shown: the players agreed that a pause hides it. The arbiter who puts it right sees it.
    pub fn hides(&self) -> bool {
        let stopped = self.game.paused().is_some() && self.game.returned().is_none();
        let arbiter = self.doing.arbiter().is_some_and(Arbiter::sets_board);
        self.game.terms().hides_board && stopped && self.game.is_played() && !arbiter
    }
}
