//! Where the time of a game went: from its log, from records, on the screen and in JSON.

mod records;
mod screens;

use proptest::collection::vec;
use proptest::prelude::any;
use proptest::proptest;
use shoutan::clock::Ms;
use shoutan::clock::control::TimeControl;
use shoutan::clock::pace::sums::{Part, Sums};
use shoutan::clock::pace::{Pace, Think};
use shoutan::clock::side::Side;
use shoutan::clock::spec::parse_both;
use shoutan::game::event::{Event, PassWhy, PauseWhy, Request};
use shoutan::game::terms::Terms;
use shoutan::game::{Game, envelope, pace};
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::point::{Point, Size};
use shoutan::rules::position::Move;
use shoutan::rules::ruleset::Preset;

/// A game under these time settings, its first clock running.
fn begun(time: &str) -> Game {
    let terms = Terms {
        names: ByColor { black: "Li".to_owned(), white: "Wang".to_owned() },
        at: 1_764_504_000_000,
        ..Terms::even(Size::STANDARD, Preset::Chinese, parse_both(time).unwrap())
    };
    let mut game = Game::new(terms).unwrap();
    enter(&mut game, 0, Event::Begin { by: Color::Black });
    game
}

fn enter(game: &mut Game, spent: Ms, event: Event) {
    let entry = game.entry(spent, 1_764_504_000_000, event);
    game.play(entry).unwrap();
}

/// Plays on the next free point of the first lines.
fn plays(game: &mut Game, spent: Ms) {
    let by = game.to_move();
    let p =
        game.terms().size.iter().filter(|p| p.x() % 2 == 0).find(|&p| game.why_not(by, p).is_ok()).unwrap();
    enter(game, spent, Event::Play { by, p });
}

fn takes(thinks: &[Think]) -> Vec<(u32, Color, Ms)> {
    thinks.iter().map(|think| (think.number, think.by, think.took.exact().unwrap())).collect()
}

const B: Color = Color::Black;
const W: Color = Color::White;

#[test]
fn pauses_and_moves_taken_back_are_nobodys_time() {
    let mut game = begun("10m");
    plays(&mut game, 4_000);
    enter(&mut game, 1_000, Event::Pause { why: PauseWhy::Key });
    enter(&mut game, 0, Event::Resume);
    plays(&mut game, 2_500);
    plays(&mut game, 9_000);
    let last = game.moves().last().unwrap().n;
    enter(&mut game, 500, Event::Ask { by: B, what: Request::Takeback, to: Some(last) });
    let ask = game.asked().unwrap().n;
    enter(&mut game, 700, Event::Answer { by: W, ask, yes: true });
    assert_eq!(takes(&pace::thinks(&game)), [(1, B, 4_000), (2, W, 3_500)]);
    enter(&mut game, 300, Event::Pause { why: PauseWhy::Key });
    assert_eq!(takes(&pace::thinks(&game)), [(1, B, 4_000), (2, W, 3_500), (3, B, 300)], "the turn goes on");
    let sums = pace::of(&game).sums;
    assert_eq!((sums.black.all.moves, sums.black.all.used, sums.white.all.used), (1, 4_300, 3_500));
    assert_eq!(sums.black.all.average(), Some(4_000), "of the moves made");
}

#[test]
fn a_sealed_move_is_a_think_before_and_after_it_is_opened() {
    let mut game = begun("1m+3x30s");
    plays(&mut game, 1_000);
    let mv = Move::Play(Point::new(10, 10));
    enter(&mut game, 65_000, Event::Seal { by: W, sealed: envelope::seal(mv, 7) });
    let sealed = [(1, B, 1_000), (2, W, 65_000)];
    assert_eq!(takes(&pace::thinks(&game)), sealed);
    enter(&mut game, 0, Event::Open { p: Some(Point::new(10, 10)) });
    assert_eq!(takes(&pace::thinks(&game)), sealed);
    let white = &pace::of(&game).sums.white;
    assert_eq!((white.main.used, white.overtime.used, white.periods), (60_000, 5_000, 0));
}

#[test]
fn a_flag_and_a_timeout_pass_use_everything_up() {
    let mut game = begun("2m incl 2x60s timeout=pass");
    plays(&mut game, 59_999);
    plays(&mut game, 50_001);
    enter(&mut game, 120_000, Event::Pass { by: B, why: PassWhy::Timeout });
    plays(&mut game, 57_000);
    enter(&mut game, 60_000, Event::Flag { by: B });
    let sums = pace::of(&game).sums;
    assert_eq!(sums.black.all.used, 239_999);
    assert_eq!((sums.black.all.moves, sums.black.periods, sums.black.overruns), (2, 3, 2));
    assert_eq!((sums.black.late.of, sums.black.late.ten, sums.black.late.three), (2, 2, 2));
    // At 50.001 s there are 9.999 s left, at 57 s there are exactly three.
    assert_eq!((sums.white.late.ten, sums.white.late.five, sums.white.late.three), (2, 1, 1));
    let longest: Vec<u32> = sums.black.longest.iter().map(|think| think.number).collect();
    assert_eq!(longest, [3, 5, 1]);
}

#[test]
fn a_player_keeps_the_time_when_colours_are_exchanged() {
    let mut game = begun("10m");
    plays(&mut game, 4_000);
    plays(&mut game, 7_000);
    enter(&mut game, 0, Event::Swap);
    plays(&mut game, 1_000);
    assert_eq!(takes(&pace::thinks(&game)), [(1, W, 4_000), (2, B, 7_000), (3, B, 1_000)]);
    let used = pace::of(&game).sums.map(|sums| sums.all.used);
    let left = ByColor::new_with(|color| game.clock().sides[color].state().main);
    assert_eq!(used, left.map(|left| 600_000 - left));
}

#[test]
fn parts_of_the_game_go_by_the_number_of_the_move() {
    for (points, opening, middle) in [(361, 50, 144), (169, 23, 67), (81, 11, 32), (4, 0, 1)] {
        for (number, part) in [
            (opening, Part::Opening),
            (opening + 1, Part::Middle),
            (middle, Part::Middle),
            (middle + 1, Part::Endgame),
        ] {
            assert_eq!(Part::of(number, points), part, "{number} of {points}");
        }
    }
    let side = Side::new("10m".parse().unwrap());
    let thinks: Vec<Think> = [(50, 1_000), (52, 2_000), (144, 4_000), (145, 8_000), (147, 16_000)]
        .into_iter()
        .map(|(number, t)| Think::of(&side, B, number, t))
        .collect();
    let parts = Sums::of(&thinks, Some(361)).black.parts.unwrap().map(|share| (share.moves, share.used));
    assert_eq!(parts, [(1, 1_000), (2, 6_000), (2, 24_000)]);
    assert_eq!(Sums::of(&thinks, None).black.parts, None);
}

#[test]
fn of_equal_long_thinks_the_earlier_goes_first() {
    let side = Side::new("10m".parse().unwrap());
    let turns = [(1, 5), (3, 9), (5, 5), (7, 0), (9, 9), (11, 1), (13, 2), (15, 3)];
    let thinks: Vec<Think> =
        turns.into_iter().map(|(number, s)| Think::of(&side, W, number, s * 1000)).collect();
    let numbers: Vec<u32> = Sums::of(&thinks, None).white.longest.iter().map(|think| think.number).collect();
    assert_eq!(numbers, [3, 9, 1, 5, 15]);
}

const SPECS: [&str; 14] = [
    "none",
    "10m",
    "70s/move",
    "1m+900x30s",
    "11m incl 10x60s",
    "1m nhk 10s+99x30s",
    "1m+3/90s",
    "1m+3/90s carry",
    "1m+2/80s,3/90s",
    "5m+40s",
    "5m bronstein 20s",
    "5m delay 20s",
    "hourglass 5m",
    "1m ing 99x20s",
];

proptest! {
    /// The thinks add up to the running time, and both agree with what the clocks say is gone.
    #[test]
    fn thinks_add_up_to_the_running_time_and_to_the_clocks(
        spec in 0..SPECS.len(),
        turns in vec((any::<u16>(), 0..8_u8), 1..40),
    ) {
        let mut game = begun(SPECS[spec]);
        // What every turn that stands took, by this account.
        let mut ledger: Vec<(Color, Ms)> = Vec::new();
        for (t, what) in turns {
            let (by, t) = (game.to_move(), Ms::from(t));
            if game.until_flag().is_some_and(|left| t >= left) {
                break;
            }
            match what {
                0 => enter(&mut game, t, Event::Pause { why: PauseWhy::Stall }),
                1 if !ledger.is_empty() => {
                    let to = game.moves().last().map(|played| played.n);
                    enter(&mut game, t, Event::Ask { by: !by, what: Request::Takeback, to });
                    let ask = game.asked().unwrap().n;
                    enter(&mut game, 0, Event::Answer { by, ask, yes: true });
                    ledger.pop();
                    continue;
                }
                _ => {}
            }
            let before = if game.paused().is_some() { t } else { 0 };
            if before > 0 || game.paused().is_some() {
                enter(&mut game, 0, Event::Resume);
            }
            let more = if what == 0 { 0 } else { t };
            plays(&mut game, more);
            ledger.push((by, before + more));
        }
        let Pace { thinks, sums, .. } = pace::of(&game);
        let told: Vec<(Color, Ms)> =
            thinks.iter().map(|think| (think.by, think.took.exact().unwrap())).collect();
        assert_eq!(told, ledger, "{}", SPECS[spec]);
        for color in Color::ALL {
            let used: Ms = ledger.iter().filter(|(by, _)| *by == color).map(|(_, t)| t).sum();
            let sums = &sums[color];
            assert_eq!(sums.all.used, used);
            assert_eq!(sums.main.used + sums.overtime.used, used);
            let parts = sums.parts.unwrap();
            assert_eq!(parts.iter().map(|share| share.used).sum::<Ms>(), used);
            assert_eq!(parts.iter().map(|share| share.moves).sum::<u32>(), sums.all.moves);
            assert_eq!(sums.main.moves + sums.overtime.moves, sums.all.moves);
            assert!(sums.late.three <= sums.late.five && sums.late.five <= sums.late.ten);
            assert!(sums.late.ten <= sums.late.of);
            agrees(&game, color, sums);
        }
    }
}

/// Whether the sums are what the clock says is gone.
fn agrees(game: &Game, color: Color, sums: &Sums) {
    let side = &game.clock().sides[color];
    let (start, now) = (Side::new(side.control().clone()).state(), side.state());
    let moves = Ms::from(sums.all.moves);
    match side.control() {
        TimeControl::None => assert_eq!(now.used, sums.all.used),
        TimeControl::Absolute(_) => assert_eq!(start.main - now.main, sums.all.used),
        TimeControl::Fischer(set) => {
            assert_eq!(start.main + moves * set.increment - now.main, sums.all.used);
        }
        TimeControl::Byoyomi(_) | TimeControl::CnByoyomi(_) | TimeControl::Nhk(_) => {
            assert_eq!(start.main - now.main, sums.main.used);
            assert_eq!(start.periods - now.periods, sums.periods);
        }
        TimeControl::Ing(set) => {
            assert_eq!(start.main - now.main, sums.main.used);
            assert_eq!(start.periods - now.periods, sums.periods);
            assert_eq!(now.penalty, sums.periods * set.penalty_points);
            assert_eq!(Ms::from(sums.periods) * set.period - now.period, sums.overtime.used);
        }
        TimeControl::Canadian(_) | TimeControl::CanadianProgressive(_) | TimeControl::CnStep(_) => {
            assert_eq!(start.main - now.main, sums.main.used);
            assert_eq!(now.block, sums.periods);
        }
        TimeControl::Simple(_) => assert_eq!(sums.overtime.used, sums.all.used),
        TimeControl::Delayed(_) => {
            assert!(start.main - now.main <= sums.all.used);
        }
        TimeControl::Hourglass(_) => {
            let other = game.clock().sides[!color].state();
            assert_eq!(now.main + other.main, 2 * start.main);
        }
    }
}
