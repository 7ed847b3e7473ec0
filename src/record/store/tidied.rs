//! Journals that outlived their games, as when the program was killed or the power failed at that moment.

use super::reopened::{clear_way, game_in};
use super::whole::{read_all, read_ordinary, read_whole};
use super::{ENDING, Store};
use crate::record::entry::fields::Flaw;
use crate::record::game_record::{terms_at_start, to_sgf_in};
use crate::record::journal::content::Content;
use crate::record::journal::open::{Access, Opened, keep_copy};
use crate::record::journal::rescue::Rescued;
use crate::record::journal::{self, Journal, clock_path, hold};
use crate::text::Text;
use std::fs;
use std::path::{Path, PathBuf};

impl Store {
    /// Puts away the games that ended without being put away, as when the program was killed at that moment, telling of
    /// rulings in the language of `text`; says where their records are. What is open elsewhere, cannot be read or cannot
    /// be written stays as it is.
    pub fn tidy(&self, text: &Text) -> Vec<PathBuf> {
        let files = fs::read_dir(self.games()).into_iter().flatten().flatten().map(|file| file.path());
        let journals = files.filter(|path| {
            path.extension().is_some_and(|ending| ending == journal::ENDING) && path.is_file()
        });
        journals.filter_map(|path| self.tidy_one(&path, text)).collect()
    }

    fn tidy_one(&self, path: &Path, text: &Text) -> Option<PathBuf> {
        let content = Content::read(&read_whole(path).ok()?).ok().filter(|content| content.trouble.is_none());
        // Opening mends what is damaged; that is for the player to see, unless it is all told already.
        let Some(content) = content else { return settle(path) };
        clear_way(path, &content.game);
        content.game.outcome()?;
        match Journal::open(path) {
            // What cannot be written is tried again next time.
            Ok(Opened { game, access: Access::Write(journal), .. }) => {
                self.finish(journal, &to_sgf_in(&game, text)).ok()
            }
            _ => None,
        }
    }
}

/// Takes a damaged journal away whose game is over and kept in the record beside it, which it names. What of the journal
/// the record does not tell to the byte is kept in a copy first.
pub fn settle(journal: &Path) -> Option<PathBuf> {
    let held = hold(journal).ok()??;
    let bytes = read_all(&*held).ok()?;
    if told_beside(journal, &bytes)? == Told::Entries {
        keep_copy(journal, &bytes).ok()?;
    }
    fs::remove_file(journal).ok()?;
    // Without its journal it means nothing.
    let _ = fs::remove_file(clock_path(journal));
    Some(journal.with_extension(ENDING))
}

/// How much of a damaged journal the record beside it tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// All of it: the journal only breaks off.
    All,
    /// Every entry that can be read, and at least as many as there were.
    Entries,
}

/// Whether the record beside a damaged journal is that of its game, which is over.
pub fn told_beside(journal: &Path, bytes: &[u8]) -> Option<Told> {
    let content = Content::read(bytes);
    let damaged = match &content {
        Ok(content) => content.trouble.is_some() && !content.is_newer(),
        Err(flaw) => matches!(flaw, Flaw::Damaged(_)),
    };
    if !damaged {
        return None;
    }
    let game = game_in(&read_ordinary(&journal.with_extension(ENDING)).ok()?)?;
    game.outcome()?;
    if Journal::text(&game).as_bytes().starts_with(bytes) {
        return Some(Told::All);
    }
    let lines = bytes.split(|&byte| byte == b'\n').skip(1).filter(|line| !line.is_empty()).count();
    let same = match content {
        Ok(Content { game: left, .. }) => {
            terms_at_start(&left) == terms_at_start(&game) && game.entries().starts_with(left.entries())
        }
        Err(_) => game.entries().starts_with(Rescued::read(bytes)?.entries()),
    };
    (same && lines <= game.entries().len()).then_some(Told::Entries)
}
