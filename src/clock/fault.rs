//! A faulty clock (A §22.8): when its readings are set anew, and to what.

use super::Ms;
use crate::rules::color::ByColor;

/// The times both sides should have used, if the readings are wrong enough to be set anew.
///
/// `used` is what the clock says each has used, `elapsed` what has truly passed, in ms. The error of the sum counts,
/// from two minutes an hour on, those included; then both readings are changed in proportion. `None`: they stay.
pub fn proportional(used: &ByColor<Ms>, elapsed: Ms) -> Option<ByColor<Ms>> {
    let sum = u128::from(used.black) + u128::from(used.white);
    let elapsed_wide = u128::from(elapsed);
    let error = sum.abs_diff(elapsed_wide);
    if error == 0 || error * 60 < elapsed_wide * 2 {
        return None;
    }
    // A clock that never ran says nothing of proportions: the time is split equally.
    let share = (u128::from(used.black) * elapsed_wide).checked_div(sum);
    let black = share.unwrap_or(elapsed_wide / 2);
    let black = Ms::try_from(black).unwrap_or(elapsed).min(elapsed);
    Some(ByColor { black, white: elapsed - black })
}

#[cfg(test)]
mod tests {
    use super::proportional;
    use crate::rules::color::ByColor;

    #[test]
    fn two_minutes_an_hour() {
        let hour = 3_600_000;
        let cases = [
            // used by Black, by White, elapsed, right for Black and White
            (1_800_000, 1_800_000, hour, None),
            (1_800_000, 1_800_000 + 119_999, hour, None),
            (1_800_000, 1_800_000 - 119_999, hour, None),
            (1_860_000, 1_860_000, hour, Some((1_800_000, 1_800_000))),
            (1_740_000, 1_740_000, hour, Some((1_800_000, 1_800_000))),
            (2_400_000, 1_320_000, hour, Some((2_322_580, 1_277_420))),
            (0, 0, 1_001, Some((500, 501))),
            (0, 0, 0, None),
            (5, 0, 0, Some((0, 0))),
            (u64::MAX, u64::MAX, u64::MAX, Some((u64::MAX / 2, u64::MAX / 2 + 1))),
        ];
        for (black, white, elapsed, right) in cases {
            let right = right.map(|(black, white)| ByColor { black, white });
            assert_eq!(proportional(&ByColor { black, white }, elapsed), right, "{black} {white} {elapsed}");
        }
    }
}
