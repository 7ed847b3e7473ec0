//! A speaker: another program, without a terminal, in a group of its own so that whatever it starts ends with it.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Call {
    /// Where the program lies.
    pub program: PathBuf,
    /// Its arguments.
    pub args: Vec<OsString>,
}

impl Call {
    pub(super) fn new<A: Into<OsString>>(program: &Path, args: impl IntoIterator<Item = A>) -> Self {
        Self { program: program.to_path_buf(), args: args.into_iter().map(Into::into).collect() }
    }

    /// The command: nothing to read, and nothing it writes is seen.
    pub(super) fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        command
    }

    pub(super) fn start(&self) -> io::Result<Child> {
        self.command().spawn()
    }
}

/// Asks a child to end, with all it started.
pub(super) fn stop(child: &mut Child) {
    end(child, false);
}

/// Ends a child that did not listen.
pub(super) fn kill(child: &mut Child) {
    end(child, true);
}

#[cfg(unix)]
fn end(child: &mut Child, at_once: bool) {
    use rustix::process::{Pid, Signal, kill_process_group};
    let signal = if at_once { Signal::KILL } else { Signal::TERM };
    // Not reaped yet, so the number is still its own.
    if let Some(pid) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(pid, signal);
    }
}

#[cfg(not(unix))]
fn end(child: &mut Child, _at_once: bool) {
    let _ = child.kill();
}
