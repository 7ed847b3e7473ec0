//! `shoutan games`: the saved games.

mod clocks;
mod table;
mod training;

use std::borrow::Cow;
use std::path::Path;

use clap::Args;
use serde::Serialize;

use super::damage;
use super::json::{self, Sides};
use crate::clock::Ms;
use crate::clock::pace::Pace;
use crate::record::journal;
use crate::record::open::open_journal;
use crate::record::pace;
use crate::record::shelf::{Row, State, rows};
use crate::record::store::Store;
use crate::record::store::whole::read_ordinary;
use crate::rules::color::ByColor;
use crate::text::Text;
use training::Training;

/// What stands behind the options in its help.
pub const HELP: &str = "In JSON training has, for B and W: moves, untold_moves (whose time the record does not tell), used_ms; opening_ms, \
middle_game_ms, endgame_ms, main_ms and overtime_ms, each with its number of _moves; overtime_from_move; periods (lost, used, \
bought, or blocks of stones completed, as the system has them); overruns; timed_moves (made where there was something to \
lose), moves_in_last_10_s, moves_in_last_5_s, moves_in_last_3_s; longest, up to five of move, ms, periods. Where moves are \
untold the times are the least they can have been. Without any times training is null.";

/// The longest name that is told whole in JSON, characters.
const LONGEST: usize = 1_000;

/// Which games, and how they are listed.
#[derive(Args, Clone, Debug)]
pub struct Games {
    /// One JSON object for each game, with the sums of its training report
    #[arg(long)]
    pub json: bool,
    /// Only games that hold every word of this
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub search: String,
    /// The sessions of the two clocks alone instead; one is opened by "shoutan clock --report ID"
    #[arg(long)]
    pub clocks: bool,
}

/// The list, newest first; for people in at most `width` columns, where there is such a bound. `now`: ms since 1970 UTC.
/// The error is a sentence.
pub fn run(
    games: &Games,
    store: &Store,
    text: &Text,
    now: i64,
    width: Option<usize>,
) -> Result<String, String> {
    if games.clocks {
        return clocks::list(store, &games.search, games.json, text, width)
            .map_err(|error| error.to_string());
    }
    let mut rows = rows(store, now).map_err(|fault| fault.said(text))?;
    rows.sort_by(Row::newest_first);
    rows.retain(|row| games.search.split_whitespace().all(|word| holds(row, word, text)));
    for row in &rows {
        tell_damage(row, text);
    }
    if games.json {
        json_lines(&rows).map_err(|error| error.to_string())
    } else {
        Ok(table::table(&rows, text, width))
    }
}

/// Whether a word stands in the row, as the record has it or as the list says it.
fn holds(row: &Row, word: &str, text: &Text) -> bool {
    let listed = || matches!(row.state, State::Finished).then(|| table::result(row, text));
    row.holds(word) || listed().is_some_and(|result| result.to_lowercase().contains(&word.to_lowercase()))
}

#[derive(Serialize)]
struct Line<'a> {
    id: Cow<'a, str>,
    file: &'a str,
    state: &'static str,
    date: Cow<'a, str>,
    black: Cow<'a, str>,
    white: Cow<'a, str>,
    size: Option<[u8; 2]>,
    rules: Cow<'a, str>,
    moves: u32,
    result: Cow<'a, str>,
    time: Cow<'a, str>,
    time_used_ms: Option<Sides<Ms>>,
    training: Option<Sides<Training>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    damage: Option<String>,
}

fn json_lines(rows: &[Row]) -> std::io::Result<String> {
    let mut lines = Vec::new();
    for row in rows {
        // Only here, so that the list itself need not go through the moves of every game; and of many records the
        // list knows that there is nothing to be found.
        let pace = row.timed.then(|| pace::of_file(&row.path)).flatten();
        let (state, damage) = match &row.state {
            State::Unfinished => ("unfinished", None),
            State::Finished => ("finished", None),
            State::Damaged(why) => ("damaged", Some(why.to_string())),
        };
        let line = Line {
            id: name(row),
            file: &row.file,
            state,
            date: short(&row.date),
            black: short(&row.black),
            white: short(&row.white),
            size: row.size.map(|size| [size.width(), size.height()]),
            rules: short(&row.rules),
            moves: row.moves,
            result: short(&row.result),
            time: short(&row.time),
            time_used_ms: row.time_used.or_else(|| used(pace.as_ref()?)).map(Sides::from),
            training: pace.as_ref().and_then(training::of),
            damage,
        };
        json::write_line(&mut lines, &line)?;
    }
    Ok(String::from_utf8_lossy(&lines).into_owned())
}

/// Tells of a journal that can be read up to some line only. One that cannot be read at all has that in the list.
fn tell_damage(row: &Row, text: &Text) {
    let is_journal = row.path.extension().is_some_and(|ending| ending == journal::ENDING);
    if !is_journal || matches!(row.state, State::Damaged(_)) {
        return;
    }
    let read = read_ordinary(&row.path).ok().and_then(|bytes| open_journal(&bytes, text).ok());
    if let Some(opened) = read {
        damage::tell(Path::new(name(row).as_ref()), &opened.problems, text);
    }
}

/// A name as it is, unless it is longer than any name: then its beginning, and two dots.
fn short(name: &str) -> Cow<'_, str> {
    match name.char_indices().nth(LONGEST) {
        None => Cow::Borrowed(name),
        Some((at, _)) => Cow::Owned(format!("{}..", &name[..at])),
    }
}

/// What both sides used, where the record tells it of every move.
fn used(pace: &Pace) -> Option<ByColor<Ms>> {
    let all = pace.sums.black.all.untold == 0 && pace.sums.white.all.untold == 0;
    (pace.is_told() && all).then(|| pace.sums.as_ref().map(|sums| sums.all.used))
}

/// What a game is called in other commands: its id, or its path where it lies in a folder the user has added.
fn name(row: &Row) -> Cow<'_, str> {
    if row.own { Cow::Borrowed(&row.id) } else { row.path.to_string_lossy() }
}
