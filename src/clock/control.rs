//! What is agreed about time: one of the time systems with its settings.

use std::fmt;

use serde_json::{Map, Value};

use super::duration::{MINUTE, SECOND};
use super::settings::{self, Settings};
use super::state::{Field, State};
use super::system::absolute::Absolute;
use super::system::byoyomi::Byoyomi;
use super::system::canadian::Canadian;
use super::system::canadian_progressive::CanadianProgressive;
use super::system::cn_byoyomi::CnByoyomi;
use super::system::cn_step::CnStep;
use super::system::delayed::{Delayed, Face};
use super::system::fischer::Fischer;
use super::system::hourglass::Hourglass;
use super::system::ing::Ing;
use super::system::nhk::Nhk;
use super::system::simple::Simple;
use super::system::untimed::Untimed;
use super::system::{Besides, Family, System};
use super::{Ms, Unfit};
use crate::rules::color::{ByColor, Color};
use crate::text::timing::{SystemWords, Systems};

/// A time setting. Its text form (`Display`, `FromStr`) is what people type: `30m+5x30s`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No limit.
    None,
    /// Sudden death.
    Absolute(Absolute),
    /// Time per move.
    Simple(Simple),
    /// Japanese byo-yomi.
    Byoyomi(Byoyomi),
    /// Chinese byo-yomi with reserved minutes.
    CnByoyomi(CnByoyomi),
    /// Thinking-time blocks.
    Nhk(Nhk),
    /// Canadian overtime.
    Canadian(Canadian),
    /// Progressive Canadian overtime.
    CanadianProgressive(CanadianProgressive),
    /// Chinese step system.
    CnStep(CnStep),
    /// Fischer.
    Fischer(Fischer),
    /// Bronstein and US delay.
    Delayed(Delayed),
    /// Hourglass.
    Hourglass(Hourglass),
    /// Ing overtime.
    Ing(Ing),
}

/// Time settings that have a name, and what they are.
pub const PRESETS: [(&str, &str); 10] = [
    ("blitz", "5m+3x20s"),
    ("club", "30m+5x30s"),
    ("byoyomi", "3x30s"),
    ("quick", "3x20s"),
    ("lightning", "3x10s"),
    ("tenseconds", "10s/move"),
    ("fischer", "10m+10s"),
    ("canadian", "10m+25/10m"),
    ("national", "3h incl 5x60s"),
    ("local", "1h incl 1x60s"),
];

impl TimeControl {
    /// The setting where nobody has said anything about it: that of a club game.
    pub const USUAL: Self = Self::Byoyomi(Byoyomi { main: 30 * MINUTE, periods: 5, period: 30 * SECOND });

    /// The system behind the setting.
    pub(super) fn rules(&self) -> &dyn System {
        match self {
            Self::None => &Untimed,
            Self::Absolute(system) => system,
            Self::Simple(system) => system,
            Self::Byoyomi(system) => system,
            Self::CnByoyomi(system) => system,
            Self::Nhk(system) => system,
            Self::Canadian(system) => system,
            Self::CanadianProgressive(system) => system,
            Self::CnStep(system) => system,
            Self::Fischer(system) => system,
            Self::Delayed(system) => system,
            Self::Hourglass(system) => system,
            Self::Ing(system) => system,
        }
    }

    /// The system's name in settings and records: `none`, `byoyomi`, `cn_step` …
    pub fn system(&self) -> &'static str {
        self.rules().name()
    }

    /// The settings as a JSON object with times in ms: `{"main_ms":1800000,"periods":5,"period_ms":30000}`.
    pub fn settings(&self) -> Value {
        settings::to_json(&self.rules().settings())
    }

    /// Reads the settings of both sides from their systems' names and a JSON object as [`Self::settings`] writes it: those
    /// in an object `B` or `W` go before those they share. Names it does not know are passed over; the error names what
    /// is unknown, missing or unplayable. An hourglass has no other clock beside it.
    pub fn both_from_settings(systems: ByColor<&str>, settings: &Value) -> Result<ByColor<Self>, Unfit> {
        let none = Map::new();
        let shared = match settings {
            Value::Null => &none,
            Value::Object(object) => object,
            _ => return Err(Unfit::new("settings must be an object")),
        };
        let read = |color: Color| {
            let own = match shared.get(&color.letter().to_string()) {
                None | Some(Value::Null) => None,
                Some(Value::Object(own)) => Some(own),
                Some(_) => return Err(Unfit::new(format!("settings of {color} must be an object"))),
            };
            Self::read(systems[color], &Settings::with_shared(own, shared))
        };
        let both = ByColor { black: read(Color::Black)?, white: read(Color::White)? };
        let glasses = both.as_ref().map(Self::is_glass);
        if glasses.black != glasses.white {
            return Err(Unfit::HalfAGlass);
        }
        Ok(both)
    }

    /// The setting as one line of text that loses nothing: `nhk main=0 base=30000 blocks=10 block=60000`.
    pub fn to_text(&self) -> String {
        settings::to_text(self.system(), &self.rules().settings())
    }

    /// Reads what [`Self::to_text`] wrote.
    pub fn from_text(text: &str) -> Result<Self, Unfit> {
        let (system, pairs) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
        Self::read(system, &Settings::new(&settings::pairs_from_text(pairs)?))
    }

    /// Refuses settings under which nobody could move, and times and numbers beyond the limits.
    pub fn check(&self) -> Result<(), Unfit> {
        self.rules().check()
    }

    /// A state under this setting as a JSON object with the fields its system shows.
    pub fn state_json(&self, state: &State) -> Value {
        state.to_json(self.rules().fields())
    }

    /// The fields of a state that mean something under this setting, in the order to show them.
    pub fn fields(&self) -> &'static [Field] {
        self.rules().fields()
    }

    /// What there is besides the main time: as much of it as the state still has.
    pub fn besides(&self, state: &State) -> Option<Besides> {
        self.rules().besides(state)
    }

    /// What is said of its system.
    pub fn words(&self, systems: &Systems) -> SystemWords {
        self.rules().words(systems)
    }

    /// What kind of clock it is.
    pub fn family(&self) -> Family<'_> {
        self.rules().family()
    }

    /// The time a move has in overtime, in ms, before something is lost; `None` where a move has no time of its own.
    pub fn move_time(&self) -> Option<Ms> {
        self.rules().move_time()
    }

    /// Whether the time one side uses goes to the other, whose clock then has to be of the same kind.
    pub fn is_glass(&self) -> bool {
        self.family() == Family::Glass
    }

    fn read(system: &str, settings: &Settings<'_>) -> Result<Self, Unfit> {
        let control = match system {
            "none" => Self::None,
            "absolute" => Self::Absolute(Absolute::read(settings)?),
            "simple" => Self::Simple(Simple::read(settings)?),
            "byoyomi" => Self::Byoyomi(Byoyomi::read(settings)?),
            "cn_byoyomi" => Self::CnByoyomi(CnByoyomi::read(settings)?),
            "nhk" => Self::Nhk(Nhk::read(settings)?),
            "canadian" => Self::Canadian(Canadian::read(settings)?),
            "canadian_progressive" => Self::CanadianProgressive(CanadianProgressive::read(settings)?),
            "cn_step" => Self::CnStep(CnStep::read(settings)?),
            "fischer" => Self::Fischer(Fischer::read(settings)?),
            "bronstein" => Self::Delayed(Delayed::read(settings, Face::Added)?),
            "us_delay" => Self::Delayed(Delayed::read(settings, Face::First)?),
            "hourglass" => Self::Hourglass(Hourglass::read(settings)?),
            "ing" => Self::Ing(Ing::read(settings)?),
            other => return Err(Unfit::new(format!("there is no time system {}", super::quoted(other)))),
        };
        control.check()?;
        Ok(control)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rules().fmt(f)
    }
}

/// Both sides' settings as text: one if they are the same, else `B=… W=…`.
pub fn display_both(controls: &ByColor<TimeControl>) -> String {
    if controls.black == controls.white {
        controls.black.to_string()
    } else {
        format!("B={} W={}", controls.black, controls.white)
    }
}

#[cfg(test)]
mod tests {
    use super::TimeControl;

    #[test]
    fn the_usual_setting_is_that_of_a_club_game() {
        assert_eq!("club".parse(), Ok(TimeControl::USUAL));
    }
}
