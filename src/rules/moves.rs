//! Moves, and the reasons against them.

use super::point::Point;
use std::fmt;

/// A move of the game. Resigning is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on a point.
    Play(Point),
    /// No stone (虚着).
    Pass,
}

/// Why a stone may not be laid, in the order in which reasons are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The point is not on the board.
    OffBoard,
    /// There is a stone.
    Occupied,
    /// A forbidden point (禁着点, A §4): the stone or its chain would be without liberties and takes nothing.
    Suicide,
    /// It would give the board as it was before the opponent's last play.
    Ko,
    /// It would give a board that stood before (禁止全局同形, A §6).
    Superko {
        /// After so many moves, plays and passes, it first stood; 0 = the starting position.
        after: u32,
    },
}

impl Illegal {
    /// The reason in one word: `off_board`, `occupied`, `suicide`, `ko`, `superko`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OffBoard => "off_board",
            Self::Occupied => "occupied",
            Self::Suicide => "suicide",
            Self::Ko => "ko",
            Self::Superko { .. } => "superko",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name())
    }
}

impl std::error::Error for Illegal {}
