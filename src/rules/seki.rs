//! Which surrounded points probably lie in seki: a proposal for the marking, which the players correct.

use super::board::Board;
use super::color::ByColor;
use super::life::pass_alive;
use super::point::Point;
use super::score::{Marks, count, without};
use std::collections::BTreeSet;

/// Room enough to live in, if it is in one piece: four points and more make two eyes or are not touched.
const ROOM: usize = 4;

/// One point of every surrounded region that probably lies in seki once the chains at `dead` are off and the points at
/// `open` are nobody's, in reading order; for rule sets under which points in seki do not count.
///
/// A unit is in seki by its shape if it touches a neutral point or holds a stone in atari. But a neutral point
/// that can be filled at no loss makes no seki, so a unit is let off if a chain of it lives for certain, if it
/// surrounds two regions, or one of four points and more.
pub fn seki_regions(board: &Board, dead: &[Point], open: &[Point]) -> Vec<Point> {
    let size = board.size();
    let counted = count(board, ByColor::default(), Marks { dead, open, ..Marks::default() });
    let owners = counted.owners();
    let (board, _) = without(board, dead);
    let alive = pass_alive(&board, true);
    let mut proposed = Vec::new();
    for unit in owners.areas() {
        let Some(color) = unit.first().and_then(|&point| owners[point]) else { continue };
        let open: BTreeSet<Point> = unit.iter().copied().filter(|&point| board.is_empty(point)).collect();
        let touched = unit.iter().any(|&point| size.neighbours(point).any(|next| owners[next].is_none()));
        let atari = unit.iter().any(|&point| board.liberties(point) == 1);
        let certain = unit.iter().any(|&point| board.at(point).is_some() && alive[point] == Some(color));
        let Some(&first) = open.first() else { continue };
        if !(touched || atari) || certain || open.len() >= ROOM {
            continue;
        }
        // One region: everything open is reached from its first point.
        let mut reached = BTreeSet::from([first]);
        let mut next = vec![first];
        while let Some(point) = next.pop() {
            next.extend(
                size.neighbours(point).filter(|beside| open.contains(beside) && reached.insert(*beside)),
            );
        }
        if reached.len() == open.len() {
            proposed.push(first);
        }
    }
    proposed.sort_unstable();
    proposed
}

#[cfg(test)]
mod tests {
    use super::seki_regions;
    use crate::rules::board::Board;
    use crate::rules::color::{ByColor, Color};
    use crate::rules::ruleset::{Preset, Ruleset, Scoring, Tax};
    use crate::rules::score::{Marks, count, margin};

    fn proposed(rows: &[&str], dead: &[&str]) -> String {
        let board = Board::from_rows(rows).unwrap();
        let dead: Vec<_> = dead.iter().map(|label| board.size().parse(label).unwrap()).collect();
        let labels = seki_regions(&board, &dead, &[]).into_iter().map(|point| board.size().label(point));
        labels.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn eyes_in_seki_and_eyes_beside_dame() {
        for (rows, dead, regions) in [
            // An eye each and two shared liberties.
            (&[".X.O.", "XX.OO"][..], &[][..], "A2 E2"),
            // Two eyes each; the point between them is nobody's and harms no one.
            (&[".X.O.", "XX.OO", ".X.O."], &[], ""),
            // One eye, and no neutral point; but in atari.
            (&["X.", "XX"], &[], "B2"),
            // Room for two eyes.
            (&["....X.O....", "XXXXX.OOOOO"], &[], ""),
            // A dead stone inside makes the eye larger.
            (&[".OX.O.", "XXX.OO"], &[], "F2"),
            (&[".OX.O.", "XXX.OO"], &["B2"], "A2 F2"),
        ] {
            assert_eq!(proposed(rows, dead), regions, "{rows:?}");
        }
    }

    #[test]
    fn what_is_marked_decides() {
        let board = Board::from_rows(&[".X.O.", "XX.OO", ".X.O."]).unwrap();
        let japanese = Preset::Japanese.rules();
        let all = Ruleset { tax: Tax::All, scoring: Scoring::Territory, ..japanese };
        let taken = ByColor { black: 0, white: 3 };
        let plain = count(&board, taken, Marks::default());
        // By the shape all of it touches a neutral point; unmarked, it counts.
        assert_eq!(plain.score(Scoring::Territory, Tax::Seki), 3);
        assert_eq!(margin(&plain, &japanese, 13, 0), 2 * 3 - 13);
        assert_eq!(margin(&plain, &all, 0, 0), 2 * 3);
        // Black's eye at A3 marked neutral: his unit is in seki, two points and the due of a unit are gone.
        let eye = [board.size().parse("A3").unwrap()];
        let marked = count(&board, taken, Marks { neutral: &eye, ..Marks::default() });
        assert_eq!(marked.neutral(), 4);
        assert_eq!(margin(&marked, &japanese, 0, 0), 2);
        assert_eq!(margin(&marked, &all, 0, 0), 2 + 4);
        assert_eq!((marked.marked_units(Color::Black), marked.marked_units(Color::White)), (0, 1));
    }
}
