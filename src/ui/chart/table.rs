//! Both players' figures side by side: how wide each side's column is, and in how many words its figures fit.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::figures::{self, Detail, Row};
use super::{LONG, stone};
use crate::app::chart::Chart;
use crate::game::said;
use crate::rules::color::{ByColor, Color};
use crate::text::{Text, visible};
use crate::ui::line::{columns, fit, put};
use crate::ui::theme::Theme;

/// Columns that stay empty behind the heads and between the two sides.
const GAP: u16 = 2;

/// The figures as they are set.
pub(super) struct Table {
    /// Columns of the heads, with the gap.
    head: u16,
    /// Columns of a side.
    column: u16,
    /// A head and both sides' words; where they take two rows the second has no head.
    lines: Vec<(String, ByColor<String>)>,
}

impl Table {
    /// The figures in so many columns: in as much detail as fits both sides.
    pub fn of(chart: &Chart, text: &Text, width: u16) -> Self {
        let wordings = Detail::ALL.map(|detail| Self::set(&figures::rows(chart, text, detail), text, width));
        let [full, plain, brief, tight] = wordings;
        [full, plain, brief].into_iter().find(Self::fits).unwrap_or(tight)
    }

    fn set(rows: &[Row], text: &Text, width: u16) -> Self {
        let widest = rows.iter().map(|row| columns(&row.head)).max().unwrap_or(0);
        let head = u16::try_from(widest).unwrap_or(width).saturating_add(GAP).min(width);
        let column = width.saturating_sub(head.saturating_add(GAP)) / 2;
        let mut table =
            Self { head: width.saturating_sub(2 * column).saturating_sub(GAP), column, lines: Vec::new() };
        let room = table.room();
        for row in rows {
            let joined = row.values.as_ref().map(|parts| parts.join(text.word.comma));
            if Color::ALL.iter().all(|&color| columns(&joined[color]) <= room) {
                table.lines.push((row.head.clone(), joined));
                continue;
            }
            let most = Color::ALL.iter().map(|&color| row.values[color].len()).max().unwrap_or(0);
            for n in 0..most {
                let head = if n == 0 { row.head.clone() } else { String::new() };
                let part = |color: Color| row.values[color].get(n).cloned().unwrap_or_default();
                table.lines.push((head, ByColor::new_with(part)));
            }
        }
        table
    }

    /// Columns of a side's words.
    fn room(&self) -> usize {
        usize::from(self.column)
    }

    fn fits(&self) -> bool {
        let room = self.room();
        self.lines.iter().all(|(_, words)| Color::ALL.iter().all(|&color| columns(&words[color]) <= room))
    }

    /// Rows of figures, without the names and the long thinks.
    pub fn rows(&self) -> u16 {
        u16::try_from(self.lines.len()).unwrap_or(u16::MAX)
    }

    /// Draws both players' names, figures and longest thinks.
    pub fn draw(&self, chart: &Chart, text: &Text, theme: Theme, area: Rect, buf: &mut Buffer) {
        let at = |color: Color| match color {
            Color::Black => area.x + self.head,
            Color::White => area.x + self.head + self.column + GAP,
        };
        let room = self.room();
        for color in Color::ALL {
            let name = visible::line(&chart.names[color]).into_owned();
            let side = said::color(color, text);
            let x = stone(theme, color, at(color), area.y, area, buf) + 1;
            let left = room.saturating_sub(usize::from(x - at(color)));
            let words = if name.is_empty() { side } else { &name };
            put(buf, area, x, area.y, &fit(words, left), theme.strong());
        }
        let mut y = area.y + 1;
        for (head, words) in &self.lines {
            put(buf, area, area.x, y, &fit(head, usize::from(self.head.saturating_sub(1))), theme.dim());
            for color in Color::ALL {
                put(buf, area, at(color), y, &fit(&words[color], room), theme.text());
            }
            y += 1;
        }
        for rank in 0..LONG.1 {
            if rank == 0 {
                put(buf, area, area.x, y, text.chart.head.longest, theme.dim());
            }
            for color in Color::ALL {
                let words = figures::longest(chart, color, usize::from(rank), room, text);
                let lit = chart.pace.sums[color].longest.get(usize::from(rank)) == chart.think();
                let style = if lit { theme.accent() } else { theme.text() };
                put(buf, area, at(color), y, &fit(&words, room), style);
            }
            y += 1;
        }
    }
}
