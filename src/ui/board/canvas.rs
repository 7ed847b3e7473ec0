//! Writing single characters into a buffer, whatever width the terminal gives them.

use std::num::NonZeroU16;

use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::Position;
use ratatui::style::{Color as Paint, Style};

use super::glyph;

/// Whatever a table says, this character takes two columns.
const TWO: CellDiffOption = match NonZeroU16::new(2) {
    Some(two) => CellDiffOption::ForcedWidth(two),
    None => CellDiffOption::None,
};

/// A buffer, and how wide ambiguous characters are in it.
pub(super) struct Canvas<'a> {
    pub buf: &'a mut Buffer,
    pub wide: bool,
}

impl Canvas<'_> {
    /// Writes a character; an ambiguous one takes two columns in a wide terminal. Outside the buffer nothing happens.
    pub fn put(&mut self, x: u16, y: u16, symbol: &str, style: Style) {
        let cols = if self.wide && glyph::is_ambiguous(symbol) { 2 } else { 1 };
        self.put_sized(x, y, symbol, cols, style);
    }

    /// Writes a character known to take `cols` columns; one that would stick out on the right is a blank.
    pub fn put_sized(&mut self, x: u16, y: u16, symbol: &str, cols: u16, style: Style) {
        let cut = cols == 2 && self.buf.cell(Position::new(x + 1, y)).is_none();
        let Some(cell) = self.buf.cell_mut(Position::new(x, y)) else { return };
        cell.reset();
        cell.set_style(style);
        cell.set_symbol(if cut { " " } else { symbol });
        if cols == 2 && !cut {
            cell.set_diff_option(TWO);
            if let Some(next) = self.buf.cell_mut(Position::new(x + 1, y)) {
                next.reset();
                next.set_style(style);
            }
        }
    }

    /// Writes a character on the ground that is there already.
    pub fn put_over(&mut self, x: u16, y: u16, symbol: &str, style: Style) {
        let ground = self.buf.cell(Position::new(x, y)).map_or(Paint::Reset, |cell| cell.bg);
        self.put(x, y, symbol, style.bg(ground));
    }

    /// Writes text that has no ambiguous characters on the ground that is there already.
    pub fn text_over(&mut self, x: u16, y: u16, text: &str, style: Style) {
        for (x, ch) in (x..).zip(text.chars()) {
            self.put_over(x, y, ch.encode_utf8(&mut [0; 4]), style);
        }
    }

    /// Writes text that has no ambiguous characters.
    pub fn text(&mut self, x: u16, y: u16, text: &str, style: Style) {
        for (x, ch) in (x..).zip(text.chars()) {
            self.put(x, y, ch.encode_utf8(&mut [0; 4]), style);
        }
    }
}

/// Copies what lies within the other buffer.
pub(super) fn copy(from: &Buffer, to: &mut Buffer) {
    let whole = from.area.intersection(to.area) == from.area;
    let (width, across) = (usize::from(from.area.width).max(1), usize::from(to.area.width));
    for (y, row) in (from.area.y..).zip(from.content.chunks(width)) {
        let start = usize::from(y.saturating_sub(to.area.y)) * across
            + usize::from(from.area.x.saturating_sub(to.area.x));
        match to.content.get_mut(start..start + row.len()) {
            Some(target) if whole => target.clone_from_slice(row),
            _ => {
                for (x, cell) in (from.area.x..).zip(row) {
                    if let Some(target) = to.cell_mut(Position::new(x, y)) {
                        target.clone_from(cell);
                    }
                }
            }
        }
    }
}
