//! Speed of the rules: random games with positional superko, beside the goban crate in the same run, and the
//! question what may be played where; and how long the suggestion of dead stones takes.
//!
//! Policy of the games: 19×19 from the empty board, no suicide; a point is drawn at random among the empty ones
//! until one is legal and no eye (not all its neighbours are the player's own stones); nobody passes before
//! there is none, and a game ends with two passes or after 1,000 moves. The games are drawn beforehand; timed is
//! playing them again, every move checked under positional superko and then made, a new board for each game.
//! Each side has its turn, five times over, and the best time of each counts: processor time, so that other work
//! on the machine does not matter much.

use goban::pieces::util::coord::Coord;
use goban::rules::game::Game;
use goban::rules::{CHINESE, GobanSizes, Move as GobanMove};
use rustix::time::{ClockId, clock_gettime};
use shoutan::rules::board::Board;
use shoutan::rules::color::Color;
use shoutan::rules::point::{Point, Size};
use shoutan::rules::position::{Move, Position};
use shoutan::rules::ruleset::KoRule;
use shoutan::rules::suggest::dead_chains;
use std::hint::black_box;
use std::time::Duration;

const GAMES: usize = 60;
const ROUNDS: usize = 5;
const LONGEST: usize = 1000;

fn main() {
    let mut random = Random(20_260_101);
    let games: Vec<Vec<Move>> = (0..GAMES).map(|_| game(&mut random)).collect();
    let moves: usize = games.iter().map(Vec::len).sum();
    let (mut ours, mut theirs, mut refused) = (Duration::MAX, Duration::MAX, 0);
    for _ in 0..ROUNDS {
        ours = ours.min(timed(|| games.iter().map(|game| ours_plays(game)).sum::<u32>()));
        theirs = theirs.min(timed(|| {
            refused = games.iter().map(|game| goban_plays(game)).sum::<u32>();
            refused
        }));
    }
    let rate = |time: Duration| u128::try_from(moves).unwrap_or(0) * 1_000_000_000 / time.as_nanos().max(1);
    let ratio = 10 * theirs.as_nanos() / ours.as_nanos().max(1);
    println!("{GAMES} random games on 19x19, positional superko, {moves} moves");
    println!("shoutan  {:>10} moves/s", rate(ours));
    println!("goban    {:>10} moves/s ({refused} legal moves refused)", rate(theirs));
    println!("ratio    {:>8}.{}", ratio / 10, ratio % 10);

    let mut position = Position::new(Size::STANDARD, KoRule::Positional, false);
    for &step in games[0].iter().take(180) {
        make(&mut position, step);
    }
    let rounds = 2000;
    let asking =
        (0..ROUNDS).map(|_| timed(|| (0..rounds).map(|_| ask(black_box(&position))).sum::<u32>())).min();
    let nanos = asking.unwrap_or_default().as_nanos() / rounds;
    println!(
        "what may be played on each of 361 points, with reasons: {}.{} µs",
        nanos / 1000,
        nanos / 100 % 10
    );

    judge();

    let rebuild =
        timed(|| (0..200).map(|_| ours_plays(black_box(&games[1][..536.min(games[1].len())]))).sum::<u32>());
    let nanos = rebuild.as_nanos() / 200;
    println!("a position rebuilt from 536 moves: {}.{} µs", nanos / 1000, nanos / 100 % 10);

    // Dead chains suggested in random games, beside the time one such game takes to be played; and the
    // largest board, strewn with stones.
    let one = ours.as_nanos() / u128::try_from(GAMES).unwrap_or(1);
    for count in [100, 200, 300, 400] {
        let suggesting = games.iter().take(12).map(|moves| {
            let mut position = Position::new(Size::STANDARD, KoRule::Positional, false);
            for &step in moves.iter().take(count) {
                make(&mut position, step);
            }
            suggesting(position.board())
        });
        let longest = suggesting.max().unwrap_or_default();
        println!(
            "dead chains suggested after {count} random moves: {} ms at most, {} such games played over",
            longest / 1_000_000,
            longest / one.max(1)
        );
    }
    let strewn = (1..10).filter_map(|tenths| {
        let mut letter = |_| match (random.below(10) < tenths, random.below(2)) {
            (false, _) => '.',
            (true, 0) => 'X',
            (true, _) => 'O',
        };
        let rows: Vec<String> = (0..52).map(|_| (0..52).map(&mut letter).collect()).collect();
        Board::from_rows(&rows).ok().map(|board| suggesting(&board))
    });
    let longest = strewn.max().unwrap_or_default() / 1_000_000;
    println!("dead chains suggested on a strewn 52x52 board: {longest} ms at most");
}

/// Nanoseconds it takes to suggest the dead chains of `board`.
fn suggesting(board: &Board) -> u128 {
    timed(|| dead_chains(black_box(board), None, false).len()).as_nanos()
}

/// How long the suggestion of dead chains takes on the finished 19×19 games of the tests: on average, and at most.
fn judge() {
    let rows = |block: &str| -> Vec<String> {
        let lines = block.lines().filter(|line| !line.starts_with('#')).skip(1);
        lines.filter(|line| !line.starts_with("seki")).map(str::to_uppercase).collect()
    };
    let texts = [include_str!("../tests/data/finished.txt"), include_str!("../tests/data/heldout.txt")];
    let boards = texts.iter().flat_map(|text| text.split("\n\n")).map(rows);
    let boards: Vec<Board> =
        boards.filter(|rows| rows.len() == 19).filter_map(|rows| Board::from_rows(&rows).ok()).collect();
    let times: Vec<Duration> = boards
        .iter()
        .map(|board| (0..ROUNDS).map(|_| timed(|| dead_chains(black_box(board), None, false))).min())
        .map(Option::unwrap_or_default)
        .collect();
    let average = times.iter().sum::<Duration>().as_micros() / times.len().max(1) as u128;
    let most = times.iter().max().copied().unwrap_or_default().as_micros();
    println!(
        "dead chains suggested on {} finished 19x19 boards: {}.{} ms on average, {}.{} ms at most",
        times.len(),
        average / 1000,
        average / 100 % 10,
        most / 1000,
        most / 100 % 10
    );
}

/// `SplitMix64`.
struct Random(u64);

impl Random {
    /// A number below `bound`.
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let wide = u128::from(z ^ (z >> 31)) * bound as u128;
        usize::try_from(wide >> 64).unwrap_or(0)
    }
}

fn game(random: &mut Random) -> Vec<Move> {
    let mut position = Position::new(Size::STANDARD, KoRule::Positional, false);
    let mut moves = Vec::new();
    while moves.len() < LONGEST && position.passes() < 2 {
        let color = position.to_move();
        let mut open: Vec<Point> =
            position.size().iter().filter(|&point| position.board().is_empty(point)).collect();
        let mut chosen = Move::Pass;
        while !open.is_empty() {
            let point = open.swap_remove(random.below(open.len()));
            let eye = position.size().neighbours(point).all(|next| position.at(next) == Some(color));
            if !eye && position.why_not(color, point).is_ok() {
                chosen = Move::Play(point);
                break;
            }
        }
        make(&mut position, chosen);
        moves.push(chosen);
    }
    moves
}

fn make(position: &mut Position, step: Move) {
    let color = position.to_move();
    match step {
        Move::Play(point) => assert_eq!(position.play(color, point), Ok(())),
        Move::Pass => position.pass(color),
    }
}

fn ours_plays(moves: &[Move]) -> u32 {
    let mut position = Position::new(Size::STANDARD, KoRule::Positional, false);
    for &step in moves {
        make(&mut position, step);
    }
    position.taken()[Color::Black]
}

/// Plays the same; returns how many moves were refused (they are made nonetheless, to stay in step).
fn goban_plays(moves: &[Move]) -> u32 {
    let mut game = Game::new(GobanSizes::Nineteen, CHINESE);
    let mut refused = 0;
    for &step in moves {
        match step {
            Move::Play(point) => {
                let coord: Coord = (point.y(), point.x());
                let step = GobanMove::Play(coord.0, coord.1);
                if game.try_play(step).is_err() {
                    refused += 1;
                    game.play(step);
                }
            }
            Move::Pass => {
                game.play(GobanMove::Pass);
            }
        }
    }
    black_box(game.prisoners());
    refused
}

fn ask(position: &Position) -> u32 {
    position.size().iter().map(|point| u32::from(position.why_not(position.to_move(), point).is_ok())).sum()
}

fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let start = processor_time();
    black_box(work());
    processor_time().saturating_sub(start)
}

fn processor_time() -> Duration {
    clock_gettime(ClockId::ProcessCPUTime).try_into().unwrap_or_default()
}
