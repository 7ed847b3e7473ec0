//! The program itself.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use portable_pty::CommandBuilder;
use rustix::process::Signal;
use shoutan::game::event::Event;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::record::journal::Journal;
use shoutan::record::journal::content::Content;
use shoutan::rules::color::Color;
use tempfile::TempDir;

use super::terminal::{Terminal, text};

pub(super) const PROGRAM: &str = env!("CARGO_BIN_EXE_shoutan");

/// A data directory, and the program run in it.
pub(super) struct Desk(pub(super) TempDir);

impl Desk {
    pub(super) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(super) fn command(&self, words: &[&str]) -> CommandBuilder {
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(words);
        command.env("SHOUTAN_DATA_DIR", self.0.path());
        command.env("SHOUTAN_PROBE", "0");
        command.env_remove("NO_COLOR");
        command
    }

    pub(super) fn run(&self, words: &[&str]) -> Terminal {
        Terminal::run(self.command(words), (80, 24))
    }

    /// A game on 9 lines whose first clock runs.
    pub(super) fn play(&self, time: &str) -> Terminal {
        let terminal = self.run(&["play", "--size", "9", "--time", time, "--yes", "--lang", "en"]);
        terminal.wait_for("Move 1: Black to play");
        terminal
    }

    pub(super) fn files(&self, ending: &str) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.0.path().join("games")).unwrap();
        entries
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().unwrap() == ending)
            .collect()
    }

    /// The entries of the one journal.
    pub(super) fn journal(&self) -> Vec<serde_json::Value> {
        let [path] = &self.files("jsonl")[..] else { panic!("not one journal") };
        let content = std::fs::read_to_string(path).unwrap();
        content.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// The kinds of the journal's entries.
    pub(super) fn events(&self) -> Vec<String> {
        self.journal().iter().map(|entry| entry["ev"].as_str().unwrap().to_owned()).collect()
    }
}

pub(super) fn quit(terminal: &mut Terminal) {
    terminal.keys("q");
    // A game that has not begun is asked about in other words.
    terminal.wait_for("Leave");
    terminal.wait_for("y / n");
    terminal.keys("y");
    terminal.wait_for("New game");
    terminal.keys("q");
    assert_eq!(terminal.end(), Ok(0));
    terminal.assert_restored();
}

#[test]
fn a_stone_is_played_and_kept() {
    let desk = Desk::new();
    let mut terminal = desk.play("30m");
    terminal.keys("\r");
    terminal.wait_for("Move 2: White to play");
    terminal.keys("\x1b[A \x1b[B");
    terminal.wait_for("Move 3: Black to play");
    quit(&mut terminal);
    assert!(!terminal.raw().contains("\x1b[6n"), "the terminal is asked nothing");
    assert_eq!(desk.events(), ["begin", "play", "play", "pause"]);
}

#[test]
fn two_keys_from_the_home_screen_to_the_board() {
    let desk = Desk::new();
    let mut terminal = desk.run(&["--lang", "en"]);
    terminal.wait_for("New game");
    terminal.keys("\r");
    terminal.wait_for("Start");
    terminal.keys("\r");
    terminal.wait_until("a board", |screen, _| text(screen).contains("┼─┼"));
    quit(&mut terminal);
}

#[test]
fn a_held_key_and_a_paste_play_nothing() {
    let desk = Desk::new();
    let terminal = desk.play("30m");
    terminal.keys(&"\r".repeat(300));
    terminal.wait_for("Move 2: White to play");
    terminal.keys("\x1b[A\x1b[200~\r\rE4\r\x1b[201~l");
    terminal.keys("u");
    terminal.wait_for("take");
    assert_eq!(desk.events().iter().filter(|event| *event == "play").count(), 1);
}

#[test]
fn floods_of_arrows_draw_little() {
    let desk = Desk::new();
    let mut terminal = desk.play("30m");
    let before = terminal.raw().len();
    terminal.keys(&"\x1b[C\x1b[D".repeat(5_000));
    terminal.keys("\r");
    terminal.wait_for("Move 2: White to play");
    let spent = terminal.raw().len() - before;
    assert!(spent < 200_000, "{spent} bytes for 10000 keys");
    quit(&mut terminal);
}

#[test]
fn every_size_is_drawn() {
    let desk = Desk::new();
    let mut terminal = desk.play("30m");
    terminal.keys("\r");
    terminal.wait_for("Move 2: White to play");
    for (cols, rows) in [
        (1, 1),
        (2, 50),
        (45, 22),
        (46, 23),
        (79, 23),
        (100, 30),
        (200, 60),
        (300, 100),
        (480, 154),
        (1_200, 600),
    ] {
        let before = terminal.raw().len();
        terminal.resize(cols, rows);
        terminal.wait_until(&format!("a frame of {cols}x{rows}"), |_, raw| raw.len() > before);
    }
    terminal.resize(80, 24);
    terminal.wait_for("Move 2: White to play");
    quit(&mut terminal);
}

#[test]
fn a_signal_leaves_the_game_paused_and_the_terminal_as_it_was() {
    for (signal, status) in [(Signal::TERM, 143), (Signal::HUP, 129)] {
        let desk = Desk::new();
        let mut terminal = desk.play("30m");
        terminal.keys("\r");
        terminal.wait_for("Move 2: White to play");
        terminal.signal(signal);
        assert_eq!(terminal.end(), Ok(status));
        terminal.assert_restored();
        assert_eq!(desk.events(), ["begin", "play", "pause"]);
    }
}

#[test]
fn what_is_lost_by_the_end_is_told_once_the_terminal_is_back() {
    for signal in [None, Some(Signal::TERM), Some(Signal::HUP)] {
        let desk = Desk::new();
        let mut terminal = desk.play("30m");
        let games = desk.0.path().join("games");
        std::fs::remove_dir_all(&games).unwrap();
        std::fs::write(&games, "").unwrap();
        terminal.keys("\r");
        terminal.wait_for("NOT SAVED");
        if let Some(signal) = signal {
            terminal.signal(signal);
        } else {
            terminal.keys("q");
            terminal.wait_for("leave anyway?");
            terminal.keys("y");
            terminal.wait_for("New game");
            terminal.keys("q");
        }
        assert_eq!(terminal.end(), Ok(1), "{signal:?}");
        terminal.assert_restored();
        assert!(terminal.screen().contains("is NOT saved: "), "{}", terminal.screen());
    }
}

#[test]
fn a_game_whose_end_was_its_last_word_opens_with_its_result() {
    let desk = Desk::new();
    let mut terminal = desk.play("30m");
    terminal.keys("\r");
    terminal.wait_for("Move 2: White to play");
    let path = desk.files("jsonl").remove(0);
    quit(&mut terminal);
    let left = std::fs::read(&path).unwrap();
    let mut game = Content::read(&left).unwrap().game;
    std::fs::remove_file(&path).unwrap();
    for event in [
        Event::Resign { by: Color::White },
        Event::End { result: Outcome::win(Color::Black, Win::Resignation) },
    ] {
        game.play(game.entry(0, 0, event)).unwrap();
    }
    drop(Journal::create(&path, &game).unwrap());
    let name = path.file_stem().unwrap().to_str().unwrap();
    let terminal = desk.run(&["resume", name, "--lang", "en"]);
    terminal.wait_for("Black wins by resignation");
    assert!(!path.exists() && path.with_extension("sgf").exists());
    drop(terminal);
    // So it does where none is named; beside a game to go on with it is told.
    std::fs::remove_file(path.with_extension("sgf")).unwrap();
    drop(Journal::create(&path, &game).unwrap());
    let told = format!("{name} had ended and is saved now");
    let terminal = desk.run(&["resume", "--lang", "en"]);
    terminal.wait_for("Black wins by resignation");
    terminal.wait_for(&told);
    assert!(!path.exists() && path.with_extension("sgf").exists());
    drop(terminal);
    let mut terminal = desk.play("30m");
    quit(&mut terminal);
    std::fs::remove_file(path.with_extension("sgf")).unwrap();
    drop(Journal::create(&path, &game).unwrap());
    let terminal = desk.run(&["resume", "--lang", "en"]);
    terminal.wait_for(&told);
    terminal.wait_for("Paused");
    assert!(!path.exists() && path.with_extension("sgf").exists());
}

#[test]
fn a_closed_window_leaves_the_game_paused() {
    let desk = Desk::new();
    let terminal = desk.play("30m");
    terminal.keys("\r");
    terminal.wait_for("Move 2: White to play");
    let mut gone = terminal.unplug("l");
    assert_eq!(gone.end(), Ok(129));
    assert_eq!(desk.events(), ["begin", "play", "pause"]);
}

#[test]
fn killed_it_loses_nothing() {
    let desk = Desk::new();
    let mut terminal = desk.play("30m");
    terminal.keys("\r");
    terminal.wait_for("Move 2: White to play");
    terminal.signal(Signal::KILL);
    assert!(terminal.end().is_err());
    assert_eq!(desk.events(), ["begin", "play"]);
}

#[test]
fn a_game_whose_journal_is_damaged_is_told_and_its_moves_are_saved() {
    let desk = Desk::new();
    let mut terminal = desk.play("30m");
    terminal.keys("\r");
    terminal.wait_for("Move 2: White to play");
    quit(&mut terminal);
    let [journal] = &desk.files("jsonl")[..] else { panic!("not one journal") };
    let spoiled = std::fs::read_to_string(journal).unwrap().replacen("chinese", "ch#nese", 1);
    std::fs::write(journal, &spoiled).unwrap();
    let id = journal.file_stem().unwrap().to_str().unwrap();
    // Plain resume tells of it.
    let mut terminal = desk.run(&["resume", "--lang", "en"]);
    terminal.wait_for("1 move can be");
    assert_eq!(terminal.end(), Ok(1));
    let mut terminal = desk.run(&["--lang", "en"]);
    terminal.wait_for("Damaged in its first line:");
    terminal.keys("1");
    terminal.wait_for("Damaged first line: 1 move");
    terminal.keys("w");
    terminal.wait_for(&format!("{id}.sgf"));
    terminal.keys("\r");
    terminal.wait_for("Saved:");
    terminal.keys("q");
    // The last row comes last: the whole of home is there.
    terminal.wait_for("q quit");
    assert!(!terminal.screen().contains("Damaged"), "{}", terminal.screen());
    terminal.keys("q");
    assert_eq!(terminal.end(), Ok(0));
    assert_eq!(std::fs::read_to_string(journal).unwrap(), spoiled);
    let record = std::fs::read_to_string(journal.with_extension("sgf")).unwrap();
    assert!(record.contains(";B[ee]") && record.contains("GC[Damaged first line"), "{record}");
    // Beside a game that is sound it is told there.
    std::fs::remove_file(journal.with_extension("sgf")).unwrap();
    let mut terminal = desk.play("30m");
    quit(&mut terminal);
    let mut terminal = desk.run(&["resume", "--lang", "en"]);
    terminal.wait_for("Damaged in its first line:");
    quit(&mut terminal);
}

#[test]
fn without_colours_the_stones_are_told_apart() {
    let desk = Desk::new();
    let mut command = desk.command(&["play", "--size", "9", "--yes", "--lang", "en"]);
    command.env("NO_COLOR", "1");
    let mut terminal = Terminal::run(command, (80, 24));
    terminal.wait_for("Move 1: Black to play");
    terminal.keys("\r\x1b[A ");
    terminal.wait_for("Move 3: Black to play");
    let raw = terminal.raw();
    for paint in ["\x1b[38;", "\x1b[48;", "\x1b[m"] {
        assert!(!raw.contains(paint), "{paint:?}");
    }
    assert!(terminal.screen().contains('X') && terminal.screen().contains('O'));
    quit(&mut terminal);
}

#[test]
fn a_terminal_with_wide_stones_is_asked_once_and_heard() {
    let desk = Desk::new();
    let mut command = desk.command(&["play", "--size", "9", "--yes", "--lang", "en"]);
    command.env_remove("SHOUTAN_PROBE");
    let mut terminal = Terminal::run_answering(command, (80, 24), Some(3));
    // The row of keys is drawn last.
    terminal.wait_for("Esc menu");
    assert_eq!(terminal.raw().matches("\x1b[6n").count(), 1);
    assert!(!terminal.screen().contains("─┼"), "{}", terminal.screen());
    quit(&mut terminal);
}

#[test]
fn without_a_terminal_it_says_so() {
    let desk = Desk::new();
    for words in [&[][..], &["play"]] {
        let output = Command::new("setsid")
            .arg(PROGRAM)
            .args(words)
            .env("SHOUTAN_DATA_DIR", desk.0.path())
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1), "{words:?}");
        assert!(output.stdout.is_empty());
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(told.lines().count(), 1, "{told}");
    }
}
