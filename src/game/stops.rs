//! The stops of a game (A §14): how often somebody had the clocks stopped, by whom, and for how long.

use super::Game;
use super::event::{Event, PauseWhy};
use crate::clock::Ms;

/// The stops of a game up to some moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stops {
    /// How many there were.
    pub count: u32,
    /// How long the last one took, in ms, as far as it has.
    pub last: Ms,
    /// How long all of them took, in ms.
    pub all: Ms,
    /// Whether the last one is not over.
    pub lasts: bool,
}

impl PauseWhy {
    /// Whether somebody at the table wanted the clocks stopped: a stop that is counted.
    pub const fn is_stop(self) -> bool {
        matches!(self, Self::Key | Self::Both | Self::Referee)
    }
}

impl Game {
    /// The stops so far, at `now` (ms since 1970 UTC). Their length is that of the wall clock: it is only told.
    pub fn stops(&self, now: i64) -> Stops {
        let mut stops = Stops::default();
        let mut since = None;
        for entry in self.entries() {
            match entry.event {
                Event::Pause { why } if why.is_stop() => {
                    stops.count += 1;
                    since = Some(entry.at);
                }
                // The clocks stood by themselves while it was asked what a return leads to.
                Event::Cycle { .. } if since.take().is_some() => stops.count -= 1,
                Event::Resume | Event::End { .. } => {
                    if let Some(since) = since.take() {
                        stops.add(since, entry.at);
                    }
                }
                _ => {}
            }
        }
        stops.lasts = since.is_some();
        if let Some(since) = since {
            stops.add(since, now);
        }
        stops
    }
}

impl Stops {
    fn add(&mut self, from: i64, to: i64) {
        self.last = Ms::try_from(to.saturating_sub(from)).unwrap_or(0);
        self.all = self.all.saturating_add(self.last);
    }
}
