//! The terminal, taken and given back.
//!
//! Every way out passes through [`restore`]: the normal end, signals, Ctrl-Z, a panic in any thread. It writes
//! straight to the terminal, without a lock that another thread could hold, and it may be called twice.

use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::os::fd::AsFd;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use ratatui::layout::Size;
use rustix::termios::tcgetwinsize;

/// Alternate screen, cleared (the Linux console shows what lay there); clicks and the wheel as SGR reports, but
/// not every motion; a paste marked as such; no cursor.
const ENTER: &[u8] = b"\x1b[?1049h\x1b[2J\x1b[?1000h\x1b[?1006h\x1b[?2004h\x1b[?25l";

/// Everything of [`ENTER`] undone, colours off, and a frame that was cut short closed.
const LEAVE: &[u8] = b"\x1b[?2026l\x1b[?2004l\x1b[?1006l\x1b[?1000l\x1b[0m\x1b[?25h\x1b[?1049l";

/// The largest screen drawn; of one that says it is larger, the upper left corner.
const LARGEST: Size = Size::new(1000, 500);

/// The size taken when a terminal knows none, as serial lines do.
const UNKNOWN: Size = Size::new(80, 24);

static TAKEN: AtomicBool = AtomicBool::new(false);

/// Whether there is a terminal to draw on and to read keys from.
pub fn is_there() -> bool {
    io::stdout().is_terminal() && (io::stdin().is_terminal() || File::open("/dev/tty").is_ok())
}

/// Takes the terminal: raw mode, alternate screen, mouse, paste, hidden cursor.
pub fn take(tty: &mut Tty) -> io::Result<()> {
    // Someone may have changed the mode while the program was stopped, so it is always set anew.
    disable_raw_mode()?;
    enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    tty.write_all(ENTER)
}

/// Gives the terminal back as it was. Errors are of no use here: the terminal may be gone.
pub fn restore() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        if let Ok(mut tty) = Tty::open() {
            let _ = tty.write_all(LEAVE);
        }
        let _ = disable_raw_mode();
    }
}

/// Gives only the mode back, without a byte of output: for a terminal that takes none.
pub fn restore_mode() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = disable_raw_mode();
    }
}

/// What is typed: standard input if it is the terminal.
pub fn keyboard() -> io::Result<File> {
    let stdin = io::stdin();
    if stdin.is_terminal() { Ok(stdin.as_fd().try_clone_to_owned()?.into()) } else { File::open("/dev/tty") }
}

/// The size in columns and rows. An error means that the terminal is gone.
pub fn size() -> io::Result<Size> {
    // Not crossterm's size, which starts another program when the terminal does not answer.
    let window = tcgetwinsize(io::stdout())?;
    let known = window.ws_col > 0 && window.ws_row > 0;
    let (columns, rows) = (window.ws_col.min(LARGEST.width), window.ws_row.min(LARGEST.height));
    Ok(if known { Size::new(columns, rows) } else { UNKNOWN })
}

/// Standard output without a lock and without a buffer.
#[derive(Debug)]
pub struct Tty(File);

impl Tty {
    /// A second handle on standard output.
    pub fn open() -> io::Result<Self> {
        Ok(Self(File::from(io::stdout().as_fd().try_clone_to_owned()?)))
    }
}

impl Write for Tty {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        loop {
            match self.0.write(bytes) {
                // Another program may have left the terminal in non-blocking mode; full is not gone.
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    thread::sleep(Duration::from_millis(2));
                }
                done => return done,
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{ENTER, LEAVE};

    #[test]
    fn what_is_switched_on_is_switched_off() {
        let (enter, leave) = (String::from_utf8_lossy(ENTER), String::from_utf8_lossy(LEAVE));
        for mode in ["1049", "1000", "1006", "2004"] {
            assert!(enter.contains(&format!("\x1b[?{mode}h")), "{mode} on");
            assert!(leave.contains(&format!("\x1b[?{mode}l")), "{mode} off");
        }
        assert!(enter.contains("\x1b[?25l") && leave.contains("\x1b[?25h"), "the cursor");
        assert!(!enter.contains("1003"), "no motion reports");
        assert!(!enter.contains('n'), "nothing is asked");
        assert!(leave.ends_with("\x1b[?1049l"), "the old screen comes last");
    }
}
