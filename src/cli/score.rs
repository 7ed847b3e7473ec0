//! `shoutan score`: the final position of a record, counted.

mod account;
mod told;

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::Serialize;
use serde_json::Value;

use super::files::about;
use super::json::{self, Sides};
use super::play::komi;
use super::source;
use super::{Failure, Status, complain, damage};
use crate::diagram::text::Glyphs;
use crate::game::outcome::Outcome;
use crate::game::said;
use crate::record::entry::words::{self, Word};
use crate::record::store::Store;
use crate::record::value::result;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::Point;
use crate::rules::ruleset::{Preset, Quarters, Unit, ZI};
use crate::text::Text;
use account::{Account, DeadBy, Refused};

/// What stands below the options.
pub const HELP: &str = "The position counted is the one at the end of the main line: the last node reached from the \
root by always taking the first variation, whatever ended the game there. Moves are executed as recorded; stones set up \
count as they stand.

Dead stones: --dead if it is given, else what the record holds as agreed (its log, or TB and TW at its end), else what \
is suggested; the answer says which. --dead auto takes the suggestion in any case. Under Tromp-Taylor rules nothing is \
taken off.

A border that is not closed: a point next to both colours is open and counts for nobody, and so are the fewest further \
points that part the colours, at most two a region; what lies behind them counts. Where two do not suffice the whole \
region is neutral. What the record holds as agreed goes before. Under Tromp-Taylor rules a region that reaches both \
colours is neutral in any case.

Rules: --rules, else those of the record, else chinese. Komi: --komi, else the record's, else the rule set's, and none \
with a handicap (HA). What White gets back for it follows from HA and the rules, whatever is set up. What was not in the \
record is told with where it was taken from; in JSON rules_from and komi_from (option, record, or default and rules) and \
handicap_from (record or none). Fines and bought overtime come from the log of a game played here. In JSON komi, fines \
and margin_points are points.";

/// What is counted, and how.
#[derive(Args, Clone, Debug)]
pub struct Score {
    /// A file, the name of a saved game, or - for standard input
    #[arg(value_name = "FILE|GAME")]
    pub record: PathBuf,
    /// The rule set [default: the record's]
    #[arg(long, value_name = "R", value_parser = rules())]
    pub rules: Option<Preset>,
    /// Komi: 7.5, or 3.75zi [default: the record's, else the rule set's]
    #[arg(long, value_name = "K", value_parser = komi, allow_hyphen_values = true)]
    pub komi: Option<Quarters>,
    /// The dead stones: auto (as suggested), none, or a stone of each dead chain, as D4,Q16 [default: as agreed]
    #[arg(long, value_name = "DEAD", value_parser = dead)]
    pub dead: Option<Dead>,
    /// Which game of a collection
    #[arg(long, value_name = "K", default_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    pub game: u32,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

/// Which chains are dead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dead {
    /// As suggested.
    Auto,
    /// None.
    None,
    /// Those at these points.
    Given(Vec<String>),
}

fn rules() -> impl TypedValueParser<Value = Preset> {
    PossibleValuesParser::new(Preset::ALL.map(Preset::name))
        .try_map(|name| Preset::from_name(&name).ok_or("there is no such rule set"))
}

fn dead(typed: &str) -> Result<Dead, String> {
    match typed.trim().to_ascii_lowercase().as_str() {
        "auto" => Ok(Dead::Auto),
        "none" => Ok(Dead::None),
        list => {
            let points = list.split([',', ' ']).map(str::trim).filter(|point| !point.is_empty());
            let points: Vec<String> = points.map(str::to_ascii_uppercase).collect();
            if points.is_empty() {
                return Err("name points, as D4,Q16, or say auto or none".to_owned());
            }
            Ok(Dead::Given(points))
        }
    }
}

/// Counts: the text for standard output.
pub fn run(score: &Score, store: &Store, text: &Text, ascii: bool) -> Result<String, Failure> {
    let opened = source::load(store, &score.record, text).map_err(|sentence| (Status::Bad, sentence))?;
    let collection = &opened.collection;
    let games = collection.games();
    let number = usize::try_from(score.game - 1).unwrap_or(usize::MAX);
    let tree = games.get(number).ok_or_else(|| match games.len() {
        0 => (Status::Bad, about(&score.record, text.fault.record.no_game)),
        last => {
            let sentence = (text.fault.record.no_such_game)(score.game, last);
            (Status::Wrong, about(&score.record, &sentence))
        }
    })?;
    let dead = |why: String| (Status::Wrong, format!("--dead: {why}"));
    let account = Account::of(tree, score).map_err(|refused| match refused {
        Refused::Board(why) => (Status::Bad, about(&score.record, &why.said(text))),
        Refused::Point(named, size) => dead((text.fault.command.no_point)(&named, &size.to_string())),
        Refused::Stone(point) => dead((text.fault.command.no_stone)(&point)),
    })?;
    damage::tell(&score.record, &opened.problems, text);
    if account.dead_by == DeadBy::Rules && matches!(score.dead, Some(Dead::Given(_))) {
        complain(text.fault.command.nothing_dead, Status::Done);
    }
    if score.json {
        return account_json(&account, text).map_err(|error| (Status::Bad, error.to_string()));
    }
    let glyphs = if ascii { Glyphs::Ascii } else { Glyphs::Unicode };
    Ok(told::told(&account, glyphs, text))
}

fn account_json(account: &Account, text: &Text) -> std::io::Result<String> {
    let rules = &account.rules;
    let labels = |points: &[Point]| points.iter().map(|&p| account.size().label(p)).collect();
    let fines = account.fines.map(points);
    let given = |pair: ByColor<u32>| (pair != ByColor::default()).then(|| Sides::from(pair));
    let (winner, margin) = match account.outcome {
        Outcome::Win { winner, .. } => (winner.letter().to_string(), account.margin.abs()),
        _ => ("draw".to_owned(), 0),
    };
    let counted = Counted {
        rules: account.name(),
        scoring: rules.scoring.word(),
        tax: rules.tax.word(),
        dead: labels(&account.dead),
        dead_by: match account.dead_by {
            DeadBy::Given => "given",
            DeadBy::Suggested => "suggested",
            DeadBy::Record => "record",
            DeadBy::None | DeadBy::Rules => "none",
        },
        black: Part::of(account, Color::Black),
        white: Part::of(account, Color::White),
        neutral: account.count.neutral(),
        komi: points(rules.komi),
        handicap: account.handicap,
        fines: fines.into(),
        winner,
        margin_points: points(margin),
        margin_zi: (rules.said_in == Unit::Zi).then(|| fraction(margin)),
        spoken: said::spoken(account.outcome, rules.said_in, text),
        result: result::write(account.outcome),
        compensation: points(account.compensation()),
        seki: labels(&account.neutral),
        open: labels(&account.open),
        overtime: (account.overtime != ByColor::default()).then(|| account.overtime.map(points).into()),
        conceded: account.conceded.map(Color::letter),
        rules_from: account.rules_from.word("default"),
        komi_from: account.komi_from.word("rules"),
        handicap_from: account.handicap_from.word("none"),
        pass_stones: if rules.pass_stones { given(account.passes) } else { None },
    };
    let mut line = Vec::new();
    json::write_line(&mut line, &counted)?;
    Ok(String::from_utf8_lossy(&line).into_owned())
}

/// Points as a JSON number.
fn points(quarters: Quarters) -> Value {
    serde_json::from_str(&words::points(quarters)).unwrap_or(Value::Null)
}

/// Zi as a fraction in lowest terms: `3/4`, `7/4`, `1`.
fn fraction(quarters: Quarters) -> String {
    match quarters % ZI {
        0 => (quarters / ZI).to_string(),
        2 | -2 => format!("{}/2", quarters / 2),
        _ => format!("{quarters}/4"),
    }
}

#[derive(Serialize)]
struct Counted {
    rules: &'static str,
    scoring: &'static str,
    tax: &'static str,
    dead: Vec<String>,
    dead_by: &'static str,
    black: Part,
    white: Part,
    neutral: u32,
    komi: Value,
    handicap: u32,
    fines: Sides<Value>,
    winner: String,
    margin_points: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    margin_zi: Option<String>,
    spoken: String,
    result: String,
    compensation: Value,
    seki: Vec<String>,
    rules_from: &'static str,
    komi_from: &'static str,
    handicap_from: &'static str,
    open: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    overtime: Option<Sides<Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    conceded: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pass_stones: Option<Sides<u32>>,
}

#[derive(Serialize)]
struct Part {
    stones: u32,
    territory: u32,
    prisoners: u32,
    area: u32,
}

impl Part {
    fn of(account: &Account, color: Color) -> Self {
        let stones = account.count.stones(color);
        let territory = account.territory(color);
        Self { stones, territory, prisoners: account.count.prisoners(color), area: stones + territory }
    }
}

#[cfg(test)]
mod tests {
    use super::{Dead, dead, fraction, points};

    #[test]
    fn fractions_are_in_lowest_terms() {
        for (quarters, told) in
            [(0, "0"), (1, "1/4"), (2, "1/2"), (3, "3/4"), (4, "1"), (6, "3/2"), (7, "7/4"), (8, "2")]
        {
            assert_eq!(fraction(quarters), told);
        }
    }

    #[test]
    fn points_are_numbers() {
        for (quarters, told) in [(0, "0"), (1, "0.5"), (15, "7.5"), (-11, "-5.5"), (14, "7")] {
            assert_eq!(points(quarters).to_string(), told);
        }
    }

    #[test]
    fn what_dead_takes() {
        let given = |points: &[&str]| Ok(Dead::Given(points.iter().map(|&point| point.to_owned()).collect()));
        assert_eq!(dead("auto"), Ok(Dead::Auto));
        assert_eq!(dead(" None "), Ok(Dead::None));
        assert_eq!(dead("d4,Q16"), given(&["D4", "Q16"]));
        assert_eq!(dead("D4, Q16 ,"), given(&["D4", "Q16"]));
        assert!(dead("").is_err() && dead(",").is_err());
    }
}
