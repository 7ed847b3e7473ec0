//! Files named on the command line, and one sentence each for what can go wrong with them.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use crate::record::fault::shown;

/// Opens a file for reading; `-` is standard input. The error is a sentence: what, where, what to do.
pub fn open(path: &Path) -> Result<Box<dyn BufRead>, String> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened = File::open(path).and_then(|file| {
        if file.metadata()?.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(file) }
    });
    match opened {
        Ok(file) => Ok(Box::new(BufReader::new(file))),
        Err(error) => Err(unreadable(path, &error)),
    }
}

/// Why a file cannot be read, in a sentence.
pub fn unreadable(path: &Path, error: &io::Error) -> String {
    format!("{}: {}", shown(path), advice(error))
}

/// Why something cannot be read and what to do, without its name.
pub fn advice(error: &io::Error) -> String {
    let advice = match error.kind() {
        io::ErrorKind::NotFound => "there is no such file; look at the spelling, or use - for standard input",
        io::ErrorKind::PermissionDenied => "it may not be read by you; change its permissions",
        io::ErrorKind::IsADirectory => "it is a folder; name a file in it",
        _ => return format!("it cannot be read ({error}); try a copy of it"),
    };
    advice.to_owned()
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::path::Path;

    use super::open;

    #[test]
    fn what_cannot_be_read_is_told_in_one_sentence() {
        let folder = tempfile::tempdir().unwrap();
        let cases =
            [(folder.path().join("none.sgf"), "no such file"), (folder.path().to_owned(), "a folder")];
        for (path, word) in cases {
            let told = open(&path).err().unwrap();
            assert!(told.contains(word) && told.starts_with(path.to_str().unwrap()), "{told}");
            assert_eq!(told.lines().count(), 1);
        }
        let told = open(Path::new("\u{1b}[2J\nx")).err().unwrap();
        assert!(!told.contains('\u{1b}') && told.lines().count() == 1);
    }

    #[test]
    fn a_file_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        std::fs::write(&path, "手谈").unwrap();
        let mut text = String::new();
        open(&path).unwrap().read_to_string(&mut text).unwrap();
        assert_eq!(text, "手谈");
    }
}
