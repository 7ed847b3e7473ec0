//! 日本語: why a time setting is refused.

use crate::text::spec::{Part, Spec};

/// Why a time setting is refused.
pub const SPEC: Spec = Spec {
    part: |part| match part {
        Part::Main => "持ち時間",
        Part::Limit => "全体の時間",
        Part::PerMove => "一手の時間",
        Part::Delay => "ディレイ",
        Part::Increment => "加算の時間",
        Part::Cap => "上限",
        Part::Base => "一手ごとの時間",
        Part::Period => "秒読み1回の長さ",
        Part::Periods => "秒読みの回数",
        Part::Minute => "秒読みの1分",
        Part::Minutes => "秒読みの分数",
        Part::Block => "区切りの時間",
        Part::Blocks => "区切りの数",
        Part::Stones => "手数",
        Part::Penalty => "1回の罰点",
        Part::Time => "時間",
        Part::Each => "各自の時間",
        Part::Overtime => "秒読みか加算の時間",
        Part::SomeMinutes => "秒読みの分",
        Part::SomeBlock => "区切り",
        Part::SomeBlocks => "プラスと考慮時間",
        Part::First => "bonusの後のfirst",
    },
    nothing: "時間設定がありません。例：none、30m、30m+5x30s",
    one_too_many: |word, setting| format!("{setting}の後の{word}は余分です"),
    no_setting: |word| {
        format!(
            "{word}は時間設定ではありません。30mのような時間を先に書くか、none、hourglass、nhk、blitz、club、\
             byoyomi、national、localのどれかを書いてください"
        )
    },
    missing_at_end: |part| format!("最後に{part}がありません"),
    missing_before: |part, word| format!("{word}の前に{part}がありません"),
    no_unit: |n| format!("{n}に単位がありません。後ろにh、m、sを書いてください"),
    such_as: |part, example| format!("{part}（例：{example}）"),
    not_a_unit: |word, n| format!("{n}の後の{word}は時間の単位ではありません。h、m、s、msを使ってください"),
    unit_twice: |time, unit| format!("{time}に{unit}が2回あります"),
    too_large: |number| format!("{number}は大きすぎます。時間は99h、数は9999までです"),
    carry_of_list: "持ち越し（carry）は同じ区切りだけです。区切りを並べるときは使えません",
    two_readings: |setting| format!("{setting}には2通りの読み方があります"),
    no_minutes: "時間の中に含めるのは1分単位です。inclの後は60sにしてください",
    no_pass: "timeoutはtimeout=passとだけ書けます",
    fraction: |number| format!("{number}は小数です。h、m、s、msの整数で書いてください"),
    colon: |time| format!("{time}にコロンがあります。h、m、sで書いてください"),
    dash: |rest| format!("{rest}は横線で始まっています。0より短い時間はなく、つなぐときは+を書きます"),
    no_meaning: |sign| format!("{sign}は時間設定では意味がありません。つなぐときは+を書きます"),
    twice: |side| format!("{side}=が2回あります。B=とW=を1回ずつ書いてください"),
    before_sides: |word| format!("{word}がB=とW=の前にあります。どちらかの後に書いてください"),
    side_missing: |side| format!("{side}=がありません。B=... W=...と書くか、双方に同じ設定を書いてください"),
    of_side: |side, what| format!("{side}：{what}"),
    half_a_glass: "砂時計には両端があり、双方でしか使えません",
    at_most: |part, most| format!("{part}は最大{most}です"),
    no_time: |part| format!("{part}は0より長くしてください"),
    at_least_one: |part| format!("{part}は1以上にしてください"),
    no_main: "持ち時間がなければ、最初の一手も打てません",
    no_delay: "持ち時間もディレイもなければ、だれも打てません",
    no_block: "区切りが一つは必要です",
    reserve: |minutes, limit| format!("秒読み{minutes}分を含むはずの全体の時間が{limit}しかありません"),
    cap_below: |cap, main| format!("上限{cap}が持ち時間{main}より短くなっています"),
    perhaps: |what, setting| format!("{what}：{setting}ですか？"),
    could_be: |what, most, last| format!("{what}：{}、または{last}", most.join("、")),
};
