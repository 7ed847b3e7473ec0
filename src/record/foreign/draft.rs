//! A game as it is being read, and how it is written down as SGF.

use std::collections::{BTreeMap, HashMap};

use crate::record::sgf::write::write;
use crate::record::tree::{Collection, GameTree};
use crate::record::value::point::write_vertex;
use crate::record::value::text::{compose, escape};
use crate::rules::color::Color;
use crate::rules::handicap::fixed_stones;
use crate::rules::point::{Point, Size};

/// A line is broken before a node once it is this long.
const LINE: usize = 60;

/// A node of the draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct At(u32);

/// No node.
const NONE: u32 = u32::MAX;

/// A move: who, and where; a pass is nowhere.
pub(super) type Made = (Color, Option<Point>);

#[derive(Debug)]
struct Node {
    made: Option<Made>,
    parent: u32,
    first: u32,
    last: u32,
    next: u32,
}

/// What a node holds beside its move: comments, and other properties with their raw values.
#[derive(Debug, Default)]
struct More {
    comment: String,
    properties: Vec<(&'static str, Vec<String>)>,
}

/// A game being written.
#[derive(Debug)]
pub(super) struct Draft {
    size: Size,
    nodes: Vec<Node>,
    more: BTreeMap<At, More>,
    /// The child of a node by its move, once any was asked for.
    children: HashMap<(u32, Made), u32>,
}

impl Draft {
    /// The first node.
    pub(super) const ROOT: At = At(0);

    /// A game on an empty board.
    pub(super) fn new(size: Size) -> Self {
        let root = Node { made: None, parent: NONE, first: NONE, last: NONE, next: NONE };
        Self { size, nodes: vec![root], more: BTreeMap::new(), children: HashMap::new() }
    }

    /// The board.
    pub(super) const fn size(&self) -> Size {
        self.size
    }

    /// Gives the root a property; an empty text gives none. The first text counts.
    pub(super) fn set(&mut self, name: &'static str, text: &str) {
        let text = text.trim();
        if !text.is_empty() && !self.has(name) {
            self.put(Self::ROOT, name, escape(text));
        }
    }

    /// Whether the root has a property.
    pub(super) fn has(&self, name: &str) -> bool {
        self.more.get(&Self::ROOT).is_some_and(|more| more.properties.iter().any(|(own, _)| *own == name))
    }

    /// Adds a raw value to a property of a node.
    pub(super) fn put(&mut self, at: At, name: &'static str, raw: String) {
        let properties = &mut self.more.entry(at).or_default().properties;
        match properties.iter_mut().find(|(own, _)| *own == name) {
            Some((_, values)) => values.push(raw),
            None => properties.push((name, vec![raw])),
        }
    }

    /// Puts a stone on the board of a node without a move, or takes one off.
    pub(super) fn stone(&mut self, at: At, point: Point, content: Option<Color>) {
        let name = match content {
            Some(Color::Black) => "AB",
            Some(Color::White) => "AW",
            None => "AE",
        };
        self.put(at, name, write_vertex(Some(point)));
    }

    /// Writes letters at a point of a node.
    pub(super) fn label(&mut self, at: At, point: Point, text: &str) {
        let raw = compose(&write_vertex(Some(point)), text);
        self.put(at, "LB", raw);
    }

    /// Gives a node a name.
    pub(super) fn name(&mut self, at: At, text: &str) {
        self.put(at, "N", escape(text));
    }

    /// Adds a paragraph to what is said of a node.
    pub(super) fn comment(&mut self, at: At, text: &str) {
        let text = text.trim_end();
        if !text.trim_start().is_empty() {
            let comment = &mut self.more.entry(at).or_default().comment;
            if !comment.is_empty() {
                comment.push('\n');
            }
            comment.push_str(text);
        }
    }

    /// A handicap of `n` stones on their fixed points (reader rule 34: the third is the upper left one); says whether
    /// there are such.
    pub(super) fn handicap(&mut self, n: u32) -> bool {
        self.set("HA", &n.to_string());
        let stones = u8::try_from(n).ok().and_then(|n| fixed_stones(self.size, n));
        for point in stones.iter().flatten() {
            self.stone(Self::ROOT, *point, Some(Color::Black));
        }
        stones.is_some()
    }

    /// Adds a node behind the last child of another.
    pub(super) fn add(&mut self, parent: At, made: Option<Made>) -> At {
        let id = u32::try_from(self.nodes.len()).unwrap_or(NONE);
        self.nodes.push(Node { made, parent: parent.0, first: NONE, last: NONE, next: NONE });
        let last = std::mem::replace(&mut self.node_mut(parent.0).last, id);
        if last == NONE {
            self.node_mut(parent.0).first = id;
        } else {
            self.node_mut(last).next = id;
        }
        if let Some(made) = made {
            self.children.entry((parent.0, made)).or_insert(id);
        }
        At(id)
    }

    /// The child of a node with this move, and whether it had to be made.
    pub(super) fn follow(&mut self, parent: At, made: Made) -> (At, bool) {
        match self.children.get(&(parent.0, made)) {
            Some(&child) => (At(child), false),
            None => (self.add(parent, Some(made)), true),
        }
    }

    /// Makes the last child of a node its first, so that the main line goes on there.
    pub(super) fn promote_last(&mut self, parent: At) {
        let Node { first, last, .. } = *self.node(parent.0);
        if first == last {
            return;
        }
        let mut before = first;
        while self.node(before).next != last {
            before = self.node(before).next;
        }
        self.node_mut(before).next = NONE;
        self.node_mut(last).next = first;
        (self.node_mut(parent.0).first, self.node_mut(parent.0).last) = (last, before);
    }

    /// Whether anything follows a node.
    pub(super) fn has_children(&self, at: At) -> bool {
        self.node(at.0).first != NONE
    }

    /// The node that continues the main line.
    pub(super) fn first_child(&self, at: At) -> Option<At> {
        let first = self.node(at.0).first;
        (first != NONE).then_some(At(first))
    }

    /// The move of a node.
    pub(super) fn made(&self, at: At) -> Option<Made> {
        self.node(at.0).made
    }

    fn node(&self, id: u32) -> &Node {
        &self.nodes[id as usize]
    }

    fn node_mut(&mut self, id: u32) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    /// The game as SGF in UTF-8 (writer rule 42).
    pub(super) fn write(&self) -> String {
        enum Step {
            Tree(u32),
            Close,
        }
        let new = write(&Collection::new(GameTree::new_game(self.size)));
        let head = String::from_utf8_lossy(&new).into_owned();
        let mut out = head.trim_end().trim_end_matches(')').to_owned();
        let mut line = out.len();
        let mut steps = vec![Step::Close, Step::Tree(0)];
        while let Some(step) = steps.pop() {
            let Step::Tree(mut id) = step else {
                out.push(')');
                continue;
            };
            if id != 0 {
                out.push_str("\n(");
                line = out.len();
            }
            loop {
                if id != 0 {
                    if out.len() - line > LINE || self.node(id).parent == 0 && !out.ends_with('(') {
                        out.push('\n');
                        line = out.len();
                    }
                    out.push(';');
                }
                self.write_node(id, &mut out);
                let Node { first, last, .. } = *self.node(id);
                if first != last {
                    let mut children = Vec::new();
                    let mut child = first;
                    while child != NONE {
                        children.push(child);
                        child = self.node(child).next;
                    }
                    steps.extend(
                        children.into_iter().rev().flat_map(|child| [Step::Close, Step::Tree(child)]),
                    );
                }
                if first == NONE || first != last {
                    break;
                }
                id = first;
            }
        }
        out.push('\n');
        out
    }

    fn write_node(&self, id: u32, out: &mut String) {
        if let Some((color, point)) = self.node(id).made {
            out.push(color.letter());
            out.push('[');
            if let Some(point) = point {
                out.push_str(&point.to_sgf());
            }
            out.push(']');
        }
        let Some(more) = self.more.get(&At(id)) else { return };
        for (name, values) in &more.properties {
            out.push_str(name);
            for value in values {
                out.push('[');
                out.push_str(value);
                out.push(']');
            }
        }
        if !more.comment.is_empty() {
            out.push_str("C[");
            out.push_str(&escape(&more.comment));
            out.push(']');
        }
    }
}
