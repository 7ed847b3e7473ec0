//! The board turned and turned over: it is seen so, and every point is named as it lies. The record stays as it is.

use super::Review;
use crate::app::Desk;
use crate::rules::point::{Point, Size};
use crate::rules::symmetry::Symmetry;
use crate::text::Text;

impl Review {
    /// Lays the board otherwise than it lies now.
    pub(super) fn lay(&mut self, then: Symmetry, desk: &mut Desk) {
        self.symmetry = self.symmetry.then(then);
        let (degrees, mirrored) = self.symmetry.told();
        desk.tell((desk.text.markup.turn.lies)(degrees, mirrored));
    }

    /// How the board lies, compared to the record.
    pub const fn symmetry(&self) -> Symmetry {
        self.symmetry
    }

    /// How it lies in words; `None` where it lies as recorded.
    pub fn lies(&self, text: &Text) -> Option<String> {
        let (degrees, mirrored) = self.symmetry.told();
        (self.symmetry != Symmetry::NONE).then(|| (text.markup.turn.lies)(degrees, mirrored))
    }

    /// The size of the board as it is seen.
    pub const fn seen_size(&self) -> Size {
        self.symmetry.size(self.size())
    }

    /// Where a point of the record is seen.
    pub fn seen(&self, point: Point) -> Point {
        self.symmetry.point(point, self.size())
    }

    /// The point of the record that is seen there.
    pub(super) fn recorded(&self, seen: Point) -> Point {
        self.symmetry.inverse().point(seen, self.seen_size())
    }

    /// What a point of the record is called where it is seen.
    pub fn label(&self, point: Point) -> String {
        self.seen_size().label(self.seen(point))
    }
}
