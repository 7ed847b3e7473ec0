//! 한국어: records looked over.

use crate::text::check::Check;

/// Records looked over.
pub const CHECK: Check = Check {
    game: |n| format!("제{n}국"),
    line_column: |line, column| format!("{line}행 {column}열"),
    node: |n| format!("노드 {n}"),
    move_number: |n| format!("{n}수"),
    files: |n| format!("파일 {n}개"),
    games: |n| format!("{n}국"),
    problems: |n, files| format!("파일 {files}개에 문제 {n}곳"),
    no_problems: "문제 없음",
    unopened: |n| format!("열 수 없는 것 {n}"),
};
