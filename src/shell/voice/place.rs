//! The place between the loop and the voice's thread: room for one word, the newest.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::Sound;
use crate::text::spoken::Utterance;

/// How long the end of the program waits for the voice to fall silent.
const FAREWELL: Duration = Duration::from_millis(300);

/// What lies there.
#[derive(Debug, Default)]
struct Lying {
    word: Option<Utterance>,
    hush: bool,
    prepare: Option<Vec<Utterance>>,
    sound: Option<Sound>,
    closed: bool,
    gone: bool,
}

/// The place.
#[derive(Debug, Default)]
pub(super) struct Place {
    lying: Mutex<Lying>,
    changed: Condvar,
}

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Asked {
    /// To be said now.
    pub word: Option<Utterance>,
    /// What is being said is to stop.
    pub hush: bool,
    /// To be made ready.
    pub prepare: Option<Vec<Utterance>>,
    /// How it is to be heard from now on.
    pub sound: Option<Sound>,
    /// It is all over.
    pub closed: bool,
}

impl Place {
    fn lock(&self) -> MutexGuard<'_, Lying> {
        self.lying.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lays a word down; one that still lies there is no longer wanted.
    pub(super) fn say(&self, word: Utterance) {
        let mut lying = self.lock();
        lying.word = Some(word);
        lying.hush = true;
        self.changed.notify_all();
    }

    /// Takes the word away, also from the mouth.
    pub(super) fn hush(&self) {
        let mut lying = self.lock();
        lying.word = None;
        lying.hush = true;
        self.changed.notify_all();
    }

    pub(super) fn prepare(&self, words: Vec<Utterance>) {
        self.lock().prepare = Some(words);
        self.changed.notify_all();
    }

    /// From now on it is heard like this; what is being said stops.
    pub(super) fn sound(&self, sound: Sound) {
        let mut lying = self.lock();
        lying.word = None;
        lying.sound = Some(sound);
        self.changed.notify_all();
    }

    /// Ends the voice, and waits a moment for it.
    pub(super) fn close(&self) {
        let mut lying = self.lock();
        lying.closed = true;
        self.changed.notify_all();
        // However the wait ends, the program does.
        drop(self.changed.wait_timeout_while(lying, FAREWELL, |lying| !lying.gone));
    }

    /// Whether it is all over.
    pub(super) fn is_closed(&self) -> bool {
        self.lock().closed
    }

    /// Wakes the voice's thread.
    pub(super) fn wake(&self) {
        self.changed.notify_all();
    }

    /// The voice has fallen silent for good.
    pub(super) fn leave(&self) {
        self.lock().gone = true;
        self.changed.notify_all();
    }

    /// What is asked for; waits for it, for at most so long.
    pub(super) fn take(&self, most: Option<Duration>) -> Asked {
        let mut lying = self.lock();
        let idle = |lying: &Lying| {
            let asked = lying.word.is_some() || lying.prepare.is_some() || lying.sound.is_some();
            !asked && !lying.hush && !lying.closed
        };
        if idle(&lying) {
            lying = match most {
                None => self.changed.wait(lying).unwrap_or_else(PoisonError::into_inner),
                Some(most) => {
                    self.changed.wait_timeout(lying, most).unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
        Asked {
            word: lying.word.take(),
            hush: std::mem::take(&mut lying.hush),
            prepare: lying.prepare.take(),
            sound: lying.sound.take(),
            closed: lying.closed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, Place};
    use crate::text::spoken::Utterance;

    #[test]
    fn the_newest_word_is_the_only_one() {
        let place = Place::default();
        place.say(Utterance::new("9", "nine"));
        place.say(Utterance::new("10", "ten"));
        let word = Some(Utterance::new("10", "ten"));
        assert_eq!(place.take(None), Asked { word, hush: true, prepare: None, sound: None, closed: false });
        place.say(Utterance::new("10", "ten"));
        place.hush();
        assert_eq!(
            place.take(None),
            Asked { word: None, hush: true, prepare: None, sound: None, closed: false }
        );
    }
}
