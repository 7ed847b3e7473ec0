//! A panic, in any thread: the terminal is given back, the players are told where their game is, and the program
//! ends. A screen that stays up with a dead thread behind it would be worse.

use std::io::{self, Write};
use std::panic::{PanicHookInfo, set_hook};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{Mutex, TryLockError};

use super::terminal;
use crate::record::store::CLOCKS;

/// The exit status after a panic, as Rust's own.
const STATUS: i32 = 101;

/// The file of the game on the screen. Every move is in it already.
static GAME: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Notes which file holds the game on the screen.
pub fn note_game(path: Option<&Path>) {
    let path = path.map(Path::to_path_buf);
    match GAME.lock() {
        Ok(mut game) => *game = path,
        Err(poisoned) => *poisoned.into_inner() = path,
    }
}

/// Sets the hook. Threads of tests and commands that draw nothing keep the usual one.
pub fn install() {
    set_hook(Box::new(|info| {
        terminal::restore();
        let game = match GAME.try_lock() {
            Ok(game) => game.clone(),
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner().clone(),
            Err(TryLockError::WouldBlock) => None,
        };
        // Not eprintln!, which panics when there is nobody to read it.
        let _ = io::stderr().write_all(message(&what(info), game.as_deref()).as_bytes());
        process::exit(STATUS);
    }));
}

fn what(info: &PanicHookInfo<'_>) -> String {
    let payload = info.payload();
    let words = payload
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_default();
    match info.location() {
        Some(place) => format!("{words} ({}:{})", place.file(), place.line()),
        None => words,
    }
}

fn message(what: &str, game: Option<&Path>) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let kept = game.map_or_else(String::new, |path| {
        let clocks = path.file_name().is_some_and(|name| name == CLOCKS);
        let (what, command) = if clocks { ("clocks are", "clock") } else { ("game is", "resume") };
        format!("The {what} kept in {}; \"shoutan {command}\" goes on.\n", path.display())
    });
    format!("shoutan {version} has a bug and had to stop: {what}\n{kept}")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::message;

    #[test]
    fn it_says_what_and_where() {
        let told = message("index out of bounds (src/x.rs:7)", Some(Path::new("/data/a.journal")));
        assert!(told.contains("src/x.rs:7") && told.contains("/data/a.journal") && told.contains("resume"));
        let told = message("x", Some(Path::new("/data/clocks.jsonl")));
        assert!(told.contains("/data/clocks.jsonl") && told.contains("\"shoutan clock\""), "{told}");
        assert_eq!(message("x", None).lines().count(), 1);
    }
}
