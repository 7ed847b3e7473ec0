//! The shelf: the saved games as a list, and what can be done with their files.
//!
//! [`scan`] finds the files, [`index`] remembers what was read of them, `row` reads one. [`trash`] deletes and brings
//! back, [`change`] renames and duplicates, [`import`] takes in what comes from elsewhere.

pub mod change;
mod damage;
pub mod folders;
pub mod import;
pub mod index;
mod moving;
pub mod places;
mod row;
pub mod scan;
pub mod trash;
pub mod typed;

pub use damage::Damage;
pub use row::{Age, Row, State, age};

use super::fault::Fault;
use super::store::{ENDING, Store};
use std::sync::atomic::AtomicBool;

/// The saved games and those of the user's folders: unfinished ones first, then the newest first. Before the first
/// game there are none. `now`: ms since 1970 UTC.
///
/// # Errors
/// When the folder of the games cannot be read. A folder of the user's that cannot is passed over.
pub fn rows(store: &Store, now: i64) -> Result<Vec<Row>, Fault> {
    let mut rows = Vec::new();
    let never = AtomicBool::new(false);
    scan::scan(store, now, &never, &mut |batch| rows.extend(batch.rows))?;
    rows.sort_by(Row::in_order);
    Ok(rows)
}

/// The games in progress, the newest first: those that can be played on, and those whose journal is damaged, unless a
/// record lies beside it. Only journals are looked at.
pub fn unfinished(store: &Store) -> Result<Vec<Row>, Fault> {
    let files = places::own(store)?;
    let journals = files.iter().filter(|found| row::is_journal(&found.path));
    let saved = |row: &Row| row.path.with_extension(ENDING).exists();
    let mut rows: Vec<Row> = journals
        .map(|found| Row::read(&found.path))
        .filter(|row| row.is_unfinished() || row.is_broken_off() && !saved(row))
        .collect();
    rows.sort_by(Row::newest_first);
    Ok(rows)
}
