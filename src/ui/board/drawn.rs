//! Arrows and lines from point to point, in dots of which a cell holds two by four, over what was painted.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::style::{Modifier, Style};

use super::{BoardLayout, BoardView};
use crate::record::marks::Segment;
use crate::ui::theme::Theme;

/// How long an arrow's head is and how wide half of it, in dots.
const HEAD: [i32; 2] = [5, 3];
/// The character without any dot; each dot adds a bit.
const BLANK: u32 = 0x2800;
/// The bits of the dots, by row, left and right.
const DOTS: [[u32; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// Draws them. Letters and marks stay in sight.
pub(super) fn draw(view: &BoardView, layout: &BoardLayout, theme: Theme, buf: &mut Buffer) {
    let mut dotted = BTreeMap::new();
    for &line in &view.lines {
        for [from, to] in strokes(line, layout).into_iter().flatten() {
            dots(from, to, &mut dotted);
        }
    }
    for ((x, y), bits) in dotted {
        let at = Position::new(x, y);
        if !layout.area.intersection(buf.area).contains(at) || !is_free(buf[at].symbol()) {
            continue;
        }
        let stone = layout.point_at(x, y).and_then(|point| view.look(point).stone);
        let ink = stone.map_or_else(|| theme.last(), |color| theme.last_on(color));
        let mut symbol = [0; 4];
        let symbol = char::from_u32(BLANK + bits).unwrap_or(' ').encode_utf8(&mut symbol);
        let ground = buf[at].bg;
        buf[at].set_symbol(symbol).set_style(Style::new().fg(ink).bg(ground).add_modifier(Modifier::BOLD));
    }
}

/// Whether a character is of the board or its stones, not written on it.
fn is_free(symbol: &str) -> bool {
    symbol.chars().all(|c| matches!(c, ' ' | '\u{2500}'..='\u{259f}'))
}

/// A line, and the two halves of its head; nothing where an end is not shown.
fn strokes(line: Segment, layout: &BoardLayout) -> Option<Vec<[[i32; 2]; 2]>> {
    let place = |point| {
        let Position { x, y } = layout.cell_of(point)?;
        Some([i32::from(x) * 2, i32::from(y) * 4 + 2])
    };
    let (from, to) = (place(line.from)?, place(line.to)?);
    let away = [to[0] - from[0], to[1] - from[1]];
    let length = (away[0] * away[0] + away[1] * away[1]).isqrt().max(1);
    // Both ends keep off the middle of their points.
    let gap = i32::from(layout.pitch.rows());
    let along = |far: i32| [away[0] * far / length, away[1] * far / length];
    let ([dx, dy], [x, y]) = (along(gap), from);
    let (start, tip) = ([x + dx, y + dy], [to[0] - dx, to[1] - dy]);
    let mut strokes = vec![[start, tip]];
    if line.arrow {
        let ([back_x, back_y], [side_x, side_y]) = (along(HEAD[0]), along(HEAD[1]));
        let base = [tip[0] - back_x, tip[1] - back_y];
        strokes.push([tip, [base[0] - side_y, base[1] + side_x]]);
        strokes.push([tip, [base[0] + side_y, base[1] - side_x]]);
    }
    Some(strokes)
}

/// Sets the dots of a line.
fn dots([x, y]: [i32; 2], to: [i32; 2], dotted: &mut BTreeMap<(u16, u16), u32>) {
    let (dx, dy) = (to[0] - x, to[1] - y);
    let steps = dx.abs().max(dy.abs()).max(1);
    for step in 0..=steps {
        // Rounded to the nearest dot.
        let near = |d: i32| (2 * d * step + steps).div_euclid(2 * steps);
        let (Ok(x), Ok(y)) = (usize::try_from(x + near(dx)), usize::try_from(y + near(dy))) else { continue };
        let cell = u16::try_from(x / 2).ok().zip(u16::try_from(y / 4).ok());
        if let Some(cell) = cell {
            *dotted.entry(cell).or_insert(0) |= DOTS[y % 4][x % 2];
        }
    }
}
