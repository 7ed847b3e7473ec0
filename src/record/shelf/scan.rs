//! Looking at all the files: those known from before at once, then the others, the newest first, a batch at a time.

use super::index::Index;
use super::places::{self, Found, Listing, Stamp};
use super::row::{Row, is_journal};
use crate::record::fault::Fault;
use crate::record::store::Store;
use std::cmp::Reverse;
use std::collections::HashSet;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Files a reader takes at once.
const CHUNK: usize = 16;
/// Rows handed over at once, but for the first time, when fewer are.
const BATCH: usize = 512;
/// Rows that are worth showing first.
const FIRST: usize = 64;
/// Readers at most.
const READERS: usize = 4;
/// A file written less than this many ns ago may be written again without looking different.
const RACY: u64 = 100_000_000;
/// The same where the times are whole seconds, and some file systems count by two.
const RACY_COARSE: u64 = 3_000_000_000;

/// Some of the rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// The rows.
    pub rows: Vec<Row>,
    /// How many files there are in all.
    pub of: usize,
    /// Which folders could not be read.
    pub faults: Vec<Fault>,
    /// Whether this is the last.
    pub last: bool,
}

/// Looks at all the games until told to stop, and hands them over as they are read; in the end writes down what was
/// learned. `now`: ms since 1970 UTC.
///
/// # Errors
/// When the folder of the games is there and cannot be read.
pub fn scan(store: &Store, now: i64, stop: &AtomicBool, give: &mut dyn FnMut(Batch)) -> Result<(), Fault> {
    let Listing { files, faults } = places::all(store, stop)?;
    let kept = store.index();
    let mut index = kept.as_deref().map(Index::read).unwrap_or_default();
    let of = files.len();
    let (mut rows, mut unknown) = (Vec::new(), Vec::new());
    for found in &files {
        match index.find(&found.path, &found.stamp) {
            Some(row) => rows.push(Row { own: found.own, ..row.clone() }),
            None => unknown.push(found),
        }
    }
    if !rows.is_empty() {
        give(Batch { rows, of, ..Batch::default() });
    }
    // What can be played on comes first, then what was written last.
    unknown.sort_by_key(|found| (!is_journal(&found.path), Reverse(found.stamp.written)));
    let mut pending = Vec::new();
    let mut first = true;
    read_all(&unknown, stop, &mut |found, row| {
        if is_settled(&found.stamp, now) {
            index.keep(found.stamp, row.clone());
        }
        pending.push(row);
        if pending.len() >= if first { FIRST } else { BATCH } {
            first = false;
            give(Batch { rows: std::mem::take(&mut pending), of, ..Batch::default() });
        }
    });
    let stopped = stop.load(Ordering::Relaxed);
    let told = faults.iter().map(|(_, fault)| fault.clone()).collect();
    give(Batch { rows: pending, of, faults: told, last: true });
    let before = index.len();
    if !stopped {
        let here: HashSet<&Path> = files.iter().map(|found| found.path.as_path()).collect();
        // What lies on a disk that is not there now may come back.
        let absent = |path: &Path| faults.iter().any(|(folder, _)| path.starts_with(folder));
        index.retain(|path| here.contains(path) || absent(path));
    }
    if let Some(path) = kept.filter(|_| !unknown.is_empty() || index.len() != before) {
        index.write(&path);
    }
    Ok(())
}

/// Whether a file could not be changed now without its times telling.
fn is_settled(stamp: &Stamp, now: i64) -> bool {
    let now = u64::try_from(now).unwrap_or(0).saturating_mul(1_000_000);
    let newest = stamp.written.max(stamp.changed);
    let racy = if stamp.written.is_multiple_of(1_000_000_000) { RACY_COARSE } else { RACY };
    newest.saturating_add(racy) < now
}

/// Reads the files, several at a time, in about their order.
fn read_all<'a>(files: &[&'a Found], stop: &AtomicBool, take: &mut dyn FnMut(&'a Found, Row)) {
    let readers = thread::available_parallelism().map_or(1, usize::from).min(READERS);
    let readers = readers.min(files.len().div_ceil(CHUNK));
    let next = AtomicUsize::new(0);
    let chunk = || {
        let from = next.fetch_add(CHUNK, Ordering::Relaxed);
        let chunk = files.get(from..files.len().min(from + CHUNK)).unwrap_or_default();
        if stop.load(Ordering::Relaxed) { &[] } else { chunk }
    };
    let read = |found: &&'a Found| (*found, Row { own: found.own, ..Row::read(&found.path) });
    let (give, taken) = mpsc::sync_channel(readers * 4);
    thread::scope(|scope| {
        for _ in 0..readers {
            let (give, chunk) = (give.clone(), &chunk);
            let work = move || {
                let mut files = chunk();
                while !files.is_empty() {
                    if give.send(files.iter().map(read).collect::<Vec<_>>()).is_err() {
                        return;
                    }
                    files = chunk();
                }
            };
            // A reader fewer only takes longer; with none the rest is read below.
            let _ = thread::Builder::new().name("reader".into()).spawn_scoped(scope, work);
        }
        drop(give);
        for (found, row) in taken.into_iter().flatten() {
            take(found, row);
        }
    });
    loop {
        let files = chunk();
        if files.is_empty() {
            return;
        }
        files.iter().map(read).for_each(|(found, row)| take(found, row));
    }
}
