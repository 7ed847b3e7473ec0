//! What the keys of the shelf ask for, and what is shown of what came of it.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use shoutan::app::Mode;
use shoutan::app::action::Action;
use shoutan::app::effect::{Effect, Learned, Opened, Source};
use shoutan::app::shelf::{Deed, Done};
use shoutan::record::fault::{Doing, Fault};
use shoutan::record::shelf::scan::Batch;
use shoutan::record::shelf::{Row, State};
use shoutan::text::ALL;
use shoutan::text::en::EN;
use shoutan::text::ja::JA;
use shoutan::text::ko::KO;
use shoutan::text::zh_cn::ZH_CN;
use unicode_width::UnicodeWidthChar;

use super::stage::{damaged, row};
use crate::stage::{Stage, unanswered};

fn saved() -> Vec<Row> {
    vec![
        row("u", State::Unfinished, "Li", "Wang", 57),
        row("f", State::Finished, "Nie", "Takemiya", 211),
        row("d", damaged("line 3 is cut off"), "Zhao", "Sun", 12),
    ]
}

/// On the shelf, the finished game lit.
fn shelf(size: (u16, u16)) -> Stage {
    let mut stage = Stage::front_with(&EN, size, saved());
    stage.keys("3<down>");
    assert_eq!(stage.app.mode(), Mode::Shelf);
    stage
}

fn path(id: &str) -> PathBuf {
    format!("/data/games/{id}.sgf").into()
}

fn asked(stage: &Stage) -> Option<&Deed> {
    stage
        .effects()
        .iter()
        .find_map(|effect| if let Effect::Shelve(deed) = effect { Some(deed) } else { None })
}

fn done(stage: &mut Stage, done: Done) {
    stage.learn(Learned::Done(Ok(Box::new(done))));
}

#[test]
fn a_file_in_a_folder_of_the_users_is_asked_about() {
    for text in ALL {
        let theirs = Row { own: false, path: "/home/li/kifu/f.sgf".into(), ..saved().remove(1) };
        let mut stage = Stage::front_with(text, (46, 23), vec![saved().remove(0), theirs]);
        stage.keys("3<down>");
        for harmless in ["<enter>", "<esc>", "n"] {
            stage.keys("<del>");
            assert_eq!(asked(&stage), None);
            assert_eq!(stage.app.mode(), Mode::Question);
            stage.shows("/home/li/kifu");
            stage.shows("y / n");
            stage.keys(harmless);
            assert_eq!((asked(&stage), stage.app.mode()), (None, Mode::Shelf));
        }
        stage.keys("<del>y");
        assert_eq!(asked(&stage), Some(&Deed::Delete("/home/li/kifu/f.sgf".into())));
    }
}

#[test]
fn delete_and_bring_back() {
    let mut stage = shelf((80, 24));
    stage.shows("f.sgf");
    stage.keys("<del>");
    assert_eq!(asked(&stage), Some(&Deed::Delete(path("f"))));
    stage.shows("Nie - Takemiya");
    done(&mut stage, Done::Deleted(path("f")));
    stage.lacks("Nie - Takemiya  ");
    stage.shows("In the trash, u brings it back: f.sgf");
    stage.shows("2 games");
    stage.keys("u");
    assert_eq!(asked(&stage), Some(&Deed::Undo));
    done(&mut stage, Done::Restored(saved()[1].clone()));
    stage.shows("f.sgf is back");
    stage.shows("3 games");
    stage.shows("Nie - Takemiya, 2026-09-27");
    stage.keys("u");
    done(&mut stage, Done::NothingDeleted);
    stage.shows("The trash is empty");
    stage.learn(Learned::Done(Err("the disk is full".into())));
    stage.shows("the disk is full");
}

#[test]
fn rename() {
    let mut stage = shelf((80, 24));
    stage.keys("r");
    stage.shows("New name: f");
    assert_eq!(stage.app.mode(), Mode::Field);
    stage.types("my final q/");
    stage.shows("New name: my final q/");
    stage.keys("<enter>");
    assert_eq!(asked(&stage), Some(&Deed::Rename(path("f"), "my final q/".to_owned())));
    assert_eq!(stage.app.mode(), Mode::Shelf);
    let renamed = Row {
        id: "my_final".into(),
        file: "my_final.sgf".into(),
        path: path("my_final"),
        ..saved()[1].clone()
    };
    done(&mut stage, Done::Renamed(path("f"), renamed));
    stage.shows("It is called my_final.sgf now");
    stage.shows("3 games");
    for key in ["<esc>", "<bs><enter>"] {
        stage.keys("r");
        stage.keys(key);
        assert_eq!((asked(&stage), stage.app.mode()), (None, Mode::Shelf), "{key}");
    }
}

#[test]
fn duplicate() {
    let mut stage = shelf((80, 24));
    stage.keys("c");
    assert_eq!(asked(&stage), Some(&Deed::Duplicate(path("f"))));
    let copy = Row { id: "f-2".into(), file: "f-2.sgf".into(), path: path("f-2"), ..saved()[1].clone() };
    done(&mut stage, Done::Duplicated(copy));
    stage.shows("The copy is called f-2.sgf");
    stage.shows("4 games");
    stage.keys("<del>");
    assert_eq!(asked(&stage), Some(&Deed::Delete(path("f-2"))), "the copy is lit");
}

#[test]
fn import_by_path() {
    let mut stage = shelf((80, 24));
    stage.keys("i");
    stage.shows("File, or paste a record:");
    stage.pastes("'/g/a b.sgf'\r\n");
    stage.shows("paste a record: '/g/a b.sgf'");
    stage.keys("<enter>");
    assert_eq!(asked(&stage), Some(&Deed::Import("'/g/a b.sgf'".to_owned())));
    let new = Row { date: "2027-01-01".to_owned(), ..row("a_b", State::Finished, "Xu", "Bo", 9) };
    done(&mut stage, Done::Imported(vec![new.clone()], vec![]));
    stage.shows("Imported as a_b.sgf");
    stage.shows("Xu - Bo, 2027-01-01, B+1.5, 9 moves");
    done(&mut stage, Done::Imported(vec![new.clone(), saved()[1].clone()], vec!["x.sgf: no".into()]));
    stage.shows("x.sgf: no");
    done(&mut stage, Done::Imported(vec![new, saved()[1].clone()], vec![]));
    stage.shows("2 files imported");
}

#[test]
fn import_by_pasting() {
    let mut stage = shelf((80, 24));
    // A paste is never keys: on the list it opens the line, and nothing happens before Enter.
    stage.pastes("(;GM[1]PB[q]\n;B[aa])");
    assert_eq!((asked(&stage), stage.app.mode()), (None, Mode::Field));
    stage.shows("a record of 20 characters; Enter takes it in");
    stage.keys("<enter>");
    assert_eq!(asked(&stage), Some(&Deed::Paste("(;GM[1]PB[q]\n;B[aa])".to_owned())));
    stage.keys("i");
    stage.pastes("(;GM[1])");
    stage.keys("x<bs>");
    stage.lacks("a record of");
    stage.keys("<enter>");
    assert_eq!(asked(&stage), None);
    stage.act(Action::Paste(format!("(;C[{}", "x".repeat(1 << 20))));
    stage.shows("That is too much to paste");
    stage.keys("<esc>");
    // A dropped file.
    stage.pastes("/g/a.sgf");
    stage.keys("<esc>");
    assert_eq!((asked(&stage), stage.app.mode()), (None, Mode::Shelf));
    // While a search is typed, words are searched for.
    stage.keys("/");
    stage.pastes("nie");
    stage.shows("1 of 3");
    // Famous games take nothing in.
    stage.keys("<esc>q4");
    stage.pastes("(;GM[1])");
    assert_eq!(stage.app.mode(), Mode::Shelf);
}

#[test]
fn folders() {
    let mut stage = shelf((80, 24));
    stage.keys("f");
    assert_eq!(asked(&stage), Some(&Deed::Folders));
    let (one, two) = (PathBuf::from("/g/one"), PathBuf::from("/g/two\u{1b}[2J"));
    done(&mut stage, Done::Folders(vec![]));
    stage.shows("Folders on the shelf");
    stage.keys("<del><enter>");
    stage.shows("Folder:");
    stage.types("~/games");
    stage.keys("<enter>");
    assert_eq!(asked(&stage), Some(&Deed::AddFolder("~/games".to_owned())));
    let theirs = row("x", State::Finished, "Out", "Side", 3);
    let theirs = Row { own: false, path: "/g/one/x.sgf".into(), ..theirs };
    stage.saved([saved(), vec![theirs]].concat());
    done(&mut stage, Done::FolderAdded(vec![one.clone()], one.clone()));
    stage.shows("/g/one is on the shelf");
    done(&mut stage, Done::Folders(vec![one.clone(), two]));
    stage.shows("/g/two␛[2J");
    // The first folder is lit, and the keys say that it can be taken off; the last line only adds one.
    stage.shows("Del take off");
    stage.keys("<end>");
    stage.lacks("Del take off");
    stage.keys("?");
    stage.shows("Del          take off the shelf");
    stage.keys("<esc><home><del>");
    assert_eq!(asked(&stage), Some(&Deed::RemoveFolder(one.clone())));
    done(&mut stage, Done::FolderRemoved(vec![], one));
    stage.keys("<esc>");
    assert_eq!(stage.app.mode(), Mode::Shelf);
    stage.shows("4 games");
    stage.keys("<end>");
    stage.shows("Out - Side, 2026-09-27, B+1.5, 3 moves, Chinese rules, x.sgf, /g/one");
    stage.keys("<enter>");
    assert!(
        matches!(stage.effects(), [Effect::Open(Source::File(path, None))] if path == Path::new("/g/one/x.sgf"))
    );
}

#[test]
fn a_folder_stands_in_a_column_where_there_is_room() {
    let mut rows = saved();
    rows.push(Row {
        own: false,
        path: "/g/league 2020/x.sgf".into(),
        ..row("x", State::Finished, "Out", "Side", 3)
    });
    let mut stage = Stage::front_with(&EN, (120, 30), rows);
    stage.keys("3");
    stage.shows("Moves  Folder");
    stage.shows("3  league 2020");
    let mut stage = Stage::front_with(&EN, (120, 30), saved());
    stage.keys("3");
    stage.lacks("Folder");
}

#[test]
fn the_encoding_of_a_row_is_chosen_by_hand() {
    let mut rows = saved();
    rows[1].black = "ÀîÊÀÊ¯".to_owned();
    let mut stage = Stage::front_with(&EN, (80, 24), rows);
    stage.keys("3<down>e");
    assert!(matches!(stage.effects(), [Effect::Sample(of)] if *of == path("f")), "{:?}", stage.effects());
    let bytes = b"(;GM[1]PB[\xc0\xee\xca\xc0\xca\xaf]PW[x];B[aa]C[\xca\xaf!])".to_vec();
    stage.learn(Learned::Sample(Ok((path("f"), bytes))));
    assert_eq!(stage.app.mode(), Mode::Choose);
    stage.shows("UTF-8");
    stage.shows("does not fit");
    stage.shows("李世石 - x");
    stage.shows("windows-1252  ÀîÊÀÊ¯ - x");
    stage.keys("<home><down>");
    stage.shows("石!");
    stage.keys("<enter>");
    stage.shows("Shown as GBK");
    stage.shows("李世石 - Takemiya".replace("Takemiya", "x").as_str());
    stage.keys("/");
    stage.types("世石");
    stage.shows("1 of 3");
    stage.keys("<enter><enter>");
    assert!(matches!(stage.effects(), [Effect::Open(Source::File(of, Some("GBK")))] if *of == path("f")));
    // A game in progress is always UTF-8; what is no record has none.
    stage.keys("<esc>e");
    stage.learn(Learned::Sample(Ok((path("f"), b"nothing".to_vec()))));
    assert_eq!(stage.app.mode(), Mode::Shelf);
}

#[test]
fn rows_come_in_batches_and_keys_answer_in_between() {
    let mut stage = Stage::front(&EN, (80, 24));
    stage.keys("<down>");
    // Nothing is found by itself.
    stage.answers = Box::new(unanswered);
    stage.keys("<enter>");
    assert!(matches!(stage.effects(), [Effect::Scan]), "{:?}", stage.effects());
    stage.lacks("No game has been saved yet");
    let batch =
        |rows: &[Row], last| Learned::Found(Batch { rows: rows.to_vec(), of: 3, last, ..Batch::default() });
    stage.learn(batch(&saved()[1..2], false));
    stage.shows("1 of 3 read");
    stage.shows("Nie - Takemiya");
    stage.keys("<del>");
    assert_eq!(asked(&stage), Some(&Deed::Delete(path("f"))));
    // Nothing was chosen: the first stays lit, whatever comes before it. What was chosen stays lit.
    stage.learn(batch(&saved()[..1], false));
    stage.keys("<del>");
    assert_eq!(asked(&stage), Some(&Deed::Delete(path("u"))));
    stage.keys("<down>");
    stage.learn(batch(&[Row { date: "2027-01-01".to_owned(), ..saved()[2].clone() }], true));
    stage.keys("<del>");
    assert_eq!(asked(&stage), Some(&Deed::Delete(path("f"))));
    stage.shows("3 games");
    // Leaving gives up the look.
    stage.keys("q");
    assert!(matches!(stage.effects(), [Effect::StopScan, Effect::List]), "{:?}", stage.effects());
}

#[test]
fn what_could_not_be_read_is_told() {
    for (text, told) in [
        (&EN, "/g/one could not be read: there is no such file; check the name"),
        (&ZH_CN, "无法读取/g/one：没有这个文件，请核对文件名"),
        (&JA, "/g/oneを読み取れません：そのファイルはありません。名前を確かめてください"),
        (&KO, "읽을 수 없습니다: /g/one: 그런 파일이 없습니다. 이름을 확인하십시오"),
    ] {
        let mut stage = Stage::front(text, (80, 24));
        stage.keys("2");
        let faults = vec![Fault::of(Doing::Read, Path::new("/g/one"))(ErrorKind::NotFound.into())];
        stage.learn(Learned::Found(Batch { faults, last: true, ..Batch::default() }));
        stage.shows(told);
    }
}

#[test]
fn the_menu_holds_every_command() {
    for text in ALL {
        let mut stage = Stage::front_with(text, (46, 23), saved());
        stage.keys("3<down><esc>");
        let files = &text.files;
        for words in [
            files.import,
            files.rename,
            files.duplicate,
            text.key.delete,
            files.undo,
            files.encoding,
            files.folders,
        ] {
            stage.shows(words);
        }
        // The second line is the search.
        stage.keys("2");
        assert_eq!(stage.app.mode(), Mode::Field);
    }
    // On an empty shelf nothing can be renamed, but something can be taken in.
    let mut stage = Stage::front(&EN, (80, 24));
    stage.keys("2r<del>ce");
    assert_eq!((asked(&stage), stage.app.mode()), (None, Mode::Shelf));
    stage.keys("<esc>");
    stage.lacks("rename");
    stage.shows("import");
}

#[test]
fn a_held_key_deletes_once() {
    let mut stage = shelf((80, 24));
    let delete = |ms| stage.keys_at(ms, "<del>").effects().len();
    assert_eq!([90_000, 90_500, 90_533, 90_566, 92_000].map(delete), [1, 0, 0, 0, 1]);
}

#[test]
fn long_names_do_not_hide_what_stands_behind_them() {
    for (size, name) in
        [((46, 23), "长".repeat(60)), ((80, 24), "x".repeat(200)), ((200, 60), "谈".repeat(300))]
    {
        let long = Row { event: "E".repeat(300), ..row("l", State::Finished, &name, &name, 211) };
        let mut stage = Stage::front_with(&EN, size, vec![long]);
        stage.keys("2");
        let screen = stage.screen();
        let below: Vec<&str> = screen.lines().skip(usize::from(size.1) - 4).collect();
        let below = below.concat().replace(' ', "");
        for words in ["2026-09-27", "B+1.5", "211moves"] {
            assert!(below.contains(words), "{words} is not on\n{screen}");
        }
    }
}

#[test]
fn search_over_everything_that_is_told() {
    let mut rows = saved();
    rows[1].event = "Meijin".to_owned();
    rows[2].rules = "japanese".to_owned();
    let mut stage = Stage::front_with(&EN, (80, 24), rows);
    stage.keys("3");
    for (typed, found) in [
        ("meijin", "1 of 3"),
        ("takemiya nie", "1 of 3"),
        ("2026-09", "3 games"),
        ("b+1.5", "1 of 3"),
        ("JAPANESE", "1 of 3"),
        ("unfin", "0 of 3"),
        ("u.sgf", "1 of 3"),
    ] {
        stage.keys("/");
        stage.types(typed);
        stage.shows(found);
        stage.keys("<esc>");
    }
}

#[test]
fn back_from_a_record_is_back_to_the_list() {
    let mut stage = shelf((80, 24));
    stage.keys("/nie<enter><enter>");
    let (collection, _) = shoutan::record::sgf::read::read(b"(;GM[1];B[aa])").unwrap();
    let opened = Opened { collection, name: "f.sgf".into(), warnings: vec![], path: path("f"), seen: None };
    stage.learn(Learned::Record(Ok(Box::new(opened))));
    assert_eq!(stage.app.mode(), Mode::Review);
    // What was saved meanwhile is there, too.
    stage.saved([saved(), vec![row("n", State::Finished, "Nie", "Ma", 3)]].concat());
    stage.keys("q");
    assert_eq!(stage.app.mode(), Mode::Shelf);
    stage.shows("2 of 4");
    stage.shows("Nie - Takemiya, 2026-09-27");
    stage.keys("<esc>q");
    assert_eq!(stage.app.mode(), Mode::Home);
}

#[test]
fn where_nobody_is_named_the_file_is() {
    let mut rows = saved();
    rows[2] = Row { black: String::new(), white: String::new(), moves: 0, ..rows[2].clone() };
    let mut stage = Stage::front_with(&EN, (80, 24), rows);
    stage.keys("3");
    stage.shows(" 2026-09-27  d.sgf   ");
}

/// On a terminal that draws them two columns wide, no character of ambiguous width pushes a row aside.
#[test]
fn names_on_wide_terminals() {
    let named = Row {
        event: "Коупа…".into(),
        ..row("w", State::Finished, "Müller – José", "●ω“手”\u{e000}", 3)
    };
    let mut stage = Stage::front_with(&EN, (80, 24), vec![named]).wide();
    stage.keys("2");
    stage.shows("Muller - Jose - Oo\"手\"?");
    for cell in stage.buffer().content {
        let odd = |c: char| c.width() == Some(1) && c.width_cjk() == Some(2);
        assert!(!cell.symbol().chars().any(odd), "{cell:?}");
    }
}

#[test]
fn folders_that_begin_alike_can_be_told_apart() {
    let folder = |name: &str| PathBuf::from(format!("/home/somebody/with/a/long/name/records/of/{name}"));
    let mut stage = shelf((46, 23));
    stage.keys("f");
    done(&mut stage, Done::Folders(vec![folder("spring"), folder("autumn")]));
    for end in ["of/spring", "of/autumn"] {
        stage.shows(end);
    }
    stage.shows("/home/s");
}

#[test]
fn a_line_that_was_refused_lies_open_to_be_mended() {
    let refused = |stage: &mut Stage| {
        stage.learn(Learned::Done(Err("there is no such place".into())));
    };
    for size in [(80, 24), (46, 23)] {
        // A file to take in, of which the shell says that none could be.
        let mut stage = shelf(size);
        stage.keys("i");
        stage.types("/g/gane.sgf");
        stage.keys("<enter>");
        done(&mut stage, Done::Imported(vec![], vec!["no such file".into()]));
        assert_eq!(stage.app.mode(), Mode::Field);
        stage.shows("/g/gane.sgf");
        stage.shows("no such file");
        stage.keys("<left><left><left><left><left><bs>m<enter>");
        assert_eq!(asked(&stage), Some(&Deed::Import("/g/game.sgf".to_owned())));
        done(&mut stage, Done::Imported(vec![saved()[1].clone()], vec![]));
        assert_eq!(stage.app.mode(), Mode::Shelf);
        // Of several, what was taken in is not asked for again.
        stage.keys("i");
        stage.types("a b");
        stage.keys("<enter>");
        done(&mut stage, Done::Imported(vec![saved()[1].clone()], vec!["no such file".into()]));
        assert_eq!(stage.app.mode(), Mode::Shelf);
        // A name.
        stage.keys("r");
        stage.types("u");
        stage.keys("<enter>");
        refused(&mut stage);
        assert_eq!(stage.app.mode(), Mode::Field);
        stage.shows("New name: u");
        stage.shows("there is no such place");
        stage.keys("<esc>");
        // A folder.
        stage.keys("f");
        done(&mut stage, Done::Folders(vec![]));
        stage.keys("<enter>");
        stage.types("/gg");
        stage.keys("<enter>");
        refused(&mut stage);
        assert_eq!(stage.app.mode(), Mode::Field);
        stage.shows("Folder: /gg");
        stage.shows("there is no such place");
        stage.types("x");
        stage.keys("<enter>");
        assert_eq!(asked(&stage), Some(&Deed::AddFolder("/ggx".to_owned())));
        // What nobody typed opens no line.
        done(&mut stage, Done::FolderAdded(vec!["/ggx".into()], "/ggx".into()));
        refused(&mut stage);
        assert_eq!(stage.app.mode(), Mode::Choose);
    }
}
