//! 日本語: what a record draws and says.

use crate::text::markup::{Head, Markup, Turn, Way};

/// What a record draws and says.
pub const MARKUP: Markup = Markup {
    good_for: [|who| format!("{who}よし"), |who| format!("{who}大いによし")],
    even: ["互角", "まったくの互角"],
    unclear: ["形勢不明", "形勢まったく不明"],
    tesuji: ["手筋", "見事な手筋"],
    bad: ["悪手", "大悪手"],
    doubtful: "疑問手",
    interesting: "面白い手",
    hotspot: ["勝負どころ", "最大の勝負どころ"],
    value: |score| format!("形勢判断：{score}"),
    triangle: "三角",
    square: "四角",
    circle: "丸",
    cross: "バツ",
    selected: "選択点",
    territory: |who| format!("{who}地"),
    told: |head, what| format!("{head}：{what}"),
    labels: "ラベル",
    arrows: "矢印",
    lines: "線",
    head: Head {
        annotator: "解説", user: "入力", copyright: "著作権", opening: "布石", comment: "総評"
    },
    way: Way {
        no_node: |all| format!("ノードは1から{all}までです。その中から指定してください"),
        ill_written: |typed| {
            format!("{typed}は棋譜の道筋ではありません。分岐は文字、手数は数字で、A.2.Bのように書きます")
        },
        no_branch: |letter, last| format!("そこに分岐{letter}はありません。最後は{last}です"),
        no_fork: |letter| format!("{letter}までに分岐はもうありません"),
        too_far: |left| match left {
            0 => "そこから先に手はありません".to_owned(),
            _ => format!("そこから先は{left}手だけです"),
        },
    },
    turn: Turn {
        key_turn: "盤を回す",
        key_mirror: "盤を裏返す",
        lies: |degrees, mirrored| match (degrees, mirrored) {
            (0, false) => "盤は棋譜のとおり".to_owned(),
            (0, true) => "左右反転".to_owned(),
            (_, false) => format!("時計回りに{degrees}度"),
            (_, true) => format!("左右反転のうえ時計回りに{degrees}度"),
        },
        comments: "コメントに書かれた座標はそのままです",
        no_log: "対局の記録は回せないため省きました（STV、STC、STG、STR）",
        foreign: |names| format!("{names}は座標を含むことがあり、そのままです"),
        no_board: |game| format!("{game}局目は盤がないため、そのままです"),
    },
};
