//! A game that was over and goes on: its record gives way, first to a journal, then to the record of its last end.

use super::whole::read_ordinary;
use super::{ENDING, Store, file};
use crate::game::Game;
use crate::game::event::Event;
use crate::record::fault::Fault;
use crate::record::game_record::{from_tree, terms_at_start, to_sgf_in};
use crate::record::journal::{self, Journal};
use crate::record::sgf::read::read;
use crate::text;
use std::fs;
use std::path::Path;

impl Store {
    /// The journal of a game that was over, under the name `id` of its record, which goes once the journal lies on the
    /// disk. `None` where that is not its record, or was changed since: then it stays.
    pub(super) fn begin_again(&self, id: &str, game: &Game) -> Result<Option<Journal>, Fault> {
        let folder = self.games();
        if !is_earlier(&file(&folder, id, ENDING), game) {
            return Ok(None);
        }
        let journal = file(&folder, id, journal::ENDING);
        match Journal::create(&journal, game) {
            Err(fault) if fault.exists() => Ok(None),
            made => {
                let made = made?;
                clear_way(&journal, game);
                Ok(Some(made))
            }
        }
    }
}

/// Takes away the record beside a journal that tells of an end which was annulled, as when the program was killed before
/// it could. All that is in it stands in the journal.
pub(super) fn clear_way(journal: &Path, game: &Game) {
    let record = journal.with_extension(ENDING);
    if is_earlier(&record, game) {
        // One that stays is written over when the game is over.
        let _ = fs::remove_file(record);
    }
}

/// Whether a record tells all that a file does, which is the record of the same game when it was over before.
pub(super) fn replaces(sgf: &[u8], record: &Path) -> bool {
    game_in(sgf).is_some_and(|game| is_earlier(record, &game))
}

/// Whether a file tells all that a record does: it holds the same game, in whatever language and with whatever remarks.
pub(super) fn is_told(sgf: &[u8], record: &Path) -> bool {
    let Some((game, told)) = game_in(sgf).zip(read_ordinary(record).ok().and_then(|bytes| game_in(&bytes)))
    else {
        return false;
    };
    terms_at_start(&told) == terms_at_start(&game) && told.entries() == game.entries()
}

/// The game of a record this program wrote.
pub(super) fn game_in(sgf: &[u8]) -> Option<Game> {
    let (collection, _) = read(sgf).ok()?;
    from_tree(collection.games().first()?).ok()?
}

/// Whether a file is what this program wrote of the game when it was over before, to the byte.
fn is_earlier(record: &Path, game: &Game) -> bool {
    let entries = game.entries();
    let before = &entries[..entries.len().saturating_sub(1)];
    let ends = (1..).zip(before).filter(|(_, entry)| matches!(entry.event, Event::End { .. }));
    let mut ends = ends.map(|(count, _)| count).peekable();
    if ends.peek().is_none() {
        return false;
    }
    let Ok(bytes) = fs::read(record) else { return false };
    ends.any(|count| {
        let over = Game::fold(terms_at_start(game), entries[..count].iter().cloned());
        over.is_ok_and(|over| text::ALL.iter().any(|text| to_sgf_in(&over, text) == bytes))
    })
}
