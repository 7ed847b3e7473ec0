//! The sessions of the two clocks alone: that of the last time lies in the data directory, those before it in a folder
//! there, a file each, so many of them and no more.

use super::day::{day_of, time_of};
use super::{CLOCKS, CLOCKS_BEFORE, Store, make_folder};
use crate::record::fault::{Doing, Fault};
use crate::record::journal;
use crate::record::journal::bare::{Left, look_at};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// How many sessions are kept where nobody has said: that of the last time and those before it.
pub const KEPT: usize = 100;
/// What the session of the last time is called.
pub const LAST: &str = "last";
/// What the one under the old name of the one before it is called.
const BEFORE: &str = "before";
/// The folder of those before it, in the data directory.
const FOLDER: &str = "clocks";
/// Sessions that ended in the same second, before a name is given up.
const MOST_ALIKE: u32 = 999;

/// A session.
#[derive(Debug)]
pub struct Session {
    /// What it is called.
    pub id: String,
    /// Its file.
    pub path: PathBuf,
    /// Its day: `2026-11-30`.
    pub day: String,
    /// The time of that day at which it was left: `14:05:30`.
    pub time: String,
    /// The clocks, or why they cannot be read.
    pub left: Result<Left, Fault>,
}

impl Store {
    /// Every session that is kept, the newest first.
    pub fn sessions(&self) -> Vec<Session> {
        let own = [(LAST, CLOCKS), (BEFORE, CLOCKS_BEFORE)]
            .map(|(id, name)| (id.to_owned(), self.data().join(name)));
        let mut all: Vec<Session> = own
            .into_iter()
            .chain(self.earlier())
            .filter(|(_, path)| fs::symlink_metadata(path).is_ok())
            .map(|(id, path)| session(id, path))
            .collect();
        all.sort_by(|a, b| (&b.day, &b.time, &b.id).cmp(&(&a.day, &a.time, &a.id)));
        if let Some(last) = all.iter().position(|session| session.id == LAST) {
            let last = all.remove(last);
            all.insert(0, last);
        }
        all
    }

    /// The session called so, if there is one.
    pub fn session(&self, id: &str) -> Option<Session> {
        self.sessions().into_iter().find(|session| session.id == id)
    }

    /// A free name in the folder of earlier sessions for one whose file is this.
    pub(super) fn room_for_session(&self, path: &Path) -> Result<PathBuf, Fault> {
        let folder = self.data().join(FOLDER);
        make_folder(&folder)?;
        let (day, time) = written(path);
        let id = format!("{day}-{}", time.replace(':', ""));
        let free = (1..=MOST_ALIKE).map(|number| {
            let id = if number == 1 { id.clone() } else { format!("{id}-{number}") };
            super::file(&folder, &id, journal::ENDING)
        });
        let free = free.into_iter().find(|path| fs::symlink_metadata(path).is_err());
        free.ok_or_else(|| Fault::of(Doing::Create, &folder.join(id))(ErrorKind::AlreadyExists.into()))
    }

    /// Lets go of the oldest sessions that are too many. One that cannot be removed stays.
    pub(super) fn prune_sessions(&self) {
        let mut earlier = self.earlier();
        earlier.sort_by(|a, b| b.0.cmp(&a.0));
        for (_, path) in earlier.into_iter().skip(self.kept_sessions.saturating_sub(1)) {
            let _ = fs::remove_file(path);
        }
    }

    /// The sessions in the folder: what each is called, and its file. What is not called as they are is none.
    fn earlier(&self) -> Vec<(String, PathBuf)> {
        let Ok(entries) = fs::read_dir(self.data().join(FOLDER)) else { return Vec::new() };
        let files = entries.flatten().map(|entry| entry.path());
        let named = files.filter_map(|path| {
            let id = path.file_name()?.to_str()?.strip_suffix(journal::ENDING)?.strip_suffix('.')?.to_owned();
            moment(&id)?;
            Some((id, path))
        });
        named.collect()
    }
}

fn session(id: String, path: PathBuf) -> Session {
    let (day, time) = moment(&id).unwrap_or_else(|| written(&path));
    let left = look_at(&path);
    Session { id, path, day, time, left }
}

/// Day and time of a session called so: `2026-11-30-140530`, and a number behind where several were.
fn moment(id: &str) -> Option<(String, String)> {
    let shape = |text: &str, shape: &str| {
        text.len() == shape.len()
            && text
                .bytes()
                .zip(shape.bytes())
                .all(|(b, s)| if s == b'0' { b.is_ascii_digit() } else { b == s })
    };
    let (head, tail) = (id.get(..17)?, &id[17..]);
    let numbered =
        tail.strip_prefix('-').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    (shape(head, "0000-00-00-000000") && (tail.is_empty() || numbered))
        .then(|| (id[..10].to_owned(), format!("{}:{}:{}", &id[11..13], &id[13..15], &id[15..17])))
}

/// Day and time at which a file was last written.
fn written(path: &Path) -> (String, String) {
    let modified = fs::symlink_metadata(path).and_then(|kind| kind.modified()).unwrap_or(UNIX_EPOCH);
    let ms = modified.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
    let at = i64::try_from(ms).unwrap_or(0);
    (day_of(at), time_of(at))
}
