//! The home screen: the name, what can be done, and the corner of a board.

mod corner;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::line::{columns, fit, pad, put, wrap};
use super::page::{Look, above_keys};
use crate::app::Desk;
use crate::app::home::{Home, Item};
use crate::game::said;
use crate::record::shelf::Row;
use crate::rules::color::{ByColor, Color};
use crate::text::{Text, visible};

/// From so many columns on the board lies beside the words, not below.
const BESIDE: u16 = 76;
/// Columns of the words where the board lies beside them.
const WORDS: u16 = 52;
/// Rows of the name and what stands under it.
const NAME_ROWS: u16 = 4;

/// Where things are.
struct Plan {
    name: Rect,
    items: Rect,
    corner: Rect,
    /// The lines of the items, each with the item it belongs to.
    lines: Vec<(usize, String)>,
}

/// Columns before the words of an item.
const INDENT: usize = 5;
/// The most rows an item takes.
const ITEM_ROWS: usize = 2;

fn plan(home: &Home, text: &Text, area: Rect) -> Plan {
    let beside = area.width >= BESIDE;
    let words = if beside { Rect { width: WORDS, ..area } } else { area };
    let margin = if area.width > 60 { 3 } else { 1 };
    let inner = Rect { x: words.x + margin, width: words.width.saturating_sub(margin + 1), ..words };
    let lines = lines(home, usize::from(inner.width), text);
    let rows = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let spare = if beside { area.height.saturating_sub(NAME_ROWS.saturating_add(rows)) / 3 } else { 0 };
    let below = |y: u16, height: u16| Rect {
        y: area.y + y.min(area.height),
        height: height.min(area.height.saturating_sub(y)),
        ..inner
    };
    let items = below(spare + NAME_ROWS, rows);
    let corner = if beside {
        Rect { x: area.x + WORDS, width: area.width - WORDS, ..area }
    } else {
        let y = items.bottom() + 1;
        Rect { y, height: area.bottom().saturating_sub(y), ..area }
    };
    Plan { name: below(spare, NAME_ROWS), items, corner, lines }
}

/// The items in lines of `width` columns: marker, digit, words.
fn lines(home: &Home, width: usize, text: &Text) -> Vec<(usize, String)> {
    let room = width.saturating_sub(INDENT);
    let mut lines = Vec::new();
    for (n, item) in home.items().into_iter().enumerate() {
        let marker = if home.lit() == item { ">" } else { " " };
        let words = label(item, home, room, text);
        for (row, words) in wrap(&words, room).into_iter().take(ITEM_ROWS).enumerate() {
            let before = if row == 0 { format!("{marker} {}", n + 1) } else { String::new() };
            lines.push((n, format!("{}{words}", pad(&before, INDENT))));
        }
    }
    lines
}

/// Draws the screen into what is left above the keys.
pub fn draw(home: &Home, desk: &Desk, look: &mut Look, area: Rect, buf: &mut Buffer) {
    let (text, plan) = (desk.text, plan(home, desk.text, area));
    corner::draw(look, plan.corner, buf);
    let theme = look.theme;
    let name = plan.name;
    let x = put(buf, name, name.x, name.y + 1, "手谈", theme.accent());
    put(buf, name, x + 2, name.y + 1, "shoutan", theme.strong());
    put(buf, name, name.x, name.y + 2, text.home.motto, theme.dim());
    let width = usize::from(plan.items.width);
    let lit = home.items().iter().position(|&item| item == home.lit());
    for (y, (n, line)) in (plan.items.y..plan.items.bottom()).zip(&plan.lines) {
        let style = match home.items().get(*n) {
            _ if lit == Some(*n) => theme.chosen(),
            Some(Item::Broken) => theme.alarm(),
            _ => theme.text(),
        };
        put(buf, plan.items, plan.items.x, y, &pad(line, width), style);
    }
}

/// The item on a cell of the screen.
pub fn row_at(home: &Home, desk: &Desk, area: Rect, column: u16, row: u16) -> Option<usize> {
    let plan = plan(home, desk.text, above_keys(area));
    let inside = plan.items.contains((column, row).into());
    let line = inside.then(|| plan.lines.get(usize::from(row - plan.items.y))).flatten();
    line.map(|(n, _)| *n)
}

fn label(item: Item, home: &Home, width: usize, text: &Text) -> String {
    let words = &text.home;
    match (item, &home.unfinished) {
        (Item::Resume, Some(game)) => resume(game, width, text),
        (Item::Resume, None) => String::new(),
        (Item::Broken, _) => home.broken.as_ref().map_or_else(String::new, |game| {
            (text.fault.rescue.home)(&visible::line(&game.file), game.moves)
        }),
        (Item::New, _) => words.new_game.to_owned(),
        (Item::Saved, _) => words.saved.to_owned(),
        (Item::Famous, _) => words.study.to_owned(),
        (Item::Clock, _) => text.alone.home.to_owned(),
        (Item::Help, _) => words.help.to_owned(),
        (Item::Quit, _) => words.quit.to_owned(),
    }
}

/// The unfinished game in at most two rows of `width` columns, long names cut.
fn resume(game: &Row, width: usize, text: &Text) -> String {
    let to_play = (text.table.to_play)(said::color(game.to_move, text));
    let (n, who) = (game.moves + 1, said::color(game.to_move, text));
    let say = |names: &ByColor<String>| {
        if game.sealed {
            (text.sealed.home)(&names.black, &names.white, n, who)
        } else {
            (text.home.resume)(&names.black, &names.white, n, &to_play)
        }
    };
    let names = names(&game.black, &game.white, text);
    let widths = (LEAST_NAMES..=2 * width).rev();
    let mut cuts = widths.map(|width| say(&cut_names(&names, width)));
    cuts.find(|words| wrap(words, width).len() <= ITEM_ROWS).unwrap_or_else(|| say(&ByColor::default()))
}

/// The fewest columns both names together are cut to.
const LEAST_NAMES: usize = 8;

/// The players as they are shown: the colour for one without a name.
pub fn names(black: &str, white: &str, text: &Text) -> ByColor<String> {
    let shown = |name: &str, color: Color| {
        let name = if name.is_empty() { said::color(color, text) } else { name };
        visible::line(name).to_string()
    };
    ByColor { black: shown(black, Color::Black), white: shown(white, Color::White) }
}

/// Both names in at most `width` columns together; the shorter one is cut last.
pub fn cut_names(names: &ByColor<String>, width: usize) -> ByColor<String> {
    let (black, white) = (columns(&names.black), columns(&names.white));
    let half = width / 2;
    let (black, white) = match (black <= half, white <= width - half) {
        (true, _) => (black, width.saturating_sub(black)),
        (false, true) => (width.saturating_sub(white), white),
        (false, false) => (half, width - half),
    };
    ByColor { black: fit(&names.black, black), white: fit(&names.white, white) }
}
