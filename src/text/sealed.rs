//! Texts of pauses, of the adjournment with a sealed move, and of the clock that stood still.
//!
//! A colour comes as `Word::black` or `Word::white` says it, a time as digits.

/// Pauses, the sealed move, a clock that stood still.
#[derive(Debug)]
pub struct Sealed {
    /// The key that adjourns with a sealed move.
    pub key: &'static str,
    /// The key that opens it.
    pub key_open: &'static str,
    /// The keys that confirm the recorded times: Black, White.
    pub key_times: [&'static str; 2],
    /// Asked once more: adjourn, this side seals a move.
    pub sure: fn(&str) -> String,
    /// The same asked of the other side at a refereed table: that side, who seals.
    pub agree: fn(&str, &str) -> String,
    /// What is typed stands as stars: the side that looks away, the side that types, the stars.
    pub typing: fn(&str, &str, &str) -> String,
    /// The same has to be typed once more: the stars.
    pub again: fn(&str) -> String,
    /// How a move is sealed, a line each: the side that seals, the side that looks away.
    pub how: fn(&str, &str) -> [String; 5],
    /// What was entered cannot be sealed.
    pub refused: &'static str,
    /// What was entered the second time is something else.
    pub differ: &'static str,
    /// A move was pointed at: whether this side seals it.
    pub seal_it: fn(&str) -> String,
    /// The game is adjourned.
    pub adjourned: &'static str,
    /// This side's move is sealed.
    pub lies: fn(&str) -> String,
    /// What the envelope is worth.
    pub no_safe: &'static str,
    /// What can be done now.
    pub goes_on: &'static str,
    /// The line below: how the envelope is opened.
    pub line: &'static str,
    /// Before it is opened both must be ready: the side asked.
    pub ready: fn(&str) -> String,
    /// It was opened: the side, the move.
    pub opened: fn(&str, &str) -> String,
    /// It cannot be read.
    pub broken: &'static str,
    /// The move in it cannot be played.
    pub unplayable: &'static str,
    /// The way out of both: the side that moves anew, the side asked whether it agrees.
    pub anew: fn(&str, &str) -> String,
    /// The same, asked of the arbiter.
    pub arbiter_anew: fn(&str) -> String,
    /// The envelope was put aside: the side to move.
    pub put_aside: fn(&str) -> String,
    /// Whether a side confirms the recorded times: the side, Black's and White's.
    pub times: fn(&str, &str, &str) -> String,
    /// It has, or has not.
    pub times_confirmed: [fn(&str) -> String; 2],
    /// It does not.
    pub times_wrong: &'static str,
    /// The game taken up again has a sealed move of this side's.
    pub resumed: fn(&str) -> String,
    /// The item of the home screen: Black, White, the number of the move, who sealed it.
    pub home: fn(&str, &str, u32, &str) -> String,
    /// While a pause hides the board.
    pub hidden: &'static str,
    /// The line of the form.
    pub pause: &'static str,
    /// What a pause does to the board: nothing, hides it.
    pub pause_choices: [&'static str; 2],
    /// The hint on it.
    pub hint_pause: &'static str,
    /// Whether the time the clock stood still is charged: to whom, how long.
    pub charge: fn(&str, &str) -> String,
    /// It is not charged: how long.
    pub not_charged: fn(&str) -> String,
    /// What the log says.
    pub log: Log,
}

/// What the log says of it.
#[derive(Debug)]
pub struct Log {
    /// This side adjourned with a sealed move.
    pub sealed: fn(&str) -> String,
    /// This side's sealed move was opened.
    pub opened: fn(&str) -> String,
    /// It was put aside unopened.
    pub put_aside: &'static str,
    /// This side confirmed the times: Black's and White's.
    pub times: fn(&str, &str, &str) -> String,
    /// The time the clock stood still was charged: how long.
    pub charged: fn(&str) -> String,
    /// The same, to this side, where it is no reason but the entry itself.
    pub charged_to: fn(&str, &str) -> String,
}
