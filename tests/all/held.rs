//! A key pressed again counts again; a key held down counts once.

use ratatui::layout::Rect;
use shoutan::app::action::Action;
use shoutan::app::effect::Effect;
use shoutan::app::key::Key;
use shoutan::app::shelf::{Deed, Shelf};
use shoutan::app::{App, Ignored, Mode, Now, Screen};
use shoutan::text::ALL;
use shoutan::text::en::EN;

use crate::table::Desk;

/// How keyboards repeat: how long after the press, how long between two, ms.
const KEYBOARDS: [(u64, u64); 6] = [(250, 25), (375, 90), (500, 33), (660, 40), (200, 15), (690, 99)];

fn key_at(desk: &mut Desk, ms: u64, key: &str) {
    // The loop tells the time before every key.
    desk.ms = ms;
    desk.act(Action::Tick);
    desk.ms = ms - 100;
    desk.keys(key);
}

/// Holds a key down for so long, as a keyboard does.
fn hold(desk: &mut Desk, key: &str, (delay, step): (u64, u64), ms: u64) {
    let from = desk.ms + 1_000;
    key_at(desk, from, key);
    for at in (delay..ms).step_by(usize::try_from(step).unwrap()) {
        key_at(desk, from + at, key);
    }
    desk.ms = from + ms;
    desk.act(Action::Tick);
}

#[test]
fn held_it_lays_one_stone() {
    for keyboard in KEYBOARDS {
        let mut desk = Desk::sit(9, "10m");
        hold(&mut desk, "<enter>", keyboard, 3_000);
        assert_eq!(desk.table().game.moves().len(), 1, "{keyboard:?}");
        desk.lacks("there is a stone").shows(" A held key counts once");
        desk.wait(1_000);
        key_at(&mut desk, 10_000, "<enter>");
        desk.shows("E5: there is a stone already").lacks("counts once");
    }
}

#[test]
fn held_it_answers_one_question() {
    for keyboard in KEYBOARDS {
        let mut desk = Desk::sit(9, "10m");
        desk.keys("t<enter>").shows("Black ready?");
        hold(&mut desk, "y", keyboard, 3_000);
        desk.shows("White ready?").shows("A held key counts once");
        desk.wait(2_000).shows("White ready?").lacks("counts once").keys("y");
        assert_eq!(desk.app.mode(), Mode::Table, "{keyboard:?}");
    }
}

#[test]
fn pressed_twice_it_answers_two() {
    for gap in [80, 100, 149, 150, 200, 300, 450, 500, 699, 700, 2_000] {
        let mut desk = Desk::sit(9, "10m");
        desk.keys("t<enter>");
        key_at(&mut desk, 10_000, "y");
        desk.shows("White ready?");
        key_at(&mut desk, 10_000 + gap, "y");
        desk.ms = 10_100 + gap;
        desk.act(Action::Tick);
        assert_eq!(desk.app.mode(), Mode::Table, "{gap} ms");
        assert_eq!(desk.app.ignored(), None);
    }
    // Released after it was held, and pressed again.
    let mut desk = Desk::sit(9, "10m");
    desk.keys("t<enter>");
    hold(&mut desk, "y", (500, 33), 1_000);
    let ms = desk.ms + 200;
    key_at(&mut desk, ms, "y");
    desk.wait(100);
    assert_eq!(desk.app.mode(), Mode::Table);
}

#[test]
fn held_over_the_start_it_starts_no_clock() {
    let mut desk = Desk::sit(9, "10m");
    let terms = desk.table().game.terms().clone();
    let from = 1_000;
    key_at(&mut desk, from, "<enter>");
    desk.app.sit(terms, false, desk.now()).unwrap();
    for at in (500..2_000).step_by(40) {
        key_at(&mut desk, from + at, "<enter>");
    }
    desk.shows("Any key starts Black's clock").shows("A held key counts once");
    desk.wait(700).keys("<enter>").lacks("Any key starts");
}

#[test]
fn a_key_in_between_makes_two_presses() {
    let mut desk = Desk::sit(9, "10m");
    key_at(&mut desk, 1_000, "<enter>");
    key_at(&mut desk, 1_010, "l");
    key_at(&mut desk, 1_020, "<enter>");
    assert_eq!(desk.table().game.moves().len(), 2);
    // What came after a key that may be held shows that it was pressed, whatever it is.
    key_at(&mut desk, 1_300, "<enter>");
    assert_eq!(desk.app.next_change(), Some(1_400));
    key_at(&mut desk, 1_320, "l");
    desk.shows("there is a stone already");
}

/// Whether this stands on the screen, where a wide character has an empty cell behind it.
fn tells(desk: &mut Desk, words: &str) -> bool {
    desk.screen().replace(' ', "").contains(&words.replace(' ', ""))
}

#[test]
fn why_it_is_not_heard_is_told_on_every_screen_and_for_two_seconds() {
    for text in ALL {
        for area in [Rect::new(0, 0, 46, 23), Rect::new(0, 0, 80, 24), Rect::new(0, 0, 200, 60)] {
            let mut desk = Desk::sit(9, "10m");
            (desk.app.desk.text, desk.area) = (text, area);
            for (keys, key) in [("", "<enter>"), ("p", "y"), ("t<enter>", "y")] {
                desk.wait(1_000).keys(keys);
                hold(&mut desk, key, (500, 33), 600);
                assert_eq!(
                    desk.app.ignored(),
                    Some(Ignored::Held),
                    "{keys:?} {key:?} {area}\n{}",
                    desk.screen()
                );
                assert!(tells(&mut desk, text.table.held_key), "{}", desk.screen());
                desk.wait(2_000);
                assert!(!tells(&mut desk, text.table.held_key));
                desk.keys("<esc>");
            }
        }
    }
}

#[test]
fn too_soon_after_the_end_is_told_as_well() {
    let mut desk = Desk::sit(9, "10s");
    key_at(&mut desk, 10_050, "<enter>");
    assert_eq!((desk.app.mode(), desk.app.ignored()), (Mode::Over, Some(Ignored::Late)));
    desk.shows(EN.table.late_key);
}

#[test]
fn a_burst_on_the_shelf_counts_every_press() {
    let mut app = App::new(&EN);
    app.screen = Screen::Shelf(Box::new(Shelf::saved(&mut app.desk)));
    let mut undone = 0;
    let mut count = |app: &mut App, action: Action, ms: u64| {
        for effect in app.update(action, Now { ms, utc: 0 }) {
            undone += usize::from(matches!(effect, Effect::Shelve(Deed::Undo)));
        }
    };
    for ms in [1_000, 1_090, 1_210, 1_360, 1_660, 2_000] {
        count(&mut app, Action::Key(Key::named("u").unwrap()), ms);
    }
    count(&mut app, Action::Tick, 2_100);
    assert_eq!(undone, 6);
}

#[test]
fn a_point_typed_at_the_board_lays_no_stone_elsewhere() {
    for text in ALL {
        let mut desk = Desk::sit(9, "10m");
        desk.app.desk.text = text;
        // Without the key that asks for a point the cursor still stands in the middle.
        desk.keys("d").wait(100).keys("4").wait(100).keys("<enter>");
        assert!(desk.table().game.moves().is_empty());
        assert_eq!(desk.app.ignored(), Some(Ignored::Typed));
        assert!(tells(&mut desk, text.table.typed_keys), "{}", desk.screen());
        desk.keys("h<enter>");
        assert_eq!(desk.table().game.moves().len(), 1, "an arrow between");
        desk.keys("9").wait(2_000).keys("<enter>");
        assert_eq!(desk.app.ignored(), None, "long after");
        desk.keys("mD4<enter>");
        assert_eq!(desk.table().game.moves().len(), 2);
        desk.shows("D4");
    }
}

#[test]
fn words_meant_for_another_window_end_no_game() {
    for words in ["Really?", "Every day", "q, my dear", "Pay"] {
        let mut desk = Desk::sit(9, "10m");
        desk.keys("<enter>l<enter>");
        desk.wait(1_000).keys(words);
        assert!(desk.table().game.outcome().is_none(), "{words}");
        assert_eq!(desk.table().game.moves().len(), 2, "{words}");
    }
    let mut desk = Desk::sit(9, "10m");
    desk.keys("R").shows("resign").keys("x").lacks("y / n");
    desk.keys("R<tab>").shows("y / n").keys("y");
    assert!(desk.table().game.outcome().is_some());
}
