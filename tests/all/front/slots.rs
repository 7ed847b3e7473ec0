//! Every text has the room it needs on the smallest screen, 46 by 23, in every language.

use shoutan::game::said;
use shoutan::rules::ruleset::{Preset, Unit};
use shoutan::text::{ALL, Text};
use unicode_width::UnicodeWidthStr;

/// Columns of the screen.
const SCREEN: usize = 46;
/// Columns a question has in front of its answers.
const QUESTION: usize = SCREEN - 7;

/// Texts that share a slot, and its columns.
type Slot = (&'static str, usize, Vec<String>);

fn all(texts: &[&'static str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

fn questions(text: &Text) -> Vec<String> {
    let (table, black) = (&text.table, text.word.black);
    let outcomes = [text.cycle.no_result, text.cycle.draw, text.cycle.replay, text.cycle.play_on];
    let mut asked = vec![
        (table.sure_pass)(black),
        (table.sure_resign)(black),
        (table.sure_over)(black),
        (table.time_up_pass)(black),
        (table.sure_dispute)(black, "Q16"),
        table.sure_leave.to_owned(),
        (table.proposes)(black),
        (table.asks_back)(black, "Q16"),
        (table.ready)(black),
        (text.ending.sure_concede)(black),
        (text.before.sure_swap)(black),
        (text.arbiter.table.slipped)(black, "Q16", "C"),
        (text.arbiter.table.arbiter_slip)(black, "Q16"),
        (text.arbiter.table.is_over)(black),
        (text.sealed.sure)(black),
        (text.sealed.seal_it)(black),
        text.alone.sure_finish.to_owned(),
        text.alone.sure_anew.to_owned(),
        text.alone.sure_leave.to_owned(),
        text.files.sure_changed.to_owned(),
        text.files.sure_exists.to_owned(),
        text.files.sure_own.to_owned(),
        (text.files.sure_recoded)("windows-1252"),
        (text.files.sure_trash)(&"f".repeat(16)),
    ];
    asked.extend(outcomes.iter().map(|what| (text.cycle.by_rules)(what, black)));
    asked
}

fn lines(text: &Text) -> Vec<String> {
    let (table, black) = (&text.table, text.word.black);
    let rulings = &text.arbiter.table;
    let mut said = vec![
        (table.any_key_starts)(black),
        (table.declined)(black),
        (table.taken_back)("Q16"),
        table.paused_line.to_owned(),
        (table.resumed)(257),
        (text.refusal.occupied)("Q16"),
        (text.refusal.ko)("Q16"),
        (text.refusal.superko)("Q16", 257),
        (text.refusal.superko_start)("Q16"),
        text.ending.mark.to_owned(),
        (text.ending.conceded)(black),
        (rulings.laid)(black, "Q16"),
        (rulings.early)(black),
        (rulings.resumed)(257),
        rulings.unpressed_lost.to_owned(),
        rulings.laid_lost.to_owned(),
        rulings.lay_first.to_owned(),
        text.before.swapped_unnamed.to_owned(),
        table.stopped_key.to_owned(),
        table.turned_key.to_owned(),
        (rulings.void)(black, &(rulings.void_superko)("Q16", 257)),
        (rulings.anew)(black, "Q16"),
        (text.arbiter.ask.position)(black, ["Enter", "Tab", "y"]),
        (text.before.all_laid)(9),
        (text.cycle.shown)(257),
        (text.ending.walk.dead)(12, 15),
        (text.ending.walk.fill)(black, 12),
        (text.ending.walk.regions)(black, 12, &(text.unit.points.amount)("37")),
        (text.ending.walk.region)(black, &(text.unit.points.amount)("137")),
        (text.ending.walk.open)(12, "6"),
        (text.ending.walk.units)(text.unit.ways.tax, 12, 11),
        (text.ending.walk.units)(text.unit.zi.tax, 12, 11),
    ];
    said.extend(all(&[table.not_granted, text.refusal.not_your_turn, text.refusal.no_takebacks]));
    said
}

fn labels(text: &Text) -> Vec<String> {
    let form = &text.form;
    all(&[
        form.size,
        form.rules,
        text.unit.zi.komi_head,
        text.unit.points.komi_head,
        text.unit.ing.komi_head,
        form.handicap,
        form.time,
        form.setting,
        form.black,
        form.white,
        form.takebacks,
        form.colors,
        form.each_rule,
        form.more,
        form.placement,
        form.partner,
        text.before.nobody[0],
        text.before.nobody[1],
        form.ko,
        form.cycle,
        form.suicide,
        form.scoring,
        form.tax,
        form.removal,
        form.said_in,
        form.first,
        form.set_stones,
        form.compensation,
        form.ties,
        form.passes,
        form.players,
        form.series,
        form.regrading,
        form.referee,
        form.penalties,
        form.two_step,
    ])
}

fn values(text: &Text) -> Vec<String> {
    let form = &text.form;
    let units = [&text.unit.zi, &text.unit.points, &text.unit.ing, &text.unit.ways, &text.unit.stones];
    let fixed: [&[&'static str]; 22] = [
        &form.times,
        &form.ko_choices,
        &form.cycle_choices,
        &form.suicide_choices,
        &form.scoring_choices,
        &form.tax_choices,
        &form.removal_choices,
        &units.map(|unit| unit.name),
        &units.map(|unit| unit.tax_choice),
        &units.map(|unit| unit.back_choice),
        &form.set_stones_choices,
        &form.compensation_choices,
        &form.ties_choices,
        &form.passes_choices,
        &form.players_choices,
        &form.referee_choices,
        &form.penalties_choices,
        &form.two_step_choices,
        &[form.free, form.never, form.fixed, form.freely, form.nigiri, form.as_entered],
        &[form.even, form.no_komi_handicap, form.stays, form.single, form.alternate],
        &[form.each_black, form.two_of_three, form.black_or_two],
        &[text.rules.custom.name],
    ];
    let mut values: Vec<String> = fixed.iter().flat_map(|texts| all(texts)).collect();
    values.extend(Preset::ALL.map(|preset| Preset::words(Some(preset), text).name.to_owned()));
    values.extend(units.map(|unit| (form.no_komi)(unit.komi)));
    values.extend([(form.stones)(9), (form.each)(3), (form.each_stones)(9), (form.moves_after)(3)]);
    values
}

fn items(text: &Text) -> Vec<String> {
    let item = &text.ending.item;
    all(&[
        item.stones,
        text.unit.points.territory,
        text.unit.ways.territory,
        text.unit.ing.territory,
        item.prisoners,
        item.dead,
        item.given,
        item.in_points,
        text.unit.zi.tax,
        text.unit.ways.tax,
        item.base,
        text.unit.zi.komi,
        text.unit.ing.komi,
        item.handicap,
        item.fines,
        item.overtime,
        item.sum,
        item.difference,
    ])
}

fn results(text: &Text) -> Vec<String> {
    let (shelf, word) = (&text.shelf, &text.word);
    vec![
        (shelf.by_margin)(word.white, "12.5", &(text.unit.points.amount)("12.5")),
        (shelf.by_margin)(word.white, "25.5", &said::exact(51, said::said_in(Unit::Zi, text), text)),
        (shelf.by_margin)(word.white, "100.5", &(text.unit.points.amount)("100.5")),
        (shelf.by_resignation)(word.white),
        (shelf.by_time)(word.white, word.black),
        (shelf.by_forfeit)(word.white, word.black),
        (shelf.won)(word.white),
        shelf.draw.to_owned(),
        shelf.no_result.to_owned(),
        shelf.unknown.to_owned(),
        shelf.unfinished.to_owned(),
        shelf.damaged.to_owned(),
    ]
}

fn slots(text: &Text) -> Vec<Slot> {
    let phase = &text.table;
    let phases = vec![
        (phase.periods_left)(10),
        (phase.minutes_left)(5),
        (phase.blocks_left)(10),
        (phase.stones_left)(25),
        (phase.purchases_left)(3),
        phase.last_period.to_owned(),
        phase.flag_fallen.to_owned(),
        phase.no_limit.to_owned(),
        phase.paused.to_owned(),
        (text.ending.not_yet)(text.word.white),
    ];
    // What stands before the phase leaves it its room.
    let [agreed, not_yet] = text.ending.agreed;
    let notes = [phase.paused, text.sealed.adjourned, agreed, not_yet];
    let stand =
        notes.iter().flat_map(|note| [format!("{note} (10)"), format!("{note} {} -6", phase.last)]).collect();
    vec![
        ("label of the form", 12, labels(text)),
        ("value of the form", 28, values(text)),
        ("item of the count", 10, items(text)),
        ("result on the shelf", 14, results(text)),
        ("name of a famous game", 30, all(&text.shelf.titles)),
        ("number of moves", 5, all(&[text.shelf.moves])),
        ("year", 4, all(&[text.shelf.date])),
        ("phase of a clock", 24, phases),
        ("phase of a clock that stands", 20, stand),
        ("motto", 44, all(&[text.home.motto])),
        ("field of a clock", 14, all(&text.arbiter.ask.fields)),
    ]
}

#[test]
fn every_text_fits_its_slot() {
    let mut wide = Vec::new();
    for text in ALL {
        let mut slots = slots(text);
        // English is longer; there a question loses its end, and a line what is least needed.
        if text.tag != "en" {
            slots.extend([("question", QUESTION, questions(text)), ("line", SCREEN, lines(text))]);
        }
        for (slot, width, texts) in slots {
            let over = texts.into_iter().filter(|words| words.width() > width);
            wide.extend(over.map(|words| format!("{} {slot} {width}: {words} {}", text.tag, words.width())));
        }
    }
    assert!(wide.is_empty(), "{}", wide.join("\n"));
}
