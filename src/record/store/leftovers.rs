//! What a program that was killed while it wrote a whole file has left behind.

use super::Store;
use super::whole::{PREFIX, SUFFIX};
use std::fs::{self, DirEntry};
use std::time::UNIX_EPOCH;

/// A younger one may be another program's, which is writing it just now: an hour in ms.
const OLD: i64 = 3_600_000;

impl Store {
    /// Removes the temporary files in the folders of the store that are older than an hour. `now`: ms since 1970 UTC.
    pub fn sweep(&self, now: i64) {
        for folder in [self.data().to_owned(), self.games()] {
            let files = fs::read_dir(folder).into_iter().flatten().flatten();
            for file in files.filter(|file| is_temporary(file) && is_old(file, now)) {
                // Nobody misses it, and it is tried again next time.
                let _ = fs::remove_file(file.path());
            }
        }
    }
}

fn is_temporary(file: &DirEntry) -> bool {
    let name = file.file_name();
    let random = name.to_str().and_then(|name| name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX));
    random.is_some_and(|random| random.len() == 6 && random.bytes().all(|byte| byte.is_ascii_alphanumeric()))
        && file.file_type().is_ok_and(|kind| kind.is_file())
}

fn is_old(file: &DirEntry, now: i64) -> bool {
    let written = file.metadata().and_then(|file| file.modified()).ok();
    let since = written.and_then(|at| at.duration_since(UNIX_EPOCH).ok());
    since
        .and_then(|since| i64::try_from(since.as_millis()).ok())
        .is_some_and(|at| now.saturating_sub(at) > OLD)
}

#[cfg(test)]
mod tests {
    use crate::record::store::Store;
    use std::fs::{self, File};
    use std::time::{Duration, UNIX_EPOCH};

    #[test]
    fn only_old_leftovers_of_its_own_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::new(folder.path().join("data"));
        store.sweep(0);
        fs::create_dir_all(store.games()).unwrap();
        let now = 1_800_000_000_000;
        let cases = [
            (".shoutan-a1B2c3.tmp", 3_600_001, false),
            (".shoutan-a1B2c4.tmp", 3_600_000, true),
            (".shoutan-a1B2c5.tmp", 0, true),
            (".shoutan-a1B2c6.tmp", -3_700_000, true),
            (".shoutan-notes.tmp", 9_000_000, true),
            (".shoutan-a1B2c7.tmp.sgf", 9_000_000, true),
            ("shoutan-a1B2c8.tmp", 9_000_000, true),
            ("game.sgf", 9_000_000, true),
        ];
        for folder in [store.data().to_owned(), store.games()] {
            for (name, age, _) in cases {
                let file = File::create(folder.join(name)).unwrap();
                let at = u64::try_from(now - age).unwrap();
                file.set_modified(UNIX_EPOCH + Duration::from_millis(at)).unwrap();
            }
            fs::create_dir(folder.join(".shoutan-a1B2c9.tmp")).unwrap();
        }
        store.sweep(now);
        for folder in [store.data().to_owned(), store.games()] {
            for (name, _, stays) in cases {
                assert_eq!(folder.join(name).exists(), stays, "{name}");
            }
            assert!(folder.join(".shoutan-a1B2c9.tmp").is_dir());
        }
    }
}
