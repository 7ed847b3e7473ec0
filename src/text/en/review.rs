//! English: going through a record.

use crate::text::review::{Flaw, Head, Review};

/// Going through a record.
pub const REVIEW: Review = Review {
    start: "Before the first move",
    at_move: |n, all| format!("Move {n} of {all}"),
    at_move_short: |n, all| format!("{n}/{all}"),
    played: |who, p| format!("{who} {p}"),
    strayed: |who, what| format!("{who} [{what}]"),
    set_up: "The position is set up",
    variation: |n, all| format!("Variation {n} of {all}"),
    left_game: |n| format!("not the game since move {n}"),
    ways_on: |n| format!("{n} ways on"),
    no_variation: "There is no other variation here",
    no_capture: "No capture that way",
    no_move_there: |p| format!("{p}: no stone of the record lies there"),
    typed: |n| format!("Go to move {n}: G"),
    no_such_move: |n| format!("This line goes up to move {n}"),
    no_such_number: |n, at| format!("No move has the number {n}; this is move {at}"),
    comment: "Comment",
    more_lines: |n| if n == 1 { "1 line more: J".to_owned() } else { format!("{n} lines more: J") },
    end: "End",
    game_of: |n, all| format!("Game {n} of {all}"),
    flaw: Flaw {
        occupied: "there was a stone already",
        suicide: "it leaves itself no liberty",
        ko: "the ko was retaken at once",
        superko: |n| {
            if n == 0 {
                "it repeats the board before the first move".to_owned()
            } else {
                format!("it repeats the board after move {n}")
            }
        },
        off_board: "not on the board",
        turn: "out of turn",
    },
    wins: |winner| format!("{winner} wins"),
    unknown: "The result is not known",
    head: Head {
        game: "Game",
        event: "Event",
        date: "Date",
        place: "Place",
        rules: "Rules",
        handicap: "Handicap",
        time: "Time",
        result: "Result",
        source: "Source",
    },
    read: "read the comment",
    scroll: "scroll the comment",
};
