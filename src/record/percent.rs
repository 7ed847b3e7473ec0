//! Bytes as `%41`, where a line cannot hold them as they are.

use std::fmt::Write;

/// Writes a byte down.
pub(super) fn put(byte: u8, line: &mut String) {
    // Writing to a string cannot fail.
    let _ = write!(line, "%{byte:02X}");
}

/// The bytes that were written down so; `None` where a `%` stands for nothing.
pub(super) fn decoded(text: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let [first, tail @ ..] = rest {
        rest = tail;
        if *first != b'%' {
            bytes.push(*first);
            continue;
        }
        let [high, low, tail @ ..] = tail else { return None };
        bytes.push(hex(*high)? << 4 | hex(*low)?);
        rest = tail;
    }
    Some(bytes)
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok())
}
