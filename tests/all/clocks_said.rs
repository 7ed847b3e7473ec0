//! What is said while a clock runs.

use shoutan::clock::announce::Call;
use shoutan::clock::side::Side;

fn side(spec: &str) -> Side {
    Side::new(spec.parse().expect(spec))
}

/// Seconds of the turn (ms if not whole) and what is said: marks as numbers, counts as `#1`, cues in words.
fn said(side: &Side, from: u64, to: u64) -> String {
    let word = |call| match call {
        Call::OvertimeBegins => "begins".to_owned(),
        Call::Mark { gone, .. } => gone.to_string(),
        Call::PeriodLost { left } => format!("lost:{left}"),
        Call::MinuteUsed => "1min".to_owned(),
        Call::MinutesLeft(left) => format!("left:{left}"),
        Call::Count(count) => format!("#{count}"),
        Call::LostOnTime => "flag".to_owned(),
    };
    let calls = side.announcements(from, to).into_iter();
    let words = calls.map(|said| {
        let at = if said.at % 1_000 == 0 { format!("{}", said.at / 1_000) } else { format!("{}ms", said.at) };
        format!("{at}={}", word(said.call))
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_last_minutes_of_the_chinese_rules() {
    assert_eq!(
        said(&side("3m incl 2x60s"), 0, u64::MAX),
        "60=begins 90=30 100=40 110=50 115=55 118=58 120=lost:1 120=1min 120=left:1 150=30 160=40 170=50 171=#1 \
         172=#2 173=#3 174=#4 175=#5 176=#6 177=#7 178=#8 179=#9 180=#10 180=flag"
    );
}

#[test]
fn periods_of_any_length() {
    let cases = [
        (
            "2x30s",
            "10=10 20=20 25=25 28=28 30=lost:1 40=10 50=20 51=#1 52=#2 53=#3 54=#4 55=#5 56=#6 57=#7 58=#8 59=#9 60=#10 60=flag",
        ),
        (
            "2x20s",
            "10=10 15=15 18=18 20=lost:1 30=10 31=#1 32=#2 33=#3 34=#4 35=#5 36=#6 37=#7 38=#8 39=#9 40=#10 40=flag",
        ),
        ("2x10s", "5=5 8=8 10=lost:1 11=#1 12=#2 13=#3 14=#4 15=#5 16=#6 17=#7 18=#8 19=#9 20=#10 20=flag"),
        ("1x5s", "1=#6 2=#7 3=#8 4=#9 5=#10 5=flag"),
        (
            "1x2m",
            "90=90 100=100 110=110 111=#1 112=#2 113=#3 114=#4 115=#5 116=#6 117=#7 118=#8 119=#9 120=#10 120=flag",
        ),
        ("12s/move", "2=2 3=#1 4=#2 5=#3 6=#4 7=#5 8=#6 9=#7 10=#8 11=#9 12=#10 12=flag"),
        ("2x1500ms", "1500ms=lost:1 2=#9 3=#10 3=flag"),
    ];
    for (spec, right) in cases {
        assert_eq!(said(&side(spec), 0, u64::MAX), right, "{spec}");
    }
}

#[test]
fn thinking_time_blocks() {
    assert_eq!(
        said(&side("nhk 30s+2x60s"), 0, 91_000),
        "10=10 20=20 25=25 28=28 30=lost:1 60=30 70=40 80=50 85=55 88=58 90=lost:0"
    );
    assert_eq!(
        said(&side("nhk 30s+2x60s"), 90_000, u64::MAX),
        "120=30 130=40 140=50 145=55 148=58 150=flag",
        "the last block is read like the others"
    );
    let used_up = side("nhk 30s+1x60s").finish(30_000).unwrap();
    assert_eq!(
        said(&used_up, 0, 30_000),
        "10=10 20=20 21=#1 22=#2 23=#3 24=#4 25=#5 26=#6 27=#7 28=#8 29=#9 30=#10 30=flag"
    );
}

#[test]
fn main_time_is_silent_while_overtime_follows() {
    assert_eq!(said(&side("20s+2x30s"), 0, 29_999), "20=begins");
    assert_eq!(said(&side("20s+3/30s"), 0, 39_999), "20=begins");
    assert_eq!(said(&side("20s ing 1x30s"), 0, 39_999), "20=begins");
    assert_eq!(said(&side("none"), 0, u64::MAX), "");
}

#[test]
fn the_end_before_the_flag_is_counted() {
    for spec in
        ["20s", "20s+5s", "10s+3/10s", "15s delay 5s", "15s bronstein 5s", "hourglass 20s", "10s ing 1x10s"]
    {
        let end = said(&side(spec), 10_000, u64::MAX);
        assert_eq!(end, "11=#1 12=#2 13=#3 14=#4 15=#5 16=#6 17=#7 18=#8 19=#9 20=#10 20=flag", "{spec}");
    }
}

#[test]
fn everything_is_said_once() {
    let side = side("20s+3x30s");
    let all = side.announcements(0, u64::MAX);
    for cut in [0, 1, 19_999, 20_000, 20_001, 50_000, 77_777, 109_999, 110_000, 200_000] {
        let mut parts = side.announcements(0, cut);
        parts.extend(side.announcements(cut, u64::MAX));
        assert_eq!(parts, all, "{cut}");
    }
}

#[test]
fn the_next_thing_to_be_said() {
    let side = side("20s+2x30s");
    let mut t = 0;
    let mut times = Vec::new();
    while let Some(next) = side.next_announcement(t) {
        times.push(next);
        t = next;
    }
    let mut all: Vec<u64> = side.announcements(0, u64::MAX).iter().map(|said| said.at).collect();
    all.dedup();
    assert_eq!(times, all);
    assert_eq!(side.next_announcement(u64::MAX), None);
}

#[test]
fn a_turn_taken_up_again_goes_on_where_it_stopped() {
    let stopped = side("2x30s").stopped(22_000);
    assert_eq!(said(&stopped, 0, 18_000), "3=25 6=28 8=lost:1 18=10");
}
