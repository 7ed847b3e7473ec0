//! What is offered where one is can do something there, and what cannot says why.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use shoutan::app::action::Action;
use shoutan::app::effect::{Learned, Saved};
use shoutan::app::plan::Plan;
use shoutan::app::{App, Mode, Now, Overlay};
use shoutan::game::terms::Terms;
use shoutan::record::game_record::to_sgf;
use shoutan::record::shelf::{Row, State};
use shoutan::text::en::EN;
use shoutan::ui::keymap;
use shoutan::ui::page::Look;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};
use shoutan::ui::view::draw;

use crate::front::stage::row;
use crate::stage::Stage;
use crate::table::{Desk, terms};

const TIMED: &str = "(;GM[1]SZ[9]TM[600];B[aa]BL[590];W[ba]WL[580];B[ee]BL[570];W[ab]WL[550])";
const UNTIMED: &str = "(;GM[1]SZ[9];B[ee];W[ec])";
const EMPTY: &str = "(;GM[1]SZ[9])";

fn screen(app: &App) -> Buffer {
    let area = Rect::new(0, 0, 80, 30);
    let mut buf = Buffer::empty(area);
    draw(app, &mut Look::new(Theme::new(Depth::TrueColor, Glyphs::Unicode, Width::Narrow)), area, &mut buf);
    buf
}

fn table(terms: Terms, keys: &str) -> (App, u64) {
    let mut desk = Desk::sit_to(terms);
    desk.keys(keys);
    (desk.app, desk.ms)
}

fn friendly() -> Terms {
    terms(9, "10m+3x30s")
}

fn refereed() -> Terms {
    Terms { refereed: true, ..friendly() }
}

/// A game that is over and, if it was kept, in its file.
fn over(keys: &str, kept: bool) -> (App, u64) {
    let (mut app, ms) = table(friendly(), keys);
    if kept {
        let saved = Saved { id: "a".to_owned(), path: "/games/a.sgf".into(), stays: None };
        app.update(Action::Learned(Learned::Finished(Ok(saved))), Now { ms, utc: 0 });
    }
    (app, ms)
}

fn placing(keys: &str) -> (App, u64) {
    let free = Plan { free: true, ..Plan::from(Terms { handicap: 2, ..friendly() }) };
    let mut desk = Desk::sit(9, "10m");
    desk.app.sit(free, false, desk.now()).unwrap();
    desk.keys(keys);
    (desk.app, desk.ms)
}

/// A record, at its beginning.
fn record(record: &[u8]) -> (App, u64) {
    let mut reading = Stage::reading(record);
    reading.keys("<home>");
    reading.app.desk.notice = None;
    (reading.app, 0)
}

/// The record of a game played here, ended or not.
fn own(keys: &str) -> (App, u64) {
    let mut desk = Desk::sit(9, "10m");
    desk.keys(keys);
    record(&to_sgf(&desk.table().game))
}

fn clocks(keys: &[&str]) -> (App, u64) {
    let mut bench = Stage::clocks("10m");
    for (n, key) in (1..).zip(keys) {
        bench.keys_at(n * 1000, key);
    }
    (bench.app, bench.ms)
}

/// The shelf with these games on it, long after.
fn shelf(saved: Vec<Row>) -> (App, u64) {
    // A game to go on with stands before all else.
    let place = if saved.iter().any(|row| row.state == State::Unfinished) { "3" } else { "2" };
    let mut stage = Stage::front_with(&EN, (80, 30), saved);
    stage.keys(place);
    (stage.app, 1_000_000)
}

/// A screen and how it is made.
type Room = (&'static str, fn() -> (App, u64));

/// Every screen with a menu, made anew.
fn rooms() -> Vec<Room> {
    vec![
        ("a game", || table(friendly(), "")),
        ("a game with moves", || table(friendly(), "me5<enter>md5<enter>")),
        ("ten moves", || {
            table(
                friendly(),
                "ma1<enter>ma2<enter>ma3<enter>ma4<enter>ma5<enter>mb1<enter>mb2<enter>mb3<enter>mb4<enter>mb5<enter>mc1<enter>mc2<enter>",
            )
        }),
        ("a paused game", || table(friendly(), "me5<enter>t")),
        ("a refereed game", || table(refereed(), "")),
        ("a stone laid", || table(refereed(), "me5<enter>")),
        ("a refereed game with moves", || table(refereed(), "me5<enter> md5<enter> ")),
        ("marking", || table(friendly(), "me5<enter>pypy")),
        ("Black has agreed", || table(friendly(), "me5<enter>pypyb")),
        ("a game kept", || over("me5<enter>Ry", true)),
        ("a game not kept", || over("me5<enter>Ry", false)),
        ("a game without moves", || over("Ry", true)),
        ("a game counted", || over("me5<enter>pypybw", true)),
        ("no stone placed", || placing("")),
        ("a stone placed", || placing("me5<enter>")),
        ("all stones placed", || placing("me5<enter>mc3<enter>")),
        ("a record without times", || record(UNTIMED.as_bytes())),
        ("a record without moves", || record(EMPTY.as_bytes())),
        ("a record of another game", || record(b"(;GM[2]SZ[8])")),
        ("a record with times", || record(TIMED.as_bytes())),
        ("the record of a game played on", || own("me5<enter>")),
        ("the record of a game over", || own("me5<enter>Ry")),
        ("an empty shelf", || shelf(Vec::new())),
        ("a shelf", || {
            shelf(vec![row("f", State::Finished, "Nie", "Ma", 21), row("g", State::Finished, "Nie", "Ma", 9)])
        }),
        ("an unfinished game", || shelf(vec![row("u", State::Unfinished, "Li", "Wang", 57)])),
        ("clocks put out", || clocks(&[])),
        ("clocks started", || clocks(&["<enter>"])),
        ("clocks pressed", || clocks(&["<enter>", " "])),
        ("clocks stopped", || clocks(&["<enter>", "<tab>"])),
        ("clocks at their end", || {
            let mut bench = Stage::clocks_started("2s");
            bench.at(3_000);
            (bench.app, bench.ms)
        }),
    ]
}

#[test]
fn what_a_menu_offers_does_something() {
    let key = &EN.key;
    // They say why not; whether they could, only trying tells.
    let tried = [
        key.suggest,
        EN.ending.key.neutral,
        EN.ending.key.seki,
        EN.chart.key.next_long,
        EN.chart.key.previous_long,
    ];
    // What is seen of it comes with the next stone.
    let later = [key.numbers];
    for (name, make) in rooms() {
        let lines = opened_menu(make).0.len();
        assert!(lines > 0, "{name}");
        for line in 0..lines {
            let (items, mut app, ms) = opened_menu(make);
            let before = screen(&make().0);
            let effects = app.update(Action::Row(line), Now { ms, utc: 0 });
            let told = app.desk.notice.as_ref().filter(|notice| notice.bad).map(|notice| &notice.text);
            let did = screen(&app) != before || !effects.is_empty();
            let label = items[line];
            assert!(did || later.contains(&label), "{name}: {label} does nothing");
            assert!(told.is_none() || tried.contains(&label), "{name}: {label} is refused: {told:?}");
        }
    }
}

/// The lines of the menu of a screen, and the menu open.
fn opened_menu(make: impl Fn() -> (App, u64)) -> (Vec<&'static str>, App, u64) {
    let (mut app, ms) = make();
    press(&mut app, KeyCode::Esc, ms);
    let Some(Overlay::Menu(menu)) = &app.over else { return (Vec::new(), app, ms) };
    (menu.items.iter().map(|item| item.label).collect(), app, ms)
}

fn press(app: &mut App, code: KeyCode, ms: u64) {
    let key = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
    let action = keymap::action(app, &key, |_, _| None).unwrap();
    app.update(action, Now { ms, utc: 0 });
}

#[test]
fn what_a_record_has_not_is_not_offered() {
    let has = |(app, _): (App, u64), label| app.line().iter().any(|&(_, what)| what == label);
    let offers = |make: &dyn Fn() -> (App, u64), label| opened_menu(make).0.contains(&label);
    let (chart, key) = (&EN.chart.key, &EN.key);
    let records = [TIMED, UNTIMED, EMPTY];
    for (label, expected) in [
        (chart.open, [true, false, false]),
        (chart.next_long, [true, false, false]),
        (key.next_capture, [true, false, false]),
        (key.go_to, [true, true, false]),
        (key.again, [false, false, false]),
    ] {
        assert_eq!(records.map(|text| offers(&|| record(text.as_bytes()), label)), expected, "{label}");
    }
    for (label, expected) in [
        (chart.open, [true, false, false]),
        (key.next_capture, [true, false, false]),
        (key.step, [true, true, false]),
    ] {
        assert_eq!(records.map(|text| has(record(text.as_bytes()), label)), expected, "{label}");
    }
    assert!(offers(&|| own("me5<enter>Ry"), key.again) && !offers(&|| own("me5<enter>"), key.again));
    // The key says why.
    let (mut untimed, _) = record(UNTIMED.as_bytes());
    press(&mut untimed, KeyCode::Char('T'), 0);
    assert_eq!(untimed.mode(), Mode::Review);
    assert_eq!(untimed.desk.notice.unwrap().text, EN.chart.no_times);
}

#[test]
fn another_line_of_a_record_may_have_what_the_first_has_not() {
    let mut reading = Stage::reading(b"(;GM[1]SZ[9]TM[600];B[aa](;W[ee])(;W[ba]WL[590];B[ee];W[ab]))");
    let has = |app: &App| {
        let line = app.line();
        [EN.chart.key.open, EN.key.next_capture].map(|label| line.iter().any(|&(_, what)| what == label))
    };
    assert_eq!(has(&reading.app), [false; 2]);
    reading.keys("<right><right><down>");
    assert_eq!(has(&reading.app), [true; 2]);
}
