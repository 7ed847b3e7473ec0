//! A position with its history: what may be played, why something may not, and what playing it does.
//!
//! There is no undo and there are no snapshots. A position is rebuilt by playing its moves again, which takes
//! microseconds; the history here is the list of steps, and a hash of every arrangement that stood.

use super::board::Board;
use super::color::{ByColor, Color};
use super::point::{Point, Size};
use super::ruleset::KoRule;
use super::seen::Seen;
use std::fmt;

mod history;

pub use super::moves::{Illegal, Move};
pub use history::Earlier;

/// What happened, so that it can be done again.
#[derive(Clone, Copy)]
enum Step {
    /// A stone laid, by the rules or against them.
    Lay(Color, Point),
    /// A move without a stone.
    Idle,
    /// A point written over.
    Put(Point, Option<Color>),
}

/// A board, the side to move, the prisoners, and all that was played since the start.
#[derive(Clone)]
pub struct Position {
    board: Board,
    ko: KoRule,
    suicide: bool,
    to_move: Color,
    taken: ByColor<u32>,
    passes: u32,
    moves: u32,
    last: Option<(Color, Move)>,
    removed: Vec<Point>,
    start: Vec<(Point, Color)>,
    steps: Vec<Step>,
    /// Which of them write over points, in ascending order.
    edits: Vec<u32>,
    seen: Seen,
    /// For each colour, hash and step of the board before its last play; none once a pass lifted the ban.
    before: ByColor<Option<(u64, u32)>>,
    /// A step after which the very stones of now lay before, where that is known.
    stood: Option<u32>,
}

/// A rule a play breaks.
struct Breach {
    illegal: Illegal,
    /// The board it repeats, if it does.
    repeats: Option<Repeats>,
}

/// That a play gives a board which stood before.
struct Repeats {
    /// After so many steps.
    step: u32,
    /// So many steps were played again to know it.
    replayed: u32,
}

impl Position {
    /// The empty board, Black to move. `suicide`: whether two stones or more may take themselves off.
    pub fn new(size: Size, ko: KoRule, suicide: bool) -> Self {
        let mut seen = Seen::new(size.points().into());
        seen.insert(0, Color::Black, 0);
        Self {
            board: Board::new(size),
            ko,
            suicide,
            to_move: Color::Black,
            taken: ByColor::default(),
            passes: 0,
            moves: 0,
            last: None,
            removed: Vec::new(),
            start: Vec::new(),
            steps: Vec::new(),
            edits: Vec::new(),
            seen,
            before: ByColor::default(),
            stood: None,
        }
    }

    /// A starting position, which counts as having occurred. Stones without liberties may stand; of several
    /// stones for a point the last counts. Refuses a point off the board.
    pub fn set_up(
        size: Size,
        ko: KoRule,
        suicide: bool,
        stones: &[(Point, Color)],
        to_move: Color,
    ) -> Result<Self, Illegal> {
        if stones.iter().any(|&(point, _)| !size.has(point)) {
            return Err(Illegal::OffBoard);
        }
        let mut position = Self::new(size, ko, suicide);
        position.board.put(stones.iter().map(|&(point, color)| (point, Some(color))));
        position.start = stones.to_vec();
        position.to_move = to_move;
        position.seen = Seen::new(size.points().into());
        position.seen.insert(position.board.hash(), to_move, 0);
        Ok(position)
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.board.size()
    }

    /// The board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The stone on `point`, if there is one.
    pub fn at(&self, point: Point) -> Option<Color> {
        self.board.at(point)
    }

    /// The side to move.
    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// The ko rule.
    pub const fn ko(&self) -> KoRule {
        self.ko
    }

    /// Whether two stones or more may take themselves off.
    pub const fn suicide(&self) -> bool {
        self.suicide
    }

    /// Stones *of* each colour taken so far.
    pub const fn taken(&self) -> ByColor<u32> {
        self.taken
    }

    /// Passes in a row at the end.
    pub const fn passes(&self) -> u32 {
        self.passes
    }

    /// Moves since the start, plays and passes.
    pub const fn moves(&self) -> u32 {
        self.moves
    }

    /// The points the last move emptied.
    pub fn last_removed(&self) -> &[Point] {
        &self.removed
    }

    /// The last move and who made it; none at the start, and none after a move off the board.
    pub const fn last_move(&self) -> Option<(Color, Move)> {
        self.last
    }

    /// Whether `color` may play on `point` now, and if not, why. Either colour may be asked about.
    pub fn why_not(&self, color: Color, point: Point) -> Result<(), Illegal> {
        self.judge(color, point).map_err(|breach| breach.illegal)
    }

    fn judge(&self, color: Color, point: Point) -> Result<(), Breach> {
        let breach = |illegal| Err(Breach { illegal, repeats: None });
        if !self.board.is_empty(point) {
            return breach(if self.size().has(point) { Illegal::Occupied } else { Illegal::OffBoard });
        }
        let outlook = self.board.outlook(color, point);
        if outlook.lost == 1 || (outlook.lost > 1 && !self.suicide) {
            return breach(Illegal::Suicide);
        }
        self.repetition(color, point, &outlook)
            .map_or(Ok(()), |(illegal, repeats)| Err(Breach { illegal, repeats: Some(repeats) }))
    }

    /// Plays. The opponent is to move next, whoever's turn it was. A refusal changes nothing.
    pub fn play(&mut self, color: Color, point: Point) -> Result<(), Illegal> {
        self.why_not(color, point)?;
        self.lay(color, point);
        Ok(())
    }

    /// Passes, which is always legal and lifts the ban of a ko.
    pub fn pass(&mut self, color: Color) {
        self.idle(color, Some((color, Move::Pass)));
        self.passes += 1;
    }

    /// Plays as records are executed, whatever the rules say (reader rule 29): the stone goes over what was
    /// there, the opponent's chains beside it without liberties come off, then its own, a single stone too. A
    /// point off the board lays no stone and is a move all the same (reader rule 28).
    pub fn force(&mut self, color: Color, point: Point) {
        if self.size().has(point) { self.lay(color, point) } else { self.stray(color) }
    }

    /// Plays as [`Position::force`] does. Tells which rule that breaks, and how many steps were played again to know it;
    /// none where the game goes on as it went from the same board before.
    pub fn execute(&mut self, color: Color, point: Point) -> (Option<Illegal>, u32) {
        let judged = self.judge(color, point);
        self.force(color, point);
        let Err(Breach { illegal, repeats }) = judged else { return (None, 0) };
        let Some(Repeats { step, replayed }) = repeats else { return (Some(illegal), 0) };
        self.stood = Some(step);
        (Some(illegal), replayed)
    }

    /// A move that laid no stone and was no pass either: one off the board, in a record.
    pub fn stray(&mut self, color: Color) {
        self.idle(color, None);
        self.passes = 0;
    }

    /// Writes over points as setup in a record does: nothing is taken, chains without liberties stand (reader
    /// rule 31). It is no move. Points off the board are left out.
    pub fn place(&mut self, changes: &[(Point, Option<Color>)]) {
        self.board.put(changes.iter().copied());
        self.edits.extend((self.now()..).take(changes.len()));
        self.steps.extend(changes.iter().map(|&(point, content)| Step::Put(point, content)));
        self.removed.clear();
        self.passes = 0;
        self.before = ByColor::default();
        self.stood = None;
        self.note();
    }

    /// Says whose turn it is. It is no move.
    pub fn set_to_move(&mut self, color: Color) {
        self.to_move = color;
        self.note();
    }

    fn lay(&mut self, color: Color, point: Point) {
        self.before[color] = Some((self.board.hash(), self.now()));
        self.stood = self.as_before(color, point);
        self.removed.clear();
        let taken = lay_over(&mut self.board, color, point, &mut self.removed);
        self.taken[!color] += small(taken);
        self.taken[color] += small(self.removed.len() - taken);
        self.steps.push(Step::Lay(color, point));
        self.last = Some((color, Move::Play(point)));
        self.passes = 0;
        self.moves += 1;
        self.to_move = !color;
        self.note();
    }

    fn idle(&mut self, color: Color, last: Option<(Color, Move)>) {
        self.before = ByColor::default();
        self.removed.clear();
        self.steps.push(Step::Idle);
        self.last = last;
        self.moves += 1;
        self.to_move = !color;
        self.note();
    }

    fn note(&mut self) {
        self.seen.insert(self.board.hash(), self.to_move, self.now());
    }

    fn now(&self) -> u32 {
        small(self.steps.len())
    }
}

/// Lays a stone over whatever is there; returns how many enemy stones came off.
fn lay_over(board: &mut Board, color: Color, point: Point, removed: &mut Vec<Point>) -> usize {
    if board.at(point).is_some() {
        board.put([(point, None)]);
    }
    board.lay(color, point, removed)
}

fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn large(count: u32) -> usize {
    usize::try_from(count).unwrap_or(usize::MAX)
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position")
            .field("board", &self.board)
            .field("to_move", &self.to_move)
            .field("taken", &self.taken)
            .field("moves", &self.moves)
            .finish_non_exhaustive()
    }
}
