//! Lines of JSON in, lines of JSON out: each answered at once, none of them endless.

use std::io::{self, BufRead, Read, Write};

use serde::Serialize;
use serde_json::Value;

use super::json;

/// The longest line that is read, bytes.
const LONGEST: u64 = 16 << 20;
/// The byte order mark some programs put before UTF-8.
const MARK: &[u8] = b"\xef\xbb\xbf";
/// As much more is passed over to find the end of a longer one, bytes.
const PATIENCE: u64 = 256 << 20;

/// What is said of a bad line.
#[derive(Serialize)]
struct Failed {
    name: Value,
    error: String,
}

/// Writes what is wrong with a line; the line was not good.
///
/// # Errors
/// When it cannot be written.
pub fn failed(output: &mut impl Write, name: Value, error: String) -> io::Result<bool> {
    json::write_line(output, &Failed { name, error })?;
    Ok(false)
}

/// Reads a line at a time and has it answered, which tells whether it was good. `Ok(true)` if every line was; blank
/// lines are none. A line longer than 16 MiB is a bad one; where it does not end at all, the reading does.
///
/// # Errors
/// When the input cannot be read or the output not written.
pub fn each<W: Write>(
    mut input: impl BufRead,
    mut output: W,
    mut answer: impl FnMut(&[u8], &mut W) -> io::Result<bool>,
) -> io::Result<bool> {
    let mut all_good = true;
    let mut line = Vec::new();
    let mut is_first = true;
    while input.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line)? > 0 {
        if line.len() as u64 > LONGEST {
            let ended = line.ends_with(b"\n");
            let passed = if ended { 0 } else { input.by_ref().take(PATIENCE).skip_until(b'\n')? as u64 };
            let error = format!("the line is longer than {} MiB", LONGEST >> 20);
            all_good = failed(&mut output, Value::Null, error)?;
            if passed == PATIENCE {
                return Ok(false);
            }
        } else {
            let told = if is_first { line.strip_prefix(MARK).unwrap_or(&line) } else { &line };
            if !told.trim_ascii().is_empty() {
                all_good &= answer(told, &mut output)?;
            }
        }
        is_first = false;
        line.clear();
    }
    Ok(all_good)
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Cursor, Read, repeat};

    use super::{LONGEST, each, failed};
    use serde_json::Value;

    /// Repeats every line that does not say "bad".
    fn answered(input: impl Read) -> (bool, String) {
        let mut output = Vec::new();
        let good = each(BufReader::new(input), &mut output, |line, output| {
            if line.starts_with(b"bad") {
                return failed(output, Value::Null, "bad".to_owned());
            }
            output.extend_from_slice(line);
            Ok(true)
        });
        (good.unwrap(), String::from_utf8(output).unwrap())
    }

    const TOO_LONG: &str = "{\"name\":null,\"error\":\"the line is longer than 16 MiB\"}\n";

    #[test]
    fn every_line_is_answered() {
        assert_eq!(answered(Cursor::new("one\n\n \nlast")), (true, "one\nlast".to_owned()));
        let bad = "{\"name\":null,\"error\":\"bad\"}\n";
        assert_eq!(answered(Cursor::new("bad\ngood\n")), (false, format!("{bad}good\n")));
        assert_eq!(answered(Cursor::new("")), (true, String::new()));
        assert_eq!(answered(Cursor::new("\u{feff}one\ntwo\n")), (true, "one\ntwo\n".to_owned()));
        assert_eq!(answered(Cursor::new("\u{feff}\ntwo\n")), (true, "two\n".to_owned()));
    }

    #[test]
    fn after_a_long_line_comes_the_next() {
        let long = || repeat(b'x').take(LONGEST + 9);
        let (good, output) = answered(long().chain(Cursor::new("\nnext\n")));
        assert_eq!((good, output), (false, format!("{TOO_LONG}next\n")));
        assert_eq!(answered(long()), (false, TOO_LONG.to_owned()));
    }

    #[test]
    fn an_endless_line_ends_the_reading() {
        assert_eq!(answered(repeat(0)), (false, TOO_LONG.to_owned()));
    }
}
