//! The home screen: the name, what can be done, and the corner of a board.

mod corner;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::line::{columns, fit, pad, put};
use super::view::{Look, above_keys};
use crate::app::Desk;
use crate::app::home::{Home, Item};
use crate::game::said;
use crate::record::shelf::Row;
use crate::rules::color::{ByColor, Color};
use crate::text::{Text, visible};

/// From so many columns on the board lies beside the words, not below.
const BESIDE: u16 = 76;
/// Columns of the words where the board lies beside them.
const WORDS: u16 = 44;
/// Rows of the name and what stands under it.
const NAME_ROWS: u16 = 4;

/// Where things are.
struct Plan {
    name: Rect,
    items: Rect,
    corner: Rect,
}

fn plan(home: &Home, area: Rect) -> Plan {
    let rows = u16::try_from(home.items().len()).unwrap_or(u16::MAX);
    let beside = area.width >= BESIDE;
    let words = if beside { Rect { width: WORDS, ..area } } else { area };
    let margin = if area.width > 60 { 3 } else { 1 };
    let spare = if beside { area.height.saturating_sub(NAME_ROWS + rows) / 3 } else { 0 };
    let inner = Rect { x: words.x + margin, width: words.width.saturating_sub(2 * margin), ..words };
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
    Plan { name: below(spare, NAME_ROWS), items, corner }
}

/// Draws the screen into what is left above the keys.
pub fn draw(home: &Home, desk: &Desk, look: &mut Look, area: Rect, buf: &mut Buffer) {
    let (text, plan) = (desk.text, plan(home, area));
    corner::draw(look, plan.corner, buf);
    let theme = look.theme;
    let name = plan.name;
    let x = put(buf, name, name.x, name.y + 1, "手谈", theme.accent());
    put(buf, name, x + 2, name.y + 1, "shoutan", theme.strong());
    put(buf, name, name.x, name.y + 2, text.home.motto, theme.dim());
    let width = usize::from(plan.items.width);
    for (n, (y, &item)) in (plan.items.y..plan.items.bottom()).zip(home.items()).enumerate() {
        let lit = home.lit() == item;
        let label = label(item, home, width.saturating_sub(5), text);
        let line = format!("{} {}  {label}", if lit { ">" } else { " " }, n + 1);
        let style = if lit { theme.chosen() } else { theme.text() };
        put(buf, plan.items, plan.items.x, y, &pad(&line, width), style);
    }
}

/// The item on a cell of the screen.
pub fn row_at(home: &Home, area: Rect, column: u16, row: u16) -> Option<usize> {
    let items = plan(home, above_keys(area)).items;
    items.contains((column, row).into()).then(|| usize::from(row - items.y))
}

fn label(item: Item, home: &Home, width: usize, text: &Text) -> String {
    let words = &text.home;
    match (item, &home.unfinished) {
        (Item::Resume, Some(game)) => resume(game, width, text),
        (Item::Resume, None) => String::new(),
        (Item::New, _) => words.new_game.to_owned(),
        (Item::Saved, _) => words.saved.to_owned(),
        (Item::Famous, _) => words.study.to_owned(),
        (Item::Help, _) => words.help.to_owned(),
        (Item::Quit, _) => words.quit.to_owned(),
    }
}

/// The unfinished game in at most `width` columns, long names cut.
fn resume(game: &Row, width: usize, text: &Text) -> String {
    let to_play = (text.table.to_play)(said::color(game.to_move, text));
    let say = |names: &ByColor<String>| (text.home.resume)(&names.black, &names.white, game.moves, &to_play);
    let names = names(&game.black, &game.white, text);
    let whole = say(&names);
    if columns(&whole) <= width {
        return whole;
    }
    let rest = columns(&say(&ByColor::default()));
    say(&cut_names(&names, width.saturating_sub(rest)))
}

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
