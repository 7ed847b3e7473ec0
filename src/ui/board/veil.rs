//! Parts of the board that a record dims, or does not show: laid over what was painted.

use std::collections::HashSet;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color as Paint, Modifier};

use super::{BoardLayout, BoardView};
use crate::rules::point::Point;
use crate::ui::theme::Theme;

/// What lies over a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Veil {
    /// Points that are dimmed.
    pub dimmed: HashSet<Point>,
    /// The only points that are shown; all of them where there are none.
    pub alone: HashSet<Point>,
}

/// Lays the veil over the cells of each point.
pub(super) fn draw(view: &BoardView, layout: &BoardLayout, theme: Theme, buf: &mut Buffer) {
    let Veil { dimmed, alone } = &view.veil;
    if dimmed.is_empty() && alone.is_empty() {
        return;
    }
    for position in layout.area.intersection(buf.area).positions() {
        let Some(point) = layout.point_at(position.x, position.y) else { continue };
        let cell = &mut buf[position];
        if !alone.is_empty() && !alone.contains(&point) {
            cell.reset();
            cell.set_style(theme.ground());
        } else if dimmed.contains(&point) {
            dim(cell, theme);
        }
    }
}

/// Takes a cell half the way to the wood; where colours cannot be mixed, the terminal does what it can.
fn dim(cell: &mut Cell, theme: Theme) {
    let Paint::Rgb(..) = theme.wood() else {
        cell.modifier.remove(Modifier::BOLD);
        cell.modifier.insert(Modifier::DIM);
        return;
    };
    cell.fg = between(cell.fg, theme.wood());
    cell.bg = between(cell.bg, theme.wood());
}

fn between(paint: Paint, wood: Paint) -> Paint {
    let (Paint::Rgb(r, g, b), Paint::Rgb(to_r, to_g, to_b)) = (paint, wood) else { return paint };
    Paint::Rgb(r.midpoint(to_r), g.midpoint(to_g), b.midpoint(to_b))
}
