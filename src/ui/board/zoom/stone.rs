//! What a stone looks like from near: a dome lit from the upper left, and the shadow it casts.
//!
//! Lengths are in sixteenths of a column; a row is 32 of them, so a cell is twice as high as wide and circles are
//! round. All arithmetic is in whole numbers.

use crate::rules::color::Color;
use crate::ui::theme::Rgb;

/// A stone's measures at one pitch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measure {
    /// Half the distance between points.
    pub half: i32,
    /// The stone's radius.
    pub radius: i32,
}

impl Measure {
    /// For points `rows` rows apart.
    pub fn new(rows: u16) -> Self {
        let half = i32::from(rows) * 16;
        Self { half, radius: half * 15 / 16 }
    }

    /// How far to the right or below its shadow may fall.
    pub const fn reach(self) -> i32 {
        self.radius * 18 / 16 + self.half * 7 / 32
    }

    /// Whether a place this far from the middle lies on the stone.
    pub const fn covers(self, dx: i32, dy: i32) -> bool {
        dx * dx + dy * dy <= self.radius * self.radius
    }

    /// The stone's colour this far from its middle.
    pub fn shade(self, color: Color, dx: i32, dy: i32) -> Rgb {
        let square = self.radius * self.radius;
        let height = (square - dx * dx - dy * dy).max(0).unsigned_abs().isqrt();
        // The light comes from (-0.40, -0.50, 0.77); 256 is full light.
        let lit =
            (-102 * dx - 128 * dy) / self.radius + 197 * i32::try_from(height).unwrap_or(0) / self.radius;
        let lit = u16::try_from(lit.clamp(0, 256)).unwrap_or(0);
        match color {
            Color::Black => {
                let matt = Rgb(0x10, 0x10, 0x14).blend(Rgb(0x36, 0x36, 0x3E), lit);
                matt.blend(Rgb(0x78, 0x78, 0x84), lit.saturating_sub(232) * 5)
            }
            Color::White => {
                let matt = Rgb(0xB4, 0xA8, 0x98).blend(Rgb(0xFA, 0xF8, 0xF3), (lit * 2).min(256));
                matt.blend(Rgb(0xFF, 0xFF, 0xFF), lit.saturating_sub(200) * 4)
            }
        }
    }

    /// How dark the shadow is this far from the middle of the stone that casts it: parts of 256.
    pub fn shadow(self, dx: i32, dy: i32) -> u16 {
        let (dx, dy) = (dx - self.half * 5 / 32, dy - self.half * 7 / 32);
        let away = (dx * dx + dy * dy).unsigned_abs().isqrt();
        let away = i32::try_from(away).unwrap_or(i32::MAX);
        let (core, rim) = (self.radius * 13 / 16, self.radius * 18 / 16);
        let part = (rim - away).clamp(0, rim - core);
        u16::try_from(112 * part / (rim - core)).unwrap_or(0)
    }
}

/// A stone without light and shade, for a palette too small for them.
pub(super) const fn flat(color: Color) -> Rgb {
    match color {
        Color::Black => Rgb(0x16, 0x16, 0x1A),
        Color::White => Rgb(0xFA, 0xF8, 0xF2),
    }
}

#[cfg(test)]
mod tests {
    use super::Measure;
    use crate::rules::color::Color;
    use crate::ui::theme::Rgb;

    #[test]
    fn light_comes_from_the_upper_left_and_no_shade_confuses_the_colours() {
        for rows in 2..=4 {
            let measure = Measure::new(rows);
            let most = measure.radius;
            let brightness = |Rgb(r, g, b)| u16::from(r) + u16::from(g) + u16::from(b);
            for (x, y) in (-most..=most).flat_map(|x| (-most..=most).map(move |y| (x, y))) {
                if !measure.covers(x, y) {
                    continue;
                }
                let [black, white] = Color::ALL.map(|color| brightness(measure.shade(color, x, y)));
                assert!(black < 400 && white > 450, "{black} {white} at {x} {y}");
            }
            let at = |part: i32| brightness(measure.shade(Color::White, part * most / 8, part * most / 8));
            assert!(at(-3) > at(4) && at(4) > at(5));
        }
    }

    #[test]
    fn neighbours_do_not_overlap_and_shadows_fall_to_the_lower_right() {
        for rows in 2..=4 {
            let measure = Measure::new(rows);
            assert!(measure.radius < measure.half && !measure.covers(measure.half, 0));
            let away = measure.radius * 3 / 4;
            assert!(measure.shadow(away, away) > 2 * measure.shadow(-away, -away));
            assert_eq!(measure.shadow(3 * measure.half, 0), 0);
        }
    }
}
