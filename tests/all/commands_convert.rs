//! `convert`: what is written, byte for byte, and what is refused.

use encoding_rs::{BIG5, EUC_KR, Encoding, GBK, SHIFT_JIS};
use shoutan::game::Game;
use shoutan::game::event::Event;
use shoutan::record::game_record::to_sgf;
use shoutan::record::sgf::encoding::CHOICES;
use shoutan::record::store::Store;
use shoutan::rules::color::Color;
use shoutan::rules::point::Point;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

use super::foreign::encoded;
use super::journal_codec::plain;

/// What the program did: exit status, standard output, standard error.
type Ran = (i32, Vec<u8>, String);

struct Room(TempDir);

impl Room {
    fn new() -> Self {
        Self(tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn put(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        fs::write(self.path(name), bytes).unwrap();
        self.path(name)
    }

    fn bytes(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    fn store(&self) -> Store {
        Store::new(self.path("data"))
    }

    /// Runs `convert` in the room.
    fn run(&self, words: &[&str], input: &[u8]) -> Ran {
        let words: Vec<&str> = ["convert"].iter().chain(words).copied().collect();
        self.command(&words, input)
    }

    /// Runs a command in the room.
    fn command(&self, words: &[&str], input: &[u8]) -> Ran {
        let mut child = Command::new(env!("CARGO_BIN_EXE_shoutan"))
            .args(words)
            .current_dir(self.0.path())
            .env("SHOUTAN_DATA_DIR", self.path("data"))
            .env("HOME", self.0.path())
            .env("LANG", "C.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A command that is refused does not read.
        let _ = child.stdin.take().unwrap().write_all(input);
        let output = child.wait_with_output().unwrap();
        (output.status.code().unwrap(), output.stdout, String::from_utf8(output.stderr).unwrap())
    }

    /// Runs what must go well and say nothing; gives what stands in `out`.
    fn well(&self, words: &[&str]) -> Vec<u8> {
        assert_eq!(self.run(words, b""), (0, vec![], String::new()), "{words:?}");
        self.bytes("out")
    }
}

const ODD: &str = "mail\n\n(;gAme[x]GM[1]FF[4]SZ[13:13]KM[375]AB[aa:cc]RE[B+Resign]\n;B[tt]C[a\\]\\\nb]XX[\\:\\]]\n(;;W[ab]) (;W[Pass]))tail\n(;SZ[9]PB[two];B[])\n";

fn game(charset: &'static Encoding, label: &str, name: &str) -> Vec<u8> {
    encoded(charset, &format!("(;GM[1]{label}PB[{name}]\n;B[aa]C[{name}])\n"))
}

#[test]
fn sgf_keeps_every_token() {
    let room = Room::new();
    for text in [
        ODD,
        "(;GM[1]PB[李世石];B[aa])",
        "\u{feff}(;PB[李世石];B[aa])",
        "(;CA[GBK]PB[李世石 曹薰铉];B[aa])",
        "(;CA[ISO-8859-1];B[aa])",
    ] {
        room.put("in.sgf", text);
        let _ = fs::remove_file(room.path("out"));
        let (status, out, _) = room.run(&["in.sgf", "out"], b"");
        assert_eq!((status, out), (0, vec![]), "{text}");
        assert_eq!(room.bytes("out"), text.as_bytes(), "{text}");
        let _ = fs::remove_file(room.path("out"));
        let (status, ..) = room.run(&["in.sgf", "out", "--encoding", "keep"], b"");
        assert_eq!((status, room.bytes("out")), (0, text.as_bytes().to_vec()), "{text} kept");
    }
}

#[test]
fn an_old_encoding_becomes_utf_8_and_says_so_or_is_kept() {
    let room = Room::new();
    for (charset, label, name, written) in [
        (GBK, "CA[gb2312]", "李世石", "CA[UTF-8]"),
        (BIG5, "CA[Big5]", "周俊勳", "CA[UTF-8]"),
        (EUC_KR, "CA[euc-kr]", "이창호", "CA[UTF-8]"),
        (SHIFT_JIS, "CA[Shift_JIS]", "ソフト十表", "CA[UTF-8]"),
    ] {
        let old = game(charset, label, name);
        room.put("in.sgf", &old);
        let new = format!("(;GM[1]{written}PB[{name}]\n;B[aa]C[{name}])\n");
        assert_eq!(room.well(&["in.sgf", "out", "--force"]), new.as_bytes());
        assert_eq!(room.well(&["in.sgf", "out", "--force", "--encoding", "utf8"]), new.as_bytes());
        assert_eq!(room.well(&["in.sgf", "out", "--force", "--encoding", "KEEP"]), old);
        // And back again.
        room.put("new.sgf", &new);
        let name_of = charset.name();
        let back = room.well(&["new.sgf", "out", "--force", "--encoding", name_of]);
        assert_eq!(back, game(charset, &format!("CA[{name_of}]"), name));
        // What says so already stays as it says it.
        assert_eq!(room.well(&["in.sgf", "out", "--force", "--encoding", name_of]), old);
    }
    room.put("in.sgf", game(GBK, "", "聂卫平在擂台赛中执黑胜出"));
    let new = "(;GM[1]PB[聂卫平在擂台赛中执黑胜出]CA[UTF-8]\n;B[aa]C[聂卫平在擂台赛中执黑胜出])\n";
    assert_eq!(room.well(&["in.sgf", "out", "--force"]), new.as_bytes());
    let wide: Vec<u8> = "\u{feff}(;GM[1]PB[李])".encode_utf16().flat_map(u16::to_le_bytes).collect();
    room.put("in.sgf", &wide);
    assert_eq!(room.well(&["in.sgf", "out", "--force"]), "(;GM[1]PB[李]CA[UTF-8])".as_bytes());
    assert_eq!(room.well(&["in.sgf", "out", "--force", "--encoding", "keep"]), wide);
}

#[test]
fn utf_8_is_named_only_where_something_else_is() {
    let room = Room::new();
    for (text, expected) in [
        (ODD, ODD),
        ("(;PB[李世石])", "(;PB[李世石])"),
        ("(;CA[utf8]PB[李世石])", "(;CA[utf8]PB[李世石])"),
        ("(;CA[GBK]PB[李世石])", "(;CA[UTF-8]PB[李世石])"),
        ("(;B[aa])(;CA[Big5];B[aa])", "(;B[aa])(;CA[UTF-8];B[aa])"),
    ] {
        room.put("in.sgf", text);
        let (status, ..) = room.run(&["in.sgf", "out", "--force", "--encoding", "utf-8"], b"");
        assert_eq!((status, String::from_utf8(room.bytes("out")).unwrap().as_str()), (0, expected));
    }
}

#[test]
fn every_game_of_a_file_says_its_encoding() {
    let room = Room::new();
    let text = "(;PB[一];B[aa])\nbetween (;CA[UTF-8]PB[二])(;PB[三]CA[x])\n";
    room.put("in.sgf", text);
    let (status, _, told) = room.run(&["in.sgf", "out", "--encoding", "GBK"], b"");
    assert_eq!(status, 0, "{told}");
    let expected = "(;PB[一]CA[GBK];B[aa])\nbetween (;CA[GBK]PB[二])(;PB[三]CA[GBK])\n";
    assert_eq!(room.bytes("out"), encoded(GBK, expected));
    room.put("in.sgf", "\u{feff}(;PB[一];B[aa])");
    assert_eq!(
        room.well(&["in.sgf", "out", "--force", "--encoding", "GBK"]),
        encoded(GBK, "(;PB[一]CA[GBK];B[aa])")
    );
}

#[test]
fn a_character_that_does_not_fit_is_refused_with_its_place() {
    let room = Room::new();
    room.put("in.sgf", "(;GM[1]\nPB[李世石 이세돌];B[aa])");
    for (label, told) in [
        ("GBK", "line 2, column 8: GBK has no code for '이'"),
        ("Big5", "line 2, column 8: Big5 has no code for '이'"),
        ("windows-1252", "line 2, column 4: windows-1252 has no code for '李'"),
    ] {
        let expected = format!("shoutan: in.sgf: {told}; save the file as UTF-8\n");
        assert_eq!(room.run(&["in.sgf", "out", "--encoding", label], b""), (1, vec![], expected), "{label}");
        assert!(!room.path("out").exists());
    }
    room.put("yen.sgf", "(;C[\u{a5}100])");
    let (status, _, told) = room.run(&["yen.sgf", "out", "--encoding", "Shift_JIS"], b"");
    assert_eq!(
        (status, told.as_str()),
        (
            1,
            "shoutan: yen.sgf: line 1, column 5: Shift_JIS has no code for '\u{a5}'; save the file as UTF-8\n"
        )
    );
}

#[test]
fn other_formats_become_sgf() {
    let room = Room::new();
    let text = "\\HS\n\\[GIBOKIND=Korea\\]\n\\[GAMEBLACKNAME=이창호 (9단)\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\nSKI 0 3 1\n\\GE\n";
    room.put("in.gib", encoded(EUC_KR, text));
    let version = env!("CARGO_PKG_VERSION");
    let sgf = |charset: &str| {
        format!("(;FF[4]GM[1]CA[{charset}]AP[shoutan:{version}]SZ[19]PB[이창호]BR[9d]\n;B[pd];W[])\n")
    };
    assert_eq!(room.well(&["in.gib", "out"]), sgf("UTF-8").as_bytes());
    assert_eq!(
        room.well(&["in.gib", "out", "--force", "--encoding", "keep"]),
        encoded(EUC_KR, &sgf("EUC-KR"))
    );
    assert_eq!(
        room.well(&["in.gib", "out", "--force", "--encoding", "cp949"]),
        encoded(EUC_KR, &sgf("EUC-KR"))
    );
    let (status, out, told) = room.run(&["-", "-"], &encoded(EUC_KR, text));
    assert_eq!((status, String::from_utf8(out).unwrap(), told), (0, sgf("UTF-8"), String::new()));
    // What it is called does not matter.
    room.put("game.sgf", encoded(EUC_KR, text));
    assert_eq!(room.well(&["game.sgf", "out", "--force"]), sgf("UTF-8").as_bytes());
}

#[test]
fn a_journal_becomes_the_record_that_would_be_saved() {
    let room = Room::new();
    let mut game = Game::new(plain()).unwrap();
    let mut journal = room.store().begin(&game).unwrap();
    let play = |by, x, y| Event::Play { by, p: Point::new(x, y) };
    for (spent, event) in [
        (0, Event::Begin { by: Color::Black }),
        (1_234, play(Color::Black, 15, 3)),
        (2_000, play(Color::White, 3, 3)),
        (60_000, play(Color::Black, 15, 15)),
    ] {
        let entry = game.entry(spent, 0, event);
        game.play(entry.clone()).unwrap();
        journal.append(&entry).unwrap();
    }
    let path = journal.path().to_owned();
    let id = path.file_stem().unwrap().to_string_lossy().into_owned();
    assert_eq!(room.well(&[path.to_str().unwrap(), "out"]), to_sgf(&game));
    assert_eq!(room.well(&[&id, "out", "--force"]), to_sgf(&game), "by its name");
    assert_eq!(room.well(&[&id, "out", "--force", "--encoding", "keep"]), to_sgf(&game));
    // So is a line in the middle that is spoiled, by every command that reads a game.
    let mut bytes = fs::read(&path).unwrap();
    let mut lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    lines[2] = b"spoiled\n";
    fs::write(&path, lines.concat()).unwrap();
    for words in [&["show"][..], &["score"], &["score", "--json"]] {
        let words: Vec<&str> = words.iter().copied().chain([id.as_str()]).collect();
        let (status, out, told) = room.command(&words, b"");
        assert!(status == 0 && !out.is_empty() && told.lines().count() == 1, "{words:?} {told}");
        assert!(told.starts_with(&format!("shoutan: {id}: line 3, column 1: ")), "{words:?} {told}");
    }
    for words in [&["games"][..], &["games", "--json"]] {
        let (status, out, told) = room.command(words, b"");
        assert!(status == 0 && !out.is_empty() && told.lines().count() == 1, "{words:?} {told}");
        assert!(told.starts_with(&format!("shoutan: {id}: line 3, column 1: ")), "{words:?} {told}");
    }
    let (status, _, told) = room.command(&["show", "-"], b"(;SZ[9];B[aa]C[open");
    assert_eq!((status, told.lines().count()), (0, 1), "{told}");
    assert!(told.contains("the file ends inside this value"), "{told}");
    assert_eq!(room.command(&["show", "-"], b"(;SZ[9];B[aa]C[closed])").2, "");
    // A last line that is cut off costs itself, and is told.
    bytes.truncate(bytes.len() - 5);
    room.put("cut.journal", &bytes);
    let (status, _, told) = room.run(&["cut.journal", "out", "--force"], b"");
    assert_eq!((status, told.lines().count()), (0, 1), "{told}");
    assert!(told.contains("cut.journal: line ") && told.contains("so the game ends before it"), "{told}");
}

#[test]
fn what_is_damaged_is_converted_and_told() {
    let room = Room::new();
    room.put("in.gib", "\\HS\n\\HE\n\\GS\nSTO 0 2 1 3 3\nSTO 0 3 2\n");
    let (status, _, told) = room.run(&["in.gib", "out"], b"");
    let expected = "shoutan: in.gib: line 5, column 1, STO: this line cannot be read and is passed over\nshoutan: in.gib: line 6, column 1: the file ends before the game does\n";
    assert_eq!((status, told.as_str()), (0, expected));
    assert!(String::from_utf8(room.bytes("out")).unwrap().ends_with("SZ[19]\n;B[dd])\n"));
    room.put("in.sgf", "(;B[aa]C[open \u{1b}[2J");
    let (status, _, told) = room.run(&["in.sgf", "out", "--force"], b"");
    assert_eq!(
        (status, told.contains('\u{1b}'), told.contains("the file ends inside this value")),
        (0, false, true)
    );
    assert_eq!(told.lines().count(), 3);
    assert!(told.ends_with("in.sgf: it was written as it was and still has 3 problems; \"shoutan check\" tells what they are\n"), "{told}");
    // What only the moves show is told too, and of what is clean nothing.
    room.put("in.sgf", "(;SZ[9];B[aa];W[aa])");
    let (status, _, told) = room.run(&["in.sgf", "out", "--force"], b"");
    assert_eq!((status, told.lines().count()), (0, 1), "{told}");
    assert!(told.contains("still has 1 problem;"), "{told}");
    room.put("in.sgf", "(;SZ[9];B[aa];W[bb])");
    room.well(&["in.sgf", "out", "--force"]);
    room.put("many.gib", format!("\\HS\n\\GS\n{}\\GE\n", "STO\n".repeat(30)));
    let (_, _, told) = room.run(&["many.gib", "out", "--force"], b"");
    assert_eq!(told.lines().count(), 21);
    assert!(told.ends_with("many.gib: 10 more; \"shoutan check\" tells them all\n"), "{told}");
}

#[test]
fn what_is_there_is_not_written_over() {
    let room = Room::new();
    room.put("in.sgf", "(;B[aa])");
    room.put("out", "mine");
    let there = (1, vec![], "shoutan: out: it is there already; write over it with --force\n".to_owned());
    assert_eq!(room.run(&["in.sgf", "out"], b""), there);
    assert_eq!(room.bytes("out"), b"mine");
    assert_eq!(room.well(&["in.sgf", "out", "--force"]), b"(;B[aa])");
    let own =
        |name: &str| (1, vec![], format!("shoutan: {name}: it is the record itself; name another file\n"));
    for words in
        [&["in.sgf", "in.sgf"][..], &["in.sgf", "./in.sgf", "--force"], &["in.sgf", "../x/../in.sgf"]]
    {
        if words[1].starts_with("..") {
            continue;
        }
        assert_eq!(room.run(words, b""), own(words[1]), "{words:?}");
    }
    assert_eq!(room.bytes("in.sgf"), b"(;B[aa])");
}

#[cfg(unix)]
#[test]
fn links_modes_and_devices() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let room = Room::new();
    room.put("in.sgf", "(;B[aa])");
    symlink("in.sgf", room.path("soft")).unwrap();
    fs::hard_link(room.path("in.sgf"), room.path("hard")).unwrap();
    for link in ["soft", "hard"] {
        let own = (1, vec![], format!("shoutan: {link}: it is the record itself; name another file\n"));
        assert_eq!(room.run(&["in.sgf", link, "--force"], b""), own);
        assert_eq!(room.run(&[link, "in.sgf", "--force"], b"").0, 1);
    }
    room.put("out", "old");
    fs::set_permissions(room.path("out"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink("out", room.path("to-out")).unwrap();
    assert_eq!(room.well(&["in.sgf", "to-out", "--force"]), b"(;B[aa])");
    let mode = fs::metadata(room.path("out")).unwrap().permissions().mode();
    assert_eq!((mode & 0o777, room.path("to-out").is_symlink()), (0o640, true));
    assert_eq!(room.run(&["in.sgf", "/dev/null", "--force"], b""), (0, vec![], String::new()));
    let left: Vec<_> = fs::read_dir(room.0.path())
        .unwrap()
        .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().contains(".tmp"))
        .collect();
    assert!(left.is_empty());
    symlink("nowhere", room.path("dangling")).unwrap();
    assert!(
        room.run(&["in.sgf", "dangling"], b"").2.contains("it is there already; write over it with --force")
    );
    assert_eq!(room.run(&["in.sgf", "dangling", "--force"], b""), (0, vec![], String::new()));
    assert_eq!((room.bytes("nowhere"), room.path("dangling").is_symlink()), (b"(;B[aa])".to_vec(), true));
}

#[cfg(unix)]
#[test]
fn what_is_no_ordinary_file_is_written_to_only_with_force() {
    let room = Room::new();
    room.put("in.sgf", "(;B[aa])");
    assert!(Command::new("mkfifo").arg(room.path("pipe")).status().unwrap().success());
    for place in ["pipe", "/dev/null", "/dev/stdout"] {
        let told = format!("shoutan: {place}: it is there already; write over it with --force\n");
        assert_eq!(room.run(&["in.sgf", place], b""), (1, vec![], told));
    }
    assert_eq!(room.run(&["in.sgf", "/dev/stdout", "--force"], b"").1, b"(;B[aa])");
    let mut reader = Command::new("cat").arg(room.path("pipe")).stdout(Stdio::piped()).spawn().unwrap();
    assert_eq!(room.run(&["in.sgf", "pipe", "--force"], b""), (0, vec![], String::new()));
    let mut read = Vec::new();
    std::io::Read::read_to_end(&mut reader.stdout.take().unwrap(), &mut read).unwrap();
    assert!(reader.wait().unwrap().success());
    assert_eq!(read, b"(;B[aa])");
    // A pipe with a name is not waited for; one the program was started with is read.
    let told = "shoutan: pipe could not be read: it is a named pipe; have it read from standard input (-)\n";
    assert_eq!(room.run(&["pipe", "-"], b""), (1, vec![], told.to_owned()));
    for input in ["/dev/stdin", "/dev/fd/0", "-"] {
        assert_eq!(room.run(&[input, "-"], b"(;W[bb])"), (0, b"(;W[bb])".to_vec(), String::new()), "{input}");
    }
}

#[test]
fn the_help_names_every_encoding_and_each_is_written() {
    let room = Room::new();
    room.put("in.sgf", "(;PB[Li])");
    let (_, help, _) = room.run(&["--help"], b"");
    let help = String::from_utf8(help).unwrap();
    for name in CHOICES.into_iter().chain(["keep"]) {
        assert!(
            help.split(|c: char| c.is_whitespace() || c == ',').any(|word| word == name),
            "{name}: {help}"
        );
        assert_eq!(room.run(&["in.sgf", "out", "--force", "--encoding", name], b"").0, 0, "{name}");
    }
}

#[test]
fn what_is_told_is_told_in_the_language_of_the_screen() {
    let room = Room::new();
    room.put("in.sgf", "(;GM[1]\nPB[이];B[aa])");
    room.put("cut.sgf", "(;B[aa]\n;W[bb]C[cut");
    room.put("many.gib", format!("\\HS\n\\GS\n{}\\GE\n", "STO\n".repeat(30)));
    room.put("out", "");
    for (lang, words) in [
        (
            "zh-CN",
            [
                "in.sgf: 这就是棋谱本身，请另写一个文件",
                "out: 已经存在，用--force可覆盖",
                "--encoding x：不能用这种编码写棋谱，可用keep, UTF-8, ",
                "in.sgf: 第2行第4列：GBK里没有「이」，请存为UTF-8",
                "cut.sgf: 第2行第8列，C：文件不完整",
                "还有10处",
            ],
        ),
        (
            "ja",
            [
                "in.sgf: 棋譜そのものです",
                "out: すでにあります。上書きするには--forceを付けてください",
                "--encoding x：この文字コードでは書けません。使えるものはkeep, UTF-8, ",
                "in.sgf: 2行4桁：GBKに「이」はありません",
                "cut.sgf: 2行8桁、C：ファイルが途中で終わる",
                "ほかに10か所",
            ],
        ),
        (
            "ko",
            [
                "in.sgf: 기보 자신입니다",
                "out: 이미 있습니다. --force 옵션으로 덮어쓸 수 있습니다",
                "--encoding x: 기보를 쓸 수 없는 문자 코드입니다. 쓸 수 있는 것: keep, UTF-8, ",
                "in.sgf: 2행 4열: GBK 코드에 없는 글자: 이",
                "cut.sgf: 2행 8열, C: 중간에 끊긴 파일",
                "10곳 더 있습니다",
            ],
        ),
    ] {
        let asked: [&[&str]; 6] = [
            &["in.sgf", "in.sgf"],
            &["in.sgf", "out"],
            &["in.sgf", "out", "--encoding", "x"],
            &["in.sgf", "out", "--encoding", "GBK"],
            &["cut.sgf", "-"],
            &["many.gib", "-"],
        ];
        for (asked, words) in asked.into_iter().zip(words) {
            let (_, _, told) = room.run(&[asked, &["--lang", lang]].concat(), b"");
            assert!(told.contains(words), "{told}");
        }
    }
}

#[test]
fn every_error_is_one_sentence_with_its_status() {
    let room = Room::new();
    room.put("in.sgf", "(;B[aa])");
    room.put("empty", "");
    room.put("text", "hello");
    room.put("broken.journal", "{\"shoutan\":\"journal\",\"schema\":1");
    fs::create_dir(room.path("folder")).unwrap();
    for (words, status, told) in [
        (
            &["none", "out"][..],
            1,
            "none: there is no such file and no saved game of that name; \"shoutan games\" lists the games",
        ),
        (&["folder", "out"], 1, "folder could not be read: it is a folder; name a file in it"),
        (&["empty", "out"], 1, "empty: the file is empty"),
        (&["-", "out"], 1, "-: the file is empty"),
        (&["text", "out"], 1, "text: no game record begins anywhere in this file"),
        (&["in.sgf", "folder"], 1, "folder"),
        (
            &["in.sgf", "folder", "--force"],
            1,
            "folder could not be written: it is a folder; name a file in it",
        ),
        (&["in.sgf", "no/where/out"], 1, "no/where/out could not be written"),
        (
            &["in.sgf", "out", "--encoding", "klingon"],
            2,
            "--encoding klingon: records are not written in it; keep, UTF-8, GBK, Big5, Shift_JIS, EUC-JP, EUC-KR, \
             windows-1252, windows-1251, ISO-8859-2 are known",
        ),
        (&["in.sgf", "out", "--encoding", "x-user-defined"], 2, "--encoding x-user-defined: records are not"),
        (&["in.sgf", "out", "--encoding", "ISO-2022-JP"], 2, "--encoding ISO-2022-JP: records are not"),
        (&["in.sgf", "out", "--encoding", "replacement"], 2, "--encoding replacement: records are not"),
        (&["in.sgf", "out", "--encoding", "koi8-r"], 2, "--encoding koi8-r: records are not written in it"),
        (&["in.sgf", "out", "--encoding", "UTF-16"], 2, "--encoding UTF-16: records are not written in it"),
        (&["in.sgf", "out", "--encoding", ""], 2, "--encoding"),
        (&["in.sgf"], 2, "required"),
        (&[], 2, "required"),
        (&["in.sgf", "out", "more"], 2, "more"),
        (&["in.sgf", "out", "--encodin", "x"], 2, "--encoding"),
        (&["broken.journal", "out"], 1, "broken.journal: "),
    ] {
        let (code, out, sentence) = room.run(words, b"");
        assert_eq!((code, out.len(), sentence.lines().count()), (status, 0, 1), "{words:?}: {sentence}");
        assert!(sentence.contains(told), "{words:?}: {sentence}");
        assert!(!room.path("out").exists(), "{words:?}");
    }
    let name = Path::new("a\u{1b}[2Jb");
    let (_, _, sentence) = room.run(&[name.to_str().unwrap(), "out"], b"");
    assert!(!sentence.contains('\u{1b}'));
}
