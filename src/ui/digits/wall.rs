//! Digits that fill what room there is: strokes of one thickness, the gaps between them stretched.
//!
//! Lengths across are columns, lengths down are half rows, so that both are about as long on the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{Face, shape};
use crate::ui::theme::Theme;

/// The thickest stroke.
const THICKEST: u16 = 24;

/// The measures of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wall {
    /// The thickness of strokes: columns, and half rows.
    stroke: (u16, u16),
    /// Between the two upright strokes of a digit, columns.
    across: u16,
    /// Between two level strokes of a digit, half rows.
    down: u16,
    /// Between two characters, columns.
    gap: u16,
    /// Blank half rows above.
    top: u16,
    /// Whether half rows can be drawn.
    halves: bool,
}

/// Wide characters and narrow ones in a text.
fn counted(text: &str) -> (u16, u16) {
    let narrow = text.chars().filter(|&ch| shape(ch).width == 1).count();
    let all = text.chars().count();
    let number = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
    (number(all - narrow), number(narrow))
}

/// A time in whole units, and its tenths with the point before them.
fn parts(text: &str) -> (&str, Option<&str>) {
    text.find('.').map_or((text, None), |at| (&text[..at], Some(&text[at..])))
}

/// Whether a dot of a character is lit. Where columns are stretched, only strokes along their sides keep their
/// thickness.
fn lit(ch: char, column: u16, line: u16) -> bool {
    match ch {
        '1' => column == 2,
        '7' => column == 2 || line == 0,
        _ => shape(ch).dot(column, line),
    }
}

impl Wall {
    /// The largest digits with which `text` fits into so many columns and rows; `None` where the smallest do not.
    pub fn filling(text: &str, cols: u16, rows: u16, theme: Theme) -> Option<Self> {
        let halves = Face::Half.is_drawable(theme);
        let (wide, narrow) = counted(text);
        let gaps = (wide + narrow).saturating_sub(1);
        let high = rows.saturating_mul(2);
        let mut walls = (1..=THICKEST).rev().map(|thick| Self {
            // Where there are no half rows a stroke is a whole number of rows.
            stroke: (thick, if halves { thick } else { thick.next_multiple_of(2) }),
            across: thick,
            down: if halves { thick } else { thick.next_multiple_of(2) },
            gap: (thick / 2).max(1),
            top: 0,
            halves,
        });
        let mut wall = walls.find(|wall| wall.cols(text) <= cols && wall.half_rows() <= high)?;
        let spare = cols - wall.cols(text);
        wall.across += spare.checked_div(wide).unwrap_or(0).min(wall.stroke.0);
        let spare = cols - wall.cols(text);
        wall.gap += spare.checked_div(gaps).unwrap_or(0).min(wall.stroke.0);
        // A digit is at most about twice as high as wide.
        let high = high.min(wall.digit() * 2 + wall.digit() / 4);
        let spare = high.saturating_sub(wall.half_rows()) / 2;
        wall.down += if halves { spare } else { spare / 2 * 2 };
        Some(wall)
    }

    /// Columns of a digit.
    const fn digit(self) -> u16 {
        2 * self.stroke.0 + self.across
    }

    const fn half_rows(self) -> u16 {
        3 * self.stroke.1 + 2 * self.down
    }

    /// Rows the digits take.
    pub const fn rows(self) -> u16 {
        (self.top + self.half_rows()).div_ceil(2)
    }

    /// Columns `text` takes.
    pub fn cols(self, text: &str) -> u16 {
        let (whole, tenths) = parts(text);
        let tenths = tenths.map_or(0, |tenths| self.gap.saturating_add(self.lesser().cols_alike(tenths)));
        self.cols_alike(whole).saturating_add(tenths)
    }

    fn cols_alike(self, text: &str) -> u16 {
        let (wide, narrow) = counted(text);
        let gaps = (wide + narrow).saturating_sub(1);
        let sum = |n: u16, each: u16| n.saturating_mul(each);
        sum(wide, self.digit()).saturating_add(sum(narrow, self.stroke.0)).saturating_add(sum(gaps, self.gap))
    }

    /// Digits of half the size that stand on the same line.
    fn lesser(self) -> Self {
        let half = |n: u16| if self.halves { n.div_ceil(2) } else { n.div_ceil(2).next_multiple_of(2) };
        let lesser = Self {
            stroke: (self.stroke.0.div_ceil(2), half(self.stroke.1)),
            across: self.across.div_ceil(2),
            down: half(self.down),
            gap: self.gap.div_ceil(2),
            ..self
        };
        Self { top: self.half_rows().saturating_sub(lesser.half_rows()), ..lesser }
    }

    /// Writes `text` into the upper left corner of `area`, tenths in lesser digits; what does not fit is cut off.
    /// Blank cells within a digit have its style, so that a digit that changes changes nothing but characters.
    pub fn draw(self, text: &str, area: Rect, style: Style, buf: &mut Buffer) {
        let (whole, tenths) = parts(text);
        self.draw_alike(whole, area, style, buf);
        if let Some(tenths) = tenths {
            let left = self.cols_alike(whole).saturating_add(self.gap).min(area.width);
            let rest = Rect { x: area.x + left, width: area.width - left, ..area };
            self.lesser().draw_alike(tenths, rest, style, buf);
        }
    }

    fn draw_alike(self, text: &str, area: Rect, style: Style, buf: &mut Buffer) {
        let area = area.intersection(buf.area);
        let mut x = area.x;
        for ch in text.chars() {
            let narrow = shape(ch).width == 1;
            let width = if narrow { self.stroke.0 } else { self.digit() };
            let (above, height) = (self.top / 2, self.rows() - self.top / 2);
            let place = Rect { x, y: area.y.saturating_add(above), width, height }.intersection(area);
            for at in place.positions() {
                let column = if narrow { 0 } else { self.column(at.x - x) };
                let half = 2 * (at.y - area.y);
                let [upper, lower] =
                    [half, half + 1].map(|half| self.line(half).is_some_and(|line| lit(ch, column, line)));
                let Some(cell) = buf.cell_mut(at) else { continue };
                cell.reset();
                if self.halves {
                    let symbol = match (upper, lower) {
                        (true, true) => "█",
                        (true, false) => "▀",
                        (false, true) => "▄",
                        (false, false) => " ",
                    };
                    cell.set_symbol(symbol).set_style(style);
                } else if upper {
                    cell.set_style(style.add_modifier(Modifier::REVERSED));
                }
            }
            x = x.saturating_add(width).saturating_add(self.gap);
        }
    }

    /// Which of a digit's three columns of dots a column of the screen belongs to.
    const fn column(self, x: u16) -> u16 {
        if x < self.stroke.0 {
            0
        } else if x < self.stroke.0 + self.across {
            1
        } else {
            2
        }
    }

    /// Which of the five lines of dots a half row belongs to.
    fn line(self, half: u16) -> Option<u16> {
        let half = half.checked_sub(self.top)?;
        let mut end = 0;
        (0..5).find(|line| {
            end += if line % 2 == 0 { self.stroke.1 } else { self.down };
            half < end
        })
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::{Modifier, Style};

    use super::Wall;
    use crate::ui::theme::{Depth, Glyphs, Theme, Width};

    fn drawn(text: &str, cols: u16, rows: u16, glyphs: Glyphs) -> Vec<String> {
        let theme = Theme::new(Depth::TrueColor, glyphs, Width::Narrow);
        let area = Rect::new(0, 0, cols, rows);
        let mut buf = Buffer::empty(area);
        let wall = Wall::filling(text, cols, rows, theme).unwrap();
        assert!(wall.cols(text) <= cols && wall.rows() <= rows);
        wall.draw(text, area, Style::new(), &mut buf);
        let shown = |x, y| {
            let cell = &buf[(x, y)];
            if cell.modifier.contains(Modifier::REVERSED) { "#" } else { cell.symbol() }
        };
        (0..wall.rows())
            .map(|y| (0..cols).map(|x| shown(x, y)).collect::<String>().trim_end().to_owned())
            .collect()
    }

    #[test]
    fn strokes_of_one_thickness() {
        assert_eq!(
            drawn("2:7", 18, 6, Glyphs::Unicode),
            [
                "███████    ███████",
                "     ██ ██      ██",
                "▄▄▄▄▄██ ▀▀      ██",
                "██▀▀▀▀▀ ▄▄      ██",
                "██      ██      ██",
                "███████         ██",
            ]
        );
    }

    #[test]
    fn tenths_are_lesser() {
        assert_eq!(
            drawn("8.0", 17, 6, Glyphs::Unicode),
            [
                "████████",
                "██    ██",
                "██▄▄▄▄██    ▄▄▄▄",
                "██▀▀▀▀██    █  █",
                "██    ██    █  █",
                "████████  ▄ █▄▄█",
            ]
        );
    }

    #[test]
    fn strokes_of_whole_rows() {
        assert_eq!(
            drawn("2:7", 18, 6, Glyphs::Ascii),
            [
                "#######    #######",
                "     ## ##      ##",
                "#######         ##",
                "##      ##      ##",
                "#######         ##",
            ]
        );
    }

    #[test]
    fn no_room_no_digits() {
        let theme = Theme::new(Depth::Mono, Glyphs::Ascii, Width::Narrow);
        for (text, cols, rows, fits) in
            [("0:00", 11, 5, false), ("0:00", 13, 5, true), ("0:00", 13, 4, false), ("", 0, 5, true)]
        {
            assert_eq!(Wall::filling(text, cols, rows, theme).is_some(), fits, "{text} {cols}x{rows}");
        }
    }

    #[test]
    fn any_text_in_any_room() {
        for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
            let theme = Theme::new(Depth::TrueColor, glyphs, Width::Narrow);
            for (cols, rows) in (0..70).flat_map(|cols| [0, 1, 5, 7, 12, 31].map(|rows| (cols * 7, rows))) {
                for text in ["", "9.9", "0:24", "12:34", "1:05:30", "100:00:00", "黑 x"] {
                    let Some(wall) = Wall::filling(text, cols, rows, theme) else { continue };
                    assert!(wall.cols(text) <= cols && wall.rows() <= rows, "{text} {cols}x{rows} {wall:?}");
                    let mut buf = Buffer::empty(Rect::new(0, 0, cols.min(40), rows.min(9)));
                    wall.draw(text, Rect::new(1, 1, cols, rows), Style::new(), &mut buf);
                }
            }
        }
    }
}
