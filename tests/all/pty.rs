//! The program in a terminal, from outside: what it does with keys, sizes, signals, and that it leaves nothing
//! behind.

mod alone;
mod check;
mod child;
mod clock;
mod game;
mod paste;
mod referee;
mod shell;
mod terminal;
mod voice;
