//! What reaches the loop, and when: keys, signals, each with the time it was read.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crossterm::event::Event;

use super::clock::Clock;
use crate::record::shelf::scan::Batch;

/// Where messages come from.
pub trait Source {
    /// Waits for a message for at most `ms`.
    fn wait(&self, ms: u64) -> Option<Stamped>;

    /// A message that is already here.
    fn take(&self) -> Option<Stamped>;

    /// The time in monotonic ms, read so that every message stamped before it is already here: a key that came in
    /// time is never overtaken by the flag.
    fn moment(&self, clock: &impl Clock) -> u64;
}

/// More waiting messages than this, and the sender is made to wait: a flood stays in the terminal.
const FULL: usize = 4_096;

/// What the loop is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A key, a click, a paste.
    Event(Event),
    /// Something that happened to the process or its terminal.
    Outside(Outside),
    /// Some of the saved games, found by the look of that number.
    Found(u64, Batch),
}

/// Something that happened to the process or its terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    /// The terminal has a new size.
    Resized,
    /// The process was stopped and goes on; the terminal may have been changed meanwhile.
    Continued,
    /// The process shall stop, by a signal from outside.
    Stop,
    /// The process shall end, by this signal.
    End(i32),
    /// No more keys will come.
    InputLost,
}

/// A message and when it was read, in monotonic ms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamped {
    /// When it was read.
    pub ms: u64,
    /// What it is.
    pub message: Message,
}

/// What lies between the threads and the loop. A message is stamped and laid down under one lock, so that none is
/// ever stamped but not yet here when the loop looks at the time; and the loop is woken only once the lock is free.
#[derive(Debug, Default)]
struct Tray {
    heap: Mutex<Heap>,
    came: Condvar,
    taken: Condvar,
}

#[derive(Debug, Default)]
struct Heap {
    waiting: VecDeque<Stamped>,
    senders: usize,
    closed: bool,
}

impl Tray {
    fn open(&self) -> MutexGuard<'_, Heap> {
        self.heap.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The loop's end.
#[derive(Debug)]
pub struct Inbox {
    tray: Arc<Tray>,
}

/// A thread's end.
#[derive(Debug)]
pub struct Post<C> {
    tray: Arc<Tray>,
    clock: C,
}

/// Both ends.
pub fn open<C: Clock>(clock: C) -> (Post<C>, Inbox) {
    let tray = Arc::new(Tray::default());
    tray.open().senders = 1;
    (Post { tray: Arc::clone(&tray), clock }, Inbox { tray })
}

impl<C: Clone> Clone for Post<C> {
    fn clone(&self) -> Self {
        self.tray.open().senders += 1;
        Self { tray: Arc::clone(&self.tray), clock: self.clock.clone() }
    }
}

impl<C> Drop for Post<C> {
    fn drop(&mut self) {
        self.tray.open().senders -= 1;
        self.tray.came.notify_one();
    }
}

impl<C: Clock> Post<C> {
    /// Stamps a message and sends it. False: the loop has ended.
    pub fn send(&self, message: Message) -> bool {
        self.send_all(|| vec![message])
    }

    /// Stamps what was just read and sends what it means. False: the loop has ended.
    pub fn send_all(&self, meaning: impl FnOnce() -> Vec<Message>) -> bool {
        let mut heap = self.tray.open();
        let ms = self.clock.ms();
        heap.waiting.extend(meaning().into_iter().map(|message| Stamped { ms, message }));
        let full = heap.waiting.len() > FULL;
        let closed = heap.closed;
        drop(heap);
        self.tray.came.notify_one();
        if full && !closed {
            let heap = self.tray.open();
            let still = |heap: &mut Heap| !heap.closed && heap.waiting.len() > FULL / 2;
            drop(self.tray.taken.wait_while(heap, still));
        }
        !closed
    }
}

impl Source for Inbox {
    fn wait(&self, ms: u64) -> Option<Stamped> {
        let nothing = |heap: &mut Heap| heap.waiting.is_empty() && heap.senders > 0;
        let waited = self.tray.came.wait_timeout_while(self.tray.open(), Duration::from_millis(ms), nothing);
        let (mut heap, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let lost = heap.waiting.is_empty() && heap.senders == 0;
        if lost {
            return Some(Stamped { ms: 0, message: Message::Outside(Outside::InputLost) });
        }
        self.first(&mut heap)
    }

    fn take(&self) -> Option<Stamped> {
        self.first(&mut self.tray.open())
    }

    fn moment(&self, clock: &impl Clock) -> u64 {
        let _heap = self.tray.open();
        clock.ms()
    }
}

impl Inbox {
    fn first(&self, heap: &mut Heap) -> Option<Stamped> {
        let first = heap.waiting.pop_front()?;
        if heap.waiting.len() == FULL / 2 {
            self.tray.taken.notify_all();
        }
        Some(first)
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        self.tray.open().closed = true;
        self.tray.taken.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::Source;
    use super::{Message, Outside, open};
    use crate::shell::clock::{Clock, SystemClock};

    const RESIZED: Message = Message::Outside(Outside::Resized);

    #[test]
    fn what_was_stamped_before_the_moment_is_here() {
        let clock = SystemClock::start();
        let (post, inbox) = open(clock);
        let sender = thread::spawn(move || while post.send(RESIZED) {});
        let mut last = 0;
        for _ in 0..2_000 {
            let moment = inbox.moment(&clock);
            while let Some(stamped) = inbox.take() {
                assert!(stamped.ms >= last, "in order");
                last = stamped.ms;
                if stamped.ms > moment {
                    break;
                }
            }
            // Nothing stamped earlier may turn up now.
            if let Some(stamped) = inbox.take() {
                assert!(stamped.ms >= moment.min(last));
            }
        }
        drop(inbox);
        sender.join().unwrap();
    }

    #[test]
    fn a_flood_waits_outside() {
        let clock = SystemClock::start();
        let (post, inbox) = open(clock);
        let sender = thread::spawn(move || (0..20_000).all(|_| post.send(RESIZED)));
        let mut read = 0;
        while read < 20_000 {
            if inbox.wait(1_000).is_some() {
                read += 1;
            }
            assert!(clock.ms() < 60_000);
        }
        assert!(sender.join().unwrap());
    }

    #[test]
    fn when_all_senders_are_gone_so_is_the_input() {
        let (post, inbox) = open(SystemClock::start());
        drop(post);
        assert_eq!(
            inbox.wait(1_000).map(|stamped| stamped.message),
            Some(Message::Outside(Outside::InputLost))
        );
        assert_eq!(inbox.take(), None);
    }
}
