//! The two clocks alone, in 日本語.

use crate::text::alone::{Alone, Keys};

pub const ALONE: Alone = Alone {
    home: "時計のみ",
    title: "時計のみ（対局は本物の碁盤で）",
    begins: "先に動く",
    hint_begins: "置き石のある碁では、白の時計が先に動きます。",
    left: "打ち掛け",
    go_on: |n| format!("{n}手の続き"),
    hint_go_on: "Enterで続きから（停止したまま）。開始なら新しい時計です。",
    taken_up: |n| format!("{n}手のあとの時計です"),
    hint_start: "Enterで時計を出し、どのキーでも計時が始まります。",
    moves: |n| format!("{n}手"),
    used: |time| format!("消費時間{time}"),
    other_runs: |who| format!("動いているのは{who}の時計です"),
    undone: |who| format!("{who}の押した時計を戻しました。両方ともその時のままです"),
    paused: "一時停止：双方の用意ができたらTabで再開",
    ended: "時計を止めました",
    stopped: "停止",
    sure_finish: "時計を止めて終わりますか？",
    sure_anew: "初めの時間からやり直しますか？",
    sure_leave: "離れる？時計は止まり、再開できます。",
    key: Keys {
        press: "時計を押す",
        black_presses: "黒",
        white_presses: "白",
        undo: "押したのを取り消す",
        set_black: "黒の時計を調整",
        set_white: "白の時計を調整",
        finish: "止めて終わる",
        anew: "初めから",
        leave: "離れる",
    },
    no_press: "黒は QWERT.. 側、白は YUIOP.. 側のキーです",
    halves: ["左半分のキー", "右半分のキー"],
    help: [
        "キーボードの左半分は黒、右半分とEnterは白、Spaceは時計が動いている側が押します。時計のクリックでも押せます。止まっている側が押しても何も起きません。",
        "押すたびに1手と数えます。パスも時計を押します。押し続けても1回です。",
        "間違えて押したときはメニューで取り消すと、両方の時計がその時に戻ります。時計の調整もメニューからできます（12:30 5 0:30や+1:00）。",
        "押すたびにすぐ保存します。どんな理由で終わっても、shoutan clockか設定画面から、その時の時計で（停止したまま）続けられます。",
    ],
};
