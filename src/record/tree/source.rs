//! The text a record was read from.

/// A record's text, decoded, and the bytes it was damaged in.
#[derive(Debug, Default)]
pub struct Source {
    text: String,
    damage: Vec<(usize, Box<[u8]>)>,
}

impl Source {
    /// A text in which each U+FFFD at one of the offsets in `damage` (ascending) stands for bytes that could
    /// not be decoded.
    pub fn new(text: String, damage: Vec<(usize, Box<[u8]>)>) -> Self {
        Self { text, damage }
    }

    /// The decoded text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Appends the bytes of a stretch of the text to `out`, as they were in the file.
    pub fn copy(&self, from: usize, to: usize, out: &mut Vec<u8>) {
        let mut at = from;
        let first = self.damage.partition_point(|(offset, _)| *offset < from);
        for (offset, bytes) in self.damage[first..].iter().take_while(|(offset, _)| *offset < to) {
            out.extend_from_slice(&self.text.as_bytes()[at..*offset]);
            out.extend_from_slice(bytes);
            at = offset + '\u{fffd}'.len_utf8();
        }
        out.extend_from_slice(&self.text.as_bytes()[at..to]);
    }
}
