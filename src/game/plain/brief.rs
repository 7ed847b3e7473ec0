//! A rule set in three sentences: what counts, what may not be played, how the sides are balanced.

use super::{komi_amount, said};
use crate::rules::color::Color;
use crate::rules::ruleset::{Compensation, KoRule, LongCycle, Ruleset, Scoring, Tax};
use crate::text::Text;

/// The rules in three sentences made from their switches: every switch that is set otherwise makes other words.
/// Penalties are not among them; they belong to refereed games.
pub fn brief(rules: &Ruleset, text: &Text) -> [String; 3] {
    let words = &text.plain_rules.brief;
    [
        sentence(&[counts(rules, text), said::unit(rules.said_in, text).said_in_briefly.to_owned()], text),
        sentence(
            &[
                match rules.ko {
                    KoRule::None => words.ko_none,
                    KoRule::Simple => words.ko_simple,
                    KoRule::Positional => words.ko_positional,
                    KoRule::Situational => words.ko_situational,
                }
                .to_owned(),
                match rules.long_cycle {
                    LongCycle::Forbidden => "",
                    LongCycle::NoResult => words.cycle_no_result,
                    LongCycle::Draw => words.cycle_draw,
                    LongCycle::Ask => words.cycle_ask,
                }
                .to_owned(),
                if rules.suicide { words.suicide } else { words.no_suicide }.to_owned(),
                if rules.pass_stones { words.pass_stones } else { "" }.to_owned(),
            ],
            text,
        ),
        sentence(
            &[
                if rules.set_stones { words.set_stones } else { "" }.to_owned(),
                if rules.first == Color::White { words.white_first } else { "" }.to_owned(),
                komi(rules, text),
                match rules.compensation {
                    Compensation::None => "",
                    Compensation::OneLess => words.back_one_less,
                    Compensation::Each => said::unit(rules.said_in, text).back_each_briefly,
                }
                .to_owned(),
                if rules.black_wins_ties { words.ties_black } else { words.ties_draw }.to_owned(),
            ],
            text,
        ),
    ]
}

/// What counts, what of it does not, and whether anything is taken off first.
fn counts(rules: &Ruleset, text: &Text) -> String {
    let words = &text.plain_rules.brief;
    let mut said = match rules.scoring {
        Scoring::Area => words.area,
        Scoring::Territory => words.territory,
        Scoring::Stones => words.stones,
    }
    .to_owned();
    said.push_str(match rules.tax {
        Tax::None => "",
        Tax::Seki => words.tax_seki,
        Tax::All => said::unit(rules.said_in, text).tax_all_briefly,
    });
    said.push_str(if rules.removal { "" } else { words.no_removal });
    said
}

fn komi(rules: &Ruleset, text: &Text) -> String {
    let words = &text.plain_rules.brief;
    let amount = komi_amount(rules.komi.abs(), rules.said_in, text);
    match rules.komi.signum() {
        0 => (words.no_komi)(said::unit(rules.said_in, text).komi),
        1 => (words.komi)(&amount),
        _ => (words.reverse_komi)(&amount),
    }
}

/// The clauses that say something, as one sentence.
fn sentence(clauses: &[String], text: &Text) -> String {
    let words = &text.plain_rules.brief;
    let said: Vec<&str> = clauses.iter().map(String::as_str).filter(|clause| !clause.is_empty()).collect();
    let mut sentence = said.join(words.between);
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence.push_str(words.end);
    sentence
}

#[cfg(test)]
mod tests;
