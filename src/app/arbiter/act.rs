//! What the arbiter may enter, by subject, and what each is called, does and rests on.

use crate::rules::ruleset::Penalties;
use crate::text::Text;

/// A subject of the arbiter's page, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The clocks; all that is left once time has ended the game.
    Clock,
    /// The board and the moves.
    Board,
    /// Conduct and warnings.
    Conduct,
    /// Arrival and breaks.
    Arrival,
    /// The result.
    Result,
}

impl Subject {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Clock, Self::Board, Self::Conduct, Self::Arrival, Self::Result];

    /// What it is called.
    pub const fn label(self, text: &Text) -> &'static str {
        let subject = &text.rulings.subject;
        match self {
            Self::Clock => subject.clock,
            Self::Board => subject.board,
            Self::Conduct => subject.conduct,
            Self::Arrival => subject.arrival,
            Self::Result => subject.result,
        }
    }

    /// What may be entered under it, in its order.
    pub const fn acts(self) -> &'static [Act] {
        match self {
            Self::Clock => &[Act::Clock, Act::Fault, Act::Halves, Act::Reread],
            Self::Board => &[Act::Twice, Act::Moved, Act::Scattered, Act::Position, Act::Swap],
            Self::Conduct => &[Act::Warning, Act::Fine, Act::Forfeit],
            Self::Arrival => &[Act::Late, Act::BothLate, Act::AfterBreak, Act::Seat, Act::Stop],
            Self::Result => &[Act::Recount, Act::Draw, Act::NoResult, Act::BothLose, Act::Replay, Act::Extra],
        }
    }
}

/// What the arbiter may enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A clock set by hand.
    Clock,
    /// A faulty clock put right in proportion (A §22.8).
    Fault,
    /// A clock that failed at resumption with nothing written down: the time is split equally (A §22.9).
    Halves,
    /// The reading begins again where it went wrong (A §16.2).
    Reread,
    /// Two moves in a row (A §17.2, B 8.1).
    Twice,
    /// A stone found moved (A §17.5).
    Moved,
    /// A scattered board (A §17.6).
    Scattered,
    /// The position put right.
    Position,
    /// Colours exchanged (A §17.1).
    Swap,
    /// A warning.
    Warning,
    /// A fine.
    Fine,
    /// One side forfeits.
    Forfeit,
    /// Late arrival (A §22.1).
    Late,
    /// Both late (A §22.3).
    BothLate,
    /// Late after a break: the clock simply runs (A §22.1).
    AfterBreak,
    /// A seat left in byo-yomi (A §22.7).
    Seat,
    /// The clocks stopped (A §14).
    Stop,
    /// Counted again (A §16.4).
    Recount,
    /// A draw.
    Draw,
    /// No result.
    NoResult,
    /// Both lose.
    BothLose,
    /// Played again (A §20.3).
    Replay,
    /// An extra game decides (A §20.3).
    Extra,
}

impl Act {
    /// What it is called.
    pub const fn label(self, text: &Text) -> &'static str {
        let (act, more) = (&text.arbiter.act, &text.rulings.act);
        match self {
            Self::Clock => act.clock,
            Self::Fault => act.fault,
            Self::Halves => more.halves,
            Self::Reread => more.reread,
            Self::Twice => more.twice,
            Self::Moved => more.moved,
            Self::Scattered => more.scattered,
            Self::Position => act.position,
            Self::Swap => act.swap,
            Self::Warning => act.warning,
            Self::Fine => act.fine,
            Self::Forfeit => act.forfeit,
            Self::Late => act.late,
            Self::BothLate => more.both_late,
            Self::AfterBreak => more.after_break,
            Self::Seat => act.seat,
            Self::Stop => act.stop,
            Self::Recount => act.recount,
            Self::Draw => act.draw,
            Self::NoResult => act.no_result,
            Self::BothLose => act.both_lose,
            Self::Replay => act.replay,
            Self::Extra => more.extra,
        }
    }

    /// What it does, in a sentence, under either text of the penalties.
    pub const fn does(self, penalties: Penalties, text: &Text) -> &'static str {
        let does = &text.rulings.does;
        match (self, penalties) {
            (Self::Clock, _) => does.clock,
            (Self::Fault, _) => does.fault,
            (Self::Halves, _) => does.halves,
            (Self::Reread, _) => does.reread,
            (Self::Twice, Penalties::A) => does.twice,
            (Self::Twice, Penalties::B) => does.twice_loses,
            (Self::Moved, _) => does.moved,
            (Self::Scattered, _) => does.scattered,
            (Self::Position, _) => does.position,
            (Self::Swap, _) => does.swap,
            (Self::Warning, Penalties::A) => does.warning,
            (Self::Warning, Penalties::B) => does.warning_unfined,
            (Self::Fine, _) => does.fine,
            (Self::Forfeit, _) => does.forfeit,
            (Self::Late, _) => does.late,
            (Self::BothLate, _) => does.both_late,
            (Self::AfterBreak, _) => does.after_break,
            (Self::Seat, _) => does.seat,
            (Self::Stop, _) => does.stop,
            (Self::Recount, _) => does.recount,
            (Self::Draw, _) => does.draw,
            (Self::NoResult, _) => does.no_result,
            (Self::BothLose, _) => does.both_lose,
            (Self::Replay, _) => does.replay,
            (Self::Extra, _) => does.extra,
        }
    }

    /// The article it rests on: of A, the text of 2002, or of B, the short one. No sign stands in it that some terminals
    /// draw wide.
    pub const fn article(self, penalties: Penalties) -> &'static str {
        match (self, penalties) {
            (Self::Clock | Self::Fault, _) => "A 22.8",
            (Self::Halves, _) => "A 22.9",
            (Self::Reread, _) => "A 16.2",
            (Self::Twice, Penalties::A) => "A 17.2",
            (Self::Twice, Penalties::B) => "B 8.1",
            (Self::Moved, _) => "A 17.5",
            (Self::Scattered, _) => "A 17.6",
            (Self::Position | Self::BothLose, _) => "A 17.5-6",
            (Self::Swap, _) => "A 17.1",
            (Self::Warning, Penalties::A) => "A 24.1-2",
            (Self::Warning, Penalties::B) => "B",
            (Self::Fine, _) => "A 24.1",
            (Self::Forfeit, _) => "A 23",
            (Self::Late | Self::AfterBreak, _) => "A 22.1",
            (Self::BothLate, _) => "A 22.3",
            (Self::Seat, _) => "A 22.7",
            (Self::Stop, _) => "A 14",
            (Self::Recount, _) => "A 16.4",
            (Self::Draw | Self::NoResult | Self::Replay | Self::Extra, _) => "A 20.3",
        }
    }

    /// The rulings it leaves the choice of, in their order.
    pub const fn courses(self) -> &'static [Course] {
        use Course::{
            Agreed, BothLose, ComesOff, Draw, NotHere, OnPurpose, PutBack, Reasonable, Replay, Restored,
            Stays,
        };
        match self {
            Self::Twice => &[ComesOff, NotHere],
            Self::Moved => &[PutBack, Agreed, Reasonable, Stays, Draw, Replay, BothLose, OnPurpose],
            Self::Scattered => &[Restored, Draw, Replay, BothLose, OnPurpose],
            _ => &[],
        }
    }
}

/// A ruling of several that an article leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// The second of two moves lies on this board and comes off.
    ComesOff,
    /// It does not: only the warning is entered.
    NotHere,
    /// Both agree that the stone goes back where it was.
    PutBack,
    /// Both agree on another point, where nobody knows any more where it was.
    Agreed,
    /// They do not agree: a reasonable point.
    Reasonable,
    /// It stays where it lies.
    Stays,
    /// The board is set up again from the record.
    Restored,
    /// A draw.
    Draw,
    /// Played again.
    Replay,
    /// Both lose.
    BothLose,
    /// It was done on purpose, and loses.
    OnPurpose,
}

impl Course {
    /// What it is called.
    pub const fn label(self, text: &Text) -> &'static str {
        let (act, course) = (&text.arbiter.act, &text.rulings.course);
        match self {
            Self::ComesOff => course.comes_off,
            Self::NotHere => course.not_here,
            Self::PutBack => course.put_back,
            Self::Agreed => course.agreed,
            Self::Reasonable => course.reasonable,
            Self::Stays => course.stays,
            Self::Restored => course.restored,
            Self::Draw => act.draw,
            Self::Replay => act.replay,
            Self::BothLose => act.both_lose,
            Self::OnPurpose => course.on_purpose,
        }
    }

    /// The article, with the number the ruling has in it.
    pub const fn article(self, act: Act, penalties: Penalties) -> &'static str {
        match (act, self) {
            (Act::Moved, Self::Reasonable) => "A 17.5(1)",
            (Act::Moved, Self::Stays) => "A 17.5(2)",
            (Act::Moved, Self::Draw) => "A 17.5(3)",
            (Act::Moved, Self::Replay) => "A 17.5(4)",
            (Act::Moved, Self::BothLose) => "A 17.5(5)",
            (Act::Scattered, Self::Draw) => "A 17.6(1)",
            (Act::Scattered, Self::Replay) => "A 17.6(2)",
            (Act::Scattered, Self::BothLose) => "A 17.6(3)",
            _ => act.article(penalties),
        }
    }

    /// Whether the arbiter carries stones to where they are to lie.
    pub const fn carries(self) -> bool {
        matches!(self, Self::Agreed | Self::Reasonable | Self::Stays)
    }
}
