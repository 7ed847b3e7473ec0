//! `shoutan time`: settings explained, and think times played line by line.

use serde_json::{Value, json};
use shoutan::cli::time;
use shoutan::clock::side::Side;
use shoutan::clock::spec::parse_both;
use shoutan::text;
use shoutan::text::en::EN;

use super::clocks_specs::SPECS;

fn answers(input: &[u8]) -> (bool, Vec<Value>) {
    let mut output = Vec::new();
    let good = time::replay(input, &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    (good, text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

fn answer(line: &Value) -> Value {
    let (good, answers) = answers(line.to_string().as_bytes());
    assert!(good, "{answers:?}");
    answers.into_iter().next().unwrap()
}

#[test]
fn the_examples() {
    let (good, answers) = answers(include_bytes!("../data/time.in.jsonl"));
    assert!(good);
    let right =
        include_str!("../data/time.out.jsonl").lines().map(|line| serde_json::from_str(line).unwrap());
    let right: Vec<Value> = right.collect();
    assert_eq!(answers.len(), right.len());
    for (answer, right) in answers.iter().zip(&right) {
        assert_eq!(answer, right, "{}", right["name"]);
    }
}

#[test]
fn a_setting_explained_can_be_played_through() {
    let mut specs: Vec<String> = SPECS.iter().map(|(spec, ..)| (*spec).to_owned()).collect();
    specs.extend(
        [
            "B=30m+5x30s W=20m+10s cap 30m",
            "B=none W=1h incl 5x60s",
            "B=hourglass 2m W=hourglass 3m",
            "B=10/5m,20/5m W=nhk 30s+10x60s",
        ]
        .map(str::to_owned),
    );
    for spec in specs {
        let mut explained = Vec::new();
        time::explain(&spec, true, &EN, &mut explained).unwrap().unwrap();
        let line: Value = serde_json::from_slice(&explained).unwrap();
        let both = parse_both(&spec).unwrap();
        let initial = answer(&line)["initial"].clone();
        for (letter, control) in [("B", &both.black), ("W", &both.white)] {
            assert_eq!(initial[letter], control.state_json(&Side::new(control.clone()).state()), "{spec}");
        }
    }
    for (system, settings, error) in [
        (json!(null), json!({}), "system must be"),
        (json!({"B": "none"}), json!({}), "system must be"),
        (json!({"B": "none", "W": 5}), json!({}), "system must be"),
        (json!({"B": "none", "W": "chess"}), json!({}), "there is no time system"),
        (json!({"B": "absolute", "W": "hourglass"}), json!({"main_ms": 60_000}), "an hourglass has two ends"),
    ] {
        let (good, told) = answers(json!({"system": system, "settings": settings}).to_string().as_bytes());
        assert!(!good && told[0]["error"].as_str().unwrap().starts_with(error), "{told:?}");
    }
}

/// The outcome of each move.
fn outcomes(answer: &Value) -> Vec<&str> {
    answer["after"].as_array().unwrap().iter().map(|after| after["outcome"].as_str().unwrap()).collect()
}

#[test]
fn several_periods_go_in_one_think() {
    let answer = answer(&json!({
        "system": "byoyomi",
        "settings": {"main_ms": 10_000, "periods": 3, "period_ms": 30_000},
        "moves": [{"color": "B", "think_ms": 70_000, "pass": true, "peek_ms": [9_999, 10_000, 69_999, 70_000, 100_000]}],
    }));
    assert_eq!(answer["name"], Value::Null);
    assert_eq!(answer["after"][0]["B"], json!({"main_ms": 0, "periods": 1, "period_ms": 30_000}));
    assert_eq!(
        answer["after"][0]["peeks"],
        json!([
            {"main_ms": 1, "periods": 3, "period_ms": 30_000},
            {"main_ms": 0, "periods": 3, "period_ms": 30_000},
            {"main_ms": 0, "periods": 2, "period_ms": 1},
            {"main_ms": 0, "periods": 1, "period_ms": 30_000},
            {"main_ms": 0, "periods": 0, "period_ms": 0},
        ])
    );
    assert_eq!(answer["after"][0].get("announce"), None);
}

#[test]
fn nothing_follows_a_flag() {
    let answer = answer(&json!({
        "name": {"any": ["thing"]},
        "system": "hourglass",
        "settings": {"main_ms": 5_000},
        "moves": [
            {"color": "W", "think_ms": 1_000},
            {"color": "B", "think_ms": 9_999, "peek_ms": [6_000]},
            {"color": "W", "think_ms": 1},
        ],
    }));
    assert_eq!(answer["name"], json!({"any": ["thing"]}));
    assert_eq!(outcomes(&answer), ["ok", "flag"]);
    assert_eq!(answer["after"][1]["B"], json!({"main_ms": 0}));
    assert_eq!(answer["after"][1]["W"], json!({"main_ms": 10_000}));
    assert_eq!(
        answer["flag"],
        json!({"color": "B", "move_index": 1, "at_think_ms": 6_000, "at_running_ms": 7_000, "reason": "time"})
    );
}

#[test]
fn pauses_are_not_charged() {
    // A minute at 59 s goes on at 59 s.
    let line = |last: u64| {
        json!({
            "system": "cn_byoyomi",
            "settings": {"total_ms": 60_000, "reserve_minutes": 1},
            "moves": [{"color": "B", "segments": [["run", 59_000], ["pause", 86_400_000], ["run", last], ["pause", 5]],
                "sealed": true, "gap_ms": 7_200_000}, {"color": "W", "think_ms": 0}],
        })
    };
    let in_time = answer(&line(999));
    assert_eq!(outcomes(&in_time), ["ok", "ok"]);
    assert_eq!(in_time["after"][0]["announce"][11], json!([59_000, "9"]));
    assert_eq!(in_time["after"][0]["announce"].as_array().unwrap().len(), 12);
    let late = answer(&line(1_000));
    assert_eq!(outcomes(&late), ["flag"]);
    assert_eq!(late["after"][0]["announce"][12], json!([60_000, "10"]));
    assert_eq!(late["flag"]["at_think_ms"], 60_000);
}

#[test]
fn what_is_due_at_the_ms_of_the_move_is_said() {
    let line = |think: u64| {
        let answer = answer(&json!({
            "system": "cn_byoyomi",
            "settings": {"total_ms": 120_000, "reserve_minutes": 2},
            "moves": [{"color": "B", "think_ms": think}],
        }));
        answer["after"][0]["announce"].clone()
    };
    assert_eq!(line(29_999), json!([]));
    assert_eq!(line(30_000), json!([[30_000, "30"]]));
    assert_eq!(line(59_999).as_array().unwrap().len(), 5);
    assert_eq!(line(60_000).as_array().unwrap()[5..], [json!([60_000, "1min"]), json!([60_000, "left:1"])]);
}

#[test]
fn the_last_minute_overrun_as_a_pass_every_time() {
    let answer = answer(&json!({
        "system": "cn_byoyomi",
        "settings": {"total_ms": 180_000, "reserve_minutes": 2, "timeout_as_pass": true},
        "moves": [
            {"color": "B", "think_ms": 500_000},
            {"color": "W", "think_ms": 1_000},
            {"color": "B", "think_ms": 60_000},
            {"color": "W", "think_ms": 178_999},
        ],
    }));
    assert_eq!(outcomes(&answer), ["timeout_pass", "ok", "timeout_pass", "ok"]);
    for index in [0, 2] {
        let state = json!({"main_ms": 0, "periods": 1, "period_ms": 60_000});
        assert_eq!(answer["after"][index]["B"], state);
    }
    assert_eq!(answer["flag"], Value::Null);
}

#[test]
fn two_warnings_lose_when_the_second_is_given() {
    let game = |early: [&[u64]; 2], think: u64| {
        answer(&json!({
            "system": "absolute",
            "settings": {"main_ms": 60_000},
            "moves": [
                {"color": "B", "think_ms": 10_000, "early_press_ms": early[0]},
                {"color": "W", "think_ms": 1_000, "early_press_ms": [500]},
                {"color": "B", "think_ms": think, "early_press_ms": early[1]},
            ],
        }))
    };
    let one = game([&[4_000], &[]], 5_000);
    assert_eq!(outcomes(&one), ["ok", "ok", "ok"]);
    assert_eq!(one["after"][0]["B"], json!({"main_ms": 50_000}), "the reading is not changed");
    assert_eq!(one["warnings"], json!({"B": 1, "W": 1}));
    let two = game([&[4_000], &[3_000]], 5_000);
    assert_eq!(outcomes(&two), ["ok", "ok", "two_warnings"]);
    assert_eq!(two["after"][2]["B"], json!({"main_ms": 47_000}));
    assert_eq!(
        two["flag"],
        json!({"color": "B", "move_index": 2, "at_think_ms": 3_000, "at_running_ms": 14_000, "reason": "two_warnings"})
    );
    assert_eq!(two["warnings"], json!({"B": 2, "W": 1}));
    let at_once = game([&[9_000, 1_000, 2_000], &[]], 0);
    assert_eq!(outcomes(&at_once), ["two_warnings"]);
    assert_eq!(at_once["flag"]["at_think_ms"], 2_000);
    // The flag falls before a press that comes with it; a press with the stone is still too early.
    let flagged = game([&[4_000], &[50_000]], 50_000);
    assert_eq!(flagged["flag"]["reason"], "time");
    let together = game([&[4_000], &[5_000]], 5_000);
    assert_eq!(together["flag"]["reason"], "two_warnings");
}

#[test]
fn late_arrivals() {
    let start = |late: Value, limit: Value| {
        answer(&json!({
            "system": "cn_byoyomi",
            "settings": {"total_ms": 3_600_000, "reserve_minutes": 5, "late_ms": late, "late_limit_ms": limit},
            "moves": [{"color": "B", "think_ms": 1_000}],
        }))
    };
    let lost = |color: &str, reason: &str| json!({"color": color, "move_index": -1, "at_think_ms": 0, "at_running_ms": 0, "reason": reason});
    let full = json!({"main_ms": 3_300_000, "periods": 5, "period_ms": 60_000});
    let played = start(json!({"W": 1_700_000}), json!(3_600_000));
    assert_eq!(outcomes(&played), ["ok"]);
    assert_eq!(played["initial"]["W"], json!({"main_ms": 0, "periods": 4, "period_ms": 60_000}));
    // Exactly the limit is still allowed.
    let limit = start(json!({"W": 900_000}), json!(900_000));
    assert_eq!(limit["initial"]["W"], json!({"main_ms": 1_500_000, "periods": 5, "period_ms": 60_000}));
    let beyond = start(json!({"W": 900_001}), json!(900_000));
    assert_eq!(beyond["flag"], lost("W", "late_forfeit"));
    assert_eq!(beyond["after"], json!([]));
    assert_eq!(beyond["initial"], json!({"B": full, "W": full}));
    let both = start(json!({"B": 900_001, "W": 3_600_000}), json!(900_000));
    assert_eq!(both["flag"], lost("both", "late_forfeit"));
    let exhausted = start(json!({"B": 1_800_000}), json!(3_600_000));
    assert_eq!(exhausted["flag"], lost("B", "late_time_exhausted"));
    assert_eq!(exhausted["initial"]["B"], json!({"main_ms": 0, "periods": 0, "period_ms": 0}));
    assert_eq!(exhausted["initial"]["W"], full);
    let nobody = start(json!({"B": 1_800_000, "W": 3_599_999}), Value::Null);
    assert_eq!(nobody["flag"], lost("both", "late_time_exhausted"));
}

#[test]
fn settings_of_each_side() {
    let answer = answer(&json!({
        "system": "fischer",
        "settings": {"increment_ms": 1_000, "B": {"main_ms": 10_000}, "W": {"main_ms": 5_000, "increment_ms": 0}},
        "moves": [{"color": "B", "think_ms": 500}, {"color": "W", "think_ms": 500}],
    }));
    assert_eq!(answer["initial"], json!({"B": {"main_ms": 10_000}, "W": {"main_ms": 5_000}}));
    assert_eq!(answer["after"][1]["B"], json!({"main_ms": 10_500}));
    assert_eq!(answer["after"][1]["W"], json!({"main_ms": 4_500}));
}

#[test]
fn a_bad_line_is_answered_and_the_next_goes_on() {
    let bad: [&[u8]; 19] = [
        b"nonsense",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"{\"a\":",
        br#"{"system":"chess","settings":{},"moves":[]}"#,
        br#"{"settings":{},"moves":[]}"#,
        br#"{"system":"absolute","moves":[]}"#,
        br#"{"system":"absolute","settings":{"main_ms":0},"moves":[]}"#,
        br#"{"system":"none","moves":{}}"#,
        br#"{"system":"none","moves":[5]}"#,
        br#"{"system":"none","moves":[{"color":"G","think_ms":1}]}"#,
        br#"{"system":"none","moves":[{"color":"B"}]}"#,
        br#"{"system":"none","moves":[{"color":"B","think_ms":-1}]}"#,
        br#"{"system":"none","moves":[{"color":"B","segments":[["walk",5]]}]}"#,
        br#"{"system":"none","moves":[{"color":"B","segments":[["run",18446744073709551615],["run",1]]}]}"#,
        br#"{"system":"none","moves":[{"color":"B","think_ms":1,"peek_ms":5}]}"#,
        br#"{"system":"none","settings":{"late_ms":5},"moves":[]}"#,
        br#"{"system":"none","settings":{"B":5},"moves":[]}"#,
    ];
    let mut input = Vec::new();
    for line in bad {
        input.extend_from_slice(line);
        input.extend_from_slice(b"\n\n  \r\n");
    }
    input.extend_from_slice(br#"{"name":"last","system":"none","moves":[]}"#);
    let (good, answers) = answers(&input);
    assert!(!good);
    assert_eq!(answers.len(), bad.len() + 1);
    for (answer, line) in answers.iter().zip(bad) {
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{}", String::from_utf8_lossy(line)));
        assert!(error.split_whitespace().count() >= 3, "{error}");
    }
    assert_eq!(answers[bad.len()]["name"], "last");
    assert_eq!(answers[bad.len()]["after"], json!([]));
}

#[test]
fn numbers_as_large_as_they_come() {
    let max = u64::MAX;
    for (system, settings) in [
        ("none", json!({"late_ms": {"B": max}, "late_limit_ms": max})),
        ("canadian", json!({"main_ms": 356_400_000_u64, "stones": 9_999, "period_ms": 356_400_000_u64})),
        ("cn_step", json!({"main_ms": 0, "stones": 1, "period_ms": 356_400_000_u64})),
        ("byoyomi", json!({"main_ms": 356_400_000_u64, "periods": 9_999, "period_ms": 356_400_000_u64})),
        (
            "cn_byoyomi",
            json!({"total_ms": 356_400_000_u64, "reserve_minutes": 5_940, "timeout_as_pass": true}),
        ),
    ] {
        let moves: Vec<Value> = [0, 1, max, max]
            .iter()
            .zip("BWBW".chars())
            .map(|(t, color)| json!({"color": color.to_string(), "think_ms": t, "peek_ms": [0, max], "early_press_ms": [t]}))
            .collect();
        let answer = answer(&json!({"system": system, "settings": settings, "moves": moves}));
        assert!(answer["after"].as_array().unwrap().len() >= 3, "{system}");
    }
}

fn explained(spec: &str, as_json: bool, tag: &str) -> String {
    let mut output = Vec::new();
    time::explain(spec, as_json, text::named(tag).unwrap(), &mut output).unwrap().unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn a_setting_is_said_back_in_words() {
    assert_eq!(
        explained("club", false, "en"),
        "Each side has 30 minutes, then 5 periods of 30 seconds. A move within 30 seconds costs nothing; a period \
         used up is gone, and the last one loses.\n"
    );
    assert_eq!(explained("10s/move", false, "zh-CN"), "每方每手10秒。\n");
    for spec in [
        "none",
        "30m",
        "10s/move",
        "1h incl 5x60s timeout=pass",
        "30m+15/5m",
        "30m+15/10m carry",
        "30m+10/5m,20/5m",
        "20m+10s cap 30m bonus first",
        "20m delay 5s",
        "20m bronstein 5s",
        "hourglass 2m delay 5s",
        "30m ing 3x5m",
        "10m nhk 30s+10x60s",
        "B=30m W=10m+3x30s",
    ] {
        for tag in ["en", "zh-CN"] {
            let words = explained(spec, false, tag);
            assert!(words.ends_with(['.', '。', '\n']) && words.chars().count() > 8, "{spec}: {words}");
        }
    }
}

#[test]
fn a_setting_as_json() {
    let object: Value = serde_json::from_str(&explained("1h30m + 5x30s", true, "en")).unwrap();
    assert_eq!(object["spec"], "90m+5x30s");
    assert_eq!(object["system"], "byoyomi");
    assert_eq!(object["settings"], json!({"main_ms": 5_400_000, "periods": 5, "period_ms": 30_000}));
    assert!(object["words"].as_str().unwrap().starts_with("Each side has 1 hour 30 minutes"));
    let object: Value = serde_json::from_str(&explained("W=10m+5s B=30m", true, "en")).unwrap();
    assert_eq!(object["spec"], "B=30m W=10m+5s");
    assert_eq!(object["system"], json!({"B": "absolute", "W": "fischer"}));
    assert_eq!(object["settings"]["B"], json!({"main_ms": 1_800_000}));
    assert_eq!(object["settings"]["W"]["increment_ms"], 5_000);
}

#[test]
fn a_setting_that_is_none() {
    let wrong = time::explain("20m+10s/move", true, text::named("en").unwrap(), &mut Vec::new()).unwrap();
    assert_eq!(wrong.unwrap_err().readings, ["20m+10s", "20m+1x10s"]);
}
