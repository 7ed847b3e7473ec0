//! `check` on files and folders: what people are told, what is found below a folder, exit statuses.

use crate::commands_check::printed;
use crate::journal_codec::plain;
use proptest::prelude::{any, prop_assert, proptest};
use serde_json::{Value, json};
use shoutan::cli::check::progress::Progress;
use shoutan::cli::check::{Check, run};
use shoutan::game::Game;
use shoutan::game::event::Event;
use shoutan::record::store::Store;
use shoutan::rules::color::Color;
use shoutan::rules::point::Point;
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;
use std::cell::Cell;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use tempfile::TempDir;

const GOOD: &str = "(;SZ[9];B[aa];W[bb])";

fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

fn put(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, bytes).unwrap();
    path
}

/// The files that are told of, by the names below the folder, and whether they could be opened.
fn found(folder: &Path) -> Vec<(String, bool)> {
    let (lines, _) = printed(&[folder.to_owned()], true);
    let objects = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    objects
        .map(|object| {
            let path = PathBuf::from(object["file"].as_str().unwrap());
            let name = path.strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
            (name, object["ok"].as_bool().unwrap())
        })
        .collect()
}

#[test]
fn what_people_are_told() {
    let folder = folder();
    let here = folder.path().to_str().unwrap().to_owned();
    put(folder.path(), "a.sgf", "(;SZ[9]\n;B[aa];W[aa]\nKM C[x])");
    put(folder.path(), "b.sgf", GOOD);
    put(folder.path(), "c.sgf", "(;SZ[9]KM[six])(;GM[2])");
    put(folder.path(), "d.sgf", "hello");
    let (told, good) = printed(&[folder.path().to_owned()], false);
    let expected = format!(
        "{here}/a.sgf\n  \
           line 2, column 8, node 3, move 2, W  there is a stone on A9\n  \
           line 3, column 1, node 3, KM         a property without a value is skipped\n\n\
         {here}/c.sgf\n  \
           game 1, line 1, column 8, node 1, KM  [six] is no komi, it is taken as unknown\n  \
           game 2, line 1, column 18, node 1, GM  this is a record of another game (GM 2)\n\n\
         {here}/d.sgf\n  \
           no game record begins anywhere in this file\n\n\
         4 files, 3 games, 3 problems in 2 files, 2 could not be opened\n"
    );
    assert_eq!((told, good), (expected, false));
    let mut output = Vec::new();
    let check = Check { records: vec![folder.path().join("a.sgf")], json: false };
    assert!(run(&check, &ZH_CN, &mut output, &mut Progress::on(&|| 0, None)).unwrap());
    let told = String::from_utf8(output).unwrap();
    assert!(told.contains("第2行第8列") && told.ends_with("1个文件，1局棋，1个文件中有2处问题\n"), "{told}");
}

#[test]
fn nothing_wrong_is_one_line() {
    let folder = folder();
    let path = put(folder.path(), "a.sgf", GOOD);
    assert_eq!(printed(&[path], false), ("1 file, 1 game, no problems\n".to_owned(), true));
    assert_eq!(printed(&[folder.path().join("none")], false).0.lines().count(), 4);
    fs::remove_file(folder.path().join("a.sgf")).unwrap();
    assert_eq!(
        printed(&[folder.path().to_owned()], false),
        ("0 files, 0 games, no problems\n".to_owned(), true)
    );
    assert_eq!(printed(&[folder.path().to_owned()], true), (String::new(), true));
}

#[test]
fn all_records_below_a_folder_in_order() {
    let folder = folder();
    for name in [
        "b.sgf",
        "a/z.SGF",
        "a/深い/手.sgf",
        "a.sgf",
        "c/readme.txt",
        "c/no-ending",
        "c/sgf",
        ".hidden.sgf",
        ".git/x.sgf",
        "d.jsonl.bak",
    ] {
        put(folder.path(), name, GOOD);
    }
    put(folder.path(), "broken.sgf", "nothing");
    let expected =
        [("a/z.SGF", true), ("a/深い/手.sgf", true), ("a.sgf", true), ("b.sgf", true), ("broken.sgf", false)];
    assert_eq!(found(folder.path()), expected.map(|(name, ok)| (name.to_owned(), ok)));
    // A file that is named is read whatever it is called.
    let named = ["c/no-ending", ".hidden.sgf"].map(|name| folder.path().join(name));
    assert_eq!(printed(&named, false).0, "2 files, 2 games, no problems\n");
}

#[test]
fn rule_7_paths_of_every_script() {
    let folder = folder();
    let path = put(folder.path(), "棋谱/本因坊 秀哉/오청원.sgf", "(;SZ[9];B[aa];W[aa])");
    let (code, stdout, stderr) = shoutan(&["check", path.to_str().unwrap()], b"");
    assert!(
        code == 0 && stdout.starts_with(&format!("{}\n", path.display())) && stderr.is_empty(),
        "{stdout}{stderr}"
    );
    let (code, stdout, _) =
        shoutan(&["show", path.to_str().unwrap(), "--move", "1", "--format", "json"], b"");
    assert!(code == 0 && stdout.contains("\"last\":\"A9\""), "{stdout}");
    let picture = folder.path().join("图/一.svg");
    fs::create_dir(folder.path().join("图")).unwrap();
    let words = ["show", path.to_str().unwrap(), "--out", picture.to_str().unwrap()];
    assert_eq!(shoutan(&words, b"").0, 0);
    assert!(fs::read(&picture).unwrap().starts_with(b"<?xml"));
    assert_eq!(found(folder.path()), [("棋谱/本因坊 秀哉/오청원.sgf".to_owned(), true)]);
}

#[cfg(target_os = "linux")]
#[test]
fn rule_7_a_path_that_is_no_text() {
    use std::os::unix::ffi::OsStrExt;
    let folder = folder();
    let name = std::ffi::OsStr::from_bytes(b"\xb0\xa1\xff.sgf");
    fs::write(folder.path().join(name), GOOD).unwrap();
    let (told, good) = printed(&[folder.path().to_owned()], true);
    assert!(good && told.contains("\u{fffd}\u{fffd}\u{fffd}.sgf"), "{told}");
}

#[test]
fn journals_are_records_too() {
    let folder = folder();
    let store = Store::new(folder.path().to_owned());
    let mut game = Game::new(plain()).unwrap();
    let mut journal = store.begin(&game).unwrap();
    let size = game.terms().size;
    for event in [
        Event::Begin { by: Color::Black },
        Event::Play { by: Color::Black, p: Point::new(0, 0) },
        Event::Play { by: Color::White, p: Point::new(1, 0) },
    ] {
        let entry = game.entry(0, 0, event);
        game.play(entry.clone()).unwrap();
        journal.append(&entry).unwrap();
    }
    let path = journal.path().to_owned();
    drop(journal);
    let object =
        |path: &Path| -> Value { serde_json::from_str(&printed(&[path.to_owned()], true).0).unwrap() };
    let whole = object(&path);
    assert_eq!(
        (&whole["format"], &whole["ok"], &whole["moves"], &whole["problems"]),
        (&json!("journal"), &json!(true), &json!(2), &json!([]))
    );
    assert_eq!(whole["size"], json!([size.width(), size.height()]));
    let mut bytes = fs::read(&path).unwrap();
    bytes.truncate(bytes.len() - 9);
    let cut = object(&put(folder.path(), "cut", bytes));
    assert_eq!((&cut["ok"], &cut["moves"]), (&json!(true), &json!(1)));
    assert_eq!(cut["problems"][0]["kind"], json!("truncated"));
    assert!(cut["problems"][0]["line"].as_u64().is_some_and(|line| line > 1), "{cut}");
}

#[test]
fn other_formats_are_told_by_what_is_in_them() {
    let ugf = "[Header]\nVer=UGF3,200\nPlayerB=A,1d\nHdcp=0,6.5\nWinner=B,2.5\n[Data]\nQP,B1,1,0\nTP,W1,2,0\nYA,B1,3,0\n\
               DP,W1,4,0\nDP,B1,5,0\n";
    let gib = "\\HS\n\\[GAMEBLACKNAME=jy512 (15K)\\]\n\\HE\n\\GS\n2 1 0\n1 0 &4\nINI 0 1 0 &4\nSTO 0 2 1 15 3\n\
               STO 0 3 2 3 3\n\\GE\n";
    let ngf = "Rated game\n19\nace550      7D*\np81587      5D*\nwww.cyberoro.com\n0\n0\n6\n20170316 [09:51]\n5\n\
               White wins by  resign!\n2\nPMABBQEEQ\nPMACWEEEE\n";
    let folder = folder();
    for (name, text) in [("a.ugi", ugf), ("b.GIB", gib), ("c.ngf", ngf), ("d.sgf", gib)] {
        put(folder.path(), name, text);
    }
    let (lines, good) = printed(&[folder.path().to_owned()], true);
    let objects: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let told: Vec<[&Value; 4]> =
        objects.iter().map(|o| [&o["format"], &o["black"], &o["moves"], &o["result"]]).collect();
    assert!(good);
    assert_eq!(
        told,
        [
            [&json!("ugf"), &json!("A"), &json!(5), &json!("B+2.5")],
            [&json!("gib"), &json!("jy512"), &json!(2), &json!("")],
            [&json!("ngf"), &json!("p81587"), &json!(2), &json!("W+R")],
            [&json!("gib"), &json!("jy512"), &json!(2), &json!("")],
        ]
    );
    // A move off the board is told once, with its line and its number.
    let problems = &objects[0]["problems"];
    assert_eq!(problems.as_array().unwrap().len(), 2, "{problems}");
    assert_eq!(
        problems[1],
        json!({"kind": "off_board", "move": 2, "node": 3, "property": "Data", "message": "TP is no point of the board",
               "line": 8, "column": 1})
    );
    assert_eq!((&problems[0]["kind"], &problems[0]["move"]), (&json!("occupied"), &json!(5)));
    assert_eq!((&objects[1]["problems"], &objects[2]["problems"]), (&json!([]), &json!([])));
}

#[cfg(unix)]
#[test]
fn links_pipes_and_what_cannot_be_read() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let outside = folder();
    put(outside.path(), "far.sgf", GOOD);
    let folder = folder();
    put(folder.path(), "here.sgf", GOOD);
    symlink(outside.path(), folder.path().join("elsewhere")).unwrap();
    symlink(folder.path(), folder.path().join("round")).unwrap();
    symlink(outside.path(), folder.path().join("folder.sgf")).unwrap();
    symlink(outside.path().join("far.sgf"), folder.path().join("link.sgf")).unwrap();
    symlink("nowhere", folder.path().join("gone.sgf")).unwrap();
    let made = Command::new("mkfifo").arg(folder.path().join("pipe.sgf")).status().unwrap();
    assert!(made.success());
    let mut expected = vec![
        ("folder.sgf", false),
        ("gone.sgf", false),
        ("here.sgf", true),
        ("link.sgf", true),
        ("pipe.sgf", false),
    ];
    let locked = folder.path().join("locked");
    put(&locked, "in.sgf", GOOD);
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o000)).unwrap();
    // Who may read everything is not kept out by this.
    if fs::read_dir(&locked).is_ok() {
        expected.push(("locked/in.sgf", true));
    } else {
        expected.push(("locked", false));
    }
    expected.sort_unstable();
    let seen = found(folder.path());
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(seen, expected.into_iter().map(|(name, ok)| (name.to_owned(), ok)).collect::<Vec<_>>());
    // So is a pipe that is named; it is not waited for.
    let (told, _) = printed(&[folder.path().join("pipe.sgf")], false);
    assert!(told.contains("\n  it is a named pipe; have it read from standard input (-)\n"), "{told}");
    // A link that is named is followed.
    assert_eq!(printed(&[folder.path().join("elsewhere")], false).0, "1 file, 1 game, no problems\n");
}

#[cfg(target_os = "linux")]
#[test]
fn folders_ten_thousand_deep_come_to_an_end() {
    use rustix::fs::{CWD, Mode, OFlags, mkdirat, openat};
    let folder = folder();
    put(folder.path(), "zz.sgf", GOOD);
    put(folder.path(), "n/first.sgf", GOOD);
    let flags = OFlags::DIRECTORY | OFlags::CLOEXEC;
    let mut at = openat(CWD, folder.path(), flags, Mode::empty()).unwrap();
    for depth in 0..10_000 {
        if depth > 0 {
            mkdirat(&at, "n", Mode::RWXU).unwrap();
        }
        at = openat(&at, "n", flags, Mode::empty()).unwrap();
    }
    drop(at);
    let (told, good) = printed(&[folder.path().to_owned()], false);
    // Lifts the chain up link by link; to remove it from the top would take a file handle for each.
    let (top, next) = (folder.path().join("n"), folder.path().join("next"));
    fs::remove_file(top.join("first.sgf")).unwrap();
    while fs::rename(top.join("n"), &next).is_ok() {
        fs::remove_dir(&top).unwrap();
        fs::rename(&next, &top).unwrap();
    }
    assert!(!good);
    assert!(told.ends_with("3 files, 2 games, 1 could not be opened\n"), "{}", &told[told.len() - 200..]);
    assert!(told.lines().nth(1).unwrap().contains("its name is too long"), "{told}");
}

#[test]
fn names_and_values_never_steer_the_terminal() {
    let folder = folder();
    let mut name = String::from("a\u{1b}[2J\u{7}\n\u{202e}");
    name.push_str(".sgf");
    put(folder.path(), &name, "(;SZ[9]KM[\u{1b}]2J\u{9b}3\u{202e}];B[\u{7}\u{1b}c]\u{1b}x\u{7})");
    put(folder.path(), "\u{9b}b.sgf", "\u{1b}[2J");
    for json in [false, true] {
        let (told, _) = printed(&[folder.path().to_owned()], json);
        assert!(
            told.chars().all(|c| c == '\n' || !c.is_control() && !"\u{202e}\u{2066}".contains(c)),
            "{told:?}"
        );
    }
}

/// A stream whose writings can be looked at.
#[derive(Clone, Default)]
struct Screen(Arc<Mutex<Vec<u8>>>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn progress_is_one_line_ten_times_a_second_and_gone_at_the_end() {
    let folder = folder();
    for n in 0..100 {
        put(folder.path(), &format!("{n:03}.sgf"), if n == 60 { "no" } else { GOOD });
    }
    let shown = |pace: u64| {
        let screen = Screen::default();
        let clock = Cell::new(0);
        let now = || clock.replace(clock.get() + pace);
        let check = Check { records: vec![folder.path().to_owned()], json: false };
        let mut output = Vec::new();
        let mut progress = Progress::on(&now, Some(Box::new(screen.clone())));
        assert!(!run(&check, &EN, &mut output, &mut progress).unwrap());
        let shown = String::from_utf8(screen.0.lock().unwrap().clone()).unwrap();
        assert!(shown.chars().all(|c| c == '\r' || !c.is_control()), "{shown:?}");
        shown
    };
    assert_eq!(shown(0), "");
    // A hundred files in a second: ten lines at most, each written over by blanks.
    let lines = shown(10);
    let parts: Vec<&str> = lines.split('\r').collect();
    let told: Vec<&&str> = parts.iter().filter(|part| part.contains("files")).collect();
    assert_eq!(told.len(), 10, "{lines:?}");
    assert_eq!(*told[0], "10 files, 10 games, no problems");
    assert_eq!(parts.last(), Some(&""), "the line is cleared");
    assert!(parts[parts.len() - 2].chars().all(|c| c == ' ') && !parts[parts.len() - 2].is_empty());
    assert_eq!(shown(1000).matches("files").count() + shown(1000).matches("1 file,").count(), 100);
}

fn shoutan(words: &[&str], input: &[u8]) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shoutan"))
        .args(words)
        .args(["--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Who does not read it has said why already.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn exit_statuses() {
    let folder = folder();
    let good = put(folder.path(), "good.sgf", GOOD);
    let flawed = put(folder.path(), "flawed.sgf", "(;SZ[9];B[aa];W[aa]");
    let bad = put(folder.path(), "bad.sgf", "hello");
    let [good, flawed, bad] = [&good, &flawed, &bad].map(|path| path.to_str().unwrap());
    for (words, code) in [
        (&["check", good][..], 0),
        (&["check", flawed], 0),
        (&["check", flawed, "--json"], 0),
        (&["check", good, bad], 1),
        (&["check", good, bad, "--json"], 1),
        (&["check", "/no/such/place"], 1),
        (&["check"], 2),
        (&["check", good, "--yes"], 2),
    ] {
        let (seen, stdout, stderr) = shoutan(words, b"");
        assert_eq!(seen, code, "{words:?} {stdout} {stderr}");
        assert_eq!(stderr.is_empty(), code < 2, "{stderr}");
        assert_eq!(stdout.is_empty(), code == 2);
    }
    let (code, stdout, _) = shoutan(&["check", "-", "--json"], GOOD.as_bytes());
    let line: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!((code, &line["file"], &line["moves"]), (0, &json!("-"), &json!(2)));
    assert_eq!(shoutan(&["check", "-"], b"x").0, 1);
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let folder = folder();
    for n in 0..300 {
        put(folder.path(), &format!("{n:03}.sgf"), GOOD);
    }
    let mut child = Command::new(env!("CARGO_BIN_EXE_shoutan"))
        .arg("check")
        .arg(folder.path())
        .arg("--json")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("000.sgf"));
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

proptest! {
    #[test]
    fn whatever_is_in_a_file_is_told_without_a_control(
        bytes in proptest::collection::vec(any::<u8>(), 0..200),
        framed in any::<bool>(),
    ) {
        let folder = folder();
        let bytes = if framed { [b"(;SZ[9]PB[", &bytes[..], b"];B[aa]"].concat() } else { bytes };
        let path = put(folder.path(), "a.sgf", bytes);
        for json in [false, true] {
            let (told, _) = printed(std::slice::from_ref(&path), json);
            prop_assert!(told.chars().all(|c| c == '\n' || !c.is_control()), "{:?}", told);
        }
    }
}
