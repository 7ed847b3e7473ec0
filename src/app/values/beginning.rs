//! How the game begins: handicap, stones standing, who has which colour and who moves first.

use super::{Match, Values};
use crate::game::series::{Grade, Series};
use crate::rules::color::Color;
use crate::rules::handicap::{fixed_stones, set_stones};
use crate::rules::point::{Point, Size};

impl Values {
    /// Whether so many stones can be given: on fixed points, or freely where half the board stays empty.
    pub(super) fn has_room(&self, n: u8) -> bool {
        let freely =
            |size: Size| 2 * usize::from(n) <= usize::from(size.width()) * usize::from(size.height());
        n < 2 || self.size().is_ok_and(|size| fixed_stones(size, n).is_some() || freely(size))
    }

    /// The handicap played: what was asked for, or as much of it as the board has room for. A series that
    /// changes it begins with Black without komi.
    pub fn handicap(&self) -> u8 {
        if self.series_gives() {
            return 1;
        }
        (0..=self.wanted).rev().find(|&n| self.has_room(n)).filter(|&n| n > 1 || self.wanted < 2).unwrap_or(0)
    }

    /// The handicap asked for, when the board has no room for it.
    pub fn too_many(&self) -> Option<u8> {
        (!self.series_gives() && self.handicap() != self.wanted).then_some(self.wanted)
    }

    /// Whether the board has fixed points for the handicap.
    pub fn has_fixed_points(&self) -> bool {
        self.size().is_ok_and(|size| fixed_stones(size, self.handicap()).is_some())
    }

    /// Whether Black lays the handicap stones where he likes; so it is where there are no fixed points.
    pub fn placed_freely(&self) -> bool {
        self.handicap() > 1 && (self.free || !self.has_fixed_points())
    }

    /// Whether it is open who has which colour: where nobody gives anything.
    pub fn can_choose_colors(&self) -> bool {
        self.handicap() == 0
    }

    /// Whether colours are chosen by nigiri.
    pub fn nigiri(&self) -> bool {
        self.nigiri && self.can_choose_colors()
    }

    /// Whether the series says what is given in each game.
    pub const fn series_gives(&self) -> bool {
        matches!(self.series, Match::TwoOfThree | Match::BlackOrTwo)
    }

    /// The series this is the first game of.
    pub fn series(&self) -> Option<Series> {
        let grade = match (self.series, self.handicap()) {
            (Match::Single, _) => return None,
            (Match::Same, 0) => Grade::Even,
            (Match::Same, 1) => Grade::Black,
            (Match::Same, n) => Grade::Stones(n),
            (Match::TwoOfThree, _) => Grade::TwoOfThree,
            (Match::BlackOrTwo, _) => Grade::BlackOrTwo,
        };
        Some(Series::new(grade, Color::Black, self.regrading, self.even_komi()))
    }

    /// Whether set stones (座子) stand: the rules have them, nothing is given, and the board has corner stars.
    pub fn set_stones_stand(&self) -> bool {
        self.row().set_stones
            && self.handicap() < 2
            && self.size().is_ok_and(|size| set_stones(size).is_some())
    }

    /// Who moves first: White where stones are given, Black where he has no komi.
    pub(super) fn first(&self) -> Color {
        match self.handicap() {
            0 => self.row().first,
            1 => Color::Black,
            _ => Color::White,
        }
    }

    /// The stones standing before the first move, but for those placed freely.
    pub(super) fn stones(&self, size: Size) -> Vec<(Point, Color)> {
        if self.set_stones_stand() {
            return set_stones(size).map_or_else(Vec::new, Vec::from);
        }
        if self.placed_freely() {
            return Vec::new();
        }
        let fixed = fixed_stones(size, self.handicap()).unwrap_or_default();
        fixed.into_iter().map(|p| (p, Color::Black)).collect()
    }
}
