//! A player's figures over a game.

use super::Think;
use crate::clock::Ms;
use crate::rules::color::{ByColor, Color};

/// A part of the game, by the number of the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The opening (布局).
    Opening,
    /// The middle game (中盘).
    Middle,
    /// The endgame (官子).
    Endgame,
}

/// Up to so many moves for every hundred points of the board it is the opening: 50 on 19 lines.
const OPENING: u64 = 14;
/// Up to so many it is the middle game: 144 on 19 lines.
const MIDDLE: u64 = 40;

impl Part {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::Opening, Self::Middle, Self::Endgame];

    /// The part move `number` belongs to, on a board of so many points.
    pub const fn of(number: u32, points: u32) -> Self {
        if number <= Self::end(OPENING, points) {
            Self::Opening
        } else if number <= Self::end(MIDDLE, points) {
            Self::Middle
        } else {
            Self::Endgame
        }
    }

    /// The number of its last move; the endgame has none.
    pub const fn last(self, points: u32) -> Option<u32> {
        match self {
            Self::Opening => Some(Self::end(OPENING, points)),
            Self::Middle => Some(Self::end(MIDDLE, points)),
            Self::Endgame => None,
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "at most 40 % of a u32, and const has no try_from")]
    const fn end(percent: u64, points: u32) -> u32 {
        (points as u64 * percent / 100) as u32
    }
}

/// What a stretch of the game took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Share {
    /// Moves made in it.
    pub moves: u32,
    /// Of these, moves of which it is not told exactly what they took.
    pub untold: u32,
    /// Running ms used in it; the least it can have been where moves are not told.
    pub used: Ms,
    /// Of these, the ms of a last turn that led to no move.
    pub unplayed: Ms,
}

impl Share {
    /// Ms a move on the average, rounded down; `None` without moves, and where not all of them are told.
    pub fn average(&self) -> Option<Ms> {
        let played = self.used.saturating_sub(self.unplayed);
        played.checked_div(self.moves.into()).filter(|_| self.untold == 0)
    }

    /// Adds `used` ms of a turn; `moves` is 1 where its move belongs here.
    fn add(&mut self, think: &Think, moves: u32, untold: bool, used: Ms) {
        self.moves = self.moves.saturating_add(moves);
        self.untold = self.untold.saturating_add(untold.into());
        self.used = self.used.saturating_add(used);
        if !think.pressed {
            self.unplayed = self.unplayed.saturating_add(used);
        }
    }
}

/// Moves made with little time left before a period, a block or the game would have been lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Late {
    /// Moves made where there was something to lose.
    pub of: u32,
    /// In the last ten seconds.
    pub ten: u32,
    /// In the last five.
    pub five: u32,
    /// In the last three.
    pub three: u32,
}

/// A player's figures. Where the record does not tell what every move took, times are the least they can have been.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sums {
    /// All moves and all the time, that of a last turn without a move included.
    pub all: Share,
    /// The opening, the middle game and the endgame, where the board is known.
    pub parts: Option<[Share; 3]>,
    /// Main time; moves made before the overtime.
    pub main: Share,
    /// Overtime; moves made in it.
    pub overtime: Share,
    /// The number of the first move made in overtime.
    pub overtime_from: Option<u32>,
    /// Periods lost, blocks used, periods bought, blocks of stones played out, as the system has them.
    pub periods: u32,
    /// How often all the time was used up: by a flag, or by an overrun that counted as a pass.
    pub overruns: u32,
    /// Moves made in the last seconds.
    pub late: Late,
    /// The longest turns, the longest first, of equal ones the earlier; at most [`Sums::LONGEST`].
    pub longest: Vec<Think>,
}

impl Sums {
    /// How many long thinks are kept.
    pub const LONGEST: usize = 5;

    /// The figures of both players. `points` is the number of points of the board, where there is one.
    pub fn of(thinks: &[Think], points: Option<u32>) -> ByColor<Self> {
        let empty = |_| Self { parts: points.map(|_| <[Share; 3]>::default()), ..Self::default() };
        let mut sums = ByColor::new_with(empty);
        for think in thinks {
            sums[think.by].add(think, points);
        }
        sums
    }

    fn add(&mut self, think: &Think, points: Option<u32>) {
        let moves = u32::from(think.pressed);
        let untold = think.took.exact().is_none();
        self.all.add(think, moves, untold, think.took.least);
        if let (Some(parts), Some(points)) = (&mut self.parts, points) {
            let part = match Part::of(think.number, points) {
                Part::Opening => 0,
                Part::Middle => 1,
                Part::Endgame => 2,
            };
            parts[part].add(think, moves, untold, think.took.least);
        }
        let in_overtime = think.in_overtime;
        let moves_in = |overtime: bool| if in_overtime == Some(overtime) { moves } else { 0 };
        self.main.add(think, moves_in(false), untold && in_overtime != Some(true), think.main);
        self.overtime.add(think, moves_in(true), untold && in_overtime != Some(false), think.overtime());
        if in_overtime == Some(true) && think.pressed {
            self.overtime_from = self.overtime_from.or(Some(think.number));
        }
        self.periods = self.periods.saturating_add(think.periods);
        self.overruns += u32::from(think.overran);
        if let Some(left) = think.left {
            let within = |seconds: Ms| u32::from(left <= seconds * 1_000);
            self.late.of += 1;
            self.late.ten += within(10);
            self.late.five += within(5);
            self.late.three += within(3);
        }
        self.keep_long(think);
    }

    fn keep_long(&mut self, think: &Think) {
        if think.took.least == 0 {
            return;
        }
        let place = self.longest.partition_point(|kept| kept.took.least >= think.took.least);
        if place < Self::LONGEST {
            self.longest.insert(place, *think);
            self.longest.truncate(Self::LONGEST);
        }
    }
}

/// The long thinks of both players, the longest first, of equal ones the earlier: what `>` and `<` go through.
pub fn longest(sums: &ByColor<Sums>) -> Vec<Think> {
    let mut all: Vec<Think> = Color::ALL.into_iter().flat_map(|color| sums[color].longest.clone()).collect();
    all.sort_by_key(|think| (std::cmp::Reverse(think.took.least), think.number));
    all
}

#[cfg(test)]
mod tests {
    use super::Sums;
    use crate::clock::pace::Think;
    use crate::clock::side::Side;
    use crate::rules::color::Color;

    #[test]
    fn an_average_is_of_the_moves_that_were_made() {
        let side = Side::new("10m+3x30s".parse().unwrap());
        let made = Think::of(&side, Color::Black, 1, 33_700);
        let unfinished = Think::unfinished(&side, Color::Black, 3, 1_200);
        let sums = Sums::of(&[made, unfinished], Some(81)).black;
        for share in [sums.all, sums.parts.unwrap()[0], sums.main] {
            assert_eq!((share.moves, share.used, share.unplayed), (1, 34_900, 1_200));
            assert_eq!(share.average(), Some(33_700));
        }
        let sums = Sums::of(&[unfinished], None).black;
        assert_eq!((sums.all.average(), sums.all.unplayed), (None, 1_200));
    }
}
