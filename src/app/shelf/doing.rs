//! What the keys of the shelf ask for, and what came of it.

use super::field::{Field, Wants, is_record};
use super::panel::{Folders, Panel};
use super::{Book, Deed, Done, List, Looked, Shelf};
use crate::app::effect::Effect;
use crate::app::question::Question;
use crate::app::{Desk, Next};
use crate::record::fault::{shown, shown_name};
use crate::record::shelf::Row;
use crate::text::sentence::Sentence;
use std::path::PathBuf;

impl Shelf {
    /// Opens the line for the new name of the game lit.
    pub(super) fn rename(&mut self) {
        if let Some(book) = self.chosen() {
            self.field = Some(Field::new(Wants::Name(book.path.clone()), &book.id));
        }
    }

    /// Moves the game lit to the trash. What lies in the user's own folders is not the program's to move: that is asked.
    pub(super) fn delete(&mut self, desk: &mut Desk) -> Next {
        let Some(book) = self.chosen() else { return Next::Stay };
        let path = book.path.clone();
        if !book.own {
            self.doomed = Some((path, book.folder.clone()));
            return Next::Ask(Question::Trash);
        }
        desk.ask(Effect::Shelve(Deed::Delete(path)));
        Next::Stay
    }

    /// Does something with the file of the game lit.
    pub(super) fn with_file(&self, what: impl Fn(PathBuf) -> Effect, desk: &mut Desk) {
        if let Some(book) = self.chosen() {
            desk.ask(what(book.path.clone()));
        }
    }

    /// The folder of the file that is asked about.
    pub fn doomed_folder(&self) -> &str {
        self.doomed.as_ref().map_or("", |(_, folder)| folder)
    }

    /// Takes the line that is typed.
    pub(super) fn accept(&mut self, desk: &mut Desk) {
        let Some(field) = self.field.take() else { return };
        self.accepted = None;
        if let Some(deed) = field.deed() {
            desk.ask(Effect::Shelve(deed));
            self.accepted = Some(field).filter(|field| field.record.is_none());
        }
    }

    /// Takes a text pasted. On the list it is a file that was dropped, or a record: it is taken in once Enter says so.
    pub(super) fn take_paste(&mut self, text: &str, desk: &mut Desk) -> bool {
        let searching = self.searching && !is_record(text);
        if self.list != List::Saved || searching || self.panel.is_some() && self.field.is_none() {
            return false;
        }
        self.searching = false;
        let field = self.field.get_or_insert_with(|| Field::new(Wants::Import, ""));
        match field.paste(text) {
            Ok(()) => desk.notice = None,
            Err(()) => desk.warn(desk.text.files.too_long),
        }
        true
    }

    /// What could not be done, and why: a line that was typed for it lies open again.
    pub(super) fn refused(&mut self, why: Sentence, desk: &mut Desk) {
        if let Some(mut field) = self.accepted.take() {
            field.line.leave();
            self.field = Some(field);
        }
        desk.warn(why);
    }

    /// What came of a deed.
    pub(super) fn done(&mut self, done: Done, desk: &mut Desk) {
        let words = &desk.text.files;
        let accepted = self.accepted.take();
        match done {
            Done::Deleted(path) => {
                let at = self.lit;
                let file = shown_name(&path);
                self.keep(|book| book.path != path);
                self.go(at);
                desk.tell(Sentence::about(&file, |file| (words.deleted)(file, "u")));
            }
            Done::NothingDeleted => desk.tell(words.nothing_deleted),
            Done::Restored(row) => self.show(vec![row], desk, words.restored),
            Done::Renamed(from, row) => {
                self.keep(|book| book.path != from);
                self.show(vec![row], desk, words.renamed);
            }
            Done::Duplicated(row) => self.show(vec![row], desk, words.duplicated),
            Done::Imported(rows, faults) => {
                let none = rows.is_empty();
                match rows.len() {
                    0 => {}
                    1 => self.show(rows, desk, words.imported),
                    n => {
                        self.show(rows, desk, |_| String::new());
                        desk.tell((words.imported_many)(n));
                    }
                }
                if let Some(fault) = faults.into_iter().next() {
                    // Of several files those that were taken in need no second try.
                    self.accepted = accepted.filter(|_| none);
                    self.refused(fault, desk);
                }
            }
            Done::Folders(all) => self.panel = Some(Panel::Folders(Folders::with_lit(all, 0))),
            Done::FolderAdded(all, folder) => {
                desk.tell(Sentence::about(&shown(&folder), words.folder_added));
                let new = all.iter().position(|other| *other == folder).unwrap_or(0);
                self.panel = Some(Panel::Folders(Folders::with_lit(all, new)));
                self.look_again(desk);
            }
            Done::FolderRemoved(all, folder) => {
                desk.tell(Sentence::about(&shown(&folder), words.folder_removed));
                let lit = match &self.panel {
                    Some(Panel::Folders(folders)) => folders.lit,
                    _ => 0,
                };
                self.panel = Some(Panel::Folders(Folders::with_lit(all, lit)));
                self.keep(|book| book.own || !book.path.starts_with(&folder));
                self.look_again(desk);
            }
        }
    }

    /// Puts rows into the list, lights the first, and tells its name.
    fn show(&mut self, rows: Vec<Row>, desk: &mut Desk, told: fn(&str) -> String) {
        let first = rows.first().map(|row| row.path.clone());
        self.put(rows.into_iter().map(|row| Book::of(row, desk.text)).collect());
        if let Some(path) = first {
            desk.tell(Sentence::about(&shown_name(&path), told));
            // What a search hides cannot be lit.
            if !self.found().any(|book| book.path == path) {
                self.search.set("");
                self.find();
            }
            self.light(Some(path));
        }
    }

    /// Has the shell look at everything again; what is listed stays until then.
    pub(super) fn look_again(&mut self, desk: &mut Desk) {
        self.looked = Looked::Before;
        self.find();
        desk.ask(Effect::Scan);
    }
}
