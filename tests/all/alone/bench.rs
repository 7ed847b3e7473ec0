//! The clocks without a terminal: keys at a given ms go through the key table, the screen comes back as text.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::app::action::Action;
use shoutan::app::alone::Alone;
use shoutan::app::effect::{Effect, Learned};
use shoutan::app::{App, Mode, Now, Screen};
use shoutan::clock::bare::{Entry, Setup};
use shoutan::clock::spec::parse_both;
use shoutan::rules::color::{ByColor, Color};
use shoutan::text::Text;
use shoutan::text::en::EN;
use shoutan::ui::keymap;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view::{Look, click, draw};
use unicode_width::UnicodeWidthStr;

pub struct Bench {
    pub app: App,
    /// Everything asked of the shell so far.
    pub effects: Vec<Effect>,
    pub look: Look,
    pub area: Rect,
    pub ms: u64,
}

pub fn setup(time: &str) -> Setup {
    Setup { time: parse_both(time).unwrap(), names: ByColor::default(), first: Color::Black }
}

impl Bench {
    /// Clocks put out at ms 0, not yet started.
    pub fn new(time: &str) -> Self {
        Self::of(setup(time), &EN)
    }

    pub fn of(setup: Setup, text: &'static Text) -> Self {
        let mut bench = Self::home(text);
        let effects = bench.app.clock(setup, Now { ms: 0, utc: 0 });
        bench.effects.extend(effects);
        bench
    }

    pub fn home(text: &'static Text) -> Self {
        let look = Look::new(Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow));
        let area = Rect::new(0, 0, 80, 24);
        Self { app: App::new(text), effects: Vec::new(), look, area, ms: 0 }
    }

    /// The same with the first clock started at ms 0.
    pub fn started(time: &str) -> Self {
        let mut bench = Self::new(time);
        bench.key("Enter");
        assert_eq!(bench.app.mode(), Mode::Alone);
        bench
    }

    pub fn act(&mut self, action: Action) {
        let effects = self.app.update(action, Now { ms: self.ms, utc: 0 });
        self.effects.extend(effects);
    }

    /// It is now `ms`, and the program looks at the time.
    pub fn at(&mut self, ms: u64) -> &mut Self {
        self.ms = ms;
        self.act(Action::Tick);
        self
    }

    /// A key read at `ms`, the time not looked at before.
    pub fn key_at(&mut self, ms: u64, key: &str) -> &mut Self {
        self.ms = ms;
        self.key(key)
    }

    pub fn key(&mut self, key: &str) -> &mut Self {
        let code = match key {
            "Enter" => KeyCode::Enter,
            "Esc" => KeyCode::Esc,
            "Tab" => KeyCode::Tab,
            "Space" => KeyCode::Char(' '),
            "Backspace" => KeyCode::Backspace,
            "Home" => KeyCode::Home,
            "F1" => KeyCode::F(1),
            "F5" => KeyCode::F(5),
            one => KeyCode::Char(one.chars().next().unwrap()),
        };
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        if let Some(action) = keymap::action(&self.app, &event, |_, _| None) {
            self.act(action);
        }
        self
    }

    pub fn types(&mut self, text: &str) -> &mut Self {
        for c in text.chars() {
            self.key(&c.to_string());
        }
        self
    }

    pub fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let event = Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE });
        let (look, area) = (&self.look, self.area);
        let action = keymap::action(&self.app, &event, |x, y| click(&self.app, look, area, x, y));
        if let Some(action) = action {
            self.act(action);
        }
    }

    pub fn learn(&mut self, learned: Learned) {
        self.act(Action::Learned(learned));
    }

    pub fn alone(&self) -> &Alone {
        match &self.app.screen {
            Screen::Alone(alone) => alone,
            other => panic!("{other:?}"),
        }
    }

    /// The entries handed over to be kept, with their numbers.
    pub fn kept(&self) -> Vec<(u32, Entry)> {
        let entry = |effect: &Effect| match effect {
            Effect::AppendClocks(n, entry) => Some((*n, entry.clone())),
            _ => None,
        };
        self.effects.iter().filter_map(entry).collect()
    }

    /// What was said.
    pub fn said(&self) -> Vec<String> {
        let said = |effect: &Effect| match effect {
            Effect::Speak(words) => Some(words.text.clone()),
            Effect::Hush => Some("-".to_owned()),
            _ => None,
        };
        self.effects.iter().filter_map(said).collect()
    }

    /// The digits a side's clock shows.
    pub fn digits(&self, side: Color) -> String {
        self.alone().reading(side, self.ms).digits
    }

    /// The state of a side as the log has it.
    pub fn state(&self, side: Color) -> String {
        self.alone().bare.clock_now().sides[side].state().to_string()
    }

    pub fn buffer(&mut self) -> Buffer {
        let mut buf = Buffer::empty(self.area);
        draw(&self.app, &mut self.look, self.area, &mut buf);
        buf
    }

    pub fn screen(&mut self) -> String {
        let buf = self.buffer();
        let row = |y| {
            let (mut line, mut x) = (String::new(), 0);
            while x < buf.area.right() {
                let symbol = buf[(x, y)].symbol();
                line.push_str(symbol);
                x += u16::try_from(symbol.width().max(1)).unwrap();
            }
            line.trim_end().to_owned() + "\n"
        };
        (0..buf.area.bottom()).map(row).collect()
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
}
