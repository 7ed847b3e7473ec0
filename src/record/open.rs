//! The one way a record is opened: its format is told by what is in the file, never by the file's name.

use std::fmt;

use super::check::{Checked, check_on};
use super::entry::fields::Flaw;
use super::foreign::{Dialect, Turned, dialect, turn};
use super::game_record::to_sgf_in;
use super::journal::content::{Content, is_journal};
use super::journal::rescue::Rescued;
use super::problem::{Kind, Locator, Problem};
use super::sgf::read::{MAX_BYTES, NotARecord, read, read_in};
use super::tree::{Collection, GameTree};
use crate::text::Text;
use crate::text::en::EN;

/// The formats records are read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Smart Game Format.
    Sgf,
    /// The journal of a game this program keeps while it is played.
    Journal,
    /// Tygem's.
    Gib,
    /// Cyberoro's and `WBaduk`'s.
    Ngf,
    /// `PandaNet`'s, UGI too.
    Ugf,
}

impl Format {
    /// The name in `check --json`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sgf => "sgf",
            Self::Journal => "journal",
            Self::Gib => "gib",
            Self::Ngf => "ngf",
            Self::Ugf => "ugf",
        }
    }
}

impl From<Dialect> for Format {
    fn from(dialect: Dialect) -> Self {
        match dialect {
            Dialect::Gib => Self::Gib,
            Dialect::Ngf => Self::Ngf,
            Dialect::Ugf => Self::Ugf,
        }
    }
}

/// A record that was opened.
#[derive(Debug)]
pub struct Opened {
    /// What the file was.
    pub format: Format,
    /// The encoding the file was read in, such as `UTF-8` or `EUC-KR`; `ASCII` if nothing else is in it.
    pub encoding: &'static str,
    /// Its games. Of any other format than SGF, the same as SGF in UTF-8.
    pub collection: Collection,
    /// What was odd about the file, with its lines and fields.
    pub problems: Vec<Problem>,
}

/// Why a file could not be opened as a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unopened {
    /// It is none.
    NotARecord(NotARecord),
    /// It is a journal whose first line does not say which game it is.
    Journal(Flaw),
}

/// Opens a file, whatever its format. What a journal tells of rulings is told in the language of `text`.
///
/// # Errors
/// When no game begins in it.
pub fn open(bytes: &[u8], text: &Text) -> Result<Opened, Unopened> {
    open_in(bytes, None, text)
}

/// As [`open`], but in the encoding with this label, whatever the file looks like (reader rule 6). Journals have theirs.
///
/// # Errors
/// When no game begins in it.
pub fn open_in(bytes: &[u8], label: Option<&str>, text: &Text) -> Result<Opened, Unopened> {
    if is_journal(bytes) {
        return open_journal(bytes, text);
    }
    if let Some(dialect) = dialect(bytes).filter(|_| bytes.len() <= MAX_BYTES) {
        let Turned { sgf, encoding, problems } = turn(bytes, dialect, label);
        let (collection, _) = read(sgf.as_bytes())?;
        let collection = collection.made_of(bytes, encoding.name);
        return Ok(Opened { format: dialect.into(), encoding: encoding.name, collection, problems });
    }
    let (collection, problems) = read_in(bytes, label)?;
    Ok(Opened { format: Format::Sgf, encoding: collection.encoding().name, collection, problems })
}

/// Opens a journal: what has been played so far.
///
/// # Errors
/// When its first line does not say which game it is.
pub fn open_journal(bytes: &[u8], text: &Text) -> Result<Opened, Unopened> {
    let content = Content::read(bytes).map_err(Unopened::Journal)?;
    let (collection, _) = read(&to_sgf_in(&content.game, text))?;
    let problems = content.trouble.into_iter().map(|trouble| {
        let kind = match trouble.flaw {
            Flaw::Unknown(_) => Kind::Format,
            Flaw::Damaged(_) => Kind::Truncated,
        };
        at_line(trouble.line, kind, format!("{}, so the game ends before it", trouble.flaw))
    });
    Ok(Opened { format: Format::Journal, encoding: "UTF-8", collection, problems: problems.collect() })
}

/// Opens what is left of a journal whose first line is damaged; `None` for anything else.
pub fn open_left(bytes: &[u8], text: &Text) -> Option<Opened> {
    let left = Rescued::read(bytes)?;
    let problems = left.told(&EN).into_iter().map(|told| at_line(1, Kind::Truncated, told)).collect();
    Some(Opened { format: Format::Journal, encoding: "UTF-8", collection: left.collection(text)?, problems })
}

/// What is wrong with a line of a journal.
const fn at_line(line: usize, kind: Kind, message: String) -> Problem {
    Problem { kind, game: 1, line, column: 1, node: None, move_number: None, property: None, message }
}

impl Opened {
    /// Looks over the games of the file, in their order. The problems have lines only where they are the file's own.
    pub fn checks(&self) -> impl Iterator<Item = (&GameTree, Checked)> {
        let mut locator = Locator::new(self.collection.source().text());
        self.collection.games().iter().zip(1..).map(move |(tree, game)| {
            let mut checked = check_on(tree, game, &mut locator);
            if self.format != Format::Sgf {
                for problem in &mut checked.problems {
                    (problem.line, problem.column) = (0, 0);
                }
            }
            (tree, checked)
        })
    }
}

impl From<NotARecord> for Unopened {
    fn from(no: NotARecord) -> Self {
        Self::NotARecord(no)
    }
}

impl Unopened {
    /// Why, in a language.
    pub fn said(&self, text: &Text) -> String {
        match self {
            Self::NotARecord(no) => no.said(text).to_owned(),
            Self::Journal(flaw) => flaw.said(text),
        }
    }
}

impl fmt::Display for Unopened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl std::error::Error for Unopened {}
