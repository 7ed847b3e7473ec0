//! The grain of the board.

use crate::ui::theme::Rgb;

/// The lightest wood; the grain only darkens it, so that White stands out everywhere as well as on plain wood.
pub(super) const WOOD: Rgb = Rgb(0xBC, 0x85, 0x43);
/// Wood under the cursor.
pub(super) const LIT: Rgb = Rgb(0xD6, 0xAC, 0x70);
/// The darkest streaks.
const STREAK: Rgb = Rgb(0xA2, 0x6E, 0x33);
/// What shadows are made of.
pub(super) const SHADOW: Rgb = Rgb(0x2C, 0x1A, 0x08);

/// A fixed number out of 0..=255 for two.
const fn noise(a: u32, b: u32) -> u32 {
    let mut n = a.wrapping_mul(0x9E37_79B1) ^ b.wrapping_mul(0x85EB_CA77);
    n = (n ^ (n >> 15)).wrapping_mul(0x2C1B_3C6D);
    n = (n ^ (n >> 12)).wrapping_mul(0x297A_2D39);
    (n ^ (n >> 15)) & 0xFF
}

/// The wood of a cell, counted from the board's upper left. Streaks run down the board and waver slowly, in few
/// shades, so that neighbours are often alike.
pub(super) fn grain(x: u16, y: u16) -> Rgb {
    let (x, y) = (u32::from(x), u32::from(y));
    let between = |a: u32, b: u32, part: u32, of: u32| (a * (of - part) + b * part) / of;
    let span = 20;
    let fine = between(noise(x, y / span), noise(x, y / span + 1), y % span, span);
    let broad = between(noise(x / 9, 77), noise(x / 9 + 1, 77), x % 9, 9);
    let depth = (fine * 2 + broad) / 3;
    // Four shades.
    let shade = depth.saturating_sub(96) / 32;
    WOOD.blend(STREAK, u16::try_from(shade.min(4) * 16).unwrap_or(0))
}
