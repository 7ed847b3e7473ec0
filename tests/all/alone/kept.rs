use shoutan::app::effect::{Effect, Learned};
use shoutan::app::{Mode, Screen};
use shoutan::clock::bare::{Bare, Ended};
use shoutan::record::store::Store;
use shoutan::rules::color::Color::{Black, White};
use shoutan::shell::keeper::Keeper;
use shoutan::text::en::EN;

use crate::stage::Stage;

/// Hands everything asked for to a keeper, and what it learns back.
fn perform(bench: &mut Stage, keeper: &mut Keeper) {
    for effect in std::mem::take(&mut bench.asked) {
        if let Some(learned) = keeper.perform(effect, 0) {
            bench.learn(learned);
        }
    }
}

#[test]
fn clocks_that_were_killed_go_on_where_they_stood() {
    let folder = tempfile::tempdir().unwrap();
    let store = || Keeper::new(Store::new(folder.path().to_owned()));
    let mut keeper = store();
    let mut bench = Stage::clocks_started("B=10m W=20m");
    bench.keys_at(60_000, "f").at(61_000).at(75_000).at(76_000);
    perform(&mut bench, &mut keeper);
    // Killed here: nobody says goodbye.
    drop((bench, keeper));
    let mut keeper = store();
    let mut bench = Stage::clockless(&EN);
    bench.ms = 5_000;
    bench.act(shoutan::app::action::Action::Tick);
    perform(&mut bench, &mut keeper);
    bench.keys("4");
    perform(&mut bench, &mut keeper);
    bench.shows("[ go on after 1 move ]").shows("B=10m W=20m").shows("Enter goes on with these clocks");
    bench.keys("<enter>");
    perform(&mut bench, &mut keeper);
    bench.shows("Paused").shows("after 1 move");
    assert_eq!(bench.app.mode(), Mode::AlonePaused);
    assert_eq!((bench.digits(Black).as_str(), bench.digits(White).as_str()), ("9:00", "19:44"));
    bench.keys_at(9_000, "<tab>").keys("y").keys_at(10_000, "y").keys_at(11_000, "j");
    perform(&mut bench, &mut keeper);
    assert_eq!(store().clocks().unwrap().bare, bench.alone().bare);
}

#[test]
fn clocks_that_ended_are_only_settings_for_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let mut keeper = Keeper::new(Store::new(folder.path().to_owned()));
    let mut bench = Stage::clocks_started("2x2s");
    bench.at(5_000);
    perform(&mut bench, &mut keeper);
    assert_eq!(keeper.clocks().unwrap().bare.ended(), Some(Ended::Flag(Black)));
    let mut bench = Stage::clockless(&EN);
    bench.keys("4");
    perform(&mut bench, &mut keeper);
    bench.shows("2x2s").lacks("go on after");
    bench.keys("<enter>");
    assert_eq!(
        (bench.app.mode(), bench.alone().bare.setup().time.black.to_string()),
        (Mode::AloneWaiting, "2x2s".to_owned())
    );
}

#[test]
fn a_second_program_does_not_touch_them() {
    let folder = tempfile::tempdir().unwrap();
    let store = || Keeper::new(Store::new(folder.path().to_owned()));
    let (mut one, mut other) = (store(), store());
    let mut bench = Stage::clocks_started("10m");
    perform(&mut bench, &mut one);
    let mut second = Stage::clocks_started("20m");
    perform(&mut second, &mut other);
    second.shows("NOT SAVED").shows("another shoutan");
    assert!(other.waits());
    bench.keys_at(3_000, "f");
    perform(&mut bench, &mut one);
    assert_eq!(store().clocks().unwrap().bare, bench.alone().bare);
    // Once the first is closed, the second is kept as well, whole.
    bench.learn(Learned::Kept(Ok(())));
    drop(one);
    second.keys_at(4_000, "f");
    perform(&mut second, &mut other);
    assert_eq!(store().clocks().unwrap().bare, second.alone().bare);
    second.lacks("NOT SAVED");
}

#[test]
fn a_flag_that_fell_while_nobody_looked_is_down() {
    let folder = tempfile::tempdir().unwrap();
    let mut keeper = Keeper::new(Store::new(folder.path().to_owned()));
    let mut bench = Stage::clocks_started("2m incl 1x60s timeout=pass");
    bench.at(119_990);
    perform(&mut bench, &mut keeper);
    // The question stands, and the program is killed.
    keeper.perform(Effect::Beat { n: 1, spent: 120_400 }, 0);
    drop(keeper);
    let mut keeper = Keeper::new(Store::new(folder.path().to_owned()));
    let left = keeper.take_up_clocks().unwrap();
    let mut bench = Stage::clockless(&EN);
    bench.learn(Learned::TakenUp(Ok(Box::new(left))));
    assert_eq!(bench.alone().bare.ended(), Some(Ended::Flag(Black)));
}

#[test]
fn the_form_settles_everything() {
    let mut bench = Stage::clockless(&EN);
    bench.keys("4").shows("Two clocks for a real board").shows("Each side has 30 minutes, then 5 periods");
    bench.keys("<tab><tab>").types("B=20m W=10m+3x20s").shows("Black has 20 minutes");
    bench.keys("<tab>").types("Li").keys("<tab>").types("Wang").keys("<tab> ").shows("White");
    bench.keys("<tab><tab><enter>");
    let bare: &Bare = &bench.alone().bare;
    assert_eq!((bare.setup().names.black.as_str(), bare.setup().names.white.as_str()), ("Li", "Wang"));
    assert_eq!((bare.setup().first, bare.setup().time.white.to_string()), (White, "10m+3x20s".to_owned()));
    bench.shows("Any key starts White's clock").shows("Li").shows("Wang");
    // The way back keeps what was chosen.
    bench.keys("<esc>54");
    bench.shows("B=20m W=10m+3x20s").shows("Wang");
    bench.keys("<tab><tab>").types("30").keys("<enter>").shows("30");
    assert!(matches!(bench.app.screen, Screen::Form(_)));
}
