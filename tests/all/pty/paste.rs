//! A paste from a terminal that does not mark it as one: nothing of it is a key.

use std::fs;

use super::game::{Desk, quit};

/// A record whose every letter is a key somewhere: longer than the terminal hands over at once.
fn record() -> String {
    let mut moves = String::new();
    for n in 0..900_u32 {
        let by = if n.is_multiple_of(2) { "B" } else { "W" };
        moves.extend([";", by, "["]);
        moves.extend([letter(n), letter(n / 9)]);
        moves.push_str("]C[q y u c R S E t]\r");
    }
    format!("(;GM[1]SZ[9]PB[Li]PW[Wang]\r{moves})\r")
}

fn letter(n: u32) -> char {
    char::from(b'a' + u8::try_from(n % 9).unwrap())
}

#[test]
fn on_the_shelf_it_is_a_record_to_be_taken_in() {
    let desk = Desk::new();
    let mut terminal = desk.run(&["--lang", "en"]);
    terminal.wait_for("New game");
    terminal.keys("2");
    terminal.wait_for("No game has been saved yet");
    let record = record();
    assert!(record.len() > 3 * 4_096);
    terminal.keys(&record);
    terminal.wait_for(&format!("a record of {} characters; Enter takes it in", record.chars().count()));
    terminal.keys("\r");
    terminal.wait_for("Li - Wang");
    terminal.keys("q");
    terminal.wait_for("New game");
    terminal.keys("q");
    assert_eq!(terminal.end(), Ok(0));
    let [file] = &desk.files("sgf")[..] else { panic!("not one record") };
    let taken = fs::read_to_string(file).unwrap();
    assert_eq!(taken.matches("C[q y u c R S E t]").count(), 900);
    assert!(!desk.0.path().join("trash").exists());
}

#[test]
fn at_the_table_it_does_nothing_and_says_so() {
    let desk = Desk::new();
    let mut terminal = desk.play("30m");
    terminal.keys(&record());
    terminal.wait_for("A paste is never keys");
    terminal.keys("mD4\rmE5\rmF6\r");
    terminal.wait_for("Move 4: White to play");
    // Nor is the name of a file that is dropped.
    terminal.keys("'/home/lee/pq/Rye.sgf' ");
    terminal.wait_for("A paste is never keys");
    quit(&mut terminal);
    assert_eq!(desk.events(), ["begin", "play", "play", "play", "pause"]);
}
