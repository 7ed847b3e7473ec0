//! What could not be done with a file or a record: what, where, and what helps. Sentences without a full stop.

use std::error::Error;
use std::fmt;

use super::en::EN;

/// Reasons of the program's own that a file is not read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// A pipe, a device.
    NotOrdinary,
    /// A pipe with a name, where something is to be read.
    Pipe,
    /// The same as no ordinary file, where a journal was wanted.
    NoJournal,
    /// Longer than any record.
    TooLong,
    /// A folder whose name cannot be kept in a list.
    NameNotText,
    /// Too many folders.
    ManyFolders,
    /// The user has no home folder.
    NoHome,
    /// Another window has the two clocks open.
    ClocksInUse,
    /// A folder that is a link to nothing.
    FolderLink,
    /// A link that leads to itself, or stands where none is followed.
    Link,
}

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str((EN.fault.own)(*self))
    }
}

impl Error for Own {}

/// What could not be done.
#[derive(Debug)]
pub struct Fault {
    /// A file or folder could not be made: which, why.
    pub not_made: fn(&str, &str) -> String,
    /// It could not be read.
    pub not_read: fn(&str, &str) -> String,
    /// It could not be written.
    pub not_written: fn(&str, &str) -> String,
    /// It could not be removed.
    pub not_removed: fn(&str, &str) -> String,
    /// The disk is full.
    pub full: &'static str,
    /// The disk can only be read.
    pub read_only: &'static str,
    /// It belongs to somebody else.
    pub denied: &'static str,
    /// There is no folder of that name to write into.
    pub no_folder: fn(&str) -> String,
    /// It is not there.
    pub not_found: &'static str,
    /// It is there already.
    pub exists: &'static str,
    /// It is a folder.
    pub is_folder: &'static str,
    /// Something its path goes through is no folder.
    pub not_folder: &'static str,
    /// It would be larger than a file may be.
    pub too_large: &'static str,
    /// Its name is too long or has signs no name may have.
    pub long_name: &'static str,
    /// What is said otherwise of files somebody has named.
    pub named: Named,
    /// Reasons of the program's own.
    pub own: fn(Own) -> &'static str,
    /// Records that are none.
    pub record: Record,
    /// Journals of games in progress.
    pub journal: Journal,
    /// What is left of a damaged journal.
    pub rescue: Rescue,
    /// Files that are not touched.
    pub shelf: Shelf,
    /// Records that are not converted.
    pub convert: Convert,
    /// Commands.
    pub command: Command,
}

/// Why a file somebody has named cannot be used, wherever it lies.
#[derive(Debug)]
pub struct Named {
    /// The disk is full.
    pub full: &'static str,
    /// The disk can only be read.
    pub read_only: &'static str,
    /// It belongs to somebody else.
    pub denied: &'static str,
}

/// Why there is no record, or no such place in it.
#[derive(Debug)]
pub struct Record {
    /// Nothing is in the file.
    pub empty: &'static str,
    /// It is too long.
    pub too_long: &'static str,
    /// No game begins in it.
    pub none: &'static str,
    /// It holds no game.
    pub no_game: &'static str,
    /// It has not that many games: the number asked for, the last.
    pub no_such_game: fn(u32, usize) -> String,
    /// It has no move of so high a number: the highest there is.
    pub no_such_move: fn(usize) -> String,
    /// It is a record of another game: which.
    pub other_game: fn(&str) -> String,
    /// The board is too large: columns, rows.
    pub too_large: fn(&str, &str) -> String,
    /// A later version wrote something: what.
    pub unknown: fn(&str) -> String,
    /// A character has no code in an encoding: the encoding, the character.
    pub no_code: fn(&str, char) -> String,
    /// There is no record of that name.
    pub no_record: fn(&str) -> String,
    /// There is no saved game of that name.
    pub no_saved: fn(&str) -> String,
    /// There is no unfinished game of that name.
    pub no_unfinished: fn(&str) -> String,
    /// There is no session of the two clocks alone that is called so.
    pub no_session: fn(&str) -> String,
    /// Games that were over as the program was killed are saved now: their names.
    pub put_away: fn(&str) -> String,
    /// There is no unfinished game at all.
    pub nothing_unfinished: &'static str,
    /// There is neither a file nor a saved game of that name.
    pub nothing_named: fn(&str) -> String,
    /// Standard input cannot be read: why.
    pub no_input: fn(&str) -> String,
}

/// Why a journal cannot be gone on with.
#[derive(Debug)]
pub struct Journal {
    /// What was played is not on the disk, and the program ends: the game, why.
    pub lost: fn(&str, &str) -> String,
    /// Another program has it open.
    pub in_use: &'static str,
    /// A later version wrote it.
    pub newer: &'static str,
    /// It cannot be written to: why.
    pub unwritable: fn(&str) -> String,
    /// A line cannot be used: its number, why.
    pub dropped: fn(usize, &str) -> String,
    /// Goes on: where the journal as it was is kept.
    pub kept: fn(&str) -> String,
    /// It is of a later version: the file, what is not known.
    pub later: fn(&str, &str) -> String,
    /// Its first line is damaged: the file, how.
    pub damaged: fn(&str, &str) -> String,
    /// The same without the file: of a later version.
    pub row_later: fn(&str) -> String,
    /// Its first line is damaged.
    pub row_damaged: fn(&str) -> String,
}

/// What is left of a journal whose first line is damaged.
#[derive(Debug)]
pub struct Rescue {
    /// So many moves were read from the other lines; parts of what was agreed had to be guessed, or nothing had.
    pub read: fn(u32, &str) -> String,
    /// Behind it, where it can be saved: the key.
    pub save: fn(&str) -> String,
    /// The record holds the moves alone.
    pub moves_alone: &'static str,
    /// On the home screen: the file, and how many of its moves can be read.
    pub home: fn(&str, u32) -> String,
    /// Behind what is wrong with it on the shelf: how many moves Enter opens.
    pub enter: fn(u32) -> String,
    /// Behind why it cannot be gone on with: how many moves can be read, what the game is called.
    pub instead: fn(u32, &str) -> String,
    /// The same where none can be read.
    pub nothing: &'static str,
}

/// Why a file on the shelf is not touched, or not taken in.
#[derive(Debug)]
pub struct Shelf {
    /// The game is open elsewhere.
    pub in_use: &'static str,
    /// Nothing was named.
    pub nothing_named: &'static str,
    /// It is a folder: which.
    pub is_folder: fn(&str) -> String,
    /// It lies there already.
    pub is_there: fn(&str) -> String,
    /// It is no ordinary file.
    pub not_ordinary: fn(&str) -> String,
    /// The ending is that of a game in progress.
    pub journal_ending: fn(&str) -> String,
}

/// Why a record is not converted, or what is said of one that is.
#[derive(Debug)]
pub struct Convert {
    /// The file to write is the record itself.
    pub is_itself: &'static str,
    /// There is something of that name.
    pub is_there: &'static str,
    /// Records are not written in an encoding: as it was asked for, those they are written in.
    pub no_encoding: fn(&str, &str) -> String,
    /// So many more things are wrong with it.
    pub more: fn(usize) -> String,
    /// It went out as it was, and so many things are wrong with it.
    pub as_it_was: fn(usize) -> String,
}

/// Why a command does nothing.
#[derive(Debug)]
pub struct Command {
    /// A file to be read is not there.
    pub not_found: &'static str,
    /// It belongs to somebody else.
    pub denied: &'static str,
    /// Anything else about it.
    pub unreadable: fn(&str) -> String,
    /// Reading or writing failed: why.
    pub failed: fn(&str) -> String,
    /// A point is not on the board: as it was named, the board's size.
    pub no_point: fn(&str, &str) -> String,
    /// There is no stone on a point.
    pub no_stone: fn(&str) -> String,
    /// Dead chains are named, but the rules take nothing off.
    pub nothing_dead: &'static str,
    /// A position is written into files of other endings: which.
    pub other_ending: fn(&str) -> String,
    /// A picture cannot be printed on a terminal.
    pub no_picture: &'static str,
    /// Settings a configuration file names, and there are not: the file, which.
    pub no_settings: fn(&str, &str) -> String,
    /// There is no terminal.
    pub no_terminal: &'static str,
    /// The terminal cannot be used: why.
    pub bad_terminal: fn(&str) -> String,
    /// A game cannot begin on those terms.
    pub bad_terms: &'static str,
    /// Set stones and handicap stones exclude each other.
    pub set_or_handicap: &'static str,
    /// A board has no corner stars: its size.
    pub no_corners: fn(&str) -> String,
    /// A board has no fixed points for so many stones: its size, how many.
    pub no_fixed: fn(&str, u8) -> String,
    /// A board has no room for so many stones: its size, how many.
    pub no_room: fn(&str, u8) -> String,
    /// The handicap of no series is to move.
    pub no_series: &'static str,
    /// A handicap is asked for where the series says what is given.
    pub series_gives: &'static str,
}
