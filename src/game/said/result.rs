//! Amounts and results in words.

use super::color;
use crate::game::outcome::{Outcome, Win};
use crate::game::terms::Terms;
use crate::rules::color::{ByColor, Color};
use crate::rules::ruleset::{POINT, Quarters, Unit, ZI};
use crate::text::sentence::Sentence;
use crate::text::{Text, unit, visible};

/// The words that go with a unit.
pub const fn unit(unit: Unit, text: &Text) -> &unit::Unit {
    match unit {
        Unit::Zi => &text.unit.zi,
        Unit::Points => &text.unit.points,
        Unit::Ing => &text.unit.ing,
        Unit::Ways => &text.unit.ways,
        Unit::Stones => &text.unit.stones,
    }
}

/// An amount of quarter zi in points: `1.5`, `7`.
pub fn points(quarters: Quarters) -> String {
    let half = if quarters % POINT == 0 { "" } else { ".5" };
    let sign = if quarters < 0 { "-" } else { "" };
    format!("{sign}{}{half}", quarters.unsigned_abs() / POINT.unsigned_abs())
}

/// An amount of quarter zi in zi, exact: `3/4`, `1`, `2 1/2` (or `2又1/2`).
pub fn zi(quarters: Quarters, text: &Text) -> String {
    let fraction = match quarters % ZI {
        1 | -1 => "1/4",
        2 | -2 => "1/2",
        3 | -3 => "3/4",
        _ => return (quarters / ZI).to_string(),
    };
    match quarters / ZI {
        0 if quarters < 0 => format!("-{fraction}"),
        0 => fraction.to_owned(),
        whole => (text.word.mixed)(whole, fraction),
    }
}

/// An exact amount of quarter zi with its unit: `3 3/4 zi`, `7.5 points`, `3子`.
pub fn exact(quarters: Quarters, unit: Unit, text: &Text) -> String {
    let number = if unit == Unit::Zi { zi(quarters, text) } else { points(quarters) };
    (self::unit(unit, text).amount)(&number)
}

/// The unit in which a result is said: of zi, points are said where nobody says zi.
pub const fn said_in(unit: Unit, text: &Text) -> Unit {
    match (unit, &text.result.zi) {
        (Unit::Zi, None) => Unit::Points,
        _ => unit,
    }
}

/// A margin as it is said. In Chinese a quarter and three quarters of a zi are called a half (A §9); the exact amount
/// stands behind it, and the points.
pub fn amount(margin: Quarters, unit: Unit, text: &Text) -> String {
    let said = called(margin, unit, text);
    match (unit, &text.result.zi) {
        (Unit::Zi, Some(words)) => {
            let [exact, points] = [Unit::Zi, Unit::Points].map(|unit| exact(margin, unit, text));
            if said == exact {
                (words.amount)(&said, &points)
            } else {
                (words.exactly)(&said, &exact, &points)
            }
        }
        _ => said,
    }
}

/// A margin in one unit alone, as it is called out.
fn called(margin: Quarters, unit: Unit, text: &Text) -> String {
    match said_in(unit, text) {
        Unit::Zi => exact(halved(margin), Unit::Zi, text),
        unit => exact(margin, unit, text),
    }
}

/// Quarters and three quarters of a zi as halves.
const fn halved(margin: Quarters) -> Quarters {
    if margin % 2 == 0 { margin } else { margin / ZI * ZI + 2 * margin.signum() }
}

/// How much of a margin is told.
type Told = fn(Quarters, Unit, &Text) -> String;

/// A result as it is called out: the amount once, as the rules say it.
pub fn spoken(outcome: Outcome, unit: Unit, text: &Text) -> String {
    sentence(outcome, unit, text, called, |side, say| say(color(side, text)).into()).into()
}

/// A result in one sentence, the winner by colour.
pub fn outcome(outcome: Outcome, unit: Unit, text: &Text) -> String {
    sentence(outcome, unit, text, amount, |side, say| say(color(side, text)).into()).into()
}

/// The result of a game in one sentence, the winner by name and colour.
pub fn result(outcome: Outcome, terms: &Terms, text: &Text) -> Sentence {
    sentence(outcome, terms.rules.said_in, text, amount, |side, say| won_by(terms, side, text, say))
}

/// The same of players who are no more than names; the unit is that of the rules.
pub fn result_between(names: &ByColor<String>, outcome: Outcome, unit: Unit, text: &Text) -> Sentence {
    sentence(outcome, unit, text, amount, |side, say| winner(&names[side], side, text, say))
}

/// The same with the amount once, where there is little room.
pub fn result_briefly(outcome: Outcome, terms: &Terms, text: &Text) -> Sentence {
    sentence(outcome, terms.rules.said_in, text, called, |side, say| won_by(terms, side, text, say))
}

/// A sentence about the winner of a game: by name and colour.
fn won_by(terms: &Terms, side: Color, text: &Text, say: &dyn Fn(&str) -> String) -> Sentence {
    match [&terms.names[side], &terms.partners[side]].map(|name| visible::line(name.trim())) {
        [one, two] if one.is_empty() || two.is_empty() => winner(&format!("{one}{two}"), side, text, say),
        [one, two] => {
            let (names, color) = ((text.before.both)(&one, &two), color(side, text));
            Sentence::of_player(&names, |names| (text.result.team)(names, color), say)
        }
    }
}

/// A sentence about a winner: by name and colour, or by colour alone where there is no name.
pub fn winner(name: &str, side: Color, text: &Text, say: impl Fn(&str) -> String) -> Sentence {
    let color = color(side, text);
    let name = visible::line(name.trim());
    if name.is_empty() || name == color {
        return say(color).into();
    }
    Sentence::of_player(&name, |name| (text.result.named)(name, color), say)
}

fn sentence(
    outcome: Outcome,
    unit: Unit,
    text: &Text,
    told: Told,
    winner: impl Fn(Color, &dyn Fn(&str) -> String) -> Sentence,
) -> Sentence {
    let words = &text.result;
    match outcome {
        Outcome::Win { winner: won, by } => {
            let loser = color(!won, text);
            winner(won, &|winner| match by {
                Win::Margin(0) => (words.by_tie)(winner),
                Win::Margin(margin) => (words.by_margin)(winner, &told(margin, unit, text)),
                Win::Resignation => (words.by_resignation)(winner),
                Win::Time => (words.by_time)(loser, winner),
                Win::Forfeit => (words.by_forfeit)(loser, winner),
            })
        }
        Outcome::Draw => words.draw.into(),
        Outcome::NoResult => words.no_result.into(),
        Outcome::Replay => words.replay.into(),
        Outcome::BothLose => words.both_lose.into(),
    }
}

#[cfg(test)]
mod tests;
