//! The table on the screen: the board, both players' plates, the moves, the marking.

pub mod position;
mod told;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::{Arrangement, PanelPlace};
use super::ending::{count, tryout, walk};
use super::line::{columns, fit, put, wrap};
use super::panel::{LOW_ROWS, Plate, plate_rows};
use super::plates::plates;
use super::sealed;
use super::theme::{Glyphs, Theme};
use crate::app::Desk;
use crate::app::table::Table;
use crate::game::{Stage, plain};
use crate::rules::color::{ByColor, Color};
use crate::rules::ruleset::Preset;
use crate::text::Text;

/// Rows for the title, where the game was saved, and a blank one.
const OVER_ROWS: u16 = 4;
/// Rows left for whose move it is and the last moves, if clocks can be smaller for it.
const LEAST_RECORD: u16 = 4;
/// The same while a move is sealed and it is told how.
const LEAST_TOLD: u16 = 12;

/// Draws everything of the table but the board and the bottom rows.
pub fn draw(table: &Table, desk: &Desk, theme: Theme, screen: &Arrangement, buf: &mut Buffer) {
    if let Some(area) = screen.title.filter(|_| !desk.options.quiet) {
        let title = title(table, theme, desk.text, usize::from(area.width) - 1);
        put(buf, area, area.x + 1, area.y, &title, theme.strong());
    }
    let plates = plates(table, desk);
    match screen.place {
        PanelPlace::Squeezed if table.marking().is_some() || table.doing.counting().is_some() => {
            record(table, desk, theme, screen.panel, buf);
        }
        PanelPlace::Squeezed if table.game.outcome().is_some() => {
            told::ended(table, &plates, desk, theme, screen.panel, buf);
        }
        PanelPlace::Squeezed => {
            for (row, color) in (0..).zip(Color::ALL) {
                let area = Rect { y: screen.panel.y + row, height: 1, ..screen.panel };
                plates[color].draw_row(theme, desk.text, area, buf);
            }
        }
        PanelPlace::Under => draw_under(table, &plates, desk, theme, screen.panel, buf),
        PanelPlace::Beside => {
            let mut area =
                Rect { x: screen.panel.x + 2, width: screen.panel.width.saturating_sub(3), ..screen.panel };
            if screen.title.is_none() && !desk.options.quiet {
                for line in wrap(&title(table, theme, desk.text, usize::MAX), usize::from(area.width)) {
                    put(buf, area, area.x, area.y, &line, theme.strong());
                    area = below(area, 1);
                }
                area = below(area, 1);
            }
            draw_beside(table, &plates, desk, theme, area, buf);
        }
    }
}

/// Under the board: both plates side by side, and below them what there is room for.
fn draw_under(
    table: &Table,
    plates: &ByColor<Plate>,
    desk: &Desk,
    theme: Theme,
    panel: Rect,
    buf: &mut Buffer,
) {
    let half = panel.width / 2;
    let rows = match table.marking() {
        _ if table.doing.counting().is_some() => 0,
        // Once play has stopped the count matters more than the clocks.
        Some(_) if is_high(table, desk, theme, panel, LOW_ROWS + 1) => 1,
        Some(_) => LOW_ROWS,
        None if table.doing.sealing().is_some() && panel.height < LEAST_TOLD + LOW_ROWS => 1,
        None => plate_rows(theme, 2 * panel.height.saturating_sub(1)),
    };
    for (i, color) in (0..).zip(Color::ALL) {
        let (x, height) = (panel.x + i * half + 1, panel.height.min(rows));
        let beside = Rect { x, width: half - 1, height, ..panel };
        // One row has no room for all that is agreed beside another.
        let above = below(panel, i);
        let above = Rect { height: above.height.min(1), ..above };
        plates[color].draw(theme, desk.text, if rows == 1 { above } else { beside }, buf);
    }
    let rest = below(panel, rows + u16::from(rows > 0));
    let rest = Rect { x: rest.x + 1, width: rest.width.saturating_sub(1), ..rest };
    record(table, desk, theme, rest, buf);
}

/// Beside the board: one plate below the other, and below them the rest.
fn draw_beside(
    table: &Table,
    plates: &ByColor<Plate>,
    desk: &Desk,
    theme: Theme,
    mut area: Rect,
    buf: &mut Buffer,
) {
    let (rows, gap) = match table.game.stage() {
        Stage::Waiting | Stage::Playing => {
            let least = if table.doing.sealing().is_some() { LEAST_TOLD } else { LEAST_RECORD };
            (plate_rows(theme, area.height.saturating_sub(least)), 1)
        }
        _ if table.doing.counting().is_some() => (0, 0),
        // Once play has stopped the count matters more than the clocks.
        _ if is_high(table, desk, theme, area, 2 * (LOW_ROWS + 1)) => (1, 0),
        _ => (LOW_ROWS, 1),
    };
    for color in Color::ALL {
        let plate = Rect { height: area.height.min(rows), ..area };
        plates[color].draw(theme, desk.text, plate, buf);
        area = below(area, rows + gap);
    }
    record(table, desk, theme, below(area, u16::from(rows == 1)), buf);
}

/// Whether the count leaves no room for clocks and lids.
fn is_high(table: &Table, desk: &Desk, theme: Theme, area: Rect, plates: u16) -> bool {
    table.counted_marking().is_some_and(|marking| {
        let count = count::height(&table.game, &marking, area.width, theme, desk.text);
        // What stands above it once the game is over.
        let over = if table.game.outcome().is_some() { OVER_ROWS } else { 0 };
        plates + over + count > area.height + 1
    })
}

/// What is left of `area` under its first `rows` rows.
fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// The game in one row; where that is short, without the name of the program.
fn title(table: &Table, theme: Theme, text: &Text, width: usize) -> String {
    let terms = table.game.terms();
    let komi = plain::komi_briefly(terms.rules.komi, terms.rules.said_in, text);
    let rules = Preset::words(terms.preset, text).name;
    let name = if theme.glyphs == Glyphs::Ascii { "shoutan" } else { "手谈 shoutan" };
    let game = format!("{}  {rules}  {komi}", terms.size);
    let whole = format!("{name}  {game}");
    if columns(&whole) <= width { whole } else { fit(&game, width) }
}

/// The lower part of the panel: whose move it is and the last moves, or the count, or the result.
fn record(table: &Table, desk: &Desk, theme: Theme, area: Rect, buf: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    if let Some(counting) = table.doing.counting() {
        return walk::draw(&table.game, counting, theme, desk.text, area, buf);
    }
    if let Some(tryout) = table.doing.tryout() {
        return tryout::draw(tryout, theme, desk.text, area, buf);
    }
    if let Some(marking) = table.marking() {
        return count::draw(&table.game, marking, desk, theme, area, buf);
    }
    if let Some(lines) = sealed::instead(table, desk) {
        return sealed::draw_instead(&lines, theme, area, buf);
    }
    if desk.options.quiet && table.game.outcome().is_none() {
        return;
    }
    told::told(table, desk, theme, area, buf);
}
