//! Leaving a table or two clocks: what is lost by it is said before, and nothing is left behind that never began.

use super::table::{Desk, terms};
use crate::stage::Stage;
use shoutan::app::Mode;
use shoutan::app::action::Action;
use shoutan::app::effect::{Effect, Learned, Saved};
use shoutan::record::store::{Store, id_of};
use shoutan::shell::keeper::Keeper;

fn full() -> Action {
    Action::Learned(Learned::Kept(Err("the disk is full".into())))
}

fn free() -> Action {
    Action::Learned(Learned::Kept(Ok(())))
}

fn tried(desk: &Desk) -> usize {
    desk.asked.iter().filter(|effect| matches!(effect, Effect::Retry)).count()
}

#[test]
fn moves_that_are_not_on_the_disk_are_named_before_the_table_is_left() {
    for way in ["q", "<esc><up><enter>"] {
        let mut desk = Desk::sit(9, "none");
        desk.plays("e5").plays("c3");
        desk.act(full());
        desk.plays("g7");
        desk.act(full());
        desk.keys(way).shows("Moves 2-3 are NOT saved: leave anyway?").shows("y / n");
        assert_eq!(tried(&desk), 1, "a last attempt is made before it is read");
        desk.keys("n");
        assert_eq!(desk.app.mode(), Mode::Table);
        desk.keys(way);
        desk.act(free());
        desk.shows("The game is kept").lacks("NOT");
        desk.keys("n").plays("d4").keys(way).shows("The game is kept");
    }
}

#[test]
fn a_game_that_never_came_to_the_disk_is_named_whole() {
    let mut desk = Desk::sit(9, "none");
    desk.act(full());
    desk.keys("q").shows("The latest is NOT saved: leave anyway?").keys("n");
    desk.plays("e5");
    desk.act(full());
    desk.keys("q").shows("Move 1 is NOT saved: leave anyway?").keys("n");
    desk.area.width = 46;
    desk.area.height = 23;
    desk.plays("c3").keys("q").shows("Moves 1-2 are NOT saved").shows("y / n");
}

#[test]
fn a_finished_game_that_is_not_saved_is_not_left_unasked() {
    for (way, words) in
        [("q", "leave anyway?"), ("<esc><up><enter>", "leave anyway?"), ("A", "begin anew anyway?")]
    {
        let mut desk = Desk::sit(9, "none");
        desk.plays("e5");
        desk.act(full());
        desk.keys("Ry");
        desk.act(full());
        desk.act(Action::Learned(Learned::Finished(Err("the disk is full".into()))));
        desk.wait(3_000).keys(way).shows("Move 1 is NOT saved").shows(words);
        assert_eq!((desk.app.mode(), tried(&desk)), (Mode::Question, 1));
        // There is room: the record is written after all.
        let finished = |desk: &Desk| desk.asked.iter().filter(|e| matches!(e, Effect::Finish(_))).count();
        assert_eq!(finished(&desk), 1);
        desk.act(free());
        assert_eq!(finished(&desk), 2);
        desk.lacks("NOT");
    }
    // The journal lies on the disk: nothing is lost, and nothing asked.
    let mut desk = Desk::sit(9, "none");
    desk.plays("e5").keys("Ry");
    desk.act(Action::Learned(Learned::Finished(Err("the disk is full".into()))));
    desk.wait(3_000).keys("q");
    assert_eq!(desk.app.mode(), Mode::Home);
}

#[test]
fn a_sealed_move_that_is_not_saved_is_not_left_unasked() {
    let mut desk = Desk::sit(9, "10m");
    desk.plays("e5");
    desk.act(full());
    desk.keys("SymC3<enter>C3<enter>");
    desk.act(full());
    desk.keys("q").shows("Move 1 is NOT saved: leave anyway?").keys("n");
    desk.act(free());
    desk.keys("q");
    assert_eq!(desk.app.mode(), Mode::Home);
}

#[test]
fn another_game_is_asked_first() {
    let mut desk = Desk::sit(9, "10s");
    desk.plays("e5").wait(10_000).wait(3_000).keys("A").shows("Another game?  y / n").keys("n");
    assert_eq!(desk.app.mode(), Mode::Over);
    desk.keys("A<enter>");
    assert_eq!(desk.app.mode(), Mode::Over, "Enter is no");
    desk.keys("Ay");
    assert_eq!(desk.app.mode(), Mode::Waiting);
}

#[test]
fn full_clocks_are_asked_first_and_what_is_not_saved_is_told() {
    let mut bench = Stage::clocks_started("10s");
    bench
        .keys_at(1_000, "f")
        .at(12_000)
        .keys_at(15_000, "A")
        .shows("Begin again with full clocks?")
        .keys("n");
    assert_eq!(bench.app.mode(), Mode::AloneOver);
    let mut bench = Stage::clocks_started("10s");
    bench.keys_at(1_000, "f").keys_at(2_000, "j");
    bench.learn(Learned::Kept(Err("the disk is full".into())));
    bench.keys_at(3_000, "f").keys_at(4_000, "<esc>");
    bench.keys("9").shows("Moves 2-3 are NOT saved: leave anyway?").keys("n");
    bench.keys_at(5_000, "<esc>").keys("6y");
    bench.keys_at(9_000, "<esc>").keys_at(9_500, "q").shows("Moves 2-3 are NOT saved: leave anyway?");
    bench.learn(Learned::Kept(Ok(())));
    bench.shows("The clocks stop and can go on").keys("n").keys_at(12_000, "q");
    assert_eq!(bench.app.mode(), Mode::Home);
}

#[test]
fn a_game_that_never_began_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned());
    let mut keeper = Keeper::new(store.clone());
    let mut desk = Desk::sit(9, "10s");
    desk.plays("e5").wait(10_000);
    desk.act(Action::Learned(Learned::Finished(Ok(Saved { id: "x".into(), path: "x".into(), stays: None }))));
    desk.wait(3_000).keys("Ay");
    desk.asked.clear();
    let id = id_of(desk.table().game.terms());
    keeper.perform(Effect::Begin(desk.table().game.terms().clone()), 0);
    assert!(store.find(&id).is_some(), "while it lies on the table it is kept");
    desk.keys("q").shows("A game that has not begun is not kept").keys("y");
    for effect in std::mem::take(&mut desk.asked) {
        keeper.perform(effect, 0);
    }
    assert!(store.find(&id).is_none());
    assert_eq!(std::fs::read_dir(store.games()).unwrap().count(), 0);
    // One whose clock was started stays.
    let mut desk = Desk::sit_to(terms(9, "10s"));
    desk.keys("qy");
    for effect in std::mem::take(&mut desk.asked) {
        keeper.perform(effect, 0);
    }
    assert!(store.find(&id_of(&terms(9, "10s"))).is_some());
}
