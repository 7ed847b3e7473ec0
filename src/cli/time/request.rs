//! A line of `time --replay`: a time system, its settings, and how long each move took.

use serde_json::{Map, Value};

use crate::clock::control::TimeControl;
use crate::clock::late::LIMIT_AWAY;
use crate::clock::{Clock, Ms};
use crate::rules::color::{ByColor, Color};

/// A game to be played through a clock.
pub(super) struct Request {
    /// The clock before the first move, nobody being late.
    pub clock: Clock,
    /// How late each player comes, in ms.
    pub late: ByColor<Ms>,
    /// How late they may come, in ms.
    pub late_limit: Ms,
    /// The turns in order.
    pub turns: Vec<Turn>,
}

/// One turn.
pub(super) struct Turn {
    /// Who thinks.
    pub color: Color,
    /// How long the clock runs, in ms.
    pub think: Ms,
    /// When somebody looks at the clock, in running ms.
    pub peeks: Option<Vec<Ms>>,
    /// When the clock is pressed before the stone is down, in running ms, ascending.
    pub early: Vec<Ms>,
}

/// Reads a line: the name it gives itself (null if none), and the game or what is wrong.
pub(super) fn read(line: &[u8]) -> (Value, Result<Request, String>) {
    let value: Value = match serde_json::from_slice(line) {
        Ok(value) => value,
        Err(error) => return (Value::Null, Err(format!("not JSON: {error}"))),
    };
    let Value::Object(object) = value else {
        return (Value::Null, Err("the line is not an object".to_owned()));
    };
    let name = object.get("name").cloned().unwrap_or(Value::Null);
    (name, request(&object))
}

fn request(object: &Map<String, Value>) -> Result<Request, String> {
    let systems = systems(object.get("system"))?;
    let settings = object.get("settings").unwrap_or(&Value::Null);
    let controls = TimeControl::both_from_settings(systems, settings).map_err(|unfit| unfit.to_string())?;
    let late = match settings.get("late_ms") {
        None | Some(Value::Null) => ByColor::default(),
        Some(Value::Object(late)) => {
            ByColor { black: whole(late, "B")?.unwrap_or(0), white: whole(late, "W")?.unwrap_or(0) }
        }
        Some(_) => return Err("late_ms must be an object with B and W".to_owned()),
    };
    let late_limit = match settings {
        Value::Object(settings) => whole(settings, "late_limit_ms")?.unwrap_or(LIMIT_AWAY),
        _ => LIMIT_AWAY,
    };
    let turns = match object.get("moves") {
        None | Some(Value::Null) => Vec::new(),
        Some(Value::Array(moves)) => moves
            .iter()
            .enumerate()
            .map(|(index, turn_json)| turn(turn_json).map_err(|error| format!("move {index}: {error}")))
            .collect::<Result<_, _>>()?,
        Some(_) => return Err("moves must be a list".to_owned()),
    };
    Ok(Request { clock: Clock::new(&controls), late, late_limit, turns })
}

/// The system of each side: one name, or an object with one for either, as `time --json` writes them.
fn systems(value: Option<&Value>) -> Result<ByColor<&str>, &'static str> {
    let value = value.ok_or("system must be named")?;
    let named = |color: Color| match value {
        Value::Object(both) => both.get(&color.letter().to_string()).and_then(Value::as_str),
        one => one.as_str(),
    };
    match (named(Color::Black), named(Color::White)) {
        (Some(black), Some(white)) => Ok(ByColor { black, white }),
        _ => Err("system must be a name, or an object with a name in B and one in W"),
    }
}

fn turn(value: &Value) -> Result<Turn, String> {
    let object = value.as_object().ok_or("not an object")?;
    let color = object.get("color").and_then(Value::as_str).and_then(Color::from_letter);
    let color = color.ok_or("color must be B or W")?;
    let think = match object.get("segments") {
        None | Some(Value::Null) => whole(object, "think_ms")?.ok_or("think_ms is missing")?,
        Some(segments) => running(segments)?,
    };
    for name in ["pass", "sealed"] {
        if object.get(name).is_some_and(|value| !value.is_boolean() && !value.is_null()) {
            return Err(format!("{name} must be true or false"));
        }
    }
    // Both clocks stand still in the gap behind a move, so its length changes nothing.
    whole(object, "gap_ms")?;
    let mut early = list(object, "early_press_ms")?.unwrap_or_default();
    early.sort_unstable();
    // What comes after the stone is the press itself.
    if let Some(late) = early.last().filter(|&&at| at > think) {
        return Err(format!("early_press_ms {late} is later than the stone, which is down at {think}"));
    }
    Ok(Turn { color, think, peeks: list(object, "peek_ms")?, early })
}

/// How long the clock runs in a turn given as stretches of running and standing.
fn running(segments: &Value) -> Result<Ms, String> {
    const SHAPE: &str = "segments must be a list of [\"run\",ms] and [\"pause\",ms]";
    let mut sum: Ms = 0;
    for segment in segments.as_array().ok_or(SHAPE)? {
        let Some([Value::String(kind), ms]) = segment.as_array().map(Vec::as_slice) else {
            return Err(SHAPE.to_owned());
        };
        let ms = ms.as_u64().ok_or(SHAPE)?;
        match kind.as_str() {
            "run" => sum = sum.checked_add(ms).ok_or("the stretches are too long")?,
            "pause" => {}
            _ => return Err(SHAPE.to_owned()),
        }
    }
    Ok(sum)
}

fn whole(object: &Map<String, Value>, name: &str) -> Result<Option<u64>, String> {
    match object.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => {
            value.as_u64().map(Some).ok_or_else(|| format!("{name} must be a whole number, not negative"))
        }
    }
}

fn list(object: &Map<String, Value>, name: &str) -> Result<Option<Vec<u64>>, String> {
    let wrong = || format!("{name} must be a list of whole numbers, not negative");
    match object.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => {
            let list = value.as_array().ok_or_else(wrong)?;
            list.iter().map(Value::as_u64).collect::<Option<Vec<_>>>().ok_or_else(wrong).map(Some)
        }
    }
}
