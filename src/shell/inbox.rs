//! What reaches the loop, and when: keys, signals, each with the time it was read.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crossterm::event::Event;

use super::clock::Clock;
use super::cycle::Source;

/// More waiting messages than this, and the sender is made to wait: a flood stays in the terminal.
const FULL: usize = 4_096;

/// What the loop is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A key, a click, a paste.
    Event(Event),
    /// Something that happened to the process or its terminal.
    Outside(Outside),
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

#[derive(Debug, Default)]
struct Gate {
    /// Held while a message is stamped and sent, so that none is ever stamped but not yet sent when the loop
    /// looks at the time.
    stamping: Mutex<()>,
    waiting: AtomicUsize,
}

impl Gate {
    fn close(&self) -> MutexGuard<'_, ()> {
        self.stamping.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The loop's end.
#[derive(Debug)]
pub struct Inbox {
    receiver: Receiver<Stamped>,
    gate: Arc<Gate>,
}

/// A thread's end.
#[derive(Clone, Debug)]
pub struct Post<C> {
    sender: Sender<Stamped>,
    gate: Arc<Gate>,
    clock: C,
}

/// Both ends.
pub fn open<C: Clock>(clock: C) -> (Post<C>, Inbox) {
    let (sender, receiver) = channel();
    let gate = Arc::new(Gate::default());
    (Post { sender, gate: Arc::clone(&gate), clock }, Inbox { receiver, gate })
}

impl<C: Clock> Post<C> {
    /// Stamps a message and sends it. False: the loop has ended.
    pub fn send(&self, message: Message) -> bool {
        self.send_all(|| vec![message])
    }

    /// Stamps what was just read and sends what it means. False: the loop has ended.
    pub fn send_all(&self, meaning: impl FnOnce() -> Vec<Message>) -> bool {
        let stamping = self.gate.close();
        let ms = self.clock.ms();
        let messages = meaning();
        let waiting = self.gate.waiting.fetch_add(messages.len(), Ordering::SeqCst);
        let sent = messages.into_iter().all(|message| self.sender.send(Stamped { ms, message }).is_ok());
        drop(stamping);
        if waiting > FULL {
            while sent && self.gate.waiting.load(Ordering::SeqCst) > FULL / 2 {
                thread::sleep(Duration::from_millis(1));
            }
        }
        sent
    }
}

impl Source for Inbox {
    fn wait(&self, ms: u64) -> Option<Stamped> {
        match self.receiver.recv_timeout(Duration::from_millis(ms)) {
            Ok(stamped) => Some(self.count(stamped)),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => {
                Some(Stamped { ms: 0, message: Message::Outside(Outside::InputLost) })
            }
        }
    }

    fn take(&self) -> Option<Stamped> {
        self.receiver.try_recv().ok().map(|stamped| self.count(stamped))
    }

    fn moment(&self, clock: &impl Clock) -> u64 {
        let _stamping = self.gate.close();
        clock.ms()
    }
}

impl Inbox {
    fn count(&self, stamped: Stamped) -> Stamped {
        self.gate.waiting.fetch_sub(1, Ordering::SeqCst);
        stamped
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::{Message, Outside, open};
    use crate::shell::clock::{Clock, SystemClock};
    use crate::shell::cycle::Source;

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
