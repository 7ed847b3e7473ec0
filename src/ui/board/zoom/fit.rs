//! The character and two colours that come nearest to a cell's picture.
//!
//! A cell is sampled eight by eight. A block character splits it into two parts; each part takes the mean colour of
//! its samples, and the split with the least squared error wins: quadrants, halves, and eighths from below and from
//! the left.

mod split;

use crate::ui::theme::Rgb;
use split::{CERTAIN, SPLITS, Totals};

/// Samples along each side of a cell.
pub(super) const SIDE: usize = 8;

/// What a sample belongs to. A part of a cell that is mostly one thing takes that thing's colour alone, which keeps
/// edges crisp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Matter {
    /// The board, lit or in shadow.
    Wood,
    /// A black stone.
    Black,
    /// A white stone.
    White,
    /// A black stone that is not really there.
    FaintBlack,
    /// A white stone that is not really there.
    FaintWhite,
}

impl Matter {
    const ALL: [Self; 5] = [Self::Wood, Self::Black, Self::White, Self::FaintBlack, Self::FaintWhite];
}

/// One sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sample {
    pub matter: Matter,
    pub rgb: Rgb,
}

/// The samples of a cell, row by row.
pub(super) type Samples = [[Sample; SIDE]; SIDE];

/// A character with the colours of its ink and of its ground, and the squared error that remains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fit {
    pub symbol: &'static str,
    pub ink: Rgb,
    pub ground: Rgb,
    pub error: u64,
}

/// Sums over some samples.
#[derive(Clone, Copy, Default)]
struct Sum {
    n: u64,
    rgb: [u64; 3],
    matter: [u64; 5],
    by_matter: [[u64; 3]; 5],
    squares: u64,
}

impl Sum {
    fn add(&mut self, sample: Sample) {
        let Rgb(r, g, b) = sample.rgb;
        let rgb = [r, g, b].map(u64::from);
        let matter = sample.matter as usize;
        self.n += 1;
        self.matter[matter] += 1;
        for (i, part) in rgb.into_iter().enumerate() {
            self.rgb[i] += part;
            self.by_matter[matter][i] += part;
            self.squares += part * part;
        }
    }

    fn join(mut self, other: &Self) -> Self {
        self.n += other.n;
        self.squares += other.squares;
        for i in 0..3 {
            self.rgb[i] += other.rgb[i];
        }
        for i in 0..Matter::ALL.len() {
            self.matter[i] += other.matter[i];
            for j in 0..3 {
                self.by_matter[i][j] += other.by_matter[i][j];
            }
        }
        self
    }

    /// How much of the squares the mean explains.
    fn explained(&self) -> u64 {
        self.rgb.iter().map(|sum| sum * sum).sum::<u64>() / self.n.max(1)
    }

    /// The stone most of these samples are of, if at least half are of any.
    fn stone(&self) -> Option<Matter> {
        let stones = Matter::ALL.into_iter().skip(1);
        stones.max_by_key(|matter| self.percent(*matter)).filter(|_| self.percent(Matter::Wood) <= 50)
    }

    /// The mean colour of one matter.
    fn colour_of(&self, matter: Matter) -> Rgb {
        let i = matter as usize;
        let mean =
            self.by_matter[i].map(|part| u8::try_from(part / self.matter[i].max(1)).unwrap_or(u8::MAX));
        Rgb(mean[0], mean[1], mean[2])
    }

    /// The colour of these samples together: of what makes up three fifths of them or more, else a mixture.
    fn colour(&self, means: Means) -> Rgb {
        for matter in Matter::ALL {
            let share = self.matter[matter as usize];
            if share * 5 >= self.n * 3
                || (means.unmixed && share == self.matter.into_iter().max().unwrap_or(0))
            {
                return self.colour_of(matter);
            }
        }
        let mean = self.rgb.map(|part| u8::try_from(part / self.n.max(1)).unwrap_or(u8::MAX));
        Rgb(mean[0], mean[1], mean[2])
    }

    /// How many in a hundred samples are of one matter.
    fn percent(&self, matter: Matter) -> u64 {
        self.matter[matter as usize] * 100 / self.n.max(1)
    }
}

/// A squared error per sample nobody sees.
const UNSEEN: u64 = 60;

/// How cells are to be fitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Means {
    /// Only characters whose width no terminal doubts, or pairs of cells under one of double width.
    pub certain: bool,
    /// A line of wood shows between two stones of one colour, one above the other.
    pub seams: bool,
    /// Every part takes the colour of one matter, never of a mixture: for palettes that have none.
    pub unmixed: bool,
}

/// The sums of the rows of some cells side by side.
fn rows_of(cells: &[&Samples]) -> [Sum; SIDE] {
    let mut rows = [Sum::default(); SIDE];
    for samples in cells {
        for (sum, row) in rows.iter_mut().zip(*samples) {
            for sample in row {
                sum.add(*sample);
            }
        }
    }
    rows
}

fn join(sums: &[Sum]) -> Sum {
    sums.iter().fold(Sum::default(), Sum::join)
}

/// The best of all splits of one cell.
pub(super) fn best(samples: &Samples, means: Means) -> Fit {
    let totals = Totals::new(samples);
    let error = totals.plain_error();
    let plain = |error| {
        let mean = join(&rows_of(&[samples])).colour(means);
        Fit { symbol: " ", ink: mean, ground: mean, error }
    };
    if error <= UNSEEN * (SIDE * SIDE) as u64 {
        return plain(error);
    }
    if !means.certain
        && let Some(fit) = between(&rows_of(&[samples]), means)
    {
        return fit;
    }
    let splits = if means.certain { &SPLITS[..CERTAIN] } else { &SPLITS[..] };
    let judged = splits.iter().map(|(symbol, cover)| (totals.error(*cover), symbol, cover));
    let Some((error, symbol, cover)) = judged.min_by_key(|(error, ..)| *error) else { return plain(error) };
    let (mut ink, mut ground) = (Sum::default(), Sum::default());
    for (y, row) in samples.iter().enumerate() {
        for (x, sample) in row.iter().enumerate() {
            if cover.has(x, y) { ink.add(*sample) } else { ground.add(*sample) }
        }
    }
    Fit { symbol, ink: ink.colour(means), ground: ground.colour(means), error }
}

/// Splits of two cells side by side, drawn by one character of double width: the row its ink begins in.
const PAIR_SPLITS: [(&str, usize); 7] =
    [("▁", 7), ("▂", 6), ("▃", 5), ("▄", 4), ("▅", 3), ("▆", 2), ("▇", 1)];

/// The best split of two cells by one character of double width.
pub(super) fn best_pair(left: &Samples, right: &Samples, means: Means) -> Fit {
    let rows = rows_of(&[left, right]);
    if let Some(fit) = between(&rows, means) {
        return fit;
    }
    let whole = join(&rows);
    let mean = whole.colour(means);
    let mut best = Fit { symbol: " ", ink: mean, ground: mean, error: u64::MAX };
    for (symbol, from) in PAIR_SPLITS {
        let (ground, ink) = (join(&rows[..from]), join(&rows[from..]));
        let error = whole.squares - (ink.explained() + ground.explained()).min(whole.squares);
        if error < best.error {
            best = Fit { symbol, ink: ink.colour(means), ground: ground.colour(means), error };
        }
    }
    best
}

/// A cell between two stones, one above the other, is three things where a character has two colours. Where they
/// all but touch, each takes its half, and the shaded rim of the upper one parts them; or, if wanted, a line of wood
/// parts two of one colour.
fn between(rows: &[Sum; SIDE], means: Means) -> Option<Fit> {
    let (top, bottom) = (join(&rows[..SIDE / 2]), join(&rows[SIDE / 2..]));
    let (above, below) = (top.stone()?, bottom.stone()?);
    if join(&rows[SIDE / 2 - 1..=SIDE / 2]).percent(Matter::Wood) < 60 {
        return None;
    }
    let (ink, ground) = (top.colour_of(above), bottom.colour_of(below));
    if above == below && means.seams {
        return Some(Fit { symbol: "━", ink: top.join(&bottom).colour_of(Matter::Wood), ground, error: 0 });
    }
    Some(Fit { symbol: "▀", ink, ground, error: 0 })
}
/// The mean colour of a cell.
pub(super) fn mean(samples: &Samples) -> Rgb {
    join(&rows_of(&[samples])).colour(Means { certain: false, seams: false, unmixed: false })
}

#[cfg(test)]
mod tests {
    use super::{Fit, Matter, Means, SIDE, Sample, Samples, best, best_pair};
    use crate::ui::theme::Rgb;

    const USUAL: Means = Means { certain: false, seams: true, unmixed: false };
    const WOOD: Sample = Sample { matter: Matter::Wood, rgb: Rgb(190, 130, 70) };
    const BLACK: Sample = Sample { matter: Matter::Black, rgb: Rgb(20, 20, 20) };
    const WHITE: Sample = Sample { matter: Matter::White, rgb: Rgb(250, 250, 250) };

    fn cell(sample: impl Fn(usize, usize) -> Sample) -> Samples {
        std::array::from_fn(|y| std::array::from_fn(|x| sample(x, y)))
    }

    fn drawn(fit: Fit) -> (&'static str, Rgb, Rgb) {
        (fit.symbol, fit.ink, fit.ground)
    }

    #[test]
    fn shapes_that_a_character_has_are_found() {
        for (samples, symbol, ink, ground) in [
            (cell(|_, _| WHITE), " ", WHITE, WHITE),
            (cell(|x, _| if x < 4 { WOOD } else { BLACK }), "▐", BLACK, WOOD),
            (cell(|_, y| if y < 4 { BLACK } else { WHITE }), "▀", BLACK, WHITE),
            (cell(|_, y| if y < 6 { WOOD } else { WHITE }), "▂", WHITE, WOOD),
            (cell(|x, _| if x < 3 { WHITE } else { WOOD }), "▍", WHITE, WOOD),
            (cell(|x, y| if x < 4 && y < 4 { WOOD } else { BLACK }), "▘", WOOD, BLACK),
            (cell(|x, y| if (x < 4) == (y < 4) { WHITE } else { WOOD }), "▚", WHITE, WOOD),
        ] {
            assert_eq!(drawn(best(&samples, USUAL)), (symbol, ink.rgb, ground.rgb), "{symbol}");
        }
    }

    #[test]
    fn a_part_that_is_mostly_one_thing_has_its_colour() {
        let samples = cell(|x, y| if x < 4 && (x, y) != (3, 0) { BLACK } else { WOOD });
        assert_eq!(drawn(best(&samples, USUAL)), ("▐", WOOD.rgb, BLACK.rgb));
    }

    #[test]
    fn stones_above_each_other() {
        let gap = |above: Sample, below: Sample| {
            cell(move |_, y| match y {
                0..=2 => above,
                3 | 4 => WOOD,
                _ => below,
            })
        };
        assert_eq!(drawn(best(&gap(WHITE, WHITE), USUAL)), ("━", WOOD.rgb, WHITE.rgb));
        assert_eq!(drawn(best(&gap(BLACK, WHITE), USUAL)), ("▀", BLACK.rgb, WHITE.rgb));
        let close = Means { seams: false, ..USUAL };
        assert_eq!(drawn(best(&gap(WHITE, WHITE), close)).0, "▀");
    }

    #[test]
    fn characters_of_certain_width_only() {
        let certain = Means { certain: true, ..USUAL };
        for split in 0..SIDE {
            for samples in [
                cell(|x, _| if x < split { WOOD } else { BLACK }),
                cell(|_, y| if y < split { WOOD } else { BLACK }),
            ] {
                assert!([" ", "▐", "▘", "▝", "▖", "▗", "▚"].contains(&best(&samples, certain).symbol));
            }
        }
        let low = cell(|_, y| if y < 6 { WOOD } else { WHITE });
        let pair = best_pair(&low, &low, certain);
        assert_eq!((drawn(pair), pair.error), (("▂", WHITE.rgb, WOOD.rgb), 0));
    }
}
