//! 简体中文: the training report.

use crate::text::chart::{Chart, Cost, Head, Key};

/// The training report.
pub const CHART: Chart = Chart {
    title: "用时报告：每手用时",
    title_brief: "每手用时",
    no_times: "此局没有记录每手用时。",
    no_long: "此方向没有长考",
    bucket: |n| format!("每柱为{n}手中最长的一手"),
    untold: "用时不明",
    at_least: |time| format!("至少{time}"),
    left: |time| format!("还剩{time}"),
    unplayed: "未落子",
    thought_on: |time| format!("最后一手之后又用了{time}，未落子"),
    overran: "超时",
    seconds: |n| format!("{n}秒"),
    head: Head {
        used: "用时",
        unplayed: "未落子的用时",
        opening: "布局",
        middle: "中盘",
        endgame: "官子",
        main: "基本时限",
        overtime: "读秒",
        periods: "用掉读秒次数",
        blocks: "用掉考虑时间",
        rounds: "完成节数",
        bought: "超时罚点次数",
        late: "最后10/5/3秒",
        longest: "最长",
    },
    moves_at: |n, average| format!("{n}手 平均{average}"),
    moves: |n| format!("{n}手"),
    from_move: |n| format!("第{n}手起"),
    late_of: |late, all| format!("{late}  共{all}手"),
    of: |n, all| format!("{n}/{all}"),
    cost: Cost {
        periods: |n| format!("用掉读秒{n}次"),
        blocks: |n| format!("用掉考虑时间{n}次"),
        rounds: |n| format!("完成{n}节"),
        bought: |n| format!("超时罚点{n}次"),
    },
    key: Key { open: "用时报告", next_long: "下一处长考", previous_long: "上一处长考" },
};
