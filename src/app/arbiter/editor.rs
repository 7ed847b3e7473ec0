//! A position being put right, point by point.

use crate::rules::board::Board;
use crate::rules::color::Color;
use crate::rules::point::{Point, Size};
use std::collections::BTreeMap;

/// A board on which any point can be changed; nothing is taken off by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    size: Size,
    stones: BTreeMap<Point, Color>,
    /// Who moves next.
    pub next: Color,
    /// Whether stones are only carried from point to point.
    pub carries: bool,
    /// The stone taken up and not laid down yet.
    pub held: Option<Color>,
}

impl Editor {
    /// Begins with a board as it stands.
    pub fn new(board: &Board, next: Color, carries: bool) -> Self {
        Self { size: board.size(), stones: board.stones().collect(), next, carries, held: None }
    }

    /// The stone on a point.
    pub fn at(&self, p: Point) -> Option<Color> {
        self.stones.get(&p).copied()
    }

    /// Changes a point: empty, Black, White, and empty again. Where stones are carried, one is taken up here or laid down.
    pub fn change(&mut self, p: Point) {
        match (self.at(p), self.held) {
            (None, Some(held)) => {
                self.held = None;
                self.stones.insert(p, held)
            }
            (Some(color), None) if self.carries => {
                self.held = Some(color);
                self.stones.remove(&p)
            }
            _ if self.carries => None,
            (None, _) => self.stones.insert(p, Color::Black),
            (Some(Color::Black), _) => self.stones.insert(p, Color::White),
            (Some(Color::White), _) => self.stones.remove(&p),
        };
    }

    /// Rows from the top: `X` Black, `O` White, `.` empty.
    pub fn rows(&self) -> Vec<String> {
        let letter = |p| match self.at(p) {
            None => '.',
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
        };
        (0..self.size.height())
            .map(|y| (0..self.size.width()).map(|x| letter(Point::new(x, y))).collect())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Editor;
    use crate::rules::board::Board;
    use crate::rules::color::Color;
    use crate::rules::point::Point;

    #[test]
    fn a_point_goes_round() {
        let board = Board::from_rows(&["X.", ".O"]).unwrap();
        let mut editor = Editor::new(&board, Color::White, false);
        for rows in [["X.", ".O"], ["O.", ".O"], ["..", ".O"], ["X.", ".O"]] {
            assert_eq!(editor.rows(), rows);
            editor.change(Point::new(0, 0));
        }
    }

    #[test]
    fn a_stone_is_carried_to_an_empty_point() {
        let board = Board::from_rows(&["X.", ".O"]).unwrap();
        let mut editor = Editor::new(&board, Color::White, true);
        for (x, y, rows, held) in [
            (1, 0, ["X.", ".O"], None),
            (1, 1, ["X.", ".."], Some(Color::White)),
            (0, 0, ["X.", ".."], Some(Color::White)),
            (1, 0, ["XO", ".."], None),
        ] {
            editor.change(Point::new(x, y));
            assert_eq!((editor.rows(), editor.held), (rows.map(str::to_owned).to_vec(), held), "{x} {y}");
        }
    }
}
