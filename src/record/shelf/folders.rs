//! The folders the user has added to the shelf: a text file in the data directory, one a line.

use crate::record::fault::{Doing, Fault};
use crate::record::store::Store;
use crate::record::store::make_folder;
use crate::record::store::whole::{Over, read_ordinary, write_whole};
use crate::text::fault::Own;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// More folders than this are not kept.
const MOST: usize = 100;

/// The folders, in the order they were added. A list that cannot be read is none.
pub fn folders(store: &Store) -> Vec<PathBuf> {
    read(store).unwrap_or_default()
}

fn read(store: &Store) -> Result<Vec<PathBuf>, Fault> {
    let text = match read_ordinary(&store.folder_list()) {
        Err(fault) if fault.cause.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        text => text?,
    };
    let text = String::from_utf8_lossy(&text);
    let lines = text.lines().map(str::trim_end).filter(|line| !line.is_empty());
    Ok(lines.map(PathBuf::from).filter(|path| path.is_absolute()).take(MOST).collect())
}

/// Adds a folder, by its full name. Adding one that is there already changes nothing.
pub fn add(store: &Store, folder: &Path) -> Result<PathBuf, Fault> {
    let fault = Fault::of(Doing::Read, folder);
    let full = fs::canonicalize(folder).map_err(&fault)?;
    if !full.is_dir() {
        return Err(fault(ErrorKind::NotADirectory.into()));
    }
    // It must be readable now, so that a slip is told at once.
    fs::read_dir(&full).map_err(&fault)?;
    let named = full.to_str().filter(|name| !name.contains(['\n', '\r']) && name.trim_end() == *name);
    if named.is_none() {
        return Err(fault(io::Error::other(Own::NameNotText)));
    }
    // A list that cannot be read now is not written over.
    let mut all = read(store)?;
    if all.len() >= MOST {
        return Err(fault(io::Error::other(Own::ManyFolders)));
    }
    if store.is_games(&full) || all.contains(&full) {
        return Ok(full);
    }
    all.push(full.clone());
    write(store, &all)?;
    Ok(full)
}

/// Takes a folder off the list; its files stay as they are.
pub fn remove(store: &Store, folder: &Path) -> Result<(), Fault> {
    let mut all = read(store)?;
    all.retain(|other| other != folder);
    write(store, &all)
}

fn write(store: &Store, all: &[PathBuf]) -> Result<(), Fault> {
    make_folder(store.data())?;
    let mut text = String::new();
    for folder in all {
        text.push_str(&folder.to_string_lossy());
        text.push('\n');
    }
    write_whole(&store.folder_list(), text.as_bytes(), Over::OldFile)
}
