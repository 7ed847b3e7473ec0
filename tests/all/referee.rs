//! The refereed game, row by row, under both texts: keys in, log and screen out.

mod after_time;
mod claims;
mod desk;
mod late;
mod lost;
mod menu;
mod presses;
mod record;
mod rulings;
mod stops;
mod turned;

use crate::stage::Stage;
use shoutan::app::Mode;
use shoutan::app::arbiter::act::Act;
use shoutan::game::Stage as Phase;
use shoutan::game::ending::Marking;
use shoutan::game::event::{Banned, Event, PassWhy};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::rules::color::ByColor;
use shoutan::rules::color::Color::{Black, White};
use shoutan::rules::ruleset::Penalties::{A, B};

/// A corner in which White may not play at A5.
const FORBIDDEN: &str = "A4 E1 B5 E2 B4";
/// A ko that Black has just taken at C3: White may not take back at B3.
const KO: &str = "B4 C4 A3 D3 B2 C2 A1 B3 C3";

#[test]
fn a_stone_is_laid_laid_elsewhere_and_judged_when_released() {
    let mut desk = Stage::refereed(A);
    desk.lays("C3").shows("Black C3 is laid; Space lets go of it");
    assert!(desk.logged().is_empty());
    desk.lays("D4").wait(1_000).keys("<space>").shows("Black D4");
    assert_eq!(desk.logged(), [&Event::Play { by: Black, p: desk.point("D4") }]);
    desk.lays("D4").shows("D4: there is a stone already");
    assert_eq!(desk.logged().len(), 1);
    desk.keys("<space>").shows("Lay a stone or pass first");
    assert_eq!(desk.logged().len(), 1);
}

#[test]
fn the_clock_runs_until_the_stone_is_released() {
    let mut desk = Stage::refereed(A);
    desk.lays("C3");
    let laid = desk.ms;
    desk.wait(600_000 - laid);
    assert_eq!(desk.table().game.outcome(), Some(Outcome::win(White, Win::Time)));
}

#[test]
fn a_forbidden_point_is_void_and_a_pass() {
    for text in [A, B] {
        let mut desk = Stage::refereed(text);
        desk.plays(FORBIDDEN).lays("A5").keys("<space>");
        desk.shows("Void, White passes: A5 is a forbidden point");
        let void = PassWhy::Void { p: desk.point("A5"), reason: Banned::Suicide };
        assert_eq!(desk.logged().last(), Some(&&Event::Pass { by: White, why: void }));
        assert_eq!(desk.table().game.warnings().white, 0);
        assert_eq!(desk.table().game.to_move(), Black);
    }
}

#[test]
fn a_ko_retaken_is_void_and_a_pass_and_by_the_long_text_a_warning() {
    for (text, warnings, fines) in [(A, 1, 4), (B, 0, 0)] {
        let mut desk = Stage::refereed(text);
        desk.plays(KO).lays("B3").keys("<space>").shows("Void, White passes: ko at B3");
        let game = &desk.table().game;
        assert_eq!((game.warnings().white, game.fines().white), (warnings, fines), "{text:?}");
        assert_eq!(game.to_move(), Black);
        if text == A {
            desk.shows("1 warning").shows("-1 zi");
        } else {
            desk.lacks("1 warning");
        }
    }
}

#[test]
fn a_void_move_lifts_the_ko() {
    let mut desk = Stage::refereed(A);
    desk.plays(KO).lays("B3").keys("<space>").plays("E5").plays("B3");
    assert_eq!(desk.table().game.position().at(desk.point("B3")), Some(White));
}

#[test]
fn the_second_warning_loses() {
    for text in [A, B] {
        let mut desk = Stage::refereed(text);
        for reason in ["phone", "talk"] {
            desk.rules_on(Act::Warning).keys("2").retypes(reason).keys("<enter>");
            if desk.app.mode() == Mode::Question {
                desk.shows("White forfeits: Li (Black) wins. Final?").wait(800).keys("y");
            }
        }
        assert_eq!(desk.table().game.outcome(), Some(Outcome::win(Black, Win::Forfeit)), "{text:?}");
    }
}

#[test]
fn a_warning_costs_one_zi_at_the_count_by_the_long_text_only() {
    for (text, margin) in [(A, 4), (B, 0)] {
        let mut desk = Stage::refereed(text);
        let marking = Marking::default();
        let count = desk.table().game.count(&marking);
        let before = desk.table().game.margin(&count);
        desk.rules_on(Act::Warning).keys("2").retypes("phone").keys("<enter>");
        assert_eq!(desk.table().game.margin(&count) - before, margin, "{text:?}");
    }
}

#[test]
fn a_press_before_the_stone_is_void_and_a_warning() {
    for text in [A, B] {
        let mut desk = Stage::started(text, true, true, "10m");
        desk.plays("C3").keys("<left>").wait(5_000).keys("<space>");
        desk.shows("Early press, void: 1 warning; a second loses");
        let game = &desk.table().game;
        assert_eq!(game.warnings().white, 1);
        assert_eq!((game.to_move(), game.moves().len()), (White, 1));
        // Nothing is given back: the turn has used all of its time.
        assert_eq!(game.turn().unwrap().ran, 6_000);
    }
}

#[test]
fn a_laid_stone_is_told_of_again_and_never_dropped_unsaid() {
    for (refereed, two_step, words) in [
        (true, false, "Black C3 is laid; Space lets go of it"),
        (false, true, "Black C3 is laid; Space presses the clock"),
        (true, true, "Black C3 is laid; Space presses the clock"),
    ] {
        let mut desk = Stage::started(A, refereed, two_step, "10m");
        desk.lays("C3").shows(words).stops().lacks(words).goes_on().shows(words);
        desk.wait(800).keys("A<esc>").shows(words);
        for (key, asked) in [("E", "say that the game is over?"), ("p", "Black: pass?"), ("S", "Black")] {
            desk.wait(800).keys(key).shows("C3 comes off. ").shows(asked).keys("n");
            assert!(desk.table().laid().is_some());
        }
        desk.wait(800).keys("R").lacks("comes off").keys("n").wait(800).keys("<space>");
        assert_eq!(desk.table().game.moves().len(), 1);
        desk.keys("E").lacks("comes off").keys("n");
    }
}

#[test]
fn a_key_hit_twice_by_the_same_hand_is_no_early_press() {
    let mut desk = Stage::started(A, true, true, "10m");
    for after in [150, 300, 900] {
        desk.keys("mC3<enter> ")
            .wait(after)
            .keys("<space>")
            .wait(200)
            .shows("Pressed again at once: not counted")
            .wait(2_000);
        desk.keys("u").wait(800).keys("y").wait(2_000);
    }
    assert_eq!(desk.table().game.warnings(), ByColor::default());
}

#[test]
fn at_a_friendly_table_an_early_press_only_does_nothing() {
    let mut desk = Stage::started(A, false, true, "10m");
    desk.plays("C3").keys("<left>").keys("<space>").shows("Early press, void");
    assert_eq!(desk.table().game.warnings().white, 0);
    assert_eq!(desk.table().game.moves().len(), 1);
    // And what is forbidden is refused when it is laid.
    let mut desk = Stage::started(A, false, true, "10m");
    desk.plays(FORBIDDEN).lays("A5").shows("A5 is a forbidden point");
    assert_eq!(desk.table().laid(), None);
}

#[test]
fn where_one_of_two_passes_is_void_both_are_asked() {
    let mut desk = Stage::refereed(A);
    desk.plays(FORBIDDEN).lays("A5").keys("<space>").passes();
    desk.shows("Black: is the game over?").wait(60_000).keys("y");
    desk.shows("White: is the game over?").wait(800).keys("n").shows("Not over: White to play");
    let game = &desk.table().game;
    assert_eq!((game.stage(), game.to_move()), (&Phase::Playing, White));
    // The clocks stood while it was asked.
    assert_eq!(game.turn().unwrap().ran, 0);
    desk.passes();
    assert_eq!(desk.app.mode(), Mode::Ending);
}

#[test]
fn both_say_that_it_is_over() {
    let mut desk = Stage::refereed(A);
    desk.plays(FORBIDDEN).lays("A5").keys("<space>").passes().wait(800).keys("y").wait(800).keys("y");
    assert_eq!(desk.app.mode(), Mode::Ending);
}

#[test]
fn a_time_run_out_taken_as_a_pass_asks_too() {
    let mut desk = Stage::started(A, true, false, "2m incl 1x60s timeout=pass");
    desk.plays("C3").passes().wait(180_000).wait(1_200).keys("y").shows("Black: is the game over?");
    assert!(desk.table().game.doubt().is_some());
    desk.wait(1_200).keys("n").shows("Not over: White to play");
}

#[test]
fn nothing_is_taken_back_but_a_slip() {
    let mut desk = Stage::refereed(A);
    desk.plays("C3").keys("u").shows("C3 slipped");
    desk.lacks("take back C3");
}
