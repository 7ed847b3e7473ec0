//! What is said of positions that come back.

/// Positions that come back.
#[derive(Debug)]
pub struct Cycle {
    /// A ko may not be retaken at once: the point, the number of the move after which the board was so.
    pub ko: fn(&str, u32) -> String,
    /// The same with the board of the start.
    pub ko_start: fn(&str) -> String,
    /// The board after this move is shown, until any key is pressed.
    pub shown: fn(u32) -> String,
    /// The same of the board of the start.
    pub shown_start: &'static str,
    /// The key that shows it.
    pub show: &'static str,
    /// The position after this move has come back.
    pub back: fn(u32) -> String,
    /// The position of the start has come back.
    pub back_start: &'static str,
    /// Whether a side agrees to an outcome: the outcome, the side.
    pub agree: fn(&str, &str) -> String,
    /// The same where the rules of the game name the outcome.
    pub by_rules: fn(&str, &str) -> String,
    /// The outcomes, as keys and menu say them: no result.
    pub no_result: &'static str,
    /// A draw.
    pub draw: &'static str,
    /// The game is played again.
    pub replay: &'static str,
    /// Nothing is settled: play goes on.
    pub play_on: &'static str,
}
