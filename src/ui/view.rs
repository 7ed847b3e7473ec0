//! The whole screen: which part is drawn where, and what lies under the mouse.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::{Arrangement, SMALLEST, arrange};
use super::line::{columns, fit, put, put_right, wrap};
use super::page::{Look, above_keys};
use super::panel::face_words;
use super::theme::Width;
use super::{
    alone, ambiguous, arbiter, chart, form, framed, help, home, keyline, nigiri, placing, review, sealed,
    shelf, table,
};
use crate::app::action::Action;
use crate::app::alone::Alone;
use crate::app::key::printed;
use crate::app::menu::Menu;
use crate::app::table::Table;
use crate::app::{App, Mode, Overlay, Screen};
use crate::game::said;
use crate::rules::color::Color;
use crate::rules::point::{Point, Size};

/// Whether a screen of this size shows what is being done.
pub const fn has_room(area: Rect) -> bool {
    area.width >= SMALLEST.0 && area.height >= SMALLEST.1
}

/// Draws the whole screen.
pub fn draw(app: &App, look: &mut Look, area: Rect, buf: &mut Buffer) {
    if !has_room(area) {
        too_small(app, look, area, buf);
        return;
    }
    // Help covers everything else.
    match &app.over {
        Some(Overlay::Help(help)) => help::draw(app, help, look, area, buf),
        Some(Overlay::Menu(menu)) => {
            draw_screen(app, look, area, buf);
            draw_menu(app, menu, look, area, buf);
        }
        Some(Overlay::Question(_)) | None => draw_screen(app, look, area, buf),
    }
    if look.theme.is_wide() {
        ambiguous::replace(buf, area, board_area(app, look, area));
    }
}

fn draw_screen(app: &App, look: &mut Look, area: Rect, buf: &mut Buffer) {
    match &app.screen {
        Screen::Table(table) => draw_table(app, table, look, area, buf),
        Screen::Placing(placing) => {
            let size = placing.plan.terms.size;
            if let Some(screen) = arrange(area, size, look.theme.board_width(), Some(placing.cursor)) {
                let board = placing::board(placing, &app.desk);
                look.painter.draw(&board, &screen.board, look.theme, buf);
                placing::draw(placing, &app.desk, look.theme, &screen, buf);
                keyline::bottom(app, look, &screen, buf);
            }
        }
        Screen::Nigiri(nigiri) => {
            nigiri::draw(nigiri, &app.desk, look, keyline::plain(app, look, area, buf), buf);
        }
        Screen::Review(review) => review::draw(app, review, look, area, buf),
        Screen::Home(home) => home::draw(home, &app.desk, look, keyline::plain(app, look, area, buf), buf),
        Screen::Form(form) => form::draw(form, &app.desk, look, keyline::plain(app, look, area, buf), buf),
        Screen::Alone(alone) => draw_alone(app, alone, look, area, buf),
        Screen::Shelf(shelf) => {
            shelf::draw(shelf, &app.desk, look, keyline::plain(app, look, area, buf), buf);
        }
    }
}

fn draw_table(app: &App, table: &Table, look: &mut Look, area: Rect, buf: &mut Buffer) {
    let desk = &app.desk;
    if let Some(chart) = table.doing.report() {
        let board = table::position::charted(table, desk);
        let page = keyline::plain(app, look, area, buf);
        return chart::draw(chart, board.as_ref(), desk.text, look, page, buf);
    }
    let size = table.game.terms().size;
    let screen = arrange(area, size, look.theme.board_width(), Some(table.cursor));
    let Some(screen) = screen else { return };
    if !table.hides() {
        let board = table::position::board(table, desk, screen.board.pitch);
        look.painter.draw(&board, &screen.board, look.theme, buf);
    }
    table::draw(table, desk, look.theme, &screen, buf);
    keyline::bottom(app, look, &screen, buf);
    if table.doing.arbiter().is_none() {
        sealed::draw(table, desk, look.theme, [screen.board.area, area], buf);
    }
    arbiter::draw(table, desk, look.theme, &screen, area, buf);
}

fn draw_alone(app: &App, alone: &Alone, look: &mut Look, area: Rect, buf: &mut Buffer) {
    let desk = &app.desk;
    let page = keyline::plain(app, look, area, buf);
    if let Some(chart) = &alone.chart {
        return chart::draw(chart, None, desk.text, look, page, buf);
    }
    // What is asked lies below both clocks.
    let below = match &app.over {
        Some(Overlay::Menu(menu)) => menu_area(app, menu, look, area).height,
        _ => alone::setting_area(alone, desk, page).map_or(0, |frame| frame.height),
    };
    let clocks = Rect { height: page.height.saturating_sub(below), ..page };
    alone::draw(alone, desk, look.theme, clocks, buf);
    alone::draw_setting(alone, desk, look.theme, page, buf);
}

/// Too little room for a board: how much is needed, and both clocks, which go on.
fn too_small(app: &App, look: &Look, area: Rect, buf: &mut Buffer) {
    let text = app.desk.text;
    let mut lines =
        wrap(&(text.table.too_small)(SMALLEST, (area.width, area.height)), usize::from(area.width));
    if let Screen::Table(table) = &app.screen {
        let running = table.turn(app.desk.now.ms).map(|turn| (turn.by, turn.ran));
        for color in Color::ALL {
            let marker = if table.game.to_move() == color { ">" } else { " " };
            let reading = table.game.clock().reading(color, running);
            lines.push(format!("{marker}{} {}", said::color(color, text), face_words(&reading, text)));
        }
    }
    if let Screen::Alone(alone) = &app.screen {
        lines.extend(alone::lines(alone, &app.desk));
    }
    for (y, line) in (area.y..area.bottom()).zip(&lines) {
        put(buf, area, area.x, y, &fit(line, usize::from(area.width)), look.theme.text());
    }
}

/// Where the menu lies on the screen, its frame included.
fn menu_area(app: &App, menu: &Menu, look: &Look, area: Rect) -> Rect {
    let widest = menu.items.iter().map(|&item| columns(item.label)).max().unwrap_or(0);
    let width = u16::try_from(widest + 12).unwrap_or(area.width).min(area.width);
    let height = u16::try_from(menu.items.len() + 2).unwrap_or(area.height).min(area.height);
    if matches!(app.screen, Screen::Alone(_)) {
        let page = above_keys(area);
        let height = height.min(page.height);
        return Rect { x: page.x + (page.width - width) / 2, y: page.bottom() - height, width, height };
    }
    // Over the board, so that both clocks stay in sight.
    let board = board_area(app, look, area).filter(|board| board.width >= width && board.height >= height);
    let width = if board.is_none() { width.max(framed::COLUMNS).min(area.width) } else { width };
    let area = board.unwrap_or(area);
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

fn draw_menu(app: &App, menu: &Menu, look: &Look, area: Rect, buf: &mut Buffer) {
    let (theme, frame) = (look.theme, menu_area(app, menu, look, area));
    let under = match &app.screen {
        Screen::Table(table) => arranged(app, look, area).map(|screen| (table, screen)),
        _ => None,
    };
    let under = under.filter(|(_, screen)| framed::leaves(frame, screen.board.area));
    if let Some((_, screen)) = &under {
        framed::cover(frame, screen.panel, area, buf);
    }
    let inner = framed::draw(frame, theme, area, buf);
    if let Some((table, _)) = under {
        framed::clocks(table, &app.desk, theme, frame, buf);
    }
    for (i, (y, &item)) in (inner.y..inner.bottom()).zip(&menu.items).enumerate() {
        let digit = if i < 9 { (i + 1).to_string() } else { " ".to_owned() };
        let words = format!(" {digit}  {}", item.label);
        let line = super::line::pad(&words, usize::from(inner.width));
        let style = if i == menu.lit { theme.chosen() } else { theme.text() };
        put(buf, inner, inner.x, y, &line, style);
        if let Some(key) = item.beside().next().map(|word| printed(word, app.desk.text)) {
            put_right(buf, Rect { width: inner.width - 1, ..inner }, y, &key, style);
        }
    }
}

/// Where the board lies on the screen, if there is one.
fn board_area(app: &App, look: &Look, area: Rect) -> Option<Rect> {
    arranged(app, look, area).map(|screen| screen.board.area)
}

/// How the screen is shared out, if there is a board.
fn arranged(app: &App, look: &Look, area: Rect) -> Option<Arrangement> {
    let (size, focus) = match &app.screen {
        Screen::Table(table) => (table.game.terms().size, Some(table.cursor)),
        Screen::Placing(placing) => (placing.plan.terms.size, Some(placing.cursor)),
        Screen::Review(review) => (review.seen_size(), None),
        _ => return None,
    };
    arrange(area, size, look.theme.board_width(), focus)
}

/// What a click on a cell means.
pub fn click(app: &App, look: &Look, area: Rect, column: u16, row: u16) -> Option<Action> {
    if let Some(Overlay::Menu(menu)) = &app.over {
        let frame = menu_area(app, menu, look, area);
        let inside =
            column > frame.x && column + 1 < frame.right() && row > frame.y && row + 1 < frame.bottom();
        return inside.then(|| Action::Row(usize::from(row - frame.y - 1)));
    }
    if let Some(Overlay::Help(help)) = &app.over {
        return help::row_at(help, area, column, row).map(Action::Row);
    }
    if app.over.is_some() {
        return None;
    }
    let width = look.theme.board_width();
    match &app.screen {
        Screen::Table(table)
            if matches!(app.mode(), Mode::Arbiter | Mode::Field) && table.doing.arbiter().is_some() =>
        {
            let board = board_area(app, look, area)?;
            arbiter::row_at(table, &app.desk, [board, area], column, row).map(Action::Row)
        }
        Screen::Table(table) if table.doing.report().is_some() => {
            let (board, page) = (table::position::charted(table, &app.desk), above_keys(area));
            let chart = table.doing.report()?;
            chart::turn_at(chart, board.as_ref(), app.desk.text, look, page, (column, row)).map(Action::Row)
        }
        Screen::Table(table) => point_at(area, table.game.terms().size, width, table.cursor, column, row),
        Screen::Placing(placing) => {
            point_at(area, placing.plan.terms.size, width, placing.cursor, column, row)
        }
        Screen::Nigiri(nigiri) => nigiri::row_at(nigiri, &app.desk, area, column, row).map(Action::Row),
        Screen::Review(review) => review::click(app, review, look, area, column, row),
        Screen::Home(home) => home::row_at(home, &app.desk, area, column, row).map(Action::Row),
        Screen::Form(form) => form::row_at(form, area, column, row).map(Action::Row),
        Screen::Alone(alone) => match &alone.chart {
            Some(chart) => {
                let page = above_keys(area);
                chart::turn_at(chart, None, app.desk.text, look, page, (column, row)).map(Action::Row)
            }
            None => alone::row_at(area, column, row).map(Action::Row),
        },
        Screen::Shelf(shelf) => shelf::row_at(shelf, area, column, row).map(Action::Row),
    }
}

fn point_at(area: Rect, size: Size, width: Width, cursor: Point, column: u16, row: u16) -> Option<Action> {
    arrange(area, size, width, Some(cursor))?.board.point_at(column, row).map(Action::Point)
}
