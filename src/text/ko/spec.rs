//! 한국어: why a time setting is refused.

use crate::text::spec::{Part, Spec};

/// Why a time setting is refused.
pub const SPEC: Spec = Spec {
    part: |part| match part {
        Part::Main => "제한시간",
        Part::Limit => "전체 시간",
        Part::PerMove => "1수의 시간",
        Part::Delay => "딜레이",
        Part::Increment => "추가 시간",
        Part::Cap => "상한",
        Part::Base => "1수마다의 시간",
        Part::Period => "초읽기 1회의 길이",
        Part::Periods => "초읽기 횟수",
        Part::Minute => "초읽기 1분",
        Part::Minutes => "초읽기 분 수",
        Part::Block => "구간의 시간",
        Part::Blocks => "구간 수",
        Part::Stones => "둘 수의 개수",
        Part::Penalty => "1회의 벌점",
        Part::Time => "시간",
        Part::Each => "각자의 시간",
        Part::Overtime => "초읽기나 추가 시간",
        Part::SomeMinutes => "초읽기",
        Part::SomeBlock => "구간",
        Part::SomeBlocks => "더하기 기호와 고려시간",
        Part::First => "bonus 뒤의 first",
    },
    nothing: "시간 설정이 없습니다. 예: none, 30m, 30m+5x30s",
    one_too_many: |word, setting| format!("{setting} 뒤에 남는 말: {word}"),
    no_setting: |word| {
        format!(
            "시간 설정이 아닙니다: {word}. 먼저 30m 같은 시간을 적거나 none, hourglass, nhk, blitz, club, byoyomi, \
             national, local 중 하나를 적으십시오"
        )
    },
    missing_at_end: |part| format!("끝에 빠진 것: {part}"),
    missing_before: |part, word| format!("{word} 앞에 빠진 것: {part}"),
    no_unit: |n| format!("{n} 뒤에 단위가 없습니다. h, m, s 중 하나를 적으십시오"),
    such_as: |part, example| format!("{part}(예: {example})"),
    not_a_unit: |word, n| {
        format!("{n} 뒤의 말은 시간 단위가 아닙니다: {word}. h, m, s, ms 중 하나를 적으십시오")
    },
    unit_twice: |time, unit| format!("{time}: {unit} 단위가 두 번 있습니다"),
    too_large: |number| format!("너무 큽니다: {number}. 시간은 99h, 수는 9999까지입니다"),
    carry_of_list: "같은 구간만 시간을 넘길 수(carry) 있으며, 구간을 늘어놓으면 쓸 수 없습니다",
    two_readings: |setting| format!("{setting} 설정은 두 가지로 읽힙니다"),
    no_minutes: "전체 시간 안의 초읽기는 1분 단위입니다. incl 뒤에는 60s를 적으십시오",
    no_pass: "timeout은 timeout=pass로만 적습니다",
    fraction: |number| format!("소수입니다: {number}. h, m, s, ms 단위의 정수로 적으십시오"),
    colon: |time| format!("쌍점이 있습니다: {time}. h, m, s로 적으십시오"),
    dash: |rest| format!("줄표로 시작합니다: {rest}. 0보다 짧은 시간은 없고, 이을 때는 +를 적습니다"),
    no_meaning: |sign| format!("시간 설정에서 뜻이 없습니다: {sign}. 이을 때는 +를 적습니다"),
    twice: |side| format!("{side}= 설정이 두 번 있습니다. B=와 W=를 한 번씩 적으십시오"),
    before_sides: |word| format!("B=와 W= 앞에 있습니다: {word}. 둘 중 하나의 뒤에 적으십시오"),
    side_missing: |side| format!("{side}= 설정이 없습니다. B=... W=...로 적거나 쌍방 공통 설정을 적으십시오"),
    of_side: |side, what| format!("{side}: {what}"),
    half_a_glass: "모래시계는 양쪽이 함께 써야 합니다",
    at_most: |part, most| format!("{part}: 최대 {most}"),
    no_time: |part| format!("{part}: 0보다 길어야 합니다"),
    at_least_one: |part| format!("{part}: 1 이상이어야 합니다"),
    no_main: "제한시간이 없으면 첫 수도 둘 수 없습니다",
    no_delay: "제한시간도 딜레이도 없으면 아무도 둘 수 없습니다",
    no_block: "구간이 하나는 있어야 합니다",
    reserve: |minutes, limit| format!("초읽기 {minutes}분을 담을 전체 시간이 {limit}뿐입니다"),
    cap_below: |cap, main| format!("상한 {cap}, 제한시간 {main}: 상한이 더 짧습니다"),
    perhaps: |what, setting| format!("{what}: {setting} 뜻입니까?"),
    could_be: |what, most, last| format!("{what}: {} 또는 {last}", most.join(", ")),
};
