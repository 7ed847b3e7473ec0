//! What time it is. The only place in the program that asks.

use std::time::{Duration, Instant};

#[cfg(any(target_os = "linux", target_os = "android"))]
use rustix::time::{ClockId, clock_gettime};

/// Where the loop reads the time, so that tests can bring their own.
pub trait Clock {
    /// Monotonic ms since the program started; a sleeping machine does not count.
    fn ms(&self) -> u64;

    /// How many ms the machine has slept since it was started, as far as the system tells.
    fn slept_ms(&self) -> u64;

    /// UTC ms since 1970, for display and dates only: it may jump.
    fn utc(&self) -> i64;
}

/// The machine's clocks.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock {
    start: Instant,
}

impl SystemClock {
    /// A clock that starts at 0 ms now.
    #[expect(clippy::disallowed_methods, reason = "the shell is where the time comes from")]
    pub fn start() -> Self {
        Self { start: Instant::now() }
    }
}

impl Clock for SystemClock {
    fn ms(&self) -> u64 {
        whole_ms(self.start.elapsed())
    }

    #[cfg(any(target_os = "linux", target_os = "android"))]
    fn slept_ms(&self) -> u64 {
        let since = |id| Duration::try_from(clock_gettime(id)).map_or(0, whole_ms);
        // Monotonic first: the time between the two calls can then only make a sleep look longer.
        let awake = since(ClockId::Monotonic);
        since(ClockId::Boottime).saturating_sub(awake)
    }

    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    fn slept_ms(&self) -> u64 {
        0
    }

    #[expect(clippy::disallowed_methods, reason = "the shell is where the time comes from")]
    fn utc(&self) -> i64 {
        chrono::Utc::now().timestamp_millis()
    }
}

fn whole_ms(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Clock, SystemClock};

    #[test]
    fn it_starts_at_nought_and_never_goes_back() {
        let clock = SystemClock::start();
        let first = clock.ms();
        assert!(first < 60_000);
        assert!(clock.ms() >= first);
        assert!(clock.utc() > 1_600_000_000_000);
        assert!(clock.slept_ms() < 1_000 * 3_600 * 24 * 3_650);
    }
}
