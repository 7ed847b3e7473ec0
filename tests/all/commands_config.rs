//! What is said on standard error of a file of settings that cannot be used.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs the program with this file of settings, in its folder, without a terminal: status, output, what is told.
fn run(config: &Path, words: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_shoutan"))
        .args(words)
        .arg("--config")
        .arg(config.file_name().unwrap())
        .current_dir(config.parent().unwrap())
        .env("SHOUTAN_DATA_DIR", config.parent().unwrap())
        .env("LANG", "C.UTF-8")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_broken_file_is_told_in_one_line_with_its_place_and_nothing_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("c.toml");
    let words = ["time", "30m+5x30s", "--lang", "en"];
    fs::write(&config, "").unwrap();
    let (status, _, error) = run(&config, &words);
    assert_eq!((status, error.as_str()), (0, ""));
    for (bytes, told) in [
        (&b"lang = \"en\"\nascii ="[..], "c.toml: line 2: "),
        (b"lang = \"en\"\n\nascii = 1\n", "c.toml: line 3: "),
        (b"= 3", "c.toml: line 1: "),
        (b"lang = \"fr\"", "c.toml: lang is fr; it may be en, zh-CN, ja, ko"),
        (b"color = \"x\\u001b[2J\"", "c.toml: color is x\u{241b}[2J; it may be auto, always, never"),
        (b"voice = \"command\"", "c.toml: voice is command; voice_command must name the program"),
        (b"ambiguous_width = 3", "c.toml: ambiguous_width may be 1 or 2"),
        (b"lang = \"\xc0\xee\"", "c.toml: it is not UTF-8; save it as UTF-8"),
    ] {
        fs::write(&config, bytes).unwrap();
        let (status, _, error) = run(&config, &words);
        // Neither the screen nor a command goes on with settings nobody meant.
        let (screen, output, on_screen) = run(&config, &["clock"]);
        assert_eq!((screen, output.as_str(), &on_screen), (1, "", &error), "{error}");
        assert_eq!((status, output.as_str()), (1, ""), "{error}");
        assert!(error.starts_with(&format!("shoutan: {told}")) && error.lines().count() == 1, "{error}");
        assert!(!error.contains('\u{1b}'), "{error}");
    }
}

#[test]
fn settings_there_are_not_are_named_in_the_language_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("c.toml");
    fs::write(&config, "speed = 3\ncolour = \"red\"\n\"a\\u001b\" = 1\n").unwrap();
    for (lang, told) in [
        ("en", "c.toml: there is no setting called a\u{241b}, colour, speed"),
        ("zh-CN", "c.toml：没有a\u{241b}, colour, speed这样的设置"),
        ("ja", "c.toml：a\u{241b}, colour, speedという設定はありません"),
        ("ko", "c.toml: a\u{241b}, colour, speed(이)라는 설정은 없습니다"),
    ] {
        let (status, output, error) = run(&config, &["time", "30m", "--lang", lang]);
        assert_eq!((status, output.is_empty(), error), (0, false, format!("shoutan: {told}\n")));
    }
    // The language of the file counts where none is asked for.
    fs::write(&config, "lang = \"ja\"\nspeed = 3\n").unwrap();
    let (_, _, error) = run(&config, &["time", "30m"]);
    assert_eq!(error, "shoutan: c.toml：speedという設定はありません\n");
}

#[test]
fn a_file_that_cannot_be_read_is_told_too() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("none.toml");
    let (status, _, error) = run(&config, &["time", "30m", "--lang", "en"]);
    let told = "shoutan: none.toml could not be read: there is no such file; check the name\n";
    assert_eq!((status, error.as_str()), (1, told));
    assert_eq!(run(&config, &["clock"]).0, 1);
    fs::create_dir(&config).unwrap();
    let (_, _, error) = run(&config, &["time", "30m", "--lang", "en"]);
    assert_eq!(error, "shoutan: none.toml could not be read: it is a folder; name a file in it\n");
    #[cfg(unix)]
    {
        let pipe = folder.path().join("pipe.toml");
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let (status, _, error) = run(&pipe, &["time", "30m", "--lang", "en"]);
        assert_eq!(status, 1);
        assert!(error.starts_with("shoutan: pipe.toml could not be read: it is a named pipe"), "{error}");
    }
}
