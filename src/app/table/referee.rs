//! The refereed table: a stone is laid before it is released, the clock may be a key of its own, void moves, slips,
//! and the question whether the game is over.

mod article;
pub mod keys;
mod late;
mod menu;
mod rule;
mod ruling;

use super::{Desk, Next, Question, Room, Table};
use crate::app::gate::PRESSED_TWICE;
use crate::game::event::{Banned, Event, PassWhy, PauseWhy, Request};
use crate::game::refusal::Refusal;
use crate::game::{Asked, Stage, ledger, said};
use crate::rules::color::Color;
use crate::rules::point::Point;
use crate::rules::position::{Illegal, Move};
use crate::rules::ruleset::Penalties;

impl Table {
    /// Whether a stone is laid by one key and released by another.
    pub const fn lays(&self) -> bool {
        let terms = self.game.terms();
        terms.refereed || terms.two_step
    }

    /// The stone that is laid but not released, or the pass for which the clock is not pressed, and whose it is.
    pub fn laid(&self) -> Option<(Move, Color)> {
        let running = *self.game.stage() == Stage::Playing;
        self.laid.filter(|_| running).map(|mv| (mv, self.game.to_move()))
    }

    /// That the side to move has passed and its clock runs until it is pressed, in words.
    pub fn unpressed_pass(&self, desk: &Desk) -> Option<String> {
        let (_, by) = self.laid().filter(|(mv, _)| *mv == Move::Pass)?;
        Some((desk.text.arbiter.table.passed_unpressed)(said::color(by, desk.text)))
    }

    /// A pass where the clock has a key of its own: said, and not made before that key is pressed.
    pub(super) fn say_pass(&mut self, desk: &mut Desk) {
        self.laid = Some(Move::Pass);
        self.at_work = true;
        self.tell_laid(desk);
    }

    /// Lays a stone, or lays it elsewhere: until it is released nothing is judged but whether there is room. At a
    /// friendly table what the rules forbid is refused at once.
    pub(super) fn lay(&mut self, p: Point, desk: &mut Desk) {
        let by = self.game.to_move();
        let refused = match self.game.why_not(by, p) {
            _ if self.game.running().is_none() => Some(Refusal::Paused),
            _ if self.game.last_pass() => Some(Refusal::LastPass),
            Err(why @ Refusal::Illegal(Illegal::Occupied | Illegal::OffBoard)) => Some(why),
            Err(why) if !self.game.terms().refereed => Some(why),
            _ => None,
        };
        self.cursor = p;
        self.at_work = true;
        if let Some(why) = refused {
            return self.tell_refusal(why, Some(p), desk);
        }
        self.laid = Some(Move::Play(p));
        self.tell_laid(desk);
    }

    /// Tells of the stone that is laid and of the key that ends the turn; nothing where none is. A pass is told of as long
    /// as it is not pressed.
    pub(super) fn tell_laid(&self, desk: &mut Desk) {
        let Some((mv, by)) = self.laid() else { return };
        let Move::Play(p) = mv else {
            desk.notice = None;
            return;
        };
        let (label, words) = (self.game.terms().size.label(p), &desk.text.arbiter.table);
        let words = if self.game.terms().two_step { words.laid_unpressed } else { words.laid };
        desk.tell(words(said::color(by, desk.text), &label));
    }

    /// Tells, when the game goes on after a flag that should not have fallen, that what was not completed then is not there.
    pub(super) fn tell_lost(&mut self, desk: &mut Desk) {
        if self.lost.take().is_some() {
            let words = &desk.text.arbiter.table;
            desk.tell(if self.game.terms().two_step { words.unpressed_lost } else { words.laid_lost });
        }
    }

    /// Releases the laid stone, which is the press where the clock has a key of its own. Only now is it judged.
    pub(super) fn release(&mut self, desk: &mut Desk) {
        let by = self.game.to_move();
        let p = match self.laid {
            Some(Move::Play(p)) => p,
            Some(Move::Pass) => {
                self.pass(by, desk);
                return self.tell_missed(desk);
            }
            None => return self.early_press(by, desk),
        };
        let banned = match self.game.why_not(by, p) {
            Err(Refusal::Illegal(why)) if self.game.terms().refereed => Banned::of(why),
            _ => None,
        };
        if let Some(reason) = banned {
            self.void(by, p, reason, desk);
        } else {
            self.play_at(p, desk);
            self.tell_missed(desk);
        }
    }

    /// A press with no stone laid is void: the reading stays as it is and the clock runs on. At a refereed table it
    /// costs a warning (A §17.4, §22.6), and the second one in a turn is a second. But until the side to move has done
    /// something at the board, what comes at once after an entry is the same hand's once more, or was meant for what was
    /// there before: it counts against nobody. Nor does a press of who has only been asked something.
    fn early_press(&mut self, by: Color, desk: &mut Desk) {
        let words = &desk.text.arbiter.table;
        let asked = self.request().is_some() && !self.at_work;
        if !self.game.terms().two_step || self.game.running().is_none() || asked {
            return desk.tell(words.lay_first);
        }
        if !self.at_work && desk.now.ms < self.watch.since + PRESSED_TWICE {
            return desk.tell(words.pressed_again);
        }
        if !self.game.terms().refereed {
            return desk.warn((words.early)(said::color(by, desk.text)));
        }
        self.warning(by, desk.text.arbiter.why.early.to_owned(), None, desk);
        if !self.is_over() {
            desk.warn(words.early_warned);
        }
    }

    /// A void move counts as a pass; a banned repetition costs a warning too by the long text (A §18.3, §19).
    fn void(&mut self, by: Color, p: Point, reason: Banned, desk: &mut Desk) {
        let event = Event::Pass { by, why: PassWhy::Void { p, reason } };
        let told = ledger::words(&self.game, &event, desk.text).unwrap_or_default();
        if !self.enter(event, Some(p), desk) {
            return;
        }
        if reason != Banned::Suicide && self.game.terms().rules.penalties == Penalties::A {
            let why = (desk.text.arbiter.why.ko)(&self.game.terms().size.label(p));
            self.warning(by, why, Some(told), desk);
        } else {
            desk.warn(told);
        }
    }

    /// Enters a warning and tells of it, after what led to it.
    fn warning(&mut self, to: Color, why: String, told: Option<String>, desk: &mut Desk) {
        let event = Event::Warning { to, why };
        let words = ledger::words(&self.game, &event, desk.text).unwrap_or_default();
        if self.enter(event, None, desk) {
            let short = (desk.text.arbiter.table.warnings)(self.game.warnings()[to]);
            desk.warn(told.map_or(words, |told| format!("{told}{}{short}", desk.text.word.comma)));
            self.settle(desk);
        }
    }

    /// The last mover says that the stone slipped.
    pub(super) fn ask_slip(&mut self, desk: &mut Desk) {
        let last = self.game.moves().last().filter(|played| played.mv != Move::Pass);
        let Some((by, n)) = last.map(|played| (played.by, played.n)) else {
            desk.warn(desk.text.refusal.nothing_to_take_back);
            return;
        };
        if self.enter(Event::Ask { by, what: Request::Slip, to: Some(n) }, None, desk) {
            desk.notice = None;
        }
    }

    /// A slip is granted, or it goes to the arbiter; the clocks stand while the arbiter decides.
    pub(super) fn reply_slip(&mut self, asked: Asked, yes: bool, desk: &mut Desk) -> Next {
        let point = self.last_move_label(desk);
        if !self.enter(Event::Answer { by: !asked.by, ask: asked.n, yes }, None, desk) {
            return Next::Stay;
        }
        if yes {
            desk.tell((desk.text.arbiter.table.anew)(said::color(asked.by, desk.text), &point));
            return Next::Stay;
        }
        self.pause(PauseWhy::Referee, desk);
        Next::Ask(Question::Slip(asked.by))
    }

    /// The arbiter grants a slip that was refused, or the stone stays.
    pub(super) fn rule_slip(&mut self, by: Color, yes: bool, desk: &mut Desk) {
        let point = self.last_move_label(desk);
        if self.game.paused().is_some() && !self.enter(Event::Resume, None, desk) {
            return;
        }
        if yes {
            self.ask_slip(desk);
            let asked = self.game.asked().filter(|asked| asked.by == by);
            let granted = asked.is_some_and(|asked| {
                self.enter(Event::Answer { by: !by, ask: asked.n, yes: true }, None, desk)
            });
            if granted {
                desk.tell((desk.text.arbiter.table.anew)(said::color(by, desk.text), &point));
            }
        } else {
            desk.tell((desk.text.arbiter.table.stays)(&point));
        }
    }

    /// The side to move claims, in its own time, that the other took a laid stone elsewhere (悔棋): it stays, and a
    /// warning is given (A §17.3).
    pub(super) fn claim(&mut self, desk: &mut Desk) {
        let asked = self.request().filter(|asked| asked.what == Some(Request::Slip));
        let Some(asked) = asked else { return };
        let point = self.last_move_label(desk);
        if self.enter(Event::Answer { by: !asked.by, ask: asked.n, yes: false }, None, desk) {
            let told = (desk.text.arbiter.table.stays)(&point);
            self.warning(asked.by, (desk.text.arbiter.why.lifted)(&point), Some(told), desk);
        }
    }

    /// Who still has to say whether the game is over, after two passes of which one was none of a player's will.
    pub(super) fn doubtful(&self) -> Option<Question> {
        let doubt = self.game.doubt().filter(|_| self.read_only.is_none())?;
        Color::ALL.into_iter().find(|&by| !doubt.over[by]).map(Question::IsOver)
    }

    /// One side says whether the game is over.
    pub(super) fn say_over(&mut self, by: Color, yes: bool, desk: &mut Desk) {
        let Some(doubt) = self.game.doubt() else { return };
        if !self.enter(Event::Answer { by, ask: doubt.n, yes }, None, desk) {
            return;
        }
        if yes {
            self.begin_marking(desk);
        } else {
            let next = said::color(self.game.to_move(), desk.text);
            desk.tell((desk.text.arbiter.table.goes_on)(next));
        }
    }

    /// A player who was away is shown the moves made meanwhile (A §16.5).
    pub(super) fn tell_missed(&self, desk: &mut Desk) {
        if let Some(words) = self.missed(desk) {
            desk.tell(words);
        }
    }

    /// The moves a player who is away has not seen, in words.
    pub fn missed(&self, desk: &Desk) -> Option<String> {
        let (by, moves) = ledger::missed(&self.game).filter(|_| *self.game.stage() == Stage::Playing)?;
        let text = desk.text;
        let labels = moves.into_iter().map(|mv| match mv {
            Move::Play(p) => self.game.terms().size.label(p),
            Move::Pass => text.word.pass.to_owned(),
        });
        let labels: Vec<String> = labels.collect();
        Some((text.arbiter.table.missed)(said::color(by, text), &labels.join(" ")))
    }
}
