//! `check` and `show` in a terminal: interrupted quietly, the line of progress gone, no pixels.

use portable_pty::CommandBuilder;
use std::path::Path;

use super::terminal::Terminal;

fn run(words: &[&str]) -> Terminal {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_shoutan"));
    command.args(words);
    command.args(["--lang", "en"]);
    Terminal::run(command, (80, 24))
}

#[test]
fn an_interrupt_ends_quietly() {
    let folder = tempfile::tempdir().unwrap();
    let bad = folder.path().join("bad.sgf");
    std::fs::write(&bad, "x").unwrap();
    // The first file has been looked at when the second is waited for: nothing more comes before it is there.
    for words in [&["check", "-"][..], &["check", bad.to_str().unwrap(), "-", "--json"]] {
        let mut terminal = run(words);
        Terminal::let_pass(300);
        terminal.keys("\x03");
        assert_eq!(terminal.end(), Err("Interrupt".to_owned()));
        let raw = terminal.raw();
        assert!(!raw.contains("shoutan:") && !raw.contains('\u{1b}'), "{raw:?}");
    }
}

#[test]
fn progress_is_gone_at_the_end() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games");
    let games = games.to_str().unwrap();
    let mut terminal = run(&["check", games, games, games]);
    assert_eq!(terminal.end(), Ok(0));
    assert_eq!(terminal.screen().trim_end(), "48 files, 48 games, no problems");
}

#[test]
fn no_pixels_reach_a_terminal() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games/1846-shusaku-genan.sgf");
    let mut terminal = run(&["show", game.to_str().unwrap(), "--format", "png"]);
    assert_eq!(terminal.end(), Ok(2));
    let screen = terminal.screen();
    assert!(screen.starts_with("shoutan: ") && screen.contains("--out"), "{screen}");
}
