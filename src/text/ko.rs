//! 한국어.
//!
//! Particles that depend on the sound before them stand only behind 흑 and 백, which take the same ones.

mod alone;
mod arbiter;
mod before;
mod chart;
mod check;
mod cycle;
mod ending;
mod fault;
mod files;
mod form;
mod help;
mod markup;
mod review;
mod rules;
mod rulings;
mod score;
mod sealed;
mod shelf;
mod spec;
mod timing;
mod unit;
mod voice;

use super::Text;
use super::home::Home;
use super::key::{Key, KeyName};
use super::refusal::Refusal;
use super::result::Result;
use super::table::Table;
use super::word::Word;

/// 한국어.
pub const KO: Text = Text {
    tag: "ko",
    name: "한국어",
    word: Word {
        black: "흑",
        white: "백",
        initials: ["흑", "백"],
        pass: "패스",
        yes: "예",
        no: "아니요",
        comma: ", ",
        mixed: |whole, fraction| match whole.rem_euclid(10) {
            // 이, 사, 오, 구 end in a vowel.
            2 | 4 | 5 | 9 => format!("{whole}와 {fraction}"),
            _ => format!("{whole}과 {fraction}"),
        },
        move_n: |n| format!("{n}수"),
    },
    unit: unit::UNITS,
    result: Result {
        named: |name, color| format!("{name}({color})"),
        team: |names, color| format!("{names}({color})"),
        by_margin: |winner, amount| format!("{winner} {amount}승"),
        zi: None,
        by_tie: |winner| format!("동수, {winner} 승"),
        by_resignation: |winner| format!("{winner} 불계승"),
        by_time: |loser, winner| format!("{loser} 시간패, {winner} 시간승"),
        by_forfeit: |loser, winner| format!("{loser} 반칙패, {winner} 반칙승"),
        draw: "무승부",
        no_result: "무승부(무효)",
        replay: "재대국",
        both_lose: "쌍방 패",
    },
    refusal: Refusal {
        no_such_point: |typed| format!("없는 좌표입니다: {typed}"),
        occupied: |p| format!("{p}: 이미 돌이 있는 자리입니다"),
        suicide: |p| format!("{p}: 착수금지점입니다"),
        ko: |p| format!("{p}: 패, 바로 되따낼 수 없습니다"),
        superko: |p, n| format!("{p}: {n}수의 국면과 동형반복입니다"),
        superko_start: |p| format!("{p}: 시작 국면과 동형반복입니다"),
        not_your_turn: "차례가 아닙니다",
        time_up: "시간 초과입니다",
        paused: "일시정지 중입니다",
        over: "종국되었습니다",
        not_playing: "대국이 멈춰 있습니다",
        must_play: "종국에 동의하지 않아 돌을 놓아야 합니다",
        last_pass: "마지막은 백의 패스입니다",
        nothing_to_take_back: "무를 수가 없습니다",
        no_takebacks: "무르기 횟수를 다 썼습니다",
        other: "지금은 할 수 없습니다",
    },
    home: Home {
        motto: "손으로 나누는 대화, 두 사람의 바둑",
        resume: |black, white, n, to_play| format!("이어 두기: {black} - {white}, {n}수, {to_play}"),
        new_game: "새 대국",
        saved: "저장된 기보",
        study: "명국",
        help: "도움말",
        quit: "종료",
    },
    form: form::FORM,
    before: before::BEFORE,
    shelf: shelf::SHELF,
    files: files::FILES,
    help: help::HELP,
    plain_rules: help::PLAIN_RULES,
    plain_time: help::PLAIN_TIME,
    fault: fault::FAULT,
    spec: spec::SPEC,
    table: Table {
        to_play: |who| format!("{who} 차례"),
        move_to_play: |n, who| format!("{n}수: {who} 차례"),
        captures: |n| format!("따낸 돌 {n}"),
        any_key_starts: |who| format!("아무 키나 누르면 {who} 계시기가 시작됩니다"),
        any_key_begins: "아무 키나 누르면 시작",
        held_key: "누르고 있으면 한 번만 칩니다",
        late_key: "막 끝났습니다. 다시 누르십시오",
        stopped_key: "대국이 막 멈췄습니다. 다시 누르십시오",
        turned_key: "막 나온 것입니다. 다시 누르십시오",
        pasted_keys: "붙여 넣은 글은 글쇠가 아닙니다",
        typed_keys: "점을 적으려면 먼저 m (예: m D4)",
        no_numbers: "돌이 작아 수순을 쓸 수 없음: 창을 넓히십시오",
        played: |who, p| format!("{who} {p}"),
        passed: |who| format!("{who} 패스"),
        took: |n| format!("{n}점 따냄"),
        sure_pass: |who| format!("{who}: 패스하시겠습니까?"),
        sure_resign: |who| format!("{who}: 기권하시겠습니까?"),
        sure_over: |who| format!("{who}: 계가를 신청하시겠습니까? (1수 패스)"),
        time_up_pass: |who| format!("{who} 시간 초과. 패스 처리? (아니요: 패)"),
        sure_dispute: |who, p| format!("{who}: {p} 죽은 돌로 주장, {who}부터 재개?"),
        sure_leave: "나가시겠습니까? 대국은 저장됩니다.",
        sure_leave_unbegun: "나갈까요? 시작 전의 대국은 남지 않습니다.",
        sure_again: "한 판 더 두시겠습니까?",
        unsaved_moves: |from, to| {
            if from == to {
                format!("{from}수 저장 안 됨")
            } else {
                format!("{from}-{to}수 저장 안 됨")
            }
        },
        unsaved_last: "마지막 기록 저장 안 됨",
        leave_unsaved: |what| format!("{what}. 그래도 나갈까요?"),
        again_unsaved: |what| format!("{what}. 그래도 새로 시작할까요?"),
        proposes: |who| format!("{who} 계가 신청. 동의? (아니요: 착수)"),
        declined: |who| format!("종국 거절: {who}은 돌을 놓아야 합니다"),
        asks_back: |who, p| format!("{who} {p} 무르기 신청. 수락하시겠습니까?"),
        taken_back: |p| format!("{p} 착수를 물렀습니다"),
        not_granted: "수락하지 않았습니다",
        paused_line: "일시정지: 둘 다 준비되면 t로 계속",
        paused: "일시정지",
        ready: |who| format!("{who}, 준비되셨습니까?"),
        stood_still: |time| format!("계시기가 {time} 멈췄습니다 (소비시간 제외)"),
        type_point: "좌표:",
        means: |p| format!("Enter: {p}에 두기"),
        lays: |p| format!("Enter: {p}에 놓기"),
        resumed: |n| format!("{n}수부터 이어 둡니다"),
        not_saved: |why| format!("저장할 수 없습니다: {why}"),
        saved_at: |path| format!("저장했습니다: {path}"),
        stays_beside: |name| format!("{name}: 변경되어 따로 남음"),
        too_small: |(w, h), (w0, h0)| {
            format!(
                "{w0}x{h0} 크기는 너무 작습니다. {w}x{h} 이상으로 넓히십시오. Ctrl-C로 나가며 대국은 저장됩니다."
            )
        },
        main_time: "제한시간",
        then: |what| format!("이후 {what}"),
        increment: |what| format!("1수마다 +{what}"),
        free: |what| format!("1수마다 딜레이 {what}"),
        free_briefly: |what| format!("딜레이 {what}"),
        periods_left: |n| format!("초읽기 {n}회 남음"),
        minutes_left: |n| format!("초읽기 {n}분 남음"),
        blocks_left: |n| format!("고려시간 {n}회 남음"),
        stones_left: |n| format!("{n}수 남음"),
        purchases_left: |n| format!("초과 벌점, {n}회 남음"),
        per_move: "이번 수",
        delay: "딜레이",
        last_period: "마지막 초읽기",
        last_minute: "마지막 1분",
        no_blocks: "남은 고려시간 없음",
        last: "마지막",
        left: |n| format!("{n}수 남음"),
        flag_fallen: "시간 초과",
        no_limit: "시간 제한 없음",
    },
    rules: rules::RULES,
    ending: ending::ENDING,
    review: review::REVIEW,
    markup: markup::MARKUP,
    chart: chart::CHART,
    check: check::CHECK,
    cycle: cycle::CYCLE,
    sealed: sealed::SEALED,
    score: score::SCORE,
    voice: voice::VOICE,
    arbiter: arbiter::ARBITER,
    timing: timing::TIMING,
    rulings: rulings::RULINGS,
    alone: alone::ALONE,
    key: Key {
        cursor: "이동",
        leap: "화점 줄로",
        play: "두기",
        type_point: "좌표 입력",
        pass: "패스",
        resign: "기권",
        over: "계가 신청",
        take_back: "무르기",
        pause: "일시정지",
        yes: "예",
        no: "아니요",
        menu: "메뉴",
        help: "도움말",
        back: "뒤로",
        quit: "종료",
        coordinates: "좌표",
        numbers: "수순",
        quiet: "간단히 보기",
        toggle: "사활",
        suggest: "추정",
        black_agrees: "흑 동의",
        white_agrees: "백 동의",
        choose: "선택",
        open: "열기",
        review: "복기",
        again: "한 판 더",
        home: "홈",
        suspend: "중단",
        start: "시작",
        next_field: "다음 칸",
        page: "쪽 넘기기",
        page_up: "10수 뒤로",
        page_down: "10수 앞으로",
        first: "처음",
        last: "끝",
        clear: "줄 지우기",
        delete: "삭제",
        dispute: "이의",
        go_to: "N수로 이동",
        next_capture: "다음 따냄",
        previous_capture: "이전 따냄",
        search: "찾기",
        leave: "나가기(대국은 저장)",
        accept: "확인",
        change: "변경",
        step: "한 수씩",
        variation: "다른 변화도",
        go_on: "계속",
    },
    key_name: KeyName {
        arrows: "화살표",
        sideways: "좌우",
        up_down: "상하",
        shift_arrows: "Shift+화살표",
        space: "Space",
        number: "숫자 ",
    },
};
