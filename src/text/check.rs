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
    /// What is wrong at a place: the place, what.
    pub at: fn(&str, &str) -> String,
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
    /// What is wrong with a record, by its kind; in English it is told at length.
    pub kinds: Option<Kinds>,
}

/// What is wrong with a record, by its kind.
#[derive(Debug)]
pub struct Kinds {
    /// A stone was played where one lies.
    pub occupied: &'static str,
    /// A stone was played without a liberty and took nothing.
    pub suicide: &'static str,
    /// A ko was retaken at once.
    pub ko: &'static str,
    /// The whole board was repeated.
    pub superko: &'static str,
    /// A move names no point of the board.
    pub off_board: &'static str,
    /// A player moved out of turn.
    pub turn: &'static str,
    /// The text breaks the grammar.
    pub syntax: &'static str,
    /// Bytes that are not what the file says they are.
    pub encoding: &'static str,
    /// A value that is not of its property's type.
    pub value: &'static str,
    /// The file ends too early.
    pub truncated: &'static str,
    /// Set stones and handicap do not fit.
    pub setup: &'static str,
    /// No record of this game, or of no known format.
    pub format: &'static str,
}
