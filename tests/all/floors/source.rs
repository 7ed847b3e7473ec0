//! A source file with comments and literals blanked out, its tests apart.

use std::path::{Path, PathBuf};

/// A file of the program.
pub struct Source {
    /// Below `src`, as `rules/board.rs`.
    pub path: PathBuf,
    /// The code by lines: comments and what stands in quotes are blank.
    pub code: Vec<String>,
    /// For each line whether it belongs to tests.
    pub test: Vec<bool>,
}

impl Source {
    pub fn new(path: &Path, content: &str) -> Self {
        let blanked = blank(content);
        let code: Vec<String> = blanked.lines().map(str::to_owned).collect();
        let whole =
            path.components().any(|part| matches!(part.as_os_str().to_str(), Some("tests" | "tests.rs")));
        let test = if whole { vec![true; code.len()] } else { test_lines(&code) };
        Self { path: path.to_owned(), code, test }
    }

    /// The room on a floor: the first part of the path, `lib` and `main` for those.
    pub fn room(&self) -> String {
        let first = self.path.components().next().unwrap().as_os_str().to_str().unwrap();
        first.trim_end_matches(".rs").to_owned()
    }

    /// How many modules deep the file is: `lib.rs` 0, `rules.rs` 1, `rules/board.rs` 2.
    pub fn depth(&self) -> usize {
        if matches!(self.room().as_str(), "lib" | "main") { 0 } else { self.path.components().count() }
    }

    /// Whether the file is this module or one below it, as `record/journal`.
    pub fn is_in(&self, module: &str) -> bool {
        self.path.with_extension("").starts_with(module)
    }

    /// Every `use` with its braces multiplied out: the line (from 1), whether it is a test's, the path.
    pub fn uses(&self) -> Vec<(usize, bool, String)> {
        let mut found = Vec::new();
        let mut at = 0;
        while at < self.code.len() {
            let first = at;
            let line = without_visibility(self.code[at].trim_start());
            at += 1;
            let Some(start) = line.strip_prefix("use ") else { continue };
            let mut statement = start.to_owned();
            while !statement.contains(';') && at < self.code.len() {
                statement += self.code[at].trim();
                at += 1;
            }
            let tree = statement.split(';').next().unwrap();
            for path in expand(tree) {
                found.push((first + 1, self.test[first], path));
            }
        }
        found
    }
}

/// `pub(crate) use` as `use`.
fn without_visibility(line: &str) -> &str {
    let Some(rest) = line.strip_prefix("pub") else { return line };
    let scope = rest.strip_prefix('(').and_then(|rest| rest.split_once(')'));
    scope.map_or(rest, |(_, rest)| rest).trim_start()
}

/// `a::{b, c::{d, e}}` as `a::b`, `a::c::d`, `a::c::e`.
fn expand(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some(open) = tree.find('{') else {
        return vec![tree.split(" as ").next().unwrap().trim().to_owned()];
    };
    let inner = &tree[open + 1..tree.rfind('}').unwrap_or(tree.len())];
    let (mut depth, mut start, mut paths) = (0, 0, Vec::new());
    for (i, c) in inner.char_indices().chain([(inner.len(), ',')]) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                let item = inner[start..i].trim();
                if !item.is_empty() {
                    paths.extend(expand(item).into_iter().map(|rest| format!("{}{rest}", &tree[..open])));
                }
                start = i + 1;
            }
            _ => {}
        }
    }
    paths
}

/// The lines of `#[cfg(test)]` items.
fn test_lines(code: &[String]) -> Vec<bool> {
    let mut test = vec![false; code.len()];
    let mut at = 0;
    while at < code.len() {
        if !code[at].contains("#[cfg(test)]") {
            at += 1;
            continue;
        }
        let (mut depth, mut opened) = (0, false);
        while at < code.len() {
            test[at] = true;
            for c in code[at].chars() {
                match c {
                    '{' => (depth, opened) = (depth + 1, true),
                    '}' => depth -= 1,
                    _ => {}
                }
            }
            let ended = if opened { depth == 0 } else { code[at].trim_end().ends_with(';') };
            at += 1;
            if ended {
                break;
            }
        }
    }
    test
}

/// Comments and the insides of literals as blanks; line ends stay.
fn blank(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut i = 0;
    let blanks = |out: &mut String, part: &[char]| {
        out.extend(part.iter().map(|c| if *c == '\n' { '\n' } else { ' ' }));
    };
    while i < chars.len() {
        let rest = &chars[i..];
        let end = match rest {
            ['/', '/', ..] => rest.iter().position(|c| *c == '\n').unwrap_or(rest.len()),
            ['/', '*', ..] => block_comment(rest),
            ['"', ..] => quoted(rest, 1),
            ['r', '"' | '#', ..] if !word(i.checked_sub(1).map(|before| chars[before])) => raw(rest),
            ['\'', '\\', ..] => rest.iter().skip(3).position(|c| *c == '\'').map_or(rest.len(), |n| n + 4),
            ['\'', _, '\'', ..] => 3,
            _ => 0,
        };
        if end == 0 {
            out.push(chars[i]);
            i += 1;
        } else {
            blanks(&mut out, &rest[..end]);
            i += end;
        }
    }
    out
}

fn word(c: Option<char>) -> bool {
    c.is_some_and(|c| c.is_alphanumeric() || c == '_')
}

fn block_comment(rest: &[char]) -> usize {
    let (mut depth, mut i) = (0, 0);
    while i < rest.len() {
        match rest[i..] {
            ['/', '*', ..] => (depth, i) = (depth + 1, i + 2),
            ['*', '/', ..] => (depth, i) = (depth - 1, i + 2),
            _ => i += 1,
        }
        if depth == 0 {
            break;
        }
    }
    i
}

fn quoted(rest: &[char], from: usize) -> usize {
    let mut i = from;
    while i < rest.len() && rest[i] != '"' {
        i += if rest[i] == '\\' { 2 } else { 1 };
    }
    (i + 1).min(rest.len())
}

/// The length of a raw string, 0 if it is none (`r#type`).
fn raw(rest: &[char]) -> usize {
    let hashes = rest[1..].iter().take_while(|c| **c == '#').count();
    if rest.get(1 + hashes) != Some(&'"') {
        return 0;
    }
    let close: Vec<char> = std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
    let body = 2 + hashes;
    rest[body..]
        .windows(close.len())
        .position(|part| part == close)
        .map_or(rest.len(), |n| body + n + close.len())
}
