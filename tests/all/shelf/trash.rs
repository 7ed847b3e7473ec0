use super::{LATER, folder, game, names, record};
use shoutan::record::journal::clock_path;
use shoutan::record::shelf::change::Refused;
use shoutan::record::shelf::rows;
use shoutan::record::shelf::trash::{delete, undo};
use shoutan::record::store::Store;
use std::fs;

#[test]
fn what_was_deleted_comes_back_last_one_first() {
    let (folder, store) = folder();
    let games = store.games();
    for name in ["a.sgf", "b.sgf", "c.sgf"] {
        fs::write(games.join(name), record(name)).unwrap();
    }
    assert_eq!(undo(&store).unwrap(), None, "nothing was deleted yet");
    for name in ["b.sgf", "a.sgf"] {
        delete(&store, &games.join(name)).unwrap();
    }
    assert_eq!(names(&games), ["c.sgf"]);
    // Another program, another day.
    let again = Store::new(folder.path().join("data"));
    for name in ["a.sgf", "b.sgf"] {
        let back = undo(&again).unwrap().unwrap();
        assert_eq!(back, games.canonicalize().unwrap().join(name));
        assert_eq!(fs::read_to_string(back).unwrap(), record(name));
    }
    assert_eq!(undo(&again).unwrap(), None);
    assert!(names(&store.trash()).is_empty());
}

#[test]
fn nothing_is_overwritten_by_what_comes_back() {
    let (_folder, store) = folder();
    let path = store.games().join("a.sgf");
    for black in ["one", "two", "three"] {
        fs::write(&path, record(black)).unwrap();
        if black != "three" {
            delete(&store, &path).unwrap();
        }
    }
    let names: Vec<_> = (0..2).map(|_| undo(&store).unwrap().unwrap()).collect();
    let texts: Vec<_> = names.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    assert!(names[0].ends_with("a-2.sgf") && names[1].ends_with("a-3.sgf"), "{names:?}");
    assert_eq!(texts, [record("two"), record("one")]);
    assert_eq!(fs::read_to_string(&path).unwrap(), record("three"));
}

#[test]
fn a_file_of_the_users_goes_back_to_its_folder() {
    let (folder, store) = folder();
    let mine = folder.path().join("my 棋\u{1b}谱%");
    fs::create_dir(&mine).unwrap();
    let path = mine.join("a b.SGF");
    fs::write(&path, record("mine")).unwrap();
    delete(&store, &path).unwrap();
    assert!(names(&mine).is_empty());
    fs::write(&path, record("new")).unwrap();
    assert!(undo(&store).unwrap().unwrap().ends_with("a b-2.SGF"));
    delete(&store, &path).unwrap();
    fs::remove_dir_all(&mine).unwrap();
    let back = undo(&store).unwrap().unwrap();
    assert_eq!(back, store.games().join("a b.SGF"), "its folder is gone");
    assert_eq!(fs::read_to_string(back).unwrap(), record("new"));
}

#[test]
fn an_unfinished_game_comes_back_with_its_clock() {
    let (_folder, store) = folder();
    let mut journal = store.begin(&game()).unwrap();
    journal.tick(1_234).unwrap();
    let path = journal.path().to_owned();
    assert!(matches!(delete(&store, &path), Err(Refused::InUse)), "it is open elsewhere");
    assert!(path.is_file() && names(&store.trash()).is_empty());
    drop(journal);
    delete(&store, &path).unwrap();
    assert!(names(&store.games()).is_empty());
    let back = undo(&store).unwrap().unwrap();
    assert!(clock_path(&back).is_file());
    let opened = shoutan::record::journal::Journal::open(&back).unwrap();
    assert_eq!((opened.running, opened.game.entries()), (1_234, game().entries()));
}

#[test]
fn what_vanished_from_the_trash_is_passed_over() {
    let (_folder, store) = folder();
    for name in ["a.sgf", "b.sgf", "c.sgf"] {
        let path = store.games().join(name);
        fs::write(&path, record(name)).unwrap();
        delete(&store, &path).unwrap();
    }
    fs::remove_file(store.trash().join("000003/c.sgf")).unwrap();
    fs::write(store.trash().join("000002/origin"), "nonsense").unwrap();
    fs::create_dir(store.trash().join("notes")).unwrap();
    assert!(undo(&store).unwrap().unwrap().ends_with("a.sgf"));
    assert_eq!(undo(&store).unwrap(), None);
    assert!(store.trash().join("000002/b.sgf").is_file(), "what is not understood is left alone");
}

#[test]
fn what_vanished_from_the_shelf_is_told() {
    let (_folder, store) = folder();
    let told = delete(&store, &store.games().join("gone.sgf")).unwrap_err().to_string();
    assert!(told.contains("gone.sgf") && told.contains("no such file"), "{told}");
    assert!(!store.trash().exists() || names(&store.trash()).is_empty());
    fs::create_dir(store.games().join("folder.sgf")).unwrap();
    assert!(delete(&store, &store.games().join("folder.sgf")).is_err());
}

/// Where nothing may be removed, nothing is: neither the file nor a copy of it in the trash.
#[cfg(unix)]
#[test]
fn a_folder_that_can_only_be_read() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, store) = folder();
    let mine = folder.path().join("mine");
    fs::create_dir(&mine).unwrap();
    fs::write(mine.join("a.sgf"), record("mine")).unwrap();
    fs::set_permissions(&mine, fs::Permissions::from_mode(0o555)).unwrap();
    // Whoever may write everywhere cannot be kept from it.
    if fs::write(mine.join("probe"), "").is_err() {
        let told = delete(&store, &mine.join("a.sgf")).unwrap_err().to_string();
        assert!(told.contains("could not be removed") && told.contains("not yours"), "{told}");
        assert!(mine.join("a.sgf").is_file() && names(&store.trash()).is_empty());
    }
    fs::set_permissions(&mine, fs::Permissions::from_mode(0o755)).unwrap();
}

/// A file in the place of the trash: it cannot be made, and the game stays.
#[test]
fn a_trash_that_cannot_be_made() {
    let (_folder, store) = folder();
    fs::write(store.trash(), "").unwrap();
    let path = store.games().join("a.sgf");
    fs::write(&path, record("one")).unwrap();
    let told = delete(&store, &path).unwrap_err().to_string();
    assert!(told.contains("trash") && told.lines().count() == 1, "{told}");
    assert_eq!(rows(&store, LATER).unwrap().len(), 1);
}

/// Over to another disk the file is copied whole before it is removed.
#[cfg(target_os = "linux")]
#[test]
fn from_one_disk_to_another() {
    let Ok(memory) = tempfile::tempdir_in("/dev/shm") else { return };
    let disk = tempfile::tempdir().unwrap();
    let store = Store::new(disk.path().join("data"));
    let path = memory.path().join("a.sgf");
    fs::write(&path, record("far")).unwrap();
    super::date(&path, 1_000);
    delete(&store, &path).unwrap();
    assert!(!path.exists());
    assert_eq!(fs::read_to_string(store.trash().join("000001/a.sgf")).unwrap(), record("far"));
    assert_eq!(undo(&store).unwrap().unwrap(), path.canonicalize().unwrap());
    assert_eq!(fs::read_to_string(&path).unwrap(), record("far"));
    let written = fs::metadata(&path).unwrap().modified().unwrap();
    assert_eq!(written.duration_since(std::time::UNIX_EPOCH).unwrap().as_secs(), 1_000);
}

#[test]
fn two_programs_delete_at_once() {
    let (folder, store) = folder();
    for n in 0..40 {
        fs::write(store.games().join(format!("{n:02}.sgf")), record("x")).unwrap();
    }
    std::thread::scope(|scope| {
        for half in 0..2 {
            let store = Store::new(folder.path().join("data"));
            scope.spawn(move || {
                for n in (half..40).step_by(2) {
                    delete(&store, &store.games().join(format!("{n:02}.sgf"))).unwrap();
                }
            });
        }
    });
    assert_eq!(names(&store.trash()).len(), 40);
    while undo(&store).unwrap().is_some() {}
    assert_eq!(names(&store.games()).len(), 40);
}
