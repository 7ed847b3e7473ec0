//! Which place of a record is meant.

use clap::Args;

use crate::record::playback::number::{numbers, place_of};
use crate::record::playback::{NoBoard, Playback};
use crate::record::tree::{GameTree, NodeId};
use crate::record::way::{self, Astray};
use crate::text::Text;

/// A place in a record.
#[derive(Args, Clone, Debug, Default)]
pub struct Place {
    /// The node of that number, from 1: the main line first, then what branches off it, from its end backwards
    #[arg(long, value_name = "N", value_parser = node_number, allow_negative_numbers = true, conflicts_with_all = ["number", "variation"])]
    pub node: Option<usize>,
    /// The way there from the first node, as A.2.B: letters of branches, numbers of moves; with --move, that move of the
    /// line it leads to
    #[arg(long, value_name = "WAY")]
    pub variation: Option<String>,
}

/// Why there is nothing to show.
pub enum Nowhere {
    /// The record has no board: why.
    NoBoard(NoBoard),
    /// The line has no move with so high a number; the highest there is.
    Beyond(usize),
    /// The record has no such node or branch.
    Astray(Astray),
}

impl Nowhere {
    /// Why, in a language.
    pub fn said(&self, text: &Text) -> String {
        match self {
            Self::NoBoard(why) => why.said(text),
            Self::Beyond(highest) => (text.fault.record.no_such_move)(*highest),
            Self::Astray(why) => why.said(text),
        }
    }
}

impl Place {
    /// The node it names, if it names one.
    ///
    /// # Errors
    /// When the record has no such node or branch.
    pub fn node_in(&self, tree: &GameTree) -> Result<Option<NodeId>, Astray> {
        match (self.node, &self.variation) {
            (Some(number), _) => way::node(tree, number).map(Some),
            (None, Some(way)) => way::follow(tree, way).map(Some),
            (None, None) => Ok(None),
        }
    }

    /// Whether it names none.
    pub const fn is_open(&self) -> bool {
        self.node.is_none() && self.variation.is_none()
    }

    /// A walk along the line the place lies in, and how far it goes: to that place, to move `number` of the line, or to
    /// the end.
    ///
    /// # Errors
    /// When there is no such place.
    pub fn find<'a>(
        &self,
        tree: &'a GameTree,
        number: Option<usize>,
    ) -> Result<(Playback<'a>, usize), Nowhere> {
        let chosen = self.node_in(tree).map_err(Nowhere::Astray)?;
        let playback = Playback::through(tree, chosen.unwrap_or(NodeId::ROOT)).map_err(Nowhere::NoBoard)?;
        let line = playback.line();
        let place = match (number, chosen) {
            (Some(number), _) => {
                let place =
                    u32::try_from(number).ok().and_then(|number| place_of(number, 0, numbers(tree, line)));
                let highest =
                    || usize::try_from(numbers(tree, line).max().unwrap_or(0)).unwrap_or(usize::MAX);
                place.ok_or_else(|| Nowhere::Beyond(highest()))?
            }
            (None, Some(node)) => line.iter().position(|&at| at == node).unwrap_or(0),
            (None, None) => line.len() - 1,
        };
        Ok((playback, place))
    }
}

/// The number of a node, as it is typed.
fn node_number(typed: &str) -> Result<usize, String> {
    typed.parse().ok().filter(|&number| number > 0).ok_or_else(|| "a node is a number from 1".to_owned())
}
