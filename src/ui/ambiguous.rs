//! Strangers' text on terminals that draw characters of ambiguous width two columns wide.
//!
//! A name with `é` or a comment with a dash would push its row aside there. Whoever draws such a character does not
//! count on two columns, so it gives way to the nearest one that has one column everywhere.

use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthChar;

/// Characters, and what takes their place, one for one.
const NEAREST: [(&str, &str); 8] = [
    ("‘’“”´¨¸¡¿…‥–—―‖·•‧°±×÷§¶®", "''\"\"'\",!?..---|...o+x/SPR"),
    ("←→↑↓↔■□▲△▼▽◆◇○◎●★☆※♀♂♪", "<>^v-#o^^vv##ooO***fmd"),
    ("àáāǎèéêēěìíīǐıòóōǒøùúūǔǖǘǚǜü", "aaaaeeeeeiiiiiooooouuuuuuuuu"),
    ("æœðþßđħłńňŋŧÆÐØÞŒĦŁŊŦ", "eodpsdhlnnntADOPOHLNT"),
    ("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "abvgdeejziiklmnoprstufhccss'y'eua"),
    ("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ", "ABVGDEEJZIIKLMNOPRSTUFHCCSS'Y'EUA"),
    ("αβγδεζηθικλμνξοπρσςτυφχψω", "abgdezhtiklmnxoprsstufxpo"),
    ("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", "ABGDEZHTIKLMNXOPRSTUFXPO"),
];

/// What is drawn in the place of a character that may take two columns where one was counted; `None` for any other.
fn instead(c: char) -> Option<char> {
    // Lines of a frame are our own; terminals give those that are used one column.
    let frame = matches!(c, '\u{2500}'..='\u{257f}');
    if c.is_ascii() || frame || c.width() != Some(1) {
        return None;
    }
    let known = NEAREST.iter().find_map(|(from, to)| {
        let at = from.chars().position(|other| other == c)?;
        to.chars().nth(at)
    });
    let digit = match c {
        '\u{2460}'..='\u{2468}' => char::from_digit(u32::from(c) - 0x245f, 10),
        '\u{24d0}'..='\u{24e9}' => char::from_u32(u32::from(c) - 0x24d0 + u32::from('a')),
        _ => None,
    };
    // The table of widths counts letters as narrow, but terminals do not.
    known.or_else(|| (c.width_cjk() == Some(2)).then(|| digit.unwrap_or('?')))
}

/// Puts them in their places, but for the board's own characters, whose widths are known.
pub fn replace(buf: &mut Buffer, area: Rect, board: Option<Rect>) {
    for place in area.intersection(buf.area).positions() {
        if board.is_some_and(|board| board.contains(place)) {
            continue;
        }
        let cell = &mut buf[place];
        if matches!(cell.diff_option, CellDiffOption::ForcedWidth(_)) {
            continue;
        }
        if let Some(c) = cell.symbol().chars().next().and_then(instead) {
            cell.set_char(c);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{NEAREST, instead};
    use unicode_width::UnicodeWidthChar;

    #[test]
    fn each_has_its_own_in_its_place() {
        for (from, to) in NEAREST {
            assert_eq!(from.chars().count(), to.chars().count(), "{from}");
            assert!(to.is_ascii());
        }
    }

    #[test]
    fn nothing_of_doubtful_width_is_left() {
        for c in (0x80..0x3_0000).filter_map(char::from_u32) {
            match instead(c) {
                Some(other) => assert!(other.is_ascii_graphic(), "{c}"),
                None => assert!(
                    c.width() != Some(1) || c.width_cjk() == Some(1) || ('\u{2500}'..'\u{2580}').contains(&c),
                    "{c}"
                ),
            }
        }
        for (c, other) in [
            ('é', Some('e')),
            ('—', Some('-')),
            ('③', Some('3')),
            ('ж', Some('j')),
            ('手', None),
            ('a', None),
        ] {
            assert_eq!(instead(c), other, "{c}");
        }
    }
}
