//! Lists of games: the saved ones, unfinished first, and the famous ones.

mod book;
mod deed;
mod doing;
mod field;
mod listed;
mod panel;

use super::action::Command;
use super::effect::{Effect, Learned, Source};
use super::form::Line;
use super::question::Question;
use super::{Desk, Mode, Next, Room};
pub use book::{Book, State, listed_result};
pub use deed::{Deed, Done};
pub use field::{Field, Wants};
pub use panel::{Folders, Panel};
use std::path::PathBuf;

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
    /// A line being typed for something else.
    pub field: Option<Field>,
    /// The line accepted last, until it is known what came of it: what is refused can be mended where it stands.
    accepted: Option<Field>,
    /// What lies over the list.
    pub panel: Option<Panel>,
    /// How many files there are; `None` until the shell has looked.
    files: Option<usize>,
    /// How far what is listed is what there is now.
    looked: Looked,
    books: Vec<Book>,
    /// Which of them match the search.
    found: Vec<usize>,
    /// The file that is asked about, and its folder.
    doomed: Option<(PathBuf, String)>,
    /// Whether the line lit was chosen; the first one stays lit otherwise.
    chose: bool,
}

/// How far the files have been looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Looked {
    /// What is listed is from before, and goes when the first games of the new look come.
    Before,
    /// At some of them.
    AtSome,
    /// At all of them.
    AtAll,
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
    /// The saved games, as the shell finds them.
    pub fn saved(desk: &mut Desk) -> Self {
        desk.ask(Effect::Scan);
        Self::of(List::Saved, None)
    }

    /// The famous games.
    pub fn famous(desk: &Desk) -> Self {
        Self::of(List::Famous, Some(book::famous(desk.text)))
    }

    /// The same list, as it was left, looked at again.
    pub(super) fn again(mut self, desk: &mut Desk) -> Self {
        if self.list == List::Saved {
            self.look_again(desk);
        }
        self
    }

    fn of(list: List, books: Option<Vec<Book>>) -> Self {
        let mut shelf = Self {
            list,
            search: Line::new("", LONGEST_SEARCH),
            searching: false,
            lit: 0,
            field: None,
            accepted: None,
            panel: None,
            files: books.as_ref().map(Vec::len),
            looked: if books.is_some() { Looked::AtAll } else { Looked::AtSome },
            books: books.unwrap_or_default(),
            found: Vec::new(),
            doomed: None,
            chose: false,
        };
        shelf.find();
        shelf
    }

    /// What a command is called here, where that is not what it is called elsewhere.
    pub(super) fn label(&self, command: Command, desk: &Desk) -> Option<&'static str> {
        match (command, &self.panel) {
            (Command::Menu, None) if self.has_menu() => Some(desk.text.key.menu),
            (Command::Delete, Some(_)) => Some(desk.text.files.take_off),
            _ => None,
        }
    }

    fn open(&self, desk: &mut Desk) {
        let Some(book) = self.chosen() else { return };
        desk.notice = None;
        match (self.list, &book.state) {
            (List::Saved, State::Damaged(_)) if book.has_moves_left() => {
                desk.ask(Effect::Open(Source::File(book.path.clone(), None)));
            }
            (_, State::Damaged(why)) => {
                let told = (desk.text.shelf.damaged_why)(&book.file, why);
                desk.warn(told);
            }
            (List::Saved, State::Unfinished) => desk.ask(Effect::Resume(book.id.clone())),
            (List::Saved, State::Finished) => {
                desk.ask(Effect::Open(Source::File(book.path.clone(), book.encoding)));
            }
            (List::Famous, _) => {
                if let Some(classic) = crate::record::classics::find(&book.file) {
                    desk.ask(Effect::Open(Source::Classic(classic.file)));
                }
            }
        }
    }
}

impl Room for Shelf {
    fn mode(&self) -> Mode {
        if self.searching || self.field.is_some() {
            Mode::Field
        } else if self.panel.is_some() {
            Mode::Choose
        } else {
            Mode::Shelf
        }
    }

    fn offers(&self, command: Command, _desk: &Desk) -> bool {
        let saved = self.list == List::Saved;
        match command {
            Command::Delete if self.panel.is_some() => self.can_take_off(),
            Command::Rename | Command::Duplicate | Command::Delete => saved && self.chosen().is_some(),
            Command::Encoding => saved && self.chosen().is_some_and(Book::is_record),
            Command::Import | Command::Undo | Command::Folders => saved,
            Command::Enter => self.panel.is_some() || self.chosen().is_some(),
            _ => true,
        }
    }

    /// A search, and the famous games, are left by it.
    fn has_menu(&self) -> bool {
        matches!(self.list, List::Saved) && self.search.text().is_empty()
    }

    fn command(&mut self, command: Command, desk: &mut Desk) -> Next {
        if self.field.is_some() {
            self.field_command(command, desk);
            return Next::Stay;
        }
        if self.panel.is_some() {
            self.panel_command(command, desk);
            return Next::Stay;
        }
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
            _ if self.offers(command, desk) => return self.ask_for(command, desk),
            _ => {}
        }
        Next::Stay
    }

    fn type_char(&mut self, c: char, _desk: &mut Desk) {
        if let Some(field) = &mut self.field {
            if field.record.is_none() {
                field.line.insert(c);
            }
        } else if self.searching {
            self.search.insert(c);
            self.find();
        }
    }

    fn paste(&mut self, text: &str, desk: &mut Desk) -> bool {
        self.take_paste(text, desk)
    }

    fn answer(&mut self, question: Question, yes: bool, desk: &mut Desk) -> Next {
        let doomed = self.doomed.take();
        if let (Question::Trash, true, Some((path, _))) = (question, yes, doomed) {
            desk.ask(Effect::Shelve(Deed::Delete(path)));
        }
        Next::Stay
    }

    fn row(&mut self, row: usize, desk: &mut Desk) -> Next {
        if self.panel.is_some() {
            self.panel_row(row, desk);
            return Next::Stay;
        }
        if row >= self.found.len() || self.field.is_some() {
            return Next::Stay;
        }
        // The first click lights a game, the next one opens it.
        if self.lit == row {
            self.open(desk);
        }
        self.go(row);
        Next::Stay
    }

    fn learn(&mut self, learned: Learned, desk: &mut Desk) -> Next {
        match learned {
            Learned::Found(batch) => self.take(batch, desk),
            Learned::Done(Ok(done)) => self.done(*done, desk),
            Learned::Done(Err(why)) => self.refused(why, desk),
            Learned::Sample(Err(why)) => desk.warn(why),
            Learned::Sample(Ok((path, bytes))) => self.choose_encoding(path, &bytes, desk),
            _ => {}
        }
        Next::Stay
    }

    fn leaving(&mut self, desk: &mut Desk) {
        if self.list == List::Saved {
            desk.ask(Effect::StopScan);
        }
    }
}
