//! A journal's file with its lock, which is let go by name.
//!
//! Where a child program is being started, it holds every open file for a moment, and with the file its lock: closing
//! alone would not free it. For the same reason a busy lock is asked for again for a moment.

use super::medium::Medium;
use std::fs::{File, TryLockError};
use std::io::{self, ErrorKind};
use std::ops::{Deref, DerefMut};
use std::thread;
use std::time::Duration;

/// How often a busy lock is asked for.
const TRIES: u32 = 20;
/// How long it is waited in between: a child holds a lock for no longer than it takes to start it.
const PAUSE: Duration = Duration::from_millis(10);

/// A file that nobody else writes to as long as this is kept.
#[derive(Debug)]
pub struct Locked(File);

impl Locked {
    /// Takes the lock of a file; gives the file back when another program holds it. A file system without locks counts
    /// as free.
    pub fn take(file: File) -> io::Result<Result<Self, File>> {
        for attempt in 1..=TRIES {
            match file.try_lock() {
                Ok(()) => return Ok(Ok(Self(file))),
                Err(TryLockError::Error(cause)) if cause.kind() == ErrorKind::Unsupported => {
                    return Ok(Ok(Self(file)));
                }
                Err(TryLockError::Error(cause)) => return Err(cause),
                Err(TryLockError::WouldBlock) if attempt < TRIES => thread::sleep(PAUSE),
                Err(TryLockError::WouldBlock) => {}
            }
        }
        Ok(Err(file))
    }
}

impl Deref for Locked {
    type Target = File;

    fn deref(&self) -> &File {
        &self.0
    }
}

impl DerefMut for Locked {
    fn deref_mut(&mut self) -> &mut File {
        &mut self.0
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        // Where there are no locks there is none to let go.
        let _ = self.0.unlock();
    }
}

impl Medium for Locked {
    fn write_at(&mut self, offset: u64, bytes: &[u8]) -> io::Result<()> {
        self.0.write_at(offset, bytes)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.0.cut(length)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.0.sync()
    }
}

#[cfg(test)]
mod tests {
    use super::Locked;
    use std::fs::File;
    use std::process::{Command, Stdio};
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;

    #[test]
    fn whoever_starts_a_child_meanwhile_does_not_keep_it() {
        let folder = tempfile::tempdir().unwrap();
        let over = AtomicBool::new(false);
        thread::scope(|scope| {
            let starter = scope.spawn(|| {
                let mut started = 0;
                while !over.load(Ordering::SeqCst) {
                    let child = Command::new("true").stdin(Stdio::null()).stdout(Stdio::null()).spawn();
                    started += u32::from(child.unwrap().wait().unwrap().success());
                }
                started
            });
            for n in 0..200 {
                let path = folder.path().join(n.to_string());
                drop(Locked::take(File::create(&path).unwrap()).unwrap().unwrap());
                // At once, without another try: it was let go, not only closed.
                assert!(File::open(&path).unwrap().try_lock().is_ok(), "{n}");
            }
            over.store(true, Ordering::SeqCst);
            assert!(starter.join().unwrap() > 0);
        });
    }

    #[test]
    fn one_that_is_held_for_good_is_given_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let held = Locked::take(File::create(&path).unwrap()).unwrap().unwrap();
        assert!(Locked::take(File::open(&path).unwrap()).unwrap().is_err());
        drop(held);
        assert!(Locked::take(File::open(&path).unwrap()).unwrap().is_ok());
    }
}
