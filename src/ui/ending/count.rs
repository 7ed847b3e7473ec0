//! The count beside the board: every line of it for both sides, the sums, what is compared, the result.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::action::Command;
use crate::app::{Desk, Mode};
use crate::game::ending::Marking;
use crate::game::ending::tally::{Item, Line, Tally};
use crate::game::{Game, said};
use crate::rules::color::Color;
use crate::rules::ruleset::{POINT, Quarters, Unit};
use crate::text::Text;
use crate::ui::keymap;
use crate::ui::line::{columns, fit, put, put_right, wrap};
use crate::ui::theme::Theme;

/// Columns of the heads, and of each side's amounts: the least and the most.
const HEAD: u16 = 11;
const AMOUNT: (u16, u16) = (8, 10);

/// A row of the table: its head, both amounts, how it is drawn.
type Row = (String, [String; 2], Style);

/// An amount in quarters of a stone or point.
pub(super) fn amount(quarters: Quarters, unit: Unit, text: &Text) -> String {
    let said = match unit {
        Unit::Zi => said::zi(quarters.saturating_abs(), text),
        Unit::Points => said::points(quarters.saturating_abs() / POINT),
    };
    if quarters < 0 { format!("-{said}") } else { said }
}

fn head(item: Item, text: &Text) -> String {
    let words = &text.ending.item;
    match item {
        Item::Stones => words.stones,
        Item::Territory => words.territory,
        Item::Prisoners => words.prisoners,
        Item::Dead => words.dead,
        Item::Open(n) => return format!("{} {n}", words.open),
        Item::Given => words.given,
        Item::Units(_) => words.units,
        Item::Base => words.base,
        Item::Komi => words.komi,
        Item::Handicap => words.handicap,
        Item::Fines => words.fines,
        Item::Overtime => words.overtime,
    }
    .to_owned()
}

fn rows(tally: &Tally, theme: Theme, text: &Text) -> Vec<Row> {
    let said = |quarters| amount(quarters, tally.unit, text);
    let both = |line: &Line| [said(line.worth.black), said(line.worth.white)];
    let names = [text.word.black, text.word.white].map(str::to_owned);
    let mut rows = vec![(String::new(), names, theme.strong())];
    for line in &tally.lines {
        let (amounts, style) = match line.item {
            Item::Open(_) if !tally.by_base => ([const { String::new() }; 2], theme.dim()),
            Item::Open(_) => (both(line), theme.dim()),
            // A side that gets nothing has no amount to show.
            Item::Komi | Item::Handicap | Item::Fines | Item::Overtime | Item::Given => {
                let some = |quarters| if quarters == 0 { String::new() } else { said(quarters) };
                ([some(line.worth.black), some(line.worth.white)], theme.text())
            }
            _ => (both(line), theme.text()),
        };
        rows.push((head(line.item, text), amounts, style));
    }
    rows.push((
        text.ending.item.sum.to_owned(),
        [said(tally.sum.black), said(tally.sum.white)],
        theme.strong(),
    ));
    for line in &tally.below {
        let units = match line.item {
            Item::Units(units) => format!("{}:{}", units.black, units.white),
            _ => String::new(),
        };
        rows.push((head(line.item, text), [said(line.worth.black), units], theme.text()));
    }
    if tally.by_base {
        let total = [said(tally.total()), String::new()];
        rows.push((text.ending.item.difference.to_owned(), total, theme.strong()));
    }
    rows
}

/// The result of a marking in words.
pub(super) fn result(game: &Game, marking: &Marking, text: &Text) -> String {
    said::outcome(game.outcome_of(marking), game.terms().rules.said_in, text)
}

/// How the sums are compared, in one line: `Black 185 - 180 1/2 - 3 3/4 = 3/4`.
pub(super) fn equation(tally: &Tally, side: Color, text: &Text) -> String {
    let said = |quarters| amount(quarters, tally.unit, text);
    let (who, other) = (said::color(side, text), said::color(!side, text));
    if !tally.by_base {
        let difference = tally.sum[side].saturating_sub(tally.sum[!side]);
        return format!(
            "{who} {} - {other} {} = {}",
            said(tally.sum[side]),
            said(tally.sum[!side]),
            said(difference)
        );
    }
    let mut line = format!("{who} {}", said(tally.sum[side]));
    for below in tally.below.iter().map(|line| line.worth[side]) {
        let sign = if below < 0 { '-' } else { '+' };
        line = format!("{line} {sign} {}", said(below.saturating_abs()));
    }
    let total = if side == Color::Black { tally.total() } else { tally.total().saturating_neg() };
    format!("{line} = {}", said(total))
}

/// Rows the table takes.
pub(super) fn rows_of(game: &Game, marking: &Marking, theme: Theme, text: &Text) -> u16 {
    u16::try_from(rows(&game.tally(marking), theme, text).len()).unwrap_or(u16::MAX)
}

/// Rows the whole count takes, its result included.
pub fn height(game: &Game, marking: &Marking, width: u16, theme: Theme, text: &Text) -> u16 {
    let words = wrap(&(text.ending.as_marked)(&result(game, marking, text)), usize::from(width)).len();
    u16::try_from(words + 1).unwrap_or(u16::MAX).saturating_add(rows_of(game, marking, theme, text))
}

/// Draws the table alone, as far as there is room; returns the row after it.
pub fn table(game: &Game, marking: &Marking, theme: Theme, text: &Text, area: Rect, buf: &mut Buffer) -> u16 {
    let wide = (area.width.saturating_sub(HEAD) / 2).clamp(AMOUNT.0, AMOUNT.1);
    let mut y = area.y;
    for (head, amounts, style) in rows(&game.tally(marking), theme, text) {
        if y >= area.bottom() {
            break;
        }
        put(buf, area, area.x, y, &head, style);
        for (amount, right) in amounts.iter().zip([HEAD + wide, HEAD + 2 * wide]) {
            put_right(buf, Rect { width: right.min(area.width), ..area }, y, amount, style);
        }
        y += 1;
    }
    y
}

/// Draws the count as it stands: the table and the result, or where there is little room what matters most.
pub fn draw(game: &Game, marking: &Marking, desk: &Desk, theme: Theme, area: Rect, buf: &mut Buffer) {
    let text = desk.text;
    let needed = height(game, marking, area.width, theme, text);
    if area.height + 1 < needed {
        return short(game, marking, theme, text, area, buf);
    }
    let blank = u16::from(area.height >= needed);
    let y = table(game, marking, theme, text, area, buf) + blank;
    let words = (text.ending.as_marked)(&result(game, marking, text));
    for (y, line) in (y..area.bottom()).zip(wrap(&words, usize::from(area.width))) {
        put(buf, area, area.x, y, &line, theme.accent());
    }
}

/// Who agrees and both sums; how they are compared, where there is a row for it; the result.
fn short(game: &Game, marking: &Marking, theme: Theme, text: &Text, area: Rect, buf: &mut Buffer) {
    let tally = game.tally(marking);
    let side = |color: Color, command: Command| {
        let agreed = marking.confirmed[color];
        let key = keymap::key_of(Mode::Ending, command, text).filter(|_| !agreed);
        let sign = key.map_or_else(|| "+".to_owned(), |key| format!("{key}:"));
        format!("{sign} {} {}", said::color(color, text), amount(tally.sum[color], tally.unit, text))
    };
    let mut sums = format!(
        "{}   {}",
        side(Color::Black, Command::BlackAgrees),
        side(Color::White, Command::WhiteAgrees)
    );
    let open = tally.lines.iter().find(|line| matches!(line.item, Item::Open(_)));
    if let Some(line) = open {
        sums = format!("{sums}   {}", head(line.item, text));
    }
    let width = usize::from(area.width);
    put(buf, area, area.x, area.y, &fit(&sums, width), theme.strong());
    let mut y = area.y + 1;
    if area.height > 3 {
        put(buf, area, area.x, y, &fit(&equation(&tally, Color::Black, text), width), theme.text());
        y += 1;
    }
    let words = result(game, marking, text);
    let rows = usize::from(area.bottom().saturating_sub(y));
    for (y, line) in (y..area.bottom()).zip(lines(&words, width, rows)) {
        put(buf, area, area.x, y, &line, theme.accent());
    }
}

/// A result in so many lines; where they are too few, without what stands in brackets.
pub(super) fn lines(words: &str, width: usize, rows: usize) -> Vec<String> {
    let whole = wrap(words, width);
    if whole.len() <= rows {
        return whole;
    }
    let plain = words.split(['(', '（']).next().unwrap_or(words).trim_end();
    if columns(plain) == 0 { whole } else { wrap(plain, width) }
}
