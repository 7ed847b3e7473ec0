//! Which number a move has: counted along the line, and as MN says from its node on (reader rule 39). Whatever goes to
//! a move by its number, or names one, counts and seeks as is done here.

use super::mover;
use crate::record::tree::{GameTree, NodeId};
use crate::rules::color::ByColor;

/// The number before the first move of a node and that of its last, where the last before the node is `before`. They are
/// the same where it makes none.
pub(super) fn numbered(tree: &GameTree, node: NodeId, before: u32) -> (u32, u32) {
    let mut moves = ByColor::<u32>::default();
    for property in tree.properties(node) {
        // Of several moves of a colour the first counts.
        if let Some(by) = mover(property.name()).filter(|_| property.values().next().is_some()) {
            moves[by] = 1;
        }
    }
    let made = moves.black + moves.white;
    match tree.simple_text(node, "MN").and_then(|text| text.trim().parse::<u32>().ok()) {
        Some(last) => (last.saturating_sub(made), last),
        None => (before, before.saturating_add(made)),
    }
}

/// For every node of a line, which begins at the root, the number of the last move made up to there.
pub fn numbers<'a>(tree: &'a GameTree, line: &'a [NodeId]) -> impl Iterator<Item = u32> + 'a {
    line.iter().scan(0, |number, &node| {
        *number = numbered(tree, node, *number).1;
        Some(*number)
    })
}

/// The place at which move `number` is made, of nodes with these numbers: the one that has it, where several do the
/// nearest to place `from`, else the first with a higher number; `None` where all are lower.
pub fn place_of(number: u32, from: usize, numbers: impl IntoIterator<Item = u32>) -> Option<usize> {
    let (mut nearest, mut beyond) = (None, None);
    for (place, at) in numbers.into_iter().enumerate() {
        if at == number && nearest.is_none_or(|nearest| from.abs_diff(place) < from.abs_diff(nearest)) {
            nearest = Some(place);
        }
        if at > number && beyond.is_none() {
            beyond = Some(place);
        }
    }
    nearest.or(beyond)
}

#[cfg(test)]
mod tests {
    use super::{numbers, place_of};
    use crate::record::sgf::read::read;

    #[test]
    fn moves_are_counted_and_numbered_anew() {
        for (text, told) in [
            ("(;SZ[9];B[aa];W[bb];C[x];B[cc])", &[0, 1, 2, 2, 3][..]),
            ("(;SZ[9]B[aa];W[bb])", &[1, 2]),
            ("(;SZ[9];B[aa]W[bb];B[cc]B[dd];Black[ee];B;W[])", &[0, 2, 3, 4, 4, 5]),
            ("(;SZ[9];B[aa];W[bb]MN[57];B[cc];MN[3];W[dd];MN[x]B[ee])", &[0, 1, 57, 58, 3, 4, 5]),
            ("(;SZ[9];MN[7]B[aa]W[bb];B[cc]MN[1];MN[4294967295];W[dd])", &[0, 7, 1, u32::MAX, u32::MAX]),
        ] {
            let (collection, _) = read(text.as_bytes()).unwrap();
            let tree = &collection.games()[0];
            let line: Vec<_> = tree.main_line().collect();
            assert_eq!(numbers(tree, &line).collect::<Vec<_>>(), told, "{text}");
        }
    }

    #[test]
    fn a_number_is_sought_where_one_stands() {
        let numbers = [0, 2, 3, 3, 7, 1, 2, 9];
        for (number, from, place) in [
            (0, 0, Some(0)),
            (1, 0, Some(5)),
            (2, 0, Some(1)),
            (3, 0, Some(2)),
            (4, 0, Some(4)),
            (8, 0, Some(7)),
            (10, 0, None),
            // Of two the nearer, of two as near the first.
            (2, 4, Some(6)),
            (2, 3, Some(1)),
            (3, 7, Some(3)),
            (4, 7, Some(4)),
        ] {
            assert_eq!(place_of(number, from, numbers), place, "{number} {from}");
        }
        assert_eq!(place_of(0, 0, [1, 2]), Some(0));
    }
}
