//! 日本語: the training report.

use crate::text::chart::{Chart, Cost, Head, Key};

/// The training report.
pub const CHART: Chart = Chart {
    title: "時間記録：一手ごとの時間",
    title_brief: "一手ごとの時間",
    no_times: "この対局に一手ごとの時間は記録されていません。",
    no_long: "その方向に長考はありません",
    bucket: |n| format!("各棒は{n}手のうち最長の手"),
    untold: "時間不明",
    at_least: |time| format!("{time}以上"),
    left: |time| format!("残り{time}"),
    unplayed: "着手なし",
    thought_on: |time| format!("最終手の後に{time}考え、着手なし"),
    overran: "時間切れ",
    seconds: |n| format!("{n}秒"),
    head: Head {
        used: "消費時間",
        unplayed: "着手なしの時間",
        opening: "布石",
        middle: "中盤",
        endgame: "ヨセ",
        main: "持ち時間",
        overtime: "秒読み",
        periods: "使った秒読み",
        blocks: "使った考慮時間",
        rounds: "終えた区切り",
        bought: "時間超過の回数",
        late: "残り10/5/3秒",
        longest: "最長",
    },
    moves_at: |n, average| format!("{n}手 平均{average}"),
    moves: |n| format!("{n}手"),
    from_move: |n| format!("{n}手目から"),
    late_of: |late, all| format!("{late}  {all}手中"),
    of: |n, all| format!("{n}/{all}"),
    cost: Cost {
        periods: |n| format!("秒読み{n}回を使用"),
        blocks: |n| format!("考慮時間{n}回を使用"),
        rounds: |n| format!("区切り{n}回を終了"),
        bought: |n| format!("時間超過{n}回"),
    },
    key: Key { open: "時間記録", next_long: "次の長考", previous_long: "前の長考" },
};
