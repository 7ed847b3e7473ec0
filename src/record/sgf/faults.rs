//! What the reader finds wrong, gathered by offset.

use std::borrow::Cow;

use crate::record::problem::{Kind, Locator, Problem};
use crate::record::tree::property::Span;

/// Problems beyond this many are counted, not listed.
const MAX_PROBLEMS: usize = 1000;

/// Gathers problems by offset while the text is read.
#[derive(Default)]
pub(super) struct Faults {
    found: Vec<Found>,
    more: usize,
    strays: bool,
    pub game: usize,
    pub node: usize,
}

struct Found {
    kind: Kind,
    offset: usize,
    game: usize,
    node: usize,
    property: Option<Span>,
    message: Cow<'static, str>,
}

impl Faults {
    pub(super) fn add(&mut self, kind: Kind, offset: usize, message: impl Into<Cow<'static, str>>) {
        self.add_to(None, kind, offset, message);
    }

    pub(super) fn add_to(
        &mut self,
        property: Option<Span>,
        kind: Kind,
        offset: usize,
        message: impl Into<Cow<'static, str>>,
    ) {
        if self.found.len() < MAX_PROBLEMS {
            let (game, node, message) = (self.game.max(1), self.node, message.into());
            self.found.push(Found { kind, offset, game, node, property, message });
        } else {
            self.more += 1;
        }
    }

    /// A character that belongs nowhere: named once a file.
    pub(super) fn stray(&mut self, offset: usize) {
        if !std::mem::replace(&mut self.strays, true) {
            self.add(Kind::Syntax, offset, "characters outside of values are skipped");
        }
    }

    pub(super) fn into_problems(self, text: &str) -> Vec<Problem> {
        let mut locator = Locator::new(text);
        let mut problems = Vec::new();
        for Found { kind, offset, game, node, property, message } in self.found {
            let (line, column) = locator.locate(offset);
            problems.push(Problem {
                kind,
                game,
                line,
                column,
                node: (node > 0).then_some(node),
                move_number: None,
                property: property.map(|name| name.of(text).to_owned()),
                message: message.into_owned(),
            });
        }
        if self.more > 0
            && let Some(last) = problems.last().cloned()
        {
            let message = format!("{} more problems are not listed", self.more);
            problems.push(Problem { kind: Kind::Syntax, property: None, message, ..last });
        }
        problems
    }
}
