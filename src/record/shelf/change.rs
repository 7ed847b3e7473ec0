//! Renaming and duplicating the files of games.

use super::moving;
use super::row::is_journal;
use crate::record::fault::{Doing, Fault};
use crate::record::journal::{self, clock_path, hold};
use crate::record::store::whole::folder_of;
use crate::record::store::{ENDING, Store, file, file_name};
use crate::text::Text;
use crate::text::en::EN;
use crate::text::sentence::Sentence;
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The longest file name, in bytes.
const LONGEST: usize = 255;
/// Copies of one file beside it, before giving up.
const MOST_ALIKE: u32 = 9_999;

/// Why a file was not touched.
#[derive(Debug)]
pub enum Refused {
    /// The game is open in another window.
    InUse,
    /// Something failed.
    Fault(Fault),
}

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl Refused {
    /// Why, in a language.
    pub fn said(&self, text: &Text) -> Sentence {
        match self {
            Self::InUse => text.fault.shelf.in_use.into(),
            Self::Fault(fault) => fault.said(text),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl std::error::Error for Refused {}

/// Gives a game's file another name, made of what a file name can hold of `name`; its ending and all that is in it
/// stay. Nothing that has the name already is overwritten. Returns where it is now.
pub fn rename(store: &Store, path: &Path, name: &str) -> Result<PathBuf, Refused> {
    let fault = Fault::of(Doing::Write, path);
    let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
    let stem = stem_of(name, &ending);
    let held = if is_journal(path) { Some(hold(path)?.ok_or(Refused::InUse)?) } else { None };
    let target = file(&folder_of(path), &stem, &ending);
    if target == path {
        return Ok(target);
    }
    if is_taken(store, &target, &stem) {
        return Err(Fault::of(Doing::Create, &target)(ErrorKind::AlreadyExists.into()).into());
    }
    moving::rename(path, &target).map_err(|cause| match cause.kind() {
        ErrorKind::AlreadyExists => Fault::of(Doing::Create, &target)(cause),
        ErrorKind::NotFound => Fault::of(Doing::Read, path)(cause),
        _ => fault(cause),
    })?;
    if held.is_some() {
        // Without it the clock of the last move is lost, not the game.
        let _ = moving::rename(&clock_path(path), &clock_path(&target));
    }
    Ok(target)
}

/// The name a file gets that is to be called `name`: without an ending typed along, short enough for any system.
fn stem_of(name: &str, ending: &str) -> String {
    let name = name.trim();
    let end = name.len().saturating_sub(ending.len() + 1);
    let typed_along = name
        .get(end..)
        .is_some_and(|tail| tail.strip_prefix('.').is_some_and(|tail| tail.eq_ignore_ascii_case(ending)));
    // A device of Windows gets a character more.
    file_name::plain(if typed_along { &name[..end] } else { name }, LONGEST - ending.len() - 2)
}

/// Whether a game of the data directory would share its id with another.
fn is_taken(store: &Store, target: &Path, stem: &str) -> bool {
    let folder = folder_of(target);
    store.is_games(&folder)
        && [ENDING, journal::ENDING].iter().any(|ending| file(&folder, stem, ending).exists())
}

/// Makes a copy of a game's file beside it, with a number behind its name; of a journal with its running clock.
/// Returns where it is.
pub fn duplicate(store: &Store, path: &Path) -> Result<PathBuf, Refused> {
    let held = if is_journal(path) { Some(hold(path)?.ok_or(Refused::InUse)?) } else { None };
    let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    for number in 2..=MOST_ALIKE {
        let stem = numbered(&stem, number, &ending);
        let target = file(&folder_of(path), &stem, &ending);
        if is_taken(store, &target, &stem) {
            continue;
        }
        match moving::copy(path, &target) {
            Ok(()) => {
                if held.is_some() {
                    let _ = moving::copy(&clock_path(path), &clock_path(&target));
                }
                return Ok(target);
            }
            Err(cause) if cause.kind() == ErrorKind::AlreadyExists => {}
            Err(cause) => return Err(Fault::of(Doing::Create, &target)(cause).into()),
        }
    }
    Err(Fault::of(Doing::Create, path)(ErrorKind::AlreadyExists.into()).into())
}

/// A name with a number behind it, cut where the whole would be too long.
fn numbered(stem: &str, number: u32, ending: &str) -> String {
    let tail = format!("-{number}");
    let room = LONGEST.saturating_sub(tail.len() + ending.len() + 1);
    let end = (0..=room.min(stem.len())).rev().find(|&at| stem.is_char_boundary(at)).unwrap_or(0);
    format!("{}{tail}", &stem[..end])
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, numbered, stem_of};

    #[test]
    fn names_typed() {
        for (typed, stem) in [
            ("final", "final"),
            (" final.sgf ", "final"),
            ("final.SGF", "final"),
            ("a.b", "a.b"),
            ("sgf", "sgf"),
            (".sgf", "game"),
            ("../../etc/passwd", "etc_passwd"),
            ("a\u{1b}[2Jb", "a_2Jb"),
            ("con", "_con"),
            ("手谈", "手谈"),
            ("", "game"),
        ] {
            assert_eq!(stem_of(typed, "sgf"), stem, "{typed:?}");
        }
    }

    #[test]
    fn no_name_is_too_long() {
        for name in ["手".repeat(200), "x".repeat(500)] {
            let stem = stem_of(&name, "jsonl");
            assert!(stem.len() + ".jsonl".len() <= LONGEST && stem.len() > 240, "{stem}");
            let copy = numbered(&stem, 9_999, "jsonl");
            assert!(copy.len() + ".jsonl".len() <= LONGEST && copy.ends_with("-9999"), "{copy}");
        }
    }
}
