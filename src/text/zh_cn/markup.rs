//! 简体中文: what a record draws and says.

use crate::text::markup::{Head, Markup, Turn, Way};

/// What a record draws and says.
pub const MARKUP: Markup = Markup {
    good_for: [|who| format!("{who}好"), |who| format!("{who}大好")],
    even: ["两分", "完全两分"],
    unclear: ["形势不明", "形势极不明朗"],
    tesuji: ["手筋", "绝妙手筋"],
    bad: ["恶手", "大恶手"],
    doubtful: "疑问手",
    interesting: "有趣的一手",
    hotspot: ["关键处", "胜负关键处"],
    value: |score| format!("形势估计：{score}"),
    triangle: "三角",
    square: "方形",
    circle: "圆圈",
    cross: "叉",
    selected: "选点",
    territory: |who| format!("{who}方的目"),
    told: |head, what| format!("{head}：{what}"),
    labels: "字母",
    arrows: "箭头",
    lines: "连线",
    head: Head {
        annotator: "解说", user: "录入", copyright: "版权", opening: "布局", comment: "总评"
    },
    way: Way {
        no_node: |all| format!("只有第1到第{all}个节点，请写其中一个"),
        ill_written: |typed| format!("{typed}不是棋谱中的路径：分支写字母，手数写数字，如A.2.B"),
        no_branch: |letter, last| format!("此处没有分支{letter}，最后是{last}"),
        no_fork: |letter| format!("{letter}之前再没有分支"),
        too_far: |left| match left {
            0 => "此后没有着手".to_owned(),
            _ => format!("此后只有{left}手"),
        },
    },
    turn: Turn {
        key_turn: "转动棋盘",
        key_mirror: "翻转棋盘",
        lies: |degrees, mirrored| match (degrees, mirrored) {
            (0, false) => "棋盘与棋谱一致".to_owned(),
            (0, true) => "左右翻转".to_owned(),
            (_, false) => format!("顺时针转{degrees}度"),
            (_, true) => format!("左右翻转后顺时针转{degrees}度"),
        },
        comments: "注解中提到的点保持原样",
        no_log: "对局日志无法随棋盘转动，已略去（STV、STC、STG、STR）",
        foreign: |names| format!("{names}中可能提到棋盘上的点，保持原样"),
        no_board: |game| format!("第{game}局没有棋盘，保持原样"),
    },
};
