//! Texts of the referee: the arbiter's menu, the refereed game, what is told of rulings.
//!
//! A colour comes as `Word::black` or `Word::white` says it, an amount with its unit.

/// The referee's texts.
#[derive(Debug)]
pub struct Arbiter {
    /// The menu's head.
    pub title: &'static str,
    /// Back to the game, nothing entered.
    pub back: &'static str,
    /// Whose time it is, and so who may claim something.
    pub claims: fn(&str) -> String,
    /// What the arbiter may enter.
    pub act: Act,
    /// What is asked before it is entered.
    pub ask: Ask,
    /// Keys of the refereed game.
    pub key: Keys,
    /// What happens at the table.
    pub table: Table,
    /// Reasons of warnings that need nobody's words.
    pub why: Why,
    /// What the log says, in words.
    pub log: Log,
}

/// What the arbiter may enter.
#[derive(Debug)]
pub struct Act {
    /// A warning.
    pub warning: &'static str,
    /// A fine.
    pub fine: &'static str,
    /// A clock set by hand.
    pub clock: &'static str,
    /// A faulty clock put right in proportion.
    pub fault: &'static str,
    /// Late arrival.
    pub late: &'static str,
    /// A seat left in byo-yomi.
    pub seat: &'static str,
    /// Colours exchanged.
    pub swap: &'static str,
    /// The position put right.
    pub position: &'static str,
    /// Counted again.
    pub recount: &'static str,
    /// One side forfeits.
    pub forfeit: &'static str,
    /// A draw.
    pub draw: &'static str,
    /// No result.
    pub no_result: &'static str,
    /// Both lose.
    pub both_lose: &'static str,
    /// Played again.
    pub replay: &'static str,
    /// The clocks stopped.
    pub stop: &'static str,
}

/// What is asked before something is entered.
#[derive(Debug)]
pub struct Ask {
    /// Whose.
    pub side: &'static str,
    /// A line with the reason.
    pub why: &'static str,
    /// The numbers of a clock, named in their order.
    pub clock: fn(&str, &str) -> String,
    /// The time that has truly passed.
    pub elapsed: &'static str,
    /// How late.
    pub late: &'static str,
    /// How late one may be.
    pub limit: &'static str,
    /// Where the lodging is elsewhere.
    pub away: &'static str,
    /// Where the lodging is at the venue.
    pub together: &'static str,
    /// Another limit, to be typed.
    pub other: &'static str,
    /// The limit is typed.
    pub allowed: &'static str,
    /// What was typed cannot be read.
    pub unread: &'static str,
    /// The same of a clock, with what it stands at as an example.
    pub unread_clock: fn(&str) -> String,
    /// Asked once more: the ruling.
    pub sure: fn(&str) -> String,
    /// The position is being put right: whose turn it will be, and the keys that change a point and the turn and enter
    /// it.
    pub position: fn(&str, [&str; 3]) -> String,
    /// Names of what a clock holds, in the order of `clock::state::Field::ALL`.
    pub fields: [&'static str; 8],
}

/// Keys of the refereed game and the arbiter.
#[derive(Debug)]
pub struct Keys {
    /// Calls the arbiter.
    pub arbiter: &'static str,
    /// Lays a stone, not yet released.
    pub lay: &'static str,
    /// Releases it.
    pub release: &'static str,
    /// Presses the clock.
    pub press: &'static str,
    /// Asks to lay a slipped stone anew.
    pub slip: &'static str,
    /// Asks both to agree that the clocks are stopped.
    pub stop: &'static str,
    /// Claims that the other took a laid stone elsewhere.
    pub claim: &'static str,
    /// Changes a point.
    pub change: &'static str,
    /// Changes whose turn it is.
    pub turn: &'static str,
    /// Enters the position.
    pub enter: &'static str,
}

/// What happens at a refereed table.
#[derive(Debug)]
pub struct Table {
    /// A stone is laid: the colour, the point.
    pub laid: fn(&str, &str) -> String,
    /// The same where the clock is pressed by a key of its own.
    pub laid_unpressed: fn(&str, &str) -> String,
    /// A pass is said, and the clock still to be pressed: the colour.
    pub passed_unpressed: fn(&str) -> String,
    /// A stone is laid, and what is asked would take it up again: the point, the question.
    pub comes_off: fn(&str, &str) -> String,
    /// The game goes on where the clock is pressed by a key of its own: move number.
    pub resumed: fn(u32) -> String,
    /// It goes on after a flag, and what was not pressed then is not there.
    pub unpressed_lost: &'static str,
    /// The same of a stone that was laid and not released.
    pub laid_lost: &'static str,
    /// Space was hit with no stone laid and nothing to press.
    pub lay_first: &'static str,
    /// The clock was pressed with no stone laid: whose.
    pub early: fn(&str) -> String,
    /// The same at a refereed table: the first warning.
    pub early_warned: &'static str,
    /// It was pressed right after something else happened: the same press once more.
    pub pressed_again: &'static str,
    /// A void move: the colour, what forbids it.
    pub void: fn(&str, &str) -> String,
    /// What forbids it: a forbidden point.
    pub void_suicide: fn(&str) -> String,
    /// A ko.
    pub void_ko: fn(&str) -> String,
    /// The board after a move; 0 is the start.
    pub void_superko: fn(&str, u32) -> String,
    /// The last mover says that the stone slipped: the colour, the point, the key that claims otherwise.
    pub slipped: fn(&str, &str, &str) -> String,
    /// Refused; the arbiter is asked: the colour, the point.
    pub arbiter_slip: fn(&str, &str) -> String,
    /// The stone is laid anew.
    pub anew: fn(&str, &str) -> String,
    /// The stone stays.
    pub stays: fn(&str) -> String,
    /// Two passes, one of them not of a player's will: is the game over?
    pub is_over: fn(&str) -> String,
    /// One side plays on.
    pub goes_on: fn(&str) -> String,
    /// The moves made while a player was away.
    pub missed: fn(&str, &str) -> String,
    /// Warnings on a plate.
    pub warnings: fn(u32) -> String,
    /// Warnings on a plate, where room is short.
    pub warnings_short: fn(u32) -> String,
    /// A fine on a plate: the amount.
    pub fined: fn(&str) -> String,
    /// Asked of both: whether this side agrees that the clocks are stopped.
    pub sure_stop: fn(&str) -> String,
    /// One side did not agree.
    pub no_stop: &'static str,
    /// Nobody leaves a refereed game while its clock runs.
    pub stop_first: &'static str,
    /// The clocks go on after a stop: how long they stood, which stop it was, how long all stops took.
    pub stood: fn(&str, u32, &str) -> String,
    /// No seat may be left now.
    pub seat_now: &'static str,
    /// It was left once already.
    pub seat_used: &'static str,
    /// Late arrival is told before the first move.
    pub not_late: &'static str,
    /// Late: the colour; by how much, what came off the clock, what it stands at.
    pub late: fn(&str, [&str; 3]) -> String,
    /// Late, and read out: the colour; by how much, what the clock stands at.
    pub absent: fn(&str, [&str; 2]) -> String,
    /// Clocks set: what they stand at, what they stood at, why.
    pub clocks: fn([&str; 3]) -> String,
    /// The error of the clock is too small for its readings to be changed.
    pub small_fault: &'static str,
    /// What has truly passed is more than one clock had: only setting it by hand helps.
    pub fault_beyond: &'static str,
    /// A clock with no time left is lost as soon as it starts.
    pub empty_clock: &'static str,
    /// The clock that is to be set stands so.
    pub same_clock: &'static str,
    /// The clock cannot be set so.
    pub bad_clock: &'static str,
    /// The count is only made once play has stopped.
    pub no_count: &'static str,
    /// Both have to agree again after a recount.
    pub recount: &'static str,
}

/// Reasons of warnings that need nobody's words.
#[derive(Debug)]
pub struct Why {
    /// A ko retaken: the point.
    pub ko: fn(&str) -> String,
    /// The clock pressed before the stone was down.
    pub early: &'static str,
    /// A laid stone taken elsewhere: the point.
    pub lifted: fn(&str) -> String,
    /// A faulty clock.
    pub fault: &'static str,
    /// Later than allowed: by how much, the limit.
    pub late: fn(&str, &str) -> String,
}

/// What the log says, in words.
#[derive(Debug)]
pub struct Log {
    /// A warning: the colour, which one, why.
    pub warning: fn(&str, u32, &str) -> String,
    /// The second warning, which loses the game: why it was given.
    pub second_warning: fn(&str) -> String,
    /// A fine: the colour, the amount.
    pub fine: fn(&str, &str) -> String,
    /// A clock set: whose, before, after, why.
    pub clock: fn(&str, &str, &str, &str) -> String,
    /// Late: the colour, by how much.
    pub late: fn(&str, &str) -> String,
    /// Late, and read out: the colour, by how much.
    pub absent: fn(&str, &str) -> String,
    /// Left the seat.
    pub seat: fn(&str) -> String,
    /// Colours exchanged.
    pub swap: &'static str,
    /// The position was put right: whose turn it is.
    pub set: fn(&str) -> String,
    /// The arbiter's reason.
    pub note: fn(&str) -> String,
    /// What was ruled, and why.
    pub because: fn(&str, &str) -> String,
    /// A ruling: the result.
    pub ruling: fn(&str) -> String,
    /// The last minute ran out and counted as a pass.
    pub timeout: fn(&str) -> String,
    /// A chain was claimed dead: by whom, its point.
    pub dispute: fn(&str, &str) -> String,
    /// Play goes on from the marking, nothing claimed: whose turn it is.
    pub play_goes_on: fn(&str) -> String,
    /// A slip was claimed: the colour, the point.
    pub slip: fn(&str, &str) -> String,
    /// The slip was granted by the other side, or by the arbiter.
    pub granted: fn(&str) -> String,
    /// The slip was not granted.
    pub refused: fn(&str) -> String,
    /// The arbiter.
    pub arbiter: &'static str,
    /// Says that the game is over.
    pub over: fn(&str) -> String,
    /// Says that it is not.
    pub not_over: fn(&str) -> String,
    /// Both agreed that the clocks are stopped: which stop it is.
    pub both_stop: fn(u32) -> String,
    /// The arbiter stopped the clocks: which stop it is.
    pub arbiter_stops: fn(u32) -> String,
    /// The clocks go on after that.
    pub go_on: &'static str,
    /// The program stood still.
    pub stood_still: &'static str,
}
