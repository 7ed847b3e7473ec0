//! A record opened in the app, with keys to press and a screen to look at.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use shoutan::app::action::Action;
use shoutan::app::effect::{Learned, Opened};
use shoutan::app::review::Review;
use shoutan::app::{App, Now, Screen};
use shoutan::record::sgf::read::read;
use shoutan::text::Text;
use shoutan::text::en::EN;
use shoutan::ui::keymap;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view::{Look, click, draw};
use unicode_width::UnicodeWidthStr;

/// The bytes of a classic.
pub fn classic(name: &str) -> Vec<u8> {
    let path = format!("{}/assets/games/{name}.sgf", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(path).unwrap()
}

/// The names of all classics.
pub fn classics() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games");
    let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<_> =
        names.filter_map(|name| Some(name.to_str()?.strip_suffix(".sgf")?.to_owned())).collect();
    names.sort();
    assert_eq!(names.len(), 16);
    names
}

/// A record in bytes, as it is opened.
pub fn opened(bytes: &[u8]) -> Opened {
    let (collection, problems) = read(bytes).unwrap();
    let warnings = problems.iter().map(ToString::to_string).collect();
    Opened { collection, name: "game.sgf".to_owned(), warnings, path: "/games/game.sgf".into(), seen: None }
}

/// The app with a record open in it.
pub struct Reading {
    pub app: App,
    pub look: Look,
}

impl Reading {
    pub fn of(bytes: &[u8]) -> Self {
        Self::in_language(bytes, &EN)
    }

    pub fn in_language(bytes: &[u8], text: &'static Text) -> Self {
        let look = Look::new(Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow));
        let mut app = App::new(text);
        app.update(Action::Learned(Learned::Record(Ok(Box::new(opened(bytes))))), Now::default());
        Self { app, look }
    }

    pub fn review(&self) -> &Review {
        match &self.app.screen {
            Screen::Review(review) => review,
            other => panic!("{other:?}"),
        }
    }

    /// Presses keys: characters, and names such as `Right` between blanks.
    pub fn press(&mut self, keys: &str) {
        for key in keys.split(' ').filter(|key| !key.is_empty()) {
            let (code, modifiers) = match key {
                "Left" => (KeyCode::Left, KeyModifiers::NONE),
                "Right" => (KeyCode::Right, KeyModifiers::NONE),
                "Up" => (KeyCode::Up, KeyModifiers::NONE),
                "Down" => (KeyCode::Down, KeyModifiers::NONE),
                "S-Up" => (KeyCode::Up, KeyModifiers::SHIFT),
                "S-Down" => (KeyCode::Down, KeyModifiers::SHIFT),
                "PgUp" => (KeyCode::PageUp, KeyModifiers::NONE),
                "PgDn" => (KeyCode::PageDown, KeyModifiers::NONE),
                "Home" => (KeyCode::Home, KeyModifiers::NONE),
                "End" => (KeyCode::End, KeyModifiers::NONE),
                "Enter" => (KeyCode::Enter, KeyModifiers::NONE),
                "Esc" => (KeyCode::Esc, KeyModifiers::NONE),
                "Backspace" => (KeyCode::Backspace, KeyModifiers::NONE),
                other => {
                    for c in other.chars() {
                        self.key(KeyCode::Char(c), KeyModifiers::NONE);
                    }
                    continue;
                }
            };
            self.key(code, modifiers);
        }
    }

    fn key(&mut self, code: KeyCode, modifiers: KeyModifiers) {
        let event = Event::Key(KeyEvent::new(code, modifiers));
        if let Some(action) = keymap::action(&self.app, &event, |_, _| None) {
            self.app.update(action, Now::default());
        }
    }

    /// Clicks on a cell of a screen of that size.
    pub fn click(&mut self, (width, height): (u16, u16), column: u16, row: u16) {
        let area = Rect::new(0, 0, width, height);
        if let Some(action) = click(&self.app, &self.look, area, column, row) {
            self.app.update(action, Now::default());
        }
    }

    /// The rows of a screen of that size.
    pub fn screen(&mut self, width: u16, height: u16) -> Vec<String> {
        let area = Rect::new(0, 0, width, height);
        let mut buf = Buffer::empty(area);
        draw(&self.app, &mut self.look, area, &mut buf);
        (0..height)
            .map(|y| {
                let mut row = String::new();
                let mut x = 0;
                while x < width {
                    let symbol = buf.cell(Position::new(x, y)).unwrap().symbol();
                    row.push_str(symbol);
                    x += u16::try_from(symbol.width().max(1)).unwrap();
                }
                row.trim_end().to_owned()
            })
            .collect()
    }
}
