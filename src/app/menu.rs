//! The menu: everything that can be done on a screen, so that nothing hangs on knowing a key.

use super::bind::{Bind, Bound, Groups, Offer};
use super::key::Key;
use super::next::{Found, Next};

type Keys = Bind<Menu>;

/// The open menu.
#[derive(Debug)]
pub struct Menu {
    /// What it offers.
    pub items: Vec<Offer>,
    /// The line lit.
    pub lit: usize,
}

impl Menu {
    /// A menu of these lines.
    pub const fn new(items: Vec<Offer>) -> Self {
        Self { items, lit: 0 }
    }

    /// What a line does.
    pub fn at(&self, row: usize) -> Option<Found> {
        self.items.get(row).map(|item| item.found)
    }

    const fn last(&self) -> usize {
        self.items.len().saturating_sub(1)
    }

    fn choose(&self, row: usize) -> Next {
        self.at(row).map_or(Next::Stay, Next::Do)
    }

    /// Does what stands beside the key, else what the key does in any list.
    fn other(&mut self, key: Key) -> Next {
        if let Some(item) = self.items.iter().find(|item| item.beside().any(|word| key.is(word))) {
            return Next::Do(item.found);
        }
        match key.character() {
            Some(' ') => return self.choose(self.lit),
            Some('g') => self.lit = 0,
            Some('G') => self.lit = self.last(),
            Some('q') => return Next::Close,
            _ if key.is("c-z") => return Next::Suspend,
            _ => {}
        }
        Next::Stay
    }
}

impl Offer {
    /// The words of the keys that do the same here: what moves in the menu, chooses or closes does not.
    pub fn beside(&self) -> impl Iterator<Item = &'static str> {
        self.keys.split_ascii_whitespace().filter(|word| !MOVES.contains(word))
    }
}

/// What moves in a menu, chooses its lit line or closes it, whatever it means elsewhere.
const MOVES: [&str; 25] = [
    "j",
    "k",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "digit",
    "1-9",
    "enter",
    "esc",
    "left",
    "right",
    "up",
    "down",
    "pgup",
    "pgdn",
    "home",
    "end",
    "backspace",
    "c-c",
];

const LINES: &[Keys] = &[
    Keys::on(
        "up k wheel-up",
        |text| text.key.cursor,
        |menu, _| {
            menu.lit = menu.lit.checked_sub(1).unwrap_or(menu.last());
        },
    )
    .named(|text| text.key_name.up_down.to_owned()),
    Keys::also("down j wheel-down", |menu, _| {
        menu.lit = if menu.lit >= menu.last() { 0 } else { menu.lit + 1 }
    }),
    Keys::also("home pgup", |menu, _| menu.lit = 0),
    Keys::also("end pgdn", |menu, _| menu.lit = menu.last()),
    Keys::to("enter", |text| text.key.choose, |menu, _| menu.choose(menu.lit)),
    Keys::each("1-9", |menu, key, _| menu.choose(usize::from(key.digit().unwrap_or(0)).saturating_sub(1))),
    Keys::to("esc c-c", |text| text.key.back, |_, _| Next::Close),
    Keys::each("any", |menu, key, _| menu.other(key)),
];

impl Bound for Menu {
    fn bindings(&self) -> Groups<Self> {
        const { &[LINES] }
    }
}
