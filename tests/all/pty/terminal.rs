//! A terminal with nobody in front of it: runs a program, types, reads its screen.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock};
use std::time::Duration;
use std::{fs, thread};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};
use shoutan::shell::clock::{Clock, SystemClock};
use tempfile::TempDir;

/// Nothing takes this long; what does not come by then never comes.
const PATIENCE: u64 = 30_000;

/// What the program has put out.
struct Seen {
    parser: vt100::Parser,
    raw: Vec<u8>,
    /// The program has no terminal any more.
    closed: bool,
    /// Stop reading: the next output is not taken from the program.
    deaf: bool,
}

/// A folder of settings under which nothing is said: whoever runs the tests hears nothing.
fn silence() -> &'static Path {
    static FOLDER: OnceLock<TempDir> = OnceLock::new();
    let made = || {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("shoutan")).unwrap();
        fs::write(folder.path().join("shoutan/config.toml"), "voice = \"off\"\n").unwrap();
        folder
    };
    FOLDER.get_or_init(made).path()
}

type Shared = Arc<(Mutex<Seen>, Condvar)>;
type Keyboard = Arc<Mutex<Box<dyn Write + Send>>>;

pub struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keyboard: Keyboard,
    child: Box<dyn Child + Send + Sync>,
    seen: Shared,
    mode: String,
}

impl Terminal {
    /// Runs a command in a terminal of this many columns and rows.
    pub fn run(command: CommandBuilder, size: (u16, u16)) -> Self {
        Self::run_answering(command, size, None)
    }

    /// The same with a terminal that always says the cursor is in this column.
    pub fn run_answering(mut command: CommandBuilder, (cols, rows): (u16, u16), column: Option<u16>) -> Self {
        for (name, value) in [("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LC_ALL", "C.UTF-8")] {
            command.env(name, value);
        }
        command.env("XDG_CONFIG_HOME", silence());
        for name in ["LANGUAGE", "LINES", "COLUMNS"] {
            command.env_remove(name);
        }
        let pair = native_pty_system().openpty(size(cols, rows)).unwrap();
        let mode = format!("{:?}", pair.master.get_termios());
        let keyboard: Keyboard = Arc::new(Mutex::new(pair.master.take_writer().unwrap()));
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let parser = vt100::Parser::new(side(rows), side(cols), 0);
        let seen: Shared = Arc::new((
            Mutex::new(Seen { parser, raw: Vec::new(), closed: false, deaf: false }),
            Condvar::new(),
        ));
        let reader = pair.master.try_clone_reader().unwrap();
        let (there, answers) = (Arc::clone(&seen), Arc::clone(&keyboard));
        thread::spawn(move || read(reader, &there, &answers, column));
        Self { master: pair.master, keyboard, child, seen, mode }
    }

    /// Types. The program may be gone already.
    pub fn keys(&self, keys: &str) {
        let mut keyboard = self.keyboard.lock().unwrap();
        let _ = keyboard.write_all(keys.as_bytes());
        let _ = keyboard.flush();
    }

    /// The screen as text.
    pub fn screen(&self) -> String {
        text(self.lock().parser.screen())
    }

    /// Everything put out so far.
    pub fn raw(&self) -> String {
        String::from_utf8_lossy(&self.lock().raw).into_owned()
    }

    /// Waits until the screen holds this text.
    pub fn wait_for(&self, words: &str) {
        self.wait_until(words, |screen, _| text(screen).contains(words));
    }

    /// Waits until something is so.
    pub fn wait_until(&self, what: &str, so: impl Fn(&vt100::Screen, &[u8]) -> bool) {
        let start = SystemClock::start();
        let mut seen = self.lock();
        while !so(seen.parser.screen(), &seen.raw) {
            let left = PATIENCE.saturating_sub(start.ms());
            assert!(
                left > 0 && !seen.closed,
                "waited in vain for {what:?}{}\n{}",
                if seen.closed { ", the program has gone" } else { "" },
                text(seen.parser.screen())
            );
            seen = self.seen.1.wait_timeout(seen, Duration::from_millis(left)).unwrap().0;
        }
    }

    pub fn resize(&self, cols: u16, rows: u16) {
        self.lock().parser.set_size(side(rows), side(cols));
        self.master.resize(size(cols, rows)).unwrap();
    }

    fn pid(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_raw(self.pid().try_into().unwrap()).unwrap(), signal).unwrap();
    }

    /// The kernel's letter for what the process is doing: `T` is stopped.
    pub fn wait_for_state(&self, letter: char) {
        let start = SystemClock::start();
        loop {
            let told = fs::read_to_string(format!("/proc/{}/stat", self.pid())).unwrap();
            if told.rsplit(')').next().unwrap().trim_start().starts_with(letter) {
                return;
            }
            assert!(start.ms() < PATIENCE, "never {letter}: {told}");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Lets real time pass: for rules about time itself, not for waiting until something happens.
    pub fn let_pass(ms: u64) {
        thread::sleep(Duration::from_millis(ms));
    }

    /// Processor time used so far, in ms.
    pub fn busy_ms(&self) -> u64 {
        let text = fs::read_to_string(format!("/proc/{}/schedstat", self.pid())).unwrap();
        text.split(' ').next().unwrap().parse::<u64>().unwrap() / 1_000_000
    }

    /// Waits for the end; the exit status, or the name of the signal that ended it.
    pub fn end(&mut self) -> Result<u32, String> {
        let start = SystemClock::start();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                // What was written before the end is still on its way.
                let mut seen = self.lock();
                while !seen.closed && start.ms() < PATIENCE {
                    seen = self.seen.1.wait_timeout(seen, Duration::from_millis(50)).unwrap().0;
                }
                drop(seen);
                return status.signal().map_or(Ok(status.exit_code()), |signal| Err(signal.to_owned()));
            }
            assert!(start.ms() < PATIENCE, "it does not end\n{}", self.screen());
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Whether the terminal is as it was before: every mode that was switched on is off again, the last screen is
    /// the old one, the cursor is there, and lines are read as before.
    pub fn assert_restored(&self) {
        let raw = self.raw();
        for on in ["1049", "1000", "1006", "2004"] {
            let (set, reset) = (raw.rfind(&format!("\x1b[?{on}h")), raw.rfind(&format!("\x1b[?{on}l")));
            assert!(set.is_some() && set < reset, "mode {on} is left on: {set:?} {reset:?}");
        }
        assert!(raw.rfind("\x1b[?25l") < raw.rfind("\x1b[?25h"), "the cursor is left hidden");
        let seen = self.lock();
        let screen = seen.parser.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        assert_eq!(format!("{:?}", self.master.get_termios()), self.mode, "the line mode");
    }

    /// Unplugs the terminal, as a closed window does: `nudge` is typed to make the program write once more.
    pub fn unplug(self, nudge: &str) -> Unplugged {
        self.lock().deaf = true;
        self.keys(nudge);
        let start = SystemClock::start();
        let mut seen = self.lock();
        while !seen.closed {
            assert!(start.ms() < PATIENCE, "the program puts nothing out");
            seen = self.seen.1.wait_timeout(seen, Duration::from_millis(50)).unwrap().0;
        }
        drop(seen);
        Unplugged(self.child)
    }

    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.seen.0.lock().unwrap()
    }
}

/// A screen's rows, without the blanks behind them.
pub fn text(screen: &vt100::Screen) -> String {
    let rows: Vec<String> =
        screen.rows(0, screen.size().1.get()).map(|row| row.trim_end().to_owned()).collect();
    rows.join("\n")
}

/// A program whose terminal is gone.
pub struct Unplugged(Box<dyn Child + Send + Sync>);

impl Unplugged {
    pub fn end(&mut self) -> Result<u32, String> {
        let start = SystemClock::start();
        loop {
            if let Some(status) = self.0.try_wait().unwrap() {
                return status.signal().map_or(Ok(status.exit_code()), |signal| Err(signal.to_owned()));
            }
            assert!(start.ms() < PATIENCE, "it lives on without a terminal");
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Unplugged {
    fn drop(&mut self) {
        let _ = self.0.kill();
    }
}

fn read(mut reader: Box<dyn Read + Send>, seen: &Shared, answers: &Keyboard, column: Option<u16>) {
    let mut bytes = vec![0; 65_536];
    loop {
        let n = reader.read(&mut bytes).unwrap_or(0);
        let mut now = seen.0.lock().unwrap();
        if n == 0 || now.deaf {
            now.closed = true;
            seen.1.notify_all();
            return;
        }
        now.raw.extend_from_slice(&bytes[..n]);
        now.parser.process(&bytes[..n]);
        let place = now.parser.screen().cursor_position();
        drop(now);
        if bytes[..n].windows(4).any(|part| part == b"\x1b[6n") {
            let report = format!("\x1b[{};{}R", place.0 + 1, column.unwrap_or(place.1 + 1));
            let _ = answers.lock().unwrap().write_all(report.as_bytes());
        }
        seen.1.notify_all();
    }
}

fn side(n: u16) -> NonZeroU16 {
    NonZeroU16::new(n).unwrap()
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}
