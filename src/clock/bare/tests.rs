use proptest::prelude::{Just, Strategy, prop_oneof};
use proptest::{collection, proptest};

use super::{Bare, Ended, Entry, Event, Refused, Setup};
use crate::clock::spec::parse_both;
use crate::rules::color::{ByColor, Color};

use Color::{Black, White};

fn setup(time: &str) -> Setup {
    Setup { time: parse_both(time).unwrap(), names: ByColor::default(), first: Black }
}

fn bare(time: &str) -> Bare {
    let mut bare = Bare::new(setup(time));
    enter(&mut bare, 0, Event::Start).unwrap();
    bare
}

fn enter(bare: &mut Bare, spent: u64, event: Event) -> Result<(), Refused> {
    let before = bare.clone();
    let result = bare.play(Entry { spent, event });
    if result.is_err() {
        assert_eq!(*bare, before, "what is refused changes nothing");
    }
    result
}

fn press(bare: &mut Bare, by: Color, spent: u64) -> Result<(), Refused> {
    enter(bare, spent, Event::Press { by })
}

/// The state of a side as it stands now.
fn state(bare: &Bare, side: Color) -> String {
    bare.clock_now().sides[side].state().to_string()
}

/// Every system, the last ms in which its first move can be made, and Black's state right after a press then.
const SYSTEMS: [(&str, Option<u64>, &str); 14] = [
    ("none", None, "used=5000"),
    ("10s", Some(10_000), "main=1"),
    ("10s/move", Some(10_000), "period=10000"),
    ("10s+3x5s", Some(25_000), "periods=1 period=5000"),
    ("3m incl 2x60s", Some(180_000), "periods=1 period=60000"),
    ("nhk 5s+2x10s", Some(25_000), "period=5000"),
    ("10s+2/20s", Some(30_000), "period=1 moves_left=1"),
    ("10s+1/20s,3/20s", Some(30_000), "period=20000 moves_left=3 block=1"),
    ("10s+1/20s carry", Some(30_000), "period=20001 moves_left=1 block=1"),
    ("10s+5s", Some(10_000), "main=5001"),
    ("10s bronstein 5s", Some(15_000), "main=1 delay=5000"),
    ("10s delay 5s", Some(15_000), "main=1 delay=5000"),
    ("hourglass 10s", Some(10_000), "main=1"),
    ("10s ing 2x5s", Some(20_000), "period=1 penalty=4"),
];

#[test]
fn every_system_at_its_boundary() {
    for (time, deadline, after) in SYSTEMS {
        let Some(deadline) = deadline else {
            let mut clock = bare(time);
            press(&mut clock, Black, 5_000).unwrap();
            assert_eq!((state(&clock, Black).as_str(), clock.until_flag()), (after, None), "{time}");
            continue;
        };
        let mut late = bare(time);
        assert_eq!(late.until_flag(), Some(deadline), "{time}");
        assert_eq!(press(&mut late, Black, deadline), Err(Refused::TimeUp), "{time}");
        assert_eq!(enter(&mut late, deadline - 1, Event::Flag { by: Black }), Err(Refused::TimeLeft));
        assert_eq!(enter(&mut late, deadline, Event::Flag { by: White }), Err(Refused::OtherSide));
        enter(&mut late, deadline, Event::Flag { by: Black }).unwrap();
        assert_eq!(late.ended(), Some(Ended::Flag(Black)));
        assert_eq!(press(&mut late, White, 1), Err(Refused::Over));
        let mut just = bare(time);
        press(&mut just, Black, deadline - 1).unwrap();
        assert_eq!(state(&just, Black), after, "{time}");
        assert_eq!((just.to_move(), just.moves(Black), just.moves(White)), (White, 1, 0));
    }
}

#[test]
fn only_the_side_whose_clock_runs_can_press() {
    let mut clock = Bare::new(setup("10s"));
    assert_eq!(press(&mut clock, Black, 0), Err(Refused::Standing));
    enter(&mut clock, 0, Event::Start).unwrap();
    assert_eq!(enter(&mut clock, 0, Event::Start), Err(Refused::Running));
    assert_eq!(press(&mut clock, White, 4_000), Err(Refused::OtherSide));
    press(&mut clock, Black, 4_000).unwrap();
    assert_eq!((state(&clock, Black).as_str(), clock.to_move()), ("main=6000", White));
}

#[test]
fn white_starts_first_where_that_is_agreed() {
    let mut clock = Bare::new(Setup { first: White, ..setup("10s") });
    enter(&mut clock, 0, Event::Start).unwrap();
    assert_eq!((clock.to_move(), press(&mut clock, Black, 1)), (White, Err(Refused::OtherSide)));
}

#[test]
fn a_pause_costs_nothing_and_gives_nothing() {
    let mut clock = bare("3x30s");
    enter(&mut clock, 29_000, Event::Pause).unwrap();
    assert_eq!(press(&mut clock, Black, 0), Err(Refused::Standing));
    assert_eq!(enter(&mut clock, 0, Event::Pause), Err(Refused::Standing));
    enter(&mut clock, 900_000, Event::Resume).unwrap();
    assert_eq!((state(&clock, Black).as_str(), clock.until_flag()), ("periods=3 period=1000", Some(61_000)));
    press(&mut clock, Black, 1_000).unwrap();
    assert_eq!(state(&clock, Black), "periods=2 period=30000");
}

#[test]
fn a_clock_set_by_hand_goes_on_from_there() {
    let mut clock = bare("10m+2/60s");
    let half = clock.clock().sides[Black].state();
    assert_eq!(enter(&mut clock, 0, Event::Set { side: Black, state: half }), Err(Refused::Running));
    enter(&mut clock, 60_000, Event::Pause).unwrap();
    let set = super::State { main: 1_000, ..half };
    enter(&mut clock, 0, Event::Set { side: Black, state: set }).unwrap();
    let unfit = super::State { moves_left: 9, ..half };
    assert_eq!(enter(&mut clock, 0, Event::Set { side: Black, state: unfit }), Err(Refused::Unfit));
    enter(&mut clock, 0, Event::Resume).unwrap();
    press(&mut clock, Black, 2_000).unwrap();
    assert_eq!(state(&clock, Black), "period=59000 moves_left=1");
    let press = &clock.presses()[0];
    assert_eq!((press.earlier.ran, press.earlier.main, press.t), (60_000, 60_000, 2_000));
    let sums = &clock.pace().sums.black;
    assert_eq!((sums.all.used, sums.main.used, sums.overtime.used), (62_000, 61_000, 1_000));
}

#[test]
fn the_glass_is_not_turned_by_setting_it() {
    let mut clock = bare("hourglass 60s");
    enter(&mut clock, 20_000, Event::Pause).unwrap();
    let set = super::State { main: 50_000, ..clock.clock_now().sides[Black].state() };
    enter(&mut clock, 0, Event::Set { side: Black, state: set }).unwrap();
    assert_eq!((state(&clock, Black).as_str(), state(&clock, White).as_str()), ("main=50000", "main=80000"));
}

#[test]
fn a_press_taken_back_gives_both_clocks_as_they_stood() {
    let mut clock = bare("10s+3x5s");
    assert_eq!(enter(&mut clock, 0, Event::Undo), Err(Refused::Nothing));
    press(&mut clock, Black, 17_000).unwrap();
    enter(&mut clock, 9_000, Event::Undo).unwrap();
    assert!(clock.is_standing() && clock.presses().is_empty());
    assert_eq!(state(&clock, Black), "periods=2 period=3000");
    assert_eq!(state(&clock, White), "main=10000 periods=3 period=5000");
    enter(&mut clock, 0, Event::Resume).unwrap();
    assert_eq!((clock.to_move(), clock.until_flag()), (Black, Some(8_000)));
    // What was set by hand since is not undone with it.
    press(&mut clock, Black, 0).unwrap();
    enter(&mut clock, 0, Event::Pause).unwrap();
    let whites = clock.clock().sides[White].state();
    enter(&mut clock, 0, Event::Set { side: White, state: whites }).unwrap();
    assert_eq!(enter(&mut clock, 0, Event::Undo), Err(Refused::Nothing));
}

#[test]
fn the_last_minute_can_count_as_a_pass() {
    let mut clock = bare("2m incl 1x60s timeout=pass");
    let pass = |by| Event::TimeoutPass { by };
    assert_eq!(enter(&mut clock, 119_999, pass(Black)), Err(Refused::TimeLeft));
    enter(&mut clock, 120_000, pass(Black)).unwrap();
    assert_eq!((state(&clock, Black).as_str(), clock.to_move()), ("periods=1 period=60000", White));
    let mut strict = bare("2m incl 1x60s");
    assert_eq!(enter(&mut strict, 120_000, pass(Black)), Err(Refused::TimeLeft));
}

#[test]
fn it_can_be_stopped_for_good() {
    let mut clock = bare("10s");
    enter(&mut clock, 3_000, Event::End).unwrap();
    assert_eq!((clock.ended(), clock.running(), clock.until_flag()), (Some(Ended::Stopped), None, None));
    assert_eq!(state(&clock, Black), "main=7000");
    let set = Event::Set { side: Black, state: clock.clock_now().sides[Black].state() };
    for event in [Event::Resume, Event::Undo, set] {
        assert_eq!(enter(&mut clock, 0, event), Err(Refused::Over));
    }
}

#[test]
fn a_flag_that_fell_because_a_press_was_forgotten_is_put_right() {
    let flagged = || {
        let mut clock = bare("10s");
        press(&mut clock, Black, 2_000).unwrap();
        let full = clock.clock_now().sides[White].state();
        enter(&mut clock, 10_000, Event::Flag { by: White }).unwrap();
        assert_eq!((clock.ended(), state(&clock, White).as_str()), (Some(Ended::Flag(White)), "-"));
        (clock, full)
    };
    // Set by hand, the clock stands; until then nothing goes on.
    let (mut clock, full) = flagged();
    for event in [Event::Resume, Event::Press { by: White }, Event::Pause, Event::End] {
        assert_eq!(enter(&mut clock, 0, event), Err(Refused::Over));
    }
    let black = clock.clock_now().sides[Black].state();
    enter(&mut clock, 0, Event::Set { side: Black, state: black }).unwrap();
    assert_eq!(clock.ended(), Some(Ended::Flag(White)), "the other clock");
    enter(&mut clock, 0, Event::Set { side: White, state: full }).unwrap();
    assert_eq!((clock.ended(), clock.is_standing(), clock.to_move()), (None, true, White));
    enter(&mut clock, 0, Event::Resume).unwrap();
    press(&mut clock, White, 1_000).unwrap();
    assert_eq!((state(&clock, White).as_str(), state(&clock, Black).as_str()), ("main=9000", "main=8000"));
    // Or the press before it is taken back.
    let (mut clock, _) = flagged();
    enter(&mut clock, 0, Event::Undo).unwrap();
    assert_eq!((clock.ended(), clock.is_standing(), clock.to_move()), (None, true, Black));
    assert_eq!((state(&clock, Black).as_str(), state(&clock, White).as_str()), ("main=8000", "main=10000"));
}

#[test]
fn where_the_time_went() {
    let mut clock = bare("10s+3x5s");
    for (by, spent) in [(Black, 12_000), (White, 1_000), (Black, 7_500), (White, 2_000)] {
        press(&mut clock, by, spent).unwrap();
    }
    enter(&mut clock, 9_000, Event::Undo).unwrap();
    enter(&mut clock, 0, Event::Resume).unwrap();
    press(&mut clock, White, 500).unwrap();
    enter(&mut clock, 10_000, Event::Flag { by: Black }).unwrap();
    let sums = clock.pace().sums;
    assert_eq!((sums.black.all.moves, sums.black.all.used, sums.black.periods), (2, 29_500, 3));
    assert_eq!((sums.black.main.used, sums.black.overtime.used, sums.black.overruns), (10_000, 19_500, 1));
    assert_eq!((sums.white.all.moves, sums.white.all.used, sums.white.periods), (2, 3_500, 0));
    assert_eq!((sums.black.late.of, sums.black.late.three), (2, 2));
    assert!(bare("10s").pace().thinks.is_empty());
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        4 => Just(Event::Press { by: Black }),
        4 => Just(Event::Press { by: White }),
        1 => Just(Event::Pause),
        2 => Just(Event::Resume),
        1 => Just(Event::Undo),
        1 => Just(Event::Start),
        1 => Just(Event::TimeoutPass { by: Black }),
        1 => Just(Event::Flag { by: White }),
    ]
}

proptest! {
    /// Whatever is tried, the clocks are the fold of what was accepted, and time is never made from nothing.
    #[test]
    fn the_log_is_the_clock(system in 0_usize..14, tried in collection::vec((event(), 0_u64..20_000), 0..60)) {
        let mut clock = Bare::new(setup(SYSTEMS[system].0));
        for (event, spent) in tried {
            let _ = enter(&mut clock, spent, event);
        }
        let mut again = Bare::new(clock.setup().clone());
        for entry in clock.entries() {
            again.play(entry.clone()).unwrap();
        }
        assert_eq!(again, clock);
        let made = clock.presses().iter().map(|press| press.by);
        assert!(made.eq([Black, White].into_iter().cycle().take(clock.presses().len())));
    }
}
