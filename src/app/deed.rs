//! What is done with the files on the shelf: asked of the shell, and reported back.

use crate::record::shelf::Row;
use crate::text::sentence::Sentence;
use std::path::PathBuf;

/// Something to be done with files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Move to the trash.
    Delete(PathBuf),
    /// Bring back what was deleted last.
    Undo,
    /// Give the file another name.
    Rename(PathBuf, String),
    /// Make a copy beside it.
    Duplicate(PathBuf),
    /// Take in the file, or the several, that were typed or dropped.
    Import(String),
    /// Take in a record that was pasted.
    Paste(String),
    /// Put a folder on the shelf.
    AddFolder(String),
    /// Take a folder off the shelf.
    RemoveFolder(PathBuf),
    /// Tell which folders are on the shelf.
    Folders,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// The file is in the trash.
    Deleted(PathBuf),
    /// It is back.
    Restored(Row),
    /// There was nothing to bring back.
    NothingDeleted,
    /// What was at the first place is now the row.
    Renamed(PathBuf, Row),
    /// A copy was made.
    Duplicated(Row),
    /// These were taken in; of the others, why not.
    Imported(Vec<Row>, Vec<Sentence>),
    /// These folders are on the shelf, and this one is new.
    FolderAdded(Vec<PathBuf>, PathBuf),
    /// These folders are on the shelf; this one is no longer.
    FolderRemoved(Vec<PathBuf>, PathBuf),
    /// These folders are on the shelf.
    Folders(Vec<PathBuf>),
}
