//! The threads that read keys. What is read is stamped right after it was read, so that nothing the loop does can
//! make a move late.

use std::fs::File;
use std::io::{self, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::clock::Clock;
use super::decode::Decoder;
use super::inbox::{Message, Outside, Post};

/// As much as the terminal hands over at once.
const CHUNK: usize = 4_096;

/// Starts to read the terminal. Two threads, because a read cannot be given up: one reads, the other wakes only when
/// a key is unfinished, and settles it when nothing more comes.
pub fn read<C: Clock + Clone + Send + 'static>(mut keyboard: File, post: Post<C>) -> io::Result<()> {
    let decoder = Arc::new(Mutex::new(Decoder::default()));
    let (unfinished, receiver) = channel();
    let (shared, settler) = (Arc::clone(&decoder), post.clone());
    super::thread("settler", move || settle(&receiver, &shared, &settler))?;
    super::thread("keys", move || {
        let mut bytes = [0; CHUNK];
        loop {
            let read = match keyboard.read(&mut bytes) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Ok(0) | Err(_) => break,
                Ok(n) => bytes.get(..n).unwrap_or_default(),
            };
            let mut waits = false;
            let sent = post.send_all(|| {
                let mut decoder = lock(&decoder);
                waits = decoder.patience().is_some();
                let events = decoder.take_all(read).into_iter().map(Message::Event).collect();
                waits |= decoder.patience().is_some();
                events
            });
            if !sent || (waits && unfinished.send(()).is_err()) {
                return;
            }
        }
        post.send(Message::Outside(Outside::InputLost));
    })
}

/// Settles an unfinished key or paste when nothing more came in time. Every further read is told by `more`.
fn settle<C: Clock>(more: &Receiver<()>, decoder: &Mutex<Decoder>, post: &Post<C>) {
    while more.recv().is_ok() {
        loop {
            let Some(patience) = lock(decoder).patience() else { break };
            match more.recv_timeout(Duration::from_millis(patience)) {
                Ok(()) => {}
                Err(RecvTimeoutError::Timeout) => {
                    post.send_all(|| lock(decoder).settle().map(Message::Event).into_iter().collect());
                    break;
                }
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }
}

fn lock(decoder: &Mutex<Decoder>) -> MutexGuard<'_, Decoder> {
    decoder.lock().unwrap_or_else(PoisonError::into_inner)
}
