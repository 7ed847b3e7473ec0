//! A program without a terminal: keys go through the key table, the screen comes back as text.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::app::action::Action;
use shoutan::app::effect::{Effect, Learned};
use shoutan::app::{App, Now};
use shoutan::record::entry::fields::Flaw;
use shoutan::record::open::Unopened;
use shoutan::record::shelf::scan::Batch;
use shoutan::record::shelf::{Damage, Row, State};
use shoutan::rules::color::Color;
use shoutan::rules::point::Size;
use shoutan::rules::ruleset::Unit;
use shoutan::text::Text;
use shoutan::ui::keymap;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view::{Look, click, draw};
use unicode_width::UnicodeWidthStr;

/// The program, and what it asked the shell for.
pub struct Stage {
    pub app: App,
    /// What it asked for with the last key, but for the list of games, which is answered at once.
    pub effects: Vec<Effect>,
    /// The saved games.
    pub saved: Vec<Row>,
    look: Look,
    area: Rect,
    ms: u64,
}

impl Stage {
    /// On the home screen of this language and size.
    pub fn new(text: &'static Text, (width, height): (u16, u16)) -> Self {
        let look = Look::new(Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow));
        let (area, effects) = (Rect::new(0, 0, width, height), Vec::new());
        let mut stage = Self { app: App::new(text), effects, saved: Vec::new(), look, area, ms: 0 };
        stage.act(Action::Tick);
        stage
    }

    /// The same with these games saved.
    pub fn with_saved(text: &'static Text, size: (u16, u16), saved: Vec<Row>) -> Self {
        let mut stage = Self::new(text, size);
        stage.saved = saved;
        stage.act(Action::Learned(Learned::Shelf(stage.saved.clone())));
        stage
    }

    /// The same on a terminal that draws characters of ambiguous width two columns wide.
    pub fn wide(mut self) -> Self {
        self.look = Look::new(Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Wide));
        self
    }

    pub fn act(&mut self, action: Action) {
        self.ms += 1000;
        let now = Now { ms: self.ms, utc: 1_800_000_000_000 };
        self.effects = self.app.update(action, now);
        // What the shell always does by itself.
        self.effects.retain(|effect| !matches!(effect, Effect::StopScan));
        if self.effects.iter().any(|effect| matches!(effect, Effect::List)) {
            self.effects.retain(|effect| !matches!(effect, Effect::List));
            let more = self.app.update(Action::Learned(Learned::Shelf(self.saved.clone())), now);
            self.effects.extend(more);
        }
        if self.effects.iter().any(|effect| matches!(effect, Effect::Scan)) {
            self.effects.retain(|effect| !matches!(effect, Effect::Scan));
            let batch =
                Batch { rows: self.saved.clone(), of: self.saved.len(), last: true, ..Batch::default() };
            let more = self.app.update(Action::Learned(Learned::Found(batch)), now);
            self.effects.extend(more);
        }
    }

    /// Presses keys, by name, in turn; other words are typed letter by letter.
    pub fn keys(&mut self, keys: &str) {
        for key in keys.split_whitespace() {
            let code = match key {
                "Enter" => KeyCode::Enter,
                "Esc" => KeyCode::Esc,
                "Tab" => KeyCode::Tab,
                "Space" => KeyCode::Char(' '),
                "Up" => KeyCode::Up,
                "Down" => KeyCode::Down,
                "Left" => KeyCode::Left,
                "Right" => KeyCode::Right,
                "Home" => KeyCode::Home,
                "End" => KeyCode::End,
                "PgUp" => KeyCode::PageUp,
                "PgDn" => KeyCode::PageDown,
                "Backspace" => KeyCode::Backspace,
                "Delete" => KeyCode::Delete,
                "F1" => KeyCode::F(1),
                typed => {
                    typed.chars().for_each(|c| self.press(KeyCode::Char(c)));
                    continue;
                }
            };
            self.press(code);
        }
    }

    fn press(&mut self, code: KeyCode) {
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        if let Some(action) = keymap::action(&self.app, &event, |_, _| None) {
            self.act(action);
        }
    }

    /// Types what `keys` would take for keys or part at blanks.
    pub fn types(&mut self, text: &str) {
        text.chars().for_each(|c| self.press(KeyCode::Char(c)));
    }

    /// A click on the first cell where these words stand; panics if they stand nowhere.
    pub fn click(&mut self, words: &str) {
        let buf = self.buffer();
        let (x, y) = self.area.positions().map(|p| (p.x, p.y)).find(|&(x, y)| at(&buf, x, y, words)).unwrap();
        let action = click(&self.app, &self.look, self.area, x, y).unwrap();
        self.act(action);
    }

    /// The screen as it is drawn now.
    pub fn buffer(&mut self) -> Buffer {
        let mut buf = Buffer::empty(self.area);
        draw(&self.app, &mut self.look, self.area, &mut buf);
        buf
    }

    /// The screen as text.
    pub fn screen(&mut self) -> String {
        lines(&self.buffer()).join("\n") + "\n"
    }

    /// Panics unless these words stand on the screen.
    pub fn shows(&mut self, words: &str) {
        let screen = self.screen();
        assert!(screen.contains(words), "{words:?} is not on\n{screen}");
    }

    /// Panics if these words stand on the screen.
    pub fn lacks(&mut self, words: &str) {
        let screen = self.screen();
        assert!(!screen.contains(words), "{words:?} is on\n{screen}");
    }
}

fn at(buf: &Buffer, x: u16, y: u16, words: &str) -> bool {
    lines(buf)
        .get(usize::from(y))
        .is_some_and(|line| line.find(words).is_some_and(|byte| line[..byte].width() == usize::from(x)))
}

/// The rows of a buffer, without blanks at their ends.
pub fn lines(buf: &Buffer) -> Vec<String> {
    let area = buf.area;
    (area.top()..area.bottom())
        .map(|y| {
            let (mut line, mut x) = (String::new(), area.left());
            while x < area.right() {
                let symbol = buf[(x, y)].symbol();
                line.push_str(symbol);
                x += u16::try_from(symbol.width().max(1)).unwrap();
            }
            line.trim_end().to_owned()
        })
        .collect()
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
