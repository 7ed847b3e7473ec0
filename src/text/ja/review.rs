//! 日本語: going through a record.

use crate::text::review::{Flaw, Head, Review};

/// Going through a record.
pub const REVIEW: Review = Review {
    start: "開始時",
    at_move: |n, all| format!("{n}手目（総手数{all}手）"),
    at_move_short: |n, all| format!("{n}/{all}"),
    played: |who, p| format!("{who}{p}"),
    strayed: |who, what| format!("{who}[{what}]"),
    set_up: "局面を配置",
    variation: |n, all| format!("変化図{n}/{all}"),
    left_game: |n| format!("{n}手目の後は本譜にあらず"),
    ways_on: |n| format!("分岐{n}"),
    no_variation: "ここに他の変化図はありません",
    no_capture: "この先に取りはありません",
    no_move_there: |p| format!("{p}：そこに打たれた石はありません"),
    typed: |n| format!("{n}手目へ移動：G"),
    no_such_move: |n| format!("この手順は{n}手目までです"),
    no_such_number: |n, at| format!("{n}手目はありません。ここは{at}手目です"),
    comment: "コメント",
    more_lines: |n| format!("あと{n}行：J"),
    end: "終わり",
    game_of: |n, all| format!("{all}局のうち{n}局目"),
    flaw: Flaw {
        occupied: "すでに石がある点",
        suicide: "自殺手",
        ko: "コウをすぐに取り返し",
        superko: |n| {
            if n == 0 {
                "開始時の局面の反復".to_owned()
            } else {
                format!("{n}手目の局面の反復")
            }
        },
        off_board: "盤の外",
        turn: "手番違い",
    },
    wins: |winner| format!("{winner}の勝ち"),
    unknown: "結果不明",
    head: Head {
        game: "対局名",
        event: "棋戦",
        date: "対局日",
        place: "場所",
        rules: "ルール",
        handicap: "手合割",
        time: "持ち時間",
        result: "結果",
        source: "出典",
    },
    read: "コメントを読む",
    scroll: "コメントを送る",
};
