//! What stands on the lines of the form, and the terms it makes.

mod agreed;

pub use agreed::Fault;

use super::{Item, Line};
use crate::clock::control::{PRESETS, display_both};
use crate::game::said;
use crate::game::terms::{Takebacks, Terms};
use crate::rules::color::{ByColor, Color};
use crate::rules::ruleset::{POINT, Preset, Quarters};

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
}

/// The value after `now` in a circle, or before it; the first for a value that is not among them.
fn next<T: Copy + PartialEq>(values: &[T], now: T, forward: bool) -> T {
    let Some(at) = values.iter().position(|&value| value == now) else {
        return values.first().copied().unwrap_or(now);
    };
    let step = if forward { 1 } else { values.len() - 1 };
    values[(at + step) % values.len()]
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn values_go_round() {
        assert_eq!(next(&[1, 2, 3], 3, true), 1);
        assert_eq!(next(&[1, 2, 3], 1, false), 3);
        assert_eq!(next(&[1, 2, 3], 9, false), 1);
        assert_eq!(next(&[], 9, true), 9);
    }
}
