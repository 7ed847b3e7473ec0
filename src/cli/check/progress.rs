//! How far the work has come, on standard error while somebody looks at it there.

use std::io::{self, IsTerminal, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use signal_hook::consts::SIGINT;
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use unicode_width::UnicodeWidthStr;

use super::{Sum, told};
use crate::clock::Ms;
use crate::text::Text;

/// The line is not written more often than that.
const PACE: Ms = 100;

/// One line that is written over and in the end cleared.
pub struct Progress<'a> {
    /// Ms since some moment.
    now: &'a dyn Fn() -> Ms,
    last: Ms,
    line: Arc<Mutex<Line>>,
}

/// The line as it stands.
struct Line {
    /// Where it is written; nowhere if nobody would see it.
    to: Option<Box<dyn Write + Send>>,
    /// Columns it takes.
    width: usize,
}

impl<'a> Progress<'a> {
    /// Progress on standard error if that is a terminal. Then an interrupt clears the line before it ends the program.
    pub fn new(now: &'a dyn Fn() -> Ms) -> Self {
        let to = io::stderr().is_terminal().then(|| Box::new(io::stderr()) as Box<dyn Write + Send>);
        let seen = to.is_some();
        let progress = Self::on(now, to);
        // Where signals cannot be waited for, an interrupt just ends the program.
        if seen && let Ok(mut signals) = Signals::new([SIGINT]) {
            let line = Arc::clone(&progress.line);
            thread::spawn(move || {
                for signal in signals.forever() {
                    let mut line = lock(&line);
                    line.clear();
                    let _ = emulate_default_handler(signal);
                }
            });
        }
        progress
    }

    /// Progress on any stream, or nowhere.
    pub fn on(now: &'a dyn Fn() -> Ms, to: Option<Box<dyn Write + Send>>) -> Self {
        Self { now, last: now(), line: Arc::new(Mutex::new(Line { to, width: 0 })) }
    }

    /// Writes how far it has come, if it is time to. What was put out before stands before it.
    pub(super) fn note(&mut self, sum: &Sum, text: &Text, output: &mut impl Write) -> io::Result<()> {
        let mut line = lock(&self.line);
        let now = (self.now)();
        if line.to.is_some() && now.saturating_sub(self.last) >= PACE {
            output.flush()?;
            self.last = now;
            let told = told::summary(sum, text);
            line.clear();
            line.width = told.width();
            line.write(&told);
        }
        Ok(())
    }

    /// Takes the line away.
    pub(super) fn clear(&self) {
        lock(&self.line).clear();
    }

    /// Writes a line that stays.
    pub(super) fn tell(&self, told: &str) {
        lock(&self.line).write(&format!("{told}\n"));
    }
}

fn lock(line: &Mutex<Line>) -> MutexGuard<'_, Line> {
    line.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Line {
    fn clear(&mut self) {
        if self.width > 0 {
            let blank = format!("\r{:1$}\r", "", self.width);
            self.width = 0;
            self.write(&blank);
        }
    }

    fn write(&mut self, text: &str) {
        if let Some(to) = &mut self.to {
            // Progress that cannot be shown is no reason to stop.
            let _ = to.write_all(text.as_bytes()).and_then(|()| to.flush());
        }
    }
}
