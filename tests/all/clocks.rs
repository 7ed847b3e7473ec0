//! Time systems, to the millisecond.

use shoutan::clock::side::Side;
use shoutan::clock::state::State;

fn side(spec: &str) -> Side {
    Side::new(spec.parse().expect(spec))
}

/// Thinks through the given times, none of which may lose.
fn after(spec: &str, thinks: &[u64]) -> State {
    let played = thinks.iter().fold(side(spec), |side, &t| side.finish(t).expect(spec));
    played.state()
}

fn periods(main: u64, periods: u32, period: u64) -> State {
    State { main, periods, period, ..State::default() }
}

#[test]
fn byoyomi_boundaries() {
    let spec = "20s+3x30s";
    let cases = [
        (0, periods(20_000, 3, 30_000)),
        (19_999, periods(1, 3, 30_000)),
        (20_000, periods(0, 3, 30_000)),
        (20_001, periods(0, 3, 30_000)),
        (49_999, periods(0, 3, 30_000)),
        (50_000, periods(0, 2, 30_000)),
        (50_001, periods(0, 2, 30_000)),
        (79_999, periods(0, 2, 30_000)),
        (80_000, periods(0, 1, 30_000)),
        (109_999, periods(0, 1, 30_000)),
    ];
    for (t, state) in cases {
        assert_eq!(after(spec, &[t]), state, "{t}");
    }
    assert_eq!(side(spec).deadline(), Some(110_000));
    for t in [110_000, 110_001, u64::MAX] {
        assert_eq!(side(spec).finish(t).unwrap_err().at, 110_000, "{t}");
        assert_eq!(side(spec).run(t), periods(0, 0, 0), "{t}");
    }
}

#[test]
fn byoyomi_views() {
    let cases = [
        (19_999, periods(1, 3, 30_000)),
        (20_000, periods(0, 3, 30_000)),
        (20_001, periods(0, 3, 29_999)),
        (49_999, periods(0, 3, 1)),
        (50_000, periods(0, 2, 30_000)),
        (109_999, periods(0, 1, 1)),
    ];
    for (t, state) in cases {
        assert_eq!(side("20s+3x30s").run(t), state, "{t}");
    }
}
