//! A program without a terminal, sat down to a plan.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::app::action::Action;
use shoutan::app::effect::{Effect, Learned, Opened, Saved};
use shoutan::app::plan::Plan;
use shoutan::app::{App, Now, Screen};
use shoutan::clock::spec::parse_both;
use shoutan::game::Game;
use shoutan::game::terms::Terms;
use shoutan::record::game_record::{from_tree, to_sgf};
use shoutan::record::journal::content::{Content, header};
use shoutan::record::sgf::read::read;
use shoutan::record::tree::GameTree;
use shoutan::rules::color::ByColor;
use shoutan::rules::point::Size;
use shoutan::rules::ruleset::Preset;
use shoutan::text::Text;
use shoutan::text::en::EN;
use shoutan::ui::keymap;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view::{Look, click, draw};
use unicode_width::UnicodeWidthStr;

/// The program, and what it asked for.
pub struct Room {
    pub app: App,
    /// The numbers to be drawn, last first.
    pub draws: Vec<u64>,
    look: Look,
    area: Rect,
    ms: u64,
}

/// Terms of a game on a board of that side.
pub fn terms(side: u8, preset: Preset, handicap: u8) -> Terms {
    let mut terms = Terms {
        handicap,
        names: ByColor { black: "Li".to_owned(), white: "Wang".to_owned() },
        at: 1_764_464_865_000,
        ..Terms::even(Size::square(side).unwrap(), preset, parse_both("B=1m W=2m").unwrap())
    };
    terms.lay_out(false);
    terms
}

impl Room {
    /// Sat down to a plan, in English at 80x24.
    pub fn new(plan: impl Into<Plan>) -> Self {
        Self::shown(plan, &EN, (80, 24))
    }

    pub fn shown(plan: impl Into<Plan>, text: &'static Text, (width, height): (u16, u16)) -> Self {
        let look = Look::new(Theme::new(Depth::Mono, Glyphs::Unicode, Width::Narrow));
        let (app, area) = (App::new(text), Rect::new(0, 0, width, height));
        let mut room = Self { app, draws: Vec::new(), look, area, ms: 5_000 };
        room.app.sit(plan, false, room.now()).unwrap();
        room
    }

    fn now(&self) -> Now {
        Now { ms: self.ms, utc: 1_764_464_865_000 }
    }

    pub fn act(&mut self, action: Action) {
        let mut effects = self.app.update(action, self.now());
        while let Some(effect) = effects.pop() {
            let learned = match effect {
                Effect::Draw => Learned::Drawn(self.draws.pop().expect("a number to draw")),
                Effect::Finish(_) => {
                    Learned::Finished(Ok(Saved { id: "g".to_owned(), path: "g.sgf".to_owned(), stays: None }))
                }
                Effect::Open(_) => {
                    let (collection, _) = read(&to_sgf(self.game())).unwrap();
                    Learned::Record(Ok(Box::new(Opened {
                        collection,
                        name: "g.sgf".to_owned(),
                        warnings: Vec::new(),
                        path: "/games/g.sgf".into(),
                        seen: None,
                    })))
                }
                _ => continue,
            };
            effects.extend(self.app.update(Action::Learned(learned), self.now()));
        }
    }

    pub fn wait(&mut self, ms: u64) -> &mut Self {
        self.ms += ms;
        self.act(Action::Tick);
        self
    }

    /// Types keys a second apart: `\r` Enter, `\x1b` Escape, `<` `>` `^` `v` arrows, others themselves.
    pub fn keys(&mut self, keys: &str) -> &mut Self {
        for c in keys.chars() {
            self.ms += 1_000;
            let code = match c {
                '\r' => KeyCode::Enter,
                '\x1b' => KeyCode::Esc,
                '<' => KeyCode::Left,
                '>' => KeyCode::Right,
                '^' => KeyCode::Up,
                'v' => KeyCode::Down,
                c => KeyCode::Char(c),
            };
            let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
            if let Some(action) = keymap::action(&self.app, &event, |_, _| None) {
                self.act(action);
            }
        }
        self
    }

    /// Types points and plays them, one after the other; `pass` passes.
    pub fn plays(&mut self, points: &str) -> &mut Self {
        for point in points.split_whitespace() {
            if point == "pass" {
                self.keys("py");
            } else {
                self.keys(&format!("m{point}\r"));
            }
        }
        self
    }

    /// A click on the first cell where these words stand.
    pub fn clicks(&mut self, words: &str) -> &mut Self {
        let lines = self.lines();
        let (y, line) = lines.iter().enumerate().find(|(_, line)| line.contains(words)).expect("the words");
        let x = line[..line.find(words).unwrap()].width();
        let (x, y) = (u16::try_from(x).unwrap(), u16::try_from(y).unwrap());
        let action = click(&self.app, &self.look, self.area, x, y).expect("something to click");
        self.act(action);
        self
    }

    fn lines(&mut self) -> Vec<String> {
        let mut buf = Buffer::empty(self.area);
        draw(&self.app, &mut self.look, self.area, &mut buf);
        (0..self.area.height)
            .map(|y| {
                let (mut line, mut x) = (String::new(), 0);
                while x < self.area.width {
                    let symbol = buf[(x, y)].symbol();
                    line.push_str(symbol);
                    x += u16::try_from(symbol.width().max(1)).unwrap();
                }
                line
            })
            .collect()
    }

    pub fn screen(&mut self) -> String {
        self.lines().join("\n")
    }

    pub fn shows(&mut self, words: &str) -> &mut Self {
        let screen = self.screen();
        assert!(screen.contains(words), "{words:?} is not on\n{screen}");
        self
    }

    pub fn lacks(&mut self, words: &str) -> &mut Self {
        let screen = self.screen();
        assert!(!screen.contains(words), "{words:?} is on\n{screen}");
        self
    }

    pub fn game(&self) -> &Game {
        match &self.app.screen {
            Screen::Table(table) => &table.game,
            other => panic!("no table: {other:?}"),
        }
    }

    /// The stones that stand before the first move, as records write them.
    pub fn laid(&self) -> String {
        let stones = self.game().terms().stones.iter().map(|(p, color)| format!("{color}{}", p.to_sgf()));
        stones.collect::<Vec<_>>().join(" ")
    }
}

/// The record of a game, once it has come back whole from its journal and from its own bytes.
pub fn record(game: &Game) -> GameTree {
    let mut journal = header(&shoutan::record::game_record::terms_at_start(game));
    for entry in game.entries() {
        journal.push('\n');
        journal.push_str(&shoutan::record::entry::line::write(&shoutan::record::entry::to_fields(entry)));
    }
    journal.push('\n');
    let kept = Content::read(journal.as_bytes()).unwrap();
    assert!(kept.trouble.is_none(), "{:?}", kept.trouble);
    assert_eq!((kept.game.terms(), kept.game.entries()), (game.terms(), game.entries()));
    let (collection, problems) = read(&to_sgf(&kept.game)).unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    let tree = collection.games()[0].clone();
    let back = from_tree(&tree).unwrap().unwrap();
    assert_eq!((back.terms(), back.entries()), (game.terms(), game.entries()));
    tree
}

/// The values of a property of the root.
pub fn root(tree: &GameTree, name: &str) -> String {
    tree.values(shoutan::record::tree::NodeId::ROOT, name).collect::<Vec<_>>().join(" ")
}
