//! The end of a game, row by row of the rules: how it is agreed on, what is dead, what is counted, what is said.

mod last_pass;
mod open;
mod recount;
mod results_shown;
mod sums;

use crate::table::{Desk, terms};
use ratatui::layout::Rect;
use shoutan::app::Mode;
use shoutan::app::effect::Effect;
use shoutan::cli::score::{self, Score};
use shoutan::game::Game;
use shoutan::game::ending::ceremony::Laid;
use shoutan::game::event::{Entry, Event, PassWhy, Request};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::terms::Terms;
use shoutan::record::game_record::{from_tree, to_sgf};
use shoutan::record::sgf::read::read;
use shoutan::record::store::Store;
use shoutan::record::value::result;
use shoutan::rules::board::Board;
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::ruleset::Preset;
use shoutan::text::en::EN;

/// Black has four columns at the left and a dead white stone in them, White two at the right; nine points between
/// them are nobody's.
const SPLIT: [&str; 9] = [
    "....X.O..",
    "....X.O..",
    "....X.O..",
    "....X.O..",
    "..O.X.O..",
    "....X.O..",
    "....X.O..",
    "....X.O..",
    "....X.O..",
];

/// The terms of a game by these rules that starts from a board.
fn from_rows(preset: Preset, rows: &[&str]) -> Terms {
    let board = Board::from_rows(rows).unwrap();
    let mut terms = terms(9, "10m");
    terms.size = board.size();
    terms.rules = preset.rules();
    terms.preset = Some(preset);
    terms.stones = board.stones().collect();
    terms
}

fn split(preset: Preset) -> Desk {
    Desk::sit_to(from_rows(preset, &SPLIT))
}

impl Desk {
    fn laid(&self) -> (Laid, Laid) {
        let ByColor { black, white } = self.table().game.laid();
        (black, white)
    }

    /// The labels of what is marked: dead chains, neutral regions.
    fn marked(&self) -> (Vec<String>, Vec<String>) {
        let (marking, size) = (self.table().marking().unwrap(), self.table().game.terms().size);
        let labels = |points: &[_]| points.iter().map(|&p| size.label(p)).collect();
        (labels(&marking.dead), labels(&marking.neutral))
    }

    fn entries(&self) -> Vec<Entry> {
        let appended = self.asked.iter().filter_map(|effect| match effect {
            Effect::Append(entry) => Some(entry.clone()),
            _ => None,
        });
        appended.collect()
    }

    /// Moves the cursor, which starts in the middle of nine lines, to a point.
    fn goes_to(&mut self, label: &str) -> &mut Self {
        let p = self.table().game.terms().size.parse(label).unwrap();
        let here = self.table().cursor;
        for (from, to, back, on) in
            [(here.x(), p.x(), "<left>", "<right>"), (here.y(), p.y(), "<up>", "<down>")]
        {
            self.keys(&back.repeat(usize::from(from.saturating_sub(to))));
            self.keys(&on.repeat(usize::from(to.saturating_sub(from))));
        }
        assert_eq!(self.table().cursor, p);
        self
    }
}

/// The game comes back from its record with every entry.
fn comes_back(desk: &Desk) {
    let game = &desk.table().game;
    let (collection, problems) = read(&to_sgf(game)).unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    let back = from_tree(&collection.games()[0]).unwrap().unwrap();
    assert_eq!(back.entries(), game.entries());
    assert_eq!(desk.entries(), game.entries(), "what was appended to the journal");
    let again = Game::fold(game.terms().clone(), desk.entries()).unwrap();
    assert_eq!((again.stage(), again.laid()), (game.stage(), game.laid()));
}

#[test]
fn agreement_has_an_order_and_each_side_lays_a_stone_of_the_other_colour() {
    let mut desk = split(Preset::Chinese);
    desk.keys("Ey").shows("Black says the game is over. Agree?").shows("(O)");
    assert_eq!(desk.laid(), (Laid::Over, Laid::Nothing));
    desk.wait(3_000);
    assert_eq!(desk.table().game.to_move(), Color::White, "the proposal has pressed the clock");
    // Declining takes the stone up, and a stone must be played; then the proposer moves again.
    desk.keys("n").shows("Declined: White must play a stone now").lacks("(O)");
    desk.keys("p").shows("The end was declined").keys("E").shows("The end was declined");
    desk.plays("f9");
    assert_eq!((desk.table().game.to_move(), desk.laid()), (Color::Black, (Laid::Nothing, Laid::Nothing)));
    desk.keys("Ey").wait(1_200).keys("y").shows("(O)").shows("(X)");
    assert_eq!((desk.app.mode(), desk.laid()), (Mode::Ending, (Laid::Over, Laid::Over)));
    desk.area = Rect::new(0, 0, 46, 23);
    desk.shows("(O)").shows("(X)");
    let lines = desk.lines();
    let row = |words: &str| lines.iter().position(|line| line.contains(words)).unwrap();
    assert!(row("(X)") <= row("A B C") && row("(O)") > row("(X)") + 9, "White sits above the board");
    comes_back(&desk);
}

#[test]
fn a_pass_accepts_the_end_and_a_stone_declines_it() {
    let mut desk = split(Preset::Chinese);
    desk.keys("Eypy");
    assert_eq!((desk.app.mode(), desk.laid()), (Mode::Ending, (Laid::Over, Laid::Over)));
    let mut desk = split(Preset::Chinese);
    desk.keys("Ey").plays("f5");
    assert_eq!((desk.app.mode(), desk.laid()), (Mode::Table, (Laid::Nothing, Laid::Nothing)));
}

#[test]
fn who_resigns_lays_two_stones_of_its_own() {
    let mut desk = split(Preset::Chinese);
    desk.keys("Ry").shows("(White) wins by resignation").shows("(XX)").lacks("C count");
    assert_eq!(desk.laid(), (Laid::Resigned, Laid::Nothing));
    let mut desk = split(Preset::Chinese);
    desk.area = Rect::new(0, 0, 46, 23);
    desk.plays("f5").keys("Ry").shows("(OO)");
    comes_back(&desk);
}

#[test]
fn two_passes_end_play_and_confirming_lays_the_stones() {
    let mut desk = split(Preset::Chinese);
    desk.keys("pypy");
    assert_eq!((desk.app.mode(), desk.laid()), (Mode::Ending, (Laid::Nothing, Laid::Nothing)));
    desk.keys("b").shows("(O)").lacks("(X)");
    desk.keys("w").shows("The game is over").shows("(O)").shows("(X)");
}

#[test]
fn dead_stones_are_suggested_and_both_confirm_the_same_marking() {
    let mut desk = split(Preset::Chinese);
    desk.keys("pypy");
    assert_eq!(desk.marked(), (vec!["C5".to_owned()], vec![]), "the suggestion");
    // 36 points and 9 stones, and half of nine points: 49 1/2 against 31 1/2.
    desk.shows("As marked: Li (Black) wins by")
        .shows("49 1/2")
        .shows("31 1/2")
        .shows("-40 1/2")
        .shows("5 1/4");
    desk.keys("b")
        .goes_to("C5")
        .wait(1_200)
        .keys("<enter>")
        .shows("Li 10:00 not agreed")
        .shows("10:00 not agreed");
    assert_eq!(desk.marked().0, Vec::<String>::new());
    desk.keys("bwb");
    assert_eq!(desk.app.mode(), Mode::Over);
    let mut desk = split(Preset::Chinese);
    desk.keys("pypy").goes_to("C5").wait(1_200).keys("<enter>").keys("a");
    assert_eq!(desk.marked().0, ["C5"], "the suggestion again");
    let zi = Outcome::win(Color::Black, Win::Margin(21));
    desk.keys("bw");
    assert_eq!(desk.logged().last(), Some(&&Event::End { result: zi }));
    comes_back(&desk);
}

#[test]
fn chains_in_seki_live_and_their_points_do_not_count_under_territory_rules() {
    let rows = [
        ".X.O.OXO.",
        "XXXOOOXOO",
        "OOXXXXXO.",
        "OOOOOOOOO",
        "XXXXXXXXX",
        "X.X.XXXXX",
        "XXXXX...X",
        "XXXXX.O.X",
        "XXXXX...X",
    ];
    let mut desk = Desk::sit_to(from_rows(Preset::Japanese, &rows));
    desk.keys("pypy");
    assert_eq!(desk.marked(), (vec!["G2".to_owned()], vec!["A9".to_owned(), "E9".to_owned()]));
    desk.shows("prisoners").shows("dead").shows("neutral 3").shows("komi");
    // By hand: the region counts again; again: it does not.
    desk.goes_to("A9").keys("b0").shows("Black has not agreed");
    assert_eq!(desk.marked().1, ["E9"]);
    desk.keys("0");
    assert_eq!(desk.marked().1, ["A9", "E9"]);
    desk.goes_to("B9").keys("0").shows("Put the cursor on an empty point");
    desk.keys("wb");
    comes_back(&desk);
}

#[test]
fn a_region_is_marked_neutral_by_hand_under_area_rules_too() {
    let mut desk = split(Preset::Chinese);
    desk.keys("pypy").goes_to("J1").keys("s");
    assert_eq!(desk.marked().1, ["H9"]);
    // 18 points of White's are shared: nine each.
    desk.shows("58 1/2").shows("22 1/2").shows("neutral 27").shows("=");
    desk.keys("0");
    assert_eq!(desk.marked().1, Vec::<String>::new());
}

#[test]
fn in_a_dispute_who_claims_death_plays_first_and_the_game_ends_again_the_same_ways() {
    let mut desk = split(Preset::Chinese);
    desk.keys("Ey").wait(1_200).keys("y").goes_to("C5").keys("D").shows("Black claims C5 is dead");
    desk.wait(700).keys("y").shows("Black to play");
    assert_eq!(desk.table().game.to_move(), Color::Black);
    assert_eq!(desk.laid(), (Laid::Nothing, Laid::Nothing), "nothing is agreed any more");
    desk.plays("c6").plays("c4");
    desk.keys("py").shows("Black passes");
    assert_eq!(desk.app.mode(), Mode::Table);
    desk.keys("Eybw").shows("The game is over");
    let disputes = desk.logged().iter().filter(|event| matches!(event, Event::Dispute { .. })).count();
    assert_eq!(disputes, 1);
    comes_back(&desk);
}

#[test]
fn after_both_confirmed_nothing_is_reopened_and_open_points_are_shared() {
    let mut desk = split(Preset::Chinese);
    desk.keys("pypybw").shows("neutral 9").shows("4 1/2");
    let mut game = desk.table().game.clone();
    let c5 = game.terms().size.parse("C5").unwrap();
    for event in [
        Event::Dispute { by: Color::Black, p: c5 },
        Event::Mark { dead: vec![], neutral: vec![], open: vec![] },
        Event::Confirm { by: Color::Black },
        Event::Pass { by: Color::Black, why: PassWhy::Own },
        Event::Ask { by: Color::Black, what: Request::Recount, to: None },
    ] {
        let entry = game.entry(0, 0, event);
        assert!(game.play(entry).is_err());
    }
}

#[test]
fn trying_out_leaves_the_game_and_the_marking_as_they_were() {
    let mut desk = split(Preset::Chinese);
    desk.keys("pypy").goes_to("C5").keys("b");
    let before = (desk.table().game.entries().len(), desk.marked(), desk.table().cursor, desk.screen());
    desk.keys("m").shows("Trying moves out").shows("Black to play");
    desk.goes_to("C6")
        .keys("<enter>")
        .shows("1 tried, White to play")
        .goes_to("B5")
        .keys("<enter>p")
        .shows("3 tried");
    desk.goes_to("C6").keys("<enter>").shows("there is a stone").keys("u").shows("2 tried");
    desk.keys("<esc>").shows("The position is as it was");
    assert_eq!(desk.table().game.position().at(desk.table().game.terms().size.parse("C6").unwrap()), None);
    desk.goes_to("C5").keys("<left><right>");
    assert_eq!(
        before,
        (desk.table().game.entries().len(), desk.marked(), desk.table().cursor, desk.screen())
    );
    // With a referee there is only the board itself.
    let mut desk = Desk::sit_to(Terms { refereed: true, ..from_rows(Preset::Chinese, &SPLIT) });
    desk.keys("pypym").shows("settled by play");
    assert_eq!(desk.app.mode(), Mode::Ending);
}

#[test]
fn one_side_may_give_up_what_is_still_open() {
    for (keys, down, by, black, white) in
        [("<esc>", 4, Color::Black, "45", "36"), ("py<esc>", 5, Color::White, "54", "27")]
    {
        let mut desk = split(Preset::Chinese);
        // In the menu, while play goes on: the clocks stop.
        desk.keys(keys).shows("open points go to");
        desk.keys(&"<down>".repeat(down)).keys("<enter>").shows("gives up every open point").keys("y");
        assert_eq!((desk.app.mode(), desk.table().game.running()), (Mode::Ending, None));
        desk.shows("given up").shows(black).shows(white).shows("As marked");
        assert!(desk.logged().contains(&&Event::Concede { by }), "{:?}", desk.logged());
        desk.keys("bw").shows("The game is over");
        comes_back(&desk);
    }
    // While marking either side may; what was confirmed before is void.
    let mut desk = split(Preset::Japanese);
    desk.keys("pypyb<esc>").shows("open points go to Black");
    desk.keys(&"<down>".repeat(9)).keys("<enter>").shows("White gives up every");
    desk.keys("y").shows("10:00 not agreed  captures 0").lacks("10:00 agreed").shows("given up");
    assert_eq!(desk.table().game.conceded(), Some(Color::White));
}

#[test]
fn what_lies_in_seki_is_not_given_up_with_what_is_open() {
    let rows = [
        ".X.O.OXO.",
        "XXXOOOXOO",
        "OOXXXXXO.",
        "OOOOOOOOO",
        "XXXXXXX.O",
        "X.X.XXXXX",
        "XXXXX...X",
        "XXXXX.O.X",
        "XXXXX...X",
    ];
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().join("data"));
    for by in [Color::Black, Color::White] {
        let mut game = Game::new(from_rows(Preset::Japanese, &rows)).unwrap();
        let to_move = game.to_move();
        for event in [Event::Begin { by: to_move }, Event::Concede { by }] {
            let entry = game.entry(0, 0, event);
            game.play(entry).unwrap();
        }
        let marking = game.first_marking();
        // The eyes of the seki stay out of the count; the liberty between them and H5 are open, two points.
        assert_eq!(marking.neutral.len(), 2);
        let count = game.count(&marking);
        assert_eq!((count.neutral(), count.contested()), (4, 2));
        let without = Game::new(from_rows(Preset::Japanese, &rows)).unwrap().margin(&count);
        let given = if by == Color::Black { -4 } else { 4 };
        assert_eq!(game.margin(&count), without + given);
        let result = game.outcome_of(&marking);
        for event in [
            marking.event(),
            Event::Confirm { by: Color::Black },
            Event::Confirm { by: Color::White },
            Event::End { result },
        ] {
            let entry = game.entry(0, 0, event);
            game.play(entry).unwrap();
        }
        let path = folder.path().join("game.sgf");
        std::fs::write(&path, to_sgf(&game)).unwrap();
        let asked = Score { record: path, rules: None, komi: None, dead: None, game: 1, json: true };
        let counted: serde_json::Value =
            serde_json::from_str(&score::run(&asked, &store, &EN, true).unwrap()).unwrap();
        assert_eq!(counted["result"], result::write(result), "{counted}");
        assert_eq!(counted["conceded"], by.letter().to_string());
    }
}

#[test]
fn results_are_said_as_the_rules_say_them() {
    for (preset, figures, said) in [
        (Preset::Chinese, &["49 1/2", "-40 1/2"][..], "10.5 points"),
        (Preset::Japanese, &["36", "18", "dead", "6.5", "24.5"], "12.5 points"),
        (Preset::Aga, &["45", "18", "7.5", "34.5"], "10.5 points"),
        (Preset::Ancient, &["group tax", "1:1", "-40 1/2"], "18 points"),
        (Preset::TangSong, &["eye points", "-2", "36", "18"], " ways"),
    ] {
        let mut terms = from_rows(preset, &SPLIT);
        terms.first = Color::Black;
        let mut desk = Desk::sit_to(terms);
        desk.keys("pypy").shows("Li (Black) wins by").shows(said);
        for figure in figures {
            desk.shows(figure);
        }
        desk.keys("bw").shows(said).shows("sum");
        comes_back(&desk);
    }
}

#[test]
fn an_arbiter_may_end_a_game_by_a_ruling() {
    for result in [Outcome::NoResult, Outcome::BothLose, Outcome::Replay, Outcome::Draw] {
        let mut game = Game::new(from_rows(Preset::Chinese, &SPLIT)).unwrap();
        for event in [Event::Begin { by: Color::Black }, Event::End { result }] {
            let entry = game.entry(0, 0, event);
            game.play(entry).unwrap();
        }
        assert_eq!(game.outcome(), Some(result));
        assert_eq!(game.laid(), ByColor::default());
    }
}
