//! What is told for a moment of the key pressed last, in place of the keys that do something.

use super::App;
use crate::clock::Ms;

/// So long it is told, ms.
pub(super) const MOMENT: Ms = 2_000;

/// What is told of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// It was not heard.
    Unheard(Ignored),
    /// It asked for numbers, which are seen only where a stone has room for one.
    Numbers,
}

/// Why a key was not heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ignored {
    /// It is held down.
    Held,
    /// It was meant for the game that has just ended.
    Late,
    /// It was meant for play, which has just stopped.
    Stopped,
    /// It was meant for what was there before something came up.
    Turned,
    /// It was pasted where no text goes.
    Pasted,
    /// It belongs to a point typed where no text goes.
    Typed,
}

impl App {
    /// What is told of the key pressed last, as long as it is.
    pub fn told(&self) -> Option<Told> {
        let told = self.told.filter(|(_, at)| self.desk.now.ms < at + MOMENT);
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
        self.told().and(self.told).map(|(_, at)| at + MOMENT)
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
