//! Positions that come back, in English.

use crate::text::cycle::Cycle;

pub const CYCLE: Cycle = Cycle {
    ko: |p, n| format!("{p}: ko, the board after move {n}"),
    ko_start: |p| format!("{p}: ko, the board at the start"),
    shown: |n| format!("The board after move {n}. Any key: back"),
    shown_start: "The board at the start. Any key: back",
    show: "show it",
    back: |n| format!("The board of move {n} is back"),
    back_start: "The board of the start is back",
    agree: |what, who| format!("Result: {what}. {who} agrees?"),
    by_rules: |what, who| format!("By the rules: {what}. {who} agrees?"),
    no_result: "no result",
    draw: "draw",
    replay: "replay",
    play_on: "play on",
};
