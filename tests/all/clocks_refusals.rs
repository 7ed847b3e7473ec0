//! Refused time settings in every language, sentence by sentence.

use shoutan::clock::spec::parse_both;
use shoutan::text::ALL;

/// A text that is no setting, and what is said of it in English, Chinese, Japanese and Korean.
type Row = (&'static str, [&'static str; 4]);

/// Everything a setting can be refused for.
#[rustfmt::skip]
const REFUSED: [Row; 32] = [
    ("", [
        "a time setting is missing: none, 30m or 30m+5x30s, say",
        "没有填时间设置，写法如none、30m、30m+5x30s",
        "時間設定がありません。例：none、30m、30m+5x30s",
        "시간 설정이 없습니다. 예: none, 30m, 30m+5x30s",
    ]),
    ("30", [
        "30 has no unit: write h, m or s behind it; it could be 30m or 30s",
        "30没有单位，请在后面写h、m或s；可能是30m或30s",
        "30に単位がありません。後ろにh、m、sを書いてください：30m、または30s",
        "30 뒤에 단위가 없습니다. h, m, s 중 하나를 적으십시오: 30m 또는 30s",
    ]),
    ("30m+5x30s foo", [
        "'foo' is one word too many behind 30m+5x30s",
        "30m+5x30s后面多了'foo'",
        "30m+5x30sの後の'foo'は余分です",
        "30m+5x30s 뒤에 남는 말: 'foo'",
    ]),
    ("foo", [
        "'foo' is no time setting: write a time such as 30m first, or one of none, hourglass, nhk, blitz, club, byoyomi, national, local",
        "'foo'不是时间设置：先写时间如30m，或写none、hourglass、nhk、blitz、club、byoyomi、national、local",
        "'foo'は時間設定ではありません。30mのような時間を先に書くか、none、hourglass、nhk、blitz、club、byoyomi、national、localのどれかを書いてください",
        "시간 설정이 아닙니다: 'foo'. 먼저 30m 같은 시간을 적거나 none, hourglass, nhk, blitz, club, byoyomi, national, local 중 하나를 적으십시오",
    ]),
    ("30m+", [
        "overtime or an increment is missing at the end",
        "末尾缺读秒或每手加时",
        "最後に秒読みか加算の時間がありません",
        "끝에 빠진 것: 초읽기나 추가 시간",
    ]),
    ("30m+5x", [
        "the length of a period is missing at the end",
        "末尾缺每次读秒的长度",
        "最後に秒読み1回の長さがありません",
        "끝에 빠진 것: 초읽기 1회의 길이",
    ]),
    ("1.5h", [
        "no fractions here: write 1h30m rather than 1.5h",
        "不能写小数：1.5h请写1h30m",
        "小数は使えません。1.5hは1h30mと書いてください",
        "소수는 쓸 수 없습니다. 1.5h 대신 1h30m",
    ]),
    ("1:30", [
        "no colons here: write 1h30m rather than 1:30",
        "不能写冒号：1:30请写1h30m",
        "コロンは使えません。1:30は1h30mと書いてください",
        "쌍점은 쓸 수 없습니다. 1:30 대신 1h30m",
    ]),
    ("5-", [
        "no times below zero, and no dashes",
        "时间不能小于零，也不能写横线",
        "0より短い時間と横線は使えません",
        "0보다 짧은 시간과 줄표는 쓸 수 없습니다",
    ]),
    ("30m+5@", [
        "'@' means nothing in a time setting",
        "'@'在时间设置里没有意义",
        "'@'は時間設定では意味がありません",
        "시간 설정에서 뜻이 없습니다: '@'",
    ]),
    ("99999999999x30s", [
        "a number is too large",
        "数目太大",
        "数が大きすぎます",
        "수가 너무 큽니다",
    ]),
    ("1h incl 5x30s", [
        "what lies inside the limit is whole minutes: incl needs periods of 60s; it could be 3450s+5x30s or 1h incl 5x60s",
        "时限之内保留的是整分钟，incl后面每次须是60s；可能是3450s+5x30s或1h incl 5x60s",
        "時間の中に含めるのは1分単位です。inclの後は60sにしてください：3450s+5x30s、または1h incl 5x60s",
        "전체 시간 안의 초읽기는 1분 단위입니다. incl 뒤에는 60s를 적으십시오: 3450s+5x30s 또는 1h incl 5x60s",
    ]),
    ("1h incl 5x60s timeout", [
        "timeout can only be timeout=pass",
        "timeout只能写timeout=pass",
        "timeoutはtimeout=passとだけ書けます",
        "timeout은 timeout=pass로만 적습니다",
    ]),
    ("20m+10s/move", [
        "20m+10s/move has two readings; it could be 20m+10s or 20m+1x10s",
        "20m+10s/move有两种读法；可能是20m+10s或20m+1x10s",
        "20m+10s/moveには2通りの読み方があります：20m+10s、または20m+1x10s",
        "20m+10s/move 설정은 두 가지로 읽힙니다: 20m+10s 또는 20m+1x10s",
    ]),
    ("30m+0x30s", [
        "the number of periods must be 1 at least",
        "读秒次数至少是1",
        "秒読みの回数は1以上にしてください",
        "초읽기 횟수: 1 이상이어야 합니다",
    ]),
    ("30m+5x0s", [
        "the length of a period must be longer than 0",
        "每次读秒的长度不能是0",
        "秒読み1回の長さは0より長くしてください",
        "초읽기 1회의 길이: 0보다 길어야 합니다",
    ]),
    ("0s", [
        "without main time nobody could ever move: there is nothing after it",
        "没有基本时限，后面又没有读秒，谁也下不了",
        "持ち時間も秒読みもなければ、だれも打てません",
        "제한시간도 초읽기도 없으면 아무도 둘 수 없습니다",
    ]),
    ("0s delay 0s", [
        "with neither main time nor a delay nobody could ever move",
        "既没有基本时限又没有延时，谁也下不了",
        "持ち時間もディレイもなければ、だれも打てません",
        "제한시간도 딜레이도 없으면 아무도 둘 수 없습니다",
    ]),
    ("100h", [
        "the main time must be 99h at most",
        "基本时限最多99h",
        "持ち時間は最大99hです",
        "제한시간: 최대 99h",
    ]),
    ("30m+10000x30s", [
        "the number of periods must be 9999 at most",
        "读秒次数最多9999",
        "秒読みの回数は最大9999です",
        "초읽기 횟수: 최대 9999",
    ]),
    ("1h incl 90x60s", [
        "the 90 reserved minutes lie inside the time limit, but that is only 1h",
        "保留90分钟读秒，总时限却只有1h",
        "秒読み90分を含むはずの全体の時間が1hしかありません",
        "초읽기 90분을 담을 전체 시간이 1h뿐입니다",
    ]),
    ("20m+5s cap 10m", [
        "the cap of 10m is below the main time of 20m",
        "上限10m低于基本时限20m",
        "上限10mが持ち時間20mより短くなっています",
        "상한 10m, 제한시간 20m: 상한이 더 짧습니다",
    ]),
    ("B=30m", [
        "W= is missing",
        "缺W=",
        "W=がありません",
        "W= 설정이 없습니다",
    ]),
    ("B=30m B=20m", [
        "B= stands there twice",
        "B=写了两次",
        "B=が2回あります",
        "B= 설정이 두 번 있습니다",
    ]),
    ("x B=1m", [
        "'x' stands before B= and W=",
        "'x'写在B=和W=前面",
        "'x'がB=とW=の前にあります",
        "B=와 W= 앞에 있습니다: 'x'",
    ]),
    ("B=30 W=1m", [
        "B: 30 has no unit: write h, m or s behind it; it could be 30m or 30s",
        "B：30没有单位，请在后面写h、m或s；可能是30m或30s",
        "B：30に単位がありません。後ろにh、m、sを書いてください：30m、または30s",
        "B: 30 뒤에 단위가 없습니다. h, m, s 중 하나를 적으십시오: 30m 또는 30s",
    ]),
    ("10/5m,20/5m carry", [
        "only equal blocks can carry time over, not a list of blocks",
        "只有各节相同才能用carry，列出多节时不能",
        "持ち越し（carry）は同じ区切りだけです。区切りを並べるときは使えません",
        "같은 구간만 시간을 넘길 수(carry) 있으며, 구간을 늘어놓으면 쓸 수 없습니다",
    ]),
    ("30q", [
        "'q' is no unit of time: write h, m, s or ms",
        "'q'不是时间单位，请写h、m、s或ms",
        "'q'は時間の単位ではありません。h、m、s、msを使ってください",
        "시간 단위가 아닙니다: 'q'. h, m, s, ms 중 하나를 적으십시오",
    ]),
    ("B=hourglass 2m W=1m", [
        "an hourglass has two ends: it can only be set for both sides",
        "沙漏有两头，双方须同用",
        "砂時計には両端があり、双方でしか使えません",
        "모래시계는 양쪽이 함께 써야 합니다",
    ]),
    ("20m+10s bonus", [
        "'first' behind 'bonus' is missing at the end",
        "末尾缺bonus后面的first",
        "最後にbonusの後のfirstがありません",
        "끝에 빠진 것: bonus 뒤의 first",
    ]),
    ("nhk 30s", [
        "+ and blocks such as 10x60s is missing at the end",
        "末尾缺+和考虑时间，如10x60s",
        "最後に+と、10x60sのような考慮時間がありません",
        "끝에 빠진 것: +와 고려시간(예: 10x60s)",
    ]),
    ("30m ing 3x5m at", [
        "the points a period costs is missing at the end",
        "末尾缺每次的罚点",
        "最後に1回の罰点がありません",
        "끝에 빠진 것: 1회의 벌점",
    ]),
];

#[test]
fn every_refusal_is_told_in_every_language() {
    for (spec, told) in REFUSED {
        let error = parse_both(spec).unwrap_err();
        assert_eq!(ALL.map(|text| error.said(text)), told, "{spec}");
        assert_eq!(error.to_string(), told[0], "{spec}");
    }
}
