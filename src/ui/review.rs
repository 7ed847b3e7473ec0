//! Review on the screen: the board as it stood, and what the record says beside it.

mod comment;
mod games;
mod info;
mod moves;
mod panel;
mod plate;
mod said;
mod status;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::{Arrangement, BoardView, Label, Mark, Pitch, Veil, arrange};
use super::chart;
use super::choice;
use super::keyline;
use super::page::{self, Look};
use super::shelf::panel::encodings;
use crate::app::action::Action;
use crate::app::review::Review;
use crate::app::review::line::vertex_of;
use crate::app::review::panel::Panel;
use crate::app::{App, Desk};
use crate::record::marks::{self, Drawn, Segment};
use crate::record::tree::NodeId;
use crate::record::value::point::Vertex;
use crate::record::way::letter;
use panel::Parts;

/// Draws the whole screen.
pub fn draw(app: &App, review: &Review, look: &mut Look, area: Rect, buf: &mut Buffer) {
    if let Some(panel) = &review.panel {
        let (text, theme, inside) = (app.desk.text, look.theme, keyline::plain(app, look, area, buf));
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
        let page = keyline::plain(app, look, area, buf);
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
    keyline::bottom(app, look, &screen, buf);
}

/// What a click on a cell means: a point of the board, or a move of the list.
pub fn click(app: &App, review: &Review, look: &Look, area: Rect, column: u16, row: u16) -> Option<Action> {
    if let Some(panel) = &review.panel {
        let (lines, lit) = match panel {
            Panel::Games(lit) => (review.opened.collection.games().len(), *lit),
            Panel::Encodings(chooser) => (chooser.choices.len(), chooser.lit),
        };
        return choice::row_at(lines, lit, page::above_keys(area), column, row).map(Action::Row);
    }
    let screen = arranged(review, look, area)?;
    if let Some(chart) = &review.chart {
        let view = board(review, &app.desk, Pitch::P2x1);
        let page = page::above_keys(area);
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
    let focus = review.step().point().map(|point| review.seen(point));
    arrange(area, review.seen_size(), look.theme.board_width(), focus)
}

/// The board as it is to be drawn.
fn board(review: &Review, desk: &Desk, pitch: Pitch) -> BoardView {
    let mut view = BoardView::new(review.seen_size(), |_| None);
    for point in review.size().iter() {
        if let Some(look) = view.look_mut(review.seen(point)) {
            look.stone = review.stone(point);
        }
    }
    view.coordinates = desk.options.coordinates;
    view.last = review.step().point().map(|point| review.seen(point));
    if desk.options.numbers && pitch != Pitch::P2x1 {
        for (point, number) in review.numbers() {
            if let Some(look) = view.look_mut(review.seen(point)).filter(|look| look.stone.is_some()) {
                look.mark = Some(Mark::Label(Label::number(number)));
            }
        }
    }
    for (point, label) in ways_on(review) {
        if let Vertex::On(point) = point
            && let Some(look) = view.look_mut(review.seen(point))
        {
            look.mark = Some(Mark::Label(Label::new(&label)));
        }
    }
    let step = review.step();
    let (tree, size) = (review.tree(), review.size());
    for (point, drawn) in marks::of(tree, step.node, size) {
        let Some(look) = view.look_mut(review.seen(point)) else { continue };
        match drawn {
            Drawn::Label(text) => look.mark = Some(Mark::Label(Label::new(text.trim()))),
            Drawn::Triangle => look.mark = Some(Mark::Triangle),
            Drawn::Square => look.mark = Some(Mark::Square),
            Drawn::Circle => look.mark = Some(Mark::Circle),
            Drawn::Cross => look.mark = Some(Mark::Cross),
            Drawn::Selected => look.mark = Some(Mark::Selected),
            Drawn::Territory(color) => {
                look.territory = Some(color);
                // A stone on the other side's points is dead.
                look.dead = look.stone == Some(!color);
            }
        }
    }
    let listed = |node: Option<NodeId>, name| {
        let points = node.map(|node| marks::listed(tree, node, name, size));
        points.into_iter().flatten().map(|point| review.seen(point)).collect()
    };
    view.veil = Veil { dimmed: listed(step.dims, "DD"), alone: listed(step.shows, "VW") };
    let lines = marks::segments(tree, step.node, size).into_iter();
    let seen = |line: Segment| Segment { from: review.seen(line.from), to: review.seen(line.to), ..line };
    view.lines = lines.map(seen).collect();
    view
}

/// Where the record goes on, with a letter for each way; nothing where there is only one.
fn ways_on(review: &Review) -> Vec<(Vertex, String)> {
    let ways = review.ways_on();
    if ways.len() < 2 {
        return Vec::new();
    }
    let made = ways.iter().map(|&node| vertex_of(review.tree(), node, review.size()));
    made.zip((0..).map(letter)).filter_map(|(made, letter)| Some((made?, letter))).collect()
}
