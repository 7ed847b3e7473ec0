//! What could not be done with a file: what, where, and what helps.

use crate::text::en::EN;
use crate::text::fault::Own;
use crate::text::sentence::Sentence;
use crate::text::{Text, visible};
use rustix::io::Errno;
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

/// Why it failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The system says so.
    System(ErrorKind, String),
    /// The program does.
    Own(Own),
}

impl Cause {
    /// What sort of failure it is.
    pub const fn kind(&self) -> ErrorKind {
        match self {
            Self::System(kind, _) => *kind,
            Self::Own(_) => ErrorKind::Other,
        }
    }

    /// Why, and what helps, in a language; what only the system has words for, in the system's.
    pub fn said(&self, text: &Text) -> String {
        let words = &text.fault;
        let why = match self {
            Self::Own(own) => (words.own)(*own),
            Self::System(kind, why) => match kind {
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => words.full,
                ErrorKind::ReadOnlyFilesystem => words.read_only,
                ErrorKind::PermissionDenied => words.denied,
                ErrorKind::NotFound => words.not_found,
                ErrorKind::AlreadyExists => words.exists,
                ErrorKind::IsADirectory => words.is_folder,
                ErrorKind::NotADirectory => words.not_folder,
                ErrorKind::FileTooLarge => words.too_large,
                ErrorKind::InvalidFilename => words.long_name,
                _ => return visible::line(why).into_owned(),
            },
        };
        why.to_owned()
    }

    /// The same of what lies in no data directory.
    pub fn said_of_named(&self, text: &Text) -> String {
        let words = &text.fault.named;
        let why = match self.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => words.full,
            ErrorKind::ReadOnlyFilesystem => words.read_only,
            ErrorKind::PermissionDenied => words.denied,
            _ => return self.said(text),
        };
        why.to_owned()
    }
}

/// What the system says, without its number and what stands behind that, such as the name of a temporary file.
fn plain(error: &io::Error) -> String {
    let mut said = error.to_string();
    if let Some(at) = said.find(" (os error ") {
        said.truncate(at);
    }
    said
}

/// Whether links lead in a circle, or a link stands where none is followed.
fn is_loop(error: &io::Error) -> bool {
    cfg!(unix) && error.raw_os_error() == Some(Errno::LOOP.raw_os_error())
}

impl From<&io::Error> for Cause {
    fn from(error: &io::Error) -> Self {
        match error.get_ref().and_then(|own| own.downcast_ref::<Own>()) {
            Some(own) => Self::Own(*own),
            None if is_loop(error) => Self::Own(Own::Link),
            None => Self::System(error.kind(), plain(error)),
        }
    }
}

/// An operation on a file that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What was being done.
    pub doing: Doing,
    /// With which file or folder.
    pub path: PathBuf,
    /// Why it failed.
    pub cause: Cause,
}

impl Fault {
    /// Makes a function that turns an I/O error into a fault, for `map_err`.
    pub fn of(doing: Doing, path: &Path) -> impl Fn(io::Error) -> Self {
        move |cause| Self { doing, path: path.to_owned(), cause: Cause::from(&cause) }
    }

    /// Whether the file was there already.
    pub fn exists(&self) -> bool {
        self.cause.kind() == ErrorKind::AlreadyExists
    }

    /// What, where and why, in a language.
    pub fn said(&self, text: &Text) -> Sentence {
        self.told(&self.why(text), text)
    }

    /// The same of a file that somebody has named, wherever it lies: another data directory would not help.
    pub fn said_of_named(&self, text: &Text) -> Sentence {
        let why = if self.is_folder_missing() { self.why(text) } else { self.cause.said_of_named(text) };
        self.told(&why, text)
    }

    fn told(&self, why: &str, text: &Text) -> Sentence {
        let words = &text.fault;
        let say = match self.doing {
            Doing::Create => words.not_made,
            Doing::Read => words.not_read,
            Doing::Write => words.not_written,
            Doing::Remove => words.not_removed,
        };
        Sentence::because(&shown(&self.path), why, say)
    }

    /// Why, without what and where, in a language.
    pub fn why(&self, text: &Text) -> String {
        if self.is_folder_missing() {
            return (text.fault.no_folder)(&shown(self.folder()));
        }
        self.cause.said(text)
    }

    /// What is to be written need not be there, but its folder.
    fn is_folder_missing(&self) -> bool {
        self.doing == Doing::Write && self.cause.kind() == ErrorKind::NotFound && !self.folder().is_dir()
    }

    fn folder(&self) -> &Path {
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        folder.unwrap_or(Path::new("."))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl std::error::Error for Fault {}

/// The name of a file as it may be shown in a terminal.
pub fn shown_name(path: &Path) -> String {
    shown(Path::new(path.file_name().unwrap_or_default()))
}

/// A path as it may be shown in a terminal.
pub fn shown(path: &Path) -> String {
    visible::line(&path.to_string_lossy()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{Cause, Doing, Fault};
    use crate::text::ALL;
    use crate::text::en::EN;
    use crate::text::fault::Own;
    use std::io::{self, ErrorKind};
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

    #[test]
    fn a_named_file_needs_no_other_data_directory_and_no_number_is_told() {
        let told = |error: io::Error, name: &str| Fault::of(Doing::Write, Path::new(name))(error);
        for kind in [ErrorKind::StorageFull, ErrorKind::ReadOnlyFilesystem, ErrorKind::PermissionDenied] {
            for text in ALL {
                let said = told(kind.into(), "/g").said_of_named(text);
                assert!(!said.contains("data-dir"), "{}", &*said);
                assert!(told(kind.into(), "/g").said(text).contains("--data-dir"));
            }
        }
        for number in [20, 27, 36, 40, 5] {
            let said = told(io::Error::from_raw_os_error(number), "/g").said_of_named(&EN);
            assert!(!said.contains("os error"), "{}", &*said);
        }
        let inner = io::Error::other("no luck (os error 5) at path \"/g/.shoutan-x.tmp\"");
        assert_eq!(&*told(inner, "/g").said_of_named(&EN), "/g could not be written: no luck");
        let folder = tempfile::tempdir().unwrap();
        let there = folder.path().join("9");
        let said = told(ErrorKind::NotFound.into(), there.to_str().unwrap()).said_of_named(&EN);
        assert!(said.ends_with("there is no such file; check the name"), "{}", &*said);
    }

    #[test]
    fn every_language_says_so() {
        let fault = |kind: ErrorKind| Fault::of(Doing::Create, Path::new("/g"))(kind.into());
        let full = [
            "/g could not be made: the disk is full; make room, or choose another folder with --data-dir",
            "无法建立/g：磁盘已满，请腾出空间，或用--data-dir另选文件夹",
            "/gを作れません：ディスクがいっぱいです。空きを作るか、--data-dirで別のフォルダを選んでください",
            "만들 수 없습니다: /g: 디스크가 가득 찼습니다. 자리를 비우거나 --data-dir 옵션으로 다른 폴더를 고르십시오",
        ];
        assert_eq!(ALL.map(|text| fault(ErrorKind::StorageFull).said(text)), full);
        for own in [Own::NotOrdinary, Own::Pipe, Own::TooLong, Own::NoHome] {
            let fault = Fault::of(Doing::Read, Path::new("/g"))(io::Error::other(own));
            assert_eq!(fault.cause, Cause::Own(own));
            assert_eq!(fault.to_string(), format!("/g could not be read: {own}"));
        }
        // What only the system has words for stays in the system's.
        let other = Fault::of(Doing::Read, Path::new("/g"))(io::Error::other("it is\u{7} gone"));
        assert!(ALL.into_iter().all(|text| other.said(text).ends_with("it is\u{2407} gone")));
    }
}
