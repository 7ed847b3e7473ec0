//! The training report on the screen: Black's thinks up from the middle, White's down, and the figures below.

mod bars;
mod columns;
mod figures;
mod scale;
mod table;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::{BoardLayout, BoardView, Margin, Pitch, outer};
use super::line::{self, fit, put, put_right};
use super::page::{Look, clear};
use super::panel::stone;
use super::theme::Width;
use crate::app::chart::Chart;
use crate::clock::control::TimeControl;
use crate::game::said;
use crate::rules::color::ByColor;
use crate::text::Text;
use bars::Bars;
use columns::Columns;
use scale::Scale;
use table::Table;

/// Rows one side of the chart can have, the most first.
const HEIGHTS: [u16; 10] = [18, 15, 12, 10, 9, 8, 6, 5, 4, 3];
/// The fewest rows.
const LOWEST: u16 = 2;
/// From so many rows a side on the page has room for several long thinks.
const HIGH: u16 = 5;
/// Long thinks listed where there is room, and the most.
const LONG: (u16, u16) = (3, 5);
/// Columns of the time marks left of the chart, a blank included.
const AXIS: u16 = 6;
/// Columns the figures keep beside a board.
const FIGURES: u16 = 74;
/// The widest the figures are set.
const WIDEST: u16 = 110;
/// Columns of bars a small board leaves at least, where the moves have room in them or not.
const BESIDE_SMALL: u16 = 70;
/// The same beside a larger one, beside which every move must have a column of its own.
const BESIDE_LARGE: u16 = 60;

/// Where the parts of the page stand.
struct Parts {
    /// The title.
    title: Rect,
    /// The bars, with the row between them and the rows of marks at both ends.
    chart: Rect,
    /// Rows of bars on each side.
    rows: u16,
    /// What is said of the turn that is lit.
    lit: Rect,
    /// The figures, and how they are set.
    figures: Rect,
    table: Table,
    /// The board.
    board: Option<BoardLayout>,
}

impl Parts {
    fn of(chart: &Chart, board: Option<&BoardView>, look: &Look, text: &Text, area: Rect) -> Self {
        let mut page = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let board = board.and_then(|board| beside(chart, board, look.theme.board_width(), page));
        if let Some(board) = &board {
            page.width = board.area.x.saturating_sub(page.x + 2);
        }
        let table = Table::of(chart, text, page.width.min(WIDEST));
        let told = table.rows();
        let fits = |rows: u16| {
            let spare = if rows < HIGH { 1 } else { LONG.0 + 1 };
            // Title, the turn that is lit, names, figures, long thinks.
            2 * rows + 3 + 3 + told + spare <= page.height
        };
        let rows = HEIGHTS.into_iter().find(|&rows| fits(rows)).unwrap_or(LOWEST);
        let title = Rect { height: 1, ..page };
        let chart = Rect { y: page.y + 1, height: (2 * rows + 3).min(page.height.saturating_sub(1)), ..page };
        let lit = Rect { y: chart.bottom(), height: 1, ..page };
        let top = lit.bottom() + u16::from(rows >= HIGH);
        let figures =
            Rect { y: top, width: page.width.min(WIDEST), height: page.bottom().saturating_sub(top), ..page };
        Self { title, chart, rows, lit, figures, table, board }
    }

    fn bars<'a>(&self, chart: &'a Chart) -> Bars<'a> {
        let room = self.chart.width.saturating_sub(AXIS);
        let columns = Columns::of(&chart.pace, room);
        let longest = columns.bars.iter().flat_map(|bar| [bar.black.longest, bar.white.longest]);
        let longest = longest.flatten().max().unwrap_or(0);
        let periods =
            chart.pace.controls.as_ref().map(|control| control.as_ref().and_then(TimeControl::move_time));
        let period = periods.black.or(periods.white);
        let scale = Scale::new(longest, period, self.rows);
        Bars { chart, columns, scale, period, rows: self.rows }
    }
}

/// The board beside the chart, as large as leaves the moves their columns; `None` where there is no room.
fn beside(chart: &Chart, board: &BoardView, width: Width, page: Rect) -> Option<BoardLayout> {
    let pairs = chart.pace.thinks.iter().map(|think| columns::pair(think) + 1).max().unwrap_or(1);
    let pairs = u16::try_from(pairs).unwrap_or(u16::MAX);
    Pitch::ALL.into_iter().find_map(|pitch| {
        let (cols, rows) = outer(board.size(), pitch, Margin::Full, width);
        let least = match pitch {
            Pitch::P2x1 => pairs.min(BESIDE_SMALL),
            _ => pairs.max(BESIDE_LARGE),
        };
        let left = least.saturating_add(AXIS).max(FIGURES);
        if rows > page.height || cols.saturating_add(left).saturating_add(2) > page.width {
            return None;
        }
        let place = Rect::new(page.right() - cols, page.y, cols, rows);
        BoardLayout::new(place, board.size(), pitch, width, None)
    })
}

/// Draws the page over `area`; `board` is the position after the turn that is lit, where there is one to show.
pub fn draw(
    chart: &Chart,
    board: Option<&BoardView>,
    text: &Text,
    look: &mut Look,
    area: Rect,
    buf: &mut Buffer,
) {
    clear(area, area, buf);
    let theme = look.theme;
    let parts = Parts::of(chart, board, look, text, area);
    let (title, room) = (parts.title, usize::from(parts.title.width));
    if !chart.pace.is_told() {
        let row = Rect { y: title.y + 2, ..title };
        put(buf, title, title.x, title.y, &fit(text.chart.title, room), theme.strong());
        put(buf, row, row.x, row.y, text.chart.no_times, theme.text());
        return;
    }
    let bars = parts.bars(chart);
    let (name, note) = heading(chart, &bars, text, room);
    put(buf, title, title.x, title.y, &fit(name, room), theme.strong());
    put_right(buf, title, title.y, &note, theme.dim());
    bars.draw(theme, text, AXIS, parts.chart, buf);
    let mut x = parts.lit.x;
    for (i, words) in figures::lit(chart, text, parts.lit.width).iter().enumerate() {
        let style = if i == 0 { theme.strong() } else { theme.text() };
        x = put(buf, parts.lit, x, parts.lit.y, words, style) + 2;
    }
    parts.table.draw(chart, text, theme, parts.figures, buf);
    if let (Some(view), Some(layout)) = (board, &parts.board) {
        look.painter.draw(view, layout, theme, buf);
    }
}

/// The title, and what stands right of it: how many moves a column holds, what the marks mean, the time settings. As
/// much as there is room for, what explains the bars before all.
fn heading<'a>(chart: &Chart, bars: &Bars<'_>, text: &'a Text, room: usize) -> (&'a str, String) {
    let bucket = Some(bars.columns.moves).filter(|&moves| moves > 1).map(text.chart.bucket);
    let mut marks = figures::marks(chart, &bars.columns.bars, text);
    let settings = settings(chart, text);
    let (long, brief) = (text.chart.title, text.chart.title_brief);
    let note = |marks: &[String], last: &str| {
        let words = bucket.iter().chain(marks).map(String::as_str).chain([last]);
        words.filter(|words| !words.is_empty()).collect::<Vec<_>>().join("   ")
    };
    let all = note(&marks, &settings);
    let mut wordings = vec![(long, all.clone()), (brief, all)];
    loop {
        wordings.extend([long, brief, ""].map(|title| (title, note(&marks, ""))));
        if marks.pop().is_none() {
            break;
        }
    }
    let fits = |(name, note): &(&str, String)| {
        line::columns(name) + line::columns(note) + if name.is_empty() { 0 } else { 2 } <= room
    };
    wordings.into_iter().find(fits).unwrap_or((brief, String::new()))
}

/// The time settings, as they are typed.
fn settings(chart: &Chart, text: &Text) -> String {
    match chart.pace.controls.as_ref().map(Option::as_ref) {
        ByColor { black: Some(black), white: Some(white) } => {
            said::time_settings(ByColor { black, white }, text)
        }
        _ => String::new(),
    }
}

/// The turn drawn at a cell.
pub fn turn_at(
    chart: &Chart,
    board: Option<&BoardView>,
    text: &Text,
    look: &Look,
    area: Rect,
    cell: (u16, u16),
) -> Option<usize> {
    let parts = Parts::of(chart, board, look, text, area);
    parts.bars(chart).turn_at(AXIS, parts.chart, cell)
}
