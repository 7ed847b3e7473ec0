//! Positions that come back, in 日本語.

use crate::text::cycle::Cycle;

pub const CYCLE: Cycle = Cycle {
    ko: |p, n| format!("{p}：コウ、{n}手目と同形"),
    ko_start: |p| format!("{p}：コウ、開始時と同形"),
    shown: |n| format!("{n}手目の局面です。何かキーで戻ります"),
    shown_start: "開始時の局面です。何かキーで戻ります",
    show: "見る",
    back: |n| format!("{n}手目の局面の反復です"),
    back_start: "開始時の局面の反復です",
    agree: |what, who| format!("{what}：{who}は同意しますか？"),
    by_rules: |what, who| format!("ルールは{what}：{who}は同意しますか？"),
    no_result: "無勝負",
    draw: "持碁",
    replay: "打ち直し",
    play_on: "打ち続ける",
};
