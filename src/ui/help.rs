//! Help over the screen, by pages: the keys of where one is, the rules played by, playing, the game, every rule set.

pub mod contents;
pub mod page;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::contents::{Entry, title};
use self::page::{Line, Lines, rules_name, titled};
use super::keyline;
use super::line::{columns, pad, put, put_right};
use super::page::{Look, clear};
use super::theme::Theme;
use crate::app::help::{Help, Page};
use crate::app::{App, Mode, Screen};
use crate::rules::ruleset::{Preset, Ruleset};
use crate::text::Text;
use crate::text::help::page::Topic;

/// The widest a line of text gets, for the eye's sake.
const WIDEST: u16 = 78;
/// Columns of the contents where they stand beside the page.
const ASIDE: u16 = 32;
/// Blank columns between contents and page.
const GUTTER: u16 = 4;
/// Rows of the title and the empty one below it.
const HEAD: u16 = 2;

/// Where things are.
struct Plan {
    /// The contents beside the page.
    aside: Option<Rect>,
    /// The title.
    title: Rect,
    /// What stands on the page.
    body: Rect,
}

fn plan(help: &Help, area: Rect) -> Plan {
    let page = Rect { height: area.height.saturating_sub(1), ..area };
    let below = |column: Rect| {
        let head = HEAD.min(column.height);
        Rect { y: column.y + head, height: column.height - head, ..column }
    };
    let width = page.width.saturating_sub(2).min(WIDEST);
    let both = ASIDE + GUTTER + width;
    let beside = help.page() != Page::Contents
        && both <= page.width
        && usize::from(below(page).height) >= contents::rows();
    if beside {
        let x = page.x + (page.width - both) / 2;
        let title = Rect { x: x + ASIDE + GUTTER, width, ..page };
        return Plan { aside: Some(below(Rect { x, width: ASIDE, ..page })), title, body: below(title) };
    }
    let title = Rect { x: page.x + (page.width - width) / 2, width, ..page };
    Plan { aside: None, title, body: below(title) }
}

/// Draws Help over everything but the keys.
pub fn draw(app: &App, help: &Help, look: &mut Look, area: Rect, buf: &mut Buffer) {
    let (theme, text) = (look.theme, app.desk.text);
    clear(area, area, buf);
    let Plan { aside, title: top, body } = plan(help, area);
    let number = match help.number() {
        0 => format!("1-{}", Page::COUNT),
        n => format!("{n}/{}", Page::COUNT),
    };
    put_right(buf, top, top.y, &number, theme.dim());
    if let Some(aside) = aside {
        draw_contents(contents::stack(aside, &[0, 1, 2, 3], 0), help.number(), text, theme, buf);
    }
    if help.page() == Page::Contents {
        put(buf, top, top.x, top.y, text.help.contents, theme.accent());
        let entries = contents::entries(body, help.lit());
        let has_first = entries.first().is_some_and(|&(_, entry)| entry == Entry::Group(0));
        let has_last = entries.iter().any(|&(_, entry)| entry == Entry::Page(Page::COUNT));
        draw_marks([!has_first, !has_last], body, theme, buf);
        draw_contents(entries, help.lit(), text, theme, buf);
    } else {
        let (title, lines) = lines(app, help, usize::from(body.width), body.height);
        put(buf, top, top.x, top.y, &title, theme.accent());
        draw_lines(help, &lines, body, theme, buf);
    }
    keyline::keys(
        app,
        theme,
        Rect { y: area.bottom().saturating_sub(1), height: area.height.min(1), ..area },
        buf,
    );
}

fn draw_lines(help: &Help, lines: &[Line], body: Rect, theme: Theme, buf: &mut Buffer) {
    let shown = usize::from(body.height);
    let top = help.top(lines.len(), shown);
    for (y, line) in (body.y..body.bottom()).zip(lines.iter().skip(top)) {
        let x = put(buf, body, body.x, y, &line.name, theme.strong());
        put(buf, body, x, y, &line.words, theme.text());
    }
    draw_marks([top > 0, top + shown < lines.len()], body, theme, buf);
}

/// Marks in the margin where there is more above or below.
fn draw_marks([above, below]: [bool; 2], body: Rect, theme: Theme, buf: &mut Buffer) {
    let margin = Rect { x: body.right(), width: 1, ..body };
    if above {
        put(buf, margin, margin.x, margin.y, "^", theme.accent());
    }
    if below {
        put(buf, margin, margin.x, margin.bottom().saturating_sub(1), "v", theme.accent());
    }
}

fn draw_contents(entries: Vec<(Rect, Entry)>, lit: usize, text: &Text, theme: Theme, buf: &mut Buffer) {
    for (row, entry) in entries {
        match entry {
            Entry::Group(group) => {
                put(buf, row, row.x, row.y, text.help.groups[group], theme.strong());
            }
            Entry::Page(number) => {
                let words = format!("{number:>2} {} ", title(Page::at(number), text));
                let style = if number == lit { theme.chosen() } else { theme.text() };
                put(buf, row, row.x, row.y, &words, style);
            }
        }
    }
}

/// The number of the page whose line of the contents lies at a cell.
pub fn row_at(help: &Help, area: Rect, column: u16, row: u16) -> Option<usize> {
    let Plan { aside, body, .. } = plan(help, area);
    let entries = match aside {
        Some(aside) => contents::stack(aside, &[0, 1, 2, 3], 0),
        None if help.page() == Page::Contents => contents::entries(body, help.lit()),
        None => return None,
    };
    entries.into_iter().find_map(|(cells, entry)| match entry {
        Entry::Page(number) if cells.contains((column, row).into()) => Some(number),
        _ => None,
    })
}

/// The title of the open page, and its lines of at most `width` columns.
fn lines(app: &App, help: &Help, width: usize, height: u16) -> (String, Vec<Line>) {
    let text = app.desk.text;
    let mut lines = Lines::new(width);
    let mut heading = title(help.page(), text);
    match help.page() {
        Page::Contents => {}
        Page::Keys => keys(app, help, &mut lines, width, usize::from(height)),
        Page::Rules => {
            let (rules, preset) = rules_at(app);
            lines.rules(&rules, text);
            let name = rules_name(preset, text);
            heading = if rules_here(app).is_some() { (text.help.rules)(name) } else { titled(name) };
        }
        Page::Topic(topic) => lines.page(text.help.pages.on(topic)),
        Page::RuleSet(preset) => lines.rule_set(&preset.rules(), Some(preset), text),
        Page::Custom => {
            if let (rules, None) = rules_at(app) {
                lines.rule_set(&rules, None, text);
            } else {
                lines.particular(None, text);
                lines.paragraph(text.help.no_custom);
            }
        }
    }
    (heading, lines.done())
}

/// The keys of where Help was opened, and what else is to be known there.
fn keys(app: &App, help: &Help, lines: &mut Lines, width: usize, height: usize) {
    let text = app.desk.text;
    let keys: Vec<_> = app.manual().into_iter().map(|(keys, what)| (keys, what.to_owned())).collect();
    match in_two(&keys, width).filter(|_| keys.len() > height) {
        Some(rows) => lines.table(&rows),
        None => lines.table(&keys),
    }
    match (help.mode, &app.screen) {
        (Mode::Chart, _) => lines.page(text.help.pages.on(Topic::Report)),
        (_, Screen::Alone(_)) => text.alone.help.iter().for_each(|words| lines.paragraph(words)),
        _ => {}
    }
}

/// Keys in two columns, where no line of them is wider than `width`.
fn in_two(keys: &[(String, String)], width: usize) -> Option<Vec<(String, String)>> {
    let (left, right) = keys.split_at(keys.len().div_ceil(2));
    let widest = |words: &mut dyn Iterator<Item = &String>| words.map(|words| columns(words)).max();
    let [names, said] =
        [widest(&mut left.iter().map(|(name, _)| name))?, widest(&mut left.iter().map(|(_, said)| said))?];
    let beside = widest(&mut right.iter().map(|(name, _)| name)).unwrap_or(0);
    let rows: Vec<_> = left
        .iter()
        .enumerate()
        .map(|(n, (name, words))| match right.get(n) {
            Some((other, more)) => {
                (name.clone(), format!("{}  {}  {more}", pad(words, said), pad(other, beside)))
            }
            None => (name.clone(), words.clone()),
        })
        .collect();
    rows.iter().all(|(_, words)| names + 2 + columns(words) <= width).then_some(rows)
}

/// The rules the game on this screen is or was played by, and the rule set they go by.
fn rules_here(app: &App) -> Option<(Ruleset, Option<Preset>)> {
    let terms = match &app.screen {
        Screen::Form(form) => {
            let values = &form.values;
            return Some((values.rules().unwrap_or_else(|_| values.row()), values.preset()));
        }
        Screen::Table(table) => table.game.terms(),
        Screen::Nigiri(nigiri) => &nigiri.plan.terms,
        Screen::Placing(placing) => &placing.plan.terms,
        Screen::Review(review) => match review.own() {
            Some(game) => game.terms(),
            None => return review.info.preset().map(|preset| (preset.rules(), Some(preset))),
        },
        _ => return None,
    };
    Some((terms.rules, terms.preset))
}

/// The same; where no game is, or its rules are not known, those of the last game.
fn rules_at(app: &App) -> (Ruleset, Option<Preset>) {
    rules_here(app).unwrap_or_else(|| match &app.desk.last_terms {
        Some(terms) => (terms.rules, terms.preset),
        None => (Preset::Chinese.rules(), Some(Preset::Chinese)),
    })
}
