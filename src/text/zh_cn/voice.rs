//! 语音读秒。

use crate::text::voice::Voice;

pub const VOICE: Voice = Voice {
    begins: |side| format!("{side}方开始读秒"),
    period_lost: |side, left| format!("{side}方用掉一次读秒，{left}"),
    last: |side| format!("{side}方最后一次读秒"),
    time_left: |side, digits, more| match more {
        Some(more) => format!("{side}方剩余时间{digits}，{more}"),
        None => format!("{side}方剩余时间{digits}"),
    },
    used: |side, digits| format!("{side}方不限时，已用{digits}"),
    count: |phase, n| format!("{phase}：{n}"),
    key_say: "剩余时间",
};
