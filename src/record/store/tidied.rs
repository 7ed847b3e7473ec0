//! Journals that outlived their games, as when the program was killed at that moment.

use super::Store;
use super::reopened::clear_way;
use super::whole::read_whole;
use crate::record::game_record::to_sgf_in;
use crate::record::journal::content::Content;
use crate::record::journal::open::{Access, Opened};
use crate::record::journal::{self, Journal};
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
        // Opening mends what is damaged; that is for the player to see.
        let content = Content::read(&read_whole(path).ok()?).ok()?;
        if content.trouble.is_some() {
            return None;
        }
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
