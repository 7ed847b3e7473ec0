//! What was left and is taken up again: an unfinished game, the two clocks alone, the terms of the last game.

use super::held::Held;
use super::{Keeper, id};
use crate::app::effect::Resumed;
use crate::clock::bare::Bare;
use crate::game::terms::Terms;
use crate::record::journal::bare::{Left, look};
use crate::record::journal::content::Content;
use crate::record::journal::open::Access;
use crate::record::journal::rescue::Rescued;
use crate::record::journal::{ENDING as JOURNAL, Journal};
use crate::record::shelf::{self, Row};
use crate::record::store::whole::read_whole;
use crate::text::sentence::Sentence;
use crate::text::visible;
use std::path::PathBuf;

impl Keeper {
    /// The terms of the last game, if they are known.
    pub fn remembered(&self) -> Option<Terms> {
        let path = self.last_terms();
        let bytes = path.is_file().then(|| read_whole(&path).ok())??;
        Content::read(&bytes).ok().map(|content| content.game.terms().clone())
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
        self.hold(Some(Held::clocks(left.bare.clone(), Some(journal))));
        Ok(left)
    }

    /// Two clocks as they were left an earlier time.
    ///
    /// # Errors
    /// One sentence: what, where, what to do.
    pub fn session(&self, id: &str) -> Result<Bare, Sentence> {
        let words = &self.text.fault.record;
        let session = self.store.session(id).ok_or_else(|| (words.no_session)(&visible::line(id)))?;
        session.left.map(Left::stood).map_err(|fault| fault.said(self.text))
    }

    /// Takes up an unfinished game.
    ///
    /// # Errors
    /// One sentence: what, where, what to do.
    pub fn resume(&mut self, name: &str) -> Result<Resumed, Sentence> {
        let path = self.store.find(name).filter(|path| path.extension().is_some_and(|e| e == JOURNAL));
        let path = path.ok_or_else(|| (self.text.fault.record.no_unfinished)(&visible::line(name)))?;
        let opened = Journal::open(&path).map_err(|unopened| {
            let left = read_whole(&path).ok().and_then(|bytes| Rescued::read(&bytes));
            self.not_opened(&path, &unopened, left.map_or(0, |left| left.moves()))
        })?;
        let notices = opened.dropped.iter().map(|dropped| dropped.said(self.text)).collect();
        let read_only = match opened.access {
            Access::Write(journal) => {
                self.hold(Some(Held::game_in(journal, id(&path), opened.game.clone())));
                None
            }
            Access::Read(why) => {
                self.hold(None);
                Some(why.said(self.text))
            }
        };
        Ok(Resumed { id: id(&path), game: opened.game, spent: opened.running, notices, read_only })
    }

    /// Puts away the games that were over without being put away. The records, the newest last, and a line that tells of
    /// them; `None` where there are none.
    pub fn put_away_ended(&self) -> Option<(Vec<PathBuf>, Sentence)> {
        let mut records = self.store.tidy(self.text);
        records.sort();
        let names: Vec<_> = records.iter().map(|path| visible::line(&id(path)).into_owned()).collect();
        let told = Sentence::about(&names.join(self.text.word.comma), self.text.fault.record.put_away);
        (!records.is_empty()).then_some((records, told))
    }

    /// The newest unfinished game.
    pub fn newest(&self) -> Option<String> {
        shelf::unfinished(&self.store).ok()?.into_iter().find(Row::is_unfinished).map(|row| row.id)
    }
}
