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

/// What is said at one instant; `None` where that is nothing.
pub fn calls(calls: &[Call], aloud: Aloud) -> Option<Utterance> {
    let said: Vec<Utterance> = calls.iter().filter_map(|&call| self::call(call, calls, aloud)).collect();
    joined(said, aloud.words)
}

/// One after the other.
pub fn joined(said: impl IntoIterator<Item = Utterance>, words: &Spoken) -> Option<Utterance> {
    said.into_iter().reduce(|before, next| before.then(words, &next))
}

fn call(call: Call, together: &[Call], aloud: Aloud) -> Option<Utterance> {
    let words = aloud.words;
    Some(match call {
        Call::OvertimeBegins => words.begins.into(),
        Call::Mark(gone) => (words.mark)(gone),
        // The Chinese reading says the same in minutes.
        Call::PeriodLost { .. } if together.contains(&Call::MinuteUsed) => return None,
        Call::PeriodLost { left: 0 | 1 } => words.last_period.into(),
        Call::PeriodLost { left } => (words.periods_left)(left),
        Call::MinuteUsed => words.minute_used.into(),
        Call::MinutesLeft(0 | 1) => words.last_minute.into(),
        Call::MinutesLeft(left) => (words.minutes_left)(left),
        Call::Count(n) => counted(n, aloud)?.into(),
        Call::LostOnTime => words.lost.into(),
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
        (Phase::Last, _) => Some(words.last_period.into()),
        (Phase::Overtime, Some(Count::Minutes(n))) => Some((words.minutes_left)(n)),
        (Phase::Overtime, Some(Count::Stones(n))) => Some((words.stones_left)(n)),
        (Phase::Overtime, Some(Count::Periods(n) | Count::Blocks(n) | Count::Purchases(n))) => {
            Some((words.periods_left)(n))
        }
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

/// A margin as it is said: a quarter and three quarters of a zi are called a half (A §9).
fn amount(margin: Quarters, unit: Unit) -> Amount {
    let margin = margin.unsigned_abs();
    match unit {
        Unit::Points => Amount::Points(margin / 2, margin % 2 == 1),
        Unit::Zi if margin.is_multiple_of(2) => Amount::Zi(margin / 4, margin % 4),
        Unit::Zi => Amount::Zi(margin / 4, 2),
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
mod tests {
    use super::{Aloud, Call, Counting, Outcome, Unit, Win, calls, outcome};
    use crate::rules::color::Color;
    use crate::text::spoken::named;

    fn said(tag: &str, count: Counting, together: &[Call]) -> Option<String> {
        let words = named(tag).unwrap();
        calls(together, Aloud { words, count }).map(|said| said.text)
    }

    #[test]
    fn what_falls_together_is_said_in_one_breath() {
        let minute = [Call::PeriodLost { left: 3 }, Call::MinuteUsed, Call::MinutesLeft(3)];
        assert_eq!(said("zh-CN", Counting::Up, &minute).unwrap(), "1分，还剩3分");
        let last = [Call::PeriodLost { left: 1 }, Call::MinuteUsed, Call::MinutesLeft(1)];
        assert_eq!(said("zh-CN", Counting::Up, &last).unwrap(), "1分，最后一分钟");
        assert_eq!(said("ja", Counting::Up, &[Call::PeriodLost { left: 1 }]).unwrap(), "最後の考慮時間です");
        let end = [Call::Count(10), Call::LostOnTime];
        assert_eq!(said("zh-CN", Counting::Up, &end).unwrap(), "10，超时判负");
        assert_eq!(said("ko", Counting::Down, &end).unwrap(), "시간패입니다");
    }

    #[test]
    fn the_count_goes_up_or_down() {
        let count = |way| {
            (1..=10)
                .map(|n| said("en", way, &[Call::Count(n)]).unwrap_or_default())
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(count(Counting::Up), "1 2 3 4 5 6 7 8 9 10");
        assert_eq!(count(Counting::Down), "9 8 7 6 5 4 3 2 1 ");
    }

    #[test]
    fn quarters_of_a_zi_are_called_a_half() {
        let words = named("zh-CN").unwrap();
        let said = |margin, unit| outcome(Outcome::win(Color::White, Win::Margin(margin)), unit, words).text;
        assert_eq!(said(9, Unit::Zi), "白胜2又1/2子");
        assert_eq!(said(1, Unit::Zi), "白胜1/2子");
        assert_eq!(said(8, Unit::Zi), "白胜2子");
        assert_eq!(said(13, Unit::Points), "白胜6目半");
    }
}
