//! Wrong colours (A §17.1): exchanged by agreement up to and including move 10.

use super::room::{record, root, terms};
use crate::stage::Stage;
use shoutan::game::terms::Terms;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::ruleset::Preset;
use shoutan::text::ALL;

const MOVES: [&str; 11] = ["C3", "G7", "G3", "C7", "E5", "E3", "E7", "C5", "G5", "D4", "F6"];

fn after(moves: usize) -> Stage {
    let mut room = Stage::planned(terms(9, Preset::Chinese, 0));
    room.keys("<space>").plays(&MOVES[..moves].join(" "));
    room
}

#[test]
fn up_to_move_10_both_are_asked_and_the_names_change_sides() {
    for moves in [0, 1, 9, 10] {
        let mut room = after(moves);
        let to_move = room.game().to_move();
        room.keys("X")
            .shows("Black: wrong colours, exchange them?")
            .keys("y")
            .shows("White: wrong colours")
            .keys("y");
        room.shows("Exchanged: Wang has Black, Li White");
        assert_eq!(
            (room.game().terms().names.black.as_str(), room.game().to_move()),
            ("Wang", to_move),
            "{moves}"
        );
        room.plays(MOVES[moves]);
        let tree = record(room.game());
        assert_eq!([root(&tree, "PB"), root(&tree, "PW")], ["Wang", "Li"]);
    }
}

#[test]
fn where_nobody_or_only_one_has_a_name_the_colours_are_no_names() {
    for (black, white) in [("", ""), ("Li", ""), ("", "Wang"), (" ", " ")] {
        let names = ByColor { black: black.to_owned(), white: white.to_owned() };
        for text in ALL {
            let mut room = Stage::planned(Terms { names: names.clone(), ..terms(9, Preset::Chinese, 0) });
            room.app.desk.text = text;
            room.keys("<space>").plays("C3").keys("Xyy");
            room.shows(text.before.swapped_unnamed);
        }
    }
}

#[test]
fn after_move_10_it_is_refused_with_the_reason() {
    let mut room = after(11);
    room.keys("X").shows("Colours can be exchanged up to move 10");
    assert_eq!(room.game().terms().names.black, "Li");
}

#[test]
fn it_stands_in_the_menu() {
    let mut room = after(2);
    room.keys("<esc>").clicks("wrong colours: exchange").shows("Black: wrong colours").keys("n");
    assert_eq!(room.game().terms().names.black, "Li");
    room.keys("Xy").shows("White: wrong colours").keys("<esc>");
    assert_eq!(room.game().terms().names.black, "Li", "both must agree");
}

#[test]
fn each_player_keeps_the_own_clock() {
    // Li has a minute, Wang two; both have used seconds.
    let mut room = after(3);
    let left = |room: &Stage, side| room.game().clock().reading(side, None).left;
    let (li, wang) = (left(&room, Color::Black), left(&room, Color::White));
    assert!(li < 60_000 && wang > 60_000 && wang < 120_000);
    room.keys("Xyy");
    assert_eq!((left(&room, Color::White), left(&room, Color::Black)), (li, wang));
    assert_eq!(room.game().terms().time.white.to_string(), "1m");
    assert_eq!(room.game().turn().unwrap().ran, 0, "the time of this turn so far is nobody's");
    // What came before cannot be taken back: it was agreed on as it lay.
    room.keys("u").shows("There is no move to take back");
    room.plays("C7").keys("u").shows("asks to take back").keys("y").shows("C7 is taken back");
    assert_eq!((left(&room, Color::White), left(&room, Color::Black)), (li, wang));
    record(room.game());
}
