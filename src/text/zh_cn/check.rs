//! 简体中文：检查棋谱。

use crate::text::check::Check;

/// Records looked over.
pub const CHECK: Check = Check {
    game: |n| format!("第{n}局"),
    line_column: |line, column| format!("第{line}行第{column}列"),
    node: |n| format!("第{n}节点"),
    move_number: |n| format!("第{n}手"),
    files: |n| format!("{n}个文件"),
    games: |n| format!("{n}局棋"),
    problems: |n, files| format!("{files}个文件中有{n}处问题"),
    no_problems: "没有问题",
    unopened: |n| format!("{n}个打不开"),
};
