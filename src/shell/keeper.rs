//! Keeps the game that is played: what the app asks of files is done here, in order, before the next key.

mod broken;
mod records;
mod shelving;

use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};

use super::panic;
use crate::app::effect::{Effect, Learned, Resumed, Saved};
use crate::clock::Ms;
use crate::clock::bare::{self, Bare};
use crate::game::Game;
use crate::game::event::Entry;
use crate::game::terms::Terms;
use crate::record::fault::Fault;
use crate::record::game_record::to_sgf_in;
use crate::record::journal::bare::{Left, look};
use crate::record::journal::content::{Content, header};
use crate::record::journal::open::Access;
use crate::record::journal::rescue::Rescued;
use crate::record::journal::{ENDING as JOURNAL, Journal};
use crate::record::shelf::{self, Row};
use crate::record::store::whole::{Over, read_whole, write_whole};
use crate::record::store::{Store, id_of};
use crate::text::en::EN;
use crate::text::sentence::Sentence;
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
    /// Two clocks alone, in memory only so far.
    Clocks(Box<Bare>),
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

    /// Where the games are.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// Does what the app asks of files; `None` when there is nothing to report. `now`: ms since 1970 UTC.
    pub fn perform(&mut self, effect: Effect, now: i64) -> Option<Learned> {
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
            Effect::BeginClocks(setup) => {
                let _ = self.settle();
                self.held = Held::Clocks(Box::new(Bare::new(*setup)));
                let kept = self.settle();
                self.report(kept)
            }
            Effect::AppendClocks(n, entry) => {
                let kept = self.append_clocks(n, entry);
                self.report(kept)
            }
            Effect::LookAtClocks => Some(Learned::Clocks(self.clocks().map(Box::new))),
            Effect::TakeUpClocks => Some(Learned::TakenUp(self.take_up_clocks().map(Box::new))),
            Effect::Beat { spent, .. } => {
                self.beat(spent);
                None
            }
            Effect::Finish(game) => Some(Learned::Finished(self.finish(&game))),
            Effect::Close => {
                let kept = self.settle();
                self.let_go();
                self.report(kept)
            }
            Effect::Retry => self.retry(),
            Effect::List => {
                self.store.tidy();
                Some(match shelf::unfinished(&self.store) {
                    Ok(rows) => Learned::Shelf(rows),
                    Err(fault) => Learned::Kept(Err(fault.said(self.text))),
                })
            }
            Effect::Resume(id) => Some(Learned::Resumed(self.resume(&id).map(Box::new))),
            Effect::Open(source) => Some(Learned::Record(self.open(&source).map(Box::new))),
            Effect::Shelve(deed) => {
                Some(Learned::Done(shelving::perform(&self.store, deed, now, self.text).map(Box::new)))
            }
            Effect::Sample(path) => Some(Learned::Sample(self.sample(path))),
            Effect::Save(saving) => Some(Learned::Written(self.save(&saving))),
            Effect::Picture(drawing) => Some(Learned::Written(self.draw(*drawing))),
            Effect::Draw => Some(Learned::Drawn(drawn())),
            Effect::Remember(terms) => {
                // The form's first values are a comfort, no record: failing to keep them is not worth a word.
                let _ = fs::create_dir_all(self.store.data())
                    .map(|()| write_whole(&self.last_terms(), header(&terms).as_bytes(), Over::OldFile));
                None
            }
            Effect::Scan
            | Effect::StopScan
            | Effect::Speak(_)
            | Effect::Hush
            | Effect::Prepare(_)
            | Effect::Suspend
            | Effect::Quit => None,
        }
    }

    /// Whether something accepted is not on the disk yet.
    pub const fn waits(&self) -> bool {
        match &self.held {
            Held::Nothing => false,
            Held::Journal(journal) => journal.waits(),
            Held::Memory(_) | Held::Clocks(_) => true,
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

    /// Holds nothing any more. A game of which nothing was entered is none to go on with.
    fn let_go(&mut self) {
        let held = std::mem::replace(&mut self.held, Held::Nothing);
        self.hold(Held::Nothing);
        if let Held::Journal(journal) = held
            && journal.is_blank()
        {
            // One that stays behind is seen at home, and can be put away there.
            let _ = journal.remove();
        }
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
            kept => Some(Learned::Kept(kept.map_err(|fault| fault.said(self.text)))),
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
            Held::Clocks(bare) => {
                let journal = self.store.begin_clocks(bare)?;
                self.hold(Held::Journal(journal));
            }
        }
        Ok(())
    }

    fn append(&mut self, entry: Entry) -> Result<(), Fault> {
        match &mut self.held {
            Held::Nothing | Held::Clocks(_) => Ok(()),
            Held::Journal(journal) => journal.append(&entry),
            Held::Memory(game) => {
                // The app's game has accepted the entry, and this is the same game.
                let _ = game.play(entry);
                self.settle()
            }
        }
    }

    fn append_clocks(&mut self, n: u32, entry: bare::Entry) -> Result<(), Fault> {
        match &mut self.held {
            Held::Nothing | Held::Memory(_) => Ok(()),
            Held::Journal(journal) => journal.append_bare(n, &entry),
            Held::Clocks(bare) => {
                // The app's clocks have accepted the entry, and these are the same.
                let _ = bare.play(entry);
                self.settle()
            }
        }
    }

    /// The two clocks of the last time.
    pub fn clocks(&self) -> Option<Left> {
        look(&self.store.clocks())
    }

    /// Takes the two clocks of the last time up again.
    ///
    /// # Errors
    /// One sentence: what, where, what to do.
    pub fn take_up_clocks(&mut self) -> Result<Left, Sentence> {
        let (left, journal) =
            Journal::open_bare(&self.store.clocks()).map_err(|fault| fault.said(self.text))?;
        self.hold(Held::Journal(journal));
        Ok(left)
    }

    /// Notes the running time. What could not be written before is tried again first.
    fn beat(&mut self, spent: Ms) {
        if let Held::Journal(journal) = &mut self.held {
            // The side file only narrows what a crash can cost to a second; the next beat writes it again.
            let _ = journal.retry().and_then(|()| journal.tick(spent));
        }
    }

    fn finish(&mut self, game: &Game) -> Result<Saved, Sentence> {
        let sgf = to_sgf_in(game, self.text);
        let path = match std::mem::replace(&mut self.held, Held::Nothing) {
            Held::Journal(journal) => self.store.finish(journal, &sgf).map_err(|unfinished| {
                self.held = Held::Journal(unfinished.journal);
                unfinished.fault.said(self.text)
            })?,
            held => self.store.add(&id_of(game.terms()), &sgf).map_err(|fault| {
                self.held = held;
                fault.said(self.text)
            })?,
        };
        self.hold(Held::Nothing);
        Ok(Saved { id: id(&path), path: crate::record::fault::shown(&path) })
    }

    /// Takes up an unfinished game.
    ///
    /// # Errors
    /// One sentence: what, where, what to do.
    pub fn resume(&mut self, id: &str) -> Result<Resumed, Sentence> {
        let path = self.store.find(id).filter(|path| path.extension().is_some_and(|e| e == JOURNAL));
        let path = path.ok_or_else(|| (self.text.fault.record.no_unfinished)(&visible::line(id)))?;
        let opened = Journal::open(&path).map_err(|unopened| {
            let left = read_whole(&path).ok().and_then(|bytes| Rescued::read(&bytes));
            self.not_opened(&path, &unopened, left.map_or(0, |left| left.moves()))
        })?;
        let notices = opened.dropped.iter().map(|dropped| dropped.said(self.text)).collect();
        let read_only = match opened.access {
            Access::Write(journal) => {
                self.hold(Held::Journal(journal));
                None
            }
            Access::Read(why) => {
                self.hold(Held::Nothing);
                Some(why.said(self.text))
            }
        };
        Ok(Resumed { id: self::id(&path), game: opened.game, spent: opened.running, notices, read_only })
    }

    /// The newest unfinished game.
    pub fn newest(&self) -> Option<String> {
        shelf::unfinished(&self.store).ok()?.into_iter().find(Row::is_unfinished).map(|row| row.id)
    }
}

/// A number nobody could foresee: what a hash makes of nothing, with a key the system's randomness gave. Each number
/// is as likely as another.
fn drawn() -> u64 {
    RandomState::new().hash_one(())
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
    use crate::clock::spec::parse_both;
    use crate::game::Game;
    use crate::game::event::{Event, PauseWhy};
    use crate::game::terms::Terms;
    use crate::record::journal::content::Content;
    use crate::record::store::Store;
    use crate::rules::color::Color;
    use crate::rules::point::Size;
    use crate::rules::ruleset::Preset;

    #[test]
    fn what_could_not_be_written_is_written_when_there_is_room_again() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        // A file in the place of the data directory: nothing can be made in it, by anyone.
        fs::write(&data, "").unwrap();
        let mut keeper = Keeper::new(Store::new(data.clone()));
        let terms = Terms::even(Size::STANDARD, Preset::Chinese, parse_both("none").unwrap());
        let mut game = Game::new(terms.clone()).unwrap();
        assert!(matches!(keeper.perform(Effect::Begin(terms), 0), Some(Learned::Kept(Err(_)))));
        for event in [Event::Begin { by: Color::Black }, Event::Pause { why: PauseWhy::Key }] {
            let entry = game.entry(0, 0, event);
            game.play(entry.clone()).unwrap();
            assert!(matches!(keeper.perform(Effect::Append(entry), 0), Some(Learned::Kept(Err(_)))));
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
