//! A clock with a key of its own: what ends a turn is pressed, and no press counts against the other side.

use super::{FORBIDDEN, KO};
use crate::stage::Stage;
use ratatui::layout::Rect;
use shoutan::app::Mode;
use shoutan::app::action::Action;
use shoutan::app::effect::{Learned, Resumed};
use shoutan::game::event::{Event, PassWhy};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::rules::color::ByColor;
use shoutan::rules::color::Color::{Black, White};
use shoutan::rules::position::Move;
use shoutan::rules::ruleset::Penalties::A;
use shoutan::text::ALL;

fn two_step(refereed: bool) -> Stage {
    Stage::started(A, refereed, true, "10m")
}

#[test]
fn a_pass_too_is_completed_by_the_clock() {
    for refereed in [true, false] {
        let mut desk = two_step(refereed);
        desk.keys("p").wait(800).keys("y").wait(5_000);
        desk.shows("Black passes; Space presses the clock");
        assert!(desk.logged().is_empty());
        let game = &desk.table().game;
        assert_eq!((game.to_move(), desk.table().laid()), (Black, Some((Move::Pass, Black))));
        let ran = desk.table().turn(desk.ms).unwrap().ran;
        desk.keys("<space>").shows("Black passes").lacks("presses the clock");
        assert_eq!(desk.logged(), [&Event::Pass { by: Black, why: PassWhy::Own }]);
        let game = &desk.table().game;
        assert_eq!(game.moves()[0].t, ran + 100, "the clock ran until it was pressed");
        assert_eq!(game.to_move(), White);
        // As after any move: who presses once more has done nothing.
        desk.wait(800).keys("<space>");
        assert_eq!(desk.table().game.warnings(), ByColor::default());
        desk.wait(800).keys("p").wait(800).keys("y").wait(800).keys("<space>");
        assert_eq!(desk.app.mode(), Mode::Ending);
    }
}

#[test]
fn where_the_stone_is_the_press_a_pass_is_one_too() {
    for refereed in [true, false] {
        let mut desk = Stage::started(A, refereed, false, "10m");
        desk.passes();
        assert_eq!(desk.table().game.to_move(), White);
    }
}

#[test]
fn a_pass_not_pressed_in_time_loses() {
    let mut desk = two_step(true);
    desk.keys("p").wait(800).keys("y").wait(600_000);
    assert_eq!(desk.table().game.outcome(), Some(Outcome::win(White, Win::Time)));
}

#[test]
fn until_it_is_pressed_a_pass_is_told_of_and_can_be_thought_over() {
    let told = "Black passes; Space presses the clock";
    let mut desk = two_step(true);
    desk.keys("p").wait(800).keys("y").keys("<left><left>").shows(told);
    // A pause leaves it, and so does the arbiter's menu.
    desk.wait(800).keys("t").shows("Black: stop the clocks?").shows(told);
    desk.wait(800).keys("t").wait(800).keys("y").wait(800).keys("y").shows(told);
    desk.wait(800).keys("A<esc>").shows(told);
    desk.wait(800).keys("p").shows(told);
    assert_eq!(desk.app.mode(), Mode::Table);
    // A stone in its place, and a pass in the place of that.
    desk.wait(800).lays("C3").lacks(told).shows("Black C3 is laid; Space presses the clock");
    desk.wait(800).keys("p").shows("C3 comes off. ").wait(800).keys("y").shows(told);
    desk.wait(800).lays("D4").keys("<space>");
    assert_eq!(desk.logged().last(), Some(&&Event::Play { by: Black, p: desk.point("D4") }));
}

#[test]
fn it_is_told_of_on_every_screen_in_every_language() {
    for text in ALL {
        for size in [(46, 23), (80, 24), (200, 60)] {
            let mut desk = Stage::unstarted(A, true, true, "10m", text);
            desk.keys("<enter>").area = Rect::new(0, 0, size.0, size.1);
            desk.wait(800).keys("p").wait(800).keys("y").keys("<left>").wait(5_000);
            desk.shows(&(text.arbiter.table.passed_unpressed)(text.word.black));
        }
    }
}

#[test]
fn who_must_play_cannot_press_a_pass() {
    let mut desk = two_step(false);
    desk.keys("E").wait(800).keys("y").wait(800);
    assert_eq!(desk.app.mode(), Mode::Asked);
    desk.keys("p").wait(800).keys("y").wait(800).keys("n").wait(800);
    assert_eq!((desk.table().game.must_play(), desk.table().laid()), (true, None));
}

#[test]
fn colours_exchanged_take_up_what_was_not_pressed() {
    for (text, keys) in ALL.into_iter().flat_map(|text| [(text, "p+y"), (text, "mC3<enter>")]) {
        for (refereed, two_step) in [(true, true), (false, true), (true, false)] {
            if keys == "p+y" && !two_step {
                continue;
            }
            let mut desk = Stage::unstarted(A, refereed, two_step, "10m", text);
            for keys in ["<enter>", "mD4<enter> ", keys].into_iter().flat_map(|keys| keys.split('+')) {
                desk.keys(keys).wait(1_200);
            }
            assert!(desk.table().laid().is_some());
            desk.keys("X").wait(1_200).keys("y").wait(1_200).keys("y").wait(800);
            assert_eq!(desk.table().laid(), None, "{keys:?}");
            let passes = (text.arbiter.table.passed_unpressed)(text.word.white);
            assert!(!desk.screen().replace(' ', "").contains(&passes.replace(' ', "")), "{}", desk.screen());
            // Who has White now has said nothing.
            desk.keys("<space>");
            assert_eq!(
                (desk.table().game.moves().len(), desk.table().game.to_move()),
                (1, White),
                "{keys:?}"
            );
            assert_eq!(desk.table().game.warnings(), ByColor::default());
        }
    }
}

#[test]
fn taken_up_again_it_says_how_a_turn_is_completed() {
    for text in ALL {
        for (two_step, size) in [(true, (46, 23)), (true, (80, 24)), (false, (80, 24))] {
            let mut desk = Stage::unstarted(A, true, two_step, "10m", text);
            desk.keys("<enter>").area = Rect::new(0, 0, size.0, size.1);
            desk.plays("C3").wait(800).keys("p").wait(800);
            let game = desk.table().game.clone();
            let resumed = Resumed { id: String::new(), game, spent: 0, notices: Vec::new(), read_only: None };
            desk.act(Action::Learned(Learned::Resumed(Ok(Box::new(resumed)))));
            let words = if two_step { text.arbiter.table.resumed } else { text.table.resumed };
            desk.shows(&words(2));
            desk.wait(1_300).keys("t").wait(800).keys("y").wait(800).keys("y").wait(1_300).keys("<space>");
            let words = &text.arbiter.table;
            desk.shows(if two_step { words.early_warned } else { words.lay_first });
        }
    }
}

#[test]
fn who_says_that_the_game_is_over_hands_the_clock_on_and_need_not_press_it() {
    for refereed in [true, false] {
        let mut desk = two_step(refereed);
        desk.plays("C3").wait(5_000).keys("E").wait(800).keys("y");
        let said = desk.ms;
        let turn = desk.table().turn(desk.ms).unwrap();
        assert_eq!((turn.by, turn.ran), (Black, 0), "the clock of who is asked runs from then on");
        assert_eq!(desk.table().game.running().map(|turn| turn.by), Some(Black));
        desk.wait(300).keys("<space>").wait(3_000).keys("<space>");
        assert_eq!(desk.table().turn(desk.ms).unwrap().ran, desk.ms - said);
        assert_eq!(desk.table().game.warnings(), ByColor::default());
        assert_eq!(desk.app.mode(), Mode::Asked);
    }
}

/// Whatever ends a turn, or makes the clocks go on, at a refereed table whose clock has a key of its own.
const ACTS: [(&str, &str); 10] = [
    ("a stone", "mC3<enter> "),
    ("the game said to be over", "E+y"),
    ("the same, declined", "E+y+n"),
    ("a slip granted", "mC3<enter> +u+y"),
    ("a slip refused by the arbiter", "mC3<enter> +u+n+n"),
    ("a slip claimed", "mC3<enter> +<left>u+C"),
    ("a stop", "<left>t+y+y+t+y+y"),
    ("colours exchanged", "<left>X+y+y"),
    ("a sealed move opened", "<left>S+y+yC3<enter>C3<enter>+y+y+t+y+y"),
    ("one side after another", "mC3<enter> +<left>mD4<enter> +p+y+ "),
];

#[test]
fn no_press_of_one_side_counts_against_the_other() {
    for (act, keys) in ACTS {
        let mut desk = two_step(true);
        let mut keys = keys.split('+');
        desk.keys(keys.next().unwrap());
        for keys in keys {
            desk.wait(1_200).keys(keys);
        }
        let before = desk.table().game.warnings();
        let (mover, moves) = (desk.table().game.to_move(), desk.table().game.moves().len());
        desk.keys("<space>").lacks("Early press").wait(800).keys("<space>").lacks("Early press");
        let game = &desk.table().game;
        assert_eq!(game.warnings(), before, "{act}");
        assert_eq!((game.to_move(), game.moves().len()), (mover, moves), "{act}");
    }
}

#[test]
fn nor_after_a_void_move_or_a_time_run_out() {
    for (moves, void) in [(FORBIDDEN, "A5"), (KO, "B3")] {
        let mut desk = two_step(true);
        desk.plays(moves).lays(void).keys("<space>").wait(800).keys("<space>");
        assert_eq!(desk.table().game.warnings().black, 0, "{void}");
    }
    let mut desk = Stage::started(A, true, true, "2m incl 1x60s timeout=pass");
    desk.keys("<left>").wait(180_000).wait(1_200).keys("y").wait(800).keys("<space>");
    let game = &desk.table().game;
    assert_eq!((game.moves().len(), game.to_move()), (1, White));
    assert_eq!(game.warnings().white, 0);
}

#[test]
fn a_stone_laid_when_time_runs_out_is_not_the_other_sides() {
    let mut desk = Stage::started(A, true, true, "2m incl 1x60s timeout=pass");
    desk.lays("C3").wait(180_000).wait(1_200).keys("y").wait(800);
    assert_eq!(desk.table().laid(), None);
    desk.keys("<space>");
    assert_eq!(desk.table().game.moves().len(), 1, "the pass alone");
}

#[test]
fn a_press_before_the_stone_is_a_warning_whether_or_not_the_cursor_was_moved() {
    for (keys, after) in
        [("", 5_000), ("", 1_200), ("<left>", 800), ("m<esc>", 800), ("s", 1_200), ("z", 1_200)]
    {
        let mut desk = two_step(true);
        desk.keys("mC3<enter> ").keys(keys).wait(after).keys("<space>");
        desk.shows("Early press, void: 1 warning; a second loses");
        let game = &desk.table().game;
        assert_eq!((game.warnings(), game.moves().len()), (ByColor { black: 0, white: 1 }, 1), "{keys:?}");
        assert_eq!(game.running().map(|turn| turn.by), Some(White), "{keys:?}");
    }
}

#[test]
fn a_second_one_in_the_same_turn_is_a_second_warning_and_loses() {
    for between in ["", "<left>", "s"] {
        let mut desk = two_step(true);
        desk.plays("C3").wait(5_000).keys("<space>").keys(between).wait(1_200).keys("<space>");
        let game = &desk.table().game;
        assert_eq!(game.warnings().white, 2, "{between:?}");
        assert_eq!(game.outcome(), Some(Outcome::win(Black, Win::Forfeit)), "{between:?}");
        desk.shows("2nd warning: clock pressed before the stone");
    }
}

#[test]
fn a_slip_of_the_same_hand_costs_no_game() {
    // A key that bounces, one that is hit twice, one that is held down: one press, and one warning.
    for gaps in [&[40][..], &[200], &[700], &[1_000], &[300, 300, 300], &[500, 33, 33, 33, 33]] {
        let mut desk = two_step(true);
        desk.plays("C3").wait(5_000).keys("<space>");
        for &gap in gaps {
            desk.ms += gap - 100.min(gap);
            desk.keys("<space>");
        }
        desk.wait(300);
        assert_eq!(desk.table().game.warnings(), ByColor { black: 0, white: 1 }, "{gaps:?}");
        assert_eq!(desk.table().game.outcome(), None, "{gaps:?}");
    }
    // It is said what came of it.
    for text in ALL {
        let mut desk = Stage::unstarted(A, true, true, "10m", text);
        desk.keys("x")
            .wait(5_000)
            .keys("<space>")
            .wait(800)
            .keys("<space>")
            .shows(text.arbiter.table.pressed_again);
        desk.area = Rect::new(0, 0, 46, 23);
        desk.shows(text.arbiter.table.pressed_again);
    }
}
