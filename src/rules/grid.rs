//! One value for every point of a board.

use super::color::Color;
use super::point::{Point, Size};
use std::ops::{Index, IndexMut};

/// One `T` a point. Indexing with a point that is not on the board panics; [`Grid::get`] asks first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid<T> {
    size: Size,
    values: Vec<T>,
}

impl<T: Clone> Grid<T> {
    /// The same value everywhere.
    pub fn new(size: Size, value: T) -> Self {
        Self { size, values: vec![value; usize::from(size.points())] }
    }
}

impl<T> Grid<T> {
    /// For every point what `of` makes of it.
    pub fn filled(size: Size, of: impl Fn(Point) -> T) -> Self {
        Self { size, values: size.iter().map(of).collect() }
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The value at `point`; `None` off the board.
    pub fn get(&self, point: Point) -> Option<&T> {
        self.size.has(point).then(|| &self.values[self.place(point)])
    }

    /// Every point with its value, row by row from the top.
    pub fn iter(&self) -> impl Iterator<Item = (Point, &T)> {
        self.size.iter().zip(&self.values)
    }

    fn place(&self, point: Point) -> usize {
        usize::from(point.y()) * usize::from(self.size.width()) + usize::from(point.x())
    }
}

impl<T: PartialEq> Grid<T> {
    /// The largest connected sets of points of equal value, in order of their first points.
    pub fn areas(&self) -> Vec<Vec<Point>> {
        let mut seen = Grid::new(self.size, false);
        let mut areas = Vec::new();
        for start in self.size.iter() {
            if seen[start] {
                continue;
            }
            seen[start] = true;
            let mut area = vec![start];
            let mut next = 0;
            while let Some(&point) = area.get(next) {
                next += 1;
                for beside in self.size.neighbours(point) {
                    if !seen[beside] && self[beside] == self[start] {
                        seen[beside] = true;
                        area.push(beside);
                    }
                }
            }
            areas.push(area);
        }
        areas
    }
}

impl<T> Index<Point> for Grid<T> {
    type Output = T;

    fn index(&self, point: Point) -> &T {
        &self.values[self.place(point)]
    }
}

impl<T> IndexMut<Point> for Grid<T> {
    fn index_mut(&mut self, point: Point) -> &mut T {
        let place = self.place(point);
        &mut self.values[place]
    }
}

impl Grid<Option<Color>> {
    /// Rows from the top: `X` Black's, `O` White's, `.` nobody's.
    pub fn rows(&self) -> Vec<String> {
        self.values
            .chunks(usize::from(self.size.width()))
            .map(|row| row.iter().map(|&owner| glyph(owner)).collect())
            .collect()
    }
}

/// `X` for Black, `O` for White, `.` for neither.
pub(super) const fn glyph(content: Option<Color>) -> char {
    match content {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    }
}
