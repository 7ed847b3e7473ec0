//! Digits that fill what room there is: strokes of one thickness, the gaps between them stretched.
//!
//! They are made of reversed blanks: every terminal draws them without seams, and a cell that changes costs one byte,
//! so that the largest digits still cost little on a slow line.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::shape;

/// The thickest stroke, columns. Thicker ones are read from no further, and cost more as the digits change.
const THICKEST: u16 = 4;
/// As high as small digits are at the most, rows.
const TALL: u16 = 7;

/// The measures of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wall {
    /// The thickness of strokes: columns of upright ones, rows of level ones.
    stroke: (u16, u16),
    /// Between the two upright strokes of a digit, columns.
    across: u16,
    /// Between two level strokes of a digit, rows.
    down: u16,
    /// Between two characters, columns.
    gap: u16,
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

impl Wall {
    /// The largest digits with which `text` fits into so many columns and rows; `None` where the smallest do not.
    pub fn filling(text: &str, cols: u16, rows: u16) -> Option<Self> {
        let (wide, narrow) = counted(text);
        let gaps = (wide + narrow).saturating_sub(1);
        let mut walls = (1..=THICKEST).rev().map(|thick| Self {
            // A row is about as high as two columns are wide.
            stroke: (thick, (thick / 2).max(1)),
            across: thick + thick / 2,
            down: (thick / 2).max(1),
            gap: (thick / 2).max(1),
        });
        let mut wall = walls.find(|wall| wall.cols(text) <= cols && wall.rows() <= rows)?;
        let spare = cols - wall.cols(text);
        wall.across += spare.checked_div(wide).unwrap_or(0).min(wall.stroke.0);
        let spare = cols - wall.cols(text);
        wall.gap = (wall.gap + spare.checked_div(gaps).unwrap_or(0)).min(wall.stroke.0);
        // The larger the digits, the less high they need be to be read.
        let high = rows.min((wall.digit() / 2 + 2).max(TALL));
        wall.down += high.saturating_sub(wall.rows()) / 2;
        Some(wall)
    }

    /// Columns of a digit.
    const fn digit(self) -> u16 {
        2 * self.stroke.0 + self.across
    }

    /// Rows the digits take.
    pub const fn rows(self) -> u16 {
        3 * self.stroke.1 + 2 * self.down
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

    /// Digits of at most half the size. They change ten times a second: on the largest screens they stay small.
    fn lesser(self) -> Self {
        let half = |n: u16, most: u16| n.div_ceil(2).min(most);
        Self {
            stroke: (half(self.stroke.0, 3), half(self.stroke.1, 1)),
            across: half(self.across, 5),
            down: half(self.down, 2),
            gap: half(self.gap, 2),
        }
    }

    /// Writes `text` into the upper left corner of `area`, tenths in lesser digits that stand on the same line; what
    /// does not fit is cut off. Blank cells have their style, so that digits that change change nothing but what is
    /// reversed.
    pub fn draw(self, text: &str, area: Rect, style: Style, buf: &mut Buffer) {
        let (whole, tenths) = parts(text);
        self.draw_alike(whole, area, style, buf);
        if let Some(tenths) = tenths {
            let left = self.cols_alike(whole).saturating_add(self.gap).min(area.width);
            let above = self.rows().saturating_sub(self.lesser().rows()).min(area.height);
            let rest = Rect {
                x: area.x + left,
                y: area.y + above,
                width: area.width - left,
                height: area.height - above,
            };
            self.lesser().draw_alike(tenths, rest, style, buf);
        }
    }

    fn draw_alike(self, text: &str, area: Rect, style: Style, buf: &mut Buffer) {
        let area = area.intersection(buf.area);
        let mut x = area.x;
        let room = Rect { width: self.cols_alike(text), height: self.rows(), ..area }.intersection(area);
        for at in room.positions() {
            buf[at].reset();
            // A style that reverses, where there are no colours, would leave no digit to be seen.
            buf[at].set_style(style.remove_modifier(Modifier::BOLD | Modifier::REVERSED));
        }
        for ch in text.chars() {
            let narrow = shape(ch).width == 1;
            let width = if narrow { self.stroke.0 } else { self.digit() };
            let place = Rect { x, width, ..room }.intersection(area);
            for at in place.positions().filter(|at| self.lights(ch, at.x - x, at.y - area.y)) {
                buf[at].modifier.insert(Modifier::REVERSED);
            }
            x = x.saturating_add(width).saturating_add(self.gap);
        }
    }

    /// Whether a cell of a character is lit, by its column and row. Where columns are stretched, only strokes along
    /// their sides keep their thickness; the 7 has the hook of clocks made for the game, and the dots of a colon are
    /// about square.
    fn lights(self, ch: char, x: u16, y: u16) -> bool {
        let (column, line) = (self.column(x), self.line(y));
        match ch {
            '1' => column == 2,
            '7' => column == 2 || line == 0 || (column == 0 && line == 1),
            ':' => {
                let high = self.stroke.0.div_ceil(2).min(self.down);
                let above = (self.down - high) / 2;
                let within = (y % (self.stroke.1 + self.down)).checked_sub(self.stroke.1 + above);
                within.is_some_and(|row| row < high)
            }
            _ => shape(ch).dot(column, line),
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

    /// Which of the five lines of dots a row of the screen belongs to.
    const fn line(self, y: u16) -> u16 {
        let each = self.stroke.1 + self.down;
        2 * (y / each) + if y % each < self.stroke.1 { 0 } else { 1 }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::{Modifier, Style};

    use super::Wall;

    fn drawn(text: &str, cols: u16, rows: u16) -> Vec<String> {
        let area = Rect::new(0, 0, cols, rows);
        let mut buf = Buffer::empty(area);
        let wall = Wall::filling(text, cols, rows).unwrap();
        assert!(wall.cols(text) <= cols && wall.rows() <= rows);
        wall.draw(text, area, Style::new(), &mut buf);
        let shown = |x, y| if buf[(x, y)].modifier.contains(Modifier::REVERSED) { '#' } else { ' ' };
        (0..wall.rows())
            .map(|y| (0..cols).map(|x| shown(x, y)).collect::<String>().trim_end().to_owned())
            .collect()
    }

    #[test]
    fn strokes_of_one_thickness() {
        assert_eq!(
            drawn("2:7", 18, 7),
            [
                "#######    #######",
                "     ## ## ##   ##",
                "     ##    ##   ##",
                "#######         ##",
                "##      ##      ##",
                "##              ##",
                "#######         ##",
            ]
        );
    }

    #[test]
    fn tenths_are_lesser() {
        assert_eq!(
            drawn("8.0", 17, 7),
            [
                "########",
                "##    ##",
                "##    ##    ####",
                "########    #  #",
                "##    ##    #  #",
                "##    ##    #  #",
                "########  # ####",
            ]
        );
    }

    #[test]
    fn an_alarm_without_colours_leaves_digits_to_be_seen() {
        let area = Rect::new(0, 0, 17, 7);
        let draw = |style| {
            let mut buf = Buffer::empty(area);
            Wall::filling("8.0", 17, 7).unwrap().draw("8.0", area, style, &mut buf);
            buf
        };
        assert_eq!(draw(Style::new().add_modifier(Modifier::REVERSED)), draw(Style::new()));
    }

    #[test]
    fn no_room_no_digits() {
        for (text, cols, rows, fits) in
            [("0:00", 11, 5, false), ("0:00", 13, 5, true), ("0:00", 13, 4, false), ("", 0, 5, true)]
        {
            assert_eq!(Wall::filling(text, cols, rows).is_some(), fits, "{text} {cols}x{rows}");
        }
    }

    #[test]
    fn any_text_in_any_room() {
        for (cols, rows) in (0..70).flat_map(|cols| [0, 1, 5, 7, 12, 31].map(|rows| (cols * 7, rows))) {
            for text in ["", "9.9", "0:24", "12:34", "1:05:30", "100:00:00", "黑 x"] {
                let Some(wall) = Wall::filling(text, cols, rows) else { continue };
                assert!(wall.cols(text) <= cols && wall.rows() <= rows, "{text} {cols}x{rows} {wall:?}");
                let mut buf = Buffer::empty(Rect::new(0, 0, cols.min(40), rows.min(9)));
                wall.draw(text, Rect::new(1, 1, cols, rows), Style::new(), &mut buf);
            }
        }
    }
}
