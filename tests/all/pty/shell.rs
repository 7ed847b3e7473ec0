//! The shell by itself, under a small program.

use std::path::PathBuf;

use portable_pty::CommandBuilder;
use rustix::process::Signal;
use tempfile::TempDir;

use super::child;
use super::terminal::{Terminal, text};

struct Run {
    terminal: Terminal,
    notes: PathBuf,
    _folder: TempDir,
}

fn start_with(size: (u16, u16), change: impl FnOnce(CommandBuilder) -> CommandBuilder) -> Run {
    let folder = tempfile::tempdir().unwrap();
    let notes = folder.path().join("notes");
    let terminal = Terminal::run(change(child::command(&notes)), size);
    terminal.wait_for("typed: ");
    Run { terminal, notes, _folder: folder }
}

fn start() -> Run {
    start_with((80, 24), |command| command)
}

impl Run {
    fn notes(&self) -> String {
        std::fs::read_to_string(&self.notes).unwrap_or_default()
    }
}

#[test]
fn quits_and_restores() {
    let mut run = start();
    run.terminal.keys("abc");
    run.terminal.wait_for("typed: abc|");
    run.terminal.keys("q");
    assert_eq!(run.terminal.end(), Ok(0));
    run.terminal.assert_restored();
    assert!(!run.terminal.raw().contains("\x1b[?1003h") && !run.terminal.raw().contains("\x1b[6n"));
}

#[test]
fn every_signal_that_ends_it_lets_it_save_and_restore() {
    for (signal, status) in [(Signal::TERM, 143), (Signal::HUP, 129), (Signal::INT, 130), (Signal::QUIT, 131)]
    {
        let mut run = start();
        run.terminal.signal(signal);
        assert_eq!(run.terminal.end(), Ok(status));
        run.terminal.assert_restored();
        assert_eq!(run.notes(), "rest\n");
    }
}

#[test]
fn a_panic_in_any_thread_restores_and_says_where_the_game_is() {
    for (key, words) in [("P", "in the loop"), ("T", "in a thread")] {
        let mut run = start();
        run.terminal.keys(key);
        assert_eq!(run.terminal.end(), Ok(101));
        run.terminal.assert_restored();
        let screen = run.terminal.screen();
        assert!(screen.contains(words) && screen.contains("/data/games/one.journal"), "{screen}");
    }
}

#[test]
fn a_closed_terminal_ends_it_at_rest() {
    let Run { terminal, notes, _folder } = start();
    terminal.keys("R");
    let mut gone = terminal.unplug("x");
    assert_eq!(gone.end(), Ok(129));
    assert_eq!(std::fs::read_to_string(notes).unwrap(), "rest\n");
}

#[test]
fn ctrl_z_stops_the_job_and_fg_brings_it_back() {
    // A shell with job control around it, as a person has.
    let mut run = start_with((80, 24), |command| {
        let argv: Vec<_> = command.get_argv().iter().map(|word| word.to_str().unwrap().to_owned()).collect();
        let mut shell = CommandBuilder::new("bash");
        for (name, value) in command.iter_extra_env_as_str() {
            shell.env(name, value);
        }
        shell.args([
            "--norc",
            "-mc",
            r#""$0" "$@"; echo "stopped with $?"; read -r; fg; echo "ended with $?""#,
        ]);
        shell.args(argv);
        shell
    });
    run.terminal.keys("\x1a");
    run.terminal.wait_for("stopped with ");
    run.terminal.assert_restored();
    let before = run.terminal.raw().len();
    run.terminal.keys("\n");
    run.terminal.wait_for("typed: back again|");
    let after = run.terminal.raw()[before..].to_owned();
    assert!(after.contains("\x1b[?1049h") && !after.contains("\x1b[6n"), "{after:?}");
    run.terminal.keys("q");
    run.terminal.wait_for("ended with 0");
    assert_eq!(run.terminal.end(), Ok(0));
    run.terminal.assert_restored();
    assert_eq!(run.notes(), "rest\nresumed\n");
}

#[test]
fn where_nobody_could_continue_it_ctrl_z_does_not_stop_it() {
    let mut run = start();
    run.terminal.keys("\x1a");
    run.terminal.wait_for("typed: back again|");
    run.terminal.keys("x");
    run.terminal.wait_for("typed: back againx|");
    run.terminal.signal(Signal::TSTP);
    run.terminal.wait_for("typed: back again|");
    run.terminal.keys("q");
    assert_eq!(run.terminal.end(), Ok(0));
}

#[test]
fn stopped_from_outside_it_stands_still_and_paints_itself_again() {
    let run = start();
    run.terminal.keys("R");
    run.terminal.wait_until("a running clock", |screen, _| {
        text(screen).lines().nth(2).is_some_and(|clock| clock != "0")
    });
    run.terminal.signal(Signal::STOP);
    run.terminal.wait_for_state('T');
    run.terminal.keys("x");
    Terminal::let_pass(2_400);
    let before = run.terminal.raw().len();
    run.terminal.signal(Signal::CONT);
    run.terminal.wait_for("typed: stood still for 2 s|");
    assert_eq!(run.notes(), "stalled\n");
    run.terminal
        .wait_until("a whole repaint", |_, raw| raw[before..].windows(8).any(|part| part == b"\x1b[?1049h"));
    run.terminal.keys("q");
}

#[test]
fn the_size_is_followed() {
    let mut run = start();
    for (cols, rows) in [(120, 40), (40, 10), (300, 100), (1, 1), (80, 24)] {
        run.terminal.resize(cols, rows);
        if cols > 1 {
            run.terminal.wait_for(&format!(" {cols}x{rows}\n"));
        }
    }
    run.terminal.keys("q");
    assert_eq!(run.terminal.end(), Ok(0));
}

#[test]
fn an_unfinished_key_or_paste_locks_nothing() {
    let mut run = start();
    run.terminal.keys("\x1b[");
    run.terminal.resize(100, 30);
    run.terminal.wait_for(" 100x30\n");
    run.terminal.wait_for("typed: [|");
    run.terminal.keys("\x1b[200~abc");
    run.terminal.wait_for("typed: pasted 3|");
    run.terminal.keys("q");
    assert_eq!(run.terminal.end(), Ok(0));
}

#[test]
fn a_key_cut_in_pieces_is_one_key() {
    let mut run = start();
    for piece in ["a", "\x1b", "[", "C"] {
        run.terminal.keys(piece);
    }
    run.terminal.keys("b");
    run.terminal.wait_for("b|");
    let screen = run.terminal.screen();
    assert!(screen.starts_with("typed: a") && !screen.contains('[') && !screen.contains("aC"), "{screen}");
    run.terminal.keys("q");
    assert_eq!(run.terminal.end(), Ok(0));
}

#[test]
fn floods_of_keys_and_pastes() {
    let mut run = start();
    run.terminal.keys(&"\x1b[C".repeat(20_000));
    run.terminal.keys(&format!("\x1b[200~{}\x1b[201~", "q".repeat(50_000)));
    run.terminal.wait_for("typed: pasted 50000|");
    let length = run.terminal.raw().len();
    assert!(length < 20_000, "{length} bytes");
    run.terminal.keys("q");
    assert_eq!(run.terminal.end(), Ok(0));
}

#[test]
fn the_terminal_is_asked_once_and_early_keys_are_kept() {
    let mut run = start_with((80, 24), |mut command| {
        command.env_remove("SHOUTAN_PROBE");
        command
    });
    run.terminal.wait_for("Narrow");
    assert_eq!(run.terminal.raw().matches("\x1b[6n").count(), 1);
    run.terminal.keys("q");
    assert_eq!(run.terminal.end(), Ok(0));
}

#[test]
fn at_rest_it_uses_nothing() {
    let run = start();
    let (bytes, busy) = (run.terminal.raw().len(), run.terminal.busy_ms());
    Terminal::let_pass(500);
    assert_eq!(run.terminal.raw().len(), bytes);
    assert!(run.terminal.busy_ms() - busy < 20);
    run.terminal.keys("q");
}
