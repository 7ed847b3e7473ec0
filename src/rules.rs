//! Floor 1. The rules of the game: colours, points, the board, what may be played, how it is counted.
//!
//! Nothing here knows of clocks, records or screens. Scores and komi are integers in quarter zi.

pub mod board;
pub mod color;
pub mod contested;
pub mod grid;
pub mod handicap;
pub mod life;
mod moves;
pub mod point;
pub mod position;
pub mod ruleset;
pub mod score;
mod seen;
pub mod seki;
pub mod suggest;
pub mod symmetry;
mod zobrist;
