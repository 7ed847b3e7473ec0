//! Questions asked once more before something that cannot be undone, and the readiness of both players.

use crate::rules::color::Color;
use crate::rules::point::Point;

/// A question that takes the keys until it is answered; Enter and Esc give the harmless answer, no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Pass?
    Pass(Color),
    /// Resign?
    Resign(Color),
    /// Propose that the game is over?
    Over(Color),
    /// Is this side ready to go on?
    Ready(Color),
    /// Does this side claim the stones at the point dead, and play on? It moves next.
    Dispute(Color, Point),
    /// Leave the table? The game is kept.
    Leave,
}
