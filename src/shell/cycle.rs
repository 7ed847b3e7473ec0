//! The loop: wait, tell the time, hand over what came in, draw once.
//!
//! It wakes only for a message or for the next visible change. Before every key the program is told the time at
//! which that key was read, so that a move that came too late never beats the flag, and one that came in time
//! never loses to a slow screen.

use std::io;

use crossterm::event::Event;
use ratatui::buffer::Buffer;

use super::End;
use super::clock::Clock;
use super::inbox::{Message, Outside, Source, Stamped};
use super::stall::{Stall, Watch};
use crate::app::Now;
use crate::record::shelf::scan::Batch;

/// With nothing to show, the loop looks this often, in ms, whether the terminal is still there.
const HEARTBEAT: u64 = 10_000;

/// What the program wants after it was told something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Flow {
    /// Nothing that can be seen has changed.
    Same,
    /// The screen may look different.
    Changed,
    /// Give the terminal back and stop, as Ctrl-Z does. Everything is at rest.
    Suspend,
    /// The end. Everything is saved.
    Quit,
}

/// What runs on the screen.
pub trait Program {
    /// It is `now`.
    fn tick(&mut self, now: Now) -> Flow;

    /// A key, a click or a paste, read at `now`.
    fn input(&mut self, event: Event, now: Now) -> Flow;

    /// Some of the saved games were found, by the look of that number.
    fn found(&mut self, _look: u64, _batch: Batch, _now: Now) -> Flow {
        Flow::Same
    }

    /// The program stood still; `now` is the time as of which the clocks stop.
    fn stalled(&mut self, stall: Stall, now: Now) -> Flow;

    /// The program is about to stop or end by someone else's will: pause, save. Its wish is not asked.
    fn rest(&mut self, now: Now);

    /// What is lost now that it ends, a sentence each.
    fn lost(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// It goes on after a stop.
    fn resumed(&mut self, now: Now) -> Flow;

    /// When the screen next changes by itself, in monotonic ms.
    fn next_change(&self, now: Now) -> Option<u64>;

    /// Draws the screen as of `now`.
    fn view(&mut self, now: Now, frame: &mut Buffer);
}

/// Where it is drawn. Every error means that the terminal is gone.
pub trait Surface {
    /// Draws a frame and sends what differs from the last.
    fn draw(&mut self, paint: &mut dyn FnMut(&mut Buffer)) -> io::Result<()>;

    /// Reads the size again; the next frame is sent whole.
    fn refresh(&mut self) -> io::Result<()>;

    /// Looks whether the terminal is still there.
    fn alive(&mut self) -> io::Result<()>;

    /// Sets the terminal's modes again after someone else may have changed them, then as [`Surface::refresh`].
    fn retake(&mut self) -> io::Result<()>;

    /// Gives the terminal back, stops the process (with `whole_job` its whole job), and when it goes on takes the
    /// terminal again.
    fn stop(&mut self, whole_job: bool) -> io::Result<()>;
}

/// Runs a program until it ends.
pub fn run<P: Program, S: Surface, I: Source, C: Clock>(
    program: &mut P,
    surface: &mut S,
    inbox: &I,
    clock: &C,
) -> End {
    let now = Now { ms: clock.ms(), utc: clock.utc() };
    let watch = Watch::new(now.ms, clock.slept_ms());
    let mut cycle =
        Cycle { program, surface, inbox, clock, watch, now, early: None, stale: true, looked: now.ms };
    loop {
        match cycle.turn() {
            Ok(None) => {}
            Ok(Some(end)) => return end,
            Err(_) => {
                cycle.program.rest(cycle.now);
                return End::Lost;
            }
        }
    }
}

struct Cycle<'a, P, S, I, C> {
    program: &'a mut P,
    surface: &'a mut S,
    inbox: &'a I,
    clock: &'a C,
    watch: Watch,
    /// The time the program was last told; it goes forward only.
    now: Now,
    /// Taken from the inbox, but stamped after the moment then looked at.
    early: Option<Stamped>,
    /// Whether the screen has to be drawn.
    stale: bool,
    /// When the terminal was last looked for.
    looked: u64,
}

impl<P: Program, S: Surface, I: Source, C: Clock> Cycle<'_, P, S, I, C> {
    fn turn(&mut self) -> io::Result<Option<End>> {
        if self.stale {
            let (program, now) = (&mut *self.program, self.now);
            self.surface.draw(&mut |frame| program.view(now, frame))?;
            self.stale = false;
        }
        let change = self.program.next_change(self.now);
        let first = self.wait(change);
        let until = self.inbox.moment(self.clock);
        let stall = self.watch.wake(until, self.clock.slept_ms());
        if until.saturating_sub(self.looked) >= HEARTBEAT {
            self.surface.alive()?;
            self.looked = until;
        }
        if let Some(end) = self.drain(first, until, stall)? {
            return Ok(Some(end));
        }
        if let Some(stall) = stall {
            let flow = self.program.stalled(stall, self.now);
            if let Some(end) = self.follow(flow)? {
                return Ok(Some(end));
            }
        }
        self.pass(until);
        self.stale |= change.is_some_and(|change| change <= self.now.ms);
        let flow = self.program.tick(self.now);
        self.follow(flow)
    }

    /// Sleeps until something comes or the screen changes.
    fn wait(&mut self, change: Option<u64>) -> Option<Stamped> {
        let ms = self.clock.ms();
        let due = self.watch.sleep(ms, change.unwrap_or(u64::MAX).min(ms.saturating_add(HEARTBEAT)));
        self.early.take().or_else(|| self.inbox.wait(due - ms))
    }

    /// Hands over everything that was read up to `until`.
    fn drain(&mut self, first: Option<Stamped>, until: u64, stall: Option<Stall>) -> io::Result<Option<End>> {
        let mut next = first.or_else(|| self.inbox.take());
        while let Some(stamped) = next {
            if stamped.ms > until {
                self.early = Some(stamped);
                break;
            }
            // In a stall the time stays where it began.
            if stall.is_none() {
                self.pass(stamped.ms);
            }
            let heard = stall.map_or(self.watch.hears(stamped.ms), |stall| stall.admits(stamped.ms));
            let end = match stamped.message {
                Message::Event(event) if heard => self.key(event)?,
                Message::Event(_) => None,
                Message::Outside(what) => self.outside(what)?,
                Message::Found(look, batch) => {
                    let flow = self.program.found(look, batch, self.now);
                    self.follow(flow)?
                }
            };
            if end.is_some() {
                return Ok(end);
            }
            next = self.inbox.take();
        }
        Ok(None)
    }

    fn pass(&mut self, ms: u64) {
        self.now = Now { ms: ms.max(self.now.ms), utc: self.clock.utc() };
    }

    /// The time first, then the key.
    fn key(&mut self, event: Event) -> io::Result<Option<End>> {
        let flow = self.program.tick(self.now);
        if let Some(end) = self.follow(flow)? {
            return Ok(Some(end));
        }
        let flow = self.program.input(event, self.now);
        self.follow(flow)
    }

    fn outside(&mut self, what: Outside) -> io::Result<Option<End>> {
        match what {
            Outside::Resized => self.surface.refresh()?,
            Outside::Continued => self.surface.retake()?,
            Outside::Stop => {
                self.program.rest(self.now);
                self.stop(false)?;
            }
            Outside::End(signal) => {
                self.program.rest(self.now);
                return Ok(Some(End::Signal(signal)));
            }
            Outside::InputLost => return Err(io::ErrorKind::UnexpectedEof.into()),
        }
        self.stale = true;
        Ok(None)
    }

    fn follow(&mut self, flow: Flow) -> io::Result<Option<End>> {
        match flow {
            Flow::Same => {}
            Flow::Changed => self.stale = true,
            Flow::Suspend => self.stop(true)?,
            Flow::Quit => return Ok(Some(End::Quit)),
        }
        Ok(None)
    }

    /// Stops, and goes on when the process does. The time in between is no stall: everything was at rest.
    fn stop(&mut self, whole_job: bool) -> io::Result<()> {
        self.surface.stop(whole_job)?;
        let ms = self.clock.ms();
        self.watch.rest(ms, self.clock.slept_ms());
        self.pass(ms);
        self.stale = true;
        let flow = self.program.resumed(self.now);
        debug_assert!(matches!(flow, Flow::Same | Flow::Changed), "going on is neither a stop nor an end");
        Ok(())
    }
}

#[cfg(test)]
mod tests;
