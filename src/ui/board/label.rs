//! A short text on a point.

use crate::text::visible::steers;
use unicode_width::UnicodeWidthChar;

/// The most characters a point has room for.
const MOST: usize = 3;

/// At most three printable characters, copied about freely.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Label {
    chars: [char; MOST],
    len: u8,
}

impl Label {
    /// The first three characters of `text` that have a width; controls, marks of direction and combining marks are left
    /// out.
    pub fn new(text: &str) -> Self {
        let mut label = Self::default();
        for ch in
            text.chars().filter(|&ch| ch.width().is_some_and(|width| width > 0) && !steers(ch)).take(MOST)
        {
            label.chars[usize::from(label.len)] = ch;
            label.len += 1;
        }
        label
    }

    /// A move number; beyond 999 its last three digits.
    pub fn number(n: u32) -> Self {
        if n > 999 { Self::new(&format!("{:03}", n % 1000)) } else { Self::new(&n.to_string()) }
    }

    /// The characters shown in `cols` columns, each with its own columns: a number's last digits, else the first
    /// characters. In a terminal of wide ambiguous characters (`wide`) a letter that is neither ASCII nor surely two
    /// columns wide is a `?`: tables and terminals disagree on Greek, Cyrillic and accents.
    pub(super) fn fitted(&self, cols: u16, wide: bool) -> Vec<(char, u16)> {
        let chars = &self.chars[..usize::from(self.len)];
        let skip = if chars.iter().all(char::is_ascii_digit) {
            chars.len().saturating_sub(usize::from(cols))
        } else {
            0
        };
        let mut left = cols;
        let sized = chars[skip..].iter().map(|ch| match ch.width() {
            Some(2) => (*ch, 2),
            _ if wide && !ch.is_ascii() => ('?', 1),
            _ => (*ch, 1),
        });
        sized
            .take_while(|(_, width)| {
                let fits = *width <= left;
                left = left.saturating_sub(*width);
                fits
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Label;

    #[test]
    fn what_fits_is_shown() {
        for (text, cols, shown) in [
            ("a", 1, "a"),
            ("12", 2, "12"),
            ("12", 1, "2"),
            ("123", 2, "23"),
            ("123", 3, "123"),
            ("abc", 2, "ab"),
            ("abcdef", 9, "abc"),
            ("\u{1b}[2J", 3, "[2J"),
            ("e\u{301}", 3, "e"),
            ("黑棋", 2, "黑"),
            ("黑", 1, ""),
            ("", 3, ""),
        ] {
            let fitted: String = Label::new(text).fitted(cols, false).iter().map(|(ch, _)| ch).collect();
            assert_eq!(fitted, shown, "{text:?} in {cols}");
        }
        assert_eq!(Label::new("α黑").fitted(3, true), [('?', 1), ('黑', 2)]);
        assert_eq!(Label::number(1234), Label::new("234"));
        assert_eq!(Label::number(1001), Label::new("001"));
        assert_eq!(Label::number(361), Label::new("361"));
    }
}
