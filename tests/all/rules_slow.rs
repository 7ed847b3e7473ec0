//! The rules once more, slowly: flood fill, whole boards compared, every board kept. Only for checking.

use shoutan::rules::board::Board;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::point::{Point, Size};
use shoutan::rules::ruleset::{KoRule, Scoring, Tax};
use std::collections::BTreeSet;

/// Content by number of the point, row by row from the top.
pub type Cells = Vec<Option<Color>>;
pub type Set = BTreeSet<usize>;

/// Which points are joined.
#[derive(Clone, Copy)]
pub struct Lines(pub Size);

impl Lines {
    pub fn len(self) -> usize {
        usize::from(self.0.width()) * usize::from(self.0.height())
    }

    pub fn point(self, n: usize) -> Point {
        let width = usize::from(self.0.width());
        Point::new(u8::try_from(n % width).unwrap(), u8::try_from(n / width).unwrap())
    }

    pub fn number(self, point: Point) -> usize {
        usize::from(point.y()) * usize::from(self.0.width()) + usize::from(point.x())
    }

    pub fn beside(self, n: usize) -> impl Iterator<Item = usize> {
        let (width, len) = (usize::from(self.0.width()), self.len());
        let column = n % width;
        [
            (column > 0).then(|| n - 1),
            (column + 1 < width).then_some(n + 1),
            n.checked_sub(width),
            (n + width < len).then_some(n + width),
        ]
        .into_iter()
        .flatten()
    }

    /// Everything reached from `start` over points that pass the test.
    pub fn reach(self, start: usize, test: impl Fn(usize) -> bool) -> Set {
        let mut reached = Set::from([start]);
        let mut open = vec![start];
        while let Some(n) = open.pop() {
            open.extend(self.beside(n).filter(|&m| test(m) && reached.insert(m)));
        }
        reached
    }

    /// The sets of points joined over points that pass the test.
    pub fn areas(self, test: impl Fn(usize) -> bool) -> BTreeSet<Set> {
        let mut areas = BTreeSet::new();
        let mut known = Set::new();
        for n in (0..self.len()).filter(|&n| test(n)) {
            if !known.contains(&n) {
                let area = self.reach(n, &test);
                known.extend(&area);
                areas.insert(area);
            }
        }
        areas
    }

    pub fn edge(self, set: &Set) -> Set {
        set.iter().flat_map(|&n| self.beside(n)).filter(|n| !set.contains(n)).collect()
    }
}

pub fn cells(board: &Board) -> Cells {
    board.size().iter().map(|point| board.at(point)).collect()
}

pub fn chain(lines: Lines, cells: &Cells, n: usize) -> Set {
    lines.reach(n, |m| cells[m] == cells[n])
}

pub fn liberties(lines: Lines, cells: &Cells, n: usize) -> Set {
    lines.edge(&chain(lines, cells, n)).into_iter().filter(|&m| cells[m].is_none()).collect()
}

/// A game under the slow rules.
pub struct Slow {
    pub lines: Lines,
    ko: KoRule,
    suicide: bool,
    pub cells: Cells,
    pub to_move: Color,
    pub taken: ByColor<u32>,
    pub passes: u32,
    pub removed: Set,
    /// Every board that stood, and who was to move.
    stood: Vec<(Cells, Color)>,
    /// Who played on which board since the last pass.
    played: Vec<(Color, Cells, usize)>,
}

impl Slow {
    pub fn new(size: Size, ko: KoRule, suicide: bool, cells: Cells, to_move: Color) -> Self {
        Self {
            lines: Lines(size),
            ko,
            suicide,
            stood: vec![(cells.clone(), to_move)],
            cells,
            to_move,
            taken: ByColor::default(),
            passes: 0,
            removed: Set::new(),
            played: Vec::new(),
        }
    }

    /// The board after a stone on `n`, and what came off.
    fn after(&self, color: Color, n: usize) -> (Cells, Set) {
        let mut cells = self.cells.clone();
        cells[n] = Some(color);
        let mut removed = Set::new();
        for m in self.lines.beside(n) {
            if cells[m] == Some(!color) && liberties(self.lines, &cells, m).is_empty() {
                removed.extend(chain(self.lines, &cells, m));
            }
        }
        for &m in &removed {
            cells[m] = None;
        }
        if liberties(self.lines, &cells, n).is_empty() {
            for m in chain(self.lines, &cells, n) {
                cells[m] = None;
                removed.insert(m);
            }
        }
        (cells, removed)
    }

    /// `legal` or the reason; for superko with the number of moves.
    pub fn verdict(&self, color: Color, n: usize) -> (&'static str, Option<usize>) {
        if self.cells[n].is_some() {
            return ("occupied", None);
        }
        let (cells, removed) = self.after(color, n);
        if removed.contains(&n) && (removed.len() == 1 || !self.suicide) {
            return ("suicide", None);
        }
        if self.ko == KoRule::None {
            return ("legal", None);
        }
        if self
            .played
            .iter()
            .rev()
            .find(|(by, ..)| *by != color)
            .is_some_and(|(_, before, _)| *before == cells)
        {
            return ("ko", None);
        }
        let first = self.stood.iter().position(|(board, side)| match self.ko {
            KoRule::None | KoRule::Simple => false,
            KoRule::Positional => *board == cells,
            KoRule::Situational => *board == cells && *side == !color,
        });
        if first.is_some() { ("superko", first) } else { ("legal", None) }
    }

    /// After how many moves the board stood that a play refused as a repetition would give.
    pub fn repeated(&self, color: Color, n: usize) -> Option<usize> {
        match self.verdict(color, n) {
            ("ko", _) => self.played.iter().rev().find(|(by, ..)| *by != color).map(|&(_, _, moves)| moves),
            ("superko", after) => after,
            _ => None,
        }
    }

    pub fn force(&mut self, color: Color, n: usize) {
        let (cells, removed) = self.after(color, n);
        for &m in &removed {
            let whose = if m == n { color } else { self.cells[m].unwrap() };
            self.taken[whose] += 1;
        }
        let moves = self.stood.len() - 1;
        self.played.push((color, std::mem::replace(&mut self.cells, cells), moves));
        self.removed = removed;
        self.passes = 0;
        self.turn(color);
    }

    pub fn pass(&mut self, color: Color) {
        self.played.clear();
        self.removed.clear();
        self.passes += 1;
        self.turn(color);
    }

    fn turn(&mut self, color: Color) {
        self.to_move = !color;
        self.stood.push((self.cells.clone(), self.to_move));
    }
}

/// Whose each point is.
pub fn owners(lines: Lines, cells: &Cells) -> Cells {
    (0..lines.len())
        .map(|n| {
            cells[n].or_else(|| {
                let region = lines.reach(n, |m| cells[m].is_none());
                let around: BTreeSet<Color> =
                    lines.edge(&region).into_iter().filter_map(|m| cells[m]).collect();
                (around.len() == 1).then(|| around.into_iter().next()).flatten()
            })
        })
        .collect()
}

/// Black minus White. `lost`: stones of each colour taken, the dead ones included; they are off already.
pub fn score(lines: Lines, cells: &Cells, lost: ByColor<u32>, scoring: Scoring, tax: Tax) -> i32 {
    let owners = owners(lines, cells);
    let points = |color: Color| -> i32 {
        let mut total: i32 = match scoring {
            Scoring::Territory => i32::try_from(lost[!color]).unwrap(),
            Scoring::Area | Scoring::Stones => number((0..lines.len()).filter(|&n| cells[n] == Some(color))),
        };
        for unit in lines.areas(|n| owners[n] == Some(color)) {
            let seki = lines.edge(&unit).iter().any(|&n| owners[n].is_none())
                || unit.iter().any(|&n| cells[n].is_some() && liberties(lines, cells, n).len() < 2);
            if scoring != Scoring::Stones && (tax == Tax::None || !seki) {
                total += number(unit.iter().copied().filter(|&n| cells[n].is_none()));
            }
            if tax == Tax::All && !seki {
                total -= 2;
            }
        }
        total
    };
    points(Color::Black) - points(Color::White)
}

fn number(points: impl Iterator<Item = usize>) -> i32 {
    i32::try_from(points.count()).unwrap()
}

/// Benson's algorithm as it is told, over sets.
pub fn pass_alive(lines: Lines, cells: &Cells, suicide: bool) -> Cells {
    let mut held = vec![(false, false); lines.len()];
    for color in Color::ALL {
        let mut hold = |n: usize| match color {
            Color::Black => held[n].0 = true,
            Color::White => held[n].1 = true,
        };
        let mut chains: Vec<Set> = lines.areas(|n| cells[n] == Some(color)).into_iter().collect();
        let mut regions: Vec<Set> = lines.areas(|n| cells[n] != Some(color)).into_iter().collect();
        loop {
            let (before_chains, before_regions) = (chains.len(), regions.len());
            chains.retain(|chain| {
                let near = lines.edge(chain);
                let vital = |region: &&Set| {
                    let mut must = region.iter().filter(|&&n| suicide || cells[n].is_none()).peekable();
                    must.peek().is_some() && must.all(|n| near.contains(n))
                };
                regions.iter().filter(vital).count() >= 2
            });
            regions.retain(|region| {
                let mut bound = lines.edge(region).into_iter().peekable();
                bound.peek().is_some() && bound.all(|n| chains.iter().any(|chain| chain.contains(&n)))
            });
            if (chains.len(), regions.len()) == (before_chains, before_regions) {
                break;
            }
        }
        for region in regions {
            let inner = region.iter().filter(|&&n| lines.beside(n).all(|m| cells[m] != Some(color)));
            if inner.count() <= 1 {
                region.into_iter().for_each(&mut hold);
            }
        }
        chains.into_iter().flatten().for_each(hold);
    }
    let owner = |held| match held {
        (true, false) => Some(Color::Black),
        (false, true) => Some(Color::White),
        // What both would hold is nobody's.
        _ => None,
    };
    held.into_iter().map(owner).collect()
}
