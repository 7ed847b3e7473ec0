//! `shoutan time`: what a time setting means, and think times played through a clock.

mod play;
mod request;

use std::io::{self, BufRead, Write};

use serde::Serialize;
use serde_json::Value;

use super::json;

/// `shoutan time --replay`: reads a line at a time and answers each at once. `Ok(true)` if every line was good;
/// blank lines are none.
pub fn replay(mut input: impl BufRead, mut output: impl Write) -> io::Result<bool> {
    let mut all_good = true;
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            let (name, request) = request::read(&line);
            match request {
                Ok(request) => json::write_line(&mut output, &play::answer(name, &request))?,
                Err(error) => {
                    all_good = false;
                    json::write_line(&mut output, &Failed { name, error })?;
                }
            }
        }
        line.clear();
    }
    Ok(all_good)
}

#[derive(Serialize)]
struct Failed {
    name: Value,
    error: String,
}
