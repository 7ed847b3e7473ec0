//! The shelf below the screen: what is found and remembered, and what is done with files.

mod changes;
mod imports;
mod saves;
mod scans;
mod trash;

use crate::journal_codec::plain;
use shoutan::game::Game;
use shoutan::game::event::{Event, PauseWhy};
use shoutan::record::store::Store;
use shoutan::rules::color::Color;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};
use tempfile::TempDir;

/// A moment long after everything the tests write.
pub const LATER: i64 = 4_000_000_000_000;

/// A data directory with a cache, both gone with the first value.
pub fn folder() -> (TempDir, Store) {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let store = Store::new(folder.path().join("data")).with_cache(folder.path().join("cache"));
    fs::create_dir_all(store.games()).unwrap();
    (folder, store)
}

/// A record in which Black is called this.
pub fn record(black: &str) -> String {
    format!("(;GM[1]SZ[19]PB[{black}]PW[Wang]EV[Cup]DT[2020-01-02]RE[B+R];B[aa];W[bb])")
}

/// An unfinished game.
pub fn game() -> Game {
    let mut game = Game::new(plain()).unwrap();
    for (spent, event) in [(0, Event::Begin { by: Color::Black }), (9, Event::Pause { why: PauseWhy::Key })] {
        game.play(game.entry(spent, 0, event)).unwrap();
    }
    game
}

/// Sets when a file was written, in s since 1970.
pub fn date(path: &Path, seconds: u64) {
    let file = fs::File::options().write(true).open(path).unwrap();
    file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)).unwrap();
}

/// The names in a folder, sorted; none where there is no folder.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
