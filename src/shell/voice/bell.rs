//! The terminal's bell: strokes that tell what they stand for, begun at most once a second.

use std::io::Write;
use std::{fmt, mem};

/// Between the first strokes of two bells, ms.
const APART: u64 = 1_000;
/// Between two strokes of one, ms: some terminals take what comes within 200 for the same stroke.
const STROKES: u64 = 250;

/// A bell.
pub(super) struct Bell {
    out: Box<dyn Write + Send>,
    /// When it last began to ring.
    rung: Option<u64>,
    /// How many strokes are to come, the first of them at that ms.
    owed: (u8, u64),
    /// Whether the next stroke is the first.
    first: bool,
}

impl fmt::Debug for Bell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bell").field("rung", &self.rung).field("owed", &self.owed).finish_non_exhaustive()
    }
}

impl Bell {
    pub(super) fn new(out: Box<dyn Write + Send>) -> Self {
        Self { out, rung: None, owed: (0, 0), first: true }
    }

    /// So many strokes are wanted: they begin now, or as soon as a second has passed since the last began.
    pub(super) fn want(&mut self, strokes: u8, now: u64) {
        self.owed = (strokes, self.rung.map_or(now, |rung| now.max(rung + APART)));
        self.first = true;
        self.pay(now);
    }

    /// What is not rung yet is no longer wanted.
    pub(super) fn forget(&mut self) {
        self.owed = (0, 0);
    }

    /// How many ms until the next stroke that is owed.
    pub(super) fn due_in(&self, now: u64) -> Option<u64> {
        let (strokes, next) = self.owed;
        (strokes > 0).then(|| next.saturating_sub(now))
    }

    /// Rings what is owed, if its time has come.
    pub(super) fn pay(&mut self, now: u64) {
        if self.due_in(now) == Some(0) {
            if mem::take(&mut self.first) {
                self.rung = Some(now);
            }
            self.owed = (self.owed.0 - 1, now + STROKES);
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
        bell.want(1, 5_000);
        assert_eq!((bell.rung, bell.due_in(5_000)), (Some(5_000), None));
        bell.want(1, 5_990);
        assert_eq!((bell.rung, bell.due_in(5_990)), (Some(5_000), Some(10)));
        bell.pay(5_999);
        assert_eq!(bell.rung, Some(5_000));
        bell.pay(6_001);
        assert_eq!((bell.rung, bell.due_in(6_001)), (Some(6_001), None));
        bell.want(1, 6_500);
        bell.forget();
        bell.pay(9_000);
        assert_eq!(bell.rung, Some(6_001), "a move was made before it could ring");
    }

    /// The ms at which it rings for these, each wanted at its ms.
    fn rings(wanted: &[(u64, u8)]) -> Vec<u64> {
        let (mut bell, mut rung) = (Bell::new(Box::new(std::io::sink())), Vec::new());
        for now in (0..4_000).step_by(10) {
            let before = bell.owed.0;
            let wants = wanted.iter().find(|(at, _)| *at == now).map(|&(_, strokes)| strokes);
            match wants {
                Some(strokes) => bell.want(strokes, now),
                None => bell.pay(now),
            }
            if bell.owed.0 < wants.unwrap_or(before) {
                rung.push(now);
            }
        }
        rung
    }

    #[test]
    fn the_strokes_of_one_bell_follow_each_other() {
        assert_eq!(rings(&[(100, 1)]), [100]);
        assert_eq!(rings(&[(100, 2)]), [100, 350]);
        assert_eq!(rings(&[(100, 3), (1_100, 1)]), [100, 350, 600, 1_100]);
        assert_eq!(rings(&[(100, 5)]), [100, 350, 600, 850, 1_100]);
        assert_eq!(
            rings(&[(100, 5), (500, 2)]),
            [100, 350, 1_100, 1_350],
            "the newest is the one that rings"
        );
    }
}
