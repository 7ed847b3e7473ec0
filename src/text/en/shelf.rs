//! The list of games in English.

use crate::text::shelf::Shelf;

pub const SHELF: Shelf = Shelf {
    saved: "Saved games",
    famous: "Famous games",
    games: |n| if n == 1 { "1 game".to_owned() } else { format!("{n} games") },
    found: |found, all| format!("{found} of {all}"),
    date: "Date",
    players: "Black - White",
    result: "Result",
    moves: "Moves",
    rules: "Rules",
    known_as: "Known as",
    unfinished: "unfinished",
    damaged: "damaged",
    damaged_why: |file, why| format!("{file}: {why}"),
    empty: "No game has been saved yet. Every game is, from its first move on.",
    nothing: |typed| format!("Nothing matches \"{typed}\"."),
    search: "Search: ",
    by_margin: |winner, points, _| format!("{}+{points}", initial(winner)),
    by_resignation: |winner| format!("{}+R", initial(winner)),
    by_time: |winner, _| format!("{}+T", initial(winner)),
    by_forfeit: |winner, _| format!("{}+F", initial(winner)),
    won: |winner| format!("{}+", initial(winner)),
    draw: "draw",
    no_result: "no result",
    unknown: "?",
    told: |parts| parts.join(", "),
    move_count: |n| if n == 1 { "1 move".to_owned() } else { format!("{n} moves") },
    titles: [
        "The oldest record handed down",
        "Castle game, two stones",
        "Danghu ten games, game 1",
        "Danghu ten games, game 2",
        "The blood-vomiting game",
        "The ear-reddening game",
        "Castle game, long ko fights",
        "Ten-game match 2: mirror go",
        "First Strongest Player series",
        "363 moves with long ko fights",
        "The broken ladder",
        "AlphaGo match, game 2: move 37",
        "AlphaGo match, game 4: move 78",
        "Wuzhen summit, by half a point",
    ],
};

fn initial(color: &str) -> String {
    color.chars().take(1).collect()
}
