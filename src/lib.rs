//! shoutan (手谈): two people, one keyboard, one board and a real game clock.
pub mod app;
pub mod cli;
pub mod clock;
pub mod game;
pub mod record;
pub mod rules;
pub mod shell;
pub mod text;
pub mod ui;
