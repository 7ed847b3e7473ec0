//! Which files are meant: those named, and all records below the folders named.

use std::ffi::OsString;
use std::fs::{self, FileType};
use std::io;
use std::path::{Path, PathBuf};
use std::vec;

use crate::record::{foreign, journal, store};
use crate::text::fault::Own;

/// Something to look at.
#[derive(Debug)]
pub(super) enum Item {
    /// Standard input.
    Input,
    /// A file.
    File(PathBuf),
    /// A folder that cannot be looked through, or what only looks like a record.
    Closed(PathBuf, io::Error),
}

/// Everything to look at, as it is reached: the places named in their order, in folders by name.
pub(super) fn items(named: &[PathBuf]) -> impl Iterator<Item = Item> + '_ {
    named.iter().flat_map(|path| -> Box<dyn Iterator<Item = Item>> {
        if path == Path::new("-") {
            Box::new(Some(Item::Input).into_iter())
        } else if path.is_dir() {
            Box::new(Walk::below(path.clone()))
        } else {
            Box::new(Some(Item::File(path.clone())).into_iter())
        }
    })
}

/// A walk through a folder and those in it. It keeps a list for each folder on the way down and calls nothing again,
/// so that depth costs no stack.
struct Walk {
    open: Vec<Folder>,
    closed: Option<Item>,
}

struct Folder {
    path: PathBuf,
    left: vec::IntoIter<(OsString, FileType)>,
}

impl Walk {
    fn below(path: PathBuf) -> Self {
        let mut walk = Self { open: Vec::new(), closed: None };
        walk.enter(path);
        walk
    }

    fn enter(&mut self, path: PathBuf) {
        match listed(&path) {
            Ok(names) => self.open.push(Folder { path, left: names.into_iter() }),
            Err(error) => self.closed = Some(Item::Closed(path, error)),
        }
    }
}

impl Iterator for Walk {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        loop {
            if self.closed.is_some() {
                return self.closed.take();
            }
            let folder = self.open.last_mut()?;
            let Some((name, kind)) = folder.left.next() else {
                self.open.pop();
                continue;
            };
            let path = folder.path.join(name);
            if kind.is_dir() {
                self.enter(path);
            } else if is_record(&path) {
                return Some(record(path, kind));
            }
        }
    }
}

/// What lies in a folder by name, hidden things left out.
fn listed(folder: &Path) -> io::Result<Vec<(OsString, FileType)>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !entry.file_name().as_encoded_bytes().starts_with(b".") {
            names.push((entry.file_name(), entry.file_type()?));
        }
    }
    names.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    Ok(names)
}

/// Whether a file's name ends as those of records do.
fn is_record(path: &Path) -> bool {
    let Some(ending) = path.extension() else { return false };
    [store::ENDING, journal::ENDING]
        .iter()
        .chain(&foreign::ENDINGS)
        .any(|known| ending.eq_ignore_ascii_case(known))
}

/// A record in a folder. Reading a pipe or a device would never end, and what is behind a link may be a folder.
fn record(path: PathBuf, kind: FileType) -> Item {
    if kind.is_file() {
        return Item::File(path);
    }
    match fs::metadata(&path) {
        Ok(behind) if behind.is_file() => Item::File(path),
        Ok(_) => Item::Closed(path, io::Error::other(Own::NotOrdinary)),
        Err(error) => Item::Closed(path, error),
    }
}
