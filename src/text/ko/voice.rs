//! The reading aloud, in 한국어.

use crate::text::voice::Voice;

pub const VOICE: Voice = Voice {
    begins: |side| format!("{side} 초읽기 시작"),
    period_lost: |side, left| format!("{side} 1회 소비, {left}"),
    last: |side| format!("{side} 마지막 초읽기"),
    time_left: |side, digits, more| match more {
        Some(more) => format!("{side} 남은 시간 {digits}, {more}"),
        None => format!("{side} 남은 시간 {digits}"),
    },
    used: |side, digits| format!("{side} 시간 제한 없음, 소비시간 {digits}"),
    count: |phase, n| format!("{phase}: {n}"),
    key_say: "남은 시간",
};
