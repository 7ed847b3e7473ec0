//! Points typed: what means none stays in the field and is told, and the key that opens the field may come twice.

use super::table::{Desk, terms};
use shoutan::app::Mode;
use shoutan::rules::point::Size;

#[test]
fn a_point_that_is_none_stays_in_its_field() {
    let mut desk = Desk::sit(19, "10m");
    desk.keys("mz9<enter>").shows("Point: Z9_").shows("Z9");
    assert_eq!(desk.app.mode(), Mode::Field);
    let why = desk.app.desk.notice.clone().unwrap().text.to_string();
    desk.shows(&why);
    // A letter begins another; one character is told of only when it was entered.
    desk.keys("z").lacks("Z is").keys("<enter>").shows("Point: Z_");
    let why = desk.app.desk.notice.clone().unwrap().text.to_string();
    desk.shows(&why);
    desk.keys("md4<enter>").shows("D4").lacks(&why);
    assert_eq!((desk.app.mode(), desk.table().game.moves().len()), (Mode::Table, 1));
    desk.keys("mc<enter>4<enter>");
    assert_eq!(desk.table().game.moves().len(), 2, "a digit goes on");
    // Nothing of it stays where it is given up.
    desk.keys("mz9<enter><esc>");
    assert_eq!((desk.app.mode(), desk.app.desk.notice.is_none()), (Mode::Table, true));
    // An empty field only closes.
    desk.keys("m<enter>");
    assert_eq!(desk.app.mode(), Mode::Table);
}

#[test]
fn the_key_that_opens_the_field_may_come_twice() {
    for (typed, point) in [
        ("mR14", Some("R14")),
        ("MD4", Some("D4")),
        // M is a column of its own.
        ("m4", Some("M4")),
        ("md", Some("N16")),
        ("mdd", Some("D16")),
        ("mm3", Some("M3")),
        ("mz9", None),
        ("mmd4", None),
    ] {
        let mut desk = Desk::sit(19, "10m");
        desk.keys("m").keys(typed).keys("<enter>");
        let played = desk.table().game.moves().first().map(|_| desk.table().cursor);
        let meant = point.map(|label| Size::square(19).unwrap().parse(label).unwrap());
        assert_eq!(played, meant, "{typed}");
    }
    // Where a move is sealed as well.
    let mut desk = Desk::sit(19, "10m");
    desk.keys("SymR14<enter>R14<enter>");
    assert!(desk.table().game.sealed().is_some());
}

#[test]
fn without_clocks_none_is_said_to_start() {
    let mut desk = Desk::sit(9, "none");
    for (time, words, other) in
        [("none", "Any key begins", "clock"), ("10m", "Any key starts Black's clock", "Any key begins")]
    {
        let effects = desk.app.sit(terms(9, time), false, desk.now()).unwrap();
        assert!(!effects.is_empty());
        desk.shows(words).lacks(other);
    }
}
