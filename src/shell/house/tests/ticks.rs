//! What a running clock costs: how often it is drawn, and the bytes of a tick.

use crossterm::event::KeyCode;

use super::{frames, house, key, stage, within};
use crate::app::{App, Now};
use crate::clock::bare::Setup;
use crate::clock::spec::parse_both;
use crate::game::event::Event as Logged;
use crate::record::store::Store;
use crate::rules::color::Color;
use crate::text::en::EN;
use crate::ui::theme::Depth;

#[test]
fn a_running_clock_is_drawn_once_a_second_and_ten_times_in_the_last_ten() {
    for time in ["2m", "60s+3x30s", "2m incl 1x60s", "2m+10s", "90s delay 30s", "hourglass 2m"] {
        let frames = stage(19, time, Depth::TrueColor).run((80, 24), &[], 105_000);
        let clock = crate::clock::Clock::new(&parse_both(time).unwrap());
        for second in 1..105 {
            let (from, to) = (second * 1_000, second * 1_000 + 1_000);
            let left = |t| clock.reading(Color::Black, Some((Color::Black, t))).left;
            let most = if left(from).min(left(to - 1)) < 10_000 { 11 } else { 2 };
            let drawn = within(&frames, from, to);
            assert!((1..=most).contains(&drawn), "{time}: {drawn} in second {second}");
        }
    }
    let frames = stage(19, "2m", Depth::TrueColor).run((80, 24), &[], 119_900);
    for second in 110..119 {
        let drawn = within(&frames, second * 1_000, second * 1_000 + 1_000);
        assert!((1..=11).contains(&drawn), "{drawn} in second {second}");
    }
    assert!(within(&frames, 110_000, 120_000) <= 101, "at most ten a second");
    assert!(within(&frames, 1_000, 110_000) <= 110, "about one a second");
}

#[test]
fn nothing_is_drawn_while_the_clocks_stand() {
    let mut stage = stage(19, "2m", Depth::TrueColor);
    let frames = stage.run((80, 24), &[(5_000, key(KeyCode::Char('t')))], 3_600_000);
    let after: Vec<_> = frames.iter().filter(|(at, _)| *at > 5_000).collect();
    assert!(after.is_empty(), "{after:?}");
    assert_eq!(within(&frames, 5_000, 5_001), 1);
    // Nor after the end.
    let mut over = self::stage(19, "10s", Depth::TrueColor);
    let frames = over.run((80, 24), &[], 3_600_000);
    assert_eq!(within(&frames, 10_001, 3_600_000), 0);
    // Nor while a move lies sealed.
    let typed = ["S", "y", "d", "4", "\r", "d", "4", "\r"];
    let keys: Vec<_> = (1..)
        .zip(typed)
        .map(|(n, text)| {
            let code =
                if text == "\r" { KeyCode::Enter } else { KeyCode::Char(text.chars().next().unwrap()) };
            (n * 1_000 + 50, key(code))
        })
        .collect();
    let mut sealed = self::stage(19, "2m", Depth::TrueColor);
    let frames = sealed.run((80, 24), &keys, 3_600_000);
    assert_eq!(within(&frames, 8_051, 3_600_000), 0);
    assert!(matches!(sealed.kept().entries().last().unwrap().event, Logged::Seal { .. }));
}

#[test]
fn a_tick_costs_at_most_two_hundred_bytes() {
    for depth in [Depth::TrueColor, Depth::Sixteen, Depth::Mono] {
        for time in
            ["101m", "61m", "11m", "2m", "5s+3x30s", "3x5s", "12s", "hourglass 90s", "90s delay 30s", "none"]
        {
            for (side, size) in [(9, (80, 24)), (19, (80, 24)), (19, (200, 60))] {
                let frames = stage(side, time, depth).run(size, &[], 100_000);
                let clock = crate::clock::Clock::new(&parse_both(time).unwrap());
                // Where the digits get another length or colour, or a period is lost, there is more to tell.
                let kind = |t| {
                    let reading = clock.reading(Color::Black, Some((Color::Black, t)));
                    (reading.phase, reading.count, reading.digits.len(), reading.left < 10_000)
                };
                for pair in frames.windows(2) {
                    let [(before, _), (at, bytes)] = pair else { continue };
                    assert!(
                        *bytes <= 200 || kind(*before) != kind(*at),
                        "{time} {size:?}: {bytes} bytes at {at}"
                    );
                }
                let sum: usize = frames.iter().skip(1).map(|(_, bytes)| bytes).sum();
                assert!(sum <= 100 * frames.len(), "{time} {size:?}: {} on average", sum / frames.len());
            }
        }
    }
}

/// The bytes of each tick of the clocks alone, Black's running, and what it changes; not of those in which the digits
/// get another length or colour, or a period is lost: there is more to tell.
fn ticks_alone(size: (u16, u16), time: &str, depth: Depth, end: u64) -> Vec<(usize, [String; 2])> {
    let folder = tempfile::tempdir().unwrap();
    let mut app = App::new(&EN);
    let time = parse_both(time).unwrap();
    let clock = crate::clock::Clock::new(&time);
    let setup = Setup { time, ..Setup::usual() };
    let started = app.clock(setup, Now { ms: 0, utc: 0 });
    let mut house = house(&Store::new(folder.path().to_owned()), depth, app, started);
    let begun = 1_000;
    let frames = frames(&mut house, size, &[(begun, key(KeyCode::Char(' ')))], end);
    let readings = |at: u64| Color::ALL.map(|color| clock.reading(color, Some((Color::Black, at - begun))));
    let kinds = |at: u64| {
        readings(at)
            .map(|reading| (reading.phase, reading.count, reading.digits.len(), reading.left < 10_000))
    };
    let pairs = frames.windows(2).filter(|pair| pair[0].0 > begun && kinds(pair[0].0) == kinds(pair[1].0));
    let told = |at: u64| readings(at).map(|reading| reading.digits).join("|");
    pairs.map(|pair| (pair[1].1, [told(pair[0].0), told(pair[1].0)])).collect()
}

/// A check of every tick of `time` at each of the sizes: the most bytes of one, and of all on average.
fn check_ticks_alone(sizes: &[(u16, u16)], depth: Depth, most: usize, average: usize) {
    for &size in sizes {
        for time in ["12s", "2m", "3m incl 2x60s", "12m", "62m", "11h", "90s delay 30s", "hourglass 2m"] {
            let ticks = ticks_alone(size, time, depth, 200_000);
            for (bytes, what) in &ticks {
                let [before, after] = what;
                let changed = before.chars().zip(after.chars()).filter(|(a, b)| a != b).count();
                let most = if changed == 1 { 200 } else { most };
                assert!(*bytes <= most, "{size:?} {time}: {bytes} bytes from {before} to {after}");
            }
            let sum: usize = ticks.iter().map(|(bytes, _)| bytes).sum();
            assert!(ticks.len() > 80 && sum <= average * ticks.len(), "{size:?} {time}: {sum}");
        }
    }
}

#[test]
fn a_tick_of_the_clocks_alone_costs_at_most_two_hundred_bytes() {
    for depth in [Depth::TrueColor, Depth::Sixteen, Depth::Mono] {
        check_ticks_alone(&[(46, 23), (80, 24), (100, 30)], depth, 200, 100);
    }
}

/// Digits grow with the window, and with them what the few ticks cost that change more than one of them.
#[test]
fn a_tick_of_the_largest_clocks_costs_more_where_two_digits_change() {
    check_ticks_alone(&[(132, 43), (200, 60), (300, 80)], Depth::TrueColor, 310, 120);
}
