//! The sessions of the two clocks alone, listed.

use serde::Serialize;

use super::training::{self, Training};
use crate::app::shelf::listed_result;
use crate::cli::json::{self, Sides};
use crate::clock::Ms;
use crate::clock::bare::{Bare, Ended};
use crate::clock::control::display_both;
use crate::game::said;
use crate::record::journal::bare::Left;
use crate::record::store::Store;
use crate::record::store::sessions::Session;
use crate::rules::color::{ByColor, Color};
use crate::text::{Text, visible};
use crate::ui::line::{columns, fit, pad};

/// Columns between two of the list.
const GAP: &str = "  ";
/// The most columns of names and of a time setting.
const MOST: usize = 40;

/// The sessions, newest first, of which every word of `search` is told; for people in at most `width` columns.
pub(super) fn list(
    store: &Store,
    search: &str,
    as_json: bool,
    text: &Text,
    width: Option<usize>,
) -> std::io::Result<String> {
    let rows = store.sessions().into_iter().map(|session| {
        let cells = cells(&session, text);
        (session, cells)
    });
    let words: Vec<String> = search.split_whitespace().map(str::to_lowercase).collect();
    let rows: Vec<_> = rows
        .filter(|(_, cells)| {
            let told = cells.join(" ").to_lowercase();
            words.iter().all(|word| told.contains(word))
        })
        .collect();
    if as_json {
        let mut lines = Vec::new();
        for (session, _) in &rows {
            json::write_line(&mut lines, &Line::of(session))?;
        }
        return Ok(String::from_utf8_lossy(&lines).into_owned());
    }
    let rows: Vec<[String; 6]> = rows.into_iter().map(|(_, cells)| cells).collect();
    let widths: [usize; 6] =
        std::array::from_fn(|n| rows.iter().map(|cells| columns(&cells[n])).max().unwrap_or(0));
    let mut lines = String::new();
    for cells in &rows {
        let shown = cells.iter().zip(widths).filter(|(_, width)| *width > 0);
        let line = shown.map(|(cell, width)| pad(cell, width)).collect::<Vec<_>>().join(GAP);
        let line = width.map_or(line.clone(), |width| fit(&line, width));
        lines.push_str(line.trim_end());
        lines.push('\n');
    }
    Ok(lines)
}

/// What the list says of a session: what it is called, when it was left, how it ended, how many moves, whose, by what
/// setting. What is cut first where there is little room stands last.
fn cells(session: &Session, text: &Text) -> [String; 6] {
    let id = session.id.clone();
    let when = format!("{} {}", session.day, session.time.get(..5).unwrap_or(&session.time));
    let short = |text: &str| fit(visible::line(text).trim(), MOST);
    let bare = match &session.left {
        Ok(left) => &left.bare,
        Err(fault) => {
            let why = (text.markup.told)(text.shelf.damaged, &visible::line(&fault.said(text)));
            return [id, when, why, String::new(), String::new(), String::new()];
        }
    };
    let ended = match bare.ended() {
        Some(Ended::Flag(lost)) => listed_result(None, &format!("{}+Time", (!lost).letter()), None, text),
        Some(Ended::Stopped) => text.alone.stopped.to_owned(),
        None => text.shelf.unfinished.to_owned(),
    };
    let moves = (text.alone.moves)(bare.presses().len());
    let setup = bare.setup();
    let named = Color::ALL.iter().any(|&color| !setup.names[color].trim().is_empty());
    let players = if named {
        Color::ALL.map(|color| short(&said::name(&setup.names[color], color, text))).join(" - ")
    } else {
        String::new()
    };
    [id, when, ended, moves, players, short(&display_both(&setup.time))]
}

#[derive(Serialize)]
struct Line<'a> {
    id: &'a str,
    file: String,
    state: &'static str,
    date: &'a str,
    left_at: &'a str,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    told: Option<Told<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    damage: Option<String>,
}

#[derive(Serialize)]
struct Told<'a> {
    black: &'a str,
    white: &'a str,
    time: String,
    moves: Sides<usize>,
    ended: Option<&'static str>,
    flag: Option<char>,
    time_used_ms: Sides<Ms>,
    training: Option<Sides<Training>>,
}

impl<'a> Line<'a> {
    fn of(session: &'a Session) -> Self {
        let (told, state, damage) = match &session.left {
            Ok(Left { bare, .. }) => {
                let state = if bare.ended().is_some() { "finished" } else { "unfinished" };
                (Some(Told::of(bare)), state, None)
            }
            Err(fault) => (None, "damaged", Some(fault.to_string())),
        };
        Self {
            id: &session.id,
            file: session.path.to_string_lossy().into_owned(),
            state,
            date: &session.day,
            left_at: &session.time,
            told,
            damage,
        }
    }
}

impl<'a> Told<'a> {
    fn of(bare: &'a Bare) -> Self {
        let setup = bare.setup();
        let pace = bare.pace();
        let flag = match bare.ended() {
            Some(Ended::Flag(lost)) => Some(lost),
            _ => None,
        };
        Self {
            black: &setup.names.black,
            white: &setup.names.white,
            time: display_both(&setup.time),
            moves: ByColor::new_with(|color| bare.moves(color)).into(),
            ended: bare.ended().map(|_| if flag.is_some() { "flag" } else { "stopped" }),
            flag: flag.map(Color::letter),
            time_used_ms: pace.sums.as_ref().map(|sums| sums.all.used).into(),
            training: training::of(&pace),
        }
    }
}
