use shoutan::app::Mode;
use shoutan::app::effect::{Effect, Source};
use shoutan::record::classics;
use shoutan::record::shelf::{Row, State};
use shoutan::text::ALL;
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;

use super::stage::{broken, damaged, row};
use crate::stage::Stage;

fn saved() -> Vec<Row> {
    vec![
        row("u", State::Unfinished, "Li", "Wang", 57),
        row("f", State::Finished, "聂卫平", "武宫正树", 211),
        row("d", damaged("line 3 is cut off"), "Zhao", "Sun", 12),
    ]
}

#[test]
fn the_saved_games() {
    let mut stage = Stage::front_with(&EN, (80, 24), saved());
    stage.keys("3");
    let screen = stage.screen();
    let top: Vec<&str> = screen.lines().take(6).collect();
    assert_eq!(
        top,
        [
            " Saved games                                                            3 games",
            "",
            " Date        Black - White                                  Result        Moves",
            " 2026-09-27  Li - Wang                                      unfinished       57",
            " 2026-09-27  聂卫平 - 武宫正树                              B+1.5           211",
            " 2026-09-27  Zhao - Sun                                     damaged          12",
        ],
        "{screen}"
    );
    stage.shows("Li - Wang, 2026-09-27, unfinished, 57 moves, Chinese rules");
    stage.keys("<enter>");
    assert!(matches!(stage.effects(), [Effect::Resume(id)] if id == "u"), "{:?}", stage.effects());
    stage.keys("<down><enter>");
    assert!(
        matches!(stage.effects(), [Effect::Open(Source::File(path, None))] if path.ends_with("f.sgf")),
        "{:?}",
        stage.effects()
    );
    stage.keys("<down>");
    stage.shows("d.sgf: line 3 is cut off");
    stage.keys("<down><enter>");
    assert_eq!(stage.effects().len(), 0);
    stage.keys("<esc>");
    assert_eq!(stage.app.mode(), Mode::Menu);
    stage.keys("<esc>q");
    assert_eq!(stage.app.mode(), Mode::Home);
}

#[test]
fn search_as_one_types() {
    let mut stage = Stage::front_with(&ZH_CN, (46, 23), saved());
    stage.keys("3/");
    assert_eq!(stage.app.mode(), Mode::Field);
    stage.types("聂");
    stage.shows("3局中的1局");
    stage.lacks("Wang");
    stage.shows("黑胜3/4子");
    stage.keys("<enter>");
    assert_eq!((stage.app.mode(), stage.effects().len()), (Mode::Shelf, 0));
    stage.keys("<enter>");
    assert!(matches!(stage.effects(), [Effect::Open(Source::File(path, None))] if path.ends_with("f.sgf")));
    stage.keys("/");
    stage.types("nobody [2J");
    stage.shows("没有找到：nobody [2J");
    stage.keys("<enter>");
    // What is found is left by Esc, and that stands in the row of keys.
    stage.shows("Esc 返回");
    stage.keys("<enter><esc>");
    stage.shows("共3局");
    stage.shows("Esc 菜单");
    stage.keys("/WANG");
    stage.types(" li");
    stage.shows("Li - Wang");
    stage.keys("<esc>");
    assert_eq!(stage.app.mode(), Mode::Shelf);
    stage.shows("共3局");
    stage.keys("q");
    assert_eq!(stage.app.mode(), Mode::Home);
}

#[test]
fn a_long_list_scrolls_and_takes_clicks() {
    let many: Vec<Row> = (0..100)
        .map(|n| {
            let row = row(&format!("g{n}"), State::Finished, &format!("Player {n}"), "Wang", n);
            Row { written: u128::from(1_000 - n), ..row }
        })
        .collect();
    let mut stage = Stage::front_with(&EN, (80, 24), many);
    stage.keys("2");
    let lit = |stage: &mut Stage, n: u32| {
        let last = stage.lines()[20].clone();
        assert!(last.starts_with(&format!(" Player {n} - Wang")), "{n}: {last}");
    };
    for (key, n) in [
        ("<down>", 1),
        ("<up>", 0),
        ("<up>", 0),
        ("<pgdn>", 10),
        ("<pgdn>", 20),
        ("<pgup>", 10),
        ("<end>", 99),
        ("<down>", 99),
        ("<home>", 0),
    ] {
        stage.keys(key);
        lit(&mut stage, n);
    }
    stage.clicks("Player 7 ");
    lit(&mut stage, 7);
    assert_eq!(stage.effects().len(), 0);
    stage.clicks("Player 7 ");
    assert!(matches!(stage.effects(), [Effect::Open(Source::File(path, None))] if path.ends_with("g7.sgf")));
}

#[test]
fn the_famous_games() {
    for text in ALL {
        for size in [(46, 23), (80, 24), (120, 44)] {
            let mut stage = Stage::front(text, size);
            stage.keys("3");
            let screen = stage.screen();
            for title in text.shelf.titles {
                assert!(screen.contains(title), "{title} is not on\n{screen}");
            }
        }
    }
    let mut stage = Stage::front(&EN, (80, 24));
    stage.keys("3");
    stage.shows("1846-09-11  The ear-reddening game");
    for classic in classics::ALL {
        stage.keys("<enter>");
        assert!(
            matches!(stage.effects(), [Effect::Open(Source::Classic(file))] if *file == classic.file),
            "{:?}",
            stage.effects()
        );
        stage.keys("<down>");
    }
    stage.keys("/");
    stage.types("alphago");
    stage.shows("3 of 14");
    stage.shows("柯洁 - AlphaGo, 2017-05-23, W+0.5, 289 moves");
}

#[test]
fn nothing_saved_yet() {
    let mut stage = Stage::front(&EN, (80, 24));
    stage.keys("2");
    stage.shows("No game has been saved yet.");
    stage.keys("<enter><down><pgdn><end>");
    assert_eq!(stage.effects().len(), 0);
}

#[test]
fn what_comes_from_files_stays_on_its_line() {
    let hostile = row("h", damaged("a\u{1b}[2J\nb"), "x\u{1b}]0;t\u{7}\ny", "\u{202e}z", 1);
    let mut stage = Stage::front_with(&EN, (80, 24), vec![hostile]);
    stage.keys("2");
    for cell in stage.buffer().content {
        assert!(!cell.symbol().chars().any(|c| c.is_control() || c == '\u{202e}'), "{cell:?}");
    }
}

#[test]
fn of_a_damaged_game_in_progress_enter_opens_the_moves() {
    let mut stage = Stage::front_with(&EN, (80, 24), vec![broken("b", 57)]);
    stage.keys("3");
    stage.shows(" 2026-09-27  Zhao - Sun                                     damaged          57");
    stage.shows("b.jsonl: its first line is damaged (the check sum does not fit); Enter opens");
    stage.shows(" its 57 moves, w saves");
    stage.keys("<enter>");
    assert!(
        matches!(stage.effects(), [Effect::Open(Source::File(path, None))] if path.ends_with("b.jsonl")),
        "{:?}",
        stage.effects()
    );
    let mut stage = Stage::front_with(&EN, (80, 24), vec![broken("b", 0)]);
    stage.keys("3<enter>");
    assert!(stage.effects().is_empty());
    stage.shows("b.jsonl: its first line is damaged");
    stage.lacks("Enter opens");
}
