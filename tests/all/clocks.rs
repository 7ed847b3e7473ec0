//! Time systems, to the millisecond: exactly at every boundary, one before and one after.

use shoutan::clock::Clock;
use shoutan::clock::side::Side;
use shoutan::clock::spec::parse_both;
use shoutan::clock::state::State;
use shoutan::rules::color::Color;

const ZERO: State =
    State { used: 0, main: 0, periods: 0, period: 0, moves_left: 0, block: 0, delay: 0, penalty: 0 };

fn side(spec: &str) -> Side {
    Side::new(spec.parse().expect(spec))
}

/// The state after thinking through the given times, none of which may lose.
fn after(spec: &str, thinks: &[u64]) -> State {
    thinks.iter().fold(side(spec), |side, &t| side.finish(t).expect(spec)).state()
}

/// The flag falls at `deadline`, not a ms before, and leaves `state`.
fn falls(side: &Side, deadline: u64, state: State) {
    assert_eq!(side.deadline(), Some(deadline), "{}", side.to_text());
    if let Some(last) = deadline.checked_sub(1) {
        assert!(side.finish(last).is_ok(), "{}", side.to_text());
    }
    for t in [deadline, deadline + 1, u64::MAX] {
        assert_eq!(side.finish(t).unwrap_err().at, deadline, "{} at {t}", side.to_text());
        assert_eq!(side.run(t), state, "{} at {t}", side.to_text());
    }
}

fn main(main: u64) -> State {
    State { main, ..ZERO }
}

fn periods(main: u64, periods: u32, period: u64) -> State {
    State { main, periods, period, ..ZERO }
}

fn stones(main: u64, moves_left: u32, period: u64, block: u32) -> State {
    State { main, moves_left, period, block, ..ZERO }
}

/// Each row: the first `t` given to a fresh clock, the state it has come to then, the state after a press.
fn table(spec: &str, rows: &[(u64, State, State)]) {
    for &(t, run, pressed) in rows {
        assert_eq!(side(spec).run(t), run, "{spec} at {t}");
        assert_eq!(after(spec, &[t]), pressed, "{spec} pressed at {t}");
    }
}

#[test]
fn untimed() {
    assert_eq!(after("none", &[5_000, 0, 7_000]), State { used: 12_000, ..ZERO });
    assert_eq!(side("none").deadline(), None);
    assert_eq!(after("none", &[u64::MAX, 1]), State { used: u64::MAX, ..ZERO });
}

#[test]
fn absolute() {
    table(
        "60s",
        &[(0, main(60_000), main(60_000)), (1, main(59_999), main(59_999)), (59_999, main(1), main(1))],
    );
    falls(&side("60s"), 60_000, ZERO);
    falls(&side("60s").finish(59_999).unwrap(), 1, ZERO);
}

#[test]
fn simple() {
    let full = periods(0, 0, 10_000);
    table("10s/move", &[(0, full, full), (1, periods(0, 0, 9_999), full), (9_999, periods(0, 0, 1), full)]);
    falls(&side("10s/move"), 10_000, ZERO);
}

#[test]
fn byoyomi() {
    let p = 30_000;
    table(
        "20s+3x30s",
        &[
            (0, periods(20_000, 3, p), periods(20_000, 3, p)),
            (19_999, periods(1, 3, p), periods(1, 3, p)),
            (20_000, periods(0, 3, p), periods(0, 3, p)),
            (20_001, periods(0, 3, 29_999), periods(0, 3, p)),
            (49_999, periods(0, 3, 1), periods(0, 3, p)),
            (50_000, periods(0, 2, p), periods(0, 2, p)),
            (50_001, periods(0, 2, 29_999), periods(0, 2, p)),
            (79_999, periods(0, 2, 1), periods(0, 2, p)),
            (80_000, periods(0, 1, p), periods(0, 1, p)),
            (109_999, periods(0, 1, 1), periods(0, 1, p)),
        ],
    );
    falls(&side("20s+3x30s"), 110_000, ZERO);
    // Main time used up by an earlier move to the very ms.
    let side = side("20s+3x30s").finish(20_000).unwrap().finish(29_999).unwrap();
    assert_eq!(side.state(), periods(0, 3, p));
    falls(&side.finish(89_999).unwrap(), 30_000, ZERO);
}

#[test]
fn byoyomi_without_main_time() {
    assert_eq!(after("3x30s", &[0, 29_999]), periods(0, 3, 30_000));
    assert_eq!(after("3x30s", &[30_000, 30_000]), periods(0, 1, 30_000));
    falls(&side("3x30s"), 90_000, ZERO);
    falls(&side("1x1ms"), 1, ZERO);
}

/// KGS, `NxP byo-yomi`: BL is the whole period after every move in overtime, OB the periods left.
#[test]
fn byoyomi_as_kgs_records_it() {
    let rolled = side("30m+5x30s").finish(1_800_000 - 4_159).unwrap();
    assert_eq!(rolled.state(), periods(4_159, 5, 30_000));
    assert_eq!(rolled.finish(4_159).unwrap().state(), periods(0, 5, 30_000));
    assert_eq!(rolled.finish(34_158).unwrap().state(), periods(0, 5, 30_000));
    assert_eq!(rolled.finish(34_159).unwrap().state(), periods(0, 4, 30_000));
}

#[test]
fn chinese_reserve() {
    let minute = 60_000;
    table(
        "4m incl 2x60s",
        &[
            (0, periods(120_000, 2, minute), periods(120_000, 2, minute)),
            (119_999, periods(1, 2, minute), periods(1, 2, minute)),
            (120_000, periods(0, 2, minute), periods(0, 2, minute)),
            (179_999, periods(0, 2, 1), periods(0, 2, minute)),
            (180_000, periods(0, 1, minute), periods(0, 1, minute)),
            (180_001, periods(0, 1, 59_999), periods(0, 1, minute)),
            (239_999, periods(0, 1, 1), periods(0, 1, minute)),
        ],
    );
    falls(&side("4m incl 2x60s"), 240_000, ZERO);
    falls(&side("1m incl 1x60s"), 60_000, ZERO);
}

#[test]
fn a_timeout_in_the_last_minute_may_be_a_pass() {
    let clock = Clock::new(&parse_both("2m incl 1x60s timeout=pass").unwrap());
    let at = clock.press(Color::Black, 120_000).unwrap_err().at;
    assert_eq!(at, 120_000);
    let passed = clock.timeout_pass(Color::Black).unwrap();
    assert_eq!(passed.sides.black.state(), periods(0, 1, 60_000));
    assert_eq!(passed.sides.white, clock.sides.white);
    // As often as it happens.
    let again = passed.timeout_pass(Color::Black).unwrap();
    assert_eq!(again, passed);
    assert_eq!(Clock::new(&parse_both("2m incl 1x60s").unwrap()).timeout_pass(Color::Black), None);
    assert_eq!(Clock::new(&parse_both("1m+1x60s").unwrap()).timeout_pass(Color::White), None);
}

#[test]
fn thinking_time_blocks() {
    let base = 30_000;
    let block = |periods: u32, period: u64| State { periods, period, block: 1, ..ZERO };
    table(
        "10s nhk 30s+2x60s",
        &[
            (9_999, periods(1, 2, base), periods(1, 2, base)),
            (10_000, periods(0, 2, base), periods(0, 2, base)),
            (39_999, periods(0, 2, 1), periods(0, 2, base)),
            (40_000, block(1, 60_000), periods(0, 1, base)),
            (40_001, block(1, 59_999), periods(0, 1, base)),
            (99_999, block(1, 1), periods(0, 1, base)),
            (100_000, block(0, 60_000), periods(0, 0, base)),
            (159_999, block(0, 1), periods(0, 0, base)),
        ],
    );
    falls(&side("10s nhk 30s+2x60s"), 160_000, State { block: 1, ..ZERO });
    let used_up = side("nhk 30s+1x60s").finish(30_000).unwrap();
    falls(&used_up, 30_000, ZERO);
    falls(&side("nhk 30s+0x60s"), 30_000, ZERO);
}

#[test]
fn canadian() {
    let p = 60_000;
    table(
        "10s+2/60s",
        &[
            (9_999, stones(1, 2, p, 0), stones(1, 2, p, 0)),
            (10_000, stones(0, 2, p, 0), stones(0, 1, p, 0)),
            (10_001, stones(0, 2, 59_999, 0), stones(0, 1, 59_999, 0)),
            (69_999, stones(0, 2, 1, 0), stones(0, 1, 1, 0)),
        ],
    );
    falls(&side("10s+2/60s"), 70_000, stones(0, 2, 0, 0));
    assert_eq!(after("10s+2/60s", &[15_000, 54_999]), stones(0, 2, p, 1));
    let last_stone = side("10s+2/60s").finish(15_000).unwrap();
    falls(&last_stone, 55_000, stones(0, 1, 0, 0));
    assert_eq!(after("1/60s", &[59_999, 59_999, 0]), stones(0, 1, p, 3));
    assert_eq!(after("5s+1/60s", &[5_000]), stones(0, 1, p, 1));
}

/// Black's overtime in a game played on KGS in 2019 under 15/300 Canadian: BL in ms and OB after each move.
#[test]
fn canadian_as_kgs_recorded_it() {
    let record = [
        (245_481, 14),
        (241_985, 13),
        (237_831, 12),
        (233_282, 11),
        (224_751, 10),
        (221_667, 9),
        (191_667, 8),
        (181_138, 7),
        (177_829, 6),
        (133_074, 5),
        (73_154, 4),
        (41_429, 3),
        (39_164, 2),
        (25_318, 1),
        (300_000, 15),
        (296_804, 14),
        (249_434, 13),
        (228_571, 12),
        (212_971, 11),
        (189_665, 10),
        (186_318, 9),
        (155_989, 8),
        (87_596, 7),
        (85_262, 6),
        (71_720, 5),
        (57_029, 4),
        (41_110, 3),
        (32_113, 2),
        (23_212, 1),
        (300_000, 15),
    ];
    let mut side = side("40m+15/5m").finish(2_400_000 - 28_488).unwrap();
    assert_eq!(side.state(), stones(28_488, 15, 300_000, 0));
    for (left, moves_left) in record {
        let state = side.state();
        // What a full block had left before its last stone is not recorded: a second of it was used.
        let used = if moves_left == 15 { 1_000 } else { state.main + state.period - left };
        side = side.finish(used).unwrap();
        let state = side.state();
        assert_eq!((state.main, state.period, state.moves_left), (0, left, moves_left));
    }
    assert_eq!(side.state().block, 2);
}

#[test]
fn progressive_canadian() {
    let spec = "10s+1/30s,2/40s";
    table(
        spec,
        &[
            (9_999, stones(1, 1, 30_000, 0), stones(1, 1, 30_000, 0)),
            (10_000, stones(0, 1, 30_000, 0), stones(0, 2, 40_000, 1)),
            (39_999, stones(0, 1, 1, 0), stones(0, 2, 40_000, 1)),
        ],
    );
    falls(&side(spec), 40_000, stones(0, 1, 0, 0));
    assert_eq!(after(spec, &[10_000, 1_000]), stones(0, 1, 39_000, 1));
    assert_eq!(after(spec, &[10_000, 1_000, 38_999]), stones(0, 2, 40_000, 2));
    assert_eq!(after(spec, &[10_000, 0, 0, 0, 0, 0, 0]), stones(0, 2, 40_000, 4));
}

#[test]
fn chinese_step() {
    let spec = "10s+2/60s carry";
    assert_eq!(after(spec, &[9_999]), stones(1, 2, 60_000, 0));
    assert_eq!(after(spec, &[10_000]), stones(0, 1, 60_000, 0));
    assert_eq!(after(spec, &[15_000, 20_000]), stones(0, 2, 95_000, 1));
    assert_eq!(after(spec, &[15_000, 54_999]), stones(0, 2, 60_001, 1));
    assert_eq!(after(spec, &[15_000, 20_000, 30_000, 64_999]), stones(0, 2, 60_001, 2));
    assert_eq!(after(spec, &[10_000, 0, 0, 0, 0, 0]), stones(0, 2, 240_000, 3));
    falls(&side(spec).finish(15_000).unwrap(), 55_000, stones(0, 1, 0, 0));
}

#[test]
fn fischer() {
    table(
        "20s+10s",
        &[
            (0, main(20_000), main(30_000)),
            (10_000, main(10_000), main(20_000)),
            (19_999, main(1), main(10_001)),
        ],
    );
    falls(&side("20s+10s"), 20_000, ZERO);
    let capped = "20s+10s cap 25s";
    table(
        capped,
        &[
            (0, main(20_000), main(25_000)),
            (4_999, main(15_001), main(25_000)),
            (5_000, main(15_000), main(25_000)),
            (5_001, main(14_999), main(24_999)),
        ],
    );
    // With the cap at the main time a move within the increment leaves the clock as it was.
    for t in [0, 1, 9_999, 10_000] {
        assert_eq!(after("20s+10s cap 20s", &[t]), main(20_000), "{t}");
    }
    assert_eq!(after("20s+10s cap 20s", &[10_001]), main(19_999));
    assert_eq!(side("20s+10s bonus first").state(), main(30_000));
    assert_eq!(side("20s+10s cap 25s bonus first").state(), main(25_000));
    falls(&side("20s+0s"), 20_000, ZERO);
}

#[test]
fn bronstein_and_us_delay() {
    let state = |main: u64, delay: u64| State { main, delay, ..ZERO };
    for spec in ["20s bronstein 5s", "20s delay 5s"] {
        table(
            spec,
            &[
                (0, state(20_000, 5_000), state(20_000, 5_000)),
                (2_000, state(20_000, 3_000), state(20_000, 5_000)),
                (4_999, state(20_000, 1), state(20_000, 5_000)),
                (5_000, state(20_000, 0), state(20_000, 5_000)),
                (5_001, state(19_999, 0), state(19_999, 5_000)),
                (24_999, state(1, 0), state(1, 5_000)),
            ],
        );
        falls(&side(spec), 25_000, ZERO);
    }
    falls(&side("0s delay 5s"), 5_000, ZERO);
}

#[test]
fn hourglass() {
    let clock = Clock::new(&parse_both("hourglass 30s").unwrap());
    let mains = |clock: &Clock| (clock.sides.black.state().main, clock.sides.white.state().main);
    let turned = clock.press(Color::Black, 10_000).unwrap();
    assert_eq!(mains(&turned), (20_000, 40_000));
    assert_eq!(mains(&turned.press(Color::White, 39_999).unwrap()), (59_999, 1));
    assert_eq!(turned.press(Color::White, 40_000).unwrap_err().at, 40_000);
    assert_eq!(mains(&turned.stopped(Color::White, 40_000)), (60_000, 0));
    assert_eq!(mains(&turned.stopped(Color::White, u64::MAX)), (60_000, 0));
    assert_eq!(mains(&turned.stopped(Color::White, 15_000)), (35_000, 25_000));
    let slow = Clock::new(&parse_both("hourglass 30s delay 5s").unwrap());
    for (t, right) in
        [(0, (30_000, 30_000)), (5_000, (30_000, 30_000)), (5_001, (29_999, 30_001)), (34_999, (1, 59_999))]
    {
        assert_eq!(mains(&slow.press(Color::Black, t).unwrap()), right, "{t}");
        assert_eq!(mains(&slow.stopped(Color::Black, t)), right, "{t}");
    }
    assert_eq!(slow.deadline(Color::Black), Some(35_000));
}

#[test]
fn ing() {
    let state =
        |main: u64, periods: u32, period: u64, penalty: u32| State { main, periods, period, penalty, ..ZERO };
    let rows = [
        (29_999, state(1, 3, 0, 0)),
        (30_000, state(0, 2, 10_000, 2)),
        (30_001, state(0, 2, 9_999, 2)),
        (39_999, state(0, 2, 1, 2)),
        (40_000, state(0, 1, 10_000, 4)),
        (59_999, state(0, 0, 1, 6)),
    ];
    for (t, right) in rows {
        table("30s ing 3x10s", &[(t, right, right)]);
    }
    falls(&side("30s ing 3x10s"), 60_000, state(0, 0, 0, 6));
    assert_eq!(after("30s ing 3x10s", &[35_000, 10_000]), state(0, 1, 5_000, 4));
    assert_eq!(after("30s ing 3x10s", &[35_000, 5_000]), state(0, 1, 10_000, 4));
    falls(&side("30s ing 3x10s").finish(35_000).unwrap(), 25_000, state(0, 0, 0, 6));
    assert_eq!(after("30s ing 2x10s at 5", &[40_000]), state(0, 0, 10_000, 10));
    assert_eq!(side("90m ing").control().to_string(), "90m ing 3x15m");
}

#[test]
fn late_arrivals() {
    // setting, ms off the limit, what is left (None: lost)
    let cases = [
        ("10m", 240_000, Some(main(360_000))),
        ("10m", 599_999, Some(main(1))),
        ("10m", 600_000, None),
        ("20m+10s", 1_200_000, None),
        ("10m delay 5s", 600_000, None),
        ("0s delay 5s", 1, None),
        ("10m incl 5x60s", 299_999, Some(periods(1, 5, 60_000))),
        ("10m incl 5x60s", 300_000, Some(periods(0, 5, 60_000))),
        ("10m incl 5x60s", 300_001, Some(periods(0, 5, 60_000))),
        ("10m incl 5x60s", 359_999, Some(periods(0, 5, 60_000))),
        ("10m incl 5x60s", 360_000, Some(periods(0, 4, 60_000))),
        ("10m incl 5x60s", 599_999, Some(periods(0, 1, 60_000))),
        ("10m incl 5x60s", 600_000, None),
        ("10m incl 5x60s", u64::MAX, None),
        ("30s+3x30s", 45_000, Some(periods(0, 3, 30_000))),
        ("10m+15/5m", 600_001, Some(stones(0, 15, 300_000, 0))),
        ("10m+15/5m carry", u64::MAX, Some(stones(0, 15, 300_000, 0))),
        ("10s/move", u64::MAX, Some(periods(0, 0, 10_000))),
        ("none", u64::MAX, Some(ZERO)),
        ("1m nhk 30s+2x60s", 60_001, Some(periods(0, 2, 30_000))),
        ("1m nhk 30s+2x60s", 120_000, Some(periods(0, 1, 30_000))),
        ("1m nhk 30s+2x60s", 209_999, Some(periods(0, 0, 30_000))),
        ("1m nhk 30s+2x60s", 210_000, None),
        ("1m ing 3x10s", 65_000, Some(State { periods: 2, period: 5_000, penalty: 2, ..ZERO })),
        ("1m ing 3x10s", 90_000, None),
    ];
    for (spec, cut, left) in cases {
        assert_eq!(side(spec).late(cut).map(|side| side.state()), left, "{spec} less {cut}");
        assert_eq!(side(spec).late(0), Some(side(spec)), "{spec} in time");
    }
}

#[test]
fn the_two_players_may_have_different_settings() {
    let clock = Clock::new(&parse_both("B=30m+5x30s W=10m+10s").unwrap());
    let clock = clock.press(Color::Black, 1_000).unwrap().press(Color::White, 1_000).unwrap();
    assert_eq!(clock.sides.black.state(), periods(1_799_000, 5, 30_000));
    assert_eq!(clock.sides.white.state(), main(609_000));
    assert_eq!(clock.clone().swapped().sides.white, clock.sides.black);
}

#[test]
fn the_arbiter_sets_a_clock() {
    let clock = Clock::new(&parse_both("10m+3x30s").unwrap());
    let set = clock.adjusted(Color::White, periods(0, 7, 12_345)).unwrap();
    assert_eq!(set.sides.white.state(), periods(0, 7, 12_345));
    assert_eq!(set.deadline(Color::White), Some(12_345 + 6 * 30_000));
    assert_eq!(set.press(Color::White, 12_345).unwrap().sides.white.state(), periods(0, 6, 30_000));
    assert_eq!(set.sides.black, clock.sides.black);
    for wrong in [
        periods(0, 3, 30_001),
        periods(0, 0, 5),
        periods(0, 3, 0),
        periods(1, 0, 0),
        stones(0, 3, 30_000, 0),
        State { penalty: 1, ..periods(0, 3, 30_000) },
    ] {
        assert!(clock.adjusted(Color::White, wrong).is_err(), "{wrong}");
    }
    let stones_clock = Clock::new(&parse_both("10m+3/30s").unwrap());
    assert!(stones_clock.adjusted(Color::Black, stones(0, 0, 30_000, 0)).is_err());
}

#[test]
fn ten_hours_of_play_do_not_drift() {
    // A move every 1,337 ms for ten hours: what has run and what is charged agree to the ms.
    let (think, moves) = (1_337, 36_000_000 / 1_337);
    let mut absolute = side("99h");
    let mut fischer = side("10h+2s");
    let mut untimed = side("none");
    for _ in 0..moves {
        absolute = absolute.finish(think).unwrap();
        fischer = fischer.finish(think).unwrap();
        untimed = untimed.finish(think).unwrap();
    }
    assert_eq!(absolute.state().main, 99 * 3_600_000 - think * moves);
    assert_eq!(fischer.state().main, 36_000_000 + (2_000 - think) * moves);
    assert_eq!(untimed.state().used, think * moves);
}
