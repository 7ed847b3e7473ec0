//! Strangers' text made safe to show: names, comments, paths.

use std::borrow::Cow;
use std::fmt::Write;

/// The text with everything that could steer a terminal or turn the reading direction made visible (reader
/// rule 8). Line feeds stay; C0 controls and DEL become their pictures, C1 controls and direction marks their
/// numbers.
pub fn text(text: &str) -> Cow<'_, str> {
    if !text.contains(steers) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' => shown.push(c),
            '\0'..='\u{1f}' => shown.extend(char::from_u32(0x2400 + u32::from(c))),
            '\u{7f}' => shown.push('␡'),
            c if steers(c) => {
                // Writing to a string cannot fail.
                let _ = write!(shown, "<U+{:04X}>", u32::from(c));
            }
            c => shown.push(c),
        }
    }
    Cow::Owned(shown)
}

/// As [`text`], on one line: line feeds are blanks.
pub fn line(text: &str) -> Cow<'_, str> {
    match self::text(text) {
        shown if shown.contains('\n') => Cow::Owned(shown.replace('\n', " ")),
        shown => shown,
    }
}

/// Whether a character steers a terminal or turns the reading direction; a line feed does not count.
pub fn steers(c: char) -> bool {
    let turns =
        matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || (c.is_control() && c != '\n')
}

#[cfg(test)]
mod tests {
    use super::line;
    use std::borrow::Cow;

    #[test]
    fn rule_8_control_characters_are_made_visible() {
        for (text, shown) in [
            ("手谈 go\nline", "手谈 go\nline"),
            ("\u{1b}[2J\u{7}", "␛[2J␇"),
            ("a\tb\r\0", "a␉b␍␀"),
            ("\u{7f}\u{9b}31m", "␡<U+009B>31m"),
            ("abc\u{202e}def\u{2066}", "abc<U+202E>def<U+2066>"),
            ("é \u{85} 👩\u{200d}🦰", "é <U+0085> 👩\u{200d}🦰"),
        ] {
            assert_eq!(super::text(text), shown);
        }
        assert!(matches!(super::text("plain"), Cow::Borrowed(_)));
        assert_eq!(line("two\nlines\u{1b}"), "two lines␛");
    }

    #[test]
    fn rule_8_nothing_shown_steers() {
        for c in (0..0x3000).filter_map(char::from_u32) {
            let text = c.to_string();
            let shown = super::text(&text);
            assert!(shown.chars().all(|c| c == '\n' || !c.is_control()), "{c:?}");
            assert_eq!(super::text(&shown), shown, "{c:?}");
        }
    }
}
