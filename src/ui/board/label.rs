//! A short text on a point.

use crate::text::visible::steers;
use unicode_width::UnicodeWidthChar;

/// The most characters a point has room for.
const MOST: usize = 4;
/// What ends a label of which there is more.
const CUT: char = '~';

/// The beginning of a text, copied about freely.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Label {
    chars: [char; MOST],
    len: u8,
    /// Whether the text goes on, or has characters that are not written.
    more: bool,
}

impl Label {
    /// The first characters of `text` that have a width; controls, marks of direction and combining marks are left out.
    pub fn new(text: &str) -> Self {
        let mut label = Self::default();
        for ch in text.chars() {
            let written = ch.width().is_some_and(|width| width > 0) && !steers(ch);
            if written && usize::from(label.len) < MOST {
                label.chars[usize::from(label.len)] = ch;
                label.len += 1;
            } else {
                label.more = true;
            }
        }
        label
    }

    /// A move number.
    pub fn number(n: u32) -> Self {
        Self::new(&n.to_string())
    }

    /// Whether not all of it is written in so many columns.
    pub(super) fn is_cut(&self, cols: u16, wide: bool) -> bool {
        let chars = &self.chars[..usize::from(self.len)];
        self.more || !self.fitted(cols, wide).into_iter().map(|(ch, _)| ch).eq(chars.iter().copied())
    }

    /// The characters shown in `cols` columns, each with its own columns; where that is not all of the text, the last
    /// says so. In a terminal of wide ambiguous characters (`wide`) a letter that is neither ASCII nor surely two
    /// columns wide is a `?`: tables and terminals disagree on Greek, Cyrillic and accents.
    pub(super) fn fitted(&self, cols: u16, wide: bool) -> Vec<(char, u16)> {
        let sized = self.chars[..usize::from(self.len)].iter().map(|ch| match ch.width() {
            Some(2) => (*ch, 2),
            _ if wide && !ch.is_ascii() => ('?', 1),
            _ => (*ch, 1),
        });
        let mut shown: Vec<(char, u16)> = sized.collect();
        let taken = |shown: &[(char, u16)]| shown.iter().map(|(_, cols)| cols).sum::<u16>();
        if self.more || taken(&shown) > cols {
            while taken(&shown) + 1 > cols && shown.pop().is_some() {}
            if cols > 0 {
                shown.push((CUT, 1));
            }
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::Label;

    #[test]
    fn what_is_cut_says_so_and_is_no_other_label() {
        for (text, cols, shown) in [
            ("a", 1, "a"),
            ("12", 2, "12"),
            ("12", 1, "~"),
            ("123", 2, "1~"),
            ("123", 3, "123"),
            ("1234", 3, "12~"),
            ("1234", 4, "1234"),
            ("12345", 4, "123~"),
            ("abc", 2, "a~"),
            ("abcdef", 9, "abcd~"),
            ("\u{1b}[2J", 3, "[2~"),
            ("e\u{301}", 3, "e~"),
            ("黑棋", 2, "~"),
            ("黑棋", 3, "黑~"),
            ("黑棋", 4, "黑棋"),
            ("黑", 2, "黑"),
            ("黑", 1, "~"),
            ("", 3, ""),
        ] {
            let label = Label::new(text);
            let fitted: String = label.fitted(cols, false).iter().map(|(ch, _)| ch).collect();
            assert_eq!(fitted, shown, "{text:?} in {cols}");
            assert_eq!(label.is_cut(cols, false), fitted != text, "{text:?} in {cols}");
        }
        assert_eq!(Label::new("α黑").fitted(3, true), [('?', 1), ('黑', 2)]);
        assert!(Label::new("α黑").is_cut(3, true));
        assert_eq!(Label::number(1234), Label::new("1234"));
    }
}
