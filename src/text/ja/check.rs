//! 日本語: records looked over.

use crate::text::check::Check;

/// Records looked over.
pub const CHECK: Check = Check {
    game: |n| format!("{n}局目"),
    line_column: |line, column| format!("{line}行{column}桁"),
    node: |n| format!("ノード{n}"),
    move_number: |n| format!("{n}手目"),
    files: |n| format!("{n}ファイル"),
    games: |n| format!("{n}局"),
    problems: |n, files| format!("{files}ファイルに{n}か所の問題"),
    no_problems: "問題なし",
    unopened: |n| format!("開けないもの{n}"),
};
