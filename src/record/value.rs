//! What stands between the brackets: the raw value as it is kept, and what it means.

pub mod game;
pub mod point;
pub mod result;
pub mod rules;
pub mod text;
pub mod time;
