//! Where the time of a game went: what each turn took, what it cost, how much was left at the press.
//!
//! A [`Think`] is one turn under the clock it began with; [`sums`] folds a player's into figures. Where only a record
//! tells of the clocks, [`between`] says what a turn can have taken.

use super::Ms;
use super::control::TimeControl;
use super::side::Side;
use super::state::Field;
use super::system::{Kind, Then};
use crate::rules::color::{ByColor, Color};
use sums::Sums;

pub mod between;
pub mod sums;

/// All turns of a game, and both players' figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The turns, in the order they were taken.
    pub thinks: Vec<Think>,
    /// The time settings, as far as they are known.
    pub controls: ByColor<Option<TimeControl>>,
    /// The number of points of the board, where there is one.
    pub points: Option<u32>,
    /// Both players' figures.
    pub sums: ByColor<Sums>,
}

impl Pace {
    /// The turns, and the figures they come to.
    pub fn new(thinks: Vec<Think>, controls: ByColor<Option<TimeControl>>, points: Option<u32>) -> Self {
        Self { sums: Sums::of(&thinks, points), thinks, controls, points }
    }

    /// Whether anything is known of the time any turn took.
    pub fn is_told(&self) -> bool {
        self.thinks.iter().any(|think| think.took != Took::UNKNOWN)
    }
}

/// How long a turn took, in running ms: exactly, or as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Took {
    /// It took no less.
    pub least: Ms,
    /// It took no more; `None` where nothing says so.
    pub most: Option<Ms>,
}

impl Took {
    /// Nothing is known.
    pub const UNKNOWN: Self = Self { least: 0, most: None };

    /// So many ms.
    pub const fn exactly(t: Ms) -> Self {
        Self { least: t, most: Some(t) }
    }

    /// The ms, where they are known exactly.
    pub fn exact(self) -> Option<Ms> {
        self.most.filter(|&most| most == self.least)
    }
}

/// One turn of a player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Think {
    /// The number of the move it led to, from 1; of a turn without a move, the number that move would have had.
    pub number: u32,
    /// Whose turn.
    pub by: Color,
    /// What it took.
    pub took: Took,
    /// How much of [`Took::least`] was main time, a delay before it included, in ms. The rest was overtime.
    pub main: Ms,
    /// Whether the clock was in overtime at the end of the turn; `None` where that is not known.
    pub in_overtime: Option<bool>,
    /// Periods it cost: byo-yomi periods used up, thinking-time blocks, periods bought, blocks of stones played out.
    pub periods: u32,
    /// Ms left at the press before a period, a block or the game would have been lost; 0 for a press at that very
    /// moment. `None` in main time with more behind it, without a limit, without a press, and where it is not known.
    pub left: Option<Ms>,
    /// Whether it ended with a press, as it does with a move or a pass; not where the game ended in it.
    pub pressed: bool,
    /// Whether all the time was used up in it: the flag fell, or the players let it count as a pass.
    pub overran: bool,
}

impl Think {
    /// A turn of `t` running ms that ended with a press. `side` is the mover's clock as the turn began.
    pub fn of(side: &Side, by: Color, number: u32, t: Ms) -> Self {
        Self::within(side, by, number, Took::exactly(t))
    }

    /// A turn that ended without a press after `t` running ms: by a flag or a resignation, or it still runs.
    pub fn unfinished(side: &Side, by: Color, number: u32, t: Ms) -> Self {
        let think = Self::of(side, by, number, t);
        let blocks = side.fields().contains(&Field::MovesLeft);
        Self { pressed: false, left: None, periods: if blocks { 0 } else { think.periods }, ..think }
    }

    /// A turn with a press of which only so much is known.
    pub fn within(side: &Side, by: Color, number: u32, took: Took) -> Self {
        let (first, last) = (took.least, took.most.unwrap_or(Ms::MAX));
        let in_overtime = is_overtime(side, first);
        Self {
            number,
            by,
            took,
            main: main_part(side, first),
            in_overtime: Some(in_overtime).filter(|&known| known == is_overtime(side, last)),
            periods: periods(side, first),
            left: took.exact().and_then(|t| left(side, t)),
            pressed: true,
            overran: side.deadline().is_some_and(|deadline| first >= deadline),
        }
    }

    /// A move of which the record does not tell what it took.
    pub const fn unknown(by: Color, number: u32) -> Self {
        Self {
            number,
            by,
            took: Took::UNKNOWN,
            main: 0,
            in_overtime: None,
            periods: 0,
            left: None,
            pressed: true,
            overran: false,
        }
    }

    /// How much of [`Took::least`] was overtime, in ms.
    pub const fn overtime(&self) -> Ms {
        self.took.least.saturating_sub(self.main)
    }
}

/// How much of the first `t` ms of a turn was no overtime.
fn main_part(side: &Side, t: Ms) -> Ms {
    match side.stretch(0) {
        Some(first) if first.kind == Kind::Overtime => 0,
        Some(first) if first.then == Then::Overtime => first.end.map_or(t, |end| t.min(end)),
        _ => t,
    }
}

/// Whether a clock that has run for `t` ms is in overtime, or was when the flag fell.
fn is_overtime(side: &Side, t: Ms) -> bool {
    let t = side.deadline().map_or(t, |deadline| t.min(deadline.saturating_sub(1)));
    side.stretch(t).is_some_and(|stretch| stretch.kind == Kind::Overtime)
}

/// What a press at `t` has cost.
fn periods(side: &Side, t: Ms) -> u32 {
    let (before, has) = (side.state(), |field| side.fields().contains(&field));
    if has(Field::MovesLeft) {
        let after = side.finish(t).map_or(before, |side| side.state());
        return after.block.saturating_sub(before.block);
    }
    if has(Field::Periods) { before.periods.saturating_sub(side.run(t).periods) } else { 0 }
}

/// What was left at `t` of what would have been lost next.
fn left(side: &Side, t: Ms) -> Option<Ms> {
    let deadline = side.deadline()?;
    let Some(stretch) = side.stretch(t) else { return Some(0) };
    match (stretch.kind, stretch.then) {
        (Kind::Overtime, _) => stretch.end.map(|end| end.saturating_sub(t)),
        (_, Then::Overtime) => None,
        _ => Some(deadline.saturating_sub(t)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Think, Took};
    use crate::clock::Ms;
    use crate::clock::side::Side;
    use crate::rules::color::Color;

    fn side(spec: &str, before: &[Ms]) -> Side {
        before.iter().fold(Side::new(spec.parse().unwrap()), |side, &t| side.finish(t).unwrap())
    }

    /// Spec, turns before, t; main ms, overtime ms, in overtime, periods, left.
    type Case = (&'static str, &'static [Ms], Ms, Ms, Ms, bool, u32, Option<Ms>);

    #[test]
    fn turns_under_every_system() {
        let cases: &[Case] = &[
            ("none", &[], 5_000, 5_000, 0, false, 0, None),
            ("30m", &[], 5_000, 5_000, 0, false, 0, Some(1_795_000)),
            ("10s", &[], 6_999, 6_999, 0, false, 0, Some(3_001)),
            ("10s", &[], 7_000, 7_000, 0, false, 0, Some(3_000)),
            ("10s", &[], 9_999, 9_999, 0, false, 0, Some(1)),
            ("10s/move", &[], 0, 0, 0, true, 0, Some(10_000)),
            ("10s/move", &[9_000], 9_999, 0, 9_999, true, 0, Some(1)),
            // The last ms of main time, the moment it is gone, the end of a period and the ms before it.
            ("20s+3x30s", &[], 19_999, 19_999, 0, false, 0, None),
            ("20s+3x30s", &[], 20_000, 20_000, 0, true, 0, Some(30_000)),
            ("20s+3x30s", &[], 49_999, 20_000, 29_999, true, 0, Some(1)),
            ("20s+3x30s", &[], 50_000, 20_000, 30_000, true, 1, Some(30_000)),
            ("20s+3x30s", &[], 109_999, 20_000, 89_999, true, 2, Some(1)),
            ("20s+3x30s", &[25_000], 65_000, 0, 65_000, true, 2, Some(25_000)),
            ("20s+3x30s", &[25_000, 65_000], 29_999, 0, 29_999, true, 0, Some(1)),
            ("2m incl 2x60s", &[], 59_999, 0, 59_999, true, 0, Some(1)),
            ("2m incl 2x60s", &[], 60_000, 0, 60_000, true, 1, Some(60_000)),
            // A block of thinking time counts as it begins.
            ("nhk 30s+2x60s", &[], 29_999, 0, 29_999, true, 0, Some(1)),
            ("nhk 30s+2x60s", &[], 30_000, 0, 30_000, true, 1, Some(60_000)),
            ("nhk 30s+2x60s", &[], 90_000, 0, 90_000, true, 2, Some(60_000)),
            ("10s nhk 30s+2x60s", &[], 9_999, 9_999, 0, false, 0, None),
            ("nhk 30s+0x60s", &[], 29_000, 0, 29_000, true, 0, Some(1_000)),
            // A block of stones is played out by its last move.
            ("10s+2/60s", &[], 9_999, 9_999, 0, false, 0, None),
            ("10s+2/60s", &[], 10_000, 10_000, 0, true, 0, Some(60_000)),
            ("10s+2/60s", &[15_000], 50_000, 0, 50_000, true, 1, Some(5_000)),
            ("10s+2/60s carry", &[15_000, 5_000], 1_000, 0, 1_000, true, 0, Some(109_000)),
            ("1/60s,2/60s", &[], 1_000, 0, 1_000, true, 1, Some(59_000)),
            ("1/60s,2/60s", &[1_000], 1_000, 0, 1_000, true, 0, Some(59_000)),
            ("20m+10s", &[], 1_195_000, 1_195_000, 0, false, 0, Some(5_000)),
            ("20m delay 5s", &[], 3_000, 3_000, 0, false, 0, Some(1_202_000)),
            ("20m bronstein 5s", &[], 7_000, 7_000, 0, false, 0, Some(1_198_000)),
            ("hourglass 2m", &[], 115_000, 115_000, 0, false, 0, Some(5_000)),
            // Periods are bought at the moment the time before them is gone.
            ("10s ing 3x5m", &[], 9_999, 9_999, 0, false, 0, None),
            ("10s ing 3x5m", &[], 10_000, 10_000, 0, true, 1, Some(300_000)),
            ("10s ing 3x5m", &[11_000], 598_999, 0, 598_999, true, 1, Some(1)),
            ("10s ing 3x5m", &[11_000], 599_000, 0, 599_000, true, 2, Some(300_000)),
        ];
        for &(spec, before, t, main, overtime, in_overtime, periods, left) in cases {
            let think = Think::of(&side(spec, before), Color::White, 7, t);
            assert_eq!((think.number, think.by, think.took.exact()), (7, Color::White, Some(t)));
            assert!(think.pressed && !think.overran, "{spec} {t}");
            assert_eq!((think.main, think.overtime()), (main, overtime), "{spec} {before:?} {t}");
            assert_eq!(think.in_overtime, Some(in_overtime), "{spec} {before:?} {t}");
            assert_eq!((think.periods, think.left), (periods, left), "{spec} {before:?} {t}");
        }
    }

    #[test]
    fn a_turn_in_which_the_time_ran_out() {
        for (spec, t, main, periods) in [
            ("30s", 30_000, 30_000, 0),
            ("20s+3x30s", 110_000, 20_000, 3),
            ("2m incl 2x60s timeout=pass", 120_000, 0, 2),
            ("nhk 30s+2x60s", 150_000, 0, 2),
            ("10s+2/60s", 70_000, 10_000, 0),
            ("10s ing 3x5m", 910_000, 10_000, 3),
        ] {
            let side = side(spec, &[]);
            let flag = Think::unfinished(&side, Color::Black, 1, t);
            assert_eq!(side.deadline(), Some(t), "{spec}");
            assert!(flag.overran && !flag.pressed, "{spec}");
            assert_eq!((flag.main, flag.periods, flag.left), (main, periods, None), "{spec}");
            let passed = Think::of(&side, Color::Black, 1, t);
            assert!(passed.overran && passed.pressed, "{spec}");
            assert_eq!(passed.left, Some(0), "{spec}");
            let short = Think::unfinished(&side, Color::Black, 1, t - 1);
            assert!(!short.overran, "{spec}");
        }
    }

    #[test]
    fn what_is_only_known_between_limits() {
        let side = side("20s+3x30s", &[]);
        let rolled = Think::within(&side, Color::Black, 1, Took { least: 50_000, most: Some(79_999) });
        assert_eq!((rolled.main, rolled.overtime(), rolled.periods), (20_000, 30_000, 1));
        assert_eq!((rolled.in_overtime, rolled.left, rolled.took.exact()), (Some(true), None, None));
        let open = Think::within(&side, Color::Black, 1, Took::UNKNOWN);
        assert_eq!((open.in_overtime, open.main, open.periods), (None, 0, 0));
        assert_eq!(Think::unknown(Color::Black, 3).took, Took::UNKNOWN);
    }
}
