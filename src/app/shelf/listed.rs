//! What a list holds, which of it is found, and which line is lit.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use super::{Book, Desk, List, Looked, Shelf};
use crate::record::shelf::scan::Batch;

impl Shelf {
    /// The games that match the search, in the list's order.
    pub fn found(&self) -> impl ExactSizeIterator<Item = &Book> {
        self.found.iter().map(|&i| &self.books[i])
    }

    /// All games there are, as far as the shell has looked.
    pub fn books(&self) -> &[Book] {
        &self.books
    }

    /// Whether the shell has looked at all of them.
    pub const fn is_whole(&self) -> bool {
        matches!(self.looked, Looked::AtAll)
    }

    /// How many files there are; `None` before the shell has looked.
    pub const fn files(&self) -> Option<usize> {
        self.files
    }

    /// The game lit.
    pub fn chosen(&self) -> Option<&Book> {
        self.found.get(self.lit).map(|&i| &self.books[i])
    }

    /// Looks for what is typed; the same game stays lit while it is still among those found.
    pub(super) fn find(&mut self) {
        let typed = self.search.text().to_lowercase();
        let words: Vec<&str> = typed.split_whitespace().collect();
        let matches = |book: &Book| words.iter().all(|word| book.sought.contains(word));
        let lit = self.found.get(self.lit).copied();
        self.found =
            self.books.iter().enumerate().filter(|(_, book)| matches(book)).map(|(i, _)| i).collect();
        self.lit = lit.and_then(|lit| self.found.iter().position(|&i| i == lit)).unwrap_or(0);
    }

    /// Puts games into the list; what was there of the same files goes.
    pub(super) fn put(&mut self, books: Vec<Book>) {
        let new: HashSet<&Path> = books.iter().map(|book| book.path.as_path()).collect();
        let lit = self.lit_by_choice();
        self.books.retain(|old| !new.contains(old.path.as_path()));
        drop(new);
        self.books.extend(books);
        // What is sorted already costs no more than being looked at.
        self.books.sort_by(Book::in_order);
        self.find_anew(lit);
    }

    /// Takes games off the list.
    pub(super) fn keep(&mut self, stays: impl Fn(&Book) -> bool) {
        let lit = self.lit_by_choice();
        self.books.retain(stays);
        self.find_anew(lit);
    }

    /// The game lit, where it was chosen.
    fn lit_by_choice(&self) -> Option<PathBuf> {
        self.chosen().filter(|_| self.chose).map(|book| book.path.clone())
    }

    /// Finds among other games than before; this one is lit again.
    fn find_anew(&mut self, lit: Option<PathBuf>) {
        self.found.clear();
        self.find();
        self.light(lit);
    }

    /// Lights a game, if it is among those found.
    pub(super) fn light(&mut self, path: Option<PathBuf>) {
        let at = path.and_then(|path| self.found().position(|book| book.path == path));
        self.chose = at.is_some();
        self.lit = at.unwrap_or(0);
    }

    /// Lights that line, or the last there is.
    pub(super) fn go(&mut self, to: usize) {
        self.chose = true;
        self.lit = to.min(self.found.len().saturating_sub(1));
    }

    /// Leaves the search, and what was found by it unless that is to stay.
    pub(super) fn end_search(&mut self, keep: bool) {
        self.searching = false;
        if !keep {
            self.search.set("");
            self.find();
        }
    }

    /// Takes games the shell has found.
    pub(super) fn take(&mut self, batch: Batch, desk: &mut Desk) {
        if self.list != List::Saved {
            return;
        }
        if let Some(fault) = batch.faults.into_iter().next() {
            desk.warn(fault.said(desk.text));
        }
        self.files = Some(batch.of);
        if self.looked == Looked::Before {
            let new: HashSet<&Path> = batch.rows.iter().map(|row| row.path.as_path()).collect();
            self.keep(|book| new.contains(book.path.as_path()));
        }
        self.put(batch.rows.into_iter().map(|row| Book::of(row, desk.text)).collect());
        self.looked = if batch.last { Looked::AtAll } else { Looked::AtSome };
    }
}
