//! What stands in each column: the turns of both sides, one each or, where there are more than columns, several.

use super::scale::PARTS;
use super::scale::Scale;
use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::pace::{Pace, Think};
use crate::clock::system::Family;
use crate::rules::color::ByColor;

/// The columns of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Columns {
    /// How many moves a side each of them holds.
    pub moves: u32,
    /// Screen columns each takes.
    pub width: u16,
    /// What each side's part of them shows.
    pub bars: Vec<ByColor<Bar>>,
}

/// One side's part of a column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bar {
    /// The longest think that is told; `None` where none is.
    pub longest: Option<Ms>,
    /// Whether what a move took is not told exactly.
    pub untold: bool,
    /// Periods lost.
    pub lost: u32,
    /// Whether all the time was used up.
    pub overran: bool,
}

/// The widest a column is drawn.
const WIDEST: u16 = 3;

impl Columns {
    /// Shares the turns out over so many screen columns.
    pub fn of(pace: &Pace, room: u16) -> Self {
        let room = room.max(1);
        let pairs = pace.thinks.iter().map(|think| pair(think) + 1).max().unwrap_or(1);
        let moves = pairs.div_ceil(room.into());
        let count = u16::try_from(pairs.div_ceil(moves)).unwrap_or(room).min(room);
        let mut bars = vec![ByColor::<Bar>::default(); usize::from(count)];
        for think in &pace.thinks {
            let place = usize::try_from(pair(think) / moves).unwrap_or(usize::MAX);
            if let Some(bar) = bars.get_mut(place) {
                let loses = pace.controls[think.by].as_ref().is_none_or(loses);
                bar[think.by].add(think, loses);
            }
        }
        Self { moves, width: (room / count).clamp(1, WIDEST), bars }
    }

    /// In which column a turn stands.
    pub fn place(&self, think: &Think) -> u16 {
        u16::try_from(pair(think) / self.moves).unwrap_or(u16::MAX)
    }
}

impl Bar {
    fn add(&mut self, think: &Think, loses: bool) {
        let least = Some(think.took.least).filter(|&least| least > 0 || think.took.exact().is_some());
        self.longest = self.longest.max(least);
        self.untold |= think.took.exact().is_none();
        if loses {
            self.lost = self.lost.saturating_add(think.periods);
        }
        self.overran |= think.overran;
    }

    /// How high it stands, in eighths of a row.
    pub fn height(self, scale: &Scale) -> u16 {
        self.longest.map_or(0, |longest| scale.height(longest))
    }

    /// What is written at its end: the periods lost, or that the time was up.
    pub fn mark(self) -> Option<char> {
        match self.lost {
            _ if self.overran => Some('!'),
            0 => None,
            n @ 1..=9 => char::from_digit(n, 10),
            _ => Some('+'),
        }
    }
}

/// How many periods there were before the first move.
pub(super) fn all_periods(control: &TimeControl) -> Option<u32> {
    match control.family() {
        Family::Untimed | Family::Main | Family::Glass | Family::Moves | Family::Stones(_) => None,
        Family::Periods(n) | Family::Minutes { reserve: n, .. } | Family::Blocks(n) | Family::Bought(n) => {
            Some(n)
        }
    }
}

/// Whether periods of a system are something to lose: a full block of stones is nothing lost.
pub(super) fn loses(control: &TimeControl) -> bool {
    all_periods(control).is_some()
}

/// Which pair of turns it belongs to: Black's and White's of one number stand in one column.
pub(super) const fn pair(think: &Think) -> u32 {
    think.number.saturating_sub(1) / 2
}

/// The eighths of the row `row` (from 0, counted from the middle) that a bar fills.
pub(super) const fn filled(height: u16, row: u16) -> u16 {
    let below = row * PARTS;
    if height <= below {
        0
    } else if height - below >= PARTS {
        PARTS
    } else {
        height - below
    }
}
