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
use crate::app;
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

impl Sound {
    /// What it is called on the screen.
    pub const fn shown(&self) -> app::Sound {
        match self {
            Self::Auto | Self::Command(_) => app::Sound::Voice,
            Self::Bell => app::Sound::Bell,
            Self::Off => app::Sound::Off,
        }
    }
}

impl From<app::Sound> for Sound {
    /// Without a program of the user's.
    fn from(sound: app::Sound) -> Self {
        match sound {
            app::Sound::Voice => Self::Auto,
            app::Sound::Bell => Self::Bell,
            app::Sound::Off => Self::Off,
        }
    }
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
    /// What speaks where a voice is wanted: the user's own program if one was named.
    speaks: Sound,
    /// Words recorded so far in this run, for whoever waits for them.
    recorded: Arc<AtomicU32>,
}

impl Voice {
    /// A voice that says nothing.
    pub fn silent() -> Self {
        Self { place: None, speaks: Sound::Auto, recorded: Arc::default() }
    }

    /// Starts the voice; `bell` is where a bell is rung.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(means: &Means, clock: SystemClock, bell: Box<dyn Write + Send>) -> io::Result<Self> {
        let place = Arc::new(Place::default());
        let recorded = Arc::default();
        let speaker = Speaker::new(means, clock, Bell::new(bell), Arc::clone(&place), Arc::clone(&recorded));
        super::thread("voice", move || speaker.run())?;
        let speaks = match &means.sound {
            Sound::Command(command) => Sound::Command(command.clone()),
            Sound::Auto | Sound::Off | Sound::Bell => Sound::Auto,
        };
        Ok(Self { place: Some(place), speaks, recorded })
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

    /// From now on the clock is heard like this; what is being said stops.
    pub fn sound(&self, sound: app::Sound) {
        if let Some(place) = &self.place {
            let voice = sound == app::Sound::Voice;
            place.sound(if voice { self.speaks.clone() } else { sound.into() });
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
