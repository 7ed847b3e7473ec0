//! Colours as three bytes: mixing them, and finding the nearest one a poorer terminal has.

use ratatui::style::Color as Paint;

/// Red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// The colours of the 256 that a painted board is made of: wood, slate and shell, from dark to light. A short list,
/// because the nearest of all 256 flickers between tints that do not belong together.
const BOARD_INDEXES: [(u8, Rgb); 21] = [
    (16, Rgb(0x00, 0x00, 0x00)),
    (233, Rgb(0x12, 0x12, 0x12)),
    (234, Rgb(0x1C, 0x1C, 0x1C)),
    (235, Rgb(0x26, 0x26, 0x26)),
    (236, Rgb(0x30, 0x30, 0x30)),
    (238, Rgb(0x44, 0x44, 0x44)),
    (240, Rgb(0x58, 0x58, 0x58)),
    (243, Rgb(0x76, 0x76, 0x76)),
    (58, Rgb(0x5F, 0x5F, 0x00)),
    (94, Rgb(0x87, 0x5F, 0x00)),
    (137, Rgb(0xAF, 0x87, 0x5F)),
    (180, Rgb(0xD7, 0xAF, 0x87)),
    (223, Rgb(0xFF, 0xD7, 0xAF)),
    (248, Rgb(0xA8, 0xA8, 0xA8)),
    (250, Rgb(0xBC, 0xBC, 0xBC)),
    (252, Rgb(0xD0, 0xD0, 0xD0)),
    (254, Rgb(0xE4, 0xE4, 0xE4)),
    (255, Rgb(0xEE, 0xEE, 0xEE)),
    (231, Rgb(0xFF, 0xFF, 0xFF)),
    (25, Rgb(0x00, 0x5F, 0xAF)),
    (124, Rgb(0xAF, 0x00, 0x00)),
];

impl Rgb {
    /// This colour with `parts` of 256 of another mixed in.
    #[must_use]
    pub fn blend(self, other: Self, parts: u16) -> Self {
        let parts = u32::from(parts.min(256));
        let mix = |a: u8, b: u8| {
            u8::try_from((u32::from(a) * (256 - parts) + u32::from(b) * parts) / 256).unwrap_or(u8::MAX)
        };
        Self(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2))
    }

    /// The squared distance to another colour.
    fn distance(self, other: Self) -> u32 {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        square(self.0, other.0) + square(self.1, other.1) + square(self.2, other.2)
    }

    /// The nearest of the 256 colours a board is painted with.
    pub(super) fn nearest_index(self) -> u8 {
        BOARD_INDEXES.iter().min_by_key(|(_, rgb)| self.distance(*rgb)).map_or(137, |(index, _)| *index)
    }

    /// The nearest of the three palette colours a board is painted with.
    pub(super) fn nearest_sixteen(self) -> Paint {
        [
            (Paint::Black, Self(0x16, 0x16, 0x1A)),
            (Paint::Yellow, Self(0xBC, 0x85, 0x43)),
            (Paint::White, Self(0xFA, 0xF8, 0xF2)),
        ]
        .into_iter()
        .min_by_key(|(_, rgb)| self.distance(*rgb))
        .map_or(Paint::Yellow, |(paint, _)| paint)
    }
}

#[cfg(test)]
mod tests {
    use super::Rgb;

    #[test]
    fn blending_goes_from_one_to_the_other() {
        let (a, b) = (Rgb(0, 100, 200), Rgb(255, 50, 200));
        assert_eq!(a.blend(b, 0), a);
        assert_eq!(a.blend(b, 256), b);
        assert_eq!(a.blend(b, 128), Rgb(127, 75, 200));
        assert_eq!(a.blend(b, 999), b);
    }

    #[test]
    fn the_nearest_of_the_256() {
        for (rgb, index) in [
            (Rgb(0xBC, 0x85, 0x43), 137),
            (Rgb(0x16, 0x16, 0x1A), 234),
            (Rgb(0xFA, 0xF8, 0xF2), 231),
            (Rgb(0xFF, 0xFF, 0xFF), 231),
        ] {
            assert_eq!(rgb.nearest_index(), index, "{rgb:?}");
        }
    }
}
