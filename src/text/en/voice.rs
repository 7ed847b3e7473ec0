//! The reading aloud, in English.

use crate::text::voice::Voice;

pub const VOICE: Voice = Voice {
    begins: |side| format!("{side}: byo-yomi begins"),
    main_over: |side, follows| format!("{side}: main time is over, {follows}"),
    block: |side, left| match left {
        0 => format!("{side}: the last thinking time begins"),
        _ => format!("{side}: thinking time begins, {left} left"),
    },
    bought: |points, left| {
        let cost = match points {
            0 => String::new(),
            1 => "-1 point, ".to_owned(),
            _ => format!("-{points} points, "),
        };
        if left == 0 { format!("{cost}the last") } else { format!("{cost}{left} more") }
    },
    buys: |side, bought| format!("{side}: overtime, {bought}"),
    last_bought: "LAST",
    period_lost: |side, left| format!("{side}: a period is used up, {left}"),
    minute_lost: |side, left| format!("{side}: a minute is used up, {left}"),
    periods: |n| format!("{n} left"),
    minutes: |n| if n == 1 { "1 minute left".to_owned() } else { format!("{n} minutes left") },
    last: |side| format!("{side}: the last period begins"),
    time_left: |side, digits, more| match more {
        Some(more) => format!("{side}: {digits} left, {more}"),
        None => format!("{side}: {digits} left"),
    },
    used: |side, digits| format!("{side}: no limit, {digits} used"),
    count: |phase, n| format!("{phase}: {n}"),
    key_say: "time left",
    sound: ["sound: voice", "sound: bell", "sound: off"],
};
