//! Chains that live whatever happens, and the points they hold.
//!
//! D. B. Benson, "Life in the game of Go" (1976): chains of one colour live without their owner ever moving
//! again if each has two regions it alone keeps the opponent from filling.

use super::board::Board;
use super::color::{ByColor, Color};
use super::grid::Grid;
use super::point::Point;

/// A largest connected set of points without a stone of one colour.
struct Region {
    points: Vec<Point>,
    /// Heads of the chains of that colour around it, each once.
    chains: Vec<Point>,
    /// Those it is vital to: every empty point of it, and if suicide is allowed every point, touches them.
    vital: Vec<Point>,
    /// Points of it that touch no stone of that colour.
    inner: usize,
}

/// Which points are surely whose: the colour on its living chains and on the regions bounded only by them in
/// which at most one point touches no stone of that colour. `suicide`: whether the opponent may take stones of
/// his own off, so that stones inside an eye do not fill it for good. What both would hold, which takes chains without
/// liberties, is nobody's.
pub fn pass_alive(board: &Board, suicide: bool) -> Grid<Option<Color>> {
    let heads = heads(board);
    let mut held = Grid::new(board.size(), ByColor::<bool>::default());
    for color in Color::ALL {
        let regions = regions(board, color, suicide, &heads);
        let (alive, kept) = living(board, color, &regions, &heads);
        for region in regions.iter().zip(kept).filter_map(|(region, kept)| kept.then_some(region)) {
            if region.inner <= 1 {
                for &point in &region.points {
                    held[point][color] = true;
                }
            }
        }
        for head in alive {
            for stone in board.chain(head) {
                held[stone][color] = true;
            }
        }
    }
    let mut owner = Grid::new(board.size(), None);
    for (point, held) in held.iter() {
        owner[point] = match (held.black, held.white) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        };
    }
    owner
}

/// For every stone the head of its chain.
fn heads(board: &Board) -> Grid<Option<Point>> {
    let mut of = Grid::new(board.size(), None);
    for head in board.heads() {
        for stone in board.chain(head) {
            of[stone] = Some(head);
        }
    }
    of
}

fn regions(board: &Board, color: Color, suicide: bool, heads: &Grid<Option<Point>>) -> Vec<Region> {
    let size = board.size();
    let mut seen = Grid::new(size, false);
    let mut regions = Vec::new();
    for start in size.iter() {
        if seen[start] || board.at(start) == Some(color) {
            continue;
        }
        seen[start] = true;
        let mut points = vec![start];
        let mut chains: Vec<Point> = Vec::new();
        let mut vital: Option<Vec<Point>> = None;
        let (mut next, mut inner) = (0, 0);
        while let Some(&point) = points.get(next) {
            next += 1;
            let mut touched = Vec::new();
            for beside in size.neighbours(point) {
                if board.at(beside) == Some(color) {
                    touched.extend(heads[beside]);
                } else if !seen[beside] {
                    seen[beside] = true;
                    points.push(beside);
                }
            }
            inner += usize::from(touched.is_empty());
            if suicide || board.is_empty(point) {
                if let Some(vital) = &mut vital {
                    vital.retain(|chain| touched.contains(chain));
                } else {
                    let mut first = touched.clone();
                    first.sort_unstable();
                    first.dedup();
                    vital = Some(first);
                }
            }
            chains.extend(touched);
        }
        chains.sort_unstable();
        chains.dedup();
        regions.push(Region { points, chains, vital: vital.unwrap_or_default(), inner });
    }
    regions
}

/// Heads of the living chains, and for each region whether only they bound it (and at least one does).
fn living(
    board: &Board,
    color: Color,
    regions: &[Region],
    heads: &Grid<Option<Point>>,
) -> (Vec<Point>, Vec<bool>) {
    let mut alive: Vec<Point> = board.heads().filter(|&head| board.at(head) == Some(color)).collect();
    let mut lives = Grid::new(heads.size(), false);
    for &head in &alive {
        lives[head] = true;
    }
    loop {
        let kept: Vec<bool> = regions
            .iter()
            .map(|region| !region.chains.is_empty() && region.chains.iter().all(|&chain| lives[chain]))
            .collect();
        let mut eyes = Grid::new(heads.size(), 0_u32);
        for (region, _) in regions.iter().zip(&kept).filter(|(_, kept)| **kept) {
            for &chain in &region.vital {
                eyes[chain] += 1;
            }
        }
        let before = alive.len();
        alive.retain(|&head| eyes[head] >= 2);
        if alive.len() == before {
            return (alive, kept);
        }
        lives = Grid::new(heads.size(), false);
        for &head in &alive {
            lives[head] = true;
        }
    }
}
