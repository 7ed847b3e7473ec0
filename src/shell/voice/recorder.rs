//! Records words once, on a thread of its own, so that saying them later takes no thinking.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use super::place::Place;
use super::{child, wav, way};
use crate::text::spoken::{Spoken, Utterance};

/// How long one word may take, in steps of [`STEP`].
const STEPS: u32 = 250;
const STEP: Duration = Duration::from_millis(20);
/// After so many words in a row that could not be recorded the rest is not tried.
const FAILURES: u32 = 2;

/// The name of the silent file; no word's name looks like it.
const SILENT: &str = "silence.wav";

/// Where words are recorded, and with what.
#[derive(Debug)]
pub(super) struct Recorder {
    program: Option<PathBuf>,
    folder: PathBuf,
    spoken: &'static Spoken,
    place: Arc<Place>,
    recorded: Arc<AtomicU32>,
    busy: Arc<AtomicBool>,
}

impl Recorder {
    pub(super) fn new(
        program: Option<PathBuf>,
        folder: PathBuf,
        spoken: &'static Spoken,
        place: Arc<Place>,
        recorded: Arc<AtomicU32>,
    ) -> Self {
        Self { program, folder, spoken, place, recorded, busy: Arc::default() }
    }

    /// The word as recorded, if it is.
    pub(super) fn file(&self, words: &Utterance) -> Option<PathBuf> {
        Some(self.folder.join(way::file_name(words)?)).filter(|file| file.is_file())
    }

    /// A file with nothing to hear.
    pub(super) fn silent(&self) -> Option<PathBuf> {
        let file = self.folder.join(SILENT);
        if !file.is_file() {
            keep(&self.folder, &file, &wav::silence())?;
        }
        Some(file)
    }

    /// Records what is not recorded yet, and reads the rest, so that it lies in the machine's memory.
    pub(super) fn prepare(&self, words: Vec<Utterance>) {
        if self.busy.swap(true, Ordering::SeqCst) {
            return;
        }
        let (program, folder, spoken) = (self.program.clone(), self.folder.clone(), self.spoken);
        let (place, recorded) = (Arc::clone(&self.place), Arc::clone(&self.recorded));
        let busy = Arc::clone(&self.busy);
        let work = move || {
            let mut failures = 0;
            for words in words {
                let Some(file) = way::file_name(&words).map(|name| folder.join(name)) else { continue };
                let done = match (fs::read(&file), &program) {
                    (Ok(_), _) => true,
                    (Err(_), Some(program)) => {
                        record(program, spoken, &words, &folder, &file, &place).is_some()
                    }
                    (Err(_), None) => false,
                };
                failures = if done { 0 } else { failures + 1 };
                recorded.fetch_add(u32::from(done), Ordering::SeqCst);
                if failures >= FAILURES || place.is_closed() {
                    break;
                }
            }
            busy.store(false, Ordering::SeqCst);
        };
        // Without a thread words are said unrecorded.
        if super::super::thread("recorder", work).is_err() {
            self.busy.store(false, Ordering::SeqCst);
        }
    }
}

/// Has a word spoken into a file beside its own, which it becomes when it is whole.
fn record(
    program: &Path,
    spoken: &Spoken,
    words: &Utterance,
    folder: &Path,
    file: &Path,
    place: &Place,
) -> Option<()> {
    fs::create_dir_all(folder).ok()?;
    let raw = tempfile::Builder::new().prefix("raw").suffix(".tmp").tempfile_in(folder).ok()?;
    let mut speaking = way::recording(program, spoken, words, raw.path()).start().ok()?;
    let mut ended = None;
    for _ in 0..STEPS {
        ended = speaking.try_wait().ok()?;
        if ended.is_some() || place.is_closed() {
            break;
        }
        thread::sleep(STEP);
    }
    if ended.is_none() {
        child::kill(&mut speaking);
        let _ = speaking.wait();
    }
    let sound = fs::read(raw.path()).ok().filter(|_| ended.is_some_and(|status| status.success()))?;
    keep(folder, file, &wav::trimmed(&sound)?)
}

/// Writes a file that is whole or not there.
fn keep(folder: &Path, file: &Path, bytes: &[u8]) -> Option<()> {
    fs::create_dir_all(folder).ok()?;
    let mut made = tempfile::NamedTempFile::new_in(folder).ok()?;
    made.write_all(bytes).ok()?;
    made.persist(file).ok().map(drop)
}
