//! What comes from the keyboard and the mouse: through the gate, then carried out; and what is told of it.
//!
//! A key that may be the first repeat of a held one stays open until what follows tells, and the time stands where it
//! came.

use super::action::Action;
use super::bind::Keyed;
use super::effect::Effect;
use super::gate::{Change, Kind, Meaning, STREAM, Scene, Verdict};
use super::key::Key;
use super::next::{Ignored, Told};
use super::{App, Mode, Now, Overlay};
use crate::clock::Ms;

/// So long something is told of a key, ms.
const TOLD: Ms = 2_000;

impl App {
    /// Until when the last key is open, ms.
    pub(super) fn open_until(&self) -> Option<Ms> {
        self.open.as_ref().map(|(.., came)| came.ms + STREAM)
    }

    /// Carries out the key that was open, unless this action shows that it is held.
    pub(super) fn settle_keys(&mut self, action: &Action, ms: Ms) {
        let Some((open, key, came)) = self.open.take() else { return };
        let soon = ms < came.ms + STREAM;
        match action {
            // What the shell reports is no key, and comes between the repeats of one.
            Action::Learned(_) if soon => self.open = Some((open, key, came)),
            _ if soon && pressed(action) == Some(key) => self.gate.is_held(),
            _ => self.carry_out(open),
        }
    }

    /// Where the last key was open: what is to be done now that this action shows what it is. The action may mean
    /// something else after that.
    pub fn shown_by(&mut self, action: &Action, now: Now) -> Option<Vec<Effect>> {
        self.open.as_ref()?;
        self.settle_keys(action, now.ms);
        Some(std::mem::take(&mut self.desk.effects))
    }

    /// The moment of an action: none passes while the last key is open.
    pub(super) fn moment(&self, now: Now) -> Now {
        let stands = self.open.as_ref().map_or(now.ms, |(.., came)| came.ms.min(now.ms));
        Now { ms: stands.max(self.desk.now.ms), utc: now.utc }
    }

    /// An action that is to be carried out now: one that is no key, or that the gate lets in.
    pub(super) fn heard(&mut self, action: Action) -> Option<Action> {
        let now = self.desk.now;
        let verdict = match (&action, pressed(&action)) {
            (_, Some(key)) if self.is_typed(key) => {
                self.gate.text_came();
                return Some(action);
            }
            (_, Some(key)) => self.gate.admit(key, self.meaning(&action), now.ms),
            (Action::Point(_) | Action::Row(_), None) => self.gate.admit_click(self.meaning(&action), now.ms),
            _ => return Some(action),
        };
        match (verdict, pressed(&action)) {
            (Verdict::Dropped(why), _) => {
                self.ignore(why);
                None
            }
            (Verdict::Open, Some(key)) => {
                self.open = Some((action, key, now));
                None
            }
            _ => {
                self.told = None;
                Some(action)
            }
        }
    }

    /// What a key or a click would do here.
    fn meaning(&self, action: &Action) -> Meaning {
        let over = self.over.is_some();
        let at_board = !over && matches!(self.mode(), Mode::Table | Mode::Asked);
        let kind = match *action {
            Action::Key(key) => match self.found(key) {
                None => Kind::Nothing,
                Some(found) if found.commits => Kind::Commits,
                Some(_) => Kind::Repeatable,
            },
            _ => Kind::Repeatable,
        };
        Meaning { kind, answers: self.answers(action), over, at_board }
    }

    /// Whether an action answers the question that stands.
    fn answers(&self, action: &Action) -> bool {
        let (Some(Overlay::Question(question)), &Action::Key(key)) = (&self.over, action) else {
            return false;
        };
        !key.is("c-z") && question.find(key, &self.desk).is_some()
    }

    /// What takes the keys now.
    pub(super) fn scene(&self) -> Scene {
        let asked = match &self.over {
            Some(Overlay::Question(question)) => Some(*question),
            _ => None,
        };
        Scene { mode: self.screen.room().mode(), asked }
    }

    /// Notes whether the scene has changed, and by what.
    pub(super) fn note_change(&mut self, before: Scene, by: Option<Key>, at: Ms) {
        let now = self.scene();
        if now != before {
            self.gate.changed(before.change_to(now, by), at);
        }
    }

    /// Time has ended the game on the screen.
    pub(super) fn note_end(&mut self) {
        self.gate.changed(Some(Change::Ended), self.desk.now.ms);
    }

    /// What is told of the key pressed last, as long as it is.
    pub fn told(&self) -> Option<Told> {
        let told = self.told.filter(|(_, at)| self.desk.now.ms < at + TOLD);
        told.map(|(told, _)| told)
    }

    /// Why that key was not heard, as long as this is told.
    pub fn ignored(&self) -> Option<Ignored> {
        match self.told()? {
            Told::Unheard(why) => Some(why),
            Told::Numbers => None,
        }
    }

    /// Until when something is told, ms.
    pub(super) fn told_until(&self) -> Option<Ms> {
        self.told().and(self.told).map(|(_, at)| at + TOLD)
    }

    /// Tells something of the key pressed now.
    pub(super) fn tell_of_key(&mut self, told: Told) {
        self.told = Some((told, self.desk.now.ms));
    }

    /// Tells that what came last was not heard.
    pub(super) fn ignore(&mut self, why: Ignored) {
        self.tell_of_key(Told::Unheard(why));
    }
}

/// The key of an action that is one.
pub(super) const fn pressed(action: &Action) -> Option<Key> {
    match *action {
        Action::Key(key) => Some(key),
        _ => None,
    }
}
