//! The one door to a record that somebody has named: a file, a saved game, one of the famous games, or standard input.

use super::Store;
use super::whole::{read_all, read_whole};
use crate::record::classics::{self, Classic};
use crate::record::fault::Cause;
use crate::text::sentence::Sentence;
use crate::text::{Text, visible};
use std::io;
use std::path::{Path, PathBuf};

/// What a name stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    /// `-`: standard input.
    Input,
    /// A file, perhaps that of a saved game.
    File(PathBuf),
    /// A famous game.
    Classic(&'static Classic),
}

impl Named {
    /// What goes by that name: a file before a saved game, and that before a famous one.
    pub fn find(store: &Store, named: &Path) -> Option<Self> {
        if named == Path::new("-") {
            return Some(Self::Input);
        }
        if named.exists() {
            return Some(Self::File(named.to_owned()));
        }
        let name = named.to_str()?;
        store.find(name).map(Self::File).or_else(|| classics::find(name).map(Self::Classic))
    }

    /// The same.
    ///
    /// # Errors
    /// Where there is nothing of that name, one sentence that says so.
    pub fn look_up(store: &Store, named: &Path, text: &Text) -> Result<Self, Sentence> {
        let nothing = || (text.fault.record.nothing_named)(&visible::line(&named.to_string_lossy()));
        Self::find(store, named).ok_or_else(|| nothing().into())
    }

    /// What it holds.
    ///
    /// # Errors
    /// Where it cannot be read, one sentence: what, where, what to do.
    pub fn bytes(&self, text: &Text) -> Result<Vec<u8>, Sentence> {
        match self {
            Self::Input => read_all(io::stdin().lock()).map_err(|error| {
                (text.fault.record.no_input)(&Cause::from(&error).said_of_named(text)).into()
            }),
            Self::File(path) => read_whole(path).map_err(|fault| fault.said_of_named(text)),
            Self::Classic(classic) => Ok(classic.sgf.as_bytes().to_vec()),
        }
    }
}
