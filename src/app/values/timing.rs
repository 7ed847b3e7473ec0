//! A time setting taken apart: the system, and each of its figures changed by left and right.

use super::Values;
use super::item::Item;
use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::duration::{HOUR, MINUTE, SECOND};
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

/// How many systems there are to choose from.
const SYSTEMS: usize = 12;
/// Each of them as it is first offered, in the order of [`place`].
const OFFERED: [&str; SYSTEMS] = [
    "none",
    "30m",
    "10s/move",
    "30m+5x30s",
    "1h incl 5x60s",
    "10m+25/10m",
    "30m+10/5m,20/5m,30/5m",
    "10m+10s",
    "20m delay 5s",
    "hourglass 10m",
    "30m ing 3x5m",
    "nhk 30s+10x60s",
];

const LONG: [Ms; 22] = [
    MINUTE,
    2 * MINUTE,
    3 * MINUTE,
    5 * MINUTE,
    10 * MINUTE,
    15 * MINUTE,
    20 * MINUTE,
    25 * MINUTE,
    30 * MINUTE,
    40 * MINUTE,
    45 * MINUTE,
    HOUR,
    75 * MINUTE,
    90 * MINUTE,
    2 * HOUR,
    150 * MINUTE,
    3 * HOUR,
    4 * HOUR,
    5 * HOUR,
    6 * HOUR,
    8 * HOUR,
    9 * HOUR,
];
const SHORT: [Ms; 19] = [
    SECOND,
    2 * SECOND,
    3 * SECOND,
    5 * SECOND,
    10 * SECOND,
    15 * SECOND,
    20 * SECOND,
    25 * SECOND,
    30 * SECOND,
    40 * SECOND,
    45 * SECOND,
    60 * SECOND,
    90 * SECOND,
    2 * MINUTE,
    3 * MINUTE,
    5 * MINUTE,
    10 * MINUTE,
    15 * MINUTE,
    30 * MINUTE,
];
const COUNTS: [u32; 14] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30];

/// A setting of every system: the one used last, to come back to.
#[derive(Clone, Debug)]
pub(super) struct Systems([TimeControl; SYSTEMS]);

impl Systems {
    pub(super) fn new() -> Self {
        Self(OFFERED.map(|spec| spec.parse().unwrap_or(TimeControl::None)))
    }

    /// Remembers a setting for its system.
    pub(super) fn keep(&mut self, control: TimeControl) {
        let place = place(&control);
        self.0[place] = control;
    }
}

/// Which of the systems it is.
fn place(control: &TimeControl) -> usize {
    match control {
        TimeControl::None => 0,
        TimeControl::Absolute(_) => 1,
        TimeControl::Simple(_) => 2,
        TimeControl::Byoyomi(_) => 3,
        TimeControl::CnByoyomi(_) => 4,
        TimeControl::Canadian(_) | TimeControl::CnStep(_) => 5,
        TimeControl::CanadianProgressive(_) => 6,
        TimeControl::Fischer(_) => 7,
        TimeControl::Delayed(_) => 8,
        TimeControl::Hourglass(_) => 9,
        TimeControl::Ing(_) => 10,
        TimeControl::Nhk(_) => 11,
    }
}

/// The figures of a setting.
pub(in crate::app) const fn figures(control: &TimeControl) -> &'static [Figure] {
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

impl Values {
    /// The setting of both sides, if it is one that can be read.
    pub fn control(&self) -> Option<TimeControl> {
        self.time().ok().filter(|time| time.black == time.white).map(|time| time.black)
    }

    /// The system of both sides, and which of those to choose from it is.
    pub fn system(&self) -> Option<(TimeControl, usize)> {
        let control = self.control()?;
        let place = place(&control);
        Some((control, place))
    }

    /// Remembers what was typed for its system.
    pub(super) fn keep_system(&mut self) {
        if let Some(control) = self.control() {
            self.systems.keep(control);
        }
    }

    /// The next system, or the one before; the first where the sides differ.
    pub(super) fn step_system(&mut self, forward: bool) {
        let step = if forward { 1 } else { SYSTEMS - 1 };
        let next = self.system().map_or(0, |(_, place)| (place + step) % SYSTEMS);
        let control = self.systems.0[next].clone();
        self.put(&control);
    }

    /// Changes one figure.
    pub(super) fn step_figure(&mut self, figure: Figure, forward: bool) {
        if let Some(control) = self.control() {
            self.put(&stepped(control, figure, forward));
        }
    }

    fn put(&mut self, control: &TimeControl) {
        self.setting.set(&control.to_string());
        self.typed(Item::Setting);
    }
}

/// The setting with one figure changed, if one can still play by it.
fn stepped(control: TimeControl, figure: Figure, forward: bool) -> TimeControl {
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
    let step = |list: &[Ms], now: &mut Ms| *now = after(list, *now, forward);
    let count = |now: &mut u32| *now = after(&COUNTS, *now, forward);
    // Main time may be nothing where something follows it.
    let long_or_none: Vec<Ms> = [0].into_iter().chain(LONG).collect();
    let short_or_none: Vec<Ms> = [0].into_iter().chain(SHORT).collect();
    match (&mut control, figure) {
        (TimeControl::Absolute(c), Figure::Main) => step(&LONG, &mut c.main),
        (TimeControl::Simple(c), Figure::PerMove) => step(&SHORT, &mut c.per_move),
        (TimeControl::Byoyomi(c), Figure::Main) => step(&long_or_none, &mut c.main),
        (TimeControl::Byoyomi(c), Figure::Periods) => count(&mut c.periods),
        (TimeControl::Byoyomi(c), Figure::Period) => step(&SHORT, &mut c.period),
        (TimeControl::CnByoyomi(c), Figure::Limit) => step(&LONG, &mut c.total),
        (TimeControl::CnByoyomi(c), Figure::Minutes) => count(&mut c.reserve_minutes),
        (TimeControl::CnByoyomi(c), Figure::Overrun) => c.timeout_as_pass = !c.timeout_as_pass,
        (TimeControl::Canadian(c), Figure::Main) => step(&long_or_none, &mut c.main),
        (TimeControl::Canadian(c), Figure::Stones) => count(&mut c.stones),
        (TimeControl::Canadian(c), Figure::Block) => step(&SHORT, &mut c.period),
        (TimeControl::CnStep(c), Figure::Main) => step(&long_or_none, &mut c.main),
        (TimeControl::CnStep(c), Figure::Stones) => count(&mut c.stones),
        (TimeControl::CnStep(c), Figure::Block) => step(&SHORT, &mut c.period),
        (&mut TimeControl::Canadian(Canadian { main, stones, period }), Figure::Saved) => {
            control = TimeControl::CnStep(CnStep { main, stones, period });
        }
        (&mut TimeControl::CnStep(CnStep { main, stones, period }), Figure::Saved) => {
            control = TimeControl::Canadian(Canadian { main, stones, period });
        }
        (TimeControl::CanadianProgressive(c), Figure::Main) => step(&long_or_none, &mut c.main),
        (TimeControl::Fischer(c), Figure::Main) => {
            step(&LONG, &mut c.main);
            // A bound below the main time could not be.
            c.cap = c.cap.map(|cap| cap.max(c.main));
        }
        (TimeControl::Fischer(c), Figure::Increment) => step(&SHORT, &mut c.increment),
        (TimeControl::Fischer(c), Figure::Cap) => {
            let bounds: Vec<Ms> =
                [0].into_iter().chain(LONG.into_iter().filter(|&cap| cap >= c.main)).collect();
            c.cap = Some(after(&bounds, c.cap.unwrap_or(0), forward)).filter(|&cap| cap > 0);
        }
        (TimeControl::Fischer(c), Figure::Bonus) => c.bonus_at_start = !c.bonus_at_start,
        (TimeControl::Delayed(c), Figure::Main) => step(&long_or_none, &mut c.main),
        (TimeControl::Delayed(c), Figure::Delay) => step(&SHORT, &mut c.delay),
        (TimeControl::Delayed(c), Figure::Face) => {
            c.face = match c.face {
                Face::First => Face::Added,
                Face::Added => Face::First,
            }
        }
        (TimeControl::Hourglass(c), Figure::Main) => step(&LONG, &mut c.main),
        (TimeControl::Hourglass(c), Figure::Delay) => step(&short_or_none, &mut c.delay),
        (TimeControl::Ing(c), Figure::Main) => step(&LONG, &mut c.main),
        (TimeControl::Ing(c), Figure::Bought) => count(&mut c.periods),
        (TimeControl::Ing(c), Figure::Length) => step(&SHORT, &mut c.period),
        (TimeControl::Ing(c), Figure::Cost) => count(&mut c.penalty_points),
        (TimeControl::Nhk(c), Figure::Main) => step(&long_or_none, &mut c.main),
        (TimeControl::Nhk(c), Figure::Base) => step(&SHORT, &mut c.base),
        (TimeControl::Nhk(c), Figure::Blocks) => count(&mut c.blocks),
        (TimeControl::Nhk(c), Figure::Block) => step(&SHORT, &mut c.block),
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
    use super::{Figure, OFFERED, figures, place, stepped};
    use crate::app::values::Values;
    use crate::app::values::item::Item;
    use crate::clock::control::TimeControl;

    #[test]
    fn every_system_is_offered_in_its_place() {
        for (n, spec) in OFFERED.into_iter().enumerate() {
            let control: TimeControl = spec.parse().expect(spec);
            assert_eq!((place(&control), control.to_string().as_str()), (n, spec));
        }
    }

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

    #[test]
    fn a_system_left_comes_back_as_it_was() {
        let mut values = Values::new(None);
        let written = |values: &Values| values.line(Item::Setting).unwrap().text().to_owned();
        values.step(Item::Figure(Figure::Periods), true);
        assert_eq!(written(&values), "30m+6x30s");
        values.step(Item::System, true);
        assert_eq!(written(&values), "1h incl 5x60s");
        values.step(Item::System, false);
        assert_eq!(written(&values), "30m+6x30s");
        values.line_mut(Item::Setting).unwrap().set("B=10m W=20m");
        values.typed(Item::Setting);
        assert_eq!(values.control(), None);
        values.step(Item::System, true);
        assert_eq!(written(&values), "none");
    }
}
