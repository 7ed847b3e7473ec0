//! What is on the table, in memory and in its journal: should the file go, the whole is written anew.

use std::path::{Path, PathBuf};

use crate::clock::bare::{self, Bare};
use crate::game::Game;
use crate::game::event::Entry;
use crate::record::fault::Fault;
use crate::record::game_record::to_sgf_in;
use crate::record::journal::Journal;
use crate::record::store::{CLOCKS, ENDING, Store, file, id_of};
use crate::text::Text;

/// A game, or two clocks alone, and where they are kept.
#[derive(Debug)]
pub(super) struct Held {
    played: Played,
    /// `None` as long as it is in memory only.
    journal: Option<Journal>,
    /// What its file is called, without the ending.
    name: String,
    /// Whether it is over, so that its record is to be written.
    over: bool,
    /// What its record was called when it was over before.
    earlier: Option<String>,
}

#[derive(Debug)]
enum Played {
    Game(Box<Game>),
    Clocks(Box<Bare>),
}

impl Held {
    /// A game that is in memory only so far.
    pub(super) fn game(game: Game) -> Self {
        let name = id_of(game.terms());
        Self { played: Played::Game(Box::new(game)), journal: None, name, over: false, earlier: None }
    }

    /// A game in its journal, which is called `name`.
    pub(super) fn game_in(journal: Journal, name: String, game: Game) -> Self {
        Self {
            played: Played::Game(Box::new(game)),
            journal: Some(journal),
            name,
            over: false,
            earlier: None,
        }
    }

    /// A game that was over and put away, in a record of that name.
    pub(super) fn recorded(game: Game, name: Option<String>) -> Self {
        let held = Self::game(game);
        Self { name: name.clone().unwrap_or_else(|| held.name.clone()), earlier: name, ..held }
    }

    /// Two clocks alone, in their journal unless they are in memory only so far.
    pub(super) fn clocks(bare: Bare, journal: Option<Journal>) -> Self {
        Self {
            played: Played::Clocks(Box::new(bare)),
            journal,
            name: CLOCKS.to_owned(),
            over: false,
            earlier: None,
        }
    }

    /// What its file is called.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Its journal.
    pub(super) const fn journal(&self) -> Option<&Journal> {
        self.journal.as_ref()
    }

    /// The same, to note the running clock in.
    pub(super) const fn journal_mut(&mut self) -> Option<&mut Journal> {
        self.journal.as_mut()
    }

    /// The journal alone.
    pub(super) fn into_journal(self) -> Option<Journal> {
        self.journal
    }

    /// Whether nothing was entered.
    pub(super) fn is_blank(&self) -> bool {
        match &self.played {
            Played::Game(game) => game.entries().is_empty(),
            Played::Clocks(bare) => bare.entries().is_empty(),
        }
    }

    /// Whether something accepted is not on the disk.
    pub(super) fn is_unsaved(&self) -> bool {
        self.journal.as_ref().is_none_or(Journal::waits)
    }

    /// Whether something is still to be written, be it only the record of a game whose journal is whole.
    pub(super) fn waits(&self) -> bool {
        self.over || self.is_unsaved()
    }

    /// Whether it is over and its record still to be written.
    pub(super) const fn owes_record(&self) -> bool {
        self.over
    }

    /// Takes an entry the app's game has accepted: this is the same game.
    pub(super) fn append(&mut self, entry: Entry, store: &Store) -> Result<(), Fault> {
        let Played::Game(game) = &mut self.played else { return Ok(()) };
        let kept = self.journal.as_mut().map(|journal| journal.append(&entry));
        let _ = game.play(entry);
        self.after(kept, store)
    }

    /// Takes entry `n` the app's clocks have accepted: these are the same.
    pub(super) fn append_clocks(&mut self, n: u32, entry: bare::Entry, store: &Store) -> Result<(), Fault> {
        let Played::Clocks(bare) = &mut self.played else { return Ok(()) };
        let kept = self.journal.as_mut().map(|journal| journal.append_bare(n, &entry));
        let _ = bare.play(entry);
        self.after(kept, store)
    }

    /// Writes what waits; all of it, where there is no journal or its file is no longer there.
    pub(super) fn settle(&mut self, store: &Store) -> Result<(), Fault> {
        let kept = self.journal.as_mut().map(Journal::retry);
        self.after(kept, store)
    }

    /// `kept`: what came of writing to the journal. That counts for nothing once its file has no name any more.
    fn after(&mut self, kept: Option<Result<(), Fault>>, store: &Store) -> Result<(), Fault> {
        if let (Some(kept), Some(true)) = (kept, self.journal.as_ref().map(Journal::is_in_place)) {
            return kept;
        }
        self.journal = None;
        self.journal = Some(match &self.played {
            Played::Game(game) => store.begin_as(&self.name, game)?,
            Played::Clocks(bare) => store.begin_clocks(bare)?,
        });
        Ok(())
    }

    /// The game is over, and this is it.
    pub(super) fn end(&mut self, game: &Game) {
        self.played = Played::Game(Box::new(game.clone()));
        self.over = true;
    }

    /// The game was over and goes on with its last entry. Where its record could not be written, the journal is still
    /// there.
    pub(super) fn reopen(&mut self, game: Game, store: &Store) -> Result<(), Fault> {
        let open = self.journal.as_mut().zip(game.entries().last());
        let kept = open.map(|(journal, entry)| journal.append(entry));
        self.played = Played::Game(Box::new(game));
        self.over = false;
        self.after(kept, store)
    }

    /// The file name of the record from when the game was over before, if it did not give way to this one because
    /// somebody has changed it.
    pub(super) fn stays(&self, record: &Path, store: &Store) -> Option<String> {
        let earlier = file(&store.games(), self.earlier.as_ref()?, ENDING);
        let name = earlier.file_name()?.to_string_lossy().into_owned();
        (earlier != record && earlier.is_file()).then_some(name)
    }

    /// Writes the record of a game that is over, which ends its journal. Says where it is.
    pub(super) fn put_away(&mut self, store: &Store, text: &Text) -> Result<Option<PathBuf>, Fault> {
        let Played::Game(game) = &self.played else { return Ok(None) };
        let sgf = to_sgf_in(game, text);
        let path = match self.journal.take() {
            Some(journal) => store.finish(journal, &sgf).map_err(|unfinished| {
                self.journal = Some(unfinished.journal);
                unfinished.fault
            })?,
            None => store.add(&self.name, &sgf)?,
        };
        self.over = false;
        Ok(Some(path))
    }
}
