//! `show` and `games`: what they print, and that the board shown is the one the referee makes of the same moves.

use crate::journal_codec::plain;
use serde_json::{Value, json};
use shoutan::app::shelf::Book;
use shoutan::cli::games::{self, Games};
use shoutan::cli::show::{self, Format, Show};
use shoutan::cli::{Status, replay};
use shoutan::game::Game;
use shoutan::game::event::Event;
use shoutan::record::classics::ALL;
use shoutan::record::game_record::to_sgf;
use shoutan::record::shelf::rows;
use shoutan::record::store::Store;
use shoutan::record::store::day::day_of;
use shoutan::rules::color::Color;
use shoutan::rules::point::{Point, Size};
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use unicode_width::UnicodeWidthStr;

const SMALL: [&str; 2] = ["2002-9x9-magog-gnugo.sgf", "2002-13x13-dariush-gnugo.sgf"];
const NOON: i64 = 1_764_504_000_000;

fn folder() -> (TempDir, Store) {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let store = Store::new(folder.path().join("data"));
    (folder, store)
}

fn shown(
    store: &Store,
    record: &Path,
    number: Option<usize>,
    format: Format,
) -> Result<String, shoutan::cli::Failure> {
    let asked = Show {
        record: record.to_owned(),
        number,
        game: 1,
        format: Some(format),
        out: None,
        force: false,
        ..Show::default()
    };
    show::run(&asked, store, &EN, false, false).map(|shown| String::from_utf8(shown).unwrap())
}

/// Size, set stones and moves of a plain record, read without the program's reader.
fn told(sgf: &str) -> (usize, Vec<String>, Vec<String>) {
    let value = |name: &str| {
        sgf.find(&format!("{name}[")).map(|at| sgf[at + name.len() + 1..].split(']').next().unwrap())
    };
    let side: usize = value("SZ").unwrap().parse().unwrap();
    let size = Size::square(u8::try_from(side).unwrap()).unwrap();
    let mut rows = vec![vec!['.'; side]; side];
    for (name, stone) in [("AB", 'X'), ("AW", 'O')] {
        let Some(at) = sgf.find(&format!("{name}[")) else { continue };
        let mut rest = &sgf[at + 2..];
        while let Some(inner) = rest.strip_prefix('[') {
            let point = Point::from_sgf(&inner[..2]).unwrap();
            rows[usize::from(point.y())][usize::from(point.x())] = stone;
            rest = &inner[3..];
        }
    }
    let moves = sgf
        .split(';')
        .skip(2)
        .filter_map(|node| {
            let (by, rest) = node.split_once('[')?;
            let letters = rest.split(']').next()?;
            let at = match letters {
                "" | "tt" => "pass".to_owned(),
                letters => size.label(Point::from_sgf(letters)?),
            };
            Some(format!("{by} {at}"))
        })
        .collect();
    (side, rows.into_iter().map(|row| row.into_iter().collect()).collect(), moves)
}

#[test]
fn every_position_of_the_classics_is_the_referees() {
    let (_folder, store) = folder();
    let small = SMALL.map(|file| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games").join(file);
        (path.clone(), fs::read_to_string(path).unwrap())
    });
    let records =
        ALL.iter().map(|classic| (PathBuf::from(classic.file), classic.sgf.to_owned())).chain(small);
    let mut count = 0;
    for (record, sgf) in records {
        let (side, setup, moves) = told(&sgf);
        let first = &moves[0][..1];
        let lines: Vec<String> = (0..=moves.len())
            .map(|n| {
                json!({"size": [side, side], "setup": setup, "to_move": first, "moves": &moves[..n], "force": true,
                       "rules": {"ko": "none"}})
                .to_string()
            })
            .collect();
        let mut answers = Vec::new();
        assert!(replay::run(lines.join("\n").as_bytes(), &mut answers).unwrap());
        let answers = String::from_utf8(answers).unwrap();
        for (n, answer) in answers.lines().enumerate() {
            let answer: Value = serde_json::from_str(answer).unwrap();
            let shown: Value =
                serde_json::from_str(&shown(&store, &record, Some(n), Format::Json).unwrap()).unwrap();
            for field in ["board", "taken", "to_move"] {
                assert_eq!(shown[field], answer[field], "{} move {n}: {field}", record.display());
            }
            assert_eq!(shown["move"], json!(n));
            assert_eq!(shown["node"], json!(n + 1));
            let last = n.checked_sub(1).map(|last| moves[last][2..].to_owned());
            assert_eq!(shown["last"], json!(last));
        }
        let end = shown(&store, &record, None, Format::Json).unwrap();
        assert_eq!(end, shown(&store, &record, Some(moves.len()), Format::Json).unwrap());
        let beyond = shown(&store, &record, Some(moves.len() + 1), Format::Json).unwrap_err();
        assert_eq!(beyond.0, Status::Wrong);
        count += 1;
    }
    assert_eq!(count, 16);
}

fn game(over: bool) -> Game {
    let mut terms = plain();
    terms.size = Size::square(5).unwrap();
    terms.at = NOON;
    let mut game = Game::new(terms).unwrap();
    let mut events = vec![
        (0, Event::Begin { by: Color::Black }),
        (5_250, Event::Play { by: Color::Black, p: Point::new(2, 2) }),
        (1_825_000, Event::Play { by: Color::White, p: Point::new(3, 2) }),
    ];
    if over {
        events.push((1_000, Event::Resign { by: Color::Black }));
    }
    for (spent, event) in events {
        game.play(game.entry(spent, NOON, event)).unwrap();
    }
    if over {
        let result = "W+R".to_owned();
        let outcome = shoutan::record::entry::words::from_outcome(&result).unwrap();
        game.play(game.entry(0, NOON, Event::End { result: outcome })).unwrap();
    }
    game
}

#[test]
fn a_position_in_characters_and_in_json() {
    let (_folder, store) = folder();
    let journal = store.begin(&game(false)).unwrap();
    let id = PathBuf::from(journal.path().file_stem().unwrap());
    let text = "● Black  Li  29:55  captures 0\n○ White  王  0:30 (5)  captures 0\n\n  A B C D E\n5 ┌─┬─┬─┬─┐ 5\n\
                4 ├─┼─┼─┼─┤ 4\n3 ├─┼─●(○)┤ 3\n2 ├─┼─┼─┼─┤ 2\n1 └─┴─┴─┴─┘ 1\n  A B C D E\n\n\
                Move 2: White D3  Black to play\n\nTime: 30m+5x30s\n";
    assert_eq!(shown(&store, &id, None, Format::Text).unwrap(), text);
    assert_eq!(
        shown(&store, &id, Some(1), Format::Json).unwrap(),
        "{\"move\":1,\"size\":[5,5],\"board\":[\".....\",\".....\",\"..X..\",\".....\",\".....\"],\"to_move\":\"W\",\
         \"taken\":{\"B\":0,\"W\":0},\"last\":\"C3\",\"clocks\":{\"B\":{\"main_ms\":1794750,\"periods\":5,\
         \"period_ms\":30000},\"W\":{\"main_ms\":1800000,\"periods\":5,\"period_ms\":30000}},\"node\":2,\"info\":{\"time\":\"30m+5x30s\"}}\n"
            .replace("\"main_ms\":1794750,\"periods\":5,\"period_ms\":30000", &state(1_794_750))
            .replace("\"main_ms\":1800000,\"periods\":5,\"period_ms\":30000", &state(1_800_000))
    );
    store.finish(journal, &to_sgf(&game(true))).unwrap();
    let shown = shown(&store, &id, None, Format::Ascii).unwrap();
    assert!(shown.starts_with("X Black  Li  29:55  captures 0\nO White"), "{shown}");
    assert!(shown.ends_with("Move 2: White D3  W+R\n\nTime: 30m+5x30s\n"), "{shown}");
    assert!(shown.contains("\n3 . . X(O). 3\n"), "{shown}");
}

#[test]
fn the_time_setting_is_told_and_one_that_is_not_understood_as_it_stands() {
    let (_folder, store) = folder();
    for (root, time) in [
        ("TM[25:00 + 00:30(5) ByoYomi]", "25m+5x30s"),
        ("TM[600]OT[20 / 5]", "600 20 / 5"),
        ("OT[until the lamp is out]", "until the lamp is out"),
    ] {
        let path = store.games().join("a.sgf");
        fs::create_dir_all(store.games()).unwrap();
        fs::write(&path, format!("(;SZ[5]{root};B[cc])")).unwrap();
        let line = shown(&store, &path, None, Format::Json).unwrap();
        assert_eq!(serde_json::from_str::<Value>(&line).unwrap()["info"], json!({"time": time}));
        let text = shown(&store, &path, None, Format::Text).unwrap();
        assert!(text.ends_with(&format!("\n\nTime: {time}\n")), "{text}");
    }
    // No stones left of a block: the next one is full.
    let path = store.games().join("b.sgf");
    fs::write(&path, "(;SZ[5]TM[60]OT[2/30 Canadian];B[cc]BL[12.5]OB[0];W[dd]WL[20]OW[1])").unwrap();
    let line = shown(&store, &path, None, Format::Json).unwrap();
    let clocks = json!({"B": {"main_ms": 0, "moves_left": 2, "period_ms": 30_000, "block": 0},
        "W": {"main_ms": 0, "moves_left": 1, "period_ms": 20_000, "block": 0}});
    assert_eq!(serde_json::from_str::<Value>(&line).unwrap()["clocks"], clocks);
}

#[test]
fn clocks_of_other_programs() {
    let (_folder, store) = folder();
    let clocks = |sgf: &str, number: usize| {
        let path = store.games().join("a.sgf");
        fs::create_dir_all(store.games()).unwrap();
        fs::write(&path, sgf).unwrap();
        let line = shown(&store, &path, Some(number), Format::Json).unwrap();
        serde_json::from_str::<Value>(&line).unwrap()["clocks"].clone()
    };
    let timed = "(;GM[1]SZ[9]TM[300]OT[5x30 byo-yomi];B[ee]BL[290.5];W[cc]WL[30]OW[4])";
    let full = json!({"main_ms": 300_000, "periods": 5, "period_ms": 30_000});
    let black = json!({"main_ms": 290_500, "periods": 5, "period_ms": 30_000});
    let white = json!({"main_ms": 0, "periods": 4, "period_ms": 30_000});
    assert_eq!(clocks(timed, 0), json!({"B": full, "W": full}));
    assert_eq!(clocks(timed, 1), json!({"B": black, "W": full}));
    assert_eq!(clocks(timed, 2), json!({"B": black, "W": white}));
    let nothing = json!({"B": null, "W": null});
    assert_eq!(clocks("(;GM[1]SZ[9]TM[300]OT[5x30 byo-yomi];B[ee])", 1), nothing);
    assert_eq!(clocks("(;GM[1]SZ[9]OT[as you like];B[ee]BL[12])", 1), nothing);
    assert_eq!(clocks("(;GM[1]SZ[9]OT[None];B[ee]BL[12])", 1), nothing);
}

/// A clock's state as JSON orders it.
fn state(main: u64) -> String {
    let state = json!({"main_ms": main, "periods": 5, "period_ms": 30_000}).to_string();
    state[1..state.len() - 1].to_owned()
}

#[test]
fn into_a_file() {
    let (folder, store) = folder();
    let out = folder.path().join("position.txt");
    let asked = Show {
        record: PathBuf::from("1846-shusaku-genan.sgf"),
        number: Some(127),
        game: 1,
        format: Some(Format::Ascii),
        out: Some(out.clone()),
        force: false,
        ..Show::default()
    };
    assert_eq!(show::run(&asked, &store, &EN, false, true).unwrap(), b"");
    assert!(fs::read_to_string(out).unwrap().contains("(X)"), "move 127 is marked");
}

#[test]
fn the_list_of_games() {
    let (_folder, store) = folder();
    let list = |json: bool, search: &str| {
        games::run(&Games { json, search: search.to_owned(), clocks: false }, &store, &EN, 0, None).unwrap()
    };
    assert_eq!(list(false, ""), "");
    store.add("older", b"(;GM[1]SZ[9]PB[A\x1b[2J]PW[B]DT[1999-01-01]RE[B+1.5];B[ee])").unwrap();
    drop(store.begin(&game(false)).unwrap());
    fs::write(store.games().join("broken.jsonl"), "nothing").unwrap();
    let day = day_of(NOON);
    let lines = list(true, "");
    let mut ids: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()).collect();
    assert_eq!(ids.len(), 3);
    // What the training report adds has tests of its own.
    let training = ids[0].as_object_mut().unwrap().remove("training").unwrap();
    assert_eq!((&training["B"]["used_ms"], &training["W"]["used_ms"]), (&json!(5250), &json!(1_825_000)));
    assert_eq!(
        ids[0],
        json!({"id": format!("{day}-Li-王"), "file": format!("{day}-Li-王.jsonl"), "state": "unfinished", "date": day,
               "black": "Li", "white": "王", "size": [5, 5], "rules": "chinese", "moves": 2, "result": "",
               "time": "30m+5x30s", "time_used_ms": {"B": 5250, "W": 1_825_000}})
    );
    assert_eq!(
        (&ids[1]["id"], &ids[1]["state"], &ids[1]["result"]),
        (&json!("older"), &json!("finished"), &json!("B+1.5"))
    );
    assert_eq!(ids[1]["time_used_ms"], Value::Null);
    assert_eq!(ids[2]["state"], json!("damaged"));
    assert!(ids[2]["damage"].as_str().unwrap().contains("damaged"));
    assert!(!lines.contains('\u{1b}'));
    assert_eq!(list(true, "li 王").lines().count(), 1);
    assert_eq!(list(true, "nobody"), "");
    let table = list(false, "older");
    assert_eq!(table, "older  1999-01-01  A␛[2J - B  9x9  1 move  B+1.5\n");
}

/// A result stands in this list as on the shelf, in the language of the screen; JSON has it as the record does.
#[test]
fn results_are_listed_as_on_the_shelf() {
    let (_folder, store) = folder();
    let words = [
        ("a", "B+Time", "B+T", "白超时，黑胜"),
        ("b", "W+Resign", "W+R", "白中盘胜"),
        ("c", "W+2.50", "W+2.5", "白胜2目半"),
        ("d", "0", "draw", "和棋"),
        ("e", "Void", "no result", "无胜负"),
        ("f", "rained off", "rained off", "rained off"),
    ];
    for (id, raw, ..) in words {
        store.add(id, format!("(;GM[1]SZ[9]RE[{raw}];B[ee])").as_bytes()).unwrap();
    }
    let list = |json: bool, search: &str, text| {
        games::run(&Games { json, search: search.to_owned(), clocks: false }, &store, text, 0, None).unwrap()
    };
    for (id, raw, en, zh) in words {
        for (text, said) in [(&EN, en), (&ZH_CN, zh)] {
            let row = rows(&store, 0).unwrap().into_iter().find(|row| row.id == id).unwrap();
            assert_eq!(Book::of(row, text).result, said);
            let table = list(false, "", text);
            let line = table.lines().find(|line| line.starts_with(id)).unwrap();
            assert!(line.ends_with(&format!("  {said}")), "{line}");
            assert!(list(false, said, text).lines().any(|found| found.starts_with(id)), "{said}");
        }
        assert!(list(true, raw, &EN).contains(&format!("\"result\":\"{raw}\"")), "{raw}");
    }
}

/// Every column at its place, whatever takes two columns; on a terminal as wide as it is, elsewhere as wide as names are.
#[test]
fn the_list_of_games_in_columns() {
    let (_folder, store) = folder();
    let long = "x".repeat(60);
    for (id, head) in [
        ("a", "PB[聂卫平]PW[Takemiya]RU[Chinese]DT[1988-02-01]RE[B+1.5]".to_owned()),
        ("bb", format!("PB[{long}]PW[武宫正树]RU[Japanese]DT[1988-01-01]TM[3600]")),
    ] {
        store.add(id, format!("(;GM[1]SZ[19]{head};B[aa];W[bb])").as_bytes()).unwrap();
    }
    fs::write(store.games().join("c.jsonl"), "nothing\u{1b}[2J").unwrap();
    let list = |width| {
        games::run(&Games { json: false, search: String::new(), clocks: false }, &store, &EN, 0, width)
            .unwrap()
    };
    let whole = list(None);
    let cut = format!("  {}.. - 武宫正树  ", "x".repeat(38));
    assert!(whole.contains(&cut) && whole.contains("  1h\n"), "{whole}");
    // Where a column begins is the same in every line.
    let begins = |line: usize, word: &str| {
        let line = whole.lines().nth(line).unwrap();
        line[..line.find(word).unwrap()].width()
    };
    assert_eq!(begins(0, "聂卫平"), begins(1, "xxx"));
    assert_eq!([begins(0, "19x19"), begins(0, "B+1.5")], [begins(1, "19x19"), begins(2, "damaged")]);
    assert_eq!(
        list(Some(80)),
        "a   1988-02-01  聂卫平 - Takemiya     19x19  chinese   2 moves  B+1.5\n\
         bb  1988-01-01  xxxxxxx.. - 武宫正树  19x19  japanese  2 moves\n\
         c                                                               damaged: its f..\n"
    );
    for width in 1..200 {
        for line in list(Some(width)).lines() {
            assert!(line.width() <= width, "{width}: {line}");
        }
    }
    for width in [8, 20, 40, 60] {
        assert!(
            list(Some(width)).lines().zip(["a", "bb", "c"]).all(|(line, id)| line.starts_with(id)),
            "{width}"
        );
    }
}

#[test]
fn a_name_longer_than_any_is_cut() {
    let (_folder, store) = folder();
    for (id, length) in [("a", 1_000), ("b", 60_000)] {
        let long = "名".repeat(length);
        store.add(id, format!("(;SZ[9]PB[{long}]PW[W]RU[{long}]RE[{long}];B[aa])").as_bytes()).unwrap();
    }
    let list = |json| {
        games::run(&Games { json, search: String::new(), clocks: false }, &store, &EN, 0, None).unwrap()
    };
    let table = list(false);
    assert!(table.lines().count() == 2 && table.lines().all(|line| line.width() < 200), "{table}");
    let lines = list(true);
    let names: Vec<String> = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["black"].as_str().unwrap().to_owned())
        .collect();
    assert!(names.contains(&"名".repeat(1_000)));
    assert!(names.contains(&format!("{}..", "名".repeat(1_000))));
}

#[test]
fn exit_statuses() {
    let (folder, _store) = folder();
    let run = |words: &[&str]| {
        let data = folder.path().join("data");
        let output = Command::new(env!("CARGO_BIN_EXE_shoutan"))
            .args(words)
            .env("SHOUTAN_DATA_DIR", data)
            .output()
            .unwrap();
        (
            output.status.code().unwrap(),
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    for (words, code, told) in [
        (&["games", "--json"][..], 0, ""),
        (&["show", "1846-shusaku-genan.sgf"], 0, ""),
        (&["show", "none.sgf"], 1, "none.sgf: there is no such file and no saved game"),
        (&["show", "/"], 1, "it is a folder"),
        (&["show", "/dev/null"], 1, "/dev/null"),
        (&["show", "1846-shusaku-genan.sgf", "--move", "400"], 2, "it goes up to move 325"),
        (&["show", "1846-shusaku-genan.sgf", "--move", "x"], 2, "--move"),
        (&["show", "1846-shusaku-genan.sgf", "--format", "gif"], 2, "gif"),
        (&["show", "1846-shusaku-genan.sgf", "--out", "/none/x"], 1, "/none/x could not be written"),
        (&["show", "1846-shusaku-genan.sgf", "--out", "/none/x.png"], 1, "there is no folder /none;"),
        (
            &["show", "1846-shusaku-genan.sgf", "--out", "a.JPG"],
            2,
            "a.JPG: a position in this format goes into a file ending in .txt, .json, .svg, .png",
        ),
        (&["show", "1846-shusaku-genan.sgf", "--out", "a.pdf"], 2, ".svg, .png"),
        (&["show"], 2, ""),
    ] {
        let (status, _, stderr) = run(words);
        assert_eq!(status, code, "{words:?}: {stderr}");
        assert!(stderr.contains(told), "{words:?}: {stderr}");
        assert!(stderr.lines().count() <= 1, "{stderr}");
    }
    assert!(!folder.path().join("data").exists(), "looking makes no folder");
}

#[test]
fn a_position_is_never_written_over_its_record() {
    let (folder, store) = folder();
    let record = folder.path().join("game.sgf");
    let text = "(;GM[1]SZ[9];B[aa])";
    fs::write(&record, text).unwrap();
    store.add("kept", text.as_bytes()).unwrap();
    let kept = store.find("kept").unwrap();
    let roundabout = folder.path().join("data/../game.sgf");
    for (named, out) in [(record.clone(), &record), (record.clone(), &roundabout), ("kept".into(), &kept)] {
        let out = Some(out.clone());
        let asked = Show {
            record: named,
            number: None,
            game: 1,
            format: Some(Format::Svg),
            out,
            force: false,
            ..Show::default()
        };
        let (status, told) = show::run(&asked, &store, &EN, false, false).unwrap_err();
        assert_eq!(status, Status::Bad);
        assert!(
            told.ends_with("game.sgf: it is the record itself; name another file") || told.contains("kept"),
            "{told}"
        );
    }
    assert!([&record, &kept].into_iter().all(|path| fs::read_to_string(path).unwrap() == text));
}
