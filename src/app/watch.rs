//! The watch over a clock that runs: how long since the last entry, when that is noted, what is said of it, whether the
//! time is up; and clocks that stood still without anyone's will. At the table and beside a real board it is the same.

use super::aloud::{Heard, Running, next_said};
use super::desk::Desk;
use super::effect::{BEAT_MS, Effect};
use crate::clock::bare::Bare;
use crate::clock::reading::{Reading, whole_seconds};
use crate::clock::{Clock, Ms};
use crate::game::Game;
use crate::rules::color::Color;

/// A clock that stood still no longer than this is not worth a question, ms.
const SHORT_STOP: Ms = 2_000;

/// How the clocks of a log stand after its last entry.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing<'a> {
    /// Both, as they stood when the turn began.
    clock: &'a Clock,
    /// Whose clock runs, stands or starts first.
    to_move: Color,
    /// Running ms of the turn; `None` outside of one.
    ran: Option<Ms>,
    /// Whether it runs.
    runs: bool,
    /// Whether both stand still in the midst of a turn.
    stands: bool,
    /// How many moves were made.
    moves: usize,
    /// How many entries there are.
    entries: usize,
}

/// A log that clocks are kept by.
pub(super) trait Timed {
    /// How they stand after its last entry.
    fn standing(&self) -> Standing<'_>;
}

impl Timed for Game {
    fn standing(&self) -> Standing<'_> {
        Standing {
            clock: self.clock(),
            to_move: self.to_move(),
            ran: self.turn().map(|turn| turn.ran),
            runs: self.running().is_some(),
            stands: self.paused().is_some(),
            moves: self.moves().len(),
            entries: self.entries().len(),
        }
    }
}

impl Timed for Bare {
    fn standing(&self) -> Standing<'_> {
        Standing {
            clock: self.clock(),
            to_move: self.to_move(),
            ran: self.turn().map(|turn| turn.ran),
            runs: self.running().is_some(),
            stands: self.is_standing(),
            moves: self.presses().len(),
            entries: self.entries().len(),
        }
    }
}

/// What is known of the time beside the log.
#[derive(Debug)]
pub(super) struct Watch {
    /// The moment of the last entry, ms.
    pub since: u64,
    /// Ms charged to the turn beyond what has passed since.
    ahead: Ms,
    /// When the running time was last noted, ms.
    beat: u64,
    /// What has been said of the turn going on.
    pub heard: Heard,
    /// How long the clock stood still, ms, while nobody has said whether that is charged.
    stood: Option<Ms>,
    /// Whether the program was put in the background while a clock ran, and not by a player's key.
    stopped: bool,
}

impl Watch {
    pub fn new(now: u64) -> Self {
        Self { since: now, ahead: 0, beat: now, heard: Heard::default(), stood: None, stopped: false }
    }

    /// Running ms since the last entry; 0 while no clock runs.
    pub fn spent(&self, log: &impl Timed, now: u64) -> Ms {
        let spent = now.saturating_sub(self.since).saturating_add(self.ahead);
        if log.standing().runs { spent } else { 0 }
    }

    /// The clock that runs.
    fn running<'a>(&self, log: &'a impl Timed, now: u64) -> Option<Running<'a>> {
        let Standing { clock, to_move: by, ran, moves, .. } = log.standing();
        let entered = ran.filter(|_| log.standing().runs)?;
        let ran = entered.saturating_add(self.spent(log, now));
        Some(Running { clock, by, ran, entered, moves })
    }

    /// An entry was made.
    pub fn entered(&mut self, log: &impl Timed, desk: &mut Desk) {
        (self.since, self.ahead) = (desk.now.ms, 0);
        let now = self.running(log, desk.now.ms).map(|now| (now.moves, now.by));
        self.heard.fall_silent(now, desk);
    }

    /// Says what has become due, and notes the running time now and then; tells whether the time is up.
    pub fn is_time_up(&mut self, log: &impl Timed, desk: &mut Desk) -> bool {
        let Some(now) = self.running(log, desk.now.ms) else { return false };
        self.heard.read_aloud(now, desk);
        if now.clock.deadline(now.by).is_some_and(|deadline| now.ran >= deadline) {
            return true;
        }
        if desk.now.ms >= self.beat + BEAT_MS {
            self.beat = desk.now.ms;
            let n = u32::try_from(log.standing().entries).unwrap_or(u32::MAX);
            desk.ask(Effect::Beat { n, spent: now.ran - now.entered });
        }
        false
    }

    /// When the clock next changes, or something is next said of it, ms.
    pub fn next_change(&self, log: &impl Timed, now: u64) -> Option<u64> {
        let running = self.running(log, now)?;
        let seen = running.clock.next_change(running.by, running.ran);
        let next = seen.into_iter().chain(next_said(running)).min()?;
        Some(now + next.saturating_sub(running.ran))
    }

    /// What the clock of a side shows.
    pub fn reading(&self, log: &impl Timed, face: Color, now: u64) -> Reading {
        let Standing { clock, to_move, ran, .. } = log.standing();
        clock.reading(face, ran.map(|ran| (to_move, ran.saturating_add(self.spent(log, now)))))
    }

    /// Says the time left of the side to move. While the count is read it is only shown.
    pub fn say_time(&mut self, log: &impl Timed, desk: &mut Desk) {
        let Standing { to_move, runs, .. } = log.standing();
        let reading = self.reading(log, to_move, desk.now.ms);
        self.heard.say_time(to_move, &reading, runs, desk);
    }

    /// For so many ms the clocks could not be shown; they stand since.
    pub fn stood_still(&mut self, lasted: Ms, log: &impl Timed, desk: &mut Desk) {
        if log.standing().stands {
            self.stood = Some(lasted);
            desk.warn((desk.text.table.stood_still)(&whole_seconds(lasted / 1000)));
        }
    }

    /// The program stops being in front; `meant` where a player's key has stopped the clocks with it.
    pub fn stopping(&mut self, meant: bool, log: &impl Timed) {
        self.stopped = !meant && log.standing().runs;
    }

    /// The program is in front again. A player who put it in the background has paused, and nothing is charged; where
    /// somebody else did, nobody meant the clock to stand.
    pub fn came_back(&mut self, log: &impl Timed, now: u64) {
        let lasted = now.saturating_sub(self.since);
        if std::mem::take(&mut self.stopped) && log.standing().stands && lasted > SHORT_STOP {
            self.stood = Some(lasted);
        }
    }

    /// How long the clock of a side stood still, ms, while nobody has said whether that is charged.
    pub fn stood(&self, log: &impl Timed) -> Option<(Color, Ms)> {
        let Standing { to_move, stands, .. } = log.standing();
        self.stood.filter(|_| stands).map(|lasted| (to_move, lasted))
    }

    /// It was said whether so many ms are charged. Both clocks with them; where it is more than there is, none.
    pub fn charged(&mut self, lasted: Ms, log: &impl Timed) -> Option<Clock> {
        self.stood = None;
        let Standing { clock, to_move, ran, .. } = log.standing();
        let ran = ran.unwrap_or(0).saturating_add(lasted);
        let left = clock.deadline(to_move).is_none_or(|deadline| ran < deadline);
        left.then(|| clock.stopped(to_move, ran))
    }

    /// Everything that is left is charged to the turn.
    pub fn charge_all(&mut self, log: &impl Timed) {
        let Standing { clock, to_move, ran, .. } = log.standing();
        self.ahead = clock.deadline(to_move).unwrap_or(0).saturating_sub(ran.unwrap_or(0));
    }
}
