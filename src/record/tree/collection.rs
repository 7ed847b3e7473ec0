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
}

/// How a file's bytes were read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encoding {
    /// The usual name, such as `UTF-8`, `GBK` or `Shift_JIS`; `ASCII` if nothing else is in the file.
    pub name: &'static str,
    /// The bytes as they were, when they are neither UTF-8 nor ASCII.
    pub(in crate::record) legacy: Option<Arc<[u8]>>,
}

impl Collection {
    /// A new file with one game.
    pub fn new(game: GameTree) -> Self {
        Self { source: Arc::default(), encoding: Encoding { name: "UTF-8", legacy: None }, games: vec![game] }
    }

    pub(in crate::record) fn over(source: Arc<Source>, encoding: Encoding, games: Vec<GameTree>) -> Self {
        Self { source, encoding, games }
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

    /// How the bytes were read.
    pub fn encoding(&self) -> &Encoding {
        &self.encoding
    }

    pub(in crate::record) fn source(&self) -> &Arc<Source> {
        &self.source
    }
}
