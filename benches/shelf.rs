//! How fast the saved games are listed and searched.
//!
//! `cargo bench --bench shelf` makes a data directory of 10,000 records (one in five with the log of a game played
//! here, the others as servers write them) and prints, for each task, the best of a few runs, the bar, and whether it
//! was met. "cold" has no index; the files themselves may be in the system's memory.

#![expect(clippy::expect_used, reason = "a benchmark that cannot begin says why")]

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant, SystemTime};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::app::action::Action;
use shoutan::app::effect::Learned;
use shoutan::app::key::{Code, Key};
use shoutan::app::{App, Now};
use shoutan::clock::spec::parse_both;
use shoutan::game::Game;
use shoutan::game::event::Event;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::terms::Terms;
use shoutan::record::game_record::to_sgf;
use shoutan::record::shelf::scan::{Batch, scan};
use shoutan::record::store::Store;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::point::{Point, Size};
use shoutan::rules::ruleset::Preset;
use shoutan::text::en::EN;
use shoutan::ui::page::Look;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view::draw;

const FILES: usize = 10_000;
const OWN: usize = 5;
const RUNS: usize = 5;
const MINUTE: Duration = Duration::from_secs(60);

/// Numbers that look like chance and are the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// A game as servers write it.
fn foreign(number: usize, chance: &mut Chance) -> Vec<u8> {
    let mut text = format!(
        "(;GM[1]FF[4]CA[UTF-8]AP[CGoban:3]ST[2]\nRU[Japanese]SZ[19]KM[6.50]TM[900]OT[5x10 byo-yomi]\n\
         PW[player{}]PB[李{number}]EV[Cup {}]DT[20{:02}-{:02}-{:02}]RE[W+Resign]\n",
        chance.below(999),
        chance.below(50),
        chance.below(26),
        1 + chance.below(12),
        1 + chance.below(28),
    );
    for number in 0..170 + chance.below(130) {
        let mut coordinate = || u8::try_from(chance.below(19)).unwrap_or(0);
        let point = Point::new(coordinate(), coordinate()).to_sgf();
        let _ = write!(text, ";{}[{point}]", if number % 2 == 0 { 'B' } else { 'W' });
        let _ = write!(text, "{}L[{}.5]", if number % 2 == 0 { 'B' } else { 'W' }, 900 - number);
    }
    text.push_str(")\n");
    text.into_bytes()
}

/// A game played here, with its log: about 200 moves.
fn own(chance: &mut Chance) -> Vec<u8> {
    let terms = Terms {
        names: ByColor { black: "Li Hua".to_owned(), white: "王明".to_owned() },
        at: 1_764_504_000_000,
        ..Terms::even(Size::STANDARD, Preset::Chinese, parse_both("30m+5x30s").expect("a time setting"))
    };
    let Ok(mut game) = Game::new(terms) else { return Vec::new() };
    let _ = game.play(game.entry(0, 0, Event::Begin { by: Color::Black }));
    while game.moves().len() < 200 {
        let mut coordinate = || u8::try_from(chance.below(19)).unwrap_or(0);
        let p = Point::new(coordinate(), coordinate());
        let by = game.to_move();
        let _ = game.play(game.entry(4_321, 1_764_504_000_000, Event::Play { by, p }));
    }
    let result = Outcome::win(Color::White, Win::Resignation);
    for event in [Event::Resign { by: Color::Black }, Event::End { result }] {
        let _ = game.play(game.entry(0, 1_764_504_000_000, event));
    }
    to_sgf(&game)
}

fn fill(games: &Path) {
    fs::create_dir_all(games).expect("a folder");
    let mut chance = Chance(1);
    let own: Vec<Vec<u8>> = (0..20).map(|_| own(&mut chance)).collect();
    #[expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
    let before = SystemTime::now() - MINUTE;
    for number in 0..FILES {
        let bytes = if number % OWN == 0 {
            own[number / OWN % own.len()].clone()
        } else {
            foreign(number, &mut chance)
        };
        let path = games.join(format!("game-{number:05}.sgf"));
        fs::write(&path, bytes).expect("a file");
        let file = fs::File::options().write(true).open(&path).expect("the file");
        file.set_modified(before).expect("a time");
    }
}

/// Looks at everything: when the first rows came, when the last, and all of them.
fn look(store: &Store) -> (Duration, Duration, Vec<Batch>) {
    // An hour from now all these files are old.
    #[expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default() + 60 * MINUTE;
    let now = i64::try_from(now.as_millis()).unwrap_or(0);
    #[expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
    let start = Instant::now();
    let mut first = None;
    let mut last = Duration::ZERO;
    let mut batches = Vec::new();
    let never = AtomicBool::new(false);
    scan(store, now, &never, &mut |batch| {
        first.get_or_insert(start.elapsed());
        last = start.elapsed();
        batches.push(batch);
    })
    .expect("the games");
    (first.unwrap_or_default(), last, batches)
}

fn tell(what: &str, took: Duration, bar: u128) {
    let met = if took.as_millis() <= bar { "met" } else { "MISSED" };
    println!("{what:<44} {took:>9.1?}   bar {bar:>5} ms   {met}");
}

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path().join("data")).with_cache(folder.path().join("cache"));
    fill(&store.games());
    let index = store.index().expect("an index");

    let (mut first, mut cold, mut warm) = (Duration::MAX, Duration::MAX, Duration::MAX);
    let mut batches = Vec::new();
    for _ in 0..RUNS {
        let _ = fs::remove_file(&index);
        let (some, all, found) = look(&store);
        (first, cold) = (first.min(some), cold.min(all));
        batches = found;
    }
    let mut warm_first = Duration::MAX;
    for _ in 0..RUNS {
        let (some, all, found) = look(&store);
        (warm_first, warm) = (warm_first.min(some), warm.min(all));
        assert_eq!(found.iter().map(|batch| batch.rows.len()).sum::<usize>(), FILES);
    }
    tell("first rows, cold", first, 100);
    tell("all rows, cold", cold, 2_000);
    tell("first rows, warm", warm_first, 100);
    tell("all rows, warm", warm, 200);
    println!("index: {} KiB", fs::metadata(&index).map_or(0, |file| file.len() / 1024));

    // On the screen: the rows as they come, then a search typed.
    let mut app = App::new(&EN);
    let mut look = Look::new(Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow));
    let mut frame = Buffer::empty(Rect::new(0, 0, 80, 24));
    let mut act = |app: &mut App, action: Action| {
        #[expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
        let start = Instant::now();
        app.update(action, Now { ms: 0, utc: 0 });
        draw(app, &mut look, Rect::new(0, 0, 80, 24), &mut frame);
        start.elapsed()
    };
    act(&mut app, Action::Tick);
    act(&mut app, Action::Key(Key::of(Code::Down)));
    act(&mut app, Action::Key(Key::ENTER));
    let mut taken = Duration::ZERO;
    let mut longest = Duration::ZERO;
    for batch in batches {
        let took = act(&mut app, Action::Learned(Learned::Found(batch)));
        taken += took;
        longest = longest.max(took);
    }
    println!("rows put into the list and drawn: {taken:.1?} in all, the longest batch {longest:.1?}");
    act(&mut app, Action::Key(Key::of(Code::Char('/'))));
    let typed = "李 cup 7 w+r player5".chars();
    let search = typed.map(|c| act(&mut app, Action::Key(Key::of(Code::Char(c))))).max().unwrap_or_default();
    tell("the slowest letter of a search, drawn", search, 50);
}
