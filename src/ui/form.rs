//! The new-game form: one line an item, the time setting in words, a hint on the focused line.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::line::{columns, cut, fit, put, wrap};
use super::theme::Theme;
use super::view::{Look, above_keys};
use crate::app::Desk;
use crate::app::form::{Fault, Form, Item, Line, Values};
use crate::game::plain;
use crate::game::terms::Takebacks;
use crate::rules::ruleset::Unit;
use crate::text::{Text, visible};

/// The widest the form gets.
const WIDEST: u16 = 76;
/// Columns from the left edge to the values.
const INDENT: u16 = 14;
/// Rows the time setting is explained in.
const WORDS_ROWS: u16 = 4;
/// Rows of the hint.
const HINT_ROWS: u16 = 3;

/// In which row everything stands, counted from the top of the form.
struct Plan {
    form: Rect,
    title: u16,
    items: [u16; Item::ALL.len()],
    words: u16,
    hint: u16,
}

/// Close together for 21 rows, and with room between the groups from 26 on.
fn plan(area: Rect) -> Plan {
    let roomy = area.height >= 26;
    let (items, words, hint, rows) = if roomy {
        ([2, 3, 4, 5, 7, 8, 14, 15, 16, 17, 19], 9, 21, 24)
    } else {
        ([2, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16], 8, 18, 21)
    };
    let width = area.width.min(WIDEST);
    let y = area.y + area.height.saturating_sub(rows) / 3;
    let form = Rect { x: area.x + (area.width - width) / 2, y, width, height: area.bottom() - y };
    Plan { form, title: 0, items, words, hint }
}

/// The line on a cell of the screen.
pub fn row_at(_form: &Form, area: Rect, column: u16, row: u16) -> Option<usize> {
    let plan = plan(above_keys(area));
    let inside = plan.form.contains((column, row).into());
    plan.items.iter().position(|&y| inside && plan.form.y + y == row)
}

/// Draws the form into what is left above the keys.
pub fn draw(form: &Form, desk: &Desk, look: &mut Look, area: Rect, buf: &mut Buffer) {
    let (theme, text, plan) = (look.theme, desk.text, plan(area));
    let x = plan.form.x + 1;
    put(buf, plan.form, x, plan.form.y + plan.title, text.form.title, theme.accent());
    for (item, y) in Item::ALL.into_iter().zip(plan.items) {
        draw_item(form, item, plan.form, plan.form.y + y, theme, text, buf);
    }
    let (words, style) = match form.values.time_in_words(text) {
        Ok(words) => (words, theme.dim()),
        Err(fault) => (fault.words(text), theme.alarm()),
    };
    paragraph(&words, plan.form, plan.form.y + plan.words, WORDS_ROWS, style, buf);
    let (words, style) = match fault_on(form) {
        Some(fault) if fault.item() != Item::Setting => (fault.words(text), theme.alarm()),
        _ => (hint(form, usize::from(plan.form.width.saturating_sub(2)), text), theme.dim()),
    };
    paragraph(&words, plan.form, plan.form.y + plan.hint, HINT_ROWS, style, buf);
}

/// Puts wrapped text into at most `rows` rows.
fn paragraph(words: &str, form: Rect, y: u16, rows: u16, style: Style, buf: &mut Buffer) {
    let width = usize::from(form.width.saturating_sub(2));
    let lines = wrap(words, width);
    let more = lines.len() > usize::from(rows);
    for (i, (row, line)) in (y..y.saturating_add(rows)).zip(&lines).enumerate() {
        let last = i + 1 == usize::from(rows);
        let line = if more && last { fit(&format!("{line} ..."), width) } else { line.clone() };
        put(buf, form, form.x + 1, row, &line, style);
    }
}

fn draw_item(form: &Form, item: Item, area: Rect, y: u16, theme: Theme, text: &Text, buf: &mut Buffer) {
    let focused = form.focus == item;
    let marker = if focused { ">" } else { " " };
    let label_style = if focused { theme.strong() } else { theme.dim() };
    put(buf, area, area.x, y, &format!("{marker} {}", label(item, text)), label_style);
    let x = area.x + INDENT;
    let line = form.values.line(item);
    let wrong = fault_on(form).is_some_and(|fault| fault.item() == item);
    let plain = match (wrong, focused) {
        (true, _) => theme.alarm(),
        (false, true) => theme.strong(),
        (false, false) => theme.text(),
    };
    match (focused, line) {
        (false, Some(line)) if line.text().is_empty() && matches!(item, Item::Name(_)) => {
            put(buf, area, x + 2, y, "-", theme.dim());
        }
        (false, _) => {
            put(buf, area, x + 2, y, &value(&form.values, item, text), plain);
        }
        (true, None) if form.values.chooses(item) => {
            let after = put(buf, area, x, y, "< ", theme.accent());
            let after = put(buf, area, after, y, &value(&form.values, item, text), theme.chosen());
            put(buf, area, after, y, " >", theme.accent());
        }
        (true, None) => {
            put(buf, area, x + 2, y, &value(&form.values, item, text), theme.chosen());
        }
        (true, Some(line)) => {
            let chooses = form.values.chooses(item);
            if chooses {
                put(buf, area, x, y, "<", theme.accent());
            }
            let room = Rect { x: x + 2, width: area.right().saturating_sub(x + 5), ..area };
            let after = typed(line, room, y, plain, theme, buf);
            if chooses {
                put(buf, area, after + 1, y, ">", theme.accent());
            }
        }
    }
}

/// Draws a line being typed with its caret; of a long one the part around the caret. Returns the column behind it.
fn typed(line: &Line, room: Rect, y: u16, style: Style, theme: Theme, buf: &mut Buffer) -> u16 {
    let width = usize::from(room.width);
    if line.lit() {
        return put(buf, room, room.x, y, &fit(line.text(), width), theme.chosen());
    }
    let (before, after) = line.around();
    // The caret's own cell must have room behind what is before it.
    let mut start = before;
    while columns(start) + 2 > width {
        let Some(c) = start.chars().next() else { break };
        start = &start[c.len_utf8()..];
    }
    let x = put(buf, room, room.x, y, start, style);
    let under = after.chars().next().map_or_else(|| " ".to_owned(), String::from);
    let x = put(buf, room, x, y, &under, theme.chosen());
    let rest = after.chars().next().map_or("", |c| &after[c.len_utf8()..]);
    put(buf, room, x, y, cut(rest, usize::from(room.right().saturating_sub(x))), style)
}

const fn label(item: Item, text: &Text) -> &'static str {
    let words = &text.form;
    match item {
        Item::Size => words.size,
        Item::Rules => words.rules,
        Item::Komi => words.komi,
        Item::Handicap => words.handicap,
        Item::Time => words.time,
        Item::Setting => words.setting,
        Item::Name(color) => match color {
            crate::rules::color::Color::Black => words.black,
            crate::rules::color::Color::White => words.white,
        },
        Item::Swap => words.colors,
        Item::Takebacks => words.takebacks,
        Item::Start => "",
    }
}

/// What stands on a line while it is not typed on.
fn value(values: &Values, item: Item, text: &Text) -> String {
    let words = &text.form;
    match item {
        Item::Size => values.size().map_or_else(
            |_| values.line(item).map_or_else(String::new, |line| line.text().to_owned()),
            |size| format!("{}x{}", size.width(), size.height()),
        ),
        Item::Rules => text.rules.preset_name(values.preset().name()).to_owned(),
        Item::Komi => match values.komi() {
            Ok(komi) => plain::komi_amount(komi, values.preset().rules().said_in, text),
            Err(_) => values.line(item).map_or_else(String::new, |line| line.text().to_owned()),
        },
        Item::Handicap => match values.handicap() {
            0 => words.even.to_owned(),
            1 => words.no_komi_handicap.to_owned(),
            n => (words.stones)(n),
        },
        Item::Time => words.times.get(values.time_choice()).map_or_else(String::new, |&name| name.to_owned()),
        Item::Takebacks => match values.takebacks() {
            Takebacks::Free => words.free.to_owned(),
            Takebacks::Each(n) => (words.each)(n),
            Takebacks::None => words.never.to_owned(),
        },
        Item::Swap => words.swap.to_owned(),
        Item::Start => format!("[ {} ]", words.start),
        Item::Setting | Item::Name(_) => {
            values.line(item).map_or_else(String::new, |line| visible::line(line.text()).to_string())
        }
    }
}

/// The first line that cannot be played, but not one that is still being typed and empty.
fn fault_on(form: &Form) -> Option<Fault> {
    let fault = form.terms(0).err()?;
    let begun = form.focus != fault.item()
        || form.values.line(fault.item()).is_some_and(|line| !line.text().is_empty());
    begun.then_some(fault)
}

fn hint(form: &Form, width: usize, text: &Text) -> String {
    let (words, values) = (&text.form, &form.values);
    match form.focus {
        Item::Size => words.hint_size.to_owned(),
        Item::Rules => {
            let [counts, ko, _] = plain::brief(&values.preset().rules(), text);
            let both = format!("{counts}{}{ko}", text.plain_time.between);
            if wrap(&both, width).len() > usize::from(HINT_ROWS) { counts } else { both }
        }
        Item::Komi => {
            let said = values.komi().map(|komi| plain::komi(komi, Unit::Points, text)).unwrap_or_default();
            format!("{said}{}{}", text.plain_time.between, words.hint_komi)
        }
        Item::Handicap => {
            let now = match values.handicap() {
                0 => words.hint_even.to_owned(),
                1 => words.hint_no_komi.to_owned(),
                n => (words.hint_stones)(n),
            };
            match values.too_many() {
                Some(wanted) => format!("{}{}{now}", (words.hint_less)(wanted), text.plain_time.between),
                None => now,
            }
        }
        Item::Time | Item::Setting => words.hint_time.to_owned(),
        Item::Name(_) => words.hint_name.to_owned(),
        Item::Swap => words.hint_swap.to_owned(),
        Item::Takebacks => words.hint_takebacks.to_owned(),
        Item::Start => words.hint_start.to_owned(),
    }
}
