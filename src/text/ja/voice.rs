//! The reading aloud, in 日本語.

use crate::text::voice::Voice;

pub const VOICE: Voice = Voice {
    begins: |side| format!("{side}、秒読み開始"),
    main_over: |side, follows| format!("{side}、持ち時間終了、{follows}"),
    block: |side, left| match left {
        0 => format!("{side}、最後の考慮時間"),
        _ => format!("{side}、考慮時間を1回使用：残り{left}回"),
    },
    bought: |points, left| {
        let cost = if points == 0 { String::new() } else { format!("罰点計{points}点、") };
        if left == 0 { format!("{cost}最後の1回") } else { format!("{cost}あと{left}回") }
    },
    buys: |side, bought| format!("{side}、時間超過：{bought}"),
    last_bought: "最後の超過時間",
    period_lost: |side, left| format!("{side}、1回使い切りました：{left}"),
    minute_lost: |side, left| format!("{side}、1分使い切りました：{left}"),
    periods: |n| format!("残り{n}回"),
    minutes: |n| format!("残り{n}分"),
    last: |side| format!("{side}、最後の秒読み"),
    time_left: |side, digits, more| match more {
        Some(more) => format!("{side}の残り時間{digits}、{more}"),
        None => format!("{side}の残り時間{digits}"),
    },
    used: |side, digits| format!("{side}は時間無制限、消費時間{digits}"),
    count: |phase, n| format!("{phase}：{n}"),
    key_say: "残り時間",
    sound: ["音：音声", "音：ベル", "音：オフ"],
};
