//! A clock's time in large digits.
//!
//! Digits of half-blocks take three rows. Where block characters are two columns wide, or there are none, and for
//! sizes to be read across a room, digits are made of reversed blanks, which every terminal draws alike.

pub mod wall;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::theme::{Glyphs, Theme, Width};

/// How large the digits are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Face {
    /// One row of bold text.
    Line,
    /// Three rows of half-blocks.
    Half,
    /// Five rows, a column to each dot.
    Slim,
    /// Five rows, two columns to each dot.
    Large,
    /// Ten rows, four columns to each dot.
    Huge,
    /// Fifteen rows, six columns to each dot.
    Giant,
}

/// Rows of dots in a digit.
const DOTS: u16 = 5;

/// The five rows of a character, each with its leftmost dot in the highest of `width` bits.
struct Shape {
    width: u16,
    rows: [u8; 5],
}

const fn shape(ch: char) -> Shape {
    let (width, rows) = match ch {
        '0' => (3, [0b111, 0b101, 0b101, 0b101, 0b111]),
        '1' => (3, [0b010, 0b110, 0b010, 0b010, 0b111]),
        '2' => (3, [0b111, 0b001, 0b111, 0b100, 0b111]),
        '3' => (3, [0b111, 0b001, 0b111, 0b001, 0b111]),
        '4' => (3, [0b101, 0b101, 0b111, 0b001, 0b001]),
        '5' => (3, [0b111, 0b100, 0b111, 0b001, 0b111]),
        '6' => (3, [0b111, 0b100, 0b111, 0b101, 0b111]),
        '7' => (3, [0b111, 0b001, 0b001, 0b010, 0b010]),
        '8' => (3, [0b111, 0b101, 0b111, 0b101, 0b111]),
        '9' => (3, [0b111, 0b101, 0b111, 0b001, 0b111]),
        '-' => (3, [0b000, 0b000, 0b111, 0b000, 0b000]),
        '+' => (3, [0b000, 0b010, 0b111, 0b010, 0b000]),
        '/' => (3, [0b001, 0b001, 0b010, 0b100, 0b100]),
        ':' => (1, [0, 1, 0, 1, 0]),
        '.' => (1, [0, 0, 0, 0, 1]),
        _ => (1, [0; 5]),
    };
    Shape { width, rows }
}

impl Shape {
    fn dot(&self, x: u16, row: u16) -> bool {
        x < self.width
            && self.rows.get(usize::from(row)).is_some_and(|bits| bits >> (self.width - 1 - x) & 1 == 1)
    }
}

impl Face {
    /// From the largest to the smallest.
    pub const ALL: [Self; 6] = [Self::Giant, Self::Huge, Self::Large, Self::Slim, Self::Half, Self::Line];

    /// The digits of a panel: three rows, or five where half-blocks cannot be used.
    pub fn usual(theme: Theme) -> Self {
        if Self::Half.is_drawable(theme) { Self::Half } else { Self::Slim }
    }

    /// The largest face in which `text` has room.
    pub fn largest(text: &str, cols: u16, rows: u16, theme: Theme) -> Self {
        Self::ALL
            .into_iter()
            .filter(|face| face.is_drawable(theme))
            .find(|face| face.cols(text) <= cols && face.rows() <= rows)
            .unwrap_or(Self::Line)
    }

    /// Whether this theme has the characters: half-blocks are ambiguous in width.
    fn is_drawable(self, theme: Theme) -> bool {
        self != Self::Half || (theme.glyphs == Glyphs::Unicode && theme.width == Width::Narrow)
    }

    /// Columns and rows of a dot; `None` where a dot is no whole number of cells.
    const fn dot(self) -> Option<(u16, u16)> {
        match self {
            Self::Line | Self::Half => None,
            Self::Slim => Some((1, 1)),
            Self::Large => Some((2, 1)),
            Self::Huge => Some((4, 2)),
            Self::Giant => Some((6, 3)),
        }
    }

    /// Rows the digits take.
    pub fn rows(self) -> u16 {
        match self {
            Self::Line => 1,
            Self::Half => DOTS.div_ceil(2),
            _ => DOTS * self.dot().map_or(1, |(_, rows)| rows),
        }
    }

    /// Columns `text` takes.
    pub fn cols(self, text: &str) -> u16 {
        let count = u16::try_from(text.chars().count()).unwrap_or(u16::MAX);
        if self == Self::Line {
            return count;
        }
        let dots = text.chars().map(|ch| shape(ch).width).fold(count.saturating_sub(1), u16::saturating_add);
        dots.saturating_mul(self.dot().map_or(1, |(cols, _)| cols))
    }

    /// Writes `text` (digits and `: . - + /`) into the upper left corner of `area`; what does not fit is cut off.
    pub fn draw(self, text: &str, area: Rect, style: Style, buf: &mut Buffer) {
        let area = area.intersection(buf.area);
        if self == Self::Line {
            buf.set_stringn(
                area.x,
                area.y,
                text,
                usize::from(area.width),
                style.add_modifier(Modifier::BOLD),
            );
            return;
        }
        // A style that reverses, where there are no colours, would leave no digit to be seen.
        let style = style.remove_modifier(Modifier::REVERSED);
        let cols = self.dot().map_or(1, |(cols, _)| cols);
        let mut x = area.x;
        for ch in text.chars() {
            let shape = shape(ch);
            for position in (Rect { x, width: shape.width.saturating_mul(cols), height: self.rows(), ..area })
                .intersection(area)
                .positions()
            {
                self.draw_cell(&shape, position.x - x, position.y - area.y, position, style, buf);
            }
            x = x.saturating_add((shape.width + 1).saturating_mul(cols));
        }
    }

    fn draw_cell(self, shape: &Shape, x: u16, y: u16, at: Position, style: Style, buf: &mut Buffer) {
        let Some(cell) = buf.cell_mut(at) else { return };
        if let Some((cols, rows)) = self.dot() {
            if shape.dot(x / cols, y / rows) {
                cell.reset();
                cell.set_style(style.add_modifier(Modifier::REVERSED));
            }
            return;
        }
        let symbol = match (shape.dot(x, 2 * y), shape.dot(x, 2 * y + 1)) {
            (true, true) => "█",
            (true, false) => "▀",
            (false, true) => "▄",
            (false, false) => return,
        };
        cell.reset();
        cell.set_symbol(symbol).set_style(style);
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::{Modifier, Style};

    use super::Face;
    use crate::ui::theme::{Depth, Glyphs, Theme, Width};

    fn theme(glyphs: Glyphs, width: Width) -> Theme {
        Theme::new(Depth::TrueColor, glyphs, width)
    }

    fn drawn(face: Face, text: &str) -> Vec<String> {
        let area = Rect::new(0, 0, face.cols(text), face.rows());
        let mut buf = Buffer::empty(area);
        face.draw(text, area, Style::new(), &mut buf);
        (0..area.height)
            .map(|y| {
                (0..area.width)
                    .map(|x| {
                        let cell = &buf[(x, y)];
                        if cell.modifier.contains(Modifier::REVERSED) { "#" } else { cell.symbol() }
                    })
                    .collect()
            })
            .collect()
    }

    #[test]
    fn three_rows_of_half_blocks() {
        assert_eq!(
            drawn(Face::Half, "0123456789"),
            [
                "█▀█ ▄█  ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█",
                "█ █  █  █▀▀ ▀▀█ ▀▀█ ▀▀█ █▀█  ▄▀ █▀█ ▀▀█",
                "▀▀▀ ▀▀▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀  ▀  ▀▀▀ ▀▀▀",
            ]
        );
        assert_eq!(
            drawn(Face::Half, "1:.-"),
            ["▄█  ▄     ", " █  ▄   ▀▀▀", "▀▀▀   ▀    "].map(|row| format!("{row:<11}"))
        );
    }

    #[test]
    fn reversed_blanks() {
        assert_eq!(
            drawn(Face::Slim, "4:2"),
            ["# #   ###", "# # #   #", "###   ###", "  # # #  ", "  #   ###"]
        );
        assert_eq!(drawn(Face::Large, ".7")[4], "##    ##  ");
        assert_eq!(drawn(Face::Line, "9:59"), ["9:59"]);
    }

    #[test]
    fn the_largest_face_with_room() {
        let (narrow, wide) = (theme(Glyphs::Unicode, Width::Narrow), theme(Glyphs::Unicode, Width::Wide));
        for (cols, rows, theme, face) in [
            (30, 3, narrow, Face::Half),
            (30, 3, wide, Face::Line),
            (30, 5, wide, Face::Slim),
            (30, 3, theme(Glyphs::Ascii, Width::Narrow), Face::Line),
            (23, 3, narrow, Face::Half),
            (22, 9, narrow, Face::Line),
            (46, 5, narrow, Face::Large),
            (200, 60, narrow, Face::Giant),
            (0, 0, narrow, Face::Line),
        ] {
            assert_eq!(Face::largest("0:24:31", cols, rows, theme), face, "{cols}x{rows}");
        }
        assert_eq!(Face::usual(narrow), Face::Half);
        assert_eq!(Face::usual(wide), Face::Slim);
    }

    #[test]
    fn an_alarm_without_colours_leaves_digits_to_be_seen() {
        let area = Rect::new(0, 0, 30, 15);
        for face in Face::ALL.into_iter().filter(|face| *face != Face::Line) {
            let [plain, alarm] = [Modifier::empty(), Modifier::REVERSED].map(|modifier| {
                let mut buf = Buffer::empty(area);
                face.draw("8.0", area, Style::new().add_modifier(modifier), &mut buf);
                buf
            });
            assert_eq!(plain, alarm, "{face:?}");
        }
    }

    #[test]
    fn any_text_in_any_area() {
        let whole = Rect::new(0, 0, 40, 12);
        for face in Face::ALL {
            for text in ["", "0:24:31", "黑 x", "99999999999999999999999999999", "\u{1b}[2J"] {
                for area in [whole, Rect::new(39, 11, 9, 9), Rect::new(50, 50, 2, 2), Rect::new(3, 3, 0, 4)] {
                    let mut buf = Buffer::empty(whole);
                    face.draw(text, area, Style::new(), &mut buf);
                }
            }
        }
    }
}
