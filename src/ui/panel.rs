//! A player's plate: name, the lid with prisoners, the clock and what it means.

mod phase;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::digits::Face;
use super::digits::wall::Wall;
use super::line::{columns, pad, put, put_right};
use super::players::Players;
use super::theme::{Depth, Theme};
use crate::clock::reading::{Phase, Reading};
use crate::rules::color::Color;
use crate::text::Text;

pub use phase::{Note, face_words, phase_within, phase_words};
use phase::{longest_within, wordings};

/// Under this many ms a running clock is drawn as one that runs out.
const SHORT: u64 = 10_000;

/// Rows of digits that are as wide as there is room. Higher ones would cost a slow line more than a tick may.
const LARGE: u16 = 5;

/// Rows that stay for what stands below, if digits are to be so high where lower ones can be drawn.
const BELOW: u16 = 12;

/// Rows of a plate whose digits take three rows.
pub const PLATE_ROWS: u16 = 6;

/// Rows of a plate beside those of its clock: name, phase, lid.
const PLAIN_ROWS: u16 = 3;

/// Rows of a plate whose digits take one row.
pub const LOW_ROWS: u16 = PLAIN_ROWS + 1;

/// Rows of a plate, when two of them and a blank row under each may take `height`.
pub fn plate_rows(theme: Theme, height: u16) -> u16 {
    let large = LARGE + PLAIN_ROWS;
    if 2 * (large + 1) + BELOW <= height {
        return large;
    }
    let wanted = Face::usual(theme).rows() + PLAIN_ROWS;
    if 2 * (wanted + 1) <= height { wanted } else { LOW_ROWS }
}

/// What a plate shows.
#[derive(Clone, Debug)]
pub struct Plate {
    /// Whose.
    pub color: Color,
    /// Who plays.
    pub players: Players,
    /// Prisoners this player has taken.
    pub captures: u32,
    /// The clock's face; `None` where the game has none.
    pub reading: Option<Reading>,
    /// Whether it is this side's turn.
    pub to_move: bool,
    /// Whether the game is over, so that nothing follows main time any more.
    pub over: bool,
    /// Words that stand before the phase, if any.
    pub note: Option<Note>,
    /// The count of the last ten seconds, where it is shown beside the digits.
    pub count: Option<u8>,
    /// Warnings and fines, in full and in short.
    pub penalties: Option<[String; 2]>,
}

/// What stands beside the name in a plate of one row.
#[derive(Debug)]
struct Row {
    digits: String,
    phase: String,
    captures: String,
}

impl Row {
    /// Columns of it all, a blank between two.
    fn columns(&self) -> usize {
        let parts = [&self.digits, &self.phase, &self.captures].map(|part| columns(part));
        parts.iter().filter(|&&part| part > 0).map(|part| part + 1).sum::<usize>().saturating_sub(1)
    }
}

impl Plate {
    /// Draws the plate into as many rows as [`plate_rows`] gives: the name, the digits, the phase, the lid.
    pub fn draw(&self, theme: Theme, text: &Text, area: Rect, buf: &mut Buffer) {
        if area.height <= PLAIN_ROWS || area.width < 12 {
            return self.draw_row(theme, text, area, buf);
        }
        let clock_rows = area.height - PLAIN_ROWS;
        let marker = self.marker(theme);
        put(buf, area, area.x, area.y, marker, theme.accent());
        let x = stone(theme, self.color, area.x + 2, area.y, area, buf);
        let style = if self.to_move { theme.strong() } else { theme.text() };
        put(
            buf,
            area,
            x + 1,
            area.y,
            &self.shown_name(usize::from(area.right().saturating_sub(x + 1)), text),
            style,
        );
        let inner = Rect { x: area.x + 2, width: area.width - 2, ..area };
        if let Some(reading) = &self.reading {
            let style = self.clock_style(theme, reading);
            let wall = Wall::filling(&reading.digits, inner.width, clock_rows);
            if let Some(wall) = wall.filter(|_| clock_rows >= LARGE) {
                let clock = Rect { y: area.y + 1, height: clock_rows, ..inner };
                wall.draw(&reading.digits, clock, style, buf);
            } else {
                let face = Face::largest(&reading.digits, inner.width, clock_rows, theme);
                let clock = Rect { y: area.y + 1, height: face.rows(), ..inner };
                face.draw(&reading.digits, clock, style, buf);
            }
        }
        let room = usize::from(inner.width);
        let words = longest_within(room, &self.wordings(text));
        put(buf, inner, inner.x, area.y + 1 + clock_rows, &words, self.phase_style(theme));
        let mut lid = Rect { y: area.y + 2 + clock_rows, height: 1, ..inner };
        if let Some([long, short]) = &self.penalties {
            // The lid keeps its number; the stones in it give way.
            let room =
                usize::from(lid.width).saturating_sub(columns(&(text.table.captures)(self.captures)) + 2);
            let words = if columns(long) <= room { long } else { short };
            put_right(buf, lid, lid.y, words, theme.alarm());
            lid.width = lid.width.saturating_sub(u16::try_from(columns(words) + 1).unwrap_or(0));
        }
        self.draw_lid(theme, text, lid, buf);
    }

    /// Draws the plate in one row: the name, the clock in small digits, the phase, the number of prisoners.
    pub fn draw_row(&self, theme: Theme, text: &Text, area: Rect, buf: &mut Buffer) {
        if area.is_empty() {
            return;
        }
        put(buf, area, area.x, area.y, self.marker(theme), theme.accent());
        let x = stone(theme, self.color, area.x + 1, area.y, area, buf) + 1;
        let room = usize::from(area.right().saturating_sub(x));
        let short = self.penalties.as_ref().map_or("", |[_, short]| short);
        let penalty = if short.is_empty() { 0 } else { columns(short) + 1 };
        let most = if self.players.second.is_some() { 30 } else { 16 };
        let name = columns(&self.shown_name(most, text));
        let beside = |row: &Row| row.columns() + penalty + 1;
        let rows = self.rows(text);
        let fits = rows.iter().find(|row| name + 1 + beside(row) <= room).or(rows.last());
        let Some(row) = fits else { return };
        let name_room = room.saturating_sub(beside(row) + 1).clamp(2, most);
        let mut x =
            put(buf, area, x, area.y, &pad(&self.shown_name(name_room, text), name_room), theme.text()) + 1;
        if let Some(reading) = self.reading.as_ref().filter(|_| !row.digits.is_empty()) {
            x = put(buf, area, x, area.y, &row.digits, self.clock_style(theme, reading)) + 1;
        }
        put(buf, area, x, area.y, &row.phase, self.phase_style(theme));
        let captures = &row.captures;
        put_right(buf, Rect { height: 1, ..area }, area.y, &format!(" {captures}"), theme.dim());
        let before = area.width.saturating_sub(u16::try_from(columns(captures) + 1).unwrap_or(0));
        put_right(buf, Rect { height: 1, width: before, ..area }, area.y, short, theme.alarm());
    }

    /// What may stand beside the name in one row, the fullest first: what a clock shows is said in fewer words, then the
    /// prisoners are only counted. A name is cut only where all of that is not enough: what is left of a clock stays.
    fn rows(&self, text: &Text) -> Vec<Row> {
        let digits = self.reading.as_ref().map_or_else(String::new, |reading| reading.digits.clone());
        let (long, count) = ((text.table.captures)(self.captures), self.captures.to_string());
        let mut said = self.wordings(text);
        if self.note.is_none() && self.reading.as_ref().is_none_or(|reading| reading.penalty == 0) {
            // Beside a name it is one of two: what follows main time or else all of it, and the count alone.
            said.remove(usize::from(
                !self.reading.as_ref().is_some_and(|reading| reading.phase == Phase::Main),
            ));
        }
        if self.over && self.reading.as_ref().is_some_and(|reading| reading.phase == Phase::Main) {
            said.push(String::new());
        }
        let mut rows = Vec::new();
        for captures in [long, count] {
            rows.extend(said.iter().map(|phase| Row {
                digits: digits.clone(),
                phase: phase.clone(),
                captures: captures.clone(),
            }));
        }
        rows
    }

    fn shown_name(&self, width: usize, text: &Text) -> String {
        self.players.shown(self.color, self.to_move, width, text)
    }

    pub(super) const fn marker(&self, theme: Theme) -> &'static str {
        match (self.to_move, theme.lettered() || theme.is_wide()) {
            (false, _) => " ",
            (true, true) => ">",
            (true, false) => "▶",
        }
    }

    fn clock_style(&self, theme: Theme, reading: &Reading) -> Style {
        match reading.phase {
            Phase::Flagged => theme.alarm(),
            Phase::Main | Phase::Overtime | Phase::Last | Phase::Delay
                if self.to_move && reading.runs_out(SHORT) =>
            {
                theme.alarm()
            }
            _ if self.to_move => theme.accent(),
            _ => theme.text(),
        }
    }

    /// The phase in words, the fullest first.
    fn wordings(&self, text: &Text) -> Vec<String> {
        let mut said = wordings(self.reading.as_ref(), self.note.as_ref(), text);
        if let (Some(n), Some(full)) = (self.count, said.first_mut()) {
            *full = (text.voice.count)(full, n);
        }
        said
    }

    /// How it is drawn. That a period is the last is not to be missed, whether its clock runs or stands.
    fn phase_style(&self, theme: Theme) -> Style {
        match self.reading.as_ref().map(|reading| reading.phase) {
            Some(Phase::Last | Phase::Flagged) => theme.alarm(),
            _ if self.note.is_some() => theme.accent(),
            Some(Phase::Overtime) => theme.strong(),
            _ => theme.dim(),
        }
    }

    /// The bowl lid with the prisoners: as many stones as there is room for, and their number.
    pub(super) fn draw_lid(&self, theme: Theme, text: &Text, area: Rect, buf: &mut Buffer) {
        let x = put(buf, area, area.x, area.y, &(text.table.captures)(self.captures), theme.dim());
        let step = if theme.is_wide() { 2 } else { 1 };
        let room = area.right().saturating_sub(x + 1) / step;
        let shown = u16::try_from(self.captures).unwrap_or(u16::MAX).min(room).min(24);
        let mut x = x + 1;
        for _ in 0..shown {
            x = prisoner(theme, !self.color, x, area, buf);
        }
    }
}

/// A stone on a piece of wood, so that its colour is the same on a dark and a light screen. Returns the column
/// after it.
pub(super) fn stone(theme: Theme, color: Color, x: u16, y: u16, area: Rect, buf: &mut Buffer) -> u16 {
    if theme.lettered() {
        let letter = if color == Color::Black { "X" } else { "O" };
        return put(buf, area, x, y, letter, theme.strong());
    }
    let wood = theme.ground();
    if theme.is_wide() {
        // The round glyph has no sure width here: two painted blanks stand for the stone.
        let x = put(buf, area, x, y, " ", wood);
        let x = put(buf, area, x, y, "  ", Style::new().bg(theme.stone(color)));
        return put(buf, area, x, y, " ", wood);
    }
    let glyph = if theme.depth == Depth::Sixteen && color == Color::White { "○" } else { "●" };
    let x = put(buf, area, x, y, " ", wood);
    let x = put(buf, area, x, y, glyph, wood.fg(theme.stone(color)));
    put(buf, area, x, y, " ", wood)
}

/// One stone in a lid or a hand.
pub(super) fn prisoner(theme: Theme, color: Color, x: u16, area: Rect, buf: &mut Buffer) -> u16 {
    if theme.lettered() {
        return put(buf, area, x, area.y, if color == Color::Black { "x" } else { "o" }, theme.dim());
    }
    let wood = theme.ground();
    if theme.is_wide() {
        let x = put(buf, area, x, area.y, " ", Style::new().bg(theme.stone(color)));
        return put(buf, area, x, area.y, " ", wood);
    }
    let glyph = if theme.depth == Depth::Sixteen && color == Color::White { "○" } else { "●" };
    put(buf, area, x, area.y, glyph, wood.fg(theme.stone(color)))
}

#[cfg(test)]
mod tests {
    use super::plate_rows;
    use crate::ui::theme::{Depth, Glyphs, Theme, Width};

    #[test]
    fn digits_grow_with_the_room_and_leave_some_below() {
        let rows = |width, height| plate_rows(Theme::new(Depth::TrueColor, Glyphs::Unicode, width), height);
        for (height, narrow, wide) in
            [(13, 4, 4), (14, 6, 4), (17, 6, 4), (18, 6, 8), (29, 6, 8), (30, 8, 8), (52, 8, 8)]
        {
            assert_eq!((rows(Width::Narrow, height), rows(Width::Wide, height)), (narrow, wide), "{height}");
        }
    }
}
