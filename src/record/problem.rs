//! What is wrong with a record, said so that it can be found: where, in which property, and in words.

use std::fmt;

use crate::text::Text;
use crate::text::en::EN;

/// What sort of thing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A stone was played where one lies.
    Occupied,
    /// A stone was played without a breath and took nothing.
    Suicide,
    /// A single ko was retaken at once.
    Ko,
    /// The whole board was repeated.
    Superko,
    /// A move names no point of the board.
    OffBoard,
    /// A player moved out of turn.
    Turn,
    /// The text breaks the grammar of the format.
    Syntax,
    /// Bytes that are not what the file says they are.
    Encoding,
    /// A value that is not of its property's type.
    Value,
    /// The file ends too early.
    Truncated,
    /// Set stones and handicap that do not fit.
    Setup,
    /// Not a record of this game, or of no known format.
    Format,
}

impl Kind {
    /// The name in `check --json`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Occupied => "occupied",
            Self::Suicide => "suicide",
            Self::Ko => "ko",
            Self::Superko => "superko",
            Self::OffBoard => "off_board",
            Self::Turn => "turn",
            Self::Syntax => "syntax",
            Self::Encoding => "encoding",
            Self::Value => "value",
            Self::Truncated => "truncated",
            Self::Setup => "setup",
            Self::Format => "format",
        }
    }
}

/// One thing wrong with a record. It never costs data: what is named here is kept as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What sort of thing.
    pub kind: Kind,
    /// In which game of the file, from 1.
    pub game: usize,
    /// The line in the text, from 1; 0 when it was not read from one.
    pub line: usize,
    /// The character in that line, from 1.
    pub column: usize,
    /// The node in its game, from 1 = the root.
    pub node: Option<usize>,
    /// The move, counted along the line from 1.
    pub move_number: Option<usize>,
    /// The property, as written.
    pub property: Option<String>,
    /// One sentence, without a full stop.
    pub message: String,
}

impl Problem {
    /// What is wrong, in a language: at length in English, else in short.
    pub fn words<'a>(&'a self, text: &'a Text) -> &'a str {
        let Some(kinds) = &text.check.kinds else { return &self.message };
        match self.kind {
            Kind::Occupied => kinds.occupied,
            Kind::Suicide => kinds.suicide,
            Kind::Ko => kinds.ko,
            Kind::Superko => kinds.superko,
            Kind::OffBoard => kinds.off_board,
            Kind::Turn => kinds.turn,
            Kind::Syntax => kinds.syntax,
            Kind::Encoding => kinds.encoding,
            Kind::Value => kinds.value,
            Kind::Truncated => kinds.truncated,
            Kind::Setup => kinds.setup,
            Kind::Format => kinds.format,
        }
    }

    /// Where it is and what is wrong, in a language.
    pub fn said(&self, text: &Text) -> String {
        let words = &text.check;
        let place =
            if self.line > 0 { (words.line_column)(self.line, self.column) } else { (words.game)(self.game) };
        let number = self.move_number.map(words.move_number);
        let parts: Vec<String> = [Some(place), number, self.property.clone()].into_iter().flatten().collect();
        (words.at)(&parts.join(text.word.comma), self.words(text))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

/// Turns offsets into lines and columns, quickly when they ascend.
#[derive(Debug)]
pub(in crate::record) struct Locator<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    column: usize,
}

impl<'a> Locator<'a> {
    pub(in crate::record) fn new(text: &'a str) -> Self {
        Self { text, at: 0, line: 1, column: 1 }
    }

    /// Line and column of the character at `offset`, both from 1. CR, LF and CRLF end a line.
    pub(in crate::record) fn locate(&mut self, offset: usize) -> (usize, usize) {
        if offset < self.at {
            *self = Self::new(self.text);
        }
        let bytes = self.text.as_bytes();
        while self.at < offset {
            match bytes[self.at] {
                b'\r' if bytes.get(self.at + 1) == Some(&b'\n') => {}
                b'\n' | b'\r' => (self.line, self.column) = (self.line + 1, 1),
                0x80..0xc0 => {}
                _ => self.column += 1,
            }
            self.at += 1;
        }
        (self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::Locator;

    #[test]
    fn lines_and_columns() {
        let mut locator = Locator::new("ab\nc\r\n手d\re");
        let expected = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 2), (3, 1)];
        for (offset, at) in expected.into_iter().enumerate() {
            assert_eq!(locator.locate(offset), at, "{offset}");
        }
        assert_eq!(locator.locate(9), (3, 2));
        assert_eq!(locator.locate(11), (4, 1));
        assert_eq!(locator.locate(1), (1, 2));
    }
}
