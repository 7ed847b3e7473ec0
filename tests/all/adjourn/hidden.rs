//! A pause that hides the board, where the players agreed on that.

use ratatui::layout::Rect;
use shoutan::app::action::Action;
use shoutan::game::terms::Terms;
use shoutan::record::journal::content::{Content, header};

use crate::table::{Desk, terms};

fn sit(refereed: bool) -> Desk {
    let mut desk = Desk::sit_to(Terms { hides_board: true, refereed, ..terms(9, "10m") });
    if !refereed {
        desk.plays("c3").plays("g7");
    }
    desk
}

#[test]
fn the_board_the_moves_and_the_last_move_are_gone_until_both_are_ready() {
    let mut desk = sit(false);
    for area in [Rect::new(0, 0, 46, 23), Rect::new(0, 0, 80, 24), Rect::new(0, 0, 200, 60)] {
        desk.area = area;
        desk.shows("┼").wait(800).keys("t");
        desk.shows("Paused").shows("The board is hidden").lacks("┼").lacks("C3").lacks("G7").lacks("A   B");
        desk.lacks("Move 3");
        // The clocks are seen all the same.
        let seen = desk.shows("captures").inked();
        assert!(seen.contains('▄') || seen.contains("###"), "{seen}");
        desk.keys("<left>m").lacks("┼").wait(800).keys("s").shows("left").lacks("┼");
        desk.act(Action::StoodStill { lasted: 5_000, asleep: false });
        desk.lacks("┼").wait(800).keys("t").wait(800).keys("y").lacks("┼").wait(800).keys("y").shows("┼");
    }
    let mut shown = Desk::sit(9, "10m");
    shown.plays("c3").keys("t").shows("Paused").shows("┼").shows("C3");
}

#[test]
fn an_adjournment_hides_it_too_and_the_arbiter_sees_it_only_to_put_it_right() {
    let mut desk = sit(false);
    desk.wait(800).keys("S").wait(800).keys("y").shows("┼").wait(800);
    desk.keys("e5<enter>").wait(800).keys("e5<enter>").shows("Adjourned").lacks("┼").lacks("C3");
    let mut desk = sit(true);
    desk.wait(800).keys("t").shows("┼").wait(800).keys("y").shows("┼").wait(800).keys("y");
    desk.lacks("┼").wait(800).keys("A").lacks("┼");
    desk.wait(800).keys("3").wait(800).keys("5").shows("┼").wait(800).keys("<esc>").lacks("┼");
    // Called in the middle of the game the arbiter stops no clock, and nothing is hidden.
    let mut desk = sit(true);
    desk.area = Rect::new(0, 0, 146, 50);
    desk.wait(800).keys("A").shows("Back to the game").shows("┼");
}

#[test]
fn it_is_agreed_before_the_game_and_kept_with_it() {
    let agreed = Terms { hides_board: true, ..terms(9, "10m") };
    let text = header(&agreed);
    assert!(text.contains("\"hides_board\":\"true\""), "{text}");
    assert!(Content::read(text.as_bytes()).unwrap().game.terms().hides_board);
    // A journal that does not say so was written before there was the choice.
    let plain = header(&terms(9, "10m"));
    assert!(!plain.contains("hides_board"));
    assert!(!Content::read(plain.as_bytes()).unwrap().game.terms().hides_board);
}
