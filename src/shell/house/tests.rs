//! The program on a terminal under a scripted clock: when it draws, what a tick costs, what it hears unseen.

mod ticks;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io;
use std::rc::Rc;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tempfile::TempDir;

use super::House;
use crate::app::effect::Effect;
use crate::app::{App, Now};
use crate::clock::spec::parse_both;
use crate::game::Game;
use crate::game::event::Event as Logged;
use crate::game::terms::Terms;
use crate::record::journal::content::Content;
use crate::record::store::{Store, id_of};
use crate::rules::color::ByColor;
use crate::rules::point::Size;
use crate::rules::ruleset::Preset;
use crate::shell::clock::{Clock, SystemClock};
use crate::shell::cycle::{Surface, run};
use crate::shell::inbox::Source;
use crate::shell::inbox::{Message, Outside, Stamped, open};
use crate::shell::keeper::Keeper;
use crate::shell::scanner::Scanner;
use crate::shell::sheet::Sheet;
use crate::shell::voice::Voice;
use crate::text::en::EN;
use crate::ui::page::Look;
use crate::ui::theme::{Depth, Glyphs, Theme, Width};

/// Scripted time.
#[derive(Clone, Default)]
struct Time(Rc<Cell<u64>>);

impl Clock for Time {
    fn ms(&self) -> u64 {
        self.0.get()
    }

    fn slept_ms(&self) -> u64 {
        0
    }

    fn utc(&self) -> i64 {
        // Wall time that jumps an hour to and fro at every look.
        if self.0.get().is_multiple_of(2) { 3_600_000 } else { 0 }
    }
}

/// Keys at their moments, and the end.
struct Script {
    time: Time,
    keys: RefCell<VecDeque<(u64, Event)>>,
    end: u64,
}

impl Source for Script {
    fn wait(&self, ms: u64) -> Option<Stamped> {
        let until = self.time.ms() + ms;
        let next = self.keys.borrow().front().map_or(self.end, |(at, _)| *at);
        self.time.0.set(until.min(next.max(self.time.ms())));
        if next <= until { self.take() } else { None }
    }

    fn take(&self) -> Option<Stamped> {
        let ms = self.time.ms();
        if self.keys.borrow().front().is_some_and(|(at, _)| *at <= ms) {
            let event = self.keys.borrow_mut().pop_front()?.1;
            return Some(Stamped { ms, message: Message::Event(event) });
        }
        let over = self.keys.borrow().is_empty() && ms >= self.end;
        over.then_some(Stamped { ms, message: Message::Outside(Outside::InputLost) })
    }

    fn moment(&self, clock: &impl Clock) -> u64 {
        clock.ms()
    }
}

/// A terminal that counts bytes.
struct Paper {
    time: Time,
    sheet: Sheet,
    /// When something was drawn, and how many bytes it took.
    frames: Vec<(u64, usize)>,
}

impl Surface for Paper {
    fn draw(&mut self, paint: &mut dyn FnMut(&mut Buffer)) -> io::Result<()> {
        let bytes = self.sheet.frame(paint)?.len();
        self.frames.push((self.time.ms(), bytes));
        Ok(())
    }

    fn refresh(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn alive(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn retake(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn stop(&mut self, _: bool) -> io::Result<()> {
        Ok(())
    }
}

struct Stage {
    house: House,
    store: Store,
    terms: Terms,
    _folder: TempDir,
}

fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

fn ctrl(c: char) -> Event {
    Event::Key(KeyEvent::new(KeyCode::Char(c), KeyModifiers::CONTROL))
}

/// A game whose first clock runs.
fn stage(side: u8, time: &str, depth: Depth) -> Stage {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned());
    let terms = Terms {
        names: ByColor { black: "Li".to_owned(), white: "Wang".to_owned() },
        ..Terms::even(Size::square(side).unwrap(), Preset::Chinese, parse_both(time).unwrap())
    };
    let mut app = App::new(&EN);
    let started = app.sit(terms.clone(), true, Now { ms: 0, utc: 0 }).unwrap();
    let house = house(&store, depth, app, started);
    Stage { house, store, terms, _folder: folder }
}

fn house(store: &Store, depth: Depth, app: App, started: Vec<Effect>) -> House {
    let look = Look::new(Theme::new(depth, Glyphs::Unicode, Width::Narrow));
    let (post, _) = open(SystemClock::start());
    House::new(look, Keeper::new(store.clone()), Voice::silent(), Scanner::new(post), app, started)
}

/// Runs until `end` ms, with keys at their moments; when it drew, and the bytes of each frame.
fn frames(house: &mut House, size: (u16, u16), keys: &[(u64, Event)], end: u64) -> Vec<(u64, usize)> {
    let time = Time::default();
    let sheet = Sheet::new(Rect::new(0, 0, size.0, size.1));
    let mut paper = Paper { time: time.clone(), sheet, frames: Vec::new() };
    let script = Script { time: time.clone(), keys: RefCell::new(keys.to_vec().into()), end };
    run(house, &mut paper, &script, &time);
    paper.frames
}

impl Stage {
    fn run(&mut self, size: (u16, u16), keys: &[(u64, Event)], end: u64) -> Vec<(u64, usize)> {
        frames(&mut self.house, size, keys, end)
    }

    /// The game as its file has it: the journal, or once it is over the record.
    fn kept(&self) -> Game {
        let path = self.store.find(&id_of(&self.terms)).unwrap();
        let bytes = std::fs::read(&path).unwrap();
        if let Ok(content) = Content::read(&bytes) {
            return content.game;
        }
        let (collection, _) = crate::record::sgf::read::read(&bytes).unwrap();
        crate::record::game_record::from_tree(&collection.games()[0]).unwrap().unwrap()
    }
}

fn within(frames: &[(u64, usize)], from: u64, to: u64) -> usize {
    frames.iter().filter(|&&(at, _)| (from..to).contains(&at)).count()
}

#[test]
fn a_window_too_small_hears_nothing_that_touches_the_game() {
    let mut stage = stage(9, "10m", Depth::TrueColor);
    let blind = [
        key(KeyCode::Enter),
        key(KeyCode::Char(' ')),
        key(KeyCode::Char('p')),
        key(KeyCode::Char('y')),
        key(KeyCode::Char('R')),
        key(KeyCode::Char('y')),
        key(KeyCode::Char('E')),
        key(KeyCode::Char('S')),
        key(KeyCode::Char('t')),
        key(KeyCode::Char('q')),
        key(KeyCode::Char('A')),
        key(KeyCode::Esc),
        Event::Paste("d4".to_owned()),
    ];
    let keys: Vec<_> = (1..).map(|n| n * 800).zip(blind).collect();
    stage.run((45, 23), &keys, 20_000);
    // What ends it is the terminal that goes away: the clock stands from there on.
    let events: Vec<_> = stage.kept().entries().iter().map(|entry| entry.event.clone()).collect();
    assert!(matches!(events[..], [Logged::Begin { .. }, Logged::Pause { .. }]), "{events:?}");
    assert_eq!(stage.kept().turn().unwrap().ran, 20_000, "the clock ran on all the same");
}

#[test]
fn a_window_too_small_is_left_by_ctrl_c_and_ctrl_z_with_the_game_paused() {
    let mut left = stage(9, "10m", Depth::TrueColor);
    left.run((45, 22), &[(5_000, ctrl('c'))], 60_000);
    assert_eq!(left.kept().turn().unwrap().ran, 5_000);
    assert!(left.kept().paused().is_some());
    let mut put_back = stage(9, "10m", Depth::TrueColor);
    put_back.run((20, 5), &[(5_000, ctrl('z'))], 60_000);
    assert_eq!(put_back.kept().turn().unwrap().ran, 5_000);
    // A flag falls there as everywhere.
    let mut lost = stage(9, "10s", Depth::TrueColor);
    lost.run((45, 22), &[(11_000, key(KeyCode::Enter))], 20_000);
    assert!(lost.kept().outcome().is_some());
}

#[test]
fn closing_a_table_whose_game_is_over_leaves_its_record_alone() {
    let mut stage = stage(9, "10m", Depth::TrueColor);
    let keys: Vec<_> = [
        key(KeyCode::Enter),
        key(KeyCode::Char('R')),
        key(KeyCode::Char('y')),
        key(KeyCode::Char('q')),
        key(KeyCode::Char('q')),
    ]
    .into_iter()
    .zip((1..).map(|n: u64| n * 1_000))
    .map(|(event, at)| (at, event))
    .collect();
    stage.run((80, 24), &keys, 20_000);
    let kept = stage.kept();
    assert!(kept.outcome().is_some());
    let games: Vec<_> =
        std::fs::read_dir(stage.store.games()).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(games.len(), 1, "one record, no journal: {games:?}");
    assert!(games[0].extension().is_some_and(|ending| ending == "sgf"));
}

/// A second press of one key may be a held one. The next key tells, and means what it means after that press.
#[test]
fn what_a_key_means_follows_from_the_one_before() {
    let typed = [(1_000, 't'), (2_000, '\r'), (3_000, 'y'), (3_300, 'y'), (3_330, 'p'), (4_500, 'y')];
    let keys = typed.map(|(at, c)| (at, key(if c == '\r' { KeyCode::Enter } else { KeyCode::Char(c) })));
    let mut stage = stage(9, "10m", Depth::TrueColor);
    stage.run((80, 24), &keys, 5_000);
    let events: Vec<_> = stage.kept().entries().iter().map(|entry| entry.event.clone()).collect();
    assert!(
        matches!(
            events[..],
            [
                Logged::Begin { .. },
                Logged::Pause { .. },
                Logged::Resume,
                Logged::Pass { .. },
                Logged::Pause { .. }
            ]
        ),
        "{events:?}"
    );
}

/// While it is open what a key is, the loop sleeps until it is known.
#[test]
fn a_key_that_may_be_held_wakes_the_loop_once() {
    let keys = [(1_000, key(KeyCode::Enter)), (1_300, key(KeyCode::Enter))];
    let mut stage = stage(9, "10m", Depth::TrueColor);
    let frames = stage.run((80, 24), &keys, 1_900);
    assert!(within(&frames, 1_301, 1_400) == 0 && within(&frames, 1_400, 1_401) == 1, "{frames:?}");
}
