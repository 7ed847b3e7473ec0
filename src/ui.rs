//! Floor 6. What the screen looks like: the board, the clocks' digits, and the one place colours come from.
//!
//! Everything here draws into a `ratatui` buffer and knows no terminal; the same calls serve tests.

pub mod board;
pub mod digits;
pub mod theme;
