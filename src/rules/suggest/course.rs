//! A game on the way: the board, its open points, and what the last move did.

use super::local::beside;
use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::point::Point;

/// A game on the way.
pub(super) struct Course {
    pub board: Board,
    /// The points that may be played on.
    pub open: Vec<Point>,
    /// Where a stone may not be taken back at once.
    pub ko: Option<Point>,
    /// The last move; none after a pass.
    pub last: Option<Point>,
    /// The points the last move emptied.
    pub hole: Vec<Point>,
    /// The moves made.
    pub trail: Vec<(Point, Color)>,
}

impl Course {
    /// A game that begins at `board`, with these points `open`.
    pub(super) fn new(board: &Board, open: &[Point]) -> Self {
        Self {
            board: board.clone(),
            open: open.to_vec(),
            ko: None,
            last: None,
            hole: Vec::new(),
            trail: Vec::new(),
        }
    }

    /// Makes a move.
    pub(super) fn lay(&mut self, color: Color, point: Point) {
        self.hole.clear();
        let taken = self.board.lay(color, point, &mut self.hole);
        if let Some(at) = self.open.iter().position(|&p| p == point) {
            self.open.swap_remove(at);
        }
        self.open.extend_from_slice(&self.hole);
        // A ko: one stone took one, and could be taken back alone.
        self.ko = self.hole.first().copied().filter(|&emptied| {
            taken == 1
                && beside(point).iter().all(|&p| self.board.at(p) != Some(color))
                && self.board.outlook(!color, emptied).taken == 1
        });
        self.last = Some(point);
        self.trail.push((point, color));
    }

    /// Passes.
    pub(super) fn pass(&mut self) {
        self.ko = None;
        self.last = None;
        self.hole.clear();
    }

    /// Whose a point is: by the stone on it, or by those beside it.
    pub(super) fn owner(&self, point: Point) -> Option<Color> {
        let mut owner = self.board.at(point);
        if owner.is_some() {
            return owner;
        }
        for next in beside(point) {
            match (self.board.at(next), owner) {
                (Some(color), Some(other)) if color != other => return None,
                (Some(color), _) => owner = Some(color),
                (None, _) => {}
            }
        }
        owner
    }
}
