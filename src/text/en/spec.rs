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
        Part::SomeMinutes => "reserved minutes",
        Part::SomeBlock => "a block",
        Part::SomeBlocks => "a plus and blocks of thinking time",
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
    missing_at_end: |part| format!("missing at the end: {part}"),
    missing_before: |part, word| format!("missing before {word}: {part}"),
    no_unit: |n| format!("{n} has no unit: write h, m or s behind it"),
    such_as: |part, example| format!("{part}, such as {example}"),
    not_a_unit: |word, n| format!("{word} behind {n} is no unit of time: write h, m, s or ms"),
    unit_twice: |time, unit| format!("{time} has {unit} twice"),
    too_large: |number| format!("{number} is too large: no time is above 99h, no number above 9999"),
    carry_of_list: "only equal blocks can carry time over, not a list of blocks",
    two_readings: |setting| format!("{setting} has two readings"),
    no_minutes: "what lies inside the limit is whole minutes: incl needs periods of 60s",
    no_pass: "timeout can only be timeout=pass",
    fraction: |number| format!("{number} is a fraction: write whole numbers of h, m, s or ms"),
    colon: |time| format!("{time} has a colon: write h, m and s"),
    dash: |rest| format!("{rest} begins with a dash: no time is below zero, and parts are joined with +"),
    no_meaning: |sign| format!("{sign} means nothing in a time setting: parts are joined with +"),
    twice: |side| format!("{side}= stands there twice: write B= and W= once each"),
    before_sides: |word| format!("{word} stands before B= and W=: write it behind one of them"),
    side_missing: |side| format!("{side}= is missing: write B=... W=..., or one setting for both"),
    of_side: |side, what| format!("{side}: {what}"),
    half_a_glass: "an hourglass has two ends: it can only be set for both sides",
    at_most: |part, most| format!("{part} must be {most} at most"),
    no_time: |part| format!("{part} must be longer than 0"),
    at_least_one: |part| format!("{part} must be 1 at least"),
    no_main: "without main time the flag falls before the first move",
    no_delay: "with neither main time nor a delay nobody could ever move",
    no_block: "there must be at least one block of stones",
    reserve: |minutes, limit| {
        format!("the {minutes} reserved minutes lie inside the time limit, but that is only {limit}")
    },
    cap_below: |cap, main| format!("the cap of {cap} is below the main time of {main}"),
    perhaps: |what, setting| format!("{what}; perhaps {setting}"),
    could_be: |what, most, last| format!("{what}; it could be {} or {last}", most.join(", ")),
};
