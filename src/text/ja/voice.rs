//! The reading aloud, in 日本語.

use crate::text::voice::Voice;

pub const VOICE: Voice = Voice {
    begins: |side| format!("{side}、秒読み開始"),
    period_lost: |side, left| format!("{side}、1回使い切りました：{left}"),
    last: |side| format!("{side}、最後の秒読み"),
    time_left: |side, digits, more| match more {
        Some(more) => format!("{side}の残り時間{digits}、{more}"),
        None => format!("{side}の残り時間{digits}"),
    },
    used: |side, digits| format!("{side}は時間無制限、消費時間{digits}"),
    count: |phase, n| format!("{phase}：{n}"),
    key_say: "残り時間",
};
