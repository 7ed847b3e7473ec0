//! The program speaks: on the second, what is also on the screen.

use portable_pty::CommandBuilder;

use super::terminal::Terminal;
use crate::voice::stage::Stage;

#[test]
fn the_last_seconds_are_heard_and_seen() {
    let mut stage = Stage::new();
    stage.program("tts", "exit 0");
    let config =
        format!("voice = \"command\"\nvoice_command = [\"{}\"]\nvoice_lang = \"ko\"\n", stage.bin("tts"));
    let config = stage.file("config.toml", config.as_bytes());
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_shoutan"));
    command.args(["--config", &config, "play", "--size", "9", "--time", "1x4s", "--yes", "--lang", "en"]);
    command.env("SHOUTAN_DATA_DIR", stage.cache("data"));
    command.env("SHOUTAN_PROBE", "0");
    let terminal = Terminal::run(command, (80, 24));
    for (seen, heard) in [("LAST: 7", "일곱"), ("LAST: 8", "여덟"), ("LAST: 9", "아홉")] {
        terminal.wait_for(seen);
        assert_eq!(stage.started("tts"), format!("tts {heard}"));
    }
    terminal.wait_for("ran out of time");
    assert_eq!(stage.started("tts"), "tts 열, 시간패입니다");
    stage.all_reaped();
}

#[test]
fn how_it_is_heard_is_kept_and_the_configuration_wins() {
    let stage = Stage::new();
    let (data, kept) = (stage.cache("data"), stage.cache("data/sound.txt"));
    let run = |config: &str, table: bool| {
        let config = stage.file("config.toml", config.as_bytes());
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_shoutan"));
        command.args(["--config", &config]);
        if table {
            command.args(["play", "--size", "9", "--time", "1h", "--yes", "--lang", "en"]);
        } else {
            command.args(["clock", "--time", "1h", "--lang", "en"]);
        }
        command.env("SHOUTAN_DATA_DIR", &data);
        command.env("SHOUTAN_PROBE", "0");
        // Nothing here speaks.
        command.env("PATH", "/nowhere");
        Terminal::run(command, (80, 24))
    };
    let terminal = run("", true);
    terminal.wait_for("Black to play");
    terminal.keys("V");
    terminal.wait_for("sound: bell");
    terminal.wait_until("a bell", |_, raw| raw.contains(&7));
    drop(terminal);
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), "bell\n");
    let terminal = run("", false);
    terminal.wait_for("Any key starts");
    terminal.keys("\x1b");
    terminal.wait_for("sound: bell");
    drop(terminal);
    let terminal = run("voice = \"off\"\n", true);
    terminal.wait_for("Black to play");
    terminal.keys("\x1b");
    terminal.wait_for("sound: off");
    terminal.keys("V");
    terminal.wait_for("sound: voice");
    drop(terminal);
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), "voice\n");
}
