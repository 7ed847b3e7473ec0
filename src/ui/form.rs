//! The new-game form: one line an item, and below them the rules and the time setting in words and a hint on the
//! focused line.

mod hint;
mod timing;
mod value;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::line::{columns, cut, fit, put, put_right, wrap};
use super::page::{Look, above_keys};
use super::theme::Theme;
use crate::app::Desk;
use crate::app::form::{Fault, Form, Item, Line, Page};
use crate::game::plain;
use crate::text::Text;

/// The widest the form gets.
const WIDEST: u16 = 76;
/// Columns from the left edge to the values.
const INDENT: u16 = 14;
/// The fewest rows the words have, however many lines there are.
const LEAST_WORDS: u16 = 4;
/// With so many rows for the words, there is room between the groups of lines.
const ROOMY_WORDS: u16 = 9;

/// In which row everything stands.
struct Plan {
    form: Rect,
    /// The lines shown, by their places, and their rows.
    rows: Vec<(usize, u16)>,
    /// Whether lines above or below are not shown.
    more: [bool; 2],
    words: Rect,
}

/// Lines below the title, as many as there is room for around the focused one; the words have the rest.
fn plan(form: &Form, area: Rect) -> Plan {
    let items = form.items();
    let count = rows_of(items.len());
    let width = area.width.min(WIDEST);
    let x = area.x + (area.width - width) / 2;
    let gaps = rows_of(items.iter().filter(|&&item| begins_group(item)).count());
    let roomy = area.height >= 2 + count + gaps + ROOMY_WORDS;
    let taken = count + if roomy { gaps } else { 0 };
    // On the smallest screens the lines stand close below the title.
    let head = if area.height > 2 + taken + LEAST_WORDS { 2 } else { 1 };
    let spare = if roomy { (area.height - 2 - taken - ROOMY_WORDS) / 4 } else { 0 };
    let top = area.y + spare;
    let room = area.height.saturating_sub(head + LEAST_WORDS);
    let shown = usize::from(if roomy { count } else { count.min(room) });
    let focus = items.iter().position(|&item| item == form.focus).unwrap_or(0);
    let first = (focus + 1).saturating_sub(shown.max(1));
    let mut y = top + head;
    let mut rows = Vec::new();
    for (place, &item) in items.iter().enumerate().skip(first).take(shown) {
        if roomy && begins_group(item) {
            y += 1;
        }
        rows.push((place, y));
        y += 1;
    }
    let more = [first > 0, first + shown < items.len()];
    let words = Rect { x, y, width, height: area.bottom().saturating_sub(y) };
    let form = Rect { x, y: top, width, height: area.bottom() - top };
    Plan { form, rows, more, words }
}

fn rows_of(lines: usize) -> u16 {
    u16::try_from(lines).unwrap_or(u16::MAX)
}

/// Whether an empty row parts a line from those above, where there is room.
const fn begins_group(item: Item) -> bool {
    use crate::rules::color::Color;
    matches!(
        item,
        Item::Time
            | Item::Name(Color::Black)
            | Item::More
            | Item::Start
            | Item::Ko
            | Item::Scoring
            | Item::SetStones
            | Item::Ties
            | Item::Back
            | Item::Referee
            | Item::TwoStep
    )
}

/// The line on a cell of the screen.
pub fn row_at(form: &Form, area: Rect, column: u16, row: u16) -> Option<usize> {
    let plan = plan(form, above_keys(area));
    let inside = plan.form.contains((column, row).into());
    plan.rows.iter().find(|&&(_, y)| inside && y == row).map(|&(place, _)| place)
}

/// Draws the form into what is left above the keys.
pub fn draw(form: &Form, desk: &Desk, look: &mut Look, area: Rect, buf: &mut Buffer) {
    let (theme, text, plan) = (look.theme, desk.text, plan(form, area));
    let title = match form.page {
        Page::Game => text.form.title,
        Page::Rules => text.form.rules_title,
        Page::More => text.form.more_title,
        Page::Time => text.timing.title,
        Page::Clock => text.alone.title,
    };
    put(buf, plan.form, plan.form.x + 1, plan.form.y, title, theme.accent());
    let items = form.items();
    for &(place, y) in &plan.rows {
        if let Some(&item) = items.get(place) {
            draw_item(form, item, plan.form, y, theme, text, buf);
        }
    }
    let ends = [plan.rows.first(), plan.rows.last()];
    for ((more, end), mark) in plan.more.into_iter().zip(ends).zip(["^", "v"]) {
        if let (true, Some(&(_, y))) = (more, end) {
            put_right(buf, plan.form, y, mark, theme.accent());
        }
    }
    draw_words(form, plan.words, theme, text, buf);
}

/// What stands below the lines, with what the focused line needs first: as many paragraphs as there is room for.
fn draw_words(form: &Form, area: Rect, theme: Theme, text: &Text, buf: &mut Buffer) {
    let width = usize::from(area.width.saturating_sub(2));
    let rows = usize::from(area.height);
    // A name still missing on the first page is told where it comes from, and not beside every other line.
    let elsewhere = form.page == Page::More && form.focus != Item::Players;
    let fault = fault_on(form).filter(|fault| !(elsewhere && matches!(fault, Fault::Partner(_))));
    let time = match form.values.time_in_words(text) {
        Ok(words) => (words, theme.dim()),
        Err(fault) => (fault.words(text), theme.alarm()),
    };
    let board = !matches!(form.page, Page::Clock | Page::Time);
    let rules = form.values.rules().ok().filter(|_| board);
    let rules = rules.map(|rules| plain::brief(&rules, text).join(text.plain_time.between));
    let hint = match &fault {
        Some(fault) if fault.item() != Item::Setting => (fault.words(text), theme.alarm()),
        _ => (hint::hint(form, text), theme.text()),
    };
    let wrong = fault.is_some_and(|fault| fault.item() != Item::Setting);
    let all = [(rules.unwrap_or_default(), theme.dim()), time, hint];
    let order = match form.focus {
        _ if wrong => [2, 0, 1],
        Item::Rules | Item::Start | Item::EachRule => [0, 1, 2],
        Item::Time | Item::Setting => [1, 2, 0],
        Item::System | Item::Figure(_) => [2, 1, 0],
        _ if form.page == Page::More => [2, 1, 0],
        _ => [2, 0, 1],
    };
    let lines = all.each_ref().map(|(words, _)| wrap(words, width));
    let mut chosen = [false; 3];
    let mut taken = 0;
    for (n, &paragraph) in order.iter().enumerate() {
        let needed = lines[paragraph].len();
        let told = !all[paragraph].0.is_empty();
        if told && (n == 0 || taken + needed <= rows) {
            chosen[paragraph] = true;
            taken += needed;
        }
    }
    // Empty rows before each, if there are enough.
    let count = chosen.iter().filter(|&&chosen| chosen).count();
    let gap = usize::from(taken + count <= rows);
    let first_gap = usize::from(taken < rows);
    let mut y = area.y + rows_of(first_gap);
    let mut below = false;
    for (paragraph, lines) in lines.iter().enumerate().filter(|&(paragraph, _)| chosen[paragraph]) {
        if below {
            y += rows_of(gap);
        }
        below = true;
        let left = usize::from(area.bottom().saturating_sub(y));
        for (i, line) in lines.iter().take(left).enumerate() {
            let cut_off = i + 1 == left && lines.len() > left;
            let line = if cut_off { fit(&format!("{line} ..."), width) } else { line.clone() };
            put(buf, area, area.x + 1, y, &line, all[paragraph].1);
            y += 1;
        }
    }
}

fn draw_item(form: &Form, item: Item, area: Rect, y: u16, theme: Theme, text: &Text, buf: &mut Buffer) {
    let focused = form.focus == item;
    let marker = if focused { ">" } else { " " };
    let label_style = if focused { theme.strong() } else { theme.dim() };
    put(buf, area, area.x, y, &format!("{marker} {}", value::label(form, item, text)), label_style);
    let x = area.x + INDENT;
    let line = form.values.line(item);
    let wrong = fault_on(form).is_some_and(|fault| fault.item() == item);
    let plain = match (wrong, focused) {
        (true, _) => theme.alarm(),
        (false, true) => theme.strong(),
        (false, false) => theme.text(),
    };
    let room = usize::from(area.right().saturating_sub(x + 4));
    let value = || fit(&value::value(&form.values, item, text), room);
    match (focused, line) {
        (false, Some(line)) if line.text().is_empty() && matches!(item, Item::Name(_) | Item::Partner(_)) => {
            put(buf, area, x + 2, y, "-", theme.dim());
        }
        (false, _) => {
            put(buf, area, x + 2, y, &value(), plain);
        }
        (true, None) if form.values.chooses(item) => {
            let after = put(buf, area, x, y, "< ", theme.accent());
            let after = put(buf, area, after, y, &value(), theme.chosen());
            let after = put(buf, area, after, y, " >", theme.accent());
            if item == Item::Time && form.page.is_first() {
                let each = format!("  {}", text.timing.each);
                put(
                    buf,
                    area,
                    after,
                    y,
                    cut(&each, usize::from(area.right().saturating_sub(after))),
                    theme.dim(),
                );
            }
        }
        (true, None) => {
            put(buf, area, x + 2, y, &value(), theme.chosen());
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

/// The first line that cannot be played, but not one that is still being typed and empty.
fn fault_on(form: &Form) -> Option<Fault> {
    let fault = form.terms(0).err()?;
    let begun = form.focus != fault.item()
        || form.values.line(fault.item()).is_some_and(|line| !line.text().is_empty());
    begun.then_some(fault)
}
