//! The record in review as a file: its games, its encoding, writing it.

use shoutan::app::effect::{Effect, Learned, Opened, Saving, Unwritten};
use shoutan::app::{Mode, Screen};
use shoutan::record::sgf::read::read;
use shoutan::record::store::whole::Seen;
use shoutan::text::ALL;
use shoutan::text::Text;
use shoutan::text::en::EN;

use crate::stage::Stage;

const THREE: &str = "(;GM[1]SZ[9]PB[Li]PW[Wang]EV[Cup]RE[B+R];B[aa];W[bb])\nbetween\n\
     (;GM[1]PB[Nie]PW[Ma\u{1b}[2J\\]];B[aa])(;GM[2]PB[chess];B[aa])";
/// 李世石 and 石 in GBK.
const GBK: &[u8] = b"(;GM[1]CA[gb2312]PB[\xc0\xee\xca\xc0\xca\xaf]PW[x];B[aa]C[\xca\xaf];W[bb])";

fn opened(bytes: &[u8]) -> Opened {
    let (collection, _) = read(bytes).unwrap();
    let seen = Some(Seen::of(bytes));
    Opened { collection, name: "game.sgf".to_owned(), warnings: vec![], path: "/g/game.sgf".into(), seen }
}

fn review(text: &'static Text, size: (u16, u16), bytes: &[u8]) -> Stage {
    let mut stage = Stage::front(text, size);
    stage.learn(Learned::Record(Ok(Box::new(opened(bytes)))));
    stage
}

fn game(stage: &Stage) -> (u32, u32) {
    let Screen::Review(review) = &stage.app.screen else { panic!("no review") };
    review.game()
}

fn saving(stage: &Stage) -> Option<&Saving> {
    stage
        .effects()
        .iter()
        .find_map(|effect| if let Effect::Save(saving) = effect { Some(&**saving) } else { None })
}

#[test]
fn of_several_games_one_is_chosen() {
    let mut stage = review(&EN, (100, 30), THREE.as_bytes());
    assert_eq!(stage.app.mode(), Mode::Choose);
    stage.shows("Games in game.sgf");
    stage.shows("3 games");
    stage.shows("  1 Li - Wang");
    stage.shows("Cup                      B+R      9x9       2");
    stage.shows("  2 Nie - Ma␛[2J]");
    stage.shows("  3 chess - White");
    stage.keys("<down><enter>");
    assert_eq!((game(&stage), stage.app.mode()), ((2, 3), Mode::Review));
    stage.shows("Nie");
    stage.keys("o<home><enter>");
    assert_eq!(game(&stage), (1, 3));
    // Esc keeps the game shown.
    stage.keys("o<down><esc>");
    assert_eq!((game(&stage), stage.app.mode()), ((1, 3), Mode::Review));
    stage.keys("o<end><enter>");
    assert_eq!(game(&stage), (3, 3), "one that cannot be shown is told, not hidden");
    // All of them are saved, as they were.
    stage.keys("w<enter>");
    assert_eq!(saving(&stage).unwrap().bytes, THREE.as_bytes());
}

#[test]
fn one_game_needs_no_list() {
    for text in ALL {
        let mut stage = review(text, (46, 23), b"(;GM[1];B[aa])");
        assert_eq!(stage.app.mode(), Mode::Review);
        stage.keys("o");
        assert_eq!(stage.app.mode(), Mode::Review);
        stage.keys("<esc>");
        stage.lacks(text.files.games);
        stage.lacks(text.files.encoding);
        stage.shows(text.files.save);
    }
}

#[test]
fn many_games_scroll_and_take_clicks() {
    let many = (1..=500).map(|n| format!("(;GM[1]PB[P{n}];B[aa])")).collect::<Vec<_>>().concat();
    let mut stage = review(&EN, (46, 23), many.as_bytes());
    stage.keys("<pgdn><pgdn>");
    stage.shows(" 21 P21 - White");
    stage.clicks("P22 ");
    assert_eq!(stage.app.mode(), Mode::Choose);
    stage.clicks("P22 ");
    assert_eq!(game(&stage), (22, 500));
}

#[test]
fn the_encoding_is_chosen_and_its_effect_seen_at_once() {
    let mut stage = review(&EN, (80, 24), GBK);
    stage.keys("<right>");
    stage.shows("李世石");
    stage.keys("e");
    assert_eq!(stage.app.mode(), Mode::Choose);
    stage.shows("GBK           李世石 - x");
    stage.shows("now");
    stage.keys("<down>");
    stage.shows("Big5");
    stage.keys("<enter>");
    stage.lacks("李世石");
    stage.shows("Shown as Big5");
    stage.shows("Move 1 of 2");
    stage.keys("e<home><down><enter>");
    stage.shows("李世石");
    // Nothing was written by looking.
    assert!(saving(&stage).is_none());
    let mut stage = review(&EN, (80, 24), b"(;GM[1]PB[Li];B[aa])");
    stage.keys("e");
    assert_eq!(stage.app.mode(), Mode::Review, "plain text is the same in all of them");
}

#[test]
fn an_old_encoding_is_saved_as_utf_8_or_on_request_as_it_was() {
    let mut stage = review(&EN, (100, 30), GBK);
    stage.keys("w");
    stage.shows("Save as UTF-8: /g/game.sgf_  Tab: GBK");
    stage.keys("<tab>");
    stage.shows("Save as GBK: /g/game.sgf_  Tab: UTF-8");
    stage.keys("<enter>");
    let saved = saving(&stage).unwrap();
    assert_eq!((saved.bytes.as_slice(), saved.path.as_str(), saved.over), (GBK, "/g/game.sgf", false));
    assert_eq!(saved.seen, Some(("/g/game.sgf".into(), Seen::of(GBK))));
    stage.keys("<tab><enter>");
    let bytes = saving(&stage).unwrap().bytes.clone();
    let text = String::from_utf8(bytes.clone()).unwrap();
    assert!(text.contains("CA[UTF-8]") && text.contains("PB[李世石]"), "{text}");
    stage.learn(Learned::Written(Ok(("/g/game.sgf".into(), Seen::of(&bytes)))));
    stage.shows("Saved: /g/game.sgf");
    stage.keys("w");
    stage.shows("Save as UTF-8: /g/game.sgf_");
    stage.lacks("Tab:");
    stage.keys("<enter>");
    assert_eq!(saving(&stage).unwrap().seen, Some(("/g/game.sgf".into(), Seen::of(&bytes))));
}

#[test]
fn before_anything_is_replaced_it_is_asked() {
    for (why, told) in [
        (Unwritten::Changed, "The file was changed on disk since it was opened. Replace it?"),
        (Unwritten::Exists, "There is a file of that name. Replace it?"),
    ] {
        let mut stage = review(&EN, (100, 30), GBK);
        stage.keys("w<enter>");
        stage.learn(Learned::Written(Err(why.clone())));
        stage.shows(told);
        // Enter takes the harmless answer, and where to write can be changed.
        stage.keys("<enter>");
        assert!(saving(&stage).is_none());
        assert_eq!(stage.app.mode(), Mode::Field);
        stage.keys("<end>2<enter>");
        assert_eq!(
            saving(&stage).map(|saving| (saving.path.as_str(), saving.over)),
            Some(("/g/game.sgf2", false))
        );
        stage.learn(Learned::Written(Err(why)));
        stage.keys("y");
        assert_eq!(
            saving(&stage).map(|saving| (saving.path.as_str(), saving.over)),
            Some(("/g/game.sgf2", true))
        );
    }
    let mut stage = review(&EN, (100, 30), GBK);
    stage.keys("w<enter>");
    stage.learn(Learned::Written(Err(Unwritten::Fault("the disk is full".into()))));
    stage.shows("the disk is full");
    stage.shows("Save as UTF-8: /g/game.sgf_");
    assert_eq!(stage.app.mode(), Mode::Field);
    stage.keys("<esc>");
    assert_eq!(stage.app.mode(), Mode::Review);
}

#[test]
fn every_panel_fits_every_screen() {
    for text in ALL {
        for size in [(46, 23), (80, 24), (100, 30), (200, 60)] {
            let mut stage = review(text, size, THREE.as_bytes());
            stage.shows("Li - Wang");
            stage.keys("<enter>w");
            stage.screen();
            let mut stage = review(text, size, GBK);
            stage.keys("e");
            stage.shows("李世石 - x");
            stage.shows("windows-1251");
        }
    }
}

/// Bytes that stand for nothing in the old encoding are never lost by saving.
#[test]
fn what_would_be_lost_is_not_written() {
    let broken = b"(;GM[1]CA[GBK]PB[\xc0\xee\xca\xc0\xca\xaf\xff];B[aa])";
    let mut stage = review(&EN, (100, 30), broken);
    stage.keys("w<enter>");
    assert!(saving(&stage).is_none());
    stage.shows("Bytes here are not GBK: Tab keeps them");
    stage.keys("<tab><enter>");
    assert_eq!(saving(&stage).unwrap().bytes, broken);
}
