//! Bytes to text.

use crate::record::tree::collection::Encoding;
use crate::record::tree::source::Source;

/// Decodes a whole file.
pub(super) fn decode(bytes: &[u8]) -> (Source, Encoding) {
    let mut text = String::with_capacity(bytes.len());
    let mut damage = Vec::new();
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        if !chunk.invalid().is_empty() {
            damage.push((text.len(), chunk.invalid().into()));
            text.push('\u{fffd}');
        }
    }
    let name = if bytes.is_ascii() { "ASCII" } else { "UTF-8" };
    (Source::new(text, damage), Encoding { name, legacy: None })
}
