//! Help over the screen: the keys of where one is, the rules in plain words, something about the game.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::line::{columns, pad, put, wrap};
use super::theme::Theme;
use super::view::{Look, clear};
use super::{keyline, keymap};
use crate::app::help::Help;
use crate::app::{App, Mode, Screen};
use crate::game::plain;
use crate::rules::ruleset::{Preset, Ruleset};
use crate::text::Text;

/// The widest a line of text gets, for the eye's sake.
const WIDEST: u16 = 76;

/// Draws Help over everything but the keys.
pub fn draw(app: &App, help: &Help, look: &mut Look, area: Rect, buf: &mut Buffer) {
    let (theme, text) = (look.theme, app.desk.text);
    clear(area, area, buf);
    let page = Rect { height: area.height.saturating_sub(1), ..area };
    let width = page.width.saturating_sub(2).min(WIDEST);
    let column = Rect { x: page.x + (page.width - width) / 2, width, ..page };
    let (rules, name) = rules_at(app);
    let lines = lines(keys_of(help, app), &rules, name, usize::from(width), theme, text);
    let top = help.top(lines.len(), usize::from(page.height));
    for (y, (line, style)) in (page.y..page.bottom()).zip(lines.iter().skip(top)) {
        put(buf, column, column.x, y, line, *style);
    }
    keyline::keys(app, theme, Rect { y: page.bottom(), height: area.height.min(1), ..area }, buf);
}

/// Whose keys are told: a line of text being typed has few of its own, so it is those of its screen.
const fn keys_of(help: &Help, app: &App) -> Mode {
    match (help.mode, &app.screen) {
        (Mode::Field, Screen::Form(_)) => Mode::Form,
        (Mode::Field, Screen::Shelf(_)) => Mode::Shelf,
        (mode, _) => mode,
    }
}

/// The rules played by on this screen, and their name.
fn rules_at(app: &App) -> (Ruleset, &'static str) {
    let named = |preset: Option<Preset>| {
        preset.map_or(app.desk.text.rules.custom, |preset| app.desk.text.rules.preset_name(preset.name()))
    };
    let terms = match &app.screen {
        Screen::Form(form) => {
            return (form.values.rules().unwrap_or_else(|_| form.values.row()), named(form.values.preset()));
        }
        Screen::Table(table) => Some(table.game.terms()),
        Screen::Nigiri(nigiri) => Some(&nigiri.plan.terms),
        Screen::Placing(placing) => Some(&placing.plan.terms),
        _ => app.desk.last_terms.as_ref(),
    };
    terms.map_or_else(
        || (Preset::Chinese.rules(), named(Some(Preset::Chinese))),
        |terms| (terms.rules, named(terms.preset)),
    )
}

/// All of Help in lines of at most `width` columns.
pub fn lines(
    mode: Mode,
    rules: &Ruleset,
    name: &str,
    width: usize,
    theme: Theme,
    text: &Text,
) -> Vec<(String, Style)> {
    let mut lines = Vec::new();
    let keys = keymap::rows(mode, text);
    let widest = keys.iter().map(|(keys, _)| columns(keys)).max().unwrap_or(0).min(width / 2);
    head(text.help.keys, &mut lines, theme);
    for (keys, what) in keys {
        lines.push((format!("{}  {what}", pad(&keys, widest)), theme.text()));
    }
    head(&(text.help.rules)(name), &mut lines, theme);
    for sentence in plain::rules(rules, text) {
        point(&sentence, width, &mut lines, theme);
    }
    head(text.help.game, &mut lines, theme);
    for (n, words) in text.help.about.iter().enumerate() {
        if n > 0 {
            lines.push((String::new(), theme.text()));
        }
        paragraph(words, width, &mut lines, theme);
    }
    lines
}

fn head(words: &str, lines: &mut Vec<(String, Style)>, theme: Theme) {
    if !lines.is_empty() {
        lines.push((String::new(), theme.text()));
    }
    lines.push((words.to_owned(), theme.accent()));
    lines.push((String::new(), theme.text()));
}

fn paragraph(words: &str, width: usize, lines: &mut Vec<(String, Style)>, theme: Theme) {
    lines.extend(wrap(words, width).into_iter().map(|line| (line, theme.text())));
}

/// One point of a list, its further lines indented.
fn point(words: &str, width: usize, lines: &mut Vec<(String, Style)>, theme: Theme) {
    for (n, line) in wrap(words, width.saturating_sub(2)).into_iter().enumerate() {
        let before = if n == 0 { "- " } else { "  " };
        lines.push((format!("{before}{line}"), theme.text()));
    }
}
