//! What is told of a record that is damaged, by commands that go on all the same.

use std::path::Path;

use super::files::about;
use super::{Status, complain};
use crate::record::open::open;
use crate::record::problem::{Kind, Problem};
use crate::text::Text;

/// Tells in one sentence on standard error that parts of a record could not be read; of most records there is nothing to
/// tell.
pub fn tell(named: &Path, problems: &[Problem], text: &Text) {
    let lost = |problem: &&Problem| matches!(problem.kind, Kind::Truncated | Kind::Syntax | Kind::Format);
    let mut lost = problems.iter().filter(lost);
    let Some(first) = lost.next() else { return };
    let mut said = first.said(text);
    let more = lost.count();
    if more > 0 {
        said.push_str(text.word.comma);
        said.push_str(&(text.fault.convert.more)(more));
    }
    complain(&about(named, &said), Status::Done);
}

/// How much is wrong with a record as it was written, as `check` counts it; 0 where all of it is values that are odd or
/// not there, which break nothing.
pub fn left(written: &[u8], text: &Text) -> usize {
    let Ok(opened) = open(written, text) else { return 0 };
    let mut kinds: Vec<Kind> = opened.problems.iter().map(|problem| problem.kind).collect();
    for (_, checked) in opened.checks() {
        kinds.extend(checked.problems.iter().map(|problem| problem.kind));
    }
    let is_broken = kinds.iter().any(|kind| !matches!(kind, Kind::Value | Kind::Setup));
    if is_broken { kinds.len() } else { 0 }
}
