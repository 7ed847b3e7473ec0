//! What is said about the focused line.

use super::timing;
use crate::app::form::{Form, Item, Match, Page, Values};
use crate::game::{plain, said};
use crate::rules::color::Color;
use crate::rules::handicap::set_stones;
use crate::rules::ruleset::{Compensation, KoRule, LongCycle, Penalties, Tax};
use crate::text::Text;

/// The hint on the focused line.
pub fn hint(form: &Form, text: &Text) -> String {
    let (words, values) = (&text.form, &form.values);
    let unit = said::unit(values.row().said_in, text);
    match form.focus {
        Item::Size => words.hint_size,
        Item::Rules => words.hint_rules,
        Item::EachRule => words.hint_each_rule,
        Item::Komi => return komi(values, text),
        Item::Handicap => return handicap(values, text),
        Item::Placement if !values.has_fixed_points() => words.hint_no_fixed,
        Item::Placement if values.placed_freely() => words.hint_freely,
        Item::Placement => words.hint_fixed,
        Item::Time if form.page.is_first() => text.timing.each_hint,
        Item::Time | Item::Setting => words.hint_time,
        Item::System => timing::system_hint(values, text),
        Item::Figure(figure) => timing::figure_hint(values, figure, text),
        Item::Name(_) | Item::Partner(_) => words.hint_name,
        Item::Colors if values.nigiri() => words.hint_nigiri,
        Item::Colors => words.hint_as_entered,
        Item::Swap => words.hint_swap,
        Item::More => words.hint_more,
        Item::GoOn => text.alone.hint_go_on,
        Item::Begins => text.alone.hint_begins,
        Item::Start if form.page == Page::Clock => text.alone.hint_start,
        Item::Start => words.hint_start,
        Item::Back => words.hint_back,
        Item::Players if values.four() => words.hint_four,
        Item::Players => words.hint_two,
        Item::Series => match (values.match_choice(), values.handicap()) {
            (Match::Single, _) => words.hint_single,
            (Match::Same, 0) => words.hint_alternate,
            (Match::Same, _) => words.hint_same,
            (Match::TwoOfThree, _) => return (words.hint_two_of_three)(unit.komi),
            (Match::BlackOrTwo, _) => words.hint_black_or_two,
        },
        Item::Regrading if values.regrading() == 0 => words.hint_stays,
        Item::Regrading => words.hint_moves,
        Item::Referee if values.refereed() => words.hint_refereed,
        Item::Referee => words.hint_friendly,
        Item::Penalties => match values.penalties() {
            Penalties::A => words.hint_penalties_a,
            Penalties::B => words.hint_penalties_b,
        },
        Item::TwoStep if values.two_step() => words.hint_two_step,
        Item::TwoStep => words.hint_one_step,
        Item::Pause => text.sealed.hint_pause,
        Item::Takebacks => words.hint_takebacks,
        switch => rule(values, switch, text),
    }
    .to_owned()
}

fn komi(values: &Values, text: &Text) -> String {
    let said = values.komi().map(|komi| plain::komi(komi, values.row().said_in, text)).unwrap_or_default();
    format!("{said}{}{}", text.plain_time.between, text.form.hint_komi)
}

fn handicap(values: &Values, text: &Text) -> String {
    let words = &text.form;
    if values.series_gives() {
        return words.hint_given.to_owned();
    }
    let now = match values.handicap() {
        0 if values.set_stones_stand() => words.hint_set_stones.to_owned(),
        0 => words.hint_even.to_owned(),
        1 => (words.hint_no_komi)(said::unit(values.row().said_in, text).komi),
        _ if values.placed_freely() => words.hint_freely.to_owned(),
        n => (words.hint_stones)(n),
    };
    match values.too_many() {
        Some(wanted) => format!("{}{}{now}", (words.hint_less)(wanted), text.plain_time.between),
        None => now,
    }
}

/// A single rule in one sentence.
fn rule(values: &Values, item: Item, text: &Text) -> &'static str {
    let (sentences, words, row) = (&text.plain_rules, &text.form, values.row());
    let unit = said::unit(row.said_in, text);
    match item {
        Item::Ko => match row.ko {
            KoRule::None => sentences.ko_none,
            KoRule::Simple => sentences.ko_simple,
            KoRule::Positional => sentences.ko_positional,
            KoRule::Situational => sentences.ko_situational,
        },
        Item::Cycle => match row.long_cycle {
            LongCycle::Forbidden => sentences.ko_positional,
            LongCycle::NoResult => sentences.cycle_no_result,
            LongCycle::Draw => sentences.cycle_draw,
            LongCycle::Ask => sentences.cycle_ask,
        },
        Item::Suicide if row.suicide => sentences.suicide,
        Item::Suicide => sentences.no_suicide,
        Item::Scoring => plain::scoring(&row, text),
        Item::Tax => match row.tax {
            Tax::None => words.hint_tax_none,
            Tax::Seki => sentences.tax_seki,
            Tax::All => unit.tax_all,
        },
        Item::Removal if row.removal => sentences.removal,
        Item::Removal => sentences.no_removal,
        Item::SaidIn => unit.said_in,
        Item::First => match row.first {
            Color::Black => words.hint_black_first,
            Color::White => sentences.white_first,
        },
        Item::SetStones if values.size().is_ok_and(|size| set_stones(size).is_none()) => words.hint_no_stars,
        Item::SetStones => words.hint_set_stones,
        Item::Compensation => match row.compensation {
            Compensation::None => words.hint_compensation_none,
            Compensation::OneLess => sentences.back_one_less,
            Compensation::Each => unit.back_each,
        },
        Item::Ties if row.black_wins_ties => sentences.ties_black,
        Item::Ties => sentences.ties_draw,
        Item::PassStones if row.pass_stones => sentences.pass_stones,
        Item::PassStones => words.hint_passes_free,
        _ => "",
    }
}
