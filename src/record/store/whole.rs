//! Writing a whole file at once: either all of it is there afterwards, or what was there before (writer rule 46).

use crate::record::fault::{Doing, Fault};
use crate::text::fault::Own;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use tempfile::Builder;

/// What a new file may take the place of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Nothing: whatever goes by that name is a fault of the kind `AlreadyExists`.
    Nothing,
    /// The ordinary file of that name.
    OldFile,
    /// That too, and what is no ordinary file, such as a terminal or a pipe, is just written to.
    Anything,
}

/// How the name of a temporary file begins; then come six letters or digits.
pub(super) const PREFIX: &str = ".shoutan-";
/// How it ends.
pub(super) const SUFFIX: &str = ".tmp";

/// A file as it was when it was read, to tell whether another program has changed it since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    length: usize,
    sum: u32,
}

impl Seen {
    /// Notes what was read.
    pub fn of(bytes: &[u8]) -> Self {
        Self { length: bytes.len(), sum: crc32fast::hash(bytes) }
    }

    /// Whether the file now holds something else. A file that is gone has not been changed.
    pub fn is_changed(self, path: &Path) -> Result<bool, Fault> {
        match read_whole(path) {
            Ok(bytes) => Ok(Self::of(&bytes) != self),
            Err(fault) if fault.cause.kind() == ErrorKind::NotFound => Ok(false),
            Err(fault) => Err(fault),
        }
    }
}

/// The longest file that is read, 64 MiB.
const MAX_BYTES: u64 = 64 << 20;

/// Reads a file somebody has named, at most 64 MiB. A pipe with a name is refused, since nobody may ever write to it;
/// one the program was started with, such as `/dev/stdin` or a shell's `<(…)`, is read to its end.
pub fn read_whole(path: &Path) -> Result<Vec<u8>, Fault> {
    let fault = Fault::of(Doing::Read, path);
    let kind = fs::metadata(path).map_err(&fault)?;
    if kind.is_dir() {
        return Err(fault(ErrorKind::IsADirectory.into()));
    }
    if is_pipe(&kind) && !OPENED.iter().any(|folder| path.starts_with(folder)) {
        return Err(fault(io::Error::other(Own::Pipe)));
    }
    File::open(path).and_then(read_all).map_err(fault)
}

/// Where what a program was started with goes by a name.
const OPENED: [&str; 3] = ["/dev/fd", "/dev/stdin", "/proc"];

#[cfg(unix)]
fn is_pipe(kind: &fs::Metadata) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&kind.file_type())
}

#[cfg(not(unix))]
fn is_pipe(_: &fs::Metadata) -> bool {
    false
}

/// Reads a file at most 64 MiB long that is an ordinary one, and no link: for files nobody has named. What else goes by
/// the name of a record, such as a pipe, is never waited for.
pub fn read_ordinary(path: &Path) -> Result<Vec<u8>, Fault> {
    open_ordinary(path).and_then(read_all).map_err(Fault::of(Doing::Read, path))
}

/// Opens an ordinary file for reading; it is looked at once more after opening, for it may have been exchanged.
fn open_ordinary(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        let flags = OFlags::NONBLOCK | OFlags::NOFOLLOW;
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, flags.bits().cast_signed());
    }
    let file = options.open(path)?;
    if file.metadata()?.is_file() { Ok(file) } else { Err(io::Error::other(Own::NotOrdinary)) }
}

/// Opens an ordinary file of the program's own to read and to write. What else goes by its name is not waited for.
///
/// # Errors
/// When it cannot be opened, or is no ordinary file.
pub fn open_own(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    {
        let flags = rustix::fs::OFlags::NONBLOCK;
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, flags.bits().cast_signed());
    }
    let file = options.open(path)?;
    if file.metadata()?.is_file() { Ok(file) } else { Err(io::Error::other(Own::NotOrdinary)) }
}

/// Reads to the end what is no file, such as standard input: at most 64 MiB.
///
/// # Errors
/// When it cannot be read, or is longer.
pub fn read_all(input: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(io::Error::other(Own::TooLong));
    }
    Ok(bytes)
}

/// Writes a file so that it is never seen half written, not even after a crash: a new file in the same folder, synced,
/// renamed, and the folder synced. An old file's mode bits are kept; links are followed, also where nothing is behind
/// them yet.
pub fn write_whole(path: &Path, bytes: &[u8], over: Over) -> Result<(), Fault> {
    let fault = Fault::of(Doing::Write, path);
    if over == Over::Nothing && fs::symlink_metadata(path).is_ok() {
        return Err(fault(ErrorKind::AlreadyExists.into()));
    }
    let old = match fs::metadata(path) {
        Err(cause) if cause.kind() == ErrorKind::NotFound => None,
        Err(cause) => return Err(fault(cause)),
        Ok(kind) => Some(kind),
    };
    let target = match &old {
        None => behind(path).map_err(&fault)?,
        Some(kind) if kind.is_dir() => return Err(fault(ErrorKind::IsADirectory.into())),
        Some(kind) if !kind.is_file() && over != Over::Anything => {
            return Err(fault(io::Error::other(Own::NotOrdinary)));
        }
        Some(kind) if !kind.is_file() => {
            let opened = OpenOptions::new().write(true).open(path);
            return opened.and_then(|mut file| file.write_all(bytes)).map_err(fault);
        }
        Some(_) => fs::canonicalize(path).map_err(&fault)?,
    };
    let told = if old.is_some() { path } else { &target };
    replace(&target, bytes, old.map(|kind| kind.permissions()), over).map_err(Fault::of(Doing::Write, told))
}

/// So many links are followed one after the other, as by systems.
const MOST_LINKS: u32 = 40;

/// Where something is to be that is not there: behind links that lead to nothing, else where it says.
fn behind(link: &Path) -> io::Result<PathBuf> {
    let mut path = link.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(next) => path = folder_of(&path).join(next),
            Err(cause) if cause.kind() == ErrorKind::NotFound => return Ok(path),
            Err(cause) => return Err(cause),
        }
    }
    Err(ErrorKind::NotFound.into())
}

fn replace(target: &Path, bytes: &[u8], mode: Option<fs::Permissions>, over: Over) -> io::Result<()> {
    let mut builder = Builder::new();
    builder.prefix(PREFIX).suffix(SUFFIX);
    #[cfg(unix)]
    let new_file = <fs::Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o666);
    #[cfg(unix)]
    builder.permissions(new_file);
    let mut temporary = builder.tempfile_in(folder_of(target))?;
    temporary.write_all(bytes)?;
    if let Some(mode) = mode {
        temporary.as_file().set_permissions(mode)?;
    }
    temporary.as_file().sync_all()?;
    match over {
        Over::Nothing => temporary.persist_noclobber(target),
        Over::OldFile | Over::Anything => temporary.persist(target),
    }
    .map_err(|failed| failed.error)?;
    sync_folder(target)
}

/// The folder a file lies in.
pub fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// Makes the names in the folder of `path` durable.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    // Windows has no such operation; renaming is durable there by itself.
    if cfg!(unix) { File::open(folder_of(path))?.sync_all() } else { Ok(()) }
}
