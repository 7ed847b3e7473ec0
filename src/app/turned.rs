//! What comes about under the players' fingers: play stops, an envelope is opened, a question comes up by itself. A key
//! that was meant for what was there before commits nothing in what is there now.

use super::action::Action;
use super::bind::Keyed;
use super::key::Key;
use super::question::Question;
use super::slips::JUST_OVER;
use super::told::Ignored;
use super::{App, Mode, Overlay};
use crate::clock::Ms;
use std::mem::discriminant;

/// What takes the keys: the screen, and the question over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scene {
    mode: Mode,
    asked: Option<Question>,
}

/// That the scene has changed, and when, ms.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turned {
    to: Turn,
    at: Ms,
}

/// What it has changed to, and so which keys were meant for what was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// Dead stones are marked now: no key a move is made with.
    Stopped,
    /// A move nobody had seen lies on the board, or a position has come back: the same keys.
    Shown,
    /// A question has come up that nobody asked for: no answer.
    CameUp,
    /// The other side is asked, a clock waits to be started, or a stone can be played: not the same key again, unless
    /// another came between.
    Handed(Key),
}

impl Turn {
    /// What a change of the scene is, made by a key or by time alone.
    fn of(before: Scene, now: Scene, by: Option<Key>) -> Option<Self> {
        if let Some(question) = now.asked {
            let anew = before.asked.is_none_or(|asked| discriminant(&asked) != discriminant(&question));
            let follows = before.mode == Mode::Sealing && matches!(question, Question::Times(_));
            return (anew && (comes_up(question) || follows)).then_some(Self::CameUp);
        }
        match (before.mode, now.mode) {
            (from, to) if from == to => None,
            (Mode::Counting | Mode::Tryout | Mode::Arbiter | Mode::Setting | Mode::Field, Mode::Ending) => {
                None
            }
            (_, Mode::Ending) => Some(Self::Stopped),
            (Mode::Sealed, Mode::Table) | (_, Mode::Cycle) => Some(Self::Shown),
            (Mode::Table | Mode::Paused | Mode::Arbiter, Mode::Asked) | (_, Mode::Waiting) => {
                by.map(Self::Handed)
            }
            (Mode::Arbiter | Mode::Field | Mode::Waiting, Mode::Table) => {
                by.filter(|key| key.plays()).map(Self::Handed)
            }
            _ => None,
        }
    }
}

/// Whether a question comes up without a key that asks for it.
const fn comes_up(question: Question) -> bool {
    matches!(
        question,
        Question::Timeout(_)
            | Question::Charge(..)
            | Question::IsOver(_)
            | Question::Slip(_)
            | Question::MoveAnew(_)
    )
}

impl App {
    /// What takes the keys now.
    pub(super) fn scene(&self) -> Scene {
        let asked = match &self.over {
            Some(Overlay::Question(question)) => Some(*question),
            _ => None,
        };
        Scene { mode: self.screen.room().mode(), asked }
    }

    /// Notes whether the scene has changed, and by what.
    pub(super) fn note_turn(&mut self, before: Scene, by: Option<Key>, at: Ms) {
        let now = self.scene();
        if now != before {
            self.slips.turned = Turn::of(before, now, by).map(|to| Turned { to, at });
        }
    }

    /// Why an action comes so soon after a change that it was meant for what was before, if it does.
    pub(super) fn meant_for_before(&self, action: &Action) -> Option<Ignored> {
        let turned = self.slips.turned.filter(|turned| self.desk.now.ms < turned.at + JUST_OVER)?;
        // What is no key and no click is done at all times.
        let pressed = match *action {
            Action::Key(key) | Action::Command(_, key) | Action::Stray(key) => Some(key),
            Action::Point(_) => None,
            _ => return None,
        };
        let plays = pressed.is_none_or(Key::plays);
        let why = match turned.to {
            Turn::Stopped if plays && self.over.is_none() => Ignored::Stopped,
            Turn::Shown if plays && self.over.is_none() => Ignored::Turned,
            Turn::CameUp if self.answers(action) => Ignored::Turned,
            Turn::Handed(key) if pressed == Some(key) && self.over.is_none() && self.slips.repeats(key) => {
                Ignored::Turned
            }
            _ => return None,
        };
        Some(why)
    }

    /// Whether an action answers the question that stands.
    fn answers(&self, action: &Action) -> bool {
        let (Some(question), &Action::Key(key)) = (self.scene().asked, action) else { return false };
        !key.is("c-z") && question.find(key, &self.desk).is_some()
    }
}
