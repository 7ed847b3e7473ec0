//! Thinking-time blocks (考慮時間, the NHK Cup, IGS "koryo"): every move has a free base; what goes beyond it uses
//! up blocks, each counted at the instant it begins.

use std::fmt;

use super::{Besides, Count, Family, Kind, Read, Stretch, System, Then};
use crate::clock::duration::{Main, Overtime};
use crate::clock::settings::{Setting, Settings, few, limited, some_time};
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::spec::Part;
use crate::text::timing::{SystemWords, Systems};

/// Main time, then a base for every move and blocks beyond it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nhk {
    /// Main time in ms; may be 0.
    pub main: Ms,
    /// Free time for every move in ms.
    pub base: Ms,
    /// Number of blocks; may be 0.
    pub blocks: u32,
    /// Length of a block in ms.
    pub block: Ms,
}

impl Nhk {
    pub(in crate::clock) fn read(settings: &Settings<'_>) -> Result<Self, Unfit> {
        Ok(Self {
            main: settings.ms_or("main", 0)?,
            base: settings.ms("base")?,
            blocks: settings.count("blocks")?,
            block: settings.ms("block")?,
        })
    }

    fn overtime(&self, state: &State, u: Ms) -> State {
        if u < state.period {
            return State { main: 0, period: state.period - u, ..*state };
        }
        let over = u - state.period;
        let used = u32::try_from(over / self.block).unwrap_or(u32::MAX).saturating_add(1);
        State {
            main: 0,
            periods: state.periods.saturating_sub(used),
            period: self.block - over % self.block,
            block: 1,
            ..*state
        }
    }
}

impl fmt::Display for Nhk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.main > 0 {
            write!(f, "{} ", Main(self.main))?;
        }
        write!(f, "nhk {}+{}x{}", Overtime(self.base), self.blocks, Overtime(self.block))
    }
}

impl System for Nhk {
    fn name(&self) -> &'static str {
        "nhk"
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.nhk
    }

    fn check(&self) -> Result<(), Unfit> {
        limited(Part::Main, self.main)?;
        some_time(Part::Base, self.base)?;
        few(Part::Blocks, self.blocks)?;
        some_time(Part::Block, self.block)
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        vec![
            ("main", Setting::Ms(self.main)),
            ("base", Setting::Ms(self.base)),
            ("blocks", Setting::Count(self.blocks)),
            ("block", Setting::Ms(self.block)),
        ]
    }

    fn fields(&self) -> &'static [Field] {
        &[Field::Main, Field::Periods, Field::Period]
    }

    fn family(&self) -> Family<'_> {
        Family::Blocks(self.blocks)
    }

    fn move_time(&self) -> Option<Ms> {
        Some(self.base)
    }

    fn start(&self) -> State {
        State { main: self.main, periods: self.blocks, period: self.base, ..State::default() }
    }

    fn deadline(&self, state: &State) -> Option<Ms> {
        let blocks = Ms::from(state.periods).saturating_mul(self.block);
        Some(state.main.saturating_add(state.period).saturating_add(blocks))
    }

    fn run(&self, state: &State, t: Ms) -> State {
        if t < state.main {
            State { main: state.main - t, ..*state }
        } else {
            self.overtime(state, t - state.main)
        }
    }

    fn finish(&self, state: &State, t: Ms) -> State {
        State { period: self.base, block: 0, ..self.run(state, t) }
    }

    fn stretch(&self, state: &State, t: Ms) -> Stretch {
        let now = self.run(state, t);
        let count = Some(Count::Blocks(now.periods));
        if now.main > 0 {
            return Stretch::main(state, self.main, count);
        }
        Stretch {
            kind: Kind::Overtime,
            count,
            end: Some(t.saturating_add(now.period)),
            length: if now.block > 0 { self.block } else { self.base },
            // A block is read to its end, the last one too; only the free time of a move is counted.
            read: if now.block > 0 { Read::Marks } else { Read::All },
            then: now.periods.checked_sub(1).map_or(Then::Flag, Then::Period),
        }
    }

    fn limit(&self, start: &State) -> Ms {
        start.main.saturating_add(Ms::from(start.periods).saturating_mul(self.block))
    }

    /// Main time goes first, then blocks, a started one staying whole; the base of a move cannot be taken away.
    fn late(&self, state: &State, cut: Ms) -> Option<State> {
        if self.deadline(state).is_none_or(|all| cut >= all) {
            return None;
        }
        if cut <= state.main {
            return Some(State { main: state.main - cut, ..*state });
        }
        let blocks = Ms::from(state.periods).saturating_mul(self.block);
        let left = blocks.saturating_sub(cut - state.main);
        let periods = u32::try_from(left.div_ceil(self.block)).unwrap_or(u32::MAX);
        Some(State { main: 0, periods, ..*state })
    }

    fn besides(&self, state: &State) -> Option<Besides> {
        Some(Besides::Overtime(format!("{}+{}x{}", Overtime(self.base), state.periods, Overtime(self.block))))
    }

    fn holds(&self, state: &State) -> bool {
        let kept = State {
            main: state.main,
            periods: state.periods,
            period: state.period,
            block: state.block,
            ..State::default()
        };
        let longest = if state.block > 0 { self.block } else { self.base };
        *state == kept
            && state.block <= 1
            && state.period <= longest
            && (state.period > 0 || (state.main == 0 && state.periods == 0))
    }
}

#[cfg(test)]
mod tests {
    use crate::clock::side::Side;
    use crate::clock::state::State;

    #[test]
    fn a_period_is_empty_only_where_nothing_is_left_at_all() {
        let side = Side::new("1m nhk 30s+3x60s".parse().unwrap());
        let state = |main, periods, period| State { main, periods, period, ..State::default() };
        for (main, periods, period, holds) in [
            (60_000, 3, 30_000, true),
            (0, 3, 1, true),
            (0, 0, 0, true),
            (0, 3, 0, false),
            (0, 1, 0, false),
            (1, 0, 0, false),
            (0, 3, 30_001, false),
        ] {
            assert_eq!(
                side.with_state(state(main, periods, period)).is_ok(),
                holds,
                "{main} {periods} {period}"
            );
        }
    }
}
