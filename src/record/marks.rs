//! What a node writes on the board: labels, shapes, territory.

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
    /// TB or TW.
    Territory(Color),
}

/// Everything a node draws, in the order of the file; of several marks on a point the last counts. Points off the
/// board are left out.
pub fn of(tree: &GameTree, node: NodeId, size: Size) -> Vec<(Point, Drawn)> {
    let mut drawn = Vec::new();
    let mut letters = ('A'..='Z').cycle();
    for property in tree.properties(node) {
        let mark = |name: &str| property.is(name);
        if mark("LB") {
            drawn.extend(property.values().filter_map(|raw| {
                let (point, label) = split(raw)?;
                let point = Point::from_sgf(point.trim()).filter(|&point| size.has(point))?;
                Some((point, Drawn::Label(simple_text(label))))
            }));
            continue;
        }
        if mark("L") {
            for point in property.values().filter_map(|raw| points(raw, size)).flatten() {
                drawn.extend(letters.next().map(|letter| (point, Drawn::Label(letter.to_string()))));
            }
            continue;
        }
        let kind = match () {
            () if mark("TR") => Drawn::Triangle,
            () if mark("SQ") => Drawn::Square,
            () if mark("CR") => Drawn::Circle,
            () if mark("MA") || mark("M") => Drawn::Cross,
            () if mark("TB") => Drawn::Territory(Color::Black),
            () if mark("TW") => Drawn::Territory(Color::White),
            () => continue,
        };
        let listed = property.values().filter_map(|raw| points(raw, size)).flatten();
        drawn.extend(listed.map(|point| (point, kind.clone())));
    }
    drawn
}
