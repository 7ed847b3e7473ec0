//! Places of a record by name: the number of a node, or the way there, which says what branch is taken at each fork and
//! how many moves are walked.
//!
//! Nodes are counted from 1 as they stand in the tree: the main line first, then what branches off it, from its end
//! backwards. A way is letters and numbers with points between: a number walks that many moves, on first branches; a
//! letter goes on to the next fork, if there is none here, and enters a branch, `A` being the first; `end` goes to the
//! end of the line.

use super::tree::{GameTree, NodeId};
use crate::text::{Text, visible};

/// What goes to the end of the line.
const END: &str = "end";

/// Why there is no such place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Astray {
    /// No node has that number; how many there are.
    NoNode(usize),
    /// It is no way.
    IllWritten(String),
    /// No branch has that letter; the letter of the last.
    NoBranch(String, String),
    /// There is no fork any more for that letter.
    NoFork(String),
    /// So many moves do not follow; how many do.
    TooFar(usize),
}

impl Astray {
    /// Why, in a language.
    pub fn said(&self, text: &Text) -> String {
        let words = &text.markup.way;
        match self {
            Self::NoNode(all) => (words.no_node)(*all),
            Self::IllWritten(typed) => (words.ill_written)(&visible::line(typed)),
            Self::NoBranch(letter, last) => (words.no_branch)(letter, last),
            Self::NoFork(letter) => (words.no_fork)(letter),
            Self::TooFar(left) => (words.too_far)(*left),
        }
    }
}

/// The letter of a branch, counted from 0: `A` to `Z`, then `AA`, `AB`.
pub fn letter(mut branch: usize) -> String {
    let mut letters = Vec::new();
    loop {
        letters.push(u8::try_from(branch % 26).map_or('?', |n| char::from(b'A' + n)));
        match (branch / 26).checked_sub(1) {
            Some(more) => branch = more,
            None => return letters.into_iter().rev().collect(),
        }
    }
}

/// The branch a letter names, counted from 0.
fn branch(letters: &str) -> Option<usize> {
    letters
        .bytes()
        .try_fold(0_usize, |so_far, b| {
            let digit = usize::from(b.to_ascii_uppercase().checked_sub(b'A').filter(|&n| n < 26)?) + 1;
            so_far.checked_mul(26)?.checked_add(digit)
        })?
        .checked_sub(1)
}

/// The node of that number, from 1.
///
/// # Errors
/// When there are not so many.
pub fn node(tree: &GameTree, number: usize) -> Result<NodeId, Astray> {
    let found = number.checked_sub(1).and_then(|place| tree.nodes().nth(place));
    found.ok_or_else(|| Astray::NoNode(tree.nodes().count()))
}

/// The number of a node, from 1.
pub fn number_of(tree: &GameTree, node: NodeId) -> usize {
    1 + tree.nodes().take_while(|&before| before != node).count()
}

/// The node a way leads to, from the root.
///
/// # Errors
/// When it is none, or leads nowhere in this record.
pub fn follow(tree: &GameTree, way: &str) -> Result<NodeId, Astray> {
    let ill = || Astray::IllWritten(way.to_owned());
    let mut at = NodeId::ROOT;
    for part in way.trim().split('.') {
        if part.eq_ignore_ascii_case(END) {
            at = tree.line_from(at).last().unwrap_or(at);
        } else if part.bytes().all(|b| b.is_ascii_digit()) {
            let moves: usize = part.parse().map_err(|_| ill())?;
            at = walk(tree, at, moves)?;
        } else {
            at = enter(tree, at, part, branch(part).ok_or_else(ill)?)?;
        }
    }
    Ok(at)
}

fn walk(tree: &GameTree, from: NodeId, moves: usize) -> Result<NodeId, Astray> {
    let Some(last) = moves.checked_sub(1) else { return Ok(from) };
    let ahead = || tree.line_from(from).skip(1).filter(|&node| tree.is_move(node));
    ahead().nth(last).ok_or_else(|| Astray::TooFar(ahead().count()))
}

fn enter(tree: &GameTree, from: NodeId, letters: &str, branch: usize) -> Result<NodeId, Astray> {
    let asked = letters.to_ascii_uppercase();
    let fork = tree.line_from(from).find(|&node| tree.children(node).nth(1).is_some());
    let Some(fork) = fork else { return Err(Astray::NoFork(asked)) };
    tree.children(fork)
        .nth(branch)
        .ok_or_else(|| Astray::NoBranch(asked, letter(tree.children(fork).count().saturating_sub(1))))
}

/// The way to a node, or to the last move before it; empty at the root. Forks at which the first branch is taken are
/// walked through where moves can be counted.
pub fn to(tree: &GameTree, node: NodeId) -> String {
    let mut parts: Vec<String> = Vec::new();
    // Moves walked, and forks passed since the last of them, on first branches.
    let (mut moves, mut passed) = (0_usize, 0_usize);
    for pair in tree.line_to(node).windows(2) {
        let (before, at) = (pair[0], pair[1]);
        let place = tree.children(before).position(|child| child == at).unwrap_or(0);
        let forks = tree.children(before).nth(1).is_some();
        if place > 0 {
            if moves > 0 {
                parts.push(moves.to_string());
            }
            parts.extend(std::iter::repeat_n(letter(0), passed));
            parts.push(letter(place));
            (moves, passed) = (0, 0);
        } else if tree.is_move(at) {
            (moves, passed) = (moves + 1, 0);
        } else {
            passed += usize::from(forks);
        }
    }
    if moves > 0 {
        parts.push(moves.to_string());
    }
    parts.join(".")
}

#[cfg(test)]
mod tests {
    use super::{Astray, branch, follow, letter, node, number_of, to};
    use crate::record::sgf::read::read;
    use crate::record::tree::GameTree;

    fn tree(text: &str) -> GameTree {
        read(text.as_bytes()).unwrap().0.games()[0].clone()
    }

    const FORKED: &str = "(;SZ[9](;B[aa];W[bb](;B[cc];W[dd])(;B[ee];C[x];W[ff];B[gg](;W[hh])(;W[ii])))(;B[bb](;W[a])(;C[y](;W[b])(;W[c]))))";

    #[test]
    fn letters_name_branches() {
        for (n, letters) in
            [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA")]
        {
            assert_eq!((letter(n).as_str(), branch(letters)), (letters, Some(n)));
        }
        assert_eq!(
            (branch(""), branch("A1"), branch("é"), branch(&"Z".repeat(60))),
            (None, None, None, None)
        );
    }

    #[test]
    fn ways_lead_where_they_say() {
        let tree = tree(FORKED);
        let last = |way: &str| {
            follow(&tree, way).map(|at| {
                tree.properties(at)
                    .next()
                    .map_or_else(String::new, |p| format!("{}[{}]", p.name(), p.values().next().unwrap()))
            })
        };
        for (way, at) in [
            ("0", "SZ[9]"),
            ("A", "B[aa]"),
            ("2", "W[bb]"),
            ("end", "W[dd]"),
            ("A.B", "B[ee]"),
            ("2.b.2", "B[gg]"),
            ("2.B.A", "W[hh]"),
            ("A.B.2.B", "W[ii]"),
            ("A.B.end", "W[hh]"),
            ("B.B", "C[y]"),
            ("B.B.B", "W[c]"),
        ] {
            assert_eq!(last(way).as_deref(), Ok(at), "{way}");
        }
        for (way, why) in [
            ("C", Astray::NoBranch("C".to_owned(), "B".to_owned())),
            ("5", Astray::TooFar(4)),
            ("A.A.A", Astray::NoFork("A".to_owned())),
            ("A..2", Astray::IllWritten("A..2".to_owned())),
            ("", Astray::IllWritten(String::new())),
            ("A.2B", Astray::IllWritten("A.2B".to_owned())),
            ("99999999999999999999", Astray::IllWritten("99999999999999999999".to_owned())),
        ] {
            assert_eq!(last(way), Err(why), "{way}");
        }
    }

    #[test]
    fn every_node_has_a_number_and_every_branch_a_way() {
        let tree = tree(FORKED);
        for (at, number) in tree.nodes().zip(1..) {
            assert_eq!((node(&tree, number), number_of(&tree, at)), (Ok(at), number));
            let way = to(&tree, at);
            let reached = if way.is_empty() { Ok(at) } else { follow(&tree, &way) };
            assert!(reached == Ok(at) || !tree.is_move(at), "{number} {way} {reached:?}");
        }
        assert_eq!((node(&tree, 0), node(&tree, 17)), (Err(Astray::NoNode(16)), Err(Astray::NoNode(16))));
    }
}
