//! Free handicap on the screen: the board, and how many stones are still to be laid.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::{Arrangement, BoardView, PanelPlace};
use super::line::{fit, put, wrap};
use super::theme::Theme;
use crate::app::Desk;
use crate::app::placing::Placing;
use crate::game::said;
use crate::rules::color::Color;

/// The board as it is to be drawn.
pub fn board(placing: &Placing, desk: &Desk) -> BoardView {
    let laid = |p| placing.stones.contains(&p).then_some(Color::Black);
    let mut view = BoardView::new(placing.plan.terms.size, laid);
    view.coordinates = desk.options.coordinates;
    view.cursor = Some(placing.typed_point().unwrap_or(placing.cursor));
    view.ghost = (placing.left() > 0).then_some(Color::Black);
    view
}

/// Draws everything but the board and the bottom rows.
pub fn draw(placing: &Placing, desk: &Desk, theme: Theme, screen: &Arrangement, buf: &mut Buffer) {
    let (text, terms) = (desk.text, &placing.plan.terms);
    let words = &text.before;
    if let Some(area) = screen.title {
        put(buf, area, area.x + 1, area.y, &fit(words.placing, usize::from(area.width)), theme.strong());
    }
    let laid: Vec<String> = placing.stones.iter().map(|&p| terms.size.label(p)).collect();
    let counted = (words.laid)(placing.stones.len(), terms.handicap);
    let margin = if screen.place == PanelPlace::Squeezed { 0 } else { 2 };
    let panel = screen.panel;
    let area = Rect { x: panel.x + margin, width: panel.width.saturating_sub(margin + 1), ..panel };
    let mut lines = Vec::new();
    if screen.place == PanelPlace::Squeezed {
        lines.push((format!("{counted}  {}", laid.join(" ")), theme.text()));
    } else {
        if screen.title.is_none() {
            lines.push((words.placing.to_owned(), theme.strong()));
            lines.push((String::new(), theme.text()));
        }
        let named = |side: &Color| terms.is_for_four() || !terms.names[*side].trim().is_empty();
        for side in Color::ALL.into_iter().filter(named) {
            let player = (text.markup.told)(said::color(side, text), &said::players(terms, side, text));
            lines.push((player, theme.text()));
        }
        lines.push((String::new(), theme.text()));
        lines.push(((words.lay)(terms.handicap), theme.strong()));
        lines.push((counted, theme.accent()));
        lines.push((laid.join(" "), theme.text()));
        lines.push((String::new(), theme.text()));
    }
    lines.push((words.white_first.to_owned(), theme.dim()));
    let wrapped = lines.into_iter().flat_map(|(words, style)| {
        wrap(&words, usize::from(area.width)).into_iter().map(move |line| (line, style))
    });
    for (y, (line, style)) in (area.y..area.bottom()).zip(wrapped) {
        put(buf, area, area.x, y, &line, style);
    }
}
