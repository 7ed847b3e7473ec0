//! A position with its history: what may be played, why something may not, and what playing it does.
//!
//! There is no undo and there are no snapshots. A position is rebuilt by playing its moves again, which takes
//! microseconds; the history here is the list of steps, and a hash of every arrangement that stood.

use super::board::{Board, Outlook};
use super::color::{ByColor, Color};
use super::point::{Point, Size};
use super::ruleset::KoRule;
use super::seen::Seen;
use std::fmt;

pub use super::moves::{Illegal, Move};

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
    seen: Seen,
    /// For each colour, hash and step of the board before its last play; none once a pass lifted the ban.
    before: ByColor<Option<(u64, u32)>>,
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
            seen,
            before: ByColor::default(),
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
        if !self.board.is_empty(point) {
            return Err(if self.size().has(point) { Illegal::Occupied } else { Illegal::OffBoard });
        }
        let outlook = self.board.outlook(color, point);
        if outlook.lost == 1 || (outlook.lost > 1 && !self.suicide) {
            return Err(Illegal::Suicide);
        }
        if self.ko == KoRule::None {
            return Ok(());
        }
        if self.retakes(color, point, &outlook) {
            return Err(Illegal::Ko);
        }
        let found = match self.ko {
            KoRule::None | KoRule::Simple => None,
            KoRule::Positional => self.seen.find(outlook.hash, None),
            KoRule::Situational => self.seen.find(outlook.hash, Some(!color)),
        };
        match found {
            Some(step) if self.gives(color, point, step) => {
                Err(Illegal::Superko { after: self.moves_in(step) })
            }
            _ => Ok(()),
        }
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

    /// A move that laid no stone and was no pass either: one off the board, in a record.
    pub fn stray(&mut self, color: Color) {
        self.idle(color, None);
        self.passes = 0;
    }

    /// Writes over points as setup in a record does: nothing is taken, chains without liberties stand (reader
    /// rule 31). It is no move. Points off the board are left out.
    pub fn place(&mut self, changes: &[(Point, Option<Color>)]) {
        self.board.put(changes.iter().copied());
        self.steps.extend(changes.iter().map(|&(point, content)| Step::Put(point, content)));
        self.removed.clear();
        self.passes = 0;
        self.before = ByColor::default();
        self.note();
    }

    /// Says whose turn it is. It is no move.
    pub fn set_to_move(&mut self, color: Color) {
        self.to_move = color;
        self.note();
    }

    /// After how many moves these stones with this side to move first stood, if the last play brought them
    /// back. Asked under every ko rule, so that a long cycle can be noticed where none is forbidden.
    pub fn repeats(&self) -> Option<u32> {
        let Some((_, Move::Play(_))) = self.last else { return None };
        let step = self.seen.find(self.board.hash(), Some(self.to_move))?;
        (usize::try_from(step) != Ok(self.steps.len()) && self.board_after(step) == self.board)
            .then(|| self.moves_in(step))
    }

    fn lay(&mut self, color: Color, point: Point) {
        self.before[color] = Some((self.board.hash(), self.now()));
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

    /// Whether the play gives the board before the opponent's last one.
    fn retakes(&self, color: Color, point: Point, outlook: &Outlook) -> bool {
        let Some((hash, step)) = self.before[!color] else { return false };
        if hash != outlook.hash {
            return false;
        }
        // The usual ko is known by its look; only out of turn can a board return in another way.
        let plain = outlook.taken == 1
            && self.removed == [point]
            && matches!(self.last, Some((by, Move::Play(at))) if by != color && outlook.victim == Some(at));
        (plain && self.now() == step + 1) || self.gives(color, point, step)
    }

    /// Whether the play gives the very stones that lay after `step` steps: equal hashes alone refuse nothing.
    fn gives(&self, color: Color, point: Point, step: u32) -> bool {
        let mut board = self.board.clone();
        board.lay(color, point, &mut Vec::new());
        board == self.board_after(step)
    }

    fn board_after(&self, step: u32) -> Board {
        let mut board = Board::new(self.size());
        board.put(self.start.iter().map(|&(point, color)| (point, Some(color))));
        let mut removed = Vec::new();
        let steps = &self.steps[..large(step).min(self.steps.len())];
        // Writing over points lays the whole board anew, so a row of them is done at once.
        for done in steps.chunk_by(|a, b| matches!((a, b), (Step::Put(..), Step::Put(..)))) {
            match *done {
                [Step::Lay(color, point)] => {
                    lay_over(&mut board, color, point, &mut removed);
                }
                [Step::Idle] => {}
                _ => board.put(done.iter().filter_map(|step| match *step {
                    Step::Put(point, content) => Some((point, content)),
                    Step::Lay(..) | Step::Idle => None,
                })),
            }
        }
        board
    }

    fn moves_in(&self, step: u32) -> u32 {
        let edit = |step: &&Step| matches!(step, Step::Put(..));
        step - small(self.steps.iter().take(large(step)).filter(edit).count())
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

#[cfg(test)]
mod tests {
    use super::Position;
    use crate::rules::color::Color;
    use crate::rules::point::{Point, Size};
    use crate::rules::ruleset::KoRule;

    #[test]
    fn equal_hashes_alone_refuse_nothing() {
        let (color, point) = (Color::Black, Point::new(2, 2));
        for ko in [KoRule::Simple, KoRule::Positional, KoRule::Situational] {
            let mut position = Position::new(Size::STANDARD, ko, false);
            position.play(color, Point::new(3, 3)).unwrap();
            position.play(!color, Point::new(9, 9)).unwrap();
            let hash = position.board.outlook(color, point).hash;
            // As if the hash of the start and of the board before White's play had been the same.
            position.seen.insert(hash, Color::White, 0);
            position.seen.insert(hash, Color::Black, 1);
            position.before[!color] = Some((hash, 1));
            assert_eq!(position.why_not(color, point), Ok(()), "{ko:?}");
            position.play(color, point).unwrap();
            assert_eq!(position.repeats(), None);
        }
    }
}
