//! What a journal asks of the file it is kept in.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};

/// A file that can be written at an offset, cut, and made durable.
pub trait Medium {
    /// Writes all the bytes from `offset` on.
    fn write_at(&mut self, offset: u64, bytes: &[u8]) -> io::Result<()>;
    /// Cuts the file to `length` bytes.
    fn cut(&mut self, length: u64) -> io::Result<()>;
    /// Returns once the bytes lie on the disk.
    fn sync(&mut self) -> io::Result<()>;
}

impl Medium for File {
    fn write_at(&mut self, offset: u64, bytes: &[u8]) -> io::Result<()> {
        self.seek(SeekFrom::Start(offset))?;
        self.write_all(bytes)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}
