//! The page on which a time setting is taken apart.

use shoutan::app::Screen;
use shoutan::app::form::{Figure, Item, Page};
use shoutan::text::en::EN;
use shoutan::text::{ALL, Text};
use unicode_width::UnicodeWidthStr;

use super::form::{begun, focus, form, go};
use crate::stage::Stage;

/// The page, the keys on the system.
fn page(text: &'static Text, size: (u16, u16)) -> Stage {
    let mut stage = form(text, size);
    go(&mut stage, Item::Time);
    stage.keys("<enter><down>");
    assert_eq!(focus(&stage), Item::System);
    stage
}

fn setting(stage: &Stage) -> String {
    let Screen::Form(form) = &stage.app.screen else { panic!() };
    form.values.line(Item::Setting).unwrap().text().to_owned()
}

/// Without blanks and line breaks, as a sentence may be broken anywhere.
fn close(words: &str) -> String {
    words.chars().filter(|c| !c.is_whitespace()).collect()
}

#[test]
fn every_system_is_chosen_by_left_and_right() {
    let mut stage = page(&EN, (80, 24));
    for (name, spec) in [
        ("reserved minutes", "1h incl 5x60s"),
        ("Canadian", "10m+25/10m"),
        ("progressive Canadian", "30m+10/5m,20/5m,30/5m"),
        ("Fischer", "10m+10s"),
        ("delay", "20m delay 5s"),
        ("hourglass", "hourglass 10m"),
        ("Ing: bought overtime", "30m ing 3x5m"),
        ("NHK: thinking time", "nhk 30s+10x60s"),
        ("no limit", "none"),
        ("sudden death", "30m"),
        ("time per move", "10s/move"),
        ("byo-yomi", "30m+5x30s"),
    ] {
        stage.keys("<right>");
        stage.shows(&format!("< {name} >"));
        stage.shows(&format!("Setting       {spec}"));
    }
}

#[test]
fn what_could_only_be_typed_has_a_line_and_a_sentence() {
    let mut stage = page(&EN, (80, 24));
    stage.keys("<right><down><down><down>");
    stage.shows("Overrun     < loses on time >");
    stage.shows("Whoever overruns the last minute loses on time.");
    stage.keys("<right>");
    stage.shows("< may count as a pass >");
    stage.shows("the game goes on (timeout=pass)");
    assert_eq!(setting(&stage), "1h incl 5x60s timeout=pass");
    go(&mut stage, Item::System);
    stage.keys("<right>");
    go(&mut stage, Item::Figure(Figure::Saved));
    stage.keys("<right>");
    stage.shows("Chinese step system");
    stage.shows("< is carried over >");
    stage.shows("its stones are played is added to the next");
    assert_eq!(setting(&stage), "10m+25/10m carry");
    go(&mut stage, Item::Figure(Figure::Stones));
    stage.keys("<left><left>");
    assert_eq!(setting(&stage), "10m+15/10m carry");
    stage.keys("<esc>");
    assert_eq!(focus(&stage), Item::Time);
    stage.shows("Time        < own setting >");
    go(&mut stage, Item::Start);
    stage.keys("<enter>");
    assert_eq!(begun(&stage).time.black.to_string(), "10m+15/10m carry");
}

#[test]
fn every_line_has_its_words_whole_in_every_window() {
    for (text, size) in ALL.into_iter().flat_map(|text| [(46, 23), (80, 24)].map(|size| (text, size))) {
        let mut stage = page(text, size);
        for _ in 0..12 {
            stage.keys("<right>");
            let Screen::Form(form) = &stage.app.screen else { panic!() };
            let items = form.items();
            for item in items.into_iter().skip(1) {
                go(&mut stage, item);
                let screen = stage.screen();
                assert!(!screen.contains(".."), "{item:?}\n{screen}");
                let label = screen.lines().find(|line| line.starts_with("> ")).unwrap_or_default();
                let label = label.trim_start_matches("> ").split('<').next().unwrap_or_default();
                let label = label.split("  ").next().unwrap_or_default().trim();
                assert!(label.width() < 12, "{label}");
            }
            go(&mut stage, Item::System);
            let screen = close(&stage.screen());
            let Screen::Form(form) = &stage.app.screen else { panic!() };
            let words = form.values.control().unwrap().words(&text.timing.systems);
            assert!(screen.contains(&close(words.hint)), "{screen}");
        }
    }
}

#[test]
fn sides_that_differ_are_told_and_may_be_made_alike() {
    let mut stage = page(&EN, (80, 24));
    go(&mut stage, Item::Setting);
    stage.types("B=30m W=10m");
    stage.shows("System        each side its own");
    stage.lacks("Main time");
    go(&mut stage, Item::System);
    stage.shows("The sides have different settings");
    stage.keys("<right>");
    stage.shows("Setting       none");
}

#[test]
fn the_clocks_alone_have_the_page_too() {
    let mut stage = Stage::front(&EN, (80, 24));
    stage.keys("4");
    go_clock(&mut stage, Item::Time);
    stage.keys("<enter>");
    stage.shows("Time setting");
    go_clock(&mut stage, Item::System);
    stage.keys("<right>");
    stage.keys("<esc>");
    let Screen::Form(form) = &stage.app.screen else { panic!() };
    assert_eq!((form.page, form.focus), (Page::Clock, Item::Time));
    stage.shows("Two clocks for a real board");
    stage.shows("1h incl 5x60s");
}

fn go_clock(stage: &mut Stage, item: Item) {
    while focus(stage) != item {
        stage.keys("<down>");
    }
}
