//! Games played to the end by a player who knows little more than what loses at once.

use super::course::Course;
use super::joint::joint;
use super::local::{around, atari, beside, eye, gives_atari, kills};
use super::room::{Room, apart, divide, vital};
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
    sums: Grid<i32>,
    played: u32,
    moves: u32,
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
            sums: Grid::new(board.size(), 0),
            played: 0,
            moves: 0,
        }
    }

    /// Plays `count` games more.
    pub(super) fn games(&mut self, count: u32, to_move: Option<Color>) {
        for _ in 0..count {
            let first = if self.played.is_multiple_of(2) { Color::Black } else { Color::White };
            let mut course = Course::new(self.start, &self.open);
            self.finish(&mut course, to_move.unwrap_or(first), 0);
            for point in self.start.size().iter() {
                self.sums[point] += match course.owner(point) {
                    Some(Color::Black) => 1,
                    Some(Color::White) => -1,
                    None => 0,
                };
            }
            self.played += 1;
        }
    }

    /// Whose a point was at the ends of the games, in thousandths: 1000 always Black's, −1000 always White's.
    pub(super) fn share(&self, point: Point) -> i32 {
        self.sums[point] * 1000 / i32::try_from(self.played.max(1)).unwrap_or(i32::MAX)
    }

    /// The position that is played out.
    pub(super) const fn board(&self) -> &'a Board {
        self.start
    }

    /// The points that may be played on.
    pub(super) fn open(&self) -> &[Point] {
        &self.open
    }

    /// Moves made in all games so far.
    pub(super) const fn moves(&self) -> u32 {
        self.moves
    }

    /// Plays to the end, from where `color` is to move after so many passes.
    pub(super) fn finish(&mut self, course: &mut Course, mut color: Color, mut passes: u32) {
        for _ in 0..3 * usize::from(self.start.size().points()) {
            if passes == 2 {
                break;
            }
            if let Some(point) = self.choose(course, color) {
                self.lay(course, color, point);
                passes = 0;
            } else {
                course.pass();
                passes += 1;
            }
            color = !color;
        }
    }

    /// Makes a move.
    pub(super) fn lay(&mut self, course: &mut Course, color: Color, point: Point) {
        self.moves += 1;
        course.lay(color, point);
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
        let (mut small, mut found) = (true, None);
        for start in apart(board, last) {
            match Room::at(board, start) {
                None => small = false,
                Some(room) if found.is_none() && room.points().len() >= 3 => {
                    found = vital(board, room.points()).filter(|&point| self.sound(course, color, point));
                }
                Some(_) => {}
            }
        }
        // An eye of the own that `last` stands in is no larger than the rooms around it.
        let middle = if small { divide(board, color, last) } else { None };
        middle.filter(|&point| self.sound(course, color, point)).or(found)
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
    pub(super) fn sound(&mut self, course: &Course, color: Color, point: Point) -> bool {
        let board = &course.board;
        if course.ko == Some(point) {
            return false;
        }
        self.last_liberty = None;
        let free = beside(point).into_iter().filter(|&next| board.is_empty(next)).count();
        if free > 1 {
            return true;
        }
        if free == 0 {
            if eye(board, color, point) {
                return false;
            }
            let outlook = board.outlook(color, point);
            if outlook.lost > 0 {
                return false;
            }
            if outlook.taken > 0 {
                return true;
            }
        }
        let only = gives_atari(board, color, point, &mut self.chain);
        if only.is_none() || board.outlook(color, point).taken > 0 {
            return true;
        }
        self.last_liberty = only;
        kills(board, &self.chain)
    }
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
