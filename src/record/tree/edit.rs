//! Editing a tree: properties set and removed, nodes added, moved and deleted.

use super::arena::NONE;
use super::property::{Property, Slot};
use super::{GameTree, NodeId};
use crate::record::value::text::{compose, escape, text};

/// Properties whose values are a list, joined over repeats. Of others the first value counts (reader rule 14).
const LISTS: [&str; 17] =
    ["AB", "AW", "AE", "AR", "CR", "DD", "L", "LB", "LN", "M", "MA", "SL", "SQ", "TB", "TR", "TW", "VW"];

impl GameTree {
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

    /// Gives every value of a node what `change` makes of its property's meaning and its raw text; `None` leaves it.
    pub(in crate::record) fn rewrite(&mut self, node: NodeId, change: impl Fn(&str, &str) -> Option<String>) {
        let changed = |property: Property<'_>| {
            let name = property.meaning();
            let values: Vec<_> = property.values().map(|raw| (raw, change(&name, raw))).collect();
            let differs = values.iter().any(|(raw, new)| new.as_deref().is_some_and(|new| new != *raw));
            let written = |(raw, new): (&str, Option<String>)| new.unwrap_or_else(|| raw.to_owned());
            differs.then(|| values.into_iter().map(written).collect::<Vec<_>>())
        };
        let changes: Vec<_> = self.properties(node).map(changed).collect();
        for (i, values) in changes.into_iter().enumerate().filter_map(|(i, values)| Some((i, values?))) {
            let slot = &mut self.slots_mut(node)[i];
            match slot {
                Slot::Kept(property) | Slot::Changed(property, _) => *slot = Slot::Changed(*property, values),
                Slot::Added(_, old) => *old = values,
            }
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

    fn slots_mut(&mut self, node: NodeId) -> &mut Vec<Slot> {
        let range = self.arena.properties_of(node);
        self.edits.entry(node).or_insert_with(|| range.map(Slot::Kept).collect())
    }
}
