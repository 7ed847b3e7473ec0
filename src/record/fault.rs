//! What could not be done with a file: what, where, and what helps.

use crate::text::visible;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// What was being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// A folder or file was to be made.
    Create,
    /// Something was to be read.
    Read,
    /// Something was to be written.
    Write,
    /// Something was to be removed or moved to the trash.
    Remove,
}

/// An operation on a file that failed.
#[derive(Debug)]
pub struct Fault {
    /// What was being done.
    pub doing: Doing,
    /// With which file or folder.
    pub path: PathBuf,
    /// Why it failed.
    pub cause: io::Error,
}

impl Fault {
    /// Makes a function that turns an I/O error into a fault, for `map_err`.
    pub fn of(doing: Doing, path: &Path) -> impl Fn(io::Error) -> Self {
        move |cause| Self { doing, path: path.to_owned(), cause }
    }

    /// Whether the file was there already.
    pub fn exists(&self) -> bool {
        self.cause.kind() == ErrorKind::AlreadyExists
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = match self.doing {
            Doing::Create => "made",
            Doing::Read => "read",
            Doing::Write => "written",
            Doing::Remove => "removed",
        };
        write!(f, "{} could not be {verb}: ", shown(&self.path))?;
        match self.cause.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
                f.write_str("the disk is full; make room, or choose another folder with --data-dir")
            }
            ErrorKind::ReadOnlyFilesystem => {
                f.write_str("the disk can only be read; choose another folder with --data-dir")
            }
            ErrorKind::PermissionDenied => f.write_str(
                "it is not yours to use; change its permissions, or choose another folder with --data-dir",
            ),
            ErrorKind::NotFound => f.write_str("there is no such file; check the name"),
            ErrorKind::AlreadyExists => f.write_str("it is there already; choose another name"),
            ErrorKind::IsADirectory => f.write_str("it is a folder; name a file in it"),
            _ => f.write_str(&visible::line(&self.cause.to_string())),
        }
    }
}

impl std::error::Error for Fault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.cause)
    }
}

/// A path as it may be shown in a terminal.
pub fn shown(path: &Path) -> String {
    visible::line(&path.to_string_lossy()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{Doing, Fault};
    use std::io::ErrorKind;
    use std::path::Path;

    #[test]
    fn one_sentence_says_what_where_and_what_helps() {
        let fault = |kind: ErrorKind| Fault::of(Doing::Write, Path::new("/games/a.sgf"))(kind.into());
        assert_eq!(
            fault(ErrorKind::StorageFull).to_string(),
            "/games/a.sgf could not be written: the disk is full; make room, or choose another folder with --data-dir"
        );
        assert_eq!(
            Fault::of(Doing::Read, Path::new("a\u{1b}[2J\u{202e}b"))(ErrorKind::NotFound.into()).to_string(),
            "a␛[2J<U+202E>b could not be read: there is no such file; check the name"
        );
    }
}
