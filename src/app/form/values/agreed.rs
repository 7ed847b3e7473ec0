//! The terms that the lines of the form make, or the line that cannot be played.

use super::{Item, MOST_KOMI, SIDE_RANGE, Values};
use crate::clock::control::TimeControl;
use crate::clock::spec::{SpecError, parse_both};
use crate::game::plain;
use crate::game::terms::{Takebacks, Terms};
use crate::rules::color::{ByColor, Color};
use crate::rules::handicap::{fixed_stones, set_stones};
use crate::rules::point::{Point, Size};
use crate::rules::ruleset::{POINT, Preset, Quarters, Ruleset};
use crate::text::Text;

/// A line that cannot be played as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The size is no size, or not offered.
    Size,
    /// The komi is no number of half points.
    Komi,
    /// The time setting cannot be read.
    Time(SpecError),
}

impl Fault {
    /// The line it stands on.
    pub const fn item(&self) -> Item {
        match self {
            Self::Size => Item::Size,
            Self::Komi => Item::Komi,
            Self::Time(_) => Item::Setting,
        }
    }

    /// What is wrong, in one sentence.
    pub fn words(&self, text: &Text) -> String {
        match self {
            Self::Size => text.form.bad_size.to_owned(),
            Self::Komi => text.form.bad_komi.to_owned(),
            Self::Time(error) => (text.form.bad_time)(&error.what, &error.readings),
        }
    }
}

impl Values {
    /// The board's size.
    ///
    /// # Errors
    /// When it is none, or not offered.
    pub fn size(&self) -> Result<Size, Fault> {
        let side = |digits: &str| digits.parse().ok().filter(|side| SIDE_RANGE.contains(side));
        let (width, height) =
            self.size.text().split_once('x').unwrap_or((self.size.text(), self.size.text()));
        match (side(width), side(height)) {
            (Some(width), Some(height)) => Size::new(width, height).ok_or(Fault::Size),
            _ => Err(Fault::Size),
        }
    }

    /// The rules, komi included.
    ///
    /// # Errors
    /// When the komi is no komi.
    pub fn rules(&self) -> Result<Ruleset, Fault> {
        Ok(Ruleset { komi: self.komi()?, ..self.preset.rules() })
    }

    /// The rule set chosen.
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// The komi in quarter zi.
    ///
    /// # Errors
    /// When it is no number of half points.
    pub fn komi(&self) -> Result<Quarters, Fault> {
        komi(self.komi.text()).ok_or(Fault::Komi)
    }

    pub(super) fn has_room(&self, n: u8) -> bool {
        n < 2 || self.size().is_ok_and(|size| fixed_stones(size, n).is_some())
    }

    /// The handicap played: what was asked for, or as much of it as the board has room for.
    pub fn handicap(&self) -> u8 {
        (0..=self.wanted).rev().find(|&n| self.has_room(n)).filter(|&n| n > 1 || self.wanted < 2).unwrap_or(0)
    }

    /// The handicap asked for, when the board has no room for it.
    pub fn too_many(&self) -> Option<u8> {
        (self.handicap() != self.wanted).then_some(self.wanted)
    }

    /// Which time setting is chosen, below [`TIMES`]: one with a name, no limit, any other.
    pub const fn time_choice(&self) -> usize {
        self.time
    }

    /// The time settings.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn time(&self) -> Result<ByColor<TimeControl>, Fault> {
        parse_both(self.setting.text()).map_err(Fault::Time)
    }

    /// The time settings in words.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn time_in_words(&self, text: &Text) -> Result<String, Fault> {
        Ok(plain::time(&self.time()?, text))
    }

    /// The takeback policy.
    pub const fn takebacks(&self) -> Takebacks {
        self.takebacks
    }

    fn stones(&self, size: Size) -> Vec<(Point, Color)> {
        match self.handicap() {
            0 | 1 if self.preset.rules().set_stones => set_stones(size).map_or_else(Vec::new, Vec::from),
            n => fixed_stones(size, n).unwrap_or_default().into_iter().map(|p| (p, Color::Black)).collect(),
        }
    }

    /// The terms as they stand, set up at `at` (ms since 1970 UTC).
    ///
    /// # Errors
    /// The first line that cannot be played, and why.
    pub fn terms(&self, at: i64) -> Result<Terms, Fault> {
        let (size, rules, handicap) = (self.size()?, self.rules()?, self.handicap());
        Ok(Terms {
            size,
            rules,
            preset: Some(self.preset),
            handicap,
            stones: self.stones(size),
            first: match handicap {
                0 => rules.first,
                1 => Color::Black,
                _ => Color::White,
            },
            time: self.time()?,
            names: self.names.as_ref().map(|line| line.text().trim().to_owned()),
            partners: ByColor::default(),
            refereed: false,
            takebacks: self.takebacks,
            two_step: false,
            series: None,
            at,
        })
    }
}

/// A number of points, whole or half, in quarter zi.
fn komi(typed: &str) -> Option<Quarters> {
    let typed = typed.trim();
    let (negative, digits) = typed.strip_prefix('-').map_or((false, typed), |rest| (true, rest));
    let (whole, half) = match digits.split_once('.') {
        None => (digits, 0),
        Some((whole, "" | "0")) => (whole, 0),
        Some((whole, "5")) => (whole, 1),
        Some(_) => return None,
    };
    let whole: Quarters = match whole {
        "" if half == 1 => 0,
        digits if digits.bytes().all(|b| b.is_ascii_digit()) => digits.parse().ok()?,
        _ => return None,
    };
    let komi = whole.checked_mul(POINT)?.checked_add(half)?;
    (komi <= MOST_KOMI).then_some(if negative { -komi } else { komi })
}

#[cfg(test)]
mod tests {
    use super::komi;

    #[test]
    fn komi_in_half_points() {
        for (typed, quarters) in [
            ("7.5", Some(15)),
            ("0", Some(0)),
            ("6", Some(12)),
            ("6.", Some(12)),
            ("6.0", Some(12)),
            (".5", Some(1)),
            ("-5.5", Some(-11)),
            ("400", Some(800)),
            ("401", None),
            ("", None),
            ("-", None),
            (".", None),
            ("7.25", None),
            ("--7", None),
            ("1.5.5", None),
            ("99999999999", None),
        ] {
            assert_eq!(komi(typed), quarters, "{typed:?}");
        }
    }
}
