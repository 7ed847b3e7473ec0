//! Whole games at random: whatever may happen at a table, as far as the referee accepts it.

use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use shoutan::clock::control::TimeControl;
use shoutan::game::event::{Banned, Event, PassWhy, PauseWhy, Request, Ruling};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::series::{Grade, Series};
use shoutan::game::terms::{Takebacks, Terms};
use shoutan::game::{Game, Stage, envelope};
use shoutan::rules::board::Board;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::handicap::{fixed_stones, set_stones};
use shoutan::rules::point::{Point, Size};
use shoutan::rules::position::Move;
use shoutan::rules::ruleset::{KoRule, LongCycle, Preset, Ruleset};

/// One attempt at the table: what kind of thing, where or what exactly, how many ms later.
pub type Attempt = (u8, u16, u16);

const TIMES: [&str; 8] = [
    "none",
    "10m",
    "1m+3x30s",
    "3m incl 2x60s timeout=pass",
    "1m+4/60s",
    "2m+5s",
    "hourglass 3m",
    "1m nhk 10s+3x30s",
];

pub fn game() -> impl Strategy<Value = Game> {
    (any::<[u8; 6]>(), vec(any::<Attempt>(), 0..60)).prop_map(|(choice, attempts)| played(choice, &attempts))
}

/// The game that comes of some attempts.
pub fn played(choice: [u8; 6], attempts: &[Attempt]) -> Game {
    let mut game = Game::new(agreed(choice)).unwrap();
    if choice[3].is_multiple_of(16) {
        game = gone_round(game.terms().clone());
    }
    for &attempt in attempts {
        let spent = if game.running().is_some() { u64::from(attempt.2) / 8 } else { 0 };
        let (spent, event) = event(&game, attempt, spent);
        let at = 1_764_464_865_000 + i64::try_from(game.entries().len()).unwrap() * 10_000;
        let entry = game.entry(spent, at, event);
        let before = game.entries().len();
        if game.play(entry).is_err() {
            assert_eq!(game.entries().len(), before);
        }
    }
    game
}

/// A game in which a position has just come back.
fn gone_round(terms: Terms) -> Game {
    let board = Board::from_rows(&["XX..X", "OOXXX", ".....", ".....", "....."]).unwrap();
    let rules = Ruleset {
        ko: KoRule::Simple,
        long_cycle: LongCycle::Ask,
        ..terms.preset.map_or(terms.rules, Preset::rules)
    };
    let size = board.size();
    let stones = board.stones().collect();
    let terms = Terms { size, rules, preset: None, handicap: 0, stones, first: Color::White, ..terms };
    let mut game = Game::new(terms).unwrap();
    let begin = game.entry(0, 1_764_464_865_000, Event::Begin { by: Color::White });
    game.play(begin).unwrap();
    for label in ["C5", "A5", "D5", "B5"] {
        let event = Event::Play { by: game.to_move(), p: size.parse(label).unwrap() };
        let entry = game.entry(100, 1_764_464_865_000, event);
        game.play(entry).unwrap();
    }
    assert!(game.returned().is_some());
    game
}

fn agreed([rules, time, names, stones, policy, side]: [u8; 6]) -> Terms {
    let preset = Preset::ALL[usize::from(rules) % Preset::ALL.len()];
    let size = Size::square([5, 9, 9, 13, 19][usize::from(side) % 5]).unwrap();
    let control = |n: u8| -> TimeControl { TIMES[usize::from(n) % TIMES.len()].parse().unwrap() };
    let two = if names.is_multiple_of(7) { time / 8 } else { time };
    let handicap = if stones.is_multiple_of(3) { stones % 10 } else { 0 };
    let mut laid: Vec<(Point, Color)> = Vec::new();
    if preset.rules().set_stones
        && let Some(four) = set_stones(size)
    {
        laid.extend(four);
    } else if let Some(fixed) = fixed_stones(size, handicap) {
        laid.extend(fixed.into_iter().map(|point| (point, Color::Black)));
    }
    let names = match names % 4 {
        0 => ("", ""),
        1 => ("李世石", "이세돌"),
        2 => ("a]b\\c:d", " two  blanks\nand a break "),
        _ => ("Li", "Wang"),
    };
    Terms {
        size,
        rules: Ruleset { komi: preset.rules().komi + i32::from(side % 3), ..preset.rules() },
        preset: (!rules.is_multiple_of(5)).then_some(preset),
        handicap,
        first: if handicap > 1 { Color::White } else { preset.rules().first },
        stones: laid,
        time: ByColor { black: control(time), white: control(two) },
        names: ByColor { black: names.0.to_owned(), white: names.1.to_owned() },
        partners: match side % 4 {
            3 => ByColor { black: "赵 & [钱]".to_owned(), white: "Sun".to_owned() },
            2 => ByColor { black: String::new(), white: " Zhou".to_owned() },
            _ => ByColor::default(),
        },
        refereed: policy.is_multiple_of(2),
        takebacks: [Takebacks::Free, Takebacks::Each(2), Takebacks::None, Takebacks::Free]
            [usize::from(policy) % 4],
        two_step: policy % 3 == 1,
        hides_board: policy % 5 == 2,
        series: side.is_multiple_of(3).then(|| Series {
            turned: policy.is_multiple_of(2),
            played: u32::from(policy),
            lead: -i32::from(policy % 5),
            ..Series::new(Grade::BlackOrTwo, Color::White, stones % 7, 15)
        }),
        at: 1_764_464_865_000 + i64::from(policy) * 3_600_000,
    }
}

fn event(game: &Game, (kind, what, _): Attempt, spent: u64) -> (u64, Event) {
    let size = game.terms().size;
    let by = game.to_move();
    let p = size.iter().nth(usize::from(what) % usize::from(size.points())).unwrap();
    let side = Color::ALL[usize::from(what) % 2];
    let why = "warned: 手机 [loud]".to_owned();
    if let (Some(sealed), true) = (game.sealed(), kind < 128) {
        let inside = match sealed.opened() {
            Some(Move::Play(p)) => Some(p),
            Some(Move::Pass) => None,
            None => Some(p),
        };
        return (spent, Event::Open { p: if kind > 8 { inside } else { Some(p) } });
    }
    if game.sealed().is_some() && kind < 150 {
        return (0, Event::Confirm { by: side });
    }
    if let (Some(asked), true) = (game.asked(), kind < 160) {
        return (spent, Event::Answer { by: !asked.by, ask: asked.n, yes: kind < 120 });
    }
    if game.returned().is_some() && kind < 128 {
        let ruling = game.rulings()[usize::from(what) % game.rulings().len()];
        return (spent, Event::Cycle { ruling });
    }
    if game.paused().is_some() && kind < 200 {
        return (0, Event::Resume);
    }
    match game.stage() {
        Stage::Waiting => (0, Event::Begin { by }),
        Stage::Settled(outcome) => (0, Event::End { result: *outcome }),
        Stage::Marking(marking) => match kind % 8 {
            0 => {
                let next = game.toggled(marking, p);
                (0, next.event())
            }
            4 if what % 3 == 0 => (0, game.toggled_open(marking, p).unwrap_or_default().event()),
            5 if what % 3 == 0 => (0, Event::GoOn { by: side }),
            1 => (0, Event::Dispute { by: side, p }),
            2 => (0, Event::Ask { by: side, what: Request::Recount, to: None }),
            3 => (0, Event::Concede { by: side }),
            _ => (0, Event::Confirm { by: side }),
        },
        _ => playing(game, kind, what, (by, p, side, why), spent),
    }
}

fn playing(
    game: &Game,
    kind: u8,
    what: u16,
    (by, p, side, why): (Color, Point, Color, String),
    spent: u64,
) -> (u64, Event) {
    let last = game.moves().last().map(|played| played.n);
    let reason = [Banned::Suicide, Banned::Ko, Banned::Superko][usize::from(what) % 3];
    let event = match kind {
        0..=129 => Event::Play { by, p },
        130..=145 => Event::Pass { by, why: PassWhy::Own },
        146..=149 => Event::Pass { by, why: PassWhy::Void { p, reason } },
        150..=161 => Event::Propose { by },
        162..=184 => Event::Ask { by: !by, what: Request::Takeback, to: last },
        185..=188 => Event::Ask { by: !by, what: Request::Slip, to: last },
        189..=194 => {
            let pauses = [
                PauseWhy::Key,
                PauseWhy::Stall,
                PauseWhy::Suspend,
                PauseWhy::Stop,
                PauseWhy::Crash,
                PauseWhy::Both,
                PauseWhy::Referee,
            ];
            Event::Pause { why: pauses[usize::from(what) % pauses.len()] }
        }
        195 => Event::Seal { by, sealed: format!("box {what}: [%]") },
        196..=200 => {
            let mv = if what.is_multiple_of(5) { Move::Pass } else { Move::Play(p) };
            Event::Seal { by, sealed: envelope::seal(mv, u64::from(what)) }
        }
        201..=206 => {
            let state = game.clock().sides[side].to_text();
            Event::Clock { side, before: state.clone(), after: state, why }
        }
        207..=208 => Event::Late { by: side, ms: u64::from(what) / 4 },
        209 => Event::Absent { by: side, ms: u64::from(what) / 4 },
        210..=212 => Event::Seat { by: side },
        213..=215 => Event::Warning { to: side, why },
        216..=218 => Event::Fine { to: side, quarters: i32::from(what) % 16 },
        219..=224 => Event::Swap,
        225..=230 => {
            let rows = (0..game.terms().size.height())
                .map(|y| {
                    (0..game.terms().size.width())
                        .map(|x| match (u32::from(x) * 7 + u32::from(y) * 5 + u32::from(what)) % 9 {
                            0 => 'X',
                            1 => 'O',
                            _ => '.',
                        })
                        .collect()
                })
                .collect();
            Event::Set { rows, next: side, void: None }
        }
        231..=234 => Event::Cycle {
            ruling: [Ruling::PlayOn, Ruling::PlayOn, Ruling::NoResult, Ruling::Draw, Ruling::Replay]
                [usize::from(what) % 5],
        },
        235..=239 => Event::Resign { by: side },
        240..=247 => {
            let flag = if what.is_multiple_of(2) {
                Event::Flag { by }
            } else {
                Event::Pass { by, why: PassWhy::Timeout }
            };
            return (game.until_flag().unwrap_or(spent), flag);
        }
        _ => Event::End {
            result: [Outcome::NoResult, Outcome::BothLose, Outcome::Draw, Outcome::win(side, Win::Forfeit)]
                [usize::from(what) % 4],
        },
    };
    (spent, event)
}
