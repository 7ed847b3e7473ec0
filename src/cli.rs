//! Floor 7. The commands: what the screen can do to a record, without a screen.

pub mod args;
pub mod check;
pub mod clock;
pub mod convert;
pub mod damage;
pub mod files;
pub mod games;
pub mod help;
pub mod json;
pub mod laid;
mod lines;
pub mod out;
pub mod place;
pub mod play;
pub mod replay;
pub mod score;
pub mod show;
pub mod source;
pub mod time;

use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;

use args::Plain;
use check::progress::Progress;
use rustix::termios::tcgetwinsize;

use crate::clock::Ms;
use crate::record::fault::Cause;
use crate::record::store::Store;
use crate::text::{Text, visible};

/// How a command ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Done.
    Done,
    /// A record or a line was bad.
    Bad,
    /// Used wrongly.
    Wrong,
}

/// What went wrong: how the command ends, and a sentence.
pub type Failure = (Status, String);

impl Status {
    /// The exit status.
    pub fn code(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Bad => 1,
            Self::Wrong => 2,
        }
    }
}

/// Carries out a command that needs no screen.
///
/// `store`: where games are kept, or why that is not known; `ascii`: whether only ASCII is printed; `now`: ms since some
/// moment; `utc`: ms since 1970 UTC.
pub fn run(
    command: &Plain,
    text: &'static Text,
    store: Result<Store, String>,
    ascii: bool,
    now: &dyn Fn() -> Ms,
    utc: i64,
) -> Status {
    match command {
        Plain::Check(asked) => {
            let mut output = BufWriter::new(io::stdout().lock());
            match check::run(asked, text, &mut output, &mut Progress::new(now)) {
                Ok(true) => Status::Done,
                Ok(false) => Status::Bad,
                Err(error) => failed(&error, text),
            }
        }
        Plain::Convert(asked) => answer(store, text, |store| {
            convert::run(asked, store, text).map(|record| seen(record, io::stdout().is_terminal()))
        }),
        Plain::Replay { file } => filter(file, text, |input, output| replay::run(input, output)),
        Plain::Time { replay: Some(file), .. } => {
            filter(file, text, |input, output| time::replay(input, output))
        }
        Plain::Time { spec, json, .. } => {
            match time::explain(spec.join(" ").trim_start(), *json, text, &mut io::stdout().lock()) {
                Ok(Ok(())) => Status::Done,
                Ok(Err(wrong)) => complain(&wrong.said(text), Status::Wrong),
                Err(error) => failed(&error, text),
            }
        }
        Plain::Games(asked) => match store.and_then(|store| games::run(asked, &store, text, utc, width())) {
            Ok(list) => tell(&list, text),
            Err(sentence) => complain(&sentence, Status::Bad),
        },
        Plain::Show(asked) => {
            let terminal = io::stdout().is_terminal();
            answer(store, text, |store| show::run(asked, store, text, ascii, terminal))
        }
        Plain::Help { topic } => match help::run(topic, text, width()) {
            Ok(told) => tell(&told, text),
            Err((status, sentence)) => complain(&sentence, status),
        },
        Plain::Score(asked) => {
            answer(store, text, |store| score::run(asked, store, text, ascii).map(String::into_bytes))
        }
    }
}

/// The columns of the terminal that standard output is; `None` where it is none.
fn width() -> Option<usize> {
    let size = tcgetwinsize(io::stdout()).ok()?;
    Some(usize::from(size.ws_col)).filter(|&columns| columns > 0)
}

/// A record as it goes to standard output: on a terminal its control characters are made visible.
fn seen(record: Vec<u8>, terminal: bool) -> Vec<u8> {
    if terminal { visible::text(&String::from_utf8_lossy(&record)).into_owned().into_bytes() } else { record }
}

/// Prints what a command makes of a record, or what went wrong.
fn answer(
    store: Result<Store, String>,
    text: &Text,
    work: impl FnOnce(&Store) -> Result<Vec<u8>, Failure>,
) -> Status {
    match store.map_err(|sentence| (Status::Bad, sentence)).and_then(|store| work(&store)) {
        Ok(shown) => put(&shown, text),
        Err((status, sentence)) => complain(&sentence, status),
    }
}

/// Runs lines through a command. The work tells whether every line was good.
fn filter(
    file: &Path,
    text: &Text,
    work: impl FnOnce(Box<dyn io::BufRead>, &mut BufWriter<io::StdoutLock<'static>>) -> io::Result<bool>,
) -> Status {
    let input = match files::open(file, text) {
        Ok(input) => input,
        Err(told) => return complain(&told, Status::Bad),
    };
    let mut output = BufWriter::new(io::stdout().lock());
    match work(input, &mut output).and_then(|good| output.flush().map(|()| good)) {
        Ok(true) => Status::Done,
        Ok(false) => Status::Bad,
        Err(error) => failed(&error, text),
    }
}

/// What a failed read or write comes to. A reader that has seen enough is no error.
fn failed(error: &io::Error, text: &Text) -> Status {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Status::Done;
    }
    complain(&(text.fault.command.failed)(&Cause::from(error).said_of_named(text)), Status::Bad)
}

/// Prints to standard output; a closed pipe ends quietly.
pub fn tell(words: &str, text: &Text) -> Status {
    put(words.as_bytes(), text)
}

fn put(bytes: &[u8], text: &Text) -> Status {
    let mut output = io::stdout().lock();
    match output.write_all(bytes).and_then(|()| output.flush()) {
        Ok(()) => Status::Done,
        Err(error) => failed(&error, text),
    }
}

/// One sentence on standard error. Nobody may be there to read it.
pub fn complain(sentence: &str, status: Status) -> Status {
    let _ = writeln!(io::stderr(), "shoutan: {sentence}");
    status
}
