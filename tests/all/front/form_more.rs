//! Players, colours, series and the rest of the new-game form.

use shoutan::app::Screen;
use shoutan::app::form::Item;
use shoutan::app::plan::Plan;
use shoutan::game::series::{Grade, Series};
use shoutan::rules::color::Color;
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;

use super::form::{focus, form, go};
use crate::stage::Stage;

fn plan(stage: &Stage) -> Plan {
    let Screen::Form(form) = &stage.app.screen else { panic!("{:?}", stage.app.screen) };
    form.plan(0).unwrap()
}

#[test]
fn colours_as_entered_or_by_nigiri() {
    let mut stage = form(&EN, (80, 24));
    assert!(!plan(&stage).nigiri);
    go(&mut stage, Item::Colors);
    stage.keys("<right>");
    stage.shows("< nigiri (猜先) >");
    stage.shows("Player 1      -");
    assert!(plan(&stage).nigiri);
    // Who receives stones has Black; nigiri comes back with the even game.
    go(&mut stage, Item::Handicap);
    stage.keys("<right>");
    stage.lacks("nigiri");
    assert!(!plan(&stage).nigiri);
    stage.keys("<left>");
    assert!(plan(&stage).nigiri);
    stage.keys("<esc><enter>");
    stage.shows("Colours       nigiri (猜先)");
}

#[test]
fn handicap_stones_fixed_or_free() {
    let mut stage = form(&EN, (80, 24));
    stage.lacks("Placed");
    go(&mut stage, Item::Handicap);
    stage.keys("<right><right><right>");
    let fixed = plan(&stage);
    assert_eq!((fixed.free, fixed.terms.stones.len()), (false, 3));
    go(&mut stage, Item::Placement);
    stage.keys("<right>");
    let free = plan(&stage);
    assert_eq!((free.free, free.terms.stones.len(), free.terms.handicap), (true, 0, 3));
    assert_eq!(free.terms.first, Color::White);
    stage.keys("<esc><enter>");
    stage.shows("Placed        freely by Black");
}

#[test]
fn four_players_in_two_teams() {
    let mut stage = form(&EN, (46, 23));
    go(&mut stage, Item::Players);
    stage.keys("<right>");
    stage.shows("Four players: the second of each side");
    go(&mut stage, Item::Start);
    stage.keys("<enter>");
    assert_eq!(focus(&stage), Item::Partner(Color::Black));
    for (item, name) in [
        (Item::Name(Color::Black), "B1"),
        (Item::Partner(Color::Black), "B2"),
        (Item::Name(Color::White), "W1"),
        (Item::Partner(Color::White), "W2"),
    ] {
        go(&mut stage, item);
        stage.types(name);
    }
    go(&mut stage, Item::Start);
    stage.shows("  Black         B1\n    and         B2\n  White         W1\n    and         W2\n");
    let terms = plan(&stage).terms;
    assert_eq!((terms.partners.black.as_str(), terms.partners.white.as_str()), ("B2", "W2"));
    go(&mut stage, Item::Swap);
    stage.keys("<enter>");
    let terms = plan(&stage).terms;
    assert_eq!((terms.names.black.as_str(), terms.partners.black.as_str()), ("W1", "W2"));
    // Two players have no partners, whatever was typed.
    go(&mut stage, Item::Players);
    stage.keys("<right>");
    assert!(plan(&stage).terms.partners.black.is_empty());
    stage.keys("<right>");
    assert_eq!(plan(&stage).terms.partners.black, "W2");
}

#[test]
fn series_and_how_their_handicap_moves() {
    let mut stage = form(&EN, (80, 24));
    go(&mut stage, Item::Series);
    stage.lacks("stays");
    assert_eq!(plan(&stage).terms.series, None);
    let mut grade = |keys: &str, shown: &str| {
        go(&mut stage, Item::Series);
        stage.keys(keys);
        stage.shows(&format!("< {shown} >"));
        let terms = plan(&stage).terms;
        (terms.series.unwrap().grade, terms.handicap, terms.rules.komi)
    };
    assert_eq!(grade("<right>", "colours alternate"), (Grade::Even, 0, 15));
    assert_eq!(grade("<right>", "Black in two of three"), (Grade::TwoOfThree, 1, 0));
    assert_eq!(grade("<right>", "Black and two in turn"), (Grade::BlackOrTwo, 1, 0));
    go(&mut stage, Item::Handicap);
    stage.shows("The series says what is given in each game.");
    stage.keys("<right>");
    assert_eq!(plan(&stage).terms.series.unwrap().grade, Grade::BlackOrTwo);
    go(&mut stage, Item::Series);
    stage.keys("<left><left>");
    go(&mut stage, Item::Handicap);
    stage.keys("<right>");
    assert_eq!(plan(&stage).terms.series.unwrap().grade, Grade::Black);
    stage.keys("<right><right>");
    go(&mut stage, Item::Regrading);
    stage.keys("<left>");
    stage.shows("< moves at a lead of 4 >");
    let series = plan(&stage).terms.series;
    assert_eq!(series, Some(Series::new(Grade::Stones(3), Color::Black, 4, 15)));
    stage.keys("<esc><esc><enter>");
    go(&mut stage, Item::Regrading);
    stage.shows("< moves at a lead of 4 >");
    stage.shows("3 stones each game");
}

#[test]
fn referee_and_two_step_clock() {
    let mut stage = form(&ZH_CN, (80, 24));
    go(&mut stage, Item::TwoStep);
    stage.keys("<right>");
    stage.shows("< 落子后另按 >");
    stage.shows("回车落子，空格按钟；虚着后也须按钟。");
    go(&mut stage, Item::Referee);
    stage.keys("<right>");
    let terms = plan(&stage).terms;
    assert!(terms.two_step && terms.refereed);
    stage.keys("<esc>");
    stage.shows("[ 裁判对局 ]");
}
