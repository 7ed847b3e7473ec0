//! Both clocks in the frame of a menu that lies over them: time never runs unseen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::line::{pad, put};
use super::table::plates;
use super::theme::Theme;
use crate::app::Desk;
use crate::app::table::Table;
use crate::rules::color::Color;

/// Columns a frame needs for a name, a clock and what follows it.
pub const COLUMNS: u16 = 40;

/// Whether a frame lies over more than the board, so that it may hide a clock.
pub fn leaves(frame: Rect, board: Rect) -> bool {
    frame.intersection(board) != frame
}

/// Draws Black's clock into the upper edge of a frame and White's into the lower.
pub fn clocks(table: &Table, desk: &Desk, theme: Theme, frame: Rect, buf: &mut Buffer) {
    let plates = plates(table, desk);
    for (color, y) in Color::ALL.into_iter().zip([frame.y, frame.bottom().saturating_sub(1)]) {
        let edge = Rect { x: frame.x + 1, y, width: frame.width.saturating_sub(2), height: 1 };
        put(buf, edge, edge.x, y, &pad("", usize::from(edge.width)), theme.text());
        plates[color].draw_row(theme, desk.text, edge, buf);
    }
}
