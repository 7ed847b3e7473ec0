//! `shoutan play`: what the players agree, from the command line.

pub mod more;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use crate::app::plan::Plan;
use crate::clock::control::TimeControl;
use crate::clock::spec::parse_both;
use crate::game::terms::Terms;
use crate::rules::color::ByColor;
use crate::rules::handicap::{MOST_STONES, fixed_stones, set_stones};
use crate::rules::point::Size;
use crate::rules::ruleset::{MOST_KOMI, POINT, Preset, Quarters, Ruleset};
use crate::text::Text;
use more::More;

/// The sides a board may have on the screen.
const SIDES: std::ops::RangeInclusive<u8> = 2..=25;

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// What can be agreed on the command line. If nothing is, the values of the last game hold; else the rest is as
/// usual.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// The board: 19, or columns x rows [default: 19]
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub size: Option<Size>,
    /// The rule set [default: chinese]
    #[arg(long, value_name = "R", value_parser = rules())]
    pub rules: Option<Preset>,
    /// White's points for moving second: 7.5, or 3.75zi [default: 7.5; 0 with a handicap]
    #[arg(long, value_name = "K", value_parser = komi, allow_hyphen_values = true)]
    pub komi: Option<Quarters>,
    /// Handicap stones, 2 to 9, on the star points, or free:N where Black likes; 1: Black begins without komi
    /// [default: 0]
    #[arg(long, value_name = "N|free:N", value_parser = handicap, allow_negative_numbers = true)]
    pub handicap: Option<Handicap>,
    /// Stones before the first move: zuozi, two of each colour on the corner stars [default: as the rules say]
    #[arg(long, value_name = "SETUP", value_enum)]
    pub setup: Option<Setup>,
    /// The time: none, 30m, 30m+5x30s, 1h incl 5x60s, 20m+10s; for each side B=... W=... [default: 30m+5x30s]
    #[arg(long, value_name = "SPEC", value_parser = time)]
    pub time: Option<ByColor<TimeControl>>,
    /// Black's name
    #[arg(long, value_name = "NAME", value_parser = name)]
    pub black: Option<String>,
    /// White's name
    #[arg(long, value_name = "NAME", value_parser = name)]
    pub white: Option<String>,
    /// Who plays how.
    #[command(flatten)]
    pub more: More,
    /// Start the first clock at once; otherwise any key starts it
    #[arg(long)]
    pub yes: bool,
}

/// A handicap as it is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Handicap {
    /// How many stones; 1: Black begins without komi.
    pub n: u8,
    /// Whether Black lays them where he likes.
    pub free: bool,
}

/// Stones before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Setup {
    /// None.
    None,
    /// Two of each colour on the corner stars (座子).
    Zuozi,
}

impl Play {
    /// The game planned, set up at `at` (ms since 1970 UTC), after a last game of those terms. The error is a sentence.
    pub fn plan(&self, at: i64, last: Option<Terms>, text: &Text) -> Result<Plan, String> {
        let refused = &text.fault.command;
        let unsaid = *self == Self { yes: self.yes, ..Self::default() };
        if let (true, Some(last)) = (unsaid, last) {
            let free = last.is_free();
            let stones = if free { Vec::new() } else { last.stones.clone() };
            return Ok(Plan { terms: Terms { stones, at, ..last }, nigiri: false, free });
        }
        let preset = self.rules.unwrap_or(Preset::Chinese);
        let free = self.handicap.is_some_and(|handicap| handicap.free);
        let n = self.more.handicap(self.handicap.map(|handicap| handicap.n), text)?;
        let size = self.size.unwrap_or(Size::STANDARD);
        let rules = preset.rules();
        // What the rules only imply is left out where the board has no room; what is said is refused there.
        let four = set_stones(size).filter(|_| n < 2);
        let set_stones = match self.setup {
            None => rules.set_stones && four.is_some(),
            Some(setup) => setup == Setup::Zuozi,
        };
        if set_stones && four.is_none() {
            let refusal = refused.set_or_handicap.to_owned();
            return Err(if n >= 2 { refusal } else { (refused.no_corners)(&size.to_string()) });
        }
        let lies = n < 2 || (!free && fixed_stones(size, n).is_some());
        if !lies && 2 * u16::from(n) > size.points() {
            return Err((refused.no_room)(&size.to_string(), n));
        }
        if !lies && !free {
            return Err((refused.no_fixed)(&size.to_string(), n));
        }
        let usual = if n > 0 { 0 } else { rules.komi };
        let time = self.time.clone().unwrap_or_else(|| ByColor::new_with(|_| TimeControl::USUAL));
        let mut terms = Terms {
            rules: Ruleset { komi: self.komi.unwrap_or(usual), set_stones, ..rules },
            handicap: n,
            names: ByColor {
                black: self.black.clone().unwrap_or_default(),
                white: self.white.clone().unwrap_or_default(),
            },
            at,
            ..Terms::even(size, preset, time)
        };
        // Where something is given the komi said is that of this game.
        let even = self.komi.filter(|_| n == 0).unwrap_or(rules.komi);
        self.more.put(&mut terms, even);
        terms.lay_out(free);
        Ok(Plan { terms, nigiri: false, free: free && n > 1 })
    }
}

/// A number of stones, or `free:` and a number.
fn handicap(typed: &str) -> Result<Handicap, String> {
    let (digits, free) = typed.strip_prefix("free:").map_or((typed, false), |digits| (digits, true));
    let least = if free { 2 } else { 0 };
    digits
        .parse()
        .ok()
        .filter(|n| digits.len() == 1 && (least..=MOST_STONES).contains(n))
        .map(|n| Handicap { n, free })
        .ok_or_else(|| "a handicap is a number from 0 to 9, or as in free:3".to_owned())
}

fn rules() -> impl TypedValueParser<Value = Preset> {
    let offered = PossibleValuesParser::new(Preset::ALL.map(Preset::name));
    offered.try_map(|name| Preset::from_name(&name).ok_or("there is no such rule set"))
}

fn size(typed: &str) -> Result<Size, String> {
    let (width, height) = typed.split_once(['x', 'X', '×']).unwrap_or((typed, typed));
    let side = |digits: &str| digits.parse().ok().filter(|side| SIDES.contains(side));
    side(width)
        .zip(side(height))
        .and_then(|(width, height)| Size::new(width, height))
        .ok_or_else(|| "a board has 2 to 25 lines a side, as 19 or 13x9".to_owned())
}

/// A number of points in halves, or of zi in quarters.
pub(super) fn komi(typed: &str) -> Result<Quarters, String> {
    let (number, unit) = typed.strip_suffix("zi").map_or((typed, POINT), |number| (number, 2 * POINT));
    let quarters = quarters(number.trim_end(), unit).filter(|komi| komi.abs() <= MOST_KOMI);
    quarters.ok_or_else(|| "komi is points in halves, as 7.5, or zi in quarters, as 3.75zi".to_owned())
}

/// A decimal number of units that are `unit` quarters each, if that is a whole number of quarters.
fn quarters(number: &str, unit: Quarters) -> Option<Quarters> {
    let (sign, digits) = number.strip_prefix('-').map_or((1, number), |digits| (-1, digits));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let plain = |digits: &str| digits.bytes().all(|b| b.is_ascii_digit());
    if !plain(whole) || !plain(part) || whole.len() + part.len() == 0 || part.len() > 2 {
        return None;
    }
    let hundredths: Quarters = format!("{part:0<2}").parse().ok()?;
    let whole: Quarters = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let all = whole.checked_mul(100)?.checked_add(hundredths)?.checked_mul(unit)?;
    (all % 100 == 0).then_some(sign * all / 100)
}

pub(super) fn time(typed: &str) -> Result<ByColor<TimeControl>, String> {
    parse_both(typed).map_err(|error| error.to_string())
}

pub(super) fn name(typed: &str) -> Result<String, String> {
    let typed = typed.trim();
    if typed.chars().any(char::is_control) || typed.chars().count() > LONGEST_NAME {
        return Err(format!("a name is one line of at most {LONGEST_NAME} characters"));
    }
    Ok(typed.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{Play, komi, size};
    use crate::cli::args::typed;
    use crate::rules::color::Color;
    use crate::rules::point::Size;
    use crate::rules::ruleset::Preset;
    use crate::text::en::EN;

    fn play(words: &[&str]) -> Result<Play, String> {
        typed(words)
    }

    #[test]
    fn komi_in_points_and_zi() {
        for (typed, quarters) in [
            ("7.5", Some(15)),
            ("3.75zi", Some(15)),
            ("3.75 zi", Some(15)),
            ("0", Some(0)),
            ("-5.5", Some(-11)),
            ("6.50", Some(13)),
            (".5", Some(1)),
            ("2.75zi", Some(11)),
            ("400", Some(800)),
            ("400.5", None),
            ("7.25", None),
            ("3.7zi", None),
            ("", None),
            ("zi", None),
            ("--1", None),
            ("1e3", None),
            ("+7", None),
            ("99999999999", None),
            ("７", None),
        ] {
            assert_eq!(komi(typed).ok(), quarters, "{typed:?}");
        }
    }

    #[test]
    fn sizes() {
        for (typed, sides) in
            [("19", Some((19, 19))), ("13x9", Some((13, 9))), ("1", None), ("26", None), ("x", None)]
        {
            assert_eq!(
                size(typed).ok(),
                sides.and_then(|(width, height)| Size::new(width, height)),
                "{typed}"
            );
        }
    }

    #[test]
    fn what_is_agreed() {
        let usual = play(&[]).unwrap().plan(7, None, &EN).unwrap().terms;
        assert_eq!(
            (usual.size, usual.rules.komi, usual.first, usual.at),
            (Size::STANDARD, 15, Color::Black, 7)
        );
        assert_eq!(usual.time.black.to_string(), "30m+5x30s");
        let given = play(&["--handicap", "4", "--size", "13", "--black", " 王 "])
            .unwrap()
            .plan(0, None, &EN)
            .unwrap()
            .terms;
        assert_eq!((given.rules.komi, given.first, given.stones.len()), (0, Color::White, 4));
        assert_eq!(given.names.black, "王");
        let one = play(&["--handicap=1"]).unwrap().plan(0, None, &EN).unwrap().terms;
        assert_eq!((one.rules.komi, one.first, one.stones.len()), (0, Color::Black, 0));
        assert_eq!(
            play(&["--handicap=3", "--komi=-2"]).unwrap().plan(0, None, &EN).unwrap().terms.rules.komi,
            -4
        );
    }

    #[test]
    fn with_nothing_said_the_last_game_is_played_again() {
        let last = play(&["--size=9", "--black=Li"]).unwrap().plan(3, None, &EN).unwrap().terms;
        let again = play(&["--yes"]).unwrap().plan(7, Some(last.clone()), &EN).unwrap().terms;
        assert_eq!((again.size, again.names.black.as_str(), again.at), (last.size, "Li", 7));
        let other = play(&["--black=Wu"]).unwrap().plan(7, Some(last), &EN).unwrap().terms;
        assert_eq!((other.size, other.names.black.as_str()), (Size::STANDARD, "Wu"));
    }

    #[test]
    fn handicap_placed_freely() {
        let plan = play(&["--handicap=free:3"]).unwrap().plan(0, None, &EN).unwrap();
        assert_eq!((plan.free, plan.terms.handicap, plan.terms.stones.len()), (true, 3, 0));
        assert_eq!(plan.terms.first, Color::White);
        let small = play(&["--size=5", "--handicap=free:9"]).unwrap().plan(0, None, &EN).unwrap();
        assert!(small.free);
        // The same again, after the stones were laid.
        let again = play(&[]).unwrap().plan(7, Some(plan.terms), &EN).unwrap();
        assert!(again.free && again.terms.stones.is_empty());
        for wrong in ["free:1", "free:10", "free", "free:", "10", "-1", "+2", "02", "x"] {
            assert!(play(&["--handicap", wrong]).is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_rule_set_with_its_set_stones() {
        for preset in Preset::ALL {
            let agreed = play(&["--rules", preset.name()]).unwrap().plan(0, None, &EN).unwrap().terms;
            assert_eq!(
                (agreed.preset, agreed.rules, agreed.first),
                (Some(preset), preset.rules(), agreed.rules.first)
            );
            assert_eq!(agreed.stones.len(), if agreed.rules.set_stones { 4 } else { 0 });
            let bare =
                play(&["--rules", preset.name(), "--setup=none"]).unwrap().plan(0, None, &EN).unwrap().terms;
            assert!(bare.stones.is_empty() && !bare.rules.set_stones);
        }
        let set =
            play(&["--setup=zuozi", "--referee", "--handicap=1"]).unwrap().plan(0, None, &EN).unwrap().terms;
        assert_eq!((set.stones.len(), set.rules.set_stones, set.refereed), (4, true, true));
        assert_eq!((set.first, set.rules.komi), (Color::Black, 0));
        let small = play(&["--rules=ancient", "--size=5"]).unwrap().plan(0, None, &EN).unwrap().terms;
        assert!(small.stones.is_empty() && !small.rules.set_stones);
        assert!(play(&["--setup=zuozi", "--size=5"]).unwrap().plan(0, None, &EN).is_err());
        assert!(play(&["--setup=zuozi", "--handicap=2"]).unwrap().plan(0, None, &EN).is_err());
    }

    #[test]
    fn what_cannot_be_agreed() {
        for words in [
            &["--size", "100"][..],
            &["--komi", "x"],
            &["--handicap", "10"],
            &["--time", "30"],
            &["--black", "a\u{1b}[2J"],
        ] {
            assert!(play(words).is_err(), "{words:?}");
        }
        // What is recommended instead can be played.
        for (size, n, free) in
            [(5, 9, true), (2, 9, false), (2, 3, false), (2, 2, true), (4, 8, true), (4, 9, false)]
        {
            let refused = |n: &str| {
                let words = [format!("--size={size}"), format!("--handicap={n}")];
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                play(&words).unwrap().plan(0, None, &EN).err()
            };
            let told = refused(&n.to_string()).unwrap();
            assert_eq!(told.contains(&format!("free:{n}")), free, "{size} {n}: {told}");
            assert_eq!(refused(&format!("free:{n}")).is_none(), free, "{size} {n}: {told}");
        }
    }
}
