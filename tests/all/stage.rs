//! The program without a terminal, for every test that presses keys: keys and time in, the screen, what was asked of
//! the shell and the log out.
//!
//! A key takes the way it takes in the program: its bytes are decoded, the time is told, then the app is given what
//! they mean. How keys are written is told in [`spelling`].

mod spelling;

use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use shoutan::app::action::Action;
use shoutan::app::effect::{Effect, Learned};
use shoutan::app::table::Table;
use shoutan::app::{App, Now, Screen};
use shoutan::game::Game;
use shoutan::game::event::Event as Logged;
use shoutan::rules::point::Point;
use shoutan::text::Text;
use shoutan::ui::keymap;
use shoutan::ui::page::Look;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view::{click, draw};
use unicode_width::UnicodeWidthStr;

pub use spelling::events;

/// What stands for the shell: tells what an effect learns at once, if anything, or puts it to the others.
pub type Answers = Box<dyn FnMut(&App, Effect, &mut Vec<Effect>) -> Option<Learned>>;

/// A shell that does nothing.
pub fn unanswered(_: &App, effect: Effect, asked: &mut Vec<Effect>) -> Option<Learned> {
    asked.push(effect);
    None
}

pub struct Stage {
    pub app: App,
    pub look: Look,
    pub area: Rect,
    /// The time, and how long passes before each key, ms.
    pub ms: u64,
    pub pace: u64,
    /// What the wall clock shows at ms 0.
    pub utc: i64,
    /// All that was asked of the shell and not answered at once.
    pub asked: Vec<Effect>,
    /// How much of it was asked before the last key.
    before: usize,
    pub answers: Answers,
}

impl Stage {
    /// On the home screen, 80 columns by 24 rows in one colour; a tenth of a second between two keys.
    pub fn new(text: &'static Text) -> Self {
        Self {
            app: App::new(text),
            look: Look::new(Theme::new(Depth::Mono, Glyphs::Unicode, Width::Narrow)),
            area: Rect::new(0, 0, 80, 24),
            ms: 0,
            pace: 100,
            utc: 0,
            asked: Vec::new(),
            before: 0,
            answers: Box::new(unanswered),
        }
    }

    pub fn now(&self) -> Now {
        Now { ms: self.ms, utc: self.utc + i64::try_from(self.ms).unwrap() }
    }

    /// Begins with what this makes of the app.
    pub fn begin(mut self, begin: impl FnOnce(&mut App, Now) -> Vec<Effect>) -> Self {
        let now = self.now();
        let effects = begin(&mut self.app, now);
        self.perform(effects);
        self
    }

    /// On a screen of that size.
    pub fn sized(mut self, (width, height): (u16, u16)) -> Self {
        self.area = Rect::new(0, 0, width, height);
        self
    }

    /// In colours, with lines drawn.
    pub fn colored(mut self) -> Self {
        self.look = Look::new(Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow));
        self
    }

    /// Tells the app what happens now.
    pub fn act(&mut self, action: Action) {
        self.before = self.asked.len();
        let now = self.now();
        let effects = self.app.update(action, now);
        self.perform(effects);
    }

    pub fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            if let Some(learned) = (self.answers)(&self.app, effect, &mut self.asked) {
                let now = self.now();
                let more = self.app.update(Action::Learned(learned), now);
                self.perform(more);
            }
        }
    }

    /// What was asked for with the last key.
    pub fn effects(&self) -> &[Effect] {
        self.asked.get(self.before..).unwrap_or_default()
    }

    fn meant(&self, event: &Event) -> Option<Action> {
        keymap::action(&self.app, event, |x, y| click(&self.app, &self.look, self.area, x, y))
    }

    /// Something from the terminal: the time first, then a key that was open till now, then this.
    pub fn input(&mut self, event: &Event) {
        let before = self.asked.len();
        self.act(Action::Tick);
        if let Some(first) = self.meant(event) {
            let now = self.now();
            if let Some(effects) = self.app.shown_by(&first, now) {
                self.perform(effects);
                if let Some(anew) = self.meant(event) {
                    self.act(anew);
                }
            } else {
                self.act(first);
            }
        }
        self.before = before;
    }

    /// Presses keys, each [`Stage::pace`] after what was before.
    pub fn keys(&mut self, keys: &str) -> &mut Self {
        for event in events(keys) {
            self.ms += self.pace;
            self.input(&event);
        }
        self
    }

    /// Presses keys at that ms, all in one.
    pub fn keys_at(&mut self, ms: u64, keys: &str) -> &mut Self {
        self.ms = ms;
        for event in events(keys) {
            self.input(&event);
        }
        self
    }

    /// Types a text in which nothing is the name of a key.
    pub fn types(&mut self, text: &str) -> &mut Self {
        self.keys(&text.replace('<', "<lt>"))
    }

    pub fn pastes(&mut self, text: &str) -> &mut Self {
        self.input(&Event::Paste(text.to_owned()));
        self
    }

    /// Clicks on a cell.
    pub fn click(&mut self, column: u16, row: u16) -> &mut Self {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.input(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
        self
    }

    /// Clicks on the first cell where these words stand; panics if they stand nowhere.
    pub fn clicks(&mut self, words: &str) -> &mut Self {
        let lines = self.lines();
        let (y, line) = lines.iter().enumerate().find(|(_, line)| line.contains(words)).expect(words);
        let x = line[..line.find(words).unwrap()].width();
        self.ms += self.pace;
        self.click(u16::try_from(x).unwrap(), u16::try_from(y).unwrap())
    }

    /// Lets the time pass at one go.
    pub fn wait(&mut self, ms: u64) -> &mut Self {
        self.at(self.ms + ms)
    }

    /// It is now `ms`, and the program looks at the time.
    pub fn at(&mut self, ms: u64) -> &mut Self {
        self.ms = ms;
        self.act(Action::Tick);
        self
    }

    pub fn learn(&mut self, learned: Learned) -> &mut Self {
        self.act(Action::Learned(learned));
        self
    }

    /// The screen as it is drawn now.
    pub fn buffer(&mut self) -> Buffer {
        let mut buf = Buffer::empty(self.area);
        draw(&self.app, &mut self.look, self.area, &mut buf);
        buf
    }

    /// Its rows as text.
    pub fn lines(&mut self) -> Vec<String> {
        lines(&self.buffer())
    }

    pub fn screen(&mut self) -> String {
        self.lines().join("\n") + "\n"
    }

    /// The screen with a mark for every reversed blank: digits are made of them.
    pub fn inked(&mut self) -> String {
        let mut buf = self.buffer();
        let is_ink = |cell: &Cell| cell.symbol() == " " && cell.modifier.contains(Modifier::REVERSED);
        for cell in buf.content.iter_mut().filter(|cell| is_ink(cell)) {
            cell.set_symbol("#");
        }
        lines(&buf).join("\n") + "\n"
    }

    /// Panics unless these words stand on the screen.
    pub fn shows(&mut self, words: &str) -> &mut Self {
        let screen = self.screen();
        assert!(screen.contains(words), "{words:?} is not on\n{screen}");
        self
    }

    /// Panics if these words stand on the screen.
    pub fn lacks(&mut self, words: &str) -> &mut Self {
        let screen = self.screen();
        assert!(!screen.contains(words), "{words:?} is on\n{screen}");
        self
    }

    pub fn table(&self) -> &Table {
        match &self.app.screen {
            Screen::Table(table) => table,
            other => panic!("no table: {other:?}"),
        }
    }

    pub fn game(&self) -> &Game {
        &self.table().game
    }

    pub fn point(&self, label: &str) -> Point {
        self.game().terms().size.parse(label).unwrap()
    }

    /// What was entered in the log of the game.
    pub fn logged(&self) -> Vec<&Logged> {
        let entries = self.asked.iter().filter_map(|effect| match effect {
            Effect::Append(entry) => Some(&entry.event),
            _ => None,
        });
        entries.collect()
    }
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
