use super::{folder, record};
use shoutan::app::effect::{Effect, Learned, Opened, Saving, Source, Unwritten};
use shoutan::record::store::Store;
use shoutan::record::store::whole::Seen;
use shoutan::shell::keeper::Keeper;
use std::fs;
use std::path::{Path, PathBuf};

fn save(store: &Store, saving: Saving) -> Result<PathBuf, Unwritten> {
    let mut keeper = Keeper::new(store.clone());
    match keeper.perform(Effect::Save(Box::new(saving)), 0) {
        Some(Learned::Written(written)) => written.map(|(path, seen)| {
            assert_eq!(seen, Seen::of(&fs::read(&path).unwrap()));
            path
        }),
        other => panic!("{other:?}"),
    }
}

fn open(store: &Store, path: &Path) -> Opened {
    Keeper::new(store.clone()).open_file(path, None).unwrap()
}

fn saving(opened: &Opened, path: &Path, bytes: &str) -> Saving {
    let seen = opened.seen.map(|seen| (opened.path.clone(), seen));
    let path = path.to_str().unwrap().to_owned();
    Saving { path, bytes: bytes.as_bytes().to_vec(), seen, over: false }
}

#[test]
fn a_file_changed_since_it_was_opened_is_asked_about() {
    let (folder, store) = folder();
    let path = folder.path().join("a b.sgf");
    fs::write(&path, record("one")).unwrap();
    let opened = open(&store, &path);
    let asked = saving(&opened, &opened.path, "new");
    assert_eq!(save(&store, asked.clone()), Err(Unwritten::Own));
    assert_eq!(save(&store, Saving { over: true, ..asked.clone() }).unwrap(), path.canonicalize().unwrap());
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    // What it was opened from is another text by now.
    assert_eq!(save(&store, asked.clone()), Err(Unwritten::Changed));
    fs::write(&path, record("two")).unwrap();
    assert_eq!(save(&store, asked.clone()), Err(Unwritten::Changed));
    assert_eq!(fs::read_to_string(&path).unwrap(), record("two"));
    // By another name for the same file, too.
    let roundabout = folder.path().join("data/../a b.sgf");
    assert_eq!(save(&store, saving(&opened, &roundabout, "x")), Err(Unwritten::Changed));
    assert!(save(&store, Saving { over: true, ..asked }).is_ok());
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");
}

#[test]
fn another_file_is_asked_about() {
    let (folder, store) = folder();
    let (path, other) = (folder.path().join("a.sgf"), folder.path().join("b.sgf"));
    fs::write(&path, record("one")).unwrap();
    fs::write(&other, record("two")).unwrap();
    let opened = open(&store, &path);
    let asked = saving(&opened, &other, "new");
    assert_eq!(save(&store, asked.clone()), Err(Unwritten::Exists));
    assert_eq!(fs::read_to_string(&other).unwrap(), record("two"));
    assert!(save(&store, Saving { over: true, ..asked }).is_ok());
    let new = folder.path().join("棋 new.sgf");
    assert!(save(&store, saving(&opened, &new, "new")).is_ok());
    assert_eq!(fs::read_to_string(new).unwrap(), "new");
}

#[test]
fn what_came_from_no_file_goes_to_the_saved_games() {
    let (_folder, store) = folder();
    fs::remove_dir_all(store.games()).unwrap();
    let keeper = Keeper::new(store.clone());
    let opened = keeper.open(&Source::Classic(shoutan::record::classics::ALL[0].file)).unwrap();
    assert_eq!(opened.seen, None);
    assert!(
        save(&store, saving(&opened, &opened.path, "x"))
            .unwrap()
            .starts_with(store.games().canonicalize().unwrap())
    );
    // A game in progress is no file to write a record over.
    let journal = store.begin(&super::game()).unwrap().path().to_owned();
    let opened = open(&store, &journal);
    assert!(opened.seen.is_none() && opened.path.extension().unwrap() == "sgf");
    let Err(Unwritten::Fault(told)) = save(&store, Saving { over: true, ..saving(&opened, &journal, "x") })
    else {
        panic!("over a journal")
    };
    assert!(told.contains("game in progress"), "{told}");
}

#[test]
fn what_cannot_be_written_is_a_sentence() {
    let (folder, store) = folder();
    let path = folder.path().join("a.sgf");
    fs::write(&path, record("one")).unwrap();
    let opened = open(&store, &path);
    for (name, words) in [("none/b.sgf", "there is no folder"), ("data", "folder")] {
        let asked = Saving { over: true, ..saving(&opened, &folder.path().join(name), "x") };
        let Err(Unwritten::Fault(told)) = save(&store, asked) else { panic!("{name}") };
        assert!(told.contains(words) && told.lines().count() == 1, "{told}");
    }
}

#[cfg(unix)]
#[test]
fn links_that_lead_nowhere_yet_and_what_is_no_ordinary_file() {
    let (folder, store) = folder();
    let path = folder.path().join("a.sgf");
    fs::write(&path, record("one")).unwrap();
    let opened = open(&store, &path);
    let link = folder.path().join("link.sgf");
    std::os::unix::fs::symlink("data/../b.sgf", &link).unwrap();
    let asked = saving(&opened, &link, "new");
    assert_eq!(save(&store, asked.clone()), Err(Unwritten::Exists));
    assert!(save(&store, Saving { over: true, ..asked }).is_ok());
    assert_eq!(fs::read_to_string(folder.path().join("b.sgf")).unwrap(), "new");
    assert!(link.is_symlink());

    let pipe = folder.path().join("pipe.sgf");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let told = Keeper::new(store.clone()).open_named(&pipe).unwrap_err();
    assert!(told.ends_with("it is a named pipe; have it read from standard input (-)"), "{told}");
    // The screen would stand still until somebody read there.
    for place in [pipe.as_path(), Path::new("/dev/null")] {
        let asked = saving(&opened, place, "x");
        assert_eq!(save(&store, asked.clone()), Err(Unwritten::Exists));
        let told = save(&store, Saving { over: true, ..asked });
        assert_eq!(told, Err(Unwritten::Fault("it is no ordinary file".into())));
    }
}

#[test]
fn the_encoding_named_counts_when_a_file_is_opened() {
    let (folder, store) = folder();
    let path = folder.path().join("a.sgf");
    fs::write(&path, b"(;GM[1]PB[\xc0\xee];B[aa])").unwrap();
    let keeper = Keeper::new(store);
    let black = |label| {
        let opened = keeper.open(&Source::File(path.clone(), Some(label))).unwrap();
        opened.collection.games()[0].simple_text(shoutan::record::tree::NodeId::ROOT, "PB").unwrap()
    };
    assert_eq!([black("GBK"), black("windows-1252")], ["李", "Àî"]);
}
