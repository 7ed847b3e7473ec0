//! Where each pass hands over a stone White passes last, so that both have laid or handed over equally many (AGA).

use super::{comes_back, from_rows};
use crate::table::Desk;
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};
use ratatui::layout::Rect;
use shoutan::app::Mode;
use shoutan::cli::replay;
use shoutan::game::event::{Entry, Event, PassWhy, Request};
use shoutan::game::refusal::Refusal;
use shoutan::game::terms::Terms;
use shoutan::game::{Game, Stage};
use shoutan::record::game_record::{from_tree, to_sgf};
use shoutan::record::sgf::read::read;
use shoutan::rules::color::Color;
use shoutan::rules::position::Move;
use shoutan::rules::ruleset::{Preset, Ruleset, Scoring};

/// A border without a gap.
const WALL: [&str; 5] = ["..XO.", "..XO.", "..XO.", "..XO.", "..XO."];

fn pass(by: Color) -> Event {
    Event::Pass { by, why: PassWhy::Own }
}

fn enter(game: &mut Game, event: Event) -> Result<(), Refusal> {
    let entry = game.entry(0, 0, event);
    game.play(entry)
}

fn aga() -> Terms {
    let mut terms = from_rows(Preset::Aga, &WALL);
    terms.first = Color::White;
    terms
}

#[test]
fn after_blacks_closing_pass_white_passes_once_more() {
    let mut desk = Desk::sit_to(aga());
    desk.wait(2_000).keys("py").wait(1_200).keys("py");
    desk.shows("White's last pass is due");
    assert_eq!((desk.app.mode(), desk.table().game.to_move()), (Mode::Table, Color::White));
    // White's clock runs, and Black's stands.
    desk.wait(60_000);
    assert_eq!(desk.table().game.running().map(|turn| turn.by), Some(Color::White));
    // A stone is no pass, typed, under the cursor or laid.
    desk.plays("a1")
        .shows("White's last pass is due")
        .goes_to("E5")
        .keys("<enter>")
        .shows("White's last pass is due");
    assert_eq!(desk.table().game.moves().len(), 2);
    for (w, h) in [(46, 23), (80, 24), (200, 60)] {
        desk.area = Rect::new(0, 0, w, h);
        desk.keys("<left>").shows("White's last pass is due");
    }
    desk.keys("py").wait(1_200);
    assert_eq!((desk.app.mode(), desk.table().game.moves().len()), (Mode::Ending, 3));
    desk.keys("bw").shows("The game is over");
    let sgf = String::from_utf8(to_sgf(&desk.table().game)).unwrap();
    assert_eq!((sgf.matches(";W[]").count(), sgf.matches(";B[]").count()), (2, 1), "{sgf}");
    comes_back(&desk);
}

#[test]
fn a_pass_of_whites_that_comes_second_is_the_last() {
    let mut desk = Desk::sit_to(from_rows(Preset::Aga, &WALL));
    desk.keys("pypy");
    assert_eq!((desk.app.mode(), desk.table().game.moves().len()), (Mode::Ending, 2));
    // By no other rules does it matter.
    for preset in [Preset::Chinese, Preset::Japanese, Preset::NewZealand] {
        let mut terms = from_rows(preset, &WALL);
        terms.first = Color::White;
        let mut desk = Desk::sit_to(terms);
        desk.keys("pypy");
        assert_eq!(desk.app.mode(), Mode::Ending, "{preset:?}");
    }
}

#[test]
fn said_and_agreed_it_is_the_same() {
    // White says that the game is over, Black agrees: that is Black's pass.
    let mut desk = Desk::sit_to(aga());
    desk.keys("Ey").wait(1_200).keys("y").shows("White's last pass is due");
    assert_eq!((desk.app.mode(), desk.table().game.asked()), (Mode::Table, None));
    desk.wait(1_200).keys("Ey").wait(1_200);
    assert_eq!((desk.app.mode(), desk.table().game.moves().len()), (Mode::Ending, 3));
    comes_back(&desk);
    // Black says so after White's pass: White has no more to say.
    let mut desk = Desk::sit_to(aga());
    desk.keys("pyEy").shows("White's last pass is due");
    assert_eq!((desk.app.mode(), desk.table().game.asked()), (Mode::Table, None));
}

#[test]
fn at_a_refereed_table_nothing_else_can_be_laid_and_a_pass_is_pressed() {
    let mut desk = Desk::sit_to(Terms { refereed: true, two_step: true, ..aga() });
    desk.keys("py ").wait(1_200).keys("py ");
    desk.goes_to("E5").keys("<enter>").shows("White's last pass is due");
    assert_eq!(desk.table().laid(), None);
    desk.keys("py ").wait(1_200);
    assert_eq!((desk.app.mode(), desk.table().game.warnings().white), (Mode::Ending, 0));
}

#[test]
fn what_undoes_a_pass_undoes_that_it_is_due() {
    let mut game = Game::new(aga()).unwrap();
    for event in [Event::Begin { by: Color::White }, pass(Color::White), pass(Color::Black)] {
        enter(&mut game, event).unwrap();
    }
    assert!(game.last_pass() && *game.stage() == Stage::Playing);
    let p = game.terms().size.parse("E5").unwrap();
    assert_eq!(enter(&mut game, Event::Play { by: Color::White, p }), Err(Refusal::LastPass));
    let n = game.moves().last().unwrap().n;
    let ask = game.next_number();
    enter(&mut game, Event::Ask { by: Color::Black, what: Request::Takeback, to: Some(n) }).unwrap();
    enter(&mut game, Event::Answer { by: Color::White, ask, yes: true }).unwrap();
    assert!(!game.last_pass());
    enter(&mut game, Event::Play { by: Color::Black, p }).unwrap();
    // Play resumed from the marking: the passes count anew.
    for event in
        [pass(Color::White), pass(Color::Black), pass(Color::White), Event::GoOn { by: Color::Black }]
    {
        enter(&mut game, event).unwrap();
    }
    for event in [pass(Color::Black), pass(Color::White)] {
        enter(&mut game, event).unwrap();
    }
    assert!(matches!(game.stage(), Stage::Marking(_)));
}

#[test]
fn records_with_two_passes_open_as_before() {
    // As older versions wrote it: marked, asked for again, confirmed after Black's pass.
    let by = Color::Black;
    let entries = |events: &[Event]| -> Vec<Entry> {
        let numbered = (1..).zip(events);
        numbered.map(|(n, event)| Entry { n, spent: 0, at: 0, event: event.clone() }).collect()
    };
    let begun = [Event::Begin { by: !by }, pass(!by), pass(by)];
    let end = [Event::Confirm { by }, Event::Confirm { by: !by }];
    let recount =
        [Event::Ask { by, what: Request::Recount, to: None }, Event::Answer { by: !by, ask: 4, yes: true }];
    let mark = Event::Mark { dead: vec![], neutral: vec![], open: vec![] };
    for more in [vec![], vec![mark], recount.to_vec()] {
        let events: Vec<Event> = begun.iter().chain(&more).chain(&end).cloned().collect();
        let game = Game::fold(aga(), entries(&events)).unwrap();
        assert!(matches!(game.stage(), Stage::Settled(_)), "{more:?}");
        let (collection, _) = read(&to_sgf(&game)).unwrap();
        assert_eq!(from_tree(&collection.games()[0]).unwrap().unwrap().entries(), game.entries());
    }
    // Nothing but the two passes: White's is due.
    let game = Game::fold(aga(), entries(&begun)).unwrap();
    assert!(game.last_pass());
}

#[test]
fn replay_tells_whose_pass_is_due() {
    let answer = |line: &str| {
        let mut out = Vec::new();
        assert!(replay::run(line.as_bytes(), &mut out).unwrap());
        let answer: serde_json::Value = serde_json::from_slice(&out).unwrap();
        (answer["passes"].as_u64().unwrap(), answer["pass_due"].as_str().map(str::to_owned))
    };
    for (rules, moves, passes, due) in [
        ("aga", "C3 pass", 1, None),
        ("aga", "C3 pass pass", 2, Some("W")),
        ("aga", "C3 pass pass pass", 3, None),
        ("aga", "pass pass", 2, None),
        ("chinese", "C3 pass pass", 2, None),
    ] {
        let line = format!(r#"{{"size":[5,5],"rules":{{"preset":"{rules}"}},"moves":"{moves}"}}"#);
        assert_eq!(answer(&line), (passes, due.map(str::to_owned)), "{rules} {moves}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// However a game went, once play has stopped both sides have handed over or laid equally many stones, and
    /// counting points and prisoners comes to the same as counting stones and points.
    #[test]
    fn both_counts_of_a_game_agree(draws in vec(0_usize..40, 2..80)) {
        let mut terms = from_rows(Preset::Aga, &[".....", ".....", ".....", ".....", "....."]);
        terms.first = Color::Black;
        let mut game = Game::new(terms.clone()).unwrap();
        enter(&mut game, Event::Begin { by: Color::Black }).unwrap();
        let points: Vec<_> = terms.size.iter().collect();
        for draw in draws.into_iter().map(Some).chain(std::iter::repeat(None)) {
            if !game.is_played() {
                break;
            }
            let by = game.to_move();
            let p = draw.and_then(|draw| points.get(draw).copied());
            let event = p.filter(|_| !game.last_pass()).filter(|&p| game.why_not(by, p).is_ok());
            enter(&mut game, event.map_or_else(|| pass(by), |p| Event::Play { by, p })).unwrap();
        }
        prop_assert_eq!(game.moves().last().map(|last| (last.by, last.mv)), Some((Color::White, Move::Pass)));
        prop_assert_eq!(game.moves().len() % 2, 0);
        let by_points = Ruleset { scoring: Scoring::Territory, ..terms.rules };
        let entries = game.entries().to_vec();
        let other = Game::fold(Terms { rules: by_points, preset: None, ..terms }, entries).unwrap();
        let marking = game.first_marking();
        prop_assert_eq!(
            game.margin(&game.count(&marking)),
            other.margin(&other.count(&marking))
        );
        let tally = other.tally(&marking);
        prop_assert_eq!(tally.total(), tally.margin);
    }
}
