//! The two clocks alone: keys and time in, screen and log out.

pub mod bench;
mod kept;
mod looks;
mod presses;
mod report;
mod sessions;
mod systems;
