//! A flag that should not have fallen: the arbiter sets the clock after the end, and the game goes on.

use crate::stage::Stage;
use shoutan::app::Mode;
use shoutan::app::action::Action;
use shoutan::app::arbiter::act::Act;
use shoutan::app::effect::{Effect, Learned, Saved};
use shoutan::game::event::{Event, PauseWhy};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::game::{Game, Stage as Phase};
use shoutan::record::game_record::{from_tree, to_sgf, to_tree};
use shoutan::record::sgf::read::read;
use shoutan::rules::color::Color::{Black, White};
use shoutan::rules::ruleset::Penalties::{A, B};
use shoutan::text::ALL;

/// A game that Black has lost on time, saved as `game`.
pub fn lost(refereed: bool, time: &str, wait: u64) -> Stage {
    let mut desk = Stage::started(A, refereed, false, time);
    desk.lays("C3").keys("<space>");
    if refereed {
        desk.wait(800).lays("D4").keys("<space>");
    }
    desk.wait(wait);
    assert_eq!(desk.app.mode(), Mode::Over, "{time}");
    let saved = Saved { id: "game".to_owned(), path: "game.sgf".to_owned(), stays: None };
    desk.act(Action::Learned(Learned::Finished(Ok(saved))));
    desk.wait(2_000);
    desk
}

/// Opens the arbiter's menu from the one of the finished game.
pub fn call(desk: &mut Stage) -> &mut Stage {
    let words = desk.app.desk.text.arbiter.key.arbiter;
    desk.keys("<esc>").shows(words);
    let at = |desk: &Stage| match &desk.app.over {
        Some(shoutan::app::Overlay::Menu(menu)) => {
            menu.items.iter().position(|item| item.label == words).unwrap()
        }
        _ => panic!("no menu"),
    };
    let line = at(desk);
    desk.keys(&"<down>".repeat(line)).wait(800).keys("<enter>").wait(800);
    assert_eq!(desk.app.mode(), Mode::Arbiter);
    desk
}

fn game(desk: &Stage) -> &Game {
    &desk.table().game
}

#[test]
fn with_its_clock_set_the_game_goes_on_once_both_are_ready() {
    let mut desk = lost(true, "10m", 600_000);
    let ended = game(&desk).entries().len();
    call(&mut desk).shows("Black ran out of time").shows("Set a clock").lacks("Warning");
    desk.keys("2")
        .shows("Black: main time")
        .retypes("5:00")
        .keys("<enter>")
        .wait(800)
        .keys("no press<enter>");
    desk.shows("Now Black 5:00 (before 0:00): no press");
    assert_eq!(desk.app.mode(), Mode::Paused);
    let Some(Effect::Reopen { id, game: open }) = desk.last_effect() else { panic!("it is kept") };
    assert_eq!((id.as_deref(), open.entries().len()), (Some("game"), ended + 1));
    assert!(desk.table().saved.is_none());
    // No time passes until both are ready.
    desk.wait(60_000).keys("t").keys("y").wait(800).keys("y");
    assert_eq!((desk.app.mode(), game(&desk).until_flag()), (Mode::Table, Some(300_000)));
    desk.wait(10_000).lays("B2").keys("<space>");
    assert_eq!(game(&desk).moves().len(), 3);
    assert_eq!(
        desk.logged().len() + 2,
        game(&desk).entries().len(),
        "all but the first and what it goes on with"
    );
    // In the end it is saved anew, and tells of everything.
    desk.wait(800).keys("R").wait(800).keys("y");
    let Some(Effect::Finish(over)) = desk.last_effect() else { panic!("it is saved") };
    assert_eq!(over.outcome(), Some(Outcome::win(Black, Win::Resignation)));
    let tree = to_tree(over);
    let told: Vec<String> = tree.nodes().filter_map(|node| tree.text(node, "C")).collect();
    let told = told.join("\n");
    let first = told.find("Black ran out of time: 王 (White) wins").unwrap();
    let then = told.find("Black's clock set from 0:00 to 5:00 (no press)").unwrap();
    assert!(first < then, "{told}");
    assert_eq!(tree.simple_text(shoutan::record::tree::NodeId::ROOT, "RE").as_deref(), Some("B+R"));
    let back = read(&to_sgf(over)).unwrap().0;
    assert_eq!(from_tree(&back.games()[0]).unwrap().unwrap().entries(), over.entries());
}

#[test]
fn what_was_not_pressed_is_not_there_and_that_is_said() {
    for text in ALL {
        let said = &text.arbiter.table;
        for (two_step, keys, words) in [
            (true, "p+y", Some(said.unpressed_lost)),
            (true, "mC3<enter>", Some(said.unpressed_lost)),
            (false, "mC3<enter>", Some(said.laid_lost)),
            (true, "<left>", None),
        ] {
            let mut desk = Stage::unstarted(A, true, two_step, "10m", text);
            desk.keys("<enter>");
            for keys in keys.split('+') {
                desk.keys(keys).wait(1_300);
            }
            desk.wait(600_000).wait(2_000);
            call(&mut desk).keys("2").retypes("5:00").keys("<enter>").wait(800).keys("<enter>").wait(800);
            desk.keys("t").keys("y").wait(800).keys("y");
            assert_eq!((desk.app.mode(), desk.table().laid()), (Mode::Table, None));
            for lost in [said.unpressed_lost, said.laid_lost] {
                let told = desk.app.desk.notice.as_ref().is_some_and(|notice| *notice.text == *lost);
                assert_eq!(told, words == Some(lost), "{two_step} {keys:?}");
            }
            if let Some(words) = words {
                desk.shows(words);
            }
            desk.wait(1_300).keys("<space>");
            assert!(game(&desk).moves().is_empty());
            // Said once.
            desk.stops().goes_on().lacks(said.unpressed_lost).lacks(said.laid_lost);
        }
    }
}

#[test]
fn whoever_looks_at_the_menu_after_the_end_changes_nothing() {
    let mut desk = lost(true, "10m", 600_000);
    let entries = game(&desk).entries().len();
    for back in ["<esc>", "<enter>", "1"] {
        call(&mut desk).keys(back).wait(800);
        assert_eq!((desk.app.mode(), game(&desk).entries().len()), (Mode::Over, entries), "{back:?}");
    }
    // What cannot be read, and then the way back.
    call(&mut desk)
        .keys("2")
        .retypes("soon")
        .keys("<enter>")
        .shows("That cannot be read")
        .keys("<esc>")
        .wait(800);
    desk.keys("<esc>").wait(800);
    assert_eq!((desk.app.mode(), game(&desk).entries().len()), (Mode::Over, entries));
    assert!(desk.table().saved.is_some());
}

#[test]
fn only_time_can_be_put_right_after_the_end() {
    let mut desk = Stage::refereed(B);
    desk.plays("C3").keys("R").wait(800).keys("y").wait(2_000);
    assert_eq!(desk.app.mode(), Mode::Over);
    let words = desk.app.desk.text.arbiter.key.arbiter;
    desk.keys("\x1b").lacks(words);
}

#[test]
fn systems_with_overtime_and_clocks_that_flow() {
    for (time, wait, typed, left) in [
        ("5m+3x30s", 390_000, "0:00 2 0:30", Some(60_000)),
        ("3m incl 2x60s", 180_000, "0:00 1 1:00", Some(60_000)),
        ("hourglass 1m", 62_000, "0:40", Some(40_000)),
        ("20s/move", 20_000, "0:20", Some(20_000)),
    ] {
        let mut desk = lost(false, time, wait);
        let side = game(&desk).fallen().unwrap();
        call(&mut desk).keys("2").retypes(typed).keys("<enter>").wait(800).keys("<enter>").wait(800);
        assert_eq!(desk.app.mode(), Mode::Paused, "{time}\n{}", desk.screen());
        desk.keys("t").keys("y").wait(800).keys("y");
        assert_eq!((game(&desk).to_move(), game(&desk).until_flag()), (side, left), "{time}");
    }
}

#[test]
fn a_clock_fault_puts_both_right() {
    let mut desk = lost(true, "10m", 600_000);
    call(&mut desk).keys("3").retypes("5:00").keys("<enter>").wait(800);
    assert_eq!(desk.app.mode(), Mode::Paused, "{}", desk.screen());
    let set = game(&desk).entries().iter().filter(|entry| matches!(entry.event, Event::Clock { .. }));
    assert_eq!(set.count(), 2);
    desk.keys("t").keys("y").wait(800).keys("y");
    assert!(game(&desk).until_flag().is_some_and(|left| left > 200_000));
}

#[test]
fn a_clock_fault_is_put_right_in_every_system() {
    for (time, wait, elapsed) in [
        ("2s+2x2s", 6_000, "1s"),
        ("2s+2x2s", 6_000, "5s"),
        ("1x3s", 3_000, "2s"),
        ("4s+1x2s", 6_000, "3s"),
        ("2s+3/2s", 4_000, "1s"),
        ("3s/move", 3_000, "1s"),
        ("1s/move", 1_000, "1s"),
        ("30m+5x30s", 1_950_000, "30:00"),
        ("3m incl 2x60s", 180_000, "1:00"),
        ("10s+5s", 15_000, "8s"),
        ("1m delay 5s", 70_000, "20s"),
    ] {
        let mut desk = lost(false, time, wait);
        let (side, was) = (game(&desk).fallen().unwrap(), game(&desk).entries().len());
        call(&mut desk).keys("3").retypes(elapsed).keys("<enter>").wait(800);
        assert_eq!(desk.app.mode(), Mode::Paused, "{time} {elapsed}\n{}", desk.screen());
        let set = &game(&desk).entries()[was..];
        assert!(!set.is_empty() && set.iter().all(|entry| changes(&entry.event)), "{time}: {set:?}");
        desk.keys("t").keys("y").wait(800).keys("y");
        assert_eq!(game(&desk).to_move(), side, "{time}");
        assert!(game(&desk).until_flag().is_some_and(|left| left > 0), "{time}");
    }
}

/// Whether a clock was set to what it did not show.
fn changes(event: &Event) -> bool {
    matches!(event, Event::Clock { before, after, .. } if before != after)
}

#[test]
fn what_one_hourglass_gets_back_the_other_loses() {
    let mut desk = lost(false, "hourglass 3s", 6_000);
    let sum = |desk: &Stage| {
        let clock = game(desk).clock_now();
        clock.sides.black.state().main + clock.sides.white.state().main
    };
    assert_eq!(sum(&desk), 6_000);
    call(&mut desk).keys("3").retypes("1s").keys("<enter>").wait(800);
    assert_eq!((desk.app.mode(), sum(&desk)), (Mode::Paused, 6_000), "{}", desk.screen());
    assert!(game(&desk).clock_now().sides.white.state().main > 2_000);
}

#[test]
fn a_clock_fault_that_takes_more_than_there_is_says_so() {
    let mut desk = lost(false, "2s+2x2s", 6_000);
    let was = game(&desk).entries().len();
    call(&mut desk)
        .keys("3")
        .retypes("1m")
        .keys("<enter>")
        .shows("By then a clock has run out: set it by hand");
    assert_eq!(game(&desk).entries().len(), was);
}

#[test]
fn a_clock_is_proposed_as_the_turn_began_and_never_empty() {
    let mut desk = lost(true, "10m", 600_000);
    let was = game(&desk).entries().len();
    let shown = game(&desk).clock().reading(Black, None).digits;
    call(&mut desk).keys("2").shows("9:59");
    for empty in ["0:00", "0s"] {
        desk.retypes(empty).keys("<enter>").shows("With no time left it would lose at once");
    }
    assert_eq!(game(&desk).entries().len(), was);
    desk.keys("<esc>").wait(800).keys("<esc>").wait(800);
    call(&mut desk).keys("2").keys("<enter>").wait(800).keys("<enter>").wait(800);
    assert_eq!(desk.app.mode(), Mode::Paused, "{}", desk.screen());
    assert_eq!(game(&desk).clock_now().reading(Black, None).digits, shown);
}

#[test]
fn a_clock_that_does_not_change_is_not_logged() {
    let mut desk = lost(false, "hourglass 1m", 62_000);
    let was = game(&desk).entries().len();
    call(&mut desk).keys("2").retypes("0:40").keys("<enter>").wait(800).keys("<enter>").wait(800);
    let set = &game(&desk).entries()[was..];
    assert!(set.len() == 1 && changes(&set[0].event), "{set:?}");
    // What had flowed over stays with the other side, and does not flow once more.
    let other = |desk: &Stage| game(desk).clock_now().sides.black.state().main;
    let had = other(&desk);
    desk.keys("t").keys("y").wait(800).keys("y").wait(10_000);
    assert!(had > 110_000 && other(&desk) < had + 11_000, "{had} {}", other(&desk));
    desk.rules_on(Act::Clock).keys("2").keys("<enter>").shows("That is what stands there already");
}

#[test]
fn late_arrival_that_cost_all_the_time_is_put_right_too() {
    let mut desk = Stage::unstarted(A, true, false, "10m", ALL[0]);
    desk.rules_on(Act::Late).keys("1").keys("6:00<enter>").keys("2").wait(800).keys("y");
    assert_eq!((desk.app.mode(), game(&desk).fallen()), (Mode::Over, Some(Black)), "{}", desk.screen());
    desk.wait(2_000);
    call(&mut desk).keys("2").retypes("8:00").keys("<enter>").wait(800).keys("<enter>").wait(800);
    assert_eq!((desk.app.mode(), game(&desk).stage()), (Mode::Waiting, &Phase::Waiting));
}

#[test]
fn a_game_that_was_killed_as_it_went_on_again_is_taken_up() {
    let mut desk = lost(true, "10m", 600_000);
    call(&mut desk).keys("2").retypes("5:00").keys("<enter>").wait(800).keys("<enter>");
    let folded = Game::fold(game(&desk).terms().clone(), game(&desk).entries().iter().cloned()).unwrap();
    assert_eq!((folded.paused(), folded.to_move()), (Some(PauseWhy::Key), Black));
    assert_eq!(folded.clock().reading(White, None).digits, game(&desk).clock().reading(White, None).digits);
}

#[test]
fn in_every_language_on_the_smallest_screen() {
    for text in ALL {
        let mut desk = Stage::small(text);
        desk.wait(600_000).wait(2_000);
        call(&mut desk).shows(text.arbiter.act.clock).shows(text.arbiter.act.fault);
        desk.keys("2").retypes("5:00").keys("<enter>").wait(800).keys("<enter>").wait(800);
        assert_eq!(desk.app.mode(), Mode::Paused, "{}", text.tag);
    }
}

#[test]
fn the_menu_leaves_no_stumps_of_large_digits_and_keeps_its_frame() {
    for time in ["10m", "2s+2x2s"] {
        let mut desk = Stage::small9(time);
        desk.keys("mC3<enter>").wait(600_000).wait(2_000);
        for _ in 0..2 {
            let screen = call(&mut desk).screen();
            let rows: Vec<&str> = screen.lines().collect();
            let edges: Vec<usize> =
                (0..rows.len()).filter(|&y| rows[y].starts_with(['╭', '╰', '+'])).collect();
            let [top, bottom] = edges[..] else { panic!("{screen}") };
            for edge in [top, bottom] {
                assert!(rows[edge].contains("──") || rows[edge].contains("--"), "{screen}");
            }
            let digits = ['█', '▀', '▄'];
            assert!(!screen.contains(digits), "{screen}");
            desk.keys("<esc>").wait(800);
        }
        assert!(desk.screen().contains('█'), "{}", desk.screen());
    }
}

#[test]
fn that_the_record_of_the_wrong_end_stays_is_told_in_every_language() {
    for text in ALL {
        let mut desk = Stage::small(text);
        desk.wait(600_000).wait(2_000);
        let stays = Some("2026-11-30-Li-王.sgf".to_owned());
        let saved = Saved { id: "game-2".to_owned(), path: "game-2.sgf".to_owned(), stays };
        desk.act(Action::Learned(Learned::Finished(Ok(saved))));
        desk.shows(&(text.table.stays_beside)("2026-11-30-Li-王.sgf"));
    }
}
