//! Files moved and copied so that nothing is ever overwritten, and none is lost half way.

use crate::record::store::whole::sync_folder;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;

/// Moves a file to a name nothing has yet, also to another disk.
///
/// # Errors
/// `AlreadyExists` when something has the name. On any error the file is where it was.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => {}
        Err(error) if matches!(error.kind(), ErrorKind::AlreadyExists | ErrorKind::NotFound) => {
            return Err(error);
        }
        // Another disk, or one without such links.
        Err(_) => copy(from, to)?,
    }
    if let Err(error) = fs::remove_file(from) {
        // The name is ours: a moment ago nothing had it.
        let _ = fs::remove_file(to);
        return Err(error);
    }
    // That the names are durable at once is more than renaming promises elsewhere.
    let _ = sync_folder(to).and_then(|()| sync_folder(from));
    Ok(())
}

/// Copies a file to a name nothing has yet, with its mode bits and the time it was written; it is on the disk when
/// this returns.
pub(super) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let mut source = File::open(from)?;
    let mut target = OpenOptions::new().write(true).create_new(true).open(to)?;
    let mut fill = || {
        io::copy(&mut source, &mut target)?;
        let kind = source.metadata()?;
        target.set_permissions(kind.permissions())?;
        if let Ok(written) = kind.modified() {
            // Some disks keep no such times.
            let _ = target.set_modified(written);
        }
        target.sync_all()
    };
    if let Err(error) = fill() {
        let _ = fs::remove_file(to);
        return Err(error);
    }
    let _ = sync_folder(to);
    Ok(())
}
