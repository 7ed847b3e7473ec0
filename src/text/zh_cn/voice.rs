//! 语音读秒。

use crate::text::voice::Voice;

pub const VOICE: Voice = Voice {
    begins: |side| format!("{side}方开始读秒"),
    main_over: |side, follows| format!("{side}方基本时限用完，{follows}"),
    block: |side, left| match left {
        0 => format!("{side}方最后一次考虑时间"),
        _ => format!("{side}方用掉一次考虑时间，还剩{left}次"),
    },
    bought: |points, left| {
        let cost = if points == 0 { String::new() } else { format!("共罚{points}点，") };
        if left == 0 { format!("{cost}最后一次") } else { format!("{cost}还可{left}次") }
    },
    buys: |side, bought| format!("{side}方超时罚点，{bought}"),
    last_bought: "最后一次罚点",
    period_lost: |side, left| format!("{side}方用掉一次读秒，{left}"),
    minute_lost: |side, left| format!("{side}方用掉一分钟，{left}"),
    periods: |n| format!("还剩{n}次"),
    minutes: |n| format!("还剩{n}分"),
    last: |side| format!("{side}方最后一次读秒"),
    time_left: |side, digits, more| match more {
        Some(more) => format!("{side}方剩余时间{digits}，{more}"),
        None => format!("{side}方剩余时间{digits}"),
    },
    used: |side, digits| format!("{side}方不限时，已用{digits}"),
    count: |phase, n| format!("{phase}：{n}"),
    key_say: "剩余时间",
    sound: ["声音：语音", "声音：响铃", "声音：关"],
};
