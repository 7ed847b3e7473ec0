//! A position as a picture: what lies where, in shapes that can be written as SVG or painted into pixels.
//!
//! Lengths are in units of which two make a pixel at the picture's own size, counted from its upper left corner.

use std::collections::BTreeMap;

use super::legend::label;
use crate::record::marks::{Drawn, Segment};
use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::handicap::star_points;
use crate::rules::point::{Point, Size, column_label};
use unicode_width::UnicodeWidthStr;

/// From a line to the next.
const PITCH: i32 = 96;
/// From the outer lines to the edge of the picture.
const MARGIN: i32 = 112;
/// From the outer lines to the middle of the coordinates.
const TO_COORDINATE: i32 = 80;
/// Of a stone.
const RADIUS: i32 = 46;
/// Half the side of a square or triangle drawn on a point.
const HALF: i32 = 24;
/// The same around a label.
const AROUND: i32 = 34;
/// How thick marks are drawn.
const THICK: i32 = 6;
/// How high the letters of a label are, by the columns it takes; those of a longer one grow smaller.
const LABEL: [i32; 4] = [56, 52, 38, 30];
/// How long and how wide half the head of an arrow is.
const HEAD: [i32; 2] = [26, 13];

/// Red, green and blue.
pub(super) type Ink = [u8; 3];

/// The board.
pub(super) const WOOD: Ink = [0xdd, 0xb4, 0x66];
/// Lines and coordinates.
const LINE: Ink = [0x3a, 0x28, 0x10];
/// What is drawn on white stones and empty points.
const DARK: Ink = [0x14, 0x14, 0x14];
/// What is drawn on black stones.
const LIGHT: Ink = [0xf8, 0xf6, 0xf0];
/// Arrows and lines, over stones of both colours.
const DRAWN: Ink = [0xc0, 0x24, 0x1c];

/// What is to be seen.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    /// The stones.
    pub board: &'a Board,
    /// The point of the last move.
    pub last: Option<Point>,
    /// A stone of each chain that was agreed to be dead.
    pub dead: &'a [Point],
    /// What the record draws on the points; of several shapes on a point the last counts, and so of labels.
    pub marks: &'a [(Point, Drawn)],
    /// The arrows and lines it draws.
    pub lines: &'a [Segment],
}

/// One thing to draw. What comes later lies above.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// A filled rectangle: left, top, width, height.
    Box([i32; 4], Ink),
    /// A line through these points, so thick.
    Line(Vec<[i32; 2]>, i32, Ink),
    /// A filled circle: its middle, its radius.
    Disc([i32; 2], i32, Ink),
    /// A circle, so thick.
    Ring([i32; 2], i32, i32, Ink),
    /// A stone, or what is left of a dead one: its middle, its radius.
    Stone([i32; 2], i32, Color, Life),
    /// A line of text: its middle, how high its letters are with all above and below them.
    Text([i32; 2], i32, String, Ink),
}

/// Whether a stone is alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Life {
    /// It is.
    Alive,
    /// It was agreed to be dead and still lies there: it is half seen through.
    Dead,
}

/// Width and height of the picture of a board.
pub(super) fn extent(size: Size) -> [i32; 2] {
    [size.width(), size.height()].map(|lines| 2 * MARGIN + PITCH * (i32::from(lines) - 1))
}

/// The middle of a point.
fn middle(point: Point) -> [i32; 2] {
    [point.x(), point.y()].map(|n| MARGIN + PITCH * i32::from(n))
}

impl Picture<'_> {
    /// Everything to draw, from the wood up; a label is written as `written` says.
    pub(super) fn shapes<'a>(&'a self, written: impl Fn(&'a str) -> &'a str) -> Vec<Shape> {
        let size = self.board.size();
        let [width, height] = extent(size);
        let mut shapes = vec![Shape::Box([0, 0, width, height], WOOD)];
        grid(size, &mut shapes);
        coordinates(size, &mut shapes);
        let of = |labels: bool| {
            let marks =
                self.marks.iter().filter(move |(_, drawn)| matches!(drawn, Drawn::Label(_)) == labels);
            marks.map(|(point, drawn)| (*point, drawn)).collect::<BTreeMap<Point, &Drawn>>()
        };
        let (marks, labels) = (of(false), of(true));
        let dead: Vec<Point> = self.dead.iter().flat_map(|&point| self.board.chain(point)).collect();
        for (point, color) in self.board.stones() {
            // A stone on the other side's points is dead.
            let lost = marks.get(&point) == Some(&&Drawn::Territory(!color)) || dead.contains(&point);
            let life = if lost { Life::Dead } else { Life::Alive };
            shapes.push(Shape::Stone(middle(point), RADIUS, color, life));
        }
        for point in size.iter() {
            let (drawn, label) = (marks.get(&point), labels.get(&point).and_then(|drawn| label(drawn)));
            if drawn.is_some() || label.is_some() {
                if drawn.is_none() && self.board.is_empty(point) {
                    // The lines would run through the letters.
                    shapes.push(Shape::Disc(middle(point), RADIUS - 8, WOOD));
                }
                if let Some(drawn) = drawn {
                    // Around a label, if there is one.
                    let half = if label.is_some() { AROUND } else { HALF };
                    self.mark(point, drawn, half, &mut shapes);
                }
                if let Some(label) = label {
                    let on_black = drawn == Some(&&Drawn::Territory(Color::Black));
                    let ink = if on_black { LIGHT } else { self.ink(point) };
                    shapes.push(text(middle(point), written(label), ink));
                }
            } else if dead.contains(&point) {
                shapes.extend(cross(middle(point), HALF, self.ink(point)));
            } else if self.last == Some(point) {
                shapes.push(Shape::Ring(middle(point), HALF, THICK, self.ink(point)));
            }
        }
        for line in self.lines {
            let (from, to) = (middle(line.from), middle(line.to));
            shapes.push(Shape::Line(vec![from, to], THICK, DRAWN));
            if line.arrow {
                shapes.push(head(from, to));
            }
        }
        shapes
    }

    /// What can be seen on a point.
    fn ink(&self, point: Point) -> Ink {
        if self.board.at(point) == Some(Color::Black) { LIGHT } else { DARK }
    }

    fn mark(&self, point: Point, drawn: &Drawn, half: i32, shapes: &mut Vec<Shape>) {
        let ([x, y], ink) = (middle(point), self.ink(point));
        let closed = |points: &[[i32; 2]]| Shape::Line(points.to_vec(), THICK, ink);
        match drawn {
            // One of blanks only.
            Drawn::Label(_) => {}
            Drawn::Triangle => {
                let (top, bottom, side) = (y - half - 4, y + half / 2 + 4, half + 2);
                shapes.push(closed(&[[x, top], [x + side, bottom], [x - side, bottom], [x, top]]));
            }
            Drawn::Square => {
                let (left, right, top, bottom) = (x - half + 3, x + half - 3, y - half + 3, y + half - 3);
                shapes.push(closed(&[
                    [left, top],
                    [right, top],
                    [right, bottom],
                    [left, bottom],
                    [left, top],
                ]));
            }
            Drawn::Circle => shapes.push(Shape::Ring([x, y], half, THICK, ink)),
            Drawn::Cross => shapes.extend(cross([x, y], half, ink)),
            Drawn::Selected => {
                let (top, right, bottom, left) = (y - half, x + half, y + half, x - half);
                shapes.push(closed(&[[x, top], [right, y], [x, bottom], [left, y], [x, top]]));
            }
            Drawn::Territory(color) => {
                let half = HALF / 2 + 3;
                let (edge, inner) = (half + 2, if *color == Color::Black { DARK } else { LIGHT });
                shapes.push(Shape::Box([x - edge, y - edge, 2 * edge, 2 * edge], LINE));
                shapes.push(Shape::Box([x - half, y - half, 2 * half, 2 * half], inner));
            }
        }
    }
}

/// A label.
fn text(at: [i32; 2], text: &str, ink: Ink) -> Shape {
    let columns = text.width().max(1);
    let size = LABEL.get(columns - 1).copied().unwrap_or_else(|| {
        let columns = i32::try_from(columns).unwrap_or(i32::MAX);
        (LABEL[3] * 4 / columns).max(1)
    });
    Shape::Text(at, size, text.to_owned(), ink)
}

/// The head of an arrow.
fn head(from: [i32; 2], to: [i32; 2]) -> Shape {
    let [along, across] = [0, 1].map(|axis| to[axis] - from[axis]);
    let length = (along * along + across * across).isqrt().max(1);
    let [long, wide] = HEAD;
    let base = [to[0] - along * long / length, to[1] - across * long / length];
    let side = [-across * wide / length, along * wide / length];
    let left = [base[0] + side[0], base[1] + side[1]];
    let right = [base[0] - side[0], base[1] - side[1]];
    Shape::Line(vec![left, to, right], THICK, DRAWN)
}

fn cross([x, y]: [i32; 2], half: i32, ink: Ink) -> [Shape; 2] {
    let half = half - 5;
    [
        Shape::Line(vec![[x - half, y - half], [x + half, y + half]], THICK + 1, ink),
        Shape::Line(vec![[x - half, y + half], [x + half, y - half]], THICK + 1, ink),
    ]
}

fn grid(size: Size, shapes: &mut Vec<Shape>) {
    let [right, bottom] = middle(Point::new(size.width() - 1, size.height() - 1));
    let thick = |n: u8, lines: u8| if n == 0 || n + 1 == lines { 5 } else { 3 };
    for x in 0..size.width() {
        let [at, top] = middle(Point::new(x, 0));
        shapes.push(Shape::Line(vec![[at, top], [at, bottom]], thick(x, size.width()), LINE));
    }
    for y in 0..size.height() {
        let [left, at] = middle(Point::new(0, y));
        shapes.push(Shape::Line(vec![[left, at], [right, at]], thick(y, size.height()), LINE));
    }
    shapes.extend(star_points(size).into_iter().map(|point| Shape::Disc(middle(point), 9, LINE)));
}

fn coordinates(size: Size, shapes: &mut Vec<Shape>) {
    let [right, bottom] = middle(Point::new(size.width() - 1, size.height() - 1));
    let mut write = |at, text: &str| shapes.push(Shape::Text(at, 36, text.to_owned(), LINE));
    for x in 0..size.width() {
        let [at, top] = middle(Point::new(x, 0));
        let letters = column_label(x);
        write([at, top - TO_COORDINATE], &letters);
        write([at, bottom + TO_COORDINATE], &letters);
    }
    for y in 0..size.height() {
        let [left, at] = middle(Point::new(0, y));
        let number = (size.height() - y).to_string();
        write([left - TO_COORDINATE, at], &number);
        write([right + TO_COORDINATE, at], &number);
    }
}
