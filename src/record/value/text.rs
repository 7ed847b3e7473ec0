//! Text, simple text and composed values: escapes and white space.
//!
//! A raw value is what stands between `[` and `]`, escapes included. It is kept as it was written; these
//! functions say what it means (reader rules 23 and 24) and write new ones (writer rule 43).

/// What a raw value of type Text says: escapes undone, soft line breaks gone, other line breaks as LF, other
/// white space as blanks.
pub fn text(raw: &str) -> String {
    unescape(raw, '\n')
}

/// What a raw value of type `SimpleText` says: as Text, but line breaks are blanks too.
pub fn simple_text(raw: &str) -> String {
    unescape(raw, ' ')
}

/// A plain text as a raw value.
pub fn escape(plain: &str) -> String {
    escaped(plain, &['\\', ']'])
}

/// Two plain texts as the raw value of a composed type, `first:second`.
pub fn compose(first: &str, second: &str) -> String {
    let part = |plain| escaped(plain, &['\\', ']', ':']);
    format!("{}:{}", part(first), part(second))
}

/// The two raw parts of a composed value, split at the first colon that is not escaped.
pub fn split(raw: &str) -> Option<(&str, &str)> {
    let mut after_backslash = false;
    let colon = raw.bytes().position(|b| {
        let colon = b == b':' && !after_backslash;
        after_backslash = b == b'\\' && !after_backslash;
        colon
    })?;
    Some((&raw[..colon], &raw[colon + 1..]))
}

fn escaped(plain: &str, special: &[char]) -> String {
    let mut raw = String::with_capacity(plain.len());
    for c in plain.chars() {
        if special.contains(&c) {
            raw.push('\\');
        }
        raw.push(c);
    }
    raw
}

fn unescape(raw: &str, line_break: char) -> String {
    let mut plain = String::with_capacity(raw.len());
    let mut rest = raw.chars();
    while let Some(c) = rest.next() {
        match c {
            '\\' => {
                if let Some(next) = rest.next()
                    && !ends_line(next, &mut rest)
                {
                    plain.push(if is_blank(next) { ' ' } else { next });
                }
            }
            c if ends_line(c, &mut rest) => plain.push(line_break),
            c if is_blank(c) => plain.push(' '),
            c => plain.push(c),
        }
    }
    plain
}

/// Whether `c` begins a line break (LF, CR, CRLF or LFCR); takes the second half of a pair.
fn ends_line(c: char, rest: &mut std::str::Chars<'_>) -> bool {
    let second = match c {
        '\n' => '\r',
        '\r' => '\n',
        _ => return false,
    };
    let mut ahead = rest.clone();
    if ahead.next() == Some(second) {
        *rest = ahead;
    }
    true
}

fn is_blank(c: char) -> bool {
    matches!(c, '\t' | '\u{b}' | '\u{c}')
}

#[cfg(test)]
mod tests {
    use super::{compose, escape, simple_text, split, text};

    #[test]
    fn rule_23_escapes_and_line_breaks() {
        for (raw, as_text, as_simple) in [
            ("plain", "plain", "plain"),
            (r"a\]b\\c\:d\n", r"a]b\c:dn", r"a]b\c:dn"),
            ("so\\\nft", "soft", "soft"),
            ("so\\\r\nft", "soft", "soft"),
            ("so\\\n\rft", "soft", "soft"),
            ("so\\\rft", "soft", "soft"),
            ("ha\nrd", "ha\nrd", "ha rd"),
            ("ha\r\nrd", "ha\nrd", "ha rd"),
            ("ha\n\rrd", "ha\nrd", "ha rd"),
            ("two\n\nlines", "two\n\nlines", "two  lines"),
            ("two\r\n\r\nlines", "two\n\nlines", "two  lines"),
            ("soft\\\n\nhard", "soft\nhard", "soft hard"),
            ("tab\tvt\u{b}ff\u{c}end", "tab vt ff end", "tab vt ff end"),
            ("escaped\\\ttab", "escaped tab", "escaped tab"),
            ("end\\", "end", "end"),
            ("", "", ""),
        ] {
            assert_eq!(text(raw), as_text, "{raw:?}");
            assert_eq!(simple_text(raw), as_simple, "{raw:?}");
        }
    }

    #[test]
    fn rule_24_composed_values_split_at_the_first_plain_colon() {
        assert_eq!(split(r"a\:b:c:d"), Some((r"a\:b", "c:d")));
        assert_eq!(split(r"a\\:b"), Some((r"a\\", "b")));
        assert_eq!(split(":"), Some(("", "")));
        assert_eq!(split("none"), None);
        assert_eq!(split(r"none\:"), None);
    }

    #[test]
    fn rule_43_what_is_escaped_reads_back() {
        for plain in ["", "]", "\\", "a]b\\", "\\\n", "[x]:y", "line\nline"] {
            assert_eq!(text(&escape(plain)), plain);
            let raw = compose(plain, "v:2");
            let (first, second) = split(&raw).unwrap();
            assert_eq!((text(first).as_str(), text(second).as_str()), (plain, "v:2"));
        }
        assert_eq!(escape("a:b"), "a:b");
    }
}
