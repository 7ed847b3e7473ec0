//! The terminal's bell, at most once a second.

use std::fmt;
use std::io::Write;

/// Between two bells, ms.
const APART: u64 = 1_000;

/// A bell.
pub(super) struct Bell {
    out: Box<dyn Write + Send>,
    rung: Option<u64>,
    owed: bool,
}

impl fmt::Debug for Bell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bell").field("rung", &self.rung).field("owed", &self.owed).finish_non_exhaustive()
    }
}

impl Bell {
    pub(super) fn new(out: Box<dyn Write + Send>) -> Self {
        Self { out, rung: None, owed: false }
    }

    /// A bell is wanted: it rings now, or as soon as a second has passed since the last.
    pub(super) fn want(&mut self, now: u64) {
        self.owed = true;
        self.pay(now);
    }

    /// What is not rung yet is no longer wanted.
    pub(super) fn forget(&mut self) {
        self.owed = false;
    }

    /// How many ms until an owed bell may ring.
    pub(super) fn due_in(&self, now: u64) -> Option<u64> {
        let next = self.rung.map_or(0, |rung| rung + APART);
        self.owed.then(|| next.saturating_sub(now))
    }

    /// Rings what is owed, if it may.
    pub(super) fn pay(&mut self, now: u64) {
        if self.due_in(now) == Some(0) {
            self.owed = false;
            self.rung = Some(now);
            // A terminal that takes no bell has no other way to be told so.
            let _ = self.out.write_all(b"\x07").and_then(|()| self.out.flush());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Bell;

    #[test]
    fn it_rings_at_most_once_a_second() {
        let mut bell = Bell::new(Box::new(std::io::sink()));
        bell.want(5_000);
        assert_eq!((bell.rung, bell.due_in(5_000)), (Some(5_000), None));
        bell.want(5_990);
        assert_eq!((bell.rung, bell.due_in(5_990)), (Some(5_000), Some(10)));
        bell.pay(5_999);
        assert_eq!(bell.rung, Some(5_000));
        bell.pay(6_001);
        assert_eq!((bell.rung, bell.due_in(6_001)), (Some(6_001), None));
        bell.want(6_500);
        bell.forget();
        bell.pay(9_000);
        assert_eq!(bell.rung, Some(6_001), "a move was made before it could ring");
    }
}
