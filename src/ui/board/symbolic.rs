//! The stones players lay outside the lines (B 1.7.2, 2.4.2), each at its own lower right. Black sits below the board
//! and White above it, so White's lower right is the board's upper left as it is shown.

use ratatui::layout::Position;
use ratatui::style::{Modifier, Style};

use super::canvas::Canvas;
use super::{BoardLayout, BoardView, Margin, Pitch, glyph};
use crate::rules::color::Color;
use crate::ui::theme::Theme;

/// A round stone, where the points lie far apart: two rows of four cells, the blanks painted.
const DISC: [[&str; 4]; 2] = [["▟", " ", " ", "▙"], ["▜", " ", " ", "▛"]];

/// Draws what both sides have laid.
pub(super) fn draw(view: &BoardView, layout: &BoardLayout, theme: Theme, canvas: &mut Canvas<'_>) {
    for by in Color::ALL {
        let (stones, color) = view.laid[by].stones(by);
        if stones == 0 {
            continue;
        }
        let near = layout.pitch == Pitch::P2x1 || theme.lettered() || layout.margin != Margin::Full;
        if near {
            in_characters(by, stones, color, layout, theme, canvas);
        } else {
            for n in 0..u16::from(stones) {
                disc(by, n, color, layout, theme, canvas);
            }
        }
    }
}

/// Stones of one row, letters in brackets so that no coordinate is taken for one.
fn in_characters(
    by: Color,
    stones: u8,
    color: Color,
    layout: &BoardLayout,
    theme: Theme,
    canvas: &mut Canvas<'_>,
) {
    let style = Style::new().fg(theme.stone(color)).add_modifier(Modifier::BOLD);
    let symbol = glyph::stone(theme, color, false);
    let one = if theme.is_wide() { 2 } else { 1 };
    let mut symbols = vec![(symbol, one); usize::from(stones)];
    if theme.lettered() {
        symbols.insert(0, ("(", 1));
        symbols.push((")", 1));
    }
    let cols: u16 = symbols.iter().map(|(_, cols)| cols).sum();
    // A lone stone does not touch the edge of the wood.
    let pad = u16::from(cols == 1);
    let area = layout.area;
    let Position { mut x, y } = match by {
        Color::Black => Position::new(area.right().saturating_sub(cols + pad), area.bottom() - 1),
        Color::White => Position::new(area.x + pad, area.y),
    };
    for (symbol, cols) in symbols {
        canvas.put_over(x, y, symbol, style);
        x += cols;
    }
}

/// The `n`th stone of blocks; further ones lie along the edge.
fn disc(by: Color, n: u16, color: Color, layout: &BoardLayout, theme: Theme, canvas: &mut Canvas<'_>) {
    let paint = theme.stone_ground(color);
    let area = layout.area;
    let corner = match by {
        Color::Black => {
            Position::new(area.right().saturating_sub(4 * (n + 1)), area.bottom().saturating_sub(2))
        }
        Color::White => Position::new(area.x + 4 * n, area.y),
    };
    for (y, row) in (corner.y..).zip(DISC) {
        for (x, symbol) in (corner.x..).zip(row) {
            if symbol == " " {
                canvas.put(x, y, symbol, Style::new().bg(paint));
            } else {
                canvas.put_over(x, y, symbol, Style::new().fg(paint));
            }
        }
    }
}
