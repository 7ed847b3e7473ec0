//! Empty regions once the dead stones are off: whose they are, which are nobody's, which count.

use super::Marking;
use crate::game::Game;
use crate::rules::color::{ByColor, Color};
use crate::rules::grid::Grid;
use crate::rules::point::Point;
use crate::rules::ruleset::Tax;
use crate::rules::score::Count;

/// What every empty point is worth to whom, under a marking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Land {
    /// Whose territory a point is, where it counts.
    pub counted: Grid<Option<Color>>,
    /// Points of regions marked as nobody's.
    pub marked: Grid<bool>,
    /// Points that are nobody's, but for those somebody gave up.
    pub open: Vec<Point>,
    /// Open points that one side gave up; they are the other's.
    pub given: Vec<Point>,
}

impl Land {
    /// The regions of a colour that count, in order of their first points.
    pub fn regions(&self, color: Color) -> Vec<Vec<Point>> {
        let mut regions = self.counted.areas();
        regions.retain(|region| region.first().is_some_and(|&p| self.counted[p] == Some(color)));
        for region in &mut regions {
            region.sort_unstable();
        }
        regions
    }

    /// How many points count for each side.
    pub fn points(&self) -> ByColor<u32> {
        let mut points = ByColor::<u32>::default();
        for color in self.counted.iter().filter_map(|(_, owner)| *owner) {
            points[color] += 1;
        }
        points
    }
}

impl Game {
    /// The empty region around `p` once the dead stones are off, as far as the points that are open; nothing where a
    /// living stone stands or the point itself is open.
    pub fn region(&self, marking: &Marking, p: Point) -> Vec<Point> {
        region(&self.within(marking), p)
    }

    /// `marking` with the point `p` alone turned nobody's, or taken back; the agreement of both is void. A region marked
    /// as nobody's is taken back as a whole, and a single point that one side surrounds is a region. `None` where a
    /// living stone stands.
    pub fn toggled_open(&self, marking: &Marking, p: Point) -> Option<Marking> {
        let mut open: Vec<Point> = marking.open.iter().copied().filter(|&q| q != p).collect();
        if open.len() == marking.open.len() {
            let around = self.region(marking, p);
            let surrounded = self.count(marking).owner(p).is_some();
            if around.iter().any(|q| marking.neutral.contains(q)) || around.len() == 1 && surrounded {
                return self.toggled_neutral(marking, p);
            }
            around.first()?;
            open.push(p);
            open.sort_unstable();
        }
        let mut next = Marking { dead: marking.dead.clone(), open, ..Marking::default() };
        next.neutral = self.one_a_region(&next, &marking.neutral);
        Some(next)
    }

    /// `marking` with the region around `p` turned nobody's, or back; the agreement of both is void. `None` where a
    /// living stone stands or the point itself is open.
    pub fn toggled_neutral(&self, marking: &Marking, p: Point) -> Option<Marking> {
        let around = self.region(marking, p);
        if around.is_empty() {
            return None;
        }
        let mut neutral: Vec<Point> =
            marking.neutral.iter().copied().filter(|q| !around.contains(q)).collect();
        if neutral.len() == marking.neutral.len() {
            neutral.push(p);
        }
        let neutral = self.one_a_region(marking, &neutral);
        let (dead, open) = (marking.dead.clone(), marking.open.clone());
        Some(Marking { dead, neutral, open, ..Marking::default() })
    }

    /// Whose every empty point is, and which of them count.
    pub fn land(&self, marking: &Marking, count: &Count) -> Land {
        let size = self.terms.size;
        let cleared = self.cleared(marking);
        let within = self.within(marking);
        let mut marked = Grid::new(size, false);
        for &p in &marking.neutral {
            for p in region(&within, p) {
                marked[p] = true;
            }
        }
        let mut counted = Grid::new(size, None);
        for unit in count.owners().areas() {
            let Some(color) = unit.first().and_then(|&p| count.owner(p)) else { continue };
            let in_seki = self.terms.rules.tax != Tax::None
                && unit.iter().any(|&p| size.neighbours(p).any(|beside| marked[beside]));
            for p in unit.into_iter().filter(|&p| cleared[p] && !in_seki) {
                counted[p] = Some(color);
            }
        }
        let nobodys = |p: &Point| cleared[*p] && counted[*p].is_none();
        let given = |p: &Point| self.conceded.is_some() && count.owner(*p).is_none() && !marked[*p];
        Land {
            open: size.iter().filter(nobodys).filter(|p| !given(p)).collect(),
            given: size.iter().filter(nobodys).filter(given).collect(),
            counted,
            marked,
        }
    }

    /// The first point without a stone of each region that `points` touch, in board order; a region of dead stones
    /// alone is named by its first point.
    pub(super) fn one_a_region(&self, marking: &Marking, points: &[Point]) -> Vec<Point> {
        let within = self.within(marking);
        let name = |&p: &Point| {
            let around = region(&within, p);
            let empty = around.iter().copied().filter(|&p| self.position.at(p).is_none()).min();
            empty.or_else(|| around.into_iter().min())
        };
        let mut names: Vec<Point> = points.iter().filter_map(name).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Whether a point is empty once the dead stones are off.
    pub(super) fn is_cleared(&self, marking: &Marking, p: Point) -> bool {
        self.cleared(marking).get(p) == Some(&true)
    }

    /// Which points are empty once the dead stones are off, and not open.
    fn within(&self, marking: &Marking) -> Grid<bool> {
        let mut within = self.cleared(marking);
        for &p in marking.open.iter().filter(|&&p| self.terms.size.has(p)) {
            within[p] = false;
        }
        within
    }

    /// Which points are empty once the dead stones are off.
    fn cleared(&self, marking: &Marking) -> Grid<bool> {
        let mut cleared = Grid::new(self.terms.size, false);
        for p in self.terms.size.iter().filter(|&p| self.position.at(p).is_none()) {
            cleared[p] = true;
        }
        for p in self.dead_stones(marking) {
            cleared[p] = true;
        }
        cleared
    }
}

/// The points connected with `p` through points that are set; nothing where `p` is not.
fn region(set: &Grid<bool>, p: Point) -> Vec<Point> {
    if set.get(p) != Some(&true) {
        return Vec::new();
    }
    let mut seen = Grid::new(set.size(), false);
    seen[p] = true;
    let mut reached = vec![p];
    let mut next = 0;
    while let Some(&at) = reached.get(next) {
        next += 1;
        for beside in set.size().neighbours(at) {
            if set[beside] && !seen[beside] {
                seen[beside] = true;
                reached.push(beside);
            }
        }
    }
    reached
}
