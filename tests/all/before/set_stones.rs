//! Set stones (座子) of the ancient game.

use super::room::{record, root, terms};
use crate::stage::Stage;
use shoutan::rules::color::Color;
use shoutan::rules::ruleset::Preset;

#[test]
fn two_of_each_stand_on_diagonal_corner_stars() {
    for (side, stones) in [
        (19, "Bdp Bpd Wdd Wpp"),
        (17, "Bdn Bnd Wdd Wnn"),
        (13, "Bdj Bjd Wdd Wjj"),
        (11, "Bci Bic Wcc Wii"),
        (9, "Bcg Bgc Wcc Wgg"),
    ] {
        for preset in [Preset::Ancient, Preset::TangSong, Preset::Dunhuang] {
            let room = Stage::planned(terms(side, preset, 0));
            assert_eq!(room.set_up(), stones, "{side} {preset:?}");
        }
    }
}

#[test]
fn between_equals_the_senior_has_white_and_plays_first() {
    let mut room = Stage::planned(terms(19, Preset::Ancient, 0));
    room.shows("Any key starts White's clock").keys("<space>").plays("F17 R14");
    assert_eq!(room.game().moves()[0].by, Color::White);
    let tree = record(room.game());
    let written = ["AB", "AW", "PL", "HA"].map(|name| root(&tree, name));
    assert_eq!(written, ["dp pd", "dd pp", "W", ""]);
}

#[test]
fn who_is_given_the_move_has_black_and_plays_first() {
    let mut room = Stage::planned(terms(19, Preset::Ancient, 1));
    room.shows("Any key starts Black's clock").keys("<space>").plays("C14");
    assert_eq!(room.game().moves()[0].by, Color::Black);
    let tree = record(room.game());
    assert_eq!(["AB", "AW", "PL"].map(|name| root(&tree, name)), ["dp pd", "dd pp", "B"]);
}
