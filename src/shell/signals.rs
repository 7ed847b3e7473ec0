//! Signals: one thread waits for them, the loop acts on them.

use std::io;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGSTOP, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::raise;

use super::clock::Clock;
use super::inbox::{Message, Outside, Post};
use super::terminal;

const CAUGHT: [i32; 7] = [SIGHUP, SIGTERM, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH];

/// How long the loop has for saving and leaving before the process ends regardless: a terminal that takes no
/// output must not keep it. Every move was saved when it was made.
const PATIENCE: Duration = Duration::from_secs(3);

/// Set while the program stops itself, so that its own signals are not taken for someone else's.
static OWN_STOP: AtomicBool = AtomicBool::new(false);
static OWN_CONTINUE: AtomicBool = AtomicBool::new(false);

/// Starts to catch signals.
pub fn catch<C: Clock + Send + 'static>(post: Post<C>) -> io::Result<()> {
    let mut signals = Signals::new(CAUGHT)?;
    super::thread("signals", move || {
        for signal in signals.forever() {
            let what = match signal {
                SIGWINCH => Outside::Resized,
                SIGTSTP if OWN_STOP.swap(false, Ordering::SeqCst) => continue,
                SIGTSTP => Outside::Stop,
                SIGCONT if OWN_CONTINUE.swap(false, Ordering::SeqCst) => continue,
                SIGCONT => Outside::Continued,
                _ => Outside::End(signal),
            };
            post.send(Message::Outside(what));
            if let Outside::End(_) = what {
                thread::sleep(PATIENCE);
                terminal::restore_mode();
                process::exit(128 + signal);
            }
        }
    })
}

/// Stops the process until it is continued; with `whole_job` also the programs it runs under or beside, as the
/// terminal's own Ctrl-Z would. Does not stop when nothing is there that could continue it.
pub fn stop(whole_job: bool) -> io::Result<()> {
    // A shell with job control gives every job a process group of its own. In the session's first group nobody
    // listens for stopped programs (a terminal window that runs only this one): it would hang for ever.
    if getpgrp() == getsid(None)? {
        return Ok(());
    }
    if whole_job {
        OWN_STOP.store(true, Ordering::SeqCst);
        kill_current_process_group(Signal::TSTP)?;
    }
    OWN_CONTINUE.store(true, Ordering::SeqCst);
    raise(SIGSTOP)
}
