//! The two clocks alone, in 简体中文.

use crate::text::alone::{Alone, Keys};

pub const ALONE: Alone = Alone {
    home: "只用棋钟",
    title: "只用棋钟，棋在盘上下",
    begins: "先开钟",
    hint_begins: "盘上已摆让子时，先开白方的钟。",
    left: "未完",
    go_on: |n| format!("接着第{n}手"),
    hint_go_on: "按回车接着用这对棋钟，先停着；开始则用新的。",
    taken_up: |n| format!("棋钟停在第{n}手之后"),
    hint_start: "按回车摆好棋钟，再按任意键开始计时。",
    moves: |n| format!("{n}手"),
    used: |time| format!("用时{time}"),
    other_runs: |who| format!("现在走的是{who}方的钟"),
    undone: |who| format!("{who}方按钟已撤回，双方的钟回到当时"),
    paused: "暂停：双方准备好后按Tab继续",
    ended: "棋钟已停",
    stopped: "已停钟",
    sure_finish: "停钟结束？",
    sure_anew: "重新开始，时间拨满？",
    sure_leave: "离开？棋钟停住，以后可以继续。",
    key: Keys {
        press: "按钟",
        black_presses: "黑方",
        white_presses: "白方",
        undo: "撤回按钟",
        set_black: "拨黑方的钟",
        set_white: "拨白方的钟",
        finish: "停钟结束",
        anew: "重新开始",
        leave: "离开",
    },
    no_press: "黑方按 QWERT.. 一侧，白方按 YUIOP.. 一侧",
    halves: ["左半键盘", "右半键盘"],
    help: [
        "左半键盘为黑方按钟，右半键盘和回车为白方按钟，空格为正在走钟的一方按钟，用鼠标点棋钟也可以。钟没有走的一方按了无效。",
        "每按一次钟记一手，虚着也要按钟。按住不放只算一次。",
        "误按可以从菜单撤回，双方的钟都回到当时。菜单里也可以拨任何一方的钟，如12:30 5 0:30或+1:00。",
        "每次按钟立即存盘。程序无论因何中断，用shoutan clock或在表单中都可以接着用，棋钟停在当时。",
    ],
};
