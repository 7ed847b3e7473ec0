//! Counting: who owns what on a finished board, and what that is worth under each way of counting.

use super::board::Board;
use super::color::{ByColor, Color};
use super::grid::Grid;
use super::point::Point;
use super::ruleset::{Compensation, POINT, Quarters, Ruleset, Scoring, Tax};

/// One colour's part of a count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Part {
    stones: u32,
    surrounded: u32,
    prisoners: u32,
    /// Independent units, and the surrounded points in them: by the shape on the board.
    shape: Independent,
    /// The same as the players marked it.
    marked: Independent,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Independent {
    units: u32,
    surrounded: u32,
}

/// A board counted: dead chains off, every point somebody's or neutral.
///
/// A *unit* is a connected part of one colour's area. By its shape it is independent if it touches no neutral
/// point and holds no stone in atari; otherwise it is in seki. In a game that is only a proposal, for a neutral
/// point that can be filled at no loss makes no seki: there a unit is in seki if it touches a region marked
/// neutral or surrounds nothing, so the marks decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    owners: Grid<Option<Color>>,
    parts: ByColor<Part>,
    neutral: u32,
    contested: u32,
}

/// What is agreed on before a board is counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks<'a> {
    /// Chains to take off: one stone of each is enough; points without a stone are passed over.
    pub dead: &'a [Point],
    /// One point of each empty region that shall be nobody's whatever surrounds it (as it is after the dead stones
    /// are off).
    pub neutral: &'a [Point],
    /// Every point that alone shall be nobody's, so that it parts what lies on either side of it.
    pub open: &'a [Point],
}

/// Counts a board. `taken`: stones *of* each colour taken in play. A region that touches both colours is neutral,
/// unless it is parted by points marked as open.
pub fn count(board: &Board, taken: ByColor<u32>, marks: Marks<'_>) -> Count {
    let (board, lost) = without(board, marks.dead);
    let size = board.size();
    let (owners, marked) = owners(&board, marks);
    let mut parts = ByColor::new_with(|color| Part {
        prisoners: taken[!color].saturating_add(lost[!color]),
        ..Part::default()
    });
    let (mut neutral, mut contested) = (0, 0);
    for (point, owner) in owners.iter() {
        match *owner {
            Some(color) if board.at(point).is_some() => parts[color].stones += 1,
            Some(color) => parts[color].surrounded += 1,
            None => {
                neutral += 1;
                contested += u32::from(!marked[point]);
            }
        }
    }
    let mut atari = Grid::new(size, false);
    for head in board.heads() {
        if board.liberties(head) <= 1 {
            for stone in board.chain(head) {
                atari[stone] = true;
            }
        }
    }
    for unit in owners.areas() {
        let Some(&first) = unit.first() else { continue };
        let Some(color) = owners[first] else { continue };
        let surrounded = unit.iter().filter(|&&point| board.is_empty(point)).count();
        let surrounded = u32::try_from(surrounded).unwrap_or(u32::MAX);
        let beside =
            |test: &dyn Fn(Point) -> bool| unit.iter().any(|&point| size.neighbours(point).any(test));
        let part = &mut parts[color];
        if !unit.iter().any(|&point| atari[point]) && !beside(&|point| owners[point].is_none()) {
            part.shape.units += 1;
            part.shape.surrounded += surrounded;
        }
        if surrounded > 0 && !beside(&|point| marked[point]) {
            part.marked.units += 1;
            part.marked.surrounded += surrounded;
        }
    }
    Count { owners, parts, neutral, contested }
}

/// The board with the chains at `dead` taken off, and how many stones of each colour that were.
pub fn without(board: &Board, dead: &[Point]) -> (Board, ByColor<u32>) {
    let mut board = board.clone();
    let mut lost = ByColor::<u32>::default();
    let mut removed = Vec::new();
    for &point in dead {
        if let Some(color) = board.at(point) {
            removed.clear();
            board.take_off(point, &mut removed);
            lost[color] += u32::try_from(removed.len()).unwrap_or(u32::MAX);
        }
    }
    (board, lost)
}

/// Who owns each point, and which points lie in a region marked neutral.
fn owners(board: &Board, marks: Marks<'_>) -> (Grid<Option<Color>>, Grid<bool>) {
    let size = board.size();
    let mut owners = Grid::new(size, None);
    for (point, color) in board.stones() {
        owners[point] = Some(color);
    }
    let mut marked = Grid::new(size, false);
    for &point in marks.neutral.iter().filter(|&&point| board.is_empty(point)) {
        marked[point] = true;
    }
    for region in regions(board, marks.open) {
        let mut touched = ByColor::<bool>::default();
        for beside in region.iter().flat_map(|&point| size.neighbours(point)) {
            if let Some(color) = board.at(beside) {
                touched[color] = true;
            }
        }
        let is_marked = region.iter().any(|&point| marked[point]);
        let owner = match (touched.black, touched.white) {
            (true, false) if !is_marked => Some(Color::Black),
            (false, true) if !is_marked => Some(Color::White),
            _ => None,
        };
        for point in region {
            owners[point] = owner;
            marked[point] = is_marked;
        }
    }
    (owners, marked)
}

/// The empty regions of a board; a point that is open is in none.
pub fn regions(board: &Board, open: &[Point]) -> Vec<Vec<Point>> {
    let mut within = Grid::new(board.size(), false);
    for point in board.size().iter().filter(|&point| board.is_empty(point)) {
        within[point] = true;
    }
    for &point in open.iter().filter(|&&point| board.is_empty(point)) {
        within[point] = false;
    }
    let mut regions = within.areas();
    regions.retain(|region| region.first().is_some_and(|&point| within[point]));
    regions
}

impl Count {
    /// Whose `point` is: the colour of the stone on it or of those around it. `None` for a neutral point, and
    /// off the board.
    pub fn owner(&self, point: Point) -> Option<Color> {
        self.owners.get(point).copied().flatten()
    }

    /// Whose every point is.
    pub const fn owners(&self) -> &Grid<Option<Color>> {
        &self.owners
    }

    /// Living stones of a colour.
    pub fn stones(&self, color: Color) -> u32 {
        self.parts[color].stones
    }

    /// Empty points a colour surrounds, those in seki included.
    pub fn territory(&self, color: Color) -> u32 {
        self.parts[color].surrounded
    }

    /// Prisoners a colour has made: enemy stones taken in play, and dead ones taken off.
    pub fn prisoners(&self, color: Color) -> u32 {
        self.parts[color].prisoners
    }

    /// Independent units of a colour by their shape.
    pub fn units(&self, color: Color) -> u32 {
        self.parts[color].shape.units
    }

    /// Independent units of a colour as the players marked it.
    pub fn marked_units(&self, color: Color) -> u32 {
        self.parts[color].marked.units
    }

    /// Surrounded points of a colour that count under `tax`, units in seki taken as the players marked them.
    pub fn counted_territory(&self, color: Color, tax: Tax) -> u32 {
        let part = &self.parts[color];
        if tax == Tax::None { part.surrounded } else { part.marked.surrounded }
    }

    /// Points that are nobody's.
    pub const fn neutral(&self) -> u32 {
        self.neutral
    }

    /// Points that are nobody's, but for the regions marked so, as in seki: what a side can give up (A §12.4).
    pub const fn contested(&self) -> u32 {
        self.contested
    }

    /// Living stones and surrounded points of a colour, with its half of the neutral points, in quarter zi:
    /// "Black has 185" is 740.
    pub fn zi(&self, color: Color) -> Quarters {
        let part = &self.parts[color];
        4 * (signed(part.stones) + signed(part.surrounded)) + 2 * signed(self.neutral)
    }

    /// Black minus White in points, without komi, units taken by their shape.
    pub fn score(&self, scoring: Scoring, tax: Tax) -> i32 {
        let worth = |color: Color| self.parts[color].worth(scoring, tax, self.parts[color].shape);
        worth(Color::Black) - worth(Color::White)
    }
}

impl Part {
    fn worth(&self, scoring: Scoring, tax: Tax, independent: Independent) -> i32 {
        let surrounded = signed(if tax == Tax::None { self.surrounded } else { independent.surrounded });
        let due = if tax == Tax::All { 2 * signed(independent.units) } else { 0 };
        let worth = match scoring {
            Scoring::Area => signed(self.stones) + surrounded,
            Scoring::Territory => surrounded + signed(self.prisoners),
            Scoring::Stones => signed(self.stones),
        };
        worth - due
    }
}

/// By how much Black wins, in quarter zi, exactly; negative when White does. The komi is given, the
/// compensation for `handicap` stones (none below two) is the rule set's, units are taken as marked. Fines are
/// the caller's. Under pass stones the area is what it is; who counts territory adds the stones passed to
/// the prisoners beforehand.
pub fn margin(count: &Count, rules: &Ruleset, komi: Quarters, handicap: u8) -> Quarters {
    let worth = |color: Color| {
        let part = &count.parts[color];
        part.worth(rules.scoring, rules.tax, part.marked)
    };
    POINT * (worth(Color::Black) - worth(Color::White)) - komi - compensation(rules.compensation, handicap)
}

/// What the points a side gave up are worth to Black, in quarter zi.
pub fn concession(count: &Count, by: Option<Color>) -> Quarters {
    let given = POINT * signed(count.contested);
    match by {
        Some(Color::Black) => -given,
        Some(Color::White) => given,
        None => 0,
    }
}

/// What White gets back for `handicap` stones, in quarter zi: 4 stones under the Chinese rules are 2 zi.
pub const fn compensation(rule: Compensation, handicap: u8) -> Quarters {
    let stones = handicap as Quarters;
    match rule {
        Compensation::OneLess if handicap >= 2 => POINT * (stones - 1),
        Compensation::Each if handicap >= 2 => POINT * stones,
        _ => 0,
    }
}

fn signed(count: u32) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Marks, compensation, count, margin};
    use crate::rules::board::Board;
    use crate::rules::color::{ByColor, Color};
    use crate::rules::point::Size;
    use crate::rules::ruleset::{Compensation, Preset, Ruleset, Tax};

    /// A board on which Black has the first `black` points and White the rest, but for `open` between them.
    fn split(side: u8, black: u16, open: u16) -> Board {
        let size = Size::square(side).unwrap();
        let mut board = Board::new(size);
        board.put(
            size.iter()
                .zip(0..)
                .filter(|&(_, n)| n < black || n >= black + open)
                .map(|(point, n)| (point, Some(if n < black { Color::Black } else { Color::White }))),
        );
        board
    }

    #[test]
    fn what_black_needs() {
        let chinese = Preset::Chinese.rules();
        // Size, black points, open points between, margin in quarter zi.
        for (side, black, open, quarters) in [
            (19, 185, 0, 3),
            (19, 184, 0, -1),
            (19, 184, 1, 1),
            (19, 361 - 177, 0, -1),
            (13, 88, 0, -1),
            (13, 89, 0, 3),
            (9, 44, 0, -1),
            (9, 45, 0, 3),
            (15, 117, 0, 3),
            (17, 149, 0, 3),
        ] {
            let counted = count(&split(side, black, open), ByColor::default(), Marks::default());
            assert_eq!(counted.zi(Color::Black), i32::from(4 * black + 2 * open));
            assert_eq!(margin(&counted, &chinese, chinese.komi, 0), quarters, "{side} {black} {open}");
            // The same from the base number: black zi less half the board less komi.
            let base = 2 * i32::from(side) * i32::from(side);
            assert_eq!(counted.zi(Color::Black) - base - chinese.komi, quarters);
        }
    }

    #[test]
    fn handicap_is_given_back() {
        for (rule, n, quarters) in [
            (Compensation::Each, 4, 8),
            (Compensation::Each, 9, 18),
            (Compensation::Each, 1, 0),
            (Compensation::Each, 0, 0),
            (Compensation::OneLess, 4, 6),
            (Compensation::OneLess, 1, 0),
            (Compensation::None, 9, 0),
        ] {
            assert_eq!(compensation(rule, n), quarters, "{rule:?} {n}");
        }
        let counted = count(&split(19, 185, 0), ByColor::default(), Marks::default());
        assert_eq!(margin(&counted, &Preset::Chinese.rules(), 0, 4), 18 - 8);
    }

    #[test]
    fn one_board_under_every_rule_set() {
        // Black: two eyes and one dead white stone; White: a corner of four points.
        let rows = [".X.XO..", "XXXXO..", "..OXOOO", "XXXXO.O", "OOOOOO."];
        let board = Board::from_rows(&rows).unwrap();
        let dead = [board.size().parse("C3").unwrap()];
        let counted =
            count(&board, ByColor { black: 1, white: 2 }, Marks { dead: &dead, ..Marks::default() });
        let side = |color| (counted.stones(color), counted.territory(color), counted.prisoners(color));
        assert_eq!(side(Color::Black), (11, 5, 3));
        assert_eq!(side(Color::White), (13, 6, 1));
        assert_eq!((counted.units(Color::Black), counted.units(Color::White)), (1, 1));
        assert_eq!(counted.neutral(), 0);
        for (preset, points) in [
            (Preset::Chinese, 16 - 19),
            (Preset::Ancient, 16 - 19),
            (Preset::TangSong, 8 - 7),
            (Preset::Dunhuang, 11 - 13),
            (Preset::Japanese, 8 - 7),
            (Preset::Aga, 16 - 19),
        ] {
            assert_eq!(margin(&counted, &preset.rules(), 0, 0), 2 * points, "{preset:?}");
        }
        let all = Ruleset { tax: Tax::All, ..Preset::Chinese.rules() };
        assert_eq!(margin(&counted, &all, 0, 0), 2 * (16 - 19));
    }
}
