//! Results.

/// Results. The colour comes as `Word::black` or `Word::white` says it.
#[derive(Debug)]
pub struct Result {
    /// Won by a margin, given with its unit.
    pub by_margin: fn(&str, &str) -> String,
    /// An amount and the same in the other unit.
    pub amount: fn(&str, &str) -> String,
    /// A spoken amount, the exact one, and the same in the other unit.
    pub exactly: fn(&str, &str, &str) -> String,
    /// Won on an equal count.
    pub by_tie: fn(&str) -> String,
    /// Won by resignation.
    pub by_resignation: fn(&str) -> String,
    /// Won on time: the loser, the winner.
    pub by_time: fn(&str, &str) -> String,
    /// Won by forfeit: the loser, the winner.
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
