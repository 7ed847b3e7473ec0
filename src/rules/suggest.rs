//! Which chains are dead once play has stopped: a suggestion, which the players correct and confirm.
//!
//! 1. **What is certain** comes first: chains that are pass-alive live ([`super::life`]), and what stands inside
//!    their territory is dead. Nobody plays there any more.
//! 2. **The rest is played out** many times by a simple player. He takes what has put itself in atari, saves what
//!    was put in atari, divides an eye of four points to six, plays the vital point of a hole, joins two chains that
//!    the other side has come between, and otherwise plays nearby or anywhere. He fills no eye of his own, and lays
//!    a chain into atari only where that can kill, such as three in a row, a bulky five or a bent four in the corner:
//!    so the shared liberties of a seki stay open. Each side begins half of the games, unless it is known who is to
//!    move.
//! 3. **A chain is dead** when its points end too often in the opponent's hands. Games are played until every chain
//!    is clear, or until a number of moves is used up, so that no board takes long.
//! 4. **The judgements are made to agree**: a stone at home in its own side's territory lives, and of two chains of
//!    unlike colours that touch or share a liberty at most one is dead, so neither is in a seki.
//!
//! A shape that dies only if the opponent plays first counts as dead: in a dispute he does (A §21.4). Where much is
//! open, as in a game broken off, hardly anything is called dead.
//!
//! The dice always fall alike, and every position is looked at from the side from which it is least: so the same
//! position is always judged the same, however it came about, which way up it lies, and whoever has which colour.

mod accord;
mod joint;
mod local;
mod playout;
mod view;

use super::board::Board;
use super::color::Color;
use super::grid::Grid;
use super::life::pass_alive;
use super::point::Point;
use accord::accord;
use playout::Player;
use view::{View, least};

/// Games between two looks at how clear the matter is.
const ROUND: u32 = 32;

/// Most rounds.
const ROUNDS: u32 = 8;

/// Moves after which no further round begins, so that an open board takes no longer than a full one.
const MOVES: u32 = 28_000;

/// A chain this far from the limit, in thousandths, is clear.
const CLEAR: i32 = 400;

/// A point that was one side's this much more often than the other's, in thousandths, is settled.
const SETTLED: i32 = 600;

/// How well a chain must fare on a finished board to live, in thousandths. In the games it was tried on, dead
/// chains reach 80 and living ones no less than 210.
const FINISHED: i32 = 150;

/// One point of each chain that is probably dead, the first of it in board order. `to_move`: who would play
/// first if play went on; with none, each side does in half of the games. `suicide`: whether two stones or more
/// may take themselves off, which makes fewer chains certain.
pub fn dead_chains(board: &Board, to_move: Option<Color>, suicide: bool) -> Vec<Point> {
    let mut firsts: Vec<Point> = board.heads().filter_map(|head| board.chain(head).min()).collect();
    firsts.sort_unstable();
    let certain = pass_alive(board, suicide);
    if firsts.iter().all(|&first| certain[first].is_some()) {
        return firsts.into_iter().filter(|&first| certain[first] != board.at(first)).collect();
    }
    let views = least(board, to_move);
    let Some(view) = views.first() else { return Vec::new() };
    let seen = view.board(board);
    let mut player = Player::new(&seen, &view.owners(&certain));
    let mut dead = Vec::new();
    for _ in 0..ROUNDS {
        player.games(ROUND, to_move.map(|color| view.color(color)));
        let owned = owned(&player, &certain, &views);
        let limit = limit(&owned);
        let fared: Vec<i32> = firsts.iter().map(|&first| fared(board, &owned, first)).collect();
        dead =
            firsts.iter().zip(&fared).filter(|&(_, &fared)| fared < limit).map(|(&first, _)| first).collect();
        if player.moves() >= MOVES || fared.iter().all(|fared| (fared - limit).abs() >= CLEAR) {
            break;
        }
    }
    accord(board, dead)
}

/// Whose every point is, in thousandths: 1000 surely Black's, −1000 surely White's. Points that look the same
/// from several sides are owned alike.
fn owned(player: &Player, certain: &Grid<Option<Color>>, views: &[View]) -> Grid<i32> {
    let mut owned = Grid::new(certain.size(), 0);
    let count = i32::try_from(views.len().max(1)).unwrap_or(1);
    for (point, certain) in certain.iter() {
        let seen = |view: &View| {
            let share = player.share(view.point(point));
            if view.exchanges() { -share } else { share }
        };
        owned[point] = match certain {
            Some(Color::Black) => 1000,
            Some(Color::White) => -1000,
            None => views.iter().map(seen).sum::<i32>() / count,
        };
    }
    owned
}

/// How the chain at `first` fared, in thousandths: 1000 when it was always kept, −1000 when always lost.
fn fared(board: &Board, owned: &Grid<i32>, first: Point) -> i32 {
    let (mut sum, mut stones) = (0, 0);
    for stone in board.chain(first) {
        stones += 1;
        sum += owned[stone];
    }
    let black = sum / stones.max(1);
    if board.at(first) == Some(Color::White) { -black } else { black }
}

/// How well a chain must fare to live. On a finished board somewhat better than even: living groups lose some of
/// the games to a player so simple, and dead ones more. The more is open, the clearer a death must be.
fn limit(owned: &Grid<i32>) -> i32 {
    let settled = owned.iter().filter(|(_, owned)| owned.abs() >= SETTLED).count();
    let share = settled * 1000 / usize::from(owned.size().points());
    (2 * i32::try_from(share).unwrap_or(1000) - 600).min(FINISHED)
}
