//! What the home screen says.

/// The home screen.
#[derive(Debug)]
pub struct Home {
    /// The line under the name.
    pub motto: &'static str,
    /// Continue an unfinished game: the players, moves made, whose move.
    pub resume: fn(&str, &str, u32, &str) -> String,
    /// New game.
    pub new_game: &'static str,
    /// Saved games.
    pub saved: &'static str,
    /// The classics that ship.
    pub study: &'static str,
    /// Help.
    pub help: &'static str,
    /// Quit.
    pub quit: &'static str,
}
