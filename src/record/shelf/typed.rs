//! Paths as people type them and terminals paste them: in quotes, with backslashes, as addresses, with `~`.

use crate::record::percent::decoded;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The files meant by what was typed or dropped. What is there as it stands counts first; else it is taken for one or
/// several words as a shell reads them. `home` stands for `~`; `is_there` looks.
pub fn paths(typed: &str, home: Option<&Path>, is_there: &dyn Fn(&Path) -> bool) -> Vec<PathBuf> {
    let typed = typed.trim();
    let whole = path(unquoted(typed), home);
    if [PathBuf::from(typed), whole.clone()].iter().any(|path| is_there(path)) {
        let literal = PathBuf::from(typed);
        return vec![if is_there(&literal) { literal } else { whole }];
    }
    let several: Vec<PathBuf> = words(typed).iter().map(|word| path(word, home)).collect();
    // Unquoted blanks are part of one name more often than they part two.
    if !several.is_empty() && several.iter().all(|path| is_there(path)) {
        return several;
    }
    match several.as_slice() {
        [one] => vec![one.clone()],
        _ => vec![whole],
    }
}

fn unquoted(text: &str) -> &str {
    ['"', '\''].iter().find_map(|&quote| text.strip_prefix(quote)?.strip_suffix(quote)).unwrap_or(text)
}

/// One path: an address of a file, or below the home folder, or as it is.
fn path(text: &str, home: Option<&Path>) -> PathBuf {
    if let Some(path) = address(text) {
        return path;
    }
    match (text.strip_prefix('~'), home) {
        (Some(""), Some(home)) => home.to_owned(),
        (Some(rest), Some(home)) if rest.starts_with('/') => home.join(rest.trim_start_matches('/')),
        _ => PathBuf::from(text),
    }
}

/// The path of `file:///a/b%20c.sgf`, with or without this machine's name.
fn address(text: &str) -> Option<PathBuf> {
    let rest = text.get(..7).filter(|scheme| scheme.eq_ignore_ascii_case("file://")).map(|_| &text[7..])?;
    let path = &rest[rest.find('/')?..];
    decoded(path.as_bytes()).and_then(os_string).map(PathBuf::from)
}

/// Bytes as the system's own kind of text.
#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "other systems cannot hold every byte")]
pub(super) fn os_string(bytes: Vec<u8>) -> Option<OsString> {
    Some(std::os::unix::ffi::OsStringExt::from_vec(bytes))
}

/// Bytes as the system's own kind of text.
#[cfg(not(unix))]
pub(super) fn os_string(bytes: Vec<u8>) -> Option<OsString> {
    String::from_utf8(bytes).ok().map(OsString::from)
}

/// Words as a shell parts them: at blanks, but not in quotes nor after a backslash (which parts folders on Windows).
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') if cfg!(not(windows)) => {
                word.get_or_insert_default().extend(chars.next());
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::paths;
    use std::path::{Path, PathBuf};

    #[test]
    fn what_is_typed_and_dropped() {
        let there = ["/g/a.sgf", "/g/two words.sgf", "/g/棋.sgf", "/h/b.sgf", "/g/it's.sgf", "/g/'q'"];
        let is_there = |path: &Path| there.contains(&path.to_str().unwrap());
        for (typed, meant) in [
            ("/g/a.sgf", &["/g/a.sgf"][..]),
            ("  /g/a.sgf \n", &["/g/a.sgf"]),
            ("'/g/two words.sgf'", &["/g/two words.sgf"]),
            ("\"/g/two words.sgf\"", &["/g/two words.sgf"]),
            ("/g/two words.sgf", &["/g/two words.sgf"]),
            ("/g/two\\ words.sgf ", &["/g/two words.sgf"]),
            ("file:///g/two%20words.sgf", &["/g/two words.sgf"]),
            ("file://localhost/g/%E6%A3%8B.sgf", &["/g/棋.sgf"]),
            ("~/b.sgf", &["/h/b.sgf"]),
            ("'/g/it'\\''s.sgf'", &["/g/it's.sgf"]),
            ("/g/'q'", &["/g/'q'"]),
            ("'/g/a.sgf' '/g/two words.sgf'", &["/g/a.sgf", "/g/two words.sgf"]),
            ("/g/a.sgf file:///h/b.sgf", &["/g/a.sgf", "/h/b.sgf"]),
            ("/g/none.sgf", &["/g/none.sgf"]),
            ("no such file.sgf", &["no such file.sgf"]),
            ("~nobody/x", &["~nobody/x"]),
            ("file:///g/%zz", &["file:///g/%zz"]),
            ("", &[""]),
        ] {
            let expected: Vec<PathBuf> = meant.iter().map(PathBuf::from).collect();
            assert_eq!(paths(typed, Some(Path::new("/h")), &is_there), expected, "{typed:?}");
        }
    }
}
