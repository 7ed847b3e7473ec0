//! The board on the screen: what is shown of each point, where it lies, and how it is painted.
//!
//! At 2×1 a stone is one character; wider pitches are rendered to quadrants with shade and shadow. [`arrange()`] shares
//! the screen out, [`BoardLayout`] places the points, [`BoardPainter`] paints them.

mod arrange;
mod canvas;
mod drawn;
mod flat;
mod glyph;
mod label;
mod layout;
mod margin;
mod symbolic;
mod veil;
mod zoom;

use ratatui::buffer::Buffer;

use crate::game::ending::ceremony::Laid;
use crate::record::marks::Segment;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::{Point, Size};
use crate::ui::theme::{Theme, Width};
use flat::Flat;
use zoom::Zoom;

pub use arrange::{Arrangement, PanelPlace, SMALLEST, arrange};
pub use label::Label;
pub use layout::{BoardLayout, Margin, Pitch, outer, pitch_for};
pub use veil::Veil;

/// A mark on a point, on a stone or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A short text: a letter, a move number.
    Label(Label),
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A circle.
    Circle,
    /// A cross.
    Cross,
    /// A point picked out.
    Selected,
    /// The point where a ko may not be retaken yet.
    Ko,
    /// A point at which a border is not closed.
    Open,
}

/// What is shown of one point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    /// The stone on it.
    pub stone: Option<Color>,
    /// Whether that stone counts as dead.
    pub dead: bool,
    /// Whose territory it is.
    pub territory: Option<Color>,
    /// What is written on it.
    pub mark: Option<Mark>,
}

/// Everything shown of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    size: Size,
    looks: Vec<Look>,
    /// The point the cursor is on.
    pub cursor: Option<Point>,
    /// The stone shown under the cursor while its point is empty: whose turn it is.
    pub ghost: Option<Color>,
    /// The last move's point.
    pub last: Option<Point>,
    /// Whether letters and digits are written around the board.
    pub coordinates: bool,
    /// The symbolic stones outside the lines.
    pub laid: ByColor<Laid>,
    /// What is dimmed or not shown.
    pub veil: Veil,
    /// Arrows and lines, seen where the points lie far enough apart ([`draws_lines`]).
    pub lines: Vec<Segment>,
}

impl BoardView {
    /// A board with these stones and no marks, coordinates on.
    pub fn new(size: Size, at: impl Fn(Point) -> Option<Color>) -> Self {
        let looks = size.iter().map(|point| Look { stone: at(point), ..Look::default() }).collect();
        Self {
            size,
            looks,
            cursor: None,
            ghost: None,
            last: None,
            coordinates: true,
            laid: ByColor::default(),
            veil: Veil::default(),
            lines: Vec::new(),
        }
    }

    /// The board's size.
    pub const fn size(&self) -> Size {
        self.size
    }

    fn index(&self, point: Point) -> Option<usize> {
        self.size
            .has(point)
            .then(|| usize::from(point.y()) * usize::from(self.size.width()) + usize::from(point.x()))
    }

    /// What is shown of a point; an empty one for a point outside the board.
    pub fn look(&self, point: Point) -> Look {
        self.index(point).and_then(|i| self.looks.get(i)).copied().unwrap_or_default()
    }

    /// What is shown of a point, to be changed; `None` for a point outside the board.
    pub fn look_mut(&mut self, point: Point) -> Option<&mut Look> {
        let index = self.index(point)?;
        self.looks.get_mut(index)
    }

    /// The stone to show under the cursor at `point`, if any.
    fn ghost_at(&self, point: Point) -> Option<Color> {
        (self.cursor == Some(point) && self.look(point).stone.is_none()).then_some(self.ghost).flatten()
    }
}

/// Paints boards. Kept from one frame to the next, for what a painter may remember.
#[derive(Clone, Debug, Default)]
pub struct BoardPainter {
    flat: Flat,
    zoom: Zoom,
}

impl BoardPainter {
    /// Paints the board where the layout says. Cells outside the buffer are left out.
    pub fn draw(&mut self, view: &BoardView, layout: &BoardLayout, theme: Theme, buf: &mut Buffer) {
        if layout.pitch == Pitch::P2x1 || theme.lettered() {
            self.flat.draw(view, layout, theme, buf);
        } else {
            self.zoom.draw(view, layout, theme, buf);
            margin::draw(view, layout, theme, buf);
        }
        veil::draw(view, layout, theme, buf);
        if draws_lines(layout.pitch, theme) {
            drawn::draw(view, layout, theme, buf);
        }
    }
}

/// Whether arrows and lines are drawn on such a board.
pub fn draws_lines(pitch: Pitch, theme: Theme) -> bool {
    pitch != Pitch::P2x1 && !theme.lettered() && !theme.is_wide()
}

/// Whether a label is not written in full on such a board.
pub fn cuts(label: &str, pitch: Pitch, theme: Theme) -> bool {
    Label::new(label).is_cut(pitch.label_cols(), theme.width == Width::Wide)
}
