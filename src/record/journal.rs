//! The journal of a game in progress: one file, a line an entry, each durable before the next key is acted on.
//!
//! The first line holds the version and the terms. A journal is made exclusively, never over another file, and is
//! locked while open: a second program can only read it. What cannot be trusted is copied aside before it is dropped.

pub mod bare;
pub mod content;
mod lines;
pub mod locked;
mod medium;
pub mod open;
pub mod rescue;
pub mod running;

use super::entry;
use super::entry::line;
use super::fault::{Doing, Fault};
use super::game_record::terms_at_start;
use crate::clock::Ms;
use crate::game::Game;
use crate::game::event::Entry;
use crate::record::store::whole::sync_folder;
use lines::Lines;
use locked::Locked;
use medium::Medium;
use running::Running;
use std::fs::{self, File, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The ending of a journal's file name.
pub const ENDING: &str = "jsonl";
/// The ending of the side file with the running clock.
pub const CLOCK_ENDING: &str = "clock";
/// The ending of a copy of what could not be trusted.
pub const DAMAGED_ENDING: &str = "damaged";

/// A journal open for writing.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    lines: Lines<Locked>,
    side: Option<File>,
    last: u32,
}

impl Journal {
    /// Makes the journal of a game, with what was played so far. Fails if there is a file of this name.
    pub fn create(path: &Path, game: &Game) -> Result<Self, Fault> {
        Self::create_with(path, &Self::text(game), game.next_number() - 1)
    }

    /// The lines of a game's journal, without the last line break.
    pub fn text(game: &Game) -> String {
        let mut text = content::header(&terms_at_start(game));
        for entry in game.entries() {
            text.push('\n');
            text.push_str(&line::write(&entry::to_fields(entry)));
        }
        text
    }

    /// Makes a journal that holds these lines, the last of them with entry `last`.
    fn create_with(path: &Path, text: &str, last: u32) -> Result<Self, Fault> {
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create_new(true)
            .open(path)
            .map_err(Fault::of(Doing::Create, path))?;
        let filled = Self::fill(file, path, text, last);
        if filled.is_err() {
            // The file is ours and holds nothing anyone has been told is saved.
            let _ = fs::remove_file(path);
        }
        filled
    }

    fn fill(file: File, path: &Path, text: &str, last: u32) -> Result<Self, Fault> {
        let fault = Fault::of(Doing::Write, path);
        // Another program that looks at a file made a moment ago does not go on with it.
        let busy = |_| fault(ErrorKind::ResourceBusy.into());
        let file = Locked::take(file).map_err(&fault)?.map_err(busy)?;
        let mut lines = Lines::after(file, 0, false);
        lines.append(text).map_err(&fault)?;
        sync_folder(path).map_err(&fault)?;
        let mut journal = Self { path: path.to_owned(), lines, side: None, last };
        journal.tick(0)?;
        Ok(journal)
    }

    /// Appends an entry and returns once it lies on the disk. If that fails the entry waits, and is written before the
    /// next one or by [`Journal::retry`].
    pub fn append(&mut self, entry: &Entry) -> Result<(), Fault> {
        self.append_line(entry.n, &line::write(&entry::to_fields(entry)))
    }

    fn append_line(&mut self, n: u32, line: &str) -> Result<(), Fault> {
        self.last = n;
        self.lines.append(line).map_err(Fault::of(Doing::Write, &self.path))
    }

    /// A journal of whole lines that goes on after `sound` bytes.
    fn after(file: Locked, path: &Path, sound: u64, last: u32) -> Self {
        Self { path: path.to_owned(), lines: Lines::after(file, sound, false), side: None, last }
    }

    /// Tries again to write what waits.
    pub fn retry(&mut self) -> Result<(), Fault> {
        self.lines.retry().map_err(Fault::of(Doing::Write, &self.path))
    }

    /// Whether entries wait to be written.
    pub const fn waits(&self) -> bool {
        self.lines.waits()
    }

    /// Whether the file is still there by its name: not removed, nor another in its place. A file nobody is let to
    /// look at counts as there.
    pub fn is_in_place(&self) -> bool {
        match fs::metadata(&self.path) {
            Ok(named) => self.lines.medium().metadata().map_or(true, |open| is_same(&open, &named)),
            Err(cause) => !matches!(
                cause.kind(),
                ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::StaleNetworkFileHandle
            ),
        }
    }

    /// Notes that the clock has run `spent` ms since the last entry. To be called once a second; not synced.
    pub fn tick(&mut self, spent: Ms) -> Result<(), Fault> {
        let path = clock_path(&self.path);
        let fault = Fault::of(Doing::Write, &path);
        if self.side.is_none() {
            // Only the holder of the journal's lock comes here, so the side file is ours.
            let side = OpenOptions::new().write(true).create(true).truncate(false).open(&path);
            self.side = Some(side.map_err(&fault)?);
        }
        let text = Running { n: self.last, spent }.write();
        self.side.as_mut().map_or(Ok(()), |side| side.write_at(0, text.as_bytes())).map_err(fault)
    }

    /// The journal's file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether nothing was entered: the game was laid out, no more.
    pub const fn is_blank(&self) -> bool {
        self.last == 0
    }

    /// Removes the journal and its side file, once its game is kept elsewhere or was none.
    pub fn remove(self) -> Result<(), Fault> {
        if !self.is_in_place() {
            // What goes by its name now is another's.
            return Ok(());
        }
        let side = clock_path(&self.path);
        fs::remove_file(&self.path).map_err(Fault::of(Doing::Remove, &self.path))?;
        match fs::remove_file(&side) {
            Err(cause) if cause.kind() != ErrorKind::NotFound => Err(Fault::of(Doing::Remove, &side)(cause)),
            _ => Ok(()),
        }
    }
}

/// Whether two looks were at one file.
#[cfg(unix)]
fn is_same(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Whether two looks were at one file: an open one can neither be removed nor replaced.
#[cfg(not(unix))]
fn is_same(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    true
}

/// The side file of a journal.
pub fn clock_path(journal: &Path) -> PathBuf {
    journal.with_extension(CLOCK_ENDING)
}

/// Holds a journal as long as the file is kept, so that nobody opens it for writing; `None` when another program has it
/// open.
pub fn hold(path: &Path) -> Result<Option<Locked>, Fault> {
    let fault = Fault::of(Doing::Read, path);
    let file = File::open(path).map_err(&fault)?;
    Ok(Locked::take(file).map_err(fault)?.ok())
}
