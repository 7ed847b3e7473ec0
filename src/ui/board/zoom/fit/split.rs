//! The block characters, and the error each leaves.

use super::{SIDE, Sample, Samples};
use crate::ui::theme::Rgb;

/// Which samples of a cell the ink of a character covers.
#[derive(Clone, Copy)]
pub(super) enum Cover {
    /// Quarters: upper left, upper right, lower left, lower right.
    Quarters([bool; 4]),
    /// Rows, up to the second one not included.
    Rows(usize, usize),
    /// Columns, likewise.
    Cols(usize, usize),
}

impl Cover {
    pub const fn has(self, x: usize, y: usize) -> bool {
        match self {
            Self::Quarters(quarters) => quarters[x / HALF + 2 * (y / HALF)],
            Self::Rows(from, to) => from <= y && y < to,
            Self::Cols(from, to) => from <= x && x < to,
        }
    }
}

/// Half the samples of a side.
const HALF: usize = SIDE / 2;

/// Characters whose width never depends on the terminal come first.
pub(super) const SPLITS: [(&str, Cover); 20] = [
    ("▘", Cover::Quarters([true, false, false, false])),
    ("▝", Cover::Quarters([false, true, false, false])),
    ("▖", Cover::Quarters([false, false, true, false])),
    ("▗", Cover::Quarters([false, false, false, true])),
    ("▚", Cover::Quarters([true, false, false, true])),
    ("▐", Cover::Cols(4, 8)),
    ("▀", Cover::Rows(0, 4)),
    ("▁", Cover::Rows(7, 8)),
    ("▂", Cover::Rows(6, 8)),
    ("▃", Cover::Rows(5, 8)),
    ("▅", Cover::Rows(3, 8)),
    ("▆", Cover::Rows(2, 8)),
    ("▇", Cover::Rows(1, 8)),
    ("▏", Cover::Cols(0, 1)),
    ("▎", Cover::Cols(0, 2)),
    ("▍", Cover::Cols(0, 3)),
    ("▋", Cover::Cols(0, 5)),
    ("▊", Cover::Cols(0, 6)),
    ("▉", Cover::Cols(0, 7)),
    ("┃", Cover::Cols(3, 5)),
];

/// How many of the splits are of certain width.
pub(super) const CERTAIN: usize = 6;

/// The colours of a cell added up by quarters, rows and columns: enough to judge every split.
pub(super) struct Totals {
    quarters: [[u32; 3]; 4],
    rows: [[u32; 3]; SIDE],
    cols: [[u32; 3]; SIDE],
    whole: [u32; 3],
    squares: u64,
}

impl Totals {
    pub fn new(samples: &Samples) -> Self {
        let mut totals = Self {
            quarters: [[0; 3]; 4],
            rows: [[0; 3]; SIDE],
            cols: [[0; 3]; SIDE],
            whole: [0; 3],
            squares: 0,
        };
        for (y, row) in samples.iter().enumerate() {
            for (x, Sample { rgb: Rgb(r, g, b), .. }) in row.iter().enumerate() {
                let rgb = [*r, *g, *b].map(u32::from);
                for (i, part) in rgb.into_iter().enumerate() {
                    totals.rows[y][i] += part;
                    totals.cols[x][i] += part;
                    totals.quarters[x / HALF + 2 * (y / HALF)][i] += part;
                    totals.squares += u64::from(part * part);
                }
            }
        }
        totals.whole = add(&totals.rows);
        totals
    }

    /// The squared error of the whole in its mean colour.
    pub fn plain_error(&self) -> u64 {
        self.squares - explained(self.whole, SIDE * SIDE).min(self.squares)
    }

    /// The squared error of two parts in their mean colours.
    pub fn error(&self, cover: Cover) -> u64 {
        let (ink, n) = match cover {
            Cover::Quarters(quarters) => {
                let mut sum = [0; 3];
                let mut n = 0;
                for (quarter, _) in self.quarters.iter().zip(quarters).filter(|(_, inked)| *inked) {
                    sum = add(&[sum, *quarter]);
                    n += HALF * HALF;
                }
                (sum, n)
            }
            Cover::Rows(from, to) => (add(&self.rows[from..to]), (to - from) * SIDE),
            Cover::Cols(from, to) => (add(&self.cols[from..to]), (to - from) * SIDE),
        };
        let ground: [u32; 3] = std::array::from_fn(|i| self.whole[i] - ink[i]);
        self.squares - (explained(ink, n) + explained(ground, SIDE * SIDE - n)).min(self.squares)
    }
}

fn add(parts: &[[u32; 3]]) -> [u32; 3] {
    parts.iter().fold([0; 3], |sum, part| std::array::from_fn(|i| sum[i] + part[i]))
}

/// How much of the squares of `n` samples their mean explains.
fn explained(sum: [u32; 3], n: usize) -> u64 {
    sum.into_iter().map(|part| u64::from(part) * u64::from(part)).sum::<u64>() / (n as u64).max(1)
}
