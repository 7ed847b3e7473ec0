use shoutan::app::Mode;
use shoutan::clock::bare::{Ended, Event};
use shoutan::clock::reading::Phase;
use shoutan::rules::color::Color::{Black, White};

use crate::stage::Stage;

/// Every system, the ms its first turn ends at if nobody presses, and what Black's clock says a moment before.
const SYSTEMS: [(&str, Option<u64>, &str); 14] = [
    ("none", None, "no limit"),
    ("20s", Some(20_000), "main time"),
    ("20s/move", Some(20_000), "for this move"),
    ("20s+3x15s", Some(65_000), "LAST"),
    ("3m incl 2x60s", Some(180_000), "LAST"),
    ("nhk 15s+2x20s", Some(55_000), "no more thinking time"),
    ("20s+2/30s", Some(50_000), "2 stones to play"),
    ("20s+1/30s,3/30s", Some(50_000), "1 stone to play"),
    ("20s+2/30s carry", Some(50_000), "2 stones to play"),
    ("20s+5s", Some(20_000), "main time, +5s a move"),
    ("20s bronstein 5s", Some(25_000), "main time, delay 5s a move"),
    ("20s delay 5s", Some(25_000), "main time, delay 5s a move"),
    ("hourglass 20s", Some(20_000), "main time"),
    ("20s ing 2x15s", Some(50_000), "LAST"),
];

#[test]
fn time_comes_before_the_key() {
    for (time, deadline, words) in SYSTEMS {
        let Some(deadline) = deadline else {
            let mut bench = Stage::clocks_started(time);
            bench.at(3_600_000).shows(words);
            assert_eq!((bench.digits(Black).as_str(), bench.app.mode()), ("1:00:00", Mode::Alone));
            continue;
        };
        let mut late = Stage::clocks_started(time);
        late.keys_at(deadline, "f");
        assert_eq!(late.alone().bare.ended(), Some(Ended::Flag(Black)), "{time}: the key of the same ms");
        let mut slow = Stage::clocks_started(time);
        slow.keys_at(deadline + 1_500, "f").shows("time is up").shows("Black ran out of time: White wins");
        assert!(
            matches!(slow.kept().last(), Some((_, entry)) if entry.spent == deadline),
            "{time}: dated then"
        );
        assert_eq!(slow.digits(Black), "0:00");
        let mut just = Stage::clocks_started(time);
        just.at(deadline - 1).shows(words).keys_at(deadline - 1, "f");
        assert_eq!(just.alone().bare.moves(Black), 1, "{time}");
        assert_eq!(just.alone().bare.to_move(), White);
    }
}

#[test]
fn the_screen_wakes_at_every_change_and_no_oftener() {
    for (time, deadline, _) in SYSTEMS {
        let mut bench = Stage::clocks_started(time);
        let (mut wakes, mut lately) = (0, 0);
        while let Some(next) = bench.app.next_change().filter(|&next| next < 200_000) {
            assert!(next > bench.ms, "{time}");
            let (before, ms) = (bench.alone().reading(Black, bench.ms), bench.ms);
            // Just before it nothing has changed.
            assert!(bench.alone().reading(Black, next - 1).looks_like(&before), "{time} at {ms}");
            wakes += 1;
            lately += u64::from(before.left < 10_000 && before.phase != Phase::Untimed);
            bench.at(next);
        }
        let whole = deadline.unwrap_or(200_000) / 1_000;
        assert!(
            wakes <= whole + lately + 8,
            "{time}: {wakes} in {whole} s, {lately} of them in last seconds"
        );
    }
}

#[test]
fn a_period_is_lost_by_itself_and_named() {
    let mut bench = Stage::clocks_started("20s+3x15s");
    bench.at(1_000).shows("main time, then 3x15s");
    bench.at(20_000).shows("byo-yomi, 3 left").shows("Black: byo-yomi begins");
    bench.at(35_000).shows("byo-yomi, 2 left").shows("a period is used up");
    bench.at(50_000).shows("LAST");
    bench.keys_at(64_999, "<space>").shows("LAST").shows("1 move");
    assert_eq!(bench.state(Black), "periods=1 period=15000");
    // Nothing went on on White's clock meanwhile.
    assert_eq!(bench.digits(White), "0:20");
}

#[test]
fn the_last_ten_seconds_are_counted_up() {
    let mut bench = Stage::clocks_started("1x12s");
    bench.at(2_000).shows("LAST").lacks("LAST:");
    for n in 1_u64..10 {
        bench.at(2_000 + n * 1_000).shows(&format!("LAST: {n}"));
    }
    bench.at(12_000);
    let said = bench.said();
    assert_eq!(
        said,
        ["2 seconds", "1", "2", "3", "4", "5", "6", "7", "8", "9", "-", "10, out of time"],
        "{said:?}"
    );
}

#[test]
fn a_press_cuts_the_word_off() {
    let mut bench = Stage::clocks_started("1x12s");
    bench.at(4_000).keys_at(4_300, "f");
    assert_eq!(bench.said().last().unwrap(), "-");
    bench.at(5_000).at(6_300);
    assert_eq!(bench.said(), ["2", "-", "2 seconds"]);
}

#[test]
fn the_last_minute_may_count_as_a_pass() {
    let time = "2m incl 1x60s timeout=pass";
    let mut bench = Stage::clocks_started(time);
    bench.at(120_400).shows("Black's time is up. Count it as a pass?");
    bench.keys_at(125_000, "f").keys_at(126_000, "<esc>");
    assert_eq!(bench.app.mode(), Mode::Question);
    bench.keys_at(130_000, "y");
    assert!(
        matches!(bench.kept().last(), Some((2, entry)) if entry.event == Event::TimeoutPass { by: Black }
            && entry.spent == 120_000)
    );
    assert_eq!(bench.state(Black), "periods=1 period=60000");
    assert_eq!(bench.at(131_000).digits(White), "0:59", "White's clock runs from the answer on");
    let mut bench = Stage::clocks_started(time);
    bench.at(120_000).keys_at(121_200, "n");
    assert_eq!(bench.alone().bare.ended(), Some(Ended::Flag(Black)));
}

#[test]
fn an_hourglass_turns() {
    let mut bench = Stage::clocks_started("hourglass 60s");
    bench.keys_at(20_000, "f").at(25_500);
    assert_eq!((bench.digits(Black).as_str(), bench.digits(White).as_str()), ("0:46", "1:15"));
}

#[test]
fn points_for_bought_time_are_shown() {
    let mut bench = Stage::clocks_started("20s ing 3x15s");
    bench.at(21_000).shows("overtime, 2 more").shows("2 points");
}

#[test]
fn different_settings_side_by_side() {
    let mut bench = Stage::clocks_started("B=20s/move W=1h+5x30s");
    bench.at(1_000).shows("20s/move").shows("1h+5x30s");
    assert_eq!((bench.digits(Black).as_str(), bench.digits(White).as_str()), ("0:19", "1:00:00"));
}
