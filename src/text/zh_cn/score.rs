//! 简体中文：逐项计算胜负。

use crate::text::score::Score;

/// A count told line by line.
pub const SCORE: Score = Score {
    by_rules: |name, counts| format!("{name}。{counts}"),
    rules_assumed: |name, counts| format!("{name}（棋谱没有写明可识别的规则）。{counts}"),
    dead_given: |points| format!("死子（按指定）：{points}"),
    dead_recorded: |points| format!("死子（按棋谱）：{points}"),
    dead_suggested: |points| format!("死子（建议，未经双方确认）：{points}"),
    dead_none: "按指定，没有死子。",
    none_recorded: "按棋谱，没有死子。",
    none_suggested: "看来没有死子（未经双方确认）。",
    no_removal: "此规则不提去死子。",
    seki: |points| format!("不计（双活或未收的空）：{points}"),
    stones: "活子",
    territory: "围住的点",
    half_neutral: |n| format!("单官{n}个的一半"),
    prisoners: "提子和死子",
    tax: |black, white| format!("还棋头，黑{black}块，白{white}块"),
    sum: "合计",
    neutral: |n| format!("单官{n}个"),
    base: "归本数",
    komi: "贴子",
    handicap: |n| format!("让{n}子还子"),
    fines: |who| format!("{who}方罚子"),
    overtime: |who| format!("{who}方超时罚点"),
    conceded: |who| format!("{who}方放弃的未定点"),
    difference: "黑减白",
    over_base: "黑超过归本数",
    margin: "净胜",
    pass_stones: |black, white| format!("虚着交出的子：黑{black}，白{white}"),
    recorded: |result| format!("棋谱所记的结果：{result}"),
};
