//! The fields of a series, by the colours of its first game.

use super::fields::{Fields, Flaw, Reading, impossible};
use super::terms::check_komi;
use super::words;
use crate::game::series::{Grade, Series};
use crate::rules::color::ByColor;

/// Appends the fields.
pub fn write(series: &Series, to: &mut Fields) {
    to.put("series_game", &series.game);
    to.put("series_turned", &series.turned);
    to.put("series_grade", &grade(series.grade));
    to.put("series_weaker", &series.weaker);
    to.put("series_played", &series.played);
    to.put("series_step", &series.step);
    to.put("series_komi", &words::points(series.komi));
    to.put("series_black", &series.wins.black);
    to.put("series_white", &series.wins.white);
    to.put("series_drawn", &series.drawn);
    to.put("series_lead", &series.lead);
}

/// Takes the fields; without the first of them the game is of no series.
pub fn read(from: &mut Reading) -> Result<Option<Series>, Flaw> {
    if !from.has("series_game") {
        return Ok(None);
    }
    let series = Series {
        game: from.number("series_game")?,
        turned: from.flag("series_turned")?,
        grade: from.word("series_grade", from_grade)?,
        weaker: from.color("series_weaker")?,
        played: from.number("series_played")?,
        step: from.number("series_step")?,
        komi: from.word("series_komi", words::from_points)?,
        wins: ByColor { black: from.number("series_black")?, white: from.number("series_white")? },
        drawn: from.number("series_drawn")?,
        lead: from.number("series_lead")?,
    };
    if series.game == 0 {
        return Err(impossible("series_game", "0"));
    }
    check_komi("series_komi", series.komi)?;
    Ok(Some(series))
}

fn grade(grade: Grade) -> String {
    match grade {
        Grade::Even => "even".to_owned(),
        Grade::TwoOfThree => "two_of_three".to_owned(),
        Grade::Black => "black".to_owned(),
        Grade::BlackOrTwo => "black_or_two".to_owned(),
        Grade::Stones(n) => n.to_string(),
    }
}

fn from_grade(text: &str) -> Option<Grade> {
    match text {
        "even" => Some(Grade::Even),
        "two_of_three" => Some(Grade::TwoOfThree),
        "black" => Some(Grade::Black),
        "black_or_two" => Some(Grade::BlackOrTwo),
        n => n.parse().ok().filter(|n| (2..=9).contains(n)).map(Grade::Stones),
    }
}

#[cfg(test)]
mod tests {
    use super::{from_grade, grade};
    use crate::game::series::Grade;

    #[test]
    fn grades_have_words() {
        let mut now = Grade::Even;
        for word in ["even", "two_of_three", "black", "black_or_two", "2", "3", "4", "5", "6", "7", "8", "9"]
        {
            assert_eq!(grade(now), word);
            assert_eq!(from_grade(word), Some(now));
            now = now.more();
        }
        for word in ["", "1", "10", "Even"] {
            assert_eq!(from_grade(word), None, "{word}");
        }
    }
}
