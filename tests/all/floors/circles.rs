//! Circles inside a room: parts of it that import each other in a loop.
//!
//! A part is a file of the room together with the folder of its name. What the room itself hands on (`pub use`) counts
//! as the part it comes from.

use std::collections::{BTreeMap, BTreeSet};

use super::source::Source;

/// The parts of a room, and which of them each one imports.
pub type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The module path of a file, as `["app", "table", "play"]`.
fn module(source: &Source) -> Vec<String> {
    let path = source.path.with_extension("");
    path.components().map(|part| part.as_os_str().to_str().unwrap().to_owned()).collect()
}

/// A path as it stands in a `use`, from the crate on.
fn absolute(source: &Source, path: &str) -> Vec<String> {
    let mut here = module(source);
    let mut parts = path.split("::").map(str::trim).peekable();
    match parts.peek() {
        Some(&"crate" | &"shoutan") => {
            parts.next();
            here.clear();
        }
        Some(&"self") => {
            parts.next();
        }
        Some(&"super") => {
            while parts.next_if(|part| *part == "super").is_some() {
                here.pop();
            }
        }
        // A child module, or another crate.
        _ => {}
    }
    here.into_iter().chain(parts.map(str::to_owned)).collect()
}

/// The arrows between the parts of a room.
pub fn arrows(room: &str, sources: &[Source]) -> Arrows {
    let mine: Vec<&Source> = sources.iter().filter(|source| source.room() == room).collect();
    let part = |path: &[String]| path.get(1).cloned();
    let parts: BTreeSet<String> = mine.iter().filter_map(|source| part(&module(source))).collect();
    // What the face of the room hands on, and from which part.
    let face = mine.iter().filter(|source| module(source).len() == 1);
    let mut handed = BTreeMap::new();
    for source in face {
        for (_, _, path) in source.uses() {
            let names: Vec<&str> = path.split("::").map(str::trim).collect();
            if let [first, .., last] = names[..]
                && parts.contains(first)
            {
                handed.insert(last.to_owned(), first.to_owned());
            }
        }
    }
    let mut arrows = Arrows::new();
    for source in mine {
        let Some(from) = part(&module(source)) else { continue };
        let to = arrows.entry(from.clone()).or_default();
        for (_, test, path) in source.uses() {
            let path = absolute(source, &path);
            let Some(first) = path.get(1).filter(|_| path[0] == room && !test) else { continue };
            let named = if parts.contains(first) { Some(first) } else { handed.get(first) };
            if let Some(other) = named.filter(|other| **other != from) {
                to.insert(other.clone());
            }
        }
    }
    arrows
}

/// The parts that can be reached from each part and lead back to it, each circle once, in order.
pub fn circles(arrows: &Arrows) -> BTreeSet<Vec<String>> {
    let reach = |from: &String| {
        let mut seen = BTreeSet::new();
        let mut next = vec![from];
        while let Some(part) = next.pop() {
            for other in arrows.get(part).into_iter().flatten() {
                if seen.insert(other.clone()) {
                    next.push(other);
                }
            }
        }
        seen
    };
    let reached: BTreeMap<&String, BTreeSet<String>> =
        arrows.keys().map(|part| (part, reach(part))).collect();
    let circle = |part: &String| -> Vec<String> {
        arrows
            .keys()
            .filter(|other| reached[part].contains(*other) && reached[*other].contains(part))
            .cloned()
            .collect()
    };
    arrows.keys().map(circle).filter(|circle| !circle.is_empty()).collect()
}
