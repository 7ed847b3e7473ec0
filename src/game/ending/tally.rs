//! The count as a table: every line of it, for each side, adding up to the margin.

use super::Marking;
use crate::game::Game;
use crate::rules::color::{ByColor, Color};
use crate::rules::ruleset::{POINT, Quarters, Scoring, Tax, Unit};
use crate::rules::score::compensation;

/// What a line of the table stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// Living stones.
    Stones,
    /// Surrounded points that count.
    Territory,
    /// Stones taken in play.
    Prisoners,
    /// Stones taken off as dead.
    Dead,
    /// Points that are nobody's: how many. In zi each side has half of them.
    Open(u32),
    /// Open points that the other side gave up (A §12.4 (4)).
    Given,
    /// Two points for each independent unit (还棋头); in zi the difference alone, a zi a unit.
    Units(ByColor<u32>),
    /// Half the board (归本数).
    Base,
    /// Komi.
    Komi,
    /// What is given back for handicap stones.
    Handicap,
    /// Fines, paid to the other side.
    Fines,
    /// Overtime that was bought (Ing).
    Overtime,
}

/// A line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it stands for.
    pub item: Item,
    /// What it adds for each side, in quarters of a stone or point; in zi a line below the sum is the counted
    /// side's alone.
    pub worth: ByColor<Quarters>,
}

/// The count as a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The unit the amounts are said in.
    pub unit: Unit,
    /// Whether one side's count is compared with half the board; otherwise both sums are compared.
    pub by_base: bool,
    /// The lines that make up the sums.
    pub lines: Vec<Line>,
    /// Both sums, in quarters of a stone or point.
    pub sum: ByColor<Quarters>,
    /// By the base number: what is taken off Black's sum (White's in White's column), the base number first.
    pub below: Vec<Line>,
    /// What Black has more than White, in quarter zi.
    pub margin: Quarters,
}

/// A stone or a point, in quarters of itself.
const ONE: Quarters = 4;

impl Game {
    /// The count of a marking as a table.
    pub fn tally(&self, marking: &Marking) -> Tally {
        let rules = &self.terms.rules;
        let (count, dead) = (self.count(marking), self.dead_of(marking));
        let land = self.land(marking, &count);
        let by_base = rules.scoring == Scoring::Area && rules.said_in == Unit::Zi;
        let many = |n: u32| Quarters::try_from(n).unwrap_or(Quarters::MAX / ONE).saturating_mul(ONE);
        let both = |of: &dyn Fn(Color) -> Quarters| ByColor::new_with(of);
        let mut lines = Vec::new();
        let mut line = |item: Item, worth: ByColor<Quarters>| lines.push(Line { item, worth });
        if rules.scoring != Scoring::Territory {
            line(Item::Stones, both(&|color| many(count.stones(color))));
        }
        if rules.scoring != Scoring::Stones {
            let points = land.points();
            line(Item::Territory, both(&|color| many(points[color])));
        }
        if rules.scoring == Scoring::Territory {
            let taken = self.prisoners();
            line(Item::Prisoners, both(&|color| many(taken[!color])));
            line(Item::Dead, both(&|color| many(dead[!color])));
        }
        let open = u32::try_from(land.open.len()).unwrap_or(u32::MAX);
        if open > 0 {
            let half = if by_base { many(open) / 2 } else { 0 };
            line(Item::Open(open), ByColor { black: half, white: half });
        }
        if let (Some(by), false) = (self.conceded, land.given.is_empty()) {
            let given = many(u32::try_from(land.given.len()).unwrap_or(u32::MAX));
            line(Item::Given, both(&|color| if color == by { 0 } else { given }));
        }
        let units = ByColor::new_with(|color| count.marked_units(color));
        if rules.tax == Tax::All && !by_base {
            line(Item::Units(units), both(&|color| -2 * many(units[color])));
        }
        let komi = self.terms.rules.komi;
        let handicap = compensation(rules.compensation, self.terms.handicap);
        // In points, an amount for White that is below 0 is Black's; all of it twice, since a point is two quarter zi.
        let for_white = |quarters: Quarters| ByColor {
            black: (ONE / POINT).saturating_mul(quarters.min(0).saturating_neg()),
            white: (ONE / POINT).saturating_mul(quarters.max(0)),
        };
        let fines = self.fine_balance();
        let overtime = self.overtime_dues();
        let adjustments = [
            (Item::Komi, komi),
            (Item::Handicap, handicap),
            (Item::Fines, fines.saturating_neg()),
            (Item::Overtime, overtime.black.saturating_sub(overtime.white)),
        ];
        let adjustments = adjustments.into_iter().filter(|&(_, quarters)| quarters != 0);
        if !by_base {
            for (item, quarters) in adjustments.clone() {
                line(item, for_white(quarters));
            }
        }
        let mut sum = ByColor::<Quarters>::default();
        for line in &lines {
            for color in Color::ALL {
                sum[color] = sum[color].saturating_add(line.worth[color]);
            }
        }
        let mut below = Vec::new();
        if by_base {
            let half = Quarters::from(self.terms.size.points()) * ONE / 2;
            below.push(Line { item: Item::Base, worth: ByColor { black: -half, white: -half } });
            if rules.tax == Tax::All {
                let more = many(units.black).saturating_sub(many(units.white));
                below.push(Line { item: Item::Units(units), worth: ByColor { black: -more, white: more } });
            }
            below.extend(adjustments.map(|(item, quarters)| Line {
                item,
                worth: ByColor { black: quarters.saturating_neg(), white: quarters },
            }));
        }
        let margin = self.margin(&count);
        Tally { unit: rules.said_in, by_base, lines, sum, below, margin }
    }

    /// How many stones of each colour are marked dead.
    pub fn dead_of(&self, marking: &Marking) -> ByColor<u32> {
        let mut dead = ByColor::<u32>::default();
        for p in self.dead_stones(marking) {
            if let Some(color) = self.position.at(p) {
                dead[color] += 1;
            }
        }
        dead
    }
}

impl Tally {
    /// What the table adds up to for Black, in quarter zi.
    pub fn total(&self) -> Quarters {
        if self.by_base {
            let below = self.below.iter().map(|line| line.worth.black);
            return below.fold(self.sum.black, Quarters::saturating_add);
        }
        let more = self.sum.black.saturating_sub(self.sum.white);
        // Quarters of a point, where a point is two quarter zi.
        more / (ONE / POINT)
    }
}
