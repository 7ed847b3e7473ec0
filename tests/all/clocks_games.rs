//! The clock of a game at the table: whatever the time system, ticks change nothing, pauses cost nothing, a takeback gives
//! everything back, and what was saved at any ms goes on from there.

use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, proptest};
use proptest::{prop_assert, prop_assert_eq};
use shoutan::app::action::Action;
use shoutan::app::effect::{Learned, Resumed};
use shoutan::clock::side::Side;
use shoutan::clock::state::State;
use shoutan::game::Game;
use shoutan::game::event::{Event, PassWhy, PauseWhy, Request};
use shoutan::record::entry::{from_fields, line, to_fields};
use shoutan::record::journal::running::Running;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::point::Point;

use crate::table::{Desk, terms};

/// Every system, with moments in each of its phases: within, at the boundary, a ms to both sides of it, and the last ms.
const SYSTEMS: [(&str, &[u64]); 14] = [
    ("none", &[0, 1, 100_000]),
    ("60s", &[0, 1, 30_000, 59_999]),
    ("10s/move", &[0, 1, 9_999]),
    ("20s+3x10s", &[1, 19_999, 20_000, 20_001, 29_999, 30_000, 30_001, 40_000, 49_999]),
    ("3x10s", &[0, 9_999, 10_000, 10_001, 20_000, 29_999]),
    ("3m incl 2x60s", &[1, 59_999, 60_000, 60_001, 119_999, 120_000, 120_001, 179_999]),
    ("10s nhk 10s+2x20s", &[1, 9_999, 10_000, 19_999, 20_000, 39_999, 40_000, 59_999]),
    ("10s+2/60s", &[1, 9_999, 10_000, 10_001, 69_999]),
    ("10s+1/30s,2/40s", &[1, 9_999, 10_000, 10_001, 39_999]),
    ("10s+2/60s carry", &[1, 9_999, 10_000, 10_001, 69_999]),
    ("20s+10s cap 25s", &[0, 4_999, 5_000, 5_001, 19_999]),
    ("20s delay 5s", &[0, 4_999, 5_000, 5_001, 24_999]),
    ("hourglass 30s", &[0, 1, 29_999]),
    ("30s ing 3x10s", &[1, 29_999, 30_000, 30_001, 40_000, 59_999]),
];

/// A game that has begun.
fn begun(time: &str) -> Game {
    let mut game = Game::new(terms(9, time)).unwrap();
    enter(&mut game, 0, Event::Begin { by: Color::Black });
    game
}

fn enter(game: &mut Game, spent: u64, event: Event) {
    let entry = game.entry(spent, 0, event);
    game.play(entry).unwrap_or_else(|refusal| panic!("{refusal:?}"));
}

fn states(game: &Game) -> ByColor<State> {
    game.clock().sides.as_ref().map(Side::state)
}

#[test]
fn a_pass_is_a_move_for_every_clock() {
    for (time, moments) in SYSTEMS {
        for &t in moments {
            let [mut played, mut passed, mut proposed] = [(); 3].map(|()| begun(time));
            enter(&mut played, t, Event::Play { by: Color::Black, p: Point::new(2, 2) });
            enter(&mut passed, t, Event::Pass { by: Color::Black, why: PassWhy::Own });
            enter(&mut proposed, t, Event::Propose { by: Color::Black });
            assert_eq!(states(&passed), states(&played), "{time} at {t}");
            assert_eq!(states(&proposed), states(&played), "{time} at {t}");
            assert_eq!(passed.running().map(|turn| (turn.by, turn.ran)), Some((Color::White, 0)));
        }
    }
}

#[test]
fn a_sealed_move_is_a_move_for_every_clock() {
    for (time, moments) in SYSTEMS {
        for &t in moments {
            let (by, p) = (Color::Black, Point::new(2, 2));
            let [mut played, mut sealed] = [(); 2].map(|()| begun(time));
            enter(&mut played, t, Event::Play { by, p });
            let mv = shoutan::rules::position::Move::Play(p);
            enter(&mut sealed, t, Event::Seal { by, sealed: shoutan::game::envelope::seal(mv, t) });
            assert_eq!(states(&sealed), states(&played), "{time} at {t}");
            enter(&mut sealed, 0, Event::Open { p: Some(p) });
            assert_eq!(states(&sealed), states(&played), "{time} at {t}");
            assert_eq!(sealed.moves()[0].t, t);
        }
    }
}

#[test]
fn a_pause_keeps_what_has_run_and_gives_nothing_back() {
    for (time, moments) in SYSTEMS {
        for &t in moments {
            for first in [0, 1, t / 2, t.saturating_sub(1), t] {
                let [mut whole, mut paused] = [(); 2].map(|()| begun(time));
                let play = || Event::Play { by: Color::Black, p: Point::new(2, 2) };
                enter(&mut whole, t, play());
                let first = first.min(t);
                enter(&mut paused, first, Event::Pause { why: PauseWhy::Key });
                assert!(paused.running().is_none() && paused.until_flag().is_none());
                enter(&mut paused, 0, Event::Resume);
                enter(&mut paused, t - first, play());
                assert_eq!(states(&paused), states(&whole), "{time}: {first} and {}", t - first);
                assert_eq!(paused.moves()[0].t, t);
            }
        }
    }
}

#[test]
fn a_takeback_gives_both_clocks_back_in_every_phase() {
    for (time, moments) in SYSTEMS {
        for &t in moments {
            let mut game = begun(time);
            enter(&mut game, 3, Event::Play { by: Color::Black, p: Point::new(2, 2) });
            enter(&mut game, 4, Event::Play { by: Color::White, p: Point::new(6, 6) });
            let before = states(&game);
            // A ms less where an hourglass or a limit has run a little already.
            let t = game.until_flag().map_or(t, |left| t.min(left - 1));
            enter(&mut game, t, Event::Play { by: Color::Black, p: Point::new(2, 6) });
            let last = game.moves().last().unwrap().n;
            let ask = game.next_number();
            enter(&mut game, 5, Event::Ask { by: Color::Black, what: Request::Takeback, to: Some(last) });
            enter(&mut game, 2, Event::Answer { by: Color::White, ask, yes: true });
            assert_eq!(states(&game), before, "{time} at {t}");
            assert_eq!(game.turn().map(|turn| (turn.by, turn.ran)), Some((Color::Black, 0)), "{time} at {t}");
            // Declined, the time of the turn is charged on.
            let mut game = begun(time);
            enter(&mut game, 3, Event::Play { by: Color::Black, p: Point::new(2, 2) });
            let (last, ask) = (game.moves()[0].n, game.next_number());
            enter(&mut game, 5, Event::Ask { by: Color::Black, what: Request::Takeback, to: Some(last) });
            enter(&mut game, 2, Event::Answer { by: Color::White, ask, yes: false });
            assert_eq!(game.turn().map(|turn| (turn.by, turn.ran)), Some((Color::White, 7)));
        }
    }
}

#[test]
fn the_flag_is_down_at_the_limit_and_not_a_millisecond_before() {
    for (time, _) in SYSTEMS {
        let game = begun(time);
        let Some(limit) = game.until_flag() else { continue };
        for t in [limit - 1, limit, limit + 1] {
            let mut desk = Desk::sit(9, time);
            desk.wait(t);
            let over = desk.table().game.outcome().is_some();
            assert_eq!(over, t >= limit, "{time} at {t}");
        }
        // The key of that very ms comes too late, the one before in time: told in one update with it.
        for (ms, plays) in [(limit - 1, 1), (limit, 0)] {
            let mut desk = Desk::sit(9, time);
            desk.ms = ms - 100;
            desk.keys("<enter>");
            assert_eq!(desk.table().game.moves().len(), plays, "{time} at {ms}");
        }
    }
}

#[test]
fn ten_hours_at_the_table_do_not_drift() {
    let mut desk = Desk::sit(19, "99h");
    let mut charged = ByColor { black: 0_u64, white: 0_u64 };
    let mut by = Color::Black;
    let points: Vec<_> = desk.table().game.terms().size.iter().filter(|p| (p.x() + p.y()) % 2 == 0).collect();
    let mut n = 0_u64;
    while desk.ms < 36_000_000 {
        let p = points[usize::try_from(n).unwrap()];
        let began = desk.ms;
        // Ticks as they come: late, early, several at once.
        for tick in 0..80 {
            desk.ms += 900 + (n * 7_919 + tick * 104_729) % 5_113;
            desk.act(Action::Tick);
        }
        desk.act(Action::Point(p));
        desk.ms += 1;
        desk.act(Action::Point(p));
        charged[by] += desk.ms - began;
        by = !by;
        n += 1;
        assert_eq!(u64::try_from(desk.table().game.moves().len()).unwrap(), n);
    }
    let game = &desk.table().game;
    for color in Color::ALL {
        assert_eq!(game.clock().sides[color].state().main, 99 * 3_600_000 - charged[color], "{color}");
    }
    let sum: u64 = game.moves().iter().map(|played| played.t).sum();
    assert_eq!(sum, desk.ms, "ten hours and not a ms more or less");
}

/// What a player does after a while.
#[derive(Clone, Copy)]
enum Done {
    Plays,
    Passes,
    Pauses,
    TakesBack,
}

const fn done(kind: u8) -> Done {
    match kind {
        0..=180 => Done::Plays,
        181..=200 => Done::Passes,
        201..=228 => Done::Pauses,
        229..=u8::MAX => Done::TakesBack,
    }
}

/// Plays it through, with ticks at these moments besides. Returns the game, and how many ms clocks ran.
fn through(time: &str, script: &[(u8, u32)], ticks: &[u32]) -> (Desk, u64) {
    let mut desk = Desk::sit(9, time);
    let mut ran = 0;
    let points: Vec<_> = desk.table().game.terms().size.iter().filter(|p| (p.x() + p.y()) % 2 == 0).collect();
    for (n, &(kind, think)) in script.iter().enumerate() {
        let think = u64::from(think);
        let (began, mut moments) = (desk.ms, Vec::new());
        moments.extend(ticks.iter().map(|&tick| began + u64::from(tick) % (think + 1)));
        moments.sort_unstable();
        for moment in moments {
            desk.ms = moment;
            desk.act(Action::Tick);
        }
        desk.ms = began + think;
        let running = |desk: &Desk| desk.table().game.running().is_some();
        let keys = |desk: &mut Desk, ran: &mut u64, keys: &[&str]| {
            for key in keys {
                // The app learns of a flag before it learns of the key.
                let counts = running(desk);
                let before = desk.ms;
                desk.wait(700).keys(key);
                if counts {
                    *ran += desk.ms - before;
                }
            }
        };
        ran += think;
        match done(kind) {
            Done::Plays => {
                if let Some(&p) = points.get(n) {
                    desk.act(Action::Point(p));
                    desk.act(Action::Point(p));
                }
            }
            Done::Passes if n % 2 == 0 => keys(&mut desk, &mut ran, &["p", "y"]),
            Done::Passes => {}
            Done::Pauses => keys(&mut desk, &mut ran, &["t", "t", "y", "y"]),
            Done::TakesBack => keys(&mut desk, &mut ran, &["u", "y"]),
        }
        if !desk.table().game.is_played() {
            break;
        }
    }
    // A script may end without a key: the last look at the clock is everybody's.
    desk.act(Action::Tick);
    (desk, ran)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    /// The end state does not hang on when or how often the program looks at the clock.
    #[test]
    fn ticks_change_nothing(system in 0..SYSTEMS.len(), script in vec((any::<u8>(), 0..20_000_u32), 1..12), ticks in vec(any::<u32>(), 0..9)) {
        let time = SYSTEMS[system].0;
        let (quiet, _) = through(time, &script, &[]);
        let (ticked, _) = through(time, &script, &ticks);
        let log = |desk: &Desk| desk.table().game.entries().iter().map(|e| (e.spent, e.event.clone())).collect::<Vec<_>>();
        prop_assert_eq!(log(&quiet), log(&ticked), "{}", time);
        prop_assert_eq!(states(&quiet.table().game), states(&ticked.table().game), "{}", time);
    }

    /// The running ms of all turns are the ms a clock ran: pauses are not in it, nothing is lost between two turns.
    #[test]
    fn what_is_charged_is_what_ran(script in vec((0..229_u8, 0..20_000_u32), 1..12), ticks in vec(any::<u32>(), 0..4)) {
        let (desk, ran) = through("none", &script, &ticks);
        let game = &desk.table().game;
        let charged: u64 = game.moves().iter().map(|played| played.t).sum();
        let turn = desk.table().turn(desk.ms).map_or(0, |turn| turn.ran);
        prop_assert_eq!(charged + if game.is_played() { turn } else { 0 }, ran);
        let used: u64 = Color::ALL.iter().map(|&color| game.clock().sides[color].state().used).sum();
        prop_assert_eq!(used, charged);
    }

    /// Saved at any ms of any turn, by whatever ended the program, it goes on as if nothing had been.
    #[test]
    fn saved_at_any_ms_it_goes_on_the_same(
        system in 0..SYSTEMS.len(), thinks in vec(0..30_000_u64, 0..5), at in 0..30_000_u64, rest in 0..30_000_u64, stopped: bool
    ) {
        let time = SYSTEMS[system].0;
        let mut game = begun(time);
        for (n, t) in (0..).zip(thinks) {
            if game.until_flag().is_some_and(|left| t >= left) {
                break;
            }
            let by = game.to_move();
            enter(&mut game, t, Event::Play { by, p: Point::new(n, 2 * (n % 4)) });
        }
        if game.until_flag().is_some_and(|left| at + rest >= left) {
            return Ok(());
        }
        let play = Event::Play { by: game.to_move(), p: Point::new(8, 8) };
        let mut whole = game.clone();
        enter(&mut whole, at + rest, play.clone());
        if stopped {
            enter(&mut game, at, Event::Pause { why: PauseWhy::Stop });
        }
        // The journal's lines and the side file are all that is left of it.
        let running = Running { n: game.next_number() - 1, spent: if stopped { 0 } else { at } };
        let kept = Running::read(running.write().as_bytes()).unwrap();
        let lines: Vec<String> = game.entries().iter().map(|entry| line::write(&to_fields(entry))).collect();
        let read = lines.iter().map(|text| from_fields(line::read(text.as_bytes()).unwrap()).unwrap());
        let folded = Game::fold(game.terms().clone(), read).unwrap();
        let mut desk = Desk::sit(9, time);
        desk.ms += 10_000;
        let resumed = Resumed { id: String::new(), game: folded, spent: kept.spent, notices: Vec::new(), read_only: None };
        desk.act(Action::Learned(Learned::Resumed(Ok(Box::new(resumed)))));
        desk.wait(3_600_000).keys("t").wait(800).keys("y").wait(800).keys("y");
        prop_assert!(desk.table().game.running().is_some(), "{}", time);
        desk.wait(rest);
        desk.act(Action::Point(Point::new(8, 8)));
        desk.act(Action::Point(Point::new(8, 8)));
        prop_assert_eq!(states(&desk.table().game), states(&whole), "{} at {} and {}", time, at, rest);
        prop_assert_eq!(desk.table().game.moves().last().unwrap().t, at + rest);
    }
}
