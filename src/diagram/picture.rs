//! A position as a picture: what lies where, in shapes that can be written as SVG or painted into pixels.
//!
//! Lengths are in units of which two make a pixel at the picture's own size, counted from its upper left corner.

use std::collections::BTreeMap;

use crate::record::marks::Drawn;
use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::handicap::star_points;
use crate::rules::point::{Point, Size, column_label};

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
/// How thick marks are drawn.
const THICK: i32 = 6;
/// The letters of a label that has no more.
const LABEL: [i32; 4] = [56, 52, 38, 30];

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

/// What is to be seen.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    /// The stones.
    pub board: &'a Board,
    /// The point of the last move.
    pub last: Option<Point>,
    /// A stone of each chain that was agreed to be dead.
    pub dead: &'a [Point],
    /// What the record draws on the points; of several marks on a point the last counts.
    pub marks: &'a [(Point, Drawn)],
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
    /// Everything to draw, from the wood up.
    pub(super) fn shapes(&self) -> Vec<Shape> {
        let size = self.board.size();
        let [width, height] = extent(size);
        let mut shapes = vec![Shape::Box([0, 0, width, height], WOOD)];
        grid(size, &mut shapes);
        coordinates(size, &mut shapes);
        let marks: BTreeMap<Point, &Drawn> =
            self.marks.iter().map(|(point, drawn)| (*point, drawn)).collect();
        let dead: Vec<Point> = self.dead.iter().flat_map(|&point| self.board.chain(point)).collect();
        for (point, color) in self.board.stones() {
            // A stone on the other side's points is dead.
            let lost = marks.get(&point) == Some(&&Drawn::Territory(!color)) || dead.contains(&point);
            let life = if lost { Life::Dead } else { Life::Alive };
            shapes.push(Shape::Stone(middle(point), RADIUS, color, life));
        }
        for point in size.iter() {
            if let Some(drawn) = marks.get(&point) {
                self.mark(point, drawn, &mut shapes);
            } else if dead.contains(&point) {
                shapes.extend(cross(middle(point), self.ink(point)));
            } else if self.last == Some(point) {
                shapes.push(Shape::Ring(middle(point), HALF, THICK, self.ink(point)));
            }
        }
        shapes
    }

    /// What can be seen on a point.
    fn ink(&self, point: Point) -> Ink {
        if self.board.at(point) == Some(Color::Black) { LIGHT } else { DARK }
    }

    fn mark(&self, point: Point, drawn: &Drawn, shapes: &mut Vec<Shape>) {
        let ([x, y], ink) = (middle(point), self.ink(point));
        let closed = |points: &[[i32; 2]]| Shape::Line(points.to_vec(), THICK, ink);
        match drawn {
            Drawn::Label(text) => {
                let text: String = text.trim().chars().take(LABEL.len()).collect();
                let Some(last) = text.chars().count().checked_sub(1) else { return };
                if self.board.is_empty(point) {
                    // The lines would run through the letters.
                    shapes.push(Shape::Disc([x, y], RADIUS - 8, WOOD));
                }
                shapes.push(Shape::Text([x, y], LABEL[last], text, ink));
            }
            Drawn::Triangle => {
                let (top, bottom, half) = (y - HALF - 4, y + HALF / 2 + 4, HALF + 2);
                shapes.push(closed(&[[x, top], [x + half, bottom], [x - half, bottom], [x, top]]));
            }
            Drawn::Square => {
                let (left, right, top, bottom) = (x - HALF + 3, x + HALF - 3, y - HALF + 3, y + HALF - 3);
                shapes.push(closed(&[
                    [left, top],
                    [right, top],
                    [right, bottom],
                    [left, bottom],
                    [left, top],
                ]));
            }
            Drawn::Circle => shapes.push(Shape::Ring([x, y], HALF, THICK, ink)),
            Drawn::Cross => shapes.extend(cross([x, y], ink)),
            Drawn::Territory(color) => {
                let half = HALF / 2 + 3;
                let (edge, inner) = (half + 2, if *color == Color::Black { DARK } else { LIGHT });
                shapes.push(Shape::Box([x - edge, y - edge, 2 * edge, 2 * edge], LINE));
                shapes.push(Shape::Box([x - half, y - half, 2 * half, 2 * half], inner));
            }
        }
    }
}

fn cross([x, y]: [i32; 2], ink: Ink) -> [Shape; 2] {
    let half = HALF - 5;
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
