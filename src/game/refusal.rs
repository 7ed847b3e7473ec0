//! Why the referee does not accept an entry.

use crate::rules::position::Illegal;

/// Why an entry is not accepted. The game stands as before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The rules of play forbid it.
    Illegal(Illegal),
    /// It is the other side's turn.
    NotYourTurn,
    /// Time is up: the flag comes first.
    TimeUp,
    /// The flag has not fallen at that moment.
    TimeLeft,
    /// A clock that stands cannot use time.
    ClockStands,
    /// The game has not begun.
    NotBegun,
    /// The game has begun already.
    Begun,
    /// The clocks are stopped.
    Paused,
    /// The clocks are not stopped.
    NotPaused,
    /// Play has stopped; dead chains are being agreed on.
    NotPlaying,
    /// Play has not stopped.
    NotMarking,
    /// The game is over.
    Over,
    /// Nothing has been decided yet.
    Undecided,
    /// Who declined the end must play a stone (A §7.2).
    MustPlay,
    /// Both have passed, and White's last pass is due (AGA).
    LastPass,
    /// There is no such request to answer.
    NothingAsked,
    /// There is no move to take back.
    NothingToTakeBack,
    /// All takebacks are used up, or none are allowed.
    NoTakebacks,
    /// Only up to and including move 10 (A §17.1).
    TooLate,
    /// Both are asked whether the game is over and have to answer first.
    InDoubt,
    /// The play is not one the rules forbid.
    NotBanned,
    /// Time is taken off for late arrival only before the first move (A §22.1).
    NotBeforePlay,
    /// The seat may be left only in byo-yomi and in the opponent's time (A §22.7).
    SeatNow,
    /// The seat may be left once in a game (A §22.7).
    SeatUsed,
    /// There is no stone there.
    NoStone,
    /// There is no sealed move to open, or one is still sealed.
    Sealed,
    /// The envelope cannot be read, or says another move.
    Envelope,
    /// The clock cannot be set so.
    BadClock,
    /// The board cannot be set so.
    BadSetup,
    /// Entries are numbered without gaps.
    WrongNumber {
        /// The number that comes next.
        expected: u32,
    },
    /// The result is not what the entries lead to.
    WrongResult,
}
