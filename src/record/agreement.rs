//! What the players agreed on once play had stopped, as a record has it: in its log, or in TB and TW.

use super::tree::{GameTree, NodeId};
use super::value::point::{Vertex, points, vertex};
use crate::game::Game;
use crate::game::ending::Marking;
use crate::game::event::Event;
use crate::rules::board::Board;
use crate::rules::color::{ByColor, Color};
use crate::rules::contested::contested;
use crate::rules::grid::Grid;
use crate::rules::point::{Point, Size};
use crate::rules::score::{Marks, count, regions, without};

/// Points of a list that are looked at: no board has more, and a list can be made to have no end.
const MOST_LISTED: usize = 100_000;

/// The marking a game's log ends with, whether or not both have confirmed it; `None` where play did not stop, or
/// went on.
pub fn logged(game: &Game) -> Option<Marking> {
    let mut marking: Option<Marking> = None;
    for entry in game.entries() {
        match &entry.event {
            Event::Mark { dead, neutral, open } => {
                marking = Some(Marking {
                    dead: dead.clone(),
                    neutral: neutral.clone(),
                    open: open.clone(),
                    ..Marking::default()
                });
            }
            Event::Confirm { by } => marking.get_or_insert_default().confirmed[*by] = true,
            Event::Play { .. } | Event::Dispute { .. } | Event::GoOn { .. } | Event::Set { .. } => {
                marking = None;
            }
            _ => {}
        }
    }
    marking
}

/// The marking TB and TW stand for at `node`, if nothing was played or set up after they were written: chains on the
/// other side's points are dead, and surrounded regions that are nobody's are neutral. `board` is the one at
/// `node`.
pub fn drawn(tree: &GameTree, node: NodeId, board: &Board) -> Option<Marking> {
    let size = board.size();
    let has = |node: NodeId| tree.has(node, "TB") || tree.has(node, "TW");
    let mut at = node;
    while !has(at) {
        if changes(tree, at, size) {
            return None;
        }
        at = tree.parent(at)?;
    }
    let mut owned = Grid::new(size, ByColor::<bool>::default());
    for (name, color) in [("TB", Color::Black), ("TW", Color::White)] {
        let listed = tree.values(at, name).filter_map(|raw| points(raw, size)).flatten();
        for point in listed.take(MOST_LISTED) {
            owned[point][color] = true;
        }
    }
    let mut dead: Vec<_> = board
        .stones()
        .filter(|&(point, color)| owned[point][!color])
        .filter_map(|(point, _)| board.chain(point).min())
        .collect();
    dead.sort_unstable();
    dead.dedup();
    let open = parting(board, &dead, &owned);
    let neutral = unlisted(board, Marks { dead: &dead, open: &open, ..Marks::default() }, &owned);
    Some(Marking { dead, neutral, open, ..Marking::default() })
}

/// The points of no list in regions of which the lists give some to either side, though they touch both: they part
/// what is listed. Where they do not, it is what is contested.
fn parting(board: &Board, dead: &[Point], owned: &Grid<ByColor<bool>>) -> Vec<Point> {
    let (board, _) = &without(board, dead);
    let literal = count(board, ByColor::default(), Marks::default());
    let mut open: Vec<Point> = regions(board, &[])
        .into_iter()
        .filter(|region| region.first().is_some_and(|&point| literal.owner(point).is_none()))
        .filter(|region| region.iter().any(|&point| owned[point].black || owned[point].white))
        .flatten()
        .filter(|&point| !owned[point].black && !owned[point].white)
        .collect();
    open.sort_unstable();
    let parted = count(board, ByColor::default(), Marks { open: &open, ..Marks::default() });
    let agrees = |point: Point| {
        let owner = parted.owner(point);
        Color::ALL.into_iter().all(|color| !owned[point][color] || owner == Some(color))
    };
    if board.size().iter().filter(|&point| board.is_empty(point)).all(agrees) {
        return open;
    }
    contested(board, &[])
}

/// Whether a node changes what stands on the board; a pass does not.
fn changes(tree: &GameTree, node: NodeId, size: Size) -> bool {
    let lays = |name: &str| tree.value(node, name).is_some_and(|raw| vertex(raw, size) != Vertex::Pass);
    ["AB", "AW", "AE"].iter().any(|name| tree.has(node, name)) || lays("B") || lays("W")
}

/// The first point of every region that one side surrounds and no list gives it.
fn unlisted(board: &Board, marks: Marks<'_>, owned: &Grid<ByColor<bool>>) -> Vec<Point> {
    let size = board.size();
    let counted = count(board, ByColor::default(), marks);
    let open = |point: Point| counted.owner(point).filter(|&owner| board.at(point) != Some(owner));
    let mut seen = Grid::new(size, false);
    let mut regions = Vec::new();
    for start in size.iter() {
        let Some(owner) = open(start).filter(|_| !seen[start]) else { continue };
        seen[start] = true;
        let mut region = vec![start];
        let mut next = 0;
        let mut listed = false;
        while let Some(&point) = region.get(next) {
            next += 1;
            listed |= owned[point][owner];
            for beside in size.neighbours(point).filter(|&beside| open(beside).is_some()) {
                if !std::mem::replace(&mut seen[beside], true) {
                    region.push(beside);
                }
            }
        }
        if !listed {
            regions.push(start);
        }
    }
    regions
}

#[cfg(test)]
mod tests {
    use super::drawn;
    use crate::record::playback::Playback;
    use crate::record::sgf::read::read;
    use crate::rules::point::Point;

    fn agreed(sgf: &str) -> Option<(String, String)> {
        let tree = read(sgf.as_bytes()).unwrap().0.games()[0].clone();
        let last = tree.main_line().last().unwrap();
        let mut playback = Playback::new(&tree).unwrap();
        while playback.forward() {}
        let marking = drawn(&tree, last, playback.position().board())?;
        let letters = |points: &[Point]| points.iter().map(|p| p.to_sgf()).collect::<Vec<_>>().join(" ");
        Some((letters(&marking.dead), letters(&marking.neutral)))
    }

    #[test]
    fn stones_on_the_other_sides_points_are_dead() {
        let stones = "(;GM[1]SZ[5]AB[ba][bb][ab][bc][bd][be]AW[da][db][dc][dd][de][aa]";
        let seki = ";TB[ac][ad][ae]TW[ea:ee][ca])";
        for (end, expected) in [
            (";TB[aa][ac:ae]TW[ea:ee])", Some(("aa", ""))),
            // One stone of the chain is enough; one point of a region too.
            (";AB[ec][ed]TB[aa][ac]TW[ec][ee])", Some(("aa ec", ""))),
            // A region in no list is nobody's.
            (";TB[aa]TW[ea])", Some(("aa", "ac"))),
            (seki, Some(("", ""))),
            // Passes and comments change nothing; moves and set stones do.
            (";TB[aa][ac]TW[ea];B[];W[tt];C[ok])", Some(("aa", ""))),
            (";TB[aa][ac]TW[ea];B[ca])", None),
            (";TB[aa][ac]TW[ea];AE[ba])", None),
            (";C[nothing])", None),
            // Points off the board, and lists without end.
            (";TB[zz][aa][ac]TW[ea][aa:zz])", Some(("aa", ""))),
        ] {
            let expected =
                expected.map(|(dead, neutral): (&str, &str)| (dead.to_owned(), neutral.to_owned()));
            assert_eq!(agreed(&format!("{stones}{end}")), expected, "{end}");
        }
    }
}
