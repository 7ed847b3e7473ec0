//! While moves are made: the cursor, stones, passes, requests and their answers.

pub mod keys;

use super::{Desk, Doing, Next, Question, Table};
use crate::app::shared::board::typed_point;
use crate::game::event::{Event, PassWhy, Request};
use crate::game::said;
use crate::rules::color::Color;
use crate::rules::point::Point;
use crate::rules::position::Move;

impl Table {
    /// Plays at the cursor, or lays the stone there where that is not yet a move.
    pub(super) fn put_here(&mut self, desk: &mut Desk) {
        self.put(self.cursor, desk);
    }

    /// The same at another point.
    pub(super) fn put(&mut self, p: Point, desk: &mut Desk) {
        if self.lays() {
            self.lay(p, desk);
        } else {
            self.play_at(p, desk);
        }
    }

    /// Begins to type a point.
    fn begin_naming(&mut self, desk: &mut Desk) {
        self.at_work = true;
        desk.notice = None;
        self.doing = Doing::Naming(String::new());
    }

    /// Asks whether to pass; what was said and not pressed is told of once more.
    fn ask_pass(&self, desk: &mut Desk) -> Next {
        if self.unpressed_pass(desk).is_some() {
            desk.notice = None;
            return Next::Stay;
        }
        self.ask_first(Question::Pass(self.game.to_move()), desk)
    }

    /// The question, or at once the reason why there is nothing to ask.
    pub(super) fn ask_first(&self, question: Question, desk: &mut Desk) -> Next {
        if self.game.paused().is_some() && !matches!(question, Question::Resign(_)) {
            desk.warn(desk.text.refusal.paused);
            return Next::Stay;
        }
        if self.game.must_play() && matches!(question, Question::Pass(_) | Question::Over(_)) {
            desk.warn(desk.text.refusal.must_play);
            return Next::Stay;
        }
        Next::Ask(question)
    }

    pub(super) fn play_at(&mut self, p: Point, desk: &mut Desk) {
        let by = self.game.to_move();
        if self.enter(Event::Play { by, p }, Some(p), desk) {
            self.cursor = p;
            let text = desk.text;
            let mut told = self.told(&self.game.terms().size.label(p), desk).unwrap_or_else(|| {
                (text.table.played)(said::color(by, text), &self.game.terms().size.label(p))
            });
            self.add_taken(&mut told, desk);
            desk.tell(told);
        }
    }

    /// Adds to what is told how many stones the last move took.
    pub(super) fn add_taken(&self, told: &mut String, desk: &Desk) {
        let taken = self.game.position().last_removed().len();
        if taken > 0 {
            told.push_str(desk.text.word.comma);
            told.push_str(&(desk.text.table.took)(u32::try_from(taken).unwrap_or(u32::MAX)));
        }
    }

    /// What the last move was, with its player's name, in a game of four.
    fn told(&self, what: &str, desk: &Desk) -> Option<String> {
        let last = self.game.moves().len().checked_sub(1).filter(|_| self.game.terms().is_for_four())?;
        let (by, text) = (self.game.moves()[last].by, desk.text);
        let player = said::name(self.game.player_of(last)?, by, text);
        Some((text.before.player_played)(&player, said::color(by, text), what))
    }

    /// Passes: the turn is over.
    pub(super) fn pass(&mut self, by: Color, desk: &mut Desk) {
        if self.enter(Event::Pass { by, why: PassWhy::Own }, None, desk) {
            let told = self.told(desk.text.word.pass, desk);
            desk.tell(told.unwrap_or_else(|| (desk.text.table.passed)(said::color(by, desk.text))));
            self.begin_marking(desk);
        }
    }

    /// Asks the side to move to let the other take its last move back, or its slip at a refereed table.
    fn ask_back(&mut self, desk: &mut Desk) {
        if self.game.terms().refereed {
            return self.ask_slip(desk);
        }
        let Some(last) = self.game.moves().last() else {
            desk.warn(desk.text.refusal.nothing_to_take_back);
            return;
        };
        let (by, n) = (last.by, last.n);
        if self.enter(Event::Ask { by, what: Request::Takeback, to: Some(n) }, None, desk) {
            desk.notice = None;
        }
    }

    /// The side to move answers what the other asked.
    fn reply(&mut self, yes: bool, desk: &mut Desk) -> Next {
        let Some(asked) = self.request() else { return Next::Stay };
        if asked.what == Some(Request::Slip) {
            return self.reply_slip(asked, yes, desk);
        }
        let by = !asked.by;
        let undone = self.last_move_label(desk);
        if !self.enter(Event::Answer { by, ask: asked.n, yes }, None, desk) {
            return Next::Stay;
        }
        let text = desk.text;
        match (asked.what, yes) {
            (None, true) => self.begin_marking(desk),
            (None, false) => desk.tell((text.table.declined)(said::color(by, text))),
            (Some(_), true) => desk.tell((text.table.taken_back)(&undone)),
            (Some(_), false) => desk.tell(text.table.not_granted),
        }
        Next::Stay
    }

    /// The last move as the players would call it.
    pub fn last_move_label(&self, desk: &Desk) -> String {
        match self.game.moves().last().map(|played| played.mv) {
            Some(Move::Play(p)) => self.game.terms().size.label(p),
            Some(Move::Pass) => desk.text.word.pass.to_owned(),
            None => String::new(),
        }
    }

    /// The point meant by what has been typed so far: `D4`, or two letters as records write them.
    pub fn typed_point(&self) -> Option<Point> {
        let Doing::Naming(field) = &self.doing else { return None };
        typed_point(field, self.game.terms().size)
    }

    /// The side whose stone the cursor would lay.
    pub fn ghost(&self) -> Option<Color> {
        match self.doing.tryout() {
            Some(tryout) => Some(tryout.position.to_move()),
            None => self
                .game
                .running()
                .filter(|_| self.laid.is_none() && self.doing.sealing().is_none())
                .map(|turn| turn.by),
        }
    }
}
