//! What is said, beside what is seen.

use super::{Aloud, Call, Counting, Outcome, Phase, Unit, Win, calls, outcome, time_up};
use crate::clock::side::Side;
use crate::clock::system::Count;
use crate::rules::color::Color;
use crate::text::spoken::{ALL, Utterance, named};

/// A setting of every system that has overtime, with the words of its periods.
const OVERTIME: [&str; 14] = [
    "20s+3x12s",
    "3x12s",
    "20s+1x12s",
    "4m incl 3x60s",
    "2m incl 1x60s",
    "nhk 12s+3x15s",
    "20s nhk 12s+2x15s",
    "20s nhk 12s+0x15s",
    "3s ing 3x15s",
    "20s ing 1x15s at 0",
    "20s+3/12s",
    "20s+3/12s carry",
    "20s+3/12s,2/12s",
    "12s/move",
];

fn up(tag: &str) -> Aloud {
    Aloud { words: named(tag).unwrap(), count: Counting::Up }
}

fn said(tag: &str, count: Counting, together: &[Call]) -> Option<String> {
    let face = Side::new("3m incl 3x60s".parse().unwrap()).reading(0);
    calls(together, &face, Aloud { count, ..up(tag) }).map(|said| said.text)
}

/// Everything said while one clock runs down, with its ms.
fn run_down(side: &Side, aloud: Aloud) -> Vec<(u64, Vec<Call>, Utterance)> {
    let times = std::iter::successors(side.next_announcement(0), |&at| side.next_announcement(at));
    times
        .filter_map(|at| {
            let all: Vec<Call> = side.announcements(at - 1, at).into_iter().map(|said| said.call).collect();
            calls(&all, &side.reading(at), aloud).map(|said| (at, all, said))
        })
        .collect()
}

#[test]
fn the_last_period_is_heard_when_it_is_seen() {
    for (spec, words) in OVERTIME.iter().flat_map(|spec| ALL.map(|words| (*spec, words))) {
        let side = Side::new(spec.parse().expect(spec));
        let last: Vec<String> = [
            Utterance::from(words.last_period),
            (words.minutes_left)(1),
            words.last_block.into(),
            words.no_blocks.into(),
        ]
        .into_iter()
        .chain((0..9).map(|points| (words.bought)(points, 0)))
        .map(|said| said.text)
        .collect();
        for (at, all, said) in run_down(&side, up(words.tag)) {
            let cue = all.iter().any(|call| matches!(call, Call::OvertimeBegins | Call::PeriodLost { .. }));
            let heard = cue && last.iter().any(|last| said.text.ends_with(last));
            let seen = cue && side.reading(at).phase == Phase::Last;
            assert_eq!(heard, seen, "{spec} at {at}: {}", said.text);
        }
    }
}

#[test]
fn what_is_left_is_heard_as_it_is_seen() {
    for (spec, words) in OVERTIME.iter().flat_map(|spec| ALL.map(|words| (*spec, words))) {
        let side = Side::new(spec.parse().expect(spec));
        for (at, all, said) in run_down(&side, up(words.tag)) {
            let reading = side.reading(at);
            let (Phase::Overtime, Some(count)) = (reading.phase, reading.count) else { continue };
            let left = match count {
                Count::Periods(n) => (words.periods_left)(n),
                Count::Minutes(n) => (words.minutes_left)(n),
                Count::Blocks(n) => (words.blocks_left)(n),
                Count::Stones(n) => (words.stones_left)(n),
                Count::Purchases(n) => (words.bought)(reading.penalty, n),
            };
            let lost = all.iter().any(|call| matches!(call, Call::PeriodLost { .. }));
            assert!(!lost || said.text.ends_with(&left.text), "{spec} at {at}: {}", said.text);
        }
    }
}

#[test]
fn every_system_has_words_of_its_own() {
    let cues = |spec: &str, tag: &str| {
        let side = Side::new(spec.parse().expect(spec));
        let cue = |all: &[Call]| {
            all.iter().any(|call| matches!(call, Call::OvertimeBegins | Call::PeriodLost { .. }))
        };
        let said = run_down(&side, up(tag)).into_iter().filter(|(_, all, _)| cue(all));
        said.map(|(at, _, said)| format!("{}={}", at / 1_000, said.text)).collect::<Vec<_>>().join(" | ")
    };
    for (spec, tag, heard) in [
        ("5s+2x5s", "en", "5=byo-yomi begins | 10=the last period"),
        ("5s+1x5s", "en", "5=byo-yomi begins, the last period"),
        ("5s+1x5s", "zh-CN", "5=开始读秒，最后一次"),
        ("61s incl 1x60s", "zh-CN", "1=开始读秒，还剩1分"),
        ("5s nhk 4s+2x5s", "en", "5=byo-yomi begins | 9=thinking time, 1 left | 14=the last thinking time"),
        ("5s nhk 4s+0x5s", "ja", "5=秒読みを始めます、考慮時間は残っていません"),
        ("nhk 4s+3x5s", "zh-CN", "4=考虑时间还剩2次 | 9=考虑时间还剩1次 | 14=最后一次考虑时间"),
        ("nhk 4s+3x5s", "ja", "4=考慮時間、残り2回です | 9=考慮時間、残り1回です | 14=最後の考慮時間です"),
        (
            "nhk 4s+3x5s",
            "ko",
            "4=고려시간 2회 남았습니다 | 9=고려시간 1회 남았습니다 | 14=마지막 고려시간입니다",
        ),
        (
            "3s ing 3x5s",
            "en",
            "3=main time is over, overtime, minus 2 points, 2 more | 8=overtime, minus 4 points, 1 more | \
             13=the last overtime, minus 6 points",
        ),
        (
            "3s ing 3x5s",
            "zh-CN",
            "3=基本时限用完，共罚2点，还可2次 | 8=共罚4点，还可1次 | 13=共罚6点，最后一次",
        ),
        (
            "3s ing 2x5s at 1",
            "ja",
            "3=持ち時間を使い切りました、罰点は計1点、あと1回です | 8=罰点は計2点、最後の1回です",
        ),
        ("3s ing 2x5s", "ko", "3=제한시간 종료, 벌점 2점, 1회 남았습니다 | 8=벌점 4점, 마지막입니다"),
        ("3s ing 2x5s at 0", "en", "3=main time is over, overtime, 1 more | 8=the last overtime"),
        ("5s+15/60s", "en", "5=main time is over, 15 stones to play"),
        ("5s+15/60s,20/60s", "ko", "5=제한시간 종료, 15수 남았습니다"),
        ("5s+15/60s carry", "zh-CN", "5=基本时限用完，还要下15手"),
        ("5s+15/60s", "ja", "5=持ち時間を使い切りました、あと15手です"),
    ] {
        assert_eq!(cues(spec, tag), heard, "{spec}");
    }
}

#[test]
fn whoever_hears_that_time_is_up_has_lost() {
    for (spec, words) in OVERTIME.iter().flat_map(|spec| ALL.map(|words| (*spec, words))) {
        for (at, all, said) in run_down(&Side::new(spec.parse().expect(spec)), up(words.tag)) {
            let flag = all.contains(&Call::LostOnTime);
            for word in ["超时", "時間切れ", "시간패", "시간 초과", "out of time"] {
                assert!(flag || !said.text.contains(word), "{spec} at {at}: {}", said.text);
            }
        }
    }
}

#[test]
fn cues_ring_differently() {
    let side = Side::new("20s+2x30s".parse().unwrap());
    let mut rung: Vec<u8> = run_down(&side, up("en")).iter().map(|(_, _, said)| said.bells).collect();
    rung.dedup();
    assert_eq!(rung, [3, 1, 2, 1, 5], "overtime, marks, a period lost, marks and count, the flag");
    assert_eq!((time_up(true, up("zh-CN")).bells, time_up(false, up("ja")).bells), (5, 5));
}

#[test]
fn what_falls_together_is_said_in_one_breath() {
    let minute = [Call::PeriodLost { left: 3 }, Call::MinuteUsed, Call::MinutesLeft(3)];
    assert_eq!(said("zh-CN", Counting::Up, &minute).unwrap(), "1分，还剩3分");
    let last = [Call::PeriodLost { left: 1 }, Call::MinuteUsed, Call::MinutesLeft(1)];
    assert_eq!(said("zh-CN", Counting::Up, &last).unwrap(), "1分，还剩1分");
    let end = [Call::Count(10), Call::LostOnTime];
    assert_eq!(said("zh-CN", Counting::Up, &end).unwrap(), "10，超时判负");
    assert_eq!(said("ko", Counting::Down, &end).unwrap(), "시간패입니다");
    assert_eq!(time_up(true, up("zh-CN")).text, "10，超时判负");
    assert_eq!(time_up(true, Aloud { count: Counting::Down, ..up("ko") }).text, "시간패입니다");
    assert_eq!(time_up(false, up("en")).text, "out of time");
}
#[test]
fn the_count_goes_up_or_down() {
    let count = |way| {
        (1..=10).map(|n| said("en", way, &[Call::Count(n)]).unwrap_or_default()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(count(Counting::Up), "1 2 3 4 5 6 7 8 9 10");
    assert_eq!(count(Counting::Down), "9 8 7 6 5 4 3 2 1 ");
}

#[test]
fn quarters_of_a_zi_are_called_a_half() {
    let words = named("zh-CN").unwrap();
    let said = |margin, unit| outcome(Outcome::win(Color::White, Win::Margin(margin)), unit, words).text;
    assert_eq!(said(9, Unit::Zi), "白胜2又1/2子");
    assert_eq!(said(1, Unit::Zi), "白胜1/2子");
    assert_eq!(said(8, Unit::Zi), "白胜2子");
    assert_eq!(said(13, Unit::Points), "白胜6目半");
}
