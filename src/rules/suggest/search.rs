//! A close look at the chains whose fate the games leave open.

use super::near::near;
use super::playout::Player;
use super::tree::Tree;
use crate::rules::color::Color;
use crate::rules::grid::Grid;
use crate::rules::point::Point;

/// Games of a look.
const LOOK: u32 = 300;

/// Moves in all after which no look begins, as on the largest boards; and after which one that has begun is given up.
const BEGIN: u32 = 32_000;
const GIVE_UP: u32 = 105_000;

/// Whether each of the `unclear` chains, of which one stone each is given, is lost even when its own side plays
/// first, or `to_move` does: it is kept in fewer than `enough` of a thousand games. Chains of one colour that are near
/// one another share their fate. None when that would take too many moves. `owned`: whose
/// every point was in the games.
pub(super) fn lost(
    player: &mut Player,
    unclear: &[Point],
    owned: &Grid<i32>,
    to_move: Option<Color>,
    enough: i32,
) -> Vec<Option<bool>> {
    let board = player.board();
    let mut lost = vec![None; unclear.len()];
    for (at, &first) in unclear.iter().enumerate() {
        let Some(color) = board.at(first).filter(|_| lost[at].is_none() && player.moves() < BEGIN) else {
            continue;
        };
        let near = near(board, first, owned);
        let group = (at..unclear.len())
            .filter(|&other| board.at(unclear[other]) == Some(color) && near[unclear[other]])
            .filter(|&other| lost[other].is_none())
            .collect::<Vec<usize>>();
        let stones: Vec<Point> = group.iter().flat_map(|&other| board.chain(unclear[other])).collect();
        let open: Vec<Point> = player.open().iter().copied().filter(|&point| near[point]).collect();
        let mut tree = Tree::new(player, &stones, color, to_move.unwrap_or(color), &open);
        let kept = tree.kept(player, LOOK, GIVE_UP);
        for other in group {
            lost[other] = kept.map(|kept| kept < enough);
        }
    }
    lost
}
