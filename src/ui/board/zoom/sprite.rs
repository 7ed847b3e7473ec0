//! A stone and its shadow, worked out once for every place around its middle.

use super::stone::{self, Measure};
use crate::rules::color::{ByColor, Color};
use crate::ui::theme::{Depth, Rgb, Theme};

/// What a stone makes of one place near it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// Whether the place lies on the stone.
    pub stone: bool,
    /// The stone's colour there.
    pub shade: ByColor<Rgb>,
    /// How dark its shadow is there: parts of 256.
    pub shadow: u16,
}

/// All the places a stone reaches, at sample distances: every second sixteenth of a column, every fourth down.
#[derive(Clone, Debug)]
pub(super) struct Sprite {
    spots: Vec<Spot>,
    cols: i32,
    first: (i32, i32),
}

impl Sprite {
    /// For stones of this measure; `first` is a place of a sample, from the middle of a stone, left of and above all
    /// the places it reaches.
    pub fn new(measure: Measure, theme: Theme, first: (i32, i32)) -> Self {
        let flat = theme.depth == Depth::Sixteen;
        let last = measure.reach();
        let cols = (last - first.0) / 2 + 1;
        let rows = (last - first.1) / 4 + 1;
        let spot =
            |dx: i32, dy: i32| Spot {
                stone: measure.covers(dx, dy),
                shade: ByColor::new_with(|color: Color| {
                    if flat { stone::flat(color) } else { measure.shade(color, dx, dy) }
                }),
                // Fewer colours have no browns for it.
                shadow: if theme.depth == Depth::TrueColor { measure.shadow(dx, dy) } else { 0 },
            };
        let places = (0..rows).flat_map(|j| (0..cols).map(move |i| (first.0 + 2 * i, first.1 + 4 * j)));
        Self { spots: places.map(|(dx, dy)| spot(dx, dy)).collect(), cols, first }
    }

    /// The spots of `count` samples in a row that begins `dx`, `dy` from the middle, each with its number in that row.
    pub fn row(&self, dx: i32, dy: i32, count: usize) -> impl Iterator<Item = (usize, &Spot)> {
        let (col, row) = ((dx - self.first.0).div_euclid(2), (dy - self.first.1).div_euclid(4));
        let skipped = usize::try_from(-col).unwrap_or(0);
        let index = |col: i32| usize::try_from(row * self.cols + col).ok();
        let spots = index(col.max(0)).zip(index(self.cols)).and_then(|(from, to)| self.spots.get(from..to));
        let spots = spots.filter(|_| row >= 0).unwrap_or_default();
        (skipped..count).zip(spots)
    }
}
