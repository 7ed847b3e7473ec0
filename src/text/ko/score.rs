//! 한국어: a count told line by line.

use crate::text::score::Score;

/// A count told line by line.
pub const SCORE: Score = Score {
    by_rules: |name, counts| format!("{name}. {counts}"),
    rules_assumed: |name, counts| format!("{name} (기보에 알 수 있는 규칙이 없음). {counts}"),
    dead_given: |points| format!("죽은 돌 (지정): {points}"),
    dead_recorded: |points| format!("죽은 돌 (기보): {points}"),
    dead_suggested: |points| format!("죽은 돌 (추정, 쌍방 확인 없음): {points}"),
    dead_none: "지정대로 죽은 돌이 없습니다.",
    none_recorded: "기보에 따르면 죽은 돌이 없습니다.",
    none_suggested: "죽은 돌이 없는 듯합니다 (쌍방 확인 없음).",
    no_removal: "이 규칙에서는 죽은 돌을 들어내지 않습니다.",
    seki: |points| format!("세지 않는 곳 (빅 또는 미정): {points}"),
    stones: "산 돌",
    territory: "에워싼 집",
    half_neutral: |n| format!("공배 {n}곳의 절반"),
    prisoners: "따낸 돌과 사석",
    tax: |black, white| format!("환기두, 흑 말 {black}, 백 말 {white}"),
    sum: "합계",
    neutral: |n| format!("공배 {n}곳"),
    base: "기준수",
    komi: "덤",
    handicap: |n| format!("치석 {n}점의 보상"),
    fines: |who| format!("{who}의 벌점"),
    overtime: |who| format!("{who}의 시간 초과"),
    conceded: |who| format!("{who}이 포기한 곳"),
    difference: "흑 빼기 백",
    over_base: "흑의 초과",
    margin: "승부 차이",
    pass_stones: |black, white| format!("패스로 건넨 돌: 흑 {black}, 백 {white}"),
    recorded: |result| format!("기보에 적힌 결과: {result}"),
};
