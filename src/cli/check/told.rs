//! What is wrong with records, told for people.

use std::fmt::Write;
use std::path::Path;

use unicode_width::UnicodeWidthStr;

use super::Sum;
use super::look::Looked;
use crate::record::fault::shown;
use crate::record::problem::Problem;
use crate::text::{Text, visible};

/// Appends the block of a game that has problems; the name of the file stands above the first.
pub(super) fn game(name: &Path, looked: &Looked<'_>, several: bool, text: &Text, told: &mut Vec<u8>) {
    let problems = &looked.checked.problems;
    if problems.is_empty() {
        return;
    }
    let mut block = String::new();
    if told.is_empty() {
        block.push_str(&shown(name));
        block.push('\n');
    }
    let game = several.then_some(looked.game);
    let places: Vec<String> = problems.iter().map(|problem| place(problem, game, text)).collect();
    let widest = places.iter().map(|place| place.width()).max().unwrap_or(0);
    for (problem, place) in problems.iter().zip(places) {
        let gap = " ".repeat(widest - place.width());
        let message = visible::line(&problem.message);
        // Writing to a string cannot fail.
        let _ = writeln!(block, "  {place}{gap}  {message}");
    }
    told.extend_from_slice(block.as_bytes());
}

/// The block of a file that could not be opened.
pub(super) fn unopened(name: &Path, why: &str) -> Vec<u8> {
    format!("{}\n  {}\n", shown(name), visible::line(why)).into_bytes()
}

/// Where a problem lies, as far as it is known.
fn place(problem: &Problem, game: Option<usize>, text: &Text) -> String {
    let said = &text.check;
    let parts = [
        game.map(said.game),
        (problem.line > 0).then(|| (said.line_column)(problem.line, problem.column)),
        problem.node.map(said.node),
        problem.move_number.map(said.move_number),
        problem.property.as_deref().map(|name| visible::line(name).into_owned()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(text.word.comma)
}

/// The sum, in one line.
pub(super) fn summary(sum: &Sum, text: &Text) -> String {
    let said = &text.check;
    let mut parts = vec![(said.files)(sum.files), (said.games)(sum.games)];
    // What cannot be opened is a problem, too.
    match sum.problems {
        0 if sum.unopened > 0 => {}
        0 => parts.push(said.no_problems.to_owned()),
        problems => parts.push((said.problems)(problems, sum.flawed)),
    }
    if sum.unopened > 0 {
        parts.push((said.unopened)(sum.unopened));
    }
    parts.join(text.word.comma)
}
