//! A frame that lies over the screen, and both clocks in it where it lies over them: time never runs unseen.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::symbols;
use ratatui::widgets::{Block, Widget};

use super::line::{pad, put};
use super::page::clear;
use super::plates::plates;
use super::theme::Theme;
use crate::app::Desk;
use crate::app::table::Table;
use crate::rules::color::Color;

/// Columns a frame needs for a name, a clock and what follows it, and for a piece of its edge: the least window has them.
pub const COLUMNS: u16 = 46;

/// Draws an empty frame over what stands in `area`; returns what is within.
pub fn draw(frame: Rect, theme: Theme, area: Rect, buf: &mut Buffer) -> Rect {
    // A wide character cut in half by the frame would break its row.
    clear(frame, area, buf);
    Block::bordered().border_set(border(theme)).border_style(theme.dim()).render(frame, buf);
    frame.inner(Margin::new(1, 1))
}

/// Whether a frame lies over more than the board, so that it may hide a clock.
pub fn leaves(frame: Rect, board: Rect) -> bool {
    frame.intersection(board) != frame
}

/// Empties a panel a frame lies over in part: what would be left of its large digits is no clock.
pub fn cover(frame: Rect, panel: Rect, area: Rect, buf: &mut Buffer) {
    if frame.intersects(panel) {
        clear(panel, area, buf);
    }
}

/// Draws Black's clock into the upper edge of a frame and White's into the lower; the edge goes on where they leave room.
pub fn clocks(table: &Table, desk: &Desk, theme: Theme, frame: Rect, buf: &mut Buffer) {
    let plates = plates(table, desk);
    for (color, y) in Color::ALL.into_iter().zip([frame.y, frame.bottom().saturating_sub(1)]) {
        let edge = Rect { x: frame.x + 1, y, width: frame.width.saturating_sub(2), height: 1 };
        put(buf, edge, edge.x, y, &pad("", usize::from(edge.width)), theme.text());
        plates[color].draw_row(theme, desk.text, edge, buf);
        let set = border(theme);
        let line = if color == Color::Black { set.horizontal_top } else { set.horizontal_bottom };
        rule(edge, line, theme, buf);
    }
}

/// Draws a line where a row is blank for long, with a blank at both ends.
fn rule(row: Rect, line: &str, theme: Theme, buf: &mut Buffer) {
    const LEAST: u16 = 5;
    let blank = |buf: &Buffer, x: u16| buf.cell((x, row.y)).is_some_and(|cell| cell.symbol() == " ");
    let mut x = row.x;
    while x < row.right() {
        let end = (x..row.right()).find(|&at| !blank(buf, at)).unwrap_or(row.right());
        if end - x >= LEAST {
            // Behind a wide character one blank more is its other half.
            for at in x + 2..end - 1 {
                put(buf, row, at, row.y, line, theme.dim());
            }
        }
        x = end + 1;
    }
}

/// A frame's characters: those every terminal gives one column, where others might take two.
const fn border(theme: Theme) -> symbols::border::Set<'static> {
    if theme.lettered() || theme.is_wide() {
        symbols::border::Set {
            top_left: "+",
            top_right: "+",
            bottom_left: "+",
            bottom_right: "+",
            vertical_left: "|",
            vertical_right: "|",
            horizontal_top: "-",
            horizontal_bottom: "-",
        }
    } else {
        symbols::border::ROUNDED
    }
}
