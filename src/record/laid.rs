//! A record told of the board laid otherwise: every point of every node, and the log where this program wrote one.
//!
//! What lies off the board lies off it afterwards; what names no point stays as it is written.

mod values;

use std::collections::BTreeSet;

use super::game_record::lay_log;
use super::playback::{NoBoard, Playback, board_size};
use super::tree::{GameTree, NodeId};
use super::value::point::write_vertex;
use crate::rules::point::Size;
use crate::rules::symmetry::Symmetry;
use values::Kind;

/// Properties in which other programs keep points in forms of their own.
const FOREIGN: [&str; 7] = ["LZ", "LZOP", "LZ2", "LZOP2", "DZ", "KT", "KFA"];
/// Properties whose words may name points.
const WORDS: [&str; 3] = ["C", "GC", "N"];

/// What could not be laid otherwise with the rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Left {
    /// Comments name points.
    pub comments: bool,
    /// The log could not be read, and is left out.
    pub log: bool,
    /// Properties of other programs, by name.
    pub foreign: Vec<String>,
}

/// Lays the board of a record otherwise.
///
/// # Errors
/// When the record has no board.
pub fn lay(tree: &mut GameTree, symmetry: Symmetry) -> Result<Left, NoBoard> {
    let size = board_size(tree)?;
    let mut left = Left::default();
    if symmetry == Symmetry::NONE {
        return Ok(left);
    }
    let handicap = untold_handicap(tree, symmetry)?;
    let old = matches!(tree.simple_text(NodeId::ROOT, "FF").as_deref().map(str::trim), Some("1" | "2" | "3"));
    let mut foreign = BTreeSet::new();
    let nodes: Vec<NodeId> = tree.nodes().collect();
    for node in nodes {
        for property in tree.properties(node) {
            foreign.extend(FOREIGN.into_iter().filter(|name| property.is(name)));
            let names = || property.values().any(|words| names_point(words, size));
            left.comments |= !left.comments && WORDS.iter().any(|name| property.is(name)) && names();
        }
        tree.rewrite(node, |name, raw| Kind::of(name, old)?.laid(raw, symmetry, size));
    }
    left.foreign = foreign.into_iter().map(str::to_owned).collect();
    if symmetry.transposes() && size.width() != size.height() {
        tree.rewrite(NodeId::ROOT, |name, raw| {
            let (columns, rows) = raw.split_once(':').filter(|_| name == "SZ")?;
            Some(format!("{rows}:{columns}"))
        });
    }
    if let Some(stones) = handicap {
        tree.set(NodeId::ROOT, "AB", &stones);
    }
    left.log = !lay_log(tree, symmetry, size);
    Ok(left)
}

/// The handicap stones a server leaves to the reader to know (reader rule 34), as they have to be written where they
/// come to stand on other points than the reader would think of.
fn untold_handicap(tree: &GameTree, symmetry: Symmetry) -> Result<Option<Vec<String>>, NoBoard> {
    let says = |name: &str| tree.has(NodeId::ROOT, name);
    if !says("HA") || ["AB", "AW", "B", "W"].into_iter().any(says) {
        return Ok(None);
    }
    let start = Playback::new(tree)?;
    let board = start.position().board();
    let laid = symmetry.board(board);
    let stones = || laid.stones().map(|(point, _)| write_vertex(Some(point))).collect();
    Ok((laid != *board).then(stones))
}

/// Whether a text names a point of the board as players write it.
fn names_point(words: &str, size: Size) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric();
    let mut words = words.split(|c: char| !is_word(c));
    words.any(|word| word.starts_with(|c: char| c.is_ascii_uppercase()) && size.parse(word).is_some())
}
