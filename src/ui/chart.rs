//! The training report on the screen: Black's thinks up from the middle, White's down, and the figures below.

mod bars;
mod columns;
mod figures;
mod scale;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::{BoardLayout, BoardView, Margin, Pitch, outer};
use super::line::{self, fit, put, put_right};
use super::panel::stone;
use super::theme::{Theme, Width};
use super::view::{Look, clear};
use crate::app::chart::Chart;
use crate::game::said;
use crate::rules::color::{ByColor, Color};
use crate::text::{Text, visible};
use bars::Bars;
use columns::Columns;
use scale::Scale;

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
    /// The figures.
    figures: Rect,
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
        let told = u16::try_from(figures::rows(chart, text, 0).len()).unwrap_or(u16::MAX);
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
        Self { title, chart, rows, lit, figures, board }
    }

    fn bars<'a>(&self, chart: &'a Chart) -> Bars<'a> {
        let room = self.chart.width.saturating_sub(AXIS);
        let columns = Columns::of(&chart.pace, room);
        let longest = columns.bars.iter().flat_map(|bar| [bar.black.longest, bar.white.longest]);
        let longest = longest.flatten().max().unwrap_or(0);
        let periods = chart.pace.controls.as_ref().map(|control| control.as_ref().and_then(scale::period));
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
    let (name, note) = heading(chart, bars.columns.moves, text, room);
    put(buf, title, title.x, title.y, &fit(name, room), theme.strong());
    put_right(buf, title, title.y, &note, theme.dim());
    bars.draw(theme, text, AXIS, parts.chart, buf);
    let mut x = parts.lit.x;
    for (i, words) in figures::lit(chart, text, parts.lit.width).iter().enumerate() {
        let style = if i == 0 { theme.strong() } else { theme.text() };
        x = put(buf, parts.lit, x, parts.lit.y, words, style) + 2;
    }
    draw_figures(chart, text, theme, parts.figures, buf);
    if let (Some(view), Some(layout)) = (board, &parts.board) {
        look.painter.draw(view, layout, theme, buf);
    }
}

/// The title, and what stands right of it: how many moves a column holds, the time settings. As much as there is
/// room for, the number of moves before all.
fn heading<'a>(chart: &Chart, moves: u32, text: &'a Text, room: usize) -> (&'a str, String) {
    let settings = settings(chart, text);
    let bucket = if moves > 1 { (text.chart.bucket)(moves) } else { String::new() };
    let both = [bucket.as_str(), settings.as_str()].into_iter().filter(|words| !words.is_empty());
    let both = both.collect::<Vec<_>>().join("   ");
    let first = if bucket.is_empty() { settings } else { bucket };
    let (long, brief) = (text.chart.title, text.chart.title_brief);
    let wordings = [(long, both.clone()), (long, first.clone()), (brief, both), (brief, first)];
    let fits = |(name, note): &(&str, String)| line::columns(name) + line::columns(note) + 2 <= room;
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

/// Draws both players' figures side by side.
fn draw_figures(chart: &Chart, text: &Text, theme: Theme, area: Rect, buf: &mut Buffer) {
    let full = |head: usize| area.width.saturating_sub(u16::try_from(head).unwrap_or(area.width)) / 2;
    let widest =
        |rows: &[figures::Row]| rows.iter().map(|row| line::columns(&row.head)).max().unwrap_or(0) + 2;
    let first = figures::rows(chart, text, area.width / 3);
    let column = full(widest(&first));
    let rows = figures::rows(chart, text, column.saturating_sub(1));
    let head = area.width.saturating_sub(2 * column);
    let at = |color: Color| match color {
        Color::Black => area.x + head,
        Color::White => area.x + head + column,
    };
    let room = usize::from(column.saturating_sub(1));
    for color in Color::ALL {
        let name = visible::line(&chart.names[color]).into_owned();
        let side = said::color(color, text);
        let x = stone(theme, color, at(color), area.y, area, buf) + 1;
        let left = room.saturating_sub(usize::from(x - at(color)));
        let words = if name.is_empty() { side } else { &name };
        put(buf, area, x, area.y, &fit(words, left), theme.strong());
    }
    let mut y = area.y + 1;
    for row in &rows {
        put(buf, area, area.x, y, &fit(&row.head, usize::from(head.saturating_sub(1))), theme.dim());
        for color in Color::ALL {
            put(buf, area, at(color), y, &fit(&row.values[color], room), theme.text());
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
