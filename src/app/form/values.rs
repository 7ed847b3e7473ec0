//! What stands on the lines of the form, and the terms it makes.

use super::{Item, Line};
use crate::clock::control::{PRESETS, TimeControl, display_both};
use crate::clock::spec::{SpecError, parse_both};
use crate::game::plain;
use crate::game::said;
use crate::game::terms::{Takebacks, Terms};
use crate::rules::color::{ByColor, Color};
use crate::rules::handicap::{fixed_stones, set_stones};
use crate::rules::point::{Point, Size};
use crate::rules::ruleset::{POINT, Preset, Quarters, Ruleset};
use crate::text::Text;

/// The rule sets that can be chosen.
pub const OFFERED: [Preset; 1] = [Preset::Chinese];
/// The boards that can be chosen; others are typed.
const SIDES: [u8; 6] = [19, 13, 9, 17, 15, 11];
/// The sides a board may have here.
const SIDE_RANGE: std::ops::RangeInclusive<u8> = 2..=25;
/// The takeback policies that can be chosen.
const POLICIES: [Takebacks; 6] = [
    Takebacks::Free,
    Takebacks::Each(1),
    Takebacks::Each(2),
    Takebacks::Each(3),
    Takebacks::Each(5),
    Takebacks::None,
];
/// The time settings with a name, and those without: the named ones, no limit, any other.
pub const TIMES: usize = PRESETS.len() + 2;
const NO_LIMIT: usize = PRESETS.len();
const OWN: usize = PRESETS.len() + 1;
/// The setting a first game starts with.
const FIRST_TIME: usize = 1;
/// The largest komi, either way.
const MOST_KOMI: Quarters = 400 * POINT;

/// What stands on the lines.
#[derive(Clone, Debug)]
pub struct Values {
    size: Line,
    preset: Preset,
    komi: Line,
    /// The komi chosen by hand for even games, and for games with a handicap; otherwise it follows the rules.
    own_komi: [Option<String>; 2],
    /// The handicap asked for: 0 none, 1 Black without komi, else so many stones.
    wanted: u8,
    time: usize,
    setting: Line,
    own_setting: String,
    names: ByColor<Line>,
    takebacks: Takebacks,
}

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
    /// The values of the last game; without one, those of a club game by Chinese rules.
    pub fn new(last: Option<&Terms>) -> Self {
        let mut values = Self {
            size: Line::new("19", 5),
            preset: Preset::Chinese,
            komi: Line::new("", 7),
            own_komi: [None, None],
            wanted: 0,
            time: FIRST_TIME,
            setting: Line::new(PRESETS[FIRST_TIME].1, 120),
            own_setting: String::new(),
            names: ByColor { black: Line::new("", 40), white: Line::new("", 40) },
            takebacks: Takebacks::Free,
        };
        if let Some(terms) = last {
            values.take(terms);
        }
        values.refresh_komi();
        values
    }

    fn take(&mut self, terms: &Terms) {
        let (width, height) = (terms.size.width(), terms.size.height());
        self.size.set(&if width == height { width.to_string() } else { format!("{width}x{height}") });
        self.preset = terms.preset.filter(|preset| OFFERED.contains(preset)).unwrap_or(OFFERED[0]);
        self.wanted = terms.handicap;
        if terms.rules.komi != self.usual_komi() {
            self.own_komi[self.kind()] = Some(said::points(terms.rules.komi));
        }
        self.setting.set(&display_both(&terms.time));
        self.typed(Item::Setting);
        self.names.black.set(&terms.names.black);
        self.names.white.set(&terms.names.white);
        self.takebacks = terms.takebacks;
    }

    /// The line of text an item is, if it is one.
    pub const fn line(&self, item: Item) -> Option<&Line> {
        match item {
            Item::Size => Some(&self.size),
            Item::Komi => Some(&self.komi),
            Item::Setting => Some(&self.setting),
            Item::Name(Color::Black) => Some(&self.names.black),
            Item::Name(Color::White) => Some(&self.names.white),
            _ => None,
        }
    }

    pub(super) const fn line_mut(&mut self, item: Item) -> Option<&mut Line> {
        match item {
            Item::Size => Some(&mut self.size),
            Item::Komi => Some(&mut self.komi),
            Item::Setting => Some(&mut self.setting),
            Item::Name(Color::Black) => Some(&mut self.names.black),
            Item::Name(Color::White) => Some(&mut self.names.white),
            _ => None,
        }
    }

    /// Whether left and right choose among values.
    pub const fn chooses(&self, item: Item) -> bool {
        matches!(item, Item::Size | Item::Rules | Item::Komi | Item::Handicap | Item::Time | Item::Takebacks)
    }

    /// The character as it stands on the line; `None` where it cannot.
    pub(super) fn admitted(item: Item, c: char) -> Option<char> {
        if !matches!(item, Item::Size | Item::Komi) {
            return Some(c);
        }
        // An input method for Han characters may give digits and signs two columns wide.
        let narrow = match c {
            '０'..='９' => char::from_digit(u32::from(c) - u32::from('０'), 10)?,
            '．' | '。' | ',' | '，' => '.',
            '－' => '-',
            'X' | '×' | '*' | ':' => 'x',
            other => other,
        };
        let signs = if item == Item::Size { "x" } else { ".-" };
        (narrow.is_ascii_digit() || signs.contains(narrow)).then_some(narrow)
    }

    /// The next value, or the one before.
    pub(super) fn step(&mut self, item: Item, forward: bool) {
        match item {
            Item::Size => {
                let now = self.size.text().parse().ok();
                let side = next(&SIDES, now.unwrap_or(0), forward);
                self.size.set(&side.to_string());
            }
            Item::Rules => self.preset = next(&OFFERED, self.preset, forward),
            Item::Komi => {
                let komi = self.komi().unwrap_or_else(|_| self.usual_komi());
                let komi = if forward { komi + 1 } else { komi - 1 };
                self.komi.set(&said::points(komi.clamp(-MOST_KOMI, MOST_KOMI)));
                self.typed(Item::Komi);
            }
            Item::Handicap => {
                let possible: Vec<u8> = (0..=9).filter(|&n| self.has_room(n)).collect();
                self.wanted = next(&possible, self.handicap(), forward);
            }
            Item::Time => {
                let choices: Vec<usize> = (0..TIMES).collect();
                self.time = next(&choices, self.time, forward);
                let own = self.own_setting.clone();
                self.setting.set(
                    PRESETS
                        .get(self.time)
                        .map_or(if self.time == NO_LIMIT { "none" } else { &own }, |(_, spec)| spec),
                );
            }
            Item::Takebacks => self.takebacks = next(&POLICIES, self.takebacks, forward),
            Item::Setting | Item::Name(_) | Item::Swap | Item::Start => {}
        }
        self.refresh_komi();
    }

    /// Takes note of what was typed on a line.
    pub(super) fn typed(&mut self, item: Item) {
        match item {
            Item::Setting => {
                let typed = self.setting.text().trim();
                let named = PRESETS.iter().position(|&(name, spec)| name == typed || spec == typed);
                self.time = named.or((typed == "none").then_some(NO_LIMIT)).unwrap_or(OWN);
                if self.time == OWN {
                    self.own_setting = typed.to_owned();
                }
            }
            Item::Komi => {
                let usual = self.komi() == Ok(self.usual_komi());
                self.own_komi[self.kind()] = (!usual).then(|| self.komi.text().to_owned());
            }
            Item::Size => self.refresh_komi(),
            _ => {}
        }
    }

    /// The players exchange their colours.
    pub(super) fn swap_names(&mut self) {
        std::mem::swap(&mut self.names.black, &mut self.names.white);
    }

    /// Which of the two komi applies.
    fn kind(&self) -> usize {
        usize::from(self.handicap() > 0)
    }

    /// The komi the rules give: none where there is a handicap (A §11).
    fn usual_komi(&self) -> Quarters {
        if self.handicap() > 0 { 0 } else { self.preset.rules().komi }
    }

    /// Shows the komi that applies, unless it is just being typed.
    fn refresh_komi(&mut self) {
        let komi = self.own_komi[self.kind()].clone().unwrap_or_else(|| said::points(self.usual_komi()));
        if self.komi.text() != komi {
            self.komi.set(&komi);
        }
    }

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

    fn has_room(&self, n: u8) -> bool {
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
            refereed: false,
            takebacks: self.takebacks,
            at,
        })
    }
}

/// The value after `now` in a circle, or before it; the first for a value that is not among them.
fn next<T: Copy + PartialEq>(values: &[T], now: T, forward: bool) -> T {
    let Some(at) = values.iter().position(|&value| value == now) else {
        return values.first().copied().unwrap_or(now);
    };
    let step = if forward { 1 } else { values.len() - 1 };
    values[(at + step) % values.len()]
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
        digits => digits.parse().ok()?,
    };
    let komi = whole.checked_mul(POINT)?.checked_add(half)?;
    (komi <= MOST_KOMI).then_some(if negative { -komi } else { komi })
}

#[cfg(test)]
mod tests {
    use super::{komi, next};

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

    #[test]
    fn values_go_round() {
        assert_eq!(next(&[1, 2, 3], 3, true), 1);
        assert_eq!(next(&[1, 2, 3], 1, false), 3);
        assert_eq!(next(&[1, 2, 3], 9, false), 1);
        assert_eq!(next(&[], 9, true), 9);
    }
}
