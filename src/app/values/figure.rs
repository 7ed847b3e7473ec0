//! The figures of a time setting: which it has, and the steps each goes through.

use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::duration::{MINUTE, SECOND};
use crate::clock::system::canadian::Canadian;
use crate::clock::system::cn_step::CnStep;
use crate::clock::system::delayed::Face;

/// A figure of a time setting, or a choice that belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// Main time.
    Main,
    /// The limit, the reserved minutes included.
    Limit,
    /// Periods of byo-yomi.
    Periods,
    /// How long each lasts.
    Period,
    /// Reserved minutes.
    Minutes,
    /// Whether an overrun of the last minute may count as a pass (A §22.5).
    Overrun,
    /// The time for each move.
    PerMove,
    /// The stones of a block.
    Stones,
    /// How long a block lasts.
    Block,
    /// Whether time saved in a block is carried over (A §12.5).
    Saved,
    /// What every move adds.
    Increment,
    /// The most a clock may show.
    Cap,
    /// Whether the first bonus comes before the first move.
    Bonus,
    /// The delay.
    Delay,
    /// How it is shown.
    Face,
    /// Periods that may be bought.
    Bought,
    /// How long each lasts.
    Length,
    /// The points each costs.
    Cost,
    /// The free time of a move.
    Base,
    /// Blocks of thinking time.
    Blocks,
}

/// Main times in minutes, in the order of the steps.
const LONG: [Ms; 22] =
    [1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120, 150, 180, 240, 300, 360, 480, 540];
/// The times of a move, a period, a block, in seconds.
const SHORT: [Ms; 19] = [1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 45, 60, 90, 120, 180, 300, 600, 900, 1800];
const COUNTS: [u32; 14] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30];

/// The figures of a setting.
pub const fn figures(control: &TimeControl) -> &'static [Figure] {
    use Figure::{
        Base, Block, Blocks, Bonus, Bought, Cap, Cost, Delay, Face, Increment, Length, Limit, Main, Minutes,
        Overrun, PerMove, Period, Periods, Saved, Stones,
    };
    match control {
        TimeControl::None => &[],
        TimeControl::Absolute(_) | TimeControl::CanadianProgressive(_) => &[Main],
        TimeControl::Simple(_) => &[PerMove],
        TimeControl::Byoyomi(_) => &[Main, Periods, Period],
        TimeControl::CnByoyomi(_) => &[Limit, Minutes, Overrun],
        TimeControl::Canadian(_) | TimeControl::CnStep(_) => &[Main, Stones, Block, Saved],
        TimeControl::Fischer(_) => &[Main, Increment, Cap, Bonus],
        TimeControl::Delayed(_) => &[Main, Delay, Face],
        TimeControl::Hourglass(_) => &[Main, Delay],
        TimeControl::Ing(_) => &[Main, Bought, Length, Cost],
        TimeControl::Nhk(_) => &[Main, Base, Blocks, Block],
    }
}

/// The setting with one figure changed, if one can still play by it.
pub(super) fn stepped(control: TimeControl, figure: Figure, forward: bool) -> TimeControl {
    let mut changed = control.clone();
    for _ in 0..LONG.len() {
        changed = moved(changed, figure, forward);
        if changed.check().is_ok() {
            return changed;
        }
    }
    control
}

fn moved(mut control: TimeControl, figure: Figure, forward: bool) -> TimeControl {
    let step = |rising: &[Ms], unit: Ms, now: &mut Ms| {
        let rising: Vec<Ms> = rising.iter().map(|value| value * unit).collect();
        *now = after(&rising, *now, forward);
    };
    // Main time may be nothing where something follows it.
    let or_none = |rising: &[Ms]| [&[0], rising].concat();
    let long = |now: &mut Ms| step(&LONG, MINUTE, now);
    let long_or_none = |now: &mut Ms| step(&or_none(&LONG), MINUTE, now);
    let short = |now: &mut Ms| step(&SHORT, SECOND, now);
    let count = |now: &mut u32| *now = after(&COUNTS, *now, forward);
    match (&mut control, figure) {
        (TimeControl::Absolute(c), Figure::Main) => long(&mut c.main),
        (TimeControl::Simple(c), Figure::PerMove) => short(&mut c.per_move),
        (TimeControl::Byoyomi(c), Figure::Main) => long_or_none(&mut c.main),
        (TimeControl::Byoyomi(c), Figure::Periods) => count(&mut c.periods),
        (TimeControl::Byoyomi(c), Figure::Period) => short(&mut c.period),
        (TimeControl::CnByoyomi(c), Figure::Limit) => long(&mut c.total),
        (TimeControl::CnByoyomi(c), Figure::Minutes) => count(&mut c.reserve_minutes),
        (TimeControl::CnByoyomi(c), Figure::Overrun) => c.timeout_as_pass = !c.timeout_as_pass,
        (TimeControl::Canadian(c), Figure::Main) => long_or_none(&mut c.main),
        (TimeControl::Canadian(c), Figure::Stones) => count(&mut c.stones),
        (TimeControl::Canadian(c), Figure::Block) => short(&mut c.period),
        (TimeControl::CnStep(c), Figure::Main) => long_or_none(&mut c.main),
        (TimeControl::CnStep(c), Figure::Stones) => count(&mut c.stones),
        (TimeControl::CnStep(c), Figure::Block) => short(&mut c.period),
        (&mut TimeControl::Canadian(Canadian { main, stones, period }), Figure::Saved) => {
            control = TimeControl::CnStep(CnStep { main, stones, period });
        }
        (&mut TimeControl::CnStep(CnStep { main, stones, period }), Figure::Saved) => {
            control = TimeControl::Canadian(Canadian { main, stones, period });
        }
        (TimeControl::CanadianProgressive(c), Figure::Main) => long_or_none(&mut c.main),
        (TimeControl::Fischer(c), Figure::Main) => {
            long(&mut c.main);
            // A bound below the main time could not be.
            c.cap = c.cap.map(|cap| cap.max(c.main));
        }
        (TimeControl::Fischer(c), Figure::Increment) => short(&mut c.increment),
        (TimeControl::Fischer(c), Figure::Cap) => {
            let bounds = LONG.map(|cap| cap * MINUTE).into_iter().filter(|&cap| cap >= c.main);
            let bounds: Vec<Ms> = [0].into_iter().chain(bounds).collect();
            c.cap = Some(after(&bounds, c.cap.unwrap_or(0), forward)).filter(|&cap| cap > 0);
        }
        (TimeControl::Fischer(c), Figure::Bonus) => c.bonus_at_start = !c.bonus_at_start,
        (TimeControl::Delayed(c), Figure::Main) => long_or_none(&mut c.main),
        (TimeControl::Delayed(c), Figure::Delay) => short(&mut c.delay),
        (TimeControl::Delayed(c), Figure::Face) => {
            c.face = match c.face {
                Face::First => Face::Added,
                Face::Added => Face::First,
            }
        }
        (TimeControl::Hourglass(c), Figure::Main) => long(&mut c.main),
        (TimeControl::Hourglass(c), Figure::Delay) => step(&or_none(&SHORT), SECOND, &mut c.delay),
        (TimeControl::Ing(c), Figure::Main) => long(&mut c.main),
        (TimeControl::Ing(c), Figure::Bought) => count(&mut c.periods),
        (TimeControl::Ing(c), Figure::Length) => short(&mut c.period),
        (TimeControl::Ing(c), Figure::Cost) => count(&mut c.penalty_points),
        (TimeControl::Nhk(c), Figure::Main) => long_or_none(&mut c.main),
        (TimeControl::Nhk(c), Figure::Base) => short(&mut c.base),
        (TimeControl::Nhk(c), Figure::Blocks) => count(&mut c.blocks),
        (TimeControl::Nhk(c), Figure::Block) => short(&mut c.block),
        _ => {}
    }
    control
}

/// The value next above `now` in a rising list, or next below it; past an end the other one.
fn after<T: Copy + Ord>(rising: &[T], now: T, forward: bool) -> T {
    let next = if forward {
        rising.iter().find(|&&value| value > now).or(rising.first())
    } else {
        rising.iter().rev().find(|&&value| value < now).or(rising.last())
    };
    next.copied().unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::super::timing::OFFERED;
    use super::{Figure, figures, stepped};
    use crate::clock::control::TimeControl;

    #[test]
    fn every_figure_goes_up_and_down_and_comes_back() {
        for spec in OFFERED {
            let start: TimeControl = spec.parse().unwrap();
            for &figure in figures(&start) {
                let up = stepped(start.clone(), figure, true);
                assert_ne!(up, start, "{spec} {figure:?}");
                assert_eq!(stepped(up.clone(), figure, false), start, "{spec} {figure:?}");
                // However long a key is pressed, what stands there can be played and read again.
                let mut now = start.clone();
                for _ in 0..60 {
                    now = stepped(now, figure, false);
                    assert_eq!(now.to_string().parse().as_ref(), Ok(&now), "{spec} {figure:?}");
                }
            }
        }
    }

    #[test]
    fn steps_one_by_one() {
        for (before, figure, after) in [
            ("30m+5x30s", Figure::Main, "40m+5x30s"),
            ("9h+5x30s", Figure::Main, "5x30s"),
            ("7m+5x30s", Figure::Main, "10m+5x30s"),
            ("30m+5x30s", Figure::Periods, "30m+6x30s"),
            ("30m+5x30s", Figure::Period, "30m+5x40s"),
            ("1h incl 5x60s", Figure::Overrun, "1h incl 5x60s timeout=pass"),
            ("10m+25/10m", Figure::Saved, "10m+25/10m carry"),
            ("10m+25/10m carry", Figure::Saved, "10m+25/10m"),
            ("10m+10s", Figure::Cap, "10m+10s cap 10m"),
            ("10m+10s cap 10m", Figure::Main, "15m+10s cap 15m"),
            ("10m+10s", Figure::Bonus, "10m+10s bonus first"),
            ("20m delay 5s", Figure::Face, "20m bronstein 5s"),
            ("hourglass 10m", Figure::Delay, "hourglass 10m delay 1s"),
            ("30m ing 3x5m", Figure::Cost, "30m ing 3x5m at 3"),
            ("nhk 30s+10x60s", Figure::Main, "1m nhk 30s+10x60s"),
        ] {
            let control: TimeControl = before.parse().unwrap();
            assert_eq!(stepped(control, figure, true).to_string(), after);
        }
    }
}
