//! Games played to the end by a player who knows little more than what loses at once.

use super::joint::joint;
use super::local::{Room, around, atari, beside, divide, eye, gives_atari, kills, vital};
use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::grid::Grid;
use crate::rules::point::Point;

/// Plays one position out again and again.
pub(super) struct Player<'a> {
    start: &'a Board,
    open: Vec<Point>,
    dice: Dice,
    chain: Vec<Point>,
    /// The only liberty that the play last found sound would leave to its chain.
    last_liberty: Option<Point>,
    removed: Vec<Point>,
    sums: Grid<i32>,
    played: u32,
    moves: u32,
}

/// A game on the way: the board, its open points, and the last move.
struct Course {
    board: Board,
    open: Vec<Point>,
    ko: Option<Point>,
    last: Option<Point>,
    /// The points the last move emptied.
    hole: Vec<Point>,
}

impl<'a> Player<'a> {
    /// A player for `board` who stays away from what is `certain`.
    pub(super) fn new(board: &'a Board, certain: &Grid<Option<Color>>) -> Self {
        let open = board.size().iter().filter(|&p| board.is_empty(p) && certain[p].is_none()).collect();
        Self {
            start: board,
            open,
            dice: Dice::new(),
            chain: Vec::new(),
            last_liberty: None,
            removed: Vec::new(),
            sums: Grid::new(board.size(), 0),
            played: 0,
            moves: 0,
        }
    }

    /// Plays `count` games more.
    pub(super) fn games(&mut self, count: u32, to_move: Option<Color>) {
        let size = self.start.size();
        for _ in 0..count {
            let first = if self.played.is_multiple_of(2) { Color::Black } else { Color::White };
            let board = self.game(to_move.unwrap_or(first));
            self.played += 1;
            for point in size.iter() {
                let owner = board.at(point).or_else(|| surrounded(&board, point));
                self.sums[point] += match owner {
                    Some(Color::Black) => 1,
                    Some(Color::White) => -1,
                    None => 0,
                };
            }
        }
    }

    /// Whose a point was at the ends of the games, in thousandths: 1000 always Black's, −1000 always White's.
    pub(super) fn share(&self, point: Point) -> i32 {
        self.sums[point] * 1000 / i32::try_from(self.played.max(1)).unwrap_or(i32::MAX)
    }

    /// Moves made in all games so far.
    pub(super) const fn moves(&self) -> u32 {
        self.moves
    }

    fn game(&mut self, first: Color) -> Board {
        let mut course = Course {
            board: self.start.clone(),
            open: self.open.clone(),
            ko: None,
            last: None,
            hole: Vec::new(),
        };
        let mut color = first;
        let mut passes = 0;
        for _ in 0..3 * usize::from(self.start.size().points()) {
            if let Some(point) = self.choose(&mut course, color) {
                self.lay(&mut course, color, point);
                self.moves += 1;
                passes = 0;
            } else {
                course.ko = None;
                course.last = None;
                course.hole.clear();
                passes += 1;
                if passes == 2 {
                    break;
                }
            }
            color = !color;
        }
        course.board
    }

    fn lay(&mut self, course: &mut Course, color: Color, point: Point) {
        self.removed.clear();
        let taken = course.board.lay(color, point, &mut self.removed);
        if let Some(at) = course.open.iter().position(|&p| p == point) {
            course.open.swap_remove(at);
        }
        course.open.extend_from_slice(&self.removed);
        // A ko: one stone took one, and could be taken back alone.
        course.ko = self.removed.first().copied().filter(|&emptied| {
            taken == 1
                && beside(point).iter().all(|&p| course.board.at(p) != Some(color))
                && course.board.outlook(!color, emptied).taken == 1
        });
        course.last = Some(point);
        course.hole.clone_from(&self.removed);
    }

    /// The next move; none when there is nothing left worth playing.
    fn choose(&mut self, course: &mut Course, color: Color) -> Option<Point> {
        if let Some(last) = course.last {
            if self.dice.below(16) != 0
                && let Some(point) = self.middle(course, color, last)
            {
                return Some(point);
            }
            if self.dice.below(8) != 0
                && let Some(point) = self.urgent(course, color, last)
            {
                return Some(point);
            }
            if self.dice.below(8) < 7
                && let Some(point) =
                    joint(&course.board, color, last, |point| self.sound(course, color, point))
            {
                return Some(point);
            }
            if self.dice.below(2) == 0
                && let Some(point) = self.near(course, color, last)
            {
                return Some(point);
            }
        }
        let count = course.open.len();
        for at in 0..count {
            let other = at + self.dice.below(count - at);
            course.open.swap(at, other);
            let point = course.open[at];
            if self.sound(course, color, point) {
                return Some(self.better(course, color, point));
            }
        }
        None
    }

    /// What to play instead of `point`, just found sound: in an eye of the own the point that divides it; and the
    /// last liberty if `point` would leave its chain with that one alone, and a stone there does not.
    fn better(&mut self, course: &Course, color: Color, point: Point) -> Point {
        let board = &course.board;
        if let Some(middle) = divide(board, color, point) {
            return middle;
        }
        let Some(other) = self.last_liberty else { return point };
        if course.ko == Some(other) || eye(board, color, other) {
            return point;
        }
        let outlook = board.outlook(color, other);
        let safe = outlook.taken > 0
            || outlook.lost == 0 && gives_atari(board, color, other, &mut self.chain).is_none();
        if safe { other } else { point }
    }

    /// Takes what has just been put in atari, or saves the own chain that has.
    fn urgent(&mut self, course: &Course, color: Color, last: Point) -> Option<Point> {
        let board = &course.board;
        if let Some(point) = atari(board, last)
            && self.sound(course, color, point)
        {
            return Some(point);
        }
        for threatened in beside(last) {
            if board.at(threatened) != Some(color) {
                continue;
            }
            let Some(escape) = atari(board, threatened) else { continue };
            // Taking a neighbour in atari, if there is one.
            for stone in board.chain(threatened) {
                for enemy in beside(stone) {
                    if board.at(enemy) == Some(!color)
                        && let Some(point) = atari(board, enemy)
                        && self.sound(course, color, point)
                    {
                        return Some(point);
                    }
                }
            }
            if self.sound(course, color, escape) {
                let takes = board.outlook(color, escape).taken > 0;
                if takes || gives_atari(board, color, escape, &mut self.chain).is_none() {
                    return Some(escape);
                }
            }
        }
        None
    }

    /// The point that makes or breaks two eyes: in what has just been emptied, or in a small room.
    fn middle(&mut self, course: &Course, color: Color, last: Point) -> Option<Point> {
        let board = &course.board;
        if (3..=6).contains(&course.hole.len()) {
            return vital(board, &course.hole).filter(|&point| self.sound(course, color, point));
        }
        if let Some(point) = divide(board, color, last)
            && self.sound(course, color, point)
        {
            return Some(point);
        }
        for start in beside(last).into_iter().filter(|&point| board.is_empty(point)) {
            if let Some(room) = Room::at(board, start).filter(|room| room.points().len() >= 3)
                && let Some(point) =
                    vital(board, room.points()).filter(|&point| self.sound(course, color, point))
            {
                return Some(point);
            }
        }
        None
    }

    fn near(&mut self, course: &Course, color: Color, last: Point) -> Option<Point> {
        let mut points = around(last);
        for at in 0..points.len() {
            let other = at + self.dice.below(points.len() - at);
            points.swap(at, other);
            if course.board.is_empty(points[at]) && self.sound(course, color, points[at]) {
                return Some(self.better(course, color, points[at]));
            }
        }
        None
    }

    /// Whether a move is legal and does not throw away what lives.
    fn sound(&mut self, course: &Course, color: Color, point: Point) -> bool {
        let board = &course.board;
        if course.ko == Some(point) || eye(board, color, point) {
            return false;
        }
        let outlook = board.outlook(color, point);
        if outlook.lost > 0 {
            return false;
        }
        self.last_liberty = None;
        if outlook.taken > 0 {
            return true;
        }
        self.last_liberty = gives_atari(board, color, point, &mut self.chain);
        self.last_liberty.is_none() || kills(board, &self.chain)
    }
}

/// Whose an empty point is by the stones beside it.
fn surrounded(board: &Board, point: Point) -> Option<Color> {
    let mut owner = None;
    for next in beside(point) {
        match (board.at(next), owner) {
            (Some(color), Some(other)) if color != other => return None,
            (Some(color), _) => owner = Some(color),
            (None, _) => {}
        }
    }
    owner
}

/// Numbers that look random and are always the same (xorshift, Marsaglia 2003).
struct Dice(u64);

impl Dice {
    const fn new() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }

    /// A number below `count`, which must not be 0.
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let high = (self.0 >> 32) * u64::try_from(count).unwrap_or(1);
        usize::try_from(high >> 32).unwrap_or(0)
    }
}
