//! The record a command is about: a file, a saved game, one of the classics, or standard input.

use std::fs;
use std::path::{Path, PathBuf};

use super::files::about;
use crate::record::open::{Opened, open, open_left};
use crate::record::store::Store;
use crate::record::store::named::Named;
use crate::text::Text;

/// Reads what was named: `-` is standard input; a file counts before a saved game of that name. Of an unfinished game
/// it gives what has been played so far. The error is a sentence: what, where, what to do.
pub fn load(store: &Store, named: &Path, text: &Text) -> Result<Opened, String> {
    let bytes = bytes(store, named, text)?;
    open(&bytes, text).map_err(|why| about(named, &why.said(text)))
}

/// The same, and of a journal whose first line is damaged what is left: a record that says what it is.
pub fn load_left(store: &Store, named: &Path, text: &Text) -> Result<Opened, String> {
    let bytes = bytes(store, named, text)?;
    let opened = open(&bytes, text).or_else(|why| open_left(&bytes, text).ok_or(why));
    opened.map_err(|why| about(named, &why.said(text)))
}

fn bytes(store: &Store, named: &Path, text: &Text) -> Result<Vec<u8>, String> {
    Named::look_up(store, named, text).and_then(|found| found.bytes(text)).map_err(String::from)
}

/// The file that was named, if it is one; where standard input comes from can be known, too.
pub fn file_of(store: &Store, named: &Path) -> Option<PathBuf> {
    match Named::find(store, named)? {
        Named::Input => Some(PathBuf::from("/dev/stdin")).filter(|input| input.exists()),
        Named::File(path) => Some(path),
        Named::Classic(_) => None,
    }
}

/// Whether a file is the one the record named lies in, by whatever name.
pub fn is_same(store: &Store, named: &Path, file: &Path) -> bool {
    file_of(store, named).is_some_and(|own| is_one(&own, file))
}

/// Whether two names are those of one ordinary file, by links too.
fn is_one(one: &Path, other: &Path) -> bool {
    let is_file = |path: &Path| fs::metadata(path).ok().filter(fs::Metadata::is_file);
    let (Some(first), Some(second)) = (is_file(one), is_file(other)) else { return false };
    let real = |path: &Path| fs::canonicalize(path).ok();
    real(one).is_some_and(|path| Some(path) == real(other)) || is_linked(&first, &second)
}

#[cfg(unix)]
fn is_linked(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn is_linked(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    false
}
