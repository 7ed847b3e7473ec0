//! The list of games for people: a line a game, in columns. On a terminal no line is wider than it is; anywhere else
//! nothing is cut but what a file holds at a length no name has.

use crate::app::shelf::listed_result;
use crate::record::shelf::{Row, State};
use crate::text::{Text, visible};
use crate::ui::home::{cut_names, names};
use crate::ui::line::{columns, fit, pad};

use super::name;

/// What stands in the columns, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Id,
    Date,
    Players,
    Board,
    Rules,
    Moves,
    Time,
    State,
}

use Column::{Board, Date, Id, Moves, Players, Rules, Time};

const ALL: [Column; 8] = [Id, Date, Players, Board, Rules, Moves, Time, Column::State];

/// Columns between two.
const GAP: usize = 2;
/// What a name, a rule set, a result or a time setting gets at most, columns.
const MOST: usize = 40;
/// Between the players.
const BETWEEN: &str = " - ";

/// What gives way where there is little room, one after the other, and how few columns it may get; with none it is left
/// out whole. The id goes last: other commands take it.
const GIVES_WAY: [(Column, usize); 9] = [
    (Time, 0),
    (Column::State, 16),
    (Players, 16),
    (Moves, 0),
    (Players, 9),
    (Rules, 0),
    (Date, 0),
    (Board, 0),
    (Id, 8),
];

/// The lines, in at most `width` columns. What no game has takes no room.
pub(super) fn table(rows: &[Row], text: &Text, width: Option<usize>) -> String {
    let cells: Vec<[String; ALL.len()]> =
        rows.iter().map(|row| ALL.map(|column| cell(row, column, text))).collect();
    let mut widths: [usize; ALL.len()] =
        std::array::from_fn(|n| cells.iter().map(|cells| columns(&cells[n])).max().unwrap_or(0));
    if let Some(width) = width {
        narrow(&mut widths, width);
    }
    let mut lines = String::new();
    for (row, cells) in rows.iter().zip(&cells) {
        let shown = ALL.iter().zip(cells).zip(widths).filter(|(_, width)| *width > 0);
        let line: Vec<String> = shown
            .map(|((column, cell), width)| match column {
                Players if columns(cell) > width => pad(&players(row, text, Some(width)), width),
                _ => pad(&fit(cell, width), width),
            })
            .collect();
        let line = line.join(&" ".repeat(GAP));
        lines.push_str(width.map_or(line.clone(), |width| fit(&line, width)).trim_end());
        lines.push('\n');
    }
    lines
}

/// Makes the columns fit into `most`, as far as they give way.
fn narrow(widths: &mut [usize; ALL.len()], most: usize) {
    for (column, least) in GIVES_WAY {
        let shown = widths.iter().filter(|width| **width > 0).count();
        let taken = widths.iter().sum::<usize>() + GAP * shown.saturating_sub(1);
        let over = taken.saturating_sub(most);
        let Some(width) = ALL.iter().position(|other| *other == column).map(|at| &mut widths[at]) else {
            continue;
        };
        if over > 0 && *width > least {
            *width = if least == 0 { 0 } else { width.saturating_sub(over).max(least) };
        }
    }
}

fn cell(row: &Row, column: Column, text: &Text) -> String {
    let plain = |text: &str| visible::line(text).trim().to_owned();
    let short = |text: &str| fit(visible::line(text).trim(), MOST);
    match column {
        Id => plain(&name(row)),
        Date => short(&row.date),
        Players => players(row, text, None),
        Board => row.size.map_or_else(String::new, |size| size.to_string()),
        Rules => short(&row.rules),
        Moves if row.size.is_some() => (text.shelf.move_count)(row.moves),
        Moves => String::new(),
        Column::State => match &row.state {
            State::Unfinished => text.shelf.unfinished.to_owned(),
            State::Finished => short(&result(row, text)),
            State::Damaged(why) => (text.markup.told)(text.shelf.damaged, &plain(&why.said(text))),
        },
        Time => short(&row.time),
    }
}

/// The result as every list of games has it; nothing where nothing is said of it.
pub(super) fn result(row: &Row, text: &Text) -> String {
    if row.result.is_empty() {
        String::new()
    } else {
        listed_result(row.outcome, &row.result, row.unit, text)
    }
}

/// Both players in at most `most` columns; nothing where nobody is named.
fn players(row: &Row, text: &Text, most: Option<usize>) -> String {
    if row.black.trim().is_empty() && row.white.trim().is_empty() {
        return String::new();
    }
    let names = names(row.black.trim(), row.white.trim(), text);
    let names = match most {
        Some(most) => cut_names(&names, most.saturating_sub(columns(BETWEEN))),
        None => names.map(|name| fit(&name, MOST)),
    };
    format!("{}{BETWEEN}{}", names.black, names.white)
}
