//! Series: colours change, the handicap moves with the results, 先两 included.

use super::room::{record, terms};
use crate::stage::Stage;
use shoutan::app::Mode;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::series::{Grade, Series};
use shoutan::game::terms::Terms;
use shoutan::rules::color::Color::{self, Black, White};
use shoutan::rules::ruleset::Preset;

/// The first game of a series.
fn first(side: u8, grade: Grade, weaker: Color, step: u8) -> Terms {
    let series = Series::new(grade, weaker, step, 15);
    let mut terms = terms(side, Preset::Chinese, series.handicap());
    terms.rules.komi = if terms.handicap == 0 { 15 } else { 0 };
    terms.series = Some(series);
    terms
}

/// Who has Black, the handicap and the komi of each game, when these players win one after the other (`-`: nobody).
fn games(mut terms: Terms, winners: &str) -> Vec<String> {
    let mut games = Vec::new();
    let told = |terms: &Terms| format!("{} {} {}", terms.names.black, terms.handicap, terms.rules.komi);
    games.push(told(&terms));
    for winner in winners.split(' ') {
        let outcome = match winner {
            "-" => Outcome::Draw,
            name if name == terms.names.black => Outcome::win(Black, Win::Resignation),
            _ => Outcome::win(White, Win::Resignation),
        };
        terms = terms.another(outcome, 0);
        games.push(told(&terms));
    }
    games
}

#[test]
fn even_games_change_colours_each_game() {
    let even = first(19, Grade::Even, Black, 0);
    assert_eq!(games(even, "Li Li - Wang"), ["Li 0 15", "Wang 0 15", "Li 0 15", "Wang 0 15", "Li 0 15"]);
}

#[test]
fn black_or_two_alternates_black_without_komi_and_two_stones() {
    let series = first(19, Grade::BlackOrTwo, White, 0);
    // The weaker is the White of the plan: he has Black from the first game of the series on.
    let mut terms = series;
    terms.swap_colors();
    terms.series = Some(Series::new(Grade::BlackOrTwo, Black, 0, 15));
    assert_eq!(games(terms, "Li Wang -"), ["Wang 1 0", "Wang 2 0", "Wang 1 0", "Wang 2 0"]);
}

#[test]
fn two_of_three_gives_black_in_two_games_of_three() {
    let series = first(19, Grade::TwoOfThree, Black, 0);
    assert_eq!(
        games(series, "Li Wang - Li Li"),
        ["Li 1 0", "Wang 1 0", "Li 1 0", "Li 1 0", "Wang 1 0", "Li 1 0"]
    );
}

#[test]
fn the_grade_moves_when_one_has_won_so_many_more() {
    let series = first(19, Grade::Even, Black, 2);
    // Li wins twice: Wang is given Black in two of three; Li again twice: always Black; then 先两.
    let told = games(series, "Li Li Li Li Li Li Wang Wang");
    assert_eq!(
        told,
        [
            "Li 0 15",
            "Wang 0 15", // even
            "Wang 1 0",
            "Li 1 0", // two of three
            "Wang 1 0",
            "Wang 1 0", // Black
            "Wang 1 0",
            "Wang 2 0", // Black and two stones in turn
            "Wang 1 0", // Wang leads by two there: back to Black
        ]
    );
    // One step a game up to what the board has room for.
    let steps = first(7, Grade::Black, White, 1);
    let mut terms = steps;
    terms.swap_colors();
    terms.series = Some(Series::new(Grade::Black, Black, 1, 15));
    let told = games(terms, "Li Li Li Li Li Li Li");
    assert_eq!(
        told,
        ["Wang 1 0", "Wang 1 0", "Wang 2 0", "Wang 3 0", "Wang 4 0", "Wang 4 0", "Wang 4 0", "Wang 4 0"]
    );
}

#[test]
fn a_grade_goes_down_to_even_and_over_to_the_other_side() {
    let series = first(19, Grade::Black, Black, 1);
    assert_eq!(
        games(series, "Li Li Li Li"),
        ["Li 1 0", "Li 1 0", "Wang 0 15", "Wang 1 0", "Wang 1 0"],
        "black, two of three, even, then the other is given something"
    );
}

#[test]
fn a_game_to_be_played_again_is_the_same_game() {
    let terms = first(19, Grade::Even, Black, 1);
    let again = terms.another(Outcome::Replay, 7);
    assert_eq!(again, Terms { at: 7, ..terms });
}

#[test]
fn another_game_goes_on_with_the_series_and_shows_the_score() {
    let mut room = Stage::planned(first(9, Grade::Even, Black, 1));
    room.shows("Game 1 of the series: even").shows("Li 0 - Wang 0").keys("<space>").plays("C3").keys("Ry");
    room.shows("Li (Black) wins by resignation").shows("Li 1 - Wang 0");
    room.shows("Next game: Wang has Black in two").keys("Ay");
    assert_eq!(room.app.mode(), Mode::Waiting);
    room.shows("Game 2 of the series: Wang has").shows("Wang 0 - Li 1");
    assert_eq!(room.game().terms().names.black, "Wang");
    room.keys("<space>").plays("C3");
    record(room.game());
}

#[test]
fn a_series_goes_on_from_a_finished_record() {
    let mut room = Stage::planned(first(9, Grade::Even, Black, 0));
    room.keys("<space>").plays("C3 G7").keys("Ry<enter>");
    assert_eq!(room.app.mode(), Mode::Review);
    room.keys("A").shows("Game 2 of the series").shows("Wang 1 - Li 0");
    let series = room.game().terms().series.unwrap();
    assert_eq!((series.game, series.turned, series.wins.black, series.wins.white), (2, true, 0, 1));
}

#[test]
fn a_plain_rematch_exchanges_colours() {
    let mut room = Stage::planned(terms(9, Preset::Chinese, 0));
    room.keys("<space>").plays("C3").keys("Ry").keys("Ay");
    assert_eq!(room.game().terms().names.black, "Wang");
    assert_eq!(room.game().terms().time.black.to_string(), "2m", "each keeps the own time");
    assert_eq!(room.game().terms().series, None);
}

#[test]
fn exchanged_colours_keep_the_score_with_the_players() {
    let mut terms = first(9, Grade::Even, Black, 0);
    terms = terms.another(Outcome::win(Black, Win::Resignation), 0);
    let mut room = Stage::planned(terms);
    room.keys("<space>").plays("C3").keys("Xyy").keys("Ry").shows("Li ");
    // Li had White, then Black; Wang to move resigned.
    let resigned = room.game().outcome().unwrap().winner().unwrap();
    let winner = room.game().terms().names[resigned].clone();
    let series = room.game().terms().another(room.game().outcome().unwrap(), 0).series.unwrap();
    let (li, wang) = (series.wins.black, series.wins.white);
    assert_eq!((li, wang), if winner == "Li" { (2, 0) } else { (1, 1) });
    record(room.game());
}
