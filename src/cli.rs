//! Floor 7. The commands: what the screen can do to a record, without a screen.

pub mod json;
pub mod replay;
