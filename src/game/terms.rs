//! What the players agreed before the first move: the head of the record.

use crate::clock::control::TimeControl;
use crate::game::outcome::Outcome;
use crate::game::series::Series;
use crate::rules::color::{ByColor, Color};
use crate::rules::handicap::{fixed_stones, set_stones};
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
    /// Whether the board is hidden while the clocks are stopped.
    pub hides_board: bool,
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
    /// A friendly even game under a named rule set: nobody named, nothing else agreed, the board empty.
    pub fn even(size: Size, preset: Preset, time: ByColor<TimeControl>) -> Self {
        let rules = preset.rules();
        Self {
            size,
            rules,
            preset: Some(preset),
            handicap: 0,
            stones: Vec::new(),
            first: rules.first,
            time,
            names: ByColor::default(),
            partners: ByColor::default(),
            refereed: false,
            takebacks: Takebacks::Free,
            two_step: false,
            hides_board: false,
            series: None,
            at: 0,
        }
    }

    /// The players exchange colours: names, partners and each player's own time settings go along.
    pub fn swap_colors(&mut self) {
        self.names = std::mem::take(&mut self.names).swapped();
        self.partners = std::mem::take(&mut self.partners).swapped();
        std::mem::swap(&mut self.time.black, &mut self.time.white);
        if let Some(series) = &mut self.series {
            series.turned = !series.turned;
        }
    }

    /// Whether everybody on a side has a name.
    pub fn is_named(&self, side: Color) -> bool {
        let named = |name: &str| !name.trim().is_empty();
        named(&self.names[side]) && (!self.is_for_four() || named(&self.partners[side]))
    }

    /// Whether two play on each side (四人分曹).
    pub fn is_for_four(&self) -> bool {
        !(self.partners.black.is_empty() && self.partners.white.is_empty())
    }

    /// Lays out the board for the handicap and the rules: the stones that stand before the first move, and who moves
    /// first. Fixed handicap stones (让子) let White begin. Set stones (座子) let the senior, White, begin between
    /// equals (敌手), and Black where he is given the first move (饶子).
    ///
    /// With `free` handicap stones are left for Black to lay.
    pub fn lay_out(&mut self, free: bool) {
        let black = |points: Vec<Point>| points.into_iter().map(|p| (p, Color::Black)).collect();
        self.stones = match self.handicap {
            0 | 1 if self.rules.set_stones => set_stones(self.size).map_or_else(Vec::new, Vec::from),
            0 | 1 => Vec::new(),
            _ if free => Vec::new(),
            n => fixed_stones(self.size, n).map_or_else(Vec::new, black),
        };
        self.first = match self.handicap {
            0 => self.rules.first,
            1 => Color::Black,
            _ => Color::White,
        };
    }

    /// Whether the handicap stones do not all stand on their fixed points: Black laid them, or has to.
    pub fn is_free(&self) -> bool {
        let fixed = fixed_stones(self.size, self.handicap).unwrap_or_default();
        self.handicap >= 2
            && (self.stones.len() != fixed.len()
                || fixed.iter().any(|&p| !self.stones.contains(&(p, Color::Black))))
    }

    /// The terms of another game after this one ended so: the next of the series, or the same with colours
    /// exchanged. A game ruled to be played again (重下) is the same game.
    #[must_use]
    pub fn another(&self, outcome: Outcome, at: i64) -> Self {
        let free = self.is_free();
        let mut terms = Self { at, ..self.clone() };
        let (Some(series), false) = (self.series, outcome == Outcome::Replay) else {
            if outcome != Outcome::Replay {
                terms.swap_colors();
            }
            if free {
                terms.lay_out(true);
            }
            return terms;
        };
        let room = |n: &u8| {
            if free { self.size.points() > u16::from(*n) } else { fixed_stones(self.size, *n).is_some() }
        };
        let most = (2..=9).rev().find(room).unwrap_or(1);
        let next = series.after(outcome, most);
        if next.turned != series.turned {
            terms.swap_colors();
        }
        terms.series = Some(next);
        terms.handicap = next.handicap();
        terms.rules.komi = if terms.handicap == 0 { next.komi } else { 0 };
        terms.lay_out(free);
        terms
    }
}
