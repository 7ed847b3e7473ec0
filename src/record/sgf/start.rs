//! Where a game begins in a text, and the smallest pieces of the grammar (reader rules 9 to 12).

/// Says at the very start that a text is UTF-8.
pub(super) const BYTE_ORDER_MARK: &str = "\u{feff}";

/// White space between tokens.
pub(super) const fn is_blank(b: u8) -> bool {
    matches!(b, b' ' | b'\t'..=b'\r')
}

/// A byte a property's name may begin with.
pub(super) const fn is_name(b: u8) -> bool {
    b.is_ascii_alphabetic()
}

/// The first offset from `at` on that holds no blank.
pub(super) fn skip_blanks(bytes: &[u8], at: usize) -> usize {
    bytes[at..].iter().position(|&b| !is_blank(b)).map_or(bytes.len(), |n| at + n)
}

/// Where the name that begins at `at` ends. FF\[1\] allows a digit after the first letter.
pub(super) fn name_end(bytes: &[u8], at: usize) -> usize {
    bytes[at..].iter().position(|b| !b.is_ascii_alphanumeric()).map_or(bytes.len(), |n| at + n)
}

/// The first offset that holds neither a byte order mark nor a blank.
pub(in crate::record) fn very_start(bytes: &[u8]) -> usize {
    let bom = if bytes.starts_with(BYTE_ORDER_MARK.as_bytes()) { 3 } else { 0 };
    skip_blanks(bytes, bom)
}

/// Where the next game after `at` begins.
pub(super) fn find_next(bytes: &[u8], at: usize) -> Option<usize> {
    let next = (at..bytes.len()).find(|&at| opens_node(bytes, at));
    find_alone(&bytes[..next.unwrap_or(bytes.len())], at, b'(').or(next)
}

/// The first of these signs before a property with which a line begins, or behind which the game goes on. What stands
/// before `from` does not count.
pub(super) fn find_alone(bytes: &[u8], from: usize, sign: u8) -> Option<usize> {
    let mut at = from;
    loop {
        at += bytes[at..].iter().position(|&b| b == sign)?;
        if !begins_property(bytes, at + 1) {
            at += 1;
            continue;
        }
        let before = bytes[from..at].iter().rfind(|&&b| !matches!(b, b' ' | b'\t'));
        let begins_line = before.is_none_or(|&before| matches!(before, b'\n' | b'\r'));
        let end = property_end(bytes, skip_blanks(bytes, at + 1));
        let goes_on = || matches!(bytes.get(end), None | Some(b';' | b'(')) || begins_property(bytes, end);
        if begins_line || goes_on() {
            return Some(at);
        }
        // What its values hold begins nothing.
        at = end;
    }
}

/// The first offset behind a property and its values that holds no blank.
pub(super) fn property_end(bytes: &[u8], name: usize) -> usize {
    let mut at = skip_blanks(bytes, name_end(bytes, name));
    while bytes.get(at) == Some(&b'[') {
        at = skip_blanks(bytes, value_end(bytes, at));
    }
    at
}

/// The first offset behind the `]` of the value whose `[` is at `at`.
pub(super) fn value_end(bytes: &[u8], at: usize) -> usize {
    let mut escaped = false;
    let end = bytes[at..].iter().position(|&b| {
        let ends = b == b']' && !escaped;
        escaped = b == b'\\' && !escaped;
        ends
    });
    end.map_or(bytes.len(), |end| at + end + 1)
}

pub(in crate::record) fn opens_game(bytes: &[u8], at: usize) -> bool {
    opens_node(bytes, at) || bytes.get(at) == Some(&b'(') && begins_property(bytes, at + 1)
}

/// Whether a game and its first node begin here.
pub(super) fn opens_node(bytes: &[u8], at: usize) -> bool {
    bytes.get(at) == Some(&b'(') && bytes.get(skip_blanks(bytes, at + 1)) == Some(&b';')
}

/// Whether a name with a capital in it and a `[` follow.
pub(super) fn begins_property(bytes: &[u8], at: usize) -> bool {
    let at = skip_blanks(bytes, at.min(bytes.len()));
    let end = name_end(bytes, at);
    bytes.get(at).copied().is_some_and(is_name)
        && bytes[at..end].iter().any(u8::is_ascii_uppercase)
        && bytes.get(skip_blanks(bytes, end)) == Some(&b'[')
}
