//! One file looked at: read, every game of it checked, and what came of it told.

use std::io;
use std::path::Path;

use super::walk::Item;
use super::{line, told};
use crate::cli::files;
use crate::record::check::{Checked, check};
use crate::record::entry::fields::Flaw;
use crate::record::game_record::to_sgf;
use crate::record::journal::content::{Content, Trouble, is_journal};
use crate::record::problem::{Kind, Problem};
use crate::record::sgf::read::read;
use crate::record::store::whole::{read_all, read_whole};
use crate::record::tree::{Collection, GameTree};
use crate::text::Text;

/// What came of one file.
#[derive(Debug, Default)]
pub(super) struct Report {
    /// What is told of it: JSON lines, or a block for people; empty if all is well.
    pub(super) told: Vec<u8>,
    /// Games that were opened.
    pub(super) games: usize,
    /// Problems of those.
    pub(super) problems: usize,
    /// Games that could not be opened; 1 if the file could not.
    pub(super) unopened: usize,
}

/// A file as it was opened.
pub(super) struct Opened {
    pub(super) format: &'static str,
    pub(super) collection: Collection,
    problems: Vec<Problem>,
}

/// A game that was looked over.
pub(super) struct Looked<'a> {
    /// Which one of the file, from 1.
    pub(super) game: usize,
    pub(super) tree: &'a GameTree,
    /// With the problems the reader found.
    pub(super) checked: Checked,
}

/// Looks at a file.
pub(super) fn look(item: &Item, json: bool, text: &Text) -> Report {
    let name = match item {
        Item::Input => Path::new("-"),
        Item::File(path) | Item::Closed(path, _) => path,
    };
    let mut report = Report::default();
    let mut opened = match bytes(item).and_then(|bytes| open(&bytes)) {
        Ok(opened) => opened,
        Err(why) => {
            report.unopened = 1;
            report.told = if json { line::unopened(name, &why) } else { told::unopened(name, &why) };
            return report;
        }
    };
    let found = std::mem::take(&mut opened.problems);
    let trees = opened.collection.games();
    let mut found = found.into_iter().peekable();
    for (tree, game) in trees.iter().zip(1..) {
        let mut checked = check(tree, game);
        let of_reader =
            std::iter::from_fn(|| found.next_if(|problem| problem.game <= game || game == trees.len()));
        checked.problems.splice(0..0, of_reader);
        checked.problems.sort_by_key(|problem| (problem.line, problem.column));
        if checked.position.is_some() {
            report.games += 1;
            report.problems += checked.problems.len();
        } else {
            report.unopened += 1;
        }
        let looked = Looked { game, tree, checked };
        if json {
            line::game(name, &opened, &looked, &mut report.told);
        } else {
            told::game(name, &looked, trees.len() > 1, text, &mut report.told);
        }
    }
    report
}

fn bytes(item: &Item) -> Result<Vec<u8>, String> {
    match item {
        Item::Input => read_all(io::stdin().lock()).map_err(|error| files::advice(&error)),
        Item::File(path) => read_whole(path).map_err(|fault| files::advice(&fault.cause)),
        Item::Closed(_, error) => Err(files::advice(error)),
    }
}

fn open(bytes: &[u8]) -> Result<Opened, String> {
    if !is_journal(bytes) {
        let (collection, problems) = read(bytes).map_err(|why| why.to_string())?;
        return Ok(Opened { format: "sgf", collection, problems });
    }
    let content = Content::read(bytes).map_err(|flaw| flaw.to_string())?;
    let (collection, _) = read(&to_sgf(&content.game)).map_err(|why| why.to_string())?;
    let problems = content.trouble.into_iter().map(|trouble| broken(&trouble, bytes)).collect();
    Ok(Opened { format: "journal", collection, problems })
}

/// What stopped the reading of a journal.
fn broken(trouble: &Trouble, bytes: &[u8]) -> Problem {
    let is_last = bytes.split_inclusive(|&b| b == b'\n').count() == trouble.line;
    let kind = match &trouble.flaw {
        Flaw::Unknown(_) => Kind::Format,
        Flaw::Damaged(_) if is_last => Kind::Truncated,
        Flaw::Damaged(_) => Kind::Syntax,
    };
    Problem {
        kind,
        game: 1,
        line: trouble.line,
        column: 1,
        node: None,
        move_number: None,
        property: None,
        message: format!("{}; what follows is left out", trouble.flaw),
    }
}
