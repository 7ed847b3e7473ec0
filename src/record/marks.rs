//! What a node writes on the board: labels, shapes, territory; and what it dims or shows alone.

use super::tree::{GameTree, NodeId};
use super::value::point::points;
use super::value::text::{simple_text, split};
use crate::rules::color::Color;
use crate::rules::point::{Point, Size};

/// Something drawn on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// A text, LB or L.
    Label(String),
    /// TR.
    Triangle,
    /// SQ.
    Square,
    /// CR.
    Circle,
    /// MA or M.
    Cross,
    /// SL.
    Selected,
    /// TB or TW.
    Territory(Color),
}

/// A line drawn from a point to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// Whether it points there: AR, not LN.
    pub arrow: bool,
}

/// The shapes, by property.
const SHAPES: [(&str, Drawn); 8] = [
    ("TR", Drawn::Triangle),
    ("SQ", Drawn::Square),
    ("CR", Drawn::Circle),
    ("MA", Drawn::Cross),
    ("M", Drawn::Cross),
    ("SL", Drawn::Selected),
    ("TB", Drawn::Territory(Color::Black)),
    ("TW", Drawn::Territory(Color::White)),
];

/// So many marks of a node are read: more than any board has points, and few enough to be drawn with every frame.
const MOST: usize = 20_000;
/// The same of lines, which cost more to draw.
const MOST_LINES: usize = 1_000;

/// Everything a node draws, in the order of the file; of several marks on a point the last counts. Points off the
/// board are left out.
pub fn of(tree: &GameTree, node: NodeId, size: Size) -> Vec<(Point, Drawn)> {
    let mut drawn = Vec::new();
    let mut letters = ('A'..='Z').cycle();
    for property in tree.properties(node) {
        let room = MOST - drawn.len();
        let listed = || property.values().filter_map(|raw| points(raw, size)).flatten().take(room);
        if property.is("LB") {
            let labels = property.values().filter_map(|raw| {
                let (point, label) = split(raw)?;
                let point = Point::from_sgf(point.trim()).filter(|&point| size.has(point))?;
                Some((point, Drawn::Label(simple_text(label))))
            });
            drawn.extend(labels.take(room));
        } else if property.is("L") {
            let lettered = listed().zip(&mut letters);
            drawn.extend(lettered.map(|(point, letter)| (point, Drawn::Label(letter.to_string()))));
        } else if let Some((_, shape)) = SHAPES.iter().find(|(name, _)| property.is(name)) {
            drawn.extend(listed().map(|point| (point, shape.clone())));
        }
    }
    drawn
}

/// Whether a node has labels, arrows or lines.
pub fn draws(tree: &GameTree, node: NodeId) -> bool {
    tree.properties(node).any(|property| ["LB", "AR", "LN"].iter().any(|name| property.is(name)))
}

/// The arrows and lines a node draws, in the order of the file. Those that leave the board or lead nowhere are left out.
pub fn segments(tree: &GameTree, node: NodeId, size: Size) -> Vec<Segment> {
    let mut segments = Vec::new();
    for property in tree.properties(node) {
        let arrow = property.is("AR");
        if !arrow && !property.is("LN") {
            continue;
        }
        let point = |raw: &str| Point::from_sgf(raw.trim()).filter(|&point| size.has(point));
        let drawn = property.values().filter_map(|raw| {
            let (from, to) = raw.split_once(':')?;
            let (from, to) = (point(from)?, point(to)?);
            (from != to).then_some(Segment { from, to, arrow })
        });
        segments.extend(drawn.take(MOST_LINES - segments.len()));
    }
    segments
}

/// The points a node lists as dimmed (`DD`) or shown alone (`VW`). Points off the board are left out.
pub fn listed(tree: &GameTree, node: NodeId, name: &str, size: Size) -> Vec<Point> {
    tree.values(node, name).filter_map(|raw| points(raw, size)).flatten().take(MOST).collect()
}

#[cfg(test)]
mod tests {
    use super::{Drawn, MOST, MOST_LINES, Segment, of, segments};
    use crate::record::sgf::read::read;
    use crate::record::tree::NodeId;
    use crate::rules::point::{Point, Size};

    #[test]
    fn marks_stand_in_the_order_of_the_file() {
        let (collection, _) = read(b"(;LB[aa:x][zz:off]L[bb][cc]TR[dd:ed]L[ff]TB[gg])").unwrap();
        let drawn = of(&collection.games()[0], NodeId::ROOT, Size::STANDARD);
        let label = |text: &str| Drawn::Label(text.to_owned());
        let at = |x, y| Point::new(x, y);
        assert_eq!(
            drawn,
            [
                (at(0, 0), label("x")),
                (at(1, 1), label("A")),
                (at(2, 2), label("B")),
                (at(3, 3), Drawn::Triangle),
                (at(4, 3), Drawn::Triangle),
                (at(5, 5), label("C")),
                (at(6, 6), Drawn::Territory(crate::rules::color::Color::Black)),
            ]
        );
    }

    #[test]
    fn arrows_and_lines_in_the_order_of_the_file() {
        let (collection, _) = read(b"(;LN[aa:bb]AR[cc:aa][aa:aa][aa:zz][aa]LN[ c a:ab][ca:ab])").unwrap();
        let at = |x, y| Point::new(x, y);
        assert_eq!(
            segments(&collection.games()[0], NodeId::ROOT, Size::STANDARD),
            [
                Segment { from: at(0, 0), to: at(1, 1), arrow: false },
                Segment { from: at(2, 2), to: at(0, 0), arrow: true },
                Segment { from: at(2, 0), to: at(0, 1), arrow: false },
            ]
        );
        let record = format!("(;AR{}LN{})", "[aa:ss]".repeat(20_000), "[aa:ss]".repeat(20_000));
        let (collection, _) = read(record.as_bytes()).unwrap();
        assert_eq!(segments(&collection.games()[0], NodeId::ROOT, Size::STANDARD).len(), MOST_LINES);
    }

    #[test]
    fn a_board_marked_over_and_over_comes_to_its_end() {
        let record = format!("(;TR{}LB{})", "[aa:ss]".repeat(20_000), "[aa:x]".repeat(20_000));
        let (collection, _) = read(record.as_bytes()).unwrap();
        assert_eq!(of(&collection.games()[0], NodeId::ROOT, Size::STANDARD).len(), MOST);
    }
}
