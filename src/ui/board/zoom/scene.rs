//! What every place of the board looks like, and how a cell shows it.

use ratatui::layout::Position;
use ratatui::style::Style;

use super::fit::{self, Matter, Means, SIDE, Sample, Samples};
use super::sprite::Sprite;
use super::stone::Measure;
use super::{Face, wood};
use crate::rules::color::Color;
use crate::rules::handicap::star_points;
use crate::rules::point::Point;
use crate::ui::board::canvas::Canvas;
use crate::ui::board::{BoardLayout, Pitch, glyph};
use crate::ui::theme::{Depth, Rgb, Theme};

/// The board as it is to be rendered: positions are counted in cells of the screen, places in sixteenths of a column
/// from the board's upper left.
pub(super) struct Scene<'a> {
    pub layout: &'a BoardLayout,
    pub theme: Theme,
    faces: &'a [Face],
    sprite: &'a Sprite,
    stars: Vec<Point>,
    measure: Measure,
    means: Means,
    /// The cell of the first point, from the board's upper left.
    origin: (i32, i32),
    /// The place of the cursor where it is to be lit.
    lit: Option<(i32, i32)>,
}

/// A stone near a cell, how much of it is there (parts of 256), and the place of its middle.
#[derive(Clone, Copy)]
struct Disc {
    color: Color,
    parts: u16,
    x: i32,
    y: i32,
}

/// The picture of a cell.
struct Picture {
    samples: Samples,
    /// Whether any sample lies on a stone.
    stone: bool,
    /// The one colour of a cell without stone or shadow.
    wood: Option<Rgb>,
}

impl Picture {
    fn mean(&self) -> Rgb {
        self.wood.unwrap_or_else(|| fit::mean(&self.samples))
    }
}

/// All of a stone, in parts of 256.
const WHOLE: u16 = 256;

const ROW: i32 = 32;
const COL: i32 = 16;

impl<'a> Scene<'a> {
    pub fn new(layout: &'a BoardLayout, theme: Theme, faces: &'a [Face], sprite: &'a Sprite) -> Self {
        let origin = layout.origin();
        let mut scene = Self {
            layout,
            theme,
            faces,
            sprite,
            stars: star_points(layout.size),
            means: Means {
                certain: theme.is_wide(),
                // Small stones have too little rim to be parted by it, flat ones none.
                seams: layout.pitch == Pitch::P4x2 || theme.depth == Depth::Sixteen,
                unmixed: theme.depth == Depth::Sixteen,
            },
            measure: Measure::new(layout.pitch.rows()),
            origin: (i32::from(origin.x - layout.area.x), i32::from(origin.y - layout.area.y)),
            lit: None,
        };
        let cursor = faces.iter().position(|face| face.cursor && face.ghost.is_none());
        let lit = cursor.and_then(|index| i32::try_from(index).ok()).map(|index| {
            let (cols, (x, y)) = (i32::from(layout.shown.0), scene.start());
            (x + 2 * scene.measure.half * (index % cols), y + 2 * scene.measure.half * (index / cols))
        });
        scene.lit = lit;
        scene
    }

    /// The sprite for boards of this layout.
    pub fn sprite(layout: &BoardLayout, theme: Theme) -> Sprite {
        let measure = Measure::new(layout.pitch.rows());
        let middle = if theme.is_wide() { COL } else { COL / 2 };
        // The first sample of a cell half a pitch or more to the left and above.
        let rows = i32::from(layout.pitch.rows());
        Sprite::new(measure, theme, (1 - middle - rows * COL, 2 - ROW / 2 - (rows + 1) / 2 * ROW))
    }

    /// Paints one cell; in a wide terminal both cells of a pair, at the left one.
    pub fn paint(&self, at: Position, canvas: &mut Canvas<'_>) {
        if !canvas.wide {
            self.paint_one(at, canvas);
            return;
        }
        if self.is_second(at) {
            // Its left neighbour paints it, unless it stands alone at the left edge.
            if at.x == self.layout.area.x {
                self.paint_one(at, canvas);
            }
        } else if at.x + 1 == self.layout.area.right() {
            self.paint_one(at, canvas);
        } else {
            self.paint_pair(at, canvas);
        }
    }

    /// Paints both cells of the pair that `at` is one of, each on its own, so that one may be written over.
    pub fn part(&self, at: Position, canvas: &mut Canvas<'_>) {
        if canvas.wide {
            let odd = self.is_second(at);
            let other = if odd { at.x.checked_sub(1) } else { Some(at.x + 1) };
            for x in [Some(at.x), other].into_iter().flatten() {
                let cell = Position::new(x, at.y);
                if self.layout.area.contains(cell) {
                    self.paint_one(cell, canvas);
                }
            }
        }
    }

    /// Whether a cell is the right one of a pair.
    fn is_second(&self, at: Position) -> bool {
        (i32::from(at.x - self.layout.area.x) - self.origin.0).rem_euclid(2) == 1
    }

    fn paint_one(&self, at: Position, canvas: &mut Canvas<'_>) {
        let picture = self.picture(at);
        if picture.stone {
            let fit = fit::best(&picture.samples, self.means);
            canvas.put_sized(at.x, at.y, fit.symbol, 1, self.style(fit.ink, fit.ground));
        } else {
            let line = if canvas.wide { " " } else { self.line(at) };
            canvas.put_sized(at.x, at.y, line, 1, self.line_style(picture.mean()));
        }
    }

    fn paint_pair(&self, at: Position, canvas: &mut Canvas<'_>) {
        let next = Position::new(at.x + 1, at.y);
        let (left, right) = (self.picture(at), self.picture(next));
        let line = self.line(at);
        if !left.stone && !right.stone && line != " " {
            let ground = left.mean().blend(right.mean(), 128);
            canvas.put(at.x, at.y, line, self.line_style(ground));
            return;
        }
        let (left, right) = (&left.samples, &right.samples);
        let (one, other) = (fit::best(left, self.means), fit::best(right, self.means));
        let both = fit::best_pair(left, right, self.means);
        if both.error < one.error + other.error {
            canvas.put_sized(at.x, at.y, both.symbol, 2, self.style(both.ink, both.ground));
        } else {
            canvas.put_sized(at.x, at.y, one.symbol, 1, self.style(one.ink, one.ground));
            canvas.put_sized(next.x, next.y, other.symbol, 1, self.style(other.ink, other.ground));
        }
    }

    /// The ground that a character written over this cell stands on.
    pub fn ground(&self, at: Position) -> Rgb {
        self.picture(at).mean()
    }

    pub fn style(&self, ink: Rgb, ground: Rgb) -> Style {
        Style::new().fg(self.theme.mix(ink)).bg(self.theme.mix(ground))
    }

    fn line_style(&self, ground: Rgb) -> Style {
        Style::new().fg(self.theme.line()).bg(self.theme.mix(ground))
    }

    /// The picture of a cell.
    fn picture(&self, at: Position) -> Picture {
        let cell = (at.x - self.layout.area.x, at.y - self.layout.area.y);
        let (left, top) = (i32::from(cell.0) * COL, i32::from(cell.1) * ROW);
        let wood = if self.is_lit(left, top) { wood::LIT } else { wood::grain(cell.0, cell.1) };
        let mut samples = [[Sample { matter: Matter::Wood, rgb: wood }; SIDE]; SIDE];
        let mut shadows = [[0; SIDE]; SIDE];
        let mut stone = false;
        for disc in self.discs(left + COL / 2, top + ROW / 2) {
            let matter = match (disc.color, disc.parts == WHOLE) {
                (Color::Black, true) => Matter::Black,
                (Color::White, true) => Matter::White,
                (Color::Black, false) => Matter::FaintBlack,
                (Color::White, false) => Matter::FaintWhite,
            };
            // A faint stone is flat: it is less there, and costs less to paint under a moving cursor.
            let faint = wood.blend(self.measure.shade(disc.color, 0, 0), disc.parts);
            let rows = samples.iter_mut().zip(&mut shadows);
            for (y, (samples, shadows)) in (top + 2 - disc.y..).step_by(4).zip(rows) {
                for (x, spot) in self.sprite.row(left + 1 - disc.x, y, SIDE) {
                    if spot.stone {
                        let rgb = if disc.parts == WHOLE { spot.shade[disc.color] } else { faint };
                        samples[x] = Sample { matter, rgb };
                        stone = true;
                    } else if disc.parts == WHOLE {
                        shadows[x] = spot.shadow.max(shadows[x]);
                    }
                }
            }
        }
        let mut shaded = false;
        for (sample, shadow) in samples.iter_mut().flatten().zip(shadows.into_iter().flatten()) {
            if shadow > 0 && sample.matter == Matter::Wood {
                sample.rgb = wood.blend(wood::SHADOW, shadow);
                shaded = true;
            }
        }
        Picture { samples, stone, wood: (!stone && !shaded).then_some(wood) }
    }

    /// The place of the middle of the first point.
    fn start(&self) -> (i32, i32) {
        let middle = if self.theme.is_wide() { COL } else { COL / 2 };
        (self.origin.0 * COL + middle, self.origin.1 * ROW + ROW / 2)
    }

    /// Whether a cell lies in the lit square under a cursor that no stone shows.
    fn is_lit(&self, left: i32, top: i32) -> bool {
        let Some((x, y)) = self.lit else { return false };
        let (dx, dy) = (left + COL / 2 - x, top + ROW / 2 - y);
        dx.abs() < self.measure.half && dy.abs() < self.measure.half
    }

    /// The stones that reach into a cell with its middle here, or cast a shadow there.
    fn discs(&self, x: i32, y: i32) -> Vec<Disc> {
        let half = self.measure.half;
        let (cols, rows) = (i32::from(self.layout.shown.0), i32::from(self.layout.shown.1));
        let (x0, y0) = self.start();
        // A shadow falls to the right and below, so a point up to one and a half pitches away may matter.
        let range = |place: i32, first: i32, count: i32| {
            let last = (place - first + 2 * half).div_euclid(2 * half);
            (last - 2).max(0)..=last.min(count - 1)
        };
        let reach = self.measure.reach();
        range(y, y0, rows)
            .flat_map(|j| range(x, x0, cols).map(move |i| (i, j)))
            .filter_map(|(i, j)| {
                let face = self.faces.get(usize::try_from(j * cols + i).ok()?)?;
                let (color, parts) = self.disc(face)?;
                let disc = Disc { color, parts, x: x0 + 2 * half * i, y: y0 + 2 * half * j };
                let near = |away: i32, cell: i32| -self.measure.radius - cell < away && away < reach + cell;
                (near(x - disc.x, COL / 2) && near(y - disc.y, ROW / 2)).then_some(disc)
            })
            .collect()
    }

    /// The stone drawn as a disc on a point, and how much of it is there: parts of 256. Sixteen colours have none for
    /// a faint one.
    fn disc(&self, face: &Face) -> Option<(Color, u16)> {
        let parts = match (face.look.stone, face.look.dead) {
            (Some(_), false) => WHOLE,
            _ if self.theme.depth == Depth::Sixteen => return None,
            (Some(_), true) => 104,
            (None, _) => 168,
        };
        Some((face.look.stone.or(face.ghost)?, parts))
    }

    /// The line character of a cell no stone covers.
    fn line(&self, at: Position) -> &'static str {
        let layout = self.layout;
        let cell = (i32::from(at.x - layout.area.x), i32::from(at.y - layout.area.y));
        let pitch = (i32::from(layout.pitch.cols()), i32::from(layout.pitch.rows()));
        let place = |cell: i32, origin: i32, pitch: i32, first: u8, shown: u8, side: u8| {
            let away = cell - origin;
            let end = (i32::from(shown) - 1) * pitch;
            let inside = (away >= 0 || first > 0) && (away <= end || first + shown < side);
            (inside, away.rem_euclid(pitch) == 0 && (0..=end).contains(&away), away.div_euclid(pitch))
        };
        let (first, shown, size) = (layout.first, layout.shown, layout.size);
        let (in_cols, on_col, i) = place(cell.0, self.origin.0, pitch.0, first.0, shown.0, size.width());
        let (in_rows, on_row, j) = place(cell.1, self.origin.1, pitch.1, first.1, shown.1, size.height());
        match (on_col, on_row) {
            (true, true) => {
                let index = |first: u8, n: i32| u8::try_from(n).map_or(first, |n| first + n);
                let point = Point::new(index(first.0, i), index(first.1, j));
                glyph::crossing(size, self.theme, point, self.stars.contains(&point))
            }
            (true, false) if in_rows && size.height() > 1 => "│",
            (false, true) if in_cols && size.width() > 1 => "─",
            _ => " ",
        }
    }
}
