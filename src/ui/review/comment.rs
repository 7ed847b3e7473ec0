//! The comment of a node, in the panel or on a page of its own.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::super::board::Arrangement;
use super::super::line::{put, put_right, wrap};
use super::super::page::{Look, clear};
use super::super::theme::Theme;
use super::said;
use super::status::number;
use crate::app::Desk;
use crate::app::review::Review;
use crate::text::Text;

/// The widest a page of text is set.
const WIDEST: u16 = 76;

/// Rows that some words take in so many columns.
pub(super) fn rows(said: &str, width: u16) -> u16 {
    if said.is_empty() {
        return 0;
    }
    u16::try_from(wrap(said, usize::from(width)).len()).unwrap_or(u16::MAX)
}

/// Draws what is said from the line scrolled to; where it does not end, the last row tells how much follows.
pub(super) fn draw(review: &Review, said: &str, text: &Text, theme: Theme, area: Rect, buf: &mut Buffer) {
    let lines = wrap(said, usize::from(area.width));
    let rows = usize::from(area.height);
    if lines.len() <= rows {
        review.furthest.set(0);
        for (y, line) in (area.y..area.bottom()).zip(&lines) {
            put(buf, area, area.x, y, line, theme.text());
        }
        return;
    }
    // The last row is kept for what follows.
    let rows = rows.saturating_sub(1);
    let furthest = lines.len().saturating_sub(rows.max(1));
    review.furthest.set(furthest);
    let first = review.scroll.min(furthest);
    for (y, line) in (area.y..area.bottom()).zip(lines.iter().skip(first).take(rows)) {
        put(buf, area, area.x, y, line, theme.text());
    }
    let below = u32::try_from(lines.len() - first - rows.min(lines.len() - first)).unwrap_or(u32::MAX);
    let words = if below > 0 { (text.review.more_lines)(below) } else { text.review.end.to_owned() };
    put_right(buf, area, area.bottom() - 1, &words, theme.dim());
}

/// Draws the comment over everything but the bottom rows.
pub(super) fn page(
    review: &Review,
    desk: &Desk,
    look: &Look,
    area: Rect,
    screen: &Arrangement,
    buf: &mut Buffer,
) {
    let bottom = screen.message.unwrap_or(screen.keys).y;
    let whole = Rect { height: bottom - area.y, ..area };
    clear(whole, area, buf);
    let width = WIDEST.min(whole.width.saturating_sub(2));
    let page = Rect { x: whole.x + (whole.width - width) / 2, width, ..whole };
    let head = number(review, false, desk.text);
    let words = format!("{}{}{head}", desk.text.review.comment, desk.text.word.comma);
    put(buf, page, page.x, page.y, &words, look.theme.strong());
    let page = Rect { y: page.y + 2, height: page.height.saturating_sub(2), ..page };
    let said = said::whole(review, desk.text, usize::from(page.width)).join("\n\n");
    draw(review, &said, desk.text, look.theme, page, buf);
}
