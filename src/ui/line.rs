//! Text measured in columns of the screen: cut, padded, wrapped, put down.

mod wrap;

use crate::text::sentence::Sentence;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

pub use wrap::{wrap, wrap_told};

/// The columns a text takes.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// The longest beginning of `text` that takes at most `most` columns.
pub fn cut(text: &str, most: usize) -> &str {
    let mut taken = 0;
    for (at, c) in text.char_indices() {
        taken += c.width().unwrap_or(0);
        if taken > most {
            return &text[..at];
        }
    }
    text
}

/// The longest end of `text` that takes at most `most` columns.
pub fn cut_front(text: &str, most: usize) -> &str {
    let mut over = columns(text).saturating_sub(most);
    let mut chars = text.chars();
    while over > 0 {
        let Some(c) = chars.next() else { break };
        over = over.saturating_sub(c.width().unwrap_or(0));
    }
    chars.as_str()
}

/// `text` in at most `most` columns; where something is left out two dots say so.
pub fn fit(text: &str, most: usize) -> String {
    if columns(text) <= most {
        return text.to_owned();
    }
    match most {
        0 => String::new(),
        1 | 2 => ".".repeat(most),
        _ => format!("{}..", cut(text, most - 2)),
    }
}

/// The end of `text` in at most `most` columns; where something is left out two dots in front say so.
pub fn fit_front(text: &str, most: usize) -> String {
    if columns(text) <= most {
        return text.to_owned();
    }
    match most {
        0 => String::new(),
        1 | 2 => ".".repeat(most),
        _ => format!("..{}", cut_front(text, most - 2)),
    }
}

/// Columns of a name that is cut, at least; where there is no room for them the reason stands alone.
const NAME: usize = 12;

/// The same where there is no reason to tell.
const LEAST: usize = 8;

/// What is told of a file or a player in at most `most` columns. First the name loses its middle, then the reason stands
/// without it, and only what is too long even so loses its end.
pub fn fit_told(told: &Sentence, most: usize) -> String {
    if columns(told) <= most {
        return told.to_string();
    }
    if let Some([before, name, after]) = told.parts() {
        let room = most.saturating_sub(columns(before) + columns(after));
        if room >= NAME || told.why().is_none() {
            return fit(&format!("{before}{}{after}", fit_middle(name, room.max(LEAST))), most);
        }
    }
    fit(told.why().unwrap_or(told), most)
}

/// Both ends of `text` in at most `most` columns, of the last more than of the first, two dots between them.
pub fn fit_middle(text: &str, most: usize) -> String {
    if columns(text) <= most {
        return text.to_owned();
    }
    let room = most.saturating_sub(2);
    let front = cut(text, room / 3);
    format!("{front}..{}", cut_front(text, room - columns(front)))
}

/// `text` in exactly `width` columns, blanks behind it.
pub fn pad(text: &str, width: usize) -> String {
    let mut line = fit(text, width);
    line.extend(std::iter::repeat_n(' ', width.saturating_sub(columns(&line))));
    line
}

/// `text` in exactly `width` columns, blanks before it.
pub fn pad_left(text: &str, width: usize) -> String {
    let line = fit(text, width);
    format!("{}{line}", " ".repeat(width.saturating_sub(columns(&line))))
}

/// Puts `text` at column `x` of row `y` inside `area`, cut where the area ends. Returns the column after it.
pub fn put(buf: &mut Buffer, area: Rect, x: u16, y: u16, text: &str, style: Style) -> u16 {
    let area = area.intersection(buf.area);
    if y < area.top() || y >= area.bottom() || x < area.left() || x >= area.right() {
        return x;
    }
    let room = usize::from(area.right() - x);
    buf.set_stringn(x, y, cut(text, room), room, style).0
}

/// Puts `text` so that it ends at the right edge of `area`.
pub fn put_right(buf: &mut Buffer, area: Rect, y: u16, text: &str, style: Style) {
    let text = cut(text, usize::from(area.width));
    let width = u16::try_from(columns(text)).unwrap_or(area.width);
    put(buf, area, area.right().saturating_sub(width), y, text, style);
}

/// Puts `text` in the middle of a row of `area`.
pub fn put_middle(buf: &mut Buffer, area: Rect, y: u16, text: &str, style: Style) {
    let text = cut(text, usize::from(area.width));
    let width = u16::try_from(columns(text)).unwrap_or(area.width);
    put(buf, area, area.x + (area.width - width.min(area.width)) / 2, y, text, style);
}

#[cfg(test)]
mod tests {
    use super::{columns, cut, fit, fit_front, fit_told, pad, pad_left};
    use crate::text::sentence::Sentence;

    #[test]
    fn a_path_loses_its_middle_and_never_the_reason() {
        let say = |path: &str, why: &str| format!("{path} could not be written: {why}");
        let path = "/home/li/.local/share/shoutan/games/2026-11-30-Li-Wang.jsonl";
        let told =
            Sentence::because(path, "the disk is full", say).within(|told| format!("NOT SAVED: {told}"));
        for (most, words) in [
            (
                200,
                "NOT SAVED: /home/li/.local/share/shoutan/games/2026-11-30-Li-Wang.jsonl could not be written: the disk is full",
            ),
            (80, "NOT SAVED: /home/li/..11-30-Li-Wang.jsonl could not be written: the disk is full"),
            (62, "NOT SAVED: /ho..g.jsonl could not be written: the disk is full"),
            (46, "NOT SAVED: the disk is full"),
            (20, "NOT SAVED: the dis.."),
        ] {
            let fitted = fit_told(&told, most);
            assert!(columns(&fitted) <= most, "{fitted}");
            assert_eq!(fitted, words);
        }
        // What gives no reason keeps both ends of the name.
        let saved =
            Sentence::about("/手谈/手谈/手谈/手谈/手谈.sgf", |path| format!("Saved: {path}"));
        assert_eq!(fit_told(&saved, 22), "Saved: /手../手谈.sgf");
    }

    #[test]
    fn cutting_never_splits_a_wide_character() {
        for (text, most, left) in
            [("abc", 2, "ab"), ("手谈", 3, "手"), ("手谈", 4, "手谈"), ("a手", 2, "a"), ("", 3, "")]
        {
            assert_eq!(cut(text, most), left);
        }
        assert_eq!(fit("柯洁九段", 6), "柯洁..");
        assert_eq!(fit("Ke Jie 9p", 20), "Ke Jie 9p");
        assert_eq!(fit_front("/home/li/手谈/a.sgf", 11), "..谈/a.sgf");
        assert_eq!(fit_front("/a.sgf", 6), "/a.sgf");
        for width in 0..12 {
            assert_eq!(columns(&pad("柯洁 9p", width)), width);
            assert_eq!(columns(&pad_left("柯洁 9p", width)), width);
        }
    }
}
