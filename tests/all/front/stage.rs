//! The screens before and after a game, and saved games to stand on the shelf.

use shoutan::app::action::Action;
use shoutan::app::effect::{Effect, Learned};
use shoutan::record::entry::fields::Flaw;
use shoutan::record::open::Unopened;
use shoutan::record::shelf::scan::Batch;
use shoutan::record::shelf::{Damage, Row, State};
use shoutan::rules::color::Color;
use shoutan::rules::point::Size;
use shoutan::rules::ruleset::Unit;
use shoutan::text::Text;
use shoutan::ui::page::Look;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};

use crate::stage::{Stage, unanswered};

impl Stage {
    /// On the home screen of this language and size, with no games saved; a second between two keys.
    pub fn front(text: &'static Text, size: (u16, u16)) -> Self {
        Self::front_with(text, size, Vec::new())
    }

    /// The same with these games saved.
    pub fn front_with(text: &'static Text, size: (u16, u16), saved: Vec<Row>) -> Self {
        let mut stage = Self::new(text).sized(size).colored();
        (stage.pace, stage.utc) = (1_000, 1_800_000_000_000);
        stage.saved(saved);
        stage.act(Action::Tick);
        stage
    }

    /// From now on these games are saved.
    pub fn saved(&mut self, rows: Vec<Row>) {
        self.answers = Box::new(move |app, effect, asked| match effect {
            Effect::List => Some(Learned::Shelf(rows.clone())),
            Effect::Scan => {
                let (rows, of) = (rows.clone(), rows.len());
                Some(Learned::Found(Batch { rows, of, last: true, ..Batch::default() }))
            }
            _ => unanswered(app, effect, asked),
        });
    }

    /// The same on a terminal that draws characters of ambiguous width two columns wide.
    pub fn wide(mut self) -> Self {
        self.look = Look::new(Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Wide));
        self
    }
}

/// A file that is damaged like this.
pub fn damaged(why: &str) -> State {
    State::Damaged(Damage::Unopened(Unopened::Journal(Flaw::Damaged(why.to_owned()))))
}

/// A game in progress whose journal is damaged in its first line; so many moves of it can be read.
pub fn broken(id: &str, moves: u32) -> Row {
    let state = State::Damaged(Damage::Journal(Flaw::Damaged("the check sum does not fit".to_owned())));
    Row {
        file: format!("{id}.jsonl"),
        path: format!("/data/games/{id}.jsonl").into(),
        ..row(id, state, "Zhao", "Sun", moves)
    }
}

/// A saved game that stands like this.
pub fn row(id: &str, state: State, black: &str, white: &str, moves: u32) -> Row {
    let result = if state == State::Finished { "B+1.5" } else { "" };
    Row {
        id: id.to_owned(),
        file: format!("{id}.sgf"),
        path: format!("/data/games/{id}.sgf").into(),
        own: true,
        games: 1,
        event: String::new(),
        state,
        date: "2026-09-27".to_owned(),
        black: black.to_owned(),
        white: white.to_owned(),
        size: Some(Size::STANDARD),
        rules: "chinese".to_owned(),
        moves,
        result: result.to_owned(),
        outcome: None,
        unit: Some(Unit::Zi),
        time: "30m+5x30s".to_owned(),
        time_used: None,
        timed: false,
        written: 0,
        to_move: Color::Black,
        sealed: false,
    }
}
