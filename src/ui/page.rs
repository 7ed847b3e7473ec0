//! What all pages share: how they look, and the room above message and keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

use super::board::BoardPainter;
use super::theme::Theme;

/// What drawing needs to know and keeps between frames.
#[derive(Debug)]
pub struct Look {
    /// Colours, characters, widths.
    pub theme: Theme,
    /// What painted the boards before remembers it.
    pub painter: BoardPainter,
}

impl Look {
    /// A look that has painted nothing yet.
    pub fn new(theme: Theme) -> Self {
        Self { theme, painter: BoardPainter::default() }
    }
}

/// What a screen without a board has left above message and keys.
pub const fn above_keys(area: Rect) -> Rect {
    Rect { height: area.height.saturating_sub(2), ..area }
}

/// Empties a rectangle, and the halves of wide characters that would be left standing beside it.
pub fn clear(frame: Rect, area: Rect, buf: &mut Buffer) {
    let left = frame.x.saturating_sub(1).max(area.x);
    let wider = Rect { x: left, width: (frame.right() + 1).min(area.right()) - left, ..frame };
    Clear.render(wider.intersection(buf.area), buf);
}
