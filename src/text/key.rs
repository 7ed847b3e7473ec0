//! What the keys do, and what they are called.

/// What the keys do.
#[derive(Debug)]
pub struct Key {
    /// Move the cursor.
    pub cursor: &'static str,
    /// Jump by star lines.
    pub leap: &'static str,
    /// Play here.
    pub play: &'static str,
    /// Type a point.
    pub type_point: &'static str,
    /// Pass.
    pub pass: &'static str,
    /// Resign.
    pub resign: &'static str,
    /// Propose the end.
    pub over: &'static str,
    /// Take back.
    pub take_back: &'static str,
    /// Pause.
    pub pause: &'static str,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
    /// Menu.
    pub menu: &'static str,
    /// Help.
    pub help: &'static str,
    /// Back.
    pub back: &'static str,
    /// Quit.
    pub quit: &'static str,
    /// Coordinates on or off.
    pub coordinates: &'static str,
    /// Move numbers on or off.
    pub numbers: &'static str,
    /// Board and clocks only.
    pub quiet: &'static str,
    /// Turn a chain dead or alive.
    pub toggle: &'static str,
    /// Take the suggestion.
    pub suggest: &'static str,
    /// Black agrees.
    pub black_agrees: &'static str,
    /// White agrees.
    pub white_agrees: &'static str,
    /// Choose.
    pub choose: &'static str,
    /// Open.
    pub open: &'static str,
    /// Look through the game.
    pub review: &'static str,
    /// Another game: colours exchanged, or the next of a series.
    pub again: &'static str,
    /// Home.
    pub home: &'static str,
    /// Suspend the program.
    pub suspend: &'static str,
    /// Start.
    pub start: &'static str,
    /// Next field.
    pub next_field: &'static str,
    /// Another page.
    pub page: &'static str,
    /// Ten moves back, a page up.
    pub page_up: &'static str,
    /// Ten moves on, a page down.
    pub page_down: &'static str,
    /// To the beginning.
    pub first: &'static str,
    /// To the end.
    pub last: &'static str,
    /// Empties the line being typed.
    pub clear: &'static str,
    /// Delete.
    pub delete: &'static str,
    /// Play on.
    pub dispute: &'static str,
    /// Go to a move.
    pub go_to: &'static str,
    /// To the next capture.
    pub next_capture: &'static str,
    /// To the capture before.
    pub previous_capture: &'static str,
    /// Search.
    pub search: &'static str,
    /// Leave; the game is kept.
    pub leave: &'static str,
    /// Accept what was typed.
    pub accept: &'static str,
    /// Change the value of a field.
    pub change: &'static str,
    /// A move on or back.
    pub step: &'static str,
    /// To another variation.
    pub variation: &'static str,
    /// Go on after a pause.
    pub go_on: &'static str,
}

/// What keys without a character of their own are called.
#[derive(Debug)]
pub struct KeyName {
    /// The four arrows.
    pub arrows: &'static str,
    /// The arrows left and right.
    pub sideways: &'static str,
    /// The arrows up and down.
    pub up_down: &'static str,
    /// The arrows with Shift.
    pub shift_arrows: &'static str,
    /// The space bar.
    pub space: &'static str,
    /// A number typed before another key.
    pub number: &'static str,
}
