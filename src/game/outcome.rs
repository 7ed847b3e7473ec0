//! How a game ended.

use crate::rules::color::Color;
use crate::rules::ruleset::Quarters;

/// The result of a game, rulings of the arbiter included (A §7, §24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Win {
        /// The side that won.
        winner: Color,
        /// How.
        by: Win,
    },
    /// Drawn: an equal count, or a ruling.
    Draw,
    /// No result (无胜负).
    NoResult,
    /// To be played again (重赛).
    Replay,
    /// Both sides lose.
    BothLose,
}

/// What a win rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Win {
    /// The count: the margin in quarter zi, above 0.
    Margin(Quarters),
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// A ruling against the loser.
    Forfeit,
}

impl Outcome {
    /// A win.
    pub const fn win(winner: Color, by: Win) -> Self {
        Self::Win { winner, by }
    }

    /// The outcome of a count: `margin` is Black minus White in quarter zi, komi and fines included.
    pub const fn of_margin(margin: Quarters, black_wins_ties: bool) -> Self {
        match margin {
            0 if black_wins_ties => Self::win(Color::Black, Win::Margin(0)),
            0 => Self::Draw,
            m if m > 0 => Self::win(Color::Black, Win::Margin(m)),
            m => Self::win(Color::White, Win::Margin(m.saturating_neg())),
        }
    }

    /// The side that won, if one did.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            _ => None,
        }
    }
}
