//! Fischer (加秒制): every move in time earns an increment.

use std::fmt;

use super::{Besides, Family, Kind, Read, Stretch, System, Then};
use crate::clock::duration::{Main, Overtime};
use crate::clock::settings::{Setting, Settings, limited, playable_main};
use crate::clock::state::{Field, State};
use crate::clock::{Ms, Unfit};
use crate::text::spec::Part;
use crate::text::timing::{SystemWords, Systems};

/// Main time and an increment after each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fischer {
    /// Main time in ms.
    pub main: Ms,
    /// What each move adds, in ms; may be 0.
    pub increment: Ms,
    /// The most a clock may hold after the increment, in ms.
    pub cap: Option<Ms>,
    /// Whether one increment is on the clock before the first move.
    pub bonus_at_start: bool,
}

impl Fischer {
    pub(in crate::clock) fn read(settings: &Settings<'_>) -> Result<Self, Unfit> {
        let increment = settings.ms("increment")?;
        Ok(Self {
            main: settings.ms("main")?,
            increment,
            cap: settings.maybe_ms("cap")?,
            // A move that adds nothing adds nothing first either.
            bonus_at_start: settings.flag("bonus_at_start")? && increment > 0,
        })
    }

    fn with_bonus(&self, main: Ms) -> Ms {
        main.saturating_add(self.increment).min(self.cap.unwrap_or(Ms::MAX))
    }
}

impl fmt::Display for Fischer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", Main(self.main), Overtime(self.increment))?;
        if let Some(cap) = self.cap {
            write!(f, " cap {}", Main(cap))?;
        }
        f.write_str(if self.bonus_at_start { " bonus first" } else { "" })
    }
}

impl System for Fischer {
    fn name(&self) -> &'static str {
        "fischer"
    }

    fn words(&self, systems: &Systems) -> SystemWords {
        systems.fischer
    }

    fn check(&self) -> Result<(), Unfit> {
        playable_main(self.main)?;
        limited(Part::Main, self.main)?;
        limited(Part::Increment, self.increment)?;
        let Some(cap) = self.cap else { return Ok(()) };
        limited(Part::Cap, cap)?;
        if cap < self.main {
            return Err(Unfit::CapBelow(cap, self.main));
        }
        Ok(())
    }

    fn settings(&self) -> Vec<(&'static str, Setting)> {
        let mut settings = vec![("main", Setting::Ms(self.main)), ("increment", Setting::Ms(self.increment))];
        settings.extend(self.cap.map(|cap| ("cap", Setting::Ms(cap))));
        settings.push(("bonus_at_start", Setting::Flag(self.bonus_at_start)));
        settings
    }

    fn fields(&self) -> &'static [Field] {
        &[Field::Main]
    }

    fn family(&self) -> Family<'_> {
        Family::Main
    }

    fn move_time(&self) -> Option<Ms> {
        None
    }

    fn start(&self) -> State {
        let main = if self.bonus_at_start { self.with_bonus(self.main) } else { self.main };
        State { main, ..State::default() }
    }

    fn deadline(&self, state: &State) -> Option<Ms> {
        Some(state.main)
    }

    fn run(&self, state: &State, t: Ms) -> State {
        State { main: state.main - t, ..*state }
    }

    fn finish(&self, state: &State, t: Ms) -> State {
        State { main: self.with_bonus(state.main - t), ..*state }
    }

    fn stretch(&self, state: &State, _t: Ms) -> Stretch {
        Stretch {
            kind: Kind::Main,
            count: None,
            end: Some(state.main),
            length: self.main.max(state.main),
            read: Read::End,
            then: Then::Flag,
        }
    }

    fn limit(&self, start: &State) -> Ms {
        start.main
    }

    fn late(&self, state: &State, cut: Ms) -> Option<State> {
        super::late_from_main(state, cut)
    }

    fn besides(&self, _state: &State) -> Option<Besides> {
        (self.increment > 0).then(|| Besides::Increment(Overtime(self.increment).to_string()))
    }

    fn holds(&self, state: &State) -> bool {
        *state == State { main: state.main, ..State::default() }
    }
}
