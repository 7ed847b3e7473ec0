//! English: why a time setting is refused.

use crate::text::spec::{Part, Spec};

/// Why a time setting is refused.
pub const SPEC: Spec = Spec {
    part: |part| match part {
        Part::Main => "the main time",
        Part::Limit => "the time limit",
        Part::PerMove => "the time per move",
        Part::Delay => "the delay",
        Part::Increment => "the increment",
        Part::Cap => "the cap",
        Part::Base => "the free time of a move",
        Part::Period => "the length of a period",
        Part::Periods => "the number of periods",
        Part::Minute => "the reserved minute",
        Part::Minutes => "the number of reserved minutes",
        Part::Block => "the time for a block",
        Part::Blocks => "the number of blocks",
        Part::Stones => "the number of stones",
        Part::Penalty => "the points a period costs",
        Part::Time => "a time",
        Part::Each => "a time for each side",
        Part::Overtime => "overtime or an increment",
        Part::SomeMinutes => "reserved minutes such as 5x60s",
        Part::SomeBlock => "a block such as 20/5m",
        Part::SomeBlocks => "+ and blocks such as 10x60s",
        Part::First => "'first' behind 'bonus'",
    },
    nothing: "a time setting is missing: none, 30m or 30m+5x30s, say",
    one_too_many: |word, setting| format!("{word} is one word too many behind {setting}"),
    no_setting: |word| {
        format!(
            "{word} is no time setting: write a time such as 30m first, or one of none, hourglass, nhk, blitz, club, \
             byoyomi, national, local"
        )
    },
    missing_at_end: |part| format!("{part} is missing at the end"),
    missing_before: |part, word| format!("{part} is missing before {word}"),
    no_unit: |n| format!("{n} has no unit: write h, m or s behind it"),
    not_a_unit: |word| format!("{word} is no unit of time: write h, m, s or ms"),
    too_large: "a number is too large",
    carry_of_list: "only equal blocks can carry time over, not a list of blocks",
    two_readings: |setting| format!("{setting} has two readings"),
    no_minutes: "what lies inside the limit is whole minutes: incl needs periods of 60s",
    no_pass: "timeout can only be timeout=pass",
    fraction: "no fractions here: write 1h30m rather than 1.5h",
    colon: "no colons here: write 1h30m rather than 1:30",
    dash: "no times below zero, and no dashes",
    no_meaning: |word| format!("{word} means nothing in a time setting"),
    twice: |side| format!("{side}= stands there twice"),
    before_sides: |word| format!("{word} stands before B= and W="),
    side_missing: |side| format!("{side}= is missing"),
    of_side: |side, what| format!("{side}: {what}"),
    half_a_glass: "an hourglass has two ends: it can only be set for both sides",
    at_most: |part, most| format!("{part} must be {most} at most"),
    no_time: |part| format!("{part} must be longer than 0"),
    at_least_one: |part| format!("{part} must be 1 at least"),
    no_main: "without main time nobody could ever move: there is nothing after it",
    no_delay: "with neither main time nor a delay nobody could ever move",
    no_block: "there must be at least one block of stones",
    reserve: |minutes, limit| {
        format!("the {minutes} reserved minutes lie inside the time limit, but that is only {limit}")
    },
    cap_below: |cap, main| format!("the cap of {cap} is below the main time of {main}"),
    perhaps: |what, setting| format!("{what}; perhaps {setting}"),
    could_be: |what, most, last| format!("{what}; it could be {} or {last}", most.join(", ")),
};
