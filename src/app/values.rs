//! What stands on the lines of the form, and the terms it makes.

mod agreed;
mod beginning;
mod clock;
mod figure;
pub mod item;
mod rows;
mod step;
mod timing;

pub use agreed::Fault;
pub use figure::Figure;
pub(super) use figure::figures;

use super::line::Line;
use crate::clock::control::{PRESETS, display_both};
use crate::game::said;
use crate::game::series::Grade;
use crate::game::terms::{Takebacks, Terms};
use crate::rules::color::{ByColor, Color};
use crate::rules::handicap::{fixed_stones, set_stones};
use crate::rules::ruleset::{Penalties, Preset, Quarters, Ruleset};
use item::Item;
use rows::{ROWS, Rows};
use timing::Systems;

/// The sides a board may have here.
const SIDE_RANGE: std::ops::RangeInclusive<u8> = 2..=25;
/// The time settings with a name, and those without: the named ones, no limit, any other.
pub const TIMES: usize = PRESETS.len() + 2;
const NO_LIMIT: usize = PRESETS.len();
const OWN: usize = PRESETS.len() + 1;
/// The setting a first game starts with.
const FIRST_TIME: usize = 1;
/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// What is played for: one game, or several with the colours and the handicap of each following from the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// One game.
    Single,
    /// Games at the handicap chosen; without one the colours change each game.
    Same,
    /// Black without komi in two games of three (先相先).
    TwoOfThree,
    /// Black without komi and two stones in turn (先两).
    BlackOrTwo,
}

/// What stands on the lines.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "they are independent choices, a line each")]
pub struct Values {
    size: Line,
    rows: Rows,
    komi: Line,
    /// The komi chosen by hand, by rule set: for even games, and for games with a handicap. Otherwise it follows
    /// the rules.
    own_komi: [[Option<String>; 2]; ROWS],
    /// The handicap asked for: 0 none, 1 Black without komi, else so many stones.
    wanted: u8,
    /// Whether Black lays the handicap stones where he likes.
    free: bool,
    time: usize,
    setting: Line,
    own_setting: String,
    /// A setting of every time system, to come back to.
    systems: Systems,
    /// Whose clock starts first, where there are only the clocks.
    begins: Color,
    /// Presses made on the clocks that were left, if some were.
    left: Option<usize>,
    names: ByColor<Line>,
    partners: ByColor<Line>,
    four: bool,
    nigiri: bool,
    series: Match,
    /// By how many games one must lead for the handicap to move; 0: never.
    regrading: u8,
    refereed: bool,
    penalties: Penalties,
    two_step: bool,
    hides_board: bool,
    takebacks: Takebacks,
}

impl Values {
    /// The values of the last game; without one, those of a club game by Chinese rules.
    pub fn new(last: Option<&Terms>) -> Self {
        let name = || Line::new("", LONGEST_NAME);
        let mut values = Self {
            size: Line::new("19", 5),
            rows: Rows::new(),
            komi: Line::new("", 7),
            own_komi: [const { [None, None] }; ROWS],
            wanted: 0,
            free: false,
            time: FIRST_TIME,
            setting: Line::new(PRESETS[FIRST_TIME].1, 120),
            own_setting: String::new(),
            systems: Systems::new(),
            begins: Color::Black,
            left: None,
            names: ByColor { black: name(), white: name() },
            partners: ByColor { black: name(), white: name() },
            four: false,
            nigiri: false,
            series: Match::Single,
            regrading: 0,
            refereed: false,
            penalties: Penalties::A,
            two_step: false,
            hides_board: false,
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
        // Where no set stones could stand, the last game says nothing about them.
        let told = terms.handicap < 2 && set_stones(terms.size).is_some();
        self.rows.take(&terms.rules, terms.preset, told);
        self.penalties = terms.rules.penalties;
        self.wanted = terms.handicap;
        let mut standing: Vec<_> = terms.stones.iter().map(|&(p, _)| p).collect();
        let mut fixed = fixed_stones(terms.size, terms.handicap).unwrap_or_default();
        standing.sort_unstable();
        fixed.sort_unstable();
        self.free = terms.handicap > 1 && standing != fixed;
        if let Some(series) = terms.series {
            self.regrading = series.step;
            self.series = match series.grade {
                Grade::TwoOfThree => Match::TwoOfThree,
                Grade::BlackOrTwo => Match::BlackOrTwo,
                Grade::Even | Grade::Black | Grade::Stones(_) => Match::Same,
            };
        }
        if terms.rules.komi != self.usual_komi() {
            *self.own_komi_mut() = Some(said::points(terms.rules.komi));
        }
        self.setting.set(&display_both(&terms.time));
        self.typed(Item::Setting);
        for color in Color::ALL {
            self.names[color].set(&terms.names[color]);
            self.partners[color].set(&terms.partners[color]);
            self.four |= !terms.partners[color].is_empty();
        }
        self.refereed = terms.refereed;
        self.two_step = terms.two_step;
        self.hides_board = terms.hides_board;
        self.takebacks = terms.takebacks;
    }

    /// Whether a pause hides the board, as the settings of the program have it.
    pub(super) const fn set_hides_board(&mut self, hides: bool) {
        self.hides_board = hides;
    }

    /// Whether colours are chosen by nigiri, as the last form had it.
    pub(super) const fn set_nigiri(&mut self, nigiri: bool) {
        self.nigiri = nigiri;
    }

    /// Whether nigiri is chosen, should the handicap leave the colours open.
    pub(super) const fn wants_nigiri(&self) -> bool {
        self.nigiri
    }

    /// The line of text an item is, if it is one.
    pub const fn line(&self, item: Item) -> Option<&Line> {
        match item {
            Item::Size => Some(&self.size),
            Item::Komi => Some(&self.komi),
            Item::Setting => Some(&self.setting),
            Item::Name(Color::Black) => Some(&self.names.black),
            Item::Name(Color::White) => Some(&self.names.white),
            Item::Partner(Color::Black) => Some(&self.partners.black),
            Item::Partner(Color::White) => Some(&self.partners.white),
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
            Item::Partner(Color::Black) => Some(&mut self.partners.black),
            Item::Partner(Color::White) => Some(&mut self.partners.white),
            _ => None,
        }
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
                self.keep_system();
            }
            Item::Komi => {
                let usual = self.komi() == Ok(self.usual_komi());
                *self.own_komi_mut() = (!usual).then(|| self.komi.text().to_owned());
            }
            Item::Size => self.refresh_komi(),
            _ => {}
        }
    }

    /// The players exchange their colours.
    pub(super) fn swap_names(&mut self) {
        std::mem::swap(&mut self.names.black, &mut self.names.white);
        std::mem::swap(&mut self.partners.black, &mut self.partners.white);
    }

    /// Which of the two komi applies.
    fn kind(&self) -> usize {
        usize::from(self.handicap() > 0)
    }

    fn own_komi_mut(&mut self) -> &mut Option<String> {
        let kind = self.kind();
        &mut self.own_komi[self.rows.at()][kind]
    }

    /// The komi the rules give: none where there is a handicap (A §11).
    fn usual_komi(&self) -> Quarters {
        if self.handicap() > 0 { 0 } else { self.row().komi }
    }

    /// Shows the komi that applies, unless it is just being typed.
    fn refresh_komi(&mut self) {
        let own = self.own_komi[self.rows.at()][self.kind()].clone();
        let komi = own.unwrap_or_else(|| said::points(self.usual_komi()));
        if self.komi.text() != komi {
            self.komi.set(&komi);
        }
    }

    /// The rule set chosen; `None` for rules put together by hand.
    pub fn preset(&self) -> Option<Preset> {
        self.rows.preset()
    }

    /// The switches chosen, as an even game on a board with room for everything has them; their komi is the usual.
    pub fn row(&self) -> Ruleset {
        self.rows.row()
    }

    /// Which time setting is chosen, below [`TIMES`]: one with a name, no limit, any other.
    pub const fn time_choice(&self) -> usize {
        self.time
    }

    /// The takeback policy.
    pub const fn takebacks(&self) -> Takebacks {
        self.takebacks
    }

    /// Whether four play in two teams.
    pub const fn four(&self) -> bool {
        self.four
    }

    /// Whether a referee's rulings apply.
    pub const fn refereed(&self) -> bool {
        self.refereed
    }

    /// Which text of the penalties applies in a refereed game.
    pub const fn penalties(&self) -> Penalties {
        self.penalties
    }

    /// Whether a move takes two keys.
    pub const fn two_step(&self) -> bool {
        self.two_step
    }

    /// Whether a pause hides the board.
    pub const fn hides_board(&self) -> bool {
        self.hides_board
    }

    /// What is played for.
    pub const fn match_choice(&self) -> Match {
        self.series
    }

    /// By how many games one must lead for the handicap of a series to move; 0: never.
    pub const fn regrading(&self) -> u8 {
        self.regrading
    }
}
