//! The texts of the review screen.

/// Going through a record.
#[derive(Debug)]
pub struct Review {
    /// Before the first move.
    pub start: &'static str,
    /// The number of the move shown and how many the line has.
    pub at_move: fn(u32, u32) -> String,
    /// The same in few columns.
    pub at_move_short: fn(u32, u32) -> String,
    /// A move: the side, the point.
    pub played: fn(&str, &str) -> String,
    /// A move that names no point of the board: the side, what is written.
    pub strayed: fn(&str, &str) -> String,
    /// The position was set up or changed here.
    pub set_up: &'static str,
    /// Which of the variations here is shown, and how many there are.
    pub variation: fn(u32, u32) -> String,
    /// The line left the game as it was played after this move.
    pub left_game: fn(u32) -> String,
    /// How many ways lead on from here.
    pub ways_on: fn(u32) -> String,
    /// There is no other variation.
    pub no_variation: &'static str,
    /// There is no capture further on.
    pub no_capture: &'static str,
    /// No stone of the record came to lie on that point.
    pub no_move_there: fn(&str) -> String,
    /// The number of a move is being typed.
    pub typed: fn(u32) -> String,
    /// There is no move of that number: the highest there is.
    pub no_such_move: fn(u32) -> String,
    /// No move has the number that was asked for: it, and the number of the one shown.
    pub no_such_number: fn(u32, u32) -> String,
    /// The comment.
    pub comment: &'static str,
    /// So many lines of the comment stand below.
    pub more_lines: fn(u32) -> String,
    /// The comment ends here.
    pub end: &'static str,
    /// The game in the file and how many it holds.
    pub game_of: fn(u32, u32) -> String,
    /// What is wrong with a move of the record.
    pub flaw: Flaw,
    /// The winner, without how.
    pub wins: fn(&str) -> String,
    /// The result is not known.
    pub unknown: &'static str,
    /// Heads of what is said about the game.
    pub head: Head,
    /// Read the comment.
    pub read: &'static str,
    /// Scroll the comment.
    pub scroll: &'static str,
}

/// What is wrong with a move of the record, which is executed all the same.
#[derive(Debug)]
pub struct Flaw {
    /// There was a stone.
    pub occupied: &'static str,
    /// It left itself without a liberty and took nothing.
    pub suicide: &'static str,
    /// A ko was retaken at once.
    pub ko: &'static str,
    /// The whole board stood before, after that many moves.
    pub superko: fn(u32) -> String,
    /// The point is not on the board.
    pub off_board: &'static str,
    /// It was the other side's turn.
    pub turn: &'static str,
}

/// Heads of what is said about the game.
#[derive(Debug)]
pub struct Head {
    /// The game's name.
    pub game: &'static str,
    /// The event.
    pub event: &'static str,
    /// The date.
    pub date: &'static str,
    /// The place.
    pub place: &'static str,
    /// The rules.
    pub rules: &'static str,
    /// Handicap.
    pub handicap: &'static str,
    /// The time settings.
    pub time: &'static str,
    /// The result.
    pub result: &'static str,
    /// Where the record comes from.
    pub source: &'static str,
}
