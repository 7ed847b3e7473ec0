//! `shoutan time`: what a time setting means, and think times played through a clock.

mod play;
mod request;

use std::io::{self, BufRead, Write};

use serde::Serialize;
use serde_json::{Value, json};

use super::json;
use super::lines;
use crate::clock::control::{TimeControl, display_both};
use crate::clock::spec::{SpecError, parse_both};
use crate::game::plain;
use crate::rules::color::ByColor;
use crate::text::Text;

/// What stands behind the options in its help.
pub const HELP: &str = "Settings by name: blitz, club, byoyomi, quick, lightning, tenseconds, fischer, canadian, national, \
local. Every system by example: shoutan help settings. With bronstein in place of delay (20m bronstein 5s) the clock runs at \
once, and what was free comes back after the move.";

/// `shoutan time SPEC`: says a time setting back in plain words, or as a JSON object. The inner error is the
/// setting's, the outer one the output's.
pub fn explain(
    spec: &str,
    as_json: bool,
    text: &Text,
    output: &mut impl Write,
) -> io::Result<Result<(), SpecError>> {
    let controls = match parse_both(spec) {
        Ok(controls) => controls,
        Err(error) => return Ok(Err(error)),
    };
    let words = plain::time(&controls, text);
    if as_json {
        json::write_line(output, &Explained::new(&controls, words))?;
    } else {
        writeln!(output, "{words}")?;
    }
    Ok(Ok(()))
}

/// A time setting explained. Where the two sides differ, an object with `B` and `W` stands in place of one value.
#[derive(Serialize)]
struct Explained {
    spec: String,
    system: Value,
    settings: Value,
    words: String,
}

impl Explained {
    fn new(controls: &ByColor<TimeControl>, words: String) -> Self {
        let systems = controls.as_ref().map(|control| json!(control.system()));
        let settings = controls.as_ref().map(TimeControl::settings);
        let both = |pair: ByColor<Value>, same: bool| {
            if same { pair.black } else { json!({"B": pair.black, "W": pair.white}) }
        };
        Self {
            spec: display_both(controls),
            system: both(systems.clone(), systems.black == systems.white),
            settings: both(settings, controls.black == controls.white),
            words,
        }
    }
}

/// `shoutan time --replay`: reads a line at a time and answers each at once. `Ok(true)` if every line was good;
/// blank lines are none.
pub fn replay(input: impl BufRead, output: impl Write) -> io::Result<bool> {
    lines::each(input, output, |line, output| {
        let (name, request) = request::read(line.trim_ascii());
        match request {
            Ok(request) => json::write_line(output, &play::answer(name, &request)).map(|()| true),
            Err(error) => lines::failed(output, name, error),
        }
    })
}
