//! Records on the whole: reading, playing back and writing what lies in `assets/games`.

use shoutan::record::info::GameInfo;
use shoutan::record::sgf::read::read;
use shoutan::record::sgf::write::write;
use std::fs;
use std::path::PathBuf;

fn classics() -> Vec<(PathBuf, Vec<u8>)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "sgf"));
    paths.sort();
    assert!(paths.len() >= 16);
    paths.into_iter().map(|path| (path.clone(), fs::read(path).unwrap())).collect()
}

#[test]
fn the_classics_go_out_as_they_came_in() {
    for (path, bytes) in classics() {
        let (collection, problems) = read(&bytes).unwrap();
        assert_eq!(problems, [], "{path:?}");
        assert_eq!(collection.games().len(), 1);
        assert!(write(&collection) == bytes, "{path:?} came out changed");
    }
}

#[test]
fn the_classics_tell_who_played() {
    let names: Vec<_> = classics()
        .iter()
        .map(|(_, bytes)| {
            let info = GameInfo::of(&read(bytes).unwrap().0.games()[0]);
            (info.black, info.white)
        })
        .collect();
    assert_eq!(names[0], ("吕范".to_owned(), "孙策".to_owned()));
    assert!(names.iter().all(|(black, white)| !black.is_empty() && !white.is_empty()), "{names:?}");
}
