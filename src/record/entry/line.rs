//! A line of a journal: a JSON object whose last member is the CRC-32 of everything written before it.
//!
//! `{"n":12,"spent":3120,"at":…,"ev":"play","by":"B","p":"dd","crc":"441adc30"}`

use super::fields::{Fields, Flaw};
use serde_json::{Map, Value};
use std::fmt::Write;

/// The fields written as numbers; all others are strings.
const NUMBERS: [&str; 4] = ["n", "spent", "at", "schema"];

/// What stands before the check sum.
const MARK: &str = ",\"crc\":\"";
/// Bytes from the mark to the end of a line: the mark, eight digits, `"}`.
const TAIL: usize = MARK.len() + 8 + 2;

/// The line, without a line break at its end.
pub fn write(fields: &Fields) -> String {
    let mut line = String::from("{");
    for (name, value) in fields.iter() {
        if line.len() > 1 {
            line.push(',');
        }
        line.push_str(&quoted(name));
        line.push(':');
        if NUMBERS.contains(&name) { line.push_str(value) } else { line.push_str(&quoted(value)) }
    }
    let sum = crc32fast::hash(line.as_bytes());
    line.push_str(MARK);
    let _ = write!(line, "{sum:08x}\"}}"); // writing to a string cannot fail
    line
}

fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

/// Reads a line without its line break; [`Flaw::Damaged`] unless every byte is as it was written.
pub fn read(line: &[u8]) -> Result<Fields, Flaw> {
    let damaged = |what: &str| Flaw::Damaged(what.to_owned());
    let text = std::str::from_utf8(line).map_err(|_| damaged("the line is not text"))?;
    let (body, tail) = text
        .len()
        .checked_sub(TAIL)
        .and_then(|at| text.split_at_checked(at))
        .ok_or_else(|| damaged("the line is cut off"))?;
    let sum = tail
        .strip_prefix(MARK)
        .and_then(|tail| tail.strip_suffix("\"}"))
        .ok_or_else(|| damaged("the line is cut off"))?;
    if sum != format!("{:08x}", crc32fast::hash(body.as_bytes())) {
        return Err(damaged("the check sum does not fit"));
    }
    let members: Map<String, Value> =
        serde_json::from_str(&format!("{body}}}")).map_err(|_| damaged("the line is not JSON"))?;
    let mut fields = Fields::default();
    for (name, value) in members {
        match value {
            Value::String(text) => fields.put(&name, &text),
            Value::Number(number) => fields.put(&name, &number),
            _ => return Err(Flaw::Unknown(format!("the form of the field {name}"))),
        }
    }
    Ok(fields)
}

#[cfg(test)]
mod tests {
    use super::{read, write};
    use crate::game::event::{Entry, Event};
    use crate::record::entry::fields::Flaw;
    use crate::record::entry::{from_fields, to_fields};
    use crate::rules::color::Color;
    use crate::rules::point::Point;

    fn entry() -> Entry {
        let event = Event::Play { by: Color::Black, p: Point::new(3, 3) };
        Entry { n: 12, spent: 3120, at: 1_764_464_865_000, event }
    }

    #[test]
    fn a_line_as_the_journal_keeps_it() {
        let line = write(&to_fields(&entry()));
        assert_eq!(
            line,
            r#"{"n":12,"spent":3120,"at":1764464865000,"ev":"play","by":"B","p":"dd","crc":"441adc30"}"#
        );
        assert_eq!(from_fields(read(line.as_bytes()).unwrap()), Ok(entry()));
    }

    #[test]
    fn one_wrong_bit_anywhere_is_seen() {
        let line = write(&to_fields(&entry())).into_bytes();
        for at in 0..line.len() {
            for bit in 0..8 {
                let mut other = line.clone();
                other[at] ^= 1 << bit;
                assert!(matches!(read(&other), Err(Flaw::Damaged(_))), "byte {at}, bit {bit}");
            }
        }
    }

    #[test]
    fn a_cut_line_is_damaged() {
        let line = write(&to_fields(&entry())).into_bytes();
        for end in 0..line.len() {
            assert!(matches!(read(&line[..end]), Err(Flaw::Damaged(_))), "cut at {end}");
        }
    }

    #[test]
    fn a_later_versions_words_are_unknown_not_damaged() {
        let line = write(&to_fields(&entry()));
        for (old, new) in [
            ("\"play\"", "\"teleport\""),
            (",\"p\":\"dd\"", ",\"p\":\"dd\",\"how\":\"softly\""),
            ("\"play\",\"by\":\"B\",\"p\":\"dd\"", "\"pause\",\"why\":\"earthquake\""),
        ] {
            let body = line[..line.len() - super::TAIL].replace(old, new);
            let sum = crc32fast::hash(body.as_bytes());
            let changed = format!("{body},\"crc\":\"{sum:08x}\"}}");
            let flaw = read(changed.as_bytes()).and_then(from_fields);
            assert!(matches!(flaw, Err(Flaw::Unknown(_))), "{changed}: {flaw:?}");
        }
    }
}
