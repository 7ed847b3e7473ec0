//! Words used everywhere.

/// Words used everywhere.
#[derive(Debug)]
pub struct Word {
    /// Black, the side.
    pub black: &'static str,
    /// White, the side.
    pub white: &'static str,
    /// Black and White where moves are listed.
    pub initials: [&'static str; 2],
    /// A pass.
    pub pass: &'static str,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
    /// Between two parts of a sentence.
    pub comma: &'static str,
    /// A whole number and a fraction, both not 0.
    pub mixed: fn(i32, &str) -> String,
    /// Move N.
    pub move_n: fn(u32) -> String,
}
