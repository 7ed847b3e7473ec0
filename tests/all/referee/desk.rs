//! A table with a screen and a clock set by hand.

use crossterm::event::{Event as Typed, KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::app::action::Action;
use shoutan::app::arbiter::act::{Act, Subject};
use shoutan::app::effect::Effect;
use shoutan::app::key::{Code, Key};
use shoutan::app::table::Table;
use shoutan::app::{App, Mode, Now, Screen};
use shoutan::clock::spec::parse_both;
use shoutan::game::event::Event;
use shoutan::game::terms::Terms;
use shoutan::rules::color::ByColor;
use shoutan::rules::point::{Point, Size};
use shoutan::rules::ruleset::{Penalties, Preset, Ruleset};
use shoutan::text::Text;
use shoutan::text::en::EN;
use shoutan::ui::keymap;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view::{self, Look};

pub struct Desk {
    pub app: App,
    look: Look,
    pub area: Rect,
    pub ms: u64,
    effects: Vec<Effect>,
}

impl Desk {
    pub fn refereed(penalties: Penalties) -> Self {
        Self::sit(penalties, true, false, "10m")
    }

    pub fn sit(penalties: Penalties, refereed: bool, two_step: bool, time: &str) -> Self {
        let mut desk = Self::new(penalties, refereed, two_step, time, &EN);
        desk.act(Action::Key(Key::of(Code::Other)));
        desk.effects.clear();
        desk
    }

    /// A refereed game in another language, on the smallest screen.
    pub fn small(text: &'static Text) -> Self {
        let mut desk = Self::new(Penalties::A, true, false, "10m", text);
        desk.act(Action::Key(Key::of(Code::Other)));
        desk.area = Rect::new(0, 0, 46, 23);
        desk
    }

    /// A game of which the first clock is not started yet.
    pub fn new(
        penalties: Penalties,
        refereed: bool,
        two_step: bool,
        time: &str,
        text: &'static Text,
    ) -> Self {
        Self::with(text, |even| Terms {
            rules: Ruleset { penalties, ..Preset::Chinese.rules() },
            preset: None,
            names: ByColor { black: "Li".to_owned(), white: "王".to_owned() },
            refereed,
            two_step,
            ..even(5, time)
        })
    }

    /// A refereed game on a board of 9 that hides the board while its clocks stand.
    pub fn hiding(penalties: Penalties) -> Self {
        Self::with(&EN, |even| {
            let terms = even(9, "10m");
            Terms { rules: Ruleset { penalties, ..terms.rules }, refereed: true, hides_board: true, ..terms }
        })
    }

    /// A game on a board of 9 with the first clock started, on the smallest screen.
    pub fn small9(time: &str) -> Self {
        let mut desk = Self::with(&EN, |even| even(9, time));
        desk.area = Rect::new(0, 0, 46, 23);
        desk.act(Action::Key(Key::of(Code::Other)));
        desk
    }

    fn with(text: &'static Text, terms: impl FnOnce(fn(u8, &str) -> Terms) -> Terms) -> Self {
        let mut app = App::new(text);
        let terms = terms(|size, time| {
            Terms::even(Size::square(size).unwrap(), Preset::Chinese, parse_both(time).unwrap())
        });
        let effects = app.sit(terms, false, Now { ms: 0, utc: 0 }).unwrap();
        Self {
            app,
            look: Look::new(Theme::new(Depth::Mono, Glyphs::Unicode, Width::Narrow)),
            area: Rect::new(0, 0, 80, 24),
            ms: 0,
            effects,
        }
    }

    pub fn act(&mut self, action: Action) {
        let now = Now { ms: self.ms, utc: i64::try_from(self.ms).unwrap() };
        let effects = self.app.update(action, now);
        self.effects.extend(effects);
    }

    pub fn wait(&mut self, ms: u64) -> &mut Self {
        self.ms += ms;
        self.act(Action::Tick);
        self
    }

    /// Types keys, a tenth of a second between two.
    pub fn keys(&mut self, keys: &str) -> &mut Self {
        let mut rest = keys;
        while let Some(first) = rest.chars().next() {
            self.ms += 100;
            let named = [
                ("<left>", KeyCode::Left),
                ("<right>", KeyCode::Right),
                ("<up>", KeyCode::Up),
                ("<down>", KeyCode::Down),
                ("<tab>", KeyCode::Tab),
                ("<end>", KeyCode::End),
                ("<erase>", KeyCode::Backspace),
            ];
            let (code, length) = match (named.iter().find(|(name, _)| rest.starts_with(name)), first) {
                (Some((name, code)), _) => (*code, name.len()),
                (None, '\r') => (KeyCode::Enter, 1),
                (None, '\x1b') => (KeyCode::Esc, 1),
                (None, c) => (KeyCode::Char(c), c.len_utf8()),
            };
            rest = &rest[length..];
            let event = Typed::Key(KeyEvent::new(code, KeyModifiers::NONE));
            let (app, look, area) = (&self.app, &self.look, self.area);
            if let Some(action) = keymap::action(app, &event, |x, y| view::click(app, look, area, x, y)) {
                self.act(action);
            }
        }
        self
    }

    /// Calls the arbiter and takes an act under its subject.
    pub fn rules_on(&mut self, act: Act) -> &mut Self {
        self.keys("A");
        assert_eq!(self.app.mode(), Mode::Arbiter);
        let at = |subject: &Subject| subject.acts().iter().position(|&other| other == act);
        let subject = Subject::ALL.iter().position(|subject| at(subject).is_some()).unwrap();
        let line = at(&Subject::ALL[subject]).unwrap();
        self.wait(800).keys(&(subject + 2).to_string()).wait(800).keys(&(line + 2).to_string()).wait(800)
    }

    /// Types a line of text, whatever stood there before.
    pub fn types(&mut self, text: &str) -> &mut Self {
        self.keys("<end>");
        for _ in 0..30 {
            self.keys("<erase>");
        }
        self.keys(text)
    }

    /// Clicks a cell.
    pub fn click(&mut self, x: u16, y: u16) -> &mut Self {
        if let Some(action) = view::click(&self.app, &self.look, self.area, x, y) {
            self.act(action);
        }
        self
    }

    /// Lays a stone at a typed point.
    pub fn lays(&mut self, label: &str) -> &mut Self {
        self.keys(&format!("m{label}\r"))
    }

    /// Lays and releases stones.
    pub fn plays(&mut self, labels: &str) -> &mut Self {
        for label in labels.split(' ') {
            self.keys(&format!("m{label}\r ")).wait(800);
        }
        self
    }

    pub fn passes(&mut self) -> &mut Self {
        self.wait(800).keys("p").wait(800).keys("y").wait(800)
    }

    /// Has the clocks stopped, by both at a refereed table.
    pub fn stops(&mut self) -> &mut Self {
        self.wait(800).keys("t");
        if self.table().game.terms().refereed {
            self.wait(800).keys("y").wait(800).keys("y");
        }
        self
    }

    /// Both are ready.
    pub fn goes_on(&mut self) -> &mut Self {
        self.wait(800).keys("t").wait(800).keys("y").wait(800).keys("y").wait(800)
    }

    pub fn table(&self) -> &Table {
        match &self.app.screen {
            Screen::Table(table) => table,
            other => panic!("not a table: {other:?}"),
        }
    }

    pub fn point(&self, label: &str) -> Point {
        self.table().game.terms().size.parse(label).unwrap()
    }

    pub fn logged(&self) -> Vec<&Event> {
        let appended = self.effects.iter().filter_map(|effect| match effect {
            Effect::Append(entry) => Some(&entry.event),
            _ => None,
        });
        appended.collect()
    }

    /// What was asked of the shell last, but for what passes.
    pub fn last_effect(&self) -> Option<&Effect> {
        self.effects
            .iter()
            .rev()
            .find(|effect| matches!(effect, Effect::Append(_) | Effect::Finish(_) | Effect::Reopen { .. }))
    }

    pub fn screen(&mut self) -> String {
        let mut buf = Buffer::empty(self.area);
        view::draw(&self.app, &mut self.look, self.area, &mut buf);
        let rows = buf.content.chunks(usize::from(self.area.width));
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n").collect()
    }

    pub fn shows(&mut self, words: &str) -> &mut Self {
        let screen = self.screen();
        let tight = |text: &str| text.replace(' ', "");
        assert!(tight(&screen).contains(&tight(words)), "{words:?} is not on\n{screen}");
        self
    }

    pub fn lacks(&mut self, words: &str) -> &mut Self {
        let screen = self.screen();
        assert!(!screen.contains(words), "{words:?} is on\n{screen}");
        self
    }
}
