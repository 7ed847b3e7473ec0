//! A search for what becomes of some stones when one side plays first: games that begin with the moves that fared
//! best so far, and go on as the player plays.
//!
//! A move is judged by the games that went on with it, and at first by those in which the same side played it later
//! (R. Coulom, "Efficient selectivity and backup operators", 2006; S. Gelly, D. Silver, "Combining online and offline
//! knowledge in UCT", 2007).

use super::course::Course;
use super::playout::Player;
use crate::rules::color::Color;
use crate::rules::grid::Grid;
use crate::rules::point::Point;
use std::ops::Range;

/// As many games count those in which a move was played later.
const LATER: i32 = 24;

/// After so many games with a move the answers to it are looked at one by one.
const GROWS: i32 = 4;

/// Most moves that are looked at one by one.
const DEPTH: usize = 60;

/// How often there were games, and the stones were kept.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: i32,
    kept: i32,
}

impl Tally {
    const fn add(&mut self, kept: bool) {
        self.games += 1;
        self.kept += kept as i32;
    }

    /// How many games went well for the side that wants to keep the stones, or for the other.
    const fn good(self, keeps: bool) -> i32 {
        if keeps { self.kept } else { self.games - self.kept }
    }
}

/// A move, or a pass.
#[derive(Default)]
struct Node {
    point: Option<Point>,
    /// Games that went on with it.
    played: Tally,
    /// Games in which the same side played there, now or later.
    later: Tally,
    /// Where the answers stand in the tree.
    answers: Range<usize>,
}

impl Node {
    /// How promising it is, in thousandths.
    fn worth(&self, keeps: bool) -> i32 {
        let likely = (self.later.good(keeps) + 1) * 1000 / (self.later.games + 2);
        (self.played.good(keeps) * 1000 + likely * LATER) / (self.played.games + LATER)
    }
}

/// What is known of the stones of one colour when one side plays first.
pub(super) struct Tree<'a> {
    stones: &'a [Point],
    color: Color,
    first: Color,
    open: &'a [Point],
    nodes: Vec<Node>,
    /// Who was the first to play on a point, in the game that is looked at.
    who: Grid<Option<Color>>,
}

impl<'a> Tree<'a> {
    /// Of `stones` of `color`, when `first` plays first, on the points of `open`.
    pub(super) fn new(
        player: &Player,
        stones: &'a [Point],
        color: Color,
        first: Color,
        open: &'a [Point],
    ) -> Self {
        let who = Grid::new(player.board().size(), None);
        Self { stones, color, first, open, nodes: vec![Node::default()], who }
    }

    /// Plays `count` games. How often the stones were kept after the first move that was tried most, in thousandths;
    /// none if that takes more moves than are left until the player has made `moves` in all.
    pub(super) fn kept(&mut self, player: &mut Player, count: u32, moves: u32) -> Option<i32> {
        for _ in 0..count {
            if player.moves() >= moves {
                return None;
            }
            self.game(player);
        }
        let first = self.nodes[self.nodes[0].answers.clone()].iter().max_by_key(|node| node.played.games)?;
        Some(first.played.kept * 1000 / first.played.games.max(1))
    }

    fn game(&mut self, player: &mut Player) {
        let mut course = Course::new(player.board(), self.open);
        let mut path = vec![0];
        let (mut color, mut passes, mut at) = (self.first, 0, 0);
        while passes < 2 && path.len() < DEPTH {
            if self.nodes[at].answers.is_empty() {
                if at != 0 && self.nodes[at].played.games < GROWS {
                    break;
                }
                self.grow(player, &course, color, at);
            }
            at = self.best(at, color == self.color);
            path.push(at);
            if let Some(point) = self.nodes[at].point {
                player.lay(&mut course, color, point);
                passes = 0;
            } else {
                course.pass();
                passes += 1;
            }
            color = !color;
        }
        let made = course.trail.len();
        player.finish(&mut course, color, passes);
        let own = self.stones.iter().filter(|&&stone| course.owner(stone) == Some(self.color)).count();
        self.learn(&path, &course.trail, made, 2 * own > self.stones.len());
    }

    /// Adds all that `color` may answer to a move.
    fn grow(&mut self, player: &mut Player, course: &Course, color: Color, at: usize) {
        let start = self.nodes.len();
        let sound = course.open.iter().filter(|&&point| player.sound(course, color, point));
        let moves = sound.map(|&point| Some(point)).chain([None]);
        self.nodes.extend(moves.map(|point| Node { point, ..Node::default() }));
        self.nodes[at].answers = start..self.nodes.len();
    }

    /// The most promising answer, the first of several.
    fn best(&self, at: usize, keeps: bool) -> usize {
        let mut best = (i32::MIN, at);
        for answer in self.nodes[at].answers.clone() {
            let worth = self.nodes[answer].worth(keeps);
            if worth > best.0 {
                best = (worth, answer);
            }
        }
        best.1
    }

    /// Enters a game whose moves, of which so many were `made` along the `path`, are `trail`.
    fn learn(&mut self, path: &[usize], trail: &[(Point, Color)], made: usize, kept: bool) {
        for &(point, color) in &trail[made..] {
            self.who[point].get_or_insert(color);
        }
        for (depth, &at) in path.iter().enumerate().rev() {
            let color = if depth % 2 == 0 { self.first } else { !self.first };
            if let Some(point) = path.get(depth + 1).and_then(|&next| self.nodes[next].point) {
                self.who[point] = Some(color);
            }
            self.nodes[at].played.add(kept);
            let answers = self.nodes[at].answers.clone();
            for node in &mut self.nodes[answers] {
                if node.point.is_some_and(|point| self.who[point] == Some(color)) {
                    node.later.add(kept);
                }
            }
        }
        for &(point, _) in trail {
            self.who[point] = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Tree;
    use crate::rules::board::Board;
    use crate::rules::color::Color;
    use crate::rules::grid::Grid;
    use crate::rules::point::Point;
    use crate::rules::suggest::playout::Player;

    #[test]
    fn the_side_that_plays_first_finds_the_move() {
        // Three in a row live or die by the middle; two do not live, four do.
        for (rows, first, kept) in [
            (&["...OX", "OOOOX", "XXXXX", "....."][..], Color::White, true),
            (&["...OX", "OOOOX", "XXXXX", "....."], Color::Black, false),
            (&["..OX.", "OOOX.", "XXXX.", "....."], Color::White, false),
            (&["....OX", "OOOOOX", "XXXXXX", "......"], Color::Black, true),
        ] {
            let board = Board::from_rows(rows).unwrap();
            let stone =
                board.stones().find(|&(_, color)| color == Color::White).map(|(point, _)| point).unwrap();
            let stones: Vec<Point> = board.chain(stone).collect();
            let mut player = Player::new(&board, &Grid::new(board.size(), None));
            let open = player.open().to_vec();
            let fared =
                Tree::new(&player, &stones, Color::White, first, &open).kept(&mut player, 300, u32::MAX);
            assert_eq!(fared.map(|fared| fared >= 850), Some(kept), "{rows:?} {first:?}: {fared:?}");
        }
    }
}
