//! Rulings an article describes: keys in; screen, clocks, board, log and record out.

use super::after_time;
use crate::stage::Stage;
use shoutan::app::Mode;
use shoutan::app::arbiter::act::{Act, Subject};
use shoutan::game::Game;
use shoutan::game::event::{Event, PauseWhy};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::record::entry::{line, to_fields};
use shoutan::record::game_record::{from_tree, to_sgf, to_sgf_in, to_tree};
use shoutan::record::journal::content::{Content, header};
use shoutan::record::playback::Playback;
use shoutan::record::sgf::read::read;
use shoutan::rules::color::Color::{self, Black, White};
use shoutan::rules::ruleset::Penalties::{A, B};
use shoutan::text::ALL;

fn game(desk: &Stage) -> &Game {
    &desk.table().game
}

/// The comments of the record.
fn comments(game: &Game) -> String {
    let tree = to_tree(game);
    tree.nodes().filter_map(|node| tree.text(node, "C")).collect::<Vec<_>>().join("\n")
}

/// The journal of a game and its record in every language lead to the same game, and its moves are no fault of it.
fn kept(game: &Game) {
    let same = |back: &Game| {
        assert_eq!(back.entries(), game.entries());
        assert_eq!(back.position().board().rows(), game.position().board().rows());
        assert_eq!(
            (back.stage(), back.to_move(), back.paused()),
            (game.stage(), game.to_move(), game.paused())
        );
        assert_eq!((back.clock(), back.turn()), (game.clock(), game.turn()));
        assert_eq!((back.warnings(), back.fines()), (game.warnings(), game.fines()));
    };
    let mut journal = header(&shoutan::record::game_record::terms_at_start(game));
    for entry in game.entries() {
        journal.push('\n');
        journal.push_str(&line::write(&to_fields(entry)));
    }
    journal.push('\n');
    same(&Content::read(journal.as_bytes()).unwrap().game);
    for text in ALL {
        let collection = read(&to_sgf_in(game, text)).unwrap().0;
        same(&from_tree(&collection.games()[0]).unwrap().unwrap());
    }
    let tree = to_tree(game);
    let mut playback = Playback::new(&tree).unwrap();
    while playback.forward() {}
    assert_eq!(playback.position().board().rows(), game.position().board().rows());
    assert!(playback.faults().is_empty(), "{:?}", playback.faults());
}

/// What a ruling comes to, after the keys that choose it.
#[derive(Clone, Copy)]
enum Then {
    /// The game goes on once both are ready.
    GoesOn,
    /// It ends, after one more question.
    Ends(Outcome),
}

/// That words stand in the arbiter's frame, however their lines are broken.
fn says(desk: &mut Stage, words: &str) {
    let tight = |text: &str| text.chars().filter(|&c| c != ' ').collect::<String>();
    let screen = desk.screen();
    let inner = |row: &str| Some(row.split_once('|')?.1.rsplit_once('|')?.0.to_owned());
    let framed: String = screen.lines().filter_map(inner).collect();
    assert!(tight(&framed).contains(&tight(words)), "{words:?} is not in the frame\n{screen}");
}

/// Rules on an act with these keys, sees what is told before and after, and that it stands in the record.
fn rules(desk: &mut Stage, act: Act, keys: &str, told: &[&str], then: Then) {
    desk.rules_on(act);
    for keys in keys.split('+').filter(|keys| !keys.is_empty()) {
        desk.keys(keys).wait(800);
    }
    let asked = desk.app.mode() == Mode::Question;
    if asked {
        for words in told {
            says(desk, words);
        }
        desk.shows("Final?").keys("y");
    }
    match then {
        Then::GoesOn => assert_eq!(game(desk).outcome(), None, "{act:?} {keys}"),
        Then::Ends(result) => {
            assert!(asked, "{act:?} {keys} is asked once more");
            assert_eq!(game(desk).outcome(), Some(result), "{act:?} {keys}");
        }
    }
    let comments = comments(game(desk));
    for words in told {
        assert!(comments.contains(words) || asked && !words.contains(','), "{words:?} is not in\n{comments}");
    }
    kept(game(desk));
}

/// Both say that they are ready.
fn go_on(desk: &mut Stage) {
    desk.goes_on();
    assert!(game(desk).running().is_some(), "{}", desk.screen());
}

fn state(desk: &Stage, side: Color) -> String {
    game(desk).clock_now().sides[side].state().to_string()
}

#[test]
fn the_reading_begins_again_at_the_second_that_was_read_wrongly() {
    for (time, waited, second, after) in [
        ("1m+3x30s", 85_000, "20", "periods=3 period=10000"),
        // What was lost since then is not.
        ("1m+3x30s", 95_000, "20", "periods=3 period=10000"),
        ("1m+3x30s", 95_000, "0:02", "periods=2 period=28000"),
        ("2m incl 2x60s", 100_000, "30", "periods=1 period=30000"),
        ("2m incl 2x60s", 70_000, "50", "periods=2 period=10000"),
        ("1m+5/2m", 80_000, "10", "period=110000 moves_left=5"),
        ("1x30s", 20_000, "10", "periods=1 period=20000"),
    ] {
        let mut desk = Stage::started(A, true, false, time);
        desk.wait(waited);
        desk.rules_on(Act::Reread).shows("A 16.2").shows("Black, second ").shows("read again from");
        desk.keys("<esc><esc><esc>").wait(800);
        let told = format!("read again from second {}, A 16.2", second.trim_start_matches("0:0"));
        rules(&mut desk, Act::Reread, &format!("{second}<enter>"), &[&told], Then::GoesOn);
        assert_eq!(state(&desk, Black), after, "{time} {second}");
        desk.shows("Now Black");
        // What is due after that second is announced once more.
        go_on(&mut desk);
        assert_eq!(game(&desk).turn().unwrap().by, Black);
    }
}

#[test]
fn only_what_was_read_in_this_turn_is_read_again() {
    for (time, waited, second, told) in [
        ("1m+3x30s", 85_000, "29", "That second was not read in this turn"),
        ("1m+3x30s", 85_000, "31", "That second was not read in this turn"),
        ("1m+3x30s", 85_000, "x", "That cannot be read"),
        ("1m+3x30s", 30_000, "10", "No period is being read: set the clock"),
        ("10m", 30_000, "10", "No period is being read: set the clock"),
        ("none", 30_000, "10", "No period is being read: set the clock"),
    ] {
        let mut desk = Stage::started(A, true, false, time);
        desk.wait(waited).rules_on(Act::Reread).keys(second).keys("<enter>").shows(told);
        assert!(!desk.logged().iter().any(|event| matches!(event, Event::Clock { .. })), "{time} {second}");
    }
}

#[test]
fn a_time_lost_by_a_wrong_reading_is_read_again_too() {
    let mut desk = after_time::lost(true, "3x10s", 30_000);
    after_time::call(&mut desk).shows("Read again from a point").keys("5").wait(800);
    desk.shows("Black, second 10 of 10: read again from").keys("5<enter>").wait(800);
    desk.shows("read again from second 5, A 16.2");
    assert_eq!((desk.app.mode(), game(&desk).outcome()), (Mode::Paused, None));
    assert_eq!(state(&desk, Black), "periods=1 period=5000");
    kept(game(&desk));
}

#[test]
fn the_second_of_two_moves_is_void_and_its_player_warned() {
    let mut desk = Stage::started(A, true, false, "10m");
    desk.plays("C3 D4");
    let before = (state(&desk, Black), state(&desk, White));
    // White plays on in Black's turn: it lies here as a move of Black's.
    desk.wait(7_000).plays("E5").wait(3_000);
    let told = ["E5 is void, Black to play", "Warning 1 to White: Two moves in a row, A 17.2"];
    rules(&mut desk, Act::Twice, "2+1", &told, Then::GoesOn);
    assert_eq!(game(&desk).position().at(desk.point("E5")), None);
    assert_eq!((game(&desk).moves().len(), game(&desk).to_move()), (2, Black));
    assert_eq!(game(&desk).warnings().white, 1);
    let after = (state(&desk, Black), state(&desk, White));
    assert_eq!(after.1, before.1);
    assert!(after.0 >= before.0, "its turn begins anew: {before:?} {after:?}");
    desk.shows("Move 3: Black to play");
    go_on(&mut desk);
    desk.plays("E5 A1");
    kept(game(&desk));
    // What was void stays in the record, beside the game.
    let sgf = String::from_utf8(to_sgf(game(&desk))).unwrap();
    assert_eq!(sgf.matches("B[ea]").count(), 2, "{sgf}");
    // Once more, and the game is lost.
    let told = ["Warning 2 to White", "White forfeits: Li (Black) wins"];
    rules(&mut desk, Act::Twice, "2", &told, Then::Ends(Outcome::win(Black, Win::Forfeit)));
}

#[test]
fn a_void_move_gives_back_what_it_took() {
    let mut desk = Stage::started(A, true, false, "10m");
    desk.plays("A2 A1 E5 D5 B1");
    assert_eq!(game(&desk).position().at(desk.point("A1")), None);
    let told = ["B1 is void, Black to play", "White on A1, B1 comes off"];
    desk.rules_on(Act::Twice).keys("2").wait(800).keys("1").wait(800);
    for words in told {
        desk.shows(words);
    }
    desk.keys("y");
    assert_eq!(game(&desk).position().at(desk.point("A1")), Some(White));
    assert_eq!(game(&desk).position().taken().black, 0);
    kept(game(&desk));
}

#[test]
fn a_second_move_that_is_not_on_this_board_costs_the_warning_alone() {
    let mut desk = Stage::started(A, true, false, "10m");
    desk.plays("C3 D4 E5");
    let rows = game(&desk).position().board().rows();
    let told = ["Warning 1 to Black: Two moves in a row, A 17.2"];
    // Black has just moved: the stone on this board is the first of the two.
    rules(&mut desk, Act::Twice, "1", &told, Then::GoesOn);
    assert_eq!(game(&desk).position().board().rows(), rows);
    let told = ["Warning 1 to White: Two moves in a row, A 17.2"];
    rules(&mut desk, Act::Twice, "2+2", &told, Then::GoesOn);
    assert_eq!((game(&desk).warnings().black, game(&desk).warnings().white), (1, 1));
    assert_eq!(game(&desk).position().board().rows(), rows);
}

#[test]
fn by_the_short_text_two_moves_in_a_row_lose() {
    for (key, loser) in [("1", Black), ("2", White)] {
        let mut desk = Stage::started(B, true, false, "10m");
        desk.plays("C3 D4");
        let told = ["Two moves in a row, B 8.1"];
        rules(&mut desk, Act::Twice, key, &told, Then::Ends(Outcome::win(!loser, Win::Forfeit)));
        assert_eq!(game(&desk).warnings()[loser], 0);
    }
}

#[test]
fn a_stone_found_moved_has_its_rulings() {
    let carried = "<left>+<enter>+<up>+<enter>+y+a sleeve<enter>";
    for (keys, told, moved, then) in [
        ("1+a sleeve<enter>", "Agreed: back where it was, A 17.5: a sleeve", false, Then::GoesOn),
        (&*format!("2+{carried}"), "Agreed: to another point, A 17.5: a sleeve", true, Then::GoesOn),
        (&*format!("3+{carried}"), "To a reasonable point, A 17.5(1): a sleeve", true, Then::GoesOn),
        (&*format!("4+{carried}"), "Stays where it lies, A 17.5(2): a sleeve", true, Then::GoesOn),
        ("5+a sleeve<enter>", "Draw, A 17.5(3): a sleeve", false, Then::Ends(Outcome::Draw)),
        ("6+<enter>", "Play again, A 17.5(4)", false, Then::Ends(Outcome::Replay)),
        ("7+<enter>", "Both lose, A 17.5(5)", false, Then::Ends(Outcome::BothLose)),
        (
            "8+1+seen<enter>",
            "On purpose: loses, A 17.5: seen",
            false,
            Then::Ends(Outcome::win(White, Win::Forfeit)),
        ),
        (
            "8+2+seen<enter>",
            "On purpose: loses, A 17.5: seen",
            false,
            Then::Ends(Outcome::win(Black, Win::Forfeit)),
        ),
    ] {
        let mut desk = Stage::started(A, true, false, "10m");
        desk.plays("C3 D3");
        let clocks = (state(&desk, White), game(&desk).to_move());
        let told = format!("A stone found moved, {told}");
        rules(&mut desk, Act::Moved, keys, &[&told], then);
        let at = |label: &str| game(&desk).position().at(desk.point(label));
        let stones = if moved { (None, Some(Black)) } else { (Some(Black), None) };
        assert_eq!(((at("C3"), at("C4")), at("D3")), (stones, Some(White)), "{keys}");
        assert_eq!((state(&desk, White), game(&desk).to_move()), clocks, "{keys}");
    }
}

#[test]
fn a_stone_is_only_carried_and_laid_down_before_the_ruling() {
    let mut desk = Stage::started(A, true, false, "10m");
    desk.plays("C3 D3").rules_on(Act::Moved).keys("3").wait(800);
    assert_eq!(desk.app.mode(), Mode::Setting);
    desk.shows("Enter takes a stone up")
        .keys("<enter>")
        .wait(800)
        .keys("y")
        .shows("Lay the stone down first");
    // Over the other stone it is not laid.
    desk.keys("<left><enter>").wait(800).keys("y").shows("Lay the stone down first");
    desk.keys("<right><enter>")
        .wait(800)
        .keys("y")
        .wait(800)
        .keys("<enter>")
        .wait(800)
        .shows("No stone was moved");
    assert!(!desk.logged().iter().any(|event| matches!(event, Event::Set { .. } | Event::Note { .. })));
}

#[test]
fn a_scattered_board_is_set_up_from_the_record_or_ruled_on() {
    for (keys, told, then) in [
        ("1+the table<enter>", "Set up from the record, A 17.6: the table", Then::GoesOn),
        ("2+<enter>", "Draw, A 17.6(1)", Then::Ends(Outcome::Draw)),
        ("3+<enter>", "Play again, A 17.6(2)", Then::Ends(Outcome::Replay)),
        ("4+<enter>", "Both lose, A 17.6(3)", Then::Ends(Outcome::BothLose)),
        (
            "5+2+angry<enter>",
            "On purpose: loses, A 17.6: angry",
            Then::Ends(Outcome::win(Black, Win::Forfeit)),
        ),
    ] {
        let mut desk = Stage::started(A, true, false, "10m");
        desk.plays("C3 D3 B2");
        let rows = game(&desk).position().board().rows();
        let told = format!("The board was scattered, {told}");
        rules(&mut desk, Act::Scattered, keys, &[&told], then);
        assert_eq!(game(&desk).position().board().rows(), rows);
        if matches!(then, Then::GoesOn) {
            go_on(&mut desk);
            desk.plays("B3");
        }
    }
}

#[test]
fn with_nothing_written_down_the_time_of_both_is_split_equally() {
    for (typed, black, white) in [
        ("1:00:00", "main=5400000", "main=5400000"),
        ("40", "main=6000000", "main=6000000"),
        ("30:00.001", "main=6300000", "main=6299999"),
    ] {
        let mut desk = Stage::started(A, true, false, "2h");
        desk.wait(2_999_500).keys("mC3<enter> ").wait(599_500).keys("mD4<enter> ").wait(800);
        desk.rules_on(Act::Halves).shows("A 22.9").shows("Time of both together").shows("1:00:02");
        desk.keys("<esc><esc><esc>").wait(800);
        let told = ["clock fault, nothing written down: split equally, A 22.9"];
        let wipe = "<end><bs><bs><bs><bs><bs><bs><bs>";
        rules(&mut desk, Act::Halves, &format!("{wipe}{typed}<enter>"), &told, Then::GoesOn);
        assert_eq!(
            (state(&desk, Black), state(&desk, White)),
            (black.to_owned(), white.to_owned()),
            "{typed}"
        );
    }
}

#[test]
fn both_late_are_each_judged_by_their_own_delay() {
    let lost = |winner, by| Then::Ends(Outcome::win(winner, by));
    for (black, white, told, then, clocks) in [
        ("1:00", "2:00", "White came 2:00 late", Then::GoesOn, Some((480_000, 360_000))),
        ("0", "2:00", "White came 2:00 late", Then::GoesOn, Some((600_000, 360_000))),
        ("1:00", "16:00", "late by 16:00, 15:00 allowed", lost(Black, Win::Forfeit), None),
        ("16:00", "1:00", "late by 16:00, 15:00 allowed", lost(White, Win::Forfeit), None),
        ("5:00", "1:00", "Black came 5:00 late", lost(White, Win::Time), None),
        ("1:00", "5:00", "White came 5:00 late", lost(Black, Win::Time), None),
        (
            "5:00",
            "20:00",
            "both late, Black by 5:00, White by 20:00, A 22.3",
            Then::Ends(Outcome::BothLose),
            None,
        ),
        (
            "15:01",
            "20:00",
            "both late, Black by 15:01, White by 20:00, A 22.3",
            Then::Ends(Outcome::BothLose),
            None,
        ),
    ] {
        let mut desk = Stage::unstarted(A, true, false, "10m", ALL[0]);
        desk.rules_on(Act::BothLate).shows("A 22.3").shows("Black late by").keys("<esc><esc><esc>").wait(800);
        rules(&mut desk, Act::BothLate, &format!("{black}<enter>+{white}<enter>+2"), &[told], then);
        if let Some((black, white)) = clocks {
            let main = |side| game(&desk).clock().sides[side].state().main;
            assert_eq!((main(Black), main(White)), (black, white));
        }
    }
}

#[test]
fn late_after_a_break_the_clock_simply_runs() {
    let mut desk = Stage::started(A, true, false, "10m");
    desk.plays("C3").stops().wait(60_000);
    let ran = game(&desk).turn().unwrap().ran;
    rules(
        &mut desk,
        Act::AfterBreak,
        "2",
        &["White late after a break: the clock runs, A 22.1"],
        Then::GoesOn,
    );
    // Nobody was asked.
    assert_eq!(desk.app.mode(), Mode::Table);
    assert_eq!(game(&desk).running().map(|turn| turn.by), Some(White));
    assert_eq!(game(&desk).turn().unwrap().ran, ran);
    // Nor is anything forfeited but on time.
    desk.wait(600_000);
    assert_eq!(game(&desk).outcome(), Some(Outcome::win(Black, Win::Time)));
    kept(game(&desk));
    // Where the clocks ran until the arbiter was called there is no break.
    let mut desk = Stage::started(A, true, false, "10m");
    desk.plays("C3").rules_on(Act::AfterBreak).shows("The game is not at a break");
    desk.keys("<esc><esc>").wait(800);
    assert_eq!(desk.app.mode(), Mode::Table);
}

#[test]
fn late_after_an_adjournment_the_sealed_move_is_opened_all_the_same() {
    let mut desk = Stage::started(A, true, false, "10m");
    desk.plays("C3").keys("S").wait(1_300).keys("y").wait(1_300).keys("y").wait(800);
    desk.keys("d4<enter>").wait(800).keys("d4<enter>").wait(800);
    desk.wait(1_300).keys("y").wait(1_300).keys("y").wait(800);
    assert_eq!(desk.app.mode(), Mode::Sealed, "{}", desk.screen());
    rules(
        &mut desk,
        Act::AfterBreak,
        "1",
        &["Black late after a break: the clock runs, A 22.1"],
        Then::GoesOn,
    );
    desk.shows("The sealed move: White D4");
    assert_eq!(game(&desk).running().map(|turn| turn.by), Some(Black));
    assert_eq!(game(&desk).position().at(desk.point("D4")), Some(White));
}

#[test]
fn a_game_is_replayed_or_an_extra_game_decides() {
    for (act, keys, told, result) in [
        (Act::Replay, "triple ko<enter>", "To be played again (A 20.3: triple ko)", Outcome::Replay),
        (
            Act::Extra,
            "triple ko<enter>",
            "No result (An extra game decides, A 20.3: triple ko)",
            Outcome::NoResult,
        ),
        (Act::Extra, "<enter>", "No result (An extra game decides, A 20.3)", Outcome::NoResult),
    ] {
        let mut desk = Stage::started(A, true, false, "10m");
        desk.plays("C3 D3").rules_on(act).shows("A 20.3").keys(keys).wait(800).shows("Final?").keys("y");
        assert_eq!(game(&desk).outcome(), Some(result));
        let comments = comments(game(&desk));
        assert!(comments.contains(told), "{comments}");
        kept(game(&desk));
        // The next game is one key away.
        desk.wait(3_000).keys("A").wait(800).keys("y");
        assert_eq!((desk.app.mode(), game(&desk).moves().len()), (Mode::Waiting, 0));
    }
}

#[test]
fn a_result_by_the_arbiter_carries_its_article_with_a_reason_or_without() {
    for (act, keys, told) in [
        (Act::Draw, "<enter>", "A draw (A 20.3)"),
        (Act::Draw, "triple ko<enter>", "A draw (A 20.3: triple ko)"),
        (Act::NoResult, "<enter>", "No result (A 20.3)"),
        (Act::NoResult, "triple ko<enter>", "No result (A 20.3: triple ko)"),
        (Act::BothLose, "<enter>", "Both sides lose (A 17.5-6)"),
        (Act::Replay, "<enter>", "To be played again (A 20.3)"),
        (Act::Forfeit, "1<enter>", "Black forfeits: 王 (White) wins (A 23)"),
    ] {
        let mut desk = Stage::started(A, true, false, "10m");
        desk.plays("C3 D3").rules_on(act).keys(keys).wait(800).shows("Final?").keys("y");
        let comments = comments(game(&desk));
        assert!(comments.contains(told), "{act:?}: {comments}");
        kept(game(&desk));
    }
}

#[test]
fn every_line_names_its_article_and_says_what_it_does_before_it_is_taken() {
    for text in ALL {
        for penalties in [A, B] {
            for (width, height) in [(46, 23), (80, 24), (200, 60)] {
                let mut desk = Stage::unstarted(penalties, true, false, "10m", text);
                desk.area = ratatui::layout::Rect::new(0, 0, width, height);
                desk.keys("<enter>").wait(800).keys("A").wait(800);
                says(&mut desk, text.rulings.sources);
                for (n, subject) in Subject::ALL.into_iter().enumerate() {
                    desk.shows(subject.label(text)).keys(&(n + 2).to_string()).wait(800);
                    for &act in subject.acts() {
                        desk.keys("<down>").shows(act.label(text)).shows(act.article(penalties));
                        says(&mut desk, act.does(penalties, text));
                    }
                    desk.keys("<esc>").wait(800);
                }
            }
        }
    }
}

#[test]
fn every_ruling_of_an_article_has_room_on_the_smallest_screen() {
    for text in ALL {
        for act in [Act::Twice, Act::Moved, Act::Scattered] {
            let mut desk = Stage::small(text);
            desk.plays("C3 D4").rules_on(act);
            if act == Act::Twice {
                desk.keys("1").wait(800);
            }
            for course in act.courses() {
                desk.shows(course.label(text)).shows(course.article(act, A));
            }
        }
    }
}

#[test]
fn a_ruling_is_undone_only_by_another() {
    let mut desk = Stage::started(A, true, false, "10m");
    desk.plays("C3 D4 E5");
    rules(&mut desk, Act::Twice, "2+1", &["E5 is void, Black to play"], Then::GoesOn);
    go_on(&mut desk);
    desk.keys("u").lacks("slipped? ");
    assert_eq!(game(&desk).moves().len(), 2);
    // A pause of the arbiter's is one like any other.
    assert!(desk.logged().contains(&&Event::Pause { why: PauseWhy::Referee }));
}
