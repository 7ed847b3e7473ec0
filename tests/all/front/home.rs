use shoutan::app::effect::{Effect, Source};
use shoutan::app::{Mode, Screen};
use shoutan::record::shelf::State;
use shoutan::text::ALL;
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;

use super::stage::{broken, damaged, row};
use crate::stage::Stage;

#[test]
fn two_keys_to_a_game() {
    let mut stage = Stage::front(&EN, (80, 24));
    stage.shows("> 1  New game");
    stage.keys("<enter><enter>");
    assert_eq!(stage.app.mode(), Mode::Waiting);
    let [Effect::Remember(remembered), Effect::Begin(begun)] = stage.effects() else {
        panic!("{:?}", stage.effects())
    };
    assert_eq!(**remembered, *begun);
    assert_eq!(begun.time.black.to_string(), "30m+5x30s");
    assert_eq!((begun.rules.komi, begun.handicap, begun.at), (15, 0, 1_800_000_002_000));
}

#[test]
fn the_newest_unfinished_game_comes_first() {
    let saved = vec![
        row("b", damaged("cut off"), "", "", 0),
        row("n", State::Unfinished, "Li", "Wang", 56),
        row("o", State::Unfinished, "Zhao", "Sun", 3),
    ];
    let mut stage = Stage::front_with(&EN, (80, 24), saved.clone());
    stage.shows("> 1  Resume: Li - Wang, move 57, Black to play");
    stage.shows("  2  New game");
    stage.keys("<enter>");
    assert!(matches!(stage.effects(), [Effect::Resume(id)] if id == "n"), "{:?}", stage.effects());
    stage.keys("2");
    assert!(matches!(stage.app.screen, Screen::Form(_)));
    let mut stage = Stage::front_with(&ZH_CN, (46, 23), saved);
    stage.shows("继续：Li - Wang，第57手，轮到黑方");
}

#[test]
fn a_damaged_game_in_progress_is_told_and_its_moves_open() {
    let opens = |stage: &Stage| matches!(stage.effects(), [Effect::Open(Source::File(path, None))] if path.ends_with("b.jsonl"));
    let mut stage = Stage::front_with(&EN, (80, 24), vec![broken("b", 57)]);
    stage.shows("  1  Damaged in its first line: b.jsonl - see");
    stage.shows("        and save its 57 moves");
    // What leads to the board is still lit.
    stage.shows("> 2  New game");
    stage.keys("1");
    assert!(opens(&stage), "{:?}", stage.effects());
    let both = vec![row("n", State::Unfinished, "Li", "Wang", 56), broken("b", 57)];
    let mut stage = Stage::front_with(&EN, (80, 24), both.clone());
    stage.shows("> 1  Resume: Li - Wang");
    stage.keys("<down><enter>");
    assert!(opens(&stage), "{:?}", stage.effects());
    for text in ALL {
        let mut stage = Stage::front_with(text, (46, 23), both.clone());
        stage.shows("b.jsonl");
        stage.shows("57");
        stage.shows("  8  ");
    }
    Stage::front_with(&EN, (80, 24), vec![broken("b", 0)]).shows("  1  Damaged in its first line: b.jsonl ");
    Stage::front_with(&EN, (80, 24), vec![]).lacks("Damaged");
}

#[test]
fn long_names_are_cut_but_never_the_move() {
    let name = "AlphaGo of the Society for Playing Go without Hands";
    for (size, cut) in [((46, 23), "AlphaGo of the Soc"), ((80, 24), "AlphaGo of the Socie")] {
        let mut stage = Stage::front_with(&EN, size, vec![row("n", State::Unfinished, name, name, 56)]);
        stage.shows(cut);
        stage.shows("to play");
        stage.shows("2  New game");
    }
    let nameless = vec![row("n", State::Unfinished, "", "", 2)];
    Stage::front_with(&EN, (80, 24), nameless).shows("Resume: Black - White, move 3, Black to");
}

#[test]
fn every_item_can_be_reached() {
    let chosen = |keys: &str| {
        let mut stage = Stage::front(&EN, (80, 24));
        stage.keys(keys);
        let quit = stage.effects().iter().any(|effect| matches!(effect, Effect::Quit));
        (stage.app.mode(), quit)
    };
    for (keys, mode, quit) in [
        ("1", Mode::Form, false),
        ("<down><enter>", Mode::Shelf, false),
        ("<down><down> ", Mode::Shelf, false),
        ("4", Mode::Form, false),
        ("5", Mode::Help, false),
        ("?", Mode::Help, false),
        ("<up><enter>", Mode::Home, true),
        ("<end><enter>", Mode::Home, true),
        ("q", Mode::Home, true),
        ("6", Mode::Home, true),
        ("7", Mode::Home, false),
        ("0", Mode::Home, false),
    ] {
        assert_eq!(chosen(keys), (mode, quit), "{keys}");
    }
    let mut stage = Stage::front(&EN, (80, 24));
    stage.clicks("Famous games");
    stage.shows("Known as");
}

#[test]
fn the_corner_of_a_board_lies_beside_or_below() {
    let mut stage = Stage::front(&EN, (80, 24));
    stage.shows("└───┴───┴───┴───┴───┴───┴─");
    let mut stage = Stage::front(&EN, (46, 23));
    stage.shows("└");
    stage.shows("6  Quit");
}

#[test]
fn esc_does_not_end_the_program() {
    let mut stage = Stage::front(&EN, (80, 24));
    stage.keys("<esc>");
    assert!(!stage.effects().iter().any(|effect| matches!(effect, Effect::Quit)), "{:?}", stage.effects());
    stage.keys("q");
    assert!(stage.effects().iter().any(|effect| matches!(effect, Effect::Quit)));
}
