//! `shoutan check`: records read, and what is wrong with them.

mod line;
mod look;
pub mod progress;
mod told;
mod walk;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, Scope};

use clap::Args;

use self::look::Report;
use self::progress::Progress;
use self::walk::{Item, items};
use crate::text::Text;

/// What stands below the options.
pub const HELP: &str = "A file that is named is read whatever it is called; its format and encoding are told by what is in \
it. Of a folder all files below it are read whose names end in sgf, gib, ngf, ugf, ugi or jsonl (games in progress), but \
nothing that is hidden, and no folder behind a link.

Moves are executed as they are recorded; what the rules forbid is named and the game goes on. Nothing is ever written.

Limits: files of up to 64 MiB, boards of up to 52 by 52 lines, the first 1000 problems of a game.

Exit status: 1 if anything could not be opened as a record, else 0, whatever is wrong with it.";

/// Files read at once, at most.
const MOST_LANES: usize = 4;
/// Files a lane has been given and not given back, at most.
const AHEAD: usize = 2;

/// Which records, and how what is wrong with them is told.
#[derive(Args, Clone, Debug)]
pub struct Check {
    /// Files, folders (all records below them), or - for standard input
    #[arg(value_name = "FILE|DIR", required = true)]
    pub records: Vec<PathBuf>,
    /// One JSON object for each game
    #[arg(long)]
    pub json: bool,
}

/// What was found in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sum {
    /// Files looked at.
    files: usize,
    /// Games in them that were opened.
    games: usize,
    /// Problems of those games.
    problems: usize,
    /// Files with such problems.
    flawed: usize,
    /// Files, or games in them, that could not be opened.
    unopened: usize,
}

impl Sum {
    fn add(&mut self, report: &Report) {
        self.files += 1;
        self.games += report.games;
        self.problems += report.problems;
        self.flawed += usize::from(report.problems > 0);
        self.unopened += report.unopened;
    }
}

/// Looks over the records and writes what is wrong with them, in order: JSON lines, or for people a block for each
/// file that has problems and the sum. `Ok(true)` if every record could be opened.
///
/// # Errors
/// When the output cannot be written.
pub fn run(
    check: &Check,
    text: &Text,
    output: &mut impl Write,
    progress: &mut Progress<'_>,
) -> io::Result<bool> {
    let mut sum = Sum::default();
    let mut blocks = 0;
    look_over(items(&check.records), check.json, text, &mut |report| {
        sum.add(&report);
        if !report.told.is_empty() {
            progress.clear();
            if blocks > 0 && !check.json {
                output.write_all(b"\n")?;
            }
            blocks += 1;
            output.write_all(&report.told)?;
        }
        progress.note(&sum, text, output)
    })?;
    progress.clear();
    if !check.json {
        if blocks > 0 {
            output.write_all(b"\n")?;
        }
        writeln!(output, "{}", told::summary(&sum, text))?;
    } else if sum.files > 1 {
        progress.tell(&told::summary(&sum, text));
    }
    output.flush()?;
    Ok(sum.unopened == 0)
}

/// Has every item looked at, a few at a time, and their reports taken in order.
fn look_over(
    mut items: impl Iterator<Item = Item>,
    json: bool,
    text: &Text,
    take: &mut dyn FnMut(Report) -> io::Result<()>,
) -> io::Result<()> {
    let lanes = thread::available_parallelism().map_or(1, usize::from).min(MOST_LANES);
    thread::scope(|scope| {
        let lanes: Vec<Lane> = (0..lanes).map(|_| Lane::open(scope, json, text)).collect();
        let (mut given, mut taken) = (0, 0);
        loop {
            while given - taken < lanes.len() * AHEAD
                && let Some(item) = items.next()
                && lanes[given % lanes.len()].items.send(item).is_ok()
            {
                given += 1;
            }
            if taken == given {
                return Ok(());
            }
            let report = lanes[taken % lanes.len()].reports.recv().map_err(io::Error::other)?;
            taken += 1;
            take(report)?;
        }
    })
}

/// A thread that looks at one file after the other. It ends when no more can come.
struct Lane {
    items: SyncSender<Item>,
    reports: Receiver<Report>,
}

impl Lane {
    fn open<'scope>(scope: &'scope Scope<'scope, '_>, json: bool, text: &'scope Text) -> Self {
        let (items, to_look_at) = sync_channel::<Item>(AHEAD);
        let (done, reports) = sync_channel(AHEAD);
        scope.spawn(move || {
            for item in to_look_at {
                if done.send(look::look(&item, json, text)).is_err() {
                    break;
                }
            }
        });
        Self { items, reports }
    }
}
