//! Floor 4. Game records: the tree over its source text, and how it is read, written and played back.

pub mod check;
pub mod info;
pub mod playback;
pub mod problem;
pub mod sgf;
pub mod tree;
pub mod value;
