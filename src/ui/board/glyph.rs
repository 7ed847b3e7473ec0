//! Which character stands for what, in each of the ways a board may be drawn.

use super::{Look, Mark};
use crate::rules::color::Color;
use crate::rules::point::{Point, Size};
use crate::ui::theme::{Depth, Theme};

/// The character of a stone that is there; `last` for the last move's where brackets have no room.
pub(super) fn stone(theme: Theme, color: Color, last: bool) -> &'static str {
    match (color, theme.lettered(), theme.depth == Depth::Sixteen) {
        (Color::Black, true, _) => "X",
        (Color::White, true, _) => "O",
        (Color::White, _, true) if last => "◇",
        _ if last => "◆",
        (Color::White, _, true) => "○",
        _ => "●",
    }
}

/// The character of a dead stone: crossed, or small letters.
pub(super) fn dead(theme: Theme, color: Color) -> &'static str {
    match (color, theme.lettered(), theme.depth == Depth::Sixteen) {
        (Color::Black, true, _) => "x",
        (Color::White, true, _) => "o",
        (Color::White, _, true) => "ø",
        _ => "×",
    }
}

/// The character of the stone under the cursor.
pub(super) fn ghost(theme: Theme, color: Color) -> &'static str {
    if theme.lettered() { dead(theme, color) } else { stone(theme, color, false) }
}

/// The character of a point of territory: full for Black, hollow for White.
pub(super) fn territory(theme: Theme, color: Color) -> &'static str {
    match (color, theme.lettered(), theme.is_wide()) {
        (Color::Black, true, _) => "b",
        (Color::White, true, _) => "w",
        (Color::Black, _, true) => "■",
        (Color::White, _, true) => "□",
        (Color::Black, ..) => "▪",
        (Color::White, ..) => "▫",
    }
}

/// The character of a mark that is no label.
pub(super) fn mark(theme: Theme, mark: Mark) -> &'static str {
    match (mark, theme.lettered()) {
        (Mark::Triangle, false) => "△",
        (Mark::Square, false) => "□",
        (Mark::Circle, false) => "○",
        (Mark::Cross, false) => "×",
        (Mark::Ko | Mark::Selected, false) => "◇",
        (Mark::Triangle, true) => "^",
        (Mark::Square, true) => "#",
        (Mark::Circle, true) => "@",
        (Mark::Cross, true) => "*",
        (Mark::Selected, true) => "%",
        (Mark::Ko, true) => "!",
        (Mark::Open, _) => "?",
        (Mark::Label(_), _) => " ",
    }
}

/// The lines that meet in an empty point.
pub(super) fn crossing(size: Size, theme: Theme, point: Point, star: bool) -> &'static str {
    if theme.ascii_board() {
        return if star { "+" } else { "." };
    }
    let (w, h) = (size.width(), size.height());
    let (up, left) = (point.y() > 0, point.x() > 0);
    let (down, right) = (point.y() + 1 < h, point.x() + 1 < w);
    match (up, right, down, left) {
        (true, true, true, true) => {
            if star {
                "╋"
            } else {
                "┼"
            }
        }
        (false, true, true, true) => "┬",
        (true, true, false, true) => "┴",
        (true, true, true, false) => "├",
        (true, false, true, true) => "┤",
        (false, true, true, false) => "┌",
        (false, false, true, true) => "┐",
        (true, true, false, false) => "└",
        (true, false, false, true) => "┘",
        (true, false, true, false) => "│",
        (false, true, false, true) => "─",
        (true, false, false, false) => "╵",
        (false, true, false, false) => "╶",
        (false, false, true, false) => "╷",
        (false, false, false, true) => "╴",
        (false, false, false, false) => "+",
    }
}

/// Whether lines stop short of this point: a stone, or a character that is not the lines' own, stands on it.
pub(super) const fn is_covered(look: &Look, ghost: bool) -> bool {
    look.stone.is_some() || look.mark.is_some() || look.territory.is_some() || ghost
}

/// Characters whose width depends on the terminal (East Asian ambiguous), of all that are ever drawn.
pub(super) fn is_ambiguous(symbol: &str) -> bool {
    symbol.chars().next().is_some_and(|ch| {
        matches!(ch,
            '\u{2500}'..='\u{254B}' | '\u{2580}'..='\u{258F}'
            | '●' | '○' | '◆' | '◇' | '■' | '□' | '△' | '×' | 'ø')
    })
}
