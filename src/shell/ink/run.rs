//! What is written in one go: cells beside each other, of one look.

use std::fmt::{self, Write};

use ratatui::buffer::Cell;

use super::pen::Pen;
use super::travel::Cursor;

/// So many blanks are erased in fewer bytes than they are written, as the cursor need not go back.
const ERASED: usize = 3;

/// A cell with its column and row.
pub(super) type Placed<'a> = (u16, u16, &'a Cell);

/// Cells beside each other, of one pen.
#[derive(Clone, Copy)]
pub(super) struct Run<'a, 'b> {
    cells: &'b [Placed<'a>],
    pub(super) x: u16,
    pub(super) y: u16,
    pen: Pen,
    /// Whether all of them are blanks that show nothing of the pen.
    bare: bool,
}

impl<'a, 'b> Run<'a, 'b> {
    /// All runs of cells that come row by row.
    pub(super) fn all(cells: &'b [Placed<'a>]) -> Vec<Self> {
        let joined =
            |a: &Placed<'_>, b: &Placed<'_>| (a.0 + 1, a.1) == (b.0, b.1) && Pen::of(a.2) == Pen::of(b.2);
        let run = |cells: &'b [Placed<'a>]| {
            let &(x, y, cell) = cells.first()?;
            let pen = Pen::of(cell);
            let bare = pen.is_bare() && cells.iter().all(|(.., cell)| cell.symbol() == " ");
            Some(Self { cells, x, y, pen, bare })
        };
        cells.chunk_by(joined).filter_map(run).collect()
    }

    /// Whether every terminal agrees on where the cursor is after it.
    pub(super) fn is_plain(&self) -> bool {
        self.cells.iter().all(|(.., cell)| cell.symbol().len() == 1)
    }

    /// Whether it can be written with this pen.
    pub(super) fn suits(&self, pen: Pen) -> bool {
        self.pen == pen || (self.bare && pen.is_bare())
    }

    /// Writes it where the cursor is, with a pen that is changed if it does not suit. Returns where the cursor is
    /// then; `width` is the screen's, columns.
    pub(super) fn write(&self, pen: &mut Pen, width: u16, out: &mut String) -> Result<Cursor, fmt::Error> {
        if !self.suits(*pen) {
            pen.change(self.pen, out)?;
        }
        if self.bare && self.cells.len() >= ERASED {
            write!(out, "\x1b[{}X", self.cells.len())?;
            return Ok(Cursor::At(self.x, self.y));
        }
        let mut end = self.x;
        for (x, _, cell) in self.cells {
            // Whatever a name or a comment holds, it does not steer the terminal.
            out.push_str(if cell.symbol().contains(char::is_control) { " " } else { cell.symbol() });
            end = x + 1;
        }
        // How far a wide character takes the cursor is the terminal's affair, and so is the end of a row.
        let known = self.is_plain() && end < width;
        Ok(if known { Cursor::At(end, self.y) } else { Cursor::About(end, self.y) })
    }
}
