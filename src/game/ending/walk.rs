//! The count as it is done at the board, step by step (A §11, B 1.8): for people with stones in their hands.
//!
//! Area: the dead stones come off; one side is counted. Its territory is rounded to tens by laying own stones into
//! it, which changes nothing, then its stones are counted in tens. Territory: prisoners fill the other side's
//! territory, and what is left of both is counted. Stones: those of both sides are counted in tens.

use super::Marking;
use super::region::Land;
use crate::game::Game;
use crate::rules::color::{ByColor, Color};
use crate::rules::grid::Grid;
use crate::rules::point::Point;
use crate::rules::ruleset::{Scoring, Tax};

/// What is done in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The dead stones come off: how many of each colour.
    Dead(ByColor<u32>),
    /// All prisoners of a colour are laid into its own territory: how many, and how many found no room.
    Fill {
        /// Whose stones, whose territory.
        color: Color,
        /// How many were laid.
        laid: u32,
        /// How many found no room; they count against that side.
        left: u32,
    },
    /// A region is counted, or several small ones together.
    Region {
        /// Whose.
        color: Color,
        /// How many regions.
        regions: u32,
        /// How many points there were.
        points: u32,
        /// Into how many of them a stone was laid, so that the rest is a round number.
        filled: u32,
    },
    /// Stones are counted, ten at a time.
    Stones {
        /// Whose.
        color: Color,
        /// How many.
        n: u32,
    },
    /// Points that are nobody's, half for each side; or, given up, all for one.
    Open {
        /// How many.
        n: u32,
        /// Who has all of them.
        to: Option<Color>,
    },
    /// Two points for each independent unit.
    Units(ByColor<u32>),
    /// The sums are compared.
    Result,
}

/// A step of the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What is done.
    pub what: What,
    /// The points that are looked at.
    pub lit: Vec<Point>,
    /// What has changed on the board since the step before.
    pub changes: Vec<(Point, Option<Color>)>,
    /// Counted by now for each side, this step in, in half points; only those that are being counted.
    pub so_far: ByColor<i32>,
}

/// A count step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The side that is counted; `None`: both.
    pub side: Option<Color>,
    /// The steps, never none: the last compares the sums.
    pub steps: Vec<Step>,
}

/// A region from this size on is counted on its own.
const LARGE: usize = 10;
/// Stones are counted in heaps.
const HEAP: usize = 10;

impl Game {
    /// The count of a marking step by step. Where one side is enough, `side` is counted.
    pub fn walk(&self, marking: &Marking, side: Color) -> Walk {
        let rules = &self.terms.rules;
        let count = self.count(marking);
        let land = self.land(marking, &count);
        let mut builder = Builder::new(self, &land);
        builder.dead(self.dead_stones(marking));
        match rules.scoring {
            Scoring::Area => {
                builder.regions(side, true);
                builder.stones(side);
                builder.open();
            }
            Scoring::Territory => {
                let prisoners = ByColor::new_with(|color| count.prisoners(color));
                for color in [Color::White, Color::Black] {
                    builder.fill(color, prisoners[!color]);
                }
                for color in Color::ALL {
                    builder.regions(color, false);
                }
                builder.open();
            }
            Scoring::Stones => {
                for color in Color::ALL {
                    builder.stones(color);
                }
                builder.open();
            }
        }
        if rules.tax == Tax::All {
            builder.units(ByColor::new_with(|color| count.marked_units(color)));
        }
        builder.step(What::Result, Vec::new());
        Walk { side: (rules.scoring == Scoring::Area).then_some(side), steps: builder.steps }
    }
}

impl Walk {
    /// The first step of the next stage after `at`: the first that does another thing.
    pub fn next_stage(&self, at: usize) -> usize {
        let kind = |at: usize| self.steps.get(at).map(|step| std::mem::discriminant(&step.what));
        let last = self.steps.len().saturating_sub(1);
        (at..last).find(|&next| kind(next) != kind(at)).unwrap_or(last)
    }

    /// The first step of the stage of `at`; of the one before, if it is that already.
    pub fn previous_stage(&self, at: usize) -> usize {
        let kind = |at: usize| self.steps.get(at).map(|step| std::mem::discriminant(&step.what));
        let before = at.saturating_sub(1);
        (0..before).rev().take_while(|&step| kind(step) == kind(before)).last().unwrap_or(before)
    }
}

/// Puts the steps together.
struct Builder<'a> {
    game: &'a Game,
    land: &'a Land,
    /// What lies on the board now.
    board: Grid<Option<Color>>,
    steps: Vec<Step>,
    /// What is to be done before the next step is shown.
    changes: Vec<(Point, Option<Color>)>,
    so_far: ByColor<i32>,
    /// Points of territory not filled yet.
    free: Grid<bool>,
}

impl<'a> Builder<'a> {
    fn new(game: &'a Game, land: &'a Land) -> Self {
        let size = game.terms.size;
        let mut board = Grid::new(size, None);
        for (p, color) in game.position.board().stones() {
            board[p] = Some(color);
        }
        let mut free = Grid::new(size, false);
        for (p, owner) in land.counted.iter() {
            free[p] = owner.is_some();
        }
        Self { game, land, board, steps: Vec::new(), changes: Vec::new(), so_far: ByColor::default(), free }
    }

    fn step(&mut self, what: What, lit: Vec<Point>) {
        let changes = std::mem::take(&mut self.changes);
        self.steps.push(Step { what, lit, changes, so_far: self.so_far });
    }

    fn lay(&mut self, p: Point, color: Option<Color>) {
        self.board[p] = color;
        self.free[p] = false;
        self.changes.push((p, color));
    }

    fn dead(&mut self, stones: Vec<Point>) {
        if stones.is_empty() {
            return;
        }
        let mut dead = ByColor::<u32>::default();
        for color in stones.iter().filter_map(|&p| self.game.position.at(p)) {
            dead[color] += 1;
        }
        self.step(What::Dead(dead), stones.clone());
        for p in stones {
            self.board[p] = None;
            self.changes.push((p, None));
        }
    }

    /// Lays prisoners of `color` into its own territory, into small regions first.
    fn fill(&mut self, color: Color, prisoners: u32) {
        if prisoners == 0 {
            return;
        }
        let mut regions = self.land.regions(color);
        regions.sort_by_key(Vec::len);
        let points: Vec<Point> = regions.into_iter().flatten().collect();
        let many = usize::try_from(prisoners).unwrap_or(usize::MAX).min(points.len());
        let lit = points[..many].to_vec();
        for &p in &lit {
            self.lay(p, Some(color));
        }
        let laid = number(many);
        let left = prisoners - laid;
        self.so_far[color] -= doubled(left);
        self.step(What::Fill { color, laid, left }, lit);
    }

    /// Counts the territory of `color`: large regions one by one, small ones together. With `round`, stones are laid
    /// into each so that whole tens are left.
    fn regions(&mut self, color: Color, round: bool) {
        let (mut large, mut small) = (Vec::new(), Vec::new());
        for mut region in self.land.regions(color) {
            region.retain(|&p| self.free[p]);
            if region.len() >= LARGE {
                large.push((1, region));
            } else if !region.is_empty() {
                small.push(region);
            }
        }
        large.sort_by_key(|(_, region)| std::cmp::Reverse(region.len()));
        large.extend(in_tens(small));
        for (regions, region) in large {
            let filled = if round { region.len() % HEAP } else { 0 };
            let (lit, over) = region.split_at(region.len() - filled);
            for &p in over {
                self.lay(p, Some(color));
            }
            self.so_far[color] += doubled(number(lit.len()));
            let points = number(region.len());
            let what = What::Region { color, regions, points, filled: number(filled) };
            self.step(what, lit.to_vec());
        }
    }

    /// Counts the stones of `color` in tens; what is counted comes off.
    fn stones(&mut self, color: Color) {
        let stones: Vec<Point> =
            self.board.iter().filter(|(_, stone)| **stone == Some(color)).map(|(p, _)| p).collect();
        for heap in stones.chunks(HEAP) {
            self.so_far[color] += doubled(number(heap.len()));
            self.step(What::Stones { color, n: number(heap.len()) }, heap.to_vec());
            for &p in heap {
                self.lay(p, None);
            }
        }
    }

    /// Points that are nobody's, and those given up.
    fn open(&mut self) {
        let land = self.land;
        let area = self.game.terms.rules.scoring == Scoring::Area;
        if !land.open.is_empty() && area {
            for color in Color::ALL {
                self.so_far[color] += doubled(number(land.open.len())) / 2;
            }
            self.step(What::Open { n: number(land.open.len()), to: None }, land.open.clone());
        }
        if let (Some(by), false) = (self.game.conceded, land.given.is_empty()) {
            self.so_far[!by] += doubled(number(land.given.len()));
            self.step(What::Open { n: number(land.given.len()), to: Some(!by) }, land.given.clone());
        }
    }

    /// Two points a unit; where half the board is the measure only the difference counts, a point a unit for both
    /// together.
    fn units(&mut self, units: ByColor<u32>) {
        if self.game.terms.rules.scoring != Scoring::Area {
            for color in Color::ALL {
                self.so_far[color] -= 2 * doubled(units[color]);
            }
        }
        self.step(What::Units(units), Vec::new());
    }
}

/// Small regions put together so that each lot but the last has ten points, or as few more as can be: how many
/// regions, and their points.
fn in_tens(mut regions: Vec<Vec<Point>>) -> Vec<(u32, Vec<Point>)> {
    regions.sort_by_key(Vec::len);
    let mut lots = Vec::new();
    while !regions.is_empty() {
        let (mut many, mut lot) = (0, Vec::new());
        while lot.len() < HEAP && !regions.is_empty() {
            // The largest that still fits, or else the smallest there is.
            let room = HEAP - lot.len();
            let next = regions.iter().rposition(|region| region.len() <= room).unwrap_or(0);
            lot.extend(regions.remove(next));
            many += 1;
        }
        lots.push((many, lot));
    }
    lots
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// In half points.
fn doubled(n: u32) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX / 4).saturating_mul(2)
}
