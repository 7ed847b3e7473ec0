//! What is said: calls, results and times in the words of the spoken language.

use super::desk::{Aloud, Counting};
use crate::clock::announce::Call;
use crate::clock::duration::{HOUR, MINUTE, SECOND};
use crate::clock::reading::{Phase, Reading};
use crate::clock::system::Count;
use crate::game::outcome::{Outcome, Win};
use crate::rules::color::Color;
use crate::rules::ruleset::{Quarters, Unit};
use crate::text::spoken::{Amount, Spoken, Utterance, Word};

/// Strokes of a bell for a period lost; each second has one.
const LOST: u8 = 2;
/// For the beginning of overtime.
const BEGUN: u8 = 3;
/// For a fallen flag.
const FLAG: u8 = 5;

/// What is said at one instant; `None` where that is nothing. `face`: what the clock shows then, so that what is
/// heard of it is what is seen.
pub fn calls(calls: &[Call], face: &Reading, aloud: Aloud) -> Option<Utterance> {
    let said: Vec<Utterance> =
        calls.iter().filter_map(|&call| self::call(call, calls, face, aloud)).collect();
    joined(said, aloud.words)
}

/// That time is up, after the last number of the count if that was read to its end.
pub fn time_up(counted: bool, aloud: Aloud) -> Utterance {
    let lost = Utterance::from(aloud.words.lost).ringing(FLAG);
    match self::counted(10, aloud).filter(|_| counted) {
        Some(ten) => Utterance::from(ten).then(aloud.words, &lost),
        None => lost,
    }
}

/// One after the other.
pub fn joined(said: impl IntoIterator<Item = Utterance>, words: &Spoken) -> Option<Utterance> {
    said.into_iter().reduce(|before, next| before.then(words, &next))
}

fn call(call: Call, together: &[Call], face: &Reading, aloud: Aloud) -> Option<Utterance> {
    let words = aloud.words;
    Some(match call {
        Call::OvertimeBegins => begun(face, words).ringing(BEGUN),
        Call::Mark { gone, left } => (words.mark)(match aloud.count {
            Counting::Up => gone,
            Counting::Down => left,
        }),
        // The Chinese reading says the same in minutes.
        Call::PeriodLost { .. } if together.contains(&Call::MinuteUsed) => return None,
        Call::PeriodLost { .. } => lost(face, words)?.ringing(LOST),
        // What is used up is not said where it is said what is left.
        Call::MinuteUsed if aloud.count == Counting::Down => return None,
        Call::MinuteUsed => words.minute_used.into(),
        Call::MinutesLeft(left) => (words.minutes_left)(left).ringing(LOST),
        Call::Count(n) => counted(n, aloud)?.into(),
        Call::LostOnTime => Utterance::from(words.lost).ringing(FLAG),
    })
}

/// What begins after the main time.
fn begun(face: &Reading, words: &Spoken) -> Utterance {
    let begins = Utterance::from(words.begins);
    let main_over = Utterance::from(words.main_over);
    match (face.count, face.phase) {
        (Some(Count::Stones(n)), _) => main_over.then(words, &(words.stones_left)(n)),
        (Some(Count::Purchases(n)), _) => main_over.then(words, &(words.bought)(face.penalty, n)),
        (Some(Count::Periods(_)), Phase::Last) => begins.then(words, &words.last_period.into()),
        (Some(Count::Minutes(n)), Phase::Last) => begins.then(words, &(words.minutes_left)(n)),
        (Some(Count::Blocks(_)), Phase::Last) => begins.then(words, &words.no_blocks.into()),
        _ => begins,
    }
}

/// What has begun where a period was used up.
fn lost(face: &Reading, words: &Spoken) -> Option<Utterance> {
    Some(match (face.count?, face.phase) {
        (Count::Periods(_), Phase::Last) => words.last_period.into(),
        (Count::Periods(n), _) => (words.periods_left)(n),
        (Count::Minutes(n), _) => (words.minutes_left)(n),
        (Count::Blocks(_), Phase::Last) => words.last_block.into(),
        (Count::Blocks(n), _) => (words.blocks_left)(n),
        (Count::Purchases(n), _) => (words.bought)(face.penalty, n),
        (Count::Stones(n), _) => (words.stones_left)(n),
    })
}

/// One of the last ten seconds: so many gone, or so many left.
fn counted(n: u8, aloud: Aloud) -> Option<Word> {
    let place = match aloud.count {
        Counting::Up => n.checked_sub(1)?,
        // With nothing left there is nothing to count.
        Counting::Down => 9_u8.checked_sub(n)?,
    };
    aloud.words.count.get(usize::from(place)).copied()
}

/// How much time a clock shows, and what else there is to know.
pub fn time_left(side: Color, reading: &Reading, words: &Spoken) -> Utterance {
    let side = name(side, words);
    if reading.phase == Phase::Untimed {
        return (words.no_limit)(side);
    }
    let seconds = reading.left.div_ceil(SECOND);
    let (hour, minute) = (HOUR / SECOND, MINUTE / SECOND);
    let left = (words.time_left)(side, [seconds / hour, seconds % hour / minute, seconds % minute]);
    let more = match (reading.phase, reading.count) {
        // Whether the last block runs or none is left to run.
        (Phase::Last, Some(Count::Blocks(_))) => Some(words.no_blocks.into()),
        (Phase::Last | Phase::Overtime, _) => lost(reading, words),
        _ => None,
    };
    match more {
        Some(more) => left.then(words, &more),
        None => left,
    }
}

/// A result as it is called out.
pub fn outcome(outcome: Outcome, unit: Unit, words: &Spoken) -> Utterance {
    match outcome {
        Outcome::Win { winner, by } => {
            let (won, lost) = (name(winner, words), name(!winner, words));
            match by {
                Win::Margin(0) => (words.by_tie)(won),
                Win::Margin(margin) => (words.by_margin)(won, amount(margin, unit)),
                Win::Resignation => (words.by_resignation)(won),
                Win::Time => words.lost.into(),
                Win::Forfeit => (words.by_forfeit)(lost, won),
            }
        }
        Outcome::Draw => words.draw.into(),
        Outcome::NoResult => words.no_result.into(),
        Outcome::Replay => words.replay.into(),
        Outcome::BothLose => words.both_lose.into(),
    }
}

/// A margin, exact.
const fn amount(margin: Quarters, unit: Unit) -> Amount {
    let margin = margin.unsigned_abs();
    let (whole, half) = (margin / 2, margin % 2 == 1);
    match unit {
        Unit::Zi => Amount::Zi(margin / 4, margin % 4),
        Unit::Points => Amount::Points(whole, half),
        Unit::Ing => Amount::Ing(whole, half),
        Unit::Ways => Amount::Ways(whole, half),
        Unit::Stones => Amount::Stones(whole, half),
    }
}

const fn name(side: Color, words: &Spoken) -> Word {
    let [black, white] = words.sides;
    match side {
        Color::Black => black,
        Color::White => white,
    }
}

#[cfg(test)]
mod tests;
