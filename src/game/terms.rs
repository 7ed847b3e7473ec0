//! What the players agreed before the first move: the head of the record.

use crate::clock::control::TimeControl;
use crate::game::series::Series;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::{Point, Size};
use crate::rules::ruleset::{Preset, Ruleset};

/// What was agreed before the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The board.
    pub size: Size,
    /// The rules, komi included.
    pub rules: Ruleset,
    /// The named rule set they come from; komi may differ from it. `None`: put together by hand.
    pub preset: Option<Preset>,
    /// Handicap stones, for the compensation; 0 in an even game, 1 for Black without komi (让先).
    pub handicap: u8,
    /// Stones standing before the first move.
    pub stones: Vec<(Point, Color)>,
    /// Who moves first.
    pub first: Color,
    /// The time settings.
    pub time: ByColor<TimeControl>,
    /// The players.
    pub names: ByColor<String>,
    /// The second player of each side in a game of four (四人分曹); both empty in a game of two.
    pub partners: ByColor<String>,
    /// Whether a referee's rulings apply (裁判); otherwise the game is friendly.
    pub refereed: bool,
    /// Who may take back how often.
    pub takebacks: Takebacks,
    /// Whether a move takes two keys: one lays the stone, the other is the clock.
    pub two_step: bool,
    /// The series this game is one of.
    pub series: Option<Series>,
    /// When the game was set up, milliseconds since 1970 UTC.
    pub at: i64,
}

/// How often each player may take a move back; the opponent consents every time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takebacks {
    /// As often as the opponent consents.
    Free,
    /// That many times each.
    Each(u8),
    /// Never.
    None,
}

impl Terms {
    /// The players exchange colours: names, partners and each player's own time settings go along.
    pub fn swap_colors(&mut self) {
        self.names = std::mem::take(&mut self.names).swapped();
        self.partners = std::mem::take(&mut self.partners).swapped();
        std::mem::swap(&mut self.time.black, &mut self.time.white);
        if let Some(series) = &mut self.series {
            series.turned = !series.turned;
        }
    }

    /// Whether two play on each side (四人分曹).
    pub fn is_for_four(&self) -> bool {
        !(self.partners.black.is_empty() && self.partners.white.is_empty())
    }
}
