//! Opening a journal that was left: what can be trusted is read, the rest is copied aside.

use super::content::{Content, Trouble};
use super::locked::Locked;
use super::running::Running;
use super::{DAMAGED_ENDING, Journal, clock_path};
use crate::clock::Ms;
use crate::game::Game;
use crate::record::entry::fields::Flaw;
use crate::record::fault::{Doing, Fault, shown};
use crate::record::store::whole::{self, sync_folder};
use crate::text::Text;
use crate::text::en::EN;
use crate::text::fault::Own;
use crate::text::sentence::Sentence;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// How many copies of damaged journals of one name are kept before giving up.
const MAX_COPIES: u32 = 99;

/// A journal as it was found.
#[derive(Debug)]
pub struct Opened {
    /// The game, as far as its entries can be trusted.
    pub game: Game,
    /// Milliseconds the clock had run since the last of them, as far as is known.
    pub running: Ms,
    /// Whether it may be written to.
    pub access: Access,
    /// What stands behind them and cannot be trusted, if anything.
    pub dropped: Option<Dropped>,
}

/// Whether a journal may be written to.
#[derive(Debug)]
pub enum Access {
    /// It may.
    Write(Journal),
    /// It may not.
    Read(ReadOnly),
}

/// Why a journal may only be read.
#[derive(Debug)]
pub enum ReadOnly {
    /// Another program has it open.
    InUse,
    /// A later version of the program wrote it.
    Newer,
    /// The file or its folder cannot be written to.
    Unwritable(Fault),
}

/// The lines of a journal that cannot be trusted.
#[derive(Debug)]
pub struct Dropped {
    /// The first of them and what is wrong with it.
    pub trouble: Trouble,
    /// Where the journal as it was is kept, once they were taken out of it.
    pub copy: Option<PathBuf>,
}

/// Why a journal could not be opened at all.
#[derive(Debug)]
pub enum Unopened {
    /// The file could not be read.
    Fault(Fault),
    /// Its first line is damaged, or of a later version.
    Flaw(PathBuf, Flaw),
}

impl Journal {
    /// Opens a journal to go on with it, or at least to read it.
    pub fn open(path: &Path) -> Result<Opened, Unopened> {
        let (file, unwritable) = open_file(path).map_err(Unopened::Fault)?;
        let file = Locked::take(file).map_err(Fault::of(Doing::Read, path)).map_err(Unopened::Fault)?;
        let open: &File = match &file {
            Ok(locked) => locked,
            Err(unlocked) => unlocked,
        };
        let bytes = read_all(open, path).map_err(Unopened::Fault)?;
        let content = Content::read(&bytes).map_err(|flaw| Unopened::Flaw(path.to_owned(), flaw))?;
        let running = read_running(path, content.game.next_number() - 1);
        let (access, copy) = match (file, unwritable) {
            (Err(_), _) => (Access::Read(ReadOnly::InUse), None),
            _ if content.is_newer() => (Access::Read(ReadOnly::Newer), None),
            (_, Some(fault)) => (Access::Read(ReadOnly::Unwritable(fault)), None),
            (Ok(file), None) => match take_over(file, path, &content, &bytes) {
                Ok((journal, copy)) => (Access::Write(journal), copy),
                Err(fault) => (Access::Read(ReadOnly::Unwritable(fault)), None),
            },
        };
        let dropped = content.trouble.map(|trouble| Dropped { trouble, copy });
        Ok(Opened { game: content.game, running, access, dropped })
    }
}

/// Opens the file for writing, or, with the reason, only for reading.
fn open_file(path: &Path) -> Result<(File, Option<Fault>), Fault> {
    let fault = Fault::of(Doing::Read, path);
    // A pipe would wait for a writer that never comes.
    if !fs::metadata(path).map_err(&fault)?.is_file() {
        return Err(fault(io::Error::other(Own::NoJournal)));
    }
    match OpenOptions::new().read(true).write(true).open(path) {
        Ok(file) => Ok((file, None)),
        Err(cause) => {
            let file = File::open(path).map_err(&fault)?;
            Ok((file, Some(Fault::of(Doing::Write, path)(cause))))
        }
    }
}

fn read_all(file: &File, path: &Path) -> Result<Vec<u8>, Fault> {
    let fault = Fault::of(Doing::Read, path);
    let bytes = whole::read_all(file).map_err(&fault)?;
    // The game may have ended, and its journal gone, between opening and locking.
    fs::metadata(path).map_err(&fault)?;
    Ok(bytes)
}

pub(super) fn read_running(path: &Path, last: u32) -> Ms {
    let mut text = Vec::new();
    let side = clock_path(path);
    // A pipe would wait for a writer that never comes.
    if !fs::metadata(&side).is_ok_and(|kind| kind.is_file()) {
        return 0;
    }
    let read = File::open(side).and_then(|side| side.take(256).read_to_end(&mut text));
    match (read, Running::read(&text)) {
        (Ok(_), Some(running)) if running.n == last => running.spent,
        _ => 0,
    }
}

/// Makes the journal fit to be written on: what cannot be trusted is cut off, once a copy of the whole lies on the
/// disk.
fn take_over(
    file: Locked,
    path: &Path,
    content: &Content,
    bytes: &[u8],
) -> Result<(Journal, Option<PathBuf>), Fault> {
    let fault = Fault::of(Doing::Write, path);
    let copy = content.trouble.as_ref().map(|_| keep_copy(path, bytes)).transpose()?;
    file.set_len(content.sound).map_err(&fault)?;
    let mut sound = content.sound;
    if content.open_end {
        (&*file).seek(SeekFrom::End(0)).and_then(|_| (&*file).write_all(b"\n")).map_err(&fault)?;
        sound += 1;
    }
    file.sync_data().map_err(&fault)?;
    let last = content.game.next_number() - 1;
    Ok((Journal::after(file, path, sound, last), copy))
}

/// Copies a damaged journal beside itself, under a name nothing has yet.
pub(in crate::record) fn keep_copy(path: &Path, bytes: &[u8]) -> Result<PathBuf, Fault> {
    let mut copy = path.with_extension(DAMAGED_ENDING);
    for number in 2..=MAX_COPIES {
        match OpenOptions::new().write(true).create_new(true).open(&copy) {
            Ok(mut file) => {
                let fault = Fault::of(Doing::Write, &copy);
                file.write_all(bytes).and_then(|()| file.sync_all()).map_err(fault)?;
                sync_folder(&copy).map_err(Fault::of(Doing::Write, &copy))?;
                return Ok(copy);
            }
            Err(cause) if cause.kind() == ErrorKind::AlreadyExists => {
                copy = path.with_extension(format!("{number}.{DAMAGED_ENDING}"));
            }
            Err(cause) => return Err(Fault::of(Doing::Create, &copy)(cause)),
        }
    }
    Err(Fault::of(Doing::Create, &copy)(ErrorKind::AlreadyExists.into()))
}

impl ReadOnly {
    /// Why, in a language.
    pub fn said(&self, text: &Text) -> Sentence {
        let words = &text.fault.journal;
        match self {
            Self::InUse => words.in_use.into(),
            Self::Newer => words.newer.into(),
            Self::Unwritable(fault) => fault.said(text).within(words.unwritable),
        }
    }
}

impl fmt::Display for ReadOnly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl Dropped {
    /// What was dropped and where it is kept, in a language.
    pub fn said(&self, text: &Text) -> Sentence {
        let words = &text.fault.journal;
        let Trouble { line, flaw } = &self.trouble;
        let dropped = (words.dropped)(*line, &flaw.said(text));
        match &self.copy {
            Some(copy) => Sentence::about(&shown(copy), |copy| format!("{dropped}{}", (words.kept)(copy))),
            None => dropped.into(),
        }
    }
}

impl fmt::Display for Dropped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl Unopened {
    /// Why, in a language.
    pub fn said(&self, text: &Text) -> Sentence {
        let words = &text.fault.journal;
        match self {
            Self::Fault(fault) => fault.said(text),
            Self::Flaw(path, Flaw::Unknown(what)) => {
                Sentence::about(&shown(path), |path| (words.later)(path, what))
            }
            Self::Flaw(path, Flaw::Damaged(what)) => {
                Sentence::about(&shown(path), |path| (words.damaged)(path, what))
            }
        }
    }
}

impl fmt::Display for Unopened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl std::error::Error for Unopened {}
