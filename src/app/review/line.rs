//! One line through a record, from its root to an end: what every node of it brings, and the position after it.

use crate::record::noted::{Noted, noted};
use crate::record::playback::{Made, NoBoard, Playback};
use crate::record::tree::{GameTree, NodeId};
use crate::record::value::point::{Vertex, vertex};
use crate::rules::color::{ByColor, Color};
use crate::rules::point::{Point, Size};
use crate::rules::position::Position;
use crate::rules::ruleset::KoRule;

/// A line through the tree.
#[derive(Debug)]
pub struct Line {
    size: Size,
    steps: Vec<Step>,
}

/// What a node of the line brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The node.
    pub node: NodeId,
    /// The number of the last move made up to here.
    pub number: u32,
    /// The moves made here: none, one, or rarely two.
    pub made: Vec<Made>,
    /// Whether stones are put on the board or taken off it by hand.
    pub set_up: bool,
    /// Whether there is a comment.
    pub comment: bool,
    /// What it says about the clocks.
    pub clocks: ByColor<Option<Noted>>,
    /// The node that says which points are dimmed here (DD): it holds until another does (reader rule 39).
    pub dims: Option<NodeId>,
    /// The same of the points that are shown alone (VW).
    pub shows: Option<NodeId>,
}

impl Step {
    /// The move made here, the last one where there are two.
    pub fn last(&self) -> Option<Made> {
        self.made.last().copied()
    }

    /// The point on which its last stone was laid.
    pub fn point(&self) -> Option<Point> {
        self.last().and_then(|made| on_board(made.vertex))
    }

    /// The stones it laid, with the numbers of their moves.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color, u32)> {
        let numbers = (1..=self.number).rev();
        let laid = self.made.iter().rev().zip(numbers);
        laid.filter_map(|(made, number)| Some((on_board(made.vertex)?, made.by, number)))
    }

    /// How many stones of the opponent's were taken.
    pub fn taken(&self) -> u32 {
        self.made.iter().map(|made| made.taken).sum()
    }

    /// Whether a rule forbids what was played, or it was played out of turn.
    pub fn is_flawed(&self) -> bool {
        self.made.iter().any(|made| made.illegal.is_some() || made.out_of_turn)
    }
}

impl Line {
    /// The line that leads through a node, and from there on along the first children.
    ///
    /// # Errors
    /// When the record is of another game, or of a board too large.
    pub fn through(tree: &GameTree, node: NodeId) -> Result<Self, NoBoard> {
        let mut playback = Playback::through(tree, node)?;
        let mut steps: Vec<Step> = Vec::with_capacity(playback.line().len());
        loop {
            let node = playback.node();
            let before = steps.last().map(|step| (step.dims, step.shows)).unwrap_or_default();
            let holds = |name, before| if tree.has(node, name) { Some(node) } else { before };
            steps.push(Step {
                node,
                number: playback.number(),
                made: playback.made().to_vec(),
                set_up: playback.set_up(),
                comment: tree.has(node, "C"),
                clocks: noted(tree, node),
                dims: holds("DD", before.0),
                shows: holds("VW", before.1),
            });
            if !playback.forward() {
                break;
            }
        }
        Ok(Self { size: playback.position().size(), steps })
    }

    /// The line of a record that cannot be played back: its root, and an empty board.
    pub fn blank() -> Self {
        let root = Step {
            node: NodeId::ROOT,
            number: 0,
            made: Vec::new(),
            set_up: false,
            comment: false,
            clocks: ByColor::default(),
            dims: None,
            shows: None,
        };
        Self { size: Size::STANDARD, steps: vec![root] }
    }

    /// The nodes from the root on; there is at least one.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The position after the node at that place.
    pub fn position(&self, tree: &GameTree, at: usize) -> Position {
        let node = self.steps.get(at).map_or(NodeId::ROOT, |step| step.node);
        Playback::position_at(tree, node).unwrap_or_else(|_| Position::new(self.size, KoRule::None, false))
    }
}

fn on_board(vertex: Vertex) -> Option<Point> {
    match vertex {
        Vertex::On(point) => Some(point),
        Vertex::Pass | Vertex::Off => None,
    }
}

/// Where a node plays, the first move where it holds two; `None` for a node without one.
pub fn vertex_of(tree: &GameTree, node: NodeId, size: Size) -> Option<Vertex> {
    let moves = |name| tree.value(node, name);
    moves("B").or_else(|| moves("W")).map(|raw| vertex(raw, size))
}
