//! What is told and the keys, where they share a row or a small board has room to spare.

use std::io::ErrorKind;
use std::path::Path;

use ratatui::layout::Rect;
use shoutan::app::action::Action;
use shoutan::app::effect::{Learned, Saved};
use shoutan::app::{App, Mode};
use shoutan::record::fault::{Doing, Fault};
use shoutan::rules::ruleset::Preset;
use shoutan::text::ALL;
use shoutan::text::sentence::Sentence;

use crate::stage::Stage;
use crate::table::{Desk, terms};

/// A table in a language, on a screen of that size.
fn sit(text: &'static shoutan::text::Text, side: u8, (width, height): (u16, u16)) -> Desk {
    let mut desk = Desk::sit(side, "1m");
    desk.app = App::new(text);
    desk.app.sit(terms(side, "1m"), true, desk.now()).unwrap();
    desk.area = Rect::new(0, 0, width, height);
    desk
}

/// Without blanks: a wide character is followed by one.
fn close(words: &str) -> String {
    words.replace(' ', "")
}

fn is_shown(desk: &mut Desk, words: &str) -> bool {
    close(&desk.screen()).contains(&close(words))
}

fn last_row(desk: &mut Desk) -> String {
    close(desk.screen().lines().last().unwrap_or_default())
}

#[test]
fn how_a_game_ended_leaves_the_keys_their_row() {
    for text in ALL {
        let mut desk = sit(text, 19, (46, 23));
        desk.keys("<enter>").wait(60_000);
        assert_eq!(desk.app.mode(), Mode::Over);
        let saved = Saved { id: "a".to_owned(), path: "/games/a.sgf".to_owned(), stays: None };
        desk.act(Action::Learned(Learned::Finished(Ok(saved))));
        let winner = (text.result.named)("Li", text.word.black);
        let told = (text.result.by_time)(text.word.white, &winner);
        assert!(is_shown(&mut desk, &told), "{}", desk.screen());
        for key in ["T", "?", "Esc"] {
            assert!(last_row(&mut desk).contains(key), "{key} {}", last_row(&mut desk));
        }
    }
}

#[test]
fn what_is_told_gives_its_row_back_with_the_next_key() {
    for text in ALL {
        let mut desk = sit(text, 19, (46, 23));
        desk.keys("<enter>");
        assert!(last_row(&mut desk).contains(&close(&(text.table.played)(text.word.black, "K10"))));
        desk.keys("<left>");
        let row = last_row(&mut desk);
        assert!(row.contains(&close(text.key.play)) && !row.contains("K10"), "{row}");
    }
}

#[test]
fn small_boards_have_a_row_for_the_keys_and_the_title_whole() {
    for text in ALL {
        for side in [5, 7, 9] {
            let mut desk = sit(text, side, (80, 24));
            desk.keys("<enter>");
            assert!(
                is_shown(&mut desk, Preset::words(Some(Preset::Chinese), text).name),
                "{}",
                desk.screen()
            );
            let row = last_row(&mut desk);
            for what in [text.key.pass, text.key.play] {
                assert!(row.contains(&close(what)), "{side} {what}: {row}");
            }
            desk.wait(60_000);
            assert!(last_row(&mut desk).contains('T'), "{side}: {}", last_row(&mut desk));
        }
    }
}

#[test]
fn a_word_about_the_configuration_goes_with_the_next_key() {
    for text in ALL {
        let mut desk = sit(text, 9, (80, 24));
        let told = (text.fault.command.no_settings)("config.toml", "colour, speed");
        desk.app.desk.warn_in_passing(told.clone());
        assert!(is_shown(&mut desk, &told), "{}", desk.screen());
        desk.keys("<left>").lacks("colour, speed");
    }
}

#[test]
fn a_point_is_laid_where_it_is_only_laid() {
    for text in ALL {
        let mut desk = sit(text, 9, (80, 24));
        let mut laid = terms(9, "1m");
        laid.two_step = true;
        desk.app.sit(laid, true, desk.now()).unwrap();
        desk.keys("md4");
        assert!(is_shown(&mut desk, &(text.table.lays)("D4")), "{}", desk.screen());
        desk.keys("<esc>");
        let press = close(text.arbiter.key.press);
        assert!(!last_row(&mut desk).contains(&press), "{}", last_row(&mut desk));
        desk.keys("md4<enter>");
        assert!(last_row(&mut desk).contains(&press), "{}", last_row(&mut desk));
        // Help names each key once.
        desk.keys("?");
        let space = text.key_name.space;
        assert!(
            !is_shown(&mut desk, &format!("Enter {space} {}", text.arbiter.key.lay)),
            "{}",
            desk.screen()
        );
        assert!(is_shown(&mut desk, text.arbiter.key.lay), "{}", desk.screen());
    }
}

/// Longer than any screen it is told on.
const PATH: &str = "/home/somebody/with/a/long/name/.local/share/shoutan/games/2026-11-30-李世石-Wang.jsonl";

#[test]
fn that_nothing_is_saved_keeps_its_reason_and_loses_of_its_path() {
    for (text, short, long) in [
        (ALL[0], "NOT SAVED: the disk is full", "the disk is full; make room"),
        (ALL[1], "没有保存：磁盘已满", "磁盘已满，请腾出空间"),
        (ALL[2], "保存できません：ディスク", "ディスクがいっぱいです"),
        (ALL[3], "저장할 수 없습니다: 디스크", "디스크가 가득 찼습니다"),
    ] {
        let full = Fault::of(Doing::Write, Path::new(PATH))(ErrorKind::StorageFull.into());
        for size in [(46, 23), (60, 24), (80, 24), (100, 30)] {
            let mut desk = sit(text, 9, size);
            desk.act(Action::Learned(Learned::Kept(Err(full.said(text)))));
            assert!(
                is_shown(&mut desk, if size.0 < 60 { short } else { long }),
                "{size:?}\n{}",
                desk.screen()
            );
            // The way to Help and the menu is not told away.
            assert!(last_row(&mut desk).contains("Esc"), "{size:?}\n{}", desk.screen());
        }
        let mut desk = sit(text, 9, (146, 50));
        desk.act(Action::Learned(Learned::Kept(Err(full.said(text)))));
        for words in ["/home/", "Wang.jsonl", text.fault.full] {
            assert!(is_shown(&mut desk, words), "{words}\n{}", desk.screen());
        }
    }
}

#[test]
fn what_cannot_be_opened_keeps_its_reason_on_every_screen() {
    for text in ALL {
        let gone = Fault::of(Doing::Read, Path::new(PATH))(ErrorKind::NotFound.into());
        for size in [(46, 23), (60, 24), (80, 24), (200, 50)] {
            let mut stage = Stage::front(text, size);
            stage.learn(Learned::Record(Err(gone.said(text))));
            let screen = close(&stage.screen());
            let first = text.fault.not_found.split(['；', ';', '，', '。', '.']).next().unwrap();
            assert!(screen.contains(&close(first)), "{size:?}\n{screen}");
            assert!(size.0 < 100 || screen.contains("Wang.jsonl"), "{size:?}\n{screen}");
        }
    }
}

#[test]
fn why_a_file_is_not_taken_in_is_told_whatever_its_path() {
    for text in ALL {
        for size in [(46, 23), (80, 24), (200, 50)] {
            let mut stage = Stage::front(text, size);
            stage.keys("2");
            let told = Sentence::because(PATH, text.fault.record.none, |path, why| format!("{path}: {why}"));
            stage.learn(Learned::Done(Err(told)));
            let screen = close(&stage.screen());
            assert!(screen.contains(&close(text.fault.record.none)), "{size:?}\n{screen}");
        }
    }
}
