//! What the screen says of the reading aloud: every cue is seen as well.

/// The reading aloud on the screen.
#[derive(Debug)]
pub struct Voice {
    /// Overtime has begun: the side.
    pub begins: fn(&str) -> String,
    /// A period is used up: the side, what is left in words.
    pub period_lost: fn(&str, &str) -> String,
    /// The last period has begun: the side.
    pub last: fn(&str) -> String,
    /// So much time is left: the side, the digits, what else there is to know.
    pub time_left: fn(&str, &str, Option<&str>) -> String,
    /// There is no limit, so much is used: the side, the digits.
    pub used: fn(&str, &str) -> String,
    /// The phase of a clock and the count of its last ten seconds.
    pub count: fn(&str, u8) -> String,
    /// The key that has the time left read aloud.
    pub key_say: &'static str,
}
