//! What lies over the board: the games of the file, one of which is shown, and the encodings it may be read in.

use super::Review;
use crate::app::Desk;
use crate::app::encoding::Chooser;
use crate::app::shared::Lists;
use crate::record::info::GameInfo;
use crate::record::open::open_in;
use crate::record::playback::board_size;
use crate::record::sgf::write::write_as_read;
use crate::record::tree::GameTree;
use crate::text::visible;
use std::sync::Arc;

/// What lies over the board.
#[derive(Debug)]
pub enum Panel {
    /// The games of the file; this one is lit.
    Games(usize),
    /// The encodings.
    Encodings(Chooser),
}

/// A game of the file in short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InShort {
    /// Who plays Black.
    pub black: String,
    /// Who plays White.
    pub white: String,
    /// The event.
    pub event: String,
    /// The result as the record has it.
    pub result: String,
    /// The size of the board, empty where there is none to show.
    pub size: String,
    /// Moves of the main line.
    pub moves: u32,
}

impl InShort {
    /// A game in short. All texts are single lines without control characters.
    pub fn of(tree: &GameTree) -> Self {
        let info = GameInfo::of(tree);
        let words = |text: &str| visible::line(text).trim().to_owned();
        Self {
            black: words(&info.black),
            white: words(&info.white),
            event: words(if info.event.is_empty() { &info.name } else { &info.event }),
            result: words(&info.result),
            size: board_size(tree).map_or_else(|_| String::new(), |size| size.to_string()),
            moves: u32::try_from(tree.moves()).unwrap_or(u32::MAX),
        }
    }
}

impl Review {
    /// Whether the file holds several games.
    pub(super) fn has_games(&self) -> bool {
        self.opened.collection.games().len() > 1
    }

    /// Whether another encoding may fit. What comes from another format has no bytes of its own.
    pub(super) fn has_encodings(&self) -> bool {
        let plain = self.opened.collection.encoding().name == "ASCII";
        self.old_encoding().is_some() || (self.opened.seen.is_some() && !plain)
    }

    /// A click on a line of what lies over the board: the first lights it, the next chooses it.
    pub(super) fn panel_row(&mut self, row: usize, desk: &mut Desk) {
        match self.place() {
            (_, lines) if row >= lines => {}
            (lit, _) if row == lit => self.choose(desk),
            _ => self.light(row, desk),
        }
    }

    pub(super) fn choose(&mut self, desk: &mut Desk) {
        match self.panel.take() {
            Some(Panel::Games(game)) => {
                self.turn_to(game, desk);
                let number = std::mem::take(&mut self.begin_at);
                self.go_to_move(number);
            }
            Some(Panel::Encodings(chooser)) => {
                if let Some(choice) = chooser.chosen() {
                    self.read_in(choice.label, desk);
                }
            }
            None => {}
        }
    }

    /// Lays the games of the file over the board.
    pub(super) fn list_games(&mut self) {
        if self.has_games() {
            self.panel = Some(Panel::Games(self.game));
        }
    }

    /// The bytes of the file as it was read; `None` once something was edited.
    fn bytes(&self) -> Option<Arc<[u8]>> {
        let collection = &self.opened.collection;
        match collection.origin() {
            _ if collection.is_edited() => None,
            Some(origin) => Some(Arc::clone(&origin.bytes)),
            None => write_as_read(collection).ok().map(Arc::from),
        }
    }

    /// Lays the encodings over the board.
    pub(super) fn list_encodings(&mut self, desk: &mut Desk) {
        if !self.has_encodings() {
            return;
        }
        let Some(bytes) = self.bytes() else { return desk.warn(desk.text.files.save_first) };
        let collection = &self.opened.collection;
        let now = collection.origin().map_or(collection.encoding().name, |origin| origin.encoding);
        self.panel = Chooser::new(&bytes, Some(now)).map(Panel::Encodings);
    }

    /// Reads the same bytes in another encoding; the place stays.
    fn read_in(&mut self, label: &'static str, desk: &mut Desk) {
        let Some(bytes) = self.bytes() else { return desk.warn(desk.text.files.save_first) };
        match open_in(&bytes, Some(label), desk.text) {
            Ok(read) => {
                self.opened.collection = read.collection;
                self.stay(desk);
                desk.tell((desk.text.files.shown_as)(label));
            }
            Err(why) => desk.warn(why.said(desk.text)),
        }
    }

    /// Shows the same place of the record after it was read anew.
    pub(super) fn stay(&mut self, desk: &mut Desk) {
        let (game, at, node) = (self.game, self.index(), self.step().node);
        let last = self.opened.collection.games().len().saturating_sub(1);
        self.turn_to(game.min(last), desk);
        self.put_line_through(node);
        self.show(at);
    }
}

impl Lists for Review {
    fn place(&self) -> (usize, usize) {
        match &self.panel {
            Some(Panel::Games(lit)) => (*lit, self.opened.collection.games().len()),
            Some(Panel::Encodings(chooser)) => (chooser.lit, chooser.choices.len()),
            None => (0, 0),
        }
    }

    fn light(&mut self, line: usize, _desk: &mut Desk) {
        match &mut self.panel {
            Some(Panel::Games(lit)) => *lit = line,
            Some(Panel::Encodings(chooser)) => chooser.lit = line,
            None => {}
        }
    }
}
