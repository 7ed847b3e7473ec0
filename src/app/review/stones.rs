//! The stones on the board along a line: what every node changes is known, and is done or undone in turn.

use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::point::{Point, Size};
use crate::rules::position::Position;

/// A stone that lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stone {
    /// Its colour.
    pub color: Color,
    /// The place in the line of the node that laid it or set it up.
    pub from: u32,
}

/// A point that a node writes over. Doing it and undoing it are the same: this and what lies there change places.
#[derive(Debug)]
struct Change {
    point: Point,
    content: Option<Stone>,
}

/// The stones after one node of a line. It costs as much to go to another as the nodes between them change.
#[derive(Debug)]
pub struct Stones {
    size: Size,
    lying: Vec<Option<Stone>>,
    changes: Vec<Change>,
    /// For every node, how many changes there are up to it.
    until: Vec<usize>,
    /// How many are done.
    done: usize,
}

impl Stones {
    /// An empty board, before the first node.
    pub fn new(size: Size) -> Self {
        let lying = vec![None; size.points().into()];
        Self { size, lying, changes: Vec::new(), until: Vec::new(), done: 0 }
    }

    /// Adds a node at the end of the line: the points it writes over, and the position after it.
    pub fn add(&mut self, touched: &[Point], position: &Position) {
        let from = u32::try_from(self.until.len()).unwrap_or(u32::MAX);
        self.changes.extend(touched.iter().map(|&point| {
            let content = position.at(point).map(|color| Stone { color, from });
            Change { point, content }
        }));
        self.until.push(self.changes.len());
    }

    /// Goes to the position after the node at that place of the line.
    pub fn go_to(&mut self, at: usize) {
        let Some(&until) = self.until.get(at) else { return };
        let (width, lying) = (self.size.width(), &mut self.lying);
        let mut swap = |change: &mut Change| {
            if let Some(there) = lying.get_mut(place(change.point, width)) {
                std::mem::swap(there, &mut change.content);
            }
        };
        if until > self.done {
            self.changes[self.done..until].iter_mut().for_each(&mut swap);
        } else {
            self.changes[until..self.done].iter_mut().rev().for_each(&mut swap);
        }
        self.done = until;
    }

    /// The stone on a point of the board.
    pub fn at(&self, point: Point) -> Option<Stone> {
        self.lying.get(place(point, self.size.width())).copied().flatten()
    }

    /// All stones.
    pub fn all(&self) -> impl Iterator<Item = (Point, Stone)> {
        self.size.iter().filter_map(|point| Some((point, self.at(point)?)))
    }

    /// The board.
    pub fn board(&self) -> Board {
        let mut board = Board::new(self.size);
        board.put(self.all().map(|(point, stone)| (point, Some(stone.color))));
        board
    }
}

fn place(point: Point, width: u8) -> usize {
    usize::from(point.y()) * usize::from(width) + usize::from(point.x())
}
