//! What the list of saved and famous games says.

/// The list of games.
#[derive(Debug)]
pub struct Shelf {
    /// The title of the saved games.
    pub saved: &'static str,
    /// The title of the famous games.
    pub famous: &'static str,
    /// How many games the list holds.
    pub games: fn(usize) -> String,
    /// How many of how many match the search.
    pub found: fn(usize, usize) -> String,
    /// Head: date.
    pub date: &'static str,
    /// Head: the players, Black first.
    pub players: &'static str,
    /// Head: result.
    pub result: &'static str,
    /// Head: number of moves.
    pub moves: &'static str,
    /// Head: rule set.
    pub rules: &'static str,
    /// Head: what a famous game is known as.
    pub known_as: &'static str,
    /// Not played to the end.
    pub unfinished: &'static str,
    /// Cannot be read in full.
    pub damaged: &'static str,
    /// Why a file counts as damaged: its name, the reason.
    pub damaged_why: fn(&str, &str) -> String,
    /// Nothing is saved yet.
    pub empty: &'static str,
    /// Nothing matches.
    pub nothing: fn(&str) -> String,
    /// In front of what is searched for.
    pub search: &'static str,
    /// Won by a count, in few columns: the winner, the points, the amount with its unit.
    pub by_margin: fn(&str, &str, &str) -> String,
    /// Won by resignation, in few columns.
    pub by_resignation: fn(&str) -> String,
    /// Won on time, in few columns: the winner, the loser.
    pub by_time: fn(&str, &str) -> String,
    /// Won by forfeit, in few columns: the winner, the loser.
    pub by_forfeit: fn(&str, &str) -> String,
    /// Won, it is not said how.
    pub won: fn(&str) -> String,
    /// A draw, in few columns.
    pub draw: &'static str,
    /// No result, in few columns.
    pub no_result: &'static str,
    /// The result is not known.
    pub unknown: &'static str,
    /// A game in one line: when, who against whom, what came of it, how many moves.
    pub told: fn(&[&str]) -> String,
    /// So many moves.
    pub move_count: fn(u32) -> String,
    /// What the famous games are known as, by the order of `record::classics`.
    pub titles: [&'static str; 14],
}
