//! The words records write for the fixed choices of the rules and the log. They are never changed.

use crate::game::event::{Banned, PauseWhy, Request, Ruling};
use crate::game::outcome::{Outcome, Win};
use crate::game::terms::Takebacks;
use crate::rules::color::Color;
use crate::rules::ruleset::{
    Compensation, KoRule, LongCycle, POINT, Penalties, Quarters, Scoring, Tax, Unit,
};

/// A choice with one fixed word for each value.
pub trait Word: Sized {
    /// The word.
    fn word(&self) -> &'static str;
    /// The value of a word; `None` when no value has it.
    fn from_word(word: &str) -> Option<Self>;
}

macro_rules! words {
    ($($kind:ident { $($value:ident = $word:literal),+ $(,)? })+) => {$(
        impl Word for $kind {
            fn word(&self) -> &'static str {
                match self { $(Self::$value => $word),+ }
            }

            fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$value),)+ _ => None }
            }
        }
    )+};
}

words! {
    Banned { Suicide = "suicide", Ko = "ko", Superko = "superko" }
    Request { Takeback = "takeback", Slip = "slip", Recount = "recount" }
    PauseWhy {
        Key = "key", Stall = "stall", Suspend = "suspend", Stop = "stop", Crash = "crash", Both = "both",
        Referee = "referee",
    }
    Ruling { NoResult = "no_result", Draw = "draw", Replay = "replay", PlayOn = "play_on" }
    KoRule { None = "none", Simple = "simple", Positional = "positional", Situational = "situational" }
    LongCycle { Forbidden = "forbidden", NoResult = "no_result", Draw = "draw", Ask = "ask" }
    Scoring { Area = "area", Territory = "territory", Stones = "stones" }
    Tax { None = "none", Seki = "seki", All = "all" }
    Compensation { None = "none", OneLess = "one_less", Each = "each" }
    Penalties { A = "a", B = "b" }
    Unit { Zi = "zi", Points = "points", Ing = "ing", Ways = "ways", Stones = "stones" }
}

/// Quarter zi as points: `7.5`, `-2`.
pub fn points(quarters: Quarters) -> String {
    let sign = if quarters < 0 { "-" } else { "" };
    let size = quarters.unsigned_abs();
    let half = if size.is_multiple_of(POINT.unsigned_abs()) { "" } else { ".5" };
    format!("{sign}{}{half}", size / POINT.unsigned_abs())
}

/// Reads points as [`points`] writes them.
pub fn from_points(text: &str) -> Option<Quarters> {
    let (digits, negative) = text.strip_prefix('-').map_or((text, false), |rest| (rest, true));
    let (whole, half) = digits.strip_suffix(".5").map_or((digits, 0), |whole| (whole, 1));
    if !whole.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let size = whole.parse::<Quarters>().ok()?.checked_mul(POINT)?.checked_add(half)?;
    Some(if negative { -size } else { size })
}

/// An outcome: `B+1.5`, `W+R`, `B+T`, `W+F`, `draw`, `no_result`, `replay`, `both_lose`.
pub fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win { winner, by: Win::Margin(margin) } => format!("{winner}+{}", points(margin)),
        Outcome::Win { winner, by: Win::Resignation } => format!("{winner}+R"),
        Outcome::Win { winner, by: Win::Time } => format!("{winner}+T"),
        Outcome::Win { winner, by: Win::Forfeit } => format!("{winner}+F"),
        Outcome::Draw => "draw".to_owned(),
        Outcome::NoResult => "no_result".to_owned(),
        Outcome::Replay => "replay".to_owned(),
        Outcome::BothLose => "both_lose".to_owned(),
    }
}

/// Reads an outcome as [`outcome`] writes it.
pub fn from_outcome(text: &str) -> Option<Outcome> {
    match text {
        "draw" => return Some(Outcome::Draw),
        "no_result" => return Some(Outcome::NoResult),
        "replay" => return Some(Outcome::Replay),
        "both_lose" => return Some(Outcome::BothLose),
        _ => {}
    }
    let (winner, by) = text.split_once('+')?;
    let by = match by {
        "R" => Win::Resignation,
        "T" => Win::Time,
        "F" => Win::Forfeit,
        margin => Win::Margin(from_points(margin).filter(|&margin| margin >= 0)?),
    };
    Some(Outcome::win(Color::from_letter(winner)?, by))
}

/// A takeback policy: `free`, `none`, or how often each.
pub fn takebacks(policy: Takebacks) -> String {
    match policy {
        Takebacks::Free => "free".to_owned(),
        Takebacks::None => "none".to_owned(),
        Takebacks::Each(n) => n.to_string(),
    }
}

/// Reads a takeback policy as [`takebacks`] writes it.
pub fn from_takebacks(text: &str) -> Option<Takebacks> {
    match text {
        "free" => Some(Takebacks::Free),
        "none" => Some(Takebacks::None),
        n => n.parse().ok().map(Takebacks::Each),
    }
}

#[cfg(test)]
mod tests {
    use super::{from_outcome, from_points, from_takebacks, outcome, points, takebacks};
    use crate::game::outcome::{Outcome, Win};
    use crate::game::terms::Takebacks;
    use crate::rules::color::Color;

    #[test]
    fn points_are_quarter_zi_halved() {
        for (quarters, text) in [(0, "0"), (1, "0.5"), (15, "7.5"), (13, "6.5"), (-3, "-1.5"), (400, "200")] {
            assert_eq!(points(quarters), text);
            assert_eq!(from_points(text), Some(quarters));
        }
        for text in ["", "-", "1.25", "1.", "+1", "--1", "x", ".5", "99999999999", "1.50"] {
            assert_eq!(from_points(text), None, "{text}");
        }
    }

    #[test]
    fn every_outcome_reads_back() {
        for (result, text) in [
            (Outcome::win(Color::Black, Win::Margin(3)), "B+1.5"),
            (Outcome::win(Color::Black, Win::Margin(0)), "B+0"),
            (Outcome::win(Color::White, Win::Resignation), "W+R"),
            (Outcome::win(Color::White, Win::Time), "W+T"),
            (Outcome::win(Color::Black, Win::Forfeit), "B+F"),
            (Outcome::Draw, "draw"),
            (Outcome::NoResult, "no_result"),
            (Outcome::Replay, "replay"),
            (Outcome::BothLose, "both_lose"),
        ] {
            assert_eq!(outcome(result), text);
            assert_eq!(from_outcome(text), Some(result));
        }
        for text in ["", "B", "B+", "B+-1", "X+R", "Draw"] {
            assert_eq!(from_outcome(text), None, "{text}");
        }
    }

    #[test]
    fn takeback_policies() {
        for (policy, text) in
            [(Takebacks::Free, "free"), (Takebacks::None, "none"), (Takebacks::Each(3), "3")]
        {
            assert_eq!(takebacks(policy), text);
            assert_eq!(from_takebacks(text), Some(policy));
        }
        assert_eq!(from_takebacks("many"), None);
    }
}
