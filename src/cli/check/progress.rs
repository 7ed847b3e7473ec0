//! How far the work has come, on standard error while somebody looks at it there.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::SIGINT;
use signal_hook::{flag, low_level};
use unicode_width::UnicodeWidthStr;

use super::{Sum, told};
use crate::clock::Ms;
use crate::text::Text;

/// A line is not written more often than that.
const PACE: Ms = 100;

/// One line that is written over and in the end cleared.
pub struct Progress<'a> {
    /// Ms since some moment.
    now: &'a dyn Fn() -> Ms,
    /// Where the line is written; nowhere if nobody would see it.
    to: Option<Box<dyn Write>>,
    last: Ms,
    /// Columns the line takes.
    width: usize,
    /// Whether it was asked to stop.
    stop: Arc<AtomicBool>,
}

impl<'a> Progress<'a> {
    /// Progress on standard error if that is a terminal. Then an interrupt clears the line before it ends the program.
    pub fn new(now: &'a dyn Fn() -> Ms) -> Self {
        let to = io::stderr().is_terminal().then(|| Box::new(io::stderr()) as Box<dyn Write>);
        let progress = Self::on(now, to);
        if progress.to.is_some() {
            // Where it cannot be noticed, an interrupt just ends the program.
            let _ = flag::register_conditional_default(SIGINT, Arc::clone(&progress.stop))
                .and_then(|_| flag::register(SIGINT, Arc::clone(&progress.stop)));
        }
        progress
    }

    fn on(now: &'a dyn Fn() -> Ms, to: Option<Box<dyn Write>>) -> Self {
        Self { now, to, last: now(), width: 0, stop: Arc::default() }
    }

    /// Writes how far it has come, if it is time to. Ends the program if that was asked for.
    pub(super) fn note(&mut self, sum: &Sum, text: &Text, output: &mut impl Write) -> io::Result<()> {
        if self.stop.load(Ordering::Relaxed) {
            self.clear();
            output.flush()?;
            low_level::emulate_default_handler(SIGINT)?;
        }
        let now = (self.now)();
        if self.to.is_some() && now.saturating_sub(self.last) >= PACE {
            output.flush()?;
            self.last = now;
            let line = told::summary(sum, text);
            self.clear();
            self.width = line.width();
            self.write(&line);
        }
        Ok(())
    }

    /// Takes the line away.
    pub(super) fn clear(&mut self) {
        if self.width > 0 {
            let blank = format!("\r{:1$}\r", "", self.width);
            self.width = 0;
            self.write(&blank);
        }
    }

    /// Writes a line that stays.
    pub(super) fn tell(&mut self, line: &str) {
        self.write(&format!("{line}\n"));
    }

    fn write(&mut self, text: &str) {
        if let Some(to) = &mut self.to {
            // Progress that cannot be shown is no reason to stop.
            let _ = to.write_all(text.as_bytes()).and_then(|()| to.flush());
        }
    }
}
