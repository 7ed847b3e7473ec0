//! The trash: what was deleted lies in the data directory, a folder each, with the place it came from beside it.

use super::change::Refused;
use super::moving;
use super::row::is_journal;
use super::typed::os_string;
use crate::record::fault::{Doing, Fault};
use crate::record::journal::{clock_path, hold};
use crate::record::percent::{decoded, put};
use crate::record::store::whole::{Over, folder_of, read_ordinary, write_whole};
use crate::record::store::{Store, file, make_folder};
use crate::text::fault::Own;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The file that says where the others in its folder came from.
const ORIGIN: &str = "origin";
/// Files of one name that are brought back to one folder, before giving up.
const MOST_ALIKE: u32 = 9_999;

/// Moves a file to the trash; a journal with its running clock.
///
/// # Errors
/// When the game is open elsewhere, or something cannot be moved. The file is then where it was.
pub fn delete(store: &Store, path: &Path) -> Result<(), Refused> {
    let fault = Fault::of(Doing::Remove, path);
    let name = path.file_name().ok_or_else(|| fault(ErrorKind::InvalidInput.into()))?;
    let full = fs::canonicalize(folder_of(path)).map_err(&fault)?.join(name);
    if !fs::symlink_metadata(&full).map_err(&fault)?.is_file() {
        return Err(fault(std::io::Error::other(Own::NotOrdinary)).into());
    }
    let held = if is_journal(path) { Some(hold(path)?.ok_or(Refused::InUse)?) } else { None };
    let place = new_place(store)?;
    let moved = write_whole(&place.join(ORIGIN), packed(&full).as_bytes(), Over::Nothing)
        .and_then(|()| moving::rename(&full, &place.join(name)).map_err(&fault));
    if let Err(fault) = moved {
        let _ = fs::remove_file(place.join(ORIGIN)).and_then(|()| fs::remove_dir(&place));
        return Err(fault.into());
    }
    if held.is_some() {
        // Without it the clock of the last move is lost, not the game.
        let _ = moving::rename(&clock_path(&full), &clock_path(&place.join(name)));
    }
    Ok(())
}

/// Brings back what was deleted last: where it was, or beside what has its name by now, or, if its folder is gone, to
/// the other games. `None` when the trash is empty.
pub fn undo(store: &Store) -> Result<Option<PathBuf>, Fault> {
    for (_, place) in places(store)?.into_iter().rev() {
        let Some(origin) = read_ordinary(&place.join(ORIGIN)).ok().and_then(|bytes| unpacked(&bytes)) else {
            continue;
        };
        let Some(name) = origin.file_name() else { continue };
        let payload = place.join(name);
        if !fs::symlink_metadata(&payload).is_ok_and(|kind| kind.is_file()) {
            continue;
        }
        let target = bring_back(store, &payload, &origin)?;
        if is_journal(&target) {
            let _ = moving::rename(&clock_path(&payload), &clock_path(&target));
        }
        // What is left is an empty folder with a note.
        let _ = fs::remove_file(place.join(ORIGIN)).and_then(|()| fs::remove_dir(&place));
        return Ok(Some(target));
    }
    Ok(None)
}

fn bring_back(store: &Store, payload: &Path, origin: &Path) -> Result<PathBuf, Fault> {
    let folder = folder_of(origin);
    let ending = origin.extension().unwrap_or_default().to_string_lossy().into_owned();
    if store.is_games(&folder) || is_journal(origin) || !folder.is_dir() {
        make_folder(&store.games())?;
        let id = origin.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        return store.free_id(&id, |id| {
            let target = file(&store.games(), id, &ending);
            moving::rename(payload, &target).map_err(Fault::of(Doing::Create, &target)).map(|()| target)
        });
    }
    let stem = origin.file_stem().unwrap_or_default();
    for number in 1..=MOST_ALIKE {
        let mut name = stem.to_owned();
        if number > 1 {
            name.push(format!("-{number}"));
        }
        name.push(".");
        name.push(&ending);
        let target = folder.join(if number == 1 { origin.file_name().unwrap_or(&name) } else { &name });
        match moving::rename(payload, &target) {
            Ok(()) => return Ok(target),
            Err(cause) if cause.kind() == ErrorKind::AlreadyExists => {}
            Err(cause) => return Err(Fault::of(Doing::Create, &target)(cause)),
        }
    }
    Err(Fault::of(Doing::Create, origin)(ErrorKind::AlreadyExists.into()))
}

/// The folders of the trash by their numbers, ascending.
fn places(store: &Store) -> Result<Vec<(u64, PathBuf)>, Fault> {
    let trash = store.trash();
    let entries = match fs::read_dir(&trash) {
        Ok(entries) => entries,
        Err(cause) if cause.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(cause) => return Err(Fault::of(Doing::Read, &trash)(cause)),
    };
    let numbered = |path: PathBuf| Some((path.file_name()?.to_str()?.parse().ok()?, path));
    let mut places: Vec<(u64, PathBuf)> =
        entries.flatten().filter_map(|entry| numbered(entry.path())).collect();
    places.sort_unstable();
    Ok(places)
}

/// A new folder in the trash, which nobody else has.
fn new_place(store: &Store) -> Result<PathBuf, Fault> {
    let trash = store.trash();
    make_folder(&trash)?;
    let mut number = places(store)?.last().map_or(1, |(last, _)| last.saturating_add(1));
    loop {
        let place = trash.join(format!("{number:06}"));
        match fs::create_dir(&place) {
            Ok(()) => return Ok(place),
            // Another program was faster.
            Err(cause) if cause.kind() == ErrorKind::AlreadyExists && number < u64::MAX => number += 1,
            Err(cause) => return Err(Fault::of(Doing::Create, &place)(cause)),
        }
    }
}

/// A path on one line of ASCII, whatever it holds.
fn packed(path: &Path) -> String {
    let mut line = String::new();
    for &byte in path.as_os_str().as_encoded_bytes() {
        if byte.is_ascii_graphic() && byte != b'%' {
            line.push(char::from(byte));
        } else {
            put(byte, &mut line);
        }
    }
    line.push('\n');
    line
}

fn unpacked(line: &[u8]) -> Option<PathBuf> {
    let bytes = decoded(line.strip_suffix(b"\n")?)?;
    os_string(bytes).map(PathBuf::from).filter(|path| path.is_absolute())
}

#[cfg(test)]
mod tests {
    use super::{packed, unpacked};
    use std::path::Path;

    #[test]
    fn any_path_comes_back() {
        for path in ["/a/b c.sgf", "/手谈/%41\n\u{1b}.sgf"] {
            let line = packed(Path::new(path));
            assert!(line.trim_end().bytes().all(|b| b.is_ascii_graphic()), "{line}");
            assert_eq!(unpacked(line.as_bytes()).as_deref(), Some(Path::new(path)));
        }
        for bad in ["", "relative.sgf\n", "/no/end", "/%4\n", "/%zz\n"] {
            assert_eq!(unpacked(bad.as_bytes()), None, "{bad}");
        }
    }
}
