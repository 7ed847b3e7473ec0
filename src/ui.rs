//! Floor 6. What the screen looks like: the board, the clocks' digits, and the one place colours come from.
//!
//! Everything here draws into a `ratatui` buffer and knows no terminal; the same calls serve tests.

pub mod alone;
mod ambiguous;
pub mod arbiter;
pub mod board;
pub mod chart;
pub mod choice;
pub mod digits;
pub mod ending;
pub mod form;
pub mod framed;
pub mod help;
pub mod home;
pub mod keyline;
pub mod keymap;
pub mod line;
pub mod nigiri;
pub mod page;
pub mod panel;
pub mod placing;
pub mod plates;
pub mod players;
pub mod review;
pub mod sealed;
pub mod shelf;
pub mod table;
pub mod theme;
pub mod view;
