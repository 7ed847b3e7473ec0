//! The terms that the lines of the form make, or the line that cannot be played.

use super::item::Item;
use super::{Line, SIDE_RANGE, Values};
use crate::app::plan::Plan;
use crate::clock::control::TimeControl;
use crate::clock::spec::{SpecError, parse_both};
use crate::game::plain;
use crate::game::terms::Terms;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Size;
use crate::rules::ruleset::{MOST_KOMI, POINT, Preset, Quarters, Ruleset};
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
    /// Four are to play, and this side's second player has no name.
    Partner(Color),
}

impl Fault {
    /// The line it stands on.
    pub const fn item(&self) -> Item {
        match self {
            Self::Size => Item::Size,
            Self::Komi => Item::Komi,
            Self::Time(_) => Item::Setting,
            Self::Partner(color) => Item::Partner(*color),
        }
    }

    /// What is wrong, in one sentence.
    pub fn words(&self, text: &Text) -> String {
        match self {
            Self::Size => text.form.bad_size.to_owned(),
            Self::Komi => text.form.bad_komi.to_owned(),
            Self::Time(error) => error.said(text),
            Self::Partner(_) => text.form.no_partner.to_owned(),
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

    /// The rules as this game has them, komi included.
    ///
    /// # Errors
    /// When the komi is no komi.
    pub fn rules(&self) -> Result<Ruleset, Fault> {
        let (komi, set_stones) = (self.komi()?, self.set_stones_stand());
        Ok(Ruleset { komi, set_stones, penalties: self.penalties, ..self.row() })
    }

    /// The komi in quarter zi.
    ///
    /// # Errors
    /// When it is no number of half points.
    pub fn komi(&self) -> Result<Quarters, Fault> {
        komi(self.komi.text()).ok_or(Fault::Komi)
    }

    /// The komi of an even game by these rules.
    pub(super) fn even_komi(&self) -> Quarters {
        let own = self.own_komi[self.rows.at()][0].as_deref();
        own.and_then(komi).unwrap_or_else(|| self.row().komi)
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

    /// The terms as they stand, set up at `at` (ms since 1970 UTC).
    ///
    /// # Errors
    /// The first line that cannot be played, and why.
    pub fn terms(&self, at: i64) -> Result<Terms, Fault> {
        let (size, rules) = (self.size()?, self.rules()?);
        let typed = |lines: &ByColor<Line>| lines.as_ref().map(|line| line.text().trim().to_owned());
        let partners = if self.four { typed(&self.partners) } else { ByColor::default() };
        if let Some(color) = Color::ALL.into_iter().find(|&color| self.four && partners[color].is_empty()) {
            return Err(Fault::Partner(color));
        }
        Ok(Terms {
            size,
            rules,
            preset: self.preset().or_else(|| Preset::of(&rules)),
            handicap: self.handicap(),
            stones: self.stones(size),
            first: self.first(),
            time: self.time()?,
            names: typed(&self.names),
            partners,
            refereed: self.refereed,
            takebacks: self.takebacks,
            two_step: self.two_step,
            hides_board: self.hides_board,
            series: self.series(),
            at,
        })
    }

    /// What the form hands over.
    ///
    /// # Errors
    /// The first line that cannot be played, and why.
    pub fn plan(&self, at: i64) -> Result<Plan, Fault> {
        Ok(Plan { terms: self.terms(at)?, nigiri: self.nigiri(), free: self.placed_freely() })
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
