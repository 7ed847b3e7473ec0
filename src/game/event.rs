//! What is written in the log: every accepted thing that happened at the table, one entry each.
//!
//! The shape of the log is a promise: events are never renamed and keep their fields. A program that does not know a
//! kind can still read the rest.

use super::outcome::Outcome;
use crate::clock::Ms;
use crate::rules::color::Color;
use crate::rules::point::Point;
use crate::rules::position::Illegal;
use crate::rules::ruleset::Quarters;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1.
    pub n: u32,
    /// Milliseconds the running clock used since the entry before; 0 while none runs.
    pub spent: Ms,
    /// When it was accepted, milliseconds since 1970 UTC; for display only.
    pub at: i64,
    /// What happened.
    pub event: Event,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The first clock was started.
    Begin {
        /// Whose clock.
        by: Color,
    },
    /// A stone was played.
    Play {
        /// By whom.
        by: Color,
        /// Where.
        p: Point,
    },
    /// A pass (虚着).
    Pass {
        /// By whom.
        by: Color,
        /// A pass of one's own will, or one by ruling.
        why: PassWhy,
    },
    /// "The game is over": a pass that asks the other side to agree (A §7.2).
    Propose {
        /// By whom; it is that side's turn.
        by: Color,
    },
    /// A request to the other player.
    Ask {
        /// By whom.
        by: Color,
        /// What for.
        what: Request,
        /// For a takeback or slip: the number of the entry to be undone.
        to: Option<u32>,
    },
    /// The answer to a request or a proposal.
    Answer {
        /// By whom.
        by: Color,
        /// The number of the entry that asked.
        ask: u32,
        /// Whether it was granted.
        yes: bool,
    },
    /// Resignation (认输).
    Resign {
        /// By whom.
        by: Color,
    },
    /// Gives up every point still open (A §12.4 (4)).
    Concede {
        /// By whom.
        by: Color,
    },
    /// Time ran out; dated at the deadline.
    Flag {
        /// Whose.
        by: Color,
    },
    /// The clocks stand still.
    Pause {
        /// Why.
        why: PauseWhy,
    },
    /// The clocks go on.
    Resume,
    /// The whole marking of dead chains and neutral regions, as it now stands.
    Mark {
        /// One point of each dead chain.
        dead: Vec<Point>,
        /// One point of each region that is nobody's.
        neutral: Vec<Point>,
        /// Every point that alone is nobody's; a log without them holds none.
        open: Vec<Point>,
    },
    /// Agrees to the marking; void after a later mark.
    Confirm {
        /// By whom.
        by: Color,
    },
    /// Claims that a chain is dead: play resumes and the claimant moves next (A §21.4).
    Dispute {
        /// By whom.
        by: Color,
        /// A point of the chain.
        p: Point,
    },
    /// Play goes on from the marking, and nothing is claimed (A §21.2).
    GoOn {
        /// Whose turn it is.
        by: Color,
    },
    /// What the players settled when a position came back (A §6, §20).
    Cycle {
        /// The ruling.
        ruling: Ruling,
    },
    /// A sealed move (B 2.5): the turn is over, the move secret.
    Seal {
        /// By whom.
        by: Color,
        /// The envelope.
        sealed: String,
    },
    /// The sealed move is opened and played.
    Open {
        /// The point; `None` is a pass.
        p: Option<Point>,
    },
    /// A clock was set by hand. Where its time had ended the game, that has not happened, and the game goes on.
    Clock {
        /// Whose.
        side: Color,
        /// Its state before, as `Side::to_text` writes it.
        before: String,
        /// Its state after.
        after: String,
        /// Why, in the arbiter's words.
        why: String,
    },
    /// Late arrival: twice the delay came off the clock (A §22.1).
    Late {
        /// Who.
        by: Color,
        /// By how much.
        ms: Ms,
    },
    /// Late arrival in a fast game: the clock ran so long before the first move (A §22.4).
    Absent {
        /// Who was not there.
        by: Color,
        /// How long.
        ms: Ms,
    },
    /// Left the seat in the opponent's time (A §22.7).
    Seat {
        /// Who.
        by: Color,
    },
    /// A warning.
    Warning {
        /// To whom.
        to: Color,
        /// Why, in the arbiter's words.
        why: String,
    },
    /// A fine, paid to the other side at the count.
    Fine {
        /// Who pays.
        to: Color,
        /// How much.
        quarters: Quarters,
    },
    /// Why the arbiter rules what the next entry says.
    Note {
        /// The arbiter's words.
        why: String,
    },
    /// The players exchanged colours (A §17.1).
    Swap,
    /// The position was put right (A §17.5–6).
    Set {
        /// The board, rows from the top, `X` `O` `.`.
        rows: Vec<String>,
        /// Who moves next.
        next: Color,
        /// The number of the entry whose move is void, the last one made: it comes off with whatever it did, and the
        /// turn in which it was made begins anew (A §17.2).
        void: Option<u32>,
    },
    /// The end; unless it is a ruling it equals what the entries before it lead to. It is the last entry, but for a clock
    /// whose flag should not have fallen.
    End {
        /// The result.
        result: Outcome,
    },
}

/// Why a turn was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassWhy {
    /// The player's own will.
    Own,
    /// The play was void (A §18.3, §19).
    Void {
        /// Where it was tried.
        p: Point,
        /// What forbade it.
        reason: Banned,
    },
    /// The last minute ran out and the player asked for a pass instead (A §22.5).
    Timeout,
}

/// What forbade a play that counts as a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Banned {
    /// A forbidden point.
    Suicide,
    /// A ko retaken at once.
    Ko,
    /// A repetition of the whole board.
    Superko,
}

impl Banned {
    /// What makes a play void that is illegal for this reason; `None` where it is simply refused.
    pub const fn of(why: Illegal) -> Option<Self> {
        match why {
            Illegal::Suicide => Some(Self::Suicide),
            Illegal::Ko => Some(Self::Ko),
            Illegal::Superko { .. } => Some(Self::Superko),
            Illegal::Occupied | Illegal::OffBoard => None,
        }
    }
}

/// What one player may ask the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// To take back the last press.
    Takeback,
    /// To lay a slipped stone anew.
    Slip,
    /// To count again (A §16.4).
    Recount,
}

/// Why the clocks stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseWhy {
    /// A player stopped them, in a friendly game; or a position came back.
    Key,
    /// The program could not show the count for a while.
    Stall,
    /// The machine slept.
    Suspend,
    /// The program was put in the background or left.
    Stop,
    /// The program ended without saying so.
    Crash,
    /// Both players agreed (A §14).
    Both,
    /// The referee stopped them (A §14).
    Referee,
}

/// What was settled when a position came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// No result.
    NoResult,
    /// A draw.
    Draw,
    /// The game is played again.
    Replay,
    /// Play goes on.
    PlayOn,
}
