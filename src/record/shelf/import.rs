//! Taking in games that come from elsewhere: a file, or text that was pasted. What is taken in lies among the saved
//! games as it came; the file it came from is not touched.

use crate::record::fault::shown;
use crate::record::info::GameInfo;
use crate::record::journal;
use crate::record::open::{Format, Opened, open};
use crate::record::sgf::write::write;
use crate::record::store::day::day_of;
use crate::record::store::whole::{Over, folder_of, read_whole, write_whole};
use crate::record::store::{Store, file, file_name, make_folder};
use crate::record::tree::Collection;
use crate::rules::color::ByColor;
use crate::text::Text;
use crate::text::sentence::Sentence;
use std::fs;
use std::path::{Path, PathBuf};

/// The longest name that is taken over, in bytes.
const LONGEST: usize = 200;

/// Takes in a file. Returns where it now lies.
///
/// # Errors
/// One sentence: what, where, what to do. Nothing was changed.
pub fn from_file(store: &Store, path: &Path, now: i64, text: &Text) -> Result<PathBuf, Sentence> {
    let words = &text.fault.shelf;
    if path.as_os_str().is_empty() {
        return Err(words.nothing_named.into());
    }
    if path.is_dir() {
        return Err(Sentence::about(&shown(path), words.is_folder));
    }
    let full = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if store.is_games(&folder_of(&full)) {
        return Err(Sentence::about(&shown(path), words.is_there));
    }
    if path.exists() && !full.is_file() {
        return Err(Sentence::about(&shown(path), words.not_ordinary));
    }
    let bytes = read_whole(path).map_err(|fault| fault.said(text))?;
    let stem = file_name::plain(&path.file_stem().unwrap_or_default().to_string_lossy(), LONGEST);
    let taken = take(store, &bytes, Some(stem), now, text);
    taken.map_err(|why| Sentence::because(&shown(path), &why, |path, why| format!("{path}: {why}")))
}

/// Takes in a record that was pasted, under the day and the players of its first game. Returns where it now lies.
///
/// # Errors
/// One sentence. Nothing was changed.
pub fn from_text(store: &Store, record: &str, now: i64, text: &Text) -> Result<PathBuf, Sentence> {
    take(store, record.as_bytes(), None, now, text)
}

fn take(
    store: &Store,
    bytes: &[u8],
    name: Option<String>,
    now: i64,
    text: &Text,
) -> Result<PathBuf, Sentence> {
    let Opened { format, collection, .. } = open(bytes, text).map_err(|why| why.said(text))?;
    let id = name.unwrap_or_else(|| id_of(&collection, now));
    let kept = match format {
        Format::Sgf => store.add(&id, bytes),
        // It goes on as what it is, and can be played on.
        Format::Journal => make_folder(&store.games()).and_then(|()| {
            store.free_id(&id, |id| {
                let path = file(&store.games(), id, journal::ENDING);
                write_whole(&path, bytes, Over::Nothing).map(|()| path)
            })
        }),
        _ => store.add(&id, &write(&collection)),
    };
    kept.map_err(|fault| fault.said(text))
}

/// What a record without a name is called: its day and its players.
fn id_of(collection: &Collection, now: i64) -> String {
    let info = collection.games().first().map(GameInfo::of).unwrap_or_default();
    let is_day = |day: &&str| day.len() == 10 && day.bytes().all(|b| b.is_ascii_digit() || b == b'-');
    let day = info.date.get(..10).filter(is_day).map_or_else(|| day_of(now), str::to_owned);
    file_name::game(&day, &ByColor { black: info.black, white: info.white })
}
