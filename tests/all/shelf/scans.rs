use super::{LATER, date, folder, game, record};
use shoutan::record::shelf::scan::{Batch, scan};
use shoutan::record::shelf::{Row, State, folders, rows, unfinished};
use shoutan::record::store::Store;
use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};

fn look(store: &Store, now: i64) -> Vec<Row> {
    rows(store, now).unwrap()
}

fn black(rows: &[Row]) -> Vec<&str> {
    rows.iter().map(|row| row.black.as_str()).collect()
}

/// The same rows are told from memory as from the files.
#[test]
fn what_is_remembered_is_what_was_read() {
    let (_folder, store) = folder();
    fs::write(store.games().join("a.sgf"), record("李")).unwrap();
    fs::write(store.games().join("b.sgf"), "no record").unwrap();
    fs::write(store.games().join("c.sgf"), format!("{}\n{}", record("x"), record("y"))).unwrap();
    drop(store.begin(&game()).unwrap());
    let read = look(&store, LATER);
    let index = store.index().unwrap();
    assert!(index.is_file());
    assert_eq!(look(&store, LATER), read);
    assert_eq!(read.len(), 4);
    assert_eq!(read.iter().map(|row| row.games).max(), Some(2));
    let written = fs::metadata(&index).unwrap().modified().unwrap();
    look(&store, LATER);
    assert_eq!(fs::metadata(&index).unwrap().modified().unwrap(), written, "nothing new, nothing written");
}

#[test]
fn a_row_is_believed_only_for_the_same_file() {
    let (_folder, store) = folder();
    let path = store.games().join("a.sgf");
    fs::write(&path, record("one")).unwrap();
    date(&path, 1_000);
    assert_eq!(black(&look(&store, LATER)), ["one"]);
    // Another length, the same time.
    fs::write(&path, record("three")).unwrap();
    date(&path, 1_000);
    assert_eq!(black(&look(&store, LATER)), ["three"]);
    // The same length, another time.
    fs::write(&path, record("seven")).unwrap();
    date(&path, 2_000);
    assert_eq!(black(&look(&store, LATER)), ["seven"]);
    // The same length and the same time: another file.
    let other = store.games().join("b.tmp");
    fs::write(&other, record("eight")).unwrap();
    date(&other, 2_000);
    fs::rename(&other, &path).unwrap();
    assert_eq!(black(&look(&store, LATER)), ["eight"]);
    fs::remove_file(&path).unwrap();
    assert!(look(&store, LATER).is_empty());
}

/// What is written twice within a tick of the file system's clock does not look changed, so it is not believed yet.
#[test]
fn what_was_just_written_is_read_again() {
    let (_folder, store) = folder();
    let path = store.games().join("a.sgf");
    fs::write(&path, record("one")).unwrap();
    look(&store, 0);
    let text = fs::read_to_string(store.index().unwrap()).unwrap();
    assert_eq!(text.lines().count(), 1, "only its head: {text}");
    look(&store, LATER);
    let text = fs::read_to_string(store.index().unwrap()).unwrap();
    assert_eq!(text.lines().count(), 2, "{text}");
}

/// Where the index lies about the rows, only an index that is whole is believed; so a lie shows what is believed.
#[test]
fn an_index_that_is_not_whole_is_made_anew() {
    let (_folder, store) = folder();
    fs::write(store.games().join("a.sgf"), record("one")).unwrap();
    let read = look(&store, LATER);
    let index = store.index().unwrap();
    let text = fs::read_to_string(&index).unwrap();
    let (head, body) = text.split_once('\n').unwrap();
    let sealed = |head: &str, body: &str| {
        let (kind, _) = head.rsplit_once(' ').unwrap();
        format!("{kind} {:08x}\n{body}", crc32fast::hash(body.as_bytes()))
    };
    let lie = body.replace("\"one\"", "\"lie\"");
    assert_ne!(lie, body);
    fs::write(&index, sealed(head, &lie)).unwrap();
    assert_eq!(black(&look(&store, LATER)), ["lie"], "a whole one is believed");
    for (what, bytes) in [
        ("changed", format!("{head}\n{lie}")),
        ("cut", sealed(head, &lie)[..sealed(head, &lie).len() - 9].to_owned()),
        ("of an older version", sealed(&head.replace("shelf ", "shelf 9"), &lie)),
        ("of another program", sealed("other 1 0 00000000", &lie)),
        ("no JSON", sealed(head, "lie\n")),
        ("another shape", sealed(head, "{\"path\":\"/a\"}\n")),
        ("of a board too large", sealed(head, &lie.replace("[19,19]", "[190,19]"))),
        ("empty", String::new()),
        ("binary", "\u{0}\u{1}\u{2}".to_owned()),
    ] {
        fs::write(&index, bytes).unwrap();
        assert_eq!(look(&store, LATER), read, "{what}");
        assert_eq!(fs::read_to_string(&index).unwrap(), text, "{what}: it is whole again");
    }
    // A folder in its place costs time only.
    fs::remove_file(&index).unwrap();
    fs::create_dir(&index).unwrap();
    assert_eq!(look(&store, LATER), read);
}

#[test]
fn two_data_directories_do_not_share_an_index() {
    let (folder, store) = folder();
    let other = Store::new(folder.path().join("other")).with_cache(folder.path().join("cache"));
    assert_ne!(store.index(), other.index());
    assert_eq!(Store::new(folder.path().join("data")).index(), None, "without a cache there is none");
}

#[test]
fn folders_of_the_users_are_looked_through() {
    let (folder, store) = folder();
    let mine = folder.path().join("my games");
    let deep = mine.join("2020/march");
    fs::create_dir_all(&deep).unwrap();
    fs::create_dir(mine.join(".hidden")).unwrap();
    for (path, black) in [
        (store.games().join("own.sgf"), "own"),
        (mine.join("a.SGF"), "top"),
        (deep.join("own.sgf"), "deep"),
        (mine.join(".hidden/h.sgf"), "hidden"),
        (mine.join(".h.sgf"), "hidden"),
        (mine.join("text.txt"), "text"),
        (mine.join("left.jsonl"), "journal"),
    ] {
        fs::write(path, record(black)).unwrap();
    }
    let added = folders::add(&store, &mine).unwrap();
    assert_eq!(folders::add(&store, &mine.join("../my games")).unwrap(), added, "added once");
    folders::add(&store, &deep).unwrap();
    assert_eq!(folders::folders(&store).len(), 2);
    let listed = look(&store, LATER);
    let mut blacks = black(&listed);
    blacks.sort_unstable();
    assert_eq!(blacks, ["deep", "own", "top"], "each file once");
    assert_eq!(listed.iter().filter(|row| row.own).count(), 1);
    assert_eq!(look(&store, LATER), listed, "from memory");
    // The folder of the games is on the shelf already.
    folders::add(&store, &store.games()).unwrap();
    assert_eq!(folders::folders(&store).len(), 2);
    folders::remove(&store, &added).unwrap();
    folders::remove(&store, &deep.canonicalize().unwrap()).unwrap();
    assert_eq!(black(&look(&store, LATER)), ["own"]);
    assert!(mine.join("a.SGF").is_file());
    for (bad, told) in [(folder.path().join("none"), "no such file"), (store.games().join("own.sgf"), "")] {
        let fault = folders::add(&store, &bad).unwrap_err().to_string();
        assert!(fault.contains(told) && fault.lines().count() == 1, "{fault}");
    }
}

#[cfg(unix)]
#[test]
fn a_list_of_folders_that_cannot_be_read_is_not_written_over() {
    let (folder, store) = folder();
    let mine = folder.path().join("mine");
    fs::create_dir(&mine).unwrap();
    fs::create_dir_all(store.data()).unwrap();
    let elsewhere = folder.path().join("elsewhere");
    fs::write(&elsewhere, "/one\n/two\n").unwrap();
    // Links are not followed: it cannot be read.
    std::os::unix::fs::symlink(&elsewhere, store.folder_list()).unwrap();
    assert!(folders::folders(&store).is_empty());
    assert!(folders::add(&store, &mine).is_err() && folders::remove(&store, &mine).is_err());
    assert_eq!(fs::read_to_string(store.folder_list()).unwrap(), "/one\n/two\n");
}

#[test]
fn a_folder_that_is_gone_is_told_and_comes_back() {
    let (folder, store) = folder();
    let (mine, away) = (folder.path().join("mine"), folder.path().join("away"));
    fs::create_dir(&mine).unwrap();
    fs::write(mine.join("a.sgf"), record("mine")).unwrap();
    folders::add(&store, &mine).unwrap();
    fs::write(store.games().join("own.sgf"), record("own")).unwrap();
    assert_eq!(look(&store, LATER).len(), 2);
    fs::rename(&mine, &away).unwrap();
    let mut batches: Vec<Batch> = Vec::new();
    scan(&store, LATER, &AtomicBool::new(false), &mut |batch| batches.push(batch)).unwrap();
    let faults: Vec<String> =
        batches.iter().flat_map(|batch| &batch.faults).map(ToString::to_string).collect();
    assert!(faults.len() == 1 && faults[0].contains("mine"), "{faults:?}");
    assert_eq!(batches.iter().map(|batch| batch.rows.len()).sum::<usize>(), 1);
    assert!(batches.last().unwrap().last);
    fs::rename(&away, &mine).unwrap();
    assert_eq!(look(&store, LATER).len(), 2);
}

#[test]
fn a_list_of_folders_edited_by_hand() {
    let (folder, store) = folder();
    let mine = folder.path().join("mine");
    fs::create_dir(&mine).unwrap();
    fs::write(store.folder_list(), format!("\n{}\r\nrelative\n\u{1b}[2J\n", mine.display())).unwrap();
    assert_eq!(folders::folders(&store), [mine]);
}

/// Links, pipes and folders that go by the name of a record are not opened: a pipe would wait for ever.
#[cfg(unix)]
#[test]
fn only_ordinary_files_are_opened() {
    let (folder, store) = folder();
    let games = store.games();
    fs::write(games.join("a.sgf"), record("one")).unwrap();
    fs::create_dir(games.join("folder.sgf")).unwrap();
    let outside = folder.path().join("outside.sgf");
    fs::write(&outside, record("outside")).unwrap();
    std::os::unix::fs::symlink(&outside, games.join("link.sgf")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", games.join("zero.sgf")).unwrap();
    std::os::unix::fs::symlink(folder.path().join("none"), games.join("dangling.sgf")).unwrap();
    std::os::unix::fs::symlink(&games, games.join("loop")).unwrap();
    for pipe in ["pipe.sgf", "pipe.jsonl"] {
        let made = std::process::Command::new("mkfifo").arg(games.join(pipe)).status();
        assert!(made.is_ok_and(|status| status.success()));
    }
    let _socket = std::os::unix::net::UnixListener::bind(games.join("s.sgf")).unwrap();
    assert_eq!(black(&look(&store, LATER)), ["one"]);
    assert!(unfinished(&store).unwrap().is_empty());
    // One that becomes a pipe between being found and being read.
    for odd in ["pipe.sgf", "link.sgf", "folder.sgf", "zero.sgf", "s.sgf"] {
        let row = Row::read(&games.join(odd));
        assert!(matches!(row.state, State::Damaged(_)), "{odd}: {row:?}");
    }
    folders::add(&store, folder.path()).unwrap();
    assert_eq!(look(&store, LATER).len(), 2, "links to folders are not followed");
}

#[test]
fn a_look_that_is_stopped_reads_no_further() {
    let (_folder, store) = folder();
    for n in 0..600 {
        fs::write(store.games().join(format!("{n}.sgf")), record("x")).unwrap();
    }
    let stop = AtomicBool::new(false);
    let (mut read, mut last) = (0, false);
    scan(&store, LATER, &stop, &mut |batch| {
        stop.store(true, Ordering::Relaxed);
        read += batch.rows.len();
        last = batch.last;
        assert_eq!(batch.of, 600);
    })
    .unwrap();
    assert!((64..600).contains(&read) && last, "{read}");
    assert_eq!(look(&store, LATER).len(), 600);
}

#[test]
fn only_games_that_can_be_played_on_are_looked_at_for_the_home_screen() {
    let (_folder, store) = folder();
    fs::write(store.games().join("a.sgf"), record("one")).unwrap();
    drop(store.begin(&game()).unwrap());
    let found = unfinished(&store).unwrap();
    assert!(found.len() == 1 && found[0].is_unfinished(), "{found:?}");
}

/// A journal that went through a program that breaks lines in the Windows way is whole.
#[test]
fn a_journal_with_windows_line_breaks() {
    let (_folder, store) = folder();
    let journal = store.begin(&game()).unwrap().path().to_owned();
    let text = fs::read_to_string(&journal).unwrap();
    fs::write(&journal, text.replace('\n', "\r\n")).unwrap();
    assert_eq!(look(&store, LATER)[0].state, State::Unfinished);
    let opened = shoutan::record::journal::Journal::open(&journal).unwrap();
    assert!(opened.dropped.is_none());
    assert_eq!(opened.game.entries(), game().entries());
    drop(opened);
    fs::write(&journal, text.replace('\n', "\r\n").replace("\"spent\":9", "\"spent\":8")).unwrap();
    let opened = shoutan::record::journal::Journal::open(&journal).unwrap();
    assert!(opened.dropped.is_some(), "a wrong sum is still seen");
}
