//! The question and the earlier board, from keys to the screen.

use super::asked::{ASK, terms};
use super::{SIMPLE_KO, Shape, TRIPLE_KO, parted};
use crate::stage::Stage;
use ratatui::layout::Rect;
use shoutan::app::{Mode, Screen};
use shoutan::game::Stage as Phase;
use shoutan::game::event::{Event, PauseWhy, Ruling};
use shoutan::game::outcome::Outcome;
use shoutan::rules::color::Color;
use shoutan::rules::ruleset::{Preset, Ruleset};
use shoutan::text::Text;
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;
use shoutan::ui::page::Look;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};

impl Stage {
    fn cycling(shape: &Shape, rules: Ruleset, text: &'static Text) -> Self {
        let mut stage = Self::new(text);
        stage.look = Look::new(Theme::new(Depth::Mono, Glyphs::Ascii, Width::Narrow));
        stage.pace = 1_000;
        stage.begin(|app, now| app.sit(terms(shape, rules), true, now).unwrap())
    }

    /// What is drawn of the board, without the clocks beside it.
    fn board(&mut self) -> Vec<String> {
        self.lines().iter().map(|row| row.chars().take(38).collect()).collect()
    }
}

const EMPTY: &str = "...................";

const LARGE_KO: Shape = Shape {
    rows: &[
        EMPTY,
        EMPTY,
        EMPTY,
        EMPTY,
        EMPTY,
        EMPTY,
        EMPTY,
        EMPTY,
        EMPTY,
        EMPTY,
        EMPTY,
        EMPTY,
        EMPTY,
        EMPTY,
        EMPTY,
        ".XO................",
        "XO.O...............",
        ".XO................",
        EMPTY,
    ],
    first: Color::Black,
    round: "",
};

const KO: Shape = Shape { rows: &SIMPLE_KO, first: Color::Black, round: "" };

#[test]
fn a_refused_ko_shows_the_board_it_repeats() {
    let mut desk = Stage::cycling(&KO, Preset::Chinese.rules(), &EN);
    desk.plays("E5 A5").lacks("show it").plays("C3 B3");
    desk.shows("B3: ko, the board after move 2").shows("v show it");
    let present = desk.board();
    assert_eq!(desk.keys("v").app.mode(), Mode::Earlier);
    let before = desk.shows("The board after move 2. Any key: back").board();
    assert_ne!(present, before);
    // The key that goes back does nothing else.
    for key in ["<enter>", "<esc>", "q", "p", " ", "x"] {
        assert_eq!(desk.keys(key).app.mode(), Mode::Table, "{key:?}");
        assert_eq!((desk.game().moves().len(), desk.board()), (3, present.clone()), "{key:?}");
        assert_eq!(desk.keys("v").app.mode(), Mode::Earlier);
    }
    // Another notice, and there is nothing to show.
    desk.keys("x").plays("E1").lacks("show it").keys("v");
    assert_eq!(desk.app.mode(), Mode::Table);
}

#[test]
fn the_menu_offers_the_board_while_the_refusal_stands() {
    let mut desk = Stage::cycling(&KO, Preset::Chinese.rules(), &EN);
    desk.plays("C3").keys("<esc>").lacks("show it").keys("<esc>");
    desk.plays("B3").keys("<esc>").shows("show it").keys("<enter>");
    desk.shows("The board at the start. Any key: back");
    assert_eq!(desk.app.mode(), Mode::Earlier);
}

#[test]
fn a_refused_superko_names_its_move() {
    let (most, last) = parted(TRIPLE_KO.round);
    for (text, refused, shown) in [
        (&EN, "B2 repeats the board before the first move", "The board at the start. Any key: back"),
        (&ZH_CN, "B2与开局前全局同形", "开局时的局面。按任意键返回"),
    ] {
        let mut desk = Stage::cycling(&TRIPLE_KO, Preset::Chinese.rules(), text);
        desk.plays(most).plays(last).shows(refused).keys("v").shows(shown);
    }
}

#[test]
fn the_smallest_screen_names_the_key_beside_the_refusal() {
    for (text, hint) in
        [(&EN, "ko, the board after move 2  v show it"), (&ZH_CN, "与第2手后同形  v 看此局面")]
    {
        let mut desk = Stage::cycling(&LARGE_KO, Preset::Chinese.rules(), text);
        desk.area = Rect::new(0, 0, 46, 23);
        desk.plays("E5 A5 C3 B3").shows(hint);
    }
}

#[test]
fn the_clocks_stand_while_it_is_asked() {
    let mut desk = Stage::cycling(&TRIPLE_KO, ASK, &EN);
    desk.plays(TRIPLE_KO.round).shows("The board of the start is back").shows("n no result");
    assert_eq!(desk.app.mode(), Mode::Cycle);
    assert_eq!(desk.logged().last(), Some(&&Event::Pause { why: PauseWhy::Key }));
    assert_eq!(desk.game().running(), None);
    let clock = desk.game().clock().clone();
    desk.wait(3_600_000);
    assert_eq!(*desk.game().stage(), Phase::Playing);
    desk.keys("<enter>");
    assert_eq!(
        desk.logged()[desk.logged().len() - 2..],
        [&Event::Cycle { ruling: Ruling::PlayOn }, &Event::Resume]
    );
    assert_eq!((desk.app.mode(), desk.game().clock()), (Mode::Table, &clock));
    assert!(desk.game().running().is_some());
    // A round later it is asked again.
    desk.plays(TRIPLE_KO.round).shows("The board of move 6 is back");
}

#[test]
fn both_must_agree() {
    for (key, ruling, outcome) in [
        ("n", Ruling::NoResult, Outcome::NoResult),
        ("d", Ruling::Draw, Outcome::Draw),
        ("r", Ruling::Replay, Outcome::Replay),
    ] {
        let mut desk = Stage::cycling(&TRIPLE_KO, ASK, &EN);
        desk.plays(TRIPLE_KO.round);
        for no in ["n", "yn", "<enter>", "<esc>", "y<enter>", "y<esc>"] {
            desk.keys(key).shows("Black agrees?").keys(no);
            assert_eq!((desk.app.mode(), desk.game().stage()), (Mode::Cycle, &Phase::Playing), "{no:?}");
        }
        desk.keys(key).keys("y").shows("White agrees?").keys("y");
        assert_eq!(*desk.game().stage(), Phase::Over(outcome));
        assert!(desk.logged().contains(&&Event::Cycle { ruling }));
    }
}

#[test]
fn the_rules_own_ruling_is_said_to_be_theirs() {
    for (preset, key, words, others) in [
        (Preset::Japanese, "n", "By the rules: no result. Black agrees?", ["draw", "replay"]),
        (Preset::Korean, "d", "By the rules: draw. Black agrees?", ["no result", "replay"]),
        (Preset::Ancient, "d", "By the rules: draw. Black agrees?", ["no result", "replay"]),
    ] {
        let mut desk = Stage::cycling(&TRIPLE_KO, preset.rules(), &EN);
        desk.plays(TRIPLE_KO.round).keys("<esc>");
        for other in others {
            desk.lacks(other);
        }
        desk.keys("<esc>");
        let elsewhere = if key == "n" { "d" } else { "n" };
        assert_eq!(desk.keys(elsewhere).app.mode(), Mode::Cycle);
        desk.keys(key).shows(words).keys("yy");
        assert!(matches!(desk.game().stage(), Phase::Over(_)));
    }
}

#[test]
fn the_game_can_be_left_and_resigned_while_it_is_asked() {
    let mut desk = Stage::cycling(&TRIPLE_KO, ASK, &ZH_CN);
    desk.plays(TRIPLE_KO.round).shows("开局时的局面再现").keys("Ry");
    assert!(matches!(desk.game().stage(), Phase::Over(Outcome::Win { winner: Color::White, .. })));
    let mut desk = Stage::cycling(&TRIPLE_KO, ASK, &ZH_CN);
    desk.plays(TRIPLE_KO.round).keys("qy");
    assert!(matches!(desk.app.screen, Screen::Home(_)));
}

#[test]
fn the_smallest_screen_asks_too() {
    for (text, words) in [(&EN, "The board of the start is back"), (&ZH_CN, "开局时的局面再现")] {
        let mut desk = Stage::cycling(&TRIPLE_KO, ASK, text);
        desk.area = Rect::new(0, 0, 46, 23);
        desk.plays(TRIPLE_KO.round).shows(words).keys("<esc>");
        desk.shows(text.cycle.no_result)
            .shows(text.cycle.draw)
            .shows(text.cycle.replay)
            .shows(text.cycle.play_on);
        desk.keys("2").keys("yy");
        assert_eq!(*desk.game().stage(), Phase::Over(Outcome::Draw));
    }
}
