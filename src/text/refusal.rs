//! Why a move or command is refused.

/// Why a move or command is refused.
#[derive(Debug)]
pub struct Refusal {
    /// A point that is not on this board: what was typed.
    pub no_such_point: fn(&str) -> String,
    /// There is a stone: the point.
    pub occupied: fn(&str) -> String,
    /// A forbidden point (no liberty, nothing taken).
    pub suicide: fn(&str) -> String,
    /// A ko that may not be retaken at once.
    pub ko: fn(&str) -> String,
    /// The whole board after this move stood before: the point, the number of the move after which it stood.
    pub superko: fn(&str, u32) -> String,
    /// The same, where the position that returns is the one before the first move.
    pub superko_start: fn(&str) -> String,
    /// It is the other side's turn.
    pub not_your_turn: &'static str,
    /// The flag has fallen.
    pub time_up: &'static str,
    /// The clocks are stopped.
    pub paused: &'static str,
    /// The game is over.
    pub over: &'static str,
    /// Play has stopped.
    pub not_playing: &'static str,
    /// Who declined the end must play a stone.
    pub must_play: &'static str,
    /// Both have passed: White passes once more, and that is the last pass.
    pub last_pass: &'static str,
    /// There is no move to take back.
    pub nothing_to_take_back: &'static str,
    /// No takebacks left.
    pub no_takebacks: &'static str,
    /// Anything else.
    pub other: &'static str,
}
