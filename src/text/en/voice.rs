//! The reading aloud, in English.

use crate::text::voice::Voice;

pub const VOICE: Voice = Voice {
    begins: |side| format!("{side}: byo-yomi begins"),
    period_lost: |side, left| format!("{side}: a period is used up, {left}"),
    last: |side| format!("{side}: the last period begins"),
    time_left: |side, digits, more| match more {
        Some(more) => format!("{side}: {digits} left, {more}"),
        None => format!("{side}: {digits} left"),
    },
    used: |side, digits| format!("{side}: no limit, {digits} used"),
    count: |phase, n| format!("{phase}: {n}"),
    key_say: "time left",
};
