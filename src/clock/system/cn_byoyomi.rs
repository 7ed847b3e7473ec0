//! Chinese byo-yomi with reserved minutes (保留读秒, A §12.3, B 2.3.2): the minutes lie inside the time limit.

use std::fmt;

use super::byoyomi::Byoyomi;
use super::{Besides, Count, Family, Stretch, System};
use crate::clock::duration::Main;
use crate::clock::settings::{Setting, Settings, counted, limited};
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::spec::Part;
use crate::text::timing::{SystemWords, Systems};

/// A minute of the reserve, in ms.
pub const MINUTE: Ms = 60_000;

/// A time limit whose last minutes are read out: a move inside a minute costs nothing, a full minute costs one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CnByoyomi {
    /// The whole limit in ms, the reserve included.
    pub total: Ms,
    /// Minutes at the end of it that are read out, at least 1.
    pub reserve_minutes: u32,
    /// Whether a player who overruns the last minute may have it counted as a pass (A §22.5).
    pub timeout_as_pass: bool,
}

impl CnByoyomi {
    pub(in crate::clock) fn read(settings: &Settings<'_>) -> Result<Self, Unfit> {
        Ok(Self {
            total: settings.ms("total")?,
            reserve_minutes: settings.count("reserve_minutes")?,
            timeout_as_pass: settings.flag("timeout_as_pass")?,
        })
    }

    /// The reserve in ms.
    pub fn reserve(&self) -> Ms {
        Ms::from(self.reserve_minutes).saturating_mul(MINUTE)
    }

    /// The same clock told the Japanese way: main time, then one period a minute.
    pub fn as_byoyomi(&self) -> Byoyomi {
        Byoyomi {
            main: self.total.saturating_sub(self.reserve()),
            periods: self.reserve_minutes,
            period: MINUTE,
        }
    }
}

impl fmt::Display for CnByoyomi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} incl {}x60s", Main(self.total), self.reserve_minutes)?;
        f.write_str(if self.timeout_as_pass { " timeout=pass" } else { "" })
    }
}

impl System for CnByoyomi {
    fn name(&self) -> &'static str {
        "cn_byoyomi"
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.cn_byoyomi
    }

    fn check(&self) -> Result<(), Unfit> {
        limited(Part::Limit, self.total)?;
        counted(Part::Minutes, self.reserve_minutes)?;
        if self.total < self.reserve() {
            return Err(Unfit::Reserve(self.reserve_minutes, self.total));
        }
        Ok(())
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        vec![
            ("total", Setting::Ms(self.total)),
            ("reserve_minutes", Setting::Count(self.reserve_minutes)),
            ("timeout_as_pass", Setting::Flag(self.timeout_as_pass)),
        ]
    }

    fn fields(&self) -> &'static [Field] {
        &[Field::Main, Field::Periods, Field::Period]
    }

    fn family(&self) -> Family<'_> {
        Family::Minutes { reserve: self.reserve_minutes, timeout_as_pass: self.timeout_as_pass }
    }

    fn move_time(&self) -> Option<Ms> {
        Some(MINUTE)
    }

    fn start(&self) -> State {
        self.as_byoyomi().start()
    }

    fn deadline(&self, state: &State) -> Option<Ms> {
        self.as_byoyomi().deadline(state)
    }

    fn run(&self, state: &State, t: Ms) -> State {
        self.as_byoyomi().run(state, t)
    }

    fn finish(&self, state: &State, t: Ms) -> State {
        self.as_byoyomi().finish(state, t)
    }

    fn stretch(&self, state: &State, t: Ms) -> Stretch {
        let stretch = self.as_byoyomi().stretch(state, t);
        let count = stretch.count.map(|count| match count {
            Count::Periods(left) => Count::Minutes(left),
            other => other,
        });
        Stretch { count, ..stretch }
    }

    fn limit(&self, start: &State) -> Ms {
        self.as_byoyomi().total(start)
    }

    fn late(&self, state: &State, cut: Ms) -> Option<State> {
        self.as_byoyomi().cut(state, cut)
    }

    fn besides(&self, state: &State) -> Option<Besides> {
        self.as_byoyomi().besides(state)
    }

    fn holds(&self, state: &State) -> bool {
        self.as_byoyomi().holds(state)
    }
}
