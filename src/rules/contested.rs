//! Contested points: where a border between the colours is not closed when play has stopped (A §21.2).
//!
//! A point next to both colours is contested. Where that alone leaves an empty region touching both, as at the end of
//! a wall that stops short of the edge, the fewest further points that part it are contested too, two at most: then
//! what lies behind the border counts for its colour. A region that takes more than two was never divided, and all of
//! it is nobody's.

mod cut;

use super::board::Board;
use super::color::{ByColor, Color};
use super::grid::Grid;
use super::point::Point;
use super::score::without;
use cut::Net;

/// The contested points of a board once the chains at `dead` are off, in board order. Those of a region that is left
/// undivided are not among them.
///
/// No chain beside a further point is left without a liberty that is not contested: two points would fence in any
/// stone in a corner. Of several choices the one nearest the middle between the colours is taken, then the first in
/// board order.
pub fn contested(board: &Board, dead: &[Point]) -> Vec<Point> {
    let (board, _) = without(board, dead);
    let mut field = Field::new(&board);
    let regions = field.regions();
    let mut home = Grid::new(board.size(), None);
    for (n, region) in regions.iter().enumerate() {
        for &point in region {
            home[point] = Some(n);
        }
    }
    let mut parts = vec![Vec::new(); regions.len()];
    for part in field.parts() {
        if let Some(n) = part.first().and_then(|&point| home[point]) {
            parts[n].push(part);
        }
    }
    let mut found = Vec::new();
    for (region, parts) in regions.iter().zip(&parts) {
        let Some(further) = field.further(parts) else { continue };
        for point in further {
            field.open[point] = true;
        }
        found.extend(region.iter().filter(|&&point| field.open[point]));
    }
    found.sort_unstable();
    found
}

/// What is known of a board.
struct Field<'a> {
    board: &'a Board,
    /// Which colours stand beside a point.
    beside: Grid<ByColor<bool>>,
    /// The contested points by now.
    open: Grid<bool>,
    /// Steps over empty points to the nearest stone of a colour.
    away: ByColor<Grid<u16>>,
}

impl<'a> Field<'a> {
    fn new(board: &'a Board) -> Self {
        let size = board.size();
        let mut beside = Grid::new(size, ByColor::<bool>::default());
        for (stone, color) in board.stones() {
            for point in size.neighbours(stone) {
                beside[point][color] = true;
            }
        }
        let mut open = Grid::new(size, false);
        for point in size.iter().filter(|&point| board.is_empty(point)) {
            open[point] = beside[point].black && beside[point].white;
        }
        let away = ByColor::new_with(|color| steps(board, color));
        Self { board, beside, open, away }
    }

    fn touches_both(&self, area: &[Point]) -> bool {
        let touched = |color: Color| area.iter().any(|&point| self.beside[point][color]);
        touched(Color::Black) && touched(Color::White)
    }

    /// The empty regions that touch both colours, in board order.
    fn regions(&self) -> Vec<Vec<Point>> {
        self.areas(|point| self.board.is_empty(point))
    }

    /// What the points next to both colours leave of them, where that still touches both.
    fn parts(&self) -> Vec<Vec<Point>> {
        self.areas(|point| self.board.is_empty(point) && !self.open[point])
    }

    fn areas(&self, within: impl Fn(Point) -> bool) -> Vec<Vec<Point>> {
        let mut set = Grid::new(self.board.size(), false);
        for point in self.board.size().iter().filter(|&point| within(point)) {
            set[point] = true;
        }
        let mut areas = set.areas();
        areas.retain(|area| area.first().is_some_and(|&point| set[point]) && self.touches_both(area));
        areas
    }

    /// The further points of a region, of which these parts still touch both colours; `None` where two do not do.
    fn further(&self, parts: &[Vec<Point>]) -> Option<Vec<Point>> {
        let net = |part: &Vec<Point>| Net::new(self.board.size(), part, |point| self.beside[point]);
        match parts {
            [] => Some(Vec::new()),
            [part] => {
                let net = net(part);
                let cuts = net.cuts();
                let mut one = Best::default();
                for &cut in &cuts {
                    one.offer(self, [net.point(cut)]);
                }
                one.points().or_else(|| {
                    let mut two = Best::default();
                    net.pairs(&cuts, |a, b| two.offer(self, [net.point(a), net.point(b)]));
                    two.points()
                })
            }
            [one, other] => {
                let cuts = [one, other].map(|part| {
                    let net = net(part);
                    net.cuts().into_iter().map(|cut| net.point(cut)).collect::<Vec<_>>()
                });
                let mut two = Best::default();
                for &a in &cuts[0] {
                    for &b in &cuts[1] {
                        two.offer(self, [a, b]);
                    }
                }
                two.points()
            }
            _ => None,
        }
    }

    /// How far a point is from the middle between the colours.
    fn aside(&self, point: Point) -> u16 {
        self.away.black[point].abs_diff(self.away.white[point])
    }

    /// Whether every chain beside these points has a liberty that is not contested.
    fn breathes(&self, further: &[Point]) -> bool {
        let (board, size) = (self.board, self.board.size());
        let free = |point: Point| board.is_empty(point) && !self.open[point] && !further.contains(&point);
        let stones = further.iter().flat_map(|&point| size.neighbours(point));
        let mut stones = stones.filter(|&stone| board.at(stone).is_some());
        stones.all(|stone| board.chain(stone).any(|stone| size.neighbours(stone).any(free)))
    }
}

/// The best choice of `N` further points by now: how far from the middle, then which.
struct Best<const N: usize>(Option<(u16, [Point; N])>);

impl<const N: usize> Default for Best<N> {
    fn default() -> Self {
        Self(None)
    }
}

impl<const N: usize> Best<N> {
    fn offer(&mut self, field: &Field<'_>, mut points: [Point; N]) {
        points.sort_unstable();
        let aside = points.iter().map(|&point| field.aside(point)).fold(0, u16::saturating_add);
        if self.0.is_none_or(|best| (aside, points) < best) && field.breathes(&points) {
            self.0 = Some((aside, points));
        }
    }

    fn points(self) -> Option<Vec<Point>> {
        self.0.map(|(_, points)| points.to_vec())
    }
}

/// Steps from every empty point to the nearest stone of a colour, over empty points.
fn steps(board: &Board, color: Color) -> Grid<u16> {
    let size = board.size();
    let mut steps = Grid::new(size, u16::MAX);
    let mut reached: Vec<Point> =
        board.stones().filter(|&(_, stone)| stone == color).map(|(point, _)| point).collect();
    for &stone in &reached {
        steps[stone] = 0;
    }
    let mut next = 0;
    while let Some(&point) = reached.get(next) {
        next += 1;
        for beside in size.neighbours(point) {
            if board.is_empty(beside) && steps[beside] == u16::MAX {
                steps[beside] = steps[point] + 1;
                reached.push(beside);
            }
        }
    }
    steps
}
