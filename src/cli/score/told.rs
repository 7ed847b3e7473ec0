//! A count told so that a person can follow it: what is dead, each side's part, and how the margin comes about.

use unicode_width::UnicodeWidthStr;

use super::account::{Account, DeadBy, Taken};
use crate::diagram::text::{Glyphs, OPEN, drawn};
use crate::game::{plain, said};
use crate::record::value::result::{self, By, GameResult};
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Point;
use crate::rules::ruleset::{POINT, Preset, Quarters, Scoring, Tax, Unit, ZI};
use crate::text::{Text, visible};

/// The whole count.
pub(super) fn told(account: &Account, glyphs: Glyphs, text: &Text) -> String {
    let words = &text.score;
    let name = Preset::words(account.preset, text).name;
    let counts = plain::scoring(&account.rules, text);
    let by = match account.rules_from {
        Taken::Option => words.rules_given,
        Taken::Record => words.by_rules,
        Taken::Custom => words.rules_assumed,
    };
    let mut lines = vec![by(name, counts)];
    lines.extend(komi(account, text));
    lines.extend(handicap(account, text));
    lines.push(dead(account, text));
    if !account.neutral.is_empty() {
        lines.push((words.seki)(&labels(account, &account.neutral)));
    }
    if !account.open.is_empty() {
        lines.push((words.open)(&labels(account, &account.open)));
    }
    lines.push(String::new());
    lines.push(board(account, glyphs));
    lines.extend(table(account, text));
    let open = account.count.neutral();
    if open > 0 && !halved(account) {
        lines.push((words.neutral)(open));
    }
    if account.rules.pass_stones {
        lines.push((words.pass_stones)(account.passes.black, account.passes.white));
    }
    lines.push(String::new());
    lines.push(said::result_between(&account.names, account.outcome, account.rules.said_in, text).into());
    if differs(account) {
        lines.push((words.recorded)(&visible::line(&account.recorded)));
    }
    lines.join("\n") + "\n"
}

/// Where the komi was taken from, if it is not in the record.
fn komi(account: &Account, text: &Text) -> Option<String> {
    let (words, called) = (&text.score, said::unit(account.rules.said_in, text).komi);
    match (account.komi_from, account.handicap) {
        (Taken::Record, _) => None,
        (Taken::Option, _) => Some((words.komi_given)(called)),
        (Taken::Custom, 0) => Some((words.komi_usual)(called)),
        (Taken::Custom, 1) => Some((words.komi_first)(called)),
        (Taken::Custom, stones) => Some((words.komi_handicap)(called, stones)),
    }
}

/// Where it was taken from what is given back for a handicap: no record says that.
fn handicap(account: &Account, text: &Text) -> Option<String> {
    let words = &text.score;
    match account.handicap_from {
        Taken::Custom if account.set_up > 1 => Some((words.handicap_unsaid)(account.set_up)),
        Taken::Custom => None,
        Taken::Record | Taken::Option if account.handicap < 2 => None,
        Taken::Record | Taken::Option if account.compensation() == 0 => {
            Some((words.handicap_free)(account.handicap))
        }
        Taken::Record | Taken::Option => Some((words.handicap_back)(account.handicap)),
    }
}

/// Whether the record says something else came of the game. Who won without by how much is nothing else.
fn differs(account: &Account) -> bool {
    let own = result::result_of(&result::write(account.outcome));
    match (result::result_of(&account.recorded), own) {
        (GameResult::Unknown, _) => false,
        (GameResult::Win(said, By::Unsaid), GameResult::Win(own, _)) => said != own,
        (said, own) => said != own,
    }
}

fn labels(account: &Account, points: &[Point]) -> String {
    let labels: Vec<String> = points.iter().map(|&point| account.size().label(point)).collect();
    labels.join(" ")
}

fn dead(account: &Account, text: &Text) -> String {
    let words = &text.score;
    let (some, none) = match account.dead_by {
        DeadBy::Given => (words.dead_given, words.dead_none),
        DeadBy::Record => (words.dead_recorded, words.none_recorded),
        DeadBy::Suggested => (words.dead_suggested, words.none_suggested),
        DeadBy::None => return words.dead_none.to_owned(),
        DeadBy::Rules => return words.no_removal.to_owned(),
    };
    if account.dead.is_empty() { none.to_owned() } else { some(&labels(account, &account.dead)) }
}

/// The board with dead stones small and surrounded points marked.
fn board(account: &Account, glyphs: Glyphs) -> String {
    drawn(&account.board, account.last, glyphs, |point| {
        let owner = account.count.owner(point);
        let stone = account.board.at(point);
        match (stone, owner) {
            (Some(color), owner) if owner != Some(color) => Some(glyphs.dead(color)),
            (None, Some(color)) => Some(glyphs.owned(color)),
            (None, None) if account.open.contains(&point) => Some(OPEN),
            _ => None,
        }
    })
}

/// Whether one side's count is held against half the board. With a tax or another way of counting it cannot be.
fn halved(account: &Account) -> bool {
    let rules = &account.rules;
    rules.said_in == Unit::Zi && rules.scoring == Scoring::Area && rules.tax == Tax::None
}

/// A line of the table: one amount for each side, one alone, or one in points whatever the others are in.
enum Row {
    Both(String, ByColor<Quarters>),
    One(String, Quarters),
    Points(String, Quarters),
}

/// Every amount in quarter zi, and how it is written.
fn table(account: &Account, text: &Text) -> Vec<String> {
    let (rows, write): (Vec<Row>, &dyn Fn(Quarters) -> String) = if halved(account) {
        (against_base(account, text), &|quarters| said::zi(quarters, text))
    } else {
        (side_by_side(account, text), &said::points)
    };
    let heads = [text.word.black, text.word.white];
    let cells: Vec<(String, [String; 2])> = rows
        .into_iter()
        .map(|row| match row {
            Row::Both(label, amounts) => (label, [write(amounts.black), write(amounts.white)]),
            Row::One(label, amount) => (label, [write(amount), String::new()]),
            Row::Points(label, amount) => (label, [said::points(amount), String::new()]),
        })
        .collect();
    let first = cells.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
    let column = |at: usize| {
        let widest = cells.iter().map(|(_, amounts)| amounts[at].width()).max().unwrap_or(0);
        widest.max(heads[at].width())
    };
    let widths = [column(0), column(1)];
    let line = |label: &str, amounts: [&str; 2]| {
        let pad = |text: &str, width: usize| " ".repeat(width.saturating_sub(text.width()));
        let mut line = format!("{label}{}", pad(label, first));
        for (amount, width) in amounts.into_iter().zip(widths) {
            line.push_str("  ");
            line.push_str(&pad(amount, width));
            line.push_str(amount);
        }
        line.trim_end().to_owned()
    };
    let mut lines = vec![line("", heads)];
    lines.extend(cells.iter().map(|(label, [black, white])| line(label, [black, white])));
    lines
}

fn signed(count: u32) -> Quarters {
    Quarters::try_from(count).unwrap_or(Quarters::MAX / 8)
}

/// Black's count against half the board (A §9), in zi.
fn against_base(account: &Account, text: &Text) -> Vec<Row> {
    let (count, words) = (&account.count, &text.score);
    let zi = |of: &dyn Fn(Color) -> u32| ByColor::new_with(|color| ZI * signed(of(color)));
    let half = signed(count.neutral()) * ZI / 2;
    let base = Quarters::from(account.size().points()) * ZI / 2;
    let mut rows = vec![
        Row::Both(words.stones.to_owned(), zi(&|color| count.stones(color))),
        Row::Both(words.territory.to_owned(), zi(&|color| account.territory(color))),
    ];
    if half > 0 {
        rows.push(Row::Both((words.half_neutral)(count.neutral()), ByColor::new_with(|_| half)));
    }
    rows.push(Row::Both(words.sum.to_owned(), ByColor::new_with(|color| count.zi(color))));
    rows.push(Row::One(words.base.to_owned(), -base));
    rows.push(Row::One(words.over_base.to_owned(), count.zi(Color::Black) - base));
    finish(account, text, rows)
}

/// Both sides' counts and their difference, in points.
fn side_by_side(account: &Account, text: &Text) -> Vec<Row> {
    let (count, rules, words) = (&account.count, &account.rules, &text.score);
    let unit = said::unit(rules.said_in, text);
    let points = |of: &dyn Fn(Color) -> u32| ByColor::new_with(|color| POINT * signed(of(color)));
    let mut rows = Vec::new();
    if rules.scoring != Scoring::Territory {
        rows.push((words.stones.to_owned(), points(&|color| count.stones(color))));
    }
    if rules.scoring != Scoring::Stones {
        rows.push((words.territory.to_owned(), points(&|color| account.territory(color))));
    }
    if rules.scoring == Scoring::Territory {
        rows.push((words.prisoners.to_owned(), points(&|color| count.prisoners(color))));
    }
    if rules.tax == Tax::All {
        let units = ByColor::new_with(|color| count.marked_units(color));
        let due = units.map(|units| -2 * POINT * signed(units));
        rows.push(((words.tax)(unit.tax, units.black, units.white), due));
    }
    let mut sum = ByColor::<Quarters>::default();
    for (_, amounts) in &rows {
        sum = ByColor::new_with(|color| sum[color] + amounts[color]);
    }
    let several = rows.len() > 1;
    let mut rows: Vec<Row> = rows.into_iter().map(|(label, amounts)| Row::Both(label, amounts)).collect();
    if several {
        rows.push(Row::Both(words.sum.to_owned(), sum));
    }
    rows.push(Row::One(words.difference.to_owned(), sum.black - sum.white));
    finish(account, text, rows)
}

/// What is given and taken beside the board, and the margin.
fn finish(account: &Account, text: &Text, mut rows: Vec<Row>) -> Vec<Row> {
    let words = &text.score;
    let mut more = |label: String, amount: Quarters| {
        if amount != 0 {
            rows.push(Row::One(label, amount));
        }
    };
    more(said::unit(account.rules.said_in, text).komi.to_owned(), -account.rules.komi);
    more((words.handicap)(account.handicap), -account.compensation());
    for color in Color::ALL {
        let sign = if color == Color::Black { -1 } else { 1 };
        let who = said::color(color, text);
        more((words.fines)(who), sign * account.fines[color]);
        more((words.overtime)(who), sign * account.overtime[color]);
        if account.conceded == Some(color) {
            more((words.conceded)(who), account.concession());
        }
    }
    rows.push(Row::One(words.margin.to_owned(), account.margin));
    let unit = account.rules.said_in;
    if halved(account) && said::said_in(unit, text) != unit {
        rows.push(Row::Points(words.in_points.to_owned(), account.margin));
    }
    rows
}
