//! What the screen says of the reading aloud: every cue is seen as well.

/// The reading aloud on the screen.
#[derive(Debug)]
pub struct Voice {
    /// Byo-yomi has begun: the side.
    pub begins: fn(&str) -> String,
    /// The main time is used up, and what follows is no byo-yomi: the side, what follows in words.
    pub main_over: fn(&str, &str) -> String,
    /// A block of thinking time has begun: the side, how many are left.
    pub block: fn(&str, u32) -> String,
    /// Overtime bought: the points it has cost in all, how many periods may still be bought.
    pub bought: fn(u32, u32) -> String,
    /// Overtime was bought: the side, the same in words.
    pub buys: fn(&str, &str) -> String,
    /// The phase of a clock in the last overtime that could be bought.
    pub last_bought: &'static str,
    /// A byo-yomi period is used up: the side, what is left in words.
    pub period_lost: fn(&str, &str) -> String,
    /// A minute of the reserve is used up: the side, what is left in words.
    pub minute_lost: fn(&str, &str) -> String,
    /// So many periods are left.
    pub periods: fn(u32) -> String,
    /// So many minutes of the reserve are left.
    pub minutes: fn(u32) -> String,
    /// The last byo-yomi period has begun: the side.
    pub last: fn(&str) -> String,
    /// So much time is left: the side, the digits, what else there is to know.
    pub time_left: fn(&str, &str, Option<&str>) -> String,
    /// There is no limit, so much is used: the side, the digits.
    pub used: fn(&str, &str) -> String,
    /// The phase of a clock and the count of its last ten seconds.
    pub count: fn(&str, u8) -> String,
    /// The key that has the time left read aloud.
    pub key_say: &'static str,
    /// How it is heard now: by a voice, by the bell, not at all.
    pub sound: [&'static str; 3],
}
