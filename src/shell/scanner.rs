//! Looks at the saved games on a thread of its own; what it finds comes in as messages.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Builder;

use super::clock::SystemClock;
use super::inbox::{Message, Post};
use crate::record::fault::{Doing, Fault};
use crate::record::shelf::scan::{Batch, scan};
use crate::record::store::Store;

/// The stack of the thread, in bytes: it reads records, which needs little.
const STACK: usize = 512 * 1024;

/// The look that is going on, if any.
#[derive(Debug)]
pub struct Scanner {
    post: Post<SystemClock>,
    /// The number of the newest look: what earlier ones find is no longer wanted.
    number: u64,
    stop: Arc<AtomicBool>,
}

impl Scanner {
    /// Nothing is looked at yet.
    pub fn new(post: Post<SystemClock>) -> Self {
        Self { post, number: 0, stop: Arc::default() }
    }

    /// Looks at everything in this store, from now on instead of whatever was looked at. `now`: ms since 1970 UTC.
    pub fn start(&mut self, store: &Store, now: i64) {
        self.stop();
        let games = store.games();
        let (store, post, number) = (store.clone(), self.post.clone(), self.number);
        let stop = Arc::new(AtomicBool::new(false));
        self.stop = Arc::clone(&stop);
        let look = move || {
            let mut give = |batch| {
                if !post.send(Message::Found(number, batch)) {
                    stop.store(true, Ordering::Relaxed);
                }
            };
            if let Err(fault) = scan(&store, now, &stop, &mut give) {
                give(Batch { faults: vec![fault], last: true, ..Batch::default() });
            }
        };
        if let Err(error) = Builder::new().name("shelf".into()).stack_size(STACK).spawn(look) {
            let faults = vec![Fault::of(Doing::Read, &games)(error)];
            let batch = Batch { faults, last: true, ..Batch::default() };
            self.post.send(Message::Found(number, batch));
        }
    }

    /// Gives up looking.
    pub fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.number += 1;
    }

    /// Whether what a look of this number found is still wanted.
    pub const fn wants(&self, number: u64) -> bool {
        self.number == number
    }
}
