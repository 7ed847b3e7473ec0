//! 한국어, 음성.

use super::{Amount, Spoken, Utterance, Word, built, span};

const ONES: [&str; 10] = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"];
const NATIVE: [&str; 10] = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"];
const NATIVE_TENS: [&str; 10] = ["", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"];

fn number(n: u64) -> String {
    match n {
        0 => "영".to_owned(),
        _ => built(n, ONES, "십"),
    }
}

/// A native number before what it counts: 두 집, 스무 집.
fn native(n: u64) -> String {
    let digit = |of: [&'static str; 10], n: u64| {
        usize::try_from(n).ok().and_then(|n| of.get(n)).copied().unwrap_or("")
    };
    match n {
        0 | 100.. => n.to_string(),
        20 => "스무".to_owned(),
        _ => format!("{}{}", digit(NATIVE_TENS, n / 10), digit(NATIVE, n % 10)),
    }
}

fn wins(winner: Word, text: &str, read: &str) -> Utterance {
    Utterance::new(format!("{} {text}입니다", winner.0), format!("{} {read}입니다", winner.1))
}

/// 한국어.
pub const KO: Spoken = Spoken {
    tag: "ko",
    breath: ", ",
    mark: |n| Utterance::new(format!("{n}초"), format!("{} 초", number(n))),
    count: [
        ("하나", "하나"),
        ("둘", "둘"),
        ("셋", "셋"),
        ("넷", "넷"),
        ("다섯", "다섯"),
        ("여섯", "여섯"),
        ("일곱", "일곱"),
        ("여덟", "여덟"),
        ("아홉", "아홉"),
        ("열", "열"),
    ],
    minute_used: ("1분", "일 분"),
    minutes_left: |n| {
        Utterance::new(format!("{n}분 남았습니다"), format!("{} 분 남았습니다", number(n.into())))
    },
    periods_left: |n| {
        Utterance::new(
            format!("초읽기 {n}회 남았습니다"),
            format!("초읽기 {} 회 남았습니다", number(n.into())),
        )
    },
    last_period: ("마지막 초읽기입니다", "마지막 초읽기입니다"),
    begins: ("초읽기를 시작합니다", "초읽기를 시작합니다"),
    main_over: ("제한시간 종료", "제한시간 종료"),
    blocks_left: |n| {
        Utterance::new(
            format!("고려시간 {n}회 남았습니다"),
            format!("고려시간 {} 회 남았습니다", number(n.into())),
        )
    },
    last_block: ("마지막 고려시간입니다", "마지막 고려시간입니다"),
    no_blocks: ("남은 고려시간이 없습니다", "남은 고려시간이 없습니다"),
    bought: |points, left| {
        let (text, read) = match points {
            0 => (String::new(), String::new()),
            _ => (format!("벌점 {points}점, "), format!("벌점 {} 점, ", number(points.into()))),
        };
        match left {
            0 => Utterance::new(format!("{text}마지막입니다"), format!("{read}마지막입니다")),
            _ => Utterance::new(
                format!("{text}{left}회 남았습니다"),
                format!("{read}{} 회 남았습니다", number(left.into())),
            ),
        }
    },
    lost: ("시간패입니다", "시간패입니다"),
    here: ("음성", "음성"),
    sides: [("흑", "흑"), ("백", "백")],
    time_left: |side, parts| {
        let units = ["시간", "분", "초"];
        let text = span(parts, " ", |n, place| format!("{n}{}", units[place]));
        let read = span(parts, " ", |n, place| match place {
            0 => format!("{} 시간", native(n)),
            _ => format!("{} {}", number(n), units[place]),
        });
        Utterance::new(format!("{}, {text} 남았습니다", side.0), format!("{}, {read} 남았습니다", side.1))
    },
    stones_left: |n| {
        Utterance::new(format!("{n}수 남았습니다"), format!("{} 수 남았습니다", native(n.into())))
    },
    no_limit: |side| wins(side, "시간 제한 없음", "시간 제한 없음"),
    by_margin: |winner, margin: Amount| {
        let (unit, count): (_, fn(u64) -> String) = match margin {
            Amount::Points(..) | Amount::Zi(..) => ("집", native),
            Amount::Ing(..) | Amount::Stones(..) => ("점", native),
            Amount::Ways(..) => ("로", number),
        };
        match margin.in_points() {
            (0, true) => wins(winner, &format!("반{unit}승"), &format!("반{unit}승")),
            (n, half) => {
                let (text, read) = if half { ("반", " 반") } else { ("", "") };
                wins(winner, &format!("{n}{unit}{text}승"), &format!("{} {unit}{read}승", count(n.into())))
            }
        }
    },
    by_tie: |winner| wins(winner, "동수 승", "동수 승"),
    by_resignation: |winner| wins(winner, "불계승", "불계승"),
    by_forfeit: |_, winner| wins(winner, "반칙승", "반칙승"),
    draw: ("무승부입니다", "무승부입니다"),
    no_result: ("무승부, 무효입니다", "무승부, 무효입니다"),
    replay: ("재대국입니다", "재대국입니다"),
    both_lose: ("쌍방 패입니다", "쌍방 패입니다"),
};
