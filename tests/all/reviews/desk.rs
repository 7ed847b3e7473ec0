//! Records open on a stage.

use ratatui::layout::Rect;
use shoutan::app::Screen;
use shoutan::app::effect::{Learned, Opened};
use shoutan::app::review::Review;
use shoutan::record::sgf::read::read;
use shoutan::text::Text;
use shoutan::text::en::EN;

use crate::stage::Stage;

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

impl Stage {
    /// A record open in review; a second between two keys.
    pub fn reading(bytes: &[u8]) -> Self {
        Self::reading_in(bytes, &EN)
    }

    pub fn reading_in(bytes: &[u8], text: &'static Text) -> Self {
        let mut stage = Self::new(text).colored();
        stage.pace = 1_000;
        stage.learn(Learned::Record(Ok(Box::new(opened(bytes)))));
        stage
    }

    pub fn review(&self) -> &Review {
        match &self.app.screen {
            Screen::Review(review) => review,
            other => panic!("{other:?}"),
        }
    }

    /// The rows of a screen of that size.
    pub fn rows(&mut self, width: u16, height: u16) -> Vec<String> {
        self.area = Rect::new(0, 0, width, height);
        self.lines()
    }
}
