use super::{folder, game, names, record};
use shoutan::record::journal::{Journal, clock_path};
use shoutan::record::shelf::change::{Refused, duplicate, rename};
use std::fs;

#[test]
fn a_new_name_changes_nothing_inside() {
    let (_folder, store) = folder();
    let path = store.games().join("a.sgf");
    fs::write(&path, record("one")).unwrap();
    for (typed, name) in [
        ("final game", "final_game.sgf"),
        ("决赛.sgf", "决赛.sgf"),
        ("../../out", "out.sgf"),
        ("a\u{1b}]0;x\u{7}", "a_0_x.sgf"),
    ] {
        let from = store.games().join(&names(&store.games())[0]);
        let to = rename(&store, &from, typed).unwrap();
        assert_eq!(to, store.games().join(name), "{typed}");
        assert_eq!(names(&store.games()), [name]);
        assert_eq!(fs::read_to_string(to).unwrap(), record("one"));
    }
    let long = rename(&store, &store.games().join("a_0_x.sgf"), &"谈".repeat(300)).unwrap();
    assert!(long.file_name().unwrap().len() <= 255 && long.is_file());
    assert_eq!(rename(&store, &long, &"谈".repeat(300)).unwrap(), long, "it has that name already");
}

#[test]
fn no_name_is_taken_from_another() {
    let (folder, store) = folder();
    for name in ["a.sgf", "b.sgf"] {
        fs::write(store.games().join(name), record(name)).unwrap();
    }
    let journal = store.begin(&game()).unwrap().path().to_owned();
    let id = journal.file_stem().unwrap().to_str().unwrap().to_owned();
    for taken in ["b", "b.sgf", &id] {
        let told = rename(&store, &store.games().join("a.sgf"), taken).unwrap_err().to_string();
        assert!(told.contains("it is there already; choose another name"), "{told}");
    }
    assert!(rename(&store, &journal, "a").is_err(), "one id, one game");
    assert_eq!(fs::read_to_string(store.games().join("b.sgf")).unwrap(), record("b.sgf"));
    // In a folder of the user's only files of the same name collide.
    let mine = folder.path().join("mine");
    fs::create_dir(&mine).unwrap();
    fs::write(mine.join("a.sgf"), record("a")).unwrap();
    fs::write(mine.join("b.gib"), "").unwrap();
    assert!(rename(&store, &mine.join("a.sgf"), "b").unwrap().ends_with("b.sgf"));
    let told = rename(&store, &mine.join("gone.sgf"), "c").unwrap_err().to_string();
    assert!(told.contains("no such file"), "{told}");
}

#[test]
fn an_unfinished_game_keeps_its_clock_and_is_not_renamed_while_it_is_open() {
    let (_folder, store) = folder();
    let mut journal = store.begin(&game()).unwrap();
    journal.tick(77).unwrap();
    let path = journal.path().to_owned();
    assert!(matches!(rename(&store, &path, "x"), Err(Refused::InUse)));
    assert!(matches!(duplicate(&store, &path), Err(Refused::InUse)));
    drop(journal);
    let renamed = rename(&store, &path, "x").unwrap();
    assert_eq!(names(&store.games()), ["x.clock", "x.jsonl"]);
    let copy = duplicate(&store, &renamed).unwrap();
    assert!(clock_path(&copy).is_file() && copy.ends_with("x-2.jsonl"));
    for path in [renamed, copy] {
        let opened = Journal::open(&path).unwrap();
        assert_eq!((opened.running, opened.dropped.is_none()), (77, true));
    }
}

#[test]
fn copies_lie_beside_what_they_are_copies_of() {
    let (_folder, store) = folder();
    let path = store.games().join("a.sgf");
    fs::write(&path, record("one")).unwrap();
    fs::write(store.games().join("a-3.jsonl"), "").unwrap();
    let copies: Vec<_> = (0..2).map(|_| duplicate(&store, &path).unwrap()).collect();
    assert!(copies[0].ends_with("a-2.sgf") && copies[1].ends_with("a-4.sgf"), "{copies:?}");
    assert_eq!(fs::read(&copies[1]).unwrap(), fs::read(&path).unwrap());
    let long = store.games().join(format!("{}.sgf", "x".repeat(251)));
    fs::write(&long, record("long")).unwrap();
    let copy = duplicate(&store, &long).unwrap();
    assert!(copy.file_name().unwrap().len() <= 255 && copy != long, "{copy:?}");
    assert!(duplicate(&store, &store.games().join("gone.sgf")).is_err());
}
