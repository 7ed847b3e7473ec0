//! Shapes painted into pixels, in whole numbers: how much of a pixel a shape covers follows from how far the pixel's
//! middle lies from the shape's edge.

use super::picture::{Ink, Life, Shape};
use super::strokes::{ADVANCE, HEIGHT, strokes};
use crate::rules::color::Color;

/// Parts of a pixel along one side, in which places are measured here.
const PIXEL: i64 = 256;
/// The same for a unit of the picture: two make a pixel.
const UNIT: i64 = PIXEL / 2;
/// The longest piece of a line that is painted at once.
const LONG: i64 = 64 * PIXEL;
/// All of a pixel.
const FULL: i64 = 256;

/// Pixels, row by row.
pub(super) struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<Ink>,
}

impl Canvas {
    /// An empty canvas, so many units wide and high.
    pub(super) fn new([width, height]: [i32; 2], ink: Ink) -> Self {
        let [width, height] = [width, height].map(|units| usize::try_from(units / 2).unwrap_or(0));
        Self { width, height, pixels: vec![ink; width * height] }
    }

    /// Width and height in pixels.
    pub(super) fn size(&self) -> [usize; 2] {
        [self.width, self.height]
    }

    /// Red, green and blue of every pixel, row by row.
    pub(super) fn bytes(&self) -> &[u8] {
        self.pixels.as_flattened()
    }

    /// Paints a shape over what is there.
    pub(super) fn paint(&mut self, shape: &Shape) {
        match shape {
            Shape::Box([x, y, width, height], ink) => {
                let [left, top, right, bottom] = [*x, *y, x + width, y + height].map(parts);
                let inside = |at, low: i64, high: i64| {
                    let half = PIXEL / 2;
                    (high.min(at + half) - low.max(at - half)).clamp(0, FULL)
                };
                self.each([left, top, right, bottom], |[x, y]| {
                    (inside(x, left, right) * inside(y, top, bottom) / FULL, *ink)
                });
            }
            Shape::Disc(middle, r, ink) => {
                let (middle, r) = (middle.map(parts), parts(*r));
                self.around(middle, r, |far| (covered(r - far), *ink));
            }
            Shape::Ring(middle, r, thick, ink) => {
                let (middle, r, half) = (middle.map(parts), parts(*r), parts(*thick) / 2);
                self.around(middle, r + half, |far| (covered(half - (far - r).abs()), *ink));
            }
            Shape::Stone(middle, r, color, life) => self.stone(middle.map(parts), parts(*r), *color, *life),
            Shape::Line(points, thick, ink) => {
                let points: Vec<[i64; 2]> = points.iter().map(|point| point.map(parts)).collect();
                self.line(&points, parts(*thick) / 2, *ink);
            }
            Shape::Text(middle, size, text, ink) => self.text(middle.map(parts), parts(*size), text, *ink),
        }
    }

    /// A stone lit from the upper left, as the SVG has it.
    fn stone(&mut self, middle: [i64; 2], r: i64, color: Color, life: Life) {
        let (lit, shade, edge): (Ink, Ink, Ink) = match color {
            Color::Black => ([0x5e; 3], [0x10; 3], [0x0a; 3]),
            Color::White => ([0xff; 3], [0xd2, 0xcd, 0xc0], [0x55, 0x50, 0x3f]),
        };
        let source = [middle[0] - r * 3 / 10, middle[1] - r * 4 / 10];
        let line = 2 * UNIT;
        let seen = if life == Life::Dead { FULL / 2 } else { FULL };
        self.each([middle[0] - r, middle[1] - r, middle[0] + r, middle[1] + r], |at| {
            let far = distance(at, middle);
            let dark = (distance(at, source) * FULL * 10 / (r * 14)).min(FULL);
            let body = mixed(lit, shade, dark);
            (covered(r - far) * seen / FULL, mixed(body, edge, covered(far - (r - line))))
        });
    }

    /// A line with round ends and corners. Every pixel is painted once, also where the line meets itself.
    fn line(&mut self, points: &[[i64; 2]], half: i64, ink: Ink) {
        if let [from, to] = *points
            && from[0] != to[0]
            && from[1] != to[1]
        {
            // A long slanting one is painted in pieces: of the pixels around it few are near.
            let pieces = distance(from, to) / LONG + 1;
            let place = |n: i64| [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * n / pieces);
            for n in 0..pieces {
                self.piece(&[place(n), place(n + 1)], half, ink);
            }
        } else {
            self.piece(points, half, ink);
        }
    }

    fn piece(&mut self, points: &[[i64; 2]], half: i64, ink: Ink) {
        let low = |axis: usize| points.iter().map(|point| point[axis]).min().unwrap_or(0) - half;
        let high = |axis: usize| points.iter().map(|point| point[axis]).max().unwrap_or(0) + half;
        self.each([low(0), low(1), high(0), high(1)], |at| {
            let far = points.windows(2).map(|pair| from_segment(at, pair[0], pair[1])).min();
            (far.map_or(0, |far| covered(half - far)), ink)
        });
    }

    fn text(&mut self, [x, y]: [i64; 2], size: i64, text: &str, ink: Ink) {
        let letters = i64::try_from(text.chars().count()).unwrap_or(0);
        // Capitals are 7/10 of the size high.
        let place = |n: i64| n * size * 7 / (10 * i64::from(HEIGHT));
        let width = letters * i64::from(ADVANCE) - i64::from(ADVANCE - 4);
        let (left, top) = (x - place(width) / 2, y - place(i64::from(HEIGHT)) / 2);
        for (c, n) in text.chars().zip(0_i64..) {
            let column = n * i64::from(ADVANCE);
            for stroke in strokes(c) {
                let points: Vec<[i64; 2]> = stroke
                    .into_iter()
                    .map(|[x, y]| [left + place(column + i64::from(x)), top + place(i64::from(y))])
                    .collect();
                self.line(&points, size / 20, ink);
            }
        }
    }

    /// Asks for all pixels not further from a place than `r` how much of them is covered by which ink, given how far
    /// away they are.
    fn around(&mut self, middle: [i64; 2], r: i64, of: impl Fn(i64) -> (i64, Ink)) {
        let [x, y] = middle;
        self.each([x - r, y - r, x + r, y + r], |at| of(distance(at, middle)));
    }

    /// Asks for all pixels that touch a rectangle how much of them is covered by which ink, given their middles.
    fn each(&mut self, [left, top, right, bottom]: [i64; 4], of: impl Fn([i64; 2]) -> (i64, Ink)) {
        let first = |low: i64| usize::try_from(low / PIXEL - 1).unwrap_or(0);
        let end = |high: i64, all: usize| usize::try_from(high / PIXEL + 2).unwrap_or(0).min(all);
        let middle = |n: usize| i64::try_from(n).unwrap_or(0) * PIXEL + PIXEL / 2;
        for y in first(top)..end(bottom, self.height) {
            for x in first(left)..end(right, self.width) {
                let (part, ink) = of([middle(x), middle(y)]);
                if part > 0 {
                    let pixel = &mut self.pixels[y * self.width + x];
                    *pixel = mixed(*pixel, ink, part);
                }
            }
        }
    }
}

/// Units of the picture in parts of a pixel.
fn parts(units: i32) -> i64 {
    i64::from(units) * UNIT
}

/// How much of a pixel is covered whose middle lies so far inside an edge.
fn covered(inside: i64) -> i64 {
    (inside + PIXEL / 2).clamp(0, FULL)
}

/// So much of the second ink over the first.
fn mixed(under: Ink, over: Ink, part: i64) -> Ink {
    std::array::from_fn(|i| {
        let mixed = (i64::from(under[i]) * (FULL - part) + i64::from(over[i]) * part + FULL / 2) / FULL;
        u8::try_from(mixed).unwrap_or(u8::MAX)
    })
}

fn distance([x, y]: [i64; 2], [to_x, to_y]: [i64; 2]) -> i64 {
    let (across, down) = (x - to_x, y - to_y);
    (across * across + down * down).isqrt()
}

/// How far a place lies from the nearest of a segment.
fn from_segment(at: [i64; 2], from: [i64; 2], to: [i64; 2]) -> i64 {
    let along = [to[0] - from[0], to[1] - from[1]];
    let length = along[0] * along[0] + along[1] * along[1];
    if length == 0 {
        return distance(at, from);
    }
    let reached = (at[0] - from[0]) * along[0] + (at[1] - from[1]) * along[1];
    let reached = reached.clamp(0, length);
    // Places lie below 2^20 parts, so the products fit.
    distance(at, [0, 1].map(|axis| from[axis] + along[axis] * reached / length))
}
