//! Results: `RE` in the standard's form, which this program writes, and in everybody's own words.

mod told;

use super::game::{hundredths, quarters};
use super::text::simple_text;
use crate::game::outcome::{Outcome, Win};
use crate::record::entry::words;
use crate::rules::color::Color;
use crate::rules::ruleset::Quarters;

/// How a game ended, as `RE` says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// One side won.
    Win(Color, By),
    /// Nobody won: `0`, `Draw`, `Jigo`.
    Draw,
    /// No result.
    Void,
    /// It is to be played again.
    Replay,
    /// Both sides lose.
    BothLose,
    /// Not played to the end.
    Unfinished,
    /// `?`, or nothing.
    Unknown,
    /// Anything else, to be shown as it is.
    Other(String),
}

/// What a win was won by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The count, by so many quarter zi.
    Count(Quarters),
    /// Resignation.
    Resignation,
    /// Time.
    Time,
    /// Forfeit.
    Forfeit,
    /// It is not said.
    Unsaid,
}

/// Writes `RE`. What `Void` stands for is told by the last entry of STR.
pub fn write(outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => "0".to_owned(),
        Outcome::NoResult | Outcome::Replay | Outcome::BothLose => "Void".to_owned(),
        // Won on an equal count: the standard has no margin of 0.
        Outcome::Win { winner, by: Win::Margin(0) } => format!("{winner}+"),
        // Servers write the word whole; the log and lists have the letter.
        Outcome::Win { winner, by: Win::Time } => format!("{winner}+Time"),
        Outcome::Win { .. } => words::outcome(outcome),
    }
}

/// Reads `RE` (reader rule 37).
pub fn result(raw: &str) -> GameResult {
    result_of(&simple_text(raw))
}

/// Reads a result as text that is no longer escaped. The standard's form goes first, then the sentences people
/// and programs write in its place: `B+Resign`, `White wins by 3.5 points`, `黑胜3/4子`, `白中押し勝ち`.
pub fn result_of(text: &str) -> GameResult {
    let text = text.trim();
    standard(text).or_else(|| told::read(text)).unwrap_or_else(|| GameResult::Other(text.to_owned()))
}

fn standard(text: &str) -> Option<GameResult> {
    let word = text.to_lowercase();
    match word.as_str() {
        "0" | "draw" | "jigo" => return Some(GameResult::Draw),
        "void" => return Some(GameResult::Void),
        "" | "?" => return Some(GameResult::Unknown),
        _ => {}
    }
    let (winner, by) = word.split_once(['+', '＋'])?;
    let winner = match winner.trim() {
        "b" | "black" | "黑" | "黒" | "흑" => Color::Black,
        "w" | "white" | "白" | "백" => Color::White,
        _ => return None,
    };
    let by = by.trim();
    let letters: String = by.chars().filter(char::is_ascii_alphabetic).collect();
    let by = match letters.as_str() {
        "r" | "res" => By::Resignation,
        word if word.starts_with("resig") => By::Resignation,
        "t" => By::Time,
        word if word.starts_with("time") => By::Time,
        "f" => By::Forfeit,
        word if word.starts_with("forf") => By::Forfeit,
        "" | "pt" | "pts" | "point" | "points" => {
            margin(by.trim_end_matches(|c: char| c.is_alphabetic() || c == ' '))?
        }
        _ => return None,
    };
    Some(GameResult::Win(winner, by))
}

/// A margin as a number: of points, or where it ends in a quarter, of zi.
fn margin(number: &str) -> Option<By> {
    if number.is_empty() {
        return Some(By::Unsaid);
    }
    let value = hundredths(number).filter(|&value| value >= 0)?;
    // There are no quarters of a point.
    let value = if value % 50 == 25 { 2 * value } else { value };
    match quarters(value)? {
        0 => Some(By::Unsaid),
        margin => Some(By::Count(margin)),
    }
}

#[cfg(test)]
mod tests {
    use super::{By, GameResult, result, write};
    use crate::game::outcome::{Outcome, Win};
    use crate::rules::color::Color::{self, Black, White};

    const fn win(color: Color, by: By) -> GameResult {
        GameResult::Win(color, by)
    }

    #[test]
    fn rule_37_results() {
        for (raw, expected) in [
            ("B+1.5", win(Black, By::Count(3))),
            ("W+0.5", win(White, By::Count(1))),
            ("W+2.50", win(White, By::Count(5))),
            ("W+2,5", win(White, By::Count(5))),
            ("b+12", win(Black, By::Count(24))),
            ("B+R", win(Black, By::Resignation)),
            ("W+Resign", win(White, By::Resignation)),
            ("w+resign", win(White, By::Resignation)),
            ("W+T", win(White, By::Time)),
            ("W+Time", win(White, By::Time)),
            ("B+F", win(Black, By::Forfeit)),
            ("B+Forfeit", win(Black, By::Forfeit)),
            ("B+", win(Black, By::Unsaid)),
            ("0", GameResult::Draw),
            ("Draw", GameResult::Draw),
            ("jigo", GameResult::Draw),
            ("Void", GameResult::Void),
            ("?", GameResult::Unknown),
            ("", GameResult::Unknown),
            ("B+0.3", GameResult::Other("B+0.3".to_owned())),
            ("B+-3", GameResult::Other("B+-3".to_owned())),
            ("X+R", GameResult::Other("X+R".to_owned())),
        ] {
            assert_eq!(result(raw), expected, "{raw:?}");
        }
    }

    #[test]
    fn the_standard_form_with_liberties_taken() {
        for (raw, expected) in [
            (" B + R ", win(Black, By::Resignation)),
            ("B+Res.", win(Black, By::Resignation)),
            ("W+Resignation", win(White, By::Resignation)),
            ("Black+3.5", win(Black, By::Count(7))),
            ("W+Timeout", win(White, By::Time)),
            ("B+4.5 points", win(Black, By::Count(9))),
            ("W+1 pt", win(White, By::Count(2))),
            ("W＋0.5", win(White, By::Count(1))),
            ("黑+2.5", win(Black, By::Count(5))),
            ("白+R", win(White, By::Resignation)),
            // A quarter can only be one of a zi.
            ("W+0.25", win(White, By::Count(1))),
            ("B+2.75", win(Black, By::Count(11))),
            ("B+0", win(Black, By::Unsaid)),
        ] {
            assert_eq!(result(raw), expected, "{raw:?}");
        }
    }

    #[test]
    fn what_is_written_reads_back() {
        for (outcome, written, read) in [
            (Outcome::win(Black, Win::Margin(3)), "B+1.5", win(Black, By::Count(3))),
            (Outcome::win(White, Win::Margin(4)), "W+2", win(White, By::Count(4))),
            (Outcome::win(Black, Win::Margin(0)), "B+", win(Black, By::Unsaid)),
            (Outcome::win(White, Win::Resignation), "W+R", win(White, By::Resignation)),
            (Outcome::win(Black, Win::Time), "B+Time", win(Black, By::Time)),
            (Outcome::win(White, Win::Forfeit), "W+F", win(White, By::Forfeit)),
            (Outcome::Draw, "0", GameResult::Draw),
            (Outcome::NoResult, "Void", GameResult::Void),
            (Outcome::Replay, "Void", GameResult::Void),
            (Outcome::BothLose, "Void", GameResult::Void),
        ] {
            assert_eq!(write(outcome), written);
            assert_eq!(result(written), read);
        }
    }
}
