//! What is wrong with a file, gathered by where it stands.

use super::values::shown;
use crate::record::problem::{Kind, Locator, Problem};
use crate::rules::point::Size;
use crate::text::visible;

/// Problems beyond this many are counted, not listed.
const MOST: usize = 1000;

/// What was found so far.
#[derive(Debug, Default)]
pub(super) struct Faults {
    found: Vec<Found>,
    more: usize,
}

#[derive(Debug)]
struct Found {
    kind: Kind,
    offset: usize,
    field: Option<String>,
    message: String,
}

impl Faults {
    /// Something wrong with a field of the file that stands at `offset` of its text.
    pub(super) fn add(&mut self, kind: Kind, offset: usize, field: &str, message: impl Into<String>) {
        self.put(kind, offset, Some(field), message);
    }

    /// A value that is not what its field should hold.
    pub(super) fn value(&mut self, offset: usize, field: &str, message: impl Into<String>) {
        self.add(Kind::Value, offset, field, message);
    }

    /// Bytes that are not what the file says they are.
    pub(super) fn encoding(&mut self, offset: usize, message: String) {
        self.put(Kind::Encoding, offset, None, message);
    }

    /// A board of that many lines, or 19 where there is none such.
    pub(super) fn size(&mut self, said: &str, offset: usize, field: &str) -> Size {
        said.parse().ok().and_then(Size::square).unwrap_or_else(|| {
            self.value(offset, field, format!("{} is no size of a board, 19 is taken", shown(said)));
            Size::STANDARD
        })
    }

    /// A handicap that is not laid on its fixed points.
    pub(super) fn no_fixed(&mut self, offset: usize, field: &str, stones: u32) {
        let message = format!("there are no fixed points for {stones} stones, none are laid");
        self.add(Kind::Setup, offset, field, message);
    }

    /// Fewer moves than the file says there, if so.
    pub(super) fn count(&mut self, held: usize, said: Option<(u32, usize)>, field: &str) {
        if let Some((said, offset)) = said
            && usize::try_from(said).unwrap_or(usize::MAX) > held
        {
            self.add(Kind::Truncated, offset, field, format!("the file says {said} moves and holds {held}"));
        }
    }

    /// The file ends too early.
    pub(super) fn cut_off(&mut self, offset: usize, message: &str) {
        self.put(Kind::Truncated, offset, None, message);
    }

    fn put(&mut self, kind: Kind, offset: usize, field: Option<&str>, message: impl Into<String>) {
        if self.found.len() < MOST {
            let plain = |text: &str| visible::line(text).into_owned();
            self.found.push(Found { kind, offset, field: field.map(plain), message: plain(&message.into()) });
        } else {
            self.more += 1;
        }
    }

    /// The problems in the order of the text.
    pub(super) fn into_problems(mut self, text: &str) -> Vec<Problem> {
        self.found.sort_by_key(|found| found.offset);
        let mut locator = Locator::new(text);
        let mut problems = Vec::new();
        for Found { kind, offset, field, message } in self.found {
            let (line, column) = locator.locate(offset.min(text.len()));
            let (node, move_number) = (None, None);
            problems.push(Problem {
                kind,
                game: 1,
                line,
                column,
                node,
                move_number,
                property: field,
                message,
            });
        }
        if self.more > 0
            && let Some(last) = problems.last().cloned()
        {
            let message = format!("{} more problems are not listed", self.more);
            problems.push(Problem { property: None, message, ..last });
        }
        problems
    }
}
