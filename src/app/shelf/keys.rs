//! What the keys of the shelf do: on the list, on what lies over it, and while a line is typed.

use super::{Book, Deed, Desk, Line, List, Shelf};
use crate::app::Next;
use crate::app::bind::{Bind, Bound, Groups};
use crate::app::effect::Effect;
use crate::app::shared::{Edits, Lists, help, help_beside_text, suspend};

type Keys = Bind<Shelf>;

/// Lines that a page has.
const PAGE: usize = 10;

/// The list.
const LISTED: &[Keys] = &[
    Keys::on("enter space", |text| text.key.open, |shelf, desk| shelf.open(desk)).when(has_game).in_menu(1),
    Keys::on(
        "/",
        |text| text.key.search,
        |shelf, _| {
            shelf.searching = true;
            shelf.search.light();
        },
    )
    .in_menu(2),
    Keys::on("i", |text| text.files.import, Shelf::begin_import).when(is_saved).in_menu(3),
    Keys::on(
        "r",
        |text| text.files.rename,
        |shelf, desk| {
            desk.notice = None;
            shelf.rename();
        },
    )
    .when(is_own)
    .in_menu(4),
    Keys::to(
        "delete",
        |text| text.key.delete,
        |shelf, desk| {
            desk.notice = None;
            shelf.delete(desk)
        },
    )
    .when(is_own)
    .commits()
    .in_menu(6),
    Keys::on(
        "u",
        |text| text.files.undo,
        |_, desk| {
            desk.notice = None;
            desk.ask(Effect::Shelve(Deed::Undo));
        },
    )
    .when(is_saved)
    .commits()
    .in_menu(7),
    Keys::on(
        "c",
        |text| text.files.duplicate,
        |shelf, desk| {
            desk.notice = None;
            shelf.with_file(|path| Effect::Shelve(Deed::Duplicate(path)), desk);
        },
    )
    .when(is_own)
    .commits()
    .in_menu(5),
    Keys::on(
        "f",
        |text| text.files.folders,
        |_, desk| {
            desk.notice = None;
            desk.ask(Effect::Shelve(Deed::Folders));
        },
    )
    .when(is_saved)
    .in_menu(9),
    Keys::on(
        "e",
        |text| text.files.encoding,
        |shelf, desk| {
            desk.notice = None;
            shelf.with_file(Effect::Sample, desk);
        },
    )
    .in_help()
    .when(|shelf, desk| is_saved(shelf, desk) && shelf.chosen().is_some_and(Book::is_record))
    .in_menu(8),
    Keys::to("q", |text| text.key.back, |_, desk| leave(desk)).in_help().in_menu(11),
    help().in_menu(10),
    // Esc leads out of the search first, and from the famous games home.
    Keys::to("esc c-c", |text| text.key.menu, |_, _| Next::Menu)
        .when(|shelf, desk| is_saved(shelf, desk) && shelf.search.text().is_empty())
        .if_ever(|shelf| shelf.list == List::Saved),
    Keys::to("esc c-c", |text| text.key.back, Shelf::back)
        .when(|shelf, desk| !is_saved(shelf, desk) || !shelf.search.text().is_empty())
        .if_ever(|shelf| shelf.list == List::Famous),
    suspend(),
];

fn is_saved(shelf: &Shelf, _: &Desk) -> bool {
    shelf.list == List::Saved
}

fn has_game(shelf: &Shelf, _: &Desk) -> bool {
    shelf.chosen().is_some()
}

/// Whether the game lit is one of the player's.
fn is_own(shelf: &Shelf, desk: &Desk) -> bool {
    is_saved(shelf, desk) && has_game(shelf, desk)
}

/// What lies over the list.
const PANEL: &[Keys] = &[
    Keys::on(
        "enter space",
        |text| text.key.choose,
        |shelf, desk| {
            desk.notice = None;
            shelf.choose(desk);
        },
    ),
    Keys::on(
        "delete",
        |text| text.files.take_off,
        |shelf, desk| {
            desk.notice = None;
            shelf.take_off(desk);
        },
    )
    .when(|shelf, _| shelf.can_take_off())
    .if_ever(Shelf::has_folders)
    .commits(),
    help(),
    Keys::on("esc c-c", |text| text.key.back, Shelf::close_panel),
    Keys::also("q", Shelf::close_panel),
    suspend(),
];

/// While a line is typed for something.
const FIELD: &[Keys] = &[
    Keys::on(
        "enter",
        |text| text.key.accept,
        |shelf, desk| {
            desk.notice = None;
            shelf.accept(desk);
        },
    ),
    Keys::on(
        "esc c-c",
        |text| text.key.back,
        |shelf, desk| {
            desk.notice = None;
            shelf.field = None;
        },
    ),
    // A record that was pasted goes as a whole.
    Keys::also("backspace delete c-u", |shelf, _| {
        if let Some(field) = &mut shelf.field {
            field.record = None;
        }
    })
    .when(|shelf, _| shelf.field.as_ref().is_some_and(|field| field.record.is_some())),
];

/// While a game is searched for, which goes through those found, too.
const SEARCH: &[Keys] = &[
    Keys::on("enter", |text| text.key.accept, |shelf, _| shelf.end_search(true)),
    Keys::on("esc c-c", |text| text.key.back, |shelf, _| shelf.end_search(false)),
    Keys::also("up backtab s-tab", |shelf, _| shelf.go(shelf.lit.saturating_sub(1))),
    Keys::also("down tab", |shelf, _| shelf.go(shelf.lit + 1)),
    Keys::also("pgup", |shelf, _| shelf.go(shelf.lit.saturating_sub(PAGE))),
    Keys::also("pgdn", |shelf, _| shelf.go(shelf.lit + PAGE)),
];

const TYPED: &[Keys] = &[help_beside_text(), suspend()];

impl Bound for Shelf {
    fn bindings(&self) -> Groups<Self> {
        if self.field.is_some() {
            const { &[FIELD, Self::EDIT, TYPED] }
        } else if self.searching {
            const { &[SEARCH, Self::EDIT, TYPED] }
        } else if self.panel.is_some() {
            const { &[Self::THROUGH, PANEL] }
        } else {
            const { &[Self::THROUGH, LISTED] }
        }
    }

    fn explained(&self) -> Groups<Self> {
        if self.panel.is_some() && self.field.is_none() {
            const { &[Self::THROUGH, PANEL] }
        } else {
            const { &[Self::THROUGH, LISTED] }
        }
    }
}

impl Lists for Shelf {
    fn place(&self) -> (usize, usize) {
        if self.panel.is_some() { self.panel_place() } else { (self.lit, self.found.len()) }
    }

    fn light(&mut self, line: usize, desk: &mut Desk) {
        if self.panel.is_some() {
            desk.notice = None;
            self.light_panel(line);
        } else {
            self.go(line);
        }
    }
}

impl Edits for Shelf {
    fn open_line(&mut self) -> Option<&mut Line> {
        match &mut self.field {
            Some(field) => Some(&mut field.line),
            None => self.searching.then_some(&mut self.search),
        }
    }

    fn edited(&mut self, desk: &mut Desk) {
        if self.field.is_some() {
            desk.notice = None;
        } else {
            self.find();
        }
    }
}

impl Shelf {
    /// Opens the line for a file to take in.
    fn begin_import(&mut self, desk: &mut Desk) {
        desk.notice = None;
        self.field = Some(super::Field::new(super::Wants::Import, ""));
    }

    fn close_panel(&mut self, desk: &mut Desk) {
        desk.notice = None;
        self.panel = None;
    }

    /// Out of what was searched for, then out of the list.
    fn back(&mut self, desk: &mut Desk) -> Next {
        if self.search.text().is_empty() {
            return leave(desk);
        }
        self.end_search(false);
        Next::Stay
    }
}

fn leave(desk: &mut Desk) -> Next {
    desk.notice = None;
    Next::Home
}
