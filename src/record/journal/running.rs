//! The side file that keeps the running clock: one short text of fixed length, rewritten in place once a second and
//! not synced, so that after the program was killed the clocks are right to a second.

use crate::clock::Ms;

/// How far the running clock had come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running {
    /// The last entry of the journal.
    pub n: u32,
    /// Milliseconds the clock has run since that entry.
    pub spent: Ms,
}

impl Running {
    /// The text, always of the same length.
    pub fn write(self) -> String {
        let body = format!("{:010} {:020}", self.n, self.spent);
        format!("{body} {:08x}\n", crc32fast::hash(body.as_bytes()))
    }

    /// Reads the text; `None` when it is not whole.
    pub fn read(text: &[u8]) -> Option<Self> {
        let text = std::str::from_utf8(text).ok()?;
        let mut words = text.split_ascii_whitespace();
        let running = Self { n: words.next()?.parse().ok()?, spent: words.next()?.parse().ok()? };
        (running.write() == text).then_some(running)
    }
}

#[cfg(test)]
mod tests {
    use super::Running;

    #[test]
    fn every_wrong_byte_is_seen() {
        let running = Running { n: 57, spent: 12_345 };
        let text = running.write();
        assert_eq!(text, "0000000057 00000000000000012345 c321d1f4\n");
        assert_eq!(Running { n: u32::MAX, spent: u64::MAX }.write().len(), text.len());
        assert_eq!(Running::read(text.as_bytes()), Some(running));
        for at in 0..text.len() {
            let mut other = text.clone().into_bytes();
            other[at] ^= 1;
            assert_eq!(Running::read(&other), None, "byte {at}");
            assert_eq!(Running::read(&text.as_bytes()[..at]), None, "cut at {at}");
        }
    }
}
