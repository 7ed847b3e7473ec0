//! The clock of the program itself, in real time.

use portable_pty::CommandBuilder;
use rustix::process::Signal;

use super::game::{Desk, PROGRAM, quit};
use super::terminal::Terminal;

#[test]
fn a_period_is_lost_the_last_begins_and_the_flag_falls() {
    let desk = Desk::new();
    let terminal = desk.play("3x3s");
    terminal.wait_for("3 left");
    terminal.wait_for("a period is used up");
    terminal.wait_for("2 left");
    terminal.wait_for("LAST");
    terminal.wait_for("Black ran out of time: White wins");
    assert_eq!(desk.files("jsonl").len(), 0);
    let [record] = &desk.files("sgf")[..] else { panic!("not one record") };
    let record = std::fs::read_to_string(record).unwrap();
    assert!(record.contains("RE[W+Time]"), "{record}");
    // Dated at its deadline, whenever it was noticed.
    assert!(record.contains("spent=9000") && record.contains("ev=flag by=B"), "{record}");
}

#[test]
fn a_move_in_the_last_period_makes_it_whole_again() {
    let desk = Desk::new();
    let mut terminal = desk.play("2x3s");
    terminal.wait_for("LAST");
    terminal.keys("\r");
    terminal.wait_for("Move 2: White to play");
    // White has both periods still; Black's last one stands whole.
    terminal.wait_for("2 left");
    quit(&mut terminal);
    let play = desk.journal().into_iter().find(|entry| entry["ev"] == "play").unwrap();
    let spent = play["spent"].as_u64().unwrap();
    assert!((3_000..6_000).contains(&spent), "{spent}");
}

#[test]
fn stopped_for_five_seconds_from_outside_nothing_is_charged_and_it_is_said() {
    let desk = Desk::new();
    let mut terminal = desk.play("4s/move");
    terminal.signal(Signal::STOP);
    terminal.wait_for_state('T');
    // Typed where nobody sees the board: it must not play.
    terminal.keys("\r");
    Terminal::let_pass(5_000);
    terminal.signal(Signal::CONT);
    terminal.wait_for("Stood still 0:0");
    let journal = desk.journal();
    let pause = journal.last().unwrap();
    assert_eq!((&pause["ev"], &pause["why"]), (&"pause".into(), &"stall".into()));
    assert!(pause["spent"].as_u64().unwrap() < 4_000, "{pause}");
    assert_eq!(desk.events(), ["begin", "pause"]);
    // Keys right after it count as typed blindly.
    Terminal::let_pass(200);
    terminal.keys("n");
    terminal.wait_for("just come up");
    Terminal::let_pass(1_300);
    terminal.keys("n");
    terminal.wait_for("not charged");
    quit(&mut terminal);
    assert_eq!(desk.events(), ["begin", "pause"]);
}

#[test]
fn ctrl_z_stops_it_paused_and_fg_paints_it_again() {
    let desk = Desk::new();
    let mut shell = CommandBuilder::new("bash");
    shell.args([
        "--norc",
        "-mc",
        r#""$0" "$@"; echo "stopped with $?"; read -r; fg; echo "ended with $?""#,
        PROGRAM,
    ]);
    shell.args(["play", "--size", "9", "--time", "2s/move", "--yes", "--lang", "en"]);
    shell.env("SHOUTAN_DATA_DIR", desk.0.path());
    shell.env("SHOUTAN_PROBE", "0");
    let mut terminal = Terminal::run(shell, (80, 24));
    terminal.wait_for("Move 1: Black to play");
    terminal.keys("\x1a");
    terminal.wait_for("stopped with ");
    terminal.assert_restored();
    Terminal::let_pass(3_000);
    terminal.keys("\n");
    terminal.wait_for("Paused: t goes on when both are ready");
    assert_eq!(desk.events(), ["begin", "pause"]);
    terminal.keys("q");
    terminal.wait_for("Leave the table?");
    terminal.keys("y");
    terminal.wait_for("New game");
    terminal.keys("q");
    terminal.wait_for("ended with 0");
    assert_eq!(terminal.end(), Ok(0));
    terminal.assert_restored();
    assert_eq!(desk.events(), ["begin", "pause"], "nobody lost on time");
}

#[test]
fn time_runs_out_on_the_screen_and_the_game_is_a_record() {
    let desk = Desk::new();
    let terminal = desk.play("1s/move");
    terminal.wait_for("out of time");
    assert_eq!(desk.files("jsonl").len(), 0);
    let [record] = &desk.files("sgf")[..] else { panic!("not one record") };
    assert!(std::fs::read_to_string(record).unwrap().contains("RE[W+Time]"));
}

#[test]
fn a_sealed_move_lies_in_the_file_overnight_and_is_played_when_both_are_back() {
    let desk = Desk::new();
    let mut terminal = desk.play("30m");
    terminal.keys("S");
    terminal.wait_for("Adjourn?");
    terminal.keys("y");
    terminal.wait_for("White looks away");
    terminal.keys("g3\r");
    terminal.wait_for("once more");
    terminal.keys("g");
    terminal.wait_for("*_");
    terminal.keys("3");
    terminal.wait_for("**_");
    Terminal::let_pass(800);
    terminal.keys("\r");
    terminal.wait_for("move is sealed");
    terminal.keys("q");
    terminal.wait_for("move 1 sealed by");
    terminal.keys("q");
    assert_eq!(terminal.end(), Ok(0));
    terminal.assert_restored();
    let [journal] = &desk.files("jsonl")[..] else { panic!("not one journal") };
    let text = std::fs::read_to_string(journal).unwrap().to_lowercase();
    assert!(!text.contains("\"gg\"") && !text.contains("g3"), "{text}");
    for shown in ["G3", "g3\r", "gg"] {
        assert!(!terminal.raw().contains(shown), "{shown} was on the screen");
    }
    let mut terminal = desk.run(&["resume", "--lang", "en"]);
    terminal.wait_for("It is no safe");
    for (key, shown) in
        [("\r", "is Black ready?"), ("y", "is White ready?"), ("y", "The sealed move: Black G3")]
    {
        terminal.keys(key);
        terminal.wait_for(shown);
        Terminal::let_pass(800);
    }
    terminal.wait_for("Move 2: White to play");
    quit(&mut terminal);
    assert_eq!(desk.events(), ["begin", "seal", "open", "pause"]);
}
