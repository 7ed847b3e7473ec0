//! Games in progress whose journals are damaged: what is told of them, and what is left of them as a record.

use std::path::Path;

use super::records::record_path;
use super::{Keeper, id};
use crate::app::effect::Opened;
use crate::record::entry::fields::Flaw;
use crate::record::journal::open::Unopened;
use crate::record::journal::rescue::Rescued;
use crate::record::shelf::{self, Damage, Row, State};
use crate::text::sentence::Sentence;
use crate::text::visible;

/// The key that saves a record in review.
const SAVE: &str = "w";

impl Keeper {
    /// What is left of a journal, as a record that is not saved yet.
    pub(super) fn rescued(&self, rescued: &Rescued, name: &str) -> Option<Opened> {
        let collection = rescued.collection(self.text)?;
        let mut warnings = rescued.told(self.text);
        if let Some(first) = warnings.first_mut() {
            first.push_str(&(self.text.fault.rescue.save)(SAVE));
        }
        let path = record_path(&self.store, name);
        Some(Opened { collection, name: name.to_owned(), warnings, path, seen: None })
    }

    /// Why a journal cannot be gone on with, and what can be done with it.
    pub(super) fn not_opened(&self, path: &Path, unopened: &Unopened, moves: u32) -> Sentence {
        let why = unopened.said(self.text);
        let words = &self.text.fault.rescue;
        match unopened {
            _ if moves > 0 => {
                let instead = (words.instead)(moves, &visible::line(&id(path)));
                why.within(|why| format!("{why}{instead}"))
            }
            Unopened::Flaw(_, Flaw::Damaged(_)) => why.within(|why| format!("{why}{}", words.nothing)),
            _ => why,
        }
    }

    /// The newest game in progress whose journal is damaged: a line that names it, and all there is to say.
    pub fn broken_off(&self) -> Option<(String, Sentence)> {
        let rows = shelf::unfinished(&self.store).ok()?;
        let row = rows.into_iter().find(Row::is_broken_off)?;
        let State::Damaged(Damage::Journal(flaw)) = row.state else { return None };
        let short = (self.text.fault.rescue.home)(&visible::line(&row.file), row.moves);
        let unopened = Unopened::Flaw(row.path.clone(), flaw);
        Some((short, self.not_opened(&row.path, &unopened, row.moves)))
    }
}
