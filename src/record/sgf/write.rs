//! Trees to text: what was not edited is copied from the source, byte for byte.

use std::sync::Arc;

use super::encode::{Unfit, encode};
use super::encoding::{is_read_as_utf8, name_of};
use super::start::{BYTE_ORDER_MARK, is_blank, opens_node};
use crate::record::tree::Collection;
use crate::record::tree::collection::Encoding;
use crate::record::tree::source::Source;
use crate::record::tree::{GameTree, NodeId};

mod node;

/// The line of a new record is broken before a node once it is this long.
const LINE: usize = 60;

/// Writes a file as UTF-8. A record that was read from an older encoding, or now holds characters its `CA`
/// does not promise, gets `CA[UTF-8]`. Where a reader would still take it for something else, by a `CA` in a
/// comment or by zero bytes, a byte order mark says what it is.
pub fn write(collection: &Collection) -> Vec<u8> {
    let was_legacy = collection.encoding().legacy.is_some();
    let text = text(collection, |tree| needs_charset(tree, was_legacy).then_some(UTF_8));
    let is_new = was_legacy || collection.is_edited();
    if is_new && !is_read_as_utf8(&text) {
        return [BYTE_ORDER_MARK.as_bytes(), &text].concat();
    }
    text
}

/// Writes a file in the encoding it was read from. Refuses a character that encoding has no code for.
pub fn write_as_read(collection: &Collection) -> Result<Vec<u8>, Unfit> {
    let Encoding { name, legacy } = collection.encoding();
    match legacy {
        None => Ok(write(collection)),
        Some(bytes) if !collection.is_edited() => Ok(bytes.to_vec()),
        Some(bytes) => encode(&String::from_utf8_lossy(&text(collection, |_| None)), name, bytes),
    }
}

/// Writes a file in the encoding with this label, whatever it was read in, and has every game say so (UTF-8 only where
/// something else was said or read). An unknown label is taken for UTF-8. Refuses a character that encoding has no code for.
pub fn write_in(collection: &Collection, label: &str) -> Result<Vec<u8>, Unfit> {
    let name = name_of(label).unwrap_or(UTF_8);
    // UTF-8 need not be named where nothing else was.
    let goes_without = name == UTF_8 && collection.encoding().legacy.is_none();
    let says_so = |tree: &GameTree| {
        let label = tree.simple_text(NodeId::ROOT, "CA");
        label.map_or(goes_without, |label| name_of(&label) == Some(name))
    };
    let text = text(collection, |tree| (!says_so(tree)).then_some(name));
    if name == UTF_8 {
        return Ok(text);
    }
    let text = String::from_utf8_lossy(&text);
    encode(text.trim_start_matches(BYTE_ORDER_MARK), name, &[])
}

/// The name of the encoding new files are in.
const UTF_8: &str = "UTF-8";

fn text(collection: &Collection, charset: impl Fn(&GameTree) -> Option<&'static str>) -> Vec<u8> {
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
        let bare = || !opens_node(tree.source().text().as_bytes(), start);
        let charset = charset(tree);
        let walks = tree.is_reshaped() || ((tree.is_edited() || charset.is_some()) && bare());
        out = TreeWriter { tree, source: tree.source(), out, charset, walks }.write();
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
    /// What the root is to say of its encoding, if it is to say something else.
    charset: Option<&'static str>,
    walks: bool,
}

impl TreeWriter<'_> {
    fn write(mut self) -> Vec<u8> {
        if self.walks {
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
        if self.charset.is_some() && nodes.first() != Some(&NodeId::ROOT) {
            nodes.insert(0, NodeId::ROOT);
        }
        for node in nodes {
            if let Some(start) = self.tree.start(node) {
                self.copy(at, start);
                at = self.node(node).unwrap_or(start);
            }
        }
        self.copy(at, self.tree.span().end as usize);
    }

    /// Writes the game node by node. What stands between two nodes is copied where it fits the tree still.
    fn walk(&mut self) {
        let mut before: Option<NodeId> = None;
        let mut copied = self.tree.span().start as usize;
        let mut next = Some(NodeId::ROOT);
        while let Some(node) = next {
            let start = self.tree.start(node);
            let mut closes = 0;
            let mut last = before;
            while let Some(left) = last.filter(|_| last != self.tree.parent(node)) {
                closes += usize::from(self.has_own_tree(left));
                last = self.tree.parent(left);
            }
            let opens = usize::from(self.has_own_tree(node));
            if !self.between(copied, start, closes, opens) {
                self.brackets(before, start.is_none(), closes, opens);
            }
            let last = self.stretch(node);
            copied = self.node(last).unwrap_or(copied);
            before = Some(last);
            next = self.tree.after(last);
        }
        let line = before.map_or_else(Vec::new, |last| self.tree.line_to(last));
        let closes = line.into_iter().filter(|&node| self.has_own_tree(node)).count();
        if !self.between(copied, Some(self.tree.span().end as usize), closes, 0) {
            self.out.extend(std::iter::repeat_n(b')', closes));
        }
    }

    /// Copies the nodes from this one on that stand in the source as they are to be written, all but the last, and
    /// returns that one. Most of an edited game is such stretches.
    fn stretch(&mut self, node: NodeId) -> NodeId {
        let first = self.tree.start(node).filter(|&start| self.head(start) > start);
        let renamed = self.charset.is_some() && node == NodeId::ROOT;
        let Some(first) = first.filter(|_| !renamed) else { return node };
        let last = self.tree.stretch(node);
        if let Some(end) = self.tree.start(last) {
            self.copy(first, end);
        }
        last
    }

    /// Whether a `(` stands before a node: variations need one, and some files have more.
    fn has_own_tree(&self, node: NodeId) -> bool {
        let Some(parent) = self.tree.parent(node) else { return true };
        let alone = self.tree.first_child(parent) == Some(node) && self.tree.next_sibling(node).is_none();
        let in_source = || {
            let start = self.tree.start(node)?;
            Some(self.source.text()[..start].trim_ascii_end().ends_with('('))
        };
        !alone || in_source().unwrap_or(false)
    }

    /// Copies the source from where it was copied to last up to where the next node begins, if just the
    /// brackets that are needed stand there.
    fn between(&mut self, from: usize, to: Option<usize>, closes: usize, opens: usize) -> bool {
        if to == Some(from) && closes + opens == 0 {
            return true;
        }
        let brackets = std::iter::repeat_n(b')', closes).chain(std::iter::repeat_n(b'(', opens));
        let Some(to) = to else { return false };
        let gap = self.source.text().as_bytes().get(from..to);
        let fits = gap.is_some_and(|gap| gap.iter().copied().filter(|&b| !is_blank(b)).eq(brackets));
        if fits {
            self.copy(from, to);
        }
        fits
    }

    /// Writes the brackets before a node, and breaks the line where that helps the eye.
    fn brackets(&mut self, before: Option<NodeId>, is_new: bool, closes: usize, opens: usize) {
        self.out.extend(std::iter::repeat_n(b')', closes));
        let after_new = before.is_some_and(|before| self.tree.start(before).is_none());
        let is_long = || !self.out.iter().rev().take(LINE).any(|&b| b == b'\n');
        let breaks = before.is_some() && opens > 0
            || is_new && after_new && (before == Some(NodeId::ROOT) || is_long());
        if breaks && self.out.last() != Some(&b'\n') {
            self.out.push(b'\n');
        }
        self.out.extend(std::iter::repeat_n(b'(', opens));
    }
}
