//! What a game was lost by: on the screen, in the log, in the record and by the commands alike.

use super::KO;
use crate::stage::Stage;
use ratatui::layout::Rect;
use serde_json::{Value, json};
use shoutan::app::arbiter::act::Act;
use shoutan::cli::show::{self, Format, Show};
use shoutan::cli::time;
use shoutan::clock::reading::Phase;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::record::game_record::to_sgf;
use shoutan::record::store::Store;
use shoutan::rules::color::Color::Black;
use shoutan::rules::ruleset::Penalties::A;
use shoutan::text::ALL;
use shoutan::text::en::EN;
use std::fs;

const SIZES: [(u16, u16); 4] = [(46, 23), (80, 24), (60, 40), (200, 60)];

/// What `show` says of both clocks of the game as it was saved.
fn shown(desk: &Stage) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.sgf");
    fs::write(&record, to_sgf(&desk.table().game)).unwrap();
    let asked = Show {
        record,
        number: None,
        game: 1,
        format: Some(Format::Json),
        out: None,
        force: false,
        ..Show::default()
    };
    let shown = show::run(&asked, &Store::new(folder.path().join("data")), &EN, false, false).unwrap();
    serde_json::from_slice::<Value>(&shown).unwrap()["clocks"].clone()
}

/// What review shows of White's clock at the end of the game as it was saved.
fn reviewed(desk: &Stage) -> Option<(Phase, String)> {
    let mut reading = Stage::reading(&to_sgf(&desk.table().game));
    reading.keys("<end>");
    let clock = reading.review().clocks().white.clone();
    clock.map(|clock| (clock.phase, clock.digits))
}

/// What `time --replay` says of both clocks before the first move.
fn replayed(system: &str, settings: &Value) -> Value {
    let mut output = Vec::new();
    let line = json!({"system": system, "settings": settings, "moves": []}).to_string();
    assert!(time::replay(line.as_bytes(), &mut output).unwrap());
    serde_json::from_slice::<Value>(&output).unwrap()["initial"].clone()
}

#[test]
fn who_comes_so_late_that_no_time_is_left_has_none_anywhere() {
    for (time, late, system, settings) in [
        ("1m+2x30s", 120, "byoyomi", json!({"main_ms": 60_000, "periods": 2, "period_ms": 30_000})),
        (
            "3m incl 2x60s timeout=pass",
            180,
            "cn_byoyomi",
            json!({"total_ms": 180_000, "reserve_minutes": 2, "timeout_as_pass": true}),
        ),
        ("2m", 120, "absolute", json!({"main_ms": 120_000})),
        ("20m", 600, "absolute", json!({"main_ms": 1_200_000})),
        ("2m+10s", 121, "fischer", json!({"main_ms": 120_000, "increment_ms": 10_000})),
        (
            "1m ing 3x10s",
            90,
            "ing",
            json!({"main_ms": 60_000, "periods": 3, "period_ms": 10_000, "penalty_points": 2}),
        ),
        ("hourglass 1m", 60, "hourglass", json!({"main_ms": 60_000, "delay_ms": 0})),
    ] {
        let mut desk = Stage::unstarted(A, true, false, time, &EN);
        desk.rules_on(Act::Late).keys("2").keys(&format!("{late}s<enter>")).wait(800);
        if time == "20m" {
            desk.keys("1");
        }
        desk.shows("Final?").wait(800).keys("y");
        let game = &desk.table().game;
        assert_eq!(game.outcome(), Some(Outcome::win(Black, Win::Time)), "{time}");
        assert_eq!(game.clock().sides.white.state(), game.clock().sides.white.state().spent());
        assert_eq!(game.clock().sides.white.reading(0).phase, Phase::Flagged, "{time}");
        assert_eq!(game.clock().sides.black, game.clock().sides.black.stopped(0));
        desk.shows("time is up").shows("0:00").shows("White came");
        let mut settings = settings;
        settings["late_ms"] = json!({"W": u64::try_from(late).unwrap() * 1_000});
        assert_eq!(shown(&desk), replayed(system, &settings), "{time}");
        assert_eq!(reviewed(&desk), Some((Phase::Flagged, "0:00".to_owned())), "{time}");
    }
}

#[test]
fn a_clock_that_ran_out_has_nothing_left_by_the_commands_either() {
    let mut desk = Stage::started(A, true, false, "1m+2x30s");
    desk.plays("C3").wait(120_000);
    assert_eq!(desk.table().game.outcome(), Some(Outcome::win(Black, Win::Time)));
    assert_eq!(shown(&desk)["W"], json!({"main_ms": 0, "periods": 0, "period_ms": 0}));
    assert_eq!(reviewed(&desk), Some((Phase::Flagged, "0:00".to_owned())));
}

#[test]
fn what_came_off_for_a_late_arrival_is_off_before_the_first_move() {
    let mut desk = Stage::unstarted(A, true, false, "10m", &EN);
    desk.rules_on(Act::Late).keys("2").keys("60s<enter>").wait(800).keys("1").wait(800);
    assert_eq!(shown(&desk), json!({"B": {"main_ms": 600_000}, "W": {"main_ms": 480_000}}));
}

#[test]
fn the_second_warning_says_why_it_was_given() {
    for text in ALL {
        let (why, second) = (&text.arbiter.why, text.arbiter.log.second_warning);
        let (first, rest) = KO.split_once(' ').unwrap();
        for (keys, reason) in [
            ("<left> ", second(why.early)),
            ("mB3<enter> ", second(&(why.ko)("B3"))),
            ("A+4+2+2+talk<enter>+y", second("talk")),
        ] {
            for (width, height) in SIZES {
                let mut desk = Stage::unstarted(A, true, true, "10m", text);
                desk.keys("<enter>").wait(800).area = Rect::new(0, 0, width, height);
                desk.plays(first).keys("<left> ").wait(800).plays(rest);
                assert_eq!(desk.table().game.warnings().white, 1);
                for keys in keys.split('+') {
                    desk.keys(keys).wait(800);
                }
                assert_eq!(desk.table().game.outcome(), Some(Outcome::win(Black, Win::Forfeit)), "{keys}");
                desk.shows(&reason);
                // It stays when keys were pressed.
                desk.wait(5_000).keys("<left>").shows(&reason);
            }
        }
    }
}

#[test]
fn the_arbiters_words_stay_on_the_screen_with_the_result() {
    let mut desk = Stage::refereed(A);
    desk.rules_on(Act::Forfeit).keys("2");
    desk.wait(800).keys("left the room<enter>").wait(800).keys("y").wait(800).keys("<left>");
    assert_eq!(desk.table().game.outcome(), Some(Outcome::win(Black, Win::Forfeit)));
    let screen = desk.screen();
    assert!(screen.matches("left the room").count() >= 1, "{screen}");
}
