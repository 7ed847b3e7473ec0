//! What can be done to the app: keys, text, clicks, and what the shell reports.

use super::effect::Learned;
use super::key::Key;
use crate::rules::point::Point;

/// One thing that happens to the app.
#[derive(Debug)]
pub enum Action {
    /// Only the time has moved on.
    Tick,
    /// A key. One that stands for nothing here still counts as a key between two others.
    Key(Key),
    /// Text pasted; it goes into fields only, never to the keys.
    Paste(String),
    /// A click on a point of the board.
    Point(Point),
    /// A click on a line of a list.
    Row(usize),
    /// The program could neither show the clock nor take keys. The moment of this action is the last one at which
    /// all was well.
    StoodStill {
        /// How long it lasted, ms.
        lasted: u64,
        /// Whether the machine slept.
        asleep: bool,
    },
    /// The program is about to be put in the background or ended by a signal.
    Stopping,
    /// The program is in front again.
    CameBack,
    /// What an effect learned.
    Learned(Learned),
}
