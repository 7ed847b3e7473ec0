//! Where games are kept: the data directory, with finished games as SGF in `games`, unfinished ones as journals
//! beside them, and what was deleted in `trash`.

pub mod day;
pub mod file_name;
mod leftovers;
pub mod named;
mod reopened;
pub mod sessions;
pub mod tidied;
pub mod whole;

use super::fault::{Cause, Doing, Fault};
use super::journal::{self, Journal};
use crate::clock::bare::Bare;
use crate::game::Game;
use crate::game::terms::Terms;
use crate::text::fault::Own;
use day::day_of;
use directories::ProjectDirs;
use reopened::{is_told, replaces};
use std::ffi::OsString;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use whole::{Over, folder_of, write_whole};

/// The ending of a finished game's file name.
pub const ENDING: &str = "sgf";
/// The journal of the two clocks alone, in the data directory.
pub const CLOCKS: &str = "clocks.jsonl";
/// The one before it, as long as only these two were kept.
const CLOCKS_BEFORE: &str = "clocks-before.jsonl";
/// Games of one day between the same players, before a name is given up.
const MOST_ALIKE: u32 = 9_999;

/// The folders games are kept in. They are made when the first game is.
#[derive(Clone, Debug)]
pub struct Store {
    data: PathBuf,
    /// The user's cache directory; without one nothing is remembered about the files.
    cache: Option<PathBuf>,
    /// How many sessions of the two clocks alone are kept.
    kept_sessions: usize,
}

/// A game that could not be put away: its journal goes on as it was.
#[derive(Debug)]
pub struct Unfinished {
    /// The journal.
    pub journal: Journal,
    /// Why not.
    pub fault: Fault,
}

impl Store {
    /// The store in a data directory.
    pub const fn new(data: PathBuf) -> Self {
        Self { data, cache: None, kept_sessions: sessions::KEPT }
    }

    /// The same, with a directory for what can be made anew at any time.
    #[must_use]
    pub fn with_cache(self, cache: PathBuf) -> Self {
        Self { cache: Some(cache), ..self }
    }

    /// The same, keeping so many sessions of the two clocks alone: that of the last time in any case.
    #[must_use]
    pub fn keeping_sessions(self, kept_sessions: usize) -> Self {
        Self { kept_sessions, ..self }
    }

    /// The store in the directory named on the command line, else in the environment variable `SHOUTAN_DATA_DIR`
    /// (empty counts as not set), else in the user's own data directory.
    pub fn locate(named: Option<PathBuf>, variable: Option<OsString>) -> Result<Self, Fault> {
        let variable = variable.filter(|value| !value.is_empty()).map(PathBuf::from);
        let own = || ProjectDirs::from("", "", "shoutan").map(|dirs| dirs.data_dir().to_owned());
        let cache = ProjectDirs::from("", "", "shoutan").map(|dirs| dirs.cache_dir().to_owned());
        let located =
            named.or(variable).or_else(own).map(|data| Self { data, cache, kept_sessions: sessions::KEPT });
        located.ok_or_else(|| Fault {
            doing: Doing::Create,
            path: PathBuf::from("the data directory"),
            cause: Cause::Own(Own::NoHome),
        })
    }

    /// The data directory.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The folder of the games.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// Whether a folder is that of the games, by whatever name.
    pub fn is_games(&self, folder: &Path) -> bool {
        let games = self.games();
        games == folder
            || fs::canonicalize(games).is_ok_and(|games| {
                games == folder || fs::canonicalize(folder).is_ok_and(|folder| games == folder)
            })
    }

    /// The file in the cache directory that remembers what the games of this store are.
    pub fn index(&self) -> Option<PathBuf> {
        let data = fs::canonicalize(&self.data).unwrap_or_else(|_| self.data.clone());
        let sum = crc32fast::hash(data.as_os_str().as_encoded_bytes());
        self.cache.as_ref().map(|cache| cache.join(format!("shelf-{sum:08x}.index")))
    }

    /// The file that names the folders the user has added, one a line.
    pub fn folder_list(&self) -> PathBuf {
        self.data.join("folders.txt")
    }

    /// The folder deleted games are moved to.
    pub fn trash(&self) -> PathBuf {
        self.data.join("trash")
    }

    /// The journal of the two clocks alone.
    pub fn clocks(&self) -> PathBuf {
        self.data.join(CLOCKS)
    }

    /// Makes the journal of two clocks alone; that of the last time is kept among the earlier ones.
    pub fn begin_clocks(&self, bare: &Bare) -> Result<Journal, Fault> {
        make_folder(&self.data)?;
        let journal = Journal::create_bare(&self.clocks(), |old| self.room_for_session(old), bare)?;
        self.prune_sessions();
        Ok(journal)
    }

    /// Makes the journal of a game, holding what was played so far.
    pub fn begin(&self, game: &Game) -> Result<Journal, Fault> {
        self.begin_as(&id_of(game.terms()), game)
    }

    /// The same under `id` or, if there is such a game already, with a number behind. A record of this very game from when
    /// it was over before gives way.
    pub fn begin_as(&self, id: &str, game: &Game) -> Result<Journal, Fault> {
        let folder = self.games();
        make_folder(&folder)?;
        if let Some(journal) = self.begin_again(id, game)? {
            return Ok(journal);
        }
        self.free_id(id, |id| Journal::create(&file(&folder, id, journal::ENDING), game))
    }

    /// Puts a finished game away: the record lies on the disk before the journal goes. Says where it is.
    pub fn finish(&self, journal: Journal, sgf: &[u8]) -> Result<PathBuf, Box<Unfinished>> {
        match self.put_away(&journal, sgf) {
            Err(fault) => Err(Box::new(Unfinished { journal, fault })),
            // The record is safe; a journal that stays behind is put away when it is next seen.
            Ok(path) => {
                let _ = journal.remove();
                Ok(path)
            }
        }
    }

    fn put_away(&self, journal: &Journal, sgf: &[u8]) -> Result<PathBuf, Fault> {
        let same = journal.path().with_extension(ENDING);
        make_folder(&folder_of(&same))?;
        match write_whole(&same, sgf, Over::Nothing) {
            Ok(()) => return Ok(same),
            Err(fault) if !fault.exists() => return Err(fault),
            Err(_) => {}
        }
        // The program may have died between the record and the journal's end.
        if fs::read(&same).is_ok_and(|bytes| bytes == sgf) || is_told(sgf, &same) {
            return Ok(same);
        }
        if replaces(sgf, &same) {
            return write_whole(&same, sgf, Over::OldFile).map(|()| same);
        }
        let stem = same.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        self.add(&stem, sgf)
    }

    /// Keeps a record under `id` or, if there is such a game already, with a number behind. Says where it is.
    pub fn add(&self, id: &str, sgf: &[u8]) -> Result<PathBuf, Fault> {
        let folder = self.games();
        make_folder(&folder)?;
        self.free_id(id, |id| {
            let path = file(&folder, id, ENDING);
            write_whole(&path, sgf, Over::Nothing).map(|()| path)
        })
    }

    /// Tries `id`, `id-2` and so on until `make` does not find its file there already.
    pub(super) fn free_id<T>(&self, id: &str, make: impl Fn(&str) -> Result<T, Fault>) -> Result<T, Fault> {
        let folder = self.games();
        for number in 1..=MOST_ALIKE {
            let id = if number == 1 { id.to_owned() } else { format!("{id}-{number}") };
            let taken = [ENDING, journal::ENDING].iter().any(|ending| file(&folder, &id, ending).exists());
            if taken {
                continue;
            }
            match make(&id) {
                Err(fault) if fault.exists() => {}
                done => return done,
            }
        }
        Err(Fault::of(Doing::Create, &file(&folder, id, ENDING))(ErrorKind::AlreadyExists.into()))
    }

    /// The file of a game in the store, by its id or file name.
    pub fn find(&self, game: &str) -> Option<PathBuf> {
        let mut parts = Path::new(game).components();
        let plain = matches!((parts.next(), parts.next()), (Some(std::path::Component::Normal(_)), None));
        if !plain {
            return None;
        }
        let folder = self.games();
        [folder.join(game), file(&folder, game, journal::ENDING), file(&folder, game, ENDING)]
            .into_iter()
            .find(|path| path.is_file())
    }
}

/// The name of a game among all games: its day and its players.
pub fn id_of(terms: &Terms) -> String {
    file_name::game(&day_of(terms.at), &terms.names)
}

/// The file of an id. Ids may hold dots, so an ending is added, never replaced.
pub fn file(folder: &Path, id: &str, ending: &str) -> PathBuf {
    folder.join(format!("{id}.{ending}"))
}

pub(super) fn make_folder(folder: &Path) -> Result<(), Fault> {
    fs::create_dir_all(folder).map_err(|cause| {
        dead_link(folder, Doing::Create).unwrap_or_else(|| Fault::of(Doing::Create, folder)(cause))
    })
}

/// What is wrong with a folder that is not there because it, or one it lies in, is a link to nothing.
pub(super) fn dead_link(folder: &Path, doing: Doing) -> Option<Fault> {
    // With a slash behind it a link would be followed.
    let plain: PathBuf = folder.components().collect();
    let is_dead = |path: &&Path| {
        fs::symlink_metadata(path).is_ok_and(|kind| kind.is_symlink())
            && fs::metadata(path).is_err_and(|cause| cause.kind() == ErrorKind::NotFound)
    };
    let path = plain.ancestors().find(is_dead)?.to_owned();
    Some(Fault { doing, path, cause: Cause::Own(Own::FolderLink) })
}
