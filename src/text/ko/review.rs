//! 한국어: going through a record.

use crate::text::review::{Flaw, Head, Review};

/// Going through a record.
pub const REVIEW: Review = Review {
    start: "시작",
    at_move: |n, all| format!("{n}수 (총 {all}수)"),
    at_move_short: |n, all| format!("{n}/{all}"),
    played: |who, p| format!("{who} {p}"),
    strayed: |who, what| format!("{who} [{what}]"),
    set_up: "국면 배치",
    variation: |n, all| format!("변화도 {n}/{all}"),
    left_game: |n| format!("{n}수 다음부터 실전 아님"),
    ways_on: |n| format!("분기 {n}"),
    no_variation: "여기에는 다른 변화도가 없습니다",
    no_capture: "그쪽에는 따냄이 없습니다",
    no_move_there: |p| format!("{p}: 그곳에 둔 돌이 없습니다"),
    typed: |n| format!("{n}수로 이동: G"),
    no_such_move: |n| format!("이 수순은 {n}수까지입니다"),
    no_such_number: |n, at| format!("{n}수는 없습니다. 여기는 {at}수입니다"),
    comment: "해설",
    more_lines: |n| format!("{n}줄 더: J"),
    end: "끝",
    game_of: |n, all| format!("{all}국 중 {n}국"),
    flaw: Flaw {
        occupied: "이미 돌이 있는 자리",
        suicide: "자살수",
        ko: "패를 바로 되따냄",
        superko: |n| {
            if n == 0 {
                "시작 국면과 동형반복".to_owned()
            } else {
                format!("{n}수의 국면과 동형반복")
            }
        },
        off_board: "바둑판 밖",
        turn: "차례가 아님",
    },
    wins: |winner| format!("{winner} 승"),
    unknown: "결과 불명",
    head: Head {
        game: "대국명",
        event: "기전",
        date: "대국일",
        place: "장소",
        rules: "규칙",
        handicap: "치수",
        time: "제한시간",
        result: "결과",
        source: "출처",
    },
    read: "해설 읽기",
    scroll: "해설 넘기기",
};
