//! Menus over a running clock, and the keys that stand beside their lines.

use ratatui::layout::Rect;
use shoutan::app::{Mode, Overlay};
use shoutan::text::en::EN;

use crate::stage::Stage;
use crate::table::Desk;

#[test]
fn the_key_beside_a_line_acts_on_it() {
    let mut desk = Desk::sit(9, "10m");
    desk.keys("<esc>t");
    assert_eq!(desk.app.mode(), Mode::Paused);
    // What asks, asks: to pass, to resign, to leave.
    for key in ["p", "R", "q"] {
        let mut desk = Desk::sit(9, "10m");
        desk.keys("<esc>").keys(key);
        assert_eq!(desk.app.mode(), Mode::Question, "{key}");
        assert!(desk.table().game.outcome().is_none() && desk.table().game.moves().is_empty());
    }
    // A digit chooses by number; a letter that stands beside nothing does nothing.
    let mut desk = Desk::sit(9, "10m");
    desk.keys("<esc>z");
    assert_eq!(desk.app.mode(), Mode::Menu);
    desk.keys("1");
    assert_ne!(desk.app.mode(), Mode::Menu);
}

#[test]
fn the_keys_that_move_in_a_menu_still_move() {
    let mut desk = Desk::sit(9, "10m");
    desk.keys("<esc>jjk");
    let Some(Overlay::Menu(menu)) = &desk.app.over else { panic!() };
    assert_eq!(menu.lit, 1);
    assert_eq!(menu.items[1].label, EN.key.pass);
    desk.keys("<enter>");
    assert_eq!(desk.app.mode(), Mode::Question);
}

#[test]
fn tab_in_the_menu_of_the_clocks_stops_them() {
    let mut bench = Stage::clocks_started("30m");
    bench.keys_at(2_000, "<esc>").keys_at(3_000, "<tab>");
    assert_eq!(bench.app.mode(), Mode::AlonePaused);
}

#[test]
fn enter_hammered_as_the_flag_falls_stays_at_the_result() {
    for time in ["3s", "2s+1x2s"] {
        let mut desk = Desk::sit(9, time);
        desk.wait(4_100);
        assert_eq!(desk.app.mode(), Mode::Over);
        desk.asked.clear();
        for _ in 0..10 {
            desk.keys("<enter> ");
            desk.ms -= 100;
        }
        assert!(!desk.asked.iter().any(|effect| matches!(effect, shoutan::app::effect::Effect::Open(_))));
        assert_eq!(desk.app.mode(), Mode::Over);
    }
    let mut bench = Stage::clocks_started("2s");
    bench.at(1_990).keys_at(2_050, "<enter>").keys_at(2_400, "<space>").keys_at(2_800, "<enter>");
    assert_eq!(bench.app.mode(), Mode::AloneOver);
    bench.keys_at(3_900, "<enter>");
    assert_eq!(bench.app.mode(), Mode::Chart);
}

#[test]
fn an_arrow_key_is_told_that_it_presses_nothing() {
    let mut bench = Stage::clocks_started("30m");
    bench.keys_at(2_000, "<f5>").shows("Black presses on QWERT.., White on YUIOP..");
    bench.keys_at(3_000, "f").lacks("Black presses on");
    bench.shows("QWERT half").shows("YUIOP half");
}

#[test]
fn no_menu_hides_a_running_clock() {
    for side in [5, 9, 13, 19] {
        for (width, height) in
            [(46, 23), (46, 40), (60, 24), (80, 24), (80, 30), (100, 24), (120, 40), (200, 60)]
        {
            for first in ["", "p"] {
                let mut desk = Desk::sit(side, "10m+3x5s");
                desk.area = Rect::new(0, 0, width, height);
                if !first.is_empty() {
                    desk.keys("py");
                }
                desk.keys("<esc>").wait(3_000);
                assert_eq!(desk.app.mode(), Mode::Menu);
                let before = desk.inked();
                let after = desk.wait(1_000).inked();
                assert_ne!(before, after, "{side} lines, {width}x{height}:\n{before}");
            }
        }
    }
    // The menu that covers the panel has both clocks in its frame, the arbiter's too.
    for keys in ["<esc>", "A"] {
        let mut desk = Desk::sit(13, "10m+3x5s");
        desk.wait(3_000).keys(keys);
        desk.shows("9:57 ").shows("10:00 ").shows("3x5s");
    }
}
