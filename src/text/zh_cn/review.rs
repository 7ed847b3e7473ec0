//! 简体中文: going through a record.

use crate::text::review::{Flaw, Head, Review};

/// Going through a record.
pub const REVIEW: Review = Review {
    start: "开局",
    at_move: |n, all| format!("第{n}手，共{all}手"),
    at_move_short: |n, all| format!("{n}/{all}"),
    played: |who, p| format!("{who}{p}"),
    strayed: |who, what| format!("{who}[{what}]"),
    set_up: "摆设局面",
    variation: |n, all| format!("变化{n}，共{all}"),
    left_game: |n| format!("第{n}手后非实战"),
    ways_on: |n| format!("后续{n}种"),
    no_variation: "此处没有其他变化",
    no_capture: "此方向没有提子",
    no_move_there: |p| format!("{p}：棋谱中没有下在这里的子"),
    typed: |n| format!("跳到第{n}手：G"),
    no_such_move: |n| format!("此谱到第{n}手为止"),
    no_such_number: |n, at| format!("没有编号为{n}的手，这里是第{at}手"),
    comment: "注解",
    more_lines: |n| format!("还有{n}行：J"),
    end: "完",
    game_of: |n, all| format!("第{n}局，共{all}局"),
    flaw: Flaw {
        occupied: "此处已有棋子",
        suicide: "自杀",
        ko: "未找劫材即提劫",
        superko: |n| {
            if n == 0 {
                "与开局前全局同形".to_owned()
            } else {
                format!("与第{n}手后全局同形")
            }
        },
        off_board: "不在棋盘上",
        turn: "没轮到此方",
    },
    wins: |winner| format!("{winner}胜"),
    unknown: "结果不明",
    head: Head {
        game: "名称",
        event: "赛事",
        date: "日期",
        place: "地点",
        rules: "规则",
        handicap: "让子",
        time: "用时",
        result: "结果",
        source: "来源",
    },
    read: "读注解",
    scroll: "翻注解",
};
