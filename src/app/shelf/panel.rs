//! What lies over the list: the folders on the shelf, or the encodings of a record.

use super::field::{Field, Wants};
use super::{Deed, Shelf};
use crate::app::Desk;
use crate::app::effect::Effect;
use crate::app::encoding::Chooser;
use crate::record::fault::shown_name;
use std::path::PathBuf;

/// What lies over the list.
#[derive(Debug)]
pub enum Panel {
    /// The folders.
    Folders(Folders),
    /// The encodings of the record in that file.
    Encodings(PathBuf, Chooser),
}

/// The folders the user has added; behind them stands the line that adds one.
#[derive(Debug, Default)]
pub struct Folders {
    /// The folders.
    pub all: Vec<PathBuf>,
    /// The line lit.
    pub lit: usize,
}

impl Folders {
    /// The folders, that one lit; the line that adds one where there is none.
    pub(super) fn with_lit(all: Vec<PathBuf>, lit: usize) -> Self {
        Self { lit: lit.min(all.len().saturating_sub(1)), all }
    }
}

impl Shelf {
    /// Whether there are folders that can be taken off the shelf.
    pub(super) fn has_folders(&self) -> bool {
        matches!(&self.panel, Some(Panel::Folders(folders)) if !folders.all.is_empty())
    }

    /// Takes the folder lit off the shelf.
    pub(super) fn take_off(&mut self, desk: &mut Desk) {
        if let Some(Panel::Folders(Folders { all, lit })) = &self.panel
            && let Some(folder) = all.get(*lit)
        {
            desk.ask(Effect::Shelve(Deed::RemoveFolder(folder.clone())));
        }
    }

    /// Whether the line lit is a folder that can be taken off the shelf.
    pub(super) fn can_take_off(&self) -> bool {
        matches!(&self.panel, Some(Panel::Folders(folders)) if folders.lit < folders.all.len())
    }

    /// The line of the panel that is lit, and how many there are.
    pub(super) fn panel_place(&self) -> (usize, usize) {
        match &self.panel {
            Some(Panel::Folders(folders)) => (folders.lit, folders.all.len() + 1),
            Some(Panel::Encodings(_, chooser)) => (chooser.lit, chooser.choices.len()),
            None => (0, 0),
        }
    }

    /// Lights a line of the panel.
    pub(super) const fn light_panel(&mut self, line: usize) {
        match &mut self.panel {
            Some(Panel::Folders(folders)) => folders.lit = line,
            Some(Panel::Encodings(_, chooser)) => chooser.lit = line,
            None => {}
        }
    }

    /// A click on a line of the panel.
    pub(super) fn panel_row(&mut self, row: usize, desk: &mut Desk) {
        match self.panel_place() {
            (_, lines) if row >= lines => {}
            (lit, _) if lit == row => self.choose(desk),
            _ => self.light_panel(row),
        }
    }

    pub(super) fn choose(&mut self, desk: &mut Desk) {
        match &self.panel {
            Some(Panel::Folders(folders)) if folders.lit == folders.all.len() => {
                self.field = Some(Field::new(Wants::Folder, ""));
            }
            Some(Panel::Encodings(path, chooser)) => {
                if let Some(choice) = chooser.chosen().cloned() {
                    let path = path.clone();
                    self.panel = None;
                    if let Some(book) = self.books.iter_mut().find(|book| book.path == path) {
                        book.shown_in(&choice);
                        desk.tell((desk.text.files.shown_as)(choice.label));
                    }
                }
            }
            _ => {}
        }
    }

    /// Shows the encodings of a record.
    pub(super) fn choose_encoding(&mut self, path: PathBuf, bytes: &[u8], desk: &mut Desk) {
        let now = self.books.iter().find(|book| book.path == path).and_then(|book| book.encoding);
        match Chooser::new(bytes, now) {
            Some(chooser) => self.panel = Some(Panel::Encodings(path, chooser)),
            None => {
                desk.warn((desk.text.shelf.damaged_why)(&shown_name(&path), desk.text.shelf.damaged));
            }
        }
    }
}
