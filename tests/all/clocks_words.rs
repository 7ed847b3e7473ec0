//! Time settings in plain words, in every language, sentence by sentence.

use shoutan::clock::spec::parse_both;
use shoutan::game::plain;
use shoutan::text::ALL;

/// A setting, and what it means in English, Chinese, Japanese and Korean.
type Row = (&'static str, [&'static str; 4]);

/// Every system, every modifier, and settings that differ.
#[rustfmt::skip]
const SAID: [Row; 24] = [
    ("none", [
        "There is no time limit; the time used is counted.",
        "不限时，只记用时。",
        "時間は無制限で、消費時間だけを計ります。",
        "시간 제한이 없으며 소비시간만 잽니다.",
    ]),
    ("30m", [
        "Each side has 30 minutes for the whole game.",
        "每方30分钟，包干。",
        "各自30分の切れ負けです。",
        "쌍방 30분 타임아웃제입니다.",
    ]),
    ("10s/move", [
        "Each side has 10 seconds for every move.",
        "每方每手10秒。",
        "各自一手10秒です。",
        "쌍방 1수 10초입니다.",
    ]),
    ("30m+5x30s", [
        "Each side has 30 minutes, then 5 periods of 30 seconds. A move within 30 seconds costs nothing; a period used up is gone, and the last one loses.",
        "每方30分钟，然后30秒读秒5次。每手不足30秒不扣次数，用满一次扣一次，最后一次用完判负。",
        "各自30分、その後は秒読み30秒5回です。30秒未満で打てば回数は減りません。使い切るたびに1回減り、最後の1回を使い切ると負けです。",
        "쌍방 30분, 이후 초읽기 30초 5회입니다. 30초 안에 두면 횟수가 줄지 않습니다. 다 쓸 때마다 1회 줄고, 마지막 1회를 다 쓰면 시간패입니다.",
    ]),
    ("1x20s", [
        "Each side has one period of 20 seconds for every move. A move within 20 seconds costs nothing; the period used up loses.",
        "每方20秒读秒1次。每手须在20秒之内，用满判负。",
        "各自秒読み20秒1回です。一手20秒未満で打ち、使い切ると負けです。",
        "쌍방 초읽기 20초 1회입니다. 수마다 20초 안에 두어야 하며, 다 쓰면 시간패입니다.",
    ]),
    ("3h incl 5x60s", [
        "Each side has 3 hours, the last 5 minutes of it read out. A move within 1 minute costs nothing; a period used up is gone, and the last one loses.",
        "每方3小时，其中保留5分钟读秒。每手不足1分钟不扣次数，用满一次扣一次，最后一次用完判负。",
        "各自3時間、そのうち最後の5分は秒読みです。1分未満で打てば回数は減りません。使い切るたびに1回減り、最後の1回を使い切ると負けです。",
        "쌍방 3시간, 그중 마지막 5분은 초읽기입니다. 1분 안에 두면 횟수가 줄지 않습니다. 다 쓸 때마다 1회 줄고, 마지막 1회를 다 쓰면 시간패입니다.",
    ]),
    ("1h incl 1x60s timeout=pass", [
        "Each side has 1 hour, the last minute of it read out. A move within 1 minute costs nothing; the period used up loses. Who overruns the last minute may ask to have it taken as a pass.",
        "每方1小时，其中保留1分钟读秒。每手须在1分钟之内，用满判负。最后一分钟超时，可以申请作虚着一次。",
        "各自1時間、そのうち最後の1分は秒読みです。一手1分未満で打ち、使い切ると負けです。最後の1分を使い切った側は、パス扱いを求めることができます。",
        "쌍방 1시간, 그중 마지막 1분은 초읽기입니다. 수마다 1분 안에 두어야 하며, 다 쓰면 시간패입니다. 마지막 1분을 다 쓴 쪽은 패스로 처리해 달라고 할 수 있습니다.",
    ]),
    ("30m+15/5m", [
        "Each side has 30 minutes, then 5 minutes for every 15 moves. What is left of it then is lost.",
        "每方30分钟，然后每5分钟15手。余下的时间作废。",
        "各自30分、その後は5分ごとに15手です。余った時間はなくなります。",
        "쌍방 30분, 이후 5분마다 15수입니다. 남은 시간은 없어집니다.",
    ]),
    ("1/30s", [
        "Each side has 30 seconds for every move. What is left of it then is lost.",
        "每方每30秒1手。余下的时间作废。",
        "各自一手30秒です。余った時間はなくなります。",
        "쌍방 1수 30초입니다. 남은 시간은 없어집니다.",
    ]),
    ("1h+15/10m carry", [
        "Each side has 1 hour, then 10 minutes for every 15 moves. What is left of it then is kept.",
        "每方1小时，然后每10分钟15手。余下的时间可延至下一节使用。",
        "各自1時間、その後は10分ごとに15手です。余った時間は次に持ち越せます。",
        "쌍방 1시간, 이후 10분마다 15수입니다. 남은 시간은 다음 구간에 씁니다.",
    ]),
    ("30m+10/5m,20/5m,30/5m", [
        "Each side has 30 minutes, then 5 minutes for every 10 moves, then 5 minutes for every 20 moves, then 5 minutes for every 30 moves. The last of these repeats; what is left is lost.",
        "每方30分钟，然后每5分钟10手，然后每5分钟20手，然后每5分钟30手。最后一节重复使用，余下的时间作废。",
        "各自30分、その後は5分ごとに10手、その後は5分ごとに20手、その後は5分ごとに30手です。最後の区切りを繰り返し、余った時間はなくなります。",
        "쌍방 30분, 이후 5분마다 10수, 이후 5분마다 20수, 이후 5분마다 30수입니다. 마지막 구간을 되풀이하며 남은 시간은 없어집니다.",
    ]),
    ("20m+10s", [
        "Each side has 20 minutes, and every move adds 10 seconds.",
        "每方20分钟，每手加10秒。",
        "各自20分、一手ごとに10秒加算です。",
        "쌍방 20분, 1수마다 10초 추가입니다.",
    ]),
    ("20m+10s cap 30m bonus first", [
        "Each side has 20 minutes, and every move adds 10 seconds. A clock never holds more than 30 minutes. The first move has the addition too.",
        "每方20分钟，每手加10秒。棋钟最多存30分钟。第一手之前也加一次。",
        "各自20分、一手ごとに10秒加算です。時計の上限は30分です。1手目の前にも加算します。",
        "쌍방 20분, 1수마다 10초 추가입니다. 계시기 상한: 30분. 첫 수 전에도 추가합니다.",
    ]),
    ("20m delay 5s", [
        "Each side has 20 minutes, and the first 5 seconds of every move are free. The clock counts the 5 seconds down first and then the main time.",
        "每方20分钟，每手的前5秒不计时。棋钟先走这5秒，再走基本时限。",
        "各自20分、毎手の最初の5秒は消費なしです。時計はまず5秒を、続いて持ち時間を表示します。",
        "쌍방 20분, 수마다 처음 5초는 소비시간 제외입니다. 시계는 먼저 5초를, 이어서 제한시간을 표시합니다.",
    ]),
    ("20m bronstein 5s", [
        "Each side has 20 minutes, and the first 5 seconds of every move are free. The clock counts at once from the main time with 5 seconds added, and jumps back after the move.",
        "每方20分钟，每手的前5秒不计时。棋钟从基本时限加5秒走起，落子后跳回，补回不计的时间。",
        "各自20分、毎手の最初の5秒は消費なしです。時計は持ち時間に5秒を足した時間から減り、着手後に消費なしの分が戻ります。",
        "쌍방 20분, 수마다 처음 5초는 소비시간 제외입니다. 시계는 제한시간에 5초를 더한 시간부터 줄고, 착수 후 소비시간에서 제외된 만큼 되돌아갑니다.",
    ]),
    ("hourglass 2m", [
        "Each side has 2 minutes in an hourglass: what one uses the other gains.",
        "每方2分钟沙漏，一方用掉的时间归对方。",
        "各自2分の砂時計方式で、使った時間は相手のものです。",
        "쌍방 2분 모래시계 방식, 쓴 시간은 상대의 시간입니다.",
    ]),
    ("hourglass 2m delay 5s", [
        "Each side has 2 minutes in an hourglass: what one uses the other gains. The first 5 seconds of every move are free.",
        "每方2分钟沙漏，一方用掉的时间归对方。每手的前5秒不计时。",
        "各自2分の砂時計方式で、使った時間は相手のものです。毎手の最初の5秒は消費しません。",
        "쌍방 2분 모래시계 방식, 쓴 시간은 상대의 시간입니다. 수마다 처음 5초 동안은 시간이 줄지 않습니다.",
    ]),
    ("30m ing 3x5m", [
        "Each side has 30 minutes, then 5 minutes that can be bought 3 times, for 2 points each.",
        "每方30分钟，然后3次超时，每次5分钟，罚2点。",
        "各自30分、その後は時間超過5分を3回まで、1回につき罰2点です。",
        "쌍방 30분, 이후 시간 초과 5분씩 3회까지, 1회에 벌점 2점입니다.",
    ]),
    ("30m ing 1x5m at 3", [
        "Each side has 30 minutes, then 5 minutes that can be bought for 3 points.",
        "每方30分钟，然后1次超时，每次5分钟，罚3点。",
        "各自30分、その後は時間超過5分を1回まで、1回につき罰3点です。",
        "쌍방 30분, 이후 시간 초과 5분씩 1회까지, 1회에 벌점 3점입니다.",
    ]),
    ("nhk 30s+10x60s", [
        "Each side has 30 seconds for every move and 10 extra blocks of 1 minute. A block counts as used as soon as it begins.",
        "每方每手30秒，另有考虑时间1分钟10次。考虑时间一动用就算一次。",
        "各自一手30秒、ほかに1分の考慮時間が10回です。考慮時間は使い始めると1回と数えます。",
        "쌍방 1수 30초, 따로 고려시간 1분 10회입니다. 고려시간은 쓰기 시작하면 1회로 칩니다.",
    ]),
    ("10m nhk 30s+1x60s", [
        "Each side has 10 minutes, then 30 seconds for every move and one extra block of 1 minute. A block counts as used as soon as it begins.",
        "每方10分钟，然后每手30秒，另有考虑时间1分钟1次。考虑时间一动用就算一次。",
        "各自10分、その後は一手30秒、ほかに1分の考慮時間が1回です。考慮時間は使い始めると1回と数えます。",
        "쌍방 10분, 이후 1수 30초, 따로 고려시간 1분 1회입니다. 고려시간은 쓰기 시작하면 1회로 칩니다.",
    ]),
    ("1500ms", [
        "Each side has 1 second 500 ms for the whole game.",
        "每方1秒500毫秒，包干。",
        "各自1秒500ミリ秒の切れ負けです。",
        "쌍방 1초 500밀리초 타임아웃제입니다.",
    ]),
    ("B=1h30m+3x60s W=none", [
        "Black has 1 hour 30 minutes, then 3 periods of 1 minute. A move within 1 minute costs nothing; a period used up is gone, and the last one loses. White has no limit.",
        "黑方1小时30分钟，然后1分钟读秒3次。每手不足1分钟不扣次数，用满一次扣一次，最后一次用完判负。白方不限时。",
        "黒は1時間30分、その後は秒読み1分3回です。1分未満で打てば回数は減りません。使い切るたびに1回減り、最後の1回を使い切ると負けです。白は時間無制限です。",
        "흑은 1시간 30분, 이후 초읽기 1분 3회입니다. 1분 안에 두면 횟수가 줄지 않습니다. 다 쓸 때마다 1회 줄고, 마지막 1회를 다 쓰면 시간패입니다. 백은 시간 제한이 없습니다.",
    ]),
    ("B=90s W=10m+5s", [
        "Black has 1 minute 30 seconds for the whole game. White has 10 minutes, and every move adds 5 seconds.",
        "黑方1分30秒，包干。白方10分钟，每手加5秒。",
        "黒は1分30秒の切れ負けです。白は10分、一手ごとに5秒加算です。",
        "흑은 1분 30초 타임아웃제입니다. 백은 10분, 1수마다 5초 추가입니다.",
    ]),
];

#[test]
fn every_setting_is_said_back_in_every_language() {
    for (spec, said) in SAID {
        let controls = parse_both(spec).unwrap();
        assert_eq!(ALL.map(|text| plain::time(&controls, text)), said, "{spec}");
    }
    let systems =
        |control: &str| SAID.iter().any(|(spec, _)| parse_both(spec).unwrap().black.system() == control);
    for system in [
        "none",
        "absolute",
        "simple",
        "byoyomi",
        "cn_byoyomi",
        "nhk",
        "canadian",
        "canadian_progressive",
        "cn_step",
        "fischer",
        "bronstein",
        "us_delay",
        "hourglass",
        "ing",
    ] {
        assert!(systems(system), "{system}");
    }
}

#[test]
fn units_are_read_in_every_language() {
    let both = parse_both("1h30m+5x30s").unwrap();
    for typed in ["1小时30分+5x30秒", "1時間30分+5x30秒", "1시간 30분 + 5x30초", "1hour 30min + 5x30sec"]
    {
        assert_eq!(parse_both(typed), Ok(both.clone()), "{typed}");
    }
}
