//! Four players, two teams (四人分曹).

use super::room::{record, root, terms};
use crate::stage::Stage;
use shoutan::game::terms::Terms;
use shoutan::rules::color::ByColor;
use shoutan::rules::ruleset::Preset;
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;

fn four(handicap: u8) -> Terms {
    let mut terms = terms(9, Preset::Chinese, handicap);
    terms.partners = ByColor { black: "Zhang".to_owned(), white: "Zhao".to_owned() };
    terms
}

fn played(room: &Stage) -> Vec<&str> {
    (0..room.game().moves().len()).map(|n| room.game().player_of(n).unwrap()).collect()
}

#[test]
fn the_order_is_black_white_black_white() {
    let mut room = Stage::planned(four(0));
    room.shows("Any key starts Black's clock: Li begins").keys("<space>");
    for (point, next) in [
        ("C3", "Move 2: Wang (White) to play"),
        ("G7", "Move 3: Zhang (Black) to play"),
        ("G3", "Move 4: Zhao (White) to play"),
        ("C7", "Move 5: Li (Black) to play"),
        ("pass", "Move 6: Wang (White) to play"),
    ] {
        room.plays(point).shows(next);
    }
    assert_eq!(played(&room), ["Li", "Wang", "Zhang", "Zhao", "Li"]);
    let tree = record(room.game());
    assert_eq!([root(&tree, "PB"), root(&tree, "PW")], ["Li & Zhang", "Wang & Zhao"]);
}

#[test]
fn white_begins_with_handicap_stones() {
    let mut room = Stage::planned(four(3));
    room.shows("Wang begins").keys("<space>").plays("E5 E3 E7 C5");
    assert_eq!(played(&room), ["Wang", "Li", "Zhao", "Zhang"]);
}

#[test]
fn both_names_are_shown_and_who_is_to_move_is_marked() {
    let mut room = Stage::planned(four(0));
    room.keys("<space>").shows("[Li] & Zhang").shows("Wang & Zhao").plays("C3").shows("Li (Black) C3");
    room.shows("Li & Zhang").shows("[Wang] & Zhao").plays("G7").shows("Li & [Zhang]");
    for (text, marked) in [(&EN, "[Li] & Zhang"), (&ZH_CN, "[Li]、Zhang")] {
        Stage::planned_in(four(0), text, (46, 23)).shows(marked);
    }
}

#[test]
fn a_move_taken_back_is_made_again_by_the_same_player() {
    let mut room = Stage::planned(four(0));
    room.keys("<space>")
        .plays("C3 G7 G3")
        .shows("Zhao (White) to play")
        .keys("uy")
        .shows("Zhang (Black) to play");
    room.plays("G4 pass").shows("Li (Black) to play");
    assert_eq!(played(&room), ["Li", "Wang", "Zhang", "Zhao"]);
    record(room.game());
}

#[test]
fn a_void_move_is_the_turn_of_who_made_it() {
    use shoutan::game::event::{Banned, Event, PassWhy};
    let mut room = Stage::planned(four(0));
    room.keys("<space>").plays("A2 G7 B1");
    let mut game = room.game().clone();
    let p = game.terms().size.parse("A1").unwrap();
    let why = PassWhy::Void { p, reason: Banned::Suicide };
    let entry = game.entry(0, 0, Event::Pass { by: game.to_move(), why });
    game.play(entry).unwrap();
    let names: Vec<_> = (0..4).map(|n| game.player_of(n).unwrap()).collect();
    assert_eq!((names, game.player(game.to_move())), (vec!["Li", "Wang", "Zhang", "Zhao"], "Li"));
}

#[test]
fn teams_exchange_colours_as_a_whole() {
    let mut room = Stage::planned(four(0));
    room.keys("<space>").plays("C3").keys("Xyy").shows("Exchanged: Wang & Zhao has Black, Li & Zhang White");
    let tree = record(room.game());
    assert_eq!([root(&tree, "PB"), root(&tree, "PW")], ["Wang & Zhao", "Li & Zhang"]);
}

#[test]
fn review_says_who_played_each_move() {
    let mut room = Stage::planned(four(0));
    room.keys("<space>").plays("C3 G7 G3").keys("Ry<enter>");
    room.shows("[Li] & Zhang")
        .keys("<right>")
        .shows("Li (Black) C3")
        .keys("<right><right>")
        .shows("Zhang (Black) G3");
    room.shows("Wang & [Zhao]");
}
