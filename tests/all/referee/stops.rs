//! A refereed game is not stopped by one player (A §14); a friendly one is, and what that cost is told.

use crate::stage::Stage;
use ratatui::layout::Rect;
use shoutan::app::Mode;
use shoutan::app::action::Action;
use shoutan::game::event::{Event, PauseWhy};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::record::game_record::{from_tree, to_sgf};
use shoutan::record::sgf::read::read;
use shoutan::rules::color::Color::White;
use shoutan::rules::ruleset::Penalties::A;
use shoutan::text::ALL;
use shoutan::text::zh_cn::ZH_CN;

fn ran(desk: &Stage) -> u64 {
    desk.table().turn(desk.ms).unwrap().ran
}

fn pauses(desk: &Stage) -> Vec<PauseWhy> {
    let why = |event: &&Event| if let Event::Pause { why } = event { Some(*why) } else { None };
    desk.logged().iter().filter_map(why).collect()
}

#[test]
fn whatever_one_player_opens_the_clock_runs_on() {
    for keys in ["t", "<esc>", "?", "A", "q", "tn", "ty", "tyn", "t<esc>", "A<esc>", "S", "R", "X"] {
        let mut desk = Stage::started(A, true, false, "10m");
        desk.wait(1_000).keys(keys).wait(30_000);
        assert_eq!(pauses(&desk), [], "{keys:?}");
        assert_eq!(ran(&desk), desk.ms, "{keys:?}");
        // And falls, whatever lies open.
        desk.wait(600_000);
        assert_eq!(desk.table().game.outcome(), Some(Outcome::win(White, Win::Time)), "{keys:?}");
        assert_eq!(desk.app.mode(), Mode::Over, "{keys:?}");
    }
}

#[test]
fn both_agree_to_a_stop_which_is_counted_told_and_kept() {
    let mut desk = Stage::started(A, true, false, "10m");
    desk.wait(1_000).keys("t").shows("Black: stop the clocks?").shows("y / n").wait(800).keys("y");
    desk.shows("White: stop the clocks?").wait(800).keys("y");
    desk.shows("Both agree: the clocks are stopped (stop 1)");
    assert_eq!((desk.app.mode(), pauses(&desk)), (Mode::Paused, vec![PauseWhy::Both]));
    let stood = ran(&desk);
    desk.wait(40_000);
    assert_eq!(ran(&desk), stood);
    desk.keys("t").wait(800).keys("y").wait(800).keys("y");
    desk.shows("Stop 1 took 0:41, charged to nobody");
    assert_eq!(ran(&desk), stood);
    desk.stops().shows("(stop 2)").wait(60_000).goes_on();
    desk.shows("Stop 2 took 1:02, charged to nobody; all 1:44");
    let sgf = to_sgf(&desk.table().game);
    let record = String::from_utf8_lossy(&sgf);
    for words in ["Both agree: the clocks are stopped (stop 1)", "(stop 2)", "The clocks go on"] {
        assert!(record.contains(words), "{words}\n{record}");
    }
    let back = from_tree(&read(&sgf).unwrap().0.games()[0]).unwrap().unwrap();
    assert_eq!(back.entries(), desk.table().game.entries());
    let now = i64::try_from(desk.ms).unwrap();
    assert_eq!((back.stops(now).count, back.stops(now).lasts), (2, false));
}

#[test]
fn who_does_not_agree_is_told_of() {
    for keys in ["n", "<esc>", "<enter>"] {
        let mut desk = Stage::started(A, true, false, "10m");
        desk.keys("t").wait(800).keys(keys).shows("Not agreed: the clock runs on");
        assert_eq!(desk.app.mode(), Mode::Table);
    }
}

#[test]
fn the_referee_stops_the_clocks_from_the_page_and_that_is_said() {
    for refereed in [true, false] {
        let mut desk = Stage::started(A, refereed, false, "10m");
        desk.wait(1_000)
            .keys("A")
            .wait(400)
            .keys("5")
            .wait(400)
            .keys("<up>")
            .shows("Stop the clocks")
            .wait(400)
            .keys("<enter>");
        desk.shows("The arbiter stops the clocks (stop 1)");
        assert_eq!((desk.app.mode(), pauses(&desk)), (Mode::Paused, vec![PauseWhy::Referee]));
        desk.goes_on().shows("Stop 1 took");
        assert_eq!(desk.app.mode(), Mode::Table);
    }
}

#[test]
fn whoever_rules_has_stopped_the_clocks_for_it() {
    let mut desk = Stage::started(A, true, false, "10m");
    desk.wait(1_000)
        .keys("A")
        .wait(400)
        .keys("4")
        .wait(400)
        .keys("2")
        .shows("The arbiter stops the clocks (stop 1)");
    let stood = ran(&desk);
    desk.wait(30_000).keys("2").retypes("phone").keys("<enter>").shows("Warning 1 to White: phone");
    assert_eq!((ran(&desk), pauses(&desk)), (stood, vec![PauseWhy::Referee]));
    assert_eq!(desk.app.mode(), Mode::Paused);
    // A matter that is dropped leaves them standing, until both are ready.
    let mut desk = Stage::started(A, true, false, "10m");
    desk.keys("A").wait(400).keys("4").wait(400).keys("2").keys("<esc><esc><esc>").wait(30_000);
    assert_eq!(desk.app.mode(), Mode::Paused);
}

#[test]
fn nobody_leaves_a_game_whose_clock_runs_and_no_key_puts_it_aside_for_nothing() {
    let mut desk = Stage::started(A, true, false, "10m");
    desk.keys("q").shows("The clock runs: first both agree to a stop (t)");
    assert_eq!(desk.app.mode(), Mode::Table);
    desk.stops().keys("q").shows("y / n");
    // In the background nobody has agreed to it: whether that is charged is asked.
    for (refereed, asked) in [(true, Mode::Question), (false, Mode::Paused)] {
        let mut desk = Stage::started(A, refereed, false, "10m");
        let stop = Action::Key(shoutan::app::key::Key::named("c-z").unwrap());
        desk.wait(1_000).act(stop);
        desk.ms += 30_000;
        desk.act(Action::CameBack);
        assert_eq!(desk.app.mode(), asked);
    }
}

#[test]
fn a_friendly_game_is_stopped_by_one_key_and_what_that_cost_is_told() {
    let mut desk = Stage::started(A, false, false, "10m");
    desk.wait(1_000).keys("t");
    assert_eq!((desk.app.mode(), pauses(&desk)), (Mode::Paused, vec![PauseWhy::Key]));
    desk.wait(90_000).goes_on().shows("Stop 1 took 1:32, charged to nobody");
    desk.stops().wait(10_000).goes_on().shows("Stop 2 took 0:12, charged to nobody; all 1:45");
}

#[test]
fn a_stop_covers_the_board_where_that_is_set_and_asking_for_one_does_not() {
    for keys in [&["t", "y", "y"][..], &["A", "5", "<up>", "<enter>"]] {
        let mut desk = Stage::hiding(A);
        desk.keys("x").wait(1_300).plays("C3");
        for key in keys {
            desk.lacks("The board is hidden").wait(800).keys(key);
        }
        desk.shows("The board is hidden").lacks("┼").goes_on().shows("┼");
    }
}

#[test]
fn it_is_said_on_every_screen_in_every_language() {
    for text in ALL {
        let words = &text.arbiter.table;
        for size in [(46, 23), (80, 24), (200, 60)] {
            let mut desk = Stage::unstarted(A, true, false, "10m", text);
            desk.area = Rect::new(0, 0, size.0, size.1);
            desk.keys("x").wait(800).keys("t").shows(&(words.sure_stop)(text.word.black)).shows("y / n");
            desk.wait(800).keys("n").shows(words.no_stop).keys("q").shows(words.stop_first);
            desk.stops().shows(&(text.arbiter.log.both_stop)(1)).wait(10_000).goes_on();
            desk.shows(&(words.stood)("0:12", 1, "0:12"));
            desk.keys("A")
                .wait(800)
                .keys("5")
                .wait(800)
                .keys("<up>")
                .shows(text.arbiter.act.stop)
                .wait(800)
                .keys("<enter>");
            desk.shows(&(text.arbiter.log.arbiter_stops)(2));
        }
    }
    let mut desk = Stage::unstarted(A, true, false, "10m", &ZH_CN);
    desk.keys("x").wait(800).keys("t").shows("黑方：同意停钟？").wait(800).keys("y").wait(800).keys("y");
    desk.shows("双方同意停钟（第1次）");
}

#[test]
fn a_friendly_stop_is_no_remark_in_the_record() {
    let mut desk = Stage::started(A, false, false, "10m");
    desk.keys("t").wait(1_000).goes_on().keys("mC3<enter>");
    let game = &desk.table().game;
    assert!(!String::from_utf8_lossy(&to_sgf(game)).contains("clocks"));
    assert_eq!((game.to_move(), game.moves().len()), (White, 1));
}
