//! Every colour and style on the screen, named by what it is for.
//!
//! The board paints its own ground, so a dark or a light terminal makes no difference to it; panels keep the
//! terminal's own colours and speak by bold, dim and an accent that can be read on both.

mod depth;
mod rgb;

use ratatui::style::{Color as Paint, Modifier, Style};

use crate::rules::color::Color;

pub use depth::{Depth, Environment};
pub use rgb::Rgb;

/// Which characters may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyphs {
    /// Box drawing, blocks and geometric shapes.
    Unicode,
    /// Letters, digits and ASCII punctuation only.
    Ascii,
}

/// How many columns the terminal gives characters of ambiguous width, `●` and `─` among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Width {
    /// One column.
    Narrow,
    /// Two columns, as in many Chinese, Japanese and Korean set-ups.
    Wide,
}

/// Colours, characters and widths, settled once at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Theme {
    /// How many colours there are.
    pub depth: Depth,
    /// Which characters there are.
    pub glyphs: Glyphs,
    /// How wide the ambiguous ones are.
    pub width: Width,
}

/// One colour in each depth that has colours.
struct Tone(Rgb, u8, Paint);

const WOOD: Tone = Tone(Rgb(0xBC, 0x85, 0x43), 137, Paint::Yellow);
const WOOD_LIT: Tone = Tone(Rgb(0xDD, 0xB8, 0x83), 180, Paint::Yellow);
const LINE: Tone = Tone(Rgb(0x5E, 0x3D, 0x12), 58, Paint::Black);
const BLACK: Tone = Tone(Rgb(0x16, 0x16, 0x1A), 234, Paint::Black);
const WHITE: Tone = Tone(Rgb(0xFA, 0xF8, 0xF2), 231, Paint::Black);
const GHOST_BLACK: Tone = Tone(Rgb(0x5A, 0x49, 0x36), 240, Paint::DarkGray);
const GHOST_WHITE: Tone = Tone(Rgb(0xF4, 0xE6, 0xCF), 223, Paint::DarkGray);
const CURSOR: Tone = Tone(Rgb(0x0B, 0x3F, 0xA8), 25, Paint::Blue);
const LAST: Tone = Tone(Rgb(0x9E, 0x1B, 0x12), 124, Paint::Black);
const LAST_ON_BLACK: Tone = Tone(Rgb(0xF0, 0x5A, 0x3C), 203, Paint::LightRed);
const LAST_ON_WHITE: Tone = Tone(Rgb(0xB8, 0x22, 0x14), 160, Paint::Red);
/// Behind a point where brackets have no room.
const CURSOR_GROUND: Tone = Tone(Rgb(0x5B, 0x7F, 0xC0), 68, Paint::White);
const LAST_GROUND: Tone = Tone(Rgb(0xB9, 0x54, 0x3A), 131, Paint::Yellow);
const ACCENT: Tone = Tone(Rgb(0xD6, 0x74, 0x12), 166, Paint::LightMagenta);
const ALARM: Tone = Tone(Rgb(0xD8, 0x3A, 0x2E), 160, Paint::Red);

/// How much of a line's own colour a faint one has, in 256 parts.
const FAINT: u16 = 70;

impl Theme {
    /// A theme of these three.
    pub const fn new(depth: Depth, glyphs: Glyphs, width: Width) -> Self {
        Self { depth, glyphs, width }
    }

    /// Whether stones are letters, `X` and `O`: without colours, or without the characters for round ones.
    pub const fn lettered(self) -> bool {
        matches!(self.depth, Depth::Mono) || matches!(self.glyphs, Glyphs::Ascii)
    }

    /// Whether the board is drawn with characters two columns wide. A board of letters never is.
    pub const fn is_wide(self) -> bool {
        matches!(self.width, Width::Wide) && !self.lettered()
    }

    /// Whether the board's lines are dots: no line character may be used, or none that takes one column.
    pub const fn ascii_board(self) -> bool {
        matches!(self.glyphs, Glyphs::Ascii) || (matches!(self.width, Width::Wide) && self.lettered())
    }

    /// The width to lay a board out with.
    pub const fn board_width(self) -> Width {
        if self.is_wide() { Width::Wide } else { Width::Narrow }
    }

    const fn paint(self, tone: &Tone) -> Paint {
        match self.depth {
            Depth::TrueColor => Paint::Rgb(tone.0.0, tone.0.1, tone.0.2),
            Depth::Indexed => Paint::Indexed(tone.1),
            Depth::Sixteen => tone.2,
            Depth::Mono => Paint::Reset,
        }
    }

    /// The colour of a mixture in the painted board; `Mono` has none.
    pub fn mix(self, rgb: Rgb) -> Paint {
        match self.depth {
            Depth::TrueColor => Paint::Rgb(rgb.0, rgb.1, rgb.2),
            Depth::Indexed => Paint::Indexed(rgb.nearest_index()),
            Depth::Sixteen => rgb.nearest_sixteen(),
            Depth::Mono => Paint::Reset,
        }
    }

    /// The board's ground.
    pub const fn wood(self) -> Paint {
        self.paint(&WOOD)
    }

    /// The ground under the cursor.
    pub const fn wood_lit(self) -> Paint {
        self.paint(&WOOD_LIT)
    }

    /// The lines of the board.
    pub const fn line(self) -> Paint {
        self.paint(&LINE)
    }

    /// Lines on the same ground that are only there to compare by.
    pub fn faint_line(self) -> Paint {
        match self.depth {
            Depth::TrueColor | Depth::Indexed => self.mix(WOOD.0.blend(LINE.0, FAINT)),
            Depth::Sixteen | Depth::Mono => self.line(),
        }
    }

    /// The letters and digits around the board.
    pub const fn coordinate(self) -> Paint {
        self.paint(&LINE)
    }

    /// A stone. In sixteen colours both are black: the shape tells them apart, as in print.
    pub const fn stone(self, color: Color) -> Paint {
        match color {
            Color::Black => self.paint(&BLACK),
            Color::White => self.paint(&WHITE),
        }
    }

    /// A stone that is not there: the one under the cursor, or a dead one.
    pub const fn ghost(self, color: Color) -> Paint {
        match color {
            Color::Black => self.paint(&GHOST_BLACK),
            Color::White => self.paint(&GHOST_WHITE),
        }
    }

    /// The cursor's brackets.
    pub const fn cursor(self) -> Paint {
        self.paint(&CURSOR)
    }

    /// The mark of the last move.
    pub const fn last(self) -> Paint {
        self.paint(&LAST)
    }

    /// The ground of the cursor's point in place of brackets.
    pub const fn cursor_ground(self) -> Paint {
        self.paint(&CURSOR_GROUND)
    }

    /// The ground of the last move in place of brackets.
    pub const fn last_ground(self) -> Paint {
        self.paint(&LAST_GROUND)
    }

    /// The ground of what is written on a stone: the stone itself.
    pub const fn stone_ground(self, color: Color) -> Paint {
        match (self.depth, color) {
            (Depth::Sixteen, Color::White) => Paint::White,
            _ => self.stone(color),
        }
    }

    /// What is written on a stone.
    pub const fn on_stone(self, color: Color) -> Paint {
        match (self.depth, color) {
            (Depth::Sixteen, Color::Black) => Paint::White,
            (_, Color::Black) => self.paint(&WHITE),
            (_, Color::White) => self.paint(&BLACK),
        }
    }

    /// The last move's mark on its stone.
    pub const fn last_on(self, color: Color) -> Paint {
        match color {
            Color::Black => self.paint(&LAST_ON_BLACK),
            Color::White => self.paint(&LAST_ON_WHITE),
        }
    }

    /// Marks and letters on empty points; `warning` for a point that may not be played.
    pub const fn mark(self, warning: bool) -> Paint {
        if warning { self.last() } else { self.cursor() }
    }

    /// The cursor's brackets: reversed where there is no colour to tell them by.
    pub const fn bracketed(self, style: Style) -> Style {
        if matches!(self.depth, Depth::Mono) { style.add_modifier(Modifier::REVERSED) } else { style }
    }

    /// The board's ground with its lines drawn on it.
    pub const fn ground(self) -> Style {
        Style::new().fg(self.line()).bg(self.wood())
    }

    /// Ordinary text outside the board.
    pub const fn text(self) -> Style {
        Style::new()
    }

    /// Names, headings, keys.
    pub const fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What matters less.
    pub const fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The side to move and its clock.
    pub const fn accent(self) -> Style {
        self.coloured(&ACCENT)
    }

    /// A clock running out, a refusal, damage.
    pub const fn alarm(self) -> Style {
        let style = self.coloured(&ALARM);
        if matches!(self.depth, Depth::Mono) { style.add_modifier(Modifier::REVERSED) } else { style }
    }

    /// The chosen line of a list, the focused field of a form.
    pub const fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    const fn coloured(self, tone: &Tone) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match self.depth {
            Depth::Mono => style,
            _ => style.fg(self.paint(tone)),
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::style::Color as Paint;

    use super::{BLACK, CURSOR, Depth, Glyphs, LAST, LINE, Rgb, Theme, WHITE, WOOD, WOOD_LIT, Width};
    use crate::rules::color::Color;

    /// Relative luminance (WCAG 2) in millionths, by whole numbers: ((c + 0.055) / 1.055)^2.4 as a fifth root.
    fn luminance(Rgb(r, g, b): Rgb) -> u128 {
        let linear = |c: u8| -> u128 {
            if c <= 10 {
                return u128::from(c) * 1_000_000 * 100 / (255 * 1292);
            }
            let base = (u128::from(c) * 1000 / 255 + 55) * 1000 / 1055;
            let wanted = base.pow(12) / 10_u128.pow(6);
            let (mut low, mut high) = (0_u128, 1_000_000_u128);
            while low < high {
                let middle = (low + high).div_ceil(2);
                if middle.pow(5) <= wanted { low = middle } else { high = middle - 1 }
            }
            low
        };
        (2126 * linear(r) + 7152 * linear(g) + 722 * linear(b)) / 10_000
    }

    /// The contrast of two colours in hundredths.
    fn contrast(a: Rgb, b: Rgb) -> u128 {
        let (a, b) = (luminance(a) + 50_000, luminance(b) + 50_000);
        100 * a.max(b) / a.min(b)
    }

    #[test]
    fn both_stones_and_all_marks_stand_out_from_the_wood() {
        assert_eq!(contrast(Rgb(0, 0, 0), Rgb(255, 255, 255)), 2100);
        for (name, a, b, least) in [
            ("White on wood", WHITE.0, WOOD.0, 300),
            ("Black on wood", BLACK.0, WOOD.0, 550),
            ("lines", LINE.0, WOOD.0, 250),
            ("cursor", CURSOR.0, WOOD_LIT.0, 450),
            ("last move", LAST.0, WOOD.0, 250),
        ] {
            assert!(contrast(a, b) >= least, "{name}: {}", contrast(a, b));
        }
    }

    #[test]
    fn mono_has_no_colour() {
        let theme = Theme::new(Depth::Mono, Glyphs::Unicode, Width::Narrow);
        for paint in [theme.wood(), theme.line(), theme.cursor(), theme.last(), theme.stone(Color::White)] {
            assert_eq!(paint, Paint::Reset);
        }
        for style in [theme.accent(), theme.alarm(), theme.dim(), theme.strong(), theme.chosen()] {
            assert_eq!((style.fg, style.bg), (None, None));
        }
    }
}
