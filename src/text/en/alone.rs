//! The two clocks alone, in English.

use crate::text::alone::{Alone, Keys};

pub const ALONE: Alone = Alone {
    home: "Clock only",
    title: "Two clocks for a real board",
    begins: "Starts first",
    hint_begins: "Where handicap stones stand on the board, White's clock starts first.",
    left: "Left off",
    go_on: |n| format!("go on after {}", if n == 1 { "1 move".to_owned() } else { format!("{n} moves") }),
    hint_go_on: "Enter goes on with these clocks, paused; Start puts out new ones.",
    taken_up: |n| {
        if n == 1 {
            "The clocks as they stood after 1 move".to_owned()
        } else {
            format!("The clocks as they stood after {n} moves")
        }
    },
    hint_start: "Enter puts out the clocks; there any key starts the first of them.",
    moves: |n| if n == 1 { "1 move".to_owned() } else { format!("{n} moves") },
    used: |time| format!("used {time}"),
    other_runs: |who| format!("It is {who}'s clock that runs"),
    undone: |who| format!("{who}'s press is taken back; both clocks stand as they did then"),
    paused: "Paused: Tab goes on when both are ready",
    ended: "The clocks are stopped",
    stopped: "stopped",
    sure_finish: "Stop the clocks for good?",
    sure_anew: "Begin again with full clocks?",
    sure_leave: "Leave? The clocks stop and can go on.",
    key: Keys {
        press: "press",
        black_presses: "Black",
        white_presses: "White",
        undo: "take back the press",
        set_black: "set Black's clock",
        set_white: "set White's clock",
        finish: "stop for good",
        anew: "begin again",
        leave: "leave",
    },
    no_press: "Black presses on QWERT.., White on YUIOP..",
    halves: ["QWERT half", "YUIOP half"],
    help: [
        "The left half of the keyboard presses for Black, the right half and Enter for White, Space for the side whose clock runs; so does a click on a clock. The side whose clock stands presses for nothing.",
        "Every press counts a move, and a pass is pressed like one. A key held down is one press.",
        "A press made by mistake is taken back from the menu: both clocks stand as they did at it. Either clock can be set there by hand, as 12:30 5 0:30 or +1:00.",
        "Every press is on the disk at once. If the program ends, whatever the reason, \"shoutan clock\" or the form goes on with the clocks as they stood, paused.",
    ],
};
