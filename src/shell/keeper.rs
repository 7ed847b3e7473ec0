//! Keeps the game that is played: what the app asks of files is done here, in order, before the next key.

mod broken;
mod held;
mod records;
mod shelving;
mod sound;
mod taken_up;

use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};

use held::Held;

use super::panic;
use crate::app::effect::{Effect, Learned, Saved};
use crate::clock::Ms;
use crate::clock::bare::Bare;
use crate::game::Game;
use crate::record::fault::Fault;
use crate::record::journal::Journal;
use crate::record::journal::content::header;
use crate::record::shelf;
use crate::record::store::Store;
use crate::record::store::whole::{Over, write_whole};
use crate::text::en::EN;
use crate::text::sentence::Sentence;
use crate::text::{Text, visible};

/// The file with the terms of the last game, in the data directory.
const LAST_TERMS: &str = "last-terms.json";

/// The files of the game on the table.
#[derive(Debug)]
pub struct Keeper {
    store: Store,
    held: Option<Held>,
    /// Games that were left although they could not be written.
    left: Vec<Held>,
    /// The language of what is told in a record.
    text: &'static Text,
    /// Whether the last thing said about keeping was that it failed.
    failing: bool,
}

impl Keeper {
    /// A keeper with no game.
    pub const fn new(store: Store) -> Self {
        Self { store, held: None, left: Vec::new(), text: &EN, failing: false }
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
                self.set_aside();
                // Terms nobody can play by never come here: the app has made its own game of them.
                self.held = Game::new(terms).ok().map(Held::game);
                self.retry()
            }
            Effect::Append(entry) => {
                let store = &self.store;
                let kept = self.held.as_mut().map_or(Ok(()), |held| held.append(entry, store));
                self.report(kept)
            }
            Effect::BeginClocks(setup) => {
                self.set_aside();
                self.held = Some(Held::clocks(Bare::new(*setup), None));
                self.retry()
            }
            Effect::AppendClocks(n, entry) => {
                let store = &self.store;
                let kept = self.held.as_mut().map_or(Ok(()), |held| held.append_clocks(n, entry, store));
                self.report(kept)
            }
            Effect::LookAtClocks => Some(Learned::Clocks(self.clocks().map(Box::new))),
            Effect::TakeUpClocks => Some(Learned::TakenUp(self.take_up_clocks().map(Box::new))),
            Effect::Beat { spent, .. } => {
                self.beat(spent);
                None
            }
            Effect::Finish(game) => {
                self.held.get_or_insert_with(|| Held::game((*game).clone())).end(&game);
                Some(self.finish())
            }
            Effect::Reopen { id, game } => {
                let held = self.held.get_or_insert_with(|| Held::recorded((*game).clone(), id));
                let kept = held.reopen(*game, &self.store);
                self.report(kept)
            }
            Effect::Close => {
                self.set_aside();
                self.report(Ok(()))
            }
            Effect::Retry => self.retry(),
            Effect::List => {
                self.store.tidy(self.text);
                Some(match shelf::unfinished(&self.store) {
                    Ok(rows) => Learned::Shelf(rows),
                    Err(fault) => {
                        self.failing = true;
                        Learned::Kept(Err(fault.said(self.text)))
                    }
                })
            }
            Effect::Resume(id) => Some(Learned::Resumed(self.resume(&id).map(Box::new))),
            Effect::Open(source) => Some(Learned::Record(self.open(&source).map(Box::new))),
            Effect::Shelve(deed) => {
                Some(Learned::Done(shelving::perform(&self.store, deed, now, self.text).map(Box::new)))
            }
            Effect::Sample(path) => Some(Learned::Sample(self.sample(path))),
            Effect::Save(saving) => Some(Learned::Written(self.save(&saving))),
            Effect::Picture(drawing) => {
                let (written, legend) = self.draw(*drawing);
                Some(Learned::Pictured(written, legend))
            }
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
            | Effect::Sound(_)
            | Effect::Prepare(_)
            | Effect::Suspend
            | Effect::Quit => None,
        }
    }

    /// Whether something is not on the disk yet.
    pub fn waits(&self) -> bool {
        self.held.iter().chain(&self.left).any(Held::waits)
    }

    /// Tries again to write what waits.
    pub fn retry(&mut self) -> Option<Learned> {
        // What was left comes first: it may have a name open that is wanted anew.
        let left = self.write_left();
        let kept = self.held.as_mut().map_or(Ok(()), |held| held.settle(&self.store)).and(left);
        if self.held.as_ref().is_some_and(Held::owes_record) {
            return Some(self.finish());
        }
        self.report(kept)
    }

    /// What is lost if the program ends now, a sentence a game; a last attempt is made before.
    pub fn lost(&mut self) -> Vec<Sentence> {
        let (store, words) = (&self.store, &self.text.fault.journal);
        let all = self.held.iter_mut().chain(&mut self.left);
        let waiting = all.filter(|held| held.is_unsaved() && !held.is_blank());
        let failed = waiting.filter_map(|held| held.settle(store).err().map(|fault| (held, fault)));
        let told = |(held, fault): (&mut Held, Fault)| {
            let name = visible::line(held.name()).into_owned();
            fault.said(self.text).within(|why| (words.lost)(&name, why))
        };
        failed.map(told).collect()
    }

    fn last_terms(&self) -> PathBuf {
        self.store.data().join(LAST_TERMS)
    }

    /// Leaves what is on the table. What cannot be written is tried again later; a game of which nothing was entered
    /// is none to go on with.
    fn set_aside(&mut self) {
        let Some(mut held) = self.held.take() else { return };
        panic::note_game(None);
        let _ = held.settle(&self.store);
        if held.is_blank() {
            // One that stays behind is seen at home, and can be put away there.
            let _ = held.into_journal().map(Journal::remove);
        } else if held.waits() {
            self.left.push(held);
        }
    }

    fn hold(&mut self, held: Option<Held>) {
        self.set_aside();
        self.held = held;
        self.note();
    }

    /// Notes where the game is, for the case of a panic.
    fn note(&self) {
        panic::note_game(self.held.as_ref().and_then(Held::journal).map(Journal::path));
    }

    /// Writes what was left unwritten, as far as it goes now.
    fn write_left(&mut self) -> Result<(), Fault> {
        let (store, text) = (&self.store, self.text);
        let mut kept = Ok(());
        self.left.retain_mut(|held| {
            let written = held.settle(store);
            let written = if held.owes_record() { held.put_away(store, text).map(drop) } else { written };
            let failed = written.is_err();
            kept = std::mem::replace(&mut kept, Ok(())).and(written);
            failed
        });
        kept
    }

    /// A failure is told each time, so that its reason is the newest; that all is well again, once.
    fn report(&mut self, kept: Result<(), Fault>) -> Option<Learned> {
        self.note();
        let left = self.write_left();
        let kept = kept.and(left);
        let was_failing = std::mem::replace(&mut self.failing, kept.is_err());
        match kept {
            Ok(()) if !was_failing => None,
            kept => Some(Learned::Kept(kept.map_err(|fault| fault.said(self.text)))),
        }
    }

    /// Notes the running time. What could not be written before is tried again first.
    fn beat(&mut self, spent: Ms) {
        if let Some(held) = &mut self.held {
            // The side file only narrows what a crash can cost to a second; the next beat writes it again.
            let _ = held.settle(&self.store);
            let _ = held.journal_mut().map(|journal| journal.tick(spent));
        }
    }

    /// Writes the record of the game on the table, which is over.
    fn finish(&mut self) -> Learned {
        let path = self.held.as_mut().map_or(Ok(None), |held| held.put_away(&self.store, self.text));
        self.failing = path.is_err();
        Learned::Finished(match path {
            Err(fault) => Err(fault.said(self.text)),
            Ok(path) => {
                let path = path.unwrap_or_default();
                let stays = self.held.take().and_then(|held| held.stays(&path, &self.store));
                self.note();
                let stays = stays.map(|name| visible::line(&name).into_owned());
                Ok(Saved { id: id(&path), path: crate::record::fault::shown(&path), stays })
            }
        })
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
    use crate::record::store::{Store, id_of};
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
        let journal = keeper.store.find(&id_of(game.terms())).unwrap();
        let kept = Content::read(&fs::read(journal).unwrap()).unwrap().game;
        assert_eq!(kept.entries(), game.entries());
    }
}
