//! English: records looked over.

use crate::text::check::Check;

/// Records looked over.
pub const CHECK: Check = Check {
    game: |n| format!("game {n}"),
    line_column: |line, column| format!("line {line}, column {column}"),
    node: |n| format!("node {n}"),
    move_number: |n| format!("move {n}"),
    at: |place, what| format!("{place}: {what}"),
    files: |n| counted(n, "file"),
    games: |n| counted(n, "game"),
    problems: |n, files| format!("{} in {}", counted(n, "problem"), counted(files, "file")),
    no_problems: "no problems",
    unopened: |n| format!("{n} could not be opened"),
    kinds: None,
};

fn counted(n: usize, word: &str) -> String {
    format!("{n} {word}{}", if n == 1 { "" } else { "s" })
}
