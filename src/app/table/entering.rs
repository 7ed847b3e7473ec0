//! What is entered into the log: events as they happen, the flag at its moment, the end.

use super::{Desk, Doing, Next, Question, Room, Table};
use crate::app::effect::Effect;
use crate::app::speech;
use crate::game::event::{Entry, Event, PassWhy, PauseWhy};
use crate::game::outcome::{Outcome, Win};
use crate::game::refusal::Refusal;
use crate::game::{Stage, ledger, said};
use crate::rules::color::Color;
use crate::rules::point::Point;
use crate::rules::position::Move;

impl Table {
    /// Makes an entry of what happened now; a refusal is told.
    pub(super) fn enter(&mut self, event: Event, at: Option<Point>, desk: &mut Desk) -> bool {
        if let Some(why) = &self.read_only {
            desk.warn(why.clone());
            return false;
        }
        let entry = self.game.entry(self.spent(desk.now.ms), desk.now.utc, event);
        match self.put_in(entry, desk) {
            Ok(()) => {
                self.stand_for_return(desk);
                true
            }
            Err(refusal) => {
                self.tell_refusal(refusal, at, desk);
                false
            }
        }
    }

    /// Puts in an entry made elsewhere, one that cannot be refused by the players' rules.
    pub(super) fn accept(&mut self, entry: Entry, desk: &mut Desk) {
        if self.read_only.is_none() {
            // What cannot be put in leaves the game as it was.
            let _ = self.put_in(entry, desk);
        }
    }

    /// The one way into the log. What was laid is there no more once its turn is over, it can no longer be made or the
    /// players change places, and a press that follows at once is meant for what has just happened: it counts against
    /// nobody.
    fn put_in(&mut self, entry: Entry, desk: &mut Desk) -> Result<(), Refusal> {
        let was_over = self.is_over();
        let turn = (self.game.moves().len(), self.game.to_move());
        self.game.play(entry.clone())?;
        let stays = match self.laid {
            _ if entry.event == Event::Swap => false,
            Some(Move::Play(p)) => self.game.position().at(p).is_none(),
            Some(Move::Pass) => !self.game.must_play(),
            None => true,
        };
        if !stays || !self.game.is_played() || turn != (self.game.moves().len(), self.game.to_move()) {
            let laid = self.laid.take();
            if matches!(entry.event, Event::Flag { .. }) {
                self.lost = laid;
            }
        }
        self.at_work = false;
        desk.ask(if was_over { self.reopened() } else { Effect::Append(entry) });
        self.watch.entered(&self.game, desk);
        Ok(())
    }

    /// The time of the running clock is up.
    pub(super) fn time_up(&mut self, desk: &mut Desk) -> Next {
        let by = self.game.to_move();
        if self.doing.arbiter().is_some() {
            self.doing = Doing::Game;
        }
        if self.game.clock().timeout_pass(by).is_some() {
            // Everything stops; whoever overran may ask for a pass (A §22.5).
            self.put_down();
            return Next::Ask(Question::Timeout(by));
        }
        self.flag(desk);
        Next::Stay
    }

    /// What was being entered is entered no more.
    fn put_down(&mut self) {
        if matches!(self.doing, Doing::Naming(_) | Doing::Sealing(_)) {
            self.doing = Doing::Game;
        }
    }

    /// The flag of the running clock falls.
    pub(super) fn flag(&mut self, desk: &mut Desk) {
        let Some(turn) = self.game.running() else { return };
        self.at_deadline(Event::Flag { by: turn.by }, desk);
        self.put_down();
        self.settle(desk);
    }

    /// What happens when time is up is dated at the deadline, however late it is noticed.
    pub(super) fn at_deadline(&mut self, event: Event, desk: &mut Desk) {
        let Some(left) = self.game.until_flag() else { return };
        let late = self.spent(desk.now.ms).saturating_sub(left);
        let at = desk.now.utc - i64::try_from(late).unwrap_or(0);
        let entry = self.game.entry(left, at, event);
        self.accept(entry, desk);
    }

    /// Time ran out in the last minute, and a pass was asked for instead (A §22.5).
    pub(super) fn pass_at_deadline(&mut self, by: Color, desk: &mut Desk) {
        self.at_deadline(Event::Pass { by, why: PassWhy::Timeout }, desk);
        desk.tell((desk.text.table.passed)(said::color(by, desk.text)));
        self.begin_marking(desk);
    }

    /// When everything is decided, writes the last entry and saves the game.
    pub(super) fn settle(&mut self, desk: &mut Desk) {
        if let Stage::Settled(result) = *self.game.stage()
            && self.enter(Event::End { result }, None, desk)
        {
            self.conclude(result, desk);
        }
    }

    /// The game is over: tells how, and has it saved.
    pub(super) fn conclude(&mut self, result: Outcome, desk: &mut Desk) {
        let mut told = said::result(result, self.game.terms(), desk.text);
        if let Some(why) = ledger::reason(&self.game, desk.text) {
            told = told.within(|told| (desk.text.arbiter.log.because)(told, &why));
        }
        if let Some(score) = self.score_after(result, desk) {
            told = told.within(|told| format!("{told}  {score}"));
        }
        desk.tell(told);
        self.call_result(result, desk);
        desk.ask(Effect::Finish(Box::new(self.game.clone())));
    }

    /// Calls the result out.
    fn call_result(&mut self, result: Outcome, desk: &mut Desk) {
        if matches!(result, Outcome::Win { by: Win::Time, .. }) {
            self.watch.heard.call_out(desk);
        } else {
            let unit = self.game.terms().rules.said_in;
            self.watch.heard.speak(speech::outcome(result, unit, desk.aloud.words), desk);
        }
    }

    /// The game goes on after it was over: what was written of it is no longer all.
    fn reopened(&mut self) -> Effect {
        self.unwritten = false;
        Effect::Reopen { id: self.saved.take().map(|saved| saved.id), game: Box::new(self.game.clone()) }
    }

    /// Starts the first clock.
    pub(super) fn start(&mut self, desk: &mut Desk) {
        let by = self.game.terms().first;
        if self.enter(Event::Begin { by }, None, desk) {
            desk.notice = None;
        }
    }

    /// Stops the clocks.
    pub(super) fn pause(&mut self, why: PauseWhy, desk: &mut Desk) {
        if self.game.running().is_some() {
            self.put_down();
            desk.notice = None;
            self.enter(Event::Pause { why }, None, desk);
        }
    }
}
