//! JSON lines, safe to print on a terminal.

use crate::rules::color::ByColor;
use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};
use std::io::{self, Write};

/// Writes one object and a line feed, and flushes, so that a reader at the other end of a pipe has it at once.
pub fn write_line(output: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    value.serialize(&mut Serializer::with_formatter(&mut *output, Visible(CompactFormatter)))?;
    output.write_all(b"\n")?;
    output.flush()
}

/// Something for each side, under `B` and `W`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Sides<T> {
    /// Black's.
    #[serde(rename = "B")]
    pub black: T,
    /// White's.
    #[serde(rename = "W")]
    pub white: T,
}

impl<T> From<ByColor<T>> for Sides<T> {
    fn from(ByColor { black, white }: ByColor<T>) -> Self {
        Self { black, white }
    }
}

/// Compact, with the controls JSON leaves as they are (DEL, C1, directions of writing) escaped as well.
struct Visible(CompactFormatter);

impl Formatter for Visible {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, text: &str) -> io::Result<()> {
        let mut rest = text;
        while let Some((at, c)) = rest.char_indices().find(|&(_, c)| is_control(c)) {
            self.0.write_string_fragment(writer, &rest[..at])?;
            write!(writer, "\\u{:04x}", u32::from(c))?;
            rest = &rest[at + c.len_utf8()..];
        }
        self.0.write_string_fragment(writer, rest)
    }
}

/// Controls, and the marks, embeddings, overrides and isolates of Unicode's bidirectional algorithm.
fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::write_line;

    #[test]
    fn no_control_reaches_the_output() {
        for (text, written) in [
            ("D4", "\"D4\"\n"),
            ("手谈 \"x\"\n", "\"手谈 \\\"x\\\"\\n\"\n"),
            ("\u{1b}[2J\u{7f}\u{9b}31m", "\"\\u001b[2J\\u007f\\u009b31m\"\n"),
            ("a\u{202e}b\u{2066}", "\"a\\u202eb\\u2066\"\n"),
        ] {
            let mut output = Vec::new();
            write_line(&mut output, &text).unwrap();
            assert_eq!(String::from_utf8(output).unwrap(), written);
            assert_eq!(serde_json::from_str::<String>(written).unwrap(), text);
        }
    }
}
