//! The board from near: stones with light, shade and shadow, rendered to block characters.
//!
//! Cells are kept from frame to frame; only those around points that changed are rendered again.

mod fit;
mod overlay;
mod scene;
mod sprite;
mod stone;
mod wood;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::canvas::{Canvas, copy};
use super::{BoardLayout, BoardView, Look};
use crate::rules::color::Color;
use crate::rules::point::Point;
use crate::ui::theme::Theme;
use scene::Scene;
use sprite::Sprite;

/// Everything that decides how one point looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Face {
    look: Look,
    cursor: bool,
    ghost: Option<Color>,
    last: bool,
}

/// The rendered cells of the last frame, and what they show.
#[derive(Clone, Debug, Default)]
pub(super) struct Zoom {
    key: Option<(BoardLayout, Theme)>,
    sprite: Option<Sprite>,
    faces: Vec<Face>,
    cells: Buffer,
}

impl Zoom {
    /// Paints ground, lines, stones and marks.
    pub fn draw(&mut self, view: &BoardView, layout: &BoardLayout, theme: Theme, buf: &mut Buffer) {
        let faces: Vec<Face> = layout
            .points()
            .map(|point| Face {
                look: view.look(point),
                cursor: view.cursor == Some(point),
                ghost: view.ghost_at(point),
                last: view.last == Some(point),
            })
            .collect();
        let key = (*layout, theme);
        let changed: Vec<(Point, Rect)> = if self.key == Some(key) {
            layout
                .points()
                .zip(faces.iter().zip(&self.faces))
                .filter(|(_, (new, old))| new != old)
                .filter_map(|(point, _)| Some((point, reach(layout, point)?)))
                .collect()
        } else {
            self.key = Some(key);
            self.sprite = Some(Scene::sprite(layout, theme));
            self.cells = Buffer::empty(layout.area);
            vec![(Point::new(layout.first.0, layout.first.1), layout.area)]
        };
        self.faces = faces;
        if !changed.is_empty() {
            self.render(layout, theme, &changed);
        }
        copy(&self.cells, buf);
    }

    /// Renders the cells of some areas, each once, then the marks of all points that reach into one of them.
    fn render(&mut self, layout: &BoardLayout, theme: Theme, changed: &[(Point, Rect)]) {
        let Some(sprite) = &self.sprite else { return };
        let area = layout.area;
        let mut stale = vec![false; self.cells.content.len()];
        for position in changed.iter().flat_map(|(_, rect)| rect.positions()) {
            let index =
                usize::from(position.y - area.y) * usize::from(area.width) + usize::from(position.x - area.x);
            if let Some(flag) = stale.get_mut(index) {
                *flag = true;
            }
        }
        let scene = Scene::new(layout, theme, &self.faces, sprite);
        let mut canvas = Canvas { buf: &mut self.cells, wide: theme.is_wide() };
        for (position, _) in area.positions().zip(&stale).filter(|(_, stale)| **stale) {
            scene.paint(position, &mut canvas);
        }
        for (point, face) in layout.points().zip(&self.faces) {
            let touched = |rect: Rect| changed.iter().any(|(_, other)| other.intersects(rect));
            if reach(layout, point).is_some_and(touched) {
                overlay::draw(&scene, layout.cell_of(point), face, &mut canvas);
            }
        }
    }
}

/// The cells that a point's stone, shadow and marks can reach.
fn reach(layout: &BoardLayout, point: Point) -> Option<Rect> {
    let Position { x, y } = layout.cell_of(point)?;
    let (cols, rows) = (layout.pitch.cols() / 2 + 2, layout.pitch.rows() / 2 + 1);
    let (left, top) = (x.saturating_sub(cols), y.saturating_sub(rows));
    let rect = Rect::new(left, top, x + cols + 2 - left, y + rows + 1 - top);
    Some(rect.intersection(layout.area))
}
