//! The moves around the one shown, side by side.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::super::line::{fit, pad, pad_left, put};
use super::super::theme::Theme;
use crate::app::review::Review;
use crate::app::review::line::Step;
use crate::game::said;
use crate::record::value::point::Vertex;
use crate::text::Text;

/// Columns one move takes, and the most it makes use of.
const COLUMNS: (u16, u16) = (14, 18);

/// Rows the list of all moves takes.
pub(super) fn rows(review: &Review, area: Rect) -> u16 {
    let moves = review.moves().len();
    u16::try_from(moves.div_ceil(usize::from(across(area)))).unwrap_or(u16::MAX)
}

/// Which moves are listed: places in the line of the nodes with moves, row by row.
fn listed(review: &Review, area: Rect) -> &[usize] {
    let rows = usize::from(area.height);
    let across = usize::from(across(area));
    let moves = review.moves();
    let shown = moves.partition_point(|&at| at <= review.index()).saturating_sub(1);
    let most = moves.len().div_ceil(across).saturating_sub(rows);
    let first = (shown / across).saturating_sub(rows / 2).min(most);
    let rest = moves.get(first * across..).unwrap_or_default();
    &rest[..rest.len().min(rows * across)]
}

/// How many moves stand in a row: one, or so many that a colour keeps its columns.
const fn across(area: Rect) -> u16 {
    match area.width / COLUMNS.0 {
        0 | 1 => 1,
        2 | 3 => 2,
        _ => 4,
    }
}

fn column(area: Rect) -> u16 {
    (area.width / across(area)).min(COLUMNS.1)
}

/// Draws the list.
pub(super) fn draw(review: &Review, text: &Text, theme: Theme, area: Rect, buf: &mut Buffer) {
    let (across, column) = (across(area), column(area));
    for (i, &at) in (0_u16..).zip(listed(review, area)) {
        let Some(step) = review.steps().get(at) else { continue };
        let (x, y) = (area.x + i % across * column, area.y + i / across);
        let words = words(review, step, text);
        let here = at == review.index();
        let style = if here { theme.chosen() } else { theme.dim() };
        let room = usize::from(column.saturating_sub(1));
        let line = if here { pad(&words, room) } else { fit(&words, room) };
        put(buf, area, x, y, &line, style);
    }
}

/// The place in the line of the move listed at a cell.
pub(super) fn step_at(review: &Review, area: Rect, column_at: u16, row: u16) -> Option<usize> {
    let inside = column_at >= area.x && column_at < area.right() && row >= area.y && row < area.bottom();
    let across = across(area);
    let column_at = (column_at.checked_sub(area.x)? / column(area).max(1)).min(across - 1);
    let place = usize::from(row.checked_sub(area.y)? * across + column_at);
    inside.then(|| listed(review, area).get(place).copied()).flatten()
}

/// `57 W D4`, `!` where the rules forbid it, `x2` for stones taken, `*` for a comment.
fn words(review: &Review, step: &Step, text: &Text) -> String {
    let Some(made) = step.last() else { return String::new() };
    let point = match made.vertex {
        Vertex::On(point) => review.label(point),
        Vertex::Pass => text.word.pass.to_owned(),
        Vertex::Off => "?".to_owned(),
    };
    let flaw = if step.is_flawed() { "!" } else { "" };
    let taken = if step.taken() > 0 { format!(" x{}", step.taken()) } else { String::new() };
    let comment = if step.comment { " *" } else { "" };
    format!(
        "{} {} {point}{flaw}{taken}{comment}",
        pad_left(&step.number.to_string(), 3),
        said::initial(made.by, text)
    )
}
