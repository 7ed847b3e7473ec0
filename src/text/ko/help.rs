//! Help in 한국어.

mod files;
mod history;
mod people;
mod play;
mod referee;
mod story;
mod time;

use crate::text::help::page::Pages;
use crate::text::help::{Brief, Help, PlainRules, PlainTime};

pub const HELP: Help = Help {
    keys: "키 안내",
    rules: |name| format!("이 대국: {name}"),
    contents: "차례",
    groups: ["이 화면", "판 앞에서", "바둑 이야기", "규칙 모음"],
    rules_here: "여기의 규칙",
    scroll: "스크롤",
    keys_in: ["대국 중", "사석 지정", "복기 중"],
    topics: "shoutan help 항목: 다음 쪽을 보여 줍니다.",
    unknown: |asked, nearest| format!("{asked} 도움말은 없습니다. 가장 가까운 것: {nearest}"),
    pages: Pages {
        start: play::START,
        counting: play::COUNTING,
        settings: time::SETTINGS,
        reading: time::READING,
        late: time::LATE,
        sealing: time::SEALING,
        referee: referee::REFEREE,
        warnings: referee::WARNINGS,
        report: play::REPORT,
        records: files::RECORDS,
        config: files::CONFIG,
        words: story::WORDS,
        legends: story::LEGENDS,
        boards: story::BOARDS,
        grades: people::GRADES,
        court: people::COURT,
        masters: people::MASTERS,
        danghu: people::DANGHU,
        changes: history::CHANGES,
        half: history::HALF,
    },
    no_custom: "지금 대국은 사용자 지정 규칙이 아닙니다.",
};

pub const PLAIN_RULES: PlainRules = PlainRules {
    play: &[
        "흑과 백이 번갈아 빈 점에 돌을 하나씩 둡니다. 둔 돌은 움직이지 않습니다. 패스할 수도 있습니다.",
        "돌에 선으로 이어진 빈 점이 그 돌의 활로이며, 이어진 같은 색 돌은 활로를 함께 씁니다. 활로가 없는 돌은 \
         따냅니다. 상대 돌이 먼저입니다.",
    ],
    white_first: "호선에서는 백이 먼저 둡니다.",
    set_stones: "첫 수 전에 귀의 화점에 흑백 2점씩을 놓습니다(좌자).",
    no_suicide: "두어도 활로가 없고 상대 돌도 따내지 못하는 점은 착수금지점입니다.",
    suicide: "2점 이상이면 두어서 자기 돌이 들려 나가는 수도 둘 수 있습니다. 한 점만의 자살수는 둘 수 없습니다.",
    brief: BRIEF,
    ko_none: "동형반복을 금지하지 않습니다.",
    ko_simple: "패: 방금 한 점을 따낸 돌을 바로 되따낼 수 없습니다.",
    ko_positional: "동형반복 금지: 전에 나온 판 전체의 국면을 되풀이하는 수는 둘 수 없습니다.",
    ko_situational: "동형반복 금지: 같은 차례에 전에 나온 판 전체의 국면을 되풀이하는 수는 둘 수 없습니다.",
    cycle_no_result: "더 긴 순환이 되면 무효입니다.",
    cycle_draw: "더 긴 순환이 되면 무승부입니다.",
    cycle_ask: "더 긴 순환이 되면 대국자가 고릅니다: 무효, 무승부, 재대국, 계속 두기.",
    end: "한쪽이 계가를 신청하고 상대가 동의하거나, 쌍방이 이어서 패스하거나, 한쪽이 기권하거나, 시간이 초과되면 \
          대국이 끝납니다.",
    pass_stones: "패스하면 상대에게 따낸 돌로 1점을 주고, 마지막 패스는 백이 합니다.",
    removal: "그 다음 쌍방이 죽은 돌을 확인하여 들어내고, 경계가 닫히지 않은 곳도 확인합니다. 그곳은 누구의 집도 아닙니다. \
              합의하지 못하면 대국을 재개합니다.",
    no_removal: "판 위의 돌은 모두 산 돌로 셉니다.",
    area: "산 돌과 그 돌이 에워싼 점을 셉니다. 쌍방 사이의 점은 절반씩입니다.",
    territory: "에워싼 점에 따낸 돌과 상대의 죽은 돌을 더해 셉니다.",
    ways: "에워싼 빈 점의 로에 따낸 돌과 상대의 죽은 돌을 더해 셉니다.",
    stones: "판 위의 산 돌만 세어 많은 쪽이 이깁니다.",
    tax_seki: "빅인 돌에 에워싸인 점은 세지 않습니다.",
    komi: |amount| format!("흑이 백에게 주는 덤: {amount}."),
    reverse_komi: |amount| format!("백이 흑에게 주는 역덤: {amount}."),
    no_komi: |_| "덤이 없습니다.".to_owned(),
    back_one_less: "접바둑에서는 흑이 첫 점을 빼고 치석 1점마다 1집을 돌려줍니다.",
    ties_draw: "동수는 무승부입니다.",
    ties_black: "동수는 흑 승입니다.",
};

const BRIEF: Brief = Brief {
    area: "산 돌과 에워싼 집을 셈",
    territory: "에워싼 집과 따낸 돌을 셈",
    stones: "판 위의 산 돌만 셈",
    tax_seki: "(빅의 집 제외)",
    no_removal: "(죽은 돌도 그대로)",
    ko_none: "동형반복 허용",
    ko_simple: "패는 바로 되따낼 수 없음",
    ko_positional: "동형반복 금지",
    ko_situational: "같은 차례의 동형반복 금지",
    cycle_no_result: "긴 순환은 무효",
    cycle_draw: "긴 순환은 무승부",
    cycle_ask: "긴 순환은 대국자가 고름",
    no_suicide: "자살수 금지",
    suicide: "2점 이상 자살수 가능",
    pass_stones: "패스는 1점을 주고 백이 마지막",
    set_stones: "좌자 4점",
    white_first: "호선은 백이 먼저",
    komi: |amount| format!("덤 {amount}"),
    reverse_komi: |amount| format!("역덤 {amount}"),
    no_komi: |_| "덤 없음".to_owned(),
    back_one_less: "치석 첫 점 빼고 1집씩 반환",
    ties_draw: "동수는 무승부",
    ties_black: "동수는 흑 승",
    between: ", ",
    end: ".",
};

pub const PLAIN_TIME: PlainTime = PlainTime {
    duration,
    each: |clause| format!("쌍방 {clause}입니다."),
    then: |first, second| format!("{first}, 이후 {second}"),
    between: " ",
    one: |side, clause| match clause.strip_suffix(" 없음") {
        Some(what) => format!("{side}은 {what}이 없습니다."),
        None => format!("{side}은 {clause}입니다."),
    },
    none: "시간 제한이 없으며 소비시간만 잽니다.",
    absolute: |main| format!("{main} 타임아웃제"),
    simple: |move_time| format!("1수 {move_time}"),
    byoyomi: |n, period| format!("초읽기 {period} {n}회"),
    byoyomi_rule: |period, several| {
        if several {
            format!(
                "{period} 안에 두면 횟수가 줄지 않습니다. 다 쓸 때마다 1회 줄고, 마지막 1회를 다 쓰면 시간패입니다."
            )
        } else {
            format!("수마다 {period} 안에 두어야 하며, 다 쓰면 시간패입니다.")
        }
    },
    reserve: |total, minutes| format!("{total}, 그중 마지막 {minutes}분은 초읽기"),
    timeout_as_pass: "마지막 1분을 다 쓴 쪽은 패스로 처리해 달라고 할 수 있습니다.",
    nhk: |base, blocks, block| format!("1수 {base}, 따로 고려시간 {block} {blocks}회"),
    nhk_rule: "고려시간은 쓰기 시작하면 1회로 칩니다.",
    canadian: |stones, period| match stones {
        1 => format!("1수 {period}"),
        _ => format!("{period}마다 {stones}수"),
    },
    canadian_rule: "남은 시간은 없어집니다.",
    progressive_rule: "마지막 구간을 되풀이하며 남은 시간은 없어집니다.",
    step_rule: "남은 시간은 다음 구간에 씁니다.",
    fischer: |main, increment| format!("{main}, 1수마다 {increment} 추가"),
    cap: |cap| format!("계시기 상한: {cap}."),
    bonus_at_start: "첫 수 전에도 추가합니다.",
    delay: |main, delay| format!("{main}, 수마다 처음 {delay}는 소비시간 제외"),
    delay_first: |delay| format!("시계는 먼저 {delay}를, 이어서 제한시간을 표시합니다."),
    delay_added: |delay| {
        format!(
            "시계는 제한시간에 {delay}를 더한 시간부터 줄고, 착수 후 소비시간에서 제외된 만큼 되돌아갑니다."
        )
    },
    hourglass: |main| format!("{main} 모래시계 방식, 쓴 시간은 상대의 시간"),
    free: |delay| format!("수마다 처음 {delay} 동안은 시간이 줄지 않습니다."),
    ing: |n, period, points| format!("시간 초과 {period}씩 {n}회까지, 1회에 벌점 {points}점"),
};

fn duration(hours: u64, minutes: u64, seconds: u64, ms: u64) -> String {
    let units = [(hours, "시간"), (minutes, "분"), (seconds, "초"), (ms, "밀리초")];
    let said = units.into_iter().filter(|&(n, _)| n > 0).map(|(n, unit)| format!("{n}{unit}"));
    said.collect::<Vec<_>>().join(" ")
}
