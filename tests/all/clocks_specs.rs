//! Time settings in words.

use serde_json::Value;
use shoutan::clock::control::{PRESETS, TimeControl, display_both};
use shoutan::clock::side::Side;
use shoutan::clock::spec::parse_both;
use shoutan::rules::color::ByColor;

/// What is typed, its system, how it is printed.
pub const SPECS: [(&str, &str, &str); 57] = [
    ("none", "none", "none"),
    ("30m", "absolute", "30m"),
    ("1h30m", "absolute", "90m"),
    ("1h 30m", "absolute", "90m"),
    ("60m", "absolute", "1h"),
    ("90s", "absolute", "90s"),
    ("60s", "absolute", "1m"),
    ("1500ms", "absolute", "1500ms"),
    ("30m+5x30s", "byoyomi", "30m+5x30s"),
    ("30 min + 5 x 30 sec", "byoyomi", "30m+5x30s"),
    ("30M+5X30S", "byoyomi", "30m+5x30s"),
    ("30m+5×30s", "byoyomi", "30m+5x30s"),
    ("３０分＋５×３０秒", "byoyomi", "30m+5x30s"),
    ("0m+3x30s", "byoyomi", "3x30s"),
    ("3x30s", "byoyomi", "3x30s"),
    ("3x1m", "byoyomi", "3x60s"),
    ("3x2m", "byoyomi", "3x2m"),
    ("1h incl 5x60s", "cn_byoyomi", "1h incl 5x60s"),
    ("60m incl 5x1m", "cn_byoyomi", "1h incl 5x60s"),
    ("5m incl 5x60s", "cn_byoyomi", "5m incl 5x60s"),
    ("1h incl 5x60s timeout=pass", "cn_byoyomi", "1h incl 5x60s timeout=pass"),
    ("1h including 5x60s timeout = pass", "cn_byoyomi", "1h incl 5x60s timeout=pass"),
    ("30m+15/5m", "canadian", "30m+15/5m"),
    ("15/5m", "canadian", "15/5m"),
    ("0s+15/5m", "canadian", "15/5m"),
    ("5/1m", "canadian", "5/60s"),
    ("30m+15/10m carry", "cn_step", "30m+15/10m carry"),
    ("15/10m carry", "cn_step", "15/10m carry"),
    ("20m+10s", "fischer", "20m+10s"),
    ("20m+10s cap 30m", "fischer", "20m+10s cap 30m"),
    ("20m+10s bonus first", "fischer", "20m+10s bonus first"),
    ("20m+10s bonus first cap 30m", "fischer", "20m+10s cap 30m bonus first"),
    ("20m+0s bonus first", "fischer", "20m+0s"),
    ("20m+1m", "fischer", "20m+60s"),
    ("20m+0s", "fischer", "20m+0s"),
    ("10s/move", "simple", "10s/move"),
    ("10s per move", "simple", "10s/move"),
    ("1m/move", "simple", "60s/move"),
    ("20m delay 5s", "us_delay", "20m delay 5s"),
    ("0s delay 5s", "us_delay", "0s delay 5s"),
    ("20m bronstein 5s", "bronstein", "20m bronstein 5s"),
    ("hourglass 2m", "hourglass", "hourglass 2m"),
    ("hourglass 2m delay 5s", "hourglass", "hourglass 2m delay 5s"),
    ("30m ing 3x5m", "ing", "30m ing 3x5m"),
    ("30m ing", "ing", "30m ing 3x5m"),
    ("30m ing 3x5m at 2", "ing", "30m ing 3x5m"),
    ("30m ing 2x5m at 3", "ing", "30m ing 2x5m at 3"),
    ("nhk 30s+10x60s", "nhk", "nhk 30s+10x60s"),
    ("10m nhk 30s+10x60s", "nhk", "10m nhk 30s+10x60s"),
    ("nhk 30s+0x60s", "nhk", "nhk 30s+0x60s"),
    ("30m+10/5m,20/5m,30/5m", "canadian_progressive", "30m+10/5m,20/5m,30/5m"),
    ("30m + 10/5m, 20/5m", "canadian_progressive", "30m+10/5m,20/5m"),
    ("10/5m,", "canadian_progressive", "10/5m,"),
    ("99h", "absolute", "99h"),
    ("３０ｍ　＋　５ｘ３０ｓ", "byoyomi", "30m+5x30s"),
    ("1小時30分鐘", "absolute", "90m"),
    (" club ", "byoyomi", "30m+5x30s"),
];

#[test]
fn settings_are_read_and_printed() {
    for (typed, system, printed) in SPECS {
        let control: TimeControl = typed.parse().unwrap_or_else(|error| panic!("{typed}: {error}"));
        assert_eq!(control.system(), system, "{typed}");
        assert_eq!(control.to_string(), printed, "{typed}");
        assert_eq!(printed.parse(), Ok(control.clone()), "{typed}");
        let both = TimeControl::both_from_settings(ByColor::new_with(|_| system), &control.settings());
        assert_eq!(both, Ok(ByColor::new_with(|_| control.clone())), "{typed}");
        assert_eq!(TimeControl::from_text(&control.to_text()), Ok(control.clone()), "{}", control.to_text());
        let side = Side::new(control);
        assert_eq!(Side::from_text(&side.to_text()), Ok(side.clone()), "{}", side.to_text());
    }
}

#[test]
fn presets() {
    for (name, spec) in PRESETS {
        let control: TimeControl = name.parse().unwrap();
        assert_eq!(control.to_string(), spec);
    }
}

#[test]
fn settings_as_text() {
    let cases = [
        ("nhk 30s+10x60s", "nhk main=0 base=30000 blocks=10 block=60000"),
        (
            "20m+10s cap 30m bonus first",
            "fischer main=1200000 increment=10000 cap=1800000 bonus_at_start=yes",
        ),
        ("20m+10s", "fischer main=1200000 increment=10000"),
        ("10/5m,20/5m", "canadian_progressive main=0 blocks=10/300000,20/300000"),
        ("none", "none"),
    ];
    for (spec, text) in cases {
        let control: TimeControl = spec.parse().unwrap();
        assert_eq!(control.to_text(), text, "{spec}");
    }
}

#[test]
fn settings_as_json() {
    let cases = [
        ("30m+5x30s", r#"{"main_ms":1800000,"periods":5,"period_ms":30000}"#),
        ("1h incl 5x60s", r#"{"total_ms":3600000,"reserve_minutes":5,"timeout_as_pass":false}"#),
        ("10s/move", r#"{"per_move_ms":10000}"#),
        ("nhk 30s+10x60s", r#"{"main_ms":0,"base_ms":30000,"blocks":10,"block_ms":60000}"#),
        (
            "10/5m,20/5m",
            r#"{"main_ms":0,"blocks":[{"stones":10,"period_ms":300000},{"stones":20,"period_ms":300000}]}"#,
        ),
        (
            "20m+10s cap 30m",
            r#"{"main_ms":1200000,"increment_ms":10000,"cap_ms":1800000,"bonus_at_start":false}"#,
        ),
        ("20m delay 5s", r#"{"main_ms":1200000,"delay_ms":5000}"#),
        ("30m ing 3x5m", r#"{"main_ms":1800000,"periods":3,"period_ms":300000,"penalty_points":2}"#),
        ("none", "{}"),
    ];
    for (spec, json) in cases {
        let control: TimeControl = spec.parse().unwrap();
        let right: Value = serde_json::from_str(json).unwrap();
        assert_eq!(control.settings(), right, "{spec}");
    }
}

#[test]
fn both_sides() {
    let both = parse_both("30m+5x30s").unwrap();
    assert_eq!(both.black, both.white);
    assert_eq!(display_both(&both), "30m+5x30s");
    let both = parse_both("W=1h incl 5x60s timeout=pass B=20m+10s cap 30m").unwrap();
    assert_eq!(display_both(&both), "B=20m+10s cap 30m W=1h incl 5x60s timeout=pass");
    assert_eq!(parse_both(&display_both(&both)), Ok(both));
    for wrong in [
        "B=30m",
        "W=30m",
        "B=30m B=20m",
        "30m B=20m W=10m",
        "B= W=",
        "B=30m W=",
        "B=x W=30m",
        "B=hourglass 2m W=30m",
        "B=hourglass 2m W=none",
    ] {
        assert!(parse_both(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn what_has_several_readings_is_refused_with_them() {
    let cases: [(&str, &[&str]); 28] = [
        ("30", &["30m", "30s"]),
        ("fischer 10m+5s", &["10m+5s"]),
        ("每方30分钟", &["30分钟"]),
        ("每手30秒", &["30秒/move"]),
        ("30m+byoyomi 5x30s", &["30m+5x30s"]),
        ("30'+5x30\"", &["30m+5x30s"]),
        ("25 moves/10m", &["25/10m"]),
        ("1h incl 5m", &["1h incl 5x60s"]),
        ("30m+15 15/5m", &["30m+15/5m"]),
        ("1m30", &["1m30s"]),
        ("5m30+3x30s", &["5m30s+3x30s"]),
        ("1h30", &["1h30m", "1h30s"]),
        ("10m 5m", &["15m", "10m+5m"]),
        ("10m5m", &["15m", "10m+5m"]),
        ("1h incl 5x60", &["1h incl 5x60s"]),
        ("0.5s/move", &["500ms/move"]),
        ("30m 5x30s", &["30m+5x30s"]),
        ("30+5x30", &["30m+5x30s", "30m+5x30m", "30s+5x30s", "30s+5x30m"]),
        ("30m+5x30", &["30m+5x30s", "30m+5x30m"]),
        ("20+10", &["20m+10s", "20m+10m", "20s+10s", "20s+10m"]),
        ("10/move", &["10m/move", "10s/move"]),
        ("15/5", &["15/5s", "15/5m"]),
        ("20m+10s/move", &["20m+10s", "20m+1x10s"]),
        ("20m+10s per move", &["20m+10s", "20m+1x10s"]),
        ("20m+10/move", &["20m+10s", "20m+1x10s", "20m+10m", "20m+1x10m"]),
        ("1h incl 5x30s", &["3450s+5x30s", "1h incl 5x60s"]),
        ("20m+10s cap 30", &["20m+10s cap 30m"]),
        ("nhk 30+10x60s", &["nhk 30s+10x60s", "nhk 30m+10x60s"]),
    ];
    for (typed, readings) in cases {
        let error = typed.parse::<TimeControl>().unwrap_err();
        assert_eq!(error.readings, readings, "{typed}: {error}");
        for reading in readings {
            assert!(reading.parse::<TimeControl>().is_ok(), "{typed}: {reading}");
        }
    }
    let error = "20m+10s/move".parse::<TimeControl>().unwrap_err();
    assert_eq!(error.to_string(), "20m+10s/move has two readings; it could be 20m+10s or 20m+1x10s");
}

/// Nothing of the kind is a time setting.
const MALFORMED: &[&str] = &[
    "",
    " ",
    "\t",
    "x",
    "xx",
    "+",
    "/",
    ",",
    "=",
    "m",
    "h",
    "s",
    "hello",
    "none none",
    "none 30m",
    "30m none",
    "30mm",
    "30q",
    "30 q",
    "3 0m",
    "-30m",
    "30m-5",
    "30m+",
    "+30m",
    "+10s",
    "30m++5x30s",
    "30m+5x",
    "30m+x30s",
    "30m+5xx30s",
    "30m+5x30s+10s",
    "30m+5x30s carry",
    "30m+5x30s cap 40m",
    "30m 5x30s",
    "5x30s+30m",
    "5x",
    "x30s",
    "0x30s",
    "3x0s",
    "30m+0x30s",
    "30m+3x0s",
    "0s",
    "0m",
    "0h",
    "100h",
    "99h1ms",
    "30m+5x100h",
    "30m+10000x30s",
    "99999999999999999999m",
    "18446744073709551615h",
    "5124095576031h",
    "30m+99999999999x30s",
    "1h incl",
    "1h incl 5",
    "1h incl 5x",
    "1h incl 0x60s",
    "1h incl 61x60s",
    "1h incl 5x60s timeout",
    "1h incl 5x60s timeout=",
    "1h incl 5x60s timeout=loss",
    "incl 5x60s",
    "1h incl 5x30s",
    "1h incl 5/60s",
    "30m+15/",
    "30m+/5m",
    "30m+0/5m",
    "30m+15/0s",
    "15/",
    "/5m",
    "15/5m/3",
    "30m+15/5m carry carry",
    "30m+15/5m cary",
    "30m+10/5m,20/5m carry",
    "30m+10/5m,,20/5m",
    "30m+10/5m,20/5m,",
    "30m+10/5m,20",
    "carry",
    "20m+10s cap",
    "20m+10s cap 10m",
    "20m+10s cap 0s",
    "20m+10s bonus",
    "20m+10s bonus last",
    "20m+10s cap 30m cap 40m",
    "20m cap 30m",
    "0s+10s",
    "10s/",
    "10s/mov",
    "0s/move",
    "/move",
    "20m delay",
    "20m delay 5",
    "20m delay 100h",
    "0s delay 0s",
    "delay 5s",
    "20m bronstein",
    "bronstein 5s",
    "hourglass",
    "hourglass 0s",
    "hourglass 2m 5s 3x",
    "hourglass 2m delay",
    "2m hourglass",
    "30m ing 3x",
    "30m ing at",
    "30m ing 0x5m",
    "30m ing 3x5m at",
    "30m ing 3x5m at 2m",
    "30m ing 3x5m at 10000",
    "ing 3x5m",
    "nhk",
    "nhk 30s",
    "nhk 30s+",
    "nhk 30s+10",
    "nhk 30s+10x",
    "nhk 0s+10x60s",
    "nhk 30s+10x0s",
    "nhk 30s+10x60s+1",
    "1.5h",
    "1:30:00",
    "30m;5x30s",
    "30m+5x30s!",
    "30m\u{1b}[2J",
    "\u{202e}30m",
    "30m\u{0}",
    "三十分",
    "½h",
    "30m+5x30s W=20m",
];

#[test]
fn malformed_settings_are_refused_with_a_sentence() {
    assert!(MALFORMED.len() > 120);
    for text in MALFORMED {
        let error = match text.parse::<TimeControl>() {
            Ok(control) => panic!("{text:?} was read as {control}"),
            Err(error) => error.to_string(),
        };
        assert!(error.split_whitespace().count() >= 4, "{text:?}: {error}");
        assert!(!error.chars().any(char::is_control), "{text:?}: {error:?}");
        assert!(error.chars().count() < 200, "{text:?}: {error}");
    }
}

#[test]
fn settings_that_cannot_be_are_refused() {
    let cases = [
        ("chess", "{}"),
        ("absolute", "{}"),
        ("absolute", r#"{"main_ms":0}"#),
        ("absolute", r#"{"main_ms":-1}"#),
        ("absolute", r#"{"main_ms":1.5}"#),
        ("absolute", r#"{"main_ms":"60000"}"#),
        ("absolute", r#"{"main_ms":356400001}"#),
        ("absolute", r#"{"main_ms":18446744073709551616}"#),
        ("absolute", "[]"),
        ("simple", r#"{"per_move_ms":0}"#),
        ("byoyomi", r#"{"main_ms":0,"periods":0,"period_ms":30000}"#),
        ("byoyomi", r#"{"main_ms":0,"periods":4294967296,"period_ms":30000}"#),
        ("byoyomi", r#"{"main_ms":0,"periods":3}"#),
        ("cn_byoyomi", r#"{"total_ms":60000,"reserve_minutes":2}"#),
        ("cn_byoyomi", r#"{"total_ms":60000,"reserve_minutes":1,"timeout_as_pass":1}"#),
        ("canadian", r#"{"main_ms":0,"stones":0,"period_ms":1}"#),
        ("canadian_progressive", r#"{"main_ms":0,"blocks":[]}"#),
        ("canadian_progressive", r#"{"main_ms":0,"blocks":[1]}"#),
        ("canadian_progressive", r#"{"main_ms":0,"blocks":{"stones":1}}"#),
        ("fischer", r#"{"main_ms":0,"increment_ms":10000}"#),
        ("fischer", r#"{"main_ms":20000,"increment_ms":10000,"cap_ms":19999}"#),
        ("hourglass", r#"{"main_ms":0,"delay_ms":5000}"#),
        ("ing", r#"{"main_ms":5,"periods":3}"#),
        ("nhk", r#"{"base_ms":0,"blocks":2,"block_ms":60000}"#),
    ];
    for (system, settings) in cases {
        let settings: Value = serde_json::from_str(settings).unwrap();
        let error = TimeControl::both_from_settings(ByColor::new_with(|_| system), &settings)
            .unwrap_err()
            .to_string();
        assert!(error.split_whitespace().count() >= 3, "{system} {settings}: {error}");
    }
}

#[test]
fn texts_of_clocks_that_are_none() {
    for text in [
        "",
        ";",
        "byoyomi",
        "byoyomi main=0 periods=3 period=30000",
        "byoyomi main=0 periods=3 period=30000; periods=3",
        "byoyomi main=0 periods=3 period=30000; periods=3 period=30001",
        "byoyomi main=0 periods=3 period=30000; periods=3 period=30000 penalty=2",
        "byoyomi main=0 periods=0 period=30000; -",
        "canadian main=0 stones=3 period=30000; period=30000",
        "absolute main=60000; main=-5",
        "absolute main=60000; main=99999999999999999999",
        "absolute main; main=5",
        "canadian_progressive blocks=3/x; -",
    ] {
        assert!(Side::from_text(text).is_err(), "{text}");
    }
}
