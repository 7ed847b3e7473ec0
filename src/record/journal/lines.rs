//! The lines of a journal: appended one by one, each durable before the next key is acted on.

use super::medium::Medium;
use std::io;

/// The writing end of a journal's lines. Lines that could not be written wait for the next try, in order.
#[derive(Debug)]
pub struct Lines<M> {
    medium: M,
    /// Bytes known to lie on the disk, whole lines all of them.
    sound: u64,
    /// Whether something may stand after them.
    torn: bool,
    /// Lines not yet on the disk.
    waiting: Vec<u8>,
}

impl<M: Medium> Lines<M> {
    /// Goes on after `sound` bytes of whole lines; whatever stands behind them is cut off before the next line.
    pub const fn after(medium: M, sound: u64, torn: bool) -> Self {
        Self { medium, sound, torn, waiting: Vec::new() }
    }

    /// What they are written to.
    pub const fn medium(&self) -> &M {
        &self.medium
    }

    /// Appends a line (without its line break) and everything that waits before it.
    pub fn append(&mut self, line: &str) -> io::Result<()> {
        self.waiting.extend_from_slice(line.as_bytes());
        self.waiting.push(b'\n');
        self.retry()
    }

    /// Tries again to write what waits.
    pub fn retry(&mut self) -> io::Result<()> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        if self.torn {
            self.medium.cut(self.sound)?;
        }
        self.torn = true;
        self.medium.write_at(self.sound, &self.waiting)?;
        self.medium.sync()?;
        self.torn = false;
        self.sound += self.waiting.len() as u64;
        self.waiting.clear();
        Ok(())
    }

    /// Whether some lines could not be written yet.
    pub const fn waits(&self) -> bool {
        !self.waiting.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::{Lines, Medium};
    use std::io;

    /// A disk in memory that fails as it is told.
    #[derive(Debug, Default)]
    struct Disk {
        bytes: Vec<u8>,
        room: usize,
        refuse_sync: bool,
        refuse_cut: bool,
    }

    impl Medium for &mut Disk {
        fn write_at(&mut self, offset: u64, bytes: &[u8]) -> io::Result<()> {
            let offset = usize::try_from(offset).unwrap();
            self.bytes.truncate(offset);
            let fits = bytes.len().min(self.room.saturating_sub(offset));
            self.bytes.extend_from_slice(&bytes[..fits]);
            if fits == bytes.len() { Ok(()) } else { Err(io::ErrorKind::StorageFull.into()) }
        }

        fn cut(&mut self, length: u64) -> io::Result<()> {
            if self.refuse_cut {
                return Err(io::ErrorKind::ReadOnlyFilesystem.into());
            }
            self.bytes.truncate(usize::try_from(length).unwrap());
            Ok(())
        }

        fn sync(&mut self) -> io::Result<()> {
            if self.refuse_sync { Err(io::Error::other("I/O error")) } else { Ok(()) }
        }
    }

    #[test]
    fn a_full_disk_loses_nothing_once_there_is_room() {
        for room in 0..15 {
            let mut disk = Disk { room, ..Disk::default() };
            let mut lines = Lines::after(&mut disk, 0, false);
            let results = ["one", "two", "three"].map(|line| lines.append(line).is_ok());
            assert_eq!(results, [room >= 4, room >= 8, room >= 14], "room for {room} bytes");
            assert_eq!(lines.waits(), room < 14);
            lines.medium.room = 100;
            assert!(lines.append("four").is_ok());
            assert!(!lines.waits());
            assert_eq!(disk.bytes, b"one\ntwo\nthree\nfour\n");
        }
    }

    #[test]
    fn what_a_failed_sync_left_is_written_anew() {
        let mut disk = Disk { room: 100, refuse_sync: true, ..Disk::default() };
        let mut lines = Lines::after(&mut disk, 0, false);
        assert!(lines.append("one").is_err());
        lines.medium.refuse_cut = true;
        assert!(lines.retry().is_err(), "nothing is appended to a tail that could not be cut");
        lines.medium.refuse_cut = false;
        lines.medium.refuse_sync = false;
        assert!(lines.retry().is_ok());
        assert!(lines.retry().is_ok(), "nothing waits: nothing is written twice");
        assert_eq!(disk.bytes, b"one\n");
    }

    #[test]
    fn a_torn_tail_is_cut_before_the_next_line() {
        let mut disk = Disk { room: 100, bytes: b"one\ntw".to_vec(), ..Disk::default() };
        let mut lines = Lines::after(&mut disk, 4, true);
        assert!(lines.append("x").is_ok());
        assert_eq!(disk.bytes, b"one\nx\n");
    }
}
