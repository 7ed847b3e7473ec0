//! Nodes, properties and values in three flat lists, in the order of the source.

use super::NodeId;
use super::property::{SourceProperty, Span};

/// Stands for "no node" and for "not in the source".
pub(in crate::record) const NONE: u32 = u32::MAX;

/// A node: its place in the tree, and where it begins in the source and in the list of properties.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) parent: u32,
    pub(super) first_child: u32,
    pub(super) next_sibling: u32,
    pub(super) start: u32,
    pub(super) properties: u32,
}

/// The flat lists. A node's properties end where the next node's begin, and so do a property's values.
#[derive(Clone, Debug, Default)]
pub(in crate::record) struct Arena {
    pub(super) nodes: Vec<Node>,
    pub(super) properties: Vec<SourceProperty>,
    pub(super) values: Vec<Span>,
}

impl Arena {
    /// Makes room, so that the lists need not grow.
    pub(in crate::record) fn reserve(&mut self, nodes: usize, values: usize) {
        self.nodes.reserve(nodes);
        self.properties.reserve(values);
        self.values.reserve(values);
    }

    /// Adds a node after `previous`, the last child of `parent` so far (either may be `NONE`).
    pub(in crate::record) fn add_node(&mut self, parent: u32, previous: u32, start: u32) -> u32 {
        let id = narrow(self.nodes.len());
        if previous != NONE {
            self.nodes[previous as usize].next_sibling = id;
        } else if parent != NONE {
            self.nodes[parent as usize].first_child = id;
        }
        let properties = narrow(self.properties.len());
        self.nodes.push(Node { parent, first_child: NONE, next_sibling: NONE, start, properties });
        id
    }

    /// The node that was added last.
    pub(in crate::record) fn newest(&self) -> u32 {
        narrow(self.nodes.len()).checked_sub(1).unwrap_or(NONE)
    }

    /// Adds a property to the newest node; at least one value has to follow.
    pub(in crate::record) fn add_property(&mut self, name: Span) {
        let values = narrow(self.values.len());
        self.properties.push(SourceProperty { name, values });
    }

    /// Adds a value to the newest property.
    pub(in crate::record) fn add_value(&mut self, value: Span) {
        self.values.push(value);
    }

    /// Takes what was gathered and leaves the lists empty; with `keep_room` they stay allocated.
    pub(in crate::record) fn take(&mut self, keep_room: bool) -> Self {
        if !keep_room {
            return std::mem::take(self);
        }
        let taken = self.clone();
        self.nodes.clear();
        self.properties.clear();
        self.values.clear();
        taken
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// The last of the nodes from `first` on, and before `until`, that touch one another in the source, each the only
    /// child of the one before.
    pub(super) fn unbroken(&self, first: NodeId, until: Option<NodeId>) -> NodeId {
        let until = until.map_or(self.nodes.len(), NodeId::index);
        let mut last = first.index();
        while let Some(next) = self.nodes[..until].get(last + 1) {
            let node = self.nodes[last];
            let end = self.properties[..next.properties as usize].last().and_then(|property| {
                let values = self.properties.get(next.properties as usize);
                let values = values.map_or(self.values.len(), |next| next.values as usize);
                (property.values as usize..values).next_back().map(|value| self.values[value].end + 1)
            });
            let touches = node.properties < next.properties && end == Some(next.start);
            if node.first_child as usize != last + 1 || next.next_sibling != NONE || !touches {
                break;
            }
            last += 1;
        }
        NodeId(narrow(last))
    }

    /// The indices of a node's properties in the source.
    pub(super) fn properties_of(&self, id: NodeId) -> std::ops::Range<usize> {
        let end = self.nodes.get(id.index() + 1).map_or(self.properties.len(), |n| n.properties as usize);
        self.node(id).properties as usize..end
    }

    /// The values of a property in the source.
    pub(super) fn values_of(&self, property: usize) -> &[Span] {
        let end = self.properties.get(property + 1).map_or(self.values.len(), |p| p.values as usize);
        &self.values[self.properties[property].values as usize..end]
    }
}

/// Offsets and counts fit: a file holds at most 64 MiB, and an editor adds nodes by hand.
#[expect(clippy::cast_possible_truncation, reason = "bounded by the size of a file")]
pub(in crate::record) const fn narrow(n: usize) -> u32 {
    n as u32
}
