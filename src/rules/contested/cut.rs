//! Which single points, and which two, part a connected set of points between the colours.
//!
//! Any set that parts it has a point on every path from one colour to the other. So one point does only if it lies on
//! the path that was found first, and two do only if one lies on each of two paths without a common point. What joins
//! the points of these paths otherwise is a *bridge*; which points part the set is read off from how far the bridges
//! reach along the paths, in one pass.

use crate::rules::color::ByColor;
use crate::rules::grid::Grid;
use crate::rules::point::{Point, Size};

/// A set of points with the lines between them, and a node for each colour, joined with the points beside its stones.
pub(super) struct Net {
    points: Vec<Point>,
    joined: Vec<Vec<usize>>,
}

/// The stretch of a path that a bridge touches: its first and last place there. The path begins at place 0 with the
/// node it comes from and ends with the one it leads to; a bridge that does not touch it has none.
#[derive(Clone, Copy)]
struct Stretch {
    first: usize,
    last: usize,
}

impl Stretch {
    const NONE: Self = Self { first: usize::MAX, last: 0 };

    const fn at(place: usize) -> Self {
        Self { first: place, last: place }
    }

    fn with(self, other: Self) -> Self {
        Self { first: self.first.min(other.first), last: self.last.max(other.last) }
    }

    const fn is_none(self) -> bool {
        self.first > self.last
    }
}

/// Two paths between the same two nodes, without these; the second may be no path at all.
struct Tracks {
    ends: [usize; 2],
    paths: [Vec<usize>; 2],
}

impl Net {
    pub fn new(size: Size, part: &[Point], beside: impl Fn(Point) -> ByColor<bool>) -> Self {
        let mut node = Grid::new(size, None);
        for (n, &point) in part.iter().enumerate() {
            node[point] = Some(n);
        }
        let (black, white) = (part.len(), part.len() + 1);
        let mut joined = vec![Vec::new(); part.len() + 2];
        for (n, &point) in part.iter().enumerate() {
            joined[n].extend(size.neighbours(point).filter_map(|beside| node[beside]));
            let touched = beside(point);
            for (color, touched) in [(black, touched.black), (white, touched.white)] {
                if touched {
                    joined[n].push(color);
                    joined[color].push(n);
                }
            }
        }
        Self { points: part.to_vec(), joined }
    }

    /// The point of a node.
    pub fn point(&self, node: usize) -> Point {
        self.points[node]
    }

    const fn black(&self) -> usize {
        self.points.len()
    }

    const fn white(&self) -> usize {
        self.points.len() + 1
    }

    /// The nodes each of which parts the colours, in order from Black to White.
    pub fn cuts(&self) -> Vec<usize> {
        let free = vec![true; self.joined.len()];
        let ends = [self.black(), self.white()];
        let Some(path) = self.path(ends, &free) else { return Vec::new() };
        let tracks = Tracks { ends, paths: [path, Vec::new()] };
        let bridges = self.bridges(&tracks, &free);
        let parts = parting(&bridges, 0, tracks.paths[0].len());
        tracks.paths[0].iter().zip(parts).filter(|&(_, parts)| parts).map(|(&node, _)| node).collect()
    }

    /// Every two nodes that together part the colours while neither does alone, none of `cuts` among them: those are
    /// all the nodes that do alone. They lie between two neighbours of these, or else a path leads past each.
    pub fn pairs(&self, cuts: &[usize], mut each: impl FnMut(usize, usize)) {
        let mut free = vec![true; self.joined.len()];
        for &cut in cuts {
            free[cut] = false;
        }
        let from = std::iter::once(self.black()).chain(cuts.iter().copied());
        let to = cuts.iter().copied().chain(std::iter::once(self.white()));
        for ends in from.zip(to).map(|(from, to)| [from, to]) {
            let Some(paths) = self.two_paths(ends, &free) else { continue };
            let tracks = Tracks { ends, paths };
            let bridges = self.bridges(&tracks, &free);
            let [one, other] = &tracks.paths;
            let parts = [parting(&bridges, 0, one.len()), parting(&bridges, 1, other.len())];
            for (n, (least, most)) in partners(&bridges, one.len(), other.len()).into_iter().enumerate() {
                if parts[0][n] {
                    for m in (least..=most).filter(|&m| parts[1][m - 1]) {
                        each(one[n], other[m - 1]);
                    }
                }
            }
        }
    }

    /// A shortest path between two nodes through free ones, without the two.
    fn path(&self, [from, to]: [usize; 2], free: &[bool]) -> Option<Vec<usize>> {
        let mut before = vec![None; self.joined.len()];
        before[from] = Some(from);
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(&node) = reached.get(next) {
            next += 1;
            for &beside in &self.joined[node] {
                if beside == to {
                    let back = std::iter::successors(Some(node), |&node| before[node]);
                    let mut path: Vec<usize> = back.take_while(|&node| node != from).collect();
                    path.reverse();
                    return Some(path);
                }
                if free[beside] && before[beside].is_none() && !self.is_color(beside) {
                    before[beside] = Some(node);
                    reached.push(beside);
                }
            }
        }
        None
    }

    const fn is_color(&self, node: usize) -> bool {
        node >= self.points.len()
    }

    /// Two paths between two nodes through free ones that have no node in common; `None` where the two are neighbours
    /// or any path passes one node. The first path is found, then a way along which it and another can be exchanged: it
    /// enters the first path only to go back on it.
    fn two_paths(&self, ends: [usize; 2], free: &[bool]) -> Option<[Vec<usize>; 2]> {
        let [from, to] = ends;
        let first = self.path(ends, free).filter(|path| !path.is_empty())?;
        let mut after = vec![None; self.joined.len()];
        let mut previous = vec![None; self.joined.len()];
        let mut last = from;
        for &node in &first {
            (after[last], previous[node]) = (Some(node), Some(last));
            last = node;
        }
        after[last] = Some(to);
        // A node of the first path is entered from beside it, and left to one before; each is a state of its own.
        let entered = |node: usize| 2 * node + usize::from(previous[node].is_none());
        let left = |node: usize| 2 * node + 1;
        let mut before = vec![None; 2 * self.joined.len()];
        before[left(from)] = Some(left(from));
        let mut reached = vec![left(from)];
        let mut next = 0;
        let mut end = None;
        'search: while let Some(&state) = reached.get(next) {
            next += 1;
            let node = state / 2;
            if let Some(back) = previous[node].map(left)
                && before[back].is_none()
            {
                before[back] = Some(state);
                reached.push(back);
            }
            if state != left(node) {
                continue;
            }
            for &beside in self.joined[node].iter().filter(|&&beside| after[node] != Some(beside)) {
                if beside == to {
                    end = Some(state);
                    break 'search;
                }
                if free[beside] && !self.is_color(beside) && before[entered(beside)].is_none() {
                    before[entered(beside)] = Some(state);
                    reached.push(entered(beside));
                }
            }
        }
        let back = std::iter::successors(Some(end?), |&state| before[state]);
        let mut way: Vec<usize> =
            back.take_while(|&state| state != left(from)).map(|state| state / 2).collect();
        way.reverse();
        let mut starts = vec![first[0]];
        let mut last = from;
        for node in way.into_iter().chain([to]) {
            if previous[last] != Some(node) {
                if last == from {
                    starts.push(node);
                } else {
                    after[last] = Some(node);
                }
            }
            last = node;
        }
        let along = |start: usize| {
            std::iter::successors(Some(start), |&node| after[node]).take_while(|&node| node != to).collect()
        };
        Some([along(starts[0]), along(starts[1])])
    }

    /// How far along both paths each bridge reaches: free nodes joined with one another beside the paths, and single
    /// lines between the paths' own nodes.
    fn bridges(&self, tracks: &Tracks, free: &[bool]) -> Vec<[Stretch; 2]> {
        let mut places = vec![[Stretch::NONE; 2]; self.joined.len()];
        for (track, path) in tracks.paths.iter().enumerate() {
            for (&node, place) in path.iter().zip(1..) {
                places[node][track] = Stretch::at(place);
            }
        }
        places[tracks.ends[0]] = [Stretch::at(0); 2];
        places[tracks.ends[1]] = [0, 1].map(|track| Stretch::at(tracks.paths[track].len() + 1));
        let on_path = |node: usize| places[node].iter().any(|stretch| !stretch.is_none());
        let both = |a: [Stretch; 2], b: [Stretch; 2]| [a[0].with(b[0]), a[1].with(b[1])];
        let mut bridges = Vec::new();
        let mut seen = vec![false; self.joined.len()];
        for start in (0..self.joined.len()).filter(|&node| free[node] || on_path(node)) {
            if on_path(start) {
                let beside = self.joined[start].iter().filter(|&&beside| on_path(beside));
                bridges.extend(beside.map(|&beside| both(places[start], places[beside])));
                continue;
            }
            if seen[start] || self.is_color(start) {
                continue;
            }
            seen[start] = true;
            let mut bridge = [Stretch::NONE; 2];
            let mut next = vec![start];
            while let Some(node) = next.pop() {
                for &beside in &self.joined[node] {
                    if on_path(beside) {
                        bridge = both(bridge, places[beside]);
                    } else if free[beside] && !self.is_color(beside) && !seen[beside] {
                        seen[beside] = true;
                        next.push(beside);
                    }
                }
            }
            bridges.push(bridge);
        }
        bridges
    }
}

/// Whether no bridge leads past each place of a path, the first being 1.
fn parting(bridges: &[[Stretch; 2]], track: usize, len: usize) -> Vec<bool> {
    let mut reach = vec![0; len + 2];
    for bridge in bridges {
        if let Some(reach) = reach.get_mut(bridge[track].first) {
            *reach = bridge[track].last.max(*reach);
        }
    }
    let mut furthest = 0;
    (1..=len)
        .map(|place| {
            furthest = reach[place - 1].max(furthest);
            furthest <= place
        })
        .collect()
}

/// For each place of the first path, the first and last place of the second with which no bridge leads from before
/// the one to behind the other, or the other way round.
fn partners(bridges: &[[Stretch; 2]], len: usize, other: usize) -> Vec<(usize, usize)> {
    let (mut reach, mut origin) = (vec![1; len + 2], vec![other; len + 2]);
    for [one, two] in bridges.iter().filter(|[one, _]| !one.is_none()) {
        reach[one.first] = two.last.max(reach[one.first]);
        origin[one.last] = two.first.min(origin[one.last]);
    }
    for place in 1..len + 2 {
        reach[place] = reach[place].max(reach[place - 1]);
    }
    for place in (0..=len).rev() {
        origin[place] = origin[place].min(origin[place + 1]);
    }
    (1..=len).map(|place| (reach[place - 1], origin[place + 1])).collect()
}
