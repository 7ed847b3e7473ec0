//! Lists of games: the saved ones, unfinished first, and the famous ones.

mod book;

use super::action::Command;
use super::effect::{Effect, Learned, Source};
use super::form::Line;
use super::{Desk, Mode, Next, Room};
pub use book::{Book, State};

/// How far the page keys go.
const PAGE: usize = 10;
/// The longest text to search for, in characters.
const LONGEST_SEARCH: usize = 40;

/// A list of games.
#[derive(Debug)]
pub struct Shelf {
    /// Which list it is.
    pub list: List,
    /// What is searched for.
    pub search: Line,
    /// Whether keys are typed into the search.
    pub searching: bool,
    /// The line lit, among those found.
    pub lit: usize,
    /// All games; `None` until they have been looked at.
    books: Option<Vec<Book>>,
    /// Which of them match the search.
    found: Vec<usize>,
}

/// Which games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// The saved ones.
    Saved,
    /// The famous ones.
    Famous,
}

impl Shelf {
    /// The saved games, as soon as the shell has looked.
    pub fn saved(desk: &mut Desk) -> Self {
        desk.ask(Effect::List);
        Self::of(List::Saved, None)
    }

    /// The famous games.
    pub fn famous(desk: &Desk) -> Self {
        Self::of(List::Famous, Some(book::famous(desk.text)))
    }

    fn of(list: List, books: Option<Vec<Book>>) -> Self {
        let search = Line::new("", LONGEST_SEARCH);
        let mut shelf = Self { list, search, searching: false, lit: 0, books, found: Vec::new() };
        shelf.find();
        shelf
    }

    /// The games that match the search, in the list's order.
    pub fn found(&self) -> impl ExactSizeIterator<Item = &Book> {
        self.found.iter().map(|&i| &self.books()[i])
    }

    /// All games there are; none before the shell has looked.
    pub fn books(&self) -> &[Book] {
        self.books.as_deref().unwrap_or(&[])
    }

    /// Whether the shell has looked yet.
    pub const fn is_known(&self) -> bool {
        self.books.is_some()
    }

    /// The game lit.
    pub fn chosen(&self) -> Option<&Book> {
        self.found.get(self.lit).map(|&i| &self.books()[i])
    }

    fn find(&mut self) {
        let typed = self.search.text().to_lowercase();
        let words: Vec<&str> = typed.split_whitespace().collect();
        let matches = |book: &Book| words.iter().all(|word| book.sought.contains(word));
        let lit = self.found.get(self.lit).copied();
        self.found =
            self.books().iter().enumerate().filter(|(_, book)| matches(book)).map(|(i, _)| i).collect();
        // The same game stays lit while it is still among those found.
        self.lit = lit.and_then(|lit| self.found.iter().position(|&i| i == lit)).unwrap_or(0);
    }

    fn go(&mut self, to: usize) {
        self.lit = to.min(self.found.len().saturating_sub(1));
    }

    fn open(&self, desk: &mut Desk) {
        let Some(book) = self.chosen() else { return };
        desk.notice = None;
        match (self.list, &book.state) {
            (_, State::Damaged(why)) => {
                let told = (desk.text.shelf.damaged_why)(&book.file, why);
                desk.warn(told);
            }
            (List::Saved, State::Unfinished) => desk.ask(Effect::Resume(book.id.clone())),
            (List::Saved, State::Finished) => desk.ask(Effect::Open(Source::Game(book.id.clone()))),
            (List::Famous, _) => {
                if let Some(classic) = crate::record::classics::find(&book.file) {
                    desk.ask(Effect::Open(Source::Classic(classic.file)));
                }
            }
        }
    }

    fn end_search(&mut self, keep: bool) {
        self.searching = false;
        if !keep {
            self.search.set("");
            self.find();
        }
    }

    fn edit(&mut self, command: Command) {
        match command {
            Command::Left => self.search.left(),
            Command::Right => self.search.right(),
            Command::First => self.search.first(),
            Command::Last => self.search.last(),
            Command::Erase => self.search.erase(),
            Command::Delete => self.search.delete(),
            _ => return,
        }
        self.find();
    }
}

impl Room for Shelf {
    fn mode(&self) -> Mode {
        if self.searching { Mode::Field } else { Mode::Shelf }
    }

    fn command(&mut self, command: Command, desk: &mut Desk) -> Next {
        match command {
            Command::Up | Command::Previous => self.go(self.lit.saturating_sub(1)),
            Command::Down | Command::Next => self.go(self.lit + 1),
            Command::PageUp => self.go(self.lit.saturating_sub(PAGE)),
            Command::PageDown => self.go(self.lit + PAGE),
            Command::Enter if self.searching => self.end_search(true),
            Command::Menu | Command::Back if self.searching => self.end_search(false),
            _ if self.searching => self.edit(command),
            Command::First => self.go(0),
            Command::Last => self.go(usize::MAX),
            Command::Search => {
                self.searching = true;
                self.search.light();
            }
            Command::Enter | Command::Space => self.open(desk),
            Command::Menu | Command::Back if !self.search.text().is_empty() => self.end_search(false),
            Command::Menu | Command::Back | Command::Home | Command::Quit => {
                desk.notice = None;
                return Next::Home;
            }
            _ => {}
        }
        Next::Stay
    }

    fn type_char(&mut self, c: char, _desk: &mut Desk) {
        if self.searching {
            self.search.insert(c);
            self.find();
        }
    }

    fn row(&mut self, row: usize, desk: &mut Desk) -> Next {
        if row >= self.found.len() {
            return Next::Stay;
        }
        // The first click lights a game, the next one opens it.
        if self.lit == row {
            self.open(desk);
        }
        self.lit = row;
        Next::Stay
    }

    fn learn(&mut self, learned: Learned, desk: &mut Desk) -> Next {
        if let (List::Saved, Learned::Shelf(rows)) = (self.list, learned) {
            self.books = Some(rows.into_iter().map(|row| Book::of(row, desk.text)).collect());
            self.find();
        }
        Next::Stay
    }
}
