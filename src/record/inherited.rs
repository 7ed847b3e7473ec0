//! Properties that hold for the nodes after them too (reader rule 39).

use super::tree::{GameTree, NodeId};
use super::value::point::points;
use crate::rules::point::{Point, Size};

/// The points `DD` dims or `VW` shows alone at a node: those of the nearest node on the way back to the root that
/// has the property, nothing where that one is `[]`. Points off the board are left out.
pub fn points_of(tree: &GameTree, node: NodeId, name: &str, size: Size) -> Vec<Point> {
    let mut at = Some(node);
    while let Some(node) = at {
        if tree.has(node, name) {
            return tree.values(node, name).filter_map(|raw| points(raw, size)).flatten().collect();
        }
        at = tree.parent(node);
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::points_of;
    use crate::record::sgf::read::read;
    use crate::rules::point::{Point, Size};

    #[test]
    fn rule_39_dd_and_vw_hold_until_they_are_reset() {
        let sgf = b"(;DD[aa:ba];B[cc];DD[zz][cc];W[dd];DD[];B[ee])";
        let tree = read(sgf).unwrap().0.games()[0].clone();
        let dimmed = tree.main_line().map(|node| {
            points_of(&tree, node, "DD", Size::STANDARD).into_iter().map(Point::to_sgf).collect::<String>()
        });
        assert_eq!(dimmed.collect::<Vec<_>>(), ["aaba", "aaba", "cc", "cc", "", ""]);
        assert!(points_of(&tree, tree.main_line().last().unwrap(), "VW", Size::STANDARD).is_empty());
    }
}
