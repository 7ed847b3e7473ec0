//! How the log of the two clocks alone is written. The words are a promise, as those of a game's log.

use super::fields::{Fields, Flaw, Reading, bad};
use crate::clock::bare::{Entry, Event, Setup};
use crate::clock::control::TimeControl;
use crate::rules::color::{ByColor, Color};

/// The fields of what was agreed.
pub fn write_setup(setup: &Setup, fields: &mut Fields) {
    fields.put("time_b", &setup.time.black.to_text());
    fields.put("time_w", &setup.time.white.to_text());
    fields.put("black", &setup.names.black);
    fields.put("white", &setup.names.white);
    fields.put("first", &setup.first);
}

/// What was agreed.
pub fn read_setup(left: &mut Reading) -> Result<Setup, Flaw> {
    let time = |left: &mut Reading, name: &str| {
        let text = left.text(name)?;
        TimeControl::from_text(&text).map_err(|_| bad(name, &text))
    };
    Ok(Setup {
        time: ByColor { black: time(left, "time_b")?, white: time(left, "time_w")? },
        names: ByColor { black: left.text("black")?, white: left.text("white")? },
        first: left.color("first")?,
    })
}

/// The fields of an entry: its number, `spent`, what happened.
pub fn to_fields(n: u32, entry: &Entry) -> Fields {
    let mut fields = Fields::default();
    fields.put("n", &n);
    fields.put("spent", &entry.spent);
    let (word, by) = match &entry.event {
        Event::Start => ("start", None),
        Event::Press { by } => ("press", Some(by)),
        Event::TimeoutPass { by } => ("timeout_pass", Some(by)),
        Event::Pause => ("pause", None),
        Event::Resume => ("resume", None),
        Event::Set { side, .. } => ("set", Some(side)),
        Event::Undo => ("undo", None),
        Event::Flag { by } => ("flag", Some(by)),
        Event::End => ("end", None),
    };
    fields.put("ev", word);
    if let Some(by) = by {
        fields.put("by", by);
    }
    if let Event::Set { state, .. } = &entry.event {
        fields.put("state", state);
    }
    fields
}

/// The number and the entry that fields stand for; every field must be understood.
pub fn from_fields(fields: Fields) -> Result<(u32, Entry), Flaw> {
    let mut left = fields.reading();
    let (n, spent) = (left.number("n")?, left.number("spent")?);
    let by = |left: &mut Reading| -> Result<Color, Flaw> { left.color("by") };
    let word = left.text("ev")?;
    let event = match word.as_str() {
        "start" => Event::Start,
        "press" => Event::Press { by: by(&mut left)? },
        "timeout_pass" => Event::TimeoutPass { by: by(&mut left)? },
        "pause" => Event::Pause,
        "resume" => Event::Resume,
        "set" => {
            let side = by(&mut left)?;
            let state = left.text("state")?;
            Event::Set { side, state: state.parse().map_err(|_| bad("state", &state))? }
        }
        "undo" => Event::Undo,
        "flag" => Event::Flag { by: by(&mut left)? },
        "end" => Event::End,
        _ => return Err(Flaw::Unknown(format!("ev={word}"))),
    };
    left.finish()?;
    Ok((n, Entry { spent, event }))
}
