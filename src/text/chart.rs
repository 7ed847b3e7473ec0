//! The texts of the training report.

/// The time of every move, and both players' figures.
#[derive(Debug)]
pub struct Chart {
    /// The page.
    pub title: &'static str,
    /// The same in few columns.
    pub title_brief: &'static str,
    /// Nothing tells what any move took.
    pub no_times: &'static str,
    /// There is no long think that way.
    pub no_long: &'static str,
    /// A bar of the chart is the longest of so many moves of its side.
    pub bucket: fn(u32) -> String,
    /// It is not told what the move took.
    pub untold: &'static str,
    /// It took this at least.
    pub at_least: fn(&str) -> String,
    /// So much was left.
    pub left: fn(&str) -> String,
    /// The game ended in this turn.
    pub unplayed: &'static str,
    /// Told of such a turn on the board, with what it took.
    pub thought_on: fn(&str) -> String,
    /// All the time was used up in it.
    pub overran: &'static str,
    /// A number of seconds.
    pub seconds: fn(&str) -> String,
    /// Heads of the figures.
    pub head: Head,
    /// Moves, and the time of one on the average.
    pub moves_at: fn(u32, &str) -> String,
    /// Number of moves.
    pub moves: fn(u32) -> String,
    /// From this move on.
    pub from_move: fn(u32) -> String,
    /// Moves in the last 10, 5, 3 seconds, out of so many.
    pub late_of: fn(&str, u32) -> String,
    /// So many of so many.
    pub of: fn(u32, u32) -> String,
    /// Periods a turn cost, in the words of its system.
    pub cost: Cost,
    /// What the keys do.
    pub key: Key,
}

/// Heads of the figures.
#[derive(Debug)]
pub struct Head {
    /// Time used.
    pub used: &'static str,
    /// Time used without a move.
    pub unplayed: &'static str,
    /// The opening.
    pub opening: &'static str,
    /// The middle game.
    pub middle: &'static str,
    /// The endgame.
    pub endgame: &'static str,
    /// Main time.
    pub main: &'static str,
    /// Byo-yomi and all other overtime.
    pub overtime: &'static str,
    /// Byo-yomi periods lost.
    pub periods: &'static str,
    /// Blocks of thinking time used.
    pub blocks: &'static str,
    /// Blocks of stones played out.
    pub rounds: &'static str,
    /// Periods bought.
    pub bought: &'static str,
    /// Moves made in the last 10, 5, 3 seconds.
    pub late: &'static str,
    /// The longest thinks.
    pub longest: &'static str,
}

/// What a turn cost besides time.
#[derive(Debug)]
pub struct Cost {
    /// Byo-yomi periods lost.
    pub periods: fn(u32) -> String,
    /// Blocks of thinking time used.
    pub blocks: fn(u32) -> String,
    /// Blocks of stones played out.
    pub rounds: fn(u32) -> String,
    /// Periods bought.
    pub bought: fn(u32) -> String,
}

/// What the keys do.
#[derive(Debug)]
pub struct Key {
    /// Open the page.
    pub open: &'static str,
    /// The next of the longest thinks.
    pub next_long: &'static str,
    /// The one before.
    pub previous_long: &'static str,
}
