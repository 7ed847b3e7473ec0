//! Results.

/// Results. The winner comes as `Word::black` or `Word::white` says the colour, or as `named` or `team` says the name
/// with it.
#[derive(Debug)]
pub struct Result {
    /// Who won: the name, the colour.
    pub named: fn(&str, &str) -> String,
    /// The same of two who played in turn: both names, the colour.
    pub team: fn(&str, &str) -> String,
    /// Won by a margin, given with its unit.
    pub by_margin: fn(&str, &str) -> String,
    /// How amounts of zi are said; `None` where they are said in points.
    pub zi: Option<Zi>,
    /// Won on an equal count.
    pub by_tie: fn(&str) -> String,
    /// Won by resignation.
    pub by_resignation: fn(&str) -> String,
    /// Won on time: the loser's colour, the winner.
    pub by_time: fn(&str, &str) -> String,
    /// Won by forfeit: the loser's colour, the winner.
    pub by_forfeit: fn(&str, &str) -> String,
    /// A draw.
    pub draw: &'static str,
    /// No result.
    pub no_result: &'static str,
    /// Played again.
    pub replay: &'static str,
    /// Both lose.
    pub both_lose: &'static str,
}

/// Amounts of zi.
#[derive(Debug)]
pub struct Zi {
    /// An amount and the same in points.
    pub amount: fn(&str, &str) -> String,
    /// An amount as it is said, the exact one, and the same in points.
    pub exactly: fn(&str, &str, &str) -> String,
}
