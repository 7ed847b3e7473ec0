//! 한국어: a count told line by line.

use crate::text::score::Score;

/// A count told line by line.
pub const SCORE: Score = Score {
    by_rules: |name, counts| format!("{name}. {counts}"),
    rules_assumed: |name, counts| format!("{name} (기보에 알 수 있는 규칙이 없음). {counts}"),
    rules_given: |name, counts| format!("{name} (지정). {counts}"),
    komi_given: |komi| format!("{komi}: 지정한 대로입니다."),
    komi_usual: |komi| format!("{komi}: 기보에 없어 이 규칙의 통례를 따릅니다."),
    komi_handicap: |komi, n| format!("{komi} 없음: 기보에 없고 치석이 {n}점입니다."),
    komi_first: |komi| format!("{komi} 없음: 기보에 없고 정선입니다."),
    handicap_back: |n| format!("치석 {n}점: 기보대로입니다. 보상은 이 규칙을 따릅니다."),
    handicap_free: |n| format!("치석 {n}점: 기보대로입니다. 이 규칙에는 보상이 없습니다."),
    handicap_unsaid: |n| {
        format!("치석: 기보는 흑돌 {n}점을 놓고 시작하지만 치석 수가 적혀 있지 않아 보상이 없습니다.")
    },
    dead_given: |points| format!("죽은 돌 (지정): {points}"),
    dead_recorded: |points| format!("죽은 돌 (기보): {points}"),
    dead_suggested: |points| format!("죽은 돌 (추정, 쌍방 확인 없음): {points}"),
    dead_none: "지정대로 죽은 돌이 없습니다.",
    none_recorded: "기보에 따르면 죽은 돌이 없습니다.",
    none_suggested: "죽은 돌이 없는 듯합니다 (쌍방 확인 없음).",
    no_removal: "이 규칙에서는 죽은 돌을 들어내지 않습니다.",
    seki: |points| format!("세지 않는 곳 (빅 또는 미정): {points}"),
    open: |points| format!("미정으로 누구의 것도 아닌 곳: {points}"),
    stones: "산 돌",
    territory: "에워싼 집",
    half_neutral: |n| format!("공배 {n}곳의 절반"),
    prisoners: "따낸 돌과 사석",
    tax: |tax, black, white| format!("{tax}, 흑 말 {black}, 백 말 {white}"),
    sum: "합계",
    neutral: |n| format!("공배 {n}곳"),
    base: "기준수",
    handicap: |n| format!("치석 {n}점의 보상"),
    fines: |who| format!("{who}의 벌점"),
    overtime: |who| format!("{who}의 시간 초과"),
    conceded: |who| format!("{who}이 포기한 곳"),
    difference: "흑 빼기 백",
    over_base: "흑의 초과",
    margin: "승부 차이",
    in_points: "집수",
    pass_stones: |black, white| format!("패스로 건넨 돌: 흑 {black}, 백 {white}"),
    recorded: |result| format!("기보에 적힌 결과: {result}"),
};
