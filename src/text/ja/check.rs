//! 日本語: records looked over.

use crate::text::check::{Check, Kinds};

/// Records looked over.
pub const CHECK: Check = Check {
    game: |n| format!("{n}局目"),
    line_column: |line, column| format!("{line}行{column}桁"),
    node: |n| format!("ノード{n}"),
    move_number: |n| format!("{n}手目"),
    at: |place, what| format!("{place}：{what}"),
    files: |n| format!("{n}ファイル"),
    games: |n| format!("{n}局"),
    problems: |n, files| format!("{files}ファイルに{n}か所の問題"),
    no_problems: "問題なし",
    unopened: |n| format!("開けないもの{n}"),
    kinds: Some(Kinds {
        occupied: "すでに石がある点",
        suicide: "自殺手",
        ko: "コウをすぐに取り返し",
        superko: "同形反復",
        off_board: "盤の外",
        turn: "手番違い",
        syntax: "書式の誤り",
        encoding: "文字コードの誤り",
        value: "値の誤り",
        truncated: "ファイルが途中で終わる",
        setup: "置石と手合割が合わない",
        format: "分からない形式",
    }),
};
