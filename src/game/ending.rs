//! After play has stopped: which chains are dead, who agrees, and what the count gives (A §8, §11, §13).

use super::Game;
use super::outcome::Outcome;
use crate::rules::color::{ByColor, Color};
use crate::rules::life::pass_alive;
use crate::rules::point::Point;
use crate::rules::ruleset::{Quarters, ZI};
use crate::rules::score::{Count, count, margin};

/// The marking the players are agreeing on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marking {
    /// One point of each dead chain, in board order.
    pub dead: Vec<Point>,
    /// One point of each region that is nobody's, in board order.
    pub neutral: Vec<Point>,
    /// Who agrees to it as it stands.
    pub confirmed: ByColor<bool>,
}

impl Game {
    /// The count with the given marking.
    pub fn count(&self, marking: &Marking) -> Count {
        count(self.position.board(), self.position.taken(), &marking.dead, &marking.neutral)
    }

    /// The margin of a count in quarter zi, Black minus White: komi, compensation, fines and conceded points in.
    pub fn margin(&self, count: &Count) -> Quarters {
        let open = Quarters::try_from(count.neutral()).unwrap_or(0) * ZI / 2;
        let conceded = match self.conceded {
            Some(Color::Black) => -open,
            Some(Color::White) => open,
            None => 0,
        };
        margin(count, &self.terms.rules, self.terms.rules.komi, self.terms.handicap) + conceded
            - self.fines.black
            + self.fines.white
    }

    /// What a marking leads to.
    pub fn outcome_of(&self, marking: &Marking) -> Outcome {
        Outcome::of_margin(self.margin(&self.count(marking)), self.terms.rules.black_wins_ties)
    }

    /// The marking to begin with: chains that stand inside territory the other side can never lose.
    pub fn first_marking(&self) -> Marking {
        if !self.terms.rules.removal {
            return Marking::default();
        }
        let board = self.position.board();
        let alive = pass_alive(board, self.terms.rules.suicide);
        let dead: Vec<Point> = self
            .terms
            .size
            .iter()
            .filter(|&p| board.at(p).is_some_and(|color| alive.get(p) == Some(&Some(!color))))
            .collect();
        Marking { dead: self.one_a_chain(&dead), ..Marking::default() }
    }

    /// `marking` with the chain at `p` turned dead or alive; the agreement of both is void.
    /// Where `p` is empty, the dead stones are left as they are.
    pub fn toggled(&self, marking: &Marking, p: Point) -> Marking {
        let board = self.position.board();
        if board.at(p).is_none() {
            return marking.clone();
        }
        let chain: Vec<Point> = board.chain(p).collect();
        let mut dead: Vec<Point> = marking.dead.iter().copied().filter(|q| !chain.contains(q)).collect();
        if dead.len() == marking.dead.len() {
            dead.push(p);
        }
        Marking { dead: self.one_a_chain(&dead), neutral: marking.neutral.clone(), ..Marking::default() }
    }

    /// Every stone of the chains that are marked dead.
    pub fn dead_stones(&self, marking: &Marking) -> Vec<Point> {
        let board = self.position.board();
        let mut stones: Vec<Point> =
            marking.dead.iter().filter(|&&p| board.at(p).is_some()).flat_map(|&p| board.chain(p)).collect();
        stones.sort_unstable();
        stones.dedup();
        stones
    }

    /// The first point, in board order, of each chain that `points` touch.
    fn one_a_chain(&self, points: &[Point]) -> Vec<Point> {
        let board = self.position.board();
        let mut firsts: Vec<Point> = points.iter().filter_map(|&p| board.chain(p).min()).collect();
        firsts.sort_unstable();
        firsts.dedup();
        firsts
    }
}
