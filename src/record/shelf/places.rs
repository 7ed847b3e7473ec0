//! Where games lie, and which files there may be games.

use super::folders::folders;
use super::row::is_journal;
use crate::record::fault::{Doing, Fault};
use crate::record::foreign;
use crate::record::journal;
use crate::record::journal::content::Content;
use crate::record::store::tidied::told_beside;
use crate::record::store::whole::read_ordinary;
use crate::record::store::{self, Store};
use std::collections::HashSet;
use std::fs::{self, Metadata};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::UNIX_EPOCH;

/// How many folders deep a folder of the user's is looked through.
const DEEPEST: usize = 16;
/// Files that are listed at most.
const MOST: usize = 200_000;

/// A file that may be a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where it is.
    pub path: PathBuf,
    /// Whether it lies in the data directory.
    pub own: bool,
    /// What tells it from what it was before.
    pub stamp: Stamp,
}

/// What changes when a file does: length, when it was written and when anything about it changed (ns since 1970),
/// which file it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    /// Bytes.
    pub length: u64,
    /// When it was written last, ns since 1970; 0 before that.
    pub written: u64,
    /// When its entry in the file system changed last, ns since 1970; 0 where there is no such thing.
    pub changed: u64,
    /// Its number in the file system; 0 where there is no such thing.
    pub node: u64,
}

impl Stamp {
    /// The stamp of a file.
    pub fn of(kind: &Metadata) -> Self {
        let age = kind.modified().ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
        let written = u64::try_from(age.as_nanos()).unwrap_or(u64::MAX);
        let (changed, node) = inner(kind);
        Self { length: kind.len(), written, changed, node }
    }
}

#[cfg(unix)]
fn inner(kind: &Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    let seconds = u64::try_from(kind.ctime()).unwrap_or(0);
    let rest = u64::try_from(kind.ctime_nsec()).unwrap_or(0);
    (seconds.saturating_mul(1_000_000_000).saturating_add(rest), kind.ino())
}

#[cfg(not(unix))]
const fn inner(_kind: &Metadata) -> (u64, u64) {
    (0, 0)
}

/// What lies everywhere, and which folders of the user's could not be read.
#[derive(Debug, Default)]
pub struct Listing {
    /// The files, each once.
    pub files: Vec<Found>,
    /// What could not be read.
    pub faults: Vec<(PathBuf, Fault)>,
}

/// Looks through all places until told to stop.
///
/// # Errors
/// When the folder of the games is there and cannot be read.
pub fn all(store: &Store, stop: &AtomicBool) -> Result<Listing, Fault> {
    let mut listing = Listing { files: own(store)?, faults: Vec::new() };
    let games = store.games();
    let games = fs::canonicalize(&games).unwrap_or(games);
    let mut seen = HashSet::new();
    for root in folders(store) {
        let root = fs::canonicalize(&root).unwrap_or(root);
        let mut open = vec![(root.clone(), 0)];
        while let Some((folder, deep)) = open.pop() {
            if stop.load(Ordering::Relaxed) || listing.files.len() > MOST {
                return Ok(listing);
            }
            if folder == games || !seen.insert(folder.clone()) {
                continue;
            }
            match look(&folder, false) {
                Ok(Looked { files, folders }) => {
                    listing.files.extend(files);
                    let deeper = folders.into_iter().map(|folder| (folder, deep + 1));
                    open.extend(deeper.filter(|(_, deep)| *deep <= DEEPEST));
                }
                Err(fault) => listing.faults.push((folder, fault)),
            }
        }
    }
    Ok(listing)
}

/// The files of the data directory. A journal that outlived its record is none.
pub fn own(store: &Store) -> Result<Vec<Found>, Fault> {
    match look(&store.games(), true) {
        Ok(mut looked) => {
            looked.files.retain(|found| !outlived(&found.path));
            Ok(looked.files)
        }
        // Before the first game there is no such folder.
        Err(fault) if fault.cause.kind() == ErrorKind::NotFound => {
            store::dead_link(&store.games(), Doing::Read).map_or_else(|| Ok(Vec::new()), Err)
        }
        Err(fault) => Err(fault),
    }
}

/// What lies in one folder.
struct Looked {
    files: Vec<Found>,
    folders: Vec<PathBuf>,
}

fn look(folder: &Path, own: bool) -> Result<Looked, Fault> {
    let fault = Fault::of(Doing::Read, folder);
    let mut looked = Looked { files: Vec::new(), folders: Vec::new() };
    for entry in fs::read_dir(folder).map_err(&fault)? {
        let entry = entry.map_err(&fault)?;
        let name = entry.file_name();
        if name.as_encoded_bytes().starts_with(b".") {
            continue;
        }
        let path = entry.path();
        // Neither links nor pipes: a pipe would wait for ever, and a link leads anywhere. What is gone again is none.
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => looked.folders.push(path),
            Ok(kind) if kind.is_file() && may_be_game(&path, own) => {
                if let Ok(kind) = entry.metadata() {
                    looked.files.push(Found { path, own, stamp: Stamp::of(&kind) });
                }
            }
            _ => {}
        }
    }
    Ok(looked)
}

/// Whether a file goes by the name of a game. Journals are games only in the data directory.
pub fn may_be_game(path: &Path, own: bool) -> bool {
    let Some(ending) = path.extension().and_then(|ending| ending.to_str()) else { return false };
    let is_record = ending.eq_ignore_ascii_case(store::ENDING)
        || foreign::ENDINGS.iter().any(|known| ending.eq_ignore_ascii_case(known));
    is_record || (own && ending == journal::ENDING)
}

/// Whether a journal's game is over and kept in a record beside it.
fn outlived(path: &Path) -> bool {
    is_journal(path) && path.with_extension(store::ENDING).exists() && is_over(path)
}

fn is_over(journal: &Path) -> bool {
    let Ok(bytes) = read_ordinary(journal) else { return false };
    let over = Content::read(&bytes).is_ok_and(|content| content.game.outcome().is_some());
    over || told_beside(journal, &bytes).is_some()
}
