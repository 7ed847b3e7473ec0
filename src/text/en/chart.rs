//! English: the training report.

use crate::text::chart::{Chart, Cost, Head, Key};

fn several(n: u32, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// The training report.
pub const CHART: Chart = Chart {
    title: "Training report: time per move",
    title_brief: "Time per move",
    no_times: "This game does not tell what its moves took.",
    no_long: "No long think that way",
    bucket: |n| format!("each bar: the longest of {n}"),
    untold: "time not told",
    at_least: |time| format!("at least {time}"),
    left: |time| format!("{time} left"),
    unplayed: "no move",
    thought_on: |time| format!("After the last move: {time} more, no move"),
    overran: "time used up",
    seconds: |n| format!("{n} s"),
    head: Head {
        used: "Time used",
        unplayed: "Without a move",
        opening: "Opening",
        middle: "Middle game",
        endgame: "Endgame",
        main: "Main time",
        overtime: "Byo-yomi",
        periods: "Periods lost",
        blocks: "Blocks used",
        rounds: "Blocks completed",
        bought: "Periods bought",
        late: "Last 10/5/3 s",
        longest: "Longest",
    },
    moves_at: |n, average| format!("{n} at {average}"),
    moves: |n| several(n, "move", "moves"),
    from_move: |n| format!("from move {n}"),
    late_of: |late, all| format!("{late}  of {all}"),
    of: |n, all| format!("{n} of {all}"),
    cost: Cost {
        periods: |n| several(n, "period lost", "periods lost"),
        blocks: |n| several(n, "block used", "blocks used"),
        rounds: |n| several(n, "block completed", "blocks completed"),
        bought: |n| several(n, "period bought", "periods bought"),
    },
    key: Key { open: "report", next_long: "next long think", previous_long: "long think before" },
};
