//! Slips and claims, both texts.

use crate::stage::Stage;
use shoutan::app::Mode;
use shoutan::app::arbiter::act::Act;
use shoutan::game::event::{Event, PauseWhy, Request};
use shoutan::rules::color::Color::{Black, White};
use shoutan::rules::ruleset::Penalties::{A, B};
use shoutan::text::ALL;

#[test]
fn a_slip_is_laid_anew_with_the_others_consent() {
    for text in [A, B] {
        let mut desk = Stage::refereed(text);
        desk.plays("C3").keys("u").shows("Black's C3 slipped: lay anew? C: warn  y / n").keys("y");
        desk.shows("C3 is taken up: Black lays anew");
        let game = &desk.table().game;
        assert_eq!((game.moves().len(), game.to_move(), game.warnings().black), (0, Black, 0));
    }
}

#[test]
fn every_question_shows_its_answers_on_the_smallest_screen() {
    for text in ALL {
        let mut desk = Stage::small(text);
        desk.plays(super::FORBIDDEN).lays("A5").keys("<space>").passes().shows("y / n").wait(800).keys("n");
        desk.wait(800)
            .plays("E5")
            .keys("u")
            .shows("y / n")
            .keys("n")
            .shows("y / n")
            .wait(1_200)
            .keys("n")
            .wait(800);
        desk.rules_on(Act::Forfeit).keys("1<enter>");
        desk.shows("y / n");
        // And a laid stone says how it is released.
        let mut desk = Stage::small(text);
        desk.lays("C3").shows(text.key_name.space);
    }
}

#[test]
fn a_slip_refused_goes_to_the_arbiter() {
    for (answer, moves) in [("y", 0), ("n", 1), ("<esc>", 1)] {
        let mut desk = Stage::refereed(A);
        desk.plays("C3")
            .keys("u")
            .keys("n")
            .shows("Arbiter: may Black lay C3 anew?")
            .wait(30_000)
            .keys(answer);
        let game = &desk.table().game;
        assert_eq!(game.moves().len(), moves, "{answer:?}");
        assert_eq!(game.paused(), None);
        // The clocks stood while the arbiter decided.
        assert!(game.turn().unwrap().ran < 2_000);
        assert!(desk.logged().contains(&&Event::Pause { why: PauseWhy::Referee }));
    }
}

#[test]
fn a_laid_stone_taken_up_and_claimed_stays_and_is_a_warning() {
    for text in [A, B] {
        let mut desk = Stage::refereed(text);
        desk.plays("C3").keys("u").keys("C").shows("C3 stays");
        let game = &desk.table().game;
        assert_eq!((game.moves().len(), game.to_move()), (1, White));
        assert_eq!(game.warnings().black, 1);
        assert_eq!(game.fines().black, if text == A { 4 } else { 0 });
    }
}

#[test]
fn it_is_claimed_before_the_next_move_and_only_then() {
    let mut desk = Stage::refereed(A);
    desk.plays("C3").keys("C");
    assert_eq!(desk.table().game.warnings().black, 0);
    desk.keys("u").plays("D4").keys("C");
    assert_eq!(desk.table().game.warnings().black, 0);
    assert_eq!(desk.app.mode(), Mode::Table);
}

#[test]
fn a_void_move_is_no_slip() {
    let mut desk = Stage::refereed(A);
    desk.plays(super::FORBIDDEN).lays("A5").keys("<space>").keys("u").shows("There is no move to take back");
    assert!(!desk.logged().iter().any(|event| matches!(event, Event::Ask { what: Request::Slip, .. })));
}

#[test]
fn a_player_who_was_away_is_shown_the_moves_made_meanwhile() {
    let mut desk = Stage::started(A, true, false, "2m incl 1x60s");
    // Both are in byo-yomi; Black leaves in White's time.
    desk.wait(70_000).plays("C3").wait(70_000).plays("D4").plays("B2");
    desk.rules_on(Act::Seat).keys("1").shows("Black left the seat").wait(800);
    desk.keys("t").keys("y").wait(800).keys("y").wait(800).plays("E5");
    desk.shows("While Black was away: E5").plays("A1").lacks("was away");
}
