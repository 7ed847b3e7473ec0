//! Floor 4. Game records: the tree over its source text, and how it is read, written and played back; the journal of
//! a game in progress, and where all of them are kept.

pub mod agreement;
pub mod check;
pub mod classics;
pub mod entry;
pub mod fault;
pub mod foreign;
pub mod game_record;
pub mod info;
pub mod journal;
pub mod laid;
pub mod marks;
pub mod noted;
pub mod open;
pub mod pace;
mod percent;
pub mod playback;
pub mod problem;
pub mod remarks;
pub mod sgf;
pub mod shelf;
pub mod store;
pub mod tree;
pub mod value;
pub mod way;
