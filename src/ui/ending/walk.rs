//! The count step by step: what is counted now, what has been counted by now, all steps in a list.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::count::{self, amount, equation};
use crate::app::table::ending::counting::Counting;
use crate::game::ending::tally::Item;
use crate::game::ending::walk::{Step, What};
use crate::game::{Game, said};
use crate::rules::color::Color;
use crate::rules::ruleset::{POINT, Quarters, Unit};
use crate::text::Text;
use crate::ui::line::{columns, fit, pad, put, put_right, wrap, wrap_told};
use crate::ui::theme::Theme;

/// Rows from which on all steps are listed.
const ROOMY: u16 = 6;

/// What is done in a step, in words.
fn words(step: &Step, unit: Unit, text: &Text) -> String {
    let walk = &text.ending.walk;
    // What is surrounded is counted in points, where those are not called otherwise.
    let points = |n: u32| {
        let called = if matches!(unit, Unit::Zi | Unit::Stones) { Unit::Points } else { unit };
        said::exact(Quarters::try_from(n).unwrap_or(0).saturating_mul(POINT), called, text)
    };
    let who = |color: Color| said::color(color, text);
    let joined = |first: String, more: Option<String>| match more {
        Some(more) => format!("{first}{}{more}", text.word.comma),
        None => first,
    };
    match step.what {
        What::Dead(dead) => (walk.dead)(dead.black, dead.white),
        What::Fill { color, laid, left } => {
            joined((walk.fill)(who(color), laid), (left > 0).then(|| (walk.left)(left)))
        }
        What::Region { color, regions, points: n, filled } => {
            let first = if regions == 1 && n >= 10 {
                (walk.region)(who(color), &points(n))
            } else {
                (walk.regions)(who(color), regions, &points(n))
            };
            joined(first, (filled > 0).then(|| (walk.filled)(filled, &points(n - filled))))
        }
        What::Stones { color, n } => (walk.stones)(who(color), n),
        What::Open { n, to: Some(color) } => (walk.given)(n, who(color)),
        What::Open { n, to: None } => {
            let half = Quarters::try_from(n).unwrap_or(0).saturating_mul(2);
            (walk.open)(n, &amount(half, Unit::Zi, text))
        }
        What::Units(units) => (walk.units)(said::unit(unit, text).tax, units.black, units.white),
        What::Result => walk.result.to_owned(),
    }
}

/// What has been counted by now: one side's number, or both.
fn so_far(step: &Step, side: Option<Color>, unit: Unit, text: &Text) -> String {
    let said = |color: Color| amount(step.so_far[color].saturating_mul(2), unit, text);
    match side {
        Some(color) => said(color),
        None => format!("{} : {}", said(Color::Black), said(Color::White)),
    }
}

fn title(counting: &Counting, text: &Text) -> String {
    let walk = &text.ending.walk;
    counting.walk.side.map_or_else(|| walk.both.to_owned(), |side| (walk.one)(said::color(side, text)))
}

/// Draws a count being gone through.
pub fn draw(game: &Game, counting: &Counting, theme: Theme, text: &Text, area: Rect, buf: &mut Buffer) {
    let Some(step) = counting.step() else { return };
    if area.height < ROOMY {
        return short(game, counting, step, theme, text, area, buf);
    }
    let walk = &text.ending.walk;
    let width = usize::from(area.width);
    let place = (walk.step)(counting.at + 1, counting.walk.steps.len());
    let name = title(counting, text);
    put(buf, area, area.x, area.y, &name, theme.strong());
    let mut y = area.y + 1;
    if columns(&name) + columns(&place) + 2 <= width {
        put_right(buf, area, area.y, &place, theme.dim());
    } else {
        put(buf, area, area.x, y, &place, theme.dim());
        y += 1;
    }
    y += u16::from(area.height > 12);
    for line in wrap(&words(step, game.terms().rules.said_in, text), width) {
        put(buf, area, area.x, y, &line, theme.accent());
        y += 1;
    }
    if step.what == What::Result {
        return compared(game, counting, theme, text, below(area, y), buf);
    }
    if !matches!(step.what, What::Dead(_)) {
        let sum = so_far(step, counting.walk.side, game.terms().rules.said_in, text);
        put(buf, area, area.x, y, &format!("{} {sum}", walk.so_far), theme.strong());
    }
    list(game, counting, theme, text, below(area, y + 2), buf);
}

/// How what was counted is compared: `Black 36 - White 17 - 6.5 = 12.5`.
fn comparison(game: &Game, counting: &Counting, width: usize, text: &Text) -> String {
    let tally = game.tally(&counting.marking);
    let (Some(step), None) = (counting.step(), counting.walk.side) else {
        return equation(&tally, counting.walk.side.unwrap_or(Color::Black), width, text);
    };
    let said = |quarters: Quarters| amount(quarters, tally.unit, text);
    let counted =
        |color: Color| format!("{} {}", said::color(color, text), said(step.so_far[color].saturating_mul(2)));
    let mut line = format!("{} - {}", counted(Color::Black), counted(Color::White));
    for agreed in &tally.lines {
        if matches!(agreed.item, Item::Komi | Item::Handicap | Item::Fines | Item::Overtime) {
            let more = agreed.worth.black.saturating_sub(agreed.worth.white);
            let sign = if more < 0 { '-' } else { '+' };
            line = format!("{line} {sign} {}", said(more.saturating_abs()));
        }
    }
    format!("{line} = {}", said(tally.sum.black.saturating_sub(tally.sum.white)))
}

/// The sums compared: how, the table, the result.
fn compared(game: &Game, counting: &Counting, theme: Theme, text: &Text, area: Rect, buf: &mut Buffer) {
    let width = usize::from(area.width);
    let result = wrap_told(&count::result(game, &counting.marking, text), width);
    let kept = u16::try_from(result.len()).unwrap_or(area.height);
    let mut y = area.y;
    let mut comparison = comparison(game, counting, width, text);
    if columns(&comparison) > width {
        // What comes out stands together.
        comparison = comparison.replace(" = ", "\n= ");
    }
    for line in wrap(&comparison, width) {
        put(buf, area, area.x, y, &line, theme.text());
        y += 1;
    }
    let rows = count::rows_of(game, &counting.marking, theme, text);
    if y + rows + kept <= area.bottom() {
        let gap = u16::from(y + rows + kept + 2 <= area.bottom());
        let table = Rect { y: y + gap, height: rows, ..area };
        y = count::table(game, &counting.marking, theme, text, table, buf) + gap;
    }
    for line in result {
        put(buf, area, area.x, y, &line, theme.accent());
        y += 1;
    }
}

/// All steps with the sums after them, as many as there is room for, the one shown among them.
fn list(game: &Game, counting: &Counting, theme: Theme, text: &Text, area: Rect, buf: &mut Buffer) {
    let rows = usize::from(area.height);
    let steps = &counting.walk.steps;
    let first = counting.at.saturating_sub(rows / 2).min(steps.len().saturating_sub(rows));
    let unit = game.terms().rules.said_in;
    let width = usize::from(area.width);
    for (y, (at, step)) in (area.y..area.bottom()).zip(steps.iter().enumerate().skip(first)) {
        // What comes is known only when it is counted.
        let sum = match step.what {
            What::Result | What::Dead(_) => String::new(),
            _ if at > counting.at => String::new(),
            _ => so_far(step, counting.walk.side, unit, text),
        };
        let room = width.saturating_sub(columns(&sum) + 1);
        let line = format!("{} {sum}", pad(&fit(&words(step, unit, text), room), room));
        let style = match at.cmp(&counting.at) {
            std::cmp::Ordering::Less => theme.text(),
            std::cmp::Ordering::Equal => theme.chosen(),
            std::cmp::Ordering::Greater => theme.dim(),
        };
        put(buf, area, area.x, y, &line, style);
    }
}

/// The same in two rows.
fn short(
    game: &Game,
    counting: &Counting,
    step: &Step,
    theme: Theme,
    text: &Text,
    area: Rect,
    buf: &mut Buffer,
) {
    let width = usize::from(area.width);
    let rows = usize::from(area.height.saturating_sub(1));
    let (first, rest, style) = if step.what == What::Result {
        let result = count::lines(game, &counting.marking, text, width, rows);
        (comparison(game, counting, width, text), result, theme.accent())
    } else {
        let walk = &text.ending.walk;
        let unit = game.terms().rules.said_in;
        let sum = so_far(step, counting.walk.side, unit, text);
        let place = (walk.step)(counting.at + 1, counting.walk.steps.len());
        let line = (text.markup.told)(&title(counting, text), &format!("{} {sum}   {place}", walk.so_far));
        (words(step, unit, text), vec![fit(&line, width)], theme.text())
    };
    put(buf, area, area.x, area.y, &fit(&first, width), theme.strong());
    for (y, line) in (area.y + 1..area.bottom()).zip(rest) {
        put(buf, area, area.x, y, &line, style);
    }
}

/// What is left of `area` from row `y` on.
fn below(area: Rect, y: u16) -> Rect {
    let y = y.min(area.bottom());
    Rect { y, height: area.bottom() - y, ..area }
}
