//! 全局同形再现。

use crate::text::cycle::Cycle;

pub const CYCLE: Cycle = Cycle {
    ko: |p, n| format!("{p}：打劫，与第{n}手后同形"),
    ko_start: |p| format!("{p}：打劫，与开局时同形"),
    shown: |n| format!("第{n}手后的局面。按任意键返回"),
    shown_start: "开局时的局面。按任意键返回",
    show: "看此局面",
    back: |n| format!("第{n}手后的局面再现"),
    back_start: "开局时的局面再现",
    agree: |what, who| format!("{what}：{who}方同意吗？"),
    by_rules: |what, who| format!("依规则{what}：{who}方同意吗？"),
    no_result: "无胜负",
    draw: "和棋",
    replay: "重下",
    play_on: "续下",
};
