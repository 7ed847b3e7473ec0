//! The lines of a time setting taken apart.

use crate::app::form::{Figure, Values};
use crate::clock::Ms;
use crate::clock::control::TimeControl;
use crate::clock::duration::{Main, Overtime};
use crate::clock::system::delayed::Face;
use crate::text::Text;

/// The system, as it is called.
pub(super) fn system(values: &Values, text: &Text) -> String {
    let words = &text.timing;
    values.control().map_or(words.differ, |control| control.words(&words.systems).name).to_owned()
}

/// What the system is, in one sentence.
pub(super) fn system_hint(values: &Values, text: &Text) -> &'static str {
    let words = &text.timing;
    values.control().map_or(words.differ_hint, |control| control.words(&words.systems).hint)
}

/// What the line of a figure is called.
pub(super) const fn label(figure: Figure, text: &Text) -> &'static str {
    let words = &text.timing;
    match figure {
        Figure::Main => words.main,
        Figure::Limit => words.limit,
        Figure::Periods => words.periods,
        Figure::Period | Figure::Length => words.period,
        Figure::Minutes => words.minutes,
        Figure::Overrun => words.overrun,
        Figure::PerMove => words.per_move,
        Figure::Stones => words.stones,
        Figure::Block => words.block,
        Figure::Saved => words.saved,
        Figure::Increment => words.increment,
        Figure::Cap => words.cap,
        Figure::Bonus => words.bonus,
        Figure::Delay => words.delay,
        Figure::Face => words.face,
        Figure::Bought => words.bought,
        Figure::Cost => words.cost,
        Figure::Base => words.base,
        Figure::Blocks => words.blocks,
    }
}

/// What stands on the line of a figure.
pub(super) fn figure(values: &Values, figure: Figure, text: &Text) -> String {
    let words = &text.timing;
    let Some(control) = values.control() else { return String::new() };
    let main = |ms: Ms| if ms == 0 { words.no_time.to_owned() } else { Main(ms).to_string() };
    let short = |ms: Ms| if ms == 0 { words.no_time.to_owned() } else { Overtime(ms).to_string() };
    let choice = |choices: [&'static str; 2], second: bool| choices[usize::from(second)].to_owned();
    match (&control, figure) {
        (TimeControl::Absolute(c), Figure::Main) => main(c.main),
        (TimeControl::Simple(c), Figure::PerMove) => short(c.per_move),
        (TimeControl::Byoyomi(c), Figure::Main) => main(c.main),
        (TimeControl::Byoyomi(c), Figure::Periods) => c.periods.to_string(),
        (TimeControl::Byoyomi(c), Figure::Period) => short(c.period),
        (TimeControl::CnByoyomi(c), Figure::Limit) => main(c.total),
        (TimeControl::CnByoyomi(c), Figure::Minutes) => c.reserve_minutes.to_string(),
        (TimeControl::CnByoyomi(c), Figure::Overrun) => choice(words.overrun_choices, c.timeout_as_pass),
        (TimeControl::Canadian(c), Figure::Main) => main(c.main),
        (TimeControl::Canadian(c), Figure::Stones) => c.stones.to_string(),
        (TimeControl::Canadian(c), Figure::Block) => short(c.period),
        (TimeControl::CnStep(c), Figure::Main) => main(c.main),
        (TimeControl::CnStep(c), Figure::Stones) => c.stones.to_string(),
        (TimeControl::CnStep(c), Figure::Block) => short(c.period),
        (TimeControl::Canadian(_) | TimeControl::CnStep(_), Figure::Saved) => {
            choice(words.saved_choices, matches!(control, TimeControl::CnStep(_)))
        }
        (TimeControl::CanadianProgressive(c), Figure::Main) => main(c.main),
        (TimeControl::Fischer(c), Figure::Main) => main(c.main),
        (TimeControl::Fischer(c), Figure::Increment) => short(c.increment),
        (TimeControl::Fischer(c), Figure::Cap) => c.cap.map_or_else(|| words.no_cap.to_owned(), main),
        (TimeControl::Fischer(c), Figure::Bonus) => choice(words.bonus_choices, c.bonus_at_start),
        (TimeControl::Delayed(c), Figure::Main) => main(c.main),
        (TimeControl::Delayed(c), Figure::Delay) => short(c.delay),
        (TimeControl::Delayed(c), Figure::Face) => choice(words.face_choices, c.face == Face::Added),
        (TimeControl::Hourglass(c), Figure::Main) => main(c.main),
        (TimeControl::Hourglass(c), Figure::Delay) => short(c.delay),
        (TimeControl::Ing(c), Figure::Main) => main(c.main),
        (TimeControl::Ing(c), Figure::Bought) => c.periods.to_string(),
        (TimeControl::Ing(c), Figure::Length) => short(c.period),
        (TimeControl::Ing(c), Figure::Cost) => (text.unit.ing.amount)(&c.penalty_points.to_string()),
        (TimeControl::Nhk(c), Figure::Main) => main(c.main),
        (TimeControl::Nhk(c), Figure::Base) => short(c.base),
        (TimeControl::Nhk(c), Figure::Blocks) => c.blocks.to_string(),
        (TimeControl::Nhk(c), Figure::Block) => short(c.block),
        _ => String::new(),
    }
}

/// What a figure is, in one sentence; how it is changed, where its name says enough.
pub(super) fn figure_hint(values: &Values, figure: Figure, text: &Text) -> &'static str {
    let words = &text.timing;
    let of = |hints: [&'static str; 2], second: bool| hints[usize::from(second)];
    match (figure, values.control()) {
        (Figure::Overrun, Some(TimeControl::CnByoyomi(c))) => of(words.overrun_hints, c.timeout_as_pass),
        (Figure::Saved, Some(control)) => of(words.saved_hints, matches!(control, TimeControl::CnStep(_))),
        (Figure::Cap, Some(TimeControl::Fischer(c))) => of(words.cap_hints, c.cap.is_some()),
        (Figure::Bonus, Some(TimeControl::Fischer(c))) => of(words.bonus_hints, c.bonus_at_start),
        (Figure::Face, Some(TimeControl::Delayed(c))) => of(words.face_hints, c.face == Face::Added),
        (Figure::Cost, _) => words.cost_hint,
        (Figure::Base, _) => words.base_hint,
        _ => words.figure_hint,
    }
}
