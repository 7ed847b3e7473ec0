//! Late for a fast game (A §22.4): nothing is doubled, whoever is not there is read out.

use crate::stage::Stage;
use serde_json::{Value, json};
use shoutan::app::arbiter::act::Act;
use shoutan::cli::time;
use shoutan::clock::Clock;
use shoutan::clock::late::LateLoss;
use shoutan::clock::side::Side;
use shoutan::clock::spec::parse_both;
use shoutan::clock::state::State;
use shoutan::game::Game;
use shoutan::game::event::Event;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::record::game_record::{from_tree, to_sgf};
use shoutan::record::sgf::read::read;
use shoutan::rules::color::Color::{Black, White};
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::ruleset::Penalties::A;
use shoutan::text::ALL;
use shoutan::text::en::EN;

const ZERO: State =
    State { used: 0, main: 0, periods: 0, period: 0, moves_left: 0, block: 0, delay: 0, penalty: 0 };

fn clock(time: &str) -> Clock {
    Clock::new(&parse_both(time).unwrap())
}

/// White so late: White's clock, or that White is out.
fn late(time: &str, ms: u64) -> Option<State> {
    let arrival = clock(time).late(&ByColor { black: 0, white: ms }, 900_000);
    assert_eq!(arrival.lost.black, None, "{time}");
    assert!(arrival.lost.white != Some(LateLoss::Forfeit), "{time}");
    let state = arrival.clock.sides.white.state();
    if arrival.lost.white.is_some() {
        assert_eq!(state, state.spent(), "{time}");
        return None;
    }
    Some(state)
}

#[test]
fn without_main_time_or_with_a_short_limit_absence_is_read_out() {
    for (time, read_out) in [
        ("none", true),
        ("10s/move", true),
        ("3x30s", true),
        ("30x60s", true),
        ("30m incl 30x60s", true),
        ("15/5m", true),
        ("15/10m carry", true),
        ("10/5m,20/5m", true),
        ("nhk 30s+10x60s", true),
        ("0s delay 5s", true),
        ("9m59s", true),
        ("10m", false),
        ("5m+3x20s", true),
        // What is kept of the limit to be read is part of it, however it is written.
        ("9m incl 5x60s", true),
        ("10m incl 5x60s", false),
        ("5m+5x60s", false),
        ("9m+1x60s", false),
        ("9m+2x20s", true),
        ("8m nhk 30s+2x60s", false),
        ("7m nhk 30s+2x60s", true),
        ("9m+15/5m", true),
        ("10m+15/5m", false),
        ("9m+10s", true),
        ("10m+10s", false),
        ("9m delay 5s", true),
        ("10m bronstein 5s", false),
        ("hourglass 9m", true),
        ("hourglass 10m", false),
        ("9m ing 1x20s", true),
        ("9m ing 3x20s", false),
        ("5m incl 1x60s timeout=pass", true),
    ] {
        assert_eq!(clock(time).sides.white.is_read_out(), read_out, "{time}");
    }
}

#[test]
fn who_sits_down_during_the_reading_plays_on_with_what_is_left() {
    let periods = |main, periods, period| State { main, periods, period, ..ZERO };
    let block = |main, moves_left, period| State { main, moves_left, period, ..ZERO };
    for (time, ms, left) in [
        // Fifty seconds: one period is gone, ten seconds of the second are left, the third is fresh.
        ("3x30s", 50_000, Some(periods(0, 2, 10_000))),
        ("3x30s", 29_999, Some(periods(0, 3, 1))),
        ("3x30s", 30_000, Some(periods(0, 2, 30_000))),
        ("3x30s", 89_999, Some(periods(0, 1, 1))),
        ("3x30s", 90_000, None),
        ("5m+3x20s", 60_000, Some(periods(240_000, 3, 20_000))),
        ("5m+3x20s", 310_000, Some(periods(0, 3, 10_000))),
        ("5m+3x20s", 360_000, None),
        ("5m incl 2x60s", 190_000, Some(periods(0, 2, 50_000))),
        // A pass for time is a ruling within the game: who never came is out.
        ("5m incl 2x60s timeout=pass", 300_000, None),
        ("10s/move", 9_999, Some(periods(0, 0, 1))),
        ("10s/move", 10_000, None),
        ("5m", 120_000, Some(periods(180_000, 0, 0))),
        ("5m", 300_000, None),
        // No stone has been played: the block runs, and all its stones are still to come.
        ("15/5m", 50_000, Some(block(0, 15, 250_000))),
        ("15/5m", 300_000, None),
        ("15/10m carry", 60_000, Some(block(0, 15, 540_000))),
        ("9m+15/5m", 600_000, Some(block(0, 15, 240_000))),
        ("9m+15/5m", 840_000, None),
        ("nhk 30s+3x60s", 50_000, Some(State { periods: 2, period: 40_000, block: 1, ..ZERO })),
        ("nhk 30s+3x60s", 210_000, None),
        // No bonus for a move nobody made, and the delay passes first.
        ("5m+10s", 60_000, Some(periods(240_000, 0, 0))),
        ("5m delay 5s", 3_000, Some(State { main: 300_000, delay: 2_000, ..ZERO })),
        ("5m delay 5s", 65_000, Some(periods(240_000, 0, 0))),
        ("hourglass 2m", 50_000, Some(periods(70_000, 0, 0))),
        ("hourglass 2m", 120_000, None),
        ("1m ing 3x10s", 65_000, Some(State { periods: 2, period: 5_000, penalty: 2, ..ZERO })),
        ("1m ing 3x10s", 90_000, None),
        ("none", 90_000_000, Some(State { used: 90_000_000, ..ZERO })),
        // Longer games are as they were: twice the delay, and later than the limit is lost.
        ("10m", 60_000, Some(periods(480_000, 0, 0))),
    ] {
        assert_eq!(late(time, ms), left, "{time} {ms}");
    }
    // The sand runs to who is there.
    let arrival = clock("hourglass 2m").late(&ByColor { black: 0, white: 50_000 }, 0);
    assert_eq!(arrival.clock.sides.black.state().main, 170_000);
}

#[test]
fn of_two_who_are_absent_both_are_read_and_who_ends_is_out() {
    let lost = |time: &str, black, white| clock(time).late(&ByColor { black, white }, 0).lost;
    let out = Some(LateLoss::TimeExhausted);
    assert_eq!(lost("3x30s", 89_999, 89_999), ByColor { black: None, white: None });
    assert_eq!(lost("3x30s", 90_000, 89_999), ByColor { black: out, white: None });
    assert_eq!(lost("3x30s", 90_000, 90_000), ByColor { black: out, white: out });
    assert_eq!(lost("B=2x30s W=3x30s", 70_000, 70_000), ByColor { black: out, white: None });
    // Each by the own setting: one read out, the other doubled or forfeited.
    let mixed = lost("B=3x30s W=30m", 90_000, 1);
    assert_eq!(mixed, ByColor { black: out, white: Some(LateLoss::Forfeit) });
    let both = clock("hourglass 2m").late(&ByColor { black: 40_000, white: 10_000 }, 0);
    let left = both.clock.sides.map(|side: Side| side.state().main);
    assert_eq!(left, ByColor { black: 90_000, white: 150_000 });
}

fn replayed(line: &Value) -> Value {
    let mut output = Vec::new();
    assert!(time::replay(line.to_string().as_bytes(), &mut output).unwrap());
    serde_json::from_slice(&output).unwrap()
}

#[test]
fn the_clock_command_plays_it_through() {
    let settings = |late: Value| json!({"main_ms": 0, "periods": 3, "period_ms": 30_000, "late_ms": late, "late_limit_ms": 900_000});
    let moves = json!([{"color": "B", "think_ms": 9_000}, {"color": "W", "think_ms": 12_000}]);
    let played =
        |late: Value| replayed(&json!({"system": "byoyomi", "settings": settings(late), "moves": moves}));
    let full = json!({"main_ms": 0, "periods": 3, "period_ms": 30_000});
    let black = played(json!({"B": 50_000}));
    assert_eq!(black["initial"], json!({"B": {"main_ms": 0, "periods": 2, "period_ms": 10_000}, "W": full}));
    assert_eq!(black["after"][0]["B"], json!({"main_ms": 0, "periods": 2, "period_ms": 30_000}));
    // Not to move first: the reading began when the game should have.
    let white = played(json!({"W": 50_000}));
    assert_eq!(white["initial"]["W"], json!({"main_ms": 0, "periods": 2, "period_ms": 10_000}));
    assert_eq!(white["after"][1]["W"], json!({"main_ms": 0, "periods": 1, "period_ms": 30_000}));
    let lost = |color: &str| json!({"color": color, "move_index": -1, "at_think_ms": 0, "at_running_ms": 0, "reason": "late_time_exhausted"});
    // Later than any limit is still read out.
    assert_eq!(played(json!({"W": 1_000_000}))["flag"], lost("W"));
    assert_eq!(played(json!({"B": 90_000, "W": 90_000}))["flag"], lost("both"));
    assert_eq!(played(json!({"W": 90_000}))["after"], json!([]));
}

/// The arbiter enters how late a side came.
fn enter(desk: &mut Stage, side: Color, late: &str) {
    let side = if side == Black { "1" } else { "2" };
    desk.rules_on(Act::Late).keys(side).keys(late).keys("<enter>").wait(800);
}

#[test]
fn the_arbiter_enters_it_and_no_limit_is_asked() {
    for (side, other) in [(Black, White), (White, Black)] {
        let mut desk = Stage::unstarted(A, true, false, "3x30s", &EN);
        enter(&mut desk, side, "50s");
        let who = if side == Black { "Black" } else { "White" };
        desk.shows(&format!("{who} was 0:50 late: the clock ran, now 0:10 (2)")).lacks("How late");
        let game = &desk.table().game;
        assert_eq!(desk.logged(), [&Event::Absent { by: side, ms: 50_000 }]);
        assert_eq!(game.clock().sides[side].state(), State { periods: 2, period: 10_000, ..ZERO });
        assert_eq!(game.clock().sides[other].state(), State { periods: 3, period: 30_000, ..ZERO });
        // It is what is played with from there.
        desk.keys("x").wait(300);
        if side == White {
            desk.plays("C3");
        }
        desk.wait(8_000);
        assert_eq!(desk.table().game.outcome(), None);
        desk.plays("D4");
        let after = &desk.table().game.clock().sides[side];
        assert_eq!(after.state().period, 30_000);
    }
}

#[test]
fn the_reading_that_ends_is_lost_on_time() {
    for (late, out) in [("1:29", false), ("1:30", true), ("30m", true)] {
        let mut desk = Stage::unstarted(A, true, false, "3x30s", &EN);
        enter(&mut desk, White, late);
        if out {
            desk.shows("Final?").wait(800).keys("y").shows("White came");
        }
        let outcome = out.then_some(Outcome::win(Black, Win::Time));
        assert_eq!(desk.table().game.outcome(), outcome, "{late}");
    }
}

#[test]
fn what_it_cost_is_told_in_every_language() {
    for (text, words) in [
        (ALL[0], "White was 0:50 late: the clock ran, now 0:10 (2)"),
        (ALL[1], "白迟到0:50，棋钟照走，现为0:10 (2)"),
        (ALL[2], "白が0:50遅刻：時計を進め、残り0:10 (2)"),
        (ALL[3], "백 0:50 지각: 계시기 진행, 현재 0:10 (2)"),
    ] {
        let mut desk = Stage::unstarted(A, true, false, "3x30s", text);
        enter(&mut desk, White, "50s");
        desk.shows(words);
    }
}

fn folded(time: &str, events: &[Event]) -> Game {
    let mut game = Game::new(crate::table::terms(9, time)).unwrap();
    for event in events {
        let entry = game.entry(0, 0, event.clone());
        game.play(entry).unwrap();
    }
    game
}

#[test]
fn a_game_kept_before_stands_as_it_was_kept() {
    // Then twice the delay came off in every game.
    let old = folded("5m", &[Event::Late { by: White, ms: 60_000 }]);
    assert_eq!(old.clock().sides.white.state().main, 180_000);
    let old = folded("3x30s", &[Event::Late { by: White, ms: 20_000 }]);
    assert_eq!(old.clock().sides.white.state(), State { periods: 2, period: 30_000, ..ZERO });
    let now = folded("3x30s", &[Event::Absent { by: White, ms: 20_000 }]);
    assert_eq!(now.clock().sides.white.state(), State { periods: 3, period: 10_000, ..ZERO });
}

#[test]
fn a_record_keeps_it_with_its_words() {
    let mut desk = Stage::unstarted(A, true, false, "3x30s", &EN);
    enter(&mut desk, White, "50s");
    desk.keys("x").wait(1_300).plays("C3");
    let sgf = to_sgf(&desk.table().game);
    assert!(String::from_utf8_lossy(&sgf).contains("White came 0:50 late: the clock ran"));
    let collection = read(&sgf).unwrap().0;
    let back = from_tree(&collection.games()[0]).unwrap().unwrap();
    assert_eq!(back.entries(), desk.table().game.entries());
    assert_eq!(back.clock(), desk.table().game.clock());
}

#[test]
fn a_clock_that_has_been_started_runs_on_from_there() {
    // Black's clock was started without him: what the arbiter adds comes on top, to the millisecond.
    for (ms, left) in [(40_000, Some(20_000)), (59_999, Some(1)), (60_000, None)] {
        let mut game = folded("3x30s", &[Event::Begin { by: Black }]);
        for (spent, event) in [
            (30_000, Event::Pause { why: shoutan::game::event::PauseWhy::Key }),
            (0, Event::Absent { by: Black, ms }),
        ] {
            let entry = game.entry(spent, 0, event);
            game.play(entry).unwrap();
        }
        let black = game.clock_now().sides.black.state();
        match left {
            Some(left) => assert_eq!((black.periods, black.period), (1, left), "{ms}"),
            None => assert_eq!(black, black.spent()),
        }
    }
}
