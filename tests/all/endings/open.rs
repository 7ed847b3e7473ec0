//! A border that is not closed when play has stopped: what is told, set and taken back, and played on.

use super::{comes_back, from_rows, split};
use crate::table::{Desk, terms};
use ratatui::layout::Rect;
use shoutan::app::Mode;
use shoutan::game::Game;
use shoutan::game::ending::Marking;
use shoutan::game::ending::ceremony::Laid;
use shoutan::game::event::{Event, PassWhy};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::refusal::Refusal;
use shoutan::game::terms::Terms;
use shoutan::record::game_record::to_sgf;
use shoutan::rules::color::Color;
use shoutan::rules::ruleset::{Preset, Ruleset, Scoring};
use shoutan::text;
use shoutan::ui::page::Look;
use shoutan::ui::theme::{Depth, Glyphs, Theme, Width};

/// Black has three columns, White four: only D7 is open.
const WALLS: [&str; 7] = ["..X....", "..XO...", "..XO...", "..XO...", "..XO...", "..XO...", "..XO..."];

impl Desk {
    fn open(&self) -> Vec<String> {
        let (marking, size) = (self.table().marking().unwrap(), self.table().game.terms().size);
        marking.open.iter().map(|&p| size.label(p)).collect()
    }

    fn margin(&self) -> i32 {
        let (game, marking) = (&self.table().game, self.table().marking().unwrap());
        game.margin(&game.count(marking))
    }
}

#[test]
fn one_open_point_is_told_before_anybody_agrees_and_counts_for_nobody() {
    let mut desk = Desk::sit_to(terms(7, "10m"));
    for point in ["c4", "d4", "c3", "d3", "c5", "d5", "c2", "d2", "c6", "d6", "c1", "d1", "c7"] {
        desk.plays(point);
    }
    desk.keys("pypy").shows("D7 is still open: it will count for nobody").shows("?");
    assert_eq!(desk.open(), ["D7"]);
    // 21 1/2 against 27 1/2, and 3 3/4 of komi.
    assert_eq!(desk.margin(), 4 * 21 + 2 - 4 * 49 / 2 - 15);
    desk.shows("21 1/2").shows("27 1/2").shows("neutral 1");
    // It stays on the screen whatever is pressed.
    desk.keys("<left>").shows("D7 is still open");
    desk.wait(1_200).keys("bw").shows("wins by 13.5 points");
    assert_eq!(desk.table().game.outcome(), Some(Outcome::win(Color::White, Win::Margin(27))));
    let sgf = String::from_utf8(to_sgf(&desk.table().game)).unwrap();
    // D7 is in neither list, E7 is White's and B7 Black's.
    let list = |name: &str| {
        let rest = &sgf[sgf.find(name).unwrap() + 2..];
        rest[..rest.find(|c: char| c.is_ascii_uppercase() || c == ';' || c == ')').unwrap()].to_owned()
    };
    assert!(list("TB[").contains("[ba]") && list("TW[").contains("[ea]"), "{sgf}");
    assert!(!list("TB[").contains("[da]") && !list("TW[").contains("[da]"), "{sgf}");
    assert!(sgf.contains("RE[W+13.5]") && sgf.contains("open=da"), "{sgf}");
    comes_back(&desk);
}

#[test]
fn it_counts_for_nobody_by_whatever_rules() {
    for (preset, margin) in [
        (Preset::Chinese, 2 * (21 - 27) - 15),
        (Preset::Chinese1988, 2 * (21 - 27) - 11),
        (Preset::Ancient, 2 * (21 - 27)),
        // Fourteen points against twenty-one.
        (Preset::Japanese, 2 * (14 - 21) - 13),
        (Preset::Korean, 2 * (14 - 21) - 13),
        (Preset::TangSong, 2 * (14 - 21)),
        (Preset::Dunhuang, 2),
        (Preset::Aga, 2 * (21 - 27) - 15),
        (Preset::Ing, 2 * (21 - 27) - 16),
        (Preset::NewZealand, 2 * (21 - 27) - 14),
    ] {
        let mut game = Game::new(from_rows(preset, &WALLS)).unwrap();
        let by = game.to_move();
        for event in [
            Event::Begin { by },
            Event::Pass { by, why: PassWhy::Own },
            Event::Pass { by: !by, why: PassWhy::Own },
        ] {
            let entry = game.entry(0, 0, event);
            game.play(entry).unwrap();
        }
        let marking = game.first_marking();
        assert_eq!(marking.open.len(), 1, "{preset:?}");
        assert_eq!(game.margin(&game.count(&marking)), margin, "{preset:?}");
        let tally = game.tally(&marking);
        assert_eq!((tally.margin, tally.total()), (margin, margin), "{preset:?}");
    }
    // Where nothing is agreed on, a region that reaches both colours is neutral by the rules' own words.
    let mut desk = Desk::sit_to(from_rows(Preset::TrompTaylor, &WALLS));
    desk.keys("pypy").shows("The game is over").shows("neutral 22");
}

#[test]
fn a_point_is_set_and_taken_back_by_itself_and_it_is_said_what_it_does() {
    let mut desk = Desk::sit_to(from_rows(Preset::Chinese, &WALLS));
    desk.keys("pypyb").goes_to("D7").keys("0").shows("No border: 22 points count for nobody");
    assert_eq!((desk.open(), desk.margin()), (vec![], 2 * (21 - 6) - 15));
    desk.shows("10:00 not agreed  captures 0").lacks("10:00 agreed").shows("neutral 22");
    desk.keys("0").shows("D7 is still open: it will count for nobody");
    assert_eq!((desk.open(), desk.margin()), (vec!["D7".to_owned()], 2 * (21 - 27) - 15));
    // Any other point too; the rest of its region counts on.
    desk.goes_to("F2")
        .keys("0")
        .shows("F2 is still open: it will count for nobody")
        .shows("D7 and F2 still open");
    assert_eq!(desk.margin(), 2 * (21 - 26) - 15);
    desk.keys("0").shows("F2 counts for White");
    desk.goes_to("C7").keys("0").shows("Put the cursor on an empty point");
    // A whole region, as for a seki: by a key of its own, and back by either.
    desk.goes_to("A1").keys("s").shows("Marked as seki: 14 points count for nobody");
    assert_eq!(desk.margin(), 2 * (7 - 27) - 15);
    desk.keys("0").shows("A1 counts for Black");
    desk.keys("s").keys("s").shows("A1 counts for Black");
    desk.goes_to("D7").keys("s").shows("Put the cursor on an empty point");
    // The suggestion brings back what was proposed.
    desk.keys("0a");
    assert_eq!(desk.open(), ["D7"]);
    desk.keys("wb");
    comes_back(&desk);
}

#[test]
fn a_single_point_that_one_side_surrounds_is_a_region() {
    let rows = [".XO.OX.", "XXO.OXX", ".XOOOX."];
    let mut desk = Desk::sit_to(from_rows(Preset::Japanese, &rows));
    desk.keys("pypy").goes_to("A1").keys("0").shows("Marked as seki: 1 point counts for nobody");
    assert_eq!((desk.open(), desk.marked().1.contains(&"A1".to_owned())), (vec![], true));
    desk.keys("0").shows("A1 counts for Black");
}

#[test]
fn what_was_set_by_hand_stays_when_a_chain_is_turned() {
    let mut rows = WALLS;
    (rows[4], rows[5]) = ("..XO.X.", "O.XO...");
    let mut desk = Desk::sit_to(from_rows(Preset::Chinese, &rows));
    desk.keys("pypy");
    assert_eq!(
        (desk.marked().0, desk.open()),
        (vec!["F3".to_owned(), "A2".to_owned()], vec!["D7".to_owned()])
    );
    desk.wait(1_200).goes_to("B2").keys("0").goes_to("F3").keys("<enter>");
    // The living stone leaves the right side undivided, so that nothing is proposed there.
    assert_eq!(desk.open(), ["B2"]);
    desk.keys("<enter>");
    assert_eq!(desk.open(), ["D7", "B2"]);
    // What was taken back is not proposed again.
    desk.goes_to("D7").keys("0").goes_to("A2").keys("<enter>");
    let open = desk.open();
    assert!(!open.contains(&"D7".to_owned()) && open.contains(&"B2".to_owned()), "{open:?}");
}

#[test]
fn what_was_taken_back_by_hand_is_not_proposed_again_however_often_a_chain_is_turned() {
    let mut rows = WALLS;
    (rows[4], rows[5]) = ("..XO.X.", "O.XO...");
    let mut desk = Desk::sit_to(from_rows(Preset::Chinese, &rows));
    desk.keys("pypy").wait(1_200).goes_to("D7").keys("0");
    assert_eq!(desk.open(), Vec::<String>::new());
    // Alive, the stone at F3 leaves nothing to be proposed; dead again, D7 would be.
    for _ in 0..3 {
        desk.goes_to("F3").keys("<enter>");
        assert_eq!(desk.open(), Vec::<String>::new());
    }
    comes_back(&desk);
    // The suggestion forgets what was done by hand, and so does the hand that undoes it.
    desk.keys("a");
    assert_eq!(desk.open(), ["D7"]);
    desk.goes_to("F3").keys("<enter>");
    assert_eq!(desk.open(), Vec::<String>::new());
    desk.keys("<enter>").goes_to("D7").keys("00").goes_to("F3").keys("<enter>");
    assert_eq!(desk.open(), Vec::<String>::new());
    desk.keys("<enter>");
    assert_eq!(desk.open(), ["D7"]);
}

#[test]
fn a_region_marked_as_seki_goes_by_one_name_after_a_chain_is_turned() {
    // White's stones fill a hole of Black's, and part another hole in two.
    let rows = ["XXXXXXX", "XOXX.OX", "XOXX.OX", "XXXXO.X", "XXXXXXX", "OOOOOOO", "..O..O."];
    let mut desk = Desk::sit_to(from_rows(Preset::Japanese, &rows));
    desk.keys("pypy");
    let game = &desk.table().game;
    let (size, plain) = (game.terms().size, Marking::default());
    let point = |label: &str| size.parse(label).unwrap();
    let named = |marking: &Marking| marking.neutral.iter().map(|&p| size.label(p)).collect::<Vec<_>>();
    // Dead, the stones leave a region that has no point of its own; alive, there is none.
    let dead = game.toggled(&plain, point("B5"));
    let marked = game.toggled_neutral(&dead, point("B6")).unwrap();
    assert_eq!(named(&marked), ["B6"]);
    assert_eq!(named(&game.toggled(&marked, point("B6"))), Vec::<String>::new());
    // Two regions become one as the stones between them are taken off.
    let one = game.toggled_neutral(&plain, point("E5")).unwrap();
    let both = game.toggled_neutral(&one, point("F4")).unwrap();
    assert_eq!(named(&both), ["E6", "F4"]);
    let joined = game.toggled(&game.toggled(&both, point("F6")), point("E4"));
    assert_eq!(named(&joined), ["E6"]);
}

#[test]
fn tromp_and_taylor_know_no_open_points() {
    // An empty point that reaches both colours is nobody's, whether a border was meant there or not.
    let game = Game::new(from_rows(Preset::TrompTaylor, &WALLS)).unwrap();
    assert_eq!(game.first_marking(), Marking::default());
    let count = game.count(&game.first_marking());
    assert_eq!((count.stones(Color::Black), count.stones(Color::White), count.neutral()), (7, 6, 22));
    assert_eq!((count.territory(Color::Black), count.territory(Color::White)), (14, 0));
    // By every other rule set one point is proposed, and White's side of it counts.
    let game = Game::new(from_rows(Preset::NewZealand, &WALLS)).unwrap();
    let count = game.count(&game.first_marking());
    assert_eq!((count.neutral(), count.territory(Color::White)), (1, 21));
}

#[test]
fn points_are_named_as_long_as_there_is_room_and_never_cut() {
    // Nine open points between two walls.
    let mut desk = split(Preset::Chinese);
    desk.keys("pypy").shows("9 points still open: they count for nobody").shows("F9, F8, F7");
    for (w, h) in [(46, 23), (80, 24), (100, 30), (200, 60)] {
        desk.area = Rect::new(0, 0, w, h);
        let screen = desk.screen();
        let told = screen.lines().filter(|line| line.contains("open") || line.contains("nobody"));
        assert!(told.clone().count() > 0 && !told.clone().any(|line| line.contains("..")), "{screen}");
    }
    for language in text::ALL {
        let labels = ["D4", "Q16", "AZ52"].map(str::to_owned);
        let points = language.ending.open.points;
        for words in [points(&labels[..1], 0), points(&[], 361), points(&[], 1), points(&[], 2704)] {
            assert!(shoutan::ui::line::columns(&words) <= 46, "{words}");
        }
        for shown in 1..=3 {
            for more in [0, 1, 3] {
                let words = points(&labels[..shown], more);
                assert!(labels[..shown].iter().all(|label| words.contains(label.as_str())), "{words}");
            }
        }
        for words in [
            (language.ending.open.undivided)(2704),
            (language.ending.open.seki)(361),
            (language.ending.open.counts)("AZ52", language.word.white),
        ] {
            assert!(shoutan::ui::line::columns(&words) <= 46, "{words}");
        }
    }
}

#[test]
fn an_open_point_has_a_mark_of_its_own_on_every_board() {
    for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
        for depth in [Depth::Mono, Depth::Sixteen, Depth::TrueColor] {
            for width in [Width::Narrow, Width::Wide] {
                for (w, h) in [(46, 23), (80, 24), (100, 30), (200, 60)] {
                    let mut desk = Desk::sit_to(from_rows(Preset::Chinese, &WALLS));
                    desk.look = Look::new(Theme::new(depth, glyphs, width));
                    desk.area = Rect::new(0, 0, w, h);
                    desk.keys("pypy").shows("?").shows("D7 is still open");
                    let marks = |screen: &str| screen.matches('?').count();
                    let with = marks(&desk.screen());
                    desk.goes_to("D7").keys("0<down>");
                    assert_eq!(marks(&desk.screen()) + 1, with, "{glyphs:?} {depth:?} {width:?} {w}x{h}");
                }
            }
        }
    }
}

#[test]
fn play_goes_on_from_the_marking_with_nothing_claimed() {
    for refereed in [false, true] {
        let mut desk = Desk::sit_to(Terms { refereed, ..from_rows(Preset::Chinese, &WALLS) });
        desk.wait(5_000).keys("pypy").wait(1_200).keys("b");
        // Esc and Enter leave the marking as it is.
        desk.keys("r").shows("Play goes on, Black to move?").keys("<enter>");
        assert_eq!(desk.app.mode(), Mode::Ending);
        desk.keys("ry").shows("Black to play");
        assert_eq!((desk.app.mode(), desk.table().game.to_move()), (Mode::Table, Color::Black));
        assert_eq!(desk.laid(), (Laid::Nothing, Laid::Nothing), "nothing is agreed any more");
        assert!(desk.table().game.running().is_some(), "Black's clock runs");
        desk.plays("d7");
        desk.keys(if refereed { " " } else { "" });
        desk.keys("py");
        assert_eq!(desk.app.mode(), Mode::Table, "one pass is not two");
        desk.keys("py").wait(1_200);
        assert_eq!((desk.app.mode(), desk.open()), (Mode::Ending, vec!["E7".to_owned()]));
        desk.keys("bw").shows("The game is over");
        assert!(desk.logged().contains(&&Event::GoOn { by: Color::Black }));
        let sgf = String::from_utf8(to_sgf(&desk.table().game)).unwrap();
        assert!(sgf.contains("play goes on, Black to move"), "{sgf}");
        comes_back(&desk);
        // After both have confirmed it does not (A §21.3); nor for the side that is not to move, nor during play.
        let mut game = desk.table().game.clone();
        let entry = game.entry(0, 0, Event::GoOn { by: game.to_move() });
        assert_eq!(game.play(entry), Err(Refusal::Over));
    }
    let mut game = Game::new(from_rows(Preset::Chinese, &WALLS)).unwrap();
    let pass = |by| Event::Pass { by, why: PassWhy::Own };
    for (event, answer) in [
        (Event::Begin { by: Color::Black }, Ok(())),
        (Event::GoOn { by: Color::Black }, Err(Refusal::NotMarking)),
        (pass(Color::Black), Ok(())),
        (pass(Color::White), Ok(())),
        (Event::GoOn { by: Color::White }, Err(Refusal::NotYourTurn)),
        (Event::GoOn { by: Color::Black }, Ok(())),
    ] {
        let entry = game.entry(0, 0, event.clone());
        assert_eq!(game.play(entry), answer, "{event:?}");
    }
}

#[test]
fn the_count_step_by_step_and_points_given_up_know_of_it() {
    let mut desk = Desk::sit_to(from_rows(Preset::Chinese, &WALLS));
    desk.keys("pypyC").keys("<pgdn>").shows("14 points").keys("<end>").shows("21 1/2");
    let mut desk = Desk::sit_to(from_rows(Preset::Chinese, &WALLS));
    desk.keys("pypyC").keys("<tab><end>").shows("White 27 1/2 - 24 1/2 + 3 3/4");
    // White gives up what is open: D7 is Black's, and nothing else.
    let mut desk = Desk::sit_to(from_rows(Preset::Chinese, &WALLS));
    desk.keys("pypy").wait(1_200);
    let mut game = desk.table().game.clone();
    let entry = game.entry(0, 0, Event::Concede { by: Color::White });
    game.play(entry).unwrap();
    let marking = game.first_marking();
    assert_eq!(game.margin(&game.count(&marking)), 2 * (22 - 27) - 15);
}

#[test]
fn a_marking_without_open_points_counts_as_it_was_recorded() {
    // As older versions wrote it: the region that touches both colours was nobody's.
    let mut game = Game::new(from_rows(Preset::Chinese, &WALLS)).unwrap();
    let pass = |by| Event::Pass { by, why: PassWhy::Own };
    let by = Color::Black;
    for event in [
        Event::Begin { by },
        pass(by),
        pass(!by),
        Event::Mark { dead: vec![], neutral: vec![], open: vec![] },
        Event::Confirm { by },
        Event::Confirm { by: !by },
    ] {
        let entry = game.entry(0, 0, event);
        game.play(entry).unwrap();
    }
    let result = Outcome::win(Color::Black, Win::Margin(2 * (21 - 6) - 15));
    let entry = game.entry(0, 0, Event::End { result });
    assert_eq!(game.play(entry), Ok(()));
    assert!(!String::from_utf8(to_sgf(&game)).unwrap().contains("open="));
}

#[test]
fn custom_rules_by_territory_know_of_it_too() {
    let rules = Ruleset { scoring: Scoring::Territory, ..Preset::Chinese.rules() };
    let mut desk = Desk::sit_to(Terms { rules, preset: None, ..from_rows(Preset::Chinese, &WALLS) });
    desk.keys("pypy");
    assert_eq!(desk.margin(), 2 * (14 - 21) - 15);
}
