//! A refereed game from the first stone to the review of its record.

use super::game::Desk;
use super::terminal::Terminal;

/// Lays a stone by its name and releases it.
fn play(terminal: &Terminal, point: &str) {
    terminal.keys(&format!("m{point}\r "));
}

#[test]
fn a_void_move_a_warning_a_dispute_and_a_recount_are_played_and_reviewed() {
    let desk = Desk::new();
    let mut terminal = desk.run(&[
        "play",
        "--size",
        "5",
        "--time",
        "10m",
        "--black",
        "Li",
        "--white",
        "Wang",
        "--referee",
        "--yes",
        "--lang",
        "en",
    ]);
    terminal.wait_for("Move 1: Black to play");
    // Black's last stone takes a ko at C3.
    for (n, point) in (2..).zip(["B3", "D2", "C2", "D4", "C4", "E3", "A2", "C3", "D3"]) {
        play(&terminal, point);
        terminal.wait_for(&format!("Move {n}: "));
    }
    // Retaken at once it is void, a pass and a warning (A §18.3); a forbidden point is void and a pass (A §19).
    play(&terminal, "C3");
    terminal.wait_for("Void, White passes: ko at C3, 1 warning");
    terminal.wait_for("1 warning, -1 zi");
    play(&terminal, "B1");
    terminal.wait_for("Move 12: White to play");
    play(&terminal, "A1");
    terminal.wait_for("Void, White passes: A1 is a forbidden point");
    play(&terminal, "C3");
    terminal.wait_for("Move 14: White to play");

    terminal.keys("E");
    terminal.wait_for("White: say that the game is over?");
    terminal.keys("y");
    terminal.wait_for("White says the game is over. Agree?");
    // The other player's answer is another key pressed, not the same one held.
    terminal.keys("ly");
    terminal.wait_for("Mark the dead stones");
    // White does not agree: Black, who claims the stones are dead, plays first (A §21.4).
    terminal.keys("kD");
    terminal.wait_for("Black claims D4 is dead");
    terminal.keys("y");
    terminal.wait_for("Move 16: Black to play");
    play(&terminal, "D5");
    terminal.wait_for("Move 17: White to play");
    terminal.keys("p");
    terminal.wait_for("White: pass?");
    terminal.keys("y");
    terminal.wait_for("Move 18: Black to play");
    terminal.keys("p");
    terminal.wait_for("Black: pass?");
    terminal.keys("y");
    terminal.wait_for("As marked: Li (Black) wins by");

    terminal.keys("C");
    terminal.wait_for("step 1 of ");
    terminal.keys("\x1b[C");
    terminal.wait_for("step 2 of ");
    terminal.keys("\x1b");
    terminal.wait_for("not agreed");
    terminal.keys("b");
    terminal.wait_for("Black agrees");
    terminal.keys("w");
    terminal.wait_for("The game is over");
    // Black 25 of 25 points: 25 - 12 1/2 - 3 3/4 and the fine of one zi.
    terminal.wait_for("19.5 points");
    terminal.wait_for("Saved:");

    terminal.keys("\r");
    terminal.wait_for("Before the first move");
    for (number, told) in [
        ("10", &["Void, White passes:", "Warning 1 to White:", "ko retaken"][..]),
        ("12", &["Void, White passes:", "forbidden point"]),
        ("15", &["Black claims D4 is"]),
        ("18", &["asks for the", "Li (Black) wins by"]),
    ] {
        terminal.keys(&format!("{number}G"));
        terminal.wait_for(&format!("Move {number} of 18"));
        for words in told {
            terminal.wait_for(words);
        }
    }
    let [record] = &desk.files("sgf")[..] else { panic!("not one record") };
    let sgf = std::fs::read_to_string(record).unwrap();
    assert!(sgf.contains("RE[B+19.5]"), "{sgf}");
    terminal.keys("q");
    terminal.wait_for("New game");
    terminal.keys("q");
    assert_eq!(terminal.end(), Ok(0));
    terminal.assert_restored();
}
