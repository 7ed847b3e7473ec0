//! Results and refusals in words.

use super::Game;
use super::outcome::{Outcome, Win};
use super::refusal::Refusal;
use super::series::{Grade, Series};
use super::terms::Terms;
use crate::clock::control::TimeControl;
use crate::clock::system::Besides;
use crate::rules::color::{ByColor, Color};
use crate::rules::point::{Point, Size};
use crate::rules::position::Illegal;
use crate::rules::ruleset::{POINT, Quarters, Unit, ZI};
use crate::text::{Text, visible};

/// The side as the language names it.
pub const fn color(color: Color, text: &Text) -> &'static str {
    match color {
        Color::Black => text.word.black,
        Color::White => text.word.white,
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
    if game.terms().is_for_four() {
        let player = name(game.player(side), side, text);
        return (text.before.player_to_play)(n, &player, color(side, text));
    }
    (text.table.move_to_play)(n, color(side, text))
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

/// A margin as the rules say it. Of zi a quarter and three quarters are said as a half (A §9); the exact
/// amount and the points stand behind it.
pub fn amount(margin: Quarters, unit: Unit, text: &Text) -> String {
    let in_points = (text.word.points)(&points(margin));
    match unit {
        Unit::Points => in_points,
        Unit::Zi => {
            let exact = (text.word.zi)(&zi(margin, text));
            let said = spoken_amount(margin, unit, text);
            if said == exact {
                (text.result.amount)(&said, &in_points)
            } else {
                (text.result.exactly)(&said, &exact, &in_points)
            }
        }
    }
}

/// A margin in one unit alone, a quarter and three quarters of a zi said as a half (A §9).
pub fn spoken_amount(margin: Quarters, unit: Unit, text: &Text) -> String {
    match unit {
        Unit::Points => (text.word.points)(&points(margin)),
        Unit::Zi => (text.word.zi)(&zi(halved(margin), text)),
    }
}

/// Quarters and three quarters of a zi as halves.
const fn halved(margin: Quarters) -> Quarters {
    if margin % 2 == 0 { margin } else { margin / ZI * ZI + 2 * margin.signum() }
}

/// A result as it is called out: the amount once, as the rules say it.
pub fn spoken(outcome: Outcome, unit: Unit, text: &Text) -> String {
    match outcome {
        Outcome::Win { winner, by: Win::Margin(margin) } if margin > 0 => {
            (text.result.by_margin)(color(winner, text), &spoken_amount(margin, unit, text))
        }
        _ => self::outcome(outcome, unit, text),
    }
}

/// A result in one sentence.
pub fn outcome(outcome: Outcome, unit: Unit, text: &Text) -> String {
    let result = &text.result;
    match outcome {
        Outcome::Win { winner, by } => {
            let (winner, loser) = (color(winner, text), color(!winner, text));
            match by {
                Win::Margin(0) => (result.by_tie)(winner),
                Win::Margin(margin) => (result.by_margin)(winner, &amount(margin, unit, text)),
                Win::Resignation => (result.by_resignation)(winner),
                Win::Time => (result.by_time)(loser, winner),
                Win::Forfeit => (result.by_forfeit)(loser, winner),
            }
        }
        Outcome::Draw => result.draw.to_owned(),
        Outcome::NoResult => result.no_result.to_owned(),
        Outcome::Replay => result.replay.to_owned(),
        Outcome::BothLose => result.both_lose.to_owned(),
    }
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

#[cfg(test)]
mod tests {
    use super::{amount, outcome, points};
    use crate::game::outcome::{Outcome, Win};
    use crate::rules::color::Color;
    use crate::rules::ruleset::Unit;
    use crate::text::en::EN;
    use crate::text::ja::JA;
    use crate::text::ko::KO;
    use crate::text::zh_cn::ZH_CN;

    #[test]
    fn zi_are_said_as_the_text_says_them() {
        for (quarters, english, chinese) in [
            (1, "1/2 zi (exactly 1/4 zi, 0.5 points)", "1/2子（实为1/4子，半目）"),
            (2, "1/2 zi (1 point)", "1/2子（1目）"),
            (3, "1/2 zi (exactly 3/4 zi, 1.5 points)", "1/2子（实为3/4子，1目半）"),
            (4, "1 zi (2 points)", "1子（2目）"),
            (5, "1 1/2 zi (exactly 1 1/4 zi, 2.5 points)", "1又1/2子（实为1又1/4子，2目半）"),
            (11, "2 1/2 zi (exactly 2 3/4 zi, 5.5 points)", "2又1/2子（实为2又3/4子，5目半）"),
        ] {
            assert_eq!(amount(quarters, Unit::Zi, &EN), english);
            assert_eq!(amount(quarters, Unit::Zi, &ZH_CN), chinese);
        }
    }

    #[test]
    fn points_keep_their_half() {
        for (quarters, said) in [(0, "0"), (1, "0.5"), (2, "1"), (-3, "-1.5"), (15, "7.5")] {
            assert_eq!(points(quarters), said);
        }
        assert_eq!(amount(13, Unit::Points, &ZH_CN), "6目半");
    }

    #[test]
    fn every_kind_of_result_has_a_sentence() {
        let black = |by| Outcome::win(Color::Black, by);
        for (result, said) in [
            (black(Win::Resignation), "Black wins by resignation"),
            (black(Win::Time), "White ran out of time: Black wins on time"),
            (black(Win::Forfeit), "White forfeits: Black wins"),
            (black(Win::Margin(0)), "An equal count: Black wins"),
            (black(Win::Margin(4)), "Black wins by 1 zi (2 points)"),
            (Outcome::Draw, "A draw"),
            (Outcome::NoResult, "No result"),
            (Outcome::Replay, "To be played again"),
            (Outcome::BothLose, "Both sides lose"),
        ] {
            assert_eq!(outcome(result, Unit::Zi, &EN), said);
        }
    }

    #[test]
    fn results_as_they_are_said_in_japan_and_korea() {
        let white = |by| Outcome::win(Color::White, by);
        for (result, unit, japanese, korean) in [
            (white(Win::Margin(1)), Unit::Points, "白半目勝ち", "백 반집승"),
            (white(Win::Margin(5)), Unit::Points, "白2目半勝ち", "백 2집반승"),
            (white(Win::Margin(6)), Unit::Points, "白3目勝ち", "백 3집승"),
            (white(Win::Margin(4)), Unit::Zi, "白1子勝ち（2目）", "백 1자승 (2집)"),
            (
                white(Win::Margin(11)),
                Unit::Zi,
                "白2 1/2子勝ち（正確には2 3/4子、5目半）",
                "백 2와 1/2자승 (정확히는 2와 3/4자, 5집반)",
            ),
            (white(Win::Margin(14)), Unit::Zi, "白3 1/2子勝ち（7目）", "백 3과 1/2자승 (7집)"),
            (white(Win::Resignation), Unit::Zi, "白中押し勝ち", "백 불계승"),
            (white(Win::Time), Unit::Zi, "黒時間切れ、白時間切れ勝ち", "흑 시간패, 백 시간승"),
            (white(Win::Forfeit), Unit::Zi, "黒反則負け、白反則勝ち", "흑 반칙패, 백 반칙승"),
            (white(Win::Margin(0)), Unit::Zi, "同数、白の勝ち", "동수, 백 승"),
            (Outcome::Draw, Unit::Zi, "持碁", "무승부"),
            (Outcome::NoResult, Unit::Zi, "無勝負", "무승부(무효)"),
            (Outcome::Replay, Unit::Zi, "打ち直し", "재대국"),
            (Outcome::BothLose, Unit::Zi, "両者負け", "쌍방 패"),
        ] {
            assert_eq!([&JA, &KO].map(|text| outcome(result, unit, text)), [japanese, korean]);
        }
    }
}
