//! Players, results and refusals in words.

mod result;

use super::Game;
use super::refusal::Refusal;
use super::series::{Grade, Series};
use super::terms::Terms;
use crate::clock::control::TimeControl;
use crate::clock::reading::{Phase, Reading};
use crate::clock::system::{Besides, Count};
use crate::rules::color::{ByColor, Color};
use crate::rules::point::{Point, Size};
use crate::rules::position::Illegal;
use crate::text::{Text, visible};

pub use result::{
    amount, exact, outcome, points, result, result_between, result_briefly, said_in, spoken, unit, winner, zi,
};

/// The side as the language names it.
pub const fn color(color: Color, text: &Text) -> &'static str {
    match color {
        Color::Black => text.word.black,
        Color::White => text.word.white,
    }
}

/// The side where moves are listed.
pub const fn initial(color: Color, text: &Text) -> &'static str {
    let [black, white] = text.word.initials;
    match color {
        Color::Black => black,
        Color::White => white,
    }
}

/// What there is besides main time.
pub fn besides(besides: &Besides, text: &Text) -> String {
    match besides {
        Besides::Overtime(overtime) => (text.table.then)(overtime),
        Besides::Increment(increment) => (text.table.increment)(increment),
        Besides::Delay(delay) => (text.table.free)(delay),
    }
}

/// The same in few columns.
pub fn besides_briefly(besides: &Besides, text: &Text) -> String {
    match besides {
        Besides::Overtime(added) | Besides::Increment(added) => format!("+{added}"),
        Besides::Delay(delay) => (text.table.free_briefly)(delay),
    }
}

/// How much is left of what is counted in overtime; `None` where nothing is.
pub fn overtime(reading: &Reading, text: &Text) -> Option<String> {
    let table = &text.table;
    Some(match (reading.phase, reading.count?) {
        (Phase::Last, Count::Periods(_) | Count::Stones(_)) => table.last_period.to_owned(),
        (Phase::Last, Count::Minutes(_)) => table.last_minute.to_owned(),
        (Phase::Last, Count::Blocks(_)) => table.no_blocks.to_owned(),
        (Phase::Last, Count::Purchases(_)) => text.voice.last_bought.to_owned(),
        (Phase::Overtime, Count::Periods(n)) => (table.periods_left)(n),
        (Phase::Overtime, Count::Minutes(n)) => (table.minutes_left)(n),
        (Phase::Overtime, Count::Blocks(n)) => (table.blocks_left)(n),
        (Phase::Overtime, Count::Stones(n)) => (table.stones_left)(n),
        (Phase::Overtime, Count::Purchases(n)) => (table.purchases_left)(n),
        _ => return None,
    })
}

/// A player by name, as it can be shown; by the side where there is no name.
pub fn name(name: &str, side: Color, text: &Text) -> String {
    let name = visible::line(name.trim());
    if name.is_empty() { color(side, text).to_owned() } else { name.into_owned() }
}

/// The players of a side in this game by name.
pub fn players(terms: &Terms, side: Color, text: &Text) -> String {
    if terms.is_for_four() {
        let [one, two] = [0, 1].map(|turn| visible::line(terms.player(side, turn)).into_owned());
        return (text.before.both)(&one, &two);
    }
    name(&terms.names[side], side, text)
}

/// The number of the next move and whose it is: the side, in a game of four the player.
pub fn next_move(game: &Game, text: &Text) -> String {
    let n = u32::try_from(game.moves().len()).unwrap_or(u32::MAX).saturating_add(1);
    let side = game.to_move();
    if game.last_pass() {
        return text.refusal.last_pass.to_owned();
    }
    if game.terms().is_for_four() {
        let player = name(game.player(side), side, text);
        return (text.before.player_to_play)(n, &player, color(side, text));
    }
    (text.table.move_to_play)(n, color(side, text))
}

/// That these points are still open: as many of them by name as there is room for, and how many more.
pub fn open(points: &[Point], size: Size, text: &Text, fits: impl Fn(&str) -> bool) -> String {
    let labels: Vec<String> = points.iter().map(|&p| size.label(p)).collect();
    let told = |named: usize| (text.ending.open.points)(&labels[..named], labels.len() - named);
    (1..=labels.len()).rev().map(told).find(|words| fits(words)).unwrap_or_else(|| told(0))
}

/// What one player gives the other in a series, in this game and those after it. The players are named as in the
/// terms.
pub fn grade(terms: &Terms, series: &Series, text: &Text) -> String {
    let words = &text.before;
    let weaker = players(terms, if series.turned { !series.weaker } else { series.weaker }, text);
    match series.grade {
        Grade::Even => words.grade_even.to_owned(),
        Grade::TwoOfThree => (words.grade_two_of_three)(&weaker),
        Grade::Black => (words.grade_black)(&weaker),
        Grade::BlackOrTwo => (words.grade_black_or_two)(&weaker),
        Grade::Stones(n) => (words.grade_stones)(&weaker, n),
    }
}

/// The score of a series, the players named as in the terms.
pub fn score(terms: &Terms, series: &Series, text: &Text) -> String {
    let turned = |color: Color| if series.turned { !color } else { color };
    let [black, white] = Color::ALL.map(|side| players(terms, side, text));
    let [won, lost] = Color::ALL.map(|side| series.wins[turned(side)]);
    (text.before.score)(&black, won, &white, lost, series.drawn)
}

/// Why something was refused, in one sentence with its facts.
pub fn refusal(refusal: Refusal, at: Option<Point>, size: Size, text: &Text) -> String {
    let words = &text.refusal;
    let label = at.map_or_else(String::new, |p| size.label(p));
    match refusal {
        Refusal::Illegal(Illegal::OffBoard) => (words.no_such_point)(&label),
        Refusal::Illegal(Illegal::Occupied) => (words.occupied)(&label),
        Refusal::Illegal(Illegal::Suicide) => (words.suicide)(&label),
        Refusal::Illegal(Illegal::Ko) => (words.ko)(&label),
        Refusal::Illegal(Illegal::Superko { after: 0 }) => (words.superko_start)(&label),
        Refusal::Illegal(Illegal::Superko { after }) => (words.superko)(&label, after),
        Refusal::NotYourTurn => words.not_your_turn.to_owned(),
        Refusal::TimeUp => words.time_up.to_owned(),
        Refusal::Paused => words.paused.to_owned(),
        Refusal::Over => words.over.to_owned(),
        Refusal::NotPlaying => words.not_playing.to_owned(),
        Refusal::MustPlay => words.must_play.to_owned(),
        Refusal::LastPass => words.last_pass.to_owned(),
        Refusal::NothingToTakeBack => words.nothing_to_take_back.to_owned(),
        Refusal::TooLate => text.before.swap_too_late.to_owned(),
        Refusal::NoTakebacks => words.no_takebacks.to_owned(),
        Refusal::SeatNow => text.arbiter.table.seat_now.to_owned(),
        Refusal::SeatUsed => text.arbiter.table.seat_used.to_owned(),
        Refusal::NotBeforePlay => text.arbiter.table.not_late.to_owned(),
        Refusal::BadClock => text.arbiter.table.bad_clock.to_owned(),
        Refusal::NotMarking => text.arbiter.table.no_count.to_owned(),
        _ => words.other.to_owned(),
    }
}

/// Both sides' time settings as people type them: one if they are the same. What has no limit is said so.
pub fn time_settings(controls: ByColor<&TimeControl>, text: &Text) -> String {
    let words = |control: &TimeControl| match control {
        TimeControl::None => text.form.no_limit().to_owned(),
        limited => limited.to_string(),
    };
    let ByColor { black, white } = controls;
    if black == white { words(black) } else { format!("B={} W={}", words(black), words(white)) }
}
