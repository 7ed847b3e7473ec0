//! The board in characters: every board at 2×1, and boards of letters at any pitch.
//!
//! Cells are kept from frame to frame; at 2×1 only those around points that changed are painted again.

use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::style::{Modifier, Style};

use super::canvas::{Canvas, copy};
use super::{BoardLayout, BoardView, Label, Look, Mark, Pitch, glyph, margin};
use crate::rules::color::Color;
use crate::rules::handicap::star_points;
use crate::rules::point::Point;
use crate::ui::theme::{Theme, Width};

/// The board as it was painted last, and what it showed.
#[derive(Clone, Debug, Default)]
pub(super) struct Flat {
    shown: Option<(BoardLayout, Theme, BoardView)>,
    cells: Buffer,
}

impl Flat {
    /// Paints ground, lines, stones, marks and margin; only what differs from the last time is painted anew.
    pub fn draw(&mut self, view: &BoardView, layout: &BoardLayout, theme: Theme, buf: &mut Buffer) {
        match &self.shown {
            Some((place, look, old)) if (place, *look) == (layout, theme) && old == view => {}
            Some((place, look, old)) if (place, *look) == (layout, theme) && is_near(old, view, layout) => {
                let points = repainted(old, view, layout);
                paint(view, layout, theme, &points, &mut self.cells);
                margin::draw(view, layout, theme, &mut self.cells);
                self.shown = Some((*layout, theme, view.clone()));
            }
            _ => {
                self.cells = Buffer::empty(layout.area);
                margin::ground(layout, theme, &mut self.cells);
                let points: Vec<Point> = layout.points().collect();
                paint(view, layout, theme, &points, &mut self.cells);
                margin::draw(view, layout, theme, &mut self.cells);
                self.shown = Some((*layout, theme, view.clone()));
            }
        }
        copy(&self.cells, buf);
    }
}

/// Whether two boards differ in a few points only, and a point reaches no further than its neighbours in its row.
fn is_near(old: &BoardView, new: &BoardView, layout: &BoardLayout) -> bool {
    layout.pitch == Pitch::P2x1
        && (old.size, old.coordinates, old.laid) == (new.size, new.coordinates, new.laid)
}

/// The points to be painted anew: those that differ, and their neighbours in the row, whose lines end at them. A
/// point just beyond the part shown ends a line of it too.
fn repainted(old: &BoardView, new: &BoardView, layout: &BoardLayout) -> Vec<Point> {
    let marked = |view: &BoardView, p| {
        let last = view.last == Some(p);
        (view.cursor == Some(p), last, last && beside_cursor(view), view.ghost_at(p))
    };
    let differs = |p| old.look(p) != new.look(p) || marked(old, p) != marked(new, p);
    let ((x0, y0), (cols, rows)) = (layout.first, layout.shown);
    let mut points = Vec::new();
    for y in y0..y0 + rows {
        let at = |x: u8| differs(Point::new(x, y));
        let mut before = x0.checked_sub(1).is_some_and(at);
        let mut here = at(x0);
        for x in x0..x0 + cols {
            let after = at(x + 1);
            if before || here || after {
                points.push(Point::new(x, y));
            }
            (before, here) = (here, after);
        }
    }
    points
}

/// Whether the cursor stands beside the last move, in its row.
fn beside_cursor(view: &BoardView) -> bool {
    let (Some(last), Some(cursor)) = (view.last, view.cursor) else { return false };
    last.y() == cursor.y() && last.x().abs_diff(cursor.x()) == 1
}

/// Paints lines, stones and marks of some points, then the brackets of the last move and the cursor.
fn paint(view: &BoardView, layout: &BoardLayout, theme: Theme, points: &[Point], buf: &mut Buffer) {
    // A stone of letters fills three by three cells where there is room.
    let reach = u16::from(layout.pitch >= Pitch::P6x3);
    let canvas = Canvas { buf, wide: theme.is_wide() };
    let stars = star_points(layout.size);
    // Two brackets would share a cell: there the cursor has them, and the last move another shape.
    let shaped = canvas.wide || layout.pitch == Pitch::P2x1 && beside_cursor(view);
    let mut painter = Painter { view, layout, theme, canvas, reach, stars, shaped };
    for &point in points {
        painter.ground_of(point);
    }
    for &point in points {
        painter.lines(point);
    }
    for &point in points {
        painter.content(point);
    }
    for (point, style, pair) in [
        (view.last.filter(|_| !shaped), theme.ground().fg(theme.last()), ["(", ")"]),
        (view.cursor, theme.ground().fg(theme.cursor()).bg(theme.wood_lit()), ["[", "]"]),
    ] {
        if let Some(cell) = point.and_then(|point| layout.cell_of(point)) {
            painter.brackets(cell, style.add_modifier(Modifier::BOLD), pair);
        }
    }
}

struct Painter<'a> {
    view: &'a BoardView,
    layout: &'a BoardLayout,
    theme: Theme,
    canvas: Canvas<'a>,
    reach: u16,
    stars: Vec<Point>,
    /// Whether the shape of its stone shows the last move, and no brackets do.
    shaped: bool,
}

impl Painter<'_> {
    fn is_covered(&self, point: Point) -> bool {
        glyph::is_covered(&self.view.look(point), self.view.ghost_at(point).is_some())
    }

    /// How far from a point its stone keeps lines away; `None` where they meet in it.
    fn reach_of(&self, point: Point) -> Option<u16> {
        let look = self.view.look(point);
        self.is_covered(point).then(|| if look.stone.is_some() && !look.dead { self.reach } else { 0 })
    }

    /// The bare ground of a point's own cells, and of the one before the first point of a row.
    fn ground_of(&mut self, point: Point) {
        let Some(cell) = self.layout.cell_of(point) else { return };
        let style = self.theme.ground();
        let before = u16::from(point.x() == self.layout.first.0).min(cell.x);
        for x in cell.x - before..cell.x + self.layout.pitch.cols() {
            self.canvas.put(x, cell.y, " ", style);
        }
    }

    /// The crossing of a point, and the lines from it to the right and down. Half-lines beside stones: many fonts draw
    /// a stone wider than its cell, and a whole line would cut it.
    fn lines(&mut self, point: Point) {
        let Some(cell) = self.layout.cell_of(point) else { return };
        let style = self.theme.ground();
        if !self.is_covered(point) {
            self.crossing(cell, point, style);
        }
        if self.theme.ascii_board() {
            return;
        }
        let (cols, rows) = (self.layout.pitch.cols(), self.layout.pitch.rows());
        let (x, y) = (point.x(), point.y());
        if !self.canvas.wide {
            if x + 1 < self.layout.size.width() {
                let next = Point::new(x + 1, y);
                let far = if self.layout.shows(next) { cols } else { cols / 2 + 1 };
                for i in 1..far {
                    self.horizontal(cell.x + i, cell.y, (point, i), (next, cols - i));
                }
            }
            if x > 0 && x == self.layout.first.0 {
                let before = Point::new(x - 1, y);
                for i in 1..=cols / 2 {
                    self.horizontal(cell.x - i, cell.y, (before, cols - i), (point, i));
                }
            }
        }
        if y + 1 < self.layout.size.height() {
            let next = Point::new(x, y + 1);
            let far = if self.layout.shows(next) { rows } else { rows / 2 + 1 };
            for i in 1..far {
                self.vertical(cell.x, cell.y + i, (point, i), (next, rows - i));
            }
        }
        if y > 0 && y == self.layout.first.1 {
            let before = Point::new(x, y - 1);
            for i in 1..=rows / 2 {
                self.vertical(cell.x, cell.y - i, (before, rows - i), (point, i));
            }
        }
    }

    fn crossing(&mut self, cell: Position, point: Point, style: Style) {
        let star = self.stars.contains(&point);
        let symbol = glyph::crossing(self.layout.size, self.theme, point, star);
        self.canvas.put(cell.x, cell.y, symbol, style);
    }

    /// One cell of a line between two points, each given with its distance.
    fn horizontal(&mut self, x: u16, y: u16, left: (Point, u16), right: (Point, u16)) {
        let near = |(point, distance): (Point, u16)| {
            self.reach_of(point).map_or((false, false), |reach| (distance <= reach, distance == reach + 1))
        };
        let ((left_inside, left_beside), (right_inside, right_beside)) = (near(left), near(right));
        let symbol = match (left_beside, right_beside) {
            _ if left_inside || right_inside => " ",
            (true, true) => " ",
            (true, false) => "╶",
            (false, true) => "╴",
            (false, false) => "─",
        };
        self.canvas.put(x, y, symbol, self.theme.ground());
    }

    fn vertical(&mut self, x: u16, y: u16, above: (Point, u16), below: (Point, u16)) {
        let inside =
            |(point, distance): (Point, u16)| self.reach_of(point).is_some_and(|reach| distance <= reach);
        let symbol = if inside(above) || inside(below) { " " } else { "│" };
        self.canvas.put(x, y, symbol, self.theme.ground());
    }

    /// What stands on a point.
    fn content(&mut self, point: Point) {
        let Some(cell) = self.layout.cell_of(point) else { return };
        let look = self.view.look(point);
        let ground = self.ground(point);
        if let Some(color) = look.stone {
            self.stone(cell, color, &look, self.view.last == Some(point), ground);
        } else if let Some(color) = self.view.ghost_at(point) {
            let style = ground.fg(self.theme.ghost(color));
            self.canvas.put(cell.x, cell.y, glyph::ghost(self.theme, color), style);
        } else if let Some(mark) = look.mark {
            let style = ground.fg(self.theme.mark(mark == Mark::Ko)).add_modifier(Modifier::BOLD);
            self.mark(cell, mark, style);
        } else if let Some(color) = look.territory {
            let style = ground.fg(self.theme.stone(color));
            self.canvas.put(cell.x, cell.y, glyph::territory(self.theme, color), style);
        } else if self.view.cursor == Some(point) {
            self.crossing(cell, point, ground);
        }
    }

    /// The ground of one point. Where brackets have no room it alone shows the cursor.
    fn ground(&self, point: Point) -> Style {
        let ground = self.theme.ground();
        if self.view.cursor == Some(point) {
            ground.bg(if self.canvas.wide { self.theme.cursor_ground() } else { self.theme.wood_lit() })
        } else if self.canvas.wide && self.view.last == Some(point) {
            ground.bg(self.theme.last_ground())
        } else {
            ground
        }
    }

    fn stone(&mut self, cell: Position, color: Color, look: &Look, last: bool, ground: Style) {
        let theme = self.theme;
        let mut style = ground.fg(theme.stone(color));
        if theme.lettered() && color == Color::Black {
            style = style.add_modifier(Modifier::BOLD);
        }
        if look.dead {
            let style = if theme.lettered() { style } else { style.add_modifier(Modifier::BOLD) };
            self.canvas.put(cell.x, cell.y, glyph::dead(theme, color), style);
            return;
        }
        match look.mark {
            Some(mark) if theme.lettered() => self.beside_letter(cell, color, mark, style),
            Some(mark) => {
                self.mark(cell, mark, Style::new().fg(theme.on_stone(color)).bg(theme.stone_ground(color)));
            }
            None => {
                let shaped_last = last && self.shaped;
                if shaped_last && theme.lettered() && !self.canvas.wide {
                    style = style.add_modifier(Modifier::REVERSED);
                }
                self.letter_or_disc(cell, color, glyph::stone(theme, color, shaped_last), style);
            }
        }
    }

    fn letter_or_disc(&mut self, cell: Position, color: Color, symbol: &str, style: Style) {
        if self.reach == 0 {
            self.canvas.put(cell.x, cell.y, symbol, style);
            return;
        }
        let rows = match color {
            Color::Black => ["\\ /", " X ", "/ \\"],
            Color::White => ["/-\\", "| |", "\\-/"],
        };
        for (y, row) in (cell.y - 1..).zip(rows) {
            self.canvas.text(cell.x - 1, y, row, style);
        }
    }

    /// A stone of letters keeps its letter, with the mark after it; a number that has no room there takes the letter's
    /// place, underlined for Black, reversed for White.
    fn beside_letter(&mut self, cell: Position, color: Color, mark: Mark, style: Style) {
        let symbol = glyph::stone(self.theme, color, false);
        let label = match mark {
            Mark::Label(label) => label,
            other => Label::new(glyph::mark(self.theme, other)),
        };
        let room = self.layout.pitch.cols() - 1;
        let chars = label.fitted(self.layout.pitch.label_cols(), self.theme.width == Width::Wide);
        let taken: u16 = chars.iter().map(|(_, cols)| cols).sum();
        if self.reach > 0 {
            self.letter_or_disc(cell, color, symbol, style);
            self.mark(cell, mark, style);
        } else if taken <= room {
            self.canvas.put(cell.x, cell.y, symbol, style);
            self.write(cell.x + 1, cell.y, &chars, style);
        } else {
            let sign = if color == Color::Black { Modifier::UNDERLINED } else { Modifier::REVERSED };
            self.mark(cell, mark, style.add_modifier(sign));
        }
    }

    /// A mark in the middle of a point.
    fn mark(&mut self, cell: Position, mark: Mark, style: Style) {
        let Mark::Label(label) = mark else {
            self.canvas.put(cell.x, cell.y, glyph::mark(self.theme, mark), style);
            return;
        };
        let chars = label.fitted(self.layout.pitch.label_cols(), self.theme.width == Width::Wide);
        let taken: u16 = chars.iter().map(|(_, cols)| cols).sum();
        if self.canvas.wide && taken == 1 {
            self.canvas.put(cell.x + 1, cell.y, " ", style);
        }
        self.write(cell.x - taken.saturating_sub(1) / 2, cell.y, &chars, style);
    }

    fn write(&mut self, mut x: u16, y: u16, chars: &[(char, u16)], style: Style) {
        for (ch, cols) in chars {
            self.canvas.put_sized(x, y, ch.encode_utf8(&mut [0; 4]), *cols, style);
            x += cols;
        }
    }

    /// Brackets left and right of a point, unless its character takes two columns and leaves no room.
    fn brackets(&mut self, cell: Position, style: Style, pair: [&str; 2]) {
        if self.canvas.wide {
            return;
        }
        let style = if pair[0] == "[" { self.theme.bracketed(style) } else { style };
        let away = self.reach + 1;
        self.canvas.put(cell.x - away, cell.y, pair[0], style);
        self.canvas.put(cell.x + away, cell.y, pair[1], style);
    }
}
