//! 한국어: records looked over.

use crate::text::check::{Check, Kinds};

/// Records looked over.
pub const CHECK: Check = Check {
    game: |n| format!("제{n}국"),
    line_column: |line, column| format!("{line}행 {column}열"),
    node: |n| format!("노드 {n}"),
    move_number: |n| format!("{n}수"),
    at: |place, what| format!("{place}: {what}"),
    files: |n| format!("파일 {n}개"),
    games: |n| format!("{n}국"),
    problems: |n, files| format!("파일 {files}개에 문제 {n}곳"),
    no_problems: "문제 없음",
    unopened: |n| format!("열 수 없는 것 {n}"),
    kinds: Some(Kinds {
        occupied: "이미 돌이 있는 자리",
        suicide: "자살수",
        ko: "패를 바로 되따냄",
        superko: "동형반복",
        off_board: "바둑판 밖",
        turn: "차례가 아님",
        syntax: "형식 오류",
        encoding: "문자 코드 오류",
        value: "값 오류",
        truncated: "중간에 끊긴 파일",
        setup: "놓인 돌과 치수가 맞지 않음",
        format: "알 수 없는 형식",
    }),
};
