//! Text in several lines: where it may be broken, and what of it stays together.

use super::{LEAST, columns, cut, fit_middle};
use crate::text::sentence::Sentence;
use std::ops::Range;
use unicode_width::UnicodeWidthChar;

/// `text` in lines of at most `width` columns: broken at blanks, or between Han characters and kana where no sign is
/// parted from what it belongs to, and inside a word only where the word alone is too long. Korean words are not parted,
/// nor is a number from its fraction and its unit.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    wrap_around(text, &(0..0), width)
}

/// What is told in lines of at most `width` columns: a name in it is not parted, nor from the colour beside it, and one
/// that is too long for that loses its middle.
pub fn wrap_told(told: &Sentence, width: usize) -> Vec<String> {
    let Some([before, name, after]) = told.parts() else { return wrap(told, width) };
    let [left, right] = told.beside();
    let (left, right) = (&before[before.len() - left..], &after[..right]);
    let room = width.saturating_sub(columns(left) + columns(right));
    let name = fit_middle(name, room.max(LEAST));
    let start = before.len() - left.len();
    let whole = start..start + left.len() + name.len() + right.len();
    wrap_around(&format!("{before}{name}{after}"), &whole, width)
}

/// The same, a piece of it kept whole where it fits.
fn wrap_around(text: &str, whole: &Range<usize>, width: usize) -> Vec<String> {
    let width = width.max(2);
    let mut lines = Vec::new();
    let mut start = 0;
    for paragraph in text.split('\n') {
        let mut at = start;
        start += paragraph.len() + 1;
        let until = at + paragraph.trim_end().len();
        loop {
            let rest = &text[at..until];
            let line = cut(rest, width);
            if line.len() == rest.len() {
                lines.push(line.to_owned());
                break;
            }
            let whole = whole.start.saturating_sub(at)..whole.end.saturating_sub(at);
            let end = break_at(rest, line.len(), &whole);
            lines.push(rest[..end].trim_end().to_owned());
            at = until - rest[end..].trim_start().len();
        }
    }
    lines
}

/// Signs and small kana that stand at the beginning of no line.
const BEGINS_NO_LINE: &str = "，。：；？！）」』、ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]";

/// Signs that stand at the end of no line.
const OPENS: &str = "（「『";

/// Whether a number stands on both sides of a break of a text: `3 3/4`, `2.5 points`, `2又1/2子`, `2目半`.
fn parts_number(before: &str, after: &str) -> bool {
    let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let (left, right) = (before.trim_end(), after.trim_start());
    let blank = left.len() < before.len() || right.len() < after.len();
    let mut back = left.chars().rev();
    let (last, earlier) = (back.next(), back.next());
    match last {
        Some('又') => digit(right.chars().next()),
        Some('과' | '와') if blank => digit(earlier) && digit(right.chars().next()),
        _ if blank => digit(last) && right.starts_with(char::is_alphanumeric),
        _ => right.starts_with('半') && digit(earlier),
    }
}

/// Where to break `text`, of which the first `most` bytes fit: not in `whole` nor in a number, where that can be.
fn break_at(text: &str, most: usize, whole: &Range<usize>) -> usize {
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
    let (mut natural, mut best) = (None, None);
    for at in candidates.filter(|&at| at > 0 && breaks_before(at)) {
        let (before, after) = text.split_at(at);
        natural = Some(at);
        if !(whole.start < at && at < whole.end || parts_number(before, after)) {
            best = natural;
        }
    }
    best.or(natural).unwrap_or_else(|| {
        if most > 0 { most } else { text.chars().next().map_or(text.len(), char::len_utf8) }
    })
}

#[cfg(test)]
mod tests {
    use super::{wrap, wrap_told};
    use crate::text::sentence::Sentence;
    use crate::ui::line::columns;

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

    #[test]
    fn a_number_stays_with_its_fraction_and_its_unit() {
        for (text, width, lines) in [
            ("White wins by 2.5 points", 17, &["White wins by", "2.5 points"][..]),
            ("185 - 180 1/2 - 3 3/4 = 3/4", 10, &["185 -", "180 1/2 -", "3 3/4 =", "3/4"]),
            ("Komi 7.5 points, that is 3 3/4 zi", 26, &["Komi 7.5 points, that is", "3 3/4 zi"]),
            ("白胜12又3/4子", 9, &["白胜", "12又3/4子"]),
            ("白胜1又3/4子", 10, &["白胜", "1又3/4子"]),
            (
                "按此标记：白胜1又1/2子（实为1又1/4子，2目半）",
                24,
                &["按此标记：白胜1又1/2子", "（实为1又1/4子，2目半）"],
            ),
            ("黒は白に2目半のコミ", 11, &["黒は白に", "2目半のコミ"]),
            ("절반씩 1과 1/2, 셋", 12, &["절반씩", "1과 1/2, 셋"]),
        ] {
            assert_eq!(wrap(text, width), lines, "{text}");
        }
    }

    #[test]
    fn a_name_stays_whole_with_its_colour_and_loses_its_middle_where_it_is_too_long() {
        let told = |name: &str| {
            Sentence::of_player(
                name,
                |name| format!("{name} (Black)"),
                |who| format!("{who} wins by 2.5 points"),
            )
        };
        assert_eq!(
            wrap_told(&told("Anna Maria Holm").within(|told| format!("As marked: {told}")), 30),
            ["As marked:", "Anna Maria Holm (Black) wins", "by 2.5 points"]
        );
        let long = wrap_told(&told("Anna Maria ".repeat(9).trim()), 30);
        assert_eq!(long, ["Anna M..ria Anna Maria (Black)", "wins by 2.5 points"]);
        let wide = Sentence::of_player(
            &"王积薪".repeat(9),
            |name| format!("{name}（黒）"),
            |who| format!("{who}の2目半勝ち"),
        );
        assert_eq!(wrap_told(&wide, 30), ["王积薪..积薪王积薪王积薪（黒）", "の2目半勝ち"]);
    }
}
