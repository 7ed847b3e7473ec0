//! What the screen says around the two clocks alone.

/// The two clocks alone.
#[derive(Debug)]
pub struct Alone {
    /// On the home screen.
    pub home: &'static str,
    /// Over the form.
    pub title: &'static str,
    /// Whose clock starts first.
    pub begins: &'static str,
    /// When that is White's.
    pub hint_begins: &'static str,
    /// Clocks that were left.
    pub left: &'static str,
    /// Go on with them: how many moves were made.
    pub go_on: fn(usize) -> String,
    /// What that does.
    pub hint_go_on: &'static str,
    /// They are out again: how many moves were made.
    pub taken_up: fn(usize) -> String,
    /// What Start does.
    pub hint_start: &'static str,
    /// So many moves were made.
    pub moves: fn(usize) -> String,
    /// So much time was used.
    pub used: fn(&str) -> String,
    /// The side that pressed has no clock running: whose runs.
    pub other_runs: fn(&str) -> String,
    /// A press was taken back: whose.
    pub undone: fn(&str) -> String,
    /// The clocks stand, and how to go on.
    pub paused: &'static str,
    /// The clocks were stopped for good.
    pub ended: &'static str,
    /// The same of a session, in a list.
    pub stopped: &'static str,
    /// Asked once more: stop for good.
    pub sure_finish: &'static str,
    /// Asked once more: begin again with full clocks.
    pub sure_anew: &'static str,
    /// Asked once more: leave.
    pub sure_leave: &'static str,
    /// What the keys do.
    pub key: Keys,
    /// Told of a key that presses neither clock.
    pub no_press: &'static str,
    /// The left half of the keyboard, and the right half, by names that no arrow key has.
    pub halves: [&'static str; 2],
    /// What Help says below the keys, by paragraphs.
    pub help: [&'static str; 4],
}

/// What the keys do.
#[derive(Debug)]
pub struct Keys {
    /// Press for the side whose clock runs.
    pub press: &'static str,
    /// Press for Black.
    pub black_presses: &'static str,
    /// Press for White.
    pub white_presses: &'static str,
    /// Take the last press back.
    pub undo: &'static str,
    /// Set Black's clock.
    pub set_black: &'static str,
    /// Set White's clock.
    pub set_white: &'static str,
    /// Stop for good.
    pub finish: &'static str,
    /// Begin again with full clocks.
    pub anew: &'static str,
    /// Leave.
    pub leave: &'static str,
}
