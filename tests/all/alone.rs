//! The two clocks alone: keys and time in, screen and log out.

#[path = "alone/bench.rs"]
pub mod bench;
#[path = "alone/kept.rs"]
mod kept;
#[path = "alone/looks.rs"]
mod looks;
#[path = "alone/presses.rs"]
mod presses;
#[path = "alone/report.rs"]
mod report;
#[path = "alone/sessions.rs"]
mod sessions;
#[path = "alone/systems.rs"]
mod systems;
