//! 简体中文：检查棋谱。

use crate::text::check::{Check, Kinds};

/// Records looked over.
pub const CHECK: Check = Check {
    game: |n| format!("第{n}局"),
    line_column: |line, column| format!("第{line}行第{column}列"),
    node: |n| format!("第{n}节点"),
    move_number: |n| format!("第{n}手"),
    at: |place, what| format!("{place}：{what}"),
    files: |n| format!("{n}个文件"),
    games: |n| format!("{n}局棋"),
    problems: |n, files| format!("{files}个文件中有{n}处问题"),
    no_problems: "没有问题",
    unopened: |n| format!("{n}个打不开"),
    kinds: Some(Kinds {
        occupied: "此处已有棋子",
        suicide: "自杀",
        ko: "未找劫材即提劫",
        superko: "全局同形再现",
        off_board: "不在棋盘上",
        turn: "没轮到此方",
        syntax: "格式有误",
        encoding: "编码有误",
        value: "值有误",
        truncated: "文件不完整",
        setup: "所摆棋子与让子不符",
        format: "不能识别的格式",
    }),
};
