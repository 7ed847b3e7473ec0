//! The two clocks alone: each in its half of the screen, as large as there is room for.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::{Modifier, Style};

use super::digits::Face;
use super::digits::wall::Wall;
use super::framed;
use super::line::{columns, fit, pad, put, put_middle, put_right, wrap};
use super::page::above_keys;
use super::panel::{Note, face_words, phase_within, phase_words, stone};
use super::theme::Theme;
use crate::app::alone::Alone;
use crate::app::{Counting, Desk};
use crate::clock::reading::{Phase, Reading, whole_seconds};
use crate::game::said;
use crate::rules::color::{ByColor, Color};
use crate::text::{Text, visible};

/// From so many columns on the clocks stand side by side, if the screen is wider than high.
const BESIDE: u16 = 76;
/// Under this many ms a running clock is drawn as one that runs out.
const SHORT: u64 = 10_000;
/// Rows of a half beside its digits: name, phase, moves.
const WORDS: u16 = 3;

/// Columns for the numbers of a clock being set, where there is room.
const SETTING: usize = 41;

/// Where the two clocks are.
struct Plan {
    halves: ByColor<Rect>,
    /// The column between them, where they stand side by side.
    between: Option<Rect>,
}

fn plan(area: Rect) -> Plan {
    if area.width >= BESIDE && area.width >= 2 * area.height {
        let width = (area.width - 1) / 2;
        let black = Rect { width, ..area };
        let between = Rect { x: area.x + width, width: 1, ..area };
        let white = Rect { x: between.right(), width: area.width - width - 1, ..area };
        return Plan { halves: ByColor { black, white }, between: Some(between) };
    }
    let height = area.height / 2;
    let black = Rect { height, ..area };
    let white = Rect { y: area.y + height, height: area.height - height, ..area };
    Plan { halves: ByColor { black, white }, between: None }
}

/// The clock under a cell of the screen: 0 Black's, 1 White's.
pub fn row_at(area: Rect, column: u16, row: u16) -> Option<usize> {
    let halves = plan(above_keys(area)).halves;
    Color::ALL.into_iter().position(|color| halves[color].contains((column, row).into()))
}

/// Draws both clocks into what is left above the keys.
pub fn draw(alone: &Alone, desk: &Desk, theme: Theme, area: Rect, buf: &mut Buffer) {
    let plan = plan(area);
    if let Some(between) = plan.between {
        let line = if theme.lettered() || theme.is_wide() { "|" } else { "│" };
        for y in between.y..between.bottom() {
            put(buf, between, between.x, y, line, theme.dim());
        }
    }
    let readings = ByColor::new_with(|color| alone.reading(color, desk.now.ms));
    // Both clocks have digits of one size, and keep it while time runs out.
    let longest = readings.as_ref().map(|reading| template(&reading.digits));
    let longest = if longest.white.len() > longest.black.len() { longest.white } else { longest.black };
    let room = plan.halves.as_ref().map(|half| digits_room(*half));
    let least = |a: u16, b: u16| a.min(b);
    let (cols, rows) =
        (least(room.black.width, room.white.width), least(room.black.height, room.white.height));
    let wall = Wall::filling(&longest, cols, rows);
    for color in Color::ALL {
        let face = Shown { alone, desk, theme, color, reading: &readings[color], wall };
        face.draw(plan.halves[color], buf);
    }
}

/// The digits that have as much room as these will need until their time is over.
fn template(digits: &str) -> String {
    match digits.len() {
        0..=4 => "0:00".to_owned(),
        _ => digits.chars().map(|ch| if ch.is_ascii_digit() { '0' } else { ch }).collect(),
    }
}

/// The room for the digits in a half.
fn digits_room(half: Rect) -> Rect {
    let roomy = half.height >= 16;
    let words = if roomy { WORDS + 4 } else { WORDS + 1 };
    Rect { width: half.width.saturating_sub(2), height: half.height.saturating_sub(words), ..half }
}

/// One clock as it is drawn.
struct Shown<'a> {
    alone: &'a Alone,
    desk: &'a Desk,
    theme: Theme,
    color: Color,
    reading: &'a Reading,
    wall: Option<Wall>,
}

impl Shown<'_> {
    fn draw(&self, half: Rect, buf: &mut Buffer) {
        let half = half.intersection(buf.area);
        if half.height < WORDS + 1 || half.width < 12 {
            return self.draw_row(half, buf);
        }
        self.draw_name(half, buf);
        let rows = self.wall.map_or(1, Wall::rows);
        // The digits stand in the middle, with the phase below them.
        let room = half.height - WORDS;
        let spare = room.saturating_sub(rows);
        let y = half.y + 1 + spare.div_ceil(2);
        let cols = self.wall.map_or_else(
            || u16::try_from(self.reading.digits.len()).unwrap_or(0),
            |wall| wall.cols(&self.reading.digits),
        );
        let place = Rect { x: half.x + half.width.saturating_sub(cols) / 2, y, width: cols, height: rows };
        match self.wall {
            Some(wall) => wall.draw(&self.reading.digits, place, self.style(), buf),
            None => Face::Line.draw(&self.reading.digits, place, self.style(), buf),
        }
        self.draw_phase(half, y + rows + u16::from(spare > 1), buf);
        let text = self.desk.text;
        let last = half.bottom() - 1;
        let inner = Rect { x: half.x + 1, width: half.width - 2, ..half };
        let moves = (text.alone.moves)(self.alone.bare.moves(self.color));
        put(buf, inner, inner.x, last, &moves, self.theme.text());
        if self.alone.bare.running().is_none() && self.alone.bare.turn().is_some() {
            let used = whole_seconds(self.alone.used(self.color, self.desk.now.ms) / 1000);
            put_right(buf, inner, last, &(text.alone.used)(&used), self.theme.dim());
        }
    }

    /// Everything in one row.
    fn draw_row(&self, half: Rect, buf: &mut Buffer) {
        let text = self.desk.text;
        let words = format!(
            "{} {} {}  {}",
            if self.runs() { ">" } else { " " },
            self.name(),
            self.reading.digits,
            phase_words(self.reading, text)
        );
        put(buf, half, half.x, half.y, &fit(&words, usize::from(half.width)), self.style());
    }

    /// Whether this clock is the one concerned.
    fn runs(&self) -> bool {
        self.alone.bare.ended().is_none() && self.alone.bare.to_move() == self.color
    }

    fn name(&self) -> String {
        said::name(&self.alone.bare.setup().names[self.color], self.color, self.desk.text)
    }

    /// The name and the setting, in a bar where this clock is the one concerned.
    fn draw_name(&self, half: Rect, buf: &mut Buffer) {
        let theme = self.theme;
        let width = usize::from(half.width);
        let style =
            if self.runs() { theme.accent().add_modifier(Modifier::REVERSED) } else { theme.strong() };
        let marker = match (self.runs(), theme.lettered() || theme.is_wide()) {
            (false, _) => " ",
            (true, true) => ">",
            (true, false) => "▶",
        };
        put(buf, half, half.x, half.y, &pad(&format!(" {marker}"), 3), style);
        let x = stone(theme, self.color, half.x + 3, half.y, half, buf);
        put(buf, half, x, half.y, &pad("", width), style);
        let x = x + 1;
        let setting = self.alone.bare.setup().time[self.color].to_string();
        let room = usize::from(half.right().saturating_sub(x + 1));
        let name = self.name();
        let x = put(buf, half, x, half.y, &fit(&name, room), style);
        if columns(&name) + columns(&setting) + 3 <= room {
            let rest = Rect { x, width: half.right() - x - 1, ..half };
            put_right(buf, rest, half.y, &setting, style);
        }
    }

    fn style(&self) -> Style {
        let theme = self.theme;
        match self.reading.phase {
            Phase::Flagged => theme.alarm(),
            Phase::Main | Phase::Overtime | Phase::Last | Phase::Delay
                if self.runs() && self.reading.runs_out(SHORT) =>
            {
                theme.alarm()
            }
            _ if self.runs() => theme.accent(),
            _ => theme.dim(),
        }
    }

    /// What runs and what is left of it, in words; the last period in a bar of its own.
    fn draw_phase(&self, half: Rect, y: u16, buf: &mut Buffer) {
        let (theme, text) = (self.theme, self.desk.text);
        let width = usize::from(half.width);
        let (words, style) = self.phase(width.saturating_sub(2), text);
        if matches!(self.reading.phase, Phase::Last | Phase::Flagged) {
            let bar = theme.alarm().add_modifier(Modifier::REVERSED);
            put(buf, half, half.x, y, &pad("", width), bar);
            put_middle(buf, half, y, &words, bar);
        } else {
            put_middle(buf, half, y, &words, style);
        }
    }

    fn phase(&self, width: usize, text: &Text) -> (String, Style) {
        let theme = self.theme;
        if self.alone.bare.is_standing() && self.runs() {
            let paused = Note::of(text.table.paused);
            return (phase_within(width, self.reading, Some(&paused), text), theme.accent());
        }
        let mut words = phase_words(self.reading, text);
        if columns(&words) > width
            && let Some(besides) = &self.reading.besides
        {
            words = said::besides_briefly(besides, text);
        }
        if self.reading.penalty > 0 {
            let points = (text.unit.ing.amount)(&self.reading.penalty.to_string());
            words = format!("{words}{}-{points}", text.word.comma);
        }
        if let Some(n) =
            self.reading.counted().filter(|_| self.desk.aloud.count == Counting::Up && self.runs())
        {
            words = (text.voice.count)(&words, n);
        }
        let style = match self.reading.phase {
            Phase::Overtime => theme.strong(),
            _ => theme.text(),
        };
        (fit(&words, width), style)
    }
}

/// Both clocks in a line each, for a window too small for more.
pub fn lines(alone: &Alone, desk: &Desk) -> [String; 2] {
    Color::ALL.map(|color| {
        let marker = if alone.bare.to_move() == color { ">" } else { " " };
        let reading = alone.reading(color, desk.now.ms);
        format!("{marker}{} {}", said::color(color, desk.text), face_words(&reading, desk.text))
    })
}

/// What is asked while a clock is set, in lines of at most `width` columns.
fn setting_head(alone: &Alone, desk: &Desk, width: usize) -> Vec<String> {
    let Some(setting) = &alone.setting else { return Vec::new() };
    let fields = alone.setting_fields(setting.side, desk);
    wrap(&(desk.text.arbiter.ask.clock)(said::color(setting.side, desk.text), &fields), width)
}

/// Where the line on which a clock is set lies, its frame included: at the foot of `area`.
pub fn setting_area(alone: &Alone, desk: &Desk, area: Rect) -> Option<Rect> {
    alone.setting.as_ref()?;
    let most = usize::from(area.width.saturating_sub(4));
    let widest = setting_head(alone, desk, most).iter().map(|line| columns(line)).max().unwrap_or(0);
    let inner = widest.max(SETTING).min(most);
    let rows = setting_head(alone, desk, inner).len();
    let width = u16::try_from(inner + 4).unwrap_or(area.width).min(area.width);
    let height = u16::try_from(rows + 3).unwrap_or(area.height).min(area.height);
    Some(Rect { x: area.x + (area.width - width) / 2, y: area.bottom() - height, width, height })
}

/// Draws the line on which a clock is set.
pub fn draw_setting(alone: &Alone, desk: &Desk, theme: Theme, area: Rect, buf: &mut Buffer) {
    let (Some(setting), Some(frame)) = (&alone.setting, setting_area(alone, desk, area)) else { return };
    let inner = framed::draw(frame, theme, area, buf).inner(Margin::new(1, 0));
    let mut y = inner.y;
    for line in &setting_head(alone, desk, usize::from(inner.width)) {
        put(buf, inner, inner.x, y, line, theme.strong());
        y += 1;
    }
    if setting.line.lit() {
        put(buf, inner, inner.x, y, &visible::line(setting.line.text()), theme.chosen());
        return;
    }
    let (before, after) = setting.line.around();
    let typed = format!("{}_{}", visible::line(before), visible::line(after));
    put(buf, inner, inner.x, y, &typed, theme.accent());
}
