//! Text measured in columns of the screen: cut, padded, wrapped, put down.

use crate::text::sentence::Sentence;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

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

/// What is told of a file in at most `most` columns. First the name loses its middle, then the reason stands without it,
/// and only what is too long even so loses its end.
pub fn fit_told(told: &Sentence, most: usize) -> String {
    if columns(told) <= most {
        return told.to_string();
    }
    if let Some([before, name, after]) = told.parts() {
        let room = most.saturating_sub(columns(before) + columns(after));
        if room >= NAME {
            return format!("{before}{}{after}", fit_middle(name, room));
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

/// `text` in lines of at most `width` columns: broken at blanks, or between Han characters and kana where no sign is
/// parted from what it belongs to, and inside a word only where the word alone is too long. Korean words are not parted.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(2);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut rest = paragraph.trim_end();
        loop {
            let line = cut(rest, width);
            if line.len() == rest.len() {
                lines.push(line.to_owned());
                break;
            }
            let end = break_at(rest, line.len());
            lines.push(rest[..end].trim_end().to_owned());
            rest = rest[end..].trim_start();
        }
    }
    lines
}

/// Signs and small kana that stand at the beginning of no line.
const BEGINS_NO_LINE: &str = "，。：；？！）」』、ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]";

/// Signs that stand at the end of no line.
const OPENS: &str = "（「『";

/// Where to break `text`, of which the first `most` bytes fit.
fn break_at(text: &str, most: usize) -> usize {
    let breaks_before = |at: usize| {
        let (before, after) = (text[..at].chars().next_back(), text[at..].chars().next());
        if before == Some(' ') || after == Some(' ') {
            return true;
        }
        let wide = |c: char| c.width() == Some(2);
        let hangul = |c: char| matches!(c, '\u{ac00}'..='\u{d7a3}');
        before.is_some_and(|c| wide(c) && !hangul(c) && !OPENS.contains(c))
            && after.is_none_or(|c| !hangul(c) && !BEGINS_NO_LINE.contains(c))
    };
    let candidates = text.char_indices().map(|(at, _)| at).take_while(|&at| at <= most);
    let natural = candidates.filter(|&at| at > 0 && breaks_before(at)).last();
    natural.unwrap_or_else(|| {
        if most > 0 { most } else { text.chars().next().map_or(text.len(), char::len_utf8) }
    })
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
    use super::{columns, cut, fit, fit_front, fit_told, pad, pad_left, wrap};
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

    #[test]
    fn wrapping_keeps_words_and_breaks_han_anywhere() {
        assert_eq!(wrap("the quick brown fox", 10), ["the quick", "brown fox"]);
        assert_eq!(wrap("黑方请求悔棋，同意吗", 8), ["黑方请求", "悔棋，同", "意吗"]);
        assert_eq!(wrap("黑方请，同意", 6), ["黑方", "请，同", "意"]);
        assert_eq!(wrap("終局（持碁）です", 6), ["終局", "（持", "碁）で", "す"]);
        assert_eq!(wrap("長考の後でヨセだった", 16), ["長考の後でヨセ", "だった"]);
        assert_eq!(wrap("시간이 줄지 않습니다. 다음", 20), ["시간이 줄지", "않습니다. 다음"]);
        assert_eq!(wrap("덤 7집반(3과 3/4자)", 9), ["덤", "7집반(3과", "3/4자)"]);
        assert_eq!(wrap("abcdefghij", 4), ["abcd", "efgh", "ij"]);
        assert_eq!(wrap("a\n\nb", 4), ["a", "", "b"]);
        for width in 0..9 {
            assert!(wrap("长考 long think 一二三", width).iter().all(|line| columns(line) <= width.max(2)));
        }
    }
}
