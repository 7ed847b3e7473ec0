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
//!    is clear, or until a number of moves is used up, so that no board takes long. Where it is a near thing, the
//!    points around the chain are looked at closely: games that begin with what fared best so far show whether its
//!    own side can save it by playing first. What even that does not save is dead.
//! 4. **The judgements are made to agree**: a stone at home in its own side's territory lives, and of two chains of
//!    unlike colours that touch or share a liberty at most one is dead, so neither is in a seki.
//!
//! A shape that dies only if the opponent plays first counts as dead: in a dispute he does (A §21.4). Where much is
//! open, as in a game broken off, hardly anything is called dead.
//!
//! The dice always fall alike, and every position is looked at from the side from which it is least: so the same
//! position is always judged the same, however it came about, which way up it lies, and whoever has which colour.

mod accord;
mod course;
mod joint;
mod local;
mod near;
mod playout;
mod room;
mod search;
mod tree;
mod view;

use super::board::Board;
use super::color::Color;
use super::grid::Grid;
use super::life::pass_alive;
use super::point::Point;
use accord::accord;
use playout::Player;
use search::lost;
use view::{View, least};

/// Games between two looks at how clear the matter is.
const ROUND: u32 = 32;

/// Most rounds.
const ROUNDS: u32 = 8;

/// Moves after which no further round begins, so that an open board takes no longer than a full one.
const MOVES: u32 = 20_000;

/// A chain this far from the limit, in thousandths, is clear.
const CLEAR: i32 = 400;

/// A chain that fared so much worse or better than the limit, in thousandths, is looked at closely.
const LOW: i32 = -100;
const HIGH: i32 = 150;

/// What has to be kept in so many of a thousand games when its own side plays first, to live after a close look.
const ENOUGH: i32 = 850;

/// A point that was one side's this much more often than the other's, in thousandths, is settled.
const SETTLED: i32 = 600;

/// How well a chain must fare on a finished board to live, in thousandths, if it is not looked at closely.
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
    let mover = to_move.map(|color| view.color(color));
    let mut rounds = 0;
    let (owned, limit, fared) = loop {
        player.games(ROUND, mover);
        rounds += 1;
        let owned = owned(&player, &certain, &views);
        let limit = limit(&owned);
        let fared: Vec<i32> = firsts.iter().map(|&first| fared(board, &owned, first)).collect();
        let clear = |fared: &i32| (fared - limit).abs() >= CLEAR;
        if rounds == ROUNDS || player.moves() >= MOVES || fared.iter().all(clear) {
            break (owned, limit, fared);
        }
    };
    // One stone of each unclear chain, the same one whichever way up the board lies.
    let place = |view: &View, first: Point| seen.chain(view.point(first)).min();
    let unclear = firsts.iter().zip(&fared).filter(|&(_, fared)| (LOW..HIGH).contains(&(fared - limit)));
    let mut unclear: Vec<Point> = unclear.filter_map(|(&first, _)| place(view, first)).collect();
    unclear.sort_unstable();
    let lost = lost(&mut player, &unclear, &view.owned(&owned), mover, ENOUGH);
    let is_lost = |view: &View, first: Point| lost[unclear.binary_search(&place(view, first)?).ok()?];
    let is_dead = |&(&first, &fared): &(&Point, &i32)| {
        let lost: Option<Vec<bool>> = views.iter().map(|view| is_lost(view, first)).collect();
        lost.map_or(fared < limit, |lost| lost.contains(&true))
    };
    let dead = firsts.iter().zip(&fared).filter(is_dead).map(|(&first, _)| first).collect();
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
