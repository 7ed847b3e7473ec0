use super::{LATER, folder, game, names, record};
use shoutan::record::journal::Journal;
use shoutan::record::shelf::import::{from_file, from_text};
use shoutan::record::shelf::{State, rows};
use shoutan::record::store::day::day_of;
use shoutan::text::en::EN;
use std::fs;
use std::path::Path;

#[test]
fn a_file_lies_among_the_games_as_it_came() {
    let (folder, store) = folder();
    let path = folder.path().join("my game?.SGF");
    // Two games, an old encoding, a mail before them: byte for byte the same.
    let bytes = b"From: me\n\n(;GM[1]PB[\xc0\xee];B[aa])\n(;GM[1];W[bb])".to_vec();
    fs::write(&path, &bytes).unwrap();
    for name in ["my_game.sgf", "my_game-2.sgf"] {
        let kept = from_file(&store, &path, 0, &EN).unwrap();
        assert_eq!(kept, store.games().join(name));
        assert_eq!(fs::read(kept).unwrap(), bytes);
    }
    assert!(path.is_file());
    assert_eq!(rows(&store, LATER).unwrap()[0].games, 2);
}

#[test]
fn a_record_that_was_pasted_is_called_by_its_day_and_players() {
    let (_folder, store) = folder();
    for (text, name) in [
        (record("Li"), "2020-01-02-Li-Wang.sgf".to_owned()),
        ("(;PB[../x];B[aa])".to_owned(), format!("{}-x-White.sgf", day_of(0))),
        ("(;DT[../etc/pw]B[aa])".to_owned(), format!("{}-Black-White.sgf", day_of(0))),
    ] {
        assert_eq!(from_text(&store, &text, 0, &EN).unwrap(), store.games().join(name));
    }
}

#[test]
fn a_game_in_progress_can_be_played_on() {
    let (_one, there) = folder();
    let (_two, here) = folder();
    let journal = there.begin(&game()).unwrap().path().to_owned();
    let kept = from_file(&here, &journal, 0, &EN).unwrap();
    assert_eq!(rows(&here, LATER).unwrap()[0].state, State::Unfinished);
    assert_eq!(Journal::open(&kept).unwrap().game.entries(), game().entries());
}

/// What other programs write is turned into what every program reads.
#[test]
fn foreign_formats_become_records() {
    let (folder, store) = folder();
    let path = folder.path().join("game.gib");
    let gib = "\\HS\n\\[GAMEBLACKNAME=Li (3D)\\]\n\\[GAMEWHITENAME=Wang (4D)\\]\n\
         \\[GAMETAG=S1,R3,D4,G500,W4,Z0,T30-3-1200,C2015:08:29:10:21\\]\n\\HE\n\\GS\n2 1 0\n\
         INI 0 1 0 &4\nSTO 0 2 1 15 3\nSTO 0 3 2 3 15\n\\GE\n";
    fs::write(&path, gib).unwrap();
    let kept = from_file(&store, &path, 0, &EN).unwrap();
    assert_eq!(kept, store.games().join("game.sgf"));
    assert!(fs::read_to_string(&kept).unwrap().starts_with("(;FF[4]GM[1]"));
    fs::copy(&path, store.games().join("other.gib")).unwrap();
    let listed = rows(&store, LATER).unwrap();
    assert_eq!(listed.len(), 2);
    assert!(listed.iter().all(|row| row.moves == 2 && row.state == State::Finished), "{listed:?}");
}

#[test]
fn what_is_no_record_is_refused_and_changes_nothing() {
    let (folder, store) = folder();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("page.sgf"), "<html>no game</html>").unwrap();
    fs::write(path("empty.sgf"), "").unwrap();
    fs::write(store.games().join("a.sgf"), record("one")).unwrap();
    for (name, told) in [
        (path("page.sgf"), "no game record"),
        (path("empty.sgf"), "the file is empty"),
        (path("none\u{1b}[2J.sgf"), "no such file"),
        (folder.path().to_owned(), "it is a folder"),
        (store.games().join("a.sgf"), "on the shelf already"),
        (Path::new("").to_owned(), "name a file"),
        (Path::new("/dev/null").to_owned(), "no ordinary file"),
    ] {
        let why = from_file(&store, &name, 0, &EN).unwrap_err();
        assert!(why.contains(told) && why.lines().count() == 1 && !why.contains('\u{1b}'), "{why}");
    }
    assert!(from_text(&store, "hello", 0, &EN).is_err());
    assert_eq!(names(&store.games()), ["a.sgf"]);
    // A disk that is full, or a folder that cannot be made.
    fs::remove_dir_all(store.games()).unwrap();
    fs::write(store.games(), "").unwrap();
    let why = from_text(&store, &record("x"), 0, &EN).unwrap_err();
    assert!(why.contains("games") && why.lines().count() == 1, "{why}");
}
