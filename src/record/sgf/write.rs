//! Trees to text: what was not edited is copied from the source, byte for byte.

use std::sync::Arc;

use super::encoding::{Unfit, encode};
use crate::record::tree::Collection;
use crate::record::tree::collection::Encoding;
use crate::record::tree::property::Slot;
use crate::record::tree::source::Source;
use crate::record::tree::{GameTree, NodeId};

/// The line of a new record is broken before a node once it is this long.
const LINE: usize = 60;

/// Writes a file as UTF-8. A record that was read from an older encoding, or now holds characters its `CA`
/// does not promise, gets `CA[UTF-8]`.
pub fn write(collection: &Collection) -> Vec<u8> {
    text(collection, |tree| needs_charset(tree, collection.encoding().legacy.is_some()))
}

/// Writes a file in the encoding it was read from. Refuses a character that encoding has no code for.
pub fn write_as_read(collection: &Collection) -> Result<Vec<u8>, Unfit> {
    let Encoding { name, legacy } = collection.encoding();
    match legacy {
        None => Ok(write(collection)),
        Some(bytes) if !collection.is_edited() => Ok(bytes.to_vec()),
        Some(bytes) => encode(&String::from_utf8_lossy(&text(collection, |_| false)), name, bytes),
    }
}

fn text(collection: &Collection, utf8: impl Fn(&GameTree) -> bool) -> Vec<u8> {
    let source = collection.source();
    let mut out = Vec::with_capacity(source.text().len());
    let mut at = 0;
    for tree in collection.games() {
        let (start, end) = (tree.span().start as usize, tree.span().end as usize);
        if Arc::ptr_eq(source, tree.source()) && at <= start && start < end {
            source.copy(at, start, &mut out);
            at = end;
        } else {
            source.copy(at, source.text().len(), &mut out);
            at = source.text().len();
            if out.last().is_some_and(|&last| last != b'\n') {
                out.push(b'\n');
            }
        }
        out = TreeWriter { tree, source: tree.source(), out, utf8: utf8(tree) }.write();
        if start == end {
            out.push(b'\n');
        }
    }
    source.copy(at, source.text().len(), &mut out);
    out
}

/// Whether the root has to say that the text is UTF-8.
fn needs_charset(tree: &GameTree, legacy: bool) -> bool {
    let says_utf8 = tree.simple_text(NodeId::ROOT, "CA").is_some_and(|label| {
        let label = label.trim();
        label.eq_ignore_ascii_case("UTF-8") || label.eq_ignore_ascii_case("UTF8")
    });
    !says_utf8 && (legacy || !tree.edits_are_ascii())
}

struct TreeWriter<'a> {
    tree: &'a GameTree,
    source: &'a Source,
    out: Vec<u8>,
    utf8: bool,
}

impl TreeWriter<'_> {
    fn write(mut self) -> Vec<u8> {
        if self.tree.is_reshaped() || self.tree.start(NodeId::ROOT).is_none() {
            self.walk();
        } else {
            self.patch();
        }
        self.out
    }

    /// Copies the game and writes only the nodes that were edited.
    fn patch(&mut self) {
        let mut at = self.tree.span().start as usize;
        let mut nodes = self.tree.edited_nodes();
        if self.utf8 && nodes.first() != Some(&NodeId::ROOT) {
            nodes.insert(0, NodeId::ROOT);
        }
        for node in nodes {
            if let Some(start) = self.tree.start(node) {
                self.copy(at, start);
                self.node(node);
                at = self.end(node);
            }
        }
        self.copy(at, self.tree.span().end as usize);
    }

    /// Writes the game node by node. What stands between two nodes is copied where it fits the tree still.
    fn walk(&mut self) {
        let mut before: Option<NodeId> = None;
        for node in self.tree.nodes() {
            let mut closes = 0;
            let mut last = before;
            while let Some(left) = last.filter(|_| last != self.tree.parent(node)) {
                closes += usize::from(self.has_own_tree(left));
                last = self.tree.parent(left);
            }
            let opens = usize::from(self.has_own_tree(node));
            self.between(before, self.tree.start(node), closes, opens);
            self.node(node);
            if let Some(end) = self.tree.start(node).map(|_| self.end(node)) {
                self.copy(end, self.end_of_strays(end));
            }
            before = Some(node);
        }
        let line = before.map_or_else(Vec::new, |last| self.tree.line_to(last));
        let closes = line.into_iter().filter(|&node| self.has_own_tree(node)).count();
        self.between(before, Some(self.tree.span().end as usize), closes, 0);
    }

    /// Whether a `(` stands before a node: variations need one, and some files have more.
    fn has_own_tree(&self, node: NodeId) -> bool {
        let Some(parent) = self.tree.parent(node) else { return true };
        let alone = self.tree.children(parent).nth(1).is_none();
        let in_source = || {
            let start = self.tree.start(node)?;
            Some(self.source.text()[..start].trim_ascii_end().ends_with('('))
        };
        !alone || in_source().unwrap_or(false)
    }

    /// Writes what stands between a node and the place where the next begins.
    fn between(&mut self, before: Option<NodeId>, next: Option<usize>, closes: usize, opens: usize) {
        let from = match before {
            None => Some(self.tree.span().start as usize),
            Some(node) => self.tree.start(node).map(|_| self.end_of_strays(self.end(node))),
        };
        let wanted = std::iter::repeat_n(b')', closes).chain(std::iter::repeat_n(b'(', opens));
        if let (Some(from), Some(to)) = (from, next)
            && let Some(gap) = self.source.text().as_bytes().get(from..to)
            && gap.iter().copied().filter(|b| !b.is_ascii_whitespace()).eq(wanted.clone())
        {
            return self.copy(from, to);
        }
        let is_long = !self.out.iter().rev().take(LINE).any(|&b| b == b'\n');
        let fresh = self.out.last().is_none_or(|&b| b == b'\n');
        self.out.extend(std::iter::repeat_n(b')', closes));
        let breaks = before.is_some() && (opens > 0 || before == Some(NodeId::ROOT) || is_long);
        let at_end = next == Some(self.tree.span().end as usize) && opens == 0;
        if breaks && !(fresh && closes == 0) && !at_end {
            self.out.push(b'\n');
        }
        self.out.extend(std::iter::repeat_n(b'(', opens));
    }

    /// Writes a node from its `;` to its last value.
    fn node(&mut self, node: NodeId) {
        let charset;
        let slots = if self.utf8 && node == NodeId::ROOT {
            charset = self.with_charset();
            Some(charset.as_slice())
        } else {
            self.tree.slots(node)
        };
        let start = self.tree.start(node);
        let Some(slots) = slots else {
            match start {
                Some(start) => self.unedited(node, start),
                None => self.out.push(b';'),
            }
            return;
        };
        match start {
            Some(start) if !slots.is_empty() => self.copy(start, self.head(start)),
            _ => self.out.push(b';'),
        }
        for slot in slots {
            match slot {
                Slot::Kept(property) => {
                    self.copy(self.gap_before(node, *property), self.closed(*property));
                    self.close(*property);
                }
                Slot::Changed(property, values) => self.changed(node, *property, values),
                Slot::Added(name, values) => {
                    self.out.extend_from_slice(name.as_bytes());
                    for value in values {
                        self.added(value);
                    }
                }
            }
        }
    }

    fn unedited(&mut self, node: NodeId, start: usize) {
        match self.tree.source_properties(node).next_back() {
            Some(last) => {
                self.copy(start, self.closed(last));
                self.close(last);
            }
            None => self.copy(start, self.head(start)),
        }
    }

    /// Writes a property of the source with other values, each in the place of the old one.
    fn changed(&mut self, node: NodeId, property: usize, values: &[String]) {
        let mut at = self.gap_before(node, property);
        let mut spans = self.tree.value_spans(property).iter();
        for value in values {
            let Some(span) = spans.next() else {
                self.added(value);
                continue;
            };
            self.copy(at, span.start as usize);
            if span.of(self.source.text()) == value {
                self.copy(span.start as usize, span.end as usize);
            } else {
                self.out.extend_from_slice(value.as_bytes());
            }
            self.out.push(b']');
            at = span.end as usize + 1;
        }
    }

    fn added(&mut self, value: &str) {
        self.out.push(b'[');
        self.out.extend_from_slice(value.as_bytes());
        self.out.push(b']');
    }

    /// The root's properties with `CA[UTF-8]` among them.
    fn with_charset(&self) -> Vec<Slot> {
        let mut slots = self.tree.slots_or_kept(NodeId::ROOT);
        let values = vec!["UTF-8".to_owned()];
        match self.tree.properties(NodeId::ROOT).position(|property| property.is("CA")) {
            None => slots.push(Slot::Added("CA".to_owned(), values)),
            Some(i) => {
                slots[i] = match &slots[i] {
                    Slot::Kept(property) | Slot::Changed(property, _) => Slot::Changed(*property, values),
                    Slot::Added(name, _) => Slot::Added(name.clone(), values),
                }
            }
        }
        slots
    }

    fn copy(&mut self, from: usize, to: usize) {
        self.source.copy(from, to, &mut self.out);
    }

    /// Where the first property of a node may begin: behind its `;`, if it has one.
    fn head(&self, start: usize) -> usize {
        start + usize::from(self.source.text().as_bytes().get(start) == Some(&b';'))
    }

    /// Where the gap before a property begins: behind the property before it.
    fn gap_before(&self, node: NodeId, property: usize) -> usize {
        if property > self.tree.source_properties(node).start {
            self.closed(property - 1)
        } else {
            self.head(self.tree.start(node).unwrap_or_default())
        }
    }

    /// Where a property ends: behind its last `]`, or where the file broke off.
    fn closed(&self, property: usize) -> usize {
        let end = self.tree.value_spans(property).last().map_or(0, |span| span.end as usize);
        end + usize::from(self.is_closed(end))
    }

    fn is_closed(&self, end: usize) -> bool {
        self.source.text().as_bytes().get(end) == Some(&b']')
    }

    /// Adds the `]` a broken file lacks.
    fn close(&mut self, property: usize) {
        let end = self.tree.value_spans(property).last().map_or(0, |span| span.end as usize);
        if !self.is_closed(end) {
            self.out.push(b']');
        }
    }

    /// Where a node of the source ends.
    fn end(&self, node: NodeId) -> usize {
        match self.tree.source_properties(node).next_back() {
            Some(last) => {
                let end = self.tree.value_spans(last).last().map_or(0, |span| span.end as usize);
                if self.is_closed(end) { end + 1 } else { self.source.text().len() }
            }
            None => self.head(self.tree.start(node).unwrap_or_default()),
        }
    }

    /// Where characters that belong to nothing, from `at` on, end.
    fn end_of_strays(&self, at: usize) -> usize {
        let rest = &self.source.text()[at..];
        let strays = rest.find(['(', ')', ';', '[']).unwrap_or(0);
        at + rest[..strays].trim_ascii_end().len()
    }
}
