//! What was agreed, from a line that is damaged: field by field, as far as each can be read and all are possible
//! together. Nothing says that what can be read is right.

use crate::clock::control::TimeControl;
use crate::game::event::{Entry, Event};
use crate::game::terms::Terms;
use crate::record::entry::fields::Fields;
use crate::record::entry::terms;
use crate::rules::color::{ByColor, Color};
use crate::rules::handicap::fixed_stones;
use crate::rules::point::{Point, Size};
use crate::rules::ruleset::{Preset, Ruleset};
use serde_json::{Deserializer, Value};

/// The sides of the boards that are played on most.
const USUAL: [u8; 3] = [9, 13, 19];
/// Fields that are written only where there is something to say.
const ADDED: [&str; 4] = ["partner_black", "partner_white", "two_step", "hides_board"];

/// What was agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Agreed {
    /// The terms, as far as they can be read.
    pub terms: Terms,
    /// What could not be, and is guessed.
    pub guessed: Vec<Part>,
}

/// A part of what was agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The board.
    Size,
    /// One of the switches, at least.
    Rules,
    /// The komi.
    Komi,
    /// The handicap or the stones that stood before the first move.
    Handicap,
    /// The name of who played Black.
    Black,
    /// The name of who played White.
    White,
    /// The time settings.
    Time,
}

impl Part {
    /// What a field tells of; `None` where a guess does no harm.
    fn of(field: &str) -> Option<Self> {
        Some(match field {
            "size" => Self::Size,
            "komi" => Self::Komi,
            "handicap" | "stones" => Self::Handicap,
            "black" => Self::Black,
            "white" => Self::White,
            "time" => Self::Time,
            "preset" | "first" | "refereed" | "takebacks" | "at" => return None,
            _ => Self::Rules,
        })
    }
}

impl Agreed {
    /// Reads the line; `entries` follow it.
    pub fn read(line: &str, entries: &[Entry]) -> Self {
        let played: Vec<Point> = entries.iter().filter_map(|entry| point(&entry.event)).collect();
        let preset = value(line, "preset").and_then(|name| Preset::from_name(&name));
        let time = ByColor { black: TimeControl::None, white: TimeControl::None };
        let mut terms = Terms::even(least(&played), preset.unwrap_or(Preset::Chinese), time);
        terms.at = entries.first().map_or(0, |entry| entry.at);
        terms.preset = preset;
        let mut fields = Fields::default();
        terms::write(&terms, &mut fields);
        let mut guessed = Vec::new();
        let usual = fields.clone();
        for (name, _) in usual.iter() {
            let read = value(line, name).and_then(|value| possible(&with(&fields, name, &value), &played));
            let both = || {
                let (black, white) = (value(line, "time_black")?, value(line, "time_white")?);
                let without = fields.iter().filter(|(name, _)| *name != "time");
                let both = [("time_black", black.as_str()), ("time_white", white.as_str())];
                possible(&without.chain(both).collect(), &played)
            };
            match read.or_else(|| (name == "time").then(both).flatten()) {
                Some((better, agreed)) => (fields, terms) = (better, agreed),
                None => guessed.extend(Part::of(name).filter(|part| !guessed.contains(part))),
            }
        }
        for name in ADDED {
            let read = value(line, name).and_then(|value| possible(&with(&fields, name, &value), &played));
            if let Some((better, agreed)) = read {
                (fields, terms) = (better, agreed);
            }
        }
        if terms.stones.is_empty() && guessed.contains(&Part::Handicap) {
            let fixed = fixed_stones(terms.size, terms.handicap).unwrap_or_default();
            terms.stones = fixed.into_iter().map(|p| (p, Color::Black)).collect();
        }
        if preset.is_none() {
            let komi = terms.rules.komi;
            terms.preset =
                Preset::ALL.into_iter().find(|preset| Ruleset { komi, ..preset.rules() } == terms.rules);
        }
        Self { terms, guessed }
    }
}

/// The terms these fields stand for, where they can be and every stone played lies on the board.
fn possible(fields: &Fields, played: &[Point]) -> Option<(Fields, Terms)> {
    let terms = terms::read(&mut fields.clone().reading()).ok()?;
    played.iter().all(|p| terms.size.has(*p)).then(|| (fields.clone(), terms))
}

/// The same fields with one of another value, or one more.
fn with(fields: &Fields, name: &str, value: &str) -> Fields {
    let is_there = fields.value(name).is_some();
    let changed = fields.iter().map(|(other, old)| (other, if other == name { value } else { old }));
    changed.chain((!is_there).then_some((name, value))).collect()
}

/// The value of a field, wherever it stands in a line that may be damaged anywhere else.
fn value(line: &str, name: &str) -> Option<String> {
    let (_, after) = line.split_once(&format!("\"{name}\":"))?;
    if after.starts_with('"') {
        let first = Deserializer::from_str(after).into_iter::<Value>().next()?.ok()?;
        return first.as_str().map(str::to_owned);
    }
    let end = after.find([',', '}']).unwrap_or(after.len());
    Some(after[..end].to_owned())
}

/// The stone an event lays.
const fn point(event: &Event) -> Option<Point> {
    match event {
        Event::Play { p, .. } => Some(*p),
        Event::Open { p } => *p,
        _ => None,
    }
}

/// The smallest usual board that holds all the points, or else the smallest at all.
fn least(played: &[Point]) -> Size {
    let side = played.iter().map(|p| p.x().max(p.y()) + 1).max().unwrap_or(0);
    // A few moves in one corner say nothing of the board.
    let fits = |usual: &u8| side <= *usual && (*usual == 19 || played.len() > 2 * usize::from(*usual));
    Size::square(USUAL.into_iter().find(fits).unwrap_or(side)).unwrap_or(Size::STANDARD)
}
