//! The scale of the chart: equal steps from one round time to the next, so that a few seconds in byo-yomi can be read
//! beside a think of ten minutes.

use crate::clock::Ms;
use crate::clock::duration::{HOUR, MINUTE, SECOND};

/// The times a step can lead to.
const ROUND: [Ms; 19] = [
    SECOND,
    2 * SECOND,
    5 * SECOND,
    10 * SECOND,
    20 * SECOND,
    30 * SECOND,
    MINUTE,
    2 * MINUTE,
    5 * MINUTE,
    10 * MINUTE,
    20 * MINUTE,
    30 * MINUTE,
    HOUR,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    20 * HOUR,
    50 * HOUR,
    100 * HOUR,
];
/// The least the highest step leads to.
const LEAST_TOP: Ms = 30 * SECOND;
/// The most steps.
const MOST_STEPS: u16 = 6;
/// The parts of a row.
pub(super) const PARTS: u16 = 8;

/// A scale of so many rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    steps: Vec<Ms>,
    rows: u16,
}

impl Scale {
    /// A scale that reaches `longest` ms and has a step at `period`, where there is one, that turns on one row of
    /// `rows` or more.
    pub fn new(longest: Ms, period: Option<Ms>, rows: u16) -> Self {
        let count = (1..=MOST_STEPS.min(rows)).rev().find(|steps| rows.is_multiple_of(*steps)).unwrap_or(1);
        let top = ROUND.into_iter().find(|&round| round >= longest.max(LEAST_TOP)).unwrap_or(longest);
        let round = ROUND.into_iter().filter(|&round| round < top);
        let mut steps = match period.filter(|&period| period < top) {
            Some(period) => around(period, round.collect()),
            None => round.rev().collect(),
        };
        steps.truncate(usize::from(count) - 1);
        steps.push(top);
        steps.sort_unstable();
        Self { steps, rows }
    }

    /// The steps: the row each of them ends with, from 1, and its time.
    pub fn steps(&self) -> impl Iterator<Item = (u16, Ms)> {
        let count = u16::try_from(self.steps.len()).unwrap_or(1);
        (1_u16..).zip(&self.steps).map(move |(n, &time)| (self.rows * n / count, time))
    }

    /// How high a bar of `ms` stands, in eighths of a row: what is not nothing is seen.
    pub fn height(&self, ms: Ms) -> u16 {
        let count = u64::try_from(self.steps.len()).unwrap_or(1);
        let all = u64::from(self.rows * PARTS);
        let at = self.steps.partition_point(|&step| step <= ms);
        let Some(&above) = self.steps.get(at) else { return self.rows * PARTS };
        let below = at.checked_sub(1).map_or(0, |below| self.steps[below]);
        let whole = u64::try_from(at).unwrap_or(0);
        let within = (ms - below).saturating_mul(all) / (above - below).max(1);
        u16::try_from((whole * all + within) / count).unwrap_or(self.rows * PARTS).max(1)
    }
}

/// The period and the steps around it, those first that tell most about moves in byo-yomi: half the period, twice the
/// period, then what lies nearest.
fn around(period: Ms, round: Vec<Ms>) -> Vec<Ms> {
    let half = round.iter().copied().rfind(|&step| step <= period / 2);
    let twice = round.iter().copied().find(|&step| step >= period * 2);
    let mut rest: Vec<Ms> = round
        .into_iter()
        .filter(|&step| step != period && Some(step) != half && Some(step) != twice)
        .collect();
    // Nearest by how many times as long or as short it is.
    rest.sort_by_key(|&step| step.max(period) * 100 / step.min(period).max(1));
    std::iter::once(period).chain(half).chain(twice).chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::Scale;

    fn steps(longest: u64, period: Option<u64>, rows: u16) -> Vec<(u16, u64)> {
        let scale = Scale::new(longest * 1000, period.map(|p| p * 1000), rows);
        scale.steps().map(|(row, ms)| (row, ms / 1000)).collect()
    }

    #[test]
    fn round_steps_up_to_the_longest_think() {
        assert_eq!(steps(0, None, 3), [(1, 10), (2, 20), (3, 30)]);
        assert_eq!(steps(30, None, 3), [(1, 10), (2, 20), (3, 30)]);
        assert_eq!(steps(31, Some(30), 3), [(1, 10), (2, 30), (3, 60)]);
        assert_eq!(steps(95, Some(30), 4), [(1, 10), (2, 30), (3, 60), (4, 120)]);
        assert_eq!(steps(600, Some(30), 3), [(1, 10), (2, 30), (3, 600)]);
        assert_eq!(steps(600, Some(60), 5), [(1, 20), (2, 30), (3, 60), (4, 120), (5, 600)]);
        assert_eq!(steps(70, Some(40), 6), [(1, 10), (2, 20), (3, 30), (4, 40), (5, 60), (6, 120)]);
        assert_eq!(steps(100, None, 8), [(2, 20), (4, 30), (6, 60), (8, 120)]);
        assert_eq!(steps(20, None, 12), [(2, 1), (4, 2), (6, 5), (8, 10), (10, 20), (12, 30)]);
        assert_eq!(steps(900_000, None, 1), [(1, 900_000)]);
    }

    #[test]
    fn bars_reach_their_steps_and_never_more_than_the_top() {
        let scale = Scale::new(100_000, None, 4);
        for (seconds, height) in [
            (0, 1),
            (1, 1),
            (10, 4),
            (20, 8),
            (25, 12),
            (30, 16),
            (45, 20),
            (60, 24),
            (90, 28),
            (120, 32),
            (9_999, 32),
        ] {
            assert_eq!(scale.height(seconds * 1000), height, "{seconds} s");
        }
        assert_eq!(scale.height(29_999), 15);
    }
}
