//! A rule set is a row of independent switches, with the presets as named rows.

mod naming;
mod preset;
mod unit;

use super::color::Color;

pub use preset::{Preset, Signs};
pub use unit::Unit;

/// A number of quarter zi: 1 point = 2, 1 zi = 4. Scores, komi and margins are all counted in it.
pub type Quarters = i32;

/// Quarter zi in one point.
pub const POINT: Quarters = 2;
/// Quarter zi in one zi (子).
pub const ZI: Quarters = 4;

/// The largest komi that can be agreed, either way: more than there are points to win.
pub const MOST_KOMI: Quarters = 400 * POINT;

/// Which returns of a position are forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KoRule {
    /// Nothing is forbidden (analysis and `replay` only; no preset has it).
    None,
    /// Only the position before the opponent's last play.
    Simple,
    /// No earlier arrangement of the stones, whoever is to move.
    Positional,
    /// No earlier arrangement of the stones with the same side to move.
    Situational,
}

/// What happens when play goes round in a cycle longer than a simple ko.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LongCycle {
    /// It cannot: the ko rule forbids it.
    Forbidden,
    /// The game has no result.
    NoResult,
    /// The game is drawn.
    Draw,
    /// The players are asked.
    Ask,
}

/// What counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Living stones and the points they surround (数子).
    Area,
    /// Surrounded points and prisoners (数目).
    Territory,
    /// Living stones alone (子多为胜).
    Stones,
}

/// What is taken off the count of groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tax {
    /// Nothing.
    None,
    /// Points surrounded in seki do not count.
    Seki,
    /// Nor do the two points each independent unit needs to live (还棋头).
    All,
}

/// What White gets back for the handicap, in points by the number of stones n.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compensation {
    /// Nothing.
    None,
    /// n − 1 points.
    OneLess,
    /// n points, that is n/2 zi.
    Each,
}

/// What a referee's penalties are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalties {
    /// The long text: a warning costs one zi, two warnings lose (A §24).
    A,
    /// The older text: two warnings lose, no fine.
    B,
}

/// A row of switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "they are independent switches, each named by the rules")]
pub struct Ruleset {
    /// Which returns of a position are forbidden.
    pub ko: KoRule,
    /// What a long cycle leads to.
    pub long_cycle: LongCycle,
    /// Whether a chain of two stones or more may take itself off; a lone stone never may.
    pub suicide: bool,
    /// What counts.
    pub scoring: Scoring,
    /// What is taken off.
    pub tax: Tax,
    /// White's points for moving second.
    pub komi: Quarters,
    /// White's points for the handicap stones.
    pub compensation: Compensation,
    /// Who moves first in an even game.
    pub first: Color,
    /// Whether play starts from the four set stones (座子).
    pub set_stones: bool,
    /// Whether Black wins an equal count.
    pub black_wins_ties: bool,
    /// Whether a pass gives a stone, and White passes last (AGA).
    pub pass_stones: bool,
    /// Whether dead stones are removed by agreement; otherwise everything on the board counts (Tromp–Taylor).
    pub removal: bool,
    /// What warnings cost.
    pub penalties: Penalties,
    /// The unit results are said in.
    pub said_in: Unit,
}
