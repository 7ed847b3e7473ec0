//! Nigiri (猜先, A §10).

use super::room::terms;
use crate::stage::Stage;
use shoutan::app::plan::Plan;
use shoutan::app::{Mode, Screen};
use shoutan::rules::color::ByColor;
use shoutan::rules::ruleset::Preset;
use shoutan::text::en::EN;
use shoutan::text::zh_cn::ZH_CN;

fn plan() -> Plan {
    Plan { nigiri: true, ..Plan::from(terms(19, Preset::Chinese, 0)) }
}

#[test]
fn both_players_take_part_and_the_colours_follow() {
    // Who holds, the drawn number (8 to 23), one or two stones, who has Black.
    for (holder, drawn, guess, black) in [
        ("1", 0, "1", "Li"),
        ("1", 0, "2", "Wang"),
        ("1", 9, "1", "Wang"),
        ("1", 9, "2", "Li"),
        ("2", 1, "1", "Li"),
        ("2", 2, "1", "Wang"),
        ("2", 15, "2", "Wang"),
        ("2", 16, "2", "Li"),
    ] {
        let mut room = Stage::planned(plan());
        room.draws(vec![drawn]);
        room.keys(holder).keys("<enter>").keys(guess).keys("<enter><enter>");
        let terms = room.game().terms();
        assert_eq!(terms.names.black, black, "{holder} {drawn} {guess}");
        // Each player's own time goes along.
        let minute = if black == "Li" { &terms.time.black } else { &terms.time.white };
        assert_eq!(minute.to_string(), "1m");
    }
}

#[test]
fn nothing_of_the_handful_is_seen_before_the_guess() {
    let screen = |drawn| {
        let mut room = Stage::planned(plan());
        room.draws(vec![drawn]);
        room.keys("1<enter>");
        (room.screen(), format!("{:?}", room.app.screen))
    };
    let (first, told) = screen(0);
    assert!(first.contains("Li holds a handful. Wang, is it odd or even?"), "{first}");
    assert!(!told.contains("number"), "{told}");
    for drawn in 1..20 {
        assert_eq!(screen(drawn), (first.clone(), told.clone()), "{drawn}");
    }
}

#[test]
fn the_handful_is_shown_and_counted_in_pairs() {
    let mut room = Stage::planned(plan());
    room.draws(vec![5]);
    room.shows("Who holds the stones? The stronger player; of equals, the elder.");
    room.shows("Li holds the stones").shows("Wang holds the stones").keys("<down><enter>");
    room.shows("Wang, hide a handful of white stones.").shows("each number as likely").keys("<enter>");
    room.shows("Wang holds a handful. Li, is it odd or even?").keys("1");
    room.shows("Li shows one stone: odd, I take Black").shows("counted in pairs: 0").lacks("takes Black,");
    room.wait(250)
        .shows("counted in pairs: 2")
        .wait(1_000)
        .shows("counted in pairs: 10")
        .shows("oo oo oo oo oo");
    assert!(room.app.next_change().is_some());
    room.wait(500).shows("13 stones: 6 pairs and one, odd").shows("Li takes Black, Wang White");
    assert_eq!(room.app.next_change(), None);
    room.keys("<enter>").shows("Any key starts Black's clock");
    assert_eq!(room.app.mode(), Mode::Waiting);
}

#[test]
fn the_mouse_chooses_too_and_esc_goes_back_to_the_form() {
    let mut room = Stage::planned(plan());
    room.draws(vec![1, 1]);
    room.clicks("Wang holds the stones").clicks("take a handful").clicks("two black stones");
    room.shows("Li shows two stones").keys("<esc>");
    assert!(matches!(room.app.screen, Screen::Form(_)));
}

#[test]
fn players_without_names_and_teams() {
    let mut nameless = plan();
    nameless.terms.names.black.clear();
    nameless.terms.names.white.clear();
    Stage::planned(nameless).shows("Player 1 holds the stones").shows("Player 2 holds the stones");
    let mut four = plan();
    four.terms.partners = ByColor { black: "Zhang".to_owned(), white: "Zhao".to_owned() };
    let mut room = Stage::planned(four);
    room.draws(vec![0]);
    room.shows("Li & Zhang holds the stones").keys("1<enter>").keys("2<enter><enter>");
    let terms = room.game().terms();
    assert_eq!((terms.names.black.as_str(), terms.partners.black.as_str()), ("Wang", "Zhao"));
}

#[test]
fn it_is_all_on_the_smallest_screen_in_both_languages() {
    for (text, result) in [(&EN, "takes Black"), (&ZH_CN, "执黑")] {
        let mut room = Stage::planned_in(plan(), text, (46, 23));
        room.draws(vec![15]);
        room.keys("1<enter>1").wait(5_000).shows(result).shows("oo oo oo oo oo").shows("> 1");
        assert_eq!(room.app.mode(), Mode::Nigiri);
    }
}
