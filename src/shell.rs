//! Floor 7. The terminal and the time: takes the terminal, runs the loop, performs effects, gives it back.
//!
//! Only here `Instant` is read and crossterm talks to the terminal. To change how keys reach the program open
//! `cycle`; what is left behind on the way out, `terminal`; what a stall is, `stall`.

mod changes;
pub mod clock;
pub mod config;
pub mod cycle;
pub mod decode;
pub mod house;
pub mod inbox;
mod ink;
mod input;
pub mod keeper;
pub mod panic;
pub mod probe;
mod scanner;
pub mod sheet;
mod signals;
pub mod stall;
pub mod start;
pub mod terminal;
pub mod voice;

use std::io;
use std::thread::Builder;

use clock::SystemClock;
use cycle::Program;
use inbox::{Inbox, Message, Post};
use probe::{Answer, Stone};
use sheet::Screen;
use terminal::Tty;

/// How the program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By the players' wish.
    Quit,
    /// By this signal.
    Signal(i32),
    /// The terminal went away.
    Lost,
}

impl End {
    /// The exit status: 0, 128 + the signal, and 129 (as for a hang-up) without a terminal.
    pub fn status(self) -> u8 {
        match self {
            Self::Quit => 0,
            Self::Signal(signal) => u8::try_from(128 + signal).unwrap_or(u8::MAX),
            Self::Lost => 129,
        }
    }
}

/// Takes the terminal, lets `build` make the program for it, runs that until it ends, and gives the terminal back.
/// Without `ask` the terminal is asked nothing. Returns how it ended and what is lost by it. An error: the terminal could
/// not be taken, or threads not started.
pub fn run<P: Program>(
    clock: SystemClock,
    ask: bool,
    build: impl FnOnce(Stone, Post<SystemClock>) -> P,
) -> io::Result<(End, Vec<String>)> {
    panic::install();
    let (post, inbox) = inbox::open(clock);
    signals::catch(post.clone())?;
    let end = on_terminal(clock, ask, build, post, &inbox);
    terminal::restore();
    end
}

fn on_terminal<P: Program>(
    clock: SystemClock,
    ask: bool,
    build: impl FnOnce(Stone, Post<SystemClock>) -> P,
    post: Post<SystemClock>,
    inbox: &Inbox,
) -> io::Result<(End, Vec<String>)> {
    let mut tty = Tty::open()?;
    terminal::take(&mut tty)?;
    let mut keyboard = terminal::keyboard()?;
    let answer = if ask { probe::ask(&mut tty, &mut keyboard)? } else { Answer::default() };
    for key in answer.typed {
        post.send(Message::Event(key));
    }
    input::read(keyboard, post.clone())?;
    let mut program = build(answer.stone, post);
    let mut screen = Screen::new(tty)?;
    let end = cycle::run(&mut program, &mut screen, inbox, &clock);
    Ok((end, program.lost()))
}

/// A thread with a small stack: they only wait and pass on.
fn thread(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    Builder::new().name(name.into()).stack_size(128 * 1024).spawn(work).map(drop)
}

#[cfg(test)]
mod tests {
    use super::End;

    #[test]
    fn exit_statuses() {
        assert_eq!(End::Quit.status(), 0);
        assert_eq!(End::Signal(1).status(), 129);
        assert_eq!(End::Signal(15).status(), 143);
        assert_eq!(End::Lost.status(), 129);
    }
}
