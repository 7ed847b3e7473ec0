//! A file of records: one game or several, and the text between them.

use std::sync::Arc;

use super::GameTree;
use super::source::Source;

/// What a file holds.
#[derive(Clone, Debug)]
pub struct Collection {
    source: Arc<Source>,
    encoding: Encoding,
    games: Vec<GameTree>,
    /// How many games were read from the file.
    read: usize,
    /// The file of another format this was made of.
    origin: Option<Origin>,
}

/// A file of another format a record was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Its bytes.
    pub bytes: Arc<[u8]>,
    /// The encoding they were read in.
    pub encoding: &'static str,
}

/// How a file's bytes were read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encoding {
    /// The usual name, such as `UTF-8`, `GBK` or `Shift_JIS`; `ASCII` if nothing else is in the file.
    pub name: &'static str,
    /// The bytes as they were, when they are neither UTF-8 nor ASCII.
    pub(in crate::record) legacy: Option<Arc<[u8]>>,
}

impl Encoding {
    /// Its name, where it is an old one: neither UTF-8 nor ASCII.
    pub const fn old(&self) -> Option<&'static str> {
        if self.legacy.is_some() { Some(self.name) } else { None }
    }
}

impl Collection {
    /// A new file with one game.
    pub fn new(game: GameTree) -> Self {
        let encoding = Encoding { name: "UTF-8", legacy: None };
        Self { source: Arc::default(), encoding, games: vec![game], read: 0, origin: None }
    }

    pub(in crate::record) fn over(source: Arc<Source>, encoding: Encoding, games: Vec<GameTree>) -> Self {
        let read = games.len();
        Self { source, encoding, games, read, origin: None }
    }

    /// The same, made of a file of another format.
    pub(in crate::record) fn made_of(mut self, bytes: &[u8], encoding: &'static str) -> Self {
        self.origin = Some(Origin { bytes: bytes.into(), encoding });
        self
    }

    /// The file of another format this was made of, if it was.
    pub fn origin(&self) -> Option<&Origin> {
        self.origin.as_ref()
    }

    /// The games in the order of the file; at least one.
    pub fn games(&self) -> &[GameTree] {
        &self.games
    }

    /// The games, to edit them.
    pub fn games_mut(&mut self) -> &mut [GameTree] {
        &mut self.games
    }

    /// Adds a game at the end.
    pub fn push(&mut self, game: GameTree) {
        self.games.push(game);
    }

    /// Whether anything differs from the file as it was read, or there is none.
    pub fn is_edited(&self) -> bool {
        self.games.len() != self.read || self.games.iter().any(GameTree::is_edited)
    }

    /// How the bytes were read.
    pub fn encoding(&self) -> &Encoding {
        &self.encoding
    }

    /// Whether some bytes of the file stand for nothing in the old encoding it was read in. Written as UTF-8 they would
    /// be lost.
    pub fn loses_bytes(&self) -> bool {
        self.encoding.old().is_some() && self.source.text().contains(char::REPLACEMENT_CHARACTER)
    }

    pub(in crate::record) fn source(&self) -> &Arc<Source> {
        &self.source
    }
}
