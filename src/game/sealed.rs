//! A move that lies in its envelope while the game is adjourned (B 2.5).

use super::envelope;
use crate::clock::{Clock, Ms};
use crate::rules::color::{ByColor, Color};
use crate::rules::position::Move;

/// A sealed move. Both clocks stand until it is opened.
#[derive(Clone, Debug)]
pub struct Sealed {
    /// Who sealed it.
    pub by: Color,
    /// Running ms of the turn in which it was thought of.
    pub t: Ms,
    /// Who has confirmed the times as they were recorded (A §22.9).
    pub confirmed: ByColor<bool>,
    /// Both clocks as they stood when that turn began.
    pub(super) before: Clock,
    pub(super) envelope: String,
}

impl Sealed {
    /// The move; `None` where the envelope was tampered with.
    pub fn opened(&self) -> Option<Move> {
        envelope::open(&self.envelope)
    }
}
