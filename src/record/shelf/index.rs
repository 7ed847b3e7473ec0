//! What was read of the files before, so that it need not be read again: one file in the cache directory.
//!
//! It is believed only where a file's path, length, times and number are still the same, and only for the list; a game
//! is always opened from its own file. One that is damaged, of another version or for other files is made anew.

use super::damage::Damage;
use super::places::Stamp;
use super::row::{Row, State};
use crate::clock::Ms;
use crate::record::entry::words::{Word, from_outcome, outcome};
use crate::record::store::whole::{Over, folder_of, read_ordinary, write_whole};
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Size;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// What the first line begins with. The number goes up when rows hold something else, or are read otherwise.
const KIND: &str = "shoutan shelf 7";

/// The rows that are known, by file.
#[derive(Debug, Default)]
pub struct Index {
    known: HashMap<PathBuf, (Stamp, Row)>,
}

/// A row as it is written.
#[derive(Serialize, Deserialize)]
struct Kept {
    path: String,
    /// Whether it lies in the data directory, whether times are told of, whether White is to move, whether it is
    /// adjourned.
    is: [bool; 4],
    stamp: [u64; 4],
    /// `u`, `f`, or `d` and the damage.
    state: String,
    /// Date, event, Black, White, rules, result, time.
    texts: [String; 7],
    size: Option<[u8; 2]>,
    moves: u32,
    games: u32,
    outcome: Option<String>,
    unit: Option<String>,
    used: Option<[Ms; 2]>,
}

impl Index {
    /// Reads the index; empty where there is none that can be believed.
    pub fn read(path: &Path) -> Self {
        let bytes = read_ordinary(path).unwrap_or_default();
        Self { known: rows(&bytes).unwrap_or_default() }
    }

    /// The row of a file, if it has not changed since.
    pub fn find(&self, path: &Path, stamp: &Stamp) -> Option<&Row> {
        self.known.get(path).filter(|(seen, _)| seen == stamp).map(|(_, row)| row)
    }

    /// How many rows it holds.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// Remembers a row.
    pub fn keep(&mut self, stamp: Stamp, row: Row) {
        self.known.insert(row.path.clone(), (stamp, row));
    }

    /// Forgets the files that are not among `stay`.
    pub fn retain(&mut self, stay: impl Fn(&Path) -> bool) {
        self.known.retain(|path, _| stay(path));
    }

    /// Writes the index. That it cannot be written costs nothing but time.
    pub fn write(&self, path: &Path) {
        let mut text = String::new();
        for (stamp, row) in self.known.values() {
            if let Some(line) = Kept::of(*stamp, row).and_then(|kept| serde_json::to_string(&kept).ok()) {
                text.push_str(&line);
                text.push('\n');
            }
        }
        let mut whole = String::with_capacity(text.len() + 64);
        let (version, sum) = (env!("CARGO_PKG_VERSION"), crc32fast::hash(text.as_bytes()));
        // Writing to a string cannot fail.
        let _ = writeln!(whole, "{KIND} {version} {sum:08x}");
        whole.push_str(&text);
        let _ = fs::create_dir_all(folder_of(path))
            .map(|()| write_whole(path, whole.as_bytes(), Over::OldFile).is_ok());
    }
}

/// The rows of an index; `None` unless every byte is as it was written, by this version.
fn rows(bytes: &[u8]) -> Option<HashMap<PathBuf, (Stamp, Row)>> {
    let (head, text) = std::str::from_utf8(bytes).ok()?.split_once('\n')?;
    let version = env!("CARGO_PKG_VERSION");
    let sum = crc32fast::hash(text.as_bytes());
    if head != format!("{KIND} {version} {sum:08x}") {
        return None;
    }
    let mut known = HashMap::with_capacity(text.len() / 256);
    for line in text.lines() {
        let (stamp, row) = serde_json::from_str::<Kept>(line).ok()?.into_row()?;
        known.insert(row.path.clone(), (stamp, row));
    }
    Some(known)
}

impl Kept {
    /// `None` for a path that is not text, and for one that could not be read: they are read each time.
    fn of(stamp: Stamp, row: &Row) -> Option<Self> {
        let Stamp { length, written, changed, node } = stamp;
        let texts = [&row.date, &row.event, &row.black, &row.white, &row.rules, &row.result, &row.time];
        Some(Self {
            path: row.path.to_str()?.to_owned(),
            is: [row.own, row.timed, row.to_move == Color::White, row.sealed],
            stamp: [length, written, changed, node],
            state: match &row.state {
                State::Unfinished => "u".to_owned(),
                State::Finished => "f".to_owned(),
                State::Damaged(damage) => format!("d{}", damage.word()?),
            },
            texts: texts.map(Clone::clone),
            size: row.size.map(|size| [size.width(), size.height()]),
            moves: row.moves,
            games: row.games,
            outcome: row.outcome.map(outcome),
            unit: row.unit.map(|unit| unit.word().to_owned()),
            used: row.time_used.map(|used| [used.black, used.white]),
        })
    }

    fn into_row(self) -> Option<(Stamp, Row)> {
        let [length, written, changed, node] = self.stamp;
        let stamp = Stamp { length, written, changed, node };
        let state = match self.state.split_at_checked(1)? {
            ("u", "") => State::Unfinished,
            ("f", "") => State::Finished,
            ("d", word) => State::Damaged(Damage::from_word(word)?),
            _ => return None,
        };
        let [own, timed, white_moves, sealed] = self.is;
        let [date, event, black, white, rules, result, time] = self.texts;
        let row = Row {
            own,
            date,
            event,
            black,
            white,
            rules,
            result,
            time,
            size: match self.size {
                None => None,
                Some([width, height]) => Some(Size::new(width, height)?),
            },
            moves: self.moves,
            games: self.games,
            outcome: match self.outcome {
                None => None,
                Some(word) => Some(from_outcome(&word)?),
            },
            unit: match self.unit {
                None => None,
                Some(word) => Some(Word::from_word(&word)?),
            },
            time_used: self.used.map(|[black, white]| ByColor { black, white }),
            timed,
            to_move: if white_moves { Color::White } else { Color::Black },
            sealed,
            written: u128::from(written / 1_000_000),
            ..Row::new(&PathBuf::from(self.path), state)
        };
        Some((stamp, row))
    }
}
