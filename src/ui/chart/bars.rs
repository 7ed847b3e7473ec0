//! The bars themselves, on ground of their own, so that Black is black and White is white on every terminal.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::columns::{Bar, Columns, filled};
use super::scale::{PARTS, Scale};
use crate::app::chart::Chart;
use crate::clock::Ms;
use crate::clock::duration::Main;
use crate::game::said;
use crate::rules::color::Color;
use crate::text::Text;
use crate::ui::line::{columns, put, put_right};
use crate::ui::theme::{Depth, Glyphs, Theme, Width};

/// Everything there is to draw.
pub(super) struct Bars<'a> {
    pub chart: &'a Chart,
    pub columns: Columns,
    pub scale: Scale,
    /// What a move has in overtime.
    pub period: Option<Ms>,
    /// Rows of bars on each side.
    pub rows: u16,
}

/// Blocks that fill a cell from below, by eighths.
const RISING: [&str; 9] =
    [" ", "\u{2581}", "\u{2582}", "\u{2583}", "\u{2584}", "\u{2585}", "\u{2586}", "\u{2587}", "\u{2588}"];

/// What the moves are numbered by.
const NUMBERED: [u32; 8] = [10, 20, 50, 100, 200, 500, 1_000, 5_000];

/// Whether blocks take one column each.
fn has_blocks(theme: Theme) -> bool {
    theme.glyphs == Glyphs::Unicode && theme.width == Width::Narrow
}

impl Bars<'_> {
    /// The row in the middle.
    fn middle(&self, area: Rect) -> u16 {
        area.y + 1 + self.rows
    }

    /// A side's row, counted from the middle on from 0; one more is the row of marks.
    fn row(&self, color: Color, row: u16, area: Rect) -> u16 {
        match color {
            Color::Black => self.middle(area).saturating_sub(row + 1),
            Color::White => self.middle(area) + row + 1,
        }
    }

    /// Draws axis, bars and marks; the first `axis` columns are those of the times.
    pub fn draw(&self, theme: Theme, text: &Text, axis: u16, area: Rect, buf: &mut Buffer) {
        let plot = Rect { x: area.x + axis, width: area.width - axis, ..area };
        let times = Rect { width: axis - 1, ..area };
        buf.set_style(plot.intersection(buf.area), ground(theme));
        for color in Color::ALL {
            put(
                buf,
                times,
                times.x,
                self.row(color, self.rows, area),
                said::color(color, text),
                theme.strong(),
            );
            for (row, time) in self.scale.steps() {
                let y = self.row(color, row - 1, area);
                put_right(buf, times, y, &Main(time).to_string(), theme.dim());
                let (glyph, style) = grid(theme, color, Some(time) == self.period);
                for x in (plot.x..plot.right()).filter(|x| glyph != "-" || x % 2 == 0) {
                    put(buf, plot, x, y, glyph, style);
                }
            }
        }
        let lit = self.chart.think().map(|think| self.columns.place(think));
        for (place, bars) in (0_u16..).zip(&self.columns.bars) {
            let x = plot.x + place * self.columns.width;
            let here = Rect { x, width: self.columns.width, ..plot };
            if lit == Some(place) {
                buf.set_style(here.intersection(buf.area), lit_ground(theme));
            }
            for color in Color::ALL {
                self.draw_bar(bars[color], color, lit == Some(place), theme, here, buf);
            }
        }
        self.draw_overtime(theme, text, plot, buf);
        self.draw_numbers(theme, plot, buf);
    }

    /// Where each side's overtime begins, in its row of marks.
    fn draw_overtime(&self, theme: Theme, text: &Text, area: Rect, buf: &mut Buffer) {
        for color in Color::ALL {
            let sums = &self.chart.pace.sums[color];
            let from = sums.overtime_from.filter(|_| sums.main.used > 0);
            let Some(think) = self.chart.pace.thinks.iter().find(|think| Some(think.number) == from) else {
                continue;
            };
            let (first, y) = (self.columns.place(think), self.row(color, self.rows, area));
            let bars = self.columns.bars.iter().skip(usize::from(first));
            let marks: Vec<bool> = bars.map(|bar| bar[color].mark().is_some()).collect();
            // Where a period went at the same time, its mark goes before.
            let (skip, words) = match marks.first() {
                Some(true) => (1, format!(" {}", text.chart.head.overtime)),
                _ => (0, format!("|{}", text.chart.head.overtime)),
            };
            let wide = columns(&words).div_ceil(usize::from(self.columns.width));
            let skipped = u16::try_from(skip).unwrap_or(0);
            let x = area.x + (first + skipped) * self.columns.width;
            let room = usize::from(area.right().saturating_sub(x));
            if columns(&words) <= room && marks.iter().skip(skip).take(wide).all(|mark| !mark) {
                put(buf, area, x, y, &words, line(theme));
            } else if skip == 0 {
                put(buf, area, x, y, "|", line(theme));
            }
        }
    }

    fn draw_bar(&self, bar: Bar, color: Color, lit: bool, theme: Theme, area: Rect, buf: &mut Buffer) {
        let height = bar.height(&self.scale);
        // A gap between columns where they are wide enough.
        let width = if area.width > 1 { area.width - 1 } else { 1 };
        for row in 0..=self.rows {
            let y = self.row(color, row, area);
            let part = if row < self.rows { filled(height, row) } else { 0 };
            for x in area.x..area.right() {
                if part > 0 && x < area.x + width {
                    let (glyph, style) = block(theme, color, part, lit);
                    put(buf, area, x, y, glyph, style);
                } else if lit && x == area.x + width / 2 && part == 0 {
                    put(buf, area, x, y, if has_blocks(theme) { "\u{2502}" } else { "|" }, line(theme));
                }
            }
        }
        if bar.untold && height == 0 {
            put(buf, area, area.x, self.row(color, 0, area), "?", line(theme));
        }
        if let Some(mark) = bar.mark() {
            let y = self.row(color, self.rows, area);
            put(buf, area, area.x + (width - 1) / 2, y, &mark.to_string(), warning(theme));
        }
    }

    /// The numbers of the moves in the middle row, that of the turn that is lit in front of all.
    fn draw_numbers(&self, theme: Theme, area: Rect, buf: &mut Buffer) {
        let y = self.middle(area);
        let per_column = self.columns.moves * 2;
        let step = NUMBERED.into_iter().find(|&step| {
            step / per_column * u32::from(self.columns.width)
                >= u32::try_from(columns(&step.to_string()) + 4).unwrap_or(8)
        });
        let step = step.unwrap_or(u32::MAX);
        let mut taken = area.x;
        let numbers = (0_u32..).map(|n| if n == 0 { 1 } else { n.saturating_mul(step) });
        for number in numbers.take(self.columns.bars.len() + 1) {
            let place = u16::try_from((number - 1) / 2 / self.columns.moves).unwrap_or(u16::MAX);
            let x = area.x.saturating_add(place.saturating_mul(self.columns.width));
            let words = number.to_string();
            if usize::from(place) >= self.columns.bars.len()
                || usize::from(area.right()) < usize::from(x) + words.len()
            {
                break;
            }
            if x >= taken {
                taken = put(buf, area, x, y, &words, line(theme)) + 1;
            }
        }
        let Some(think) = self.chart.think() else { return };
        let words = format!(" {} ", think.number);
        let width = u16::try_from(words.len()).unwrap_or(1);
        let x = area.x + self.columns.place(think) * self.columns.width;
        let x = x.saturating_sub(width / 2).clamp(area.x, area.right().saturating_sub(width).max(area.x));
        put(buf, area, x, y, &words, chosen(theme));
    }

    /// The turn at a cell: of the side the cell belongs to, the longest of its column.
    pub fn turn_at(&self, axis: u16, area: Rect, (column, row): (u16, u16)) -> Option<usize> {
        let plot = Rect { x: area.x + axis, width: area.width - axis, ..area };
        if !plot.contains((column, row).into()) {
            return None;
        }
        let place = (column - plot.x) / self.columns.width;
        let color = if row <= self.middle(area) { Color::Black } else { Color::White };
        let thinks = self.chart.pace.thinks.iter().enumerate();
        let here = thinks.filter(|(_, think)| self.columns.place(think) == place);
        let (at, _) = here.max_by_key(|(_, think)| (think.by == color, think.took.least))?;
        Some(at)
    }
}

/// The ground of the chart: the board's.
fn ground(theme: Theme) -> Style {
    if theme.depth == Depth::Mono { Style::new() } else { theme.ground() }
}

fn lit_ground(theme: Theme) -> Style {
    if theme.depth == Depth::Mono { Style::new() } else { Style::new().bg(theme.wood_lit()) }
}

fn line(theme: Theme) -> Style {
    if theme.depth == Depth::Mono { theme.dim() } else { Style::new().fg(theme.line()) }
}

fn warning(theme: Theme) -> Style {
    let style = Style::new().add_modifier(Modifier::BOLD);
    if theme.depth == Depth::Mono { style } else { style.fg(theme.last()) }
}

fn chosen(theme: Theme) -> Style {
    match theme.depth {
        Depth::Mono => theme.chosen(),
        _ => Style::new().fg(theme.stone(Color::White)).bg(theme.line()),
    }
}

/// The step of the scale that ends here, on an empty cell; the period's stands out.
fn grid(theme: Theme, color: Color, period: bool) -> (&'static str, Style) {
    let style = match theme.depth {
        Depth::Mono => theme.dim(),
        _ if period => line(theme),
        _ => Style::new().fg(theme.faint_line()),
    };
    let glyph = match color {
        _ if !has_blocks(theme) || (!period && theme.depth == Depth::Sixteen) => "-",
        Color::Black => "\u{2594}",
        Color::White => "\u{2581}",
    };
    (glyph, style)
}

/// A cell of a bar, of which `part` eighths are filled, from the middle on.
fn block(theme: Theme, color: Color, part: u16, lit: bool) -> (&'static str, Style) {
    let paint = theme.stone_ground(color);
    if !has_blocks(theme) {
        if part >= PARTS / 2 && theme.depth != Depth::Mono && theme.glyphs == Glyphs::Unicode {
            return (" ", Style::new().bg(paint));
        }
        let glyph = match part {
            0..=3 => ".",
            4..=6 => ":",
            _ => "#",
        };
        return (glyph, if theme.depth == Depth::Mono { Style::new() } else { Style::new().fg(paint) });
    }
    let eighths = |part: u16| RISING.get(usize::from(part)).copied().unwrap_or(" ");
    match (color, theme.depth) {
        (Color::Black, Depth::Mono) => (eighths(part), Style::new()),
        (Color::Black, _) => (eighths(part), Style::new().fg(paint)),
        // What hangs from above is what the ground leaves of a rising block.
        (Color::White, Depth::Mono) => (eighths(PARTS - part), Style::new().add_modifier(Modifier::REVERSED)),
        (Color::White, _) => {
            let ground = if lit { theme.wood_lit() } else { theme.wood() };
            (eighths(PARTS - part), Style::new().fg(ground).bg(paint))
        }
    }
}
