//! The program in a terminal, from outside: what it does with keys, sizes, signals, and that it leaves nothing
//! behind.

#[path = "pty/alone.rs"]
mod alone;
#[path = "pty/check.rs"]
mod check;
#[path = "pty/child.rs"]
mod child;
#[path = "pty/clock.rs"]
mod clock;
#[path = "pty/game.rs"]
mod game;
#[path = "pty/paste.rs"]
mod paste;
#[path = "pty/referee.rs"]
mod referee;
#[path = "pty/shell.rs"]
mod shell;
#[path = "pty/terminal.rs"]
mod terminal;
#[path = "pty/voice.rs"]
mod voice;
