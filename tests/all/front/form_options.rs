//! Every line of the form's page More as an option of `play`: both lead to the same terms.

use std::ffi::OsString;

use shoutan::app::Screen;
use shoutan::app::form::{Item, Page};
use shoutan::app::plan::Plan;
use shoutan::cli::args::{Args, Command, Instead, Screen as Asked};
use shoutan::game::series::Grade;
use shoutan::rules::color::Color;
use shoutan::text::ALL;
use shoutan::text::en::EN;

use super::form::{form, go};
use crate::stage::Stage;

fn read(options: &str) -> Result<Args, Instead> {
    let words = ["shoutan", "play"].into_iter().chain(options.split_whitespace());
    Args::read(words.map(OsString::from))
}

fn option(options: &str) -> Result<Plan, String> {
    match read(options) {
        Ok(Args { command: Some(Command::Screen(Asked::Play(play))), .. }) => play.plan(0, None, &EN),
        Ok(_) => panic!("{options}"),
        Err(Instead::Wrong(told) | Instead::Told(told)) => Err(told),
    }
}

fn formed(stage: &Stage) -> Plan {
    let Screen::Form(form) = &stage.app.screen else { panic!("{:?}", stage.app.screen) };
    form.plan(0).unwrap()
}

/// Lines of the form and the keys on them, and the options that say the same.
const SAME: [(&[(Item, &str)], &str); 19] = [
    (&[], ""),
    (&[(Item::TwoStep, "<right>")], "--two-step"),
    (&[(Item::Referee, "<right>")], "--referee"),
    (&[(Item::Referee, "<right>")], "--referee --penalties a"),
    (&[(Item::Referee, "<right>"), (Item::Penalties, "<right>")], "--referee --penalties b"),
    (&[(Item::Referee, "<right>"), (Item::TwoStep, "<right>")], "--two-step --referee"),
    (&[(Item::Pause, "<right>")], "--pause hide"),
    (&[], "--pause show"),
    (&[], "--takebacks free --series single"),
    (&[(Item::Takebacks, "<right>")], "--takebacks 1"),
    (&[(Item::Takebacks, "<right><right><right><right>")], "--takebacks 5"),
    (&[(Item::Takebacks, "<left>")], "--takebacks none"),
    (&[(Item::Series, "<right>")], "--series same"),
    (&[(Item::Series, "<right>"), (Item::Handicap, "<right>")], "--series same --handicap 1"),
    (
        &[
            (Item::Handicap, "<right><right><right>"),
            (Item::Series, "<right>"),
            (Item::Regrading, "<right><right>"),
        ],
        "--series same --handicap 3 --regrading 2",
    ),
    (&[(Item::Series, "<right><right>")], "--series two-of-three"),
    (&[(Item::Series, "<left>"), (Item::Regrading, "<left>")], "--series black-or-two --regrading 4"),
    (&[(Item::Komi, "<right>"), (Item::Series, "<right>")], "--komi 8 --series same"),
    (&[(Item::Series, "<right>"), (Item::Regrading, "")], "--series same --regrading 0"),
];

#[test]
fn form_and_option_lead_to_the_same_terms() {
    for (lines, options) in SAME {
        let mut stage = form(&EN, (80, 24));
        for &(item, keys) in lines {
            go(&mut stage, item);
            if !keys.is_empty() {
                stage.keys(keys);
            }
        }
        assert_eq!(option(options), Ok(formed(&stage)), "{options}");
    }
}

#[test]
fn four_players_too() {
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, Item::Players);
    stage.keys("<right>");
    for (item, name) in [
        (Item::Name(Color::Black), "B1"),
        (Item::Partner(Color::Black), "B2"),
        (Item::Name(Color::White), "W1"),
        (Item::Partner(Color::White), "W2"),
    ] {
        go(&mut stage, item);
        stage.types(name);
    }
    let options = "--black B1 --black-partner B2 --white W1 --white-partner W2";
    assert_eq!(option(options), Ok(formed(&stage)));
}

#[test]
fn no_line_of_the_page_is_without_its_option() {
    let mut stage = form(&EN, (80, 24));
    for (item, keys) in [(Item::Referee, "<right>"), (Item::Series, "<right>")] {
        go(&mut stage, item);
        stage.keys(keys);
    }
    let Screen::Form(form) = &stage.app.screen else { panic!() };
    let Err(Instead::Told(help)) = read("--help") else { panic!() };
    for item in Page::More.items(&form.values) {
        let options: &[&str] = match item {
            Item::Players => &["--black-partner", "--white-partner"],
            Item::Series => &["--series"],
            Item::Regrading => &["--regrading"],
            Item::Referee => &["--referee"],
            Item::Penalties => &["--penalties"],
            Item::TwoStep => &["--two-step"],
            Item::Pause => &["--pause"],
            Item::Takebacks => &["--takebacks"],
            Item::Back => &[],
            other => panic!("{other:?} has no option"),
        };
        for option in options {
            assert!(help.contains(option), "{option} is not in\n{help}");
        }
    }
}

#[test]
fn what_cannot_be_agreed_is_refused_in_one_sentence() {
    for (options, words) in [
        ("--takebacks 0", "takebacks are free, none, or a number from 1 to 9"),
        ("--takebacks 10", "takebacks are free"),
        ("--takebacks -1", "takebacks are free"),
        ("--takebacks many", "takebacks are free"),
        ("--series three", "possible values: single, same, two-of-three, black-or-two"),
        ("--series same --regrading 5", "a lead is a number of games from 0 to 4"),
        ("--series same --regrading -1", "a lead is a number"),
        ("--regrading 2", "--series"),
        ("--series single --regrading 2", "a handicap moves only in a series"),
        ("--series two-of-three --handicap 2", "the series says what is given in each game"),
        ("--penalties b", "--referee"),
        ("--referee --penalties c", "possible values: a, b"),
        ("--pause dim", "possible values: show, hide"),
        ("--two-step yes", "unexpected"),
        ("--black-partner Ma", "--white-partner"),
        ("--white-partner Ma", "--black-partner"),
        ("--black-partner= --white-partner=Ma", "everybody has a name"),
    ] {
        let told = option(options).unwrap_err();
        assert!(told.contains(words), "{options}: {told}");
        assert_eq!(told.lines().count(), 1, "{options}: {told}");
    }
    for text in ALL {
        let Ok(Args { command: Some(Command::Screen(Asked::Play(play))), .. }) =
            read("--series black-or-two --handicap 3")
        else {
            panic!()
        };
        assert_eq!(play.plan(0, None, text), Err(text.fault.command.series_gives.to_owned()));
    }
}

#[test]
fn a_series_gives_what_it_says() {
    let terms = |options| option(options).unwrap().terms;
    let given = terms("--series two-of-three --komi 6.5");
    assert_eq!((given.handicap, given.rules.komi), (1, 13));
    let series = given.series.unwrap();
    assert_eq!((series.grade, series.komi, series.step), (Grade::TwoOfThree, 15, 0));
    assert_eq!(terms("--series same --komi 6.5").series.unwrap().komi, 13);
}
