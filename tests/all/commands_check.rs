//! `check --json`: what it prints for every case of the reader rules 9 to 41.

use serde_json::{Value, json};
use shoutan::cli::check::progress::Progress;
use shoutan::cli::check::{Check, run};
use shoutan::text::en::EN;
use std::fs;
use std::path::{Path, PathBuf};

/// What is printed of these places, and whether every record could be opened.
pub fn printed(records: &[PathBuf], json: bool) -> (String, bool) {
    let check = Check { records: records.to_vec(), json };
    let mut output = Vec::new();
    let good = run(&check, &EN, &mut output, &mut Progress::on(&|| 0, None)).unwrap();
    (String::from_utf8(output).unwrap(), good)
}

/// The objects printed of a file with these bytes. Whether all `ok` is told by the status too.
pub fn objects(bytes: &[u8]) -> Vec<Value> {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let path = folder.path().join("a.sgf");
    fs::write(&path, bytes).unwrap();
    let (lines, good) = printed(std::slice::from_ref(&path), true);
    let objects: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (object, game) in objects.iter().zip(1..) {
        assert_eq!((&object["file"], &object["game"]), (&json!(path.to_str().unwrap()), &json!(game)));
    }
    assert_eq!(good, objects.iter().all(|object| object["ok"] == json!(true)));
    objects
}

/// Whether everything `expected` names is so. Of a list every element counts, of an object the fields named.
fn holds(seen: &Value, expected: &Value) -> bool {
    match (seen, expected) {
        (Value::Object(seen), Value::Object(expected)) => {
            expected.iter().all(|(name, value)| seen.get(name).is_some_and(|seen| holds(seen, value)))
        }
        (Value::Array(seen), Value::Array(expected)) => {
            seen.len() == expected.len() && seen.iter().zip(expected).all(|(seen, value)| holds(seen, value))
        }
        _ => seen == expected,
    }
}

#[track_caller]
fn says(sgf: impl AsRef<[u8]>, expected: &[Value]) {
    let seen = objects(sgf.as_ref());
    let sgf = String::from_utf8_lossy(sgf.as_ref()).chars().take(200).collect::<String>();
    let shown = || seen.iter().map(Value::to_string).collect::<Vec<_>>().join("\n");
    assert_eq!(seen.len(), expected.len(), "{sgf}\n{}", shown());
    for (object, expected) in seen.iter().zip(expected) {
        assert!(holds(object, expected), "{sgf}\nsays {object}\nnot  {expected}");
    }
}

/// What one game says.
#[track_caller]
fn game(sgf: impl AsRef<[u8]>, expected: Value) {
    says(sgf, &[expected]);
}

/// A game with nothing wrong that says this.
#[track_caller]
fn clean(sgf: &str, mut expected: Value) {
    expected["problems"] = json!([]);
    expected["ok"] = json!(true);
    game(sgf, expected);
}

#[test]
fn every_field_in_its_place() {
    let sgf = "(;GM[1]FF[4]CA[UTF-8]SZ[5]PB[吕范]PW[孙策]RU[Chinese]KM[7.5]HA[0]TM[1800]OT[5x30 byo-yomi]\
               RE[W+R];B[ba];W[aa];B[ab];W[cc];B[cc])";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.sgf");
    fs::write(&path, sgf).unwrap();
    let expected = format!(
        "{{\"file\":{:?},\"game\":1,\"format\":\"sgf\",\"encoding\":\"UTF-8\",\"ok\":true,\"size\":[5,5],\"moves\":5,\
         \"nodes\":6,\"handicap\":0,\"komi\":7.5,\"komi_raw\":\"7.5\",\"rules\":\"Chinese\",\"result\":\"W+R\",\
         \"black\":\"吕范\",\"white\":\"孙策\",\"time\":{{\"system\":\"byoyomi\",\"settings\":{{\"main_ms\":1800000,\
         \"period_ms\":30000,\"periods\":5}}}},\
         \"time_raw\":{{\"OT\":\"5x30 byo-yomi\",\"TM\":\"1800\"}},\"taken\":{{\"B\":0,\"W\":1}},\
         \"board\":[\".X...\",\"X....\",\"..X..\",\".....\",\".....\"],\"problems\":[{{\"kind\":\"occupied\",\"move\":5,\
         \"node\":6,\"property\":\"B\",\"message\":\"there is a stone on C3\",\"line\":1,\"column\":{}}}]}}\n",
        path.to_str().unwrap(),
        sgf.chars().count() - 5
    );
    assert_eq!(printed(&[path], true), (expected, true));
}

#[test]
fn rule_9_where_a_game_begins() {
    let skipped = |line: u32, column: u32| {
        json!({"kind": "syntax", "move": null, "node": null, "property": null,
               "message": "what stands before the game is skipped", "line": line, "column": column})
    };
    clean("(;SZ[9];B[aa])", json!({"moves": 1, "nodes": 2}));
    clean("\n\t( ; SZ[9];B[aa])", json!({"moves": 1, "nodes": 2}));
    clean("(SZ[9];B[aa])", json!({"moves": 1, "nodes": 2}));
    clean(";SZ[9];B[aa]", json!({"moves": 1, "nodes": 2}));
    let mail = "From: a (b) ; c\nTo: (d;) [e]\n\n(;SZ[9];B[aa];)";
    game(mail, json!({"ok": true, "moves": 1, "nodes": 3, "problems": [skipped(1, 1)]}));
    let licence = "\n# This file is free (see COPYING); as is\n(;SZ[9];B[aa])";
    game(licence, json!({"ok": true, "moves": 1, "nodes": 2, "problems": [skipped(2, 1)]}));
}

#[test]
fn rule_10_what_stands_behind() {
    let behind = |game: &str, column: u32| {
        json!({"ok": true, "black": game, "problems": [{"kind": "syntax", "node": 1, "line": 1, "column": column,
               "message": "what stands after the game is skipped"}]})
    };
    game("(;SZ[9]PB[a]) -- \nsent by me", behind("a", 15));
    clean("(;SZ[9]PB[a])\r\n\r\n", json!({"black": "a"}));
    says("(;SZ[9]PB[a]) text (;SZ[9]PB[b])", &[behind("a", 15), json!({"black": "b", "problems": []})]);
}

#[test]
fn rule_11_blanks_and_stray_characters() {
    clean(
        "( ;\tSZ [9]\u{b};\u{c} AB [aa] \r\n [bb] )",
        json!({"nodes": 2, "board": corner(&["X........", ".X......."])}),
    );
    let stray = json!({"kind": "syntax", "line": 1, "column": 8, "node": 1,
                       "message": "characters outside of values are skipped"});
    game("(;SZ[9]!;B[aa]?;W[bb]-)", json!({"ok": true, "moves": 2, "problems": [stray]}));
}

/// A board of 9 by 9 that begins with these rows, and is empty below.
fn corner(rows: &[&str]) -> Value {
    let empty = std::iter::repeat_n(".........", 9 - rows.len());
    json!(rows.iter().copied().chain(empty).collect::<Vec<_>>())
}

#[test]
fn rule_12_long_names_and_small_letters() {
    clean(
        "(;GaMe[1]SiZe[9]PlayerBlack[kim]PlayerWhite[lee]MULTIGOGM[1]CoPyright[x]KoMi[5.5];Black[aa];White[bb])",
        json!({"black": "kim", "white": "lee", "komi": 5.5, "size": [9, 9], "moves": 2,
               "board": corner(&["X........", ".O......."])}),
    );
    clean("(;SZ[9]pb[x];b[aa])", json!({"black": "", "moves": 0, "nodes": 2}));
}

#[test]
fn rule_13_a_property_before_the_first_semicolon() {
    clean("(GM[1]SZ[9]PB[張栩]\n;B[aa];W[bb])", json!({"black": "張栩", "moves": 2, "nodes": 3}));
    clean("GM[1]SZ[9]PB[x];B[aa]", json!({"black": "x", "moves": 1, "nodes": 2}));
    clean("(;SZ[9](B[aa];W[bb])(;B[cc]))", json!({"moves": 2, "nodes": 4}));
}

#[test]
fn rule_14_the_same_name_twice() {
    clean(
        "(;SZ[9]AB[aa]AB[ba][ca]AB[da]PB[first]PB[second]KM[6.5]KM[0])",
        json!({"board": corner(&["XXXX....."]), "black": "first", "komi": 6.5, "komi_raw": "6.5"}),
    );
    let second = json!({"kind": "value", "move": 1, "node": 2, "property": "B",
                        "message": "only the first of several moves of a colour in a node is played"});
    game(
        "(;SZ[9];B[aa]B[bb])",
        json!({"ok": true, "moves": 1, "board": corner(&["X........"]), "problems": [second]}),
    );
}

#[test]
fn rule_15_nodes_after_a_variation() {
    clean(
        "(;SZ[9];B[aa](;W[ba]);W[ca](;B[da]);B[ea])",
        // The variation came first, so it is the main line; no node is lost.
        json!({"nodes": 6, "moves": 2, "board": corner(&["XO......."])}),
    );
}

#[test]
fn rule_16_empty_trees_and_empty_nodes() {
    clean("(;SZ[9];B[aa]()( );W[ba]())", json!({"nodes": 3, "moves": 2}));
    clean("(;SZ[9];;B[aa];;)", json!({"nodes": 5, "moves": 1}));
    game("(;)", json!({"ok": true, "nodes": 1, "moves": 0, "size": [19, 19]}));
}

#[test]
fn rule_17_the_end_comes_too_early() {
    let ends = |message: &str, property: Option<&str>| json!({"kind": "truncated", "property": property, "message": message});
    let open = ends("the file ends before the game is closed", None);
    game("(;SZ[9];B[aa];W[ba]", json!({"ok": true, "moves": 2, "nodes": 3, "problems": [open]}));
    game(
        "(;SZ[9];B[aa](;W[ba];C[and th",
        json!({"ok": true, "moves": 2, "nodes": 4,
               "problems": [ends("the file ends inside this value", Some("C")), open]}),
    );
    let surplus = json!({"kind": "syntax", "message": "what stands after the game is skipped"});
    game("(;SZ[9];B[aa])))", json!({"ok": true, "moves": 1, "problems": [surplus]}));
}

#[test]
fn rule_18_a_name_without_a_value() {
    let bare = json!({"kind": "syntax", "property": "KM", "node": 1, "line": 1, "column": 8,
                      "message": "a property without a value is skipped"});
    game(
        "(;SZ[9]KM PB[x];B[aa])",
        json!({"ok": true, "komi": null, "black": "x", "moves": 1, "problems": [bare]}),
    );
}

#[test]
fn rule_19_long_deep_and_broad() {
    let long = format!("(;SZ[9]{})", ";B[aa];W[bb]".repeat(10_000));
    game(&long, json!({"ok": true, "moves": 20_000, "nodes": 20_001}));
    let deep = format!("(;SZ[9]{}{}", "(;AB[aa]".repeat(10_000), ")".repeat(10_001));
    clean(&deep, json!({"moves": 0, "nodes": 10_001}));
    let broad = format!("(;SZ[9]{})", "(;B[aa];W[bb])".repeat(5_000));
    clean(&broad, json!({"moves": 2, "nodes": 10_001}));
}

#[test]
fn rule_20_what_is_no_record() {
    let no = |message: &str| {
        json!({"game": 1, "format": null, "encoding": null, "ok": false, "size": null, "moves": 0, "nodes": 0,
               "handicap": 0, "komi": null, "komi_raw": "", "rules": "", "result": "", "black": "", "white": "",
               "time": null, "taken": {"B": 0, "W": 0}, "board": [],
               "problems": [{"kind": "format", "move": null, "node": null, "property": null, "message": message}]})
    };
    let none = || no("no game record begins anywhere in this file");
    game("", no("the file is empty"));
    game(" \r\n", no("the file is empty"));
    game("hello", none());
    game("<!DOCTYPE html><html><body onload=\"a;b[0]\">(c)</body></html>", none());
    game(b"\x7fELF\x02\x01\x01\x00\x00;A[\x00]", none());
    game(b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR", none());
}

#[test]
fn rule_21_several_games() {
    says(
        "(;SZ[9]PB[a]PW[b]RE[B+R];B[aa])\n(;SZ[13]PB[c]RE[0])(;GM[2])(;SZ[5];B[aa];W[bb];B[zz])",
        &[
            json!({"game": 1, "ok": true, "black": "a", "white": "b", "result": "B+R", "size": [9, 9], "moves": 1}),
            json!({"game": 2, "ok": true, "black": "c", "white": "", "result": "0", "size": [13, 13], "moves": 0}),
            json!({"game": 3, "ok": false, "size": null, "board": []}),
            json!({"game": 4, "ok": true, "size": [5, 5], "moves": 3,
                   "problems": [{"kind": "off_board", "move": 3, "node": 4}]}),
        ],
    );
}

#[test]
fn rule_22_other_games() {
    clean("(;GM[1]SZ[9])", json!({}));
    clean("(;SZ[9])", json!({}));
    game(
        "(;GM[40]SZ[8]PB[x];B[aa];W[bb])",
        json!({"ok": false, "format": "sgf", "encoding": "ASCII", "black": "x", "moves": 2, "nodes": 3, "size": null,
               "board": [], "taken": {"B": 0, "W": 0},
               "problems": [{"kind": "format", "move": null, "node": 1, "property": "GM",
                             "message": "this is a record of another game (GM 40)"}]}),
    );
}

#[test]
fn rule_23_escapes_and_line_breaks() {
    clean(
        "(;SZ[9]PB[a\\]b\\\\c\\:d\\n]PW[so\\\r\nft and\nhard\ttab]RU[Chi\\\nnese]RE[\\W+R];B[\\aa];W[b\\b])",
        json!({"black": "a]b\\c:dn", "white": "soft and hard tab", "rules": "Chinese", "result": "W+R",
               "board": corner(&["X........", ".O......."])}),
    );
}

#[test]
fn rule_24_composed_values() {
    clean("(;SZ[9:5]AP[a\\:b:1]PB[a:b];B[ie])", json!({"size": [9, 5], "black": "a:b", "moves": 1}));
}

#[test]
fn rule_25_points_and_compressed_lists() {
    clean(
        "(;SZ[5]AB[aa:cb]AW[ed:dc]AE[ba:bb])",
        json!({"board": ["X.X..", "X.X..", "...OO", "...OO", "....."]}),
    );
    let seen = &objects(b"(;SZ[52];B[ZZ];W[Aa])")[0];
    assert_eq!(seen["problems"], json!([]));
    let rows: Vec<&str> = seen["board"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
    assert_eq!((rows.len(), &rows[0][26..27], &rows[51][51..]), (52, "O", "X"));
}

#[test]
fn rule_26_passes() {
    let blank = json!({"kind": "value", "move": 3, "node": 4, "property": "B",
                       "message": "blanks in the brackets are read as a pass"});
    game(
        "(;SZ[9];B[];W[tt];B[ \n];W[Pass];B[aa])",
        json!({"ok": true, "moves": 5,
         "board": corner(&["X........"]), "problems": [blank]}),
    );
    let seen = &objects(b"(;SZ[20];B[tt];W[])")[0];
    assert_eq!((&seen["board"][19], &seen["problems"]), (&json!("...................X"), &json!([])));
    let seen = &objects(b"(;SZ[19];B[R16];W[d4])")[0];
    assert_eq!(
        (&seen["board"][3], &seen["board"][15]),
        (&json!("................X.."), &json!("...O..............."))
    );
    assert_eq!(seen["problems"], json!([]));
}

#[test]
fn rule_27_sizes() {
    for (sz, size) in
        [("9", [9, 9]), (" 13 ", [13, 13]), ("9:13", [9, 13]), ("19:19", [19, 19]), ("52", [52, 52])]
    {
        clean(&format!("(;SZ[{sz}])"), json!({"size": size}));
    }
    let flaw = |message: &str| json!({"kind": "value", "move": null, "node": 1, "property": "SZ", "message": message});
    for (sz, message) in [
        ("", "the size of the board is not given, 19 is taken"),
        ("SZ[]", "[] is no size of a board, 19 is taken"),
        ("SZ[big]", "[big] is no size of a board, 19 is taken"),
        ("SZ[0]", "[0] is no size of a board, 19 is taken"),
    ] {
        game(
            format!("(;GM[1]{sz};B[ss])"),
            json!({"ok": true, "size": [19, 19], "problems": [flaw(message)]}),
        );
    }
    let large = json!({"kind": "format", "node": 1, "property": "SZ",
                       "message": "the board is larger than 52 by 52: 19 by 60"});
    game("(;SZ[19:60];B[aa])", json!({"ok": false, "size": null, "moves": 1, "problems": [large]}));
}

#[test]
fn rule_28_moves_off_the_board() {
    let off = |number: u32, property: &str, value: &str| {
        json!({"kind": "off_board", "move": number, "node": number + 1, "property": property,
               "message": format!("[{value}] is no point of the board")})
    };
    game(
        "(;SZ[9];B[zz];W[d];B[abc];W[cc])",
        json!({"ok": true, "moves": 4, "board": corner(&["", "", ""].map(|_| ".........")
               .into_iter().take(2).chain(["..O......"]).collect::<Vec<_>>()),
               "problems": [off(1, "B", "zz"), off(2, "W", "d"), off(3, "B", "abc")]}),
    );
}

#[test]
fn rule_29_moves_are_executed_whatever_the_rules_say() {
    let at = |kind: &str, number: u32, property: &str, message: &str| json!({"kind": kind, "move": number, "node": number + 1, "property": property, "message": message});
    game(
        "(;SZ[5];B[cc];W[cc])",
        json!({"ok": true, "moves": 2, "board": [".....", ".....", "..O..", ".....", "....."],
               "problems": [at("occupied", 2, "W", "there is a stone on C3")]}),
    );
    game(
        "(;SZ[3]AB[aa]AW[bb][ac];B[cc];W[ba];B[ab])",
        json!({"ok": true, "taken": {"B": 2, "W": 0}, "board": [".O.", ".O.", "O.X"],
               "problems": [at("suicide", 3, "B", "a stone on A2 has no liberty and takes nothing")]}),
    );
    clean(
        "(;SZ[3]RU[NZ]AB[aa]AW[bb][ac];B[cc];W[ba];B[ab])",
        json!({"taken": {"B": 2, "W": 0}, "board": [".O.", ".O.", "O.X"]}),
    );
    game(
        "(;SZ[5]PL[B]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[bb])",
        json!({"ok": true, "taken": {"B": 1, "W": 1}, "board": [".XO..", "XO.O.", ".XO..", ".....", "....."],
               "problems": [at("ko", 2, "W", "the ko is retaken at once on B4")]}),
    );
    game(
        "(;SZ[2:1]RU[Chinese];B[aa];W[ba];B[];W[];B[aa])",
        json!({"ok": true, "board": ["X."], "taken": {"B": 1, "W": 1},
               "problems": [at("superko", 5, "B", "A1 repeats the board after move 1")]}),
    );
}

#[test]
fn rule_30_setup_and_moves_in_one_node() {
    game(
        "(;SZ[5];B[cc]AW[cc])",
        json!({"moves": 1, "nodes": 2, "board": [".....", ".....", "..X..", ".....", "....."],
               "problems": [{"kind": "occupied", "move": 1, "node": 2, "property": "B"}]}),
    );
    clean(
        "(;SZ[5];B[aa]W[ba];B[ab])",
        json!({"moves": 2, "nodes": 3, "board": ["XO...", "X....", ".....", ".....", "....."]}),
    );
    clean("(;SZ[5];W[bb]B[aa];W[cc])", json!({"moves": 2, "nodes": 3}));
}

#[test]
fn rule_31_setup_overwrites_and_takes_nothing() {
    clean(
        "(;SZ[3]AB[aa]AW[ba][ab];B[cc];AW[cc]AE[ba])",
        json!({"board": ["X..", "O..", "..O"], "taken": {"B": 0, "W": 0}}),
    );
}

#[test]
fn rule_32_whose_turn_it_is() {
    for sgf in [
        "(;SZ[9]PL[W];W[aa])",
        "(;SZ[9]PL[White];W[aa])",
        "(;SZ[9]PL[2];W[aa])",
        "(;SZ[9]AB[aa]PL[black];B[bb])",
        "(;SZ[9]AB[aa][bb];B[cc];W[dd])",
        "(;SZ[9]AB[aa][bb];W[cc];B[dd])",
        "(;SZ[9];W[aa];B[bb])",
        "(;SZ[9];B[aa];AW[bb];B[cc])",
    ] {
        clean(sgf, json!({}));
    }
    let turn =
        json!({"kind": "turn", "move": 1, "node": 2, "property": "B", "message": "it is the turn of White"});
    game(
        "(;SZ[9]PL[W];B[aa])",
        json!({"ok": true, "moves": 1, "board": corner(&["X........"]), "problems": [turn]}),
    );
    let unknown =
        json!({"kind": "value", "move": null, "node": 1, "property": "PL", "message": "[X] is no player"});
    game("(;SZ[9]PL[X];W[aa])", json!({"ok": true, "moves": 1, "problems": [unknown]}));
}

#[test]
fn rule_33_the_same_colour_twice() {
    game(
        "(;SZ[9];B[aa];B[ba];W[ca];W[da])",
        json!({"ok": true, "moves": 4, "board": corner(&["XXOO....."]),
               "problems": [{"kind": "turn", "move": 2, "node": 3, "property": "B", "message": "it is the turn of White"},
                            {"kind": "turn", "move": 4, "node": 5, "property": "W", "message": "it is the turn of Black"}]}),
    );
}

#[test]
fn rule_34_handicap() {
    clean("(;SZ[9]HA[2]AB[gc][cg];W[cc])", json!({"handicap": 2}));
    clean("(;SZ[19]HA[1];B[pd])", json!({"handicap": 1}));
    clean("(;SZ[19]AP[foxwq]HA[1];B[pd];W[dd])", json!({"handicap": 1, "moves": 2}));
    let unfit = |message: &str| json!({"kind": "setup", "move": null, "node": 1, "property": "HA", "message": message});
    game(
        "(;SZ[9]HA[2];W[cc])",
        json!({"ok": true, "handicap": 2, "board": corner(&[".........", ".........", "..O......"]),
               "problems": [unfit("a handicap of 2, but no stones are set")]}),
    );
    game(
        "(;SZ[9]HA[3]AB[aa][bb];W[cc])",
        json!({"ok": true, "handicap": 3, "problems": [unfit("a handicap of 3, but 2 black stones are set")]}),
    );
    let board = |sgf: &str, row: usize| objects(sgf.as_bytes())[0]["board"][row].clone();
    assert_eq!(board("(;SZ[19]AP[foxwq:1]HA[3];W[cc])", 3), json!("...X...........X..."));
    assert_eq!(board("(;SZ[19]AP[GNU Go:3.8]HA[2];W[cc])", 3), json!("...............X..."));
    // Stones that are not in the file are told of.
    let set = "the handicap stones that the file leaves out are set: ";
    for (root, stones) in [
        ("AP[foxwq]HA[2]", "Q16 D4"),
        ("AP[foxwq:1]HA[3]", "D16 Q16 D4"),
        ("AP[GNU Go:3.8]HA[9]", "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4"),
    ] {
        game(
            format!("(;SZ[19]{root};W[cc])"),
            json!({"ok": true, "problems": [unfit(&format!("{set}{stones}"))]}),
        );
    }
    clean("(;SZ[19]AP[foxwq]HA[2]AB[pd][dp];W[cc])", json!({"handicap": 2}));
}

#[test]
fn rule_35_komi() {
    for (root, komi, raw) in [
        ("KM[6.5]", json!(6.5), "6.5"),
        ("KM[6,5]", json!(6.5), "6,5"),
        ("KM[0]", json!(0), "0"),
        ("KM[-5.5]", json!(-5.5), "-5.5"),
        ("KM[650]", json!(6.5), "650"),
        ("KM[750]", json!(7.5), "750"),
        ("KM[375]", json!(7.5), "375"),
        ("KM[50]", json!(50), "50"),
        ("AP[foxwq]KM[50]", json!(0.5), "50"),
        ("AP[foxwq]KM[375]", json!(7.5), "375"),
        ("AP[foxwq]KM[650]", json!(6.5), "650"),
        ("RU[Chinese]KM[3.75]", json!(7.5), "3.75"),
        ("RU[Chinese]KM[2.75]", json!(5.5), "2.75"),
        ("KM[ 7.5 ]", json!(7.5), " 7.5 "),
        ("", Value::Null, ""),
        ("KM[]", Value::Null, ""),
    ] {
        clean(&format!("(;SZ[9]{root})"), json!({"komi": komi, "komi_raw": raw}));
    }
    let unknown = json!({"kind": "value", "move": null, "node": 1, "property": "KM",
                         "message": "[six] is no komi, it is taken as unknown"});
    game("(;SZ[9]KM[six])", json!({"ok": true, "komi": null, "komi_raw": "six", "problems": [unknown]}));
}

#[test]
fn rule_36_the_dialect_of_cyberoro() {
    clean(
        "(SZ[19]TE[第30期名人戦]RD[2005-10-13]KO[6.5]PB[張栩]PW[小林覚]LT[8h]LC[10x60]GK[1];B[qd];W[dc])",
        json!({"komi": 6.5, "komi_raw": "6.5", "black": "張栩", "white": "小林覚", "moves": 2, "time": null}),
    );
    clean("(;SZ[9]KO[5.5]KM[7.5])", json!({"komi": 7.5, "komi_raw": "7.5"}));
}

#[test]
fn rule_37_results_are_told_as_they_are() {
    for (raw, result) in [
        ("B+3.5", "B+3.5"),
        ("W+Resign", "W+Resign"),
        ("w+t", "w+t"),
        ("0", "0"),
        ("Jigo", "Jigo"),
        ("Void", "Void"),
        ("?", "?"),
        ("黑胜3/4子", "黑胜3/4子"),
        (" White wins\n by 3 ", "White wins  by 3"),
        ("", ""),
    ] {
        clean(&format!("(;SZ[9]RE[{raw}])"), json!({"result": result}));
    }
}

#[test]
fn rule_38_time_settings_as_programs_write_them() {
    let timed = |root: &str, time: Value| clean(&format!("(;SZ[9]{root})"), json!({"time": time}));
    let byoyomi = |main: u64, periods: u32, period: u64| json!({"system": "byoyomi", "settings": {"main_ms": main, "periods": periods, "period_ms": period}});
    let canadian = |main: u64, stones: u32, period: u64| json!({"system": "canadian", "settings": {"main_ms": main, "stones": stones, "period_ms": period}});
    let fischer =
        json!({"system": "fischer", "settings": {"main_ms": 259_200_000, "increment_ms": 86_400_000}});
    let none = json!({"system": "none", "settings": {}});
    let absolute = |main: u64| json!({"system": "absolute", "settings": {"main_ms": main}});
    for (root, time) in [
        ("TM[1800]OT[5x30 byo-yomi]", byoyomi(1_800_000, 5, 30_000)),
        ("TM[0]OT[5x15 byo-yomi]", byoyomi(0, 5, 15_000)),
        ("TM[7200]OT[3x60 byo-yomi]", byoyomi(7_200_000, 3, 60_000)),
        ("TM[10800.0]OT[5 x 40 seconds Byoyomi]", byoyomi(10_800_000, 5, 40_000)),
        ("TM[3600.0]OT[1 x 60 seconds Byo-yomi]", byoyomi(3_600_000, 1, 60_000)),
        ("TM[3600.0]OT[1x 60 seconds Byo-yomi]", byoyomi(3_600_000, 1, 60_000)),
        ("AP[foxwq]TM[300]TC[3]TT[30]", byoyomi(300_000, 3, 30_000)),
        ("AP[foxwq]TM[3600]TC[5]TT[40]", byoyomi(3_600_000, 5, 40_000)),
        (
            "TM[60:00(5x1:00)]",
            json!({"system": "cn_byoyomi", "settings": {"total_ms": 3_600_000, "reserve_minutes": 5}}),
        ),
        ("TM[2400]OT[15/300 Canadian]", canadian(2_400_000, 15, 300_000)),
        ("TM[3600]OT[25/600 canadian]", canadian(3_600_000, 25, 600_000)),
        ("OT[25/600 Canadian]", canadian(0, 25, 600_000)),
        ("TM[3600]OT[10 moves / 1 min]", canadian(3_600_000, 10, 60_000)),
        ("TM[3600]OT[10 moves / 90 sec]", canadian(3_600_000, 10, 90_000)),
        ("TM[30:00+10:00/25]", canadian(1_800_000, 25, 600_000)),
        ("TM[1200]OM[25]OP[600]", canadian(1_200_000, 25, 600_000)),
        ("TM[259200]OT[86400 fischer]", fischer.clone()),
        ("TM[259200]OT[86400fischer]", fischer),
        ("TM[0]OT[15 simple]", json!({"system": "simple", "settings": {"per_move_ms": 15_000}})),
        ("TM[0]OT[0 none]", none.clone()),
        ("TM[0]OT[None]", none.clone()),
        ("OT[0 none]", none.clone()),
        ("OT[None]", none.clone()),
        ("OT[none]", none.clone()),
        ("TM[-]", none),
        (
            "TM[1:30:00+15:00x3]",
            json!({"system": "ing", "settings": {"main_ms": 5_400_000, "periods": 3, "period_ms": 900_000}}),
        ),
        ("TM[1800]", absolute(1_800_000)),
        ("TM[45:00]", absolute(2_700_000)),
        ("TM[13 hours each]", absolute(46_800_000)),
        ("TM[70m]", absolute(4_200_000)),
        ("", Value::Null),
        ("TM[25:00 + 00:30(5) ByoYomi]", byoyomi(1_500_000, 5, 30_000)),
        ("OT[10:00 + 15/5:00 Canadian]", canadian(600_000, 15, 300_000)),
        ("TM[3小时]LT[60]LC[5]KO[6.5]TC[]", byoyomi(10_800_000, 5, 60_000)),
    ] {
        timed(root, time);
    }
    clean("(;SZ[9]TM[1800];B[aa]BL[1790.5];W[bb]WL[-1]OW[0])", json!({"moves": 2}));
}

#[test]
fn a_time_setting_that_is_not_understood_is_kept_and_named() {
    let strange = |root: &str, property: &str, raw: Value, why: &str| {
        let raw_text = raw[property].as_str().unwrap().to_owned();
        let problem = json!({"kind": "value", "move": null, "node": 1, "property": property,
            "message": format!("[{raw_text}] {why}")});
        game(
            format!("(;SZ[9]{root};B[aa])"),
            json!({"ok": true, "moves": 1, "time": null, "time_raw": raw, "problems": [problem]}),
        );
    };
    let unknown = "is no time setting that is understood, it is shown as it stands";
    strange("TM[a long afternoon]", "TM", json!({"TM": "a long afternoon"}), unknown);
    strange("TM[1800]OT[by agreement]", "OT", json!({"TM": "1800", "OT": "by agreement"}), unknown);
    strange("TM[1800]OT[20 / 5]", "OT", json!({"TM": "1800", "OT": "20 / 5"}), unknown);
    strange(
        "TM[2419200]OT[604800 fischer]",
        "TM",
        json!({"TM": "2419200", "OT": "604800 fischer"}),
        "sets no clock: the main time must be 99h at most",
    );
    let exact = "TM[by agreement]STC[fischer main=1200000 increment=10000 cap=1800000]";
    strange(exact, "TM", json!({"TM": "by agreement"}), unknown);
}

#[test]
fn what_tm_and_ot_cannot_tell_is_in_the_exact_words_if_they_agree() {
    let timed = |root: &str, time: Value| clean(&format!("(;SZ[9]{root})"), json!({"time": time}));
    let byoyomi =
        json!({"system": "byoyomi", "settings": {"main_ms": 3_300_000, "periods": 5, "period_ms": 60_000}});
    let reserve = json!({"system": "cn_byoyomi", "settings": {"total_ms": 3_600_000, "reserve_minutes": 5, "timeout_as_pass": true}});
    let exact = "STC[cn_byoyomi total=3600000 reserve_minutes=5 timeout_as_pass=yes]";
    let fischer = json!({"system": "fischer", "settings": {"main_ms": 1_200_000, "increment_ms": 10_000, "bonus_at_start": false}});
    let at_most = json!({"system": "fischer", "settings": {"main_ms": 1_200_000, "increment_ms": 10_000, "cap_ms": 1_800_000}});
    let capped = "STC[fischer main=1200000 increment=10000 cap=1800000]";
    for (root, time) in [
        (format!("TM[3300]OT[5x60 byo-yomi]{exact}"), reserve.clone()),
        (format!("TM[3300.0]OT[5 x 60 seconds Byoyomi]{exact}"), reserve),
        (format!("TM[1200]OT[10 fischer]{capped}"), at_most),
        // Somebody has changed what every program reads: that counts.
        (format!("TM[3300]OT[5x60 byo-yomi]{capped}"), byoyomi.clone()),
        (format!("TM[1200]OT[10 fischer]{exact}"), fischer),
        (format!("TM[1800]{capped}"), json!({"system": "absolute", "settings": {"main_ms": 1_800_000}})),
        (format!("OT[None]{capped}"), json!({"system": "none", "settings": {}})),
        // What cannot be read, or is said of each side, is no such word.
        ("TM[3300]OT[5x60 byo-yomi]STC[hourglass main=x]".to_owned(), byoyomi.clone()),
        ("TM[3300]OT[5x60 byo-yomi]STC[a][b]".to_owned(), byoyomi),
        (exact.to_owned(), Value::Null),
        ("STC[none]".to_owned(), Value::Null),
    ] {
        timed(&root, time);
    }
}

#[test]
fn rule_39_move_numbers_and_marks() {
    game(
        "(;SZ[9];B[aa];W[bb]MN[57];B[aa])",
        json!({"moves": 3, "problems": [{"kind": "occupied", "move": 58, "node": 4, "property": "B"}]}),
    );
    clean("(;FF[3]SZ[9]L[aa][bb]M[cc];DD[aa:cc]VW[];B[aa])", json!({"moves": 1, "nodes": 3}));
}

#[test]
fn rule_40_style_and_print_properties_say_nothing() {
    clean("(;SZ[9]ST[2];B[aa]FG[257:Figure 1]PM[2])", json!({"moves": 1}));
}

#[test]
fn rule_41_limits_are_named() {
    game(
        "(;SZ[53])",
        json!({"ok": false,
         "problems": [{"kind": "format", "property": "SZ", "message": "the board is larger than 52 by 52: 53 by 53"}]}),
    );
    clean("(;SZ[52])", json!({"size": [52, 52]}));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.sgf");
    fs::File::create(&path).unwrap().set_len((64 << 20) + 1).unwrap();
    let (line, good) = printed(&[path], true);
    let line: Value = serde_json::from_str(&line).unwrap();
    assert!(!good && line["problems"][0]["message"].as_str().unwrap().contains("64 MiB"), "{line}");
}

#[test]
fn encodings_with_ca_without_it_and_under_a_wrong_one() {
    use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GBK, SHIFT_JIS, WINDOWS_1251, WINDOWS_1252};
    let cases: [(&Encoding, &str, &str, &str, &str); 7] = [
        (GBK, "GB2312", "聂卫平", "小松英树", "第六届中日围棋擂台赛"),
        (BIG5, "Big5", "周俊勳", "張栩", "第一屆中環盃職業圍棋錦標賽"),
        (SHIFT_JIS, "Shift_JIS", "趙治勲", "小林光一", "第十期棋聖戦七番勝負"),
        (EUC_JP, "EUC-JP", "趙治勲", "小林光一", "第十期棋聖戦七番勝負"),
        (EUC_KR, "EUC-KR", "이창호", "조훈현", "제일회 삼성화재배 세계바둑"),
        (WINDOWS_1251, "windows-1251", "Александр", "Иван Дмитриев", "Открытый чемпионат по игре го"),
        (WINDOWS_1252, "ISO-8859-1", "Müller", "Gärtner", "Offene Meisterschaft von Österreich"),
    ];
    for (charset, label, black, white, event) in cases {
        for (ca, wrong) in
            [(format!("CA[{label}]"), false), (String::new(), false), ("CA[UTF-8]".to_owned(), true)]
        {
            let text = format!("(;GM[1]FF[4]{ca}SZ[9]PB[{black}]PW[{white}]EV[{event}];B[aa])");
            let (bytes, _, unfit) = charset.encode(&text);
            assert!(!unfit);
            let seen = &objects(&bytes)[0];
            assert_eq!((&seen["black"], &seen["white"]), (&json!(black), &json!(white)), "{label} {ca}");
            assert_eq!(
                (&seen["encoding"], &seen["ok"]),
                (&json!(charset.name()), &json!(true)),
                "{label} {ca}"
            );
            let kinds: Vec<&str> =
                seen["problems"].as_array().unwrap().iter().map(|p| p["kind"].as_str().unwrap()).collect();
            assert_eq!(kinds, if wrong { vec!["encoding"] } else { vec![] }, "{label} {ca}");
        }
        // UTF-8 wins over a label that is not true.
        let text = format!("(;GM[1]FF[4]CA[{label}]SZ[9]PB[{black}]PW[{white}]EV[{event}];B[aa])");
        if charset != WINDOWS_1251 {
            let seen = &objects(text.as_bytes())[0];
            assert_eq!((&seen["black"], &seen["encoding"]), (&json!(black), &json!("UTF-8")), "{label}");
        }
    }
    let text = "(;GM[1]SZ[9]PB[井山裕太]PW[Lee];B[aa])";
    for (bytes, name) in
        [(u16::to_le_bytes as fn(u16) -> [u8; 2], "UTF-16LE"), (u16::to_be_bytes, "UTF-16BE")]
    {
        for mark in ["\u{feff}", ""] {
            let utf16: Vec<u8> = format!("{mark}{text}").encode_utf16().flat_map(bytes).collect();
            let seen = &objects(&utf16)[0];
            assert_eq!((&seen["black"], &seen["encoding"]), (&json!("井山裕太"), &json!(name)));
            assert_eq!(seen["problems"], json!([]));
        }
    }
}

#[test]
fn the_classics_have_nothing_wrong() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games");
    let (lines, good) = printed(std::slice::from_ref(&folder), true);
    assert!(good);
    let objects: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 16);
    assert!(objects.iter().all(|object| object["problems"] == json!([])), "{lines}");
    assert_eq!(printed(&[folder], false), ("16 files, 16 games, no problems\n".to_owned(), true));
}
