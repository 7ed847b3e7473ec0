//! Texts of the rulings the articles describe, by subject: what each is called, does and asks.

/// The texts of the arbiter's page by subject.
#[derive(Debug)]
pub struct Rulings {
    /// From a subject back to all of them.
    pub to_subjects: &'static str,
    /// Between what may be entered, which may have commas of its own.
    pub between: &'static str,
    /// Which texts the articles are cited from.
    pub sources: &'static str,
    /// The subjects.
    pub subject: Subjects,
    /// What may be entered.
    pub act: Act,
    /// What it does, in a sentence.
    pub does: Does,
    /// The rulings an article leaves.
    pub course: Courses,
    /// What is asked.
    pub ask: Ask,
    /// Why a clock was set or the game ended.
    pub why: Why,
    /// A ruling as it is cited: what, by which article, and the arbiter's own words. The first and the last may be empty.
    pub cited: fn([&str; 3]) -> String,
    /// A stone comes off: its point.
    pub comes_off: fn(&str) -> String,
    /// A stone is laid: the colour, the point.
    pub is_laid: fn(&str, &str) -> String,
    /// The second of two moves is void: its point, whose turn it is.
    pub voided: fn(&str, &str) -> String,
    /// Nothing is read at the moment.
    pub not_read: &'static str,
    /// This second was not read in this turn.
    pub not_so_read: &'static str,
    /// No stone was moved.
    pub not_moved: &'static str,
    /// The game is not at a break.
    pub no_break: &'static str,
}

/// The subjects.
#[derive(Debug)]
pub struct Subjects {
    /// The clocks.
    pub clock: &'static str,
    /// The board and the moves.
    pub board: &'static str,
    /// Conduct and warnings.
    pub conduct: &'static str,
    /// Arrival and breaks.
    pub arrival: &'static str,
    /// The result.
    pub result: &'static str,
}

/// What may be entered.
#[derive(Debug)]
pub struct Act {
    /// A clock that failed at resumption with nothing written down.
    pub halves: &'static str,
    /// The reading begins again where it went wrong.
    pub reread: &'static str,
    /// Two moves in a row.
    pub twice: &'static str,
    /// A stone found moved.
    pub moved: &'static str,
    /// A scattered board.
    pub scattered: &'static str,
    /// Both late.
    pub both_late: &'static str,
    /// Late after a break.
    pub after_break: &'static str,
    /// An extra game decides.
    pub extra: &'static str,
}

/// What each thing the arbiter enters does, in a sentence.
#[derive(Debug)]
pub struct Does {
    /// A clock set by hand.
    pub clock: &'static str,
    /// A faulty clock put right in proportion.
    pub fault: &'static str,
    /// Both get half of the time used.
    pub halves: &'static str,
    /// The reading begins again.
    pub reread: &'static str,
    /// Two moves in a row, by the long text.
    pub twice: &'static str,
    /// By the short one.
    pub twice_loses: &'static str,
    /// A stone found moved.
    pub moved: &'static str,
    /// A scattered board.
    pub scattered: &'static str,
    /// The position put right.
    pub position: &'static str,
    /// Colours exchanged.
    pub swap: &'static str,
    /// A warning, by the long text.
    pub warning: &'static str,
    /// By the short one.
    pub warning_unfined: &'static str,
    /// A fine.
    pub fine: &'static str,
    /// One side forfeits.
    pub forfeit: &'static str,
    /// Late arrival.
    pub late: &'static str,
    /// Both late.
    pub both_late: &'static str,
    /// Late after a break.
    pub after_break: &'static str,
    /// A seat left.
    pub seat: &'static str,
    /// The clocks stopped.
    pub stop: &'static str,
    /// Counted again.
    pub recount: &'static str,
    /// A draw.
    pub draw: &'static str,
    /// No result.
    pub no_result: &'static str,
    /// Both lose.
    pub both_lose: &'static str,
    /// Played again.
    pub replay: &'static str,
    /// An extra game decides.
    pub extra: &'static str,
}

/// The rulings an article leaves; those that end the game are called as anywhere.
#[derive(Debug)]
pub struct Courses {
    /// The second of two moves lies on this board.
    pub comes_off: &'static str,
    /// It does not.
    pub not_here: &'static str,
    /// Both agree that the stone goes back.
    pub put_back: &'static str,
    /// Both agree on another point.
    pub agreed: &'static str,
    /// They do not agree: a reasonable point.
    pub reasonable: &'static str,
    /// The stone stays where it lies.
    pub stays: &'static str,
    /// The board is set up again from the record.
    pub restored: &'static str,
    /// It was done on purpose.
    pub on_purpose: &'static str,
}

/// What is asked.
#[derive(Debug)]
pub struct Ask {
    /// Which ruling.
    pub course: &'static str,
    /// Who moved twice.
    pub who_twice: &'static str,
    /// Who is late.
    pub who_late: &'static str,
    /// The time both have used.
    pub halves: &'static str,
    /// From which second it is read again: whose turn, how many seconds of the period are gone, how many it has.
    pub reread: fn(&str, u64, u64) -> String,
    /// How late a side was.
    pub late_of: fn(&str) -> String,
    /// Stones are carried: the keys that take one up and lay it down, and enter the board.
    pub carry: fn([&str; 2]) -> String,
    /// The stone in the hand is laid down first.
    pub held: &'static str,
}

/// Why a clock was set or the game ended.
#[derive(Debug)]
pub struct Why {
    /// Read again: from which second.
    pub reread: fn(&str) -> String,
    /// Nothing was written down.
    pub halves: &'static str,
    /// Both late: by how much Black and White.
    pub both_late: fn([&str; 2]) -> String,
    /// Late after a break: who.
    pub after_break: fn(&str) -> String,
}
