//! The voice: words are handed over and forgotten; a thread of its own has other programs say them.
//!
//! Nothing here can hold the loop up: a word is put into a place for one, where the newest wins, and whatever is
//! slow, hung or missing is the thread's affair. A speaker is a child process without a terminal; it is stopped
//! when its word is no longer wanted, and nothing is said twice.

mod bell;
mod child;
mod place;
mod recorder;
mod resident;
mod speaker;
mod wav;
mod way;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use super::clock::SystemClock;
use crate::text::spoken::{Spoken, Utterance};
use bell::Bell;
use place::Place;
use speaker::Speaker;

/// How the clock is to be heard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Sound {
    /// By whatever this machine can speak with; failing that, by the bell.
    #[default]
    Auto,
    /// Not at all.
    Off,
    /// By the terminal's bell.
    Bell,
    /// By a program of the user's: the program and its arguments; the word is added as the last one.
    Command(Vec<String>),
}

/// What the voice needs to know of the machine.
#[derive(Clone, Debug)]
pub struct Means {
    /// How the clock is to be heard.
    pub sound: Sound,
    /// Where programs are looked for, as `PATH` names it.
    pub path: OsString,
    /// The folder recorded words are kept in; `None`: nothing is recorded.
    pub cache: Option<PathBuf>,
    /// The language spoken.
    pub words: &'static Spoken,
}

impl Means {
    /// This machine's, for a sound and a language.
    pub fn here(sound: Sound, words: &'static Spoken) -> Self {
        Self { sound, path: env::var_os("PATH").unwrap_or_default(), cache: speaker::cache(), words }
    }
}

/// The voice.
#[derive(Debug)]
pub struct Voice {
    place: Option<Arc<Place>>,
    /// Words recorded so far in this run, for whoever waits for them.
    recorded: Arc<AtomicU32>,
}

impl Voice {
    /// A voice that says nothing.
    pub fn silent() -> Self {
        Self { place: None, recorded: Arc::default() }
    }

    /// Starts the voice; `bell` is where a bell is rung.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(means: &Means, clock: SystemClock, bell: Box<dyn Write + Send>) -> io::Result<Self> {
        if means.sound == Sound::Off {
            return Ok(Self::silent());
        }
        let place = Arc::new(Place::default());
        let recorded = Arc::default();
        let speaker = Speaker::new(means, clock, Bell::new(bell), Arc::clone(&place), Arc::clone(&recorded));
        super::thread("voice", move || speaker.run())?;
        Ok(Self { place: Some(place), recorded })
    }

    /// Says this now; whatever is being said stops.
    pub fn say(&self, words: Utterance) {
        if let Some(place) = &self.place {
            place.say(words);
        }
    }

    /// Stops what is being said.
    pub fn hush(&self) {
        if let Some(place) = &self.place {
            place.hush();
        }
    }

    /// These words will be needed soon.
    pub fn prepare(&self, words: Vec<Utterance>) {
        if let Some(place) = &self.place {
            place.prepare(words);
        }
    }

    /// How many of the words prepared are on the disk by now.
    pub fn recorded(&self) -> u32 {
        self.recorded.load(Ordering::SeqCst)
    }
}

impl Drop for Voice {
    /// Nothing is left speaking behind the program.
    fn drop(&mut self) {
        if let Some(place) = &self.place {
            place.close();
        }
    }
}
