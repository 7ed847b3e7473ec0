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
