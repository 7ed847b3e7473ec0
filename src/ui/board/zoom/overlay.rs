//! Characters written over the picture: marks, the last move, the cursor's corners.

use ratatui::layout::Position;
use ratatui::style::{Modifier, Style};

use super::Face;
use super::scene::Scene;
use crate::ui::board::canvas::Canvas;
use crate::ui::board::{Look, Mark, glyph};
use crate::ui::theme::{Depth, Width};

/// Draws what is written on one point.
pub(super) fn draw(scene: &Scene<'_>, cell: Option<Position>, face: &Face, canvas: &mut Canvas<'_>) {
    let Some(cell) = cell else { return };
    if face.cursor {
        corners(scene, cell, canvas);
    }
    let Some((symbols, style)) = content(scene, face) else { return };
    let taken: u16 = symbols.iter().map(|(_, cols)| cols).sum();
    let mut x = cell.x - taken.saturating_sub(1) / 2;
    for x in x..x + taken {
        scene.part(Position::new(x, cell.y), canvas);
    }
    for (symbol, cols) in symbols {
        let ground = scene.theme.mix(scene.ground(Position::new(x, cell.y)));
        canvas.put_sized(x, cell.y, &symbol, cols, style.bg(ground));
        x += cols;
    }
}

type Symbols = Vec<(String, u16)>;

/// What is written in the middle of a point, with the columns of each character.
fn content(scene: &Scene<'_>, face: &Face) -> Option<(Symbols, Style)> {
    let theme = scene.theme;
    let Look { stone, dead, territory, mark } = face.look;
    let ink = |paint| Style::new().fg(paint);
    let single = |symbol: &str| {
        let cols = if theme.is_wide() && glyph::is_ambiguous(symbol) { 2 } else { 1 };
        vec![(symbol.to_owned(), cols)]
    };
    if let Some(mark) = mark {
        let symbols = match mark {
            Mark::Label(label) => label
                .fitted(scene.layout.pitch.label_cols(), theme.width == Width::Wide)
                .into_iter()
                .map(|(ch, cols)| (ch.to_string(), cols))
                .collect(),
            other => single(glyph::mark(theme, other)),
        };
        let paint = match stone {
            Some(color) if face.last => theme.last_on(color),
            Some(color) => theme.on_stone(color),
            None => theme.mark(mark == Mark::Ko),
        };
        return Some((symbols, ink(paint).add_modifier(Modifier::BOLD)));
    }
    match (stone, territory) {
        (Some(color), _) if dead => {
            let symbol = if theme.depth == Depth::Sixteen { glyph::dead(theme, color) } else { "×" };
            Some((single(symbol), ink(theme.stone(color)).add_modifier(Modifier::BOLD)))
        }
        (Some(color), _) => face.last.then(|| (single("●"), ink(theme.last_on(color)))),
        (None, Some(color)) if face.ghost.is_none() => {
            let symbol = if color == crate::rules::color::Color::Black { "■" } else { "□" };
            Some((single(symbol), ink(theme.stone(color))))
        }
        (None, _) => {
            let color = face.ghost.filter(|_| theme.depth == Depth::Sixteen)?;
            Some((single(glyph::ghost(theme, color)), ink(theme.ghost(color))))
        }
    }
}

/// The corners around the cursor.
fn corners(scene: &Scene<'_>, cell: Position, canvas: &mut Canvas<'_>) {
    let (cols, rows) = (scene.layout.pitch.cols() / 2, scene.layout.pitch.rows() / 2);
    // In a wide terminal the box characters take two columns; quadrants never do.
    let (left, right, symbols) = if canvas.wide {
        (cols - 1, cols, ["▛", "▜", "▙", "▟"])
    } else {
        (cols, cols, ["┏", "┓", "┗", "┛"])
    };
    let places = [
        (cell.x - left, cell.y - rows),
        (cell.x + right, cell.y - rows),
        (cell.x - left, cell.y + rows),
        (cell.x + right, cell.y + rows),
    ];
    for ((x, y), symbol) in places.into_iter().zip(symbols) {
        let ground = scene.theme.mix(scene.ground(Position::new(x, y)));
        let style = Style::new().fg(scene.theme.cursor()).bg(ground);
        scene.part(Position::new(x, y), canvas);
        canvas.put_sized(x, y, symbol, 1, style.add_modifier(Modifier::BOLD));
    }
}
