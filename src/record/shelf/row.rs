//! A saved game as a row of the list: what its file holds, read in full and told in short.

use super::damage::Damage;
use crate::clock::Ms;
use crate::clock::control::display_both;
use crate::game::Game;
use crate::game::outcome::Outcome;
use crate::record::game_record::from_tree;
use crate::record::info::GameInfo;
use crate::record::journal;
use crate::record::journal::content::Content;
use crate::record::journal::rescue::Rescued;
use crate::record::open::open;
use crate::record::playback::board_size;
use crate::record::store::day::day_of;
use crate::record::store::whole::read_ordinary;
use crate::record::tree::{GameTree, NodeId};
use crate::record::value::result;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Size;
use crate::rules::ruleset::Unit;
use crate::text::en::EN;
use std::cmp::{Ordering, Reverse};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// A saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What it is called on the command line: the file name without its ending.
    pub id: String,
    /// The file name.
    pub file: String,
    /// The file.
    pub path: PathBuf,
    /// Whether it lies in the data directory; otherwise in a folder the user has added.
    pub own: bool,
    /// Games in the file; the rest of the row is about the first.
    pub games: u32,
    /// The event, as the record words it; empty where it does not say.
    pub event: String,
    /// How it stands.
    pub state: State,
    /// When it was played, as the record words it; empty where it does not say.
    pub date: String,
    /// Who plays Black.
    pub black: String,
    /// Who plays White.
    pub white: String,
    /// The board; `None` where there is none to show.
    pub size: Option<Size>,
    /// The rules: a rule set's name, `custom`, or what the record calls them.
    pub rules: String,
    /// Moves that stand, passes included.
    pub moves: u32,
    /// The result as records write it; empty while there is none.
    pub result: String,
    /// The same as the log has it, which tells more than a record can; `None` where there is no log, or no result.
    pub outcome: Option<Outcome>,
    /// The unit the rules count in; `None` where they are not known.
    pub unit: Option<Unit>,
    /// The time settings, in the words of the command line where they are known, else as the record has them.
    pub time: String,
    /// Ms each side has used; `None` where the record keeps no log.
    pub time_used: Option<ByColor<Ms>>,
    /// Whether anything is told of the time some moves took.
    pub timed: bool,
    /// Whose move it is, in a game that can be played on.
    pub to_move: Color,
    /// Whether it is adjourned, with a sealed move of that side's.
    pub sealed: bool,
    /// When the file was written last, ms since 1970.
    pub written: u128,
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// It can be played on.
    Unfinished,
    /// It is over.
    Finished,
    /// The file cannot be read as a game: why.
    Damaged(Damage),
}

impl Row {
    /// Whether it can be played on.
    pub fn is_unfinished(&self) -> bool {
        self.state == State::Unfinished
    }

    /// Whether every word of a search stands somewhere in the row, in either case.
    pub fn holds(&self, search: &str) -> bool {
        let all = [
            &self.id,
            &self.date,
            &self.event,
            &self.black,
            &self.white,
            &self.rules,
            &self.result,
            &self.time,
        ]
        .map(|part| part.to_lowercase())
        .join("\n");
        search.split_whitespace().all(|word| all.contains(&word.to_lowercase()))
    }

    /// A row of which nothing is known yet.
    pub(super) fn new(path: &Path, state: State) -> Self {
        let text = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
        Self {
            id: text(path.file_stem()),
            file: text(path.file_name()),
            path: path.to_owned(),
            own: true,
            games: 0,
            event: String::new(),
            state,
            date: String::new(),
            black: String::new(),
            white: String::new(),
            size: None,
            rules: String::new(),
            moves: 0,
            result: String::new(),
            outcome: None,
            unit: None,
            time: String::new(),
            time_used: None,
            timed: false,
            to_move: Color::Black,
            sealed: false,
            written: 0,
        }
    }

    /// The row of a game's file.
    pub fn read(path: &Path) -> Self {
        let mut row = match read_ordinary(path) {
            Err(fault) => Self::new(path, State::Damaged(Damage::Unread(fault))),
            Ok(bytes) if is_journal(path) => Self::of_journal(path, &bytes),
            Ok(bytes) => Self::of_record(path, &bytes),
        };
        let written = fs::metadata(path).and_then(|file| file.modified()).ok();
        row.written =
            written.and_then(|at| at.duration_since(UNIX_EPOCH).ok()).map_or(0, |age| age.as_millis());
        row
    }

    fn of_journal(path: &Path, bytes: &[u8]) -> Self {
        match Content::read(bytes) {
            Err(flaw) => {
                let row = Self::new(path, State::Damaged(Damage::Journal(flaw)));
                Rescued::read(bytes).map_or(row.clone(), |rescued| row.with_left(&rescued))
            }
            Ok(content) => {
                let game = content.game;
                let state = if game.outcome().is_some() { State::Finished } else { State::Unfinished };
                let result = game.outcome().map(result::write).unwrap_or_default();
                Self { date: day_of(game.terms().at), games: 1, result, ..Self::new(path, state) }
                    .with_game(&game)
            }
        }
    }

    fn of_record(path: &Path, bytes: &[u8]) -> Self {
        let collection = match open(bytes, &EN) {
            Ok(opened) => opened.collection,
            Err(no_record) => return Self::new(path, State::Damaged(Damage::Unopened(no_record))),
        };
        let Some(tree) = collection.games().first() else {
            return Self::new(path, State::Damaged(Damage::NoGame));
        };
        let size = match board_size(tree) {
            Ok(size) => size,
            Err(no_board) => return Self::new(path, State::Damaged(Damage::NoBoard(no_board))),
        };
        let games = u32::try_from(collection.games().len()).unwrap_or(u32::MAX);
        let row = Self { size: Some(size), games, ..Self::new(path, State::Finished) }.with_head(tree);
        match from_tree(tree) {
            Ok(Some(game)) => row.with_game(&game),
            // No log, or one that does not count: the tree does.
            Ok(None) | Err(_) => row,
        }
    }

    /// Everything a root says.
    fn with_head(self, tree: &GameTree) -> Self {
        let info = GameInfo::of(tree);
        let unit = info.preset().map(|preset| preset.rules().said_in);
        let rules = info.preset().map_or_else(|| info.rules.clone(), |preset| preset.name().to_owned());
        let time = info.time_words();
        Self {
            date: info.date,
            event: info.event,
            black: info.black,
            white: info.white,
            rules,
            unit,
            moves: u32::try_from(tree.moves()).unwrap_or(u32::MAX),
            timed: tree.main_line().any(|node| tree.has(node, "BL") || tree.has(node, "WL")),
            result: tree.simple_text(NodeId::ROOT, "RE").unwrap_or_default().trim().to_owned(),
            time,
            ..self
        }
    }

    /// What only the log knows.
    fn with_game(self, game: &Game) -> Self {
        let terms = game.terms();
        Self {
            black: terms.side_name(Color::Black),
            white: terms.side_name(Color::White),
            size: Some(terms.size),
            rules: terms.preset.map_or("custom", |preset| preset.name()).to_owned(),
            moves: u32::try_from(game.moves().len()).unwrap_or(u32::MAX),
            outcome: game.outcome(),
            unit: Some(terms.rules.said_in),
            time: display_both(&terms.time),
            time_used: Some(time_used(game)),
            timed: true,
            to_move: game.to_move(),
            sealed: game.sealed().is_some(),
            ..self
        }
    }

    /// What can be read of a journal although it is damaged.
    fn with_left(self, rescued: &Rescued) -> Self {
        let terms = rescued.terms();
        Self {
            date: day_of(terms.at),
            black: terms.side_name(Color::Black),
            white: terms.side_name(Color::White),
            size: Some(terms.size),
            moves: rescued.moves(),
            games: 1,
            ..self
        }
    }

    /// Whether it is a game in progress that cannot be gone on with.
    pub fn is_broken_off(&self) -> bool {
        matches!(self.state, State::Damaged(Damage::Journal(_)))
    }

    /// The order of the newest first: by the day, then by when the file was written.
    pub fn newest_first(&self, other: &Self) -> Ordering {
        self.age().cmp(&other.age())
    }

    /// The order of the list: what can be played on first, then the newest first.
    pub fn in_order(&self, other: &Self) -> Ordering {
        (!self.is_unfinished()).cmp(&!other.is_unfinished()).then_with(|| self.newest_first(other))
    }

    fn age(&self) -> Age<'_> {
        age(&self.date, (self.written, self.own), (&self.id, &self.path))
    }
}

/// What games are put in order by, the newest first.
pub type Age<'a> = Reverse<(&'a str, (u128, bool), (&'a str, &'a Path))>;

/// The age of a game by its day, as far as that can be compared, then by when its file was `written` (and whether it is
/// the program's `own`), and where all that is the same by its id and its path.
pub fn age<'a>(date: &'a str, written: (u128, bool), names: (&'a str, &'a Path)) -> Age<'a> {
    Reverse((date.get(..10).unwrap_or(date), written, names))
}

/// Ms each side has used on the moves that stand and on the turn going on.
fn time_used(game: &Game) -> ByColor<Ms> {
    let mut used = ByColor::<Ms>::default();
    for played in game.moves() {
        used[played.by] = used[played.by].saturating_add(played.t);
    }
    if let Some(turn) = game.turn() {
        used[turn.by] = used[turn.by].saturating_add(turn.ran);
    }
    if let Some(sealed) = game.sealed() {
        used[sealed.by] = used[sealed.by].saturating_add(sealed.t);
    }
    used
}

/// Whether a file is a journal, by its name.
pub(super) fn is_journal(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == journal::ENDING)
}
