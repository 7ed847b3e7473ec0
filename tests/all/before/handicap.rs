//! Handicap: fixed (让子), Black without komi (让先), free (自由让子).

use super::room::{record, root, terms};
use crate::stage::Stage;
use shoutan::app::plan::Plan;
use shoutan::app::{Mode, Screen};
use shoutan::rules::color::Color;
use shoutan::rules::handicap::fixed_stones;
use shoutan::rules::point::Size;
use shoutan::rules::ruleset::Preset;

fn free(side: u8, n: u8) -> Plan {
    let mut terms = terms(side, Preset::Chinese, n);
    terms.lay_out(true);
    Plan { free: true, ..Plan::from(terms) }
}

#[test]
fn fixed_stones_stand_on_the_third_line_to_12_and_on_the_fourth_from_13() {
    for side in 2..=52_u8 {
        let size = Size::square(side).unwrap();
        let most = match side {
            ..=6 => 0,
            7 => 4,
            side if side % 2 == 0 => 4,
            _ => 9,
        };
        let line = if side <= 12 { 2 } else { 3 };
        for n in 0..=12 {
            let stones = fixed_stones(size, n);
            assert_eq!(stones.is_some(), (2..=most).contains(&n), "{side} {n}");
            for p in stones.into_iter().flatten() {
                for at in [p.x(), p.y()] {
                    assert!([line, side / 2, side - 1 - line].contains(&at), "{side} {n} {p:?}");
                }
            }
        }
    }
}

#[test]
fn the_third_stone_is_at_the_upper_left() {
    let stones = fixed_stones(Size::STANDARD, 3).unwrap();
    assert_eq!(Size::STANDARD.label(stones[2]), "D16");
}

#[test]
fn white_moves_first_after_fixed_stones() {
    for n in 2..=9 {
        let mut room = Stage::planned(terms(19, Preset::Chinese, n));
        room.shows("Any key starts White's clock").keys("<space>").plays("K3");
        let tree = record(room.game());
        assert_eq!(root(&tree, "HA"), n.to_string());
        assert_eq!(root(&tree, "AB").split(' ').count(), usize::from(n));
        assert_eq!(room.game().moves()[0].by, Color::White);
    }
}

#[test]
fn black_without_komi_moves_first_on_an_empty_board() {
    let mut room = Stage::planned(terms(19, Preset::Chinese, 1));
    room.shows("Any key starts Black's clock").keys("<space>").plays("Q16");
    let tree = record(room.game());
    assert_eq!((root(&tree, "HA").as_str(), root(&tree, "AB").as_str()), ("", ""));
    assert_eq!(room.game().terms().handicap, 1);
}

#[test]
fn free_stones_are_laid_on_the_board_by_cursor_and_typed_point() {
    let mut room = Stage::planned(free(19, 4));
    assert_eq!(room.app.mode(), Mode::Placing);
    room.shows("Free handicap").shows("0 of 4 laid").shows("White moves first");
    room.keys("<enter>").keys("mC4<enter>").shows("2 of 4 laid").shows("K10 C4");
    room.keys("y").shows("2 stones are still to be laid");
    room.keys("mz9<enter>").shows("No such point: z9");
    // A stone can be lifted again, by laying on it or by `u`.
    room.keys("mc4<enter>").shows("1 of 4 laid").keys("u").shows("0 of 4 laid");
    room.keys("<up><right><enter>mpd<enter>mD4<enter>mQ4<enter>").shows("All 4 are laid: y begins the game");
    room.keys("mA1<enter>").shows("All 4 are laid").lacks("A1 ");
    room.keys("y");
    assert_eq!(room.set_up(), "Bdo Bpd Bdp Bpp");
    room.shows("Any key starts White's clock").keys("<space>").plays("D16 C14");
    let tree = record(room.game());
    assert_eq!((root(&tree, "HA").as_str(), root(&tree, "AB").as_str()), ("4", "do pd dp pp"));
    assert_eq!(room.game().moves()[0].by, Color::White);
}

#[test]
fn free_stones_by_the_mouse() {
    let mut room = Stage::planned(free(9, 2));
    let before = room.screen();
    room.clicks("╋").shows("1 of 2 laid");
    assert_ne!(before, room.screen());
    room.clicks("X").shows("0 of 2 laid");
}

#[test]
fn any_number_that_leaves_room() {
    // Boards without fixed places are for free stones only; one point must stay empty.
    for (side, n, fits) in
        [(2, 3, true), (2, 4, false), (5, 24, true), (5, 25, false), (6, 9, true), (19, 40, true)]
    {
        let mut app = shoutan::app::App::new(&shoutan::text::en::EN);
        let sat = app.sit(free(side, n), false, shoutan::app::Now::default());
        assert_eq!(sat.is_ok(), fits, "{side} {n}");
        assert!(!fits || matches!(app.screen, Screen::Placing(_)));
    }
    let mut room = Stage::planned(free(2, 3));
    room.plays("A1 A2 B1").keys("y").keys("<space>");
    room.plays("B2").shows("Move 2: Black to play");
    assert_eq!(room.game().position().taken().black, 3, "the only liberty is filled");
    record(room.game());
}

#[test]
fn esc_shows_what_can_be_done_and_q_goes_back() {
    let mut room = Stage::planned(free(19, 2));
    room.keys("<esc>").shows("lay or lift").lacks("lift the last").lacks("begin").keys("<esc>");
    room.plays("Q16").keys("<esc>").shows("lift the last").lacks("begin").keys("<esc>");
    room.plays("D4").keys("<esc>").shows("lift the last").shows("begin").keys("<esc>").keys("q");
    assert!(matches!(room.app.screen, Screen::Form(_)));
}
