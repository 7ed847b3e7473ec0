//! Stones on a board, and the chains they form.
//!
//! The board is bordered, so a neighbour is a sum and never needs a test. Each chain is a ring of stones with
//! one head, and the head's entry keeps what legality needs: how many lines lead from the chain to empty points
//! (a liberty reached by two stones counts twice), how many stones there are, and the exclusive or of their
//! keys. A chain is taken by a stone exactly when every one of those lines leads to it, so what a play does is
//! known from its four neighbours, without trying it.

mod rows;

use super::color::Color;
use super::point::{Point, STRIDE, Size};
use super::zobrist::key;
pub use rows::BadRows;

const EMPTY: u8 = 0;
const BORDER: u8 = 3;

const fn cell(color: Color) -> u8 {
    match color {
        Color::Black => 1,
        Color::White => 2,
    }
}

const fn color_of(cell: u8) -> Option<Color> {
    match cell {
        1 => Some(Color::Black),
        2 => Some(Color::White),
        _ => None,
    }
}

const fn around(index: usize) -> [usize; 4] {
    [index - STRIDE, index - 1, index + 1, index + STRIDE]
}

/// What a head knows of its chain.
#[derive(Clone, Copy, Default)]
struct Chain {
    /// Exclusive or of the stones' keys.
    key: u64,
    /// Lines from a stone to an empty point.
    lines: u16,
    /// Stones.
    stones: u16,
}

/// Stones on the points of a board. Two boards are equal when the same stones lie on them.
#[derive(Clone)]
pub struct Board {
    size: Size,
    cells: Vec<u8>,
    /// The next stone of the same chain, round and round.
    ring: Vec<u16>,
    /// The head of the chain a stone belongs to; 0, which is border, where there is no stone.
    head: Vec<u16>,
    /// Meaningful at heads.
    chains: Vec<Chain>,
    hash: u64,
}

/// What a play would do, known before it is made.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    /// The hash of the stones afterwards.
    pub hash: u64,
    /// Enemy stones that would come off.
    pub taken: u32,
    /// Own stones that would come off, the one laid included.
    pub lost: u32,
    /// The head of a chain that would be taken (the last one looked at).
    pub victim: Option<Point>,
}

impl Board {
    /// A board without stones.
    pub fn new(size: Size) -> Self {
        let len = (usize::from(size.height()) + 2) * STRIDE;
        let mut cells = vec![BORDER; len];
        for row in 1..=usize::from(size.height()) {
            let start = row * STRIDE + 1;
            cells[start..start + usize::from(size.width())].fill(EMPTY);
        }
        Self {
            size,
            cells,
            ring: vec![0; len],
            head: vec![0; len],
            chains: vec![Chain::default(); len],
            hash: 0,
        }
    }

    /// The size.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The stone on `point`; `None` when it is empty or off the board.
    pub fn at(&self, point: Point) -> Option<Color> {
        self.cells.get(point.index()).copied().and_then(color_of)
    }

    /// Whether `point` is on the board and empty.
    pub fn is_empty(&self, point: Point) -> bool {
        self.cells.get(point.index()) == Some(&EMPTY)
    }

    /// Every stone, row by row from the top.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> {
        self.size.iter().filter_map(|point| Some((point, self.at(point)?)))
    }

    /// The stones of the chain at `point`, beginning there; none when there is no stone.
    pub fn chain(&self, point: Point) -> impl Iterator<Item = Point> {
        let first = self.at(point).map(|_| point);
        std::iter::successors(first, move |at| {
            let next = Point::from_index(self.ring[at.index()]);
            (next != point).then_some(next)
        })
    }

    /// Whether the stones on two points are of one chain.
    pub(super) fn is_one_chain(&self, one: Point, other: Point) -> bool {
        self.head[one.index()] == self.head[other.index()]
    }

    /// How many stones the chain at `point` has; 0 when there is no stone.
    pub(super) fn stones_of(&self, point: Point) -> u16 {
        self.chains[usize::from(self.head[point.index()])].stones
    }

    /// How many lines lead from the chain at `point` to empty points: a liberty reached by two stones counts twice,
    /// none counts more than four times. 0 when there is no stone.
    pub(super) fn lines_of(&self, point: Point) -> u16 {
        self.chains[usize::from(self.head[point.index()])].lines
    }

    /// The liberties of the chain at `point`, in reading order; none when there is no stone.
    pub fn liberty_points(&self, point: Point) -> Vec<Point> {
        let mut found: Vec<Point> = self
            .chain(point)
            .flat_map(|stone| self.size.neighbours(stone))
            .filter(|&next| self.is_empty(next))
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// How many liberties the chain at `point` has; 0 when there is no stone.
    pub fn liberties(&self, point: Point) -> usize {
        self.liberty_points(point).len()
    }

    /// One stone of every chain.
    pub(super) fn heads(&self) -> impl Iterator<Item = Point> {
        self.size.iter().filter(|point| usize::from(self.head[point.index()]) == point.index())
    }

    /// The hash of the stones.
    pub(super) const fn hash(&self) -> u64 {
        self.hash
    }

    /// Writes over points as setup does: nothing is taken, chains without liberties stand. Points off the
    /// board are left out; of several entries for a point the last counts.
    pub fn put(&mut self, changes: impl IntoIterator<Item = (Point, Option<Color>)>) {
        for (point, content) in changes {
            if self.size.has(point) {
                self.cells[point.index()] = content.map_or(EMPTY, cell);
            }
        }
        let stones: Vec<(Point, Color)> = self.stones().collect();
        *self = Self::new(self.size);
        for (point, color) in stones {
            self.add(color, point.index());
        }
    }

    /// What `color` playing on the empty point `point` would do.
    pub(super) fn outlook(&self, color: Color, point: Point) -> Outlook {
        let index = point.index();
        let next = around(index);
        let heads = next.map(|n| self.head[n]);
        let (mut lives, mut taken, mut lost, mut victim) = (false, 0, 1, None);
        let (mut with, mut without) = (self.hash ^ key(color, index), self.hash);
        for (i, &n) in next.iter().enumerate() {
            let head = heads[i];
            if head == 0 {
                lives |= self.cells[n] == EMPTY;
                continue;
            }
            let chain = &self.chains[usize::from(head)];
            let own = self.cells[n] == cell(color);
            // Four lines at most lead from a chain to one point.
            if chain.lines > 4 || usize::from(chain.lines) != count(heads, head) {
                lives |= own;
            } else if !heads[..i].contains(&head) {
                if own {
                    lost += u32::from(chain.stones);
                    without ^= chain.key;
                } else {
                    taken += u32::from(chain.stones);
                    with ^= chain.key;
                    victim = Some(Point::from_index(head));
                }
            }
        }
        if lives || taken > 0 {
            Outlook { hash: with, taken, lost: 0, victim }
        } else {
            Outlook { hash: without, taken: 0, lost, victim: None }
        }
    }

    /// Lays a stone on an empty point, whatever the rules say: enemy chains beside it without liberties come
    /// off, then its own. The points emptied are added to `removed`; returns how many were enemy stones.
    pub(super) fn lay(&mut self, color: Color, point: Point, removed: &mut Vec<Point>) -> usize {
        let index = point.index();
        self.add(color, index);
        let start = removed.len();
        for n in around(index) {
            if self.cells[n] == cell(!color) && self.chains[usize::from(self.head[n])].lines == 0 {
                self.lift(!color, n, removed);
            }
        }
        let taken = removed.len() - start;
        if self.chains[usize::from(self.head[index])].lines == 0 {
            self.lift(color, index, removed);
        }
        taken
    }

    /// Takes the chain at `point` off; nothing happens when there is no stone.
    pub(super) fn take_off(&mut self, point: Point, removed: &mut Vec<Point>) {
        if let Some(color) = self.at(point) {
            self.lift(color, point.index(), removed);
        }
    }

    fn add(&mut self, color: Color, index: usize) {
        let key = key(color, index);
        let own = cell(color);
        self.cells[index] = own;
        self.hash ^= key;
        let id = narrow(index);
        self.ring[index] = id;
        self.head[index] = id;
        let mut lines = 0;
        for n in around(index) {
            match self.cells[n] {
                EMPTY => lines += 1,
                BORDER => {}
                _ => self.chains[usize::from(self.head[n])].lines -= 1,
            }
        }
        self.chains[index] = Chain { key, lines, stones: 1 };
        for n in around(index) {
            if self.cells[n] == own && self.head[n] != self.head[index] {
                self.join(usize::from(self.head[index]), usize::from(self.head[n]));
            }
        }
    }

    /// Makes one chain of two, given by their heads.
    fn join(&mut self, a: usize, b: usize) {
        let (large, small) = if self.chains[a].stones >= self.chains[b].stones { (a, b) } else { (b, a) };
        let joined = self.chains[small];
        let chain = &mut self.chains[large];
        chain.key ^= joined.key;
        chain.lines += joined.lines;
        chain.stones += joined.stones;
        let mut at = small;
        loop {
            self.head[at] = narrow(large);
            at = usize::from(self.ring[at]);
            if at == small {
                break;
            }
        }
        self.ring.swap(large, small);
    }

    fn lift(&mut self, color: Color, index: usize, removed: &mut Vec<Point>) {
        self.hash ^= self.chains[usize::from(self.head[index])].key;
        let mut at = index;
        loop {
            self.cells[at] = EMPTY;
            for n in around(at) {
                // Lines are given back to the enemy alone: what is left of this chain is going too.
                if self.cells[n] == cell(!color) {
                    self.chains[usize::from(self.head[n])].lines += 1;
                }
            }
            self.head[at] = 0;
            removed.push(Point::from_index(narrow(at)));
            at = usize::from(self.ring[at]);
            if at == index {
                break;
            }
        }
    }
}

const fn narrow(index: usize) -> u16 {
    debug_assert!(index < STRIDE * STRIDE);
    #[expect(clippy::cast_possible_truncation, reason = "a bordered board has at most 54² cells")]
    let index = index as u16;
    index
}

fn count(heads: [u16; 4], head: u16) -> usize {
    heads.iter().filter(|&&other| other == head).count()
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size && self.cells == other.cells
    }
}

impl Eq for Board {}
