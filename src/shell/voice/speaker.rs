//! The voice's thread: one word at a time, the way that works, and no child forgotten.

mod staying;
mod trial;

use std::path::PathBuf;
use std::process::Child;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;
use std::{mem, thread};

use super::bell::Bell;
use super::place::Place;
use super::recorder::Recorder;
use super::resident::Resident;
use super::way::{self, Way};
use super::{Means, Sound, child};
use crate::shell::clock::{Clock, SystemClock};
use crate::text::spoken::{Spoken, Utterance};
use trial::Trial;

/// A word may take so long, ms, and a long one longer by so much a letter.
const WORD: u64 = 2_000;
const SHORT: usize = 16;
const LETTER: u64 = 100;
/// A way that failed so soon, ms, has not said its word: the next one does.
const AT_ONCE: u64 = 300;
/// A child that was asked to end and has not is ended after so long, ms.
const GRACE: u64 = 500;
/// A way that failed so often in a row is not tried again.
const FAILURES: u32 = 2;
/// How often a child is looked after.
const LOOK: u64 = 10;

/// A word being said.
#[derive(Debug)]
struct Speaking {
    child: Child,
    /// By which way.
    way: usize,
    words: Utterance,
    since: u64,
}

/// The thread.
#[derive(Debug)]
pub(super) struct Speaker {
    /// The ways to speak there are, and how often in a row each has failed.
    ways: Vec<(Way, u32)>,
    means: Means,
    /// The words it was to be ready for last.
    prepared: Option<Vec<Utterance>>,
    spoken: &'static Spoken,
    clock: SystemClock,
    bell: Bell,
    place: Arc<Place>,
    recorder: Option<Recorder>,
    speaking: Option<Speaking>,
    trial: Option<Trial>,
    /// Children that are to end, and when they are ended.
    ending: Vec<(Child, u64)>,
    resident: Option<Resident>,
    /// What the resident is to be given as soon as it listens, and since when: a word, or silence.
    waiting: Option<(Option<Utterance>, u64)>,
    /// Whether the resident has been given a word.
    sounding: bool,
}

impl Speaker {
    pub(super) fn new(
        means: &Means,
        clock: SystemClock,
        bell: Bell,
        place: Arc<Place>,
        recorded: Arc<AtomicU32>,
    ) -> Self {
        let recorder = means.cache.as_ref().map(|cache| {
            let folder = way::folder(cache, means.words);
            Recorder::new(way::recorder(means), folder, means.words, Arc::clone(&place), recorded)
        });
        Self {
            ways: ways(means),
            means: means.clone(),
            prepared: None,
            spoken: means.words,
            clock,
            bell,
            place,
            recorder,
            speaking: None,
            trial: None,
            ending: Vec::new(),
            resident: None,
            waiting: None,
            sounding: false,
        }
    }

    /// Speaks until it is all over.
    pub(super) fn run(mut self) {
        loop {
            let asked = self.place.take(self.nap());
            if asked.closed {
                break;
            }
            if let Some(sound) = asked.sound {
                self.change(sound);
            }
            if asked.hush {
                self.stop(asked.word.is_some());
            }
            if let Some(words) = asked.word {
                self.say(&words, 0);
            }
            if let Some(words) = asked.prepare {
                self.prepare(words);
            }
            self.look();
        }
        self.end();
        self.place.leave();
    }

    /// Is heard like this from now on, and gets ready anew for what it was to be ready for.
    fn change(&mut self, sound: Sound) {
        self.stop(false);
        self.waiting = None;
        let now = self.clock.ms();
        let resident = self.resident.take().map(Resident::into_child);
        let trial = self.trial.take().map(Trial::into_child);
        self.ending.extend(resident.into_iter().chain(trial).map(|child| (child, now + GRACE)));
        self.means.sound = sound;
        self.ways = ways(&self.means);
        if let Some(words) = self.prepared.clone() {
            self.prepare(words);
        }
    }

    /// How long it may sleep when nothing is asked for.
    fn nap(&self) -> Option<Duration> {
        let deaf = self.resident.as_ref().is_some_and(|resident| !resident.is_ready());
        let children = self.speaking.is_some() || self.trial.is_some() || !self.ending.is_empty();
        let busy = children || self.waiting.is_some() || deaf;
        let bell = self.bell.due_in(self.clock.ms()).map(|due| due.max(1));
        bell.into_iter().chain(busy.then_some(LOOK)).min().map(Duration::from_millis)
    }

    /// Stops what is being said; `follows`: by another word, at once.
    fn stop(&mut self, follows: bool) {
        let now = self.clock.ms();
        self.bell.forget();
        self.waiting = None;
        if let Some(speaking) = self.speaking.take() {
            self.let_go(speaking, follows);
        }
        if mem::take(&mut self.sounding) && !follows {
            self.waiting = Some((None, now));
        }
    }

    fn let_go(&mut self, mut speaking: Speaking, follows: bool) {
        let now = self.clock.ms();
        child::stop(&mut speaking.child);
        self.ending.push((speaking.child, now + GRACE));
        let silencing = self.ways[speaking.way].0.silencing().filter(|_| !follows);
        if let Some(Ok(child)) = silencing.map(|call| call.start()) {
            self.ending.push((child, now + WORD));
        }
    }

    /// Says a word, by the first way from that one on that takes it.
    fn say(&mut self, words: &Utterance, from: usize) {
        for way in from..self.ways.len() {
            if self.ways[way].1 < FAILURES && self.begin(way, words) {
                return;
            }
        }
    }

    fn begin(&mut self, at: usize, words: &Utterance) -> bool {
        let now = self.clock.ms();
        match &self.ways[at].0 {
            Way::Bell => {
                self.bell.want(words.bells, now);
                return true;
            }
            Way::PowerShell(program) => {
                let program = program.clone();
                return self.tell_resident(at, &program, words);
            }
            _ => {}
        }
        let file = self.recorder.as_ref().and_then(|recorder| recorder.file(words));
        let Some(call) = self.ways[at].0.call(self.spoken, words, file.as_deref()) else { return false };
        let Ok(child) = call.start() else {
            self.ways[at].1 += 1;
            return false;
        };
        self.speaking = Some(Speaking { child, way: at, words: words.clone(), since: now });
        true
    }

    /// Records what will be needed, and finds out which ways there are.
    fn prepare(&mut self, words: Vec<Utterance>) {
        let first = self.ways.iter().find(|(_, failures)| *failures < FAILURES).map(|(way, _)| way);
        if let (Some(recorder), Some(Way::Recorded(_))) = (&self.recorder, first) {
            recorder.prepare(words.clone());
        }
        self.prepared = Some(words);
        if self.trial.is_none() {
            self.try_out(0);
        }
    }

    /// Looks after everything that was started.
    fn look(&mut self) {
        let now = self.clock.ms();
        if let Some(mut speaking) = self.speaking.take() {
            match speaking.child.try_wait() {
                Ok(None) if now.saturating_sub(speaking.since) <= most(&speaking.words) => {
                    self.speaking = Some(speaking);
                }
                Ok(None) => {
                    self.ways[speaking.way].1 += 1;
                    self.let_go(speaking, false);
                }
                ended => {
                    let lasted = now.saturating_sub(speaking.since);
                    let status = ended.ok().flatten();
                    if status.is_some_and(|status| self.was_heard(speaking.way, status, lasted)) {
                        self.ways[speaking.way].1 = 0;
                    } else {
                        self.ways[speaking.way].1 += 1;
                        if lasted <= AT_ONCE {
                            self.say(&speaking.words, speaking.way + 1);
                        }
                    }
                }
            }
        }
        self.look_at_trial();
        self.look_at_resident();
        self.ending.retain_mut(|(child, until)| {
            let lives = matches!(child.try_wait(), Ok(None));
            if lives && now > *until {
                child::kill(child);
            }
            lives
        });
        self.bell.pay(now);
    }

    /// Nothing speaks on behind the program.
    fn end(&mut self) {
        self.stop(false);
        let resident = self.resident.take().map(|resident| (resident.into_child(), 0));
        self.ending.extend(resident);
        let trial = self.trial.take().map(|trial| (trial.into_child(), 0));
        self.ending.extend(trial);
        for round in 0..20 {
            self.ending.retain_mut(|(child, _)| {
                let lives = matches!(child.try_wait(), Ok(None));
                if lives && round == 10 {
                    child::kill(child);
                }
                lives
            });
            if self.ending.is_empty() {
                return;
            }
            thread::sleep(Duration::from_millis(LOOK));
        }
    }
}

/// The ways to speak, none of which has failed yet.
fn ways(means: &Means) -> Vec<(Way, u32)> {
    way::ways(means).into_iter().map(|way| (way, 0)).collect()
}

/// How long a word may take, ms.
fn most(words: &Utterance) -> u64 {
    let long = words.read.chars().count().saturating_sub(SHORT);
    WORD + LETTER * u64::try_from(long).unwrap_or(0)
}

/// The folder recorded words are kept in, where the system has one for such things.
pub(super) fn cache() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "shoutan").map(|dirs| dirs.cache_dir().join("voice"))
}
