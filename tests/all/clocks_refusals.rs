//! Refused time settings in every language, sentence by sentence.

use shoutan::clock::spec::parse_both;
use shoutan::text::ALL;

/// A text that is no setting, and what is said of it in English, Chinese, Japanese and Korean.
type Row = (&'static str, [&'static str; 4]);

/// Everything a setting can be refused for.
#[rustfmt::skip]
const REFUSED: [Row; 41] = [
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
        "'foo' is one word too many behind 30m+5x30s; perhaps 30m+5x30s",
        "30m+5x30s后面多了'foo'；是不是30m+5x30s？",
        "30m+5x30sの後の'foo'は余分です：30m+5x30sですか？",
        "30m+5x30s 뒤에 남는 말: 'foo': 30m+5x30s 뜻입니까?",
    ]),
    ("foo", [
        "'foo' is no time setting: write a time such as 30m first, or one of none, hourglass, nhk, blitz, club, byoyomi, national, local",
        "'foo'不是时间设置：先写时间如30m，或写none、hourglass、nhk、blitz、club、byoyomi、national、local",
        "'foo'は時間設定ではありません。30mのような時間を先に書くか、none、hourglass、nhk、blitz、club、byoyomi、national、localのどれかを書いてください",
        "시간 설정이 아닙니다: 'foo'. 먼저 30m 같은 시간을 적거나 none, hourglass, nhk, blitz, club, byoyomi, national, local 중 하나를 적으십시오",
    ]),
    ("30m+", [
        "missing at the end: overtime or an increment, such as 10s; perhaps 30m",
        "末尾缺读秒或每手加时（如10s）；是不是30m？",
        "最後に秒読みか加算の時間（例：10s）がありません：30mですか？",
        "끝에 빠진 것: 초읽기나 추가 시간(예: 10s): 30m 뜻입니까?",
    ]),
    ("30m+5x", [
        "missing at the end: the length of a period, such as 30s",
        "末尾缺每次读秒的长度（如30s）",
        "最後に秒読み1回の長さ（例：30s）がありません",
        "끝에 빠진 것: 초읽기 1회의 길이(예: 30s)",
    ]),
    ("1.5h", [
        "'1.5h' is a fraction: write whole numbers of h, m, s or ms; perhaps 1h30m",
        "'1.5h'是小数，请用h、m、s、ms写整数；是不是1h30m？",
        "'1.5h'は小数です。h、m、s、msの整数で書いてください：1h30mですか？",
        "소수입니다: '1.5h'. h, m, s, ms 단위의 정수로 적으십시오: 1h30m 뜻입니까?",
    ]),
    ("1:30", [
        "'1:30' has a colon: write h, m and s; it could be 1m30s or 1h30m",
        "'1:30'里有冒号，请用h、m、s写；可能是1m30s或1h30m",
        "'1:30'にコロンがあります。h、m、sで書いてください：1m30s、または1h30m",
        "쌍점이 있습니다: '1:30'. h, m, s로 적으십시오: 1m30s 또는 1h30m",
    ]),
    ("5-", [
        "'-' means nothing in a time setting: parts are joined with +; it could be 5m or 5s",
        "'-'在时间设置里没有意义，各部分用+相连；可能是5m或5s",
        "'-'は時間設定では意味がありません。つなぐときは+を書きます：5m、または5s",
        "시간 설정에서 뜻이 없습니다: '-'. 이을 때는 +를 적습니다: 5m 또는 5s",
    ]),
    ("30m+5@", [
        "'@' means nothing in a time setting: parts are joined with +; it could be 30m+5s or 30m+5m",
        "'@'在时间设置里没有意义，各部分用+相连；可能是30m+5s或30m+5m",
        "'@'は時間設定では意味がありません。つなぐときは+を書きます：30m+5s、または30m+5m",
        "시간 설정에서 뜻이 없습니다: '@'. 이을 때는 +를 적습니다: 30m+5s 또는 30m+5m",
    ]),
    ("99999999999x30s", [
        "99999999999 is too large: no time is above 99h, no number above 9999",
        "99999999999太大：时间最多99h，数目最多9999",
        "99999999999は大きすぎます。時間は99h、数は9999までです",
        "너무 큽니다: 99999999999. 시간은 99h, 수는 9999까지입니다",
    ]),
    ("1h incl 5x30s", [
        "what lies inside the limit is whole minutes: incl needs periods of 60s; it could be 3450s+5x30s or 1h incl 5x60s",
        "时限之内保留的是整分钟，incl后面每次须是60s；可能是3450s+5x30s或1h incl 5x60s",
        "時間の中に含めるのは1分単位です。inclの後は60sにしてください：3450s+5x30s、または1h incl 5x60s",
        "전체 시간 안의 초읽기는 1분 단위입니다. incl 뒤에는 60s를 적으십시오: 3450s+5x30s 또는 1h incl 5x60s",
    ]),
    ("1h incl 5x60s timeout", [
        "timeout can only be timeout=pass; it could be 1h incl 5x60s timeout=pass or 1h incl 5x60s",
        "timeout只能写timeout=pass；可能是1h incl 5x60s timeout=pass或1h incl 5x60s",
        "timeoutはtimeout=passとだけ書けます：1h incl 5x60s timeout=pass、または1h incl 5x60s",
        "timeout은 timeout=pass로만 적습니다: 1h incl 5x60s timeout=pass 또는 1h incl 5x60s",
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
        "without main time the flag falls before the first move",
        "没有基本时限，第一手也下不了",
        "持ち時間がなければ、最初の一手も打てません",
        "제한시간이 없으면 첫 수도 둘 수 없습니다",
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
        "W= is missing: write B=... W=..., or one setting for both",
        "缺W=，请写B=... W=...，或写双方共用的一种",
        "W=がありません。B=... W=...と書くか、双方に同じ設定を書いてください",
        "W= 설정이 없습니다. B=... W=...로 적거나 쌍방 공통 설정을 적으십시오",
    ]),
    ("B=30m B=20m", [
        "B= stands there twice: write B= and W= once each",
        "B=写了两次，B=和W=请各写一次",
        "B=が2回あります。B=とW=を1回ずつ書いてください",
        "B= 설정이 두 번 있습니다. B=와 W=를 한 번씩 적으십시오",
    ]),
    ("x B=1m", [
        "'x' stands before B= and W=: write it behind one of them",
        "'x'写在B=和W=前面，请写在其中一个后面",
        "'x'がB=とW=の前にあります。どちらかの後に書いてください",
        "B=와 W= 앞에 있습니다: 'x'. 둘 중 하나의 뒤에 적으십시오",
    ]),
    ("B=30 W=1m", [
        "B: 30 has no unit: write h, m or s behind it; it could be B=30m W=1m or B=30s W=1m",
        "B：30没有单位，请在后面写h、m或s；可能是B=30m W=1m或B=30s W=1m",
        "B：30に単位がありません。後ろにh、m、sを書いてください：B=30m W=1m、またはB=30s W=1m",
        "B: 30 뒤에 단위가 없습니다. h, m, s 중 하나를 적으십시오: B=30m W=1m 또는 B=30s W=1m",
    ]),
    ("10/5m,20/5m carry", [
        "only equal blocks can carry time over, not a list of blocks; it could be 10/5m,20/5m or 10/5m carry",
        "只有各节相同才能用carry，列出多节时不能；可能是10/5m,20/5m或10/5m carry",
        "持ち越し（carry）は同じ区切りだけです。区切りを並べるときは使えません：10/5m,20/5m、または10/5m carry",
        "같은 구간만 시간을 넘길 수(carry) 있으며, 구간을 늘어놓으면 쓸 수 없습니다: 10/5m,20/5m 또는 10/5m carry",
    ]),
    ("30q", [
        "'q' behind 30 is no unit of time: write h, m, s or ms",
        "30后面的'q'不是时间单位，请写h、m、s或ms",
        "30の後の'q'は時間の単位ではありません。h、m、s、msを使ってください",
        "30 뒤의 말은 시간 단위가 아닙니다: 'q'. h, m, s, ms 중 하나를 적으십시오",
    ]),
    ("B=hourglass 2m W=1m", [
        "an hourglass has two ends: it can only be set for both sides; perhaps hourglass 2m",
        "沙漏有两头，双方须同用；是不是hourglass 2m？",
        "砂時計には両端があり、双方でしか使えません：hourglass 2mですか？",
        "모래시계는 양쪽이 함께 써야 합니다: hourglass 2m 뜻입니까?",
    ]),
    ("20m+10s bonus", [
        "missing at the end: 'first' behind 'bonus'; perhaps 20m+10s bonus first",
        "末尾缺bonus后面的first；是不是20m+10s bonus first？",
        "最後にbonusの後のfirstがありません：20m+10s bonus firstですか？",
        "끝에 빠진 것: bonus 뒤의 first: 20m+10s bonus first 뜻입니까?",
    ]),
    ("nhk 30s", [
        "missing at the end: a plus and blocks of thinking time, such as +10x60s",
        "末尾缺加号和考虑时间（如+10x60s）",
        "最後にプラスと考慮時間（例：+10x60s）がありません",
        "끝에 빠진 것: 더하기 기호와 고려시간(예: +10x60s)",
    ]),
    ("30m ing 3x5m at", [
        "missing at the end: the points a period costs, such as 2",
        "末尾缺每次的罚点（如2）",
        "最後に1回の罰点（例：2）がありません",
        "끝에 빠진 것: 1회의 벌점(예: 2)",
    ]),
    ("1m30", [
        "30 has no unit: write h, m or s behind it; perhaps 1m30s",
        "30没有单位，请在后面写h、m或s；是不是1m30s？",
        "30に単位がありません。後ろにh、m、sを書いてください：1m30sですか？",
        "30 뒤에 단위가 없습니다. h, m, s 중 하나를 적으십시오: 1m30s 뜻입니까?",
    ]),
    ("1m 30", [
        "30 has no unit: write h, m or s behind it; it could be 1m 30s, 1m+30s or 1m+30m",
        "30没有单位，请在后面写h、m或s；可能是1m 30s、1m+30s或1m+30m",
        "30に単位がありません。後ろにh、m、sを書いてください：1m 30s、1m+30s、または1m+30m",
        "30 뒤에 단위가 없습니다. h, m, s 중 하나를 적으십시오: 1m 30s, 1m+30s 또는 1m+30m",
    ]),
    ("10m 5m", [
        "'10m 5m' has m twice; it could be 15m or 10m+5m",
        "'10m 5m'里的m写了两次；可能是15m或10m+5m",
        "'10m 5m'にmが2回あります：15m、または10m+5m",
        "'10m 5m': m 단위가 두 번 있습니다: 15m 또는 10m+5m",
    ]),
    ("1h incl 5x60", [
        "60 has no unit: write h, m or s behind it; perhaps 1h incl 5x60s",
        "60没有单位，请在后面写h、m或s；是不是1h incl 5x60s？",
        "60に単位がありません。後ろにh、m、sを書いてください：1h incl 5x60sですか？",
        "60 뒤에 단위가 없습니다. h, m, s 중 하나를 적으십시오: 1h incl 5x60s 뜻입니까?",
    ]),
    ("0.5s/move", [
        "'0.5s' is a fraction: write whole numbers of h, m, s or ms; perhaps 500ms/move",
        "'0.5s'是小数，请用h、m、s、ms写整数；是不是500ms/move？",
        "'0.5s'は小数です。h、m、s、msの整数で書いてください：500ms/moveですか？",
        "소수입니다: '0.5s'. h, m, s, ms 단위의 정수로 적으십시오: 500ms/move 뜻입니까?",
    ]),
    ("-30m+5x30s", [
        "'-30m' begins with a dash: no time is below zero, and parts are joined with +; perhaps 30m+5x30s",
        "'-30m'以横线开头：时间不能小于零，各部分用+相连；是不是30m+5x30s？",
        "'-30m'は横線で始まっています。0より短い時間はなく、つなぐときは+を書きます：30m+5x30sですか？",
        "줄표로 시작합니다: '-30m'. 0보다 짧은 시간은 없고, 이을 때는 +를 적습니다: 30m+5x30s 뜻입니까?",
    ]),
    ("1h incl 5m", [
        "missing before 5m: reserved minutes, such as 5x60s; perhaps 1h incl 5x60s",
        "5m前面缺保留分钟（如5x60s）；是不是1h incl 5x60s？",
        "5mの前に秒読みの分（例：5x60s）がありません：1h incl 5x60sですか？",
        "5m 앞에 빠진 것: 초읽기(예: 5x60s): 1h incl 5x60s 뜻입니까?",
    ]),
    ("三十分+五次三十秒", [
        "'三十分' is no time setting: write a time such as 30m first, or one of none, hourglass, nhk, blitz, club, byoyomi, national, local; perhaps 30分+5x30秒",
        "'三十分'不是时间设置：先写时间如30m，或写none、hourglass、nhk、blitz、club、byoyomi、national、local；是不是30分+5x30秒？",
        "'三十分'は時間設定ではありません。30mのような時間を先に書くか、none、hourglass、nhk、blitz、club、byoyomi、national、localのどれかを書いてください：30分+5x30秒ですか？",
        "시간 설정이 아닙니다: '三十分'. 먼저 30m 같은 시간을 적거나 none, hourglass, nhk, blitz, club, byoyomi, national, local 중 하나를 적으십시오: 30分+5x30秒 뜻입니까?",
    ]),
    ("30.", [
        "'30.' is a fraction: write whole numbers of h, m, s or ms; it could be 30m or 30s",
        "'30.'是小数，请用h、m、s、ms写整数；可能是30m或30s",
        "'30.'は小数です。h、m、s、msの整数で書いてください：30m、または30s",
        "소수입니다: '30.'. h, m, s, ms 단위의 정수로 적으십시오: 30m 또는 30s",
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
