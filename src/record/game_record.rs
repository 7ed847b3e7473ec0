//! A game as a record and back: `(terms, entries)` ⇄ SGF, losing nothing.
//!
//! Any other program reads the standard properties. The rest stands in four private ones: STV the version, STC the
//! time settings, STG what was agreed, STR the log. Where the log does not lead to the main line of the tree, somebody
//! has edited the record, and the tree wins.

mod laid;
mod line;
mod root;
mod time;

pub(super) use self::laid::lay_log;
pub(super) use self::time::{seconds, words as time_words};
use super::entry::fields::Flaw;
use super::sgf;
use super::tree::collection::Collection;
use super::tree::{GameTree, NodeId};
use super::value::point::write_vertex;
use crate::game::Game;
use crate::game::event::Event;
use crate::game::refusal::Refusal;
use crate::game::terms::Terms;
use crate::rules::color::Color;
use crate::rules::position::Move;
use crate::text::Text;
use crate::text::en::EN;
use std::fmt;

/// Why a record's log cannot be used; the tree still can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// A later version of the program wrote it: the version.
    Newer(u64),
    /// Something cannot be read.
    Flaw {
        /// The entry, from 1; 0 is what was agreed.
        n: usize,
        /// What is wrong.
        flaw: Flaw,
    },
    /// The referee does not accept an entry.
    Refused {
        /// How many were accepted before it.
        n: usize,
        /// Why not.
        refusal: Refusal,
    },
    /// The log leads to other moves than the main line.
    OtherMoves,
}

/// The record of a game, its comments in English.
pub fn to_tree(game: &Game) -> GameTree {
    to_tree_in(game, &EN)
}

/// The record of a game, rulings told in this language.
fn to_tree_in(game: &Game, text: &Text) -> GameTree {
    let terms = terms_at_start(game);
    let mut tree = GameTree::new_game(terms.size);
    root::write(game, &terms, &mut tree);
    // A game is the fold of its entries, so folding them again refuses none.
    let folded = line::write(game, terms, text, &mut tree);
    debug_assert_eq!(folded, Ok(()), "a game's own log");
    tree
}

/// The bytes of a file with this one game, its comments in English.
pub fn to_sgf(game: &Game) -> Vec<u8> {
    to_sgf_in(game, &EN)
}

/// The bytes of a file with this one game, rulings told in this language.
pub fn to_sgf_in(game: &Game, text: &Text) -> Vec<u8> {
    sgf::write::write(&Collection::new(to_tree_in(game, text)))
}

/// What was agreed at first: before the players exchanged colours.
pub fn terms_at_start(game: &Game) -> Terms {
    let mut terms = game.terms().clone();
    let swaps = game.entries().iter().filter(|entry| entry.event == Event::Swap).count();
    if swaps % 2 == 1 {
        terms.swap_colors();
    }
    terms
}

/// The game of a record this program wrote; `None` for any other record.
pub fn from_tree(tree: &GameTree) -> Result<Option<Game>, Lost> {
    let Some((terms, entries)) = root::read(tree)? else { return Ok(None) };
    let game = Game::fold(terms, entries).map_err(|(n, refusal)| Lost::Refused { n, refusal })?;
    let same = same_moves(tree, &game).unwrap_or_else(|| same_line(tree, &to_tree(&game)));
    if same { Ok(Some(game)) } else { Err(Lost::OtherMoves) }
}

/// Whether the main line has the game's moves; `None` where stones were set after the first node, so that moves are not
/// all there is. It tells what [`same_line`] would of the game's whole record, without writing it.
fn same_moves(tree: &GameTree, game: &Game) -> Option<bool> {
    if game.entries().iter().any(|entry| matches!(entry.event, Event::Set { .. })) {
        return None;
    }
    let mut moves = game.moves().iter();
    for node in tree.main_line().filter(|&node| node != NodeId::ROOT) {
        for property in tree.properties(node) {
            if ["AB", "AW", "AE"].iter().any(|name| property.is(name)) {
                return None;
            }
        }
        for (name, by) in [("B", Color::Black), ("W", Color::White)] {
            let mut values = tree.values(node, name);
            let Some(value) = values.next() else { continue };
            let Some(played) = moves.next() else { return Some(false) };
            let point = match played.mv {
                Move::Play(point) => Some(point),
                Move::Pass => None,
            };
            if played.by != by || value != write_vertex(point) || values.next().is_some() {
                return Some(false);
            }
        }
    }
    Some(moves.next().is_none())
}

/// Whether two records have the same moves and set stones along their main lines. Comments and variations may differ,
/// and nodes that only hold such.
fn same_line(tree: &GameTree, other: &GameTree) -> bool {
    let line = |tree: &GameTree| -> Vec<(&'static str, Vec<String>)> {
        let mut line = Vec::new();
        for node in tree.main_line().filter(|&node| node != NodeId::ROOT) {
            for name in ["AB", "AW", "AE", "B", "W"] {
                let mut values: Vec<String> = tree.values(node, name).map(str::to_owned).collect();
                values.sort_unstable();
                if !values.is_empty() {
                    line.push((name, values));
                }
            }
        }
        line
    };
    line(tree) == line(other)
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Newer(version) => write!(f, "a later version wrote its log (STV[{version}])")?,
            Self::Flaw { n: 0, flaw } => write!(f, "its terms cannot be used ({flaw})")?,
            Self::Flaw { n, flaw } => write!(f, "entry {n} of its log cannot be used ({flaw})")?,
            Self::Refused { n, .. } => write!(f, "entry {} of its log breaks the rules", n + 1)?,
            Self::OtherMoves => f.write_str("its log does not lead to its main line")?,
        }
        f.write_str("; the moves of the tree count")
    }
}
