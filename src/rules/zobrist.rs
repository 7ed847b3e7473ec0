//! The hash of an arrangement of stones: the exclusive or of one key a stone.

use super::color::Color;

/// The key of a stone of `color` in the cell `index`: the `SplitMix64` sequence (Steele, Lea and Flood 2014),
/// entered at the stone's number. Computed rather than looked up: it is cheaper than a cache miss.
pub(super) const fn key(color: Color, index: usize) -> u64 {
    let n = index as u64 * 2 + color as u64 + 1;
    let mut z = n.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::key;
    use crate::rules::color::Color;
    use crate::rules::point::{MAX_SIDE, Size};
    use std::collections::HashSet;

    #[test]
    fn no_two_stones_share_a_key() {
        let size = Size::square(MAX_SIDE).unwrap();
        let keys: HashSet<u64> =
            size.iter().flat_map(|point| Color::ALL.map(|color| key(color, point.index()))).collect();
        assert_eq!(keys.len(), 2 * usize::from(size.points()));
        assert!(!keys.contains(&0));
    }
}
