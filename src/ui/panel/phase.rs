//! What a clock's face says in words, in as many columns as there are.

use crate::clock::reading::{Phase, Reading};
use crate::clock::system::Count;
use crate::game::said;
use crate::text::Text;
use crate::ui::line::{columns, fit};

/// What the clock shows, in words.
pub fn phase_words(reading: &Reading, text: &Text) -> String {
    let table = &text.table;
    match reading.phase {
        Phase::Untimed => table.no_limit.to_owned(),
        Phase::Flagged => table.flag_fallen.to_owned(),
        Phase::Delay => match &reading.behind {
            Some(main) => format!("{} + {main}", table.delay),
            None => table.delay.to_owned(),
        },
        Phase::Main => match &reading.besides {
            Some(besides) => {
                format!("{}{}{}", table.main_time, text.word.comma, said::besides(besides, text))
            }
            None => table.main_time.to_owned(),
        },
        Phase::Overtime | Phase::Last => {
            said::overtime(reading, text).unwrap_or_else(|| table.per_move.to_owned())
        }
    }
}

/// The digits, and what must never be hidden beside them: how much is left of what is counted, that a period is the last,
/// what has been paid for.
pub fn face_words(reading: &Reading, text: &Text) -> String {
    let [.., least] = phases(reading, text);
    format!("{} {least}", reading.digits).trim_end().to_owned()
}

/// Words that stand before the phase of a clock that does not run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// In full.
    pub long: String,
    /// Where room is short.
    pub short: &'static str,
}

impl Note {
    /// Words that are short enough anywhere.
    pub fn of(words: &'static str) -> Self {
        Self { long: words.to_owned(), short: words }
    }
}

/// The words for a face, the fullest first. Whatever stands before them, how much is left of what is counted, that a
/// period is the last and what has been paid for stay in all of them.
pub(super) fn wordings(reading: Option<&Reading>, note: Option<&Note>, text: &Text) -> Vec<String> {
    let words = reading.map_or_else(Default::default, |reading| phases(reading, text));
    let Some(Note { long, short }) = note else { return Vec::from(words) };
    let joined = |note: &str, between: &str, words: &str| match words {
        "" => note.to_owned(),
        words => format!("{note}{between}{words}"),
    };
    let [full, brief, least] = &words;
    // What a clock that stands has before it says more than that this is main time.
    let full = if reading.is_some_and(|reading| reading.phase == Phase::Main) { brief } else { full };
    let comma = text.word.comma;
    let [full, brief] = [full, brief].map(|words| joined(long, comma, words));
    vec![full, brief, joined(long, " ", least), joined(short, " ", least)]
}

/// The fullest of them that has room; nothing but where even the fewest have none is cut off.
pub fn phase_within(room: usize, reading: &Reading, note: Option<&Note>, text: &Text) -> String {
    longest_within(room, &wordings(Some(reading), note, text))
}

/// The first of some wordings that has room, or else what there is of the last.
pub(super) fn longest_within(room: usize, said: &[String]) -> String {
    let words = said.iter().find(|words| columns(words) <= room).or(said.last());
    fit(words.map_or("", String::as_str), room)
}

/// What the clock shows in three lengths.
fn phases(reading: &Reading, text: &Text) -> [String; 3] {
    let all = [phase_words(reading, text), brief(reading, text), least(reading, text)];
    let paid = reading.penalty;
    if paid == 0 {
        return all;
    }
    let [full, brief, least] = all;
    let [full, brief] = [full, brief]
        .map(|words| format!("{words}{}-{}", text.word.comma, (text.unit.ing.amount)(&paid.to_string())));
    [full, brief, format!("{least} -{paid}")]
}

/// The count alone in words.
fn brief(reading: &Reading, text: &Text) -> String {
    match (reading.phase, reading.count.map(number)) {
        (Phase::Main, _) => besides(reading, text),
        (Phase::Last, _) => text.table.last.to_owned(),
        (Phase::Overtime, Some(_)) => match reading.count {
            Some(Count::Minutes(n)) => (text.voice.minutes)(n),
            Some(Count::Stones(n)) => (text.table.left)(n),
            count => (text.voice.periods)(count.map_or(0, number)),
        },
        _ => phase_words(reading, text),
    }
}

/// The fewest columns: the count as it stands beside a clock wherever one is written. What there is besides main time
/// says best that it is main time.
fn least(reading: &Reading, text: &Text) -> String {
    match (reading.phase, reading.count.map(number)) {
        (Phase::Main, _) => besides(reading, text),
        (Phase::Last, _) => text.table.last.to_owned(),
        (Phase::Overtime, Some(n)) => format!("({n})"),
        (Phase::Delay, _) => reading.behind.as_ref().map_or_else(String::new, |main| format!("+ {main}")),
        (Phase::Untimed | Phase::Flagged | Phase::Overtime, _) => String::new(),
    }
}

fn besides(reading: &Reading, text: &Text) -> String {
    reading.besides.as_ref().map_or_else(String::new, |besides| said::besides_briefly(besides, text))
}

const fn number(count: Count) -> u32 {
    match count {
        Count::Periods(n) | Count::Minutes(n) | Count::Blocks(n) | Count::Stones(n) | Count::Purchases(n) => {
            n
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Note, face_words, wordings};
    use crate::clock::side::Side;
    use crate::text::en::EN;

    #[test]
    fn what_is_left_stays_in_the_fewest_words() {
        for (time, ran, expected) in [
            ("30m", 0, ["main time", "", ""]),
            ("30m+5x30s", 0, ["main time, then 5x30s", "+5x30s", "+5x30s"]),
            ("3x30s", 0, ["byo-yomi, 3 left", "3 left", "(3)"]),
            ("3x30s", 60_000, ["LAST", "LAST", "LAST"]),
            ("10s/move", 0, ["for this move", "for this move", ""]),
            ("10s+15/5m", 20_000, ["15 stones to play", "15 left", "(15)"]),
            ("1m ing 3x1m", 70_000, ["overtime, 2 more, -2 points", "2 left, -2 points", "(2) -2"]),
            ("1m ing 3x1m", 200_000, ["LAST, -6 points", "LAST, -6 points", "LAST -6"]),
        ] {
            let reading = Side::new(time.parse().unwrap()).reading(ran);
            assert_eq!(wordings(Some(&reading), None, &EN), expected, "{time} {ran}");
        }
    }

    #[test]
    fn behind_other_words_it_stays_too() {
        let paused = Note::of("Paused");
        let agreed = Note { long: "Black agrees".to_owned(), short: "agreed" };
        for (time, ran, note, [full, brief, least, fewest]) in [
            ("30m", 0, &paused, ["Paused"; 4]),
            ("30m+5x30s", 0, &paused, ["Paused, +5x30s", "Paused, +5x30s", "Paused +5x30s", "Paused +5x30s"]),
            ("3x30s", 0, &paused, ["Paused, byo-yomi, 3 left", "Paused, 3 left", "Paused (3)", "Paused (3)"]),
            ("3x30s", 60_000, &paused, ["Paused, LAST", "Paused, LAST", "Paused LAST", "Paused LAST"]),
            (
                "3x30s",
                0,
                &agreed,
                ["Black agrees, byo-yomi, 3 left", "Black agrees, 3 left", "Black agrees (3)", "agreed (3)"],
            ),
        ] {
            let reading = Side::new(time.parse().unwrap()).reading(ran);
            let said = wordings(Some(&reading), Some(note), &EN);
            assert_eq!(said, [full, brief, least, fewest], "{time} {ran}");
        }
        assert_eq!(wordings(None, Some(&paused), &EN), ["Paused"; 4]);
        for (time, ran, expected) in [
            ("30m", 0, "30:00"),
            ("3x30s", 0, "0:30 (3)"),
            ("3x30s", 61_000, "0:29 LAST"),
            ("1m ing 3x1m", 70_000, "0:50 (2) -2"),
            ("3x30s", 90_000, "0:00"),
        ] {
            let reading = Side::new(time.parse().unwrap()).reading(ran);
            assert_eq!(face_words(&reading, &EN), expected);
        }
        assert_eq!(wordings(None, None, &EN), [""; 3]);
    }
}
