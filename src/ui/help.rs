//! Help over the screen, by pages: the keys of where one is, the rules played by, something about the game, every
//! rule set.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::line::{columns, pad, put, put_right, wrap};
use super::theme::Theme;
use super::view::{Look, clear};
use super::{keyline, keymap};
use crate::app::help::{Help, Page};
use crate::app::{App, Mode, Screen};
use crate::game::plain;
use crate::rules::ruleset::{Preset, Ruleset};
use crate::text::Text;

/// The widest a line of text gets, for the eye's sake.
const WIDEST: u16 = 76;
/// Rows of the title and the empty one below it.
const HEAD: u16 = 2;

/// Draws Help over everything but the keys.
pub fn draw(app: &App, help: &Help, look: &mut Look, area: Rect, buf: &mut Buffer) {
    let theme = look.theme;
    clear(area, area, buf);
    let page = Rect { height: area.height.saturating_sub(1), ..area };
    let width = page.width.saturating_sub(2).min(WIDEST);
    let column = Rect { x: page.x + (page.width - width) / 2, width, ..page };
    let (title, lines) = contents(app, help, usize::from(width), theme);
    let place = format!("{}/{}", help.place() + 1, Page::COUNT);
    put(buf, column, column.x, column.y, &title, theme.accent());
    put_right(buf, column, column.y, &place, theme.dim());
    let first = page.y + HEAD.min(page.height);
    let shown = usize::from(page.bottom() - first);
    let top = help.top(lines.len(), shown);
    for (y, (line, style)) in (first..page.bottom()).zip(lines.iter().skip(top)) {
        put(buf, column, column.x, y, line, *style);
    }
    if top > 0 {
        put_right(buf, column, first, "^", theme.accent());
    }
    if top + shown < lines.len() {
        put_right(buf, column, page.bottom().saturating_sub(1), "v", theme.accent());
    }
    keyline::keys(app, theme, Rect { y: page.bottom(), height: area.height.min(1), ..area }, buf);
}

/// The title of the open page, and its lines of at most `width` columns.
fn contents(app: &App, help: &Help, width: usize, theme: Theme) -> (String, Vec<(String, Style)>) {
    let text = app.desk.text;
    // The last columns are the marks'.
    let width = width.saturating_sub(2);
    let mut lines = Vec::new();
    let title = match help.page() {
        Page::Keys => {
            keys(app, keys_of(help, app), width, &mut lines, theme);
            let report = text.help.chapters.last().map_or(&[][..], |chapter| chapter.words);
            let more = match (help.mode, &app.screen) {
                (Mode::Chart, _) => report,
                (_, Screen::Alone(_)) => &text.alone.help,
                _ => &[],
            };
            for words in more {
                paragraph(words, width, &mut lines, theme);
            }
            text.help.keys.to_owned()
        }
        Page::Rules => {
            let (rules, preset) = rules_at(app);
            rule_set(&rules, preset, width, &mut lines, theme, text);
            let name = name(preset, text);
            if rules_here(app).is_some() { (text.help.rules)(name) } else { titled(name) }
        }
        Page::Chapter(n) => {
            let chapter = text.help.chapters.get(n);
            for words in chapter.into_iter().flat_map(|chapter| chapter.words) {
                paragraph(words, width, &mut lines, theme);
            }
            chapter.map_or("", |chapter| chapter.title).to_owned()
        }
        Page::RuleSet(preset) => {
            rule_set(&preset.rules(), Some(preset), width, &mut lines, theme, text);
            titled(name(Some(preset), text))
        }
        Page::Custom => {
            if let (rules, None) = rules_at(app) {
                rule_set(&rules, None, width, &mut lines, theme, text);
            } else {
                for words in particular(None, text) {
                    paragraph(words, width, &mut lines, theme);
                }
                paragraph(text.help.no_custom, width, &mut lines, theme);
            }
            titled(text.rules.custom)
        }
    };
    (title, lines)
}

/// What is particular to a rule set.
fn particular(preset: Option<Preset>, text: &Text) -> &'static [&'static str] {
    let place = preset.and_then(|preset| Preset::ALL.into_iter().position(|other| other == preset));
    text.help.particular[place.unwrap_or(Preset::ALL.len())]
}

/// A rule set: what is particular to it, then all of it by points.
fn rule_set(
    rules: &Ruleset,
    preset: Option<Preset>,
    width: usize,
    lines: &mut Vec<(String, Style)>,
    theme: Theme,
    text: &Text,
) {
    for words in particular(preset, text) {
        paragraph(words, width, lines, theme);
    }
    lines.push((String::new(), theme.text()));
    for sentence in plain::rules(rules, text) {
        point(&sentence, width, lines, theme);
    }
}

/// The name of a rule set in the middle of a sentence.
fn name(preset: Option<Preset>, text: &Text) -> &'static str {
    preset.map_or(text.rules.custom, |preset| text.rules.preset_name(preset.name()))
}

/// A name as a title.
fn titled(name: &str) -> String {
    let mut title = name.to_owned();
    if let Some(first) = title.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    title
}

/// Whose keys are told: a line of text being typed has few of its own, so it is those of its screen.
const fn keys_of(help: &Help, app: &App) -> Mode {
    match (help.mode, &app.screen) {
        (Mode::Field, Screen::Form(_)) => Mode::Form,
        (Mode::Field, Screen::Shelf(_)) => Mode::Shelf,
        (mode, _) => mode,
    }
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

fn keys(app: &App, mode: Mode, width: usize, lines: &mut Vec<(String, Style)>, theme: Theme) {
    let keys = keymap::rows(app, mode);
    let widest = keys.iter().map(|(keys, _)| columns(keys)).max().unwrap_or(0).min(width / 2);
    for (keys, what) in keys {
        lines.push((format!("{}  {what}", pad(&keys, widest)), theme.text()));
    }
}

/// A paragraph, an empty line before all but the first.
fn paragraph(words: &str, width: usize, lines: &mut Vec<(String, Style)>, theme: Theme) {
    if !lines.is_empty() {
        lines.push((String::new(), theme.text()));
    }
    lines.extend(wrap(words, width).into_iter().map(|line| (line, theme.text())));
}

/// One point of a list, its further lines indented.
fn point(words: &str, width: usize, lines: &mut Vec<(String, Style)>, theme: Theme) {
    for (n, line) in wrap(words, width.saturating_sub(2)).into_iter().enumerate() {
        let before = if n == 0 { "- " } else { "  " };
        lines.push((format!("{before}{line}"), theme.text()));
    }
}
