//! A game as a list shows it.

use crate::app::encoding::Choice;
use crate::game::outcome::Outcome;
use crate::game::said;
use crate::record::classics;
use crate::record::info::GameInfo;
use crate::record::journal;
use crate::record::sgf::read::read;
use crate::record::shelf::{self, Row};
use crate::record::store;
use crate::record::value::result::{By, GameResult, result};
use crate::rules::ruleset::{Preset, Unit};
use crate::text::{Text, visible};
use std::cmp::Ordering;
use std::path::PathBuf;

/// A game as a list shows it. All texts are single lines without control characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// What the shell knows it by.
    pub id: String,
    /// Its file name.
    pub file: String,
    /// How it stands.
    pub state: State,
    /// When it was played, as far as that is known.
    pub date: String,
    /// Who played Black; empty where it is not said.
    pub black: String,
    /// Who played White.
    pub white: String,
    /// The result in few columns; empty while there is none.
    pub result: String,
    /// How many moves were made.
    pub moves: Option<u32>,
    /// The rule set of a saved game, or what a famous game is known as.
    pub about: String,
    /// The file of a saved game.
    pub path: PathBuf,
    /// Whether it lies in the data directory.
    pub own: bool,
    /// The folder it lies in, where that is one the user has added.
    pub folder: String,
    /// The event; empty where it is not said.
    pub event: String,
    /// Games in the file.
    pub games: u32,
    /// The encoding chosen by hand.
    pub encoding: Option<&'static str>,
    /// When the file was written last, ms since 1970.
    written: u128,
    /// Everything that can be searched for, in lower case.
    pub(super) sought: String,
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// It can be played on.
    Unfinished,
    /// It has been played.
    Finished,
    /// It cannot be read in full: why.
    Damaged(String),
}

impl Book {
    /// A saved game.
    pub fn of(row: Row, text: &Text) -> Self {
        let result = match row.state {
            shelf::State::Finished => listed_result(row.outcome, &row.result, row.unit, text),
            shelf::State::Unfinished | shelf::State::Damaged(_) => String::new(),
        };
        let state = match row.state {
            shelf::State::Unfinished => State::Unfinished,
            shelf::State::Finished => State::Finished,
            shelf::State::Damaged(why) => State::Damaged(shown(&why.said(text))),
        };
        let folder = if row.own { None } else { row.path.parent().map(|path| path.to_string_lossy()) };
        let raw = row.result.to_lowercase();
        Self {
            id: row.id,
            file: shown(&row.file),
            folder: folder.map_or_else(String::new, |folder| shown(&folder)),
            path: row.path,
            own: row.own,
            event: shown(&row.event),
            games: row.games,
            encoding: None,
            written: row.written,
            date: shown(&row.date),
            black: shown(&row.black),
            white: shown(&row.white),
            result,
            moves: Some(row.moves),
            about: rules_name(&row.rules, text),
            // The result may be searched for as records write it, too.
            sought: raw,
            state,
        }
        .with_sought()
    }

    /// Whether it is a record whose encoding can be chosen, rather than a journal or a file of another format.
    pub(super) fn is_record(&self) -> bool {
        self.path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(store::ENDING))
    }

    /// Whether moves can be read of it although it cannot be played on.
    pub fn has_moves_left(&self) -> bool {
        let journal = self.path.extension().is_some_and(|ending| ending == journal::ENDING);
        journal && matches!(self.state, State::Damaged(_)) && self.moves.is_some_and(|moves| moves > 0)
    }

    /// The same with the names as another encoding has them.
    pub(super) fn shown_in(&mut self, choice: &Choice) {
        self.black.clone_from(&choice.black);
        self.white.clone_from(&choice.white);
        self.event.clone_from(&choice.event);
        self.encoding = Some(choice.label);
        self.add_sought();
    }

    /// The order of the list: what can be played on first, then the newest first.
    pub(super) fn in_order(&self, other: &Self) -> Ordering {
        let finished = |book: &Self| book.state != State::Unfinished;
        finished(self).cmp(&finished(other)).then_with(|| self.age().cmp(&other.age()))
    }

    fn age(&self) -> shelf::Age<'_> {
        shelf::age(&self.date, (self.written, self.own), (&self.id, &self.path))
    }

    fn with_sought(mut self) -> Self {
        self.add_sought();
        self
    }

    fn add_sought(&mut self) {
        let (players, told) = ([&self.black, &self.white], [&self.date, &self.event, &self.result]);
        for part in players.into_iter().chain(told).chain([&self.about, &self.file, &self.folder]) {
            self.sought.push('\n');
            self.sought.push_str(&part.to_lowercase());
        }
    }
}

/// The famous games.
pub fn famous(text: &Text) -> Vec<Book> {
    let read = |classic: &classics::Classic, title: &str| {
        let (collection, _) = read(classic.sgf.as_bytes()).ok()?;
        let game = collection.games().first()?;
        let info = GameInfo::of(game);
        Some(
            Book {
                id: String::new(),
                file: classic.file.to_owned(),
                state: State::Finished,
                date: shown(&info.date),
                black: shown(&info.black),
                white: shown(&info.white),
                result: short_result(&info.result, info.preset().map(|preset| preset.rules().said_in), text),
                moves: u32::try_from(game.moves()).ok(),
                about: title.to_owned(),
                path: PathBuf::new(),
                own: true,
                folder: String::new(),
                event: shown(&info.event),
                games: 1,
                encoding: None,
                written: 0,
                sought: String::new(),
            }
            .with_sought(),
        )
    };
    classics::ALL.iter().zip(text.shelf.titles).filter_map(|(classic, title)| read(classic, title)).collect()
}

/// A rule set by its name, or by what the record calls it.
fn rules_name(name: &str, text: &Text) -> String {
    match Preset::from_name(name) {
        None if name != CUSTOM => shown(name),
        preset => Preset::words(preset, text).name.to_owned(),
    }
}

/// What a list calls rules put together by hand.
const CUSTOM: &str = "custom";

/// A text from a file, as it can be shown in one line.
fn shown(text: &str) -> String {
    visible::line(text).trim().to_owned()
}

/// How a finished game ended, as the lists of games say it: as its log has it, or as its record writes it (`raw`), by rules that
/// count in `unit`.
pub fn listed_result(logged: Option<Outcome>, raw: &str, unit: Option<Unit>, text: &Text) -> String {
    match logged {
        // RE has one word for both and for no result.
        Some(Outcome::Replay) => text.result.replay.to_owned(),
        Some(Outcome::BothLose) => text.result.both_lose.to_owned(),
        _ => short_result(raw, unit, text),
    }
}

/// A result, as records write it, in few columns; its margin is exact, in the unit the rules count in.
fn short_result(raw: &str, unit: Option<Unit>, text: &Text) -> String {
    let words = &text.shelf;
    match result(raw) {
        GameResult::Win(winner, by) => {
            let (winner, loser) = (said::color(winner, text), said::color(!winner, text));
            match by {
                By::Count(quarters) => {
                    let unit = said::said_in(unit.unwrap_or(Unit::Points), text);
                    let amount = said::exact(quarters, unit, text);
                    (words.by_margin)(winner, &said::points(quarters), &amount)
                }
                By::Resignation => (words.by_resignation)(winner),
                By::Time => (words.by_time)(winner, loser),
                By::Forfeit => (words.by_forfeit)(winner, loser),
                By::Unsaid => (words.won)(winner),
            }
        }
        GameResult::Draw => words.draw.to_owned(),
        GameResult::Void => words.no_result.to_owned(),
        GameResult::Replay => text.result.replay.to_owned(),
        GameResult::BothLose => text.result.both_lose.to_owned(),
        GameResult::Unfinished => words.unfinished.to_owned(),
        GameResult::Unknown => words.unknown.to_owned(),
        GameResult::Other(said) => shown(&said),
    }
}
