//! One file looked at: read, every game of it checked, and what came of it told.

use std::io;
use std::path::Path;

use super::walk::Item;
use super::{line, told};
use crate::cli::files;
use crate::record::check::Checked;
use crate::record::fault::Cause;
use crate::record::open::{Format, open};
use crate::record::problem::{Kind, Problem};
use crate::record::store::whole::{read_all, read_whole};
use crate::record::tree::GameTree;
use crate::text::Text;
use crate::text::en::EN;

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
    // Data is English.
    let words = if json { &EN } else { text };
    let mut report = Report::default();
    let mut opened =
        match bytes(item, words).and_then(|bytes| open(&bytes, text).map_err(|why| why.said(words))) {
            Ok(opened) => opened,
            Err(why) => {
                report.unopened = 1;
                report.told = if json { line::unopened(name, &why) } else { told::unopened(name, &why) };
                return report;
            }
        };
    let found = std::mem::take(&mut opened.problems);
    let games = opened.collection.games().len();
    let mut found = found.into_iter().peekable();
    for ((tree, mut checked), game) in opened.checks().zip(1..) {
        let of_file = std::iter::from_fn(|| found.next_if(|problem| problem.game <= game || game == games));
        checked.problems = together(of_file.collect(), checked.problems, opened.format);
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
            told::game(name, &looked, games > 1, text, &mut report.told);
        }
    }
    report
}

/// What is wrong with a file and with the game in it, in the order of the file. Of other formats than SGF a move off
/// the board is known to both: the file has its line, the game its number.
fn together(mut of_file: Vec<Problem>, mut of_game: Vec<Problem>, format: Format) -> Vec<Problem> {
    let off = |problem: &Problem| problem.kind == Kind::OffBoard;
    let count = |problems: &[Problem]| problems.iter().filter(|&problem| off(problem)).count();
    if format != Format::Sgf && count(&of_file) == count(&of_game) {
        let (twice, once): (Vec<_>, Vec<_>) = of_file.into_iter().partition(off);
        for (known, told) in of_game.iter_mut().filter(|problem| off(problem)).zip(twice) {
            *known = Problem { node: known.node, move_number: known.move_number, ..told };
        }
        of_file = once;
    }
    of_file.append(&mut of_game);
    of_file.sort_by_key(|problem| (problem.line, problem.column));
    of_file
}

fn bytes(item: &Item, text: &Text) -> Result<Vec<u8>, String> {
    match item {
        Item::Input => {
            read_all(io::stdin().lock()).map_err(|error| files::advice(&Cause::from(&error), text))
        }
        Item::File(path) => read_whole(path).map_err(|fault| files::advice(&fault.cause, text)),
        Item::Closed(_, error) => Err(files::advice(&Cause::from(error), text)),
    }
}
