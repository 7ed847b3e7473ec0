//! What comes about under the players' fingers: a key meant for what was there before commits nothing in what is there
//! now, and the screen says so.

use crate::stage::Stage;
use shoutan::app::Mode;
use shoutan::app::action::Action;
use shoutan::game::event::Event;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::rules::color::Color::White;
use shoutan::rules::ruleset::Penalties::A;
use shoutan::text::ALL;

/// Keys, and the events they lead to, at a table.
fn go(desk: &mut Stage, keys: &str) -> usize {
    for keys in keys.split('+') {
        desk.keys(keys).wait(1_300);
    }
    desk.logged().len()
}

/// A stone of Black's under the cursor, and play stopped by both sides.
fn stopped(refereed: bool, two_step: bool, passes: &str) -> Stage {
    let mut desk = Stage::started(A, refereed, two_step, "10m");
    let stone = if refereed || two_step { "<enter> " } else { "<enter>" };
    go(&mut desk, stone);
    let (before, last) = passes.rsplit_once('+').unwrap();
    go(&mut desk, before);
    desk.keys(last);
    assert_eq!(desk.app.mode(), Mode::Ending);
    desk
}

/// How play is stopped, and whether the clock has a key of its own.
const STOPS: [(bool, &str); 4] =
    [(true, "p+y+ +p+y+ "), (false, "p+y+p+y"), (true, "E+y+y"), (false, "E+y+y")];

#[test]
fn a_key_meant_for_play_marks_no_stone() {
    for refereed in [true, false] {
        for (two_step, passes) in STOPS {
            for key in [" ", "<enter>", "y", "<left><right><enter>"] {
                let mut desk = stopped(refereed, two_step, passes);
                let entries = desk.logged().len();
                desk.wait(150).keys(key);
                assert_eq!(desk.logged().len(), entries, "{passes:?} {key:?}");
                assert_eq!(desk.app.mode(), Mode::Ending);
                if key != "y" {
                    desk.shows("Play has just stopped: press the key again");
                }
                desk.wait(1_300).keys("<enter>").lacks("just stopped");
                assert!(matches!(desk.logged().last(), Some(Event::Mark { .. })), "{passes:?} {key:?}");
            }
        }
    }
}

#[test]
fn a_quick_hand_agrees_at_once_and_marks_once_it_has_rested() {
    for (refereed, passes) in [(true, "p+y+p+y"), (false, "p+y+p+y"), (false, "E+y+y")] {
        let mut desk = stopped(refereed, false, passes);
        desk.wait(200).keys("b");
        assert!(matches!(desk.logged().last(), Some(Event::Confirm { .. })), "{passes:?}");
    }
    // Half a second after the last key that was meant for play the next one is meant for the marking.
    let mut desk = stopped(false, false, "p+y+p+y");
    let entries = desk.logged().len();
    desk.wait(200).keys("<enter>").wait(350).keys("<space>");
    assert_eq!(desk.logged().len(), entries);
    desk.wait(450).keys("<enter>");
    assert!(matches!(desk.logged().last(), Some(Event::Mark { .. })));
}

#[test]
fn nor_does_a_click() {
    let mut desk = stopped(false, false, "p+y+p+y");
    let (entries, p) = (desk.logged().len(), desk.point("C3"));
    desk.wait(300).act(Action::Point(p));
    assert_eq!(desk.logged().len(), entries);
    desk.wait(1_300).act(Action::Point(p));
    assert_eq!(desk.logged().len(), entries + 1);
}

#[test]
fn who_says_that_the_game_is_over_does_not_agree_for_the_other_side() {
    let mut desk = Stage::started(A, false, false, "10m");
    go(&mut desk, "<enter>+E");
    desk.keys("y").wait(300).keys("y").shows("This has just come up");
    assert_eq!(
        (desk.app.mode(), desk.table().game.running().map(|turn| turn.by)),
        (Mode::Asked, Some(!White))
    );
    desk.wait(1_300).keys("y");
    assert_eq!(desk.app.mode(), Mode::Ending);
}

#[test]
fn a_key_meant_for_another_question_does_not_answer_for_time() {
    for (before, key) in [("p", "n"), ("p", "y"), ("mn", "<enter>"), ("S", "n"), ("<left>", "<enter>")] {
        let mut desk = Stage::started(A, true, false, "2m incl 1x60s timeout=pass");
        desk.wait(119_000).keys(before).wait(1_000).keys(key).shows("This has just come up");
        assert!(desk.logged().is_empty(), "{before:?} {key:?}");
        desk.wait(1_300).keys("n");
        assert_eq!(desk.table().game.outcome(), Some(Outcome::win(White, Win::Time)), "{before:?} {key:?}");
    }
}

#[test]
fn nor_whether_a_stop_is_charged() {
    for key in ["y", "n", "<enter>", "<esc>"] {
        let mut desk = Stage::started(A, true, false, "10m");
        desk.keys("p").act(Action::StoodStill { lasted: 20_000, asleep: false });
        let entries = desk.logged().len();
        desk.wait(20_300).keys(key).shows("This has just come up");
        assert_eq!(desk.logged().len(), entries, "{key:?}");
        assert_eq!(desk.app.mode(), Mode::Question, "{key:?}");
        desk.wait(1_300).keys("n");
        assert_eq!(desk.app.mode(), Mode::Paused);
    }
}

#[test]
fn a_pass_for_time_and_one_before_it_leave_the_end_to_be_asked() {
    let mut desk = Stage::started(A, true, false, "2m incl 1x60s timeout=pass");
    go(&mut desk, "p+y");
    desk.wait(120_000).wait(1_300).keys("y");
    let entries = desk.logged().len();
    desk.wait(150).keys("y").shows("This has just come up").shows("is the game over?");
    assert_eq!(desk.logged().len(), entries);
    desk.wait(1_300).keys("y");
    assert_eq!(desk.logged().len(), entries + 1);
}

#[test]
fn the_key_that_led_to_a_board_or_a_clock_does_not_go_on_there() {
    // The start, and the way back from the arbiter's menu.
    for (refereed, before, key) in
        [(false, "", "<enter>"), (false, "", " "), (false, "x+A", "<enter>"), (true, "x+A", "<enter>")]
    {
        let mut desk = Stage::unstarted(A, refereed, false, "10m", ALL[0]);
        go(&mut desk, before);
        let laid =
            |desk: &Stage| desk.table().game.moves().len() + usize::from(desk.table().laid().is_some());
        desk.keys(key);
        assert_eq!(desk.app.mode(), Mode::Table, "{before:?} {key:?}");
        desk.wait(200).keys(key).shows("This has just come up");
        assert_eq!(laid(&desk), 0, "{before:?} {key:?}");
        // Another key between makes it another press.
        desk.keys("<left>").keys(key);
        assert_eq!(laid(&desk), 1, "{before:?} {key:?}");
    }
    // Another game, and its clock.
    let mut desk = Stage::started(A, false, false, "10m");
    go(&mut desk, "R+y");
    desk.keys("A").wait(1_300).keys("y").wait(200).keys("y").shows("This has just come up");
    assert_eq!(desk.app.mode(), Mode::Waiting);
    desk.wait(1_300).keys("y");
    assert_eq!(desk.app.mode(), Mode::Table);
}

#[test]
fn who_seals_by_pointing_does_not_confirm_the_times() {
    let mut desk = Stage::started(A, true, false, "10m");
    go(&mut desk, "S+y+y+<left><enter>");
    desk.keys("y").wait(200).keys("y").shows("This has just come up").shows("Black: time right?");
    desk.wait(1_300).keys("y").shows("White: time right?");
}

#[test]
fn nobody_answers_a_sealed_move_unseen() {
    let mut desk = Stage::started(A, false, false, "10m");
    go(&mut desk, "S+yC3<enter>C3<enter>+y+y");
    desk.keys("y");
    assert_eq!(desk.app.mode(), Mode::Table, "{}", desk.screen());
    let entries = desk.logged().len();
    desk.keys("<left><enter>").shows("This has just come up");
    assert_eq!(desk.logged().len(), entries);
    desk.wait(1_300).keys("<enter>");
    assert_eq!(desk.logged().len(), entries + 1);
}

#[test]
fn it_is_said_on_every_screen_in_every_language() {
    for text in ALL {
        for size in [(46, 23), (80, 24), (200, 60)] {
            let mut desk = stopped(false, true, "p+y+ +p+y+ ");
            desk.app.desk.text = text;
            desk.area = ratatui::layout::Rect::new(0, 0, size.0, size.1);
            desk.wait(150).keys("<space>").shows(text.table.stopped_key);
            let mut desk = Stage::unstarted(A, true, false, "10m", text);
            desk.area = ratatui::layout::Rect::new(0, 0, size.0, size.1);
            desk.keys("<enter>").act(Action::StoodStill { lasted: 20_000, asleep: false });
            desk.wait(20_300).keys("y").shows(text.table.turned_key);
        }
    }
}

#[test]
fn time_clicks_and_the_end_of_the_program_are_never_meant_for_what_was_before() {
    let mut desk = Stage::started(A, false, false, "10m");
    go(&mut desk, "<enter>+u");
    // The same key again, at once, is one thing; a click between is another.
    desk.keys("n").wait(200).keys("u").wait(200).keys("u").shows("press the key again");
    desk.wait(200).act(Action::Tick);
    let p = desk.point("B2");
    desk.act(Action::Point(p));
    desk.wait(100).act(Action::Point(p));
    desk.lacks("press the key again");
    assert_eq!(desk.app.mode(), Mode::Table, "two clicks lay a stone, which declines");
    let mut desk = Stage::started(A, false, false, "10m");
    go(&mut desk, "<enter>+u");
    desk.keys("nuu").wait(100).act(Action::Stopping);
    assert!(matches!(desk.logged().last(), Some(Event::Pause { .. })), "{:?}", desk.logged());
}

#[test]
fn why_a_move_is_refused_is_told_also_while_something_is_asked() {
    let mut desk = Stage::started(A, false, false, "10m");
    go(&mut desk, "<enter>+u");
    desk.shows("Agree?").keys("<enter>").shows("C3: there is a stone already");
    desk.keys("<left>").shows("Agree?");
}
