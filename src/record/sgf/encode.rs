//! Text to bytes in an old encoding, whole or not at all.

use encoding_rs::{Encoding as Charset, UTF_8, UTF_16BE, UTF_16LE};
use std::fmt;

use crate::record::problem::Locator;
use crate::text::Text;
use crate::text::en::EN;

/// A character the old encoding of a file has no code for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfit {
    /// The character.
    pub character: char,
    /// The encoding.
    pub encoding: &'static str,
    /// The line it stands on in the file as it would be, from 1.
    pub line: usize,
    /// The character in that line, from 1.
    pub column: usize,
}

impl Unfit {
    /// What helps, in a language.
    pub fn said(&self, text: &Text) -> String {
        (text.fault.record.no_code)(self.encoding, self.character)
    }

    /// The same with its place in front, in a language.
    pub fn placed(&self, text: &Text) -> String {
        let words = &text.check;
        (words.at)(&(words.line_column)(self.line, self.column), &self.said(text))
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl std::error::Error for Unfit {}

/// Encodes a text in the encoding it was once read from, with the byte order mark the old bytes had.
pub(super) fn encode(text: &str, name: &'static str, old: &[u8]) -> Result<Vec<u8>, Unfit> {
    let charset = Charset::for_label(name.as_bytes()).unwrap_or(UTF_8);
    if charset == UTF_16LE || charset == UTF_16BE {
        let bom = old.starts_with(&[0xff, 0xfe]) || old.starts_with(&[0xfe, 0xff]);
        let units = bom.then_some(0xfeff).into_iter().chain(text.encode_utf16());
        let bytes = |unit: u16| if charset == UTF_16LE { unit.to_le_bytes() } else { unit.to_be_bytes() };
        return Ok(units.flat_map(bytes).collect());
    }
    // Some encoders write a character as another that looks like it: a yen sign as a backslash, which would escape what
    // follows. What does not come back the same does not fit.
    let encoded = |text: &str| {
        let (bytes, _, unfit) = charset.encode(text);
        let fits = !unfit && charset.decode_without_bom_handling(&bytes).0 == text;
        fits.then(|| bytes.into_owned())
    };
    if let Some(bytes) = encoded(text) {
        return Ok(bytes);
    }
    let lacks = |c: &char| encoded(c.encode_utf8(&mut [0; 4])).is_none();
    let found = text.char_indices().find(|(_, c)| lacks(c));
    let (at, character) = found.unwrap_or((0, char::REPLACEMENT_CHARACTER));
    let (line, column) = Locator::new(text).locate(at);
    Err(Unfit { character, encoding: name, line, column })
}
