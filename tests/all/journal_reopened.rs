//! A game that was over and goes on, on the disk: one game at any moment, and nothing lost wherever it is cut off.

use crate::table;
use shoutan::app::effect::{Effect, Learned, Saved};
use shoutan::clock::side::Side;
use shoutan::game::Game;
use shoutan::game::event::Event;
use shoutan::game::outcome::{Outcome, Win};
use shoutan::record::game_record::{from_tree, to_sgf, to_sgf_in};
use shoutan::record::journal::content::Content;
use shoutan::record::sgf::read::read;
use shoutan::record::store::Store;
use shoutan::rules::color::Color::{Black, White};
use shoutan::rules::point::Point;
use shoutan::shell::keeper::Keeper;
use shoutan::text::ko::KO;
use std::fs;
use std::path::{Path, PathBuf};

fn next(game: &mut Game, spent: u64, event: Event) {
    let entry = game.entry(spent, 0, event);
    game.play(entry).unwrap();
}

/// A game White has lost on time.
fn lost() -> Game {
    let mut game = Game::new(table::terms(9, "10m")).unwrap();
    next(&mut game, 0, Event::Begin { by: Black });
    next(&mut game, 1_000, Event::Play { by: Black, p: Point::new(4, 4) });
    next(&mut game, 600_000, Event::Flag { by: White });
    next(&mut game, 0, Event::End { result: Outcome::win(Black, Win::Time) });
    game
}

/// The same, going on with a minute more.
fn reopened(game: &Game) -> Game {
    let mut game = game.clone();
    let after = Side::new("1m".parse().unwrap()).to_text();
    let before = String::new();
    next(&mut game, 0, Event::Clock { side: White, before, after, why: "not pressed".to_owned() });
    game
}

/// The same, ended by resignation.
fn resigned(game: &Game) -> Game {
    let mut game = game.clone();
    next(&mut game, 0, Event::Resign { by: Black });
    next(&mut game, 0, Event::End { result: Outcome::win(White, Win::Resignation) });
    game
}

fn files(store: &Store) -> Vec<String> {
    let files = fs::read_dir(store.games()).unwrap();
    let mut names: Vec<_> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.retain(|name| Path::new(name).extension().is_none_or(|ending| ending != "clock"));
    names.sort();
    names
}

fn in_journal(path: &Path) -> Game {
    let content = Content::read(&fs::read(path).unwrap()).unwrap();
    assert!(content.trouble.is_none());
    content.game
}

fn in_record(path: &Path) -> Game {
    let (collection, _) = read(&fs::read(path).unwrap()).unwrap();
    from_tree(&collection.games()[0]).unwrap().unwrap()
}

/// A keeper that has put the lost game away, and where.
fn saved() -> (tempfile::TempDir, Keeper, PathBuf, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut keeper = Keeper::new(Store::new(folder.path().to_owned())).telling_in(&KO);
    let game = lost();
    assert!(keeper.perform(Effect::Begin(game.terms().clone()), 0).is_none());
    for entry in game.entries() {
        assert!(keeper.perform(Effect::Append(entry.clone()), 0).is_none());
    }
    let id = finish(&mut keeper, &game);
    let record = keeper.store().games().join(format!("{id}.sgf"));
    (folder, keeper, record, id)
}

fn finish(keeper: &mut Keeper, game: &Game) -> String {
    match keeper.perform(Effect::Finish(Box::new(game.clone())), 0) {
        Some(Learned::Finished(Ok(Saved { id, .. }))) => id,
        other => panic!("{other:?}"),
    }
}

fn reopen(keeper: &mut Keeper, id: &str, game: &Game) -> Option<Learned> {
    keeper.perform(Effect::Reopen { id: Some(id.to_owned()), game: Box::new(game.clone()) }, 0)
}

#[test]
fn its_record_is_a_journal_again_and_then_one_record() {
    let (_folder, mut keeper, record, id) = saved();
    let mut game = lost();
    // Twice, as a flag may fall wrongly more than once.
    for _ in 0..2 {
        game = reopened(&game);
        assert!(reopen(&mut keeper, &id, &game).is_none());
        assert_eq!(files(keeper.store()), [format!("{id}.jsonl")]);
        assert_eq!(in_journal(&record.with_extension("jsonl")).entries(), game.entries());
        for event in [Event::Resume, Event::Flag { by: White }] {
            let spent = if event == Event::Resume { 0 } else { 60_000 };
            next(&mut game, spent, event);
            assert!(keeper.perform(Effect::Append(game.entries().last().unwrap().clone()), 0).is_none());
        }
        next(&mut game, 0, Event::End { result: Outcome::win(Black, Win::Time) });
        assert!(keeper.perform(Effect::Append(game.entries().last().unwrap().clone()), 0).is_none());
        assert_eq!(finish(&mut keeper, &game), id);
        assert_eq!(files(keeper.store()), [format!("{id}.sgf")]);
        assert_eq!(fs::read(&record).unwrap(), to_sgf_in(&game, &KO));
    }
}

#[test]
fn killed_between_journal_and_record_it_is_one_game_again() {
    let annulled = to_sgf(&lost());
    // The record is taken away when the games are looked at next, or else written over in the end.
    for tidied in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::new(folder.path().to_owned());
        let game = reopened(&lost());
        drop(store.begin_as("game", &game).unwrap());
        let record = store.games().join("game.sgf");
        fs::write(&record, &annulled).unwrap();
        let mut keeper = Keeper::new(store);
        if tidied {
            keeper.store().tidy(&KO);
            assert_eq!(files(keeper.store()), ["game.jsonl"]);
        }
        let resumed = keeper.resume("game").unwrap();
        assert_eq!(resumed.game.entries(), game.entries());
        let over = resigned(&game);
        for entry in &over.entries()[game.entries().len()..] {
            assert!(keeper.perform(Effect::Append(entry.clone()), 0).is_none());
        }
        assert_eq!(finish(&mut keeper, &over), "game");
        assert_eq!(
            (files(keeper.store()), in_record(&record).entries()),
            (vec!["game.sgf".to_owned()], over.entries())
        );
    }
}

#[test]
fn a_record_somebody_has_worked_on_stays() {
    let (_folder, mut keeper, record, id) = saved();
    let text = String::from_utf8(fs::read(&record).unwrap()).unwrap();
    let worked_on = text.replacen(";B[ee]", ";B[ee]C[A good move.]", 1);
    assert_ne!(text, worked_on);
    fs::write(&record, &worked_on).unwrap();
    let game = reopened(&lost());
    assert!(reopen(&mut keeper, &id, &game).is_none());
    assert_eq!(files(keeper.store()), [format!("{id}-2.jsonl"), format!("{id}.sgf")]);
    let over = resigned(&game);
    // Two records of one game: that is told.
    let told = keeper.perform(Effect::Finish(Box::new(over.clone())), 0);
    let Some(Learned::Finished(Ok(Saved { id: new, stays, .. }))) = told else { panic!("{told:?}") };
    assert_eq!((new, stays), (format!("{id}-2"), Some(format!("{id}.sgf"))));
    assert_eq!(fs::read_to_string(&record).unwrap(), worked_on);
    // So does one of another game.
    let other = Game::new(table::terms(9, "20m")).unwrap();
    assert!(keeper.store().begin_as(&id, &other).unwrap().path().ends_with(format!("{id}-3.jsonl")));
}

#[test]
fn a_game_whose_record_could_not_be_written_goes_on_in_its_journal() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::write(&data, "").unwrap();
    let mut keeper = Keeper::new(Store::new(data.clone()));
    let game = lost();
    let _ = keeper.perform(Effect::Begin(game.terms().clone()), 0);
    for entry in game.entries() {
        let _ = keeper.perform(Effect::Append(entry.clone()), 0);
    }
    let unwritten = keeper.perform(Effect::Finish(Box::new(game.clone())), 0);
    assert!(matches!(unwritten, Some(Learned::Finished(Err(_)))));
    let game = reopened(&game);
    let reopen = Effect::Reopen { id: None, game: Box::new(game.clone()) };
    assert!(matches!(keeper.perform(reopen, 0), Some(Learned::Kept(Err(_)))));
    assert!(keeper.waits());
    fs::remove_file(&data).unwrap();
    assert!(matches!(keeper.retry(), Some(Learned::Kept(Ok(())))));
    let [journal] = &files(keeper.store())[..] else { panic!("one file") };
    assert_eq!(in_journal(&keeper.store().games().join(journal)).entries(), game.entries());
}

#[test]
fn without_room_for_the_journal_the_record_stays_until_there_is() {
    let (_folder, mut keeper, record, id) = saved();
    let games = keeper.store().games();
    let away = games.with_file_name("away");
    fs::rename(&games, &away).unwrap();
    fs::write(&games, "").unwrap();
    let game = reopened(&lost());
    assert!(matches!(reopen(&mut keeper, &id, &game), Some(Learned::Kept(Err(_)))));
    fs::remove_file(&games).unwrap();
    fs::rename(&away, &games).unwrap();
    assert!(record.exists());
    assert!(matches!(keeper.retry(), Some(Learned::Kept(Ok(())))));
    assert_eq!(files(keeper.store()), [format!("{id}.jsonl")]);
}
