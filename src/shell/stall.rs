//! Time in which nobody could see the clock or reach the keys.
//!
//! A machine that slept, a stopped process or a terminal that took no output must not cost anyone a game. Such a
//! stretch is found when it is over, and the clocks are then stopped as of the last moment everything was well.

/// A wake-up this much later than planned, in ms, is a stall.
pub const LATE: u64 = 2_000;

/// Keys read within this many ms after a stall were typed blindly during it, and are dropped.
const QUIET: u64 = 100;

/// A key read this shortly before the end of a stall, in ms, may have been waiting in the terminal.
const MARGIN: u64 = 100;

/// A stretch in which the program stood still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stall {
    /// The last moment at which all was well, in monotonic ms: the clocks stop here.
    pub from_ms: u64,
    /// How long it lasted, in ms, a sleep of the machine included.
    pub lasted_ms: u64,
    /// Whether the machine slept; otherwise the program was held up.
    pub asleep: bool,
    /// Keys read before this moment, in monotonic ms, were typed by someone who could act (only the output was
    /// held up): they count as pressed at `from_ms`.
    alive_until: u64,
}

impl Stall {
    /// Whether a key read at `ms` counts, as of `from_ms`.
    pub fn admits(&self, ms: u64) -> bool {
        ms < self.alive_until
    }
}

/// Watches the loop's wake-ups.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    /// The last wake-up, monotonic ms.
    woke: u64,
    /// When the work of that wake-up was done.
    done: u64,
    /// When the next wake-up was to be.
    due: u64,
    /// The machine's sleep so far.
    slept: u64,
    /// No key counts before this.
    deaf_until: u64,
}

impl Watch {
    /// Starts watching at `ms`, after a machine's sleep of `slept` ms.
    pub fn new(ms: u64, slept: u64) -> Self {
        Self { woke: ms, done: ms, due: ms, slept, deaf_until: 0 }
    }

    /// The work is done at `ms` and the loop means to sleep until `due`. Returns when it must wake up.
    pub fn sleep(&mut self, ms: u64, due: u64) -> u64 {
        self.done = ms;
        self.due = if self.blocked() { ms } else { due.max(ms) };
        self.due
    }

    fn blocked(&self) -> bool {
        self.done.saturating_sub(self.woke) > LATE
    }

    /// The loop is awake at `ms`.
    pub fn wake(&mut self, ms: u64, slept: u64) -> Option<Stall> {
        let blocked = self.blocked();
        let late = ms.saturating_sub(self.due) > LATE;
        let nap = slept.saturating_sub(self.slept);
        let asleep = nap > LATE;
        let stall = (blocked || late || asleep).then(|| Stall {
            from_ms: self.woke,
            lasted_ms: ms.saturating_sub(self.woke) + if asleep { nap } else { 0 },
            asleep,
            alive_until: if late || asleep { 0 } else { self.done.saturating_sub(MARGIN) },
        });
        if stall.is_some() {
            self.deaf_until = ms + QUIET;
        }
        self.rest(ms, slept);
        stall
    }

    /// The loop was stopped by its own will and goes on at `ms`: no stall.
    pub fn rest(&mut self, ms: u64, slept: u64) {
        *self = Self { deaf_until: self.deaf_until, ..Self::new(ms, slept) };
    }

    /// Whether a key read at `ms` was typed by someone who saw the screen.
    pub fn hears(&self, ms: u64) -> bool {
        ms >= self.deaf_until
    }
}

#[cfg(test)]
mod tests {
    use super::Watch;

    /// Wakes at 1000, works until `done`, plans `due`, wakes at `woke` with the machine having slept `nap`.
    fn after(done: u64, due: u64, woke: u64, nap: u64) -> Option<(u64, u64, bool)> {
        let mut watch = Watch::new(0, 500);
        watch.sleep(0, 1_000);
        assert_eq!(watch.wake(1_000, 500), None);
        watch.sleep(done, due);
        watch.wake(woke, 500 + nap).map(|stall| (stall.from_ms, stall.lasted_ms, stall.asleep))
    }

    #[test]
    fn what_is_a_stall() {
        let cases = [
            ("in time", 1_001, 2_000, 2_001, 0, None),
            ("early, for a key", 1_001, 2_000, 1_300, 0, None),
            ("two seconds late", 1_001, 2_000, 4_000, 0, None),
            ("more than that", 1_001, 2_000, 4_001, 0, Some((1_000, 3_001, false))),
            ("an hour", 1_001, 2_000, 3_602_000, 0, Some((1_000, 3_601_000, false))),
            ("a long wait that was planned", 1_001, 60_000, 60_000, 0, None),
            ("work of two seconds", 3_000, 3_100, 3_100, 0, None),
            ("work of more", 3_001, 9_000, 3_001, 0, Some((1_000, 2_001, false))),
            ("a nap of two seconds", 1_001, 2_000, 2_000, 2_000, None),
            ("a sleep", 1_001, 2_000, 2_000, 37_000, Some((1_000, 38_000, true))),
        ];
        for (name, done, due, woke, nap, stall) in cases {
            assert_eq!(after(done, due, woke, nap), stall, "{name}");
        }
    }

    #[test]
    fn a_held_up_output_ends_the_wait_at_once() {
        let mut watch = Watch::new(0, 0);
        assert_eq!(watch.sleep(2_001, 10_000), 2_001);
        let mut watch = Watch::new(0, 0);
        assert_eq!(watch.sleep(2_000, 10_000), 10_000);
        assert_eq!(watch.sleep(2_000, 1_000), 2_000, "never in the past");
    }

    #[test]
    fn keys_count_when_only_the_output_was_held_up() {
        let mut watch = Watch::new(1_000, 0);
        watch.sleep(9_000, 9_500);
        let stall = watch.wake(9_000, 0).unwrap();
        assert!(stall.admits(1_001) && stall.admits(8_899));
        assert!(!stall.admits(8_900), "it may have waited in the terminal");
        assert!(!watch.hears(9_099) && watch.hears(9_100));
    }

    #[test]
    fn keys_typed_while_stopped_do_not_count() {
        let mut watch = Watch::new(1_000, 0);
        watch.sleep(1_000, 2_000);
        let stall = watch.wake(9_000, 0).unwrap();
        assert!(!stall.admits(1_001) && !stall.admits(8_999));
        assert!(!watch.hears(9_000) && watch.hears(9_100));
    }

    #[test]
    fn a_stop_by_will_is_no_stall() {
        let mut watch = Watch::new(1_000, 0);
        watch.sleep(1_000, 2_000);
        watch.rest(90_000, 30_000);
        watch.sleep(90_001, 91_000);
        assert_eq!(watch.wake(91_000, 30_000), None);
    }
}
