//! The game tree over its source text.
//!
//! A tree keeps the text it was read from and ranges into it; what was edited stands beside it and wins. So a
//! record that was not edited goes out as it came in, and an edited value changes only its own bytes. Nothing
//! here recurses: a line of a million moves is walked, written and dropped like a short one.

use std::collections::HashMap;
use std::iter::successors;
use std::sync::Arc;

use crate::rules::point::Size;

use self::arena::{Arena, NONE};
use self::property::{Property, Slot, Span, Values};
use self::source::Source;
use super::value::text::{compose, escape, simple_text, text};

pub use self::collection::Collection;

pub(in crate::record) mod arena;
pub mod collection;
pub mod property;
pub mod source;

/// Properties whose values are a list, joined over repeats. Of others the first value counts (reader rule 14).
const LISTS: [&str; 17] =
    ["AB", "AW", "AE", "AR", "CR", "DD", "L", "LB", "LN", "M", "MA", "SL", "SQ", "TB", "TR", "TW", "VW"];

/// A node of one tree. Ids stay valid through every edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The first node of every tree.
    pub const ROOT: Self = Self(0);

    const fn index(self) -> usize {
        self.0 as usize
    }

    const fn some(id: u32) -> Option<Self> {
        if id == NONE { None } else { Some(Self(id)) }
    }
}

/// One game: a tree of nodes, each with properties.
#[derive(Clone, Debug)]
pub struct GameTree {
    source: Arc<Source>,
    span: Span,
    arena: Arena,
    edits: HashMap<NodeId, Vec<Slot>>,
    reshaped: bool,
}

impl GameTree {
    /// A new record of a game on a board of this size, with the properties every file should begin with.
    pub fn new_game(size: Size) -> Self {
        let mut arena = Arena::default();
        arena.add_node(NONE, NONE, NONE);
        let mut tree = Self::over(Arc::default(), Span { start: 0, end: 0 }, arena);
        let root = NodeId::ROOT;
        tree.set(root, "FF", &["4"]);
        tree.set(root, "GM", &["1"]);
        tree.set(root, "CA", &["UTF-8"]);
        tree.set_composed(root, "AP", &[("shoutan", env!("CARGO_PKG_VERSION"))]);
        let (width, height) = (size.width().to_string(), size.height().to_string());
        if width == height {
            tree.set(root, "SZ", &[width]);
        } else {
            tree.set_composed(root, "SZ", &[(&width, &height)]);
        }
        tree
    }

    /// The tree that was read from `span` of `source`; the arena holds at least the root.
    pub(in crate::record) fn over(source: Arc<Source>, span: Span, arena: Arena) -> Self {
        debug_assert!(!arena.nodes.is_empty());
        Self { source, span, arena, edits: HashMap::new(), reshaped: false }
    }

    /// The node a node follows; none before the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        NodeId::some(self.arena.node(node).parent)
    }

    /// The node that continues the main line.
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        NodeId::some(self.arena.node(node).first_child)
    }

    /// The next variation beside a node.
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        NodeId::some(self.arena.node(node).next_sibling)
    }

    /// The nodes that follow a node: the main line first, then its variations.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        successors(self.first_child(node), |&child| self.next_sibling(child))
    }

    /// The root and, from there, always the first child.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.line_from(NodeId::ROOT)
    }

    /// A node and, from there, always the first child.
    pub fn line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        successors(Some(node), |&node| self.first_child(node))
    }

    /// The way from the root to a node, both included.
    pub fn line_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut line: Vec<_> = successors(Some(node), |&node| self.parent(node)).collect();
        line.reverse();
        line
    }

    /// Every node, each before its children, main lines before variations.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + '_ {
        successors(Some(NodeId::ROOT), |&node| self.after(node))
    }

    fn after(&self, node: NodeId) -> Option<NodeId> {
        self.first_child(node).or_else(|| {
            successors(Some(node), |&node| self.parent(node)).find_map(|node| self.next_sibling(node))
        })
    }

    /// The properties of a node as they stand.
    pub fn properties(&self, node: NodeId) -> impl Iterator<Item = Property<'_>> {
        let slots = self.slots(node);
        let range = self.arena.properties_of(node);
        let count = slots.map_or(range.len(), <[Slot]>::len);
        (0..count).map(move |i| match slots.map(|slots| &slots[i]) {
            None => self.source_property(range.start + i),
            Some(Slot::Kept(property)) => self.source_property(*property),
            Some(Slot::Changed(property, values)) => {
                Property::new(self.source_property(*property).name(), Values::owned(values))
            }
            Some(Slot::Added(name, values)) => Property::new(name, Values::owned(values)),
        })
    }

    /// The raw values of all properties of a node that mean `name`, in order.
    pub fn values<'a>(&'a self, node: NodeId, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.properties(node).filter(move |property| property.is(name)).flat_map(|p| p.values())
    }

    /// The raw value of the first property of a node that means `name`.
    pub fn value<'a>(&'a self, node: NodeId, name: &'a str) -> Option<&'a str> {
        self.values(node, name).next()
    }

    /// Whether a node has a property that means `name`.
    pub fn has(&self, node: NodeId, name: &str) -> bool {
        self.value(node, name).is_some()
    }

    /// What a property of type Text says, such as a comment.
    pub fn text(&self, node: NodeId, name: &str) -> Option<String> {
        self.value(node, name).map(text)
    }

    /// What a property of type `SimpleText` says, such as a player's name.
    pub fn simple_text(&self, node: NodeId, name: &str) -> Option<String> {
        self.value(node, name).map(simple_text)
    }

    /// Gives a property these values, as plain text: escaping is done here. No values remove it. A property
    /// that says the same already stays as it was written.
    pub fn set<T: AsRef<str>>(&mut self, node: NodeId, name: &str, values: &[T]) {
        self.set_raw(node, name, values.iter().map(|value| escape(value.as_ref())).collect());
    }

    /// Gives a property these composed values, `first:second` each, both as plain text.
    pub fn set_composed(&mut self, node: NodeId, name: &str, values: &[(&str, &str)]) {
        self.set_raw(node, name, values.iter().map(|(first, second)| compose(first, second)).collect());
    }

    fn set_raw(&mut self, node: NodeId, name: &str, mut raw: Vec<String>) {
        if raw.is_empty() {
            return self.remove(node, name);
        }
        let list = LISTS.contains(&name);
        let repeats = if list { usize::MAX } else { 1 };
        let same = self.properties(node).filter(|property| property.is(name));
        let old: Vec<&str> = same.take(repeats).flat_map(|property| property.values()).collect();
        for (new, old) in raw.iter_mut().zip(&old) {
            if text(new) == text(old) {
                (*old).clone_into(new);
            }
        }
        if raw == old {
            return;
        }
        let Some(first) = self.properties(node).position(|property| property.is(name)) else {
            self.slots_mut(node).push(Slot::Added(name.to_owned(), raw));
            return;
        };
        let slot = &mut self.slots_mut(node)[first];
        match slot {
            Slot::Kept(property) | Slot::Changed(property, _) => *slot = Slot::Changed(*property, raw),
            Slot::Added(_, values) => *values = raw,
        }
        if list {
            self.retain(node, |i, property| i <= first || !property.is(name));
        }
    }

    /// Removes every property of a node that means `name`.
    pub fn remove(&mut self, node: NodeId, name: &str) {
        if self.has(node, name) {
            self.retain(node, |_, property| !property.is(name));
        }
    }

    fn retain(&mut self, node: NodeId, keep: impl Fn(usize, Property<'_>) -> bool) {
        let kept: Vec<bool> =
            self.properties(node).enumerate().map(|(i, property)| keep(i, property)).collect();
        let mut kept = kept.into_iter();
        self.slots_mut(node).retain(|_| kept.next() == Some(true));
    }

    /// Adds an empty node after the last child of `parent`.
    pub fn add_child(&mut self, parent: NodeId) -> NodeId {
        self.insert_child(parent, usize::MAX)
    }

    /// Adds an empty node as child number `index` of `parent`, 0 = main line; at the end if there are fewer.
    pub fn insert_child(&mut self, parent: NodeId, index: usize) -> NodeId {
        let node = NodeId(self.arena.add_node(NONE, NONE, NONE));
        self.link(parent, index, node);
        node
    }

    fn link(&mut self, parent: NodeId, index: usize, node: NodeId) {
        let previous = index.checked_sub(1).and_then(|last| self.children(parent).take(last + 1).last());
        let before = match previous {
            Some(previous) => &mut self.arena.node_mut(previous).next_sibling,
            None => &mut self.arena.node_mut(parent).first_child,
        };
        let next = std::mem::replace(before, node.0);
        let linked = self.arena.node_mut(node);
        (linked.parent, linked.next_sibling) = (parent.0, next);
        self.reshaped = true;
    }

    /// Takes a node and everything after it out of the tree. The root stays; says whether anything went.
    pub fn delete(&mut self, node: NodeId) -> bool {
        let Some(parent) = self.parent(node) else { return false };
        let next = self.arena.node(node).next_sibling;
        let previous = self.children(parent).find(|&child| self.next_sibling(child) == Some(node));
        match previous {
            Some(previous) => self.arena.node_mut(previous).next_sibling = next,
            None if self.first_child(parent) == Some(node) => self.arena.node_mut(parent).first_child = next,
            None => return false,
        }
        self.reshaped = true;
        true
    }

    /// Makes a variation the first child of its parent, so that the main line goes through it.
    pub fn promote(&mut self, node: NodeId) {
        if let Some(parent) = self.parent(node)
            && self.first_child(parent) != Some(node)
            && self.delete(node)
        {
            self.link(parent, 0, node);
        }
    }

    /// Whether anything differs from the source, or there is none.
    pub fn is_edited(&self) -> bool {
        self.reshaped || !self.edits.is_empty()
    }

    /// Nodes whose properties were edited, in the order of the source.
    pub(in crate::record) fn edited_nodes(&self) -> Vec<NodeId> {
        let mut nodes: Vec<_> = self.edits.keys().copied().collect();
        nodes.sort_unstable();
        nodes
    }

    /// Whether no edit holds a character beyond ASCII.
    pub(in crate::record) fn edits_are_ascii(&self) -> bool {
        self.edits.values().flatten().all(|slot| match slot {
            Slot::Kept(_) => true,
            Slot::Changed(_, values) | Slot::Added(_, values) => values.iter().all(|v| v.is_ascii()),
        })
    }

    /// Whether nodes were added, moved or deleted.
    pub(in crate::record) fn is_reshaped(&self) -> bool {
        self.reshaped
    }

    pub(in crate::record) fn source(&self) -> &Arc<Source> {
        &self.source
    }

    /// Where the game stands in the source, from its `(` to its `)`.
    pub(in crate::record) fn span(&self) -> Span {
        self.span
    }

    /// Where a node begins in the source; none for a new node.
    pub(in crate::record) fn start(&self, node: NodeId) -> Option<usize> {
        let start = self.arena.node(node).start;
        (start != NONE).then_some(start as usize)
    }

    /// Where in the source the first property of a node that means `name` begins, or else the node.
    pub(in crate::record) fn offset_of(&self, node: NodeId, name: &str) -> Option<usize> {
        let mut range = self.arena.properties_of(node);
        let found = range.find(|&property| self.source_property(property).is(name));
        found.map(|property| self.arena.properties[property].name.start as usize).or(self.start(node))
    }

    /// The properties of an edited node.
    pub(in crate::record) fn slots(&self, node: NodeId) -> Option<&[Slot]> {
        self.edits.get(&node).map(Vec::as_slice)
    }

    /// What the edited node's slots are, or would be if it were edited.
    pub(in crate::record) fn slots_or_kept(&self, node: NodeId) -> Vec<Slot> {
        match self.slots(node) {
            Some(slots) => slots.to_vec(),
            None => self.arena.properties_of(node).map(Slot::Kept).collect(),
        }
    }

    fn slots_mut(&mut self, node: NodeId) -> &mut Vec<Slot> {
        let range = self.arena.properties_of(node);
        self.edits.entry(node).or_insert_with(|| range.map(Slot::Kept).collect())
    }

    /// The indices of a node's properties in the source.
    pub(in crate::record) fn source_properties(&self, node: NodeId) -> std::ops::Range<usize> {
        self.arena.properties_of(node)
    }

    /// The places of a source property's values, by index.
    pub(in crate::record) fn value_spans(&self, property: usize) -> &[Span] {
        self.arena.values_of(property)
    }

    fn source_property(&self, property: usize) -> Property<'_> {
        let text = self.source.text();
        let name = self.arena.properties[property].name.of(text);
        Property::new(name, Values::source(text, self.arena.values_of(property)))
    }
}
