//! Where the points of a board lie on the screen, and which point lies under the mouse.

use ratatui::layout::{Position, Rect};

use crate::rules::point::{Point, Size};
use crate::ui::theme::Width;

/// How far apart the points lie: columns by rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pitch {
    /// A point takes 2 columns and 1 row.
    P2x1,
    /// A point takes 4 columns and 2 rows.
    P4x2,
    /// A point takes 6 columns and 3 rows.
    P6x3,
    /// A point takes 8 columns and 4 rows.
    P8x4,
}

impl Pitch {
    /// From the widest to the narrowest.
    pub const ALL: [Self; 4] = [Self::P8x4, Self::P6x3, Self::P4x2, Self::P2x1];

    /// Columns from a point to the next one.
    pub const fn cols(self) -> u16 {
        self.rows() * 2
    }

    /// Rows from a point to the one below it.
    pub const fn rows(self) -> u16 {
        match self {
            Self::P2x1 => 1,
            Self::P4x2 => 2,
            Self::P6x3 => 3,
            Self::P8x4 => 4,
        }
    }

    /// Columns a label has on a point.
    pub const fn label_cols(self) -> u16 {
        match self {
            Self::P2x1 => 2,
            Self::P4x2 => 3,
            Self::P6x3 | Self::P8x4 => 4,
        }
    }

    /// Rows a stone reaches beyond the row of its point.
    const fn reach(self) -> u16 {
        self.rows() / 2
    }
}

/// What goes around the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Margin {
    /// Coordinates on all four sides.
    Full,
    /// Coordinates above and beside, none below.
    NoBottom,
    /// Room for the outermost stones and the cursor's brackets alone.
    Bare,
}

impl Margin {
    /// Columns left and right of the outermost points' cells, rows above and below them.
    const fn sides(self, pitch: Pitch, width: Width) -> (u16, u16, u16, u16) {
        let reach = pitch.cols() / 2;
        let (left, right) = match (self, width) {
            (Self::Bare, Width::Narrow) => (reach, reach),
            (Self::Bare, Width::Wide) => (reach - 1, reach - 1),
            (Self::Full | Self::NoBottom, _) => (reach + 3, reach + 3),
        };
        let (top, bottom) = match self {
            Self::Full => (1, 1),
            Self::NoBottom => (1, 0),
            Self::Bare => (0, 0),
        };
        (left, right, top + pitch.reach(), bottom + pitch.reach())
    }
}

/// Columns a point's own cells take.
const fn point_cols(width: Width) -> u16 {
    match width {
        Width::Narrow => 1,
        Width::Wide => 2,
    }
}

/// Columns and rows of a board with everything around it.
pub const fn outer(size: Size, pitch: Pitch, margin: Margin, width: Width) -> (u16, u16) {
    let (left, right, top, bottom) = margin.sides(pitch, width);
    (
        (size.width() as u16 - 1) * pitch.cols() + point_cols(width) + left + right,
        (size.height() as u16 - 1) * pitch.rows() + 1 + top + bottom,
    )
}

/// The widest pitch at which a board with all its coordinates fits into so many columns and rows.
pub fn pitch_for(size: Size, cols: u16, rows: u16, width: Width) -> Option<Pitch> {
    Pitch::ALL.into_iter().find(|&pitch| {
        let (w, h) = outer(size, pitch, Margin::Full, width);
        w <= cols && h <= rows
    })
}

/// A board, or the part of it that has room, placed on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardLayout {
    /// The cells that belong to the board: painted ground, coordinates and all.
    pub area: Rect,
    /// How far apart its points lie.
    pub pitch: Pitch,
    /// What stands around it.
    pub margin: Margin,
    /// The whole board's size.
    pub size: Size,
    /// The columns an ambiguous character takes.
    pub width: Width,
    /// The leftmost column and the topmost row of points shown.
    pub first: (u8, u8),
    /// How many columns and rows of points are shown.
    pub shown: (u8, u8),
}

impl BoardLayout {
    /// Places a board in the middle of `room` at this pitch, giving up the lower coordinates, then all of them, where
    /// there is no room; a board that is still too large shows the part around `focus`. `None` where not even one
    /// point has room.
    pub fn new(room: Rect, size: Size, pitch: Pitch, width: Width, focus: Option<Point>) -> Option<Self> {
        let fits = |margin: &Margin| {
            let (w, h) = outer(size, pitch, *margin, width);
            w <= room.width && h <= room.height
        };
        let whole = [Margin::Full, Margin::NoBottom, Margin::Bare].into_iter().find(fits);
        // A window needs the margin: there it says where one is and that there is more.
        let margins = whole.map_or([Margin::NoBottom, Margin::Bare], |margin| [margin, margin]);
        margins.into_iter().find_map(|margin| Self::with_margin(room, size, pitch, margin, width, focus))
    }

    fn with_margin(
        room: Rect,
        size: Size,
        pitch: Pitch,
        margin: Margin,
        width: Width,
        focus: Option<Point>,
    ) -> Option<Self> {
        let (left, right, top, bottom) = margin.sides(pitch, width);
        let cols = room.width.checked_sub(left + right + point_cols(width))? / pitch.cols() + 1;
        let rows = room.height.checked_sub(top + bottom + 1)? / pitch.rows() + 1;
        let part = |most: u16, side: u8| u8::try_from(most).map_or(side, |most| most.min(side));
        let shown = (part(cols, size.width()), part(rows, size.height()));
        let focus = focus.map_or((size.width() / 2, size.height() / 2), |point| (point.x(), point.y()));
        let (w, h) = outer(Size::new(shown.0, shown.1)?, pitch, margin, width);
        let area = Rect::new(room.x + (room.width - w) / 2, room.y + (room.height - h) / 2, w, h);
        let first =
            (first_shown(focus.0, shown.0, size.width()), first_shown(focus.1, shown.1, size.height()));
        Some(Self { area, pitch, margin, size, width, first, shown })
    }

    /// The same board moved so that its top left cell is at `x`, `y`.
    #[must_use]
    pub const fn moved(mut self, x: u16, y: u16) -> Self {
        self.area.x = x;
        self.area.y = y;
        self
    }

    /// The cell of the leftmost, topmost point shown.
    pub(super) const fn origin(&self) -> Position {
        let (left, _, top, _) = self.margin.sides(self.pitch, self.width);
        Position::new(self.area.x + left, self.area.y + top)
    }

    /// Whether `point` is among those shown.
    pub const fn shows(&self, point: Point) -> bool {
        let (x, y) = (point.x(), point.y());
        x >= self.first.0
            && y >= self.first.1
            && x - self.first.0 < self.shown.0
            && y - self.first.1 < self.shown.1
    }

    /// The points shown, row by row.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let ((x0, y0), (cols, rows)) = (self.first, self.shown);
        (y0..y0 + rows).flat_map(move |y| (x0..x0 + cols).map(move |x| Point::new(x, y)))
    }

    /// The cell in the middle of a point (its left one where it has two); `None` for a point not shown.
    pub fn cell_of(&self, point: Point) -> Option<Position> {
        self.shows(point).then(|| {
            let origin = self.origin();
            Position::new(
                origin.x + u16::from(point.x() - self.first.0) * self.pitch.cols(),
                origin.y + u16::from(point.y() - self.first.1) * self.pitch.rows(),
            )
        })
    }

    /// The point a cell of the screen belongs to: the nearest one, as far as its stone would reach.
    pub fn point_at(&self, column: u16, row: u16) -> Option<Point> {
        let origin = self.origin();
        // On a tie the cell belongs to the point on its left: at 2×1 that is the half-line after it.
        let near = |cell: u16, start: u16, pitch: u16, back: u16, first: u8, shown: u8| {
            let index = u8::try_from(cell.saturating_add(back).checked_sub(start)? / pitch).ok()?;
            (index < shown).then_some(first + index)
        };
        let back = match self.width {
            Width::Narrow => (self.pitch.cols() - 1) / 2,
            Width::Wide => self.pitch.cols() / 2 - 1,
        };
        let x = near(column, origin.x, self.pitch.cols(), back, self.first.0, self.shown.0)?;
        let y =
            near(row, origin.y, self.pitch.rows(), (self.pitch.rows() - 1) / 2, self.first.1, self.shown.1)?;
        Some(Point::new(x, y))
    }
}

/// The first of `shown` lines out of `side` so that `focus` is among them, not at the rim. It moves by quarters of
/// the window, so that the board stands still under most steps of the cursor.
fn first_shown(focus: u8, shown: u8, side: u8) -> u8 {
    let most = side.saturating_sub(shown);
    let step = (shown / 4).max(1);
    (focus.saturating_sub(shown / 2) / step * step).min(most)
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::{BoardLayout, Margin, Pitch, first_shown, outer, pitch_for};
    use crate::rules::point::{Point, Size};
    use crate::ui::theme::Width;

    #[test]
    fn outer_sizes() {
        for (side, pitch, cells) in [
            (19, Pitch::P2x1, (45, 21)),
            (19, Pitch::P4x2, (83, 41)),
            (19, Pitch::P6x3, (121, 59)),
            (19, Pitch::P8x4, (159, 79)),
            (13, Pitch::P4x2, (59, 29)),
            (13, Pitch::P6x3, (85, 41)),
            (9, Pitch::P4x2, (43, 21)),
            (9, Pitch::P8x4, (79, 39)),
            (1, Pitch::P2x1, (9, 3)),
        ] {
            let size = Size::square(side).unwrap();
            assert_eq!(outer(size, pitch, Margin::Full, Width::Narrow), cells, "{side} {pitch:?}");
            let wide = (cells.0 + 1, cells.1);
            assert_eq!(outer(size, pitch, Margin::Full, Width::Wide), wide, "{side} {pitch:?} wide");
        }
    }

    #[test]
    fn the_widest_pitch_that_fits() {
        let size = Size::STANDARD;
        for (cols, rows, pitch) in [
            (44, 21, None),
            (45, 20, None),
            (45, 21, Some(Pitch::P2x1)),
            (83, 41, Some(Pitch::P4x2)),
            (82, 100, Some(Pitch::P2x1)),
            (121, 59, Some(Pitch::P6x3)),
            (300, 100, Some(Pitch::P8x4)),
        ] {
            assert_eq!(pitch_for(size, cols, rows, Width::Narrow), pitch, "{cols}x{rows}");
        }
    }

    #[test]
    fn a_click_finds_the_point_that_was_drawn_there() {
        for (w, h) in [(19, 19), (9, 9), (5, 13), (52, 52), (1, 1)] {
            let size = Size::new(w, h).unwrap();
            for (pitch, width) in Pitch::ALL.into_iter().flat_map(|p| [(p, Width::Narrow), (p, Width::Wide)])
            {
                for room in [Rect::new(3, 2, 500, 260), Rect::new(3, 2, 60, 30)] {
                    let layout = BoardLayout::new(room, size, pitch, width, Some(Point::new(0, 0))).unwrap();
                    for point in layout.points() {
                        let cell = layout.cell_of(point).unwrap();
                        assert_eq!(layout.point_at(cell.x, cell.y), Some(point), "{pitch:?} {width:?}");
                        assert_eq!(layout.point_at(cell.x + 1, cell.y), Some(point), "{pitch:?} {width:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn outside_the_lines_there_is_no_point() {
        let layout =
            BoardLayout::new(Rect::new(0, 0, 45, 21), Size::STANDARD, Pitch::P2x1, Width::Narrow, None)
                .unwrap();
        assert_eq!(layout.point_at(4, 1), Some(Point::new(0, 0)));
        assert_eq!(layout.point_at(40, 19), Some(Point::new(18, 18)));
        for (column, row) in [(0, 0), (3, 1), (4, 0), (42, 1), (4, 20), (u16::MAX - 9, u16::MAX - 9)] {
            assert_eq!(layout.point_at(column, row), None, "{column} {row}");
        }
    }

    #[test]
    fn a_board_too_large_shows_the_part_around_the_cursor() {
        let size = Size::square(52).unwrap();
        let room = Rect::new(0, 0, 50, 21);
        for point in size.iter() {
            let layout = BoardLayout::new(room, size, Pitch::P2x1, Width::Narrow, Some(point)).unwrap();
            assert!(layout.shows(point), "{point:?}");
            assert_eq!(room.intersection(layout.area), layout.area);
            assert_eq!(layout.shown, (21, 20));
        }
        assert_eq!(first_shown(51, 21, 52), 31);
        assert_eq!(first_shown(0, 21, 52), 0);
    }

    #[test]
    fn less_room_less_margin_then_nothing() {
        let place =
            |w, h| BoardLayout::new(Rect::new(0, 0, w, h), Size::STANDARD, Pitch::P2x1, Width::Narrow, None);
        for (w, h, margin) in [
            (45, 21, Margin::Full),
            (45, 20, Margin::NoBottom),
            (45, 19, Margin::Bare),
            (39, 19, Margin::Bare),
        ] {
            assert_eq!(place(w, h).unwrap().margin, margin, "{w}x{h}");
        }
        assert!(place(2, 5).is_none());
        assert!(place(0, 0).is_none());
        assert_eq!(place(3, 1).unwrap().shown, (1, 1));
    }
}
