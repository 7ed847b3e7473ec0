//! Review on the screen: the board as it stood, and what the record says beside it.

mod comment;
mod games;
mod info;
mod moves;
mod panel;
mod plate;
mod status;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::{Arrangement, BoardView, Label, Mark, Pitch, Veil, arrange};
use super::chart;
use super::choice;
use super::shelf::panel::encodings;
use super::view::{self, Look};
use crate::app::action::Action;
use crate::app::review::Review;
use crate::app::review::line::vertex_of;
use crate::app::review::panel::Panel;
use crate::app::{App, Desk};
use crate::record::marks::{self, Drawn};
use crate::record::tree::NodeId;
use crate::record::value::point::Vertex;
use panel::Parts;

/// Draws the whole screen.
pub fn draw(app: &App, review: &Review, look: &mut Look, area: Rect, buf: &mut Buffer) {
    if let Some(panel) = &review.panel {
        let (text, theme, inside) = (app.desk.text, look.theme, view::plain(app, look, area, buf));
        let drawn = match panel {
            Panel::Games(lit) => games::drawn(review, *lit, text, theme, inside),
            Panel::Encodings(chooser) => encodings(chooser, text, theme, inside),
        };
        choice::draw(&drawn, theme, inside, buf);
        return;
    }
    let Some(screen) = arranged(review, look, area) else { return };
    if let Some(chart) = &review.chart {
        let view = board(review, &app.desk, Pitch::P2x1);
        let page = view::plain(app, look, area, buf);
        chart::draw(chart, Some(&view), app.desk.text, look, page, buf);
        return;
    }
    if review.reading {
        comment::page(review, &app.desk, look, area, &screen, buf);
    } else {
        let view = board(review, &app.desk, screen.board.pitch);
        look.painter.draw(&view, &screen.board, look.theme, buf);
        panel::draw(review, &app.desk, look.theme, &screen, buf);
    }
    view::bottom(app, look, &screen, buf);
}

/// What a click on a cell means: a point of the board, or a move of the list.
pub fn click(app: &App, review: &Review, look: &Look, area: Rect, column: u16, row: u16) -> Option<Action> {
    if let Some(panel) = &review.panel {
        let (lines, lit) = match panel {
            Panel::Games(lit) => (review.opened.collection.games().len(), *lit),
            Panel::Encodings(chooser) => (chooser.choices.len(), chooser.lit),
        };
        return choice::row_at(lines, lit, view::above_keys(area), column, row).map(Action::Row);
    }
    let screen = arranged(review, look, area)?;
    if let Some(chart) = &review.chart {
        let view = board(review, &app.desk, Pitch::P2x1);
        let page = view::above_keys(area);
        return chart::turn_at(chart, Some(&view), app.desk.text, look, page, (column, row)).map(Action::Row);
    }
    if review.reading {
        return None;
    }
    let point = screen.board.point_at(column, row).map(Action::Point);
    point.or_else(|| {
        let listed = Parts::of(review, &app.desk, look.theme, &screen).moves?;
        moves::step_at(review, listed, column, row).map(Action::Row)
    })
}

fn arranged(review: &Review, look: &Look, area: Rect) -> Option<Arrangement> {
    let focus = review.step().point();
    arrange(area, review.size(), look.theme.board_width(), focus)
}

/// The board as it is to be drawn.
fn board(review: &Review, desk: &Desk, pitch: Pitch) -> BoardView {
    let mut view = BoardView::new(review.size(), |p| review.stone(p));
    view.coordinates = desk.options.coordinates;
    view.last = review.step().point();
    if desk.options.numbers && pitch != Pitch::P2x1 {
        for (point, number) in review.numbers() {
            if let Some(look) = view.look_mut(point).filter(|look| look.stone.is_some()) {
                look.mark = Some(Mark::Label(Label::number(number)));
            }
        }
    }
    for (point, label) in ways_on(review) {
        if let Vertex::On(point) = point
            && let Some(look) = view.look_mut(point)
        {
            look.mark = Some(Mark::Label(Label::new(&label)));
        }
    }
    for (point, drawn) in marks::of(review.tree(), review.step().node, review.size()) {
        let Some(look) = view.look_mut(point) else { continue };
        match drawn {
            Drawn::Label(text) => look.mark = Some(Mark::Label(Label::new(&text))),
            Drawn::Triangle => look.mark = Some(Mark::Triangle),
            Drawn::Square => look.mark = Some(Mark::Square),
            Drawn::Circle => look.mark = Some(Mark::Circle),
            Drawn::Cross => look.mark = Some(Mark::Cross),
            Drawn::Territory(color) => {
                look.territory = Some(color);
                // A stone on the other side's points is dead.
                look.dead = look.stone == Some(!color);
            }
        }
    }
    let listed = |node: Option<NodeId>, name| {
        let points = node.map(|node| marks::listed(review.tree(), node, name, review.size()));
        points.into_iter().flatten().collect()
    };
    let step = review.step();
    view.veil = Veil { dimmed: listed(step.dims, "DD"), alone: listed(step.shows, "VW") };
    view
}

/// Where the record goes on, with a letter for each way; nothing where there is only one.
fn ways_on(review: &Review) -> Vec<(Vertex, String)> {
    let ways = review.ways_on();
    if ways.len() < 2 {
        return Vec::new();
    }
    let made = ways.iter().map(|&node| vertex_of(review.tree(), node, review.size()));
    made.zip('A'..='Z').filter_map(|(made, letter)| Some((made?, letter.to_string()))).collect()
}
