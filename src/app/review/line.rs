//! One line through a record, from its root to an end: what every node of it brings, and the position after it.

use super::stones::Stones;
use crate::record::marks;
use crate::record::noted::{Noted, noted};
use crate::record::playback::{Made, NoBoard, Playback};
use crate::record::remarks;
use crate::record::tree::{GameTree, NodeId};
use crate::record::value::point::{Vertex, vertex};
use crate::rules::board::Board;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::{Point, Size};

/// A line through the tree, and the place in it where one stands.
#[derive(Debug)]
pub struct Line {
    size: Size,
    steps: Vec<Step>,
    /// The places of the nodes with moves.
    moves: Vec<usize>,
    /// The highest number a move has.
    highest: u32,
    /// Whether the record numbers moves otherwise than by counting them.
    renumbered: bool,
    /// The place of the first node that is not of the game as it was played.
    left: Option<usize>,
    at: usize,
    stones: Stones,
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
    /// Whether there is something to read: a comment, a name, what is thought of it.
    pub comment: bool,
    /// Whether there are labels, arrows or lines, which may have to be read too.
    pub drawn: bool,
    /// The node that says which points are dimmed here (DD): it holds until another does (reader rule 39).
    pub dims: Option<NodeId>,
    /// The same of the points that are shown alone (VW).
    pub shows: Option<NodeId>,
    /// For each side, the node that told last how its clock stood.
    pub told: ByColor<Option<NodeId>>,
    /// How many moves each side has made up to here.
    pub turns: ByColor<u32>,
    /// How many stones *of* each colour were taken up to here.
    pub prisoners: ByColor<u32>,
    /// The side to move then.
    pub next: Color,
}

impl Step {
    /// What the node brings a playback stands at, after the node before it.
    fn new(tree: &GameTree, playback: &Playback<'_>, before: Option<&Self>) -> Self {
        let node = playback.node();
        let clocks = noted(tree, node);
        let holds = |says: bool, before: Option<NodeId>| if says { Some(node) } else { before };
        let mut turns = before.map(|before| before.turns).unwrap_or_default();
        for made in playback.made() {
            turns[made.by] += 1;
        }
        Self {
            node,
            number: playback.number(),
            made: playback.made().to_vec(),
            set_up: playback.set_up(),
            comment: remarks::says(tree, node),
            drawn: marks::draws(tree, node),
            dims: holds(tree.has(node, "DD"), before.and_then(|before| before.dims)),
            shows: holds(tree.has(node, "VW"), before.and_then(|before| before.shows)),
            told: ByColor::new_with(|color| {
                holds(clocks[color].is_some(), before.and_then(|before| before.told[color]))
            }),
            turns,
            prisoners: playback.position().taken(),
            next: playback.position().to_move(),
        }
    }

    /// What it says about the clocks, in the tree it is of.
    pub fn clocks(&self, tree: &GameTree) -> ByColor<Option<Noted>> {
        let tells = self.told.black == Some(self.node) || self.told.white == Some(self.node);
        if tells { noted(tree, self.node) } else { ByColor::default() }
    }

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
        // A record may number its moves as it likes.
        let laid = self.made.iter().rev().zip(0..);
        laid.filter_map(|(made, after)| {
            Some((on_board(made.vertex)?, made.by, self.number.saturating_sub(after)))
        })
    }

    /// Whether it is shown under this number, or one of its moves has it.
    pub fn has_number(&self, number: u32) -> bool {
        let made = u32::try_from(self.made.len()).unwrap_or(u32::MAX);
        (self.number.saturating_sub(made.saturating_sub(1))..=self.number).contains(&number)
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
        let size = playback.position().size();
        let mut line = Self {
            size,
            steps: Vec::with_capacity(playback.line().len()),
            moves: Vec::new(),
            highest: 0,
            renumbered: false,
            left: None,
            at: 0,
            stones: Stones::new(size),
        };
        loop {
            line.add(tree, &playback);
            if !playback.forward() {
                break;
            }
        }
        line.go_to(0);
        Ok(line)
    }

    /// Adds the node a playback stands at.
    fn add(&mut self, tree: &GameTree, playback: &Playback<'_>) {
        let (node, before, position) = (playback.node(), self.steps.last(), playback.position());
        let step = Step::new(tree, playback, before);
        if before.is_some_and(|before| tree.first_child(before.node) != Some(node)) {
            self.left.get_or_insert(self.steps.len());
        }
        self.renumbered |= usize::try_from(step.number) != Ok(playback.moves());
        self.highest = self.highest.max(step.number);
        if !step.made.is_empty() {
            self.moves.push(self.steps.len());
        }
        self.stones.add(playback.touched(), position);
        self.steps.push(step);
    }

    /// The line of a record that cannot be played back: its root, and an empty board.
    pub fn blank() -> Self {
        let root = Step {
            node: NodeId::ROOT,
            number: 0,
            made: Vec::new(),
            set_up: false,
            comment: false,
            drawn: false,
            dims: None,
            shows: None,
            told: ByColor::default(),
            turns: ByColor::default(),
            prisoners: ByColor::default(),
            next: Color::Black,
        };
        let size = Size::STANDARD;
        let (moves, stones) = (Vec::new(), Stones::new(size));
        Self { size, steps: vec![root], moves, highest: 0, renumbered: false, left: None, at: 0, stones }
    }

    /// The nodes from the root on; there is at least one.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The places of the nodes with moves.
    pub fn moves(&self) -> &[usize] {
        &self.moves
    }

    /// The highest number a move has.
    pub const fn highest(&self) -> u32 {
        self.highest
    }

    /// Whether the record numbers moves otherwise than by counting them.
    pub const fn is_renumbered(&self) -> bool {
        self.renumbered
    }

    /// Whether it says anywhere how the clocks stood.
    pub fn is_timed(&self) -> bool {
        self.steps.last().is_some_and(|step| step.told != ByColor::default())
    }

    /// After which move it leaves the game as it was played, if it does.
    pub fn left_game(&self) -> Option<u32> {
        self.left_game_until(usize::MAX)
    }

    /// The same of the nodes up to a place.
    pub fn left_game_until(&self, at: usize) -> Option<u32> {
        let left = self.left.filter(|&left| left <= at)?;
        Some(self.steps[left - 1].number)
    }

    /// Goes to that place, or to the end.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.steps.len().saturating_sub(1));
        self.stones.go_to(self.at);
    }

    /// Where one stands.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The stone that lies on a point there.
    pub fn stone(&self, point: Point) -> Option<Color> {
        self.stones.at(point).map(|stone| stone.color)
    }

    /// The board there.
    pub fn board(&self) -> Board {
        self.stones.board()
    }

    /// The place and the number of the move that laid the stone on a point; `None` where there is none, or it was set
    /// up.
    pub fn laid(&self, point: Point) -> Option<(usize, u32)> {
        let stone = self.stones.at(point)?;
        let place = usize::try_from(stone.from).ok()?;
        let mut laid = self.steps.get(place)?.stones();
        let (_, _, number) = laid.find(|&(at, color, _)| (at, color) == (point, stone.color))?;
        Some((place, number))
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
