//! What the lines of the form are called, and what stands on them.

use super::timing;
use crate::app::form::{Form, Item, Match, Page, Values};
use crate::game::terms::Takebacks;
use crate::game::{plain, said};
use crate::rules::color::Color;
use crate::rules::ruleset::{Compensation, KoRule, LongCycle, Penalties, Preset, Scoring, Tax, Unit};
use crate::text::{Text, visible};

/// What a line is called.
pub fn label(form: &Form, item: Item, text: &Text) -> &'static str {
    let words = &text.form;
    match item {
        Item::Size => words.size,
        Item::Rules => words.rules,
        Item::EachRule => words.each_rule,
        Item::Komi => said::unit(form.values.row().said_in, text).komi_head,
        Item::Handicap => words.handicap,
        Item::Placement => words.placement,
        Item::Time => words.time,
        Item::Setting => words.setting,
        Item::System => text.timing.system,
        Item::Figure(figure) => timing::label(figure, text),
        Item::Begins => text.alone.begins,
        Item::GoOn => text.alone.left,
        Item::Name(color) => match (color, form.values.nigiri()) {
            (Color::Black, false) => words.black,
            (Color::White, false) => words.white,
            (Color::Black, true) => text.before.nobody[0],
            (Color::White, true) => text.before.nobody[1],
        },
        Item::Partner(_) => words.partner,
        // One word is enough for two lines.
        Item::Swap if form.page == Page::Clock || form.values.can_choose_colors() => "",
        Item::Colors | Item::Swap => words.colors,
        Item::More => words.more,
        Item::Start | Item::Back => "",
        Item::Ko => words.ko,
        Item::Cycle => words.cycle,
        Item::Suicide => words.suicide,
        Item::Scoring => words.scoring,
        Item::Tax => words.tax,
        Item::Removal => words.removal,
        Item::SaidIn => words.said_in,
        Item::First => words.first,
        Item::SetStones => words.set_stones,
        Item::Compensation => words.compensation,
        Item::Ties => words.ties,
        Item::PassStones => words.passes,
        Item::Players => words.players,
        Item::Series => words.series,
        Item::Regrading => words.regrading,
        Item::Referee => words.referee,
        Item::Penalties => words.penalties,
        Item::TwoStep => words.two_step,
        Item::Pause => text.sealed.pause,
        Item::Takebacks => words.takebacks,
    }
}

/// What stands on a line while it is not typed on.
pub fn value(values: &Values, item: Item, text: &Text) -> String {
    let words = &text.form;
    let typed = || values.line(item).map_or_else(String::new, |line| visible::line(line.text()).to_string());
    match item {
        Item::Size => {
            values.size().map_or_else(|_| typed(), |size| format!("{}x{}", size.width(), size.height()))
        }
        Item::Rules => Preset::words(values.preset(), text).name.to_owned(),
        Item::Komi if values.komi() == Ok(0) => (words.no_komi)(said::unit(values.row().said_in, text).komi),
        Item::Komi => values
            .komi()
            .map_or_else(|_| typed(), |komi| plain::komi_amount(komi, values.row().said_in, text)),
        Item::Handicap => match values.handicap() {
            0 => words.even.to_owned(),
            1 => words.no_komi_handicap.to_owned(),
            n => (words.stones)(n),
        },
        Item::Placement => (if values.placed_freely() { words.freely } else { words.fixed }).to_owned(),
        Item::Time => words.times.get(values.time_choice()).map_or_else(String::new, |&name| name.to_owned()),
        Item::GoOn => button(&(text.alone.go_on)(values.left().unwrap_or_default())),
        Item::Begins => said::color(values.begins(), text).to_owned(),
        Item::Colors => (if values.nigiri() { words.nigiri } else { words.as_entered }).to_owned(),
        Item::EachRule => button(words.each_rule_button),
        Item::System => timing::system(values, text),
        Item::Figure(figure) => timing::figure(values, figure, text),
        Item::Swap => button(words.swap),
        Item::More => button(&more(values, text)),
        Item::Start => button(words.start),
        Item::Back => button(words.back),
        Item::Setting | Item::Name(_) | Item::Partner(_) => typed(),
        Item::Players => words.players_choices[usize::from(values.four())].to_owned(),
        Item::Series => series(values, text),
        Item::Regrading => match values.regrading() {
            0 => words.stays.to_owned(),
            n => (words.moves_after)(n),
        },
        Item::Referee => words.referee_choices[usize::from(values.refereed())].to_owned(),
        Item::Penalties => words.penalties_choices[match values.penalties() {
            Penalties::A => 0,
            Penalties::B => 1,
        }]
        .to_owned(),
        Item::TwoStep => words.two_step_choices[usize::from(values.two_step())].to_owned(),
        Item::Pause => text.sealed.pause_choices[usize::from(values.hides_board())].to_owned(),
        Item::Takebacks => match values.takebacks() {
            Takebacks::Free => words.free.to_owned(),
            Takebacks::Each(n) => (words.each)(n),
            Takebacks::None => words.never.to_owned(),
        },
        switch => rule(values, switch, text).to_owned(),
    }
}

fn button(words: &str) -> String {
    format!("[ {words} ]")
}

/// What stands on the line of a single rule.
fn rule(values: &Values, item: Item, text: &Text) -> &'static str {
    let (words, row) = (&text.form, values.row());
    let unit = said::unit(row.said_in, text);
    match item {
        Item::Ko => {
            words.ko_choices[match row.ko {
                KoRule::None => 0,
                KoRule::Simple => 1,
                KoRule::Positional => 2,
                KoRule::Situational => 3,
            }]
        }
        Item::Cycle => {
            words.cycle_choices[match row.long_cycle {
                LongCycle::Forbidden => 0,
                LongCycle::NoResult => 1,
                LongCycle::Draw => 2,
                LongCycle::Ask => 3,
            }]
        }
        Item::Suicide => words.suicide_choices[usize::from(row.suicide)],
        Item::Scoring => {
            words.scoring_choices[match row.scoring {
                Scoring::Area => 0,
                Scoring::Territory if row.said_in == Unit::Ways => 3,
                Scoring::Territory => 1,
                Scoring::Stones => 2,
            }]
        }
        Item::Tax => {
            let [none, seki] = words.tax_choices;
            match row.tax {
                Tax::None => none,
                Tax::Seki => seki,
                Tax::All => unit.tax_choice,
            }
        }
        Item::Removal => words.removal_choices[usize::from(row.removal)],
        Item::SaidIn => unit.name,
        Item::First => said::color(row.first, text),
        Item::SetStones => words.set_stones_choices[usize::from(row.set_stones)],
        Item::Compensation => {
            let [none, one_less] = words.compensation_choices;
            match row.compensation {
                Compensation::None => none,
                Compensation::OneLess => one_less,
                Compensation::Each => unit.back_choice,
            }
        }
        Item::Ties => words.ties_choices[usize::from(row.black_wins_ties)],
        Item::PassStones => words.passes_choices[usize::from(row.pass_stones)],
        _ => "",
    }
}

fn series(values: &Values, text: &Text) -> String {
    let words = &text.form;
    match (values.match_choice(), values.handicap()) {
        (Match::Single, _) => words.single.to_owned(),
        (Match::Same, 0) => words.alternate.to_owned(),
        (Match::Same, 1) => words.each_black.to_owned(),
        (Match::Same, n) => (words.each_stones)(n),
        (Match::TwoOfThree, _) => words.two_of_three.to_owned(),
        (Match::BlackOrTwo, _) => words.black_or_two.to_owned(),
    }
}

/// What is chosen on the page of everything else, in short.
fn more(values: &Values, text: &Text) -> String {
    let words = &text.form;
    let mut parts = vec![words.referee_choices[usize::from(values.refereed())]];
    if values.match_choice() != Match::Single {
        parts.push(words.series);
    }
    if values.four() {
        parts.push(words.four);
    }
    parts.join(text.word.comma).to_lowercase()
}
