//! After play has stopped: which chains are dead, who agrees, and what the count gives (A §8, §11, §13).

pub mod ceremony;
pub mod region;
pub mod tally;
pub mod walk;

use super::event::Event;
use super::outcome::Outcome;
use super::{Game, Stage};
use crate::rules::color::ByColor;
use crate::rules::contested::contested;
use crate::rules::point::Point;
use crate::rules::position::Move;
use crate::rules::ruleset::{Quarters, Tax};
use crate::rules::score::{Count, Marks, concession, count, margin};
use crate::rules::seki::seki_regions;
use crate::rules::suggest::dead_chains;

/// The marking the players are agreeing on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marking {
    /// One point of each dead chain, in board order.
    pub dead: Vec<Point>,
    /// One point of each region that is nobody's, in board order.
    pub neutral: Vec<Point>,
    /// The points that alone are nobody's, in board order: a border is not closed there.
    pub open: Vec<Point>,
    /// Who agrees to it as it stands.
    pub confirmed: ByColor<bool>,
    /// Points set open or taken back by hand since the dead stones were proposed: of them nothing is proposed anew.
    pub by_hand: Vec<Point>,
}

impl Marking {
    /// As it stands in the log.
    pub fn event(&self) -> Event {
        Event::Mark { dead: self.dead.clone(), neutral: self.neutral.clone(), open: self.open.clone() }
    }

    /// What is marked next, as it stands in the log. Where the same chains stay dead an open point is turned by hand; what
    /// turns along with a chain is proposed. The first marking is, all of it.
    #[must_use]
    pub fn followed(&self, dead: &[Point], neutral: &[Point], open: &[Point]) -> Self {
        let turned = |p: &Point| self.open.contains(p) != open.contains(p);
        let by_hand = if self.is_same(&Self::default()) {
            Vec::new()
        } else if self.dead == dead {
            let newly = self.open.iter().chain(open).filter(|p| turned(p) && !self.by_hand.contains(p));
            self.by_hand.iter().filter(|p| !turned(p)).chain(newly).copied().collect()
        } else {
            self.by_hand.iter().filter(|p| !turned(p)).copied().collect()
        };
        let (dead, neutral, open) = (dead.to_vec(), neutral.to_vec(), open.to_vec());
        Self { dead, neutral, open, by_hand, ..Self::default() }
    }

    /// Whether the same is marked, whoever agrees to it.
    pub fn is_same(&self, other: &Self) -> bool {
        (&self.dead, &self.neutral, &self.open) == (&other.dead, &other.neutral, &other.open)
    }
}

impl Game {
    /// The count with the given marking.
    pub fn count(&self, marking: &Marking) -> Count {
        let marks = Marks { dead: &marking.dead, neutral: &marking.neutral, open: &marking.open };
        count(self.position.board(), self.prisoners(), marks)
    }

    /// The stones of each colour that are the other's prisoners: taken in play and, where the rules say so, handed over
    /// for passes.
    pub fn prisoners(&self) -> ByColor<u32> {
        let mut prisoners = self.position.taken();
        if self.terms.rules.pass_stones {
            for played in self.moves.iter().filter(|played| played.mv == Move::Pass) {
                prisoners[played.by] += 1;
            }
        }
        prisoners
    }

    /// The margin of the count of a marking in quarter zi, Black minus White: komi, compensation, fines and points
    /// given up in.
    pub fn margin(&self, count: &Count) -> Quarters {
        margin(count, &self.terms.rules, self.terms.rules.komi, self.terms.handicap)
            .saturating_add(concession(count, self.conceded))
            .saturating_add(self.balance_of_dues())
    }

    /// What a marking leads to.
    pub fn outcome_of(&self, marking: &Marking) -> Outcome {
        Outcome::of_margin(self.margin(&self.count(marking)), self.terms.rules.black_wins_ties)
    }

    /// The marking to begin with: the chains that are probably dead, the points at which a border is not closed and,
    /// where points in seki do not count, the regions that probably lie in one. Where nothing is agreed on, nothing is
    /// proposed: by the words of Tromp and Taylor an empty point counts for a colour if it reaches that colour alone,
    /// whether anybody meant a border there or not, so that no point of it can be contested.
    pub fn first_marking(&self) -> Marking {
        let rules = &self.terms.rules;
        if !rules.removal {
            return Marking::default();
        }
        let board = self.position.board();
        let dead = dead_chains(board, None, rules.suicide);
        let open = contested(board, &dead);
        let neutral = if rules.tax == Tax::None { Vec::new() } else { seki_regions(board, &dead, &open) };
        Marking { dead, neutral, open, ..Marking::default() }
    }

    /// `marking` with the chain at `p` turned dead or alive; the agreement of both is void. What is contested then is
    /// proposed anew, but for what the players made of the points by hand.
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
        let mut next = Marking { dead: self.one_a_chain(&dead), ..Marking::default() };
        let (before, now) = (contested(board, &marking.dead), contested(board, &next.dead));
        let by_hand =
            |p: &Point| marking.by_hand.contains(p) || before.contains(p) != marking.open.contains(p);
        let kept = marking.open.iter().filter(|p| by_hand(p) && self.is_cleared(&next, **p));
        next.open = now.iter().filter(|p| !by_hand(p)).chain(kept).copied().collect();
        next.open.sort_unstable();
        next.open.dedup();
        next.neutral = self.one_a_region(&next, &marking.neutral);
        next
    }

    /// The marking both agreed on, once they have.
    pub fn agreed_marking(&self) -> Option<Marking> {
        if !matches!(self.stage, Stage::Settled(_) | Stage::Over(_)) {
            return None;
        }
        let mut marking = Marking::default();
        for entry in &self.entries {
            match &entry.event {
                Event::Mark { dead, neutral, open } => {
                    marking = Marking {
                        dead: dead.clone(),
                        neutral: neutral.clone(),
                        open: open.clone(),
                        ..Marking::default()
                    };
                }
                Event::Confirm { by } => marking.confirmed[*by] = true,
                Event::Dispute { .. } | Event::GoOn { .. } => marking = Marking::default(),
                _ => {}
            }
        }
        (marking.confirmed.black && marking.confirmed.white).then_some(marking)
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

#[cfg(test)]
mod tests {
    use crate::clock::spec::parse_both;
    use crate::game::Game;
    use crate::game::event::{Event, PassWhy};
    use crate::game::terms::Terms;
    use crate::rules::board::Board;
    use crate::rules::color::Color;
    use crate::rules::ruleset::Preset;

    #[test]
    fn what_is_suggested_under_each_rule_set() {
        // At the upper left a seki: an eye each and a shared liberty. At the lower right a dead white stone.
        let board = Board::from_rows(&[
            ".X.O.OXO.",
            "XXXOOOXOO",
            "OOXXXXXO.",
            "OOOOOOOOO",
            "XXXXXXXXX",
            "X.X.XXXXX",
            "XXXXX...X",
            "XXXXX.O.X",
            "XXXXX...X",
        ])
        .unwrap();
        for (preset, suggested) in [
            (Preset::Chinese, (vec!["G2"], vec![])),
            (Preset::Japanese, (vec!["G2"], vec!["A9", "E9"])),
            (Preset::TrompTaylor, (vec![], vec![])),
        ] {
            let mut game = Game::new(Terms {
                stones: board.stones().collect(),
                ..Terms::even(board.size(), preset, parse_both("none").unwrap())
            })
            .unwrap();
            let pass = |by| Event::Pass { by, why: PassWhy::Own };
            for event in [Event::Begin { by: Color::Black }, pass(Color::Black), pass(Color::White)] {
                let entry = game.entry(0, 0, event);
                game.play(entry).unwrap();
            }
            let marking = game.first_marking();
            let labels =
                |points: &[_]| points.iter().map(|&p| board.size().label(p)).collect::<Vec<String>>();
            assert_eq!(labels(&marking.dead), suggested.0, "{preset:?}");
            assert_eq!(labels(&marking.neutral), suggested.1, "{preset:?}");
        }
    }
}
