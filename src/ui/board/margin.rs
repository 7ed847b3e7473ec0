//! The ground of the board and what is written around it.

use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

use super::canvas::Canvas;
use super::{BoardLayout, BoardView, Margin, Pitch, symbolic};
use crate::rules::point::{Point, column_label};
use crate::ui::theme::Theme;

/// Paints the plain ground.
pub(super) fn ground(layout: &BoardLayout, theme: Theme, buf: &mut Buffer) {
    let area = layout.area.intersection(buf.area);
    for position in area.positions() {
        if let Some(cell) = buf.cell_mut(position) {
            cell.reset();
            cell.set_style(theme.ground());
        }
    }
}

/// Writes the coordinates, the signs that there is more board than shown, and the symbolic stones.
pub(super) fn draw(view: &BoardView, layout: &BoardLayout, theme: Theme, buf: &mut Buffer) {
    if layout.margin == Margin::Bare {
        return;
    }
    let mut canvas = Canvas { buf, wide: theme.is_wide() };
    if view.coordinates {
        coordinates(view, layout, theme, &mut canvas);
    }
    if layout.shown != (layout.size.width(), layout.size.height()) {
        more(layout, theme, &mut canvas);
    }
    symbolic::draw(view, layout, theme, &mut canvas);
}

fn coordinates(view: &BoardView, layout: &BoardLayout, theme: Theme, canvas: &mut Canvas<'_>) {
    let style = Style::new().fg(theme.coordinate());
    let here = Style::new().fg(theme.cursor()).add_modifier(Modifier::BOLD);
    let (area, origin) = (layout.area, layout.origin());
    let style_of = |n: u8, cursor: Option<u8>| if cursor == Some(n) { here } else { style };
    let cursor = view.cursor.filter(|point| layout.shows(*point));

    for i in 0..layout.shown.0 {
        let column = layout.first.0 + i;
        let label = column_label(column);
        // Two letters need more room than two columns to stay apart.
        if label.len() > 1 && layout.pitch == Pitch::P2x1 && column.is_multiple_of(2) {
            continue;
        }
        let x = origin.x + u16::from(i) * layout.pitch.cols();
        let style = style_of(column, cursor.map(Point::x));
        canvas.text_over(x, area.y, &label, style);
        if layout.margin == Margin::Full {
            canvas.text_over(x, area.bottom() - 1, &label, style);
        }
    }
    for i in 0..layout.shown.1 {
        let row = layout.first.1 + i;
        let number = layout.size.height() - row;
        let y = origin.y + u16::from(i) * layout.pitch.rows();
        let style = style_of(row, cursor.map(Point::y));
        canvas.text_over(area.x + 1, y, &format!("{number:>2}"), style);
        canvas.text_over(area.right() - 3, y, &number.to_string(), style);
    }
}

/// Arrows at the edges beyond which the board goes on.
fn more(layout: &BoardLayout, theme: Theme, canvas: &mut Canvas<'_>) {
    let style = Style::new().fg(theme.cursor()).add_modifier(Modifier::BOLD);
    let area = layout.area;
    let y = area.y + area.height / 2;
    let ((x0, y0), (cols, rows)) = (layout.first, layout.shown);
    let (up, down) = (y0 > 0, y0 + rows < layout.size.height());
    let (left, right) = (area.x, area.right() - 1);
    // Up and down are told in the corners, where no coordinate stands.
    let signs = [
        (x0 > 0, left, y, "<"),
        (x0 + cols < layout.size.width(), right, y, ">"),
        (up, left, area.y, "^"),
        (up, right, area.y, "^"),
        (down, left, area.bottom() - 1, "v"),
        (down, right, area.bottom() - 1, "v"),
    ];
    for (_, x, y, sign) in signs.into_iter().filter(|(goes_on, ..)| *goes_on) {
        canvas.put_over(x, y, sign, style);
    }
}
