//! Questions asked once more before something that cannot be undone, and the readiness of both players.

use crate::clock::Ms;
use crate::game::event::Ruling;
use crate::rules::color::Color;
use crate::rules::point::Point;

/// A question that takes the keys until it is answered; Enter gives the harmless answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Pass?
    Pass(Color),
    /// Resign?
    Resign(Color),
    /// Propose that the game is over?
    Over(Color),
    /// Give up every open point?
    Concede(Color),
    /// Does this side agree that the clocks are stopped (A §14)? Both are asked.
    Stop(Color),
    /// Is this side ready to go on?
    Ready(Color),
    /// Time is up in the last minute: is it to count as a pass? No loses the game.
    Timeout(Color),
    /// Does this side claim the stones at the point dead, and play on? It moves next.
    Dispute(Color, Point),
    /// Does play go on from the marking? This side moves next.
    GoOn(Color),
    /// A position came back: does this side agree to the ruling?
    Cycle(Ruling, Color),
    /// Does this side agree that the players exchange colours (A §17.1)? Both are asked.
    Swap(Color),
    /// Two passes, one of them none of a player's will: does this side say that the game is over?
    IsOver(Color),
    /// A slip of this side's was refused: does the arbiter let it lay anew?
    Slip(Color),
    /// The arbiter's ruling: is it final?
    Ruling,
    /// Stop the clocks for good?
    Finish,
    /// Begin again with full clocks, or another game?
    Anew,
    /// Adjourn, the side to move sealing a move? At a refereed table this side is asked, first that one, then the other.
    Seal(Color),
    /// The move this side pointed at: is it sealed?
    SealIt(Color),
    /// Does this side confirm the times as they were recorded (A §22.9)?
    Times(Color),
    /// The envelope is of no use: does this side, or the arbiter, let its player move anew?
    MoveAnew(Color),
    /// The clock of this side stood still for so many ms: are they charged?
    Charge(Color, Ms),
    /// Leave the table? The game is kept.
    Leave,
    /// Write over a file?
    Replace(Replaced),
    /// Move a file to the trash out of a folder the user has added?
    Trash,
}

/// The file that would be written over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replaced {
    /// Another file than the record's own.
    Other,
    /// The record's own, in the encoding it has.
    Own,
    /// The record's own, of this old encoding: it would be UTF-8 afterwards.
    Recoded(&'static str),
    /// The record's own, changed by another program.
    Changed,
}

impl Question {
    /// Whether no loses the game, so that Enter is yes and Esc no answer at all; else no is harmless.
    pub(super) const fn no_loses(self) -> bool {
        matches!(self, Self::Timeout(_))
    }

    /// Whether any other letter drops it. Nobody types one who means to answer: words that were meant for another
    /// window, and hold a `y`, must not end a game.
    pub const fn is_dropped_by_letters(self) -> bool {
        matches!(
            self,
            Self::Pass(_)
                | Self::Resign(_)
                | Self::Over(_)
                | Self::Concede(_)
                | Self::Finish
                | Self::Anew
                | Self::Seal(_)
                | Self::Stop(_)
                | Self::Leave
                | Self::Replace(_)
                | Self::Trash
        )
    }
}
