//! Keys that nobody meant: one that is held down, and one that comes just after time has ended the game.

use super::action::Key;

/// The same key again within this many ms of being seen last is a held key.
const HELD_MS: u64 = 700;

/// For so many ms after the end of a game a key that was meant for its last move does not lead past the result.
const JUST_OVER_MS: u64 = 1_200;

/// What was pressed and what happened just before.
#[derive(Debug, Default)]
pub(super) struct Slips {
    /// The last key, and when it was seen, ms.
    held: Option<(Key, u64)>,
    /// When time ended the game on the screen, ms: nobody chose that moment.
    ended: Option<u64>,
}

impl Slips {
    /// Time has ended the game on the screen.
    pub const fn note_end(&mut self, now: u64) {
        self.ended = Some(now);
    }

    /// Notes a key, and tells whether it was seen only just before, with no other between.
    pub fn is_held(&mut self, key: Key, now: u64) -> bool {
        let last = self.held.replace((key, now));
        last.is_some_and(|(last, at)| last == key && now < at.saturating_add(HELD_MS))
    }

    /// Whether a key comes so soon after the end that it was meant for the game.
    pub fn is_too_late(&self, key: Key, now: u64) -> bool {
        key.plays() && self.ended.is_some_and(|at| now < at.saturating_add(JUST_OVER_MS))
    }
}
