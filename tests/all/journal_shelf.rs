//! The store and the shelf: where games lie, how they are put away, how they are listed.

use crate::journal_codec::plain;
use shoutan::game::Game;
use shoutan::game::event::{Event, PauseWhy};
use shoutan::game::outcome::{Outcome, Win};
use shoutan::record::game_record::to_sgf;
use shoutan::record::journal::{Journal, hold};
use shoutan::record::shelf::{State, rows};
use shoutan::record::store::Store;
use shoutan::record::store::day::day_of;
use shoutan::record::store::whole::{Over, Seen, write_whole};
use shoutan::rules::color::{ByColor, Color};
use shoutan::rules::point::Point;
use shoutan::shell::keeper::Keeper;
use shoutan::text::en::EN;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn folder() -> (TempDir, Store) {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let store = Store::new(folder.path().join("data"));
    (folder, store)
}

fn game(black: &str, at: i64, resigned: bool) -> Game {
    let mut terms = plain();
    black.clone_into(&mut terms.names.black);
    terms.at = at;
    let mut game = Game::new(terms).unwrap();
    for (spent, event) in [
        (0, Event::Begin { by: Color::Black }),
        (5_000, Event::Play { by: Color::Black, p: Point::new(3, 3) }),
        (7_000, Event::Play { by: Color::White, p: Point::new(15, 15) }),
        (1_000, Event::Pause { why: PauseWhy::Key }),
    ] {
        game.play(game.entry(spent, at, event)).unwrap();
    }
    if resigned {
        game.play(game.entry(0, at, Event::Resign { by: Color::Black })).unwrap();
        let result = Outcome::win(Color::White, Win::Resignation);
        game.play(game.entry(0, at, Event::End { result })).unwrap();
    }
    game
}

const NOON: i64 = 1_764_504_000_000;
const DAY: i64 = 86_400_000;

#[test]
fn the_folder_named_first_counts() {
    let named = |named: Option<&str>, variable: Option<&str>| {
        let store = Store::locate(named.map(PathBuf::from), variable.map(OsString::from)).unwrap();
        store.data().to_owned()
    };
    assert_eq!(named(Some("/a"), Some("/b")), Path::new("/a"));
    assert_eq!(named(None, Some("/b")), Path::new("/b"));
    assert!(named(None, Some("")).ends_with("shoutan"), "the user's own");
    assert!(named(None, None).ends_with("shoutan"));
}

#[test]
fn a_game_from_its_first_clock_to_the_shelf() {
    let (_folder, store) = folder();
    assert_eq!(rows(&store, NOON).unwrap(), [], "no folder yet, no games");
    let journal = store.begin(&game("Li", NOON, false)).unwrap();
    let day = day_of(NOON);
    let row = &rows(&store, NOON).unwrap()[0];
    assert_eq!((row.id.as_str(), &row.state), (format!("{day}-Li-王").as_str(), &State::Unfinished));
    assert_eq!((row.date.as_str(), row.moves, row.result.as_str()), (day.as_str(), 2, ""));
    assert_eq!((row.rules.as_str(), row.time.as_str(), row.to_move), ("chinese", "30m+5x30s", Color::Black));
    assert_eq!(row.time_used, Some(ByColor { black: 6_000, white: 7_000 }));

    let over = game("Li", NOON, true);
    let path = store.finish(journal, &to_sgf(&over)).unwrap();
    assert_eq!(path, store.games().join(format!("{day}-Li-王.sgf")));
    assert_eq!(fs::read_dir(store.games()).unwrap().count(), 1, "the journal and its clock are gone");
    let row = &rows(&store, NOON).unwrap()[0];
    assert_eq!((&row.state, row.result.as_str(), row.moves), (&State::Finished, "W+R", 2));
    assert_eq!(row.time_used, Some(ByColor { black: 6_000, white: 7_000 }));
    assert_eq!(store.find(&row.id), Some(path.clone()));
    assert_eq!(store.find(&row.file), Some(path));
    for outside in ["../games", "/etc/passwd", "..", "", "a/b", "nobody"] {
        assert_eq!(store.find(outside), None, "{outside}");
    }
}

#[test]
fn games_of_one_day_get_numbers() {
    let (_folder, store) = folder();
    let names: Vec<String> = (0..3)
        .map(|_| {
            let journal = store.begin(&game("Li", NOON, false)).unwrap();
            journal.path().file_stem().unwrap().to_string_lossy().into_owned()
        })
        .collect();
    let day = day_of(NOON);
    assert_eq!(names, [format!("{day}-Li-王"), format!("{day}-Li-王-2"), format!("{day}-Li-王-3")]);
    let added = store.add(&names[0], b"(;GM[1])").unwrap();
    assert!(added.ends_with(format!("{day}-Li-王-4.sgf")));
}

#[test]
fn a_death_between_record_and_journal_leaves_one_game() {
    let (_folder, store) = folder();
    let over = game("Li", NOON, true);
    let journal = store.begin(&over).unwrap();
    let path = journal.path().to_owned();
    let sgf = to_sgf(&over);
    drop(journal);
    fs::write(path.with_extension("sgf"), &sgf).unwrap();
    let listed = rows(&store, NOON).unwrap();
    assert_eq!(listed.len(), 1, "the journal has outlived its record");
    assert_eq!(listed[0].state, State::Finished);
    let held = Journal::open(&path).unwrap();
    store.tidy(&EN);
    assert!(path.exists(), "another program has it open");
    drop(held);
    store.tidy(&EN);
    assert_eq!(fs::read_dir(store.games()).unwrap().count(), 1);
    assert_eq!(fs::read(path.with_extension("sgf")).unwrap(), sgf);
    // Also where the record has been worked on since: the journal tells nothing more.
    let worked_on = String::from_utf8(sgf).unwrap().replacen("GM[1]", "GM[1]PC[Nanjing]", 1);
    drop(Journal::create(&path, &over).unwrap());
    fs::write(path.with_extension("sgf"), &worked_on).unwrap();
    store.tidy(&EN);
    assert_eq!(fs::read_dir(store.games()).unwrap().count(), 1);
    assert_eq!(fs::read_to_string(path.with_extension("sgf")).unwrap(), worked_on);
}

#[test]
fn only_games_that_ended_whole_are_put_away_by_themselves() {
    let (_folder, store) = folder();
    drop(store.begin(&game("Li", NOON, false)).unwrap());
    let damaged = store.begin(&game("Wu", NOON, true)).unwrap().path().to_owned();
    let text = fs::read_to_string(&damaged).unwrap() + "{\"n\":";
    fs::write(&damaged, &text).unwrap();
    let ended = store.begin(&game("Xu", NOON, true)).unwrap().path().to_owned();
    store.tidy(&EN);
    assert!(ended.with_extension("sgf").exists() && !ended.exists());
    assert_eq!(fs::read_to_string(&damaged).unwrap(), text);
    let endings = rows(&store, NOON).unwrap().iter().filter(|row| row.file.ends_with("jsonl")).count();
    assert_eq!(endings, 2);
}

type Damage = fn(&str) -> String;

/// The journal of a game that is over, damaged like this, its record beside it.
fn torn(store: &Store, damage: Damage) -> PathBuf {
    let over = game("Li", NOON, true);
    let path = store.begin(&over).unwrap().path().to_owned();
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, damage(&text)).unwrap();
    fs::write(path.with_extension("sgf"), to_sgf(&over)).unwrap();
    path
}

#[test]
fn a_torn_journal_whose_record_tells_all_is_none() {
    let cut: [(&str, Damage, bool); 5] = [
        ("in the last line", |text| text[..text.len() - 9].to_owned(), false),
        ("in the first line", |text| text[..20].to_owned(), false),
        ("wrong in the last line", |text| format!("{}#\n", &text[..text.len() - 5]), true),
        ("a header cut", |text| text[9..].to_owned(), true),
        ("a header spoiled", |text| format!("x\n{}", text.split_once('\n').unwrap().1), true),
    ];
    for (name, damage, copied) in cut {
        for by_name in [false, true] {
            let (_folder, store) = folder();
            let path = torn(&store, damage);
            let sgf = fs::read(path.with_extension("sgf")).unwrap();
            let left = fs::read(&path).unwrap();
            assert_eq!(rows(&store, NOON).unwrap().len(), 1, "{name}");
            let held = hold(&path).unwrap();
            store.tidy(&EN);
            assert!(path.exists(), "{name}: another program has it open");
            drop(held);
            let keeper = Keeper::new(store);
            if by_name {
                assert!(keeper.ended(path.file_stem().unwrap().to_str().unwrap()).unwrap().is_some());
            } else {
                keeper.store().tidy(&EN);
            }
            let there = |ending: &str| path.with_extension(ending).exists();
            assert!(!there("jsonl") && !there("clock"), "{name}");
            assert_eq!(fs::read(path.with_extension("sgf")).unwrap(), sgf, "{name}");
            assert!(keeper.newest().is_none() && keeper.broken_off().is_none(), "{name}");
            assert_eq!(there("damaged"), copied, "{name}");
            if copied {
                assert_eq!(fs::read(path.with_extension("damaged")).unwrap(), left, "{name}");
            }
            assert_eq!(keeper.store().tidy(&EN).len(), 0);
        }
    }
}

#[test]
fn a_torn_journal_of_another_game_than_its_record_stays() {
    let (_folder, store) = folder();
    for other in [game("Li", NOON, false), game("Wu", NOON, true)] {
        let path = torn(&store, |text| text[..text.len() - 9].to_owned());
        let left = fs::read(&path).unwrap();
        fs::write(path.with_extension("sgf"), to_sgf(&other)).unwrap();
        store.tidy(&EN);
        assert_eq!(fs::read(&path).unwrap(), left);
    }
    let path = torn(&store, |text| text[..text.len() - 9].to_owned());
    fs::write(path.with_extension("sgf"), "(;GM[1]FF[4])").unwrap();
    store.tidy(&EN);
    assert!(path.exists());
}

#[test]
fn a_game_that_ended_without_being_put_away_has_its_result() {
    let (_folder, store) = folder();
    let path = store.begin(&game("Xu", NOON, true)).unwrap().path().to_owned();
    let [row] = &rows(&store, NOON).unwrap()[..] else { panic!("one game") };
    assert_eq!((row.result.as_str(), &row.state), ("W+R", &State::Finished));
    let id = row.id.clone();
    let going = store.begin(&game("Li", NOON, false)).unwrap().path().to_owned();
    let keeper = Keeper::new(store);
    assert!(keeper.ended("none").unwrap().is_none());
    assert!(keeper.ended(going.file_stem().unwrap().to_str().unwrap()).unwrap().is_none() && going.exists());
    // While another has it open it is only looked at.
    let held = hold(&path).unwrap().unwrap();
    assert!(keeper.ended(&id).unwrap().is_some() && path.exists());
    drop(held);
    let record = keeper.ended(&id).unwrap().unwrap();
    assert!(!path.exists() && path.with_extension("sgf").exists());
    assert_eq!(record.path, fs::canonicalize(path.with_extension("sgf")).unwrap());
}

#[cfg(unix)]
#[test]
fn a_folder_that_is_a_link_to_nothing_is_said_to_be_one() {
    let folder = tempfile::tempdir().unwrap();
    let (link, aim) = (folder.path().join("link"), folder.path().join("aim"));
    std::os::unix::fs::symlink(&aim, &link).unwrap();
    for data in [link.clone(), folder.path().join("link/"), link.join("deeper")] {
        let store = Store::new(data);
        let game = game("Li", NOON, false);
        let clocks = shoutan::clock::bare::Bare::new(shoutan::clock::bare::Setup::usual());
        let said = [
            (store.begin(&game).unwrap_err(), "could not be made"),
            (store.add("x", b"").unwrap_err(), "could not be made"),
            (store.begin_clocks(&clocks).unwrap_err(), "could not be made"),
            (rows(&store, NOON).unwrap_err(), "could not be read"),
        ];
        for (fault, doing) in said {
            let begins = format!("{} {doing}: it is a link to nothing; ", link.display());
            assert!(fault.to_string().starts_with(&begins), "{fault}");
        }
    }
    fs::create_dir(&aim).unwrap();
    assert!(rows(&Store::new(link.clone()), NOON).unwrap().is_empty());
    assert!(Store::new(link).begin(&game("Li", NOON, false)).is_ok());
}

#[test]
fn a_journal_that_cannot_be_put_away_goes_on() {
    let (folder, store) = folder();
    let game = game("Li", NOON, true);
    let journal = store.begin(&game).unwrap();
    let elsewhere = folder.path().join("elsewhere");
    fs::rename(store.games(), &elsewhere).unwrap();
    fs::write(store.games(), "").unwrap();
    let mut unfinished = store.finish(journal, &to_sgf(&game)).unwrap_err();
    assert!(unfinished.fault.to_string().contains("could not be made"), "{}", unfinished.fault);
    fs::remove_file(store.games()).unwrap();
    fs::rename(&elsewhere, store.games()).unwrap();
    assert!(unfinished.journal.retry().is_ok());
    assert!(store.finish(unfinished.journal, &to_sgf(&game)).is_ok());
}

#[test]
fn the_shelf_in_its_order() {
    let (_folder, store) = folder();
    store.add("older", &to_sgf(&game("Older", NOON, true))).unwrap();
    store.add("newer", &to_sgf(&game("Newer", NOON + DAY, true))).unwrap();
    drop(store.begin(&game("Still", NOON - DAY, false)).unwrap());
    fs::write(store.games().join("broken.jsonl"), "{\"shoutan\":").unwrap();
    fs::write(store.games().join("empty.sgf"), "").unwrap();
    fs::write(store.games().join("notes.txt"), "no game").unwrap();
    fs::create_dir(store.games().join("folder.sgf")).unwrap();
    let listed = rows(&store, NOON).unwrap();
    let ids: Vec<&str> = listed.iter().map(|row| row.id.as_str()).collect();
    assert!(ids[0].ends_with("-Still-王"), "{ids:?}");
    assert_eq!(ids[1..3], ["newer", "older"]);
    let damaged: Vec<&str> = listed
        .iter()
        .filter_map(|row| matches!(row.state, State::Damaged(_)).then_some(row.id.as_str()))
        .collect();
    assert_eq!(damaged.len(), 2, "{listed:?}");
    assert_eq!(listed.len(), 5);
    assert!(listed[1].holds("王 NEWER w+r"));
    assert!(!listed[1].holds("王 older"));
    assert!(listed[1].holds(""));
}

#[test]
fn whole_files_are_replaced_or_left() {
    let (folder, _store) = folder();
    let path = folder.path().join("a.sgf");
    write_whole(&path, b"one", Over::Nothing).unwrap();
    assert!(write_whole(&path, b"two", Over::Nothing).unwrap_err().exists());
    let seen = Seen::of(b"one");
    assert!(!seen.is_changed(&path).unwrap());
    write_whole(&path, b"two", Over::OldFile).unwrap();
    assert!(seen.is_changed(&path).unwrap());
    assert_eq!(fs::read(&path).unwrap(), b"two");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file stays");
    let missing = folder.path().join("none").join("a.sgf");
    let told = write_whole(&missing, b"x", Over::OldFile).unwrap_err().to_string();
    assert!(told.contains("none/a.sgf"), "{told}");
    assert!(write_whole(folder.path(), b"x", Over::OldFile).unwrap_err().to_string().contains("folder"));
}

#[cfg(unix)]
#[test]
fn mode_bits_and_links_are_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (folder, _store) = folder();
    let path = folder.path().join("a.sgf");
    fs::write(&path, "one").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
    let link = folder.path().join("link.sgf");
    symlink(&path, &link).unwrap();
    write_whole(&link, b"two", Over::OldFile).unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"two");
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(write_whole(Path::new("/dev/null"), b"x", Over::OldFile).is_err());
    write_whole(Path::new("/dev/null"), b"x", Over::Anything).unwrap();
    assert!(!fs::metadata("/dev/null").unwrap().is_file(), "a device is written to, not replaced");
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_yet_is_written_behind() {
    use std::os::unix::fs::symlink;
    let (folder, _store) = folder();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("deep")).unwrap();
    for (link, to) in [
        ("one", "two"),
        ("two", "deep/three"),
        ("deep/three", "../new"),
        ("lost", "none/new"),
        ("round", "about"),
        ("about", "round"),
    ] {
        symlink(to, path(link)).unwrap();
    }
    assert!(write_whole(&path("one"), b"x", Over::Nothing).unwrap_err().exists());
    assert!(!path("new").exists());
    write_whole(&path("one"), b"x", Over::OldFile).unwrap();
    assert_eq!(fs::read(path("new")).unwrap(), b"x");
    assert!(path("one").is_symlink() && path("deep/three").is_symlink());
    let told = write_whole(&path("lost"), b"x", Over::OldFile).unwrap_err().to_string();
    assert!(told.contains("none/new could not be written: there is no folder "), "{told}");
    assert!(write_whole(&path("round"), b"x", Over::OldFile).unwrap_err().to_string().contains("round"));
}

#[test]
fn a_full_disk_is_told_as_such() {
    // This device is a disk that is always full, where there is one.
    if Path::new("/dev/full").exists() {
        let told = write_whole(Path::new("/dev/full"), b"x", Over::Anything).unwrap_err().to_string();
        assert_eq!(
            told,
            "/dev/full could not be written: the disk is full; make room, or choose another folder with --data-dir"
        );
    }
}
