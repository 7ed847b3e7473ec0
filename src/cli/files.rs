//! Files named on the command line, and one sentence each for what can go wrong with them.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use crate::record::fault::Cause;
use crate::text::{Text, visible};

/// Opens a file for reading; `-` is standard input. The error is a sentence: what, where, what to do.
pub fn open(path: &Path, text: &Text) -> Result<Box<dyn BufRead>, String> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened = File::open(path).and_then(|file| {
        if file.metadata()?.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(file) }
    });
    match opened {
        Ok(file) => Ok(Box::new(BufReader::new(file))),
        Err(error) => Err(about(path, &advice(&Cause::from(&error), text))),
    }
}

/// Something said of a file, in one line.
pub fn about(path: &Path, what: &str) -> String {
    visible::line(&format!("{}: {what}", path.to_string_lossy())).into_owned()
}

/// Why something cannot be read and what to do, without its name.
pub fn advice(cause: &Cause, text: &Text) -> String {
    let words = &text.fault.command;
    if let Cause::Own(_) = cause {
        return cause.said(text);
    }
    match cause.kind() {
        io::ErrorKind::NotFound => words.not_found.to_owned(),
        io::ErrorKind::PermissionDenied => words.denied.to_owned(),
        io::ErrorKind::IsADirectory => text.fault.is_folder.to_owned(),
        io::ErrorKind::NotADirectory | io::ErrorKind::InvalidFilename => cause.said(text),
        _ => (words.unreadable)(&cause.said(text)),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::path::Path;

    use super::open;
    use crate::text::en::EN;

    #[test]
    fn what_cannot_be_read_is_told_in_one_sentence() {
        let folder = tempfile::tempdir().unwrap();
        let cases =
            [(folder.path().join("none.sgf"), "no such file"), (folder.path().to_owned(), "a folder")];
        for (path, word) in cases {
            let told = open(&path, &EN).err().unwrap();
            assert!(told.contains(word) && told.starts_with(path.to_str().unwrap()), "{told}");
            assert_eq!(told.lines().count(), 1);
        }
        let told = open(Path::new("\u{1b}[2J\nx"), &EN).err().unwrap();
        assert!(!told.contains('\u{1b}') && told.lines().count() == 1);
    }

    #[test]
    fn a_file_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        std::fs::write(&path, "手谈").unwrap();
        let mut text = String::new();
        open(&path, &EN).unwrap().read_to_string(&mut text).unwrap();
        assert_eq!(text, "手谈");
    }
}
