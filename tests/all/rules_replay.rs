//! `shoutan replay` line by line.

use serde_json::{Value, json};
use shoutan::cli::replay;

fn answers(input: &[u8]) -> (bool, Vec<Value>) {
    let mut output = Vec::new();
    let good = replay::run(input, &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    (good, text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

#[test]
fn the_examples() {
    let (good, answers) = answers(include_bytes!("../data/replay.in.jsonl"));
    assert!(good);
    let right =
        include_str!("../data/replay.out.jsonl").lines().map(|line| serde_json::from_str(line).unwrap());
    let right: Vec<Value> = right.collect();
    assert_eq!(answers.len(), right.len());
    for (answer, right) in answers.iter().zip(&right) {
        assert_eq!(answer, right, "{}", right["name"]);
    }
}

fn answer(line: &Value) -> Value {
    let (good, mut answers) = answers(line.to_string().as_bytes());
    assert!(good, "{answers:?}");
    answers.remove(0)
}

#[test]
fn bad_lines_are_named_and_passed_over() {
    let deep = "[".repeat(100_000);
    let bad = [
        "",
        "no json",
        "[]",
        "3",
        "null",
        "{}",
        r#"{"size":9}"#,
        r#"{"size":[9]}"#,
        r#"{"size":[9,9,9]}"#,
        r#"{"size":[0,9]}"#,
        r#"{"size":[9,53]}"#,
        r#"{"size":[9,256]}"#,
        r#"{"size":[-9,9]}"#,
        r#"{"size":[9.5,9]}"#,
        r#"{"size":[1e400,9]}"#,
        r#"{"size":[99999999999999999999999999,9]}"#,
        r#"{"size":["9","9"]}"#,
        r#"{"size":[3,3],"setup":["...","..."]}"#,
        r#"{"size":[3,3],"setup":["...","..","..."]}"#,
        r#"{"size":[3,3],"setup":["...","..x","..."]}"#,
        r#"{"size":[3,3],"setup":".X."}"#,
        r#"{"size":[3,3],"setup":[1,2,3]}"#,
        r#"{"size":[3,3],"to_move":"black"}"#,
        r#"{"size":[3,3],"to_move":1}"#,
        r#"{"size":[3,3],"rules":"chinese"}"#,
        r#"{"size":[3,3],"rules":{"preset":"klingon"}}"#,
        r#"{"size":[3,3],"rules":{"ko":"super"}}"#,
        r#"{"size":[3,3],"rules":{"ko":7}}"#,
        r#"{"size":[3,3],"rules":{"suicide":"yes"}}"#,
        r#"{"size":[3,3],"moves":"A1 x"}"#,
        r#"{"size":[3,3],"moves":"I1"}"#,
        r#"{"size":[3,3],"moves":"A1,B2"}"#,
        r#"{"size":[3,3],"moves":["R A1"]}"#,
        r#"{"size":[3,3],"moves":["B A1 B2"]}"#,
        r#"{"size":[3,3],"moves":["B"]}"#,
        r#"{"size":[3,3],"moves":[["B","A1"]]}"#,
        r#"{"size":[3,3],"moves":{"B":"A1"}}"#,
        r#"{"size":[3,3],"trace":1}"#,
        r#"{"size":[3,3],"force":"true"}"#,
        r#"{"size":[3,3],"ask":"B A1"}"#,
        r#"{"size":[3,3],"ask":["B D4 "," "]}"#,
        r#"{"size":[3,3],"dead":["D4"]}"#,
        r#"{"size":[3,3],"liberties":["A9"]}"#,
        r#"{"size":[3,3]} {"#,
        "{\"size\":[3,3],\"moves\":\"\u{0}\"}",
        &deep,
    ];
    let mut input = Vec::new();
    for line in bad {
        input.extend_from_slice(line.as_bytes());
        input.extend_from_slice(b"\n{\"name\":\"good\",\"size\":[1,1]}\r\n");
    }
    input.extend_from_slice(b"\xff\xfe\n{\"name\":\"last\",\"size\":[0,0]}");
    let (good, answers) = answers(&input);
    assert!(!good);
    assert_eq!(answers.len(), bad.len() * 2 + 1, "a blank line is none");
    for (n, answer) in answers.iter().enumerate() {
        if n % 2 == 0 && n < answers.len() - 2 {
            assert_eq!(answer["board"], json!(["."]), "{answer}");
        } else {
            assert!(answer["error"].is_string(), "{answer}");
            assert_eq!(answer.as_object().unwrap().len(), 2);
        }
    }
    assert_eq!(answers.last().unwrap()["name"], "last");
}

#[test]
fn points_off_the_board_are_a_reason() {
    let mut line = json!({"size": [3, 3], "moves": ["B A1", "W d4", "B B2"], "ask": ["B Z99", "W A0", "B BB52", "W pass"]});
    let refused = answer(&line);
    assert_eq!(refused["illegal"], json!({"ply": 1, "move": "D4", "reason": "off_board"}));
    assert_eq!(
        refused["answers"],
        json!({"B Z99": "off_board", "W A0": "off_board", "B BB52": "off_board", "W pass": "legal"})
    );
    assert_eq!(refused["to_move"], "W");
    line["force"] = true.into();
    let forced = answer(&line);
    assert_eq!(forced["illegal"], Value::Null);
    assert_eq!(forced["board"], json!(["...", ".X.", "X.."]));
    assert_eq!(forced["to_move"], "W");
}

#[test]
fn small_letters_passes_and_names() {
    let said =
        answer(&json!({"name": ["any", 1], "size": [3, 3], "to_move": "W", "moves": "a1 PASS b2 pass Pass"}));
    assert_eq!(said["name"], json!(["any", 1]));
    assert_eq!(said["board"], json!(["...", ".O.", "O.."]));
    assert_eq!((&said["passes"], &said["to_move"]), (&json!(2), &json!("B")));
    assert_eq!(said["last_removed"], json!([]));
    let said = answer(&json!({"size": [52, 1], "moves": ["B AA1", "W BB1"], "liberties": ["aa1", "A1"]}));
    assert_eq!(said["name"], Value::Null);
    assert_eq!(said["liberties"], json!({"aa1": 2, "A1": 0}));
    assert_eq!(&said["board"][0].as_str().unwrap()[25..], "X.........................O");
}

#[test]
fn nothing_was_moved_yet() {
    for moves in [json!(null), json!(""), json!([]), json!("A1")] {
        let said = answer(&json!({"size": [1, 1], "moves": moves, "trace": true}));
        let object = said.as_object().unwrap();
        assert!(!object.contains_key("last_removed"));
        assert_eq!((&said["answers"], &said["liberties"]), (&json!({}), &json!({})));
        let counts = if moves == "A1" { json!([0]) } else { json!([]) };
        assert_eq!((&said["legal_counts"], &said["repetition_banned"]), (&counts, &json!([])));
    }
}

#[test]
fn trace_tells_what_repetition_forbids() {
    let ko = [".....", ".XO..", "XO.O.", ".XO..", "....."];
    let moves = "C3 pass pass";
    for (rule, banned) in
        [("none", json!([])), ("simple", json!([[1, ["B3"]]])), ("positional", json!([[1, ["B3"]]]))]
    {
        let line = json!({"size": [5, 5], "rules": {"ko": rule}, "setup": ko, "moves": moves, "trace": true});
        assert_eq!(answer(&line)["repetition_banned"], banned, "{rule}");
    }
    let line =
        json!({"size": [5, 5], "setup": ko, "moves": "C3 pass pass B3", "trace": true, "ask": ["B B3"]});
    let said = answer(&line);
    assert_eq!(said["repetition_banned"], json!([[1, ["B3"]], [3, ["B3"]]]));
    assert_eq!(said["illegal"], json!({"ply": 3, "move": "B3", "reason": "superko"}));
    assert_eq!(said["legal_counts"].as_array().unwrap().len(), 4);
}

#[test]
fn presets_and_switches() {
    // Two stones without breath: legal where suicide of several is.
    for (rules, reason) in [
        (json!(null), "suicide"),
        (json!({"preset": "ing"}), "legal"),
        (json!({"preset": "new-zealand", "suicide": false}), "suicide"),
        (json!({"preset": "japanese", "suicide": true}), "legal"),
    ] {
        let setup = [".XO.", "OOO.", "...."];
        let line = json!({"size": [4, 3], "rules": rules, "setup": setup, "ask": ["B A3", "B A3", "A3"]});
        assert_eq!(answer(&line)["answers"], json!({"B A3": reason, "A3": reason}), "{rules}");
    }
}

#[test]
fn dead_chains_are_named_once_or_often() {
    let setup = [".XO", "XXO", "OX."];
    let scores =
        |dead: Value| answer(&json!({"size": [3, 3], "setup": setup, "dead": dead}))["scores"].clone();
    let one = scores(json!(["A1"]));
    assert_eq!(one["territory/none"], 3);
    assert_eq!(one["area/none"], 4);
    for dead in [json!(["A1", "A1"]), json!(["a1", "C1"])] {
        assert_eq!(scores(dead), one);
    }
    assert_eq!(scores(json!(["C2", "C3", "A1"]))["area/none"], 9);
}

#[test]
fn a_name_cannot_reach_the_terminal() {
    let mut output = Vec::new();
    let line = b"{\"name\":\"\xc2\x9b31m\\u007f\\u001b\",\"size\":[0,1]}";
    assert!(!replay::run(&line[..], &mut output).unwrap());
    assert!(String::from_utf8(output).unwrap().trim_end().chars().all(|c| !c.is_control()));
}
