//! How an entry of the log is written: one list of named fields, in two spellings.
//!
//! A journal spells it as a JSON object a line ([`mod@line`]), a record as one value of the property STR ([`packed`]).
//! The names of fields and words are a promise: they are never changed, only added to under a new version.

pub mod bare;
pub mod event;
pub mod fields;
pub mod line;
pub mod packed;
mod series;
pub mod terms;
pub mod words;

use crate::game::event::Entry;
use fields::{Fields, Flaw};

/// The version of the log this program writes: `schema` in a journal, STV in a record.
pub const SCHEMA: u64 = 1;

/// The fields of an entry: `n`, `spent`, `at`, then the event.
pub fn to_fields(entry: &Entry) -> Fields {
    let mut fields = Fields::default();
    fields.put("n", &entry.n);
    fields.put("spent", &entry.spent);
    fields.put("at", &entry.at);
    event::write(&entry.event, &mut fields);
    fields
}

/// The entry its fields stand for; every field must be understood.
pub fn from_fields(fields: Fields) -> Result<Entry, Flaw> {
    let mut left = fields.reading();
    let entry = Entry {
        n: left.number("n")?,
        spent: left.number("spent")?,
        at: left.number("at")?,
        event: event::read(&mut left)?,
    };
    left.finish()?;
    Ok(entry)
}
