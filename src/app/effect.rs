//! What the app asks of the shell, and what the shell reports back.

use super::deed::{Deed, Done};
use super::sound::Sound;
use crate::clock::bare::{self, Setup};
use crate::game::Game;
use crate::game::event::Entry;
use crate::game::terms::Terms;
use crate::record::journal::bare::Left;
use crate::record::marks::{Drawn, Segment};
use crate::record::shelf::Row;
use crate::record::shelf::scan::Batch;
use crate::record::store::whole::Seen;
use crate::record::tree::collection::Collection;
use crate::rules::board::Board;
use crate::rules::point::Point;
use crate::text::sentence::Sentence;
use crate::text::spoken::Utterance;
use std::path::PathBuf;

/// How often the time of a running clock is noted beside the journal: a little less than the second between two
/// wake-ups, so that none is missed.
pub(super) const BEAT_MS: u64 = 900;

/// Something only the shell can do. Effects are done in order, before the next key is read.
#[derive(Debug)]
pub enum Effect {
    /// Begin the journal of a new game. Learned: `Kept`.
    Begin(Terms),
    /// Put an entry into the journal, on disk before it returns. Learned: `Kept`, on failure only.
    Append(Entry),
    /// Begin the journal of two clocks alone. Learned: `Kept`.
    BeginClocks(Box<Setup>),
    /// Put an entry into it, with its number. Learned: `Kept`, on failure only.
    AppendClocks(u32, bare::Entry),
    /// Look at the two clocks of the last time. Learned: `Clocks`.
    LookAtClocks,
    /// Take the two clocks of the last time up again. Learned: `TakenUp`.
    TakeUpClocks,
    /// Note how long the running clock has run since the last entry.
    Beat {
        /// The number of the last entry.
        n: u32,
        /// Ms since.
        spent: u64,
    },
    /// Write the finished game as a record and let the journal go. Learned: `Finished`.
    Finish(Box<Game>),
    /// A game that was over goes on: keep it in a journal again and let its record go, which has this id where it was
    /// written. Learned: `Kept`, on failure only.
    Reopen {
        /// What its record is called.
        id: Option<String>,
        /// The game, the entry by which it goes on included.
        game: Box<Game>,
    },
    /// Close the journal; the game stays unfinished, and one that never began is not kept.
    Close,
    /// Try once more to write what waits. Learned: `Kept`, if that was so.
    Retry,
    /// Look which games can be played on. Learned: `Shelf`.
    List,
    /// Look at all saved games and those of the user's folders, while other things are done. Learned: `Found`, several
    /// times.
    Scan,
    /// Give up looking.
    StopScan,
    /// Do something with the files on the shelf. Learned: `Done`.
    Shelve(Deed),
    /// Read the beginning of a record. Learned: `Sample`.
    Sample(PathBuf),
    /// Write a record. Learned: `Written`.
    Save(Box<Saving>),
    /// Write a position as a picture. Learned: `Pictured`.
    Picture(Box<Drawing>),
    /// Open the unfinished game of that id. Learned: `Resumed`.
    Resume(String),
    /// Open a record. Learned: `Record`.
    Open(Source),
    /// Draw a random number. Learned: `Drawn`.
    Draw,
    /// Remember the values of the new-game form.
    Remember(Box<Terms>),
    /// Say this now; whatever is being said stops.
    Speak(Utterance),
    /// Stop what is being said.
    Hush,
    /// From now on the clock is heard like this, also the next time the program is started.
    Sound(Sound),
    /// These words will be needed soon.
    Prepare(Vec<Utterance>),
    /// Put the program in the background.
    Suspend,
    /// End the program.
    Quit,
}

/// Where a record lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A saved game of that id.
    Game(String),
    /// One of the classics that ship, by file name.
    Classic(&'static str),
    /// A file, in the encoding it is found to be in or in the one named.
    File(PathBuf, Option<&'static str>),
}

/// A record to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saving {
    /// Where, as it was typed.
    pub path: String,
    /// All of it.
    pub bytes: Vec<u8>,
    /// The file the record was opened from, as it was then.
    pub seen: Option<(PathBuf, Seen)>,
    /// Whether a file that is there, or was changed, may be replaced.
    pub over: bool,
}

/// A position to be written as a picture.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// Where, as it was typed; its ending says in which form.
    pub path: String,
    /// Whether a file that is there may be replaced.
    pub over: bool,
    /// The stones.
    pub board: Board,
    /// The point of the last move.
    pub last: Option<Point>,
    /// What is drawn on the points.
    pub marks: Vec<(Point, Drawn)>,
    /// The arrows and lines that are drawn.
    pub lines: Vec<Segment>,
}

/// Why a record or picture was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unwritten {
    /// The file was changed since it was opened.
    Changed,
    /// It is the file that was opened, and nobody has said yet that it may be replaced.
    Own,
    /// There is another file of that name.
    Exists,
    /// It could not be: what, where, what to do.
    Fault(Sentence),
}

/// What an effect learned.
#[derive(Debug)]
pub enum Learned {
    /// Whether the game is on disk. An error says what, where and what to do.
    Kept(Result<(), Sentence>),
    /// A number of 64 bits that nobody could foresee, each as likely as another.
    Drawn(u64),
    /// Where the finished game was saved.
    Finished(Result<Saved, Sentence>),
    /// The games that can be played on, the newest first.
    Shelf(Vec<Row>),
    /// Some of all the games.
    Found(Batch),
    /// What was done with the files on the shelf.
    Done(Result<Box<Done>, Sentence>),
    /// The beginning of a record.
    Sample(Result<(PathBuf, Vec<u8>), Sentence>),
    /// Where a record was written, and what it was then.
    Written(Result<(PathBuf, Seen), Unwritten>),
    /// The same of a picture, and what letters stand for in it.
    Pictured(Result<(PathBuf, Seen), Unwritten>, Vec<String>),
    /// An unfinished game, the ms its running clock had used since the last entry, and what had to be mended.
    Resumed(Result<Box<Resumed>, Sentence>),
    /// The two clocks of the last time, if there are any.
    Clocks(Option<Box<Left>>),
    /// They are open, to go on with.
    TakenUp(Result<Box<Left>, Sentence>),
    /// A record.
    Record(Result<Box<Opened>, Sentence>),
}

/// A finished game as it was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Its id.
    pub id: String,
    /// Where it lies, as it can be shown.
    pub path: String,
    /// The file name of its record from when it was over before, where somebody has changed that since.
    pub stays: Option<String>,
}

/// An unfinished game taken up again.
#[derive(Debug)]
pub struct Resumed {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: Game,
    /// Ms the running clock had used since the last entry, to one second.
    pub spent: u64,
    /// What had to be mended, in words.
    pub notices: Vec<Sentence>,
    /// Why it can only be looked at, if so.
    pub read_only: Option<Sentence>,
}

/// A record opened for review.
#[derive(Debug)]
pub struct Opened {
    /// The record.
    pub collection: Collection,
    /// Its file name.
    pub name: String,
    /// What was odd about it, in words.
    pub warnings: Vec<String>,
    /// Where it lies or, if it comes from no file that could be written to, where it would.
    pub path: PathBuf,
    /// The file as it was when it was read, if there was one.
    pub seen: Option<Seen>,
}
