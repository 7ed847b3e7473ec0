//! The reading aloud, in 한국어.

use crate::text::voice::Voice;

pub const VOICE: Voice = Voice {
    begins: |side| format!("{side} 초읽기 시작"),
    main_over: |side, follows| format!("{side} 제한시간 종료, {follows}"),
    block: |side, left| match left {
        0 => format!("{side} 마지막 고려시간"),
        _ => format!("{side} 고려시간 1회 사용, {left}회 남음"),
    },
    bought: |points, left| {
        let cost = if points == 0 { String::new() } else { format!("벌점 {points}점, ") };
        if left == 0 { format!("{cost}마지막") } else { format!("{cost}{left}회 남음") }
    },
    buys: |side, bought| format!("{side} 시간 초과 벌점: {bought}"),
    last_bought: "마지막 초과시간",
    period_lost: |side, left| format!("{side} 1회 소비, {left}"),
    minute_lost: |side, left| format!("{side} 1분 소비, {left}"),
    periods: |n| format!("{n}회 남음"),
    minutes: |n| format!("{n}분 남음"),
    last: |side| format!("{side} 마지막 초읽기"),
    time_left: |side, digits, more| match more {
        Some(more) => format!("{side} 남은 시간 {digits}, {more}"),
        None => format!("{side} 남은 시간 {digits}"),
    },
    used: |side, digits| format!("{side} 시간 제한 없음, 소비시간 {digits}"),
    count: |phase, n| format!("{phase}: {n}"),
    key_say: "남은 시간",
    sound: ["소리: 음성", "소리: 벨", "소리: 끄기"],
};
