//! 한국어: what a record draws and says.

use crate::text::markup::{Head, Markup, Turn, Way};

/// What a record draws and says.
pub const MARKUP: Markup = Markup {
    good_for: [|who| format!("{who}이 좋음"), |who| format!("{who}이 아주 좋음")],
    even: ["호각", "완전한 호각"],
    unclear: ["형세 불명", "형세 매우 불명"],
    tesuji: ["맥점", "절묘한 맥점"],
    bad: ["악수", "큰 악수"],
    doubtful: "의문수",
    interesting: "재미있는 수",
    hotspot: ["승부처", "결정적인 승부처"],
    value: |score| format!("형세 판단: {score}"),
    triangle: "세모",
    square: "네모",
    circle: "동그라미",
    cross: "가위표",
    selected: "선택한 점",
    territory: |who| format!("{who}집"),
    told: |head, what| format!("{head}: {what}"),
    labels: "문자",
    arrows: "화살표",
    lines: "선",
    head: Head {
        annotator: "해설자", user: "입력자", copyright: "저작권", opening: "포석", comment: "총평"
    },
    way: Way {
        no_node: |all| format!("노드는 1부터 {all}까지입니다. 그 가운데 하나를 적으십시오"),
        ill_written: |typed| {
            format!("{typed}: 기보 안의 길이 아닙니다. 분기는 문자, 수는 숫자로 A.2.B처럼 적습니다")
        },
        no_branch: |letter, last| format!("그곳에 분기 {letter}: 없음, 마지막은 {last}입니다"),
        no_fork: |letter| format!("{letter}: 그 앞에 더 이상 분기가 없습니다"),
        too_far: |left| match left {
            0 => "그 뒤에는 수가 없습니다".to_owned(),
            _ => format!("그 뒤에는 {left}수뿐입니다"),
        },
    },
    turn: Turn {
        key_turn: "바둑판 돌리기",
        key_mirror: "바둑판 뒤집기",
        lies: |degrees, mirrored| match (degrees, mirrored) {
            (0, false) => "바둑판은 기보 그대로".to_owned(),
            (0, true) => "좌우를 뒤집음".to_owned(),
            (_, false) => format!("시계 방향으로 {degrees}도"),
            (_, true) => format!("좌우를 뒤집고 시계 방향으로 {degrees}도"),
        },
        comments: "해설에 적힌 좌표는 그대로입니다",
        no_log: "대국 기록은 돌릴 수 없어 뺐습니다(STV, STC, STG, STR)",
        foreign: |names| format!("{names}: 좌표가 들어 있을 수 있으며 그대로 둡니다"),
        no_board: |game| format!("제{game}국은 바둑판이 없어 그대로 둡니다"),
    },
};
