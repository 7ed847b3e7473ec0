//! The count beside the board: every line of it for both sides, the sums, what is compared, the result.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::Desk;
use crate::app::key::printed;
use crate::app::table::ending::keys::AGREES;
use crate::game::ending::Marking;
use crate::game::ending::tally::{Item, Line, Tally};
use crate::game::{Game, Stage, said};
use crate::rules::color::Color;
use crate::rules::ruleset::{POINT, Quarters, Unit};
use crate::text::Text;
use crate::text::sentence::Sentence;
use crate::ui::line::{columns, fit, fit_told, put, put_right, wrap, wrap_told};
use crate::ui::theme::Theme;

/// Columns of the heads, and of each side's amounts: the least and the most.
const HEAD: u16 = 11;
const AMOUNT: (u16, u16) = (8, 10);

/// Rows in which points that are open are named.
const OPEN_ROWS: usize = 3;

/// A row of the table: its head, both amounts, how it is drawn.
type Row = (String, [String; 2], Style);

/// An amount in quarters of a stone or point.
pub(super) fn amount(quarters: Quarters, unit: Unit, text: &Text) -> String {
    let said = match unit {
        Unit::Zi => said::zi(quarters.saturating_abs(), text),
        _ => said::points(quarters.saturating_abs() / POINT),
    };
    if quarters < 0 { format!("-{said}") } else { said }
}

fn head(item: Item, unit: Unit, text: &Text) -> String {
    let (words, unit) = (&text.ending.item, said::unit(unit, text));
    match item {
        Item::Stones => words.stones,
        Item::Territory => unit.territory,
        Item::Prisoners => words.prisoners,
        Item::Dead => words.dead,
        Item::Open(n) => return format!("{} {n}", words.open),
        Item::Given => words.given,
        Item::Units(_) => unit.tax,
        Item::Base => words.base,
        Item::Komi => unit.komi,
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
        rows.push((head(line.item, tally.unit, text), amounts, style));
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
        rows.push((head(line.item, tally.unit, text), [said(line.worth.black), units], theme.text()));
    }
    if tally.by_base {
        let total = [said(tally.total()), String::new()];
        rows.push((text.ending.item.difference.to_owned(), total, theme.strong()));
        if in_points(tally, text) {
            let points = [said::points(tally.total()), String::new()];
            rows.push((text.ending.item.in_points.to_owned(), points, theme.strong()));
        }
    }
    rows
}

/// Whether the difference is told in points, too: where it is counted in zi, and the result is not said in them.
fn in_points(tally: &Tally, text: &Text) -> bool {
    said::said_in(tally.unit, text) != tally.unit
}

/// The result of a marking in words.
pub(super) fn result(game: &Game, marking: &Marking, text: &Text) -> Sentence {
    said::result(game.outcome_of(marking), game.terms(), text)
}

/// The same as a count that is not agreed yet.
fn as_marked(game: &Game, marking: &Marking, text: &Text) -> Sentence {
    result(game, marking, text).within(text.ending.as_marked)
}

/// How the sums are compared, in one line: `Black 185 - 180 1/2 - 3 3/4 = 3/4`; where `width` has room, in points too.
pub(super) fn equation(tally: &Tally, side: Color, width: usize, text: &Text) -> String {
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
    line = format!("{line} = {}", said(total));
    let points = format!("{line} = {}", said::exact(total, Unit::Points, text));
    if in_points(tally, text) && columns(&points) <= width { points } else { line }
}

/// Rows the table takes.
pub(super) fn rows_of(game: &Game, marking: &Marking, theme: Theme, text: &Text) -> u16 {
    u16::try_from(rows(&game.tally(marking), theme, text).len()).unwrap_or(u16::MAX)
}

/// Which points are still open while the dead stones are marked, in lines.
fn open(game: &Game, marking: &Marking, width: usize, text: &Text) -> Vec<String> {
    if marking.open.is_empty() || !matches!(game.stage(), Stage::Marking(_)) {
        return Vec::new();
    }
    let fits = |words: &str| wrap(words, width).len() <= OPEN_ROWS;
    wrap(&said::open(&marking.open, game.terms().size, text, fits), width)
}

/// Rows the whole count takes, what is open and the result included.
pub fn height(game: &Game, marking: &Marking, width: u16, theme: Theme, text: &Text) -> u16 {
    let width = usize::from(width);
    let words = wrap_told(&as_marked(game, marking, text), width).len();
    u16::try_from(open(game, marking, width, text).len() + words + 1)
        .unwrap_or(u16::MAX)
        .saturating_add(rows_of(game, marking, theme, text))
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
    let width = usize::from(area.width);
    let open = open(game, marking, width, text).into_iter().map(|line| (line, theme.strong()));
    let words = wrap_told(&as_marked(game, marking, text), width);
    let words = words.into_iter().map(|line| (line, theme.accent()));
    for (y, (line, style)) in (y..area.bottom()).zip(open.chain(words)) {
        put(buf, area, area.x, y, &line, style);
    }
}

/// Who agrees and both sums; how they are compared, where there is a row for it; the result.
fn short(game: &Game, marking: &Marking, theme: Theme, text: &Text, area: Rect, buf: &mut Buffer) {
    let tally = game.tally(marking);
    let side = |color: Color| {
        let agreed = marking.confirmed[color];
        let sign = if agreed { "+".to_owned() } else { format!("{}:", printed(AGREES[color], text)) };
        format!("{sign} {} {}", said::color(color, text), amount(tally.sum[color], tally.unit, text))
    };
    let mut sums = format!("{}   {}", side(Color::Black), side(Color::White));
    let open = tally.lines.iter().find(|line| matches!(line.item, Item::Open(_)));
    if let Some(line) = open {
        sums = format!("{sums}   {}", head(line.item, tally.unit, text));
    }
    let width = usize::from(area.width);
    put(buf, area, area.x, area.y, &fit(&sums, width), theme.strong());
    let mut y = area.y + 1;
    if area.height > 3 {
        put(buf, area, area.x, y, &fit(&equation(&tally, Color::Black, width, text), width), theme.text());
        y += 1;
    }
    let rows = usize::from(area.bottom().saturating_sub(y));
    let result = lines(game, marking, text, width, rows).into_iter().map(|line| (line, theme.accent()));
    let open = self::open(game, marking, width, text).into_iter().map(|line| (line, theme.strong()));
    for (y, (line, style)) in (y..area.bottom()).zip(result.chain(open)) {
        put(buf, area, area.x, y, &line, style);
    }
}

/// The result of a marking in so many lines; where they are too few the amount is told once, and a name is cut.
pub(super) fn lines(game: &Game, marking: &Marking, text: &Text, width: usize, rows: usize) -> Vec<String> {
    let (outcome, terms) = (game.outcome_of(marking), game.terms());
    let brief = said::result_briefly(outcome, terms, text);
    let wrapped = [wrap_told(&said::result(outcome, terms, text), width), wrap_told(&brief, width)];
    let fitting = wrapped.into_iter().find(|lines| lines.len() <= rows);
    fitting.unwrap_or_else(|| vec![fit_told(&brief, width)])
}
