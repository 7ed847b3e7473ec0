//! Keeps the game that is played: what the app asks of files is done here, in order, before the next key.

use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::path::{Path, PathBuf};

use super::panic;
use crate::app::effect::{Effect, Learned, Opened, Resumed, Saved, Source};
use crate::clock::Ms;
use crate::game::Game;
use crate::game::event::Entry;
use crate::game::terms::Terms;
use crate::record::classics;
use crate::record::fault::Fault;
use crate::record::game_record::to_sgf_in;
use crate::record::journal::content::{Content, header};
use crate::record::journal::open::Access;
use crate::record::journal::{ENDING as JOURNAL, Journal};
use crate::record::open::{self, Unopened, open, open_journal};
use crate::record::shelf;
use crate::record::store::whole::{Over, read_all, read_whole, write_whole};
use crate::record::store::{Store, id_of};
use crate::text::en::EN;
use crate::text::{Text, visible};

/// The file with the terms of the last game, in the data directory.
const LAST_TERMS: &str = "last-terms.json";

/// The files of the game on the table.
#[derive(Debug)]
pub struct Keeper {
    store: Store,
    held: Held,
    /// The language of what is told in a record.
    text: &'static Text,
    /// Whether the last thing said about keeping was that it failed.
    failing: bool,
}

/// Where the game on the table is.
#[derive(Debug)]
enum Held {
    /// There is none.
    Nothing,
    /// In a journal.
    Journal(Journal),
    /// In memory only: no journal could be made so far.
    Memory(Box<Game>),
}

impl Keeper {
    /// A keeper with no game.
    pub const fn new(store: Store) -> Self {
        Self { store, held: Held::Nothing, text: &EN, failing: false }
    }

    /// The same, telling of rulings in this language.
    #[must_use]
    pub const fn telling_in(mut self, text: &'static Text) -> Self {
        self.text = text;
        self
    }

    /// Does what the app asks of files; `None` when there is nothing to report.
    pub fn perform(&mut self, effect: Effect) -> Option<Learned> {
        match effect {
            Effect::Begin(terms) => {
                // What waits of the game before is tried once more.
                let _ = self.settle();
                // Terms nobody can play by never come here: the app has made its own game of them.
                self.held = Game::new(terms).map_or(Held::Nothing, |game| Held::Memory(Box::new(game)));
                let kept = self.settle();
                self.report(kept)
            }
            Effect::Append(entry) => {
                let kept = self.append(entry);
                self.report(kept)
            }
            Effect::Beat { spent, .. } => {
                self.beat(spent);
                None
            }
            Effect::Finish(game) => Some(Learned::Finished(self.finish(&game))),
            Effect::Close => {
                let kept = self.settle();
                self.hold(Held::Nothing);
                self.report(kept)
            }
            Effect::List => {
                self.store.tidy();
                Some(match shelf::rows(&self.store) {
                    Ok(rows) => Learned::Shelf(rows),
                    Err(fault) => Learned::Kept(Err(fault.to_string())),
                })
            }
            Effect::Resume(id) => Some(Learned::Resumed(self.resume(&id).map(Box::new))),
            Effect::Open(source) => Some(Learned::Record(self.open(&source).map(Box::new))),
            Effect::Draw => Some(Learned::Drawn(drawn())),
            Effect::Remember(terms) => {
                // The form's first values are a comfort, no record: failing to keep them is not worth a word.
                let _ = fs::create_dir_all(self.store.data())
                    .map(|()| write_whole(&self.last_terms(), header(&terms).as_bytes(), Over::OldFile));
                None
            }
            Effect::Speak(_) | Effect::Hush | Effect::Prepare(_) | Effect::Suspend | Effect::Quit => None,
        }
    }

    /// Whether something accepted is not on the disk yet.
    pub const fn waits(&self) -> bool {
        match &self.held {
            Held::Nothing => false,
            Held::Journal(journal) => journal.waits(),
            Held::Memory(_) => true,
        }
    }

    /// Tries again to write what waits.
    pub fn retry(&mut self) -> Option<Learned> {
        let kept = self.settle();
        self.report(kept)
    }

    /// The terms of the last game, if they are known.
    pub fn remembered(&self) -> Option<Terms> {
        let path = self.last_terms();
        let bytes = path.is_file().then(|| read_whole(&path).ok())??;
        Content::read(&bytes).ok().map(|content| content.game.terms().clone())
    }

    fn last_terms(&self) -> PathBuf {
        self.store.data().join(LAST_TERMS)
    }

    fn hold(&mut self, held: Held) {
        panic::note_game(match &held {
            Held::Journal(journal) => Some(journal.path()),
            _ => None,
        });
        self.held = held;
    }

    /// A failure is told each time, so that its reason is the newest; that all is well again, once.
    fn report(&mut self, kept: Result<(), Fault>) -> Option<Learned> {
        let was_failing = std::mem::replace(&mut self.failing, kept.is_err());
        match kept {
            Ok(()) if !was_failing => None,
            kept => Some(Learned::Kept(kept.map_err(|fault| fault.to_string()))),
        }
    }

    /// Writes what waits, and makes a journal for a game that is in memory only.
    fn settle(&mut self) -> Result<(), Fault> {
        match &mut self.held {
            Held::Nothing => {}
            Held::Journal(journal) => journal.retry()?,
            Held::Memory(game) => {
                let journal = self.store.begin(game)?;
                self.hold(Held::Journal(journal));
            }
        }
        Ok(())
    }

    fn append(&mut self, entry: Entry) -> Result<(), Fault> {
        match &mut self.held {
            Held::Nothing => Ok(()),
            Held::Journal(journal) => journal.append(&entry),
            Held::Memory(game) => {
                // The app's game has accepted the entry, and this is the same game.
                let _ = game.play(entry);
                self.settle()
            }
        }
    }

    /// Notes the running time. What could not be written before is tried again first.
    fn beat(&mut self, spent: Ms) {
        if let Held::Journal(journal) = &mut self.held {
            // The side file only narrows what a crash can cost to a second; the next beat writes it again.
            let _ = journal.retry().and_then(|()| journal.tick(spent));
        }
    }

    fn finish(&mut self, game: &Game) -> Result<Saved, String> {
        let sgf = to_sgf_in(game, self.text);
        let path = match std::mem::replace(&mut self.held, Held::Nothing) {
            Held::Journal(journal) => self.store.finish(journal, &sgf).map_err(|unfinished| {
                self.held = Held::Journal(unfinished.journal);
                unfinished.fault.to_string()
            })?,
            held => self.store.add(&id_of(game.terms()), &sgf).map_err(|fault| {
                self.held = held;
                fault.to_string()
            })?,
        };
        self.hold(Held::Nothing);
        Ok(Saved { id: id(&path), path: crate::record::fault::shown(&path) })
    }

    /// Takes up an unfinished game.
    ///
    /// # Errors
    /// One sentence: what, where, what to do.
    pub fn resume(&mut self, id: &str) -> Result<Resumed, String> {
        let path = self.store.find(id).filter(|path| path.extension().is_some_and(|e| e == JOURNAL));
        let path = path.ok_or_else(|| {
            format!(
                "{}: there is no unfinished game of that name; \"shoutan games\" lists them",
                visible::line(id)
            )
        })?;
        let opened = Journal::open(&path).map_err(|unopened| unopened.to_string())?;
        let notices: Vec<String> = opened.dropped.iter().map(ToString::to_string).collect();
        let read_only = match opened.access {
            Access::Write(journal) => {
                self.hold(Held::Journal(journal));
                None
            }
            Access::Read(why) => {
                self.hold(Held::Nothing);
                Some(why.to_string())
            }
        };
        Ok(Resumed { id: self::id(&path), game: opened.game, spent: opened.running, notices, read_only })
    }

    /// The newest unfinished game.
    pub fn newest(&self) -> Option<String> {
        shelf::rows(&self.store).ok()?.into_iter().find(shelf::Row::is_unfinished).map(|row| row.id)
    }

    /// Opens a record.
    ///
    /// # Errors
    /// One sentence: what, where, what to do.
    pub fn open(&self, source: &Source) -> Result<Opened, String> {
        match source {
            Source::Classic(file) => {
                let classic =
                    classics::find(file).ok_or_else(|| format!("{file}: there is no such record"))?;
                self.opened(classic.sgf.as_bytes(), (*file).to_owned())
            }
            Source::Game(id) => {
                let path = self.store.find(id).ok_or_else(|| {
                    format!(
                        "{}: there is no game of that name; \"shoutan games\" lists them",
                        visible::line(id)
                    )
                })?;
                self.open_file(&path)
            }
        }
    }

    /// Opens the record in a file, or the saved game of that name; `-` is standard input.
    ///
    /// # Errors
    /// One sentence: what, where, what to do.
    pub fn open_named(&self, named: &Path) -> Result<Opened, String> {
        if named == Path::new("-") {
            let bytes = read_all(io::stdin().lock())
                .map_err(|error| format!("standard input cannot be read ({error}); name a file"))?;
            return self.opened(&bytes, "-".to_owned());
        }
        let saved = named.to_str().filter(|_| !named.exists()).and_then(|id| self.store.find(id));
        self.open_file(saved.as_deref().unwrap_or(named))
    }

    /// Opens the record in a file; of an unfinished game, what has been played so far.
    ///
    /// # Errors
    /// One sentence: what, where, what to do.
    pub fn open_file(&self, path: &Path) -> Result<Opened, String> {
        let bytes = read_whole(path).map_err(|fault| fault.to_string())?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.extension().is_some_and(|ending| ending == JOURNAL) {
            return told(open_journal(&bytes, self.text), name);
        }
        self.opened(&bytes, name)
    }

    fn opened(&self, bytes: &[u8], name: String) -> Result<Opened, String> {
        told(open(bytes, self.text), name)
    }
}

/// A number nobody could foresee: what a hash makes of nothing, with a key the system's randomness gave. Each number
/// is as likely as another.
fn drawn() -> u64 {
    RandomState::new().hash_one(())
}

/// A record for the screen, or why there is none.
fn told(record: Result<open::Opened, Unopened>, name: String) -> Result<Opened, String> {
    let open::Opened { collection, problems, .. } =
        record.map_err(|no| format!("{}: {no}", visible::line(&name)))?;
    Ok(Opened { collection, name, warnings: problems.iter().map(ToString::to_string).collect() })
}

/// The id of a game's file: its name without the ending.
fn id(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::Keeper;
    use crate::app::effect::{Effect, Learned};
    use crate::clock::control::TimeControl;
    use crate::game::Game;
    use crate::game::event::{Event, PauseWhy};
    use crate::game::terms::{Takebacks, Terms};
    use crate::record::journal::content::Content;
    use crate::record::store::Store;
    use crate::rules::color::{ByColor, Color};
    use crate::rules::point::Size;
    use crate::rules::ruleset::Preset;

    #[test]
    fn what_could_not_be_written_is_written_when_there_is_room_again() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        // A file in the place of the data directory: nothing can be made in it, by anyone.
        fs::write(&data, "").unwrap();
        let mut keeper = Keeper::new(Store::new(data.clone()));
        let terms = Terms {
            size: Size::STANDARD,
            rules: Preset::Chinese.rules(),
            preset: Some(Preset::Chinese),
            handicap: 0,
            stones: Vec::new(),
            first: Color::Black,
            time: ByColor { black: TimeControl::None, white: TimeControl::None },
            names: ByColor::default(),
            partners: ByColor::default(),
            refereed: false,
            takebacks: Takebacks::Free,
            two_step: false,
            series: None,
            at: 0,
        };
        let mut game = Game::new(terms.clone()).unwrap();
        assert!(matches!(keeper.perform(Effect::Begin(terms)), Some(Learned::Kept(Err(_)))));
        for event in [Event::Begin { by: Color::Black }, Event::Pause { why: PauseWhy::Key }] {
            let entry = game.entry(0, 0, event);
            game.play(entry.clone()).unwrap();
            assert!(matches!(keeper.perform(Effect::Append(entry)), Some(Learned::Kept(Err(_)))));
        }
        assert!(keeper.waits() && matches!(keeper.retry(), Some(Learned::Kept(Err(_)))));
        fs::remove_file(&data).unwrap();
        assert!(matches!(keeper.retry(), Some(Learned::Kept(Ok(())))));
        assert!(!keeper.waits() && keeper.retry().is_none());
        let journal = keeper.store.find(&super::id_of(game.terms())).unwrap();
        let kept = Content::read(&fs::read(journal).unwrap()).unwrap().game;
        assert_eq!(kept.entries(), game.entries());
    }
}
