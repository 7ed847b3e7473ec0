//! A text by its lines.

/// A line, without what ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line<'a> {
    /// Where in the text it begins.
    pub(super) at: usize,
    /// What it says.
    pub(super) text: &'a str,
}

impl Line<'_> {
    /// The line without the blanks around it.
    pub(super) fn trimmed(self) -> Self {
        let text = self.text.trim_start();
        Self { at: self.at + self.text.len() - text.len(), text: text.trim_end() }
    }

    /// What stands behind the first `length` bytes of the line.
    pub(super) fn from(self, length: usize) -> Self {
        Self { at: self.at + length, text: &self.text[length..] }
    }
}

/// The lines of a text. LF, CR and CRLF end one.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut next = Some(0);
    std::iter::from_fn(move || {
        let at = next?;
        let rest = &text[at..];
        let end = rest.find(['\n', '\r']);
        next = end.map(|end| at + end + if rest[end..].starts_with("\r\n") { 2 } else { 1 });
        Some(Line { at, text: &rest[..end.unwrap_or(rest.len())] })
    })
}

#[cfg(test)]
mod tests {
    use super::{Line, lines};

    #[test]
    fn every_kind_of_line_break_ends_a_line() {
        let all: Vec<Line<'_>> = lines("a\nb\r\nc\rd\n\n 手 ").collect();
        let expected = [(0, "a"), (2, "b"), (5, "c"), (7, "d"), (9, ""), (10, " 手 ")];
        assert_eq!(all, expected.map(|(at, text)| Line { at, text }));
        assert_eq!(all[5].trimmed(), Line { at: 11, text: "手" });
        assert_eq!(lines("").count(), 1);
        assert_eq!(lines("a\n").count(), 2);
    }
}
