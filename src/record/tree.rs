//! The game tree over its source text.
//!
//! A tree keeps the text it was read from and ranges into it; what was edited stands beside it and wins. So a
//! record that was not edited goes out as it came in, and an edited value changes only its own bytes. Nothing
//! here recurses: a line of a million moves is walked, written and dropped like a short one.

use std::collections::BTreeMap;
use std::iter::successors;
use std::sync::Arc;

use crate::rules::point::Size;

use self::arena::{Arena, NONE};
use self::property::{Property, Slot, Span, Values};
use self::source::Source;
use super::value::text::{simple_text, text};

pub use self::collection::Collection;

pub(in crate::record) mod arena;
pub mod collection;
mod edit;
pub mod property;
pub mod source;

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
    edits: BTreeMap<NodeId, Vec<Slot>>,
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
        Self { source, span, arena, edits: BTreeMap::new(), reshaped: false }
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

    /// The node that [`nodes`](Self::nodes) gives after this one.
    pub(in crate::record) fn after(&self, node: NodeId) -> Option<NodeId> {
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

    /// Whether a move is recorded in a node, one that can be played or not.
    pub fn is_move(&self, node: NodeId) -> bool {
        self.has(node, "B") || self.has(node, "W")
    }

    /// How many nodes of the main line record a move.
    pub fn moves(&self) -> usize {
        self.main_line().filter(|&node| self.is_move(node)).count()
    }

    /// What a property of type Text says, such as a comment.
    pub fn text(&self, node: NodeId, name: &str) -> Option<String> {
        self.value(node, name).map(text)
    }

    /// What a property of type `SimpleText` says, such as a player's name.
    pub fn simple_text(&self, node: NodeId, name: &str) -> Option<String> {
        self.value(node, name).map(simple_text)
    }

    /// Whether anything differs from the source, or there is none.
    pub fn is_edited(&self) -> bool {
        self.reshaped || !self.edits.is_empty()
    }

    /// Nodes whose properties were edited, in the order of the source.
    pub(in crate::record) fn edited_nodes(&self) -> Vec<NodeId> {
        self.edits.keys().copied().collect()
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

    /// The last node of the stretch that begins with this one and stands in the source as it does in the tree, nothing
    /// between its nodes and none edited: the node itself, if it is alone.
    pub(in crate::record) fn stretch(&self, first: NodeId) -> NodeId {
        let edited = self.edits.range(first..).next().map(|(&edited, _)| edited);
        if edited == Some(first) || self.start(first).is_none() {
            return first;
        }
        self.arena.unbroken(first, edited)
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
