//! Positions that come back, in 한국어.

use crate::text::cycle::Cycle;

pub const CYCLE: Cycle = Cycle {
    ko: |p, n| format!("{p}: 패, {n}수와 동형"),
    ko_start: |p| format!("{p}: 패, 시작 국면과 동형"),
    shown: |n| format!("{n}수의 국면입니다. 아무 키: 뒤로"),
    shown_start: "시작 국면입니다. 아무 키: 뒤로",
    show: "보기",
    back: |n| format!("{n}수의 국면과 동형반복"),
    back_start: "시작 국면과 동형반복",
    agree: |what, who| format!("{what}: {who}은 동의하십니까?"),
    by_rules: |what, who| format!("규칙상 {what}: {who}은 동의하십니까?"),
    no_result: "무효",
    draw: "무승부",
    replay: "재대국",
    play_on: "계속 두기",
};
