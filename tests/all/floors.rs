//! The house keeps its shape: imports go down, time and files stay in their rooms, files stay small.

mod circles;
mod source;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use source::Source;

/// The rooms by floor. Rooms of one floor do not know each other.
const FLOORS: [(&str, u8); 12] = [
    ("text", 0),
    ("rules", 1),
    ("clock", 2),
    ("game", 3),
    ("record", 4),
    ("app", 5),
    ("diagram", 5),
    ("ui", 6),
    ("cli", 7),
    ("shell", 7),
    ("main", 8),
    ("lib", 9),
];

const FILES: [&str; 5] = ["record/store", "record/journal", "record/shelf", "cli", "shell"];
const LONGEST: usize = 400;

fn floor(room: &str) -> Option<u8> {
    FLOORS.iter().find(|(name, _)| *name == room).map(|(_, floor)| *floor)
}

/// What is wrong with a file, each with its line.
fn faults(source: &Source) -> Vec<(usize, String)> {
    let mut faults = Vec::new();
    if source.path.ends_with("mod.rs") {
        faults.push((1, "a module is named after its file, not mod.rs".to_owned()));
    }
    // The texts are one list.
    if source.code.len() > LONGEST && source.room() != "text" {
        faults.push((source.code.len(), format!("longer than {LONGEST} lines")));
    }
    climbs(source, &mut faults);
    for (line, test, path) in source.uses() {
        if path.ends_with('*') {
            faults.push((line, format!("glob import {path}")));
        }
        let files = path.starts_with("std::fs") || path.starts_with("tempfile");
        if files && !test && !FILES.iter().any(|room| source.is_in(room)) {
            faults.push((line, format!("{path}: files are touched only in {FILES:?}")));
        }
    }
    for (at, code) in source.code.iter().enumerate() {
        let mut fault = |what: &str| faults.push((at + 1, what.to_owned()));
        if has(code, "crossterm") && !source.is_in("ui/keymap") && !source.is_in("shell") {
            fault("crossterm belongs to ui/keymap and shell");
        }
        let time = ["Instant", "SystemTime", "Utc::now", "Local::now"].iter().any(|word| has(code, word));
        if time && !source.is_in("shell") {
            fault("time is an argument; only the shell reads it");
        }
        let exact = source.is_in("rules") || source.is_in("clock") || source.is_in("game");
        if exact && (has(code, "f32") || has(code, "f64")) {
            fault("no floats here");
        }
        if source.test[at] {
            continue;
        }
        if code.contains(".unwrap()") {
            fault("unwrap outside tests");
        }
        if code.contains("std::fs::") && !FILES.iter().any(|room| source.is_in(room)) {
            fault("files are touched only in their rooms");
        }
    }
    faults
}

/// Paths that lead up, or into another room of the same floor.
fn climbs(source: &Source, faults: &mut Vec<(usize, String)>) {
    let own = source.room();
    let Some(height) = floor(&own) else {
        faults.push((1, format!("{own} stands on no floor")));
        return;
    };
    let mut check = |line: usize, room: &str| {
        let up = floor(room).is_some_and(|other| room != own && other >= height);
        if up {
            faults.push((line, format!("{own} (floor {height}) must not know {room}")));
        }
    };
    for (line, _, path) in source.uses() {
        if let Some(room) = from_root(&path, source.depth()) {
            check(line, room);
        }
    }
    for (at, code) in source.code.iter().enumerate() {
        for root in ["crate::", "shoutan::"] {
            for (place, _) in code.match_indices(root) {
                let room =
                    code[place + root.len()..].split(|c: char| !c.is_alphanumeric() && c != '_').next();
                check(at + 1, room.unwrap());
            }
        }
    }
}

/// The first module below the crate that a path in a module of this depth names.
fn from_root(path: &str, depth: usize) -> Option<&str> {
    let parts: Vec<&str> = path.split("::").collect();
    let supers = parts.iter().take_while(|part| **part == "super").count();
    match parts[0] {
        "crate" | "shoutan" => parts.get(1).copied(),
        "super" if supers == depth => parts.get(supers).copied(),
        _ => None,
    }
}

/// Whether a word stands in the code by itself.
fn has(code: &str, word: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    code.match_indices(word)
        .any(|(at, _)| !part(code[..at].chars().next_back()) && !part(code[at + word.len()..].chars().next()))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            files.push(path);
        }
    }
}

#[test]
fn the_house_keeps_its_shape() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect(&src, &mut files);
    assert!(!files.is_empty());
    let mut told = Vec::new();
    for file in files {
        let source = Source::new(file.strip_prefix(&src).unwrap(), &fs::read_to_string(&file).unwrap());
        for (line, what) in faults(&source) {
            told.push(format!("src/{}:{line}: {what}", source.path.display()));
        }
    }
    told.sort();
    assert!(told.is_empty(), "\n{}\n", told.join("\n"));
}

/// Every file of the program.
fn sources() -> Vec<Source> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect(&src, &mut files);
    let read =
        |file: &PathBuf| Source::new(file.strip_prefix(&src).unwrap(), &fs::read_to_string(file).unwrap());
    files.iter().map(read).collect()
}

/// Parts that import each other and may, with the reason.
const KNOWN_CIRCLES: [(&str, &[&str], &str); 3] = [
    (
        "clock",
        &["settings", "system"],
        "the blocks of a progression are read with the settings they belong to",
    ),
    ("record", &["game_record", "journal", "store"], "the store keeps journals and records by its own means"),
    ("text", &["en", "fault"], "what is data is told in English"),
];

#[test]
fn no_parts_of_a_room_import_each_other() {
    let sources = sources();
    let known: BTreeSet<(&str, Vec<String>)> = KNOWN_CIRCLES
        .iter()
        .map(|(room, parts, _)| (*room, parts.iter().map(|part| (*part).to_owned()).collect()))
        .collect();
    let mut found = BTreeSet::new();
    for (room, _) in FLOORS {
        for circle in circles::circles(&circles::arrows(room, &sources)) {
            found.insert((room, circle));
        }
    }
    assert_eq!(found, known);
}

#[test]
fn what_is_a_circle() {
    let source = |path: &str, text: &str| Source::new(Path::new(path), text);
    let room = [
        source("app.rs", "pub use c::Handed;"),
        source("app/a.rs", "use super::b::B;\nuse crate::app::Handed;\nuse crate::rules::c::D;"),
        source("app/b.rs", "use super::a::deep::X;"),
        source("app/a/deep.rs", "use super::super::c::C;\nuse super::A;"),
        source("app/c.rs", "#[cfg(test)]\nmod tests {\n    use super::super::a::A;\n}"),
    ];
    let arrows = circles::arrows("app", &room);
    let to = |part: &str| arrows[part].iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!((to("a"), to("b"), to("c")), (vec!["b", "c"], vec!["a"], vec![]));
    let circle = vec!["a".to_owned(), "b".to_owned()];
    assert_eq!(circles::circles(&arrows), BTreeSet::from([circle]));
}

#[test]
fn what_is_a_fault() {
    let long = "\n".repeat(LONGEST + 1);
    let cases = [
        ("rules/board.rs", "use crate::clock::Ms;", Some(1)),
        ("rules/board.rs", "\n\nuse crate::{text::X, app::App};", Some(3)),
        ("rules/board.rs", "use super::super::game::Game;", Some(1)),
        ("rules/board.rs", "use super::point::Point;\nuse crate::text::Text;", None),
        ("app.rs", "use crate::record::x::Y;\nuse super::rules::Z;", None),
        ("app/table.rs", "use crate::diagram::Text;", Some(1)),
        ("cli/show.rs", "fn f() { crate::shell::run(); }", Some(1)),
        ("cli/show.rs", "pub(crate) use crate::shell::run;", Some(1)),
        ("main.rs", "use shoutan::{cli, shell};", None),
        ("nowhere.rs", "", Some(1)),
        ("game/event.rs", "use std::{\n    fs,\n    io,\n};", Some(1)),
        ("game/event.rs", "fn f() { std::fs::read(1); }", Some(1)),
        ("game/event.rs", "#[cfg(test)]\nmod tests {\n    use std::fs;\n    fn f() { x.unwrap(); }\n}", None),
        ("game/event.rs", "#[cfg(test)]\nuse std::fs;\nfn f() { x.unwrap(); }", Some(3)),
        ("game/event/tests.rs", "fn f() { x.unwrap(); }", None),
        ("record/journal.rs", "use std::fs;", None),
        ("record/journal/write.rs", "use std::fs::File;", None),
        ("record/tree.rs", "use tempfile::NamedTempFile;", Some(1)),
        ("ui/board.rs", "use crossterm::event::KeyCode;", Some(1)),
        ("ui/keymap.rs", "use crossterm::event::KeyCode;", None),
        ("ui/board.rs", "// crossterm\nconst S: &str = \"crossterm std::fs::read\";", None),
        ("clock/side.rs", "use std::time::Instant;", Some(1)),
        ("clock/side.rs", "/* Instant /* f64 */ */ let x = r#\"f64 \" Utc::now\"#;", None),
        ("clock/side.rs", "let c = '\"'; let x: f64;", Some(1)),
        ("clock/side.rs", "let c = '\\''; fn f<'a>(x: &'a u64) {}", None),
        ("app/x.rs", "use chrono::Utc;\nlet x = Utc::now();", Some(2)),
        ("app/x.rs", "use crate::rules::*;", Some(1)),
        ("app/x.rs", "mod tests {\n    use super::{\n        A, b::*\n    };\n}", Some(2)),
        ("app/mod.rs", "", Some(1)),
        ("app/x.rs", &long, Some(LONGEST + 1)),
    ];
    for (path, text, line) in cases {
        let found = faults(&Source::new(Path::new(path), text));
        assert_eq!(found.first().map(|fault| fault.0), line, "{path}: {text:?} gives {found:?}");
    }
}
