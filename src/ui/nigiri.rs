//! Nigiri on the screen: who holds the stones, the hidden handful, the guess, the count in pairs.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::line::{columns, fit, pad, put, wrap};
use super::page::{Look, above_keys};
use super::panel::prisoner;
use super::theme::Theme;
use crate::app::Desk;
use crate::app::nigiri::{Nigiri, Stage};
use crate::game::said;
use crate::rules::color::Color;
use crate::text::Text;

/// The widest it gets.
const WIDEST: u16 = 72;
/// Pairs in a row, so that a row holds ten stones.
const PAIRS: u8 = 5;
/// Columns before the words of a choice.
const INDENT: usize = 5;

/// A row of the screen.
enum Line {
    /// Words.
    Words(String, fn(Theme) -> Style),
    /// So many stones of a colour, in pairs.
    Stones(Color, u8),
    /// A closed hand.
    Closed,
    /// A choice, from 0.
    Choice(usize, String),
}

/// Draws the screen into what is left above the keys.
pub fn draw(nigiri: &Nigiri, desk: &Desk, look: &Look, area: Rect, buf: &mut Buffer) {
    let theme = look.theme;
    let (page, lines) = page(nigiri, desk, area);
    for (y, line) in (page.y..page.bottom()).zip(&lines) {
        match line {
            Line::Words(words, style) => {
                put(buf, page, page.x, y, &fit(words, usize::from(page.width)), style(theme));
            }
            Line::Stones(color, number) => stones(*color, *number, Rect { y, height: 1, ..page }, theme, buf),
            Line::Closed => {
                put(buf, page, page.x + 2, y, "( ? )", theme.strong());
            }
            Line::Choice(n, words) => {
                let lit = *n == nigiri.lit;
                let marker = if lit { ">" } else { " " };
                let before = pad(&format!("{marker} {}", n + 1), INDENT);
                let style = if lit { theme.chosen() } else { theme.text() };
                put(buf, page, page.x, y, &pad(&format!("{before}{words}"), usize::from(page.width)), style);
            }
        }
    }
}

/// The choice on a cell of the screen.
pub fn row_at(nigiri: &Nigiri, desk: &Desk, area: Rect, column: u16, row: u16) -> Option<usize> {
    let (page, lines) = page(nigiri, desk, above_keys(area));
    let at = page.contains((column, row).into()).then(|| usize::from(row - page.y))?;
    match lines.get(at) {
        Some(Line::Choice(n, _)) => Some(*n),
        _ => None,
    }
}

/// A player or team before colours are chosen.
fn name(nigiri: &Nigiri, side: Color, text: &Text) -> String {
    let terms = &nigiri.plan.terms;
    if terms.is_for_four() || !terms.names[side].trim().is_empty() {
        return said::players(terms, side, text);
    }
    let [first, second] = text.before.nobody;
    if side == Color::Black { first.to_owned() } else { second.to_owned() }
}

/// Where the lines stand, and the lines.
fn page(nigiri: &Nigiri, desk: &Desk, area: Rect) -> (Rect, Vec<Line>) {
    let width = area.width.saturating_sub(2).min(WIDEST);
    let lines = lines(nigiri, desk, usize::from(width));
    let spare = area.height.saturating_sub(u16::try_from(lines.len()).unwrap_or(u16::MAX));
    let y = area.y + spare / 3;
    let x = area.x + (area.width - width) / 2;
    (Rect { x, y, width, height: area.bottom().saturating_sub(y) }, lines)
}

fn lines(nigiri: &Nigiri, desk: &Desk, width: usize) -> Vec<Line> {
    let text = desk.text;
    let words = &text.before;
    let name = |side: Color| name(nigiri, side, text);
    let mut lines = vec![Line::Words(words.nigiri.to_owned(), Theme::accent), blank()];
    let say = |said: &str, style: fn(Theme) -> Style, lines: &mut Vec<Line>| {
        lines.extend(wrap(said, width).into_iter().map(|line| Line::Words(line, style)));
    };
    let choices: Vec<String> = match nigiri.stage {
        Stage::Who => {
            say(words.who_holds, Theme::strong, &mut lines);
            Color::ALL.map(|side| (words.holds)(&name(side))).into()
        }
        Stage::Take { holder } => {
            say(&(words.takes)(&name(holder)), Theme::strong, &mut lines);
            lines.push(blank());
            say(words.fair, Theme::dim, &mut lines);
            vec![words.take.to_owned()]
        }
        Stage::Guess(hidden) => {
            let holder = name(hidden.holder);
            say(&(words.guesses)(&holder, &name(!hidden.holder)), Theme::strong, &mut lines);
            lines.push(blank());
            say(&(words.hand)(&holder), Theme::text, &mut lines);
            lines.push(Line::Closed);
            vec![words.one.to_owned(), words.two.to_owned()]
        }
        Stage::Shown(counted) => {
            let other = name(!counted.holder);
            let guess = if counted.odd { words.said_one } else { words.said_two };
            say(&guess(&other), Theme::strong, &mut lines);
            lines.push(Line::Stones(Color::Black, if counted.odd { 1 } else { 2 }));
            lines.push(blank());
            say(&(words.hand)(&name(counted.holder)), Theme::text, &mut lines);
            let now = desk.now.ms;
            let seen = counted.counted(now);
            for row in 0..3 {
                lines.push(Line::Stones(Color::White, seen.saturating_sub(row * 2 * PAIRS).min(2 * PAIRS)));
            }
            lines.push(blank());
            if counted.is_counted(now) {
                let number = if seen % 2 == 1 { (words.odd)(seen) } else { (words.even)(seen) };
                say(&number, Theme::text, &mut lines);
                let black = counted.black();
                say(&(words.result)(&name(black), &name(!black)), Theme::accent, &mut lines);
                vec![words.go_on.to_owned()]
            } else {
                say(&(words.counting)(seen), Theme::text, &mut lines);
                lines.push(blank());
                vec![words.count_all.to_owned()]
            }
        }
    };
    lines.push(blank());
    let room = width.saturating_sub(INDENT);
    let choice = |(n, words): (usize, String)| {
        let words = if columns(&words) > room { fit(&words, room) } else { words };
        Line::Choice(n, words)
    };
    lines.extend(choices.into_iter().enumerate().map(choice));
    lines
}

fn blank() -> Line {
    Line::Words(String::new(), Theme::text)
}

/// Draws stones in pairs.
fn stones(color: Color, number: u8, area: Rect, theme: Theme, buf: &mut Buffer) {
    let mut x = area.x + 2;
    for n in 0..number {
        if n > 0 && n % 2 == 0 {
            x += 1;
        }
        x = prisoner(theme, color, x, area, buf);
    }
}
