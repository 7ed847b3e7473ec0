//! What is told of records that were looked over.

/// Records looked over.
#[derive(Debug)]
pub struct Check {
    /// Which game of a file.
    pub game: fn(usize) -> String,
    /// Line and column of a text.
    pub line_column: fn(usize, usize) -> String,
    /// Which node of a game, 1 being the root.
    pub node: fn(usize) -> String,
    /// Which move.
    pub move_number: fn(usize) -> String,
    /// So many files.
    pub files: fn(usize) -> String,
    /// So many games.
    pub games: fn(usize) -> String,
    /// So many problems in so many files.
    pub problems: fn(usize, usize) -> String,
    /// None at all.
    pub no_problems: &'static str,
    /// So many could not be opened.
    pub unopened: fn(usize) -> String,
}
